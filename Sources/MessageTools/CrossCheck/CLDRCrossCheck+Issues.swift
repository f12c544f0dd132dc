internal import PaywrightICU
public import PaywrightMessages

extension CLDRCrossCheck {
    /// Differences of this comparison as findings: a warning where no row of the table gives a reason, a note where one
    /// does.
    public func issues(
        for differences: [CLDRDifference],
        explainedBy table: CLDRDifferenceTable
    ) -> [CatalogIssue] {
        differences.map { difference in
            let reason = table.reason(for: difference)
            let code: CatalogIssue.Code = reason == nil ? .cldrDifference : .cldrDifferenceKnown
            let advice = reason ?? "expected CLDR's, or a reason in \(table.file)"
            return issue(code, difference.key, "\(difference.finding); \(advice)")
        }
    }

    /// Where the words stand: in the catalog's message, or, where its parent's says them, at the top of its file.
    private func issue(_ code: CatalogIssue.Code, _ key: String?, _ message: String) -> CatalogIssue {
        if let entry = key.flatMap(catalog.entry) { return CatalogIssue(code, entry, message) }
        return CatalogIssue(code: code, file: catalog.file, key: key, line: 1, column: 1, message: message)
    }
}

extension CLDRDifferenceTable {
    /// Rows that say of some locales what is no longer so. None where the ICU in use has another CLDR than the table.
    public func outdatedRows(_ differences: [CLDRDifference], locales: Set<String>) -> [CatalogIssue] {
        guard ICUVersions.cldr.split(separator: ".").first.map(String.init) == cldr else { return [] }
        return claims(without: differences, locales: locales).map { claim in
            let message = "found a reason for \(claim.text), which is as in CLDR; expected no such row"
            return issue(.cldrDifferenceGone, claim.row, message)
        }
    }

    /// Rows about locales that a library has no catalog of: no difference would ever meet them.
    public func rowsWithoutCatalog(in library: CatalogLibrary) -> [CatalogIssue] {
        let known = Set(library.locales.map(\.tag))
        return rows.flatMap { row in
            row.locales.filter { !known.contains($0) }.map { locale in
                issue(.badMetadata, row, "found a reason for \"\(locale)\", expected locales there is a catalog of")
            }
        }
    }

    private func issue(_ code: CatalogIssue.Code, _ row: Row, _ message: String) -> CatalogIssue {
        CatalogIssue(code: code, file: file, key: nil, line: row.line, column: row.column, message: message)
    }
}
