package import Paywright
internal import PaywrightMessageTools
package import PaywrightJSON

/// What was found in some catalogs.
package struct CheckReport {
    /// The files checked, in the order given.
    private(set) var files: [String] = []
    /// Every finding: file by file as they were checked, each in the order of its lines; what is found in a file that was
    /// not given, as in the table of differences from CLDR, comes last.
    private(set) var issues: [CatalogIssue] = []

    /// Checks the catalogs given, or every one there is, and the user's own words; with `comparesCLDR` also against CLDR.
    ///
    /// - Parameters:
    ///   - given: Catalogs, each as the one of its language; without any, all of `base`.
    ///   - words: Words over a catalog.
    ///   - base: The other catalogs.
    package init(
        files given: [(name: String, bytes: [UInt8])],
        words: [Catalog],
        over base: CatalogLibrary,
        comparesCLDR: Bool
    ) throws {
        var sources: [CatalogLibrary.Source] = []
        for (name, bytes) in given {
            files.append(name)
            do throws(CatalogIssue) {
                let locale = try Catalog(parsing: bytes, file: name).locale
                issues += Self.misnaming(of: name, locale, base)
                sources.append(CatalogLibrary.Source(locale: locale.tag, file: name) { bytes })
            } catch {
                issues.append(error)
            }
        }
        let all = given.isEmpty && words.isEmpty
        let checked = try all ? base.locales.map { ($0, base) } : Self.libraries(of: sources, over: base)
        let check = try CatalogCheck(comparesCLDR: comparesCLDR)
        var differences: [CLDRDifference] = []
        for (locale, library) in checked {
            do {
                guard let found = try check.findings(of: locale, in: library) else { continue }
                addFile(found.file)
                issues += found.issues
                differences += found.differences
            } catch let issue as CatalogIssue {
                // A file that cannot be read loses nothing but itself.
                addFile(issue.file)
                if !issues.contains(issue) { issues.append(issue) }
            }
        }
        if let table = check.table {
            issues += try table.rowsWithoutCatalog(in: .builtin())
            issues += table.outdatedRows(differences, locales: Set(checked.map(\.0.tag)))
        }
        let overlaid = try words.isEmpty ? base : base.adding(messages: words)
        for file in words {
            files.append(file.file)
            issues += try check.findings(ofMessages: file, in: overlaid)
        }
        sort()
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
    private static func misnaming(of name: String, _ locale: LocaleTag, _ library: CatalogLibrary) -> [CatalogIssue] {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        guard file.hasSuffix(".arb"), let named = try? LocaleTag(String(file.dropLast(4))), named != locale,
            library.locales.contains(named)
        else { return [] }
        return [CatalogIssue(wrongLocale: locale, file: name, expected: named)]
    }

    /// Findings come from several checks of the same file; of those at one place the order stays.
    private mutating func sort() {
        let ranks = Dictionary(files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let ordered = issues.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            let (firstRank, secondRank) = (ranks[first.file] ?? files.count, ranks[second.file] ?? files.count)
            return (firstRank, first.file, first.line, first.column, left.offset)
                < (secondRank, second.file, second.line, second.column, right.offset)
        }
        issues = ordered.map(\.element)
    }

    package var errorCount: Int { issues.count { $0.code.severity == .error } }
    private var warningCount: Int { issues.count { $0.code.severity == .warning } }

    /// The findings as every format prints them.
    private var findings: [CatalogFinding] { issues.map { CatalogFinding($0) } }

    /// A line for each finding, and how many there are.
    package var text: String {
        let faults = errorCount + warningCount
        let found = faults == 0 ? "nothing to mend" : "\(errorCount) errors, \(warningCount) warnings"
        let notes = faults == issues.count ? "" : ", \(issues.count - faults) notes"
        return findings.map(\.text).joined() + "\(files.count) catalogs checked: \(found)\(notes)\n"
    }

    /// The findings as a SARIF log.
    package var sarif: JSONOutput { findings.sarif }

    /// The versioned output: schema "paywright/check/1".
    package var json: JSONOutput {
        .object([
            ("schema", .string("paywright/check/1")),
            ("icu", .string(ICUVersions.icu)),
            ("cldr", .string(ICUVersions.cldr)),
            ("files", .array(files.map { .string($0) })),
            ("errors", .integer(errorCount)),
            ("warnings", .integer(warningCount)),
            ("findings", .array(findings.map { .inline(.object($0.members)) })),
        ])
    }
}
