internal import PaywrightModel
internal import PaywrightValues

/// Decides the timeline of a record from the same facts as its situation, so that the two never contradict each other.
struct TimelineDecision {
    let decision: SituationDecision
    /// What is told of the record, without what is in doubt.
    let situation: SubscriptionSituation
    let isSubscription: Bool
    /// Whether the clock is believed: else nothing is ahead of it.
    let isClockBelieved: Bool
    /// What is in doubt.
    let open: FactSet

    private var renewal: RenewalInfo? { decision.renewal }
    private var record: SubscriptionRecord { decision.record }

    func timeline() -> PurchaseTimeline {
        if situation.isUnknown { return PurchaseTimeline(holds: isToldAsSubscription ? subscription : .unstated) }
        let holds = holding
        let collection: Moment.Collection? =
            open.contains(.payment) ? nil : renewal?.isInvoiced == true ? .invoice : .automatic
        return PurchaseTimeline(
            holds: holds,
            payer: payer,
            access: access,
            paying: paying,
            trouble: trouble,
            over: situation.timelineRow.over,
            goesOn: goesOn,
            moments: parts.filter { isClockBelieved || $0.at.date == nil }
                .compactMap { $0.ahead(of: decision.now) }.moments(collected: collection)
        )
    }

    // MARK: What comes

    private var running: RunningTimeline {
        let mayComeEarlier = decision.doubts.mayComeEarlier(record.store)
        return RunningTimeline(decision.running, withholding: open, mayComeEarlier: mayComeEarlier)
    }

    private var parts: [MomentPart] {
        switch situation {
        case .freeTrial, .freePeriod, .introductoryPrice, .offerPrice, .active, .running, .discountedRenewal,
            .planChange, .priceChange, .pausePlanned:
            return running.parts()
        case .commitment(let commitment):
            return commitment.isCancelled ? payments(of: commitment) : running.parts()
        case .freeTrialCancelled(let end):
            return [ending(at: end), MomentPart(at: end.map { .date($0) } ?? .endOfPeriod, changes: [.trialEnds])]
        case .freePeriodCancelled(let end):
            return [ending(at: end), MomentPart(at: end.map { .date($0) } ?? .endOfPeriod, changes: [.offerEnds])]
        case .cancelled(let end), .prepaid(let end, _, _): return [ending(at: end)]
        case .removed(let end):
            return [.ending(at: end, .itemEnds, of: decision.current.map { .item($0.productID) } ?? .purchase)]
        case .nonRenewing(let end): return end.map { [.ending(at: $0)] } ?? []
        case .pendingPurchase: return preorder.map { [release(of: $0)] } ?? []
        case .paymentFailed(let end, let isCancelled):
            return isCancelled ? end.map { [.ending(at: $0)] } ?? [] : open.contains(.renewal) ? [] : running.end
        case .gracePeriod: return decision.isShared || open.contains(.renewal) ? [] : running.partsInGrace
        case .paused(let pause): return running.parts(after: pause)
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewingEnded, .pendingPurchaseCancelled,
            .billingRetry, .onHold, .expired, .winBackAvailable, .refunded,
            .purchaseCancelled, .familyShared, .familySharingEnded, .familySharingInterrupted, .revoked, .upgraded,
            .replaced, .unknown:
            return []
        }
    }

    /// The order before a release that is awaited.
    private var preorder: Preorder? { decision.sale(in: situation)?.preorder }

    /// It is charged when it is released; how much then, and whether it can be cancelled before, no field states.
    private func release(of order: Preorder) -> MomentPart {
        MomentPart(
            at: order.release.map { .date($0) } ?? .notStated,
            changes: [.releases],
            charge: .notStated(.store),
            certainty: .certain,
            wayOut: .notStated
        )
    }

    /// The end of what does not renew. What was used until then is charged with it.
    private func ending(at end: Instant?) -> MomentPart {
        renewal?.isChargedAtEnd == true && !open.contains(.renewal) ? .chargedEnding(at: end) : .ending(at: end)
    }

    /// The payments of a commitment that the customer has cancelled: none of them can be avoided, and nothing follows.
    private func payments(of commitment: CommitmentState) -> [MomentPart] {
        let running = running
        let free = open.contains(.renewal) ? [] : running.freeTimeEnd
        var ending = MomentPart.ending(at: commitment.endDate)
        // It ends after the payments that are left, which is no end of the period that runs, and leaves open what they cost.
        if commitment.endDate == nil, commitment.paymentsLeft != 0 {
            ending = MomentPart(at: .notStated, changes: [.ends])
        }
        let next = commitment.nextPayment
        // Without a next payment it is known that some are left only where their number is stated.
        if next == nil, commitment.paymentsLeft == nil { return free + [ending] }
        let payment = MomentPart(
            at: next?.date.map { .date($0) } ?? .notStated,
            changes: [.paymentsLeft(commitment.paymentsLeft)],
            charge: next.map(running.charge(of:)) ?? .notStated(.store),
            certainty: .certain,
            wayOut: .noneUntil(commitment.endDate)
        )
        return free + [payment] + running.newPrice(within: commitment) + [ending]
    }

