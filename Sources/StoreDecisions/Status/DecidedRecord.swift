internal import StoreModel

/// A record and what is true of it.
struct DecidedRecord {
    let record: SubscriptionRecord
    let situation: SubscriptionSituation
    let groupID: String?
    let isSubscription: Bool
    /// The product that the situation is about.
    private let productID: String?
    private let freeTrialEnd: Int64?

    init(_ record: SubscriptionRecord, groups: ProductGroups, now: Int64, policy: StatusPolicy) {
        self.record = record
        situation =
            SituationDecision(record: record, products: groups.products, now: now, policy: policy).situation()
        let current = record.current(at: now, products: groups.products)
        productID = current?.productID ?? record.productID
        groupID = groups.groupID(of: record)
        isSubscription = record.isSubscription(groups.products)
        switch situation {
        case .planChange, .priceChange, .commitment:
            freeTrialEnd =
                RunningDecision(
                    record: record,
                    current: current,
                    products: groups.products,
                    now: now
                ).freeTrialEnd
        default: freeTrialEnd = nil
        }
    }

    /// A subscription group of a store.
    struct Group: Hashable {
        let store: StoreName
        let id: String
    }

    /// The group that a subscription which runs stands for; nil for anything else.
    var runningGroup: Group? { situation.hasAccess == true ? group : nil }

    /// Whether it is over in a group in which another subscription runs, so that it no longer matters.
    func isOutlived(in running: Set<Group>) -> Bool {
        switch situation {
        case .expired, .winBackAvailable, .upgraded, .replaced: group.map(running.contains) ?? false
        default: false
        }
    }

    private var group: Group? { isSubscription ? groupID.map { Group(store: record.store, id: $0) } : nil }

    var purchase: CustomerStatus.Purchase {
        CustomerStatus.Purchase(
            store: record.store,
            productID: productID,
            groupID: groupID,
            transactionID: record.shownTransactionID,
            situation: situation,
            freeTrialEnd: freeTrialEnd,
            storefront: record.latest?.storefront
        )
    }
}
