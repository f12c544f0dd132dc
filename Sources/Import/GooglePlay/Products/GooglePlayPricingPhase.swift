internal import PaywrightModel
internal import PaywrightValues

/// One of the `pricingPhases` of a `ProductDetails`, as the file states it.
struct GooglePlayPricingPhase {
    let node: JSONNode
    let price: Price
    let period: CalendarDuration
    /// How many cycles; nil goes on until cancelled.
    let cycles: Int?

    /// Whether two phases charge the same, however the store words the amount.
    func charges(likeThatOf other: GooglePlayPricingPhase) -> Bool {
        price.amount == other.price.amount && price.currency == other.price.currency && period == other.period
            && (cycles == nil) == (other.cycles == nil)
    }

    /// The phase for a person: "USD 9.99 every P1M".
    var text: String { "\(price) " + (cycles == nil ? "every \(period)" : "for \(period)") }
}

/// One of the `subscriptionOfferDetails`, whose phases could all be read.
struct GooglePlayOfferDetails {
    let node: JSONNode
    let basePlanID: String
    /// nil in the base plan's own.
    let offerID: String?
    /// What the base plan costs: the last phase.
    let regular: GooglePlayPricingPhase
    /// What comes before.
    let leading: [GooglePlayPricingPhase]
    /// Whether an unknown field may change what is calculated from its prices.
    let leavesCalculationsOpen: Bool
}

extension OfferPhase {
    /// A phase of Google Play's, which states only an amount and how often: what costs nothing is free, several payments
    /// or one for one unit of time are paid as they come, and one for a longer time is paid for all of it.
    init(googlePlayPeriod period: CalendarDuration, cycles: Int, isFree: Bool, prices: StorefrontPrices) {
        let isOneUnit = period.singlePeriod?.value == 1
        let mode: PaymentMode = isFree ? .freeTrial : cycles > 1 || isOneUnit ? .payAsYouGo : .payUpFront
        self.init(paymentMode: mode, period: period, periodCount: cycles, prices: prices)
    }
}
