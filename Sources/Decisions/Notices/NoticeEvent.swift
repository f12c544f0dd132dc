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
    package var limit: Instant? {
        if case .ifAgreed(let due)? = moment?.certainty { return due }
        guard case .cancel(let limit)? = moment?.wayOut else { return nil }
        return limit
    }
}

extension CustomerStatus.Purchase {
    /// What there is to write about, what comes next first. Of what may come or not there is nothing, and of what costs nothing.
    public var noticeEvents: [NoticeEvent] {
        guard timeline.payer == .customer || timeline.payer == .unstated else { return [] }
        let coming = timeline.moments.flatMap { moment in
            moment.noticeKinds.map { NoticeEvent(kind: $0, moment: moment, date: moment.at.date) }
        }
        // A renewal without a day is told where nothing else leaves open which one it is, and whether it comes.
        let isOnly = coming.count == 1 && timeline.goesOn == true && timeline.trouble == nil && !needsConsent
        let firstCharge = timeline.moments.first { $0.charge.costs }
        var events = coming.filter { event in
            guard event.kind == .renewal else { return true }
            // No sentence tells a second ordinary charge.
            if event.moment?.changes.isEmpty == true, event.moment != firstCharge { return false }
            // What a pause that has not begun ends with is told when it runs.
            let isAfterPause = event.moment?.changes.contains(.resumes) == true
            let isKnown = isAfterPause ? isPaused : timeline.goesOn != nil
            return !hasFailedPayment && isKnown && (event.date != nil || isOnly)
        }
        if hasFailedPayment { events.append(NoticeEvent(kind: .paymentFailed, moment: nil, date: nil)) }
        if let end = cancelledEnd { events.append(NoticeEvent(kind: .cancelled, moment: nil, date: end)) }
        return events
    }

    private var hasFailedPayment: Bool {
        guard case .payment? = timeline.trouble else { return false }
        return true
    }

    private var isPaused: Bool {
        guard case .pause? = timeline.trouble else { return false }
        return true
    }

    /// Whether anything that comes needs a consent.
    package var needsConsent: Bool {
        timeline.moments.contains { if case .ifAgreed = $0.certainty { true } else { false } }
    }

    /// Whether a field states that the customer cancelled; nil where none states who or what did.
    package var isCancelledByCustomer: Bool? {
        guard let decided = record.decided else { return store.traits.countsAsCancelledByCustomer ? true : nil }
        return decided.noticeTerms.isCancelledByCustomer
    }

    /// Whether a cancellation may be undone by the customer: not where somebody else made it, or may have.
    package var canBeKept: Bool { record.decided?.noticeTerms.canBeKept ?? true }

    /// Until when a subscription runs that was cancelled; nil for any other, and where something else than the customer ended it.
    private var cancelledEnd: Instant?? {
        if isCancelledByCustomer == false { return nil }
        switch situation {
        case .cancelled(let end), .freeTrialCancelled(let end), .freePeriodCancelled(let end): return .some(end)
        case .commitment(let commitment): return commitment.isCancelled ? .some(commitment.endDate) : nil
        case .paymentFailed(let end, let isCancelled): return isCancelled ? .some(end) : nil
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrial, .freePeriod, .introductoryPrice, .offerPrice,
            .active, .running, .discountedRenewal, .removed, .planChange, .priceChange, .gracePeriod, .billingRetry,
            .onHold, .paused, .pausePlanned, .expired, .winBackAvailable, .refunded, .purchaseCancelled, .familyShared,
            .familySharingEnded, .familySharingInterrupted, .revoked, .upgraded, .replaced, .unknown:
            return nil
        }
    }
}

extension Moment {
    /// What a seller may write about before it.
    fileprivate var noticeKinds: [NoticeKind] {
        guard scope == .purchase, charge.costs else { return [] }
        // Beside another plan a price is that plan's.
        let changesPrice = changes.contains { if case .price = $0 { true } else { false } } && newPlan == nil
        switch certainty {
        case .open: return []
        case .ifAgreed: return changesPrice ? [.priceChange] : []
        case .certain:
            // A new price of which no day is stated belongs to no renewal that is known, and what an end of a pause costs no field
            // may state.
            let isRenewal =
                bindsAnew && (at.date != nil || !changesPrice) && !(changes.contains(.resumes) && !statesAmount)
            // An offer of which no field states when it ends does not end soon.
            let isEnding = changes.contains(where: \.endsOffer)
            if isEnding, at == .notStated { return [] }
            let first: NoticeKind? = isEnding ? .trialEnding : isRenewal ? .renewal : nil
            return [first, changesPrice ? .priceChange : nil].compactMap { $0 }
        }
    }

    /// The plan that takes over.
    var newPlan: String? {
        for case .plan(let product, _) in changes { return product }
        return nil
    }

    /// Whether the charge, or the new price, is stated.
    var statesAmount: Bool {
        switch charge {
        case .exactly, .atMost: return true
        case .none, .free, .notStated: return changes.contains { if case .price(_, _?, _) = $0 { true } else { false } }
        }
    }

    /// Whether the customer is bound by it anew: a payment of a commitment that runs is no renewal.
    private var bindsAnew: Bool {
        if changes.contains(where: { if case .commitmentBegins = $0 { true } else { false } }) { return true }
        if changes.contains(where: { $0 == .ends || $0 == .itemEnds || $0 == .releases }) { return false }
        if case .noneUntil = wayOut { return false }
        return !changes.contains { if case .paymentsLeft = $0 { true } else { false } }
    }
}

extension Moment.Change {
    fileprivate var endsOffer: Bool { self == .trialEnds || self == .offerEnds }
}
