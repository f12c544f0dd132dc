/// A message and its values: what will be said, before any language says it.
public struct Message: Hashable, Sendable, CustomStringConvertible {
    /// The message key: "offer.freeTrial".
    public let key: String
    /// Its values.
    public let arguments: MessageArguments

    /// A message from its parts.
    ///
    /// - Parameters:
    ///   - key: The message key: "offer.freeTrial".
    ///   - arguments: Its values.
    public init(_ key: String, _ arguments: MessageArguments = [:]) {
        self.key = key
        self.arguments = arguments
    }

    /// The keys of the message and of those inside it.
    package var keys: [String] {
        var keys = [key]
        for entry in arguments.values { if case .message(let inner) = entry.value { keys += inner } }
        return keys
    }

    /// "offer.freeTrial(trialDuration, price)".
    public var description: String {
        "\(key)(\(arguments.names.map(\.rawValue).joined(separator: ", ")))"
    }
}
