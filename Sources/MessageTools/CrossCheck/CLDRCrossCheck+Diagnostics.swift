internal import PaywrightICU
public import PaywrightMessages
public import PaywrightValues

extension CLDRCrossCheck {
    /// Differences of this comparison as diagnostics: a warning where no row of the table gives a reason, a note where one
    /// does.
    ///
    /// - Parameters:
    ///   - differences: The differences that were found.
    ///   - table: The table of differences with their reasons.
    public func diagnostics(
        for differences: [CLDRDifference],
        explainedBy table: CLDRDifferenceTable
    ) -> [Diagnostic] {
        differences.map { difference in
            let reason = table.reason(for: difference)
            let code: CatalogCode = reason == nil ? .cldrDifference : .cldrDifferenceKnown
            let advice = reason ?? "expected CLDR's, or a reason in \(table.file)"
            return diagnostic(code, difference.key, "\(difference.finding); \(advice)")
        }
    }

    /// Where the words stand: in the catalog's message, or, where its parent's says them, at the top of its file.
    private func diagnostic(_ code: CatalogCode, _ key: String?, _ message: String) -> Diagnostic {
        if let entry = key.flatMap(catalog.entry) { return Diagnostic(code, entry, message) }
        return Diagnostic(code: code, file: catalog.file, key: key, line: 1, column: 1, message: message)
    }
}

extension CLDRDifferenceTable {
    /// Rows that say of some locales what is no longer so. None where the ICU in use has another CLDR than the table.
    ///
    /// - Parameters:
    ///   - differences: The differences that were found.
    ///   - locales: The locales that were compared.
    public func outdatedRows(_ differences: [CLDRDifference], locales: Set<String>) -> [Diagnostic] {
        guard ICUVersions.cldr.split(separator: ".").first.map(String.init) == cldr else { return [] }
        return claims(without: differences, locales: locales).map { claim in
            let message = "found a reason for \(claim.text), which is as in CLDR; expected no such row"
            return diagnostic(.cldrDifferenceGone, claim.row, message)
        }
    }

    /// Rows about locales that a library has no catalog of: no difference would ever meet them.
    ///
    /// - Parameter library: The library of catalogs.
    public func rowsWithoutCatalog(in library: CatalogLibrary) -> [Diagnostic] {
        let known = Set(library.locales.map(\.tag))
        return rows.flatMap { row in
            row.locales.filter { !known.contains($0) }.map { locale in
                diagnostic(
                    .badMetadata,
                    row,
                    "found a reason for \"\(locale)\", expected locales there is a catalog of"
                )
            }
        }
    }

    private func diagnostic(_ code: CatalogCode, _ row: Row, _ message: String) -> Diagnostic {
        Diagnostic(code: code, file: file, key: nil, line: row.line, column: row.column, message: message)
    }
}
