internal import PaywrightModel
internal import PaywrightStorage
internal import PaywrightValues

/// What an entry of `subscriptions` says: what comes next, and what state it is in.
struct PlainSubscription {
    let node: JSONNode
    var renewal: RenewalInfo
    let groupID: String?
    let state: StatedValue<SubscriptionStatement.State>?

    /// Whether there is more than a name and a state.
    var saysWhatComes: Bool {
        var bare = RenewalInfo(store: renewal.store, originalID: renewal.originalID)
        bare.productID = renewal.productID
        bare.statedDate = renewal.statedDate
        bare.answer = renewal.answer
        bare.doubts = renewal.doubts
        return renewal != bare || state == nil
    }

    var statement: SubscriptionStatement? {
        guard let state else { return nil }
        var statement = SubscriptionStatement(
            store: renewal.store,
            originalID: renewal.originalID,
            groupID: groupID,
            productID: renewal.productID,
            state: state,
            statedDate: renewal.statedDate,
            answer: renewal.answer
        )
        (statement.doubts, statement.origin, statement.isMerchants) = (renewal.doubts, renewal.origin, true)
        return statement
    }
}

/// The records of one customer in the package's own form.
struct PlainRecords {
    var purchases: [PurchaseTransaction] = []
    var subscriptions: [PlainSubscription] = []
    /// The products of which a purchase has an identifier that cannot be read.
    var unidentified: [String: Doubt] = [:]
    /// When the latest purchase with an identifier, or of a product, ends.
    private lazy var ends: [String: Instant] = {
        var ends: [String: Instant] = [:]
        for purchase in purchases {
            guard let end = purchase.expiresDate else { continue }
            for id in [purchase.originalID, purchase.productID] {
                if let id { ends[id] = max(end, ends[id] ?? end) }
            }
        }
        return ends
    }()

    /// The stores that the records name.
    var stores: Set<StoreName> { Set(purchases.map(\.store) + subscriptions.map(\.renewal.store)) }

    /// When the latest purchase of a subscription ends; nil where none does. To be asked when all purchases are there.
    mutating func end(of renewal: RenewalInfo) -> Instant? {
        (renewal.originalID ?? renewal.productID).flatMap { ends[$0] }
    }

    /// Says of each subscription which period it speaks of: the latest one bought. That orders answers without dates.
    mutating func stampPeriods() {
        guard subscriptions.contains(where: { $0.renewal.originalID != nil }) else { return }
        var ends = NamedValues<Sold, Instant>()
        for purchase in purchases {
            guard let id = purchase.originalID, let end = purchase.expiresDate else { continue }
            let place = ends.place(of: Sold(store: purchase.store, id: id), adding: end)
            ends[place] = max(end, ends[place])
        }
        for index in subscriptions.indices {
            let (store, originalID) = (subscriptions[index].renewal.store, subscriptions[index].renewal.originalID)
            guard let originalID, let place = ends.place(of: Sold(store: store, id: originalID)) else { continue }
            subscriptions[index].renewal.answer.periodEnd = ends[place]
        }
    }

    /// The places of purchases of a subscription that are of a kind that does not renew.
    func purchasesThatDoNotRenew(of renewal: RenewalInfo) -> [Int] {
        guard let id = renewal.originalID else { return [] }
        return purchases.indices.filter { index in
            let purchase = purchases[index]
            guard purchase.store == renewal.store, purchase.originalID == id else { return false }
            return purchase.productType?.known.map { $0 != .autoRenewable } ?? false
        }
    }

    /// Whether the latest purchase of a subscription ends a day or more apart from its renewal, and no pause is stated that delays it.
    func hasOtherEnd(_ renewal: RenewalInfo) -> Bool {
        guard renewal.pauseDate == nil, renewal.resumesDate == nil, let date = renewal.renewalDate,
            let end = renewal.answer.periodEnd, let id = renewal.originalID
        else {
            return false
        }
        let lessThanADay: Int64 = 86_400_000 - 1
        return !date.isNear(end, within: lessThanADay)
            && purchases.contains { purchase in
                (purchase.store, purchase.originalID) == (renewal.store, id) && purchase.expiresDate == end
                    && purchase.productID == renewal.productID && !purchase.isUpgraded
            }
    }

    /// Leaves out the subscriptions of which no purchase is here, and returns them.
    mutating func removeSubscriptionsWithoutPurchase() -> [PlainSubscription] {
        var bought: [StoreName: Set<String>] = [:]
        for purchase in purchases {
            if let id = purchase.originalID { bought[purchase.store, default: []].insert(id) }
        }
        func isBought(_ renewal: RenewalInfo) -> Bool {
            renewal.originalID.map { bought[renewal.store]?.contains($0) == true } ?? false
        }
        let others = subscriptions.filter { !isBought($0.renewal) }
        subscriptions.removeAll { !isBought($0.renewal) }
        return others
    }

    /// A product or a subscription as its store names it.
    private struct Sold: Hashable {
        let store: StoreName
        let id: String
    }

    /// Gives subscriptions that state no `originalID` that of the purchases of their product, and the product's own
    /// identifier where those state none either, so that a subscription written by hand needs no identifiers.
    ///
    /// - Returns: The subscriptions left alone, because their product has purchases of several subscriptions.
    mutating func join() -> [PlainSubscription] {
        guard subscriptions.contains(where: { $0.renewal.originalID == nil }) else { return [] }
        var known = NamedValues<Sold, Set<String>>()
        for purchase in purchases {
            let place = known.place(of: Sold(store: purchase.store, id: purchase.productID), adding: [])
            if let originalID = purchase.originalID { known[place].insert(originalID) }
        }
        var ambiguous: [PlainSubscription] = []
        var named: Set<Sold> = []
        for index in subscriptions.indices where subscriptions[index].renewal.originalID == nil {
            guard let productID = subscriptions[index].renewal.productID else { continue }
            let sold = Sold(store: subscriptions[index].renewal.store, id: productID)
            let identifiers = known.place(of: sold).map { known[$0] } ?? []
            if identifiers.count > 1 {
                ambiguous.append(subscriptions[index])
            } else {
                subscriptions[index].renewal.originalID = identifiers.first ?? productID
                named.insert(sold)
            }
        }
        for index in purchases.indices where purchases[index].originalID == nil {
            let sold = Sold(store: purchases[index].store, id: purchases[index].productID)
            guard named.contains(sold) else { continue }
            purchases[index].originalID = known.place(of: sold).flatMap { known[$0].first } ?? sold.id
        }
        return ambiguous
    }
}
