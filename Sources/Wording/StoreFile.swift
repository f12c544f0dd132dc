#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Files of stores: of products, and of customers. The fields of a file show its form, never its name.
public enum StoreFile {
    /// The products of a file: a StoreKit configuration, Google Play's products, a product list of Paywright's own form.
    ///
    ///     let shop = try StoreFile.products(at: "aurora.storekit")
    ///     shop.products.count       // 7
    ///     shop.diagnostics.first    // aurora.storekit:12:8: note: …
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - storefront: Where the prices of a file hold that states no storefront; nil means what its form means by default.
    /// - Throws: Foundation's error where the file cannot be read; `ImportFailure` where it states no products.
    public static func products(at path: String, storefront: Storefront? = nil) throws -> ProductImport {
        try products(from: Data(contentsOf: URL(filePath: path)), named: path, storefront: storefront)
    }

    /// The products in the bytes of a file; `name` stands in diagnostics.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - name: The name of the file, for diagnostics.
    ///   - storefront: The storefront, where the file states none.
    /// - Throws: `ImportFailure` where the bytes have none of the forms that can be read.
    public static func products(
        from bytes: Data,
        named name: String,
        storefront: Storefront? = nil
    ) throws(ImportFailure) -> ProductImport {
        try ProductImporter(storefront: storefront).products(from: Array(bytes), file: name)
    }

    /// What a file says of a customer: answers of the App Store Server API, receipts, notifications, Google Play's
    /// subscriptions, and the package's own form.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - signatures: How signed data is verified: `.unverified`, or by a verifier of `PaywrightSignatures`.
    /// - Throws: Foundation's error where the file cannot be read; `ImportFailure` where nothing in it was usable.
    public static func customer(
        at path: String,
        signatures: SignaturePolicy
    ) async throws -> HistoryImport {
        try await customer(from: Data(contentsOf: URL(filePath: path)), named: path, signatures: signatures)
    }

    /// What the bytes of a file say of a customer; `name` stands in diagnostics.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - name: The name of the file, for diagnostics.
    ///   - signatures: How signatures are checked.
    /// - Throws: `ImportFailure` where the bytes have none of the forms that can be read.
    public static func customer(
        from bytes: Data,
        named name: String,
        signatures: SignaturePolicy
    ) async throws(ImportFailure) -> HistoryImport {
        try await HistoryImporter(signatures: signatures).history(from: Array(bytes), file: name)
    }
}
