internal import PaywrightLocales
public import PaywrightMessages

extension CatalogLibrary {
    /// The catalogs of this package, embedded in the binary. Each is read when a locale first asks for it.
    ///
    /// Throws only if the package itself is broken.
    public static func builtin() throws -> CatalogLibrary { try shared.get() }

    private static let shared = Result {
        try CatalogLibrary(
            (0..<builtin_catalog_count()).map { index in
                let catalog = builtin_catalog_at(index)
                let locale = String(cString: catalog.locale)
                return Source(builtin: true, locale: locale, file: "\(locale).arb") {
                    bytes(of: builtin_catalog_at(index))
                }
            },
            vocabulary: .paywright
        )
    }

    private static func bytes(of file: builtin_catalog) -> [UInt8] {
        Array(UnsafeBufferPointer(start: file.bytes, count: file.length))
    }
}
