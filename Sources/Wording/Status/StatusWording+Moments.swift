internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// What comes besides what the situation tells, from the timeline of the purchase: each moment with its own way out.
extension StatusWording {
    /// The sentences of the moments that the words of the situation leave out.
    var laterMoments: [Message] {
        switch situation {
        case .gracePeriod:
            moments.flatMap { payments(at: $0) + priceChange(at: $0) + pause(at: $0) + end(at: $0) }
        case .paymentFailed(_, let isCancelled): isCancelled ? [] : moments.flatMap { end(at: $0) }
        case .paused(let pause):
            // Whether anything is charged after a pause of which the merchant decides all, no field states.
            moments.flatMap { moment in
                payments(at: moment) + (isTold(moment) || pause.hasAccess == nil ? [] : priceChange(at: moment))
                    + end(at: moment)
            }
        case .pausePlanned: moments.flatMap { charge(atResumption: $0) + priceChange(at: $0) + end(at: $0) }
        // Whether it renews is not known; what is planned all the same is.
        case .running: moments.flatMap { pause(at: $0) + end(at: $0) }
        // The new price of payments that cannot be avoided.
        case .commitment(let commitment) where commitment.isCancelled:
            moments.flatMap { priceChange(at: $0) + (purchase.endDate == nil ? end(at: $0) : []) }
        case .freeTrial, .freePeriod, .introductoryPrice, .offerPrice, .active, .discountedRenewal, .planChange,
            .priceChange, .commitment:
            // A pause after the next renewal, and the renewal after that.
            plannedChanges
                + moments.flatMap { moment in
                    pause(at: moment) + renewal(atResumption: moment)
                        + (purchase.endDate == nil ? end(at: moment) : [])
                }
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrialCancelled, .freePeriodCancelled, .cancelled,
            .removed, .billingRetry, .onHold, .expired, .winBackAvailable, .refunded,
            .purchaseCancelled, .familyShared, .familySharingEnded, .familySharingInterrupted, .revoked,
            .upgraded, .replaced, .unknown:
            []
        }
    }

    /// The most changes that a text tells; a timeline has all of them.
    private static let mostChanges = 3

    /// The first of the changes that are planned after the next charge, each with its charge and its way out.
    private var plannedChanges: [Message] {
        let dates = purchase.plannedDates
        guard !dates.isEmpty, !purchase.isInvoiced else { return [] }
        let told = if case .planChange = situation { 1 } else if case .priceChange = situation { 1 } else { 0 }
        let planned = moments.filter { moment in
            guard case .cancel = moment.wayOut, moment.certainty == .certain else { return false }
            return moment.at.date.map(dates.contains) == true
        }
        let changes = planned.map { change(plannedAt: $0) }.filter { !$0.isEmpty }
        return Array(changes.prefix(Self.mostChanges - told).joined())
    }

    /// Another plan, another price, or another charge, and how it is avoided.
    private func change(plannedAt moment: Moment) -> [Message] {
        for case .plan(let product, let direction) in moment.changes {
            var renewal = NextRenewal(date: moment.at.date)
            if case .exactly(let price, _, _) = moment.charge { renewal.price = price }
            return planChange(PlanChange(direction: direction, productID: product, renewal: renewal))
        }
        let newPrice = priceChange(at: moment)
        if !newPrice.isEmpty { return newPrice }
        return moment.changes.allSatisfy({ $0 == .offerEnds }) ? regularPrice(at: moment) : []
    }

    /// What is charged where no price changes: as an offer is over, or as more or fewer are sold.
    private func regularPrice(at moment: Moment) -> [Message] {
        guard case .exactly(let price, _, _) = moment.charge else { return [] }
        return newPrice(AnnouncedPriceChange(kind: .increase, newPrice: price, date: moment.at.date))
            + wayOut(of: moment)
    }

    /// Whether more or less is charged on the day of a new price than that price.
    func isChargedOtherwise(with change: AnnouncedPriceChange) -> Bool {
        moments.contains { moment in
            guard moment.at.date == change.date, case .exactly(let price, _, _) = moment.charge else { return false }
            return price != change.newPrice
        }
    }

    /// What is charged before a change that comes on a date: another plan takes over, or a pause begins.
    func charge(before end: Instant?) -> [Message] {
        guard let end else { return [] }
        let earlier = moments.first { moment in
            moment.changes.allSatisfy(\.isOfOffer) && moment.certainty == .certain && moment.collection == .automatic
                && moment.at.date.map { $0 < end } == true
        }
        return earlier.map { payment(at: $0) } ?? []
    }

    /// The next charge beside a new price of which no day is stated, and which may be that of the charge.
    var nextPayment: [Message] {
        guard purchase.freeTime == nil,
            let next = moments.first(where: { moment in
                moment.certainty == .certain && moment.collection == .automatic && moment.at.date != nil
            }), let date = next.at.date
        else { return [] }
        if case .exactly = next.charge { return payment(at: next) }
        // What an offer that begins costs is not known: perhaps nothing.
        guard case .notStated = next.charge, !next.changes.contains(.offerBegins) else { return [] }
        return [.status(.nextPayment, [.date: dates.sentence(date, .charge)])] + wayOut(of: next)
    }