    // MARK: What is

    private var holding: PurchaseTimeline.Holding {
        if let stated = situation.timelineRow.holds { return stated }
        if isToldAsSubscription { return subscription }
        switch decision.current?.kind(decision.products) {
        case .nonConsumable?: return .lifetime
        case .consumable?: return .consumable(decision.current?.quantity ?? 1)
        case .nonRenewable?: return .pass
        case .autoRenewable?, nil: return .unstated
        }
    }

    private var subscription: PurchaseTimeline.Holding { renewal?.prepaid == nil ? .subscription : .prepaid }

    /// Whether it is a subscription: not an order before a release, nor what is stated to be of another kind and waits for its payment.
    private var isToldAsSubscription: Bool {
        if case .unrecognized? = record.latest?.productType, renewal == nil { return false }
        return isSubscription && preorder == nil
    }

    private var payer: PurchaseTimeline.Payer {
        guard let current = decision.current else { return .unstated }
        if current.isShared { return .family }
        // What an organization assigns is not paid by the customer.
        if isSubscription, case .unrecognized? = current.ownership { return .unstated }
        return record.latest?.isGranted == true ? .seller : .customer
    }

    private var access: PurchaseTimeline.Access {
        if situation == .pendingPurchase { return .notYet }
        switch situation.hasAccess {
        case true?: return .given(until: accessEnd)
        case false?: return .none(since: situation.endedDate)
        case nil: return .notStated
        }
    }

    private var accessEnd: Instant? {
        let end = lastEnd
        // What is paused without access before then is had until then.
        guard isClockBelieved, let pause = decision.running.future(renewal?.pauseDate),
            end.map({ pause < $0 }) ?? false,
            decision.policy.hasAccessWhilePaused(in: record.store) != true, renewal?.openAccessField == nil
        else { return end }
        return pause
    }

    private var lastEnd: Instant? {
        if let end = situation.end { return end }
        return open.isDisjoint(with: [.nextCharge, .renewal]) ? Instant.latest(runningEnd, graceEnd) : nil
    }

    /// Until when there is access at least after a payment that failed: an end that the store moves on is none that is told.
    private var graceEnd: Instant? {
        guard case .gracePeriod = situation, isSubscription, isClockBelieved else { return nil }
        return decision.running.future(renewal?.gracePeriodExpiresDate)
    }

    /// Until when a subscription is paid for that may go on.
    private var runningEnd: Instant? { isSubscription && isClockBelieved ? decision.running.end : nil }

    private var paying: PurchaseTimeline.Paying {
        guard situation.hasAccess == true, isSubscription, renewal?.prepaid == nil else {
            return situation.hasAccess == nil ? .notStated : .none
        }
        // What was paid for the period that runs states its purchase alone.
        guard let current = decision.current else { return .notStated }
        if current.isShared { return .none }
        // What is paid for access in a pause is not stated, and in a grace period nothing has been.
        if case .paused = situation { return .notStated }
        if case .gracePeriod = situation { return .notStated }
        // What a subscription’s grant for a time costs is not stated.
        if holding == .pass || current.isTemporary || open.contains(.offer) || current.hasPassed(at: decision.now) {
            return .notStated
        }
        guard let offer = decision.running.offer else {
            // An event of a service’s that charges nothing has a price of 0, which is none of the plan.
            if let price = current.price, price.isFree { return current.source.isDirect ? .freePlan : .notStated }
            if isFreePlan(current) { return .freePlan }
            let traits = record.store.traits
            return traits.statesOfferOfNextRenewal || traits.statesRecurringPrice ? .full : .notStated
        }
        switch offer.isFree {
        case true?: return offer.isTrial ? .trial : .freeOffer
        case false?: return .offer
        case nil: return .notStated
        }
    }

    /// Whether the plan that runs renews for nothing without an offer, where no price is stated that was paid.
    private func isFreePlan(_ current: PurchaseTransaction) -> Bool {
        guard current.price == nil, open.isDisjoint(with: [.amount, .renewal]), let renewal,
            renewal.priceChange == nil, renewal.renewalProductID == current.productID
        else { return false }
        return renewal.regularPrice?.isFree == true
    }

    private var trouble: PurchaseTimeline.Trouble? {
        // The payer's payment, or the payer's pause.
        if situation == .familySharingInterrupted {
            return decision.state?.known == .paused
                ? .pause(nil) : .payment(decision.state?.known == .onHold ? .hold : .retry)
        }
        // The release is awaited, and no approval.
        return preorder == nil ? situation.timelineRow.trouble : nil
    }

