internal import PaywrightModel
public import PaywrightValues

/// What paying one price saves against another one for the same time.
///
/// The reference is always named: nothing is compared with a product that the caller has not chosen. Both prices are
/// turned into what they cost for the same time by exact fractions of a `DerivedPricePolicy`'s basis, and only then
/// rounded, down. Where the basis knows two lengths of the same time (30 days are a month, and 365 days twelve of them),
/// the one counts by which less is saved. An amount is one only where both lengths are counted in months, or both in days:
/// weeks against a month save another amount in February.
public struct PriceSaving: Hashable, Sendable {
    /// The price compared with.
    public let reference: Price
    /// How often the reference is charged.
    public let referencePeriod: SubscriptionPeriod
    /// How long the compared price pays for.
    public let duration: SubscriptionPeriod
    /// The saving in whole percent, 1 to 99, rounded down.
    public let percent: Int
    /// The saving in that time, rounded down to the currency's digits; nil when that is nothing, and
    /// where a convention of how long a month is would be needed.
    public let amount: Price?
    /// How many months of the reference the saving of a yearly price pays for, whole periods only: 2 months; nil under one, and
    /// for other lengths.
    public let savedTime: SubscriptionPeriod?

    /// nil when nothing is saved, or less than 1 %, when what costs nothing is compared, when the currencies differ, or
    /// when a result leaves the range of its type.
    ///
    ///     let yearly = Price("99.90", "USD")!, monthly = Price("9.99", "USD")!
    ///     PriceSaving(
    ///         paying: yearly, for: SubscriptionPeriod(1, .year)!, insteadOf: monthly, every: SubscriptionPeriod(1, .month)!
    ///     )   // 16 %, USD 19.98, P2M
    ///
    /// - Parameters:
    ///   - price: The price that is paid.
    ///   - duration: How long the compared price pays for.
    ///   - reference: The price compared with.
    ///   - referencePeriod: How often the reference is charged.
    ///   - policy: How the two periods are compared.
    public init?(
        paying price: Price,
        for duration: SubscriptionPeriod,
        insteadOf reference: Price,
        every referencePeriod: SubscriptionPeriod,
        policy: DerivedPricePolicy = .standard
    ) {
        guard price.currency == reference.currency, !price.isFree, !reference.isFree else { return nil }
        // The reference's cost of the same time is `reference × above / below`, however the two lengths are written.
        let (length, interval) = (duration.normalized(), referencePeriod.normalized())
        let ratio = policy.basis.smallestRatio(of: interval.unit, in: length.unit)
        let (above, tooMany) = Int128(ratio.numerator).multipliedReportingOverflow(by: Int128(length.value))
        let (below, tooFew) = Int128(ratio.denominator).multipliedReportingOverflow(by: Int128(interval.value))
        let full = reference.amount.billionths.multipliedReportingOverflow(by: above)
        let paid = price.amount.billionths.multipliedReportingOverflow(by: below)
        guard !tooMany, !tooFew, !full.overflow, !paid.overflow, paid.partialValue < full.partialValue else {
            return nil
        }
        let saved = full.partialValue - paid.partialValue
        let hundredfold = saved.multipliedReportingOverflow(by: 100)
        guard !hundredfold.overflow else { return nil }
        let percent = Int(hundredfold.partialValue / full.partialValue)
        guard percent >= 1 else { return nil }
        self.reference = reference
        self.referencePeriod = referencePeriod
        self.duration = duration
        self.percent = percent
        let isExact = length.counts(inUnitOf: interval)
        let amount = DecimalAmount(billionths: saved / below)
            .scaled(by: 1, over: 1, fractionDigits: reference.currency.fractionDigits, rounding: .down)
        self.amount = amount.flatMap { $0 == .zero || !isExact ? nil : Price(amount: $0, currency: reference.currency) }
        let oneMore = reference.amount.billionths.multipliedReportingOverflow(by: below)
        let periods = oneMore.overflow ? 0 : saved / oneMore.partialValue
        let savesMonths = length.unit == .year && interval.unit == .month
        savedTime = Int(exactly: periods).flatMap {
            savesMonths ? SubscriptionPeriod($0 * interval.value, interval.unit) : nil
        }
    }
}
