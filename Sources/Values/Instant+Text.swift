extension Instant: CustomStringConvertible, LosslessStringConvertible {
    /// How an instant must look, for messages about one that does not.
    public static let grammar = #"a date and time by RFC 3339, such as "2026-09-24T13:29:26.306Z""#

    /// The instants of the years 1 to 9999 in UTC, which RFC 3339 has a text for.
    package static let rfc3339Range = Timestamp.range

    /// Reads a date and time by RFC 3339, rounded down to milliseconds; nil for anything but a date of the calendar in the
    /// years 1 to 9999, a time of day, at most nine decimals and `Z` or an offset.
    ///
    /// A leap second ("23:59:60") is refused: no time since 1970 can tell it from the second after, and no store writes it.
    ///
    ///     Instant(rfc3339: "2025-09-24T13:29:26.306Z")?.milliseconds    // 1758720566306
    ///     Instant(rfc3339: "2025-02-29T00:00:00Z")                      // nil
    ///
    /// - Parameter text: The date and time: "2026-12-01T12:00:00Z".
    public init?(rfc3339 text: String) {
        guard let instant = Timestamp.instant(text, in: .rfc3339) else { return nil }
        self = instant
    }

    /// Reads the other form that the App Store's receipts have, for people: a space, and "Etc/GMT" for the zone. A date in
    /// "America/Los_Angeles" needs a table of time zones; receipts have it only beside another.
    ///
    ///     Instant(etcGMT: "2018-03-16 16:19:19 Etc/GMT")?.milliseconds    // 1521217159000
    package init?(etcGMT text: String) {
        guard let instant = Timestamp.instant(text, in: .etcGMT) else { return nil }
        self = instant
    }

    /// Reads what ``description`` writes: RFC 3339, and a number of milliseconds for an instant outside the years 1 to 9999.
    ///
    /// - Parameter description: The text of an instant.
    public init?(_ description: String) {
        if let instant = Instant(rfc3339: description) {
            self = instant
            return
        }
        guard let number = Int64(description), String(number) == description else { return nil }
        self.init(milliseconds: number)
        guard !Self.rfc3339Range.contains(self) else { return nil }
    }

    /// The instant by RFC 3339 in UTC, without decimals on a whole second: "2025-09-24T13:29:26.306Z"; the milliseconds
    /// themselves for one outside the years 1 to 9999.
    ///
    ///     Instant(milliseconds: 1_795_176_000_000).description    // "2026-11-20T12:00:00Z"
    public var description: String { Timestamp.text(of: self) }
}

extension Instant: Codable {
    /// Reads a string: what ``description`` writes.
    ///
    /// - Throws: `DecodingError`, with what was found and what was expected.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let instant = Instant(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "found \"\(text)\", expected \(Self.grammar)"
            )
        }
        self = instant
    }

    /// Writes a string: ``description``.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
