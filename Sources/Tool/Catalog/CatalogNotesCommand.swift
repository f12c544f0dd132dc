import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightMessageTools
import PaywrightReports
internal import PaywrightRuns
internal import PaywrightInspection

struct CatalogNotesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "notes",
        abstract: "List what reviewers marked wrong on a review page, with file, line and column.",
        discussion: """
            Reads the files of marks that the page of paywright review exports, and looks each line up in today's \
            catalogs. A mark whose message has changed since is a note. Exit codes: 0 nothing is marked wrong, 1 \
            something is, 65 no file of marks could be read, 66 a file cannot be read and no other was, 64 wrong usage.
            """
    )

    @Argument(help: ArgumentHelp("Files of marks; - is standard input.", valueName: "marks.json"))
    var files: [String]

    @Option(help: "How to print: text, json or sarif.")
    var format: FindingsFormat = .text

    @OptionGroup var catalogs: CatalogOptions

    func validate() throws {
        guard files.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
    }

    func run() throws {
        try reportingFailures {
            let loaded = try catalogs.load()
            var marks = ReviewMarks()
            marks.read(files)
            let diagnostics = loaded.diagnostics + marks.diagnostics
            let report = try NotesReport(marks, in: loaded.library, names: CatalogFileNames(of: catalogs))
            if format != .json { for diagnostic in diagnostics { StandardOutput.report(diagnostic) } }
            switch format {
            case .text: if marks.hasAnswer { try StandardOutput.write(report.text) }
            case .json: try StandardOutput.write(report.json(diagnostics).text + "\n")
            case .sarif: try StandardOutput.write(report.sarif.text + "\n")
            }
            if !marks.hasAnswer { throw marks.isInputMissing ? ExitStatus.noInput : ExitStatus.dataError }
            if report.errorCount > 0 { throw ExitStatus.ruleBroken }
        }
    }
}
