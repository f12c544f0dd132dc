import ArgumentParser
import Paywright
import PaywrightJSON
import PaywrightReports

struct LocalesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "locales",
        abstract: "List the languages there are, or tell which one speaks for a locale."
    )

    @Option(name: .customLong("match"), parsing: .upToNextOption, help: "Locales to find the language for.")
    var tags: [String] = []

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
        let english = try LocaleTag("en")
        let rows = try library.locales.map { locale in
            let catalog = try library.catalog(for: locale)
            return (
                locale, locale.displayName(in: english), catalog?.metadata.review, catalog?.entries.count ?? 0
            )
        }
        switch format {
        case .text:
            for (locale, name, review, count) in rows {
                let columns = [locale.tag, name, review?.description ?? "", "\(count) messages"]
                try StandardOutput.write(row(columns, widths: [10, 30, 16]))
            }
            let natives = rows.count { $0.2?.level == "native" }
            try StandardOutput.write(
                "\(natives) of \(rows.count) read by a native speaker; second-reading: by another reader than the writer,"
                    + " from rendered lines alone\n"
            )
        case .json:
            let locales = rows.map { locale, name, review, count in
                JSONOutput.inline(
                    .object([
                        ("locale", .string(locale.tag)), ("name", .string(name)),
                        ("review", .string(review?.level ?? "")),
                        ("reviewedBy", review.flatMap(Self.reader) ?? .null),
                        ("messages", .integer(count)),
                    ])
                )
            }
            try StandardOutput.write(
                JSONOutput.object([
                    ("schema", .string("paywright/locales/1")), ("icu", .string(ICUVersions.icu)),
                    ("cldr", .string(ICUVersions.cldr)), ("locales", .array(locales)),
                ]).text + "\n"
            )
        }
    }

    /// Who has read a language, and when; nil where no native speaker has.
    private static func reader(_ review: CatalogMetadata.Review) -> JSONOutput? {
        guard case .native(let name, let day) = review else { return nil }
        return .object([("name", .string(name)), ("date", .string(day.description))])
    }

    private func match(_ library: CatalogLibrary) throws {
        let matches = try tags.flatMap { $0.split(separator: ",").map(String.init) }.map { tag in
            try ExplainedMatch(tag, in: library)
        }
        switch format {
        case .text:
            for match in matches {
                let columns = [match.asked, match.match.matched.tag, match.match.reason.rawValue, match.explanation]
                try StandardOutput.write(row(columns, widths: [20, 10, 10]))
            }
        case .json:
            try StandardOutput.write(
                JSONOutput.object([
                    ("schema", .string("paywright/locale-matches/1")), ("matches", .array(matches.map(\.json))),
                ]).text + "\n"
            )
        }
    }

    private func row(_ columns: [String], widths: [Int]) -> String {
        var text = ""
        for (index, column) in columns.enumerated() {
            text += column
            if index < widths.count { text += String(repeating: " ", count: max(1, widths[index] - column.count)) }
        }
        return text + "\n"
    }
}
