internal import Paywright
internal import PaywrightMessageTools
internal import PaywrightReviewCases

/// What is found in one catalog at a time. Shared between threads.
struct CatalogCheck: Sendable {
    /// The differences from CLDR that have a reason; nil where nothing is compared with CLDR.
    let table: CLDRDifferenceTable?
    private let budgets: BudgetReview

    init(comparesCLDR: Bool) throws {
        budgets = try BudgetReview()
        table = try comparesCLDR ? CLDRDifferenceTable.builtin() : nil
    }

    /// What is found in the catalog of a locale, and what it says otherwise than CLDR; nil where there is no catalog.
    func diagnostics(
        of locale: LocaleTag,
        in library: CatalogLibrary
    ) throws -> (file: String, diagnostics: [Diagnostic], differences: [CLDRDifference])? {
        guard let catalog = try library.catalog(for: locale) else { return nil }
        let diagnostics =
            try CatalogLint(catalog, in: library).diagnostics() + budgets.diagnostics(for: locale, in: library)
        // A part of a language has its formats and lengths.
        guard let table, !locale.isPartOfLanguage else { return (catalog.file, diagnostics, []) }
        let comparison = try CLDRCrossCheck(catalog, in: library)
        let differences = comparison.differences()
        return (catalog.file, diagnostics + comparison.diagnostics(for: differences, explainedBy: table), differences)
    }

    /// What is found in a file of the user's own words, which lies over the catalogs of a library.
    func diagnostics(ofMessages file: Catalog, in library: CatalogLibrary) throws -> [Diagnostic] {
        try CatalogLint(messages: file, in: library).diagnostics()
            + budgets.diagnostics(for: file.locale, in: library).filter { $0.place.file == file.file }
    }
}
