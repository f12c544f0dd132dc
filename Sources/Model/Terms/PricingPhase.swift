internal import PaywrightStorage
public import PaywrightValues

/// One stretch of time in which the same price is charged.
public struct PricingPhase: Hashable, Sendable {
    /// The price of one cycle; free phases have the amount 0.
    public var price: Price { facts.value.price }
    /// The length of one cycle; nil for a product that has no period.
    public var period: CalendarDuration? { facts.value.period }
    /// How many cycles; nil goes on until cancelled.
    public var cycles: Int? { facts.value.cycles }
    /// The offer that brings the phase; nil for the product's own price.
    public var offer: SubscriptionOffer? { facts.value.offer }
    /// How the offer's phase is paid; nil for the product's own price.
    public var paymentMode: PaymentMode? { facts.value.paymentMode }

    private let facts: Shared<Facts>

    private struct Facts: Hashable, Sendable {
        let price: Price
        let period: CalendarDuration?
        let cycles: Int?
        let offer: SubscriptionOffer?
        let paymentMode: PaymentMode?
    }

    /// A phase from its parts. Without `paymentMode` it is that of the offer's first phase.
    ///
    /// - Parameters:
    ///   - price: The price of one cycle; free phases have the amount 0.
    ///   - period: The length of one cycle; nil for a product that has no period.
    ///   - cycles: How many cycles; nil goes on until cancelled.
    ///   - offer: The offer that brings the phase; nil for the product's own price.
    ///   - paymentMode: How the offer's phase is paid; nil for the product's own price.
    public init(
        price: Price,
        period: CalendarDuration?,
        cycles: Int?,
        offer: SubscriptionOffer? = nil,
        paymentMode: PaymentMode? = nil
    ) {
        facts = Shared(
            Facts(
                price: price,
                period: period,
                cycles: cycles,
                offer: offer,
                paymentMode: paymentMode ?? offer?.paymentMode
            )
        )
    }

    /// The whole length: the period times the cycles; nil when it goes on until cancelled or has no period.
    public var duration: CalendarDuration? { cycles.flatMap { period?.times($0) } }

    /// Whether the phase goes on until the customer cancels.
    public var isOpenEnded: Bool { period != nil && cycles == nil }
}
