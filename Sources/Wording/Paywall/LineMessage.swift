package import PaywrightMessages
package import PaywrightModel

/// What a line will say, before any language says it: the message and its values. Can be printed and tested by itself.
package struct LineMessage<Line: Hashable & Sendable>: Hashable, Sendable {
    /// Which line it is.
    package let line: Line
    /// What fills it.
    package let content: LineContent

    static func message(_ line: Line, _ key: String, _ arguments: MessageArguments = [:]) -> LineMessage {
        LineMessage(line: line, content: .sentences([Message(key, arguments)]))
    }
}

/// What fills a line.
@nonexhaustive
package enum LineContent: Hashable, Sendable {
    /// A value alone: the price, the name.
    case value(ArgumentName, ArgumentValue)
    /// One message, or several whole sentences one after the other.
    case sentences([Message])
    /// Words that a law fixes in a country: nothing where it has none in the language.
    case fixedWords(FixedWords.Kind, Storefront)
}

extension LineContent {
    /// Whether two say the same in every language, byte for byte.
    func says(_ other: LineContent) -> Bool {
        switch (self, other) {
        case (.value(let name, let value), .value(let otherName, let otherValue)):
            name == otherName && value.says(otherValue)
        case (.sentences(let left), .sentences(let right)):
            left.elementsEqual(right) { $0.key == $1.key && $0.arguments.says($1.arguments) }
        case (.fixedWords(let kind, let country), .fixedWords(let otherKind, let otherCountry)):
            kind == otherKind && country == otherCountry
        case (.value, _), (.sentences, _), (.fixedWords, _): false
        }
    }

    /// One message about a product.
    static func message(_ key: ProductKey, _ arguments: MessageArguments = [:]) -> LineContent {
        .sentences([.product(key, arguments)])
    }
}

extension ArgumentValue {
    /// A message about a product inside another one; and one inside that.
    static func message(_ keys: ProductKey...) -> ArgumentValue { .message(keys.map(\.rawValue)) }
}

extension LineWriter {
    /// Writes a line in place of the last one.
    package mutating func write(_ content: borrowing LineContent, in bundle: borrowing MessageBundle) {
        switch content {
        case .value(let name, let value): write(value, as: name, in: bundle)
        case .sentences(let sentences): write(sentences, in: bundle)
        case .fixedWords(let kind, let country): write(FixedWords.text(kind, for: bundle.match.requested, in: country))
        }
    }
}

extension MessageBundle {
    /// The text of a line.
    package func format(_ content: LineContent) -> FormattedText {
        switch content {
        case .value(let name, let value): format(value, as: name)
        case .sentences(let sentences): format(sentences)
        case .fixedWords(let kind, let country): FixedWords.text(kind, for: match.requested, in: country)
        }
    }

    /// The words of a line with every value as its name, which stay the same on every version of CLDR.
    package func skeleton(_ content: LineContent) -> String {
        switch content {
        case .value(let name, _): "{\(name.rawValue)}"
        case .sentences(let sentences): skeleton(sentences)
        case .fixedWords(let kind, let country): FixedWords.text(kind, for: match.requested, in: country).string
        }
    }
}
