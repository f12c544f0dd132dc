import MessageCatalog
import Paywright

/// What was found in some catalogs.
struct CheckReport {
    /// The files checked, in the order given.
    private(set) var files: [String] = []
    /// Every finding, file by file, in the order of its lines.
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
        let crossCheck = try comparesCLDR ? CLDRDifferenceTable.builtin() : nil
        var differences: [CLDRDifference] = []
        let locales = try names.isEmpty && words.isEmpty ? library.locales : sources.map { try LocaleTag($0.locale) }
        for locale in locales {
            guard let catalog = try library.catalog(for: locale) else { continue }
            if names.isEmpty { files.append(catalog.file) }
            issues += try CatalogLint(catalog, in: library).issues() + budgets.issues(for: locale, in: library)
            if let crossCheck {
                let comparison = try CLDRCrossCheck(catalog, in: library)
                differences += comparison.differences()
                issues += comparison.issues(crossCheck)
            }
        }
        issues += crossCheck?.outdatedRows(differences, locales: Set(locales.map(\.tag))) ?? []
        let reserved = Set(ProductLine.allCases.map(\.rawValue))
        let all = try words.isEmpty ? library : library.adding(messages: words)
        for file in words {
            files.append(file.file)
            issues += try CatalogLint(messages: file, in: all, reservedKeys: reserved).issues()
            issues += try budgets.issues(for: file.locale, in: all).filter { $0.file == file.file }
        }
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
