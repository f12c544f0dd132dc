public import PaywrightValues

/// What is true of one purchase at one instant: one case for each thing a person could be told.
///
/// What lies ahead is ahead of the instant the decision was made for: a date that has passed never renews, and a field is
/// nil rather than guessed.
///
/// Every case is one reference, which is copied in one step: a situation is handed on many times before it is worded.
@nonexhaustive
public indirect enum SubscriptionSituation: Hashable, Sendable {
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
    /// Runs, and a change that has been made takes it out of the purchase at the next renewal, which itself goes on.
    case removed(until: Instant?)
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
    /// A payment failed, and nothing states whether access goes on: the merchant decides it (Stripe, Paddle), renewal is off as well, or
    /// the object has no field for a grace period. `until` is when the subscription ends, where it was cancelled.
    case paymentFailed(until: Instant?, isCancelled: Bool)
    /// Paused.
    case paused(PauseState)
    /// Runs, and a pause follows.
    case pausePlanned(PlannedPause)

    /// Over.
    case expired(Expiration)
    /// Over, and the store has offers for coming back, the best first.
    case winBackAvailable(Expiration, offerIDs: [String])
    /// Refunded; whether access ended with it, the refund tells.
    case refunded(Refund)
    /// Cancelled after it was bought; whether it was refunded is not stated (Amazon). What is used up gave no access.
    case purchaseCancelled(on: Instant?, endsAccess: Bool)
    /// A member of the family pays.
    case familyShared(until: Instant?)
    /// A member of the family shares it no longer.
    case familySharingEnded(on: Instant?)
    /// A member of the family shares it, whose payment failed, or who paused it: no access.
    case familySharingInterrupted
    /// Taken back by the store, which does not say whether it was refunded or is no longer shared: no access.
    case revoked
    /// A higher plan took its place before it ended; not a refund.
    case upgraded
    /// Another plan took its place; not an end.
    case replaced

    /// Not known, for this reason.
    case unknown(UnknownCause)
}

// MARK: What each case is

extension SubscriptionSituation {
    /// What a situation is about, where decisions about others ask for it.
    private enum Subject {
        /// A change to come, so that free time that runs is stated beside it.
        case change
        /// A failed payment that the customer should mend, rather than buy again.
        case paymentProblem
        /// Something that is over, so that it no longer matters where another subscription of the group runs.
        case end
    }

    /// Its name, whether the customer has access (nil where that is not known), and what it is about.
    private var row: (name: String, access: Bool?, subject: Subject?) {
        switch self {
        case .notPurchased: ("notPurchased", false, nil)
        case .lifetime: ("lifetime", true, nil)
        case .consumable: ("consumable", nil, nil)
        case .purchased: ("purchased", nil, nil)
        case .nonRenewing(let end): ("nonRenewing", end == nil ? nil : true, nil)
        case .nonRenewingEnded: ("nonRenewingEnded", false, nil)
        case .prepaid: ("prepaid", true, nil)
        case .pendingPurchase: ("pendingPurchase", false, nil)
        case .pendingPurchaseCancelled: ("pendingPurchaseCancelled", false, nil)
        case .freeTrial: ("freeTrial", true, nil)
        case .freeTrialCancelled: ("freeTrialCancelled", true, nil)
        case .freePeriod: ("freePeriod", true, nil)
        case .freePeriodCancelled: ("freePeriodCancelled", true, nil)
        case .introductoryPrice: ("introductoryPrice", true, nil)
        case .offerPrice: ("offerPrice", true, nil)
        case .active: ("active", true, nil)
        case .running: ("running", true, nil)
        case .discountedRenewal: ("discountedRenewal", true, nil)
        case .cancelled: ("cancelled", true, nil)
        case .removed: ("removed", true, nil)
        case .planChange: ("planChange", true, .change)
        case .priceChange: ("priceChange", true, .change)
        case .commitment: ("commitment", true, .change)
        case .gracePeriod: ("gracePeriod", true, .paymentProblem)
        case .billingRetry: ("billingRetry", false, .paymentProblem)
        case .onHold: ("onHold", false, .paymentProblem)
        case .paymentFailed: ("paymentFailed", nil, .paymentProblem)
        case .paused(let pause): ("paused", pause.hasAccess, nil)
        case .pausePlanned: ("pausePlanned", true, .change)
        case .expired: ("expired", false, .end)
        case .winBackAvailable: ("winBackAvailable", false, .end)
        case .refunded(let refund): ("refunded", refund.endsAccess ? false : nil, nil)
        case .purchaseCancelled(_, let endsAccess): ("purchaseCancelled", endsAccess ? false : nil, nil)
        case .familyShared: ("familyShared", true, nil)
        case .familySharingEnded: ("familySharingEnded", false, nil)
        case .familySharingInterrupted: ("familySharingInterrupted", false, nil)
        case .revoked: ("revoked", false, nil)
        case .upgraded: ("upgraded", false, .end)
        case .replaced: ("replaced", false, .end)
        case .unknown: ("unknown", nil, nil)
        }
    }

