internal import PaywrightLocales
public import PaywrightMessages

extension CatalogLibrary {
    /// The catalogs of this package, embedded in the binary. Each is read when a locale first asks for it.
    ///
    /// Throws only if the package itself is broken.
    ///
    /// - Throws: An error only if the package was built with a file of `Locales` that has a wrong name.
    public static func builtin() throws -> CatalogLibrary { try shared.get() }

    private static let shared = Result {
        try CatalogLibrary(
            EmbeddedLocales.catalogs.map { catalog in
                Source(builtin: true, locale: catalog.locale, file: "\(catalog.locale).arb") { catalog.text.bytes }
            },
            vocabulary: .paywright,
            readings: { try Readings(parsing: EmbeddedLocales.readings.bytes, file: Readings.fileName) }
        )
    }
}
