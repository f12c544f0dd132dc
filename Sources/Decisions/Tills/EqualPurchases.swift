internal import PaywrightModel
internal import PaywrightValues

/// Purchases that a service states without an identifier of the store's, beside those that the store states.
///
/// Two statements are of one purchase if they are of one store and one product, begin and end at the same instants, and
/// nothing else fits either of them. Anything less is only reported.
struct EqualPurchases {
    /// A purchase as a service names it.
    private struct Key: Hashable {
        let store: StoreName
        let originalID: String?
        let id: String?
        let productID: String?
        let basePlanID: String?

        init(_ transaction: PurchaseTransaction) {
            let isNamed = transaction.originalID != nil
            store = transaction.store
            originalID = transaction.originalID
            id = isNamed ? nil : transaction.id
            productID = isNamed ? nil : transaction.productID
            basePlanID = isNamed ? nil : transaction.basePlanID
        }
    }

    private struct Start: Hashable {
        let store: StoreName
        let second: Int64
    }

    private var matches: [Key: Int] = [:]
    /// The products of purchases that the store may state too.
    private(set) var doubtful: Set<String> = []

    init() {}

    /// - Parameters:
    ///   - transactions: What a service states of purchases that no identifier joins.
    ///   - direct: What the stores state.
    ///   - joined: Which of these are joined already.
    ///   - links: Which identifiers are of one product.
    init(
        _ transactions: [PurchaseTransaction],
        among direct: [DirectPurchase],
        joined: Set<Int>,
        _ links: ProductLinks
    ) {
        guard !transactions.isEmpty, !direct.isEmpty else { return }
        let purchases = Dictionary(grouping: transactions, by: Key.init)
        var byProduct: [ProductLinks.Subject: Set<Int>] = [:]
        for (index, purchase) in direct.enumerated() where !purchase.isBoughtOnce {
            let others = purchase.otherProductIDs.map { ProductLinks.Subject(store: purchase.store, productID: $0) }
            for subject in Set(purchase.transactions.flatMap(links.subjects) + others) {
                byProduct[subject, default: []].insert(index)
            }
        }
        var starts: [Start: Set<Int>] = [:]
        for (index, purchase) in direct.enumerated() where !joined.contains(index) {
            for date in purchase.transactions.compactMap(\.purchaseDate) {
                starts[Start(store: purchase.store, second: date.second), default: []].insert(index)
            }
        }
        var fitting: [Key: Set<Int>] = [:]
        var timesFitting: [Int: Int] = [:]
        for (key, stated) in purchases {
            var found: Set<Int> = []
            for transaction in stated {
                guard let second = transaction.purchaseDate?.second else { continue }
                let near = (-1...1).flatMap { starts[Start(store: key.store, second: second + $0)] ?? [] }
                found.formUnion(near.filter { direct[$0].isEqual(to: transaction, links) })
            }
            fitting[key] = found
            for index in found { timesFitting[index, default: 0] += 1 }
        }
        for (key, stated) in purchases {
            if let found = fitting[key], let index = found.first, found.count == 1, timesFitting[index] == 1 {
                matches[key] = index
            } else {
                for transaction in stated {
                    let candidates = links.subjects(of: transaction).lazy.flatMap { byProduct[$0] ?? [] }
                    if candidates.contains(where: { direct[$0].mayBeStated(by: transaction, links) }) {
                        doubtful.insert(transaction.productID)
                    }
                }
            }
        }
    }

    /// The purchase of the store's that a service states.
    func index(of transaction: PurchaseTransaction) -> Int? {
        matches.isEmpty ? nil : matches[Key(transaction)]
    }
}

extension DirectPurchase {
    /// Whether a service states a transaction of this purchase: of the same product, from and until the same instants.
    func isEqual(to stated: PurchaseTransaction, _ links: ProductLinks) -> Bool {
        guard isCompatible(with: stated) else { return false }
        return transactions.contains { own in
            let kinds = [own.productType?.known, stated.productType?.known].compactMap { $0 }
            guard Set(kinds).count < 2, isOfOneProduct(own, stated, links),
                own.purchaseDate.isSameSecond(as: stated.purchaseDate)
            else { return false }
            if own.expiresDate == nil, stated.expiresDate == nil {
                // A subscription without an end is one whose end is not stated.
                return isBoughtOnce && stated.productType != .known(.autoRenewable) && stated.productType != nil
            }
            return own.expiresDate.isSameSecond(as: stated.expiresDate)
        }
    }

    /// Whether a subscription that a service states may be this one: of the same product, at the same time.
    func mayBeStated(by stated: PurchaseTransaction, _ links: ProductLinks) -> Bool {
        guard stated.productType == nil || stated.productType == .known(.autoRenewable) else { return false }
        let hasSamePeriod = transactions.contains { own in
            (own.purchaseDate ?? .distantPast) < (stated.expiresDate ?? .distantFuture)
                && (stated.purchaseDate ?? .distantPast) < (own.expiresDate ?? .distantFuture)
                && isOfOneProduct(own, stated, links)
        }
        return hasSamePeriod && isCompatible(with: stated)
    }

    /// Whether a transaction and what a service states are of one product, by any name that the store has for it.
    private func isOfOneProduct(
        _ own: PurchaseTransaction,
        _ stated: PurchaseTransaction,
        _ links: ProductLinks
    ) -> Bool {
        own.otherProductIDs.contains(stated.productID) || links.areOfOneProduct(own, stated)
    }

    /// Whether nothing that both state shows that they are two.
    private func isCompatible(with stated: PurchaseTransaction) -> Bool {
        guard store == stated.store else { return false }
        if let environment = stated.environment, !environments.isEmpty, !environments.contains(environment) {
            return false
        }
        let owners = Set(transactions.compactMap(\.ownership))
        if let ownership = stated.ownership, !owners.isEmpty, !owners.contains(ownership) { return false }
        guard let own = originalID, let other = stated.originalID, own != other else { return true }
        return !Self.areOfOneKind(own, other)
    }

    /// Whether two identifiers are of one kind, so that they name two subscriptions: a service has identifiers of its own,
    /// which say nothing of the store's.
    private static func areOfOneKind(_ left: String, _ right: String) -> Bool {
        func kind(_ id: String) -> Substring { id.prefix { !$0.isNumber } }
        return kind(left) == kind(right)
    }
}

extension Instant {
    /// The second that it lies in, also at the ends of what fits.
    fileprivate var second: Int64 { milliseconds / 1_000 - (milliseconds % 1_000 < 0 ? 1 : 0) }
}

extension Instant? {
    /// Whether both are stated and less than a second apart: some interfaces have whole seconds.
    fileprivate func isSameSecond(as other: Instant?) -> Bool {
        guard let self, let other else { return false }
        return self.isNear(other, within: 999)
    }
}
