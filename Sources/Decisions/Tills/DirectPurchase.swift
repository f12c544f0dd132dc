internal import PaywrightModel
internal import PaywrightValues

/// Everything that a store itself states of one subscription or of one product bought once.
struct DirectPurchase {
    let store: StoreName
    let originalID: String?
    private(set) var transactions: [PurchaseTransaction] = []
    private(set) var renewals: [RenewalInfo] = []
    private(set) var statements: [SubscriptionStatement] = []

    /// How far two statements of one end may be apart, in milliseconds: services round, and stores extend a period by hours.
    /// In a sandbox a period has minutes: at most half of the shortest one.
    private(set) var tolerance: Int64 = 86_400_000

    /// What a store states in a history, by purchase, in an order that depends on nothing but the names.
    static func all(in history: CustomerHistory) -> [DirectPurchase] {
        var purchases: [Key: DirectPurchase] = [:]
        func add(_ key: Key, _ change: (inout DirectPurchase) -> Void) {
            change(&purchases[key, default: DirectPurchase(store: key.store, originalID: key.originalID)])
        }
        for transaction in history.transactions where transaction.source.isDirect {
            let id = transaction.originalID ?? transaction.id
            add(Key(transaction.store, id, transaction.productID)) { $0.transactions.append(transaction) }
        }
        for renewal in history.renewals where renewal.source.isDirect {
            add(Key(renewal.store, renewal.originalID, renewal.productID)) { $0.renewals.append(renewal) }
        }
        for statement in history.statements where statement.source.isDirect {
            add(Key(statement.store, statement.originalID, statement.productID)) { $0.statements.append(statement) }
        }
        return purchases.sorted { $0.key < $1.key }.map { $0.value.summed() }
    }

    private struct Key: Hashable, Comparable {
        let store: StoreName
        let originalID: String?
        let productID: String?

        init(_ store: StoreName, _ originalID: String?, _ productID: String?) {
            (self.store, self.originalID) = (store, originalID)
            self.productID = originalID == nil ? productID : nil
        }

        static func < (left: Key, right: Key) -> Bool {
            left.names.lexicographicallyPrecedes(right.names)
        }

        private var names: [String] { [store.rawValue, originalID ?? "", productID ?? ""] }
    }

    private init(store: StoreName, originalID: String?) {
        (self.store, self.originalID) = (store, originalID)
    }

    // MARK: What it is known by

    /// Every identifier of a purchase.
    private(set) var ids: Set<String> = []
    /// What the store calls the product.
    private(set) var productIDs: Set<String> = []
    /// What services may call it besides.
    private(set) var otherProductIDs: Set<String> = []
    private(set) var environments: Set<String> = []
    /// Whether it is no subscription.
    private(set) var isBoughtOnce = false
    private var transactionsByID: [String: [PurchaseTransaction]] = [:]
    private var latestOrder: Int?
    private var latestExpiry: Instant?
    /// Whether a transaction has no end.
    private var hasOpenEnd = false
    /// The latest end that the store states.
    private var end: Instant?

    /// The same with what is asked of it again and again.
    private func summed() -> DirectPurchase {
        var purchase = self
        for transaction in transactions {
            guard let id = transaction.id else { continue }
            purchase.transactionsByID[id, default: []].append(transaction)
        }
        purchase.ids = Set(purchase.transactionsByID.keys)
        if let originalID { purchase.ids.insert(originalID) }
        purchase.ids.formUnion(transactions.flatMap(\.otherIDs))
        purchase.otherProductIDs = Set(transactions.flatMap(\.otherProductIDs))
        let stated = transactions.map { Optional($0.productID) } + renewals.map(\.productID)
        purchase.productIDs = Set((stated + statements.map(\.productID)).compactMap { $0 })
        purchase.environments = Set(transactions.compactMap(\.environment))
        purchase.isBoughtOnce = transactions.contains { transaction in
            transaction.productType?.known.map { $0 != .autoRenewable } ?? false
        }
        purchase.latestOrder = transactions.compactMap(\.orderNumber).max()
        purchase.hasOpenEnd = transactions.contains { $0.expiresDate == nil }
        purchase.latestExpiry = transactions.compactMap(\.expiresDate).max()
        let periods = transactions.compactMap { transaction in
            transaction.purchaseDate.flatMap { start in
                transaction.expiresDate.map { $0.milliseconds(since: start) }
            }
        }
        if let shortest = periods.filter({ $0 > 0 }).min() { purchase.tolerance = min(tolerance, shortest / 2) }
        purchase.end = ([purchase.latestExpiry] + renewals.map(\.renewalDate)).compactMap { $0 }.max()
        return purchase
    }

