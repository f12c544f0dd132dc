internal import StoreModel

/// Decides which offers a customer can get in one subscription group of one store, from everything known of it.
struct EligibilityDecision {
    /// What is known of the group.
    let purchases: [DecidedRecord]
    /// How much the store has told; nil when it has told nothing.
    let coverage: CustomerHistory.Coverage?
    let store: StoreName
    /// Whether the customer has bought a subscription of the store of which nobody states the group: it may be this one.
    let hasUnassignedPurchase: Bool
    let products: JoinedProducts
    let policy: StatusPolicy

    func eligibility(groupID: String?, productIDs: [String]) -> GroupEligibility {
        let winBack = winBack()
        return GroupEligibility(
            store: store,
            groupID: groupID,
            productIDs: productIDs,
            introductory: introductory(),
            promotional: promotional(),
            winBack: winBack,
            winBackOfferIDs: winBack == .eligible ? listedOffers : [],
            offerCode: offerCode(),
            standing: standing,
            showsPurchaseScreen: !hasPaymentProblem
        )
    }

    // MARK: What is known

    /// What the customer bought; what the family shares was never offered to this customer.
    private var ownTransactions: [PurchaseTransaction] { purchases.flatMap(\.record.ownTransactions) }

    private var hasPaymentProblem: Bool { purchases.contains { $0.situation.hasPaymentProblem } }

    private var isActive: Bool {
        purchases.contains { $0.situation.hasAccess == true || $0.situation.isPaused }
    }

    private var isUnknown: Bool {
        purchases.contains { $0.situation.isUnknown || $0.situation == .pendingPurchase }
    }

    /// Whether something bought here, or a subscription the store still speaks of, shows that the customer has subscribed.
    private var hasSubscribed: Bool {
        purchases.contains { decided in
            let record = decided.record
            return !record.isPending && (!record.ownTransactions.isEmpty || record.transactions.isEmpty)
        }
    }

    private var listedOffers: [String] {
        var seen: Set<String> = []
        return purchases.flatMap { $0.record.renewal?.eligibleWinBackOfferIDs ?? [] }.filter {
            seen.insert($0).inserted
        }
    }

    /// A history is cut short where the store sent a part, or where a renewal stands without the purchase it renews.
    private var isIncomplete: Bool {
        coverage != .full || (store == .appStore && purchases.contains { $0.record.lacksItsOriginal })
    }

    /// Whether an offer was used of which nobody says, or nobody knows, whether it was introductory.
    private var hasUsedUnknownOffer: Bool {
        ownTransactions.contains { transaction in
            guard let offer = transaction.offer, offer.type?.known == nil else { return false }
            return transaction.joinedOffer(products)?.type ?? .introductory == .introductory
        }
    }

    /// Why not everything that would decide is known; nil when it is.
    private var uncertainty: UncertaintyReason? {
        if coverage == nil { return .noHistory }
        if store == .googlePlay { return .decidedByStore }
        if isUnknown { return .statusUnknown }
        if isIncomplete { return .historyIncomplete }
        return hasUnassignedPurchase ? .groupUnknown : nil
    }

    // MARK: The four kinds of offers

    private func introductory() -> OfferEligibility {
        if let used = usedIntroductoryOffer { return .ineligible(used) }
        if hasPaymentProblem { return .ineligible(.paymentProblem) }
        if isActive { return .ineligible(.activeSubscription) }
        if policy.afterRefund == .ineligible, wasRefunded { return .ineligible(.refunded) }
        if let uncertainty { return .unknown(uncertainty) }
        return hasUsedUnknownOffer ? .unknown(.offerUnknown) : .eligible
    }

    private var usedIntroductoryOffer: IneligibilityReason? {
        let used = ownTransactions.filter { $0.offer?.type == .known(.introductory) }
        if used.contains(where: { $0.paymentMode(products) == .freeTrial }) { return .freeTrialUsed }
        return used.isEmpty ? nil : .introductoryOfferUsed
    }

    private var wasRefunded: Bool {
        ownTransactions.contains { $0.revocation != nil && $0.revocation?.kind != .known(.familySharingEnded) }
            || purchases.contains { $0.situation == .revoked }
    }

    private func promotional() -> OfferEligibility {
        if hasPaymentProblem { return .ineligible(.paymentProblem) }
        if store == .googlePlay { return .unknown(.decidedByStore) }
        if hasSubscribed { return .eligible }
        return uncertainty.map { .unknown($0) } ?? .ineligible(.neverSubscribed)
    }

    private func winBack() -> OfferEligibility {
        if hasPaymentProblem { return .ineligible(.paymentProblem) }
        if isActive { return .ineligible(.activeSubscription) }
        guard hasSubscribed else { return uncertainty.map { .unknown($0) } ?? .ineligible(.neverSubscribed) }
        if isUnknown { return .unknown(.statusUnknown) }
        if !listedOffers.isEmpty { return .eligible }
        let isListed = purchases.contains { $0.record.renewal?.eligibleWinBackOfferIDs != nil }
        return isListed ? .ineligible(.notListedByStore) : .unknown(.decidedByStore)
    }

    private func offerCode() -> OfferEligibility {
        if hasPaymentProblem { return .ineligible(.paymentProblem) }
        return standing == nil ? .unknown(uncertainty ?? .statusUnknown) : .eligible
    }

    private var standing: CustomerStanding? {
        if isActive || hasPaymentProblem { return .existing }
        if isUnknown || coverage == nil || store == .googlePlay { return nil }
        if hasSubscribed { return .expired }
        return uncertainty == nil ? .new : nil
    }
}

extension SubscriptionRecord {
    fileprivate var ownTransactions: [PurchaseTransaction] {
        transactions.filter { !$0.isShared }
    }

    /// Whether the transactions begin with a renewal: the purchase they renew is not among them.
    fileprivate var lacksItsOriginal: Bool {
        let identifiers = Set(transactions.compactMap(\.id))
        return ownTransactions.contains { transaction in
            guard let original = transaction.originalID, transaction.id != nil else { return false }
            return !identifiers.contains(original)
        }
    }
}

extension SubscriptionSituation {
    fileprivate var isPaused: Bool { if case .paused = self { true } else { false } }
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
