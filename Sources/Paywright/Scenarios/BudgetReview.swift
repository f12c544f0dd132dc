public import MessageCatalog

/// Measures the lines that go on buttons, badges and labels, rendered for every review case, against the lengths that the
/// source language states (`x-budget`).
///
/// A length counts what a reader sees as a character (extended grapheme clusters), invisible direction characters left
/// out: an Indic syllable is one.
///
///     try BudgetReview().issues(for: LocaleTag("de"), in: .builtin())    // []
public struct BudgetReview: Sendable {
    private struct Line: Sendable {
        let key: String
        let content: LineContent
    }

    private let lines: [Line]

    /// A review of every case there is. Throws when the built-in catalogs cannot be read.
    public init() throws {
        let labels = PaywallLabel.allCases.map { Line(key: $0.rawValue, content: .sentences([Message($0.rawValue)])) }
        let products = ScenarioMatrix.all.flatMap { $0.messages().map(\.content) }
        let status = try StatusFormatter(locale: CatalogLibrary.sourceLocale, timeZone: "UTC")
        let statuses = StatusScenarioReport.messages(status).map(\.content)
        lines =
            labels
            + (products + statuses).compactMap { content in
                guard case .sentences(let sentences) = content, let key = sentences.first?.key else { return nil }
                return Line(key: key, content: content)
            }
    }

    /// The messages of a locale’s own file whose longest line does not fit, with that line.
    ///
    /// - Throws: `CatalogIssue`, when a file of the library cannot be read.
    public func issues(for locale: LocaleTag, in library: CatalogLibrary) throws -> [CatalogIssue] {
        guard let catalog = try library.catalog(for: locale),
            let source = try library.catalog(for: LocaleTag(CatalogLibrary.sourceLocale))
        else { return [] }
        let messages = try library.messages(for: locale)
        var longest: [String: (text: String, length: Int)] = [:]
        for line in lines {
            guard let budget = source.entry(for: line.key)?.lengthBudget, catalog.entry(for: line.key) != nil else {
                continue
            }
            let text = messages.format(line.content).string
            let length = Self.length(of: text)
            if length > max(budget, longest[line.key]?.length ?? 0) { longest[line.key] = (text, length) }
        }
        return catalog.entries.compactMap { entry in
            guard let (text, length) = longest[entry.key], let budget = source.entry(for: entry.key)?.lengthBudget
            else {
                return nil
            }
            let found = "found \(length) characters in “\(VisibleText.make(text))”"
            return CatalogIssue(.overBudget, entry, "\(found), expected at most \(budget)")
        }
    }

    private static func length(of text: String) -> Int {
        text.count { character in !character.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) }
    }
}
