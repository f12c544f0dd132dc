public import PaywrightModel
public import PaywrightValues

/// What was readable in a file.
public struct ProductImport: Hashable, Sendable {
    /// The products, in the file's order; of a StoreKit configuration the subscriptions by group first, then one-time
    /// products, then non-renewing subscriptions.
    public let products: [Product]
    /// What was not taken as it stands, in the order of the file's lines.
    public let diagnostics: [Diagnostic]
    /// Google Play's offers whose base plan is not among the products: it may be in another file, see
    /// `attachingOffers()`.
    public let unattachedOffers: [UnattachedOffer]
    /// The fields that are in no table of this version, and state something.
    public let unknownFields: [UnknownField]

    /// An import from its parts, such as those of several files.
    ///
    /// - Parameters:
    ///   - products: The products, in the file's order; of a StoreKit configuration the subscriptions by group first, then
    ///     one-time products, then non-renewing subscriptions.
    ///   - diagnostics: What was not taken as it stands, in the order of the file's lines.
    ///   - unattachedOffers: Google Play's offers whose base plan is not among the products: it may be in another file, see
    ///     `attachingOffers()`.
    ///   - unknownFields: The fields that are in no table of this version, and state something.
    public init(
        products: [Product],
        diagnostics: [Diagnostic],
        unattachedOffers: [UnattachedOffer] = [],
        unknownFields: [UnknownField] = []
    ) {
        self.products = products
        self.diagnostics = diagnostics
        self.unattachedOffers = unattachedOffers
        self.unknownFields = unknownFields
    }

    /// Several files' imports as one, in their order.
    ///
    /// - Parameter imports: The imports, in their order.
    public init(joining imports: [ProductImport]) {
        self.init(
            products: imports.flatMap(\.products),
            diagnostics: imports.flatMap(\.diagnostics),
            unattachedOffers: imports.flatMap(\.unattachedOffers),
            unknownFields: imports.flatMap(\.unknownFields)
        )
    }
}
