internal import StoreModel

/// Everything stores say about one subscription or one product bought once.
struct SubscriptionRecord {
    let store: StoreName
    let originalID: String?
    /// Oldest first.
    let transactions: [PurchaseTransaction]
    let renewal: RenewalInfo?
    let statement: SubscriptionStatement?

    /// The transaction that tells the present: the latest one that no upgrade replaced; the latest of all if none is left.
    var current: PurchaseTransaction? { transactions.last { !$0.isUpgraded } ?? transactions.last }

    /// The product that runs, or ran last.
    var productID: String? { current?.productID ?? renewal?.productID ?? statement?.productID }

    /// The subscription group, from whoever states one, the joined products last.
    func groupID(_ products: [String: Product]) -> String? {
        current?.groupID ?? transactions.last { $0.groupID != nil }?.groupID ?? statement?.groupID
            ?? productID.flatMap { products[$0]?.group?.id }
    }

    /// What support staff look the purchase up by. Outside the App Store the original identifier may be one that only an
    /// importer knows.
    var shownTransactionID: String? {
        let original = originalID == productID ? nil : originalID
        return store == .appStore ? original ?? current?.id : current?.id
    }

    /// The records of a history, in the order of their first mention.
    static func records(of history: CustomerHistory, products: [String: Product]) -> [SubscriptionRecord] {
        var order: [Key] = []
        var transactions: [Key: [PurchaseTransaction]] = [:]
        var renewals: [Key: RenewalInfo] = [:]
        var statements: [Key: SubscriptionStatement] = [:]
        var known: Set<Key> = []
        func mention(_ key: Key) { if known.insert(key).inserted { order.append(key) } }

        for transaction in history.transactions.map(\.withPlausibleDates) {
            let key = Key(transaction, products)
            mention(key)
            transactions[key, default: []].append(transaction)
        }
        for renewal in history.renewals.map(\.withPlausibleDates) {
            guard let key = Key(renewal.store, renewal.originalID, renewal.productID ?? renewal.renewalProductID) else {
                continue
            }
            mention(key)
            if let earlier = renewals[key], isNewer(earlier.statedDate, than: renewal.statedDate) { continue }
            renewals[key] = renewal
        }
        for statement in history.statements {
            guard let key = Key(statement.store, statement.originalID, statement.productID) else { continue }
            mention(key)
            if let earlier = statements[key], isNewer(earlier.statedDate, than: statement.statedDate) { continue }
            statements[key] = statement
        }
        return order.map { key in
            SubscriptionRecord(
                store: key.store,
                originalID: key.originalID,
                transactions: sorted(transactions[key] ?? []),
                renewal: renewals[key],
                statement: statements[key]
            )
        }
    }

    private static func isNewer(_ date: Int64?, than other: Int64?) -> Bool {
        guard let date else { return false }
        return other.map { date > $0 } ?? true
    }

    /// Oldest first; of transactions without dates the order stated is kept.
    private static func sorted(_ transactions: [PurchaseTransaction]) -> [PurchaseTransaction] {
        func time(_ transaction: PurchaseTransaction) -> Int64 {
            transaction.purchaseDate ?? transaction.expiresDate ?? .min
        }
        return transactions.enumerated()
            .sorted { (time($0.element), $0.offset) < (time($1.element), $1.offset) }
            .map(\.element)
    }

    /// What the statements about one subscription have in common. A product that does not renew has no original
    /// transaction that would tie its purchases together: its identifier does.
    private struct Key: Hashable {
        let store: StoreName
        let originalID: String?
        let productID: String?

        init?(_ store: StoreName, _ originalID: String?, _ productID: String?) {
            guard originalID != nil || productID != nil else { return nil }
            self.store = store
            self.originalID = originalID
            self.productID = originalID == nil ? productID : nil
        }

        init(_ transaction: PurchaseTransaction, _ products: [String: Product]) {
            let isSubscription = transaction.isSubscription(products) ?? true
            store = transaction.store
            originalID = isSubscription ? transaction.originalID : nil
            productID = originalID == nil ? transaction.productID : nil
        }
    }
}
