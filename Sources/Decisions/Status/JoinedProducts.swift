package import PaywrightModel

/// The products that purchases are joined with, found by store and identifier: the same id in two stores is two products.
package struct JoinedProducts: Sendable {
    private struct Key: Hashable {
        let hasBasePlans: Bool
        let id: String
        let basePlanID: String?
    }

    private let products: [Key: Product]
    /// Which identifiers of other stores they state.
    package let links: ProductLinks
    /// Whether they fill in what a purchase leaves open of its offer: not where a part of the history could not be read,
    /// which may state something else.
    package let fillOffers: Bool

    /// Products in any order; of two with the same identifier the first counts.
    package init(_ products: [Product] = [], links: ProductLinks? = nil, fillOffers: Bool = true) {
        self.links = links ?? ProductLinks(products)
        self.fillOffers = fillOffers
        let named = products.flatMap { product in
            let hasBasePlans = product.store.traits.hasBasePlans
            return [product.basePlanID, nil].map { plan in
                (Key(hasBasePlans: hasBasePlans, id: product.id, basePlanID: plan), product)
            }
        }
        self.products = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// Every win-back offer of a store's products; nil where no product of the store is joined, so that nothing shows which
    /// offers there are.
    package func winBackOfferIDs(of store: StoreName) -> Set<String>? {
        let sold = products.filter { $0.key.hasBasePlans == store.traits.hasBasePlans }.values
        guard !sold.isEmpty else { return nil }
        return Set(sold.flatMap(\.offers).filter { $0.type == .winBack }.compactMap(\.id))
    }

    /// The product that a store's purchase is of. What the App Store sells stands in for a store of one's own.
    ///
    /// - Parameter basePlanID: Google Play's base plan; nil for any of the subscription's, which share name and group.
    package func product(_ id: String, of store: StoreName, basePlanID: String? = nil) -> Product? {
        products[Key(hasBasePlans: store.traits.hasBasePlans, id: id, basePlanID: basePlanID)]
    }
}
