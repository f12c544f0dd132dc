internal import PaywrightJSON
public import PaywrightModel

/// Reads StoreKit configuration files (`.storekit`), the JSON that Xcode writes, of formats 1.0 to 6.3.
///
/// One bad product never loses the others, and no field is indispensable but a product's id and price and a
/// subscription's period.
///
///     let imported = try StoreKitConfigurationImporter().products(from: bytes, file: "shop.storekit")
///     for diagnostic in imported.diagnostics { print(diagnostic) }
public struct StoreKitConfigurationImporter: Sendable {
    private let storefront: Storefront?
    private let fields: FieldRules
    private let limits: JSONLimits

    /// An importer for one storefront.
    ///
    /// - Parameters:
    ///   - storefront: Where the prices of a file hold that states no storefront; nil means the United States. A file
    ///     that states one keeps its own currency: its prices are filed under `storefront` if that bills in the same
    ///     currency, and else, with a warning, under the file's storefront.
    ///   - fields: Which fields of a file count; by default those of this version's tables.
    ///   - maximumBytes: The size above which a file is refused unread; by default 64 MiB.
    public init(storefront: Storefront? = nil, fields: FieldRules = FieldRules(), maximumBytes: Int = 64 << 20) {
        self.storefront = storefront
        self.fields = fields
        limits = JSONLimits(maximumBytes: maximumBytes)
    }

    /// The products of a configuration.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The name that diagnostics give the file.
    /// - Throws: `ImportFailure` when the bytes are no configuration or every product was refused. A configuration
    ///   without any product is not a failure but a warning.
    public func products(from bytes: [UInt8], file: String) throws(ImportFailure) -> ProductImport {
        let document = try JSONDocument(importing: bytes, file: file, limits: limits)
        var reader = ConfigurationReader(document: document, file: file, fields: ProductFields(fields))
        return try reader.read(requesting: storefront)
    }
}
