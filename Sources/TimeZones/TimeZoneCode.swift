/// What is wrong with the data of a time zone: dates are told all the same, perhaps not as the clocks there show them.
public struct TimeZoneIssue: Hashable, Sendable, CustomStringConvertible {
    /// The kind of an issue.
    @nonexhaustive
    public enum Code: String, Hashable, Sendable {
        /// The rules of the zone have changed, and the data in use do not know it.
        case oldZoneData = "old-zone-data"
        /// A file or a folder of zone files cannot be used.
        case unreadableZoneData = "unreadable-zone-data"
    }

    /// The kind.
    public let code: Code
    /// The file or the folder; nil for ICU's data.
    public let file: String?
    /// What there is.
    public let found: String
    /// What there should be.
    public let expected: String
    /// What is done about it, or what it does.
    public let consequence: String

    /// What is wrong, without the file.
    public var message: String { "found \(found), expected \(expected)" }

    /// One line for a person.
    public var description: String {
        [file, "\(message); \(consequence)"].compactMap { $0 }.joined(separator: ": ")
    }
}