    /// A stable name for programs: "freeTrial", "billingRetry".
    public var name: String { row.name }

    /// Whether the customer has access now; nil where that is not known.
    public var hasAccess: Bool? { row.access }

    /// Whether a payment failed that the customer should mend, rather than buy again.
    public var hasPaymentProblem: Bool { row.subject == .paymentProblem }

    /// Whether it is about a change, so that free time that runs is stated beside it.
    var tellsOfChange: Bool { row.subject == .change }

    /// Whether it is over, so that it no longer matters where another subscription of the group runs.
    var isOutlivedByAnother: Bool { row.subject == .end }

    /// A stated end of a subscription that renews before it; nil where it does not, or where that is not known.
    func endAfterRenewal(_ end: Instant?) -> Instant? {
        guard let end, end.isCalendarDate else { return nil }
        let next: Instant? =
            switch self {
            case .active(let next), .discountedRenewal(let next), .introductoryPrice(let next, _),
                .offerPrice(let next, _):
                next.date
            case .freeTrial(_, let next), .freePeriod(_, let next): next?.date
            case .planChange(let change): change.renewal.date
            case .priceChange(let change): change.date
            case .commitment(let commitment): commitment.isCancelled ? nil : commitment.nextPayment?.date
            case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
                .pendingPurchase, .pendingPurchaseCancelled, .freeTrialCancelled, .freePeriodCancelled, .running,
                .cancelled, .removed, .gracePeriod, .billingRetry, .onHold, .paymentFailed, .paused, .pausePlanned,
                .expired, .winBackAvailable, .refunded, .purchaseCancelled, .familyShared,
                .familySharingEnded, .familySharingInterrupted, .revoked, .upgraded, .replaced, .unknown:
                nil
            }
        return next.map { $0 < end } == true ? end : nil
    }

    /// What it states, for programs that print it or look for something in it.
    package var facts: [SituationFact] {
        switch self {
        case .consumable(let quantity): [.quantity(quantity)]
        case .nonRenewing(let end), .freeTrialCancelled(let end), .freePeriodCancelled(let end), .running(let end),
            .cancelled(let end), .removed(let end), .gracePeriod(let end), .familyShared(let end):
            [.until(end)]
        case .paymentFailed(let end, let isCancelled): [.until(end), .isCancelled(isCancelled)]
        case .paused(let pause): [.pause(pause)]
        case .pausePlanned(let pause): [.plannedPause(pause)]
        case .purchaseCancelled(let date, _): [.cancelledOn(date)]
        case .nonRenewingEnded(let end): [.endedOn(end)]
        case .familySharingEnded(let end): [.endedOn(end)]
        case .prepaid(let end, let from, let canBeExtended):
            [.until(end), .extendableFrom(from), .canBeExtended(canBeExtended)]
        case .freeTrial(let end, let renewal), .freePeriod(let end, let renewal): [.until(end), .conversion(renewal)]
        case .introductoryPrice(let next, let isLast), .offerPrice(let next, let isLast):
            [.renewal(next), .isLastPeriod(isLast)]
        case .active(let next), .discountedRenewal(let next): [.renewal(next)]
        case .planChange(let change): [.planChange(change)]
        case .priceChange(let change): [.priceChange(change)]
        case .commitment(let commitment): [.commitment(commitment)]
        case .expired(let expiration): [.expiration(expiration)]
        case .winBackAvailable(let expiration, let offers): [.expiration(expiration), .offers(offers)]
        case .refunded(let refund): [.refund(refund)]
        case .unknown(let cause): [.cause(cause)]
        case .notPurchased, .lifetime, .purchased, .pendingPurchase, .pendingPurchaseCancelled, .billingRetry, .onHold,
            .familySharingInterrupted, .revoked, .upgraded, .replaced:
            []
        }
    }

