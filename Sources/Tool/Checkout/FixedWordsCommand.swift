import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightReports

struct FixedWordsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fixed-words",
        abstract: "Print the words that a law fixes for buttons, in a country.",
        discussion: """
            The button of an order, and the functions that withdraw from a contract and end it. A language without words has \
            none: nothing is translated. Exit codes: 0 something was printed, 65 there are no such words, 64 wrong usage, 73 \
            the output cannot be written.
            """
    )

    @Option(help: ArgumentHelp("The country of the customer: DEU or DE.", valueName: "code"))
    var storefront: String

    @Option(
        name: .customLong("locale"),
        help: ArgumentHelp("Languages to print, or all that have words there (default).", valueName: "tag,…")
    )
    var tags: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only these, in this order: \(FixedWords.Kind.allCases.map(\.rawValue).joined(separator: ", ")). May be repeated.",
            valueName: "key,…"
        )
    )
    var lines: [String] = []

    @Option(help: "How to print: text or json.")
    var format: OutputFormat = .text

    func validate() throws {
        _ = try country()
        _ = try kinds()
    }

    func run() throws {
        try reportingFailures {
            let isAll = tags.isEmpty || tags.flatMap { $0.split(separator: ",") }.contains("all")
            let locales = isAll ? nil : try LocaleOptions.locales(tags, address: nil, of: .builtin())
            let report = FixedWordsReport(in: try country(), locales: locales, kinds: try kinds())
            switch format {
            case .text:
                try StandardOutput.write(report.text)
                for diagnostic in report.diagnostics { StandardOutput.report(diagnostic) }
            case .json: try StandardOutput.write(report.json.text + "\n")
            }
            if report.isEmpty { throw ExitStatus.dataError }
        }
    }

    private func country() throws -> Storefront {
        guard let country = Storefront(storefront) else {
            let hint = Misspelling.hint(Storefront.meant(by: storefront))
            throw ValidationError("unknown storefront \"\(storefront)\"; expected a code such as DEU\(hint)")
        }
        return country
    }

    private func kinds() throws -> [FixedWords.Kind] {
        do {
            return try FixedWordsReport.kinds(named: lines)
        } catch {
            throw ValidationError(error.description)
        }
    }
}
