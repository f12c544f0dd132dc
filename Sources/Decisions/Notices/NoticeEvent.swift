internal import PaywrightModel
public import PaywrightValues

/// Something about a purchase that a seller may write about.
public struct NoticeEvent: Hashable, Sendable {
    /// What it is.
    public let kind: NoticeKind
    /// The moment that comes; nil for what has happened.
    public let moment: Moment?
    /// The instant of the moment; of what has happened, the end of access that goes with it. nil where neither is stated.
    public let date: Instant?

    /// Whether the new price is charged only if the customer agrees.
    public var needsConsent: Bool {
        guard kind == .priceChange, case .ifAgreed? = moment?.certainty else { return false }
        return true
    }

    /// The first instant at which a cancellation, or a consent, is too late; nil where none is stated.
    var limit: Instant? {
        if case .ifAgreed(let due)? = moment?.certainty { return due }
        guard case .cancel(let limit)? = moment?.wayOut else { return nil }
        return limit
    }
}

extension CustomerStatus.Purchase {
    /// What there is to write about, what comes next first. Of what may come or not there is nothing, and of what costs nothing.
    public var noticeEvents: [NoticeEvent] {
        guard timeline.payer == .customer || timeline.payer == .unstated else { return [] }
        var events = timeline.moments.flatMap { moment in
            moment.noticeKinds.map { NoticeEvent(kind: $0, moment: moment, date: moment.at.date) }
        }
        if case .payment? = timeline.trouble {
            events.append(NoticeEvent(kind: .paymentFailed, moment: nil, date: timeline.access.date))
        }
        if let end = cancelledEnd { events.append(NoticeEvent(kind: .cancelled, moment: nil, date: end)) }
        return events
    }

    /// Until when a subscription runs that the customer cancelled; nil for any other.
    private var cancelledEnd: Instant?? {
        switch situation {
        case .cancelled(let end), .freeTrialCancelled(let end), .freePeriodCancelled(let end): .some(end)
        case .commitment(let commitment): commitment.isCancelled ? .some(commitment.endDate) : nil
        case .paymentFailed(let end, let isCancelled): isCancelled ? .some(end) : nil
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrial, .freePeriod, .introductoryPrice, .offerPrice,
            .active, .running, .discountedRenewal, .removed, .planChange, .priceChange, .gracePeriod, .billingRetry,
            .onHold, .paused, .pausePlanned, .expired, .winBackAvailable, .refunded, .purchaseCancelled, .familyShared,
            .familySharingEnded, .familySharingInterrupted, .revoked, .upgraded, .replaced, .unknown:
            nil
        }
    }
}

extension Moment {
    /// What a seller may write about before it.
    fileprivate var noticeKinds: [NoticeKind] {
        guard scope == .purchase, costs else { return [] }
        let changesPrice = changes.contains { if case .price = $0 { true } else { false } }
        switch certainty {
        case .open: return []
        case .ifAgreed: return changesPrice ? [.priceChange] : []
        case .certain:
            // A new price of which no day is stated belongs to no renewal that is known.
            let isDated = at.date != nil || !changesPrice
            let first: NoticeKind? =
                changes.contains(where: \.endsOffer) ? .trialEnding : isRenewal && isDated ? .renewal : nil
            return [first, changesPrice ? .priceChange : nil].compactMap { $0 }
        }
    }

    private var costs: Bool {
        switch charge {
        case .none, .free: false
        case .exactly, .atMost, .notStated: true
        }
    }

    /// Whether the customer is bound by it anew: a payment of a commitment that runs is no renewal.
    private var isRenewal: Bool {
        var isPayment = false
        for change in changes {
            if case .commitmentBegins = change { return true }
            if case .paymentsLeft = change { isPayment = true }
        }
        return !isPayment
    }
}

extension Moment.Change {
    fileprivate var endsOffer: Bool { self == .trialEnds || self == .offerEnds }
}

extension PurchaseTimeline.Access {
    /// Until when there is access, or since when there is none.
    fileprivate var date: Instant? {
        switch self {
        case .given(let end): end
        case .none(let start): start
        case .notYet, .notStated: nil
        }
    }
}
