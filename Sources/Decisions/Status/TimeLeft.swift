public import PaywrightValues

/// How much time is left until an end, as a person counts it.
///
///     let calendar = try StoreCalendar(timeZone: "Europe/Berlin")
///     calendar.timeLeft(from: now, until: end)    // .days(4)
@nonexhaustive
public enum TimeLeft: Hashable, Sendable {
    /// So many days of the calendar: the midnights until the end, at least 1. Where 24 hours or more are left.
    case days(Int)
    /// So many whole hours: 1 to 23. Where less than 24 hours are left.
    case hours(Int)
    /// Less than an hour.
    case lessThanAnHour
}

extension StoreCalendar {
    private static let hour: Int64 = 3_600_000

    /// The time that is left until an end: below 24 hours in hours, which are rounded down, else in days from midnight to midnight in
    /// the time zone, as ``days(from:to:)`` counts them. nil where the end is not ahead, and where it is out of range.
    ///
    ///     // 20 November 2026, 18:00 in Berlin
    ///     calendar.timeLeft(from: now, until: endOfThe24th)       // .days(4)
    ///     calendar.timeLeft(from: now, until: fiveInTheMorning)   // .hours(11)
    ///
    /// - Parameters:
    ///   - now: The instant that it is counted from.
    ///   - end: The end.
    public func timeLeft(from now: Instant, until end: Instant) -> TimeLeft? {
        guard now < end, end.isCalendarDate else { return nil }
        let hours = end.milliseconds(since: now) / Self.hour
        if hours < 1 { return .lessThanAnHour }
        if hours < 24 { return .hours(Int(hours)) }
        // A day of 25 hours holds 24 of them without a midnight.
        return days(from: now, to: end).map { .days(max(1, $0)) }
    }
}
