internal import PaywrightModel
internal import PaywrightStorage

/// What a purchase is beside others of one customer, in the order in which they count: what the customer should act on, then
/// what runs, then what may, and last what matters least.
enum PurchaseRank: Int, Hashable, CaseIterable {
    /// A payment failed that the customer should mend.
    case paymentProblem
    /// It waits for the customer to agree to a price, or to a change.
    case consent
    /// It gives access for a time.
    case running
    /// It waits for an approval, or for its first payment.
    case pending
    /// It is paused, or a member of the family who shares it has interrupted it.
    case paused
    /// Whether it gives access is not known.
    case open
    /// It is over.
    case ended
    /// It was bought once, and nothing comes of it.
    case boughtOnce
    /// Something that runs has taken its place.
    case replaced
}

extension CustomerStatus.Purchase {
    /// What it is by itself.
    var rank: PurchaseRank {
        if situation.hasPaymentProblem { return .paymentProblem }
        return awaitsConsent ? .consent : rankOfSituation
    }

    private var rankOfSituation: PurchaseRank {
        switch situation {
        case .gracePeriod, .billingRetry, .onHold, .paymentFailed: .paymentProblem
        case .prepaid, .freeTrial, .freeTrialCancelled, .freePeriod, .freePeriodCancelled, .introductoryPrice,
            .offerPrice, .active, .running, .discountedRenewal, .cancelled, .removed, .planChange, .priceChange,
            .commitment, .pausePlanned:
            .running
        case .familyShared: timeline.holds == .lifetime ? .boughtOnce : .running
        case .nonRenewing(let end): end == nil ? .open : .running
        case .pendingPurchase: .pending
        case .paused, .familySharingInterrupted: .paused
        case .unknown, .notPurchased: .open
        case .refunded(let refund): refund.endsAccess ? .ended : isUsedUp ? .boughtOnce : .open
        case .purchaseCancelled(_, let endsAccess): endsAccess ? .ended : .boughtOnce
        case .nonRenewingEnded, .pendingPurchaseCancelled, .expired, .winBackAvailable, .familySharingEnded, .revoked:
            .ended
        case .lifetime, .consumable, .purchased: .boughtOnce
        case .upgraded, .replaced: .replaced
        }
    }

    private var isUsedUp: Bool {
        if case .consumable = timeline.holds { true } else { false }
    }

    /// Whether something comes of it only if the customer agrees, whatever its situation tells.
    private var awaitsConsent: Bool {
        if case .priceChange(let change) = situation, change.kind == .awaitingConsent { return true }
        return timeline.moments.contains { moment in
            if case .ifAgreed = moment.certainty { true } else { false }
        }
    }

    /// The plans that it is of: its product, its group, and the product that states its identifier for several stores.
    fileprivate var plans: [Plan] {
        [
            productID.map { Plan(store: store, kind: .product, id: $0) },
            groupID.map { Plan(store: store, kind: .group, id: $0) },
            listedProductID.map { Plan(store: nil, kind: .product, id: $0) },
        ].compactMap { $0 }
    }
}

/// What two purchases have in common of which a customer needs one.
private struct Plan: Hashable {
    enum Kind: Hashable { case product, group }

    /// nil for a product of all stores.
    let store: StoreName?
    let kind: Kind
    let id: String
}

/// A purchase, and after it what was refunded beside it, which is no purchase of its own.
typealias PurchaseWithRefunds = [CustomerStatus.Purchase]

extension [PurchaseWithRefunds] {
    /// In the order in which they count; those of one rank stay in their order, the newest first. What is over comes last
    /// where something of the same plan runs, and is known to end no access.
    var inOrderOfRank: [PurchaseWithRefunds] {
        guard count > 1 else { return self }
        var running = NamedValues<Plan, Void>()
        for case let purchase? in map(\.first) where purchase.situation.hasAccess == true {
            for plan in purchase.plans { _ = running.place(of: plan, adding: ()) }
        }
        var ranked: [(rank: PurchaseRank, one: PurchaseWithRefunds)] = []
        for one in self {
            guard let purchase = one.first else { continue }
            let rank = purchase.rank
            let isBesideAccess = purchase.plans.contains { running.place(of: $0) != nil }
            var one = one
            one[0].hasAccessByAnother = purchase.situation.hasAccess == false && isBesideAccess
            ranked.append((rank == .ended && isBesideAccess ? .replaced : rank, one))
        }
        return PurchaseRank.allCases.flatMap { rank in ranked.lazy.filter { $0.rank == rank }.map(\.one) }
    }
}
