import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightMessageTools
import PaywrightReports

struct LocalesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "locales",
        abstract: "List the languages, or find the catalog for a locale."
    )

    @Option(name: .customLong("match"), parsing: .upToNextOption, help: "Locales to find the language for.")
    var tags: [String] = []

    @OptionGroup var form: AddressOption

    @Option(help: "How to print: text or json.")
    var format: OutputFormat = .text

    @OptionGroup var catalogs: CatalogOptions

    func run() throws {
        try reportingFailures {
            let catalogs = try catalogs.load()
            catalogs.reportDiagnostics()
            try tags.isEmpty ? list(catalogs.library) : match(catalogs.library)
        }
    }

    private func list(_ library: CatalogLibrary) throws {
        let rows = try LocalesReport.rows(of: library)
        let addressed = try LocalesReport.addressedRows(of: library)
        let layers = try LocalesReport.layerRows(of: library)
        switch format {
        case .text:
            for row in rows + addressed + layers {
                let columns = [
                    row.locale.tag, row.name, row.review?.description ?? "", "\(row.messageCount) messages",
                    row.readings.description,
                ]
                try StandardOutput.write(line(columns, widths: [10, 30, 16, 14]))
            }
            let natives = rows.count { $0.review?.level == "native" }
            try StandardOutput.write(
                "\(natives) of \(rows.count) read by a native speaker; second-reading: by another reader than the writer,"
                    + " from rendered lines alone\n"
            )
        case .json:
            try StandardOutput.write(LocalesReport.json(rows, addressed: addressed, layers: layers).text + "\n")
        }
    }

    private func match(_ library: CatalogLibrary) throws {
        let matches = try tags.flatMap { $0.split(separator: ",").map(String.init) }.map { tag in
            try ExplainedMatch(tag, address: form.address, in: library)
        }
        switch format {
        case .text:
            for match in matches {
                let columns = [match.asked, match.match.matched.tag, match.match.reason.rawValue, match.explanation]
                try StandardOutput.write(line(columns, widths: [20, 10, 10]))
            }
        case .json: try StandardOutput.write(LocalesReport.json(matches).text + "\n")
        }
    }

    private func line(_ columns: [String], widths: [Int]) -> String {
        var text = ""
        for (index, column) in columns.enumerated() {
            text += column
            if index < widths.count { text += String(repeating: " ", count: max(1, widths[index] - column.count)) }
        }
        return text + "\n"
    }
}
