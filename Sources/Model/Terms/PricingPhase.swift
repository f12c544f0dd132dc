public import PaywrightValues

/// One stretch of time in which the same price is charged.
public struct PricingPhase: Hashable, Sendable {
    /// The price of one cycle; free phases have the amount 0.
    public let price: Price
    /// The length of one cycle; nil for a product that has no period.
    public let period: CalendarDuration?
    /// How many cycles; nil goes on until cancelled.
    public let cycles: Int?
    /// The offer that brings the phase; nil for the product's own price.
    public let offer: SubscriptionOffer?
    /// How the offer's phase is paid; nil for the product's own price.
    public let paymentMode: PaymentMode?

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
        self.price = price
        self.period = period
        self.cycles = cycles
        self.offer = offer
        self.paymentMode = paymentMode ?? offer?.paymentMode
    }

    /// The whole length: the period times the cycles; nil when it goes on until cancelled or has no period.
    public var duration: CalendarDuration? { cycles.flatMap { period?.times($0) } }

    /// Whether the phase goes on until the customer cancels.
    public var isOpenEnded: Bool { period != nil && cycles == nil }
}
