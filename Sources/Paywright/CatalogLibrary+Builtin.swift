internal import BuiltinCatalogs
public import MessageCatalog

extension CatalogLibrary {
    /// The catalogs of this package, embedded in the binary. Each is read when a locale first asks for it.
    ///
    /// Throws only if ICU itself cannot be used.
    public static func builtin() throws -> CatalogLibrary { try shared.get() }

    private static let shared = Result {
        try CatalogLibrary(
            (0..<builtin_catalog_count()).map { index in
                let catalog = builtin_catalog_at(index)
                let locale = String(cString: catalog.locale)
                return Source(locale: locale, file: "\(locale).arb") {
                    let catalog = builtin_catalog_at(index)
                    return Array(UnsafeBufferPointer(start: catalog.bytes, count: catalog.length))
                }
            }
        )
    }
}
