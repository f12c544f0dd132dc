internal import PaywrightJSON

/// Reads a product list, `"schema": "paywright/products/1"`: the package's own form, which a person can write:
///
///     {"schema": "paywright/products/1", "locale": "en", "products": [
///       {"id": "pro.monthly", "type": "autoRenewable", "period": "P1M",
///        "names": {"en": "Pro", "de": {"name": "Pro", "description": "Alles, jeden Monat"}},
///        "prices": {"USA": "9.99", "DEU": "9.99", "JPN": "1500"},
///        "offers": [{"type": "introductory", "mode": "freeTrial", "period": "P1W"}]}]}
///
/// A price is filed under the code of its region, of three letters or two. It is a decimal in the currency in which the
/// App Store bills there, or has its currency before it, `"UAH 349.99"`: so in a region without an App Store currency, and
/// in every other store. `Examples/products-1.schema.json` describes all of the form, `Examples/aurora.products.json` is a
/// shop to start from, and `ProductListWriter` writes it. Files with the form's earlier name, `paywright/catalog/1`, are
/// read as the same form.
///
///     let imported = try ProductListImporter().products(from: bytes, file: "shop.products.json")
///     for diagnostic in imported.diagnostics { print(diagnostic) }
public struct ProductListImporter: Sendable {
    private let limits: JSONLimits

    /// An importer.
    ///
    /// - Parameter maximumBytes: The size above which a file is refused unread; by default 64 MiB.
    public init(maximumBytes: Int = 64 << 20) {
        limits = JSONLimits(maximumBytes: maximumBytes)
    }

    /// The products of a product list, in the file's order.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The name that diagnostics give the file.
    /// - Throws: `ImportFailure` when the bytes are no product list or every product was refused. A list without any
    ///   product is not a failure but a warning.
    public func products(from bytes: [UInt8], file: String) throws(ImportFailure) -> ProductImport {
        let document = try JSONDocument(importing: bytes, file: file, limits: limits)
        var reader = ProductListReader(document: document, file: file)
        return try reader.read()
    }
}
