import Paywright

/// A day, or an instant on it: "2026-12-01", "2026-12-01T12:00:00+01:00".
struct DayOrInstant {
    /// The day in UTC.
    let day: CalendarDay
    /// Milliseconds since 1970-01-01T00:00:00Z: the instant, or the beginning of the day in UTC.
    let milliseconds: Int64

    init?(_ text: String) {
        guard let day = CalendarDay(dateOrInstant: text),
            let milliseconds = Timestamp.milliseconds(rfc3339: text)
                ?? Timestamp.milliseconds(rfc3339: "\(day)T00:00:00Z")
        else { return nil }
        self.day = day
        self.milliseconds = milliseconds
    }
}
