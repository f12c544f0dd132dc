internal import PaywrightModel
internal import PaywrightValues

/// What is not known for certain is not told. In one place, after the decision: a decision takes what it has, and nobody who
/// changes one can forget what may be told of it.
///
/// A fact that is open is never replaced by the commonest: where it would make the promise bigger if it were left out, the
/// answer becomes the one that tells nothing of it.
extension SubscriptionSituation {
    /// The situation without facts that are open.
    ///
    /// - Parameter free: The free time that runs beside it, and is known.
    func withholding(_ facts: FactSet, beside free: FreeTime?) -> SubscriptionSituation {
        let situation = withholding(facts)
        guard case .running(let end) = situation, let free, end.map({ $0 >= free.until }) ?? true else {
            return situation
        }
        return free.isTrial
            ? .freeTrial(until: free.until, renewal: nil) : .freePeriod(until: free.until, renewal: nil)
    }

    /// The situation without facts that are open.
    func withholding(_ facts: FactSet) -> SubscriptionSituation {
        if facts.isEmpty || isUnknown { return self }
        if facts.contains(.access) { return .unknown(.inputNotRead) }
        // Whether a payment failed, or an invoice is open.
        if facts.contains(.payment), hasPaymentProblem { return .unknown(.inputNotRead) }
        // The day of a charge that is open is no end of paid time either.
        let parts = withholdingParts(facts)
        let situation = facts.contains(.renewal) ? parts.withoutRenewal : parts
        return facts.contains(.offer) ? situation.withoutOffer : situation
    }

    /// What its facts can be, besides what is known of every purchase.
    var statable: FactSet {
        switch self {
        case .expired: [.access, .cause]
        case .winBackAvailable: [.access, .cause, .offer]
        case .gracePeriod: [.access, .payment, .renewal, .later]
        case .billingRetry, .onHold, .paymentFailed: [.access, .payment, .renewal, .later]
        case .paused(let pause):
            pause.charge == nil ? [.access, .renewal, .cause, .later] : [.access, .renewal, .amount, .cause, .later]
        case .freeTrial, .freeTrialCancelled, .freePeriod, .freePeriodCancelled, .introductoryPrice, .offerPrice,
            .active, .running, .discountedRenewal, .cancelled, .removed, .planChange, .priceChange, .commitment,
            .pausePlanned:
            [.access, .renewal, .nextCharge, .amount, .offer, .later]
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .refunded, .purchaseCancelled, .familyShared,
            .familySharingEnded, .familySharingInterrupted, .revoked, .upgraded, .replaced, .unknown:
            .access
        }
    }

    /// Whether what comes is told by moments alone.
    var leavesPlansToMoments: Bool {
        if case .gracePeriod = self { return true }
        if case .paymentFailed = self { return true }
        if case .paused = self { return true }
        return false
    }

    /// Nothing is told of what comes when the time is over.
    private var withoutRenewal: SubscriptionSituation {
        switch self {
        case .active(let next), .discountedRenewal(let next), .introductoryPrice(let next, _), .offerPrice(let next, _):
            .running(until: next.date)
        case .planChange(let change): .running(until: change.renewal.date)
        case .cancelled(let end), .removed(let end): .running(until: end)
        case .priceChange(let change): .running(until: change.periodEnd)
        case .commitment: .running(until: nil)
        case .pausePlanned(let pause): .running(until: pause.date)
        case .paymentFailed: .paymentFailed(until: nil, isCancelled: false)
        case .paused(let pause): .paused(pause.withoutEnd)
        case .freeTrial(let end, _), .freeTrialCancelled(let end): .freeTrial(until: end, renewal: nil)
        case .freePeriod(let end, _), .freePeriodCancelled(let end): .freePeriod(until: end, renewal: nil)
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .running, .gracePeriod, .billingRetry, .onHold, .expired,
            .winBackAvailable, .refunded, .purchaseCancelled, .familyShared, .familySharingEnded,
            .familySharingInterrupted, .revoked, .upgraded, .replaced, .unknown:
            self
        }
    }

