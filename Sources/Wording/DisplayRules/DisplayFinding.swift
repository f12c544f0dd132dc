public import PaywrightModel

/// What breaks a store's display rule on one paywall.
public struct DisplayFinding: Hashable, Sendable, CustomStringConvertible {
    /// The rule.
    public let rule: DisplayRule
    /// The store whose rule it is.
    public let store: StoreName
    /// The store's document: "Schedule 2 §3.8(b)".
    public let source: String
    /// The keys of the texts concerned, in the order shown; empty where something is missing from the whole paywall.
    public let keys: [String]

    /// One line for a person: what was found, what to add, and who says so.
    public var description: String {
        let place = keys.isEmpty ? "" : " (\(keys.joined(separator: ", ")))"
        return "found \(rule.found)\(place), expected \(rule.expected): \(source)"
    }
}
