public import MessageCatalog

/// What a line will say, before any language says it: the message and its values. Can be printed and tested by itself.
public struct LineMessage: Hashable, Sendable {
    /// A message and its values.
    public struct Sentence: Hashable, Sendable, CustomStringConvertible {
        /// The message key.
        public let key: String
        /// Its values.
        public let arguments: MessageArguments

        /// A sentence from its parts.
        public init(_ key: String, _ arguments: MessageArguments) {
            self.key = key
            self.arguments = arguments
        }

        /// "offer.freeTrial(trialDuration, price)".
        public var description: String {
            "\(key)(\(arguments.names.map(\.rawValue).joined(separator: ", ")))"
        }
    }

    /// What fills the line.
    @nonexhaustive
    public enum Content: Hashable, Sendable {
        /// A value alone: the price, the name.
        case value(ArgumentName, ArgumentValue)
        /// One message, or several whole sentences one after the other.
        case sentences([Sentence])
    }

    /// Which line it is.
    public let line: ProductLine
    /// What fills it.
    public let content: Content

    static func message(_ line: ProductLine, _ key: String, _ arguments: MessageArguments) -> LineMessage {
        LineMessage(line: line, content: .sentences([Sentence(key, arguments)]))
    }
}