    /// Nothing is told of an offer, nor that none runs.
    private var withoutOffer: SubscriptionSituation {
        switch self {
        case .introductoryPrice(let next, _), .offerPrice(let next, _), .discountedRenewal(let next): .active(next)
        case .freeTrial(let end, let next), .freePeriod(let end, let next):
            next.map { .active($0.dated(end)) } ?? .running(until: end)
        case .freeTrialCancelled(let end), .freePeriodCancelled(let end): .cancelled(until: end)
        case .winBackAvailable(let end, _): .expired(end)
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .active, .running, .cancelled, .removed, .planChange,
            .priceChange, .commitment, .gracePeriod, .billingRetry, .onHold, .paymentFailed, .paused, .pausePlanned,
            .expired, .refunded, .purchaseCancelled, .familyShared, .familySharingEnded, .familySharingInterrupted,
            .revoked, .upgraded, .replaced, .unknown:
            self
        }
    }

    /// The same, without the day and the amount of a charge, or the cause of an end.
    private func withholdingParts(_ facts: FactSet) -> SubscriptionSituation {
        let tellsCause = !facts.contains(.cause)
        switch self {
        case .active(let next): return .active(next.withholding(facts))
        case .discountedRenewal(let next): return .discountedRenewal(next.withholding(facts))
        case .introductoryPrice(let next, let isLast):
            return .introductoryPrice(next.withholding(facts), isLastPeriod: isLast && !facts.contains(.amount))
        case .offerPrice(let next, let isLast):
            return .offerPrice(next.withholding(facts), isLastPeriod: isLast && !facts.contains(.amount))
        // What runs and may go on is told until the day on which the next charge would come.
        case .running(let end): return .running(until: facts.contains(.nextCharge) ? nil : end)
        // What follows free time is told as a charge at its end: without the day of the charge nothing is.
        case .freeTrial(let end, let next):
            return .freeTrial(until: end, renewal: facts.contains(.nextCharge) ? nil : next?.withholding(facts))
        case .freePeriod(let end, let next):
            return .freePeriod(until: end, renewal: facts.contains(.nextCharge) ? nil : next?.withholding(facts))
        case .planChange(let change): return .planChange(change.withholding(facts))
        case .priceChange(let change): return .priceChange(change.withholding(facts))
        case .commitment(let commitment): return .commitment(commitment.withholding(facts))
        case .expired(let end): return .expired(Expiration(date: end.date, cause: tellsCause ? end.cause : .unstated))
        case .winBackAvailable(let end, let offers):
            let end = Expiration(date: end.date, cause: tellsCause ? end.cause : .unstated)
            return .winBackAvailable(end, offerIDs: offers)
        case .paused(var pause):
            pause.charge = pause.charge?.withholding(facts.withDependents.subtracting(.nextCharge))
            // A renewal after the end of the pause has its own day.
            let isLater = pause.charge?.date.map { date in pause.until.map { date > $0 } ?? true } ?? false
            if facts.contains(.nextCharge), isLater { pause.charge = nil }
            if !tellsCause { pause.cause = nil }
            return .paused(pause)
        case .pausePlanned(let pause): return facts.contains(.nextCharge) ? .running(until: nil) : .pausePlanned(pause)
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrialCancelled, .freePeriodCancelled,
            .cancelled, .removed, .gracePeriod, .billingRetry, .onHold, .paymentFailed, .refunded, .purchaseCancelled,
            .familyShared, .familySharingEnded, .familySharingInterrupted, .revoked, .upgraded, .replaced, .unknown:
            return self
        }
    }
}

extension NextRenewal {
    /// The same on a day, where it has none or a later one.
    fileprivate func dated(_ day: Instant?) -> NextRenewal {
        var next = self
        next.date = Instant.earliest(date, day)
        return next
    }

    func withholding(_ facts: FactSet) -> NextRenewal {
        var next = self
        if facts.contains(.nextCharge) { next.date = nil }
        if facts.contains(.amount) { (next.price, next.tax) = (nil, nil) }
        // A price beside an offer that is open may not be the full one.
        if facts.contains(.amount) || facts.contains(.offer) { next.period = nil }
        return next
    }
}

extension PlanChange {
    func withholding(_ facts: FactSet) -> PlanChange {
        PlanChange(direction: direction, productID: productID, renewal: renewal.withholding(facts))
    }
}

extension AnnouncedPriceChange {
    func withholding(_ facts: FactSet) -> AnnouncedPriceChange {
        var change = self
        if facts.contains(.nextCharge) { change.date = nil }
        if facts.contains(.amount) { (change.oldPrice, change.newPrice, change.period) = (nil, nil, nil) }
        change.planChange = change.planChange?.withholding(facts)
        // Which of two charges comes first needs the days of both.
        change.before = facts.contains(.nextCharge) ? nil : change.before?.withholding(facts)
        if facts.contains(.nextCharge) { change.periodEnd = nil }
        return change
    }
}
