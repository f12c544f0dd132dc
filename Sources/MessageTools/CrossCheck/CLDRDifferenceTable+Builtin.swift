internal import PaywrightLocales

extension CLDRDifferenceTable {
    /// Where the catalogs of this package say something else than CLDR, and why.
    package static func builtin() throws -> CLDRDifferenceTable {
        try CLDRDifferenceTable(parsing: EmbeddedLocales.cldrDifferences.bytes, file: "cldr-differences.json")
    }
}
