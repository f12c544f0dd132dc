internal import Paywright

/// What the files of one language say.
package struct ExportedLanguage: Sendable {
    let locale: LocaleTag
    let isRightToLeft: Bool
    let numberingSystem: String
    /// By plan.
    let lines: [[LinePattern]]
    let texts: [(name: String, text: FormattedText)]
    /// By form, and whether the date stands after its name.
    let statuses: [(text: PatternText, isLabelled: Bool)]
    /// The lines of one’s own, by plan.
    let own: [[OwnLinePattern]]
    let diagnostics: [Diagnostic]
    /// The keys of messages that nobody has read as they are.
    private let unread: Set<String>
    /// How a product is called.
    private let formatter: PaywallFormatter

    init(
        _ shapes: ExportedShapes,
        texts names: [String],
        ownLines: [String],
        _ statuses: StatusPlan,
        store: StoreName,
        by formatter: PaywallFormatter
    ) {
        self.formatter = formatter
        let readings = try? CatalogLibrary.builtin().readings()
        let messages = formatter.messages.of(store)
        unread = messages.unreadKeys(readings ?? Readings())
        // A device asks for its language, and the app has decided how it addresses the reader.
        locale = formatter.match.requested.addressing(nil)
        isRightToLeft = formatter.isRightToLeft
        numberingSystem = messages.own.locale.numberingSystem
        var found: [Diagnostic] = []
        lines = shapes.plans.indices.map { index in
            let worded = shapes.plans[index].worded(by: formatter, for: shapes.product(of: index))
            found += worded.diagnostics
            return worded.lines
        }
        texts = ExportedTexts.texts(names, store, by: formatter)
        self.statuses = statuses.forms.map { form in
            let worded = form.worded(by: messages)
            found += worded.diagnostics
            return (worded.text, worded.isLabelled)
        }
        own = shapes.plans.map { $0.ownLines(ownLines, by: formatter) }
        diagnostics = found
    }

    /// Whether somebody has read each of some messages as it is.
    func isRead(_ keys: [String]) -> Bool { unread.isDisjoint(with: keys) }

    /// A pattern; a product that is the key stands in it by its name.
    func text(_ text: PatternText, for product: Product?) -> PatternText {
        guard let product, text.places.contains(.product) else { return text }
        let name = NameSanitizer.clean(formatter.names(of: product).product.text)
        return text.replacing(.product, by: name, isRightToLeft: isRightToLeft)
    }
}

extension PatternText {
    /// The pattern with a text in the places of a role.
    fileprivate func replacing(_ role: PatternRole, by text: String, isRightToLeft: Bool) -> PatternText {
        PatternText(
            pieces.map { piece in
                guard piece == .place(role) else { return piece }
                let alone = PatternText([.place(role)]).filled([role: text], isRightToLeft: isRightToLeft)
                return .words(alone ?? "")
            }
        )
    }
}
