internal import PaywrightModel
internal import PaywrightValues

/// How much of a period a length of time is, as an exact fraction: P3M of P1Y is 1/4.
///
/// Months and years convert, and days and weeks do. Across the two, calendars have no answer, and Google Play documents none: an amount
/// that somebody is charged is not one by a convention.
struct Proration: Hashable {
    let numerator: Int64
    let denominator: Int64

    /// nil where months or years stand beside days or weeks, and when the fraction leaves the range of its type.
    init?(of duration: CalendarDuration, in period: SubscriptionPeriod) {
        let isOfMonths = period.unit == .month || period.unit == .year
        let (months, days) = (duration.years * 12 + duration.months, duration.weeks * 7 + duration.days)
        guard (isOfMonths ? days : months) == 0 else { return nil }
        let length = Int64(isOfMonths ? months : days)
        let unit: Int64 = period.unit == .year ? 12 : period.unit == .week ? 7 : 1
        let whole = Int64(period.value) * unit
        var (left, right) = (length, whole)
        while right != 0 { (left, right) = (right, left % right) }
        guard left != 0 else { return nil }
        numerator = length / left
        denominator = whole / left
    }
}
