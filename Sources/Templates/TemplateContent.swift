internal import Paywright
internal import PaywrightMessages
internal import PaywrightValues

/// What stands for a variable, before any language says it.
enum TemplateContent: Hashable {
    /// A catalog's message inside other text.
    case phrase(String, MessageArguments)
    /// A length before a noun, where the catalog has words for it: "7-day".
    case attributive(CalendarDuration)
    /// A length abbreviated, with its number: "1 mo".
    case short(CalendarDuration)
    /// A value alone.
    case value(ArgumentName, ArgumentValue)
    /// A number with at least so many digits.
    case number(Int, minimumDigits: Int)
    /// A piece of an amount.
    case moneyPiece(MessagePrice, MoneyPiece)
    /// Something for programs: "true", "USD".
    case plain(String)

    /// Whether a capital letter at the beginning of a text may change it.
    var hasWords: Bool {
        switch self {
        case .phrase, .attributive, .short: true
        case .value, .number, .moneyPiece, .plain: false
        }
    }
}

/// What is said for a variable, or why nothing is.
enum TemplateAnswer: Hashable {
    /// What is said.
    case content(TemplateContent)
    /// The same of the product itself, because the customer gets no such offer.
    case regular(TemplateContent)
    /// 0, because there is no length to count in.
    case zero(String)
    /// The product or the offer has no such value.
    case notApplicable(String)
    /// The caller has not given what it takes.
    case missingInput(String)

    static func phrase(_ key: String, _ arguments: MessageArguments = [:]) -> TemplateAnswer {
        .content(.phrase(key, arguments))
    }
}

extension MessageBundle {
    /// The text of a variable's value.
    func format(_ content: TemplateContent) -> FormattedText {
        switch content {
        case .phrase(let key, let arguments): phrase(key, arguments)
        case .attributive(let length):
            speaks(length, form: "attributive")
                ? format(length, form: "attributive") : phrase("period", [.period: .length(length)])
        case .short(let length): format(length, form: "short")
        case .value(let name, let value): format(value, as: name)
        case .number(let number, let digits): format(number, minimumDigits: digits)
        case .moneyPiece(let money, let piece): format(money, piece: piece)
        case .plain(let text): FormattedText(string: text, locale: match.matched.tag)
        }
    }
}
