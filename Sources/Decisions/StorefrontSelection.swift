public import PaywrightModel

/// Which storefronts of a product are shown: what was asked for, and where a product has a price.
public struct StorefrontSelection: Hashable, Sendable {
    /// What was asked for.
    @nonexhaustive
    public enum Request: Hashable, Sendable {
        /// Every storefront with a price.
        case all
        /// This one.
        case only(Storefront)
        /// Nothing was said: one is chosen.
        case unstated
    }

    /// Why not simply what was asked for.
    @nonexhaustive
    public enum Remark: Hashable, Sendable {
        /// The product has no price in the storefront asked for; it is not shown.
        case noPrice(Storefront)
        /// One of several storefronts was chosen because none was asked for.
        case chosen(Storefront)
    }

    /// The storefronts to show, in the order of their codes; each has a price.
    public let storefronts: [Storefront]
    /// What a caller should be told; nil when there is nothing to tell.
    public let remark: Remark?

    /// The storefronts of a product.
    ///
    /// Without a request: the only storefront there is, or the price that holds where no country has one of its own; of several
    /// the United States, or else the first by its code.
    ///
    ///     StorefrontSelection(of: product, requested: .only(germany)).storefronts    // [DEU], or [] without a price there
    ///
    /// - Parameters:
    ///   - keepsOnlyPrice: Whether a product with one price is shown with it even where another storefront was asked for: for
    ///     files that state one storefront for everything, whose importer has reported the difference.
    ///   - product: The product.
    ///   - requested: Which storefronts are asked for.
    public init(of product: Product, requested: Request, keepsOnlyPrice: Bool = false) {
        let priced = Self.priced(product)
        switch requested {
        case .all: self.init(priced)
        case .only(let storefront) where priced.contains(storefront): self.init([storefront])
        case .only where keepsOnlyPrice && priced.count == 1: self.init(priced)
        case .only(let storefront): self.init([], .noPrice(storefront))
        case .unstated where priced.count < 2: self.init(priced)
        case .unstated where priced.contains(.unstated): self.init([.unstated])
        case .unstated:
            let usual = priced.first { $0 == .unitedStates } ?? priced[0]
            self.init([usual], .chosen(usual))
        }
    }

    /// Where a product is sold: the storefronts in which one of its billing plans has a price, in the order of their codes.
    ///
    /// - Parameter product: The product.
    public static func priced(_ product: Product) -> [Storefront] {
        let stated = ([product.prices] + product.billingPlans.map(\.prices)).flatMap(\.entries).map(\.storefront)
        return Set(stated).filter { !OfferSelection.plans(of: product, in: $0).isEmpty }.sorted()
    }

    private init(_ storefronts: [Storefront], _ remark: Remark? = nil) {
        self.storefronts = storefronts
        self.remark = remark
    }
}
