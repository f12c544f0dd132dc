import PaywrightMessageTools
import PaywrightReports

extension LoadedCatalogs {
    /// Prints the findings on standard error, for a command whose output has no place for them.
    func reportDiagnostics() {
        for diagnostic in diagnostics { StandardOutput.report(diagnostic) }
    }
}
