internal import PaywrightModel

/// Which subscription group a product is in, per store.
///
/// A product file may have identifiers of its own for groups, as one made for local tests has: where a store states
/// another group for one of its products, all the file's products of that group are in the store's.
struct ProductGroups {
    /// The joined products, found by store and identifier.
    let products: JoinedProducts
    /// The store whose products the App Store's files describe: itself, unless only another one has spoken.
    let store: StoreName
    private let stated: [String: String]
    /// The groups that the store states of products, by product.
    private let statedOfProducts: [String: String]

    init(_ products: JoinedProducts, history: CustomerHistory) {
        let known = JoinedProducts(products, fillOffers: history.reading.isWhole)
        self.products = known
        let hasOther = history.coverage[.other] != nil && history.coverage[.appStore] == nil
        let store: StoreName = hasOther ? .other : .appStore
        self.store = store
        var stated: [String: String] = [:]
        var statedOfProducts: [String: String] = [:]
        for transaction in history.transactions where transaction.store == store {
            guard let group = transaction.groupID else { continue }
            // Of several groups the first by name, so that the order of purchases decides nothing.
            let id = transaction.productID
            statedOfProducts[id] = min(group, statedOfProducts[id] ?? group)
            guard let file = known.product(id, of: store)?.group?.id else { continue }
            stated[file] = min(group, stated[file] ?? group)
        }
        self.stated = stated
        self.statedOfProducts = statedOfProducts
    }

    /// The store that sells a product.
    func store(of product: Product) -> StoreName { store(ofFilesOf: product.store) }

    /// The store that sells the products of a store's files.
    func store(ofFilesOf store: StoreName) -> StoreName { store == .appStore ? self.store : store }

    /// The group of a product of the files, as the store calls it; where the file states none, the one that the store
    /// states with a purchase.
    func groupID(of product: Product) -> String? {
        groupID(product.group?.id, of: product.id, fromFilesOf: product.store)
    }

    /// The group of what files put together, as the store calls it.
    func groupID(of sold: SoldGroup) -> String? {
        sold.products.first.flatMap { groupID(sold.id, of: $0.id, fromFilesOf: sold.store) }
    }

    private func groupID(_ group: String?, of productID: String, fromFilesOf store: StoreName) -> String? {
        guard self.store(ofFilesOf: store) == self.store else { return group }
        guard let group else { return statedOfProducts[productID] }
        return stated[group] ?? group
    }

    /// The group of a record: as the store states it, else by the product files of that store, else as the store states it
    /// with another purchase of the product, else that of the product which states the identifier.
    func groupID(of record: SubscriptionRecord) -> String? {
        if let stated = record.latest?.groupID ?? record.transactions.last(where: { $0.groupID != nil })?.groupID {
            return stated
        }
        if let stated = record.statement?.groupID { return stated }
        guard let id = record.productID else { return nil }
        guard let product = products.product(id, of: record.store), store(of: product) == record.store else {
            let stated = record.store == store ? statedOfProducts[id] : nil
            let listed = products.links.product(id, of: record.store, basePlanID: record.latest?.basePlanID)
            return stated ?? listed.flatMap { self.groupID(of: $0) }
        }
        return groupID(of: product)
    }
}
