extension CLDRCrossCheck {
    /// The differences as findings: a warning where no row of the table gives a reason, a note where one does.
    public func issues(_ table: CLDRDifferenceTable) -> [CatalogIssue] {
        differences().map { difference in
            let reason = table.reason(for: difference)
            let found = "found “\(difference.found)”, CLDR has “\(difference.expected)”"
            let message = [difference.title, found].joined(separator: ": ")
            let code: CatalogIssue.Code = reason == nil ? .cldrDifference : .cldrDifferenceKnown
            return issue(code, difference, "\(message); \(reason ?? "expected CLDR's, or a reason in \(table.file)")")
        }
    }

    /// Where the words stand: in the catalog's form or message, or at the top of its file.
    private func issue(_ code: CatalogIssue.Code, _ difference: CLDRDifference, _ message: String) -> CatalogIssue {
        let form = difference.form.isEmpty ? "duration" : "duration.\(difference.form)"
        let keys: [String] =
            switch difference.subject {
            case .unit: ["\(form).\(difference.item)", form]
            case .perUnit: ["pricePerPeriod"]
            case .percent, .pluralCategory: [difference.found]
            }
        if let entry = keys.lazy.compactMap(catalog.entry).first { return CatalogIssue(code, entry, message) }
        return CatalogIssue(code: code, file: catalog.file, key: keys.first, line: 1, column: 1, message: message)
    }
}

extension CLDRDifferenceTable {
    /// Rows that say of some locales what is no longer so. nil where the ICU in use has another CLDR than the table.
    public func outdatedRows(_ differences: [CLDRDifference], locales: Set<String>) -> [CatalogIssue] {
        guard ICUVersions.cldr.split(separator: ".").first.map(String.init) == cldr else { return [] }
        return claims(without: differences, locales: locales).map { row, claim in
            CatalogIssue(
                code: .cldrDifferenceGone,
                file: file,
                key: nil,
                line: row.line,
                column: 1,
                message: "found a reason for \(claim), which is as in CLDR; expected no such row"
            )
        }
    }
}
