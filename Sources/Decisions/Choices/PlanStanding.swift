internal import PaywrightModel

/// What a purchase means for what the customer can buy.
enum PlanStanding: Hashable {
    /// It runs, and the customer pays for it.
    case running
    /// It is kept for good.
    case owned
    /// Something has to happen before anything else is bought in its place.
    case blocked(PlanChoice.Obstacle)
    /// A member of the family pays.
    case shared
    /// Nothing is left of it.
    case over
    /// Not known.
    case unknown

    init(_ situation: SubscriptionSituation) {
        self =
            switch situation {
            case .freeTrial, .freeTrialCancelled, .freePeriod, .freePeriodCancelled, .introductoryPrice, .offerPrice,
                .active, .running, .discountedRenewal, .cancelled, .removed, .planChange, .priceChange, .commitment,
                .pausePlanned, .prepaid:
                .running
            case .lifetime, .purchased: .owned
            case .gracePeriod: .blocked(.gracePeriod)
            case .billingRetry: .blocked(.billingRetry)
            case .onHold: .blocked(.onHold)
            case .paymentFailed: .blocked(.paymentFailed)
            case .paused: .blocked(.paused)
            case .pendingPurchase: .blocked(.pending)
            case .familyShared, .familySharingInterrupted: .shared
            case .refunded(let refund): refund.endsAccess ? .over : .unknown
            case .purchaseCancelled(_, let endsAccess): endsAccess ? .over : .unknown
            case .notPurchased, .consumable, .nonRenewingEnded, .pendingPurchaseCancelled, .expired, .winBackAvailable,
                .familySharingEnded, .revoked, .upgraded, .replaced:
                .over
            case .nonRenewing, .unknown: .unknown
            }
    }
}

extension SubscriptionSituation {
    /// Whether a plan paid in advance can be extended now.
    var canBeExtended: Bool { if case .prepaid(_, _, true) = self { true } else { false } }

    /// Whether it is about something that is used up.
    var isOfConsumable: Bool { if case .consumable = self { true } else { false } }

    /// Whether it is about payments to which the customer is committed.
    var isOfCommitment: Bool { if case .commitment = self { true } else { false } }
}
