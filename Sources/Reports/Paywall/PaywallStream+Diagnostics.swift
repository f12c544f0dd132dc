internal import Paywright

extension PaywallStream {
    /// Diagnostics before anything is formatted, beside those that are `known`: about the languages, the claims and the
    /// catalogs.
    package func diagnostics(beside known: [ToolDiagnostic]) -> [ToolDiagnostic] {
        let formatters = languages.map(\.formatter)
        let found =
            formatters.flatMap { ToolDiagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
            + formatters.flatMap(ToolDiagnostic.untranslated) + quotes.unmatchedClaims(among: products)
        // Faults in the user's catalogs, each once; the built-in ones have none.
        var seen = Set(known)
        let issues = formatters.flatMap(\.catalogIssues).map { ToolDiagnostic($0) }
        return found + issues.filter { seen.insert($0).inserted }
    }
}
