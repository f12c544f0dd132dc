public import PaywrightValues

/// One stretch of an offer in which the same price is charged.
///
/// An offer of the App Store has one phase; one of Google Play's has one or two: a free one, a paid one, or both.
public struct OfferPhase: Hashable, Sendable {
    /// How it is paid.
    public let paymentMode: PaymentMode
    /// The length of one period of the phase; nil only for `oneTime`.
    public let period: CalendarDuration?
    /// How many periods, 1 or more; above 1 only for `payAsYouGo`: other phases have one period as long as all of them.
    public let periodCount: Int
    /// The price of one period, per storefront. A free trial has none if it can be had in every storefront, and the
    /// price 0 in each of those that it is limited to.
    public let prices: StorefrontPrices

    /// A phase from its parts.
    ///
    /// - Parameters:
    ///   - paymentMode: How it is paid.
    ///   - period: The length of one period of the phase; nil only for `oneTime`.
    ///   - periodCount: How many periods, 1 or more; above 1 only for `payAsYouGo`: other phases have one period as long as all
    ///     of them.
    ///   - prices: The price of one period, per storefront.
    public init(
        paymentMode: PaymentMode,
        period: CalendarDuration?,
        periodCount: Int = 1,
        prices: StorefrontPrices = StorefrontPrices()
    ) {
        self.paymentMode = paymentMode
        let count = max(1, periodCount)
        let isRepeated = paymentMode == .payAsYouGo
        self.period = isRepeated ? period : period.flatMap { $0.times(count) }
        self.periodCount = isRepeated ? count : 1
        self.prices = prices
    }

    /// The whole length of the phase: its period times its number of periods.
    public var duration: CalendarDuration? { period?.times(periodCount) }

    /// What one period costs in a storefront; nil where the phase is not sold. A free trial that names no storefront
    /// costs nothing anywhere.
    ///
    /// - Parameters:
    ///   - storefront: Where the offer is bought.
    ///   - currency: The currency of a free phase that names no storefront.
    public func price(in storefront: Storefront, currency: CurrencyCode) -> Price? {
        guard paymentMode == .freeTrial else { return prices[storefront] }
        let isSold = prices.entries.isEmpty || prices[storefront] != nil
        return isSold ? Price(amount: .zero, currency: currency) : nil
    }
}
