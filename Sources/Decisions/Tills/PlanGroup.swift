internal import PaywrightModel
internal import PaywrightValues

/// Plans of which a customer needs one, in whatever store it is bought: a group of a product list, or a product in none,
/// that has identifiers in several stores.
struct PlanGroup: Hashable {
    private let store: StoreName
    private let groupID: String?
    private let productID: String?

    init(of product: Product) {
        store = product.store
        groupID = product.group?.id
        productID = groupID == nil ? product.qualifiedID : nil
    }

    /// Where subscriptions run, by group.
    static func running(_ decided: [DecidedRecord]) -> [PlanGroup: Set<StoreName>] {
        var stores: [PlanGroup: Set<StoreName>] = [:]
        for one in decided {
            guard let plan = one.planGroup, one.situation.hasAccess == true else { continue }
            stores[plan, default: []].insert(one.record.store)
        }
        return stores
    }

    /// Notes on groups of which subscriptions run in several stores, so that the customer may pay twice.
    static func notes(_ decided: [DecidedRecord], running: [PlanGroup: Set<StoreName>]) -> [Diagnostic] {
        guard running.values.contains(where: { $0.count > 1 }) else { return [] }
        var names: [PlanGroup: Set<String>] = [:]
        var products: [PlanGroup: Set<String>] = [:]
        for one in decided {
            guard let plan = one.planGroup, let listed = one.listedProductID, one.situation.hasAccess == true,
                running[plan].map({ $0.count > 1 }) == true
            else { continue }
            let id = one.record.productID ?? listed
            names[plan, default: []].insert("\"\(id)\" in \(one.record.store.rawValue)")
            products[plan, default: []].insert(listed)
        }
        return names.map { plan, names in
            Diagnostic(
                .note,
                TillCode.boughtTwice,
                at: Diagnostic.Place(products[plan]?.min().map { .product($0) }),
                message: "subscriptions of one plan run in several stores: " + names.sorted().joined(separator: ", "),
                consequence: "each has a status of its own"
            )
        }.inOrderOfTexts
    }
}
