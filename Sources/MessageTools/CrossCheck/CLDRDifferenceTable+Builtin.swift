internal import PaywrightLocales

extension CLDRDifferenceTable {
    /// Where the catalogs of this package say something else than CLDR, and why.
    package static func builtin() throws -> CLDRDifferenceTable {
        let file = builtin_cldr_differences()
        return try CLDRDifferenceTable(
            parsing: Array(UnsafeBufferPointer(start: file.bytes, count: file.length)),
            file: "cldr-differences.json"
        )
    }
}
