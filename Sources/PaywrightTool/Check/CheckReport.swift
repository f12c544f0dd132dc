import MessageCatalog
import Paywright

/// What was found in some catalogs.
struct CheckReport {
    /// The files checked, in the order given.
    private(set) var files: [String] = []
    /// Every finding: file by file as they were checked, each in the order of its lines; what is found in a file that was
    /// not given, as in the table of differences from CLDR, comes last.
    private(set) var issues: [CatalogIssue] = []

    /// Checks the catalogs named, or every one there is, and the user's own words; with `comparesCLDR` also against CLDR.
    init(files names: [String], catalogs: CatalogOptions, comparesCLDR: Bool) throws {
        let given = try names.map { name in
            let bytes = try InputFile.read(name)
            return (name: InputFile.displayName(name), bytes: bytes)
        }
        var sources: [CatalogLibrary.Source] = []
        for (name, bytes) in given {
            files.append(name)
            do throws(CatalogIssue) {
                let locale = try Catalog(parsing: bytes, file: name).locale
                sources.append(CatalogLibrary.Source(locale: locale.tag, file: name) { bytes })
            } catch {
                issues.append(error)
            }
        }
        let words = try catalogs.messageFiles()
        let library = try catalogs.library().replacing(with: sources)
        let budgets = try BudgetReview()
        let locales = try names.isEmpty && words.isEmpty ? library.locales : sources.map { try LocaleTag($0.locale) }
        let checked = try locales.compactMap { try library.catalog(for: $0) }
        if names.isEmpty { files += checked.map(\.file) }
        for catalog in checked {
            issues += try CatalogLint(catalog, in: library).issues() + budgets.issues(for: catalog.locale, in: library)
        }
        if comparesCLDR { issues += try Self.differencesFromCLDR(checked, library) }
        let reserved = Set(ProductLine.allCases.map(\.rawValue))
        let all = try words.isEmpty ? library : library.adding(messages: words)
        for file in words {
            files.append(file.file)
            issues += try CatalogLint(messages: file, in: all, reservedKeys: reserved).issues()
            issues += try budgets.issues(for: file.locale, in: all).filter { $0.file == file.file }
        }
        sort()
    }

    /// What the catalogs say otherwise than CLDR, and what the table of reasons says of them without need.
    private static func differencesFromCLDR(_ catalogs: [Catalog], _ library: CatalogLibrary) throws -> [CatalogIssue] {
        let table = try CLDRDifferenceTable.builtin()
        var issues = table.rowsWithoutCatalog(in: try .builtin())
        var found: [CLDRDifference] = []
        for catalog in catalogs {
            let comparison = try CLDRCrossCheck(catalog, in: library)
            let differences = comparison.differences()
            issues += comparison.issues(for: differences, explainedBy: table)
            found += differences
        }
        return issues + table.outdatedRows(found, locales: Set(catalogs.map(\.locale.tag)))
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

    var errorCount: Int { issues.count { $0.code.severity == .error } }
    private var warningCount: Int { issues.count { $0.code.severity == .warning } }

    /// A line for each finding, and how many there are.
    var text: String {
        let lines = issues.map { issue in
            let place = "\(issue.file):\(issue.line):\(issue.column)"
            let key = issue.key.map { " \($0):" } ?? ""
            let line = "\(place): \(issue.code.severity.rawValue):\(key) \(issue.message) [\(issue.code.rawValue)]"
            return NameSanitizer.clean(line) + "\n"
        }
        let faults = errorCount + warningCount
        let found = faults == 0 ? "nothing to mend" : "\(errorCount) errors, \(warningCount) warnings"
        let notes = faults == issues.count ? "" : ", \(issues.count - faults) notes"
        return lines.joined() + "\(files.count) catalogs checked: \(found)\(notes)\n"
    }

    /// The versioned output: schema "paywright/check/1".
    var json: JSONOutput {
        .object([
            ("schema", .string("paywright/check/1")),
            ("icu", .string(ICUVersions.icu)),
            ("cldr", .string(ICUVersions.cldr)),
            ("files", .array(files.map { .string($0) })),
            ("errors", .integer(errorCount)),
            ("warnings", .integer(warningCount)),
            ("findings", .array(issues.map(\.json))),
        ])
    }
}

extension CatalogIssue {
    fileprivate var json: JSONOutput {
        var members: [(String, JSONOutput)] = [
            ("severity", .string(code.severity.rawValue)), ("code", .string(code.rawValue)), ("file", .string(file)),
        ]
        if let key { members.append(("key", .string(key))) }
        members += [("line", .integer(line)), ("column", .integer(column)), ("message", .string(message))]
        return .inline(.object(members))
    }
}
