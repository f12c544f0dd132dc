internal import PaywrightJSON
public import PaywrightModel
internal import PaywrightValues

/// Reads a file of products in any of these forms:
///
/// - a StoreKit configuration (`StoreKitConfigurationImporter`);
/// - Google Play's `ProductDetails`, subscriptions and offers (`GooglePlayProductImporter`);
/// - prices of Paddle Billing, or products with their prices;
/// - products, packages and offerings of RevenueCat's version 2, where they state a price;
/// - a product list, `paywright/products/1` (`ProductListImporter`).
///
/// The fields of the file tell its form, never its name.
///
///     let imports = try files.map { try ProductImporter().products(from: $0.bytes, file: $0.name) }
///     let shop = ProductImport(joining: imports).attachingOffers()
public struct ProductImporter: Sendable {
    private let storefront: Storefront?
    private let fields: FieldRules
    private let limits: JSONLimits

    /// An importer for one storefront.
    ///
    /// - Parameters:
    ///   - storefront: Where the prices of a file hold that does not say it; what nil means depends on the form, see the
    ///     importer of each.
    ///   - fields: Which fields of a store's objects count; by default those of this version's tables.
    ///   - maximumBytes: The size above which a file is refused unread; by default 64 MiB.
    public init(storefront: Storefront? = nil, fields: FieldRules = FieldRules(), maximumBytes: Int = 64 << 20) {
        self.storefront = storefront
        self.fields = fields
        limits = JSONLimits(maximumBytes: maximumBytes)
    }

    /// The products of a file.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The name that diagnostics give the file.
    /// - Throws: `ImportFailure` when the bytes are of no form listed above, or everything in them was refused.
    public func products(from bytes: [UInt8], file: String) throws(ImportFailure) -> ProductImport {
        try products(from: bytes, file: file, census: nil)
    }

    /// The fields of a file, and what each decides or leaves open.
    ///
    /// - Throws: `ImportFailure` when nothing in it was looked at.
    package func fields(from bytes: [UInt8], file: String) throws(ImportFailure) -> InputFields {
        let census = FieldCensus()
        try refuseProductList(bytes, file: file)
        do throws(ImportFailure) {
            _ = try products(from: bytes, file: file, census: census)
        } catch {
            guard !census.objects.isEmpty else { throw error }
        }
        return InputFields(objects: census.objects, fields: census.fields)
    }

    /// A product list has no table of fields: each field that it does not have is reported wherever it is read.
    private func refuseProductList(_ bytes: [UInt8], file: String) throws(ImportFailure) {
        let root = JSONNode(root: try JSONDocument(importing: bytes, file: file, limits: limits).root)
        guard ProductForm(of: root) == .productList else { return }
        let diagnostic = Diagnostic(
            .error,
            ImportCode.notProducts,
            at: Diagnostic.Place(file: file, line: 1, path: "$"),
            found: "a product list, which is a form of Paywright’s own and has no table of fields",
            expected:
                "a file of a store’s; `copy` and `products` report each field that a product list does not have",
            consequence: "the file is left out"
        )
        throw ImportFailure(diagnostics: [diagnostic])
    }

    private func products(
        from bytes: [UInt8],
        file: String,
        census: FieldCensus?
    ) throws(ImportFailure) -> ProductImport {
        let document = try JSONDocument(importing: bytes, file: file, limits: limits)
        let root = JSONNode(root: document.root)
        guard let form = ProductForm(of: root) else {
            throw ImportFailure(notProducts: root, in: document, file: file)
        }
        return try form.products(
            in: document,
            file: file,
            storefront: storefront,
            fields: ProductFields(fields, census: census)
        )
    }
}

extension ImportFailure {
    /// The failure of a file that is JSON, but states no products.
    fileprivate init(notProducts root: JSONNode, in document: JSONDocument, file: String) {
        let members = root.elements ?? [root]
        let history = members.lazy.compactMap { HistoryForm(of: $0) }.first
        let foreign: ForeignForm? =
            if case .foreign(let form)? = history, form.subject == .products { form } else { nil }
        let position = document.position(atOffset: root.offset)
        let diagnostic = Diagnostic(
            .error,
            ImportCode.notProducts,
            at: Diagnostic.Place(
                file: file,
                line: position.line,
                column: position.column,
                path: "$"
            ),
            found: history?.nameAmongProducts
                ?? (root.isObject ? "an object of no known form" : Excerpt.describing(root)),
            expected: foreign?.instead ?? ProductForm.expectation,
            consequence: "the file is left out"
        )
        self.init(diagnostics: [diagnostic])
    }
}
