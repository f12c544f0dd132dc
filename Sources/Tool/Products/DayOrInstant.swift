import Paywright

/// A day, or an instant on it: "2026-12-01", "2026-12-01T12:00:00+01:00".
struct DayOrInstant {
    /// The day in UTC.
    let day: CalendarDay
    /// The instant, or the beginning of the day in UTC.
    let instant: Instant

    init?(_ text: String) {
        guard let day = CalendarDay(dateOrInstant: text),
            let instant = Instant(rfc3339: text) ?? Instant(rfc3339: "\(day)T00:00:00Z")
        else { return nil }
        self.day = day
        self.instant = instant
    }
}
