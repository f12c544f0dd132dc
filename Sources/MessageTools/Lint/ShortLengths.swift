internal import PaywrightICU
internal import PaywrightMessages
internal import PaywrightValues

/// Finds a short length directly after a word in a language with cases. What has no abbreviation stands in full, in the nominative:
/// "po dobu 4 dny" in Czech, where it is "po dobu 4 dnů".
struct ShortLengths {
    private let hasCases: Bool

    init(context: LanguageContext) {
        hasCases = PeriodUnit.allCases.contains { unit in
            ["accusative", "dative", "genitive", "oblique"].contains { context.hasCase($0, unit: unit) }
        }
    }

    func diagnostics(in variant: MessageVariant, _ entry: CatalogEntry) -> [Diagnostic] {
        guard hasCases, !CatalogEntry.isForm(entry.key) else { return [] }
        return zip(variant.pieces, variant.pieces.dropFirst()).compactMap { words, value in
            guard case .text(let text) = words, case .value(let reference) = value, reference.name.kind == .length,
                reference.facet == .form("short"),
                let word = text.split(whereSeparator: \.isWhitespace).last, text.last?.isWhitespace == true,
                word.last?.isLetter == true
            else { return nil }
            let found = "found \"\(word)\" before {\(reference)}, whose words may stand in no case"
            let expected = "expected a form that has the word in it, such as \"duration.everyShort\""
            return Diagnostic(.shortAfterWord, "\(found); \(expected)")
        }
    }
}
