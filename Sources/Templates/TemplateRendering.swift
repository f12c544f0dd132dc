internal import Paywright
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// Fills in a template piece by piece.
struct TemplateRendering {
    let dialect: TemplateDialect
    let context: TemplateContext
    let formatter: PaywallFormatter
    /// Whether a catalog's word at the text's beginning gets a capital letter.
    private let capitalizesStart: Bool
    private var string = ""
    /// The length of `string`, which counting it each time would make slow.
    private var length = 0
    /// Whether nothing but white space has been written.
    private var isBlank = true
    private var parts: [FormattedText.Part] = []
    private var formattingDiagnostics: [Diagnostic] = []
    private var variables: [RenderedTemplate.Variable] = []
    private var faults = TemplateDiagnostics()
    private var suggestions: [String: String?] = [:]

    /// Unknown names for which the nearest one is looked for: more of them are no slips of the pen.
    private static let mostSuggestions = 100

    init(_ template: PaywallTemplate, context: TemplateContext, formatter: PaywallFormatter) {
        dialect = template.dialect
        capitalizesStart = context.capitalizesStart && !template.isValueAlone
        self.context = context
        self.formatter = formatter
    }

    /// How many bytes of text there are so far.
    var size: Int { string.utf8.count }

    /// A piece of the template, filled in.
    mutating func append(_ piece: TemplatePiece) {
        switch piece {
        case .text(let text): append(source: text)
        case .variable(let reference): append(reference)
        }
    }

    /// The template's own text, byte for byte but for characters that the parser has reported as hidden.
    mutating func append(source: String) { append(NameSanitizer.leavingOutRefused(source)) }

    private mutating func append(_ text: String) {
        string += text
        length += text.utf16.count
        isBlank = isBlank && text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }

    /// A variable's value, or the variable itself where it is not known.
    mutating func append(_ reference: TemplateReference) {
        guard let variable = TemplateVariable.named(reference.name, in: dialect, context: context) else {
            return leave(reference)
        }
        guard let terms = variable.terms(in: context) else { return reportProduct(variable, reference) }
        let wording = TemplateWording(
            terms,
            context: context,
            match: formatter.match,
            options: formatter.options
        )
        switch wording.answer(variable.value, key: variable.key) {
        case .content(let content): append(content, of: terms, reference)
        case .regular(let content):
            append(content, of: terms, reference)
            let printed = "the customer gets no such offer, printed the product’s own value as \(dialect.title) does"
            report(.regularValue, reference, printed)
        case .zero(let reason):
            append(.number(0, minimumDigits: 1), of: terms, reference)
            report(.zeroValue, reference, "\(reason), printed 0 as \(dialect.title) does")
        case .notApplicable(let reason):
            report(.notApplicable, reference, "\(reason), printed nothing")
            appendNothing(reference)
        case .missingInput(let input):
            report(.missingInput, reference, "it needs \(input), printed nothing")
            appendNothing(reference)
        }
    }

    private mutating func append(_ content: TemplateContent, of terms: PurchaseTerms, _ reference: TemplateReference) {
        var text = formatter.messages.of(terms.product.store).format(content)
        if terms.product.tax == .added, text.parts.contains(where: { $0.kind == .money }) {
            report(.taxNotStated, reference, "tax is added to this amount, printed the amount without it")
        }
        let requested = formatter.match.requested
        var hasOwnLetters = false
        for function in reference.functions {
            switch TemplateFunction(function.name, in: dialect) {
            case .letters(let letterCase)?:
                hasOwnLetters = true
                if case .moneyPiece = content { continue }
                text = text.changingCase(to: letterCase, requested: requested)
            case .strip(let start, let end)?: text = text.stripping(start: start, end: end)
            case nil: continue
            }
        }
        if capitalizesStart, isBlank, content.hasWords, !hasOwnLetters {
            text = text.changingCase(to: .first, requested: requested)
        }
        let start = length
        parts += text.parts(after: start)
        formattingDiagnostics += text.diagnostics
        append(text.string)
        let range = start..<length
        variables.append(RenderedTemplate.Variable(reference: reference, range: range, locale: text.locale))
    }

    private mutating func appendNothing(_ reference: TemplateReference) {
        variables.append(RenderedTemplate.Variable(reference: reference, range: length..<length, locale: nil))
    }

    /// Leaves an unknown variable as it is, so that it is seen, and reports which one may have been meant.
    private mutating func leave(_ reference: TemplateReference) {
        let suggestion = suggestion(for: reference.name)
        let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
        report(.unknownVariable, reference, "no such variable, left as it is\(hint)")
        let start = length
        append(source: reference.source)
        let range = start..<length
        variables.append(RenderedTemplate.Variable(reference: reference, range: range, locale: nil))
    }

    /// The nearest name there is, looked for once for each unknown one.
    private mutating func suggestion(for name: String) -> String? {
        if let known = suggestions[name] { return known }
        guard suggestions.count < Self.mostSuggestions else { return nil }
        let names = TemplateVariable.names(in: dialect, context: context)
        let nearest = NameSuggestion.nearest(to: name, among: names)
        suggestions[name] = .some(nearest)
        return nearest
    }

    private mutating func reportProduct(_ variable: TemplateVariable.Use, _ reference: TemplateReference) {
        let name = variable.productName ?? ""
        report(.unknownProduct, reference, "no product was given the name \"\(name)\", printed nothing")
        appendNothing(reference)
    }

    private mutating func report(
        _ code: TemplateCode,
        _ reference: TemplateReference,
        _ message: String
    ) {
        faults.append(
            at: reference.position,
            Diagnostic(
                code,
                about: reference.name,
                at: reference.position,
                message: "\(dialect.syntax(of: reference.name)): \(message)"
            )
        )
    }

    /// The text, with what was found while reading among the diagnostics.
    func finished(adding found: [Diagnostic]) -> RenderedTemplate {
        RenderedTemplate(
            text: FormattedText(
                string: string,
                parts: parts,
                locale: formatter.match.matched.tag,
                diagnostics: formattingDiagnostics
            ),
            variables: variables,
            diagnostics: (found + faults.all).inOrderOfLines
        )
    }
}
