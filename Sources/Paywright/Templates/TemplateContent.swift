internal import MessageCatalog

/// What stands for a variable, before any language says it.
enum TemplateContent: Hashable {
    /// A catalog's message inside other text.
    case phrase(String, MessageArguments)
    /// A catalog's message, or a pattern without words where the catalogs have none yet.
    case pattern(key: String, String, MessageArguments)
    /// A length in a form of the catalog's.
    case length(Length, form: String)
    /// A value alone.
    case value(ArgumentName, ArgumentValue)
    /// A number with at least so many digits.
    case number(Int, minimumDigits: Int)
    /// A piece of an amount.
    case moneyPiece(Money, MoneyPiece)
    /// Something for programs: "true", "USD".
    case plain(String)

    /// Whether a capital letter at the beginning of a text may change it.
    var hasWords: Bool {
        switch self {
        case .phrase, .pattern, .length: true
        default: false
        }
    }
}

/// What is said for a variable, or why nothing is.
enum TemplateAnswer: Hashable {
    /// The first of these that the language has; the last one always can be said.
    case content([TemplateContent])
    /// The same of the product itself, because the customer gets no such offer.
    case regular([TemplateContent])
    /// The product or the offer has no such value.
    case notApplicable(String)
    /// The caller has not given what it takes.
    case missingInput(String)

    static func phrase(_ key: String, _ arguments: MessageArguments = [:]) -> TemplateAnswer {
        .content([.phrase(key, arguments)])
    }
}

extension PaywallFormatter {
    /// The text of the first alternative that the language has, and which one it is.
    func format(_ alternatives: [TemplateContent]) -> (text: FormattedText, content: TemplateContent)? {
        guard let content = alternatives.first(where: speaks) ?? alternatives.last else { return nil }
        return (format(content), content)
    }

    private func speaks(_ content: TemplateContent) -> Bool {
        switch content {
        case .phrase(let key, _): messages.speaks(key)
        case .length(let length, let form): messages.speaks(length, form: form)
        default: true
        }
    }

    private func format(_ content: TemplateContent) -> FormattedText {
        switch content {
        case .phrase(let key, let arguments): messages.phrase(key, arguments)
        case .pattern(let key, let pattern, let arguments):
            messages.speaks(key)
                ? messages.phrase(key, arguments) : messages.format(pattern: pattern, as: key, arguments)
        case .length(let length, let form): messages.format(length, form: form)
        case .value(let name, let value): messages.format(value, as: name)
        case .number(let number, let digits): messages.format(number, minimumDigits: digits)
        case .moneyPiece(let money, let piece): messages.format(money, piece: piece)
        case .plain(let text): FormattedText(string: text, locale: match.matched.tag)
        }
    }
}
