import ArgumentParser
import Glibc
import Paywright
import PaywrightJSON
import PaywrightMessageTools
import PaywrightReports
internal import PaywrightInspection

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Print the versions and data in use, and what is wrong with them.",
        discussion: """
            Prints the versions of paywright, its contracts, ICU, CLDR, Unicode and the zone data, the locale of the process, \
            and each catalog with what is unusual about it. Then it prints what is wrong: zone files that are missing \
            or older than a change of the law, a catalog with a fault, an ICU without the data of a language. Exit codes: 0 \
            no error was found, 1 an error was found (or --strict and a warning), 64 wrong usage, 65 the catalogs \
            cannot be read, 73 the output cannot be written.
            """
    )

    @Option(help: "How to print: text or json.")
    var format: OutputFormat = .text

    @Flag(help: "Exit with 1 when a warning was found, too.")
    var strict = false

    @OptionGroup var zones: ZoneDataOptions

    @OptionGroup var catalogs: CatalogOptions

    func run() throws {
        try reportingFailures {
            let catalogs = try catalogs.load()
            let report = DoctorReport(
                catalogs.library,
                zoneData: zones.data,
                process: Self.processLocale,
                known: catalogs.diagnostics
            )
            switch format {
            case .text: try StandardOutput.write(report.text)
            case .json: try StandardOutput.write(report.json.text + "\n")
            }
            if report.hasErrors || (strict && report.diagnostics.contains(where: \.severity.countsAsFault)) {
                throw ExitStatus.ruleBroken
            }
        }
    }

    private static var processLocale: ProcessLocale {
        setlocale(LC_CTYPE, "")
        let characterSet = nl_langinfo(Int32(CODESET)).map { String(cString: $0) } ?? "unknown"
        return ProcessLocale(characterSet: characterSet) { name in getenv(name).map { String(cString: $0) } }
    }
}