    private var goesOn: Bool? {
        if open.contains(.renewal), situation.statable.contains(.renewal) { return nil }
        let hasEnd = !open.contains(.nextCharge) && decision.running.future(renewal?.endDate) != nil
        switch situation {
        case .active, .discountedRenewal, .introductoryPrice, .offerPrice, .planChange: return !hasEnd
        case .freeTrial(_, let next), .freePeriod(_, let next): return hasEnd ? false : next.map { _ in true }
        case .priceChange(let change): return hasEnd ? false : change.kind == .awaitingConsent ? nil : true
        case .commitment(let commitment):
            if commitment.isCancelled || hasEnd { return false }
            return commitment.following == nil && commitment.planChange == nil ? nil : true
        case .running: return hasEnd ? false : nil
        case .pausePlanned: return hasEnd ? false : renewal?.renewsAutomatically
        case .gracePeriod:
            if decision.isShared { return nil }
            let ends = renewal?.endsAtRenewal == true || renewal?.commitment?.isCancellationPending == true
            if ends { return false }
            // A payment keeps what ends with its commitment later.
            return decision.running.endsWithCommitment ? nil : renewal?.renewsAutomatically
        case .paymentFailed(_, let isCancelled): return isCancelled || hasEnd ? false : nil
        case .cancelled, .removed, .freeTrialCancelled, .freePeriodCancelled, .nonRenewing, .nonRenewingEnded, .prepaid,
            .expired, .winBackAvailable, .revoked, .upgraded, .replaced, .pendingPurchaseCancelled, .purchaseCancelled:
            return false
        case .notPurchased, .lifetime, .consumable, .purchased, .pendingPurchase, .billingRetry, .onHold, .paused,
            .refunded, .familyShared, .familySharingEnded, .familySharingInterrupted, .unknown:
            return nil
        }
    }
}

extension PurchaseTransaction {
    /// Whether its time is over, so that another one runs.
    fileprivate func hasPassed(at now: Instant) -> Bool { expiresDate.map { $0 <= now } ?? false }
}

extension SubscriptionSituation {
    /// What it is in the words of a timeline, as far as it tells that alone.
    fileprivate var timelineRow: TimelineRow {
        switch self {
        case .notPurchased: TimelineRow(holds: .nothing)
        case .lifetime: TimelineRow(holds: .lifetime)
        case .consumable(let quantity): TimelineRow(holds: .consumable(quantity))
        case .nonRenewing: TimelineRow(holds: .pass)
        case .nonRenewingEnded: TimelineRow(holds: .pass, over: .expired)
        case .prepaid: TimelineRow(holds: .prepaid)
        case .pendingPurchase: TimelineRow(trouble: .approval)
        case .pendingPurchaseCancelled: TimelineRow(over: .neverCompleted)
        case .gracePeriod: TimelineRow(trouble: .payment(.grace))
        case .billingRetry: TimelineRow(trouble: .payment(.retry))
        case .onHold: TimelineRow(trouble: .payment(.hold))
        case .paymentFailed: TimelineRow(trouble: .payment(.unstated))
        case .paused(let pause): TimelineRow(trouble: .pause(pause.cause))
        case .expired, .winBackAvailable: TimelineRow(over: .expired)
        case .refunded(let refund): TimelineRow(over: refund.endsAccess ? .refunded : nil)
        case .purchaseCancelled(_, let endsAccess): TimelineRow(over: endsAccess ? .cancelled : nil)
        case .familySharingEnded: TimelineRow(over: .sharingEnded)
        case .revoked: TimelineRow(over: .revoked)
        case .upgraded: TimelineRow(over: .upgraded)
        case .replaced: TimelineRow(over: .replaced)
        case .purchased, .freeTrial, .freeTrialCancelled, .freePeriod, .freePeriodCancelled, .introductoryPrice,
            .offerPrice, .active, .running, .discountedRenewal, .cancelled, .removed, .planChange, .priceChange,
            .commitment, .pausePlanned, .familyShared, .familySharingInterrupted, .unknown:
            TimelineRow()
        }
    }

    /// Until when it gives access, where it states that.
    fileprivate var end: Instant? {
        for case .until(let end) in facts { return end }
        return nil
    }

    /// When it ended, where it states that.
    fileprivate var endedDate: Instant? {
        for fact in facts {
            if case .endedOn(let date) = fact { return date }
            if case .cancelledOn(let date) = fact { return date }
            if case .expiration(let end) = fact { return end.date }
            if case .refund(let refund) = fact { return refund.date }
        }
        return nil
    }
}

/// What a situation alone tells of a timeline.
private struct TimelineRow {
    var holds: PurchaseTimeline.Holding?
    var trouble: PurchaseTimeline.Trouble?
    var over: PurchaseTimeline.Ending?
}

extension PurchaseTimeline {
    /// The timeline of somebody who bought nothing, or of whom nothing is known.
    init(_ situation: SubscriptionSituation) {
        self.init()
        guard situation == .notPurchased else { return }
        (holds, access, paying, goesOn) = (.nothing, .none(since: nil), .none, nil)
    }
}
