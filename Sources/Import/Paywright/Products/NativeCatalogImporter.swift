internal import PaywrightJSON

/// Reads the package's own form of a shop's products, `"schema": "paywright/catalog/1"`, which a person can write:
///
///     {"schema": "paywright/catalog/1", "locale": "en", "products": [
///       {"id": "pro.monthly", "type": "autoRenewable", "period": "P1M",
///        "names": {"en": "Pro", "de": {"name": "Pro", "description": "Alles, jeden Monat"}},
///        "prices": {"USA": "9.99", "DEU": "9.99", "JPN": "1500"},
///        "offers": [{"type": "introductory", "mode": "freeTrial", "period": "P1W"}]}]}
///
/// A price is filed under the code of its region, of three letters or two. It is a decimal in the currency in which the
/// App Store bills there, or has its currency before it, `"UAH 349.99"`: so in a region without an App Store currency, and
/// in every other store. `Examples/catalog-1.schema.json` describes all of the form, `Examples/aurora.catalog.json` is a
/// shop to start from, and `ProductCatalogWriter` writes it.
///
///     let imported = try NativeCatalogImporter().products(from: bytes, file: "shop.catalog.json")
///     for diagnostic in imported.diagnostics { print(diagnostic) }
public struct NativeCatalogImporter: Sendable {
    private let limits: JSONLimits

    /// An importer.
    ///
    /// - Parameter maximumBytes: The size above which a file is refused unread; by default 64 MiB.
    public init(maximumBytes: Int = 64 << 20) {
        limits = JSONLimits(maximumBytes: maximumBytes)
    }

    /// The products of a catalog, in the file's order.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The name that diagnostics give the file.
    /// - Throws: `ImportFailure` when the bytes are no catalog or every product was refused. A catalog without any
    ///   product is not a failure but a warning.
    public func products(from bytes: [UInt8], file: String) throws(ImportFailure) -> ProductImport {
        let document = try JSONDocument(importing: bytes, file: file, limits: limits)
        var reader = CatalogReader(document: document, file: file)
        return try reader.read()
    }
}
