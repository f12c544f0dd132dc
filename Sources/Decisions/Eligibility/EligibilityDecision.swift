internal import PaywrightModel
internal import PaywrightValues

/// Decides which offers a customer can get in one subscription group of one store, from everything known of it.
struct EligibilityDecision {
    /// What is known of the group.
    let purchases: [DecidedRecord]
    /// How much the store has stated; nil when it has stated nothing.
    let coverage: CustomerHistory.Coverage?
    /// Whether everything in the inputs was read: otherwise nothing is promised.
    let isWhole: Bool
    /// What the product files sell in the group; empty where they say nothing of it.
    let sold: [Product]
    let store: StoreName
    /// Whether the customer has bought a subscription of the store without a stated group: it may be this one.
    let hasUnassignedPurchase: Bool
    let products: JoinedProducts
    let policy: StatusPolicy

    func eligibility(groupID: String?, productIDs: [String]) -> GroupEligibility {
        let winBack = promised(winBack(), .winBack)
        return GroupEligibility(
            store: store,
            groupID: groupID,
            productIDs: productIDs,
            introductory: promised(introductory(), .introductory),
            promotional: promised(promotional(), .promotional),
            winBack: winBack,
            winBackOfferIDs: winBack == .eligible ? listedOffers : [],
            offerCode: promised(offerCode(), .code),
            standing: standing,
            showsPurchaseScreen: !hasPaymentProblem && !isPaused
        )
    }

    /// The answer, unless it promises more than the inputs and the product files allow: an offer of a history that was not
    /// all read, or one that none of the products sold in the group has.
    private func promised(_ answer: OfferEligibility, _ type: OfferType) -> OfferEligibility {
        guard answer == .eligible else { return answer }
        if !isWhole { return .unknown(.inputNotRead) }
        return sold.isEmpty || sold.contains { $0.offers.contains { $0.type == type } }
            ? .eligible : .ineligible(.productHasNoSuchOffer)
    }

    // MARK: What is known

    /// What the customer bought; what the family shares was never offered to this customer.
    private let ownTransactions: [PurchaseTransaction]
    private let hasPaymentProblem: Bool
    /// Whether a subscription is paused, which the customer ends rather than buys again.
    private let isPaused: Bool
    /// Whether a purchase of the customer's own runs.
    private let isActive: Bool
    /// Whether another person's purchase runs, which the family shares: what the store makes of it is not known.
    private let isSharedWithCustomer: Bool
    private let isUnknown: Bool
    /// Whether something bought here, or a subscription the store still speaks of, shows that the customer has subscribed.
    private let hasSubscribed: Bool
    /// A history is cut short where the store sent a part, or where a renewal stands without the purchase it renews.
    private let isIncomplete: Bool

    init(
        purchases: [DecidedRecord],
        coverage: CustomerHistory.Coverage?,
        isWhole: Bool,
        sold: [Product],
        store: StoreName,
        hasUnassignedPurchase: Bool,
        products: JoinedProducts,
        policy: StatusPolicy
    ) {
        (self.purchases, self.coverage, self.isWhole) = (purchases, coverage, isWhole)
        (self.sold, self.store, self.hasUnassignedPurchase) = (sold, store, hasUnassignedPurchase)
        (self.products, self.policy) = (products, policy)
        ownTransactions = purchases.flatMap(\.record.ownTransactions)
        hasPaymentProblem = purchases.contains { $0.situation.hasPaymentProblem }
        isPaused = purchases.contains { $0.situation.isPaused }
        isActive = purchases.contains { decided in
            decided.situation.hasAccess == true && !decided.situation.isFamilyShared && !decided.record.mayBeAnothers
        }
        isSharedWithCustomer = purchases.contains { decided in
            decided.situation.isFamilyShared || decided.situation.hasAccess == true && decided.record.mayBeAnothers
        }
        isUnknown = purchases.contains { decided in
            decided.situation.isUnknown || decided.situation == .pendingPurchase || decided.situation.isOpenRefund
                || decided.record.transactions.contains(where: \.isOfUnknownOwner)
        }
        hasSubscribed = purchases.contains { decided in
            let record = decided.record
            return !record.isPending && !record.isPurchaseDisputed
                && (record.transactions.isEmpty
                    || record.transactions.contains { !$0.isShared && !$0.isOfUnknownOwner })
        }
        isIncomplete = coverage != .full || purchases.contains { $0.record.lacksItsOriginal }
    }

