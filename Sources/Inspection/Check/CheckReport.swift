package import Paywright
package import PaywrightJSON
internal import PaywrightMessageTools
internal import PaywrightReports
internal import PaywrightRuns

/// What was found in some catalogs.
package struct CheckReport {
    /// The files checked, in the order given.
    private(set) var files: [String] = []
    /// Every finding: file by file as they were checked, each in the order of its lines; what is found in a file that was
    /// not given, as in the table of differences from CLDR, comes last.
    private(set) var diagnostics: [Diagnostic] = []
    /// How many texts of the catalogs have been read, and by whom.
    private var readings = Reading.Counts()

    /// Checks the catalogs given, or every one there is, and the user's own words; with `comparesCLDR` also against CLDR.
    ///
    /// - Parameters:
    ///   - given: Catalogs, each as the one of its language; without any, all of `base`.
    ///   - words: Words over a catalog.
    ///   - base: The other catalogs.
    ///   - listsMissing: Whether each message that a catalog lacks has a finding of its own.
    package init(
        files given: [(name: String, bytes: [UInt8])],
        words: [Catalog],
        over base: CatalogLibrary,
        comparesCLDR: Bool,
        listsMissing: Bool
    ) throws {
        var sources: [CatalogLibrary.Source] = []
        for (name, bytes) in given {
            files.append(name)
            do throws(CatalogFailure) {
                let locale = try Catalog(parsing: bytes, file: name).locale
                diagnostics += Self.misnaming(of: name, locale, base)
                sources.append(CatalogLibrary.Source(locale: locale.tag, file: name) { bytes })
            } catch {
                diagnostics.append(error.diagnostic)
            }
        }
        let all = given.isEmpty && words.isEmpty
        let checked =
            try all ? base.catalogLocales.map { ($0, base) } : Self.libraries(of: sources, over: base)
        let check = try CatalogCheck(comparesCLDR: comparesCLDR)
        let known = try base.readings()
        var differences: [CLDRDifference] = []
        for (locale, library) in checked {
            do {
                guard let found = try check.diagnostics(of: locale, in: library) else { continue }
                addFile(found.file)
                if let catalog = try library.catalog(for: locale) { readings = readings + known.counts(of: catalog) }
                diagnostics += found.diagnostics
                differences += found.differences
            } catch let failure as CatalogFailure {
                // A file that cannot be read loses nothing but itself.
                if let file = failure.diagnostic.place.file { addFile(file) }
                if !diagnostics.contains(failure.diagnostic) { diagnostics.append(failure.diagnostic) }
            }
        }
        if let table = check.table {
            diagnostics += try table.rowsWithoutCatalog(in: .builtin())
            diagnostics += table.outdatedRows(differences, locales: Set(checked.map(\.0.tag)))
        }
        let overlaid = try words.isEmpty ? base : base.adding(messages: words)
        for file in words {
            files.append(file.file)
            diagnostics += try check.diagnostics(ofMessages: file, in: overlaid)
        }
        if !listsMissing { summarizeMissing() }
        sort()
    }

    /// More missing messages of a file than this are one finding, so that they hide no other.
    private static let mostMissing = 10

    private mutating func summarizeMissing() {
        let missing = diagnostics.filter { CatalogCode($0) == .missingKey && $0.place.key != nil }
        for (file, found) in Dictionary(grouping: missing, by: \.place.file) where found.count > Self.mostMissing {
            diagnostics.removeAll { $0.place.file == file && CatalogCode($0) == .missingKey && $0.place.key != nil }
            diagnostics.append(
                Diagnostic(
                    code: .missingKey,
                    file: file ?? "",
                    key: nil,
                    line: 1,
                    column: 1,
                    message: "found \(found.count) messages without a text, expected none; --verbose lists them"
                )
            )
        }
    }

    private mutating func addFile(_ file: String) {
        if !files.contains(file) { files.append(file) }
    }

    /// Each of the files as the one of its language, the others in their places beside it.
    private static func libraries(
        of sources: [CatalogLibrary.Source],
        over base: CatalogLibrary
    ) throws -> [(LocaleTag, CatalogLibrary)] {
        let isEachAlone = Set(sources.map(\.locale)).count == sources.count
        let shared = try isEachAlone ? base.replacing(with: sources) : nil
        return try sources.map { source in
            let others = sources.filter { $0.locale != source.locale }
            return (try LocaleTag(source.locale), try shared ?? base.replacing(with: others + [source]))
        }
    }

    /// A file that is named after one language and says that it is another's.
    private static func misnaming(of name: String, _ locale: LocaleTag, _ library: CatalogLibrary) -> [Diagnostic] {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        guard file.hasSuffix(".arb"), let named = try? LocaleTag(String(file.dropLast(4))), named != locale,
            library.hasCatalog(for: named)
        else { return [] }
        return [Diagnostic(wrongLocale: locale, file: name, expected: named)]
    }

    /// Findings come from several checks of the same file; of those at one place the order stays.
    private mutating func sort() {
        let ranks = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        func rank(_ file: String?) -> (Int, String) { (file.flatMap { ranks[$0] } ?? files.count, file ?? "") }
        let ordered = diagnostics.inOrderOfLines.enumerated().sorted { left, right in
            let (first, second) = (rank(left.element.place.file), rank(right.element.place.file))
            return (first.0, first.1, left.offset) < (second.0, second.1, right.offset)
        }
        diagnostics = ordered.map(\.element)
    }

    package var errorCount: Int { diagnostics.count { $0.severity == .error } }
    private var warningCount: Int { diagnostics.count { $0.severity == .warning } }

    /// A line for each finding, and how many there are.
    package var text: String {
        let faults = errorCount + warningCount
        let found = faults == 0 ? "nothing to mend" : "\(errorCount) errors, \(warningCount) warnings"
        let notes = faults == diagnostics.count ? "" : ", \(diagnostics.count - faults) notes"
        let read = readings == Reading.Counts() ? "" : "texts: \(readings.description)\n"
        return diagnostics.map(\.lintText).joined() + read + "\(files.count) catalogs checked: \(found)\(notes)\n"
    }

    /// The findings as a SARIF log.
    package var sarif: JSONOutput { diagnostics.sarif }

    /// The versioned output: schema "paywright/check/1".
    package var json: JSONOutput {
        .object([
            ("schema", .string("paywright/check/1")),
            ("icu", .string(ICUVersions.icu)),
            ("cldr", .string(ICUVersions.cldr)),
            ("files", .array(files.map { .string($0) })),
            ("errors", .integer(errorCount)),
            ("warnings", .integer(warningCount)),
            ("readings", readings.json),
            ("findings", .array(diagnostics.map(\.json))),
        ])
    }
}
