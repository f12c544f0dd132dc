internal import PaywrightModel
internal import PaywrightValues

/// What an offer costs and for how long.
struct OfferTerms {
    let paymentMode: PaymentMode
    let period: CalendarDuration?
    var periodCount = 1
    var price: Price?

    static func freeTrial(lasting length: CalendarDuration) -> OfferTerms {
        OfferTerms(paymentMode: .freeTrial, period: length)
    }
}

extension PaymentMode {
    /// The modes as configuration files write them.
    static let configurationNames: [(name: String, mode: PaymentMode)] = [
        ("free", .freeTrial), ("payAsYouGo", .payAsYouGo), ("payUpFront", .payUpFront), ("oneTime", .oneTime),
    ]

    /// The modes that an offer on a product of this type can have.
    static func configurationNames(for type: ProductType) -> [(name: String, mode: PaymentMode)] {
        configurationNames.filter { $0.mode.isPossible(for: type) }
    }
}
