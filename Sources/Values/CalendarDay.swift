/// A day of the Gregorian calendar without a time zone, as App Store Connect dates prices: "2026-12-01".
///
///     CalendarDay("2026-12-01").map { $0 <= CalendarDay("2026-12-24") ?? $0 }    // true
public struct CalendarDay: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The day by ISO 8601, of the years 0001 to 9999: "2026-12-01".
    public let description: String

    /// How a day must look, for messages about one that does not.
    public static let grammar = #"a date by ISO 8601, such as "2026-12-01""#

    /// Reads a date by ISO 8601; nil for anything else, such as a day that the calendar does not have ("2026-02-30").
    ///
    /// - Parameter text: The date: "2026-12-01".
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 10, Instant(rfc3339: "\(text)T00:00:00Z") != nil else { return nil }
        description = String(text)
    }

    /// The day in UTC of an instant; nil outside the years 1 to 9999.
    ///
    /// - Parameter instant: The instant.
    public init?(_ instant: Instant) {
        guard Instant.rfc3339Range.contains(instant) else { return nil }
        description = String(instant.description.prefix(10))
    }

    /// Reads a date, or an instant by RFC 3339 ("2026-12-01T12:00:00+01:00"), of which the day in UTC counts.
    ///
    /// - Parameter text: The date or the instant.
    public init?(dateOrInstant text: String) {
        guard let instant = Instant(rfc3339: text) else {
            self.init(text)
            return
        }
        self.init(instant)
    }

    /// In the order of time.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.description < right.description }
}
