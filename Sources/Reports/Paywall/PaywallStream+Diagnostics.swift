package import Paywright
internal import PaywrightMessageTools
internal import PaywrightRuns

/// What is at fault in a report.
extension PaywallStream {
    /// Diagnostics before anything is formatted, beside those that are `known`: about the languages, the claims and the
    /// catalogs.
    package func diagnostics(beside known: [Diagnostic]) -> [Diagnostic] {
        let formatters = languages.map(\.formatter)
        let found =
            formatters.flatMap { Diagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
            + formatters.flatMap(Diagnostic.untranslated) + quotes.unmatchedClaims(among: products)
        // Faults in the user's catalogs, each once; the built-in ones have none.
        var seen = Set(known)
        let faults = formatters.flatMap(\.catalogDiagnostics).map { $0.reported }
        return found + faults.filter { seen.insert($0).inserted }
    }

    /// What the rules find in the texts of a product with an offer.
    func findings(in wording: ProductWording, named name: ProductName, _ language: Language) -> [Diagnostic] {
        let lines = language.formatter.lines(
            of: wording,
            named: name,
            showing: selection.lines,
            ownLines: selection.ownLines
        )
        let texts = selection.displayed(lines) + language.displayedLabels
        var display = PaywallDisplay(terms: wording.terms, texts: texts, match: language.formatter.match)
        display.isPurchase = lines.isPurchase
        // With a time zone the days are there, where they are certain.
        return rules.diagnostics(in: display, isDatable: !quotes.isDated || wording.dated?.firstCharge?.day != nil)
    }
}
