package import PaywrightModel

/// The products that purchases are joined with, found by store and identifier: the same id in two stores is two products.
///
/// One reference: what the products alone decide is found once, however many customers are joined with them.
package struct JoinedProducts: Sendable {
    private struct Key: Hashable {
        let hasBasePlans: Bool
        let id: String
        let basePlanID: String?
    }

    private final class Index: Sendable {
        let products: [Key: Product]
        let links: ProductLinks
        let groups: [SoldGroup]
        let named: [String: [Product]]

        init(_ ordered: [Product]) {
            links = ProductLinks(ordered)
            groups = SoldGroup.all(of: ordered)
            named = Dictionary(grouping: ordered, by: \.id)
            let identified = ordered.flatMap { product in
                let hasBasePlans = product.store.traits.hasBasePlans
                return [product.basePlanID, nil].map { plan in
                    (Key(hasBasePlans: hasBasePlans, id: product.id, basePlanID: plan), product)
                }
            }
            products = Dictionary(identified, uniquingKeysWith: { first, _ in first })
        }
    }

    private let index: Index
    /// Whether they fill in what a purchase leaves open of its offer: not where a part of the history could not be read,
    /// which may state something else.
    package let fillOffers: Bool

    /// Products in any order; of two with the same identifier the first counts.
    package init(_ products: [Product] = [], fillOffers: Bool = true) {
        index = Index(products)
        self.fillOffers = fillOffers
    }

    /// The same products, which fill in offers or do not.
    init(_ products: JoinedProducts, fillOffers: Bool) {
        index = products.index
        self.fillOffers = fillOffers
    }

    /// The products with an identifier, of all stores.
    func all(named id: String) -> [Product] { index.named[id] ?? [] }

    /// Which identifiers of other stores they state.
    package var links: ProductLinks { index.links }

    /// The products by the groups that their files state, in the order of their first subscriptions.
    var groups: [SoldGroup] { index.groups }

    /// Every win-back offer of a store's products; nil where no product of the store is joined, so that nothing shows which
    /// offers there are.
    package func winBackOfferIDs(of store: StoreName) -> Set<String>? {
        let sold = index.products.filter { $0.key.hasBasePlans == store.traits.hasBasePlans }.values
        guard !sold.isEmpty else { return nil }
        return Set(sold.flatMap(\.offers).filter { $0.type == .winBack }.compactMap(\.id))
    }

    /// The product that a store's purchase is of. What the App Store sells stands in for a store of one's own.
    ///
    /// - Parameter basePlanID: Google Play's base plan; nil for any of the subscription's, which share name and group.
    package func product(_ id: String, of store: StoreName, basePlanID: String? = nil) -> Product? {
        index.products[Key(hasBasePlans: store.traits.hasBasePlans, id: id, basePlanID: basePlanID)]
    }
}

/// The products of one subscription group, as their files state it; one product, or those with its identifier, where they
/// state none.
struct SoldGroup: Sendable {
    /// The store that the files are of.
    let store: StoreName
    /// The group; nil where none is stated.
    let id: String?
    /// The subscriptions among them, each once, in alphabetical order.
    let subscriptionIDs: [String]
    let products: [Product]

    /// The groups of products, in the order of their first subscriptions; those without one come last.
    static func all(of products: [Product]) -> [SoldGroup] {
        struct Key: Hashable {
            let store: StoreName
            let id: String?
            let productID: String?
        }
        var order: [Key] = []
        var members: [Key: [Product]] = [:]
        let (renewing, others) = (
            products.filter { $0.type == .autoRenewable }, products.filter { $0.type != .autoRenewable }
        )
        for product in renewing + others {
            let id = product.group?.id
            let key = Key(store: product.store, id: id, productID: id == nil ? product.id : nil)
            if members[key] == nil { order.append(key) }
            members[key, default: []].append(product)
        }
        return order.map { key in
            let products = members[key] ?? []
            let subscriptions = Set(products.lazy.filter { $0.type == .autoRenewable }.map(\.id))
            return SoldGroup(store: key.store, id: key.id, subscriptionIDs: subscriptions.sorted(), products: products)
        }
    }
}
