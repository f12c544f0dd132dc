public import MessageCatalog

/// What a line will say, before any language says it: the message and its values. Can be printed and tested by itself.
public struct LineMessage: Hashable, Sendable {
    /// What fills the line.
    @nonexhaustive
    public enum Content: Hashable, Sendable {
        /// A value alone: the price, the name.
        case value(ArgumentName, ArgumentValue)
        /// One message, or several whole sentences one after the other.
        case sentences([Message])
    }

    /// Which line it is.
    public let line: ProductLine
    /// What fills it.
    public let content: Content

    static func message(_ line: ProductLine, _ key: String, _ arguments: MessageArguments) -> LineMessage {
        LineMessage(line: line, content: .sentences([Message(key, arguments)]))
    }
}
