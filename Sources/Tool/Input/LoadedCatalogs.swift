import Paywright
import PaywrightReports

/// The catalogs of a run, and what there was to say about the user's own messages among them.
struct LoadedCatalogs {
    let library: CatalogLibrary
    let diagnostics: [Diagnostic]

    /// Tells the findings on standard error, for a command whose output has no place for them.
    func reportDiagnostics() {
        for diagnostic in diagnostics { StandardOutput.report(diagnostic) }
    }
}
