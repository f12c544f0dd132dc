internal import Paywright
package import PaywrightICU
package import PaywrightMessages
package import PaywrightValues

/// Measures the messages that go on buttons, badges and labels, rendered for every review case, against the lengths that
/// the source language states (`x-budget`).
///
/// A length counts what a reader sees as a character (extended grapheme clusters), invisible direction characters left
/// out: an Indic syllable is one. Of a line of several sentences each is measured by itself, against its own length.
///
///     try BudgetReview().diagnostics(for: LocaleTag("de"), in: .builtin())    // []
package struct BudgetReview: Sendable {
    /// Every built-in message with values, as some line or template has it.
    private let messages: [Message]

    /// A review of every case there is.
    ///
    /// - Throws: `CatalogFailure` and `ICUError`, if a catalog of the package or ICU itself is broken.
    package init() throws {
        let labels = PaywallLabel.allCases.map { Message($0.rawValue) }
        let source = try LocaleTag(CatalogLibrary.sourceLocale)
        let products = ScenarioMatrix.all.flatMap { scenario in
            // With a name: a button may say it.
            let name = ProductName(of: scenario.terms.product, for: source).text
            let wording = ProductWording(
                scenario.terms,
                name: name,
                comparedWith: scenario.reference,
                dated: scenario.dated,
                choice: scenario.choice
            )
            return wording.messages().filter { scenario.lines?.contains($0.line) != false }.map(\.content)
        }
        let status = try StatusFormatter(locale: CatalogLibrary.sourceLocale, timeZone: "UTC")
        let lines = (products + StatusScenarioReport.messages(status, inEveryDateStyle: false).map(\.content)).flatMap {
            content in
            if case .sentences(let sentences) = content { sentences } else { [Message]() }
        }
        var seen: Set<Message> = []
        messages = (labels + lines + TemplateWords.messages).filter { seen.insert($0).inserted }
    }

    /// The keys of the built-in messages that are measured.
    package var keys: Set<String> { Set(messages.map(\.key)) }

    /// The messages of a locale's own file whose longest text does not fit, with that text. What another language says
    /// for a message that cannot speak is not measured.
    ///
    /// A key of the caller has the length that the source language or, where that says nothing, its own file
    /// states. It is measured with the values of every product scenario that gives it all it needs, as its line is printed;
    /// where none does, it has no line.
    ///
    /// - Throws: `CatalogFailure`, when a file of the library cannot be read.
    package func diagnostics(for locale: LocaleTag, in library: CatalogLibrary) throws(CatalogFailure) -> [Diagnostic] {
        guard let catalog = try library.catalog(for: locale),
            let sourceLocale = library.locales.first(where: { $0.tag == CatalogLibrary.sourceLocale }),
            let source = try library.catalog(for: sourceLocale)
        else { return [] }
        let budgets = Self.budgets(of: catalog, source: source, ownKeys: Set(library.ownKeys))
        var bundle = try library.messages(for: catalog.locale)
        if let layer = catalog.vocabulary.layer(of: catalog.locale),
            let own = try library.messages(of: layer, for: catalog.locale)
        {
            bundle = own
        }
        var longest: [String: (text: String, length: Int)] = [:]
        func measure(_ text: FormattedText, of key: String) {
            guard let budget = budgets[key], text.locale == catalog.locale.layered(nil).tag else { return }
            let length = Self.length(of: text.string)
            if length > max(budget, longest[key]?.length ?? 0) { longest[key] = (text.string, length) }
        }
        // How many an amount is for stands around it, as it does around a line.
        for message in messages where budgets[message.key] != nil && !message.arguments.nameCount {
            measure(bundle.format([message]), of: message.key)
        }
        for line in Self.ownLines(bundle, keys: library.ownKeys.filter { budgets[$0] != nil }) {
            measure(line.text, of: line.key)
        }
        return catalog.entries.compactMap { entry in
            guard let (text, length) = longest[entry.key], let budget = budgets[entry.key] else { return nil }
            let found = "found \(length) characters in “\(VisibleText.make(text))”"
            return Diagnostic(.overBudget, entry, "\(found), expected at most \(budget)")
        }
    }

    /// How long the messages of a catalog may be, where that matters.
    private static func budgets(of catalog: Catalog, source: Catalog, ownKeys: Set<String>) -> [String: Int] {
        var budgets: [String: Int] = [:]
        for entry in catalog.entries {
            let own = ownKeys.contains(entry.key) ? entry.lengthBudget : nil
            budgets[entry.key] = source.entry(for: entry.key)?.lengthBudget ?? own
        }
        return budgets
    }

    /// The caller's lines, as the products of every scenario have them.
    private static func ownLines(_ bundle: MessageBundle, keys: [String]) -> [OwnLine] {
        guard !keys.isEmpty else { return [] }
        let formatter = PaywallFormatter(messages: StoreMessages(bundle), options: PaywallOptions())
        return ScenarioMatrix.all.flatMap { scenario in
            let lines = formatter.lines(
                for: scenario.terms,
                comparedWith: scenario.reference,
                showing: [],
                ownLines: keys
            )
            return lines.ownLines
        }
    }

    private static func length(of text: String) -> Int {
        text.count { character in !character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) }
    }
}

extension MessageArguments {
    /// Whether an amount among them is written with how many it is for.
    fileprivate var nameCount: Bool {
        names.contains { name in
            if case .money(let money)? = self[name] { money.count != nil } else { false }
        }
    }
}
