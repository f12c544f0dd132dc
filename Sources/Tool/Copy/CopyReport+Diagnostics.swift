import Paywright

extension CopyReport {
    /// What there is to say before anything is worded, beside what was `known`: about the languages, the claims and the
    /// catalogs.
    func diagnostics(beside known: [ToolDiagnostic]) -> [ToolDiagnostic] {
        let formatters = speakers.map(\.formatter)
        let found =
            formatters.flatMap { ToolDiagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
            + formatters.flatMap(ToolDiagnostic.untranslated) + purchases.unmatchedClaims(among: offered)
        // Faults in catalogs of one's own, each once; the built-in ones have none.
        var seen = Set(known)
        let issues = formatters.flatMap(\.catalogIssues).map { ToolDiagnostic($0) }
        return found + issues.filter { seen.insert($0).inserted }
    }
}
