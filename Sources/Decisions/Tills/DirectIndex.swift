internal import PaywrightModel

/// Finds what a store states of a purchase by the names that a service has for it.
struct DirectIndex {
    private var byID: [ID: Int] = [:]
    private var subscriptions: [Subscription: Found] = [:]

    private struct ID: Hashable {
        let store: StoreName
        let id: String
    }

    /// What is known of a subscription where no identifier shows which it is.
    private struct Subscription: Hashable {
        let store: StoreName
        let productID: String
        /// Whether only those count that have no identifier of their own.
        let isUnnamed: Bool
        let environment: Environment
    }

    private enum Environment: Hashable {
        case any
        case unstated
        case stated(String)
    }

    /// The first of the purchases, and how many there are.
    private struct Found {
        let first: Int
        var count = 1
    }

    init(_ purchases: [DirectPurchase]) {
        for (index, purchase) in purchases.enumerated() {
            for id in purchase.ids where byID[ID(store: purchase.store, id: id)] == nil {
                byID[ID(store: purchase.store, id: id)] = index
            }
            guard !purchase.isBoughtOnce else { continue }
            let environments = purchase.environments.map { Environment.stated($0) }
            for environment in [.any] + (environments.isEmpty ? [.unstated] : environments) {
                for isUnnamed in purchase.originalID == nil ? [false, true] : [false] {
                    for productID in purchase.productIDs.union(purchase.otherProductIDs) {
                        let key = Subscription(
                            store: purchase.store,
                            productID: productID,
                            isUnnamed: isUnnamed,
                            environment: environment
                        )
                        subscriptions[key, default: Found(first: index, count: 0)].count += 1
                    }
                }
            }
        }
    }

    /// The purchase that has one of the identifiers; the first of several.
    func purchase(of store: StoreName, _ id: String?, _ originalID: String?) -> Int? {
        [id, originalID].compactMap { $0.flatMap { byID[ID(store: store, id: $0)] } }.min()
    }

    /// The one subscription to a product of which identifiers say nothing else; nil where there are several.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - productID: The product; nil for what is no subscription.
    ///   - isNamed: Whether the service has an identifier, so that it is none that has another.
    ///   - environment: The environment that the service states.
    func onlySubscription(
        of store: StoreName,
        to productID: String?,
        isNamed: Bool,
        _ environment: String?
    ) -> Int? {
        guard let productID else { return nil }
        let environments = environment.map { [Environment.unstated, .stated($0)] } ?? [.any]
        let found = environments.compactMap {
            subscriptions[
                Subscription(store: store, productID: productID, isUnnamed: isNamed, environment: $0)
            ]
        }
        return found.count == 1 && found[0].count == 1 ? found[0].first : nil
    }
}
