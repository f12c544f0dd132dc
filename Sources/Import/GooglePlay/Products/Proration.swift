internal import PaywrightModel
internal import PaywrightValues

/// How much of a period a length of time is, as an exact fraction: P3M of P1Y is 1/4.
///
/// Months and years, and days and weeks, convert exactly. Across the two, calendars have no answer: a month is 30 days and
/// 365/84 weeks, a year 365 days and 365/7 weeks, the package's own convention for calculated prices.
struct Proration: Hashable {
    let numerator: Int64
    let denominator: Int64
    /// Whether no convention was needed.
    let isExact: Bool

    /// nil when the fraction leaves the range of its type.
    init?(of duration: CalendarDuration, in period: SubscriptionPeriod) {
        var sum: (Int128, Int128) = (0, 1)
        var isExact = true
        for part in duration.parts {
            let unit = Self.ratio(of: part.unit, in: period.unit)
            let numerator = Int128(part.count) * unit.numerator
            let denominator = Int128(period.value) * unit.denominator
            sum = Self.reduced(sum.0 * denominator + numerator * sum.1, sum.1 * denominator)
            isExact = isExact && unit.isExact
        }
        guard let numerator = Int64(exactly: sum.0), let denominator = Int64(exactly: sum.1) else { return nil }
        self.numerator = numerator
        self.denominator = denominator
        self.isExact = isExact
    }

    /// How much of the `whole` unit the `part` unit is.
    private static func ratio(
        of part: PeriodUnit,
        in whole: PeriodUnit
    ) -> (numerator: Int128, denominator: Int128, isExact: Bool) {
        switch (part, whole) {
        case (.day, .day), (.week, .week), (.month, .month), (.year, .year): (1, 1, true)
        case (.week, .day): (7, 1, true)
        case (.year, .month): (12, 1, true)
        case (.month, .day): (30, 1, false)
        case (.year, .day): (365, 1, false)
        case (.month, .week): (365, 84, false)
        case (.year, .week): (365, 7, false)
        case (.day, .week), (.day, .month), (.day, .year), (.week, .month), (.week, .year), (.month, .year):
            inverse(ratio(of: whole, in: part))
        }
    }

    private static func inverse(
        _ ratio: (numerator: Int128, denominator: Int128, isExact: Bool)
    ) -> (numerator: Int128, denominator: Int128, isExact: Bool) {
        (ratio.denominator, ratio.numerator, ratio.isExact)
    }

    private static func reduced(_ numerator: Int128, _ denominator: Int128) -> (Int128, Int128) {
        var (left, right) = (numerator, denominator)
        while right != 0 { (left, right) = (right, left % right) }
        return left == 0 ? (numerator, denominator) : (numerator / left, denominator / left)
    }
}
