import ArgumentParser
import Glibc
import Paywright
import PaywrightJSON
import PaywrightMessageTools
import PaywrightReports
internal import PaywrightInspection

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Print the versions and data in use, and what is wrong with them.",
        discussion: """
            Prints the versions of paywright, its contracts, ICU, CLDR, Unicode and the zone data, the locale of the process, \
            and each catalog with what is unusual about it. Then it prints what is wrong: zone files that are missing \
            or older than a change of the law, a catalog with a fault, an ICU without the data of a language. With \
            --fields it prints the fields of an input instead, of products or of a customer: what each decides, and what it \
            leaves open where no table has it. Exit codes: 0 no error was found, 1 an error was found (or --strict and a \
            warning), 64 wrong usage, 65 the catalogs or the input cannot be read, 66 the input does not exist, 73 the \
            output cannot be written.
            """
    )

    @Option(help: "How to print: text or json.")
    var format: OutputFormat = .text

    @Flag(help: "Exit with 1 when a warning was found, too.")
    var strict = false

    @Option(
        name: .customLong("fields"),
        help: ArgumentHelp("Print the fields of this input; - is standard input. May be repeated.", valueName: "file")
    )
    var inputs: [String] = []

    @OptionGroup var zones: ZoneDataOptions

    @OptionGroup var catalogs: CatalogOptions

    func validate() throws {
        guard inputs.count(where: { $0 == "-" }) < 2 else {
            throw ValidationError("standard input can be read once: found - more than once")
        }
    }

    func run() async throws {
        try await reportingFailures {
            let examinations = try await examinations()
            let catalogs = try catalogs.load()
            let report = DoctorReport(
                catalogs.library,
                zoneData: zones.data,
                process: Self.processLocale,
                inputs: examinations,
                known: catalogs.diagnostics
            )
            switch format {
            case .text where !examinations.isEmpty:
                try StandardOutput.write(examinations.map(\.text).joined(separator: "\n"))
            case .text: try StandardOutput.write(report.text)
            case .json: try StandardOutput.write(report.json.text + "\n")
            }
            if report.hasErrors || (strict && report.diagnostics.contains(where: \.severity.countsAsFault)) {
                throw ExitStatus.ruleBroken
            }
        }
    }

    /// The fields of each input; one that cannot be used ends the command.
    private func examinations() async throws -> [FieldExamination] {
        var examinations: [FieldExamination] = []
        for name in inputs {
            let bytes = try InputFile.read(name)
            do throws(ImportFailure) {
                examinations.append(try await FieldExamination(of: bytes, file: InputFile.displayName(name)))
            } catch {
                for diagnostic in error.diagnostics { StandardOutput.report(diagnostic) }
                throw ExitStatus.dataError
            }
        }
        return examinations
    }

    private static var processLocale: ProcessLocale {
        setlocale(LC_CTYPE, "")
        let characterSet = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? "unknown"
        return ProcessLocale(characterSet: characterSet) { name in getenv(name).map { String(cString: $0) } }
    }
}