    /// The new price that is charged when a pause ends, in place of the payment then; nothing where the price stays, or waits for a
    /// consent.
    func newPrice(atResumption date: Instant) -> [Message] {
        moments.first { $0.at == .date(date) && isTold($0) }.map { newPrice(at: $0) } ?? []
    }

    /// Whether a pause ends on a date only if the customer agrees to a price.
    func needsConsent(toResumeOn date: Instant?) -> Bool {
        moments.contains { moment in
            guard moment.changes.contains(.resumes), moment.at.date == date, case .ifAgreed = moment.certainty else {
                return false
            }
            return true
        }
    }

    private var moments: [Moment] {
        purchase.timeline.moments.filter { $0.at.date.map { $0 > dates.now } ?? true }
    }

    /// Whether the words of a pause tell what is charged at its end.
    private func isTold(_ moment: Moment) -> Bool {
        guard moment.changes.contains(.resumes), moment.certainty == .certain else { return false }
        if case .exactly = moment.charge { return true }
        return false
    }

    private func priceChange(at moment: Moment) -> [Message] {
        let words = newPrice(at: moment)
        if words.isEmpty { return [] }
        switch moment.certainty {
        case .certain:
            // While a commitment runs there is no way out.
            if case .noneUntil = moment.wayOut { return words }
            let way = wayOut(of: moment)
            return way.isEmpty ? [] : words + way
        case .ifAgreed(let deadline): return words + [agree(by: deadline)]
        case .open: return []
        }
    }

    private func newPrice(at moment: Moment) -> [Message] {
        for case .price(let old, let new, let isIncrease) in moment.changes {
            // Without a new price it is told only whether it goes up or down.
            if new == nil, isIncrease == nil { return [] }
            var change = AnnouncedPriceChange(
                kind: isIncrease == false ? .decrease : .increase,
                oldPrice: old,
                newPrice: new,
                date: moment.at.date
            )
            if case .exactly(_, _, let period) = moment.charge { change.period = period }
            return newPrice(change)
        }
        return []
    }

    private func pause(at moment: Moment) -> [Message] {
        guard let date = moment.at.date else { return [] }
        if moment.changes.contains(.pauses) { return [.status(.pauses, [.date: dates.sentence(date)])] }
        return moment.changes.contains(.resumes) ? [.status(.resumes, [.date: dates.sentence(date)])] : []
    }

    /// What is charged when a pause ends; a new price is told with the way out of it.
    private func charge(atResumption moment: Moment) -> [Message] {
        isTold(moment) && moment.collection == .automatic && newPrice(at: moment).isEmpty ? payment(at: moment) : []
    }

    /// The renewal when a pause ends that comes after another renewal.
    private func renewal(atResumption moment: Moment) -> [Message] {
        guard isTold(moment), moment.collection == .automatic, newPrice(at: moment).isEmpty, let date = moment.at.date,
            case .exactly(let price, let tax, _) = moment.charge
        else { return [] }
        let next = NextRenewal(date: date, price: price, tax: tax)
        return [priced(.renewsPrice, next, on: date, unpriced: .renews)] + wayOut(of: moment)
    }

    /// How the charge at the end of a pause is avoided: not where it is a payment of a commitment.
    func wayOut(atResumption date: Instant?) -> [Message] {
        let isPayment = moments.contains { moment in
            if case .noneUntil = moment.wayOut { moment.changes.contains(.resumes) } else { false }
        }
        return isPayment ? [] : cancelBy(date)
    }

    /// What is charged, and how it is avoided; nothing where no amount or no day is stated.
    private func payment(at moment: Moment) -> [Message] {
        guard let date = moment.at.date, case .exactly(let price, _, _) = moment.charge else { return [] }
        return [.status(.nextPaymentPrice, [.date: dates.sentence(date, .charge), .renewalPrice: money(price)])]
            + wayOut(of: moment)
    }

    /// How many payments of a commitment are left.
    private func payments(at moment: Moment) -> [Message] {
        for case .paymentsLeft(let left?) in moment.changes where left > 0 {
            let isAvoided = if case .noneUntil = moment.wayOut { left == 1 } else { true }
            return [.status(.commitmentDetail, [.paymentsLeft: .count(left)])]
                + (isAvoided ? [] : [.status(.commitmentNoWayOut)])
        }
        return []
    }

    private func end(at moment: Moment) -> [Message] {
        moment.changes.contains(.ends) ? ends(moment.at.date) : []
    }

    private func wayOut(of moment: Moment) -> [Message] {
        switch moment.wayOut {
        case .cancel: cancelBy(moment.at.date, lowersPrice: moment.lowersPrice)
        case .cancelUndated: cancelBeforeEnd
        case .noneUntil, .notNeeded, .notStated: []
        }
    }
}

extension Moment {
    /// Whether all that changes with its charge is that the price goes down.
    fileprivate var lowersPrice: Bool {
        guard changes.count == 1, case .price(_, _, false)? = changes.first else { return false }
        return true
    }
}

extension Moment.Change {
    /// Whether it tells of an offer alone, whose price is that of the charge.
    fileprivate var isOfOffer: Bool {
        switch self {
        case .trialEnds, .offerBegins, .offerEnds: true
        case .price, .plan, .commitmentBegins, .paymentsLeft, .commitmentEnds, .pauses, .resumes, .releases, .itemEnds,
            .ends:
            false
        }
    }
}
