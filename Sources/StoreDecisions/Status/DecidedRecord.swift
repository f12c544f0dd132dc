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

    /// Whether another subscription of the same group runs, so that this one, which is over, no longer matters.
    func isOutlived(by others: [DecidedRecord]) -> Bool {
        switch situation {
        case .expired, .winBackAvailable, .upgraded, .replaced: successor(among: others) != nil
        default: false
        }
    }

    func purchase(among others: [DecidedRecord]) -> CustomerStatus.Purchase {
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

    private func successor(among others: [DecidedRecord]) -> DecidedRecord? {
        guard isSubscription, let groupID else { return nil }
        return others.first { other in
            other.isSubscription && other.record.store == record.store && other.groupID == groupID
                && other.situation.hasAccess == true
        }
    }
}