    private var listedOffers: [String] {
        guard purchases.contains(where: { $0.record.renewal?.eligibleWinBackOfferIDs != nil }) else { return [] }
        var seen: Set<String> = []
        let known = Set(sold.flatMap(\.offers).filter { $0.type == .winBack }.compactMap(\.id))
        return purchases.flatMap { $0.record.renewal?.eligibleWinBackOfferIDs ?? [] }.filter {
            (sold.isEmpty || known.contains($0)) && seen.insert($0).inserted
        }
    }

    /// Whether an offer was used that may have been introductory: its kind is not stated or not known, or it has no
    /// identifier, which every other offer of the App Store has.
    private var hasUsedUnknownOffer: Bool {
        ownTransactions.contains { transaction in
            guard let offer = transaction.offer else { return false }
            if let type = offer.type?.known {
                return store.traits.namesAllButIntroductoryOffers && type != .introductory && offer.id == nil
            }
            return transaction.joinedOffer(products)?.type ?? .introductory == .introductory
        }
    }

    /// Why not everything that would decide is known; nil when it is.
    private var uncertainty: UncertaintyReason? {
        if coverage == nil { return .noHistory }
        if store.traits.decidesOffersItself { return store.traits.reasonOfSeller }
        if !isWhole { return .inputNotRead }
        if isUnknown { return .statusUnknown }
        if isIncomplete { return .historyIncomplete }
        return hasUnassignedPurchase ? .groupUnknown : nil
    }

    // MARK: The four kinds of offers

    private func introductory() -> OfferEligibility {
        if let used = usedIntroductoryOffer { return .ineligible(used) }
        if let unpaid { return unpaid }
        if isActive { return .ineligible(.activeSubscription) }
        if isPaused { return .unknown(store.traits.reasonOfSeller) }
        if policy.afterRefund == .ineligible, wasRefunded { return .ineligible(.refunded) }
        if policy.afterRefund == .ineligible, wasRevokedForUnknownCause { return .unknown(.statusUnknown) }
        guard let uncertainty else {
            if hasUsedUnknownOffer { return .unknown(.offerUnknown) }
            return isSharedWithCustomer ? .unknown(store.traits.reasonOfSeller) : .eligible
        }
        // A kind of offer that is not known is itself what could not be read.
        return .unknown(uncertainty == .inputNotRead && hasUsedUnknownOffer ? .offerUnknown : uncertainty)
    }

    private var usedIntroductoryOffer: IneligibilityReason? {
        let used = ownTransactions.filter { $0.offer?.type == .known(.introductory) }
        if used.contains(where: { $0.runningOffer(products)?.paymentMode == .freeTrial }) { return .freeTrialUsed }
        return used.isEmpty ? nil : .introductoryOfferUsed
    }

    private var wasRefunded: Bool { ownTransactions.contains { $0.revocation?.isRefund == true } }

    /// Whether a purchase was taken back in a way that is not known: it may have been refunded.
    private var wasRevokedForUnknownCause: Bool {
        ownTransactions.contains {
            $0.revocation.map { !$0.isRefund && $0.kind != .known(.familySharingEnded) } ?? false
        } || purchases.contains { $0.situation == .revoked }
    }

    /// What a failed payment means for every offer: nobody gets one by the App Store’s rule, elsewhere the seller decides. nil where none
    /// has failed.
    private var unpaid: OfferEligibility? {
        guard hasPaymentProblem else { return nil }
        return store.traits.keepsOffersFromUnpaid
            ? .ineligible(.paymentProblem) : .unknown(store.traits.reasonOfSeller)
    }

    private func promotional() -> OfferEligibility {
        if let unpaid { return unpaid }
        if store.traits.decidesOffersItself { return .unknown(store.traits.reasonOfSeller) }
        guard hasSubscribed else { return uncertainty.map { .unknown($0) } ?? .ineligible(.neverSubscribed) }
        // A payment may have failed.
        return isUnknown && !isActive ? .unknown(isWhole ? .statusUnknown : .inputNotRead) : .eligible
    }