    /// The situation with every date left out that may not be said, and no count below what can be counted.
    func saying(_ honest: HonestDates) -> SubscriptionSituation {
        switch self {
        case .consumable(let quantity): .consumable(quantity: max(1, quantity))
        case .nonRenewing(let end): .nonRenewing(until: honest.ahead(end))
        case .nonRenewingEnded(let end): honest.past(end).map { .nonRenewingEnded(on: $0) } ?? .nonRenewing(until: nil)
        case .prepaid(let end, let from, let canBeExtended):
            .prepaid(until: honest.ahead(end), extendableFrom: honest.ahead(from), canBeExtended: canBeExtended)
        case .freeTrial(let end, let next): .freeTrial(until: honest.ahead(end), renewal: next.map { honest.ahead($0) })
        case .freeTrialCancelled(let end): .freeTrialCancelled(until: honest.ahead(end))
        case .freePeriod(let end, let next):
            .freePeriod(until: honest.ahead(end), renewal: next.map { honest.ahead($0) })
        case .freePeriodCancelled(let end): .freePeriodCancelled(until: honest.ahead(end))
        case .introductoryPrice(let next, let isLast): .introductoryPrice(honest.ahead(next), isLastPeriod: isLast)
        case .offerPrice(let next, let isLast): .offerPrice(honest.ahead(next), isLastPeriod: isLast)
        case .active(let next): .active(honest.ahead(next))
        case .running(let end): .running(until: honest.ahead(end))
        case .discountedRenewal(let next): .discountedRenewal(honest.ahead(next))
        case .cancelled(let end): .cancelled(until: honest.ahead(end))
        case .removed(let end): .removed(until: honest.ahead(end))
        case .planChange(let change): .planChange(honest.ahead(change))
        case .priceChange(let change): .priceChange(honest.ahead(change))
        case .commitment(let commitment): .commitment(honest.ahead(commitment))
        case .gracePeriod(let end): .gracePeriod(until: honest.ahead(end))
        case .paymentFailed(let end, let isCancelled):
            .paymentFailed(until: honest.ahead(end), isCancelled: isCancelled)
        case .paused(let pause): .paused(honest.ahead(pause))
        case .pausePlanned(let pause): .pausePlanned(honest.ahead(pause))
        case .purchaseCancelled(let date, let endsAccess):
            .purchaseCancelled(on: honest.past(date), endsAccess: endsAccess)
        case .expired(let end): .expired(honest.past(end))
        case .winBackAvailable(let end, let offers): .winBackAvailable(honest.past(end), offerIDs: offers)
        case .refunded(let refund): .refunded(honest.past(refund))
        case .familyShared(let end): .familyShared(until: honest.ahead(end))
        case .familySharingEnded(let end): .familySharingEnded(on: honest.past(end))
        case .notPurchased, .lifetime, .purchased, .pendingPurchase, .pendingPurchaseCancelled, .billingRetry, .onHold,
            .familySharingInterrupted, .revoked, .upgraded, .replaced, .unknown:
            self
        }
    }
}
