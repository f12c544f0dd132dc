public import PaywrightValues

/// What is true of one purchase at one instant: one case for each thing a person could be told.
///
/// What lies ahead is ahead of the instant the decision was made for: a date that has passed never renews, and a field is
/// nil rather than guessed.
@nonexhaustive
public enum SubscriptionSituation: Hashable, Sendable {
    /// The customer has never bought anything.
    case notPurchased
    /// Bought once and kept for good.
    case lifetime
    /// Used up, and bought again.
    case consumable(quantity: Int)
    /// Bought; the store does not say what kind of product it is, and states no end.
    case purchased
    /// Access for a limited time that does not renew.
    case nonRenewing(until: Instant?)
    /// Such access, over.
    case nonRenewingEnded(on: Instant)
    /// A plan paid in advance. It can be extended now, or from an instant on, where stated.
    case prepaid(until: Instant?, extendableFrom: Instant?, canBeExtended: Bool)
    /// Waits for approval or its first payment: no access.
    case pendingPurchase
    /// What was waited for never came.
    case pendingPurchaseCancelled

    /// In a free trial. `renewal` is what follows; nil where the store does not say whether anything does.
    case freeTrial(until: Instant?, renewal: NextRenewal?)
    /// In a free trial that nothing follows.
    case freeTrialCancelled(until: Instant?)
    /// In free time that is no trial: an offer for a current or former customer. `renewal` as of a trial.
    case freePeriod(until: Instant?, renewal: NextRenewal?)
    /// In such free time that nothing follows.
    case freePeriodCancelled(until: Instant?)
    /// Pays an introductory price. `isLastPeriod` when the next charge is known to be the full price.
    case introductoryPrice(NextRenewal, isLastPeriod: Bool)
    /// Pays the price of another offer.
    case offerPrice(NextRenewal, isLastPeriod: Bool)
    /// Runs and renews.
    case active(NextRenewal)
    /// Runs; the store does not say whether it renews.
    case running(until: Instant?)
    /// Runs and renews, with an offer on the next renewal.
    case discountedRenewal(NextRenewal)
    /// Runs and does not renew.
    case cancelled(until: Instant?)
    /// Another plan takes over at the next renewal.
    case planChange(PlanChange)
    /// The price changes.
    case priceChange(AnnouncedPriceChange)
    /// Paid in several payments the customer is committed to.
    case commitment(CommitmentState)

    /// A payment failed; access goes on until then.
    case gracePeriod(until: Instant?)
    /// A payment failed and the store tries again: no access (App Store).
    case billingRetry
    /// A payment failed: no access (Google Play's account hold).
    case onHold
    /// Paused by the customer: no access.
    case paused(until: Instant?)

    /// Over.
    case expired(Expiration)
    /// Over, and the store has offers for coming back, the best first.
    case winBackAvailable(Expiration, offerIDs: [String])
    /// Refunded: no access.
    case refunded(Refund)
    /// A member of the family pays.
    case familyShared(until: Instant?)
    /// A member of the family shares it no longer.
    case familySharingEnded(on: Instant?)
    /// Taken back by the store, which does not say whether it was refunded or is no longer shared: no access.
    case revoked
    /// A higher plan took its place before it ended; not a refund.
    case upgraded
    /// Another plan took its place; not an end.
    case replaced

    /// Not known, for this reason.
    case unknown(UnknownCause)
}

extension SubscriptionSituation {
    /// A stable name for programs: "freeTrial", "billingRetry".
    public var name: String {
        switch self {
        case .notPurchased: "notPurchased"
        case .lifetime: "lifetime"
        case .consumable: "consumable"
        case .purchased: "purchased"
        case .nonRenewing: "nonRenewing"
        case .nonRenewingEnded: "nonRenewingEnded"
        case .prepaid: "prepaid"
        case .pendingPurchase: "pendingPurchase"
        case .pendingPurchaseCancelled: "pendingPurchaseCancelled"
        case .freeTrial: "freeTrial"
        case .freeTrialCancelled: "freeTrialCancelled"
        case .freePeriod: "freePeriod"
        case .freePeriodCancelled: "freePeriodCancelled"
        case .introductoryPrice: "introductoryPrice"
        case .offerPrice: "offerPrice"
        case .active: "active"
        case .running: "running"
        case .discountedRenewal: "discountedRenewal"
        case .cancelled: "cancelled"
        case .planChange: "planChange"
        case .priceChange: "priceChange"
        case .commitment: "commitment"
        case .gracePeriod: "gracePeriod"
        case .billingRetry: "billingRetry"
        case .onHold: "onHold"
        case .paused: "paused"
        case .expired: "expired"
        case .winBackAvailable: "winBackAvailable"
        case .refunded: "refunded"
        case .familyShared: "familyShared"
        case .familySharingEnded: "familySharingEnded"
        case .revoked: "revoked"
        case .upgraded: "upgraded"
        case .replaced: "replaced"
        case .unknown: "unknown"
        }
    }

    /// Whether the customer has access now; nil where that is not known.
    public var hasAccess: Bool? {
        switch self {
        case .nonRenewing(let end): end == nil ? nil : true
        case .refunded(let refund): refund.endsAccess ? false : nil
        case .lifetime, .prepaid, .freeTrial, .freeTrialCancelled, .freePeriod, .freePeriodCancelled,
            .introductoryPrice, .offerPrice, .active, .running, .discountedRenewal, .cancelled, .planChange,
            .priceChange, .commitment, .gracePeriod,
            .familyShared:
            true
        case .notPurchased, .nonRenewingEnded, .pendingPurchase, .pendingPurchaseCancelled, .billingRetry, .onHold,
            .paused, .expired, .winBackAvailable, .familySharingEnded, .revoked, .upgraded, .replaced:
            false
        case .consumable, .purchased, .unknown: nil
        }
    }

    /// Whether it is about a change, so that free time that runs is stated beside it.
    var tellsOfChange: Bool {
        switch self {
        case .planChange, .priceChange, .commitment: true
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrial, .freeTrialCancelled, .freePeriod,
            .freePeriodCancelled, .introductoryPrice, .offerPrice, .active, .running, .discountedRenewal, .cancelled,
            .gracePeriod, .billingRetry, .onHold, .paused, .expired, .winBackAvailable, .refunded, .familyShared,
            .familySharingEnded, .revoked, .upgraded, .replaced, .unknown:
            false
        }
    }

    /// Whether it is over, so that it no longer matters where another subscription of the group runs.
    var isOutlivedByAnother: Bool {
        switch self {
        case .expired, .winBackAvailable, .upgraded, .replaced: true
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrial, .freeTrialCancelled, .freePeriod,
            .freePeriodCancelled, .introductoryPrice, .offerPrice, .active, .running, .discountedRenewal, .cancelled,
            .planChange, .priceChange, .commitment, .gracePeriod, .billingRetry, .onHold, .paused, .refunded,
            .familyShared, .familySharingEnded, .revoked, .unknown:
            false
        }
    }

    /// Whether a payment failed that the customer should mend, rather than buy again.
    public var hasPaymentProblem: Bool {
        switch self {
        case .gracePeriod, .billingRetry, .onHold: true
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrial, .freeTrialCancelled, .freePeriod,
            .freePeriodCancelled, .introductoryPrice, .offerPrice, .active, .running, .discountedRenewal, .cancelled,
            .planChange, .priceChange, .commitment, .paused, .expired, .winBackAvailable, .refunded, .familyShared,
            .familySharingEnded, .revoked, .upgraded, .replaced, .unknown:
            false
        }
    }
}
