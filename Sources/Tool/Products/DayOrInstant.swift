import Paywright

/// A day, or an instant on it: "2026-12-01", "2026-12-01T12:00:00+01:00".
struct DayOrInstant {
    /// The day; that of an instant is the day in UTC.
    let day: CalendarDay
    private let instant: Instant?

    init?(_ text: String) {
        guard let day = CalendarDay(dateOrInstant: text) else { return nil }
        self.day = day
        instant = Instant(rfc3339: text)
    }

    /// The instant, or the beginning of the day in a time zone: its first instant, where the clocks jump over midnight.
    func instant(in zone: TimeZoneRules) -> Instant? {
        if let instant { return instant }
        guard let midnight = Instant(rfc3339: "\(day)T00:00:00Z") else { return nil }
        return zone.instant(ofLocalTime: midnight.milliseconds).flatMap { zone.startOfDay($0) }
    }
}
