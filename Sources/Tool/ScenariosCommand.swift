import ArgumentParser
import Paywright
import PaywrightMessageTools
import PaywrightReports
import PaywrightReviewCases
internal import PaywrightRuns

struct ScenariosCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scenarios",
        abstract: "Print the built-in review cases in one or more languages.",
        discussion: """
            Prints every kind of product, every legal offer and order of phases, every form of a length, every situation of a \
            customer and every notice, one line each: what a translator reads after changing a catalog. No-break spaces show as ⍽, isolates as ⟦ ⟧.
            """
    )

    @OptionGroup var locales: LocaleOptions
    @OptionGroup var catalogs: CatalogOptions

    func run() throws {
        try reportingFailures {
            let catalogs = try catalogs.load()
            catalogs.reportDiagnostics()
            let library = catalogs.library
            for locale in try locales.locales(of: library) {
                let formatter = try PaywallFormatter(locale: locale, catalogs: library)
                for diagnostic in Diagnostic.untranslated(formatter) {
                    StandardOutput.report(diagnostic)
                }
                let status = try StatusFormatter(locale: locale, timeZone: "UTC", catalogs: library)
                let lines = ScenarioReport(formatter).lines + [""] + StatusScenarioReport(status).lines
                let speaker =
                    formatter.match.isFallback ? " (found no catalog, printed \(formatter.match.matched))" : ""
                try StandardOutput.write("# \(locale)\(speaker)\n" + lines.joined(separator: "\n") + "\n")
            }
        }
    }
}
