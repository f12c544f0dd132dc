public import PaywrightICU
public import PaywrightTimeZones
public import PaywrightValues

/// An instant as a message argument, with the time zone of its day.
public struct MessageDate: Hashable, Sendable {
    /// When.
    public let instant: Instant
    /// An IANA time zone identifier: "Europe/Berlin".
    public let timeZone: String
    /// Where the rules of the time zone are looked for.
    public let zoneData: TimeZoneData
    /// How long it is written: long in sentences, medium on badges.
    public let style: DateStyle
    /// What stands beside the day.
    public let time: TimeOfDay

    /// What a date shows beside its day.
    @nonexhaustive
    public enum TimeOfDay: String, Hashable, Sendable, CaseIterable {
        /// Nothing: "November 20, 2026".
        case none
        /// The time of day: "November 20, 2026 at 2:30 PM".
        case time
        /// The time of day and the time zone's identifier: "November 20, 2026 at 2:30 PM (UTC)".
        case timeAndZone
    }

    /// A date from its parts.
    ///
    /// - Parameters:
    ///   - instant: When.
    ///   - timeZone: An IANA time zone identifier: "Europe/Berlin".
    ///   - zoneData: Where the rules of the time zone are looked for.
    ///   - style: How long it is written: long in sentences, medium on badges.
    ///   - time: What stands beside the day.
    public init(
        _ instant: Instant,
        timeZone: String,
        zoneData: TimeZoneData = .system,
        style: DateStyle = .long,
        time: TimeOfDay = .none
    ) {
        self.instant = instant
        self.timeZone = timeZone
        self.zoneData = zoneData
        self.style = style
        self.time = time
    }

    /// The same date in another style.
    func styled(_ style: DateStyle) -> MessageDate {
        MessageDate(instant, timeZone: timeZone, zoneData: zoneData, style: style, time: time)
    }

    /// The same date with something else beside the day.
    package func with(_ time: TimeOfDay) -> MessageDate {
        MessageDate(instant, timeZone: timeZone, zoneData: zoneData, style: style, time: time)
    }
}
