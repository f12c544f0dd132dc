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

    /// A date from its parts.
    ///
    /// - Parameters:
    ///   - instant: When.
    ///   - timeZone: An IANA time zone identifier: "Europe/Berlin".
    ///   - zoneData: Where the rules of the time zone are looked for.
    ///   - style: How long it is written: long in sentences, medium on badges.
    public init(
        _ instant: Instant,
        timeZone: String,
        zoneData: TimeZoneData = .system,
        style: DateStyle = .long
    ) {
        self.instant = instant
        self.timeZone = timeZone
        self.zoneData = zoneData
        self.style = style
    }

    /// The same date in another style.
    func styled(_ style: DateStyle) -> MessageDate {
        MessageDate(instant, timeZone: timeZone, zoneData: zoneData, style: style)
    }
}