    private func winBack() -> OfferEligibility {
        if let unpaid { return unpaid }
        if isActive { return .ineligible(.activeSubscription) }
        if isPaused { return .unknown(store.traits.reasonOfSeller) }
        let listed = purchases.compactMap { $0.record.renewal?.eligibleWinBackOfferIDs }
        // What a merchant lists, the merchant has decided.
        let isDecided = store.traits.isSoldByMerchant && !listed.isEmpty
        if store.traits.decidesOffersItself, !isDecided { return .unknown(store.traits.reasonOfSeller) }
        guard hasSubscribed else { return uncertainty.map { .unknown($0) } ?? .ineligible(.neverSubscribed) }
        if isUnknown { return .unknown(.statusUnknown) }
        if !listedOffers.isEmpty { return .eligible }
        // What the store lists and the product files do not have is an offer all the same.
        let mayBeListed = listed.isEmpty || listed.contains { !$0.isEmpty }
        return mayBeListed ? .unknown(store.traits.reasonOfSeller) : .ineligible(.notListedByStore)
    }

    private func offerCode() -> OfferEligibility {
        if let unpaid { return unpaid }
        if store.traits.decidesOffersItself { return .unknown(store.traits.reasonOfSeller) }
        if let standing {
            let codes = sold.flatMap(\.offers).filter { $0.type == .code }
            let isForCustomer = codes.contains { $0.customers.isEmpty || $0.customers.contains(standing) }
            return codes.isEmpty || isForCustomer ? .eligible : .ineligible(.offerForOtherCustomers)
        }
        return .unknown(uncertainty ?? (isSharedWithCustomer ? store.traits.reasonOfSeller : .statusUnknown))
    }

    private var standing: CustomerStanding? {
        if isActive || isPaused && !isUnknown || hasPaymentProblem { return .existing }
        if isUnknown || isSharedWithCustomer || coverage == nil || store.traits.decidesOffersItself { return nil }
        // What became of the plan that took its place is not among the inputs.
        if purchases.contains(where: { $0.situation == .upgraded }) { return nil }
        if hasSubscribed { return isWhole ? .expired : nil }
        return uncertainty == nil ? .new : nil
    }
}

extension SubscriptionRecord {
    fileprivate var ownTransactions: [PurchaseTransaction] {
        transactions.filter { !$0.isShared && !$0.isOfUnknownOwner }
    }

    /// Whether another person or an organization may have bought all of it.
    fileprivate var mayBeAnothers: Bool {
        !transactions.isEmpty && transactions.allSatisfy { $0.isShared || $0.isOfUnknownOwner }
    }

    /// Whether the transactions begin with a renewal: the purchase they renew is not among them, by its identifier, or by
    /// its date, which each of them states.
    fileprivate var lacksItsOriginal: Bool {
        let identifiers = Set(transactions.compactMap(\.id))
        let own = ownTransactions
        let first = own.compactMap(\.purchaseDate).min()
        return own.contains { transaction in
            if let first, let original = transaction.originalPurchaseDate {
                if first.milliseconds(since: original) > Self.sameInstant { return true }
            }
            guard let original = transaction.originalID, transaction.id != nil else { return false }
            return !identifiers.contains(original)
        }
    }

    /// How far the App Store's two dates of one purchase may be apart: a minute, in milliseconds.
    private static let sameInstant: Int64 = 60_000
}

extension SubscriptionSituation {
    /// Whether another person’s purchase is shared, with access or without.
    fileprivate var isFamilyShared: Bool {
        if case .familyShared = self { true } else { self == .familySharingInterrupted }
    }
    fileprivate var isPaused: Bool { if case .paused = self { true } else { false } }
    var isUnknown: Bool { if case .unknown = self { true } else { false } }

    /// Whether it is a refund of which it is not known what it means for access.
    fileprivate var isOpenRefund: Bool { if case .refunded = self { hasAccess == nil } else { false } }
}
