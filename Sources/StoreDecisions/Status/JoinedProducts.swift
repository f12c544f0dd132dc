package import StoreModel

/// The products that purchases are joined with, found by store and identifier: the same id in two stores is two products.
package struct JoinedProducts: Sendable {
    private struct Key: Hashable {
        let isOfGooglePlay: Bool
        let id: String
        let basePlanID: String?
    }

    private let products: [Key: Product]

    /// Products in any order; of two that no identifier tells apart the first counts.
    package init(_ products: [Product] = []) {
        let named = products.flatMap { product in
            let store = product.store == .googlePlay
            return [product.basePlanID, nil].map { plan in
                (Key(isOfGooglePlay: store, id: product.id, basePlanID: plan), product)
            }
        }
        self.products = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    /// The product that a store's purchase is of. What the App Store sells stands in for a store of one's own.
    ///
    /// - Parameter basePlanID: Google Play's base plan; nil for any of the subscription's, which share name and group.
    package func product(_ id: String, of store: StoreName, basePlanID: String? = nil) -> Product? {
        products[Key(isOfGooglePlay: store == .googlePlay, id: id, basePlanID: basePlanID)]
    }
}
