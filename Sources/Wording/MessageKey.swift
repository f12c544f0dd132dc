internal import PaywrightMessages

/// The keys of a family of messages, each a constant: a key that no constant has cannot be said.
package protocol MessageKey: RawRepresentable<String>, CaseIterable, Sendable {}

extension Message {
    /// A message of the package's own.
    init(_ key: some MessageKey, _ arguments: MessageArguments = [:]) { self.init(key.rawValue, arguments) }

    /// A message to a customer about a purchase.
    static func status(_ key: StatusKey, _ arguments: MessageArguments = [:]) -> Message { Message(key, arguments) }

    /// A message to a customer about a situation.
    static func status(_ key: SituationKey, _ arguments: MessageArguments = [:]) -> Message { Message(key, arguments) }

    /// A message about a product.
    static func product(_ key: ProductKey, _ arguments: MessageArguments = [:]) -> Message { Message(key, arguments) }

    /// A message to support staff.
    static func support(_ key: SupportKey, _ arguments: MessageArguments = [:]) -> Message { Message(key, arguments) }

    /// A message to support staff about a situation.
    static func support(_ key: SituationSupportKey, _ arguments: MessageArguments = [:]) -> Message {
        Message(key, arguments)
    }
}
