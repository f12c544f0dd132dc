public import StoreModel

/// What was readable in a file.
public struct ProductImport: Hashable, Sendable {
    /// The products: subscriptions by group, then one-time products, then non-renewing subscriptions, each in the
    /// file's order.
    public let products: [Product]
    /// What was not taken as it stands, in the order of the file's lines.
    public let diagnostics: [ImportDiagnostic]

    /// An import from its parts, such as those of several files.
    public init(products: [Product], diagnostics: [ImportDiagnostic]) {
        self.products = products
        self.diagnostics = diagnostics
    }
}
