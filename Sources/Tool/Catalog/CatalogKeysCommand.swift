import ArgumentParser
import Paywright
import PaywrightInspection
import PaywrightJSON
import PaywrightMessageTools

struct CatalogKeysCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keys",
        abstract: "List the keys that your own words can have, with their texts, their values and what is required.",
        discussion: """
            A message of --messages replaces the one of its key, and has to state what is required: the amount, how often it is \
            charged, how long an offer lasts. "optional" values may be left out.
            """
    )

    @Option(
        help: ArgumentHelp("Only the messages of a line (callToAction) or of a family of keys.", valueName: "name")
    )
    var line: String?

    @Option(help: ArgumentHelp("The language of the texts, as a BCP 47 tag.", valueName: "locale"))
    var locale = CatalogLibrary.sourceLocale

    @Option(help: "How to print: text or json.")
    var format: OutputFormat = .text

    @OptionGroup var catalogs: CatalogOptions

    func run() throws {
        try reportingFailures {
            let catalogs = try catalogs.load()
            catalogs.reportDiagnostics()
            let report = try KeysReport(of: catalogs.library, in: LocaleTag(locale), named: line)
            switch format {
            case .text: try StandardOutput.write(report.text)
            case .json: try StandardOutput.write(report.json.text + "\n")
            }
        }
    }
}