    /// Gives what a service states the store's name of the product, where there is one.
    func rename(_ renewal: inout RenewalInfo) {
        guard let own = productIDs.first, productIDs.count == 1 else { return }
        if renewal.renewalProductID == renewal.productID { renewal.renewalProductID = own }
        renewal.productID = own
    }

    /// Gives a later transaction the store's name, where it is known that both names are of one product.
    func rename(_ transaction: inout PurchaseTransaction, _ links: ProductLinks) {
        guard let own = productIDs.first, hasOtherName(of: transaction.productID, links) else { return }
        transaction.productID = own
    }

    /// Whether the store's one name of the product and another are of one product: the purchase states both, or one product.
    func hasOtherName(of productID: String?, _ links: ProductLinks) -> Bool {
        guard let productID, let own = productIDs.first, productIDs.count == 1, own != productID else { return false }
        if otherProductIDs.contains(productID) { return true }
        guard let first = links.product(own, of: store), let second = links.product(productID, of: store) else {
            return false
        }
        return first.isSameProduct(as: second)
    }

    // MARK: What it states

    /// Whether the store states neither what comes next nor what state it is in, and an end is that of the same period.
    func leavesOpen(_ date: Instant?) -> Bool {
        renewals.allSatisfy(\.statesNothing) && statements.isEmpty && endsNear(date)
    }

    /// Whether a period begins where what the store states ends: only the service knows of it yet.
    func endsBefore(_ transaction: PurchaseTransaction) -> Bool {
        // The name of a whole subscription is that of every period.
        if let id = transaction.id, id != originalID, ids.contains(id) { return false }
        if let order = transaction.orderNumber, let latestOrder { return order > latestOrder }
        guard let start = transaction.purchaseDate, let latest = latestExpiry else { return false }
        return start.milliseconds(since: latest) > -tolerance && !hasOpenEnd
    }

    /// Whether an end is that of the period which the store states last.
    private func endsNear(_ date: Instant?) -> Bool {
        guard let date, let end else { return true }
        return date.isNear(end, within: tolerance)
    }

    /// Whether everything that the store states was stated before a service learned of something, or may have been: what has no date is of
    /// any time.
    func isOlder(than learned: LearnedFact) -> Bool {
        let dates = transactions.map(\.statedDate) + renewals.map(\.statedDate) + statements.map(\.statedDate)
        return dates.compactMap { $0 }.max().map { $0 < learned.date } ?? true
    }

    /// In what a service's statement of the same purchase differs, for a person.
    func differences(from transaction: PurchaseTransaction) -> [(found: String, expected: String)] {
        guard let own = transaction.id.flatMap({ transactionsByID[$0] }) else { return [] }
        var differences: [(found: String, expected: String)] = []
        let ends = own.compactMap(\.expiresDate)
        if let stated = transaction.expiresDate, let end = ends.max(),
            ends.allSatisfy({ !stated.isNear($0, within: tolerance) })
        {
            differences.append(("an end on \(stated)", "the end that the store states, \(end)"))
        }
        let isTakenBack = own.contains { $0.revocation != nil }
        if isTakenBack != (transaction.revocation != nil) {
            differences.append(
                isTakenBack
                    ? ("a purchase that is kept", "one that the store has taken back")
                    : ("a refund", "a purchase that the store has not taken back")
            )
        }
        return differences
    }

    /// The same of what comes next.
    func differences(from renewal: RenewalInfo) -> [(found: String, expected: String)] {
        guard endsNear(renewal.answer.periodEnd), let renews = renewal.renewsAutomatically else { return [] }
        let own = Set(renewals.compactMap(\.renewsAutomatically))
        guard own.count == 1, !own.contains(renews) else { return [] }
        let words = ["renewal that is off", "renewal that is on"]
        return [(words[renews ? 1 : 0], words[renews ? 0 : 1] + ", as the store states")]
    }
}
