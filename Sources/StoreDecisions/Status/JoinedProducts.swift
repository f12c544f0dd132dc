package import StoreModel

/// The products that purchases are joined with, found by store and identifier: the same id in two stores is two products.
package struct JoinedProducts: Sendable {
    private struct Key: Hashable {
        let isOfGooglePlay: Bool
        let id: String
        let basePlanID: String?
    }

    private let products: [Key: Product]
    /// Whether they fill in what a purchase leaves open of its offer: not where a part of the history could not be read,
    /// which may state something else.
    package let fillOffers: Bool

    /// Products in any order; of two with the same identifier the first counts.
    package init(_ products: [Product] = [], fillOffers: Bool = true) {
        self.fillOffers = fillOffers
        let named = products.flatMap { product in
            let store = product.store == .googlePlay
            return [product.basePlanID, nil].map { plan in
                (Key(isOfGooglePlay: store, id: product.id, basePlanID: plan), product)
            }
        }
        self.products = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// The win-back offers of the products of one's subscription group; nil where the product is not among these, which then
    /// tell nothing of its offers.
    package func winBackOfferIDs(inGroupOf id: String, of store: StoreName) -> Set<String>? {
        guard let product = product(id, of: store) else { return nil }
        let group = product.group.map { group in products.values.filter { $0.group?.id == group.id } } ?? [product]
        return Set(group.flatMap(\.offers).filter { $0.type == .winBack }.compactMap(\.id))
    }

    /// The product that a store's purchase is of. What the App Store sells stands in for a store of one's own.
    ///
    /// - Parameter basePlanID: Google Play's base plan; nil for any of the subscription's, which share name and group.
    package func product(_ id: String, of store: StoreName, basePlanID: String? = nil) -> Product? {
        products[Key(isOfGooglePlay: store == .googlePlay, id: id, basePlanID: basePlanID)]
    }
}
