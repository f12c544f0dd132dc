import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightReports
internal import PaywrightRuns
internal import PaywrightInspection

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Find faults in catalogs, with file, key and position.",
        discussion: """
            Checks the catalogs (.arb) that are named, each as the one of its language; without any, every built-in one, or \
            those of --catalogs. Files of --messages are checked as what they are: words over a catalog. Exit codes: 0 \
            nothing but warnings was found, 1 an error, 66 a file cannot be read, 64 wrong usage.
            """
    )

    @Argument(help: ArgumentHelp("Catalogs to check.", valueName: "catalog.arb"))
    var files: [String] = []

    @Option(help: "How to print: text, json or sarif.")
    var format: FindingsFormat = .text

    @Flag(
        help:
            "Compare words with CLDR's too: a note for each difference that has a reason, a warning for each that has none."
    )
    var cldr = false

    @Flag(help: "List each message that a catalog lacks; more than ten are one line otherwise.")
    var verbose = false

    @OptionGroup var catalogs: CatalogOptions

    func run() throws {
        try reportingFailures {
            let given = try files.map { (name: InputFile.displayName($0), bytes: try InputFile.read($0)) }
            let words = try catalogs.messageFiles()
            let report = try CheckReport(
                files: given,
                words: words,
                over: catalogs.library(),
                comparesCLDR: cldr,
                listsMissing: verbose || format != .text
            )
            switch format {
            case .text: try StandardOutput.write(report.text)
            case .json: try StandardOutput.write(report.json.text + "\n")
            case .sarif: try StandardOutput.write(report.sarif.text + "\n")
            }
            if report.errorCount > 0 { throw ExitStatus.ruleBroken }
        }
    }
}
