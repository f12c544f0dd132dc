internal import StoreModel

/// Sorts a history into records: what belongs together, in the order of its first mention, and of two statements about
/// one thing the newer. The order in which inputs were read decides nothing that a date can decide.
struct SubscriptionRecords {
    private var order: [Key] = []
    private var transactions: [Key: [PurchaseTransaction]] = [:]
    private var renewals: [Key: RenewalInfo] = [:]
    private var statements: [Key: SubscriptionStatement] = [:]
    private var keysByProduct: [Key: Set<Key>] = [:]
    private let products: JoinedProducts

    init(of history: CustomerHistory, products: JoinedProducts) {
        self.products = products
        for transaction in Self.newest(history.transactions.map(\.withPlausibleDates)) {
            let key = key(of: transaction)
            mention(key)
            transactions[key, default: []].append(transaction)
            let product = Key(store: transaction.store, originalID: nil, productID: transaction.productID)
            keysByProduct[product, default: []].insert(key)
        }
        for renewal in history.renewals.map(\.withPlausibleDates) {
            let productID = renewal.productID ?? renewal.renewalProductID
            guard let key = key(renewal.store, renewal.originalID, productID, nil) else { continue }
            mention(key)
            if let earlier = renewals[key], Self.isNewer(earlier.statedDate, than: renewal.statedDate) { continue }
            renewals[key] = renewal
        }
        for statement in history.statements {
            guard let key = key(statement.store, statement.originalID, statement.productID, statement.groupID) else {
                continue
            }
            mention(key)
            if let earlier = statements[key], Self.isNewer(earlier.statedDate, than: statement.statedDate) { continue }
            statements[key] = statement
        }
    }

    /// The records. What was stated before the newest transaction was made says nothing about it, and a state that was
    /// stated before something else gives way to that.
    func all(tolerance: Int64) -> [SubscriptionRecord] {
        order.map { key in
            let sorted = Self.sorted(transactions[key] ?? [])
            let newest = sorted.last
            // A renewal may be charged, and stated, before its period begins.
            let made = [newest?.purchaseDate, newest?.statedDate].compactMap { $0 }.min()
            let renewal = renewals[key].flatMap { renewal in
                let isMade = Self.isAtOrBefore(renewal.renewalDate, newest?.purchaseDate)
                return isMade || Self.isBefore(renewal.statedDate, made, by: tolerance) ? nil : renewal
            }
            let stated = [made, newest?.statedDate, renewal?.statedDate].compactMap { $0 }.max()
            let statement = statements[key].flatMap { statement in
                Self.isBefore(statement.statedDate, stated, by: tolerance) ? nil : statement
            }
            return SubscriptionRecord(
                store: key.store,
                originalID: key.originalID,
                transactions: sorted,
                renewal: renewal,
                statement: statement
            )
        }
    }

    // MARK: What belongs together

    /// What the statements about one subscription have in common. A product that does not renew has no original
    /// transaction that would tie its purchases together: its identifier does.
    private struct Key: Hashable {
        let store: StoreName
        let originalID: String?
        var productID: String?
        var groupID: String?
    }

    private mutating func mention(_ key: Key) {
        let isNew = transactions[key] == nil && renewals[key] == nil && statements[key] == nil
        if isNew { order.append(key) }
    }

    private func key(of transaction: PurchaseTransaction) -> Key {
        let isSubscription = transaction.isSubscription(products) ?? true
        let originalID = isSubscription ? transaction.originalID : nil
        return Key(
            store: transaction.store,
            originalID: originalID,
            productID: originalID == nil ? transaction.productID : nil
        )
    }

    /// The key of what is not a transaction: by the original transaction, else by the one subscription that fits.
    private func key(_ store: StoreName, _ originalID: String?, _ productID: String?, _ groupID: String?) -> Key? {
        if let originalID { return Key(store: store, originalID: originalID) }
        guard let productID else { return groupID.map { Key(store: store, originalID: nil, groupID: $0) } }
        let product = Key(store: store, originalID: nil, productID: productID)
        guard let fitting = keysByProduct[product], let key = fitting.first, fitting.count == 1 else { return product }
        return key
    }

    // MARK: What counts

    /// Each transaction once: as it was stated last; of two without a date, the one that was taken back.
    private static func newest(_ transactions: [PurchaseTransaction]) -> [PurchaseTransaction] {
        struct Identity: Hashable {
            let store: StoreName
            let id: String
            // An order of Google Play's may hold several products.
            let productID: String
        }
        var positions: [Identity: Int] = [:]
        var kept: [PurchaseTransaction] = []
        for transaction in transactions {
            guard let id = transaction.id else {
                kept.append(transaction)
                continue
            }
            let identity = Identity(store: transaction.store, id: id, productID: transaction.productID)
            guard let position = positions[identity] else {
                positions[identity] = kept.count
                kept.append(transaction)
                continue
            }
            if counts(transaction, before: kept[position]) { kept[position] = transaction }
        }
        return kept
    }

    private static func counts(_ transaction: PurchaseTransaction, before other: PurchaseTransaction) -> Bool {
        if transaction.statedDate != other.statedDate { return isNewer(transaction.statedDate, than: other.statedDate) }
        if (transaction.revocation == nil) != (other.revocation == nil) { return transaction.revocation != nil }
        return (transaction.expiresDate ?? .min) > (other.expiresDate ?? .min)
    }

    private static func isNewer(_ date: Int64?, than other: Int64?) -> Bool {
        guard let date else { return false }
        return other.map { date > $0 } ?? true
    }

    /// Whether a date is before another, by more than the clocks of a store may be apart.
    private static func isBefore(_ date: Int64?, _ other: Int64?, by tolerance: Int64) -> Bool {
        guard let date, let other else { return false }
        let (difference, overflow) = other.subtractingReportingOverflow(date)
        return date < other && (overflow || difference > max(0, tolerance))
    }

    private static func isAtOrBefore(_ date: Int64?, _ other: Int64?) -> Bool {
        guard let date, let other else { return false }
        return date <= other
    }

    /// Oldest first; an upgrade comes after what it replaced, and transactions without dates stay as stated.
    private static func sorted(_ transactions: [PurchaseTransaction]) -> [PurchaseTransaction] {
        func time(_ transaction: PurchaseTransaction) -> Int64 {
            transaction.purchaseDate ?? transaction.expiresDate ?? .min
        }
        return transactions.enumerated()
            .sorted { left, right in
                (time(left.element), left.element.isUpgraded ? 0 : 1, left.offset)
                    < (time(right.element), right.element.isUpgraded ? 0 : 1, right.offset)
            }
            .map(\.element)
    }
}
