public import PaywrightICU
public import PaywrightTimeZones

/// An instant as a message argument, with the time zone its day is told in.
public struct MessageDate: Hashable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public let milliseconds: Int64
    /// An IANA time zone identifier: "Europe/Berlin".
    public let timeZone: String
    /// Where the rules of the time zone are looked for.
    public let zoneData: TimeZoneData
    /// How long it is written: long in sentences, medium on badges.
    public let style: DateStyle

    /// A date from its parts.
    public init(
        milliseconds: Int64,
        timeZone: String,
        zoneData: TimeZoneData = .system,
        style: DateStyle = .long
    ) {
        self.milliseconds = milliseconds
        self.timeZone = timeZone
        self.zoneData = zoneData
        self.style = style
    }
}
