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
            // Payments that are left have no day, and come before what has one.
            moments.flatMap { payments(at: $0) }
                + moments.flatMap { priceChange(at: $0) + commitment(at: $0) + pause(at: $0) + end(at: $0) }
        case .paymentFailed(_, let isCancelled): isCancelled ? [] : moments.flatMap { end(at: $0) }
        case .paused(let pause):
            // Whether anything is charged after a pause of which the merchant decides all, no field states.
            moments.flatMap { payments(at: $0) + change(after: pause, at: $0) + planChange(at: $0) + end(at: $0) }
        case .pausePlanned:
            moments.flatMap { payment(afterPauseAt: $0) + priceChange(at: $0) + change(delayedAt: $0) + end(at: $0) }
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
                    let renewals = pause(at: moment) + renewal(atResumption: moment)
                    let end = scheduledEnd.isEmpty ? end(at: moment) : []
                    let later = charge(afterOfferAt: moment) + change(afterPauseAt: moment)
                    return renewal(beginningAt: moment) + renewals + later + end
                }
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrialCancelled, .freePeriodCancelled, .cancelled,
            .removed, .billingRetry, .onHold, .expired, .winBackAvailable, .refunded,
            .purchaseCancelled, .familyShared, .familySharingEnded, .familySharingInterrupted, .revoked,
            .upgraded, .replaced, .unknown:
            []
        }
    }

    /// What is charged once an offer is over of which no field states when it ends.
    private func charge(afterOfferAt moment: Moment) -> [Message] {
        guard moment.changes == [.offerEnds], moment.at.date == nil,
            case .exactly(let price, _, let period) = moment.charge
        else { return [] }
        return [.status(.offerPriceAfter, [.renewalPrice: money(price, every: period)])]
    }

    /// The plan that was chosen, of which it is not known whether it runs already.
    var chosenPlan: Message? {
        let chosen = moments.first { moment in
            moment.certainty == .open(.doubt) && moment.changes.contains { if case .plan = $0 { true } else { false } }
        }
        return chosen.map { dated(.planChosen, $0.at.date) }
    }

    /// What the payments of a commitment come to that begins with a charge; nil where that is not known.
    func total(of next: NextRenewal) -> Price? {
        let totals = moments.flatMap { moment in
            moment.changes.compactMap { change -> Price? in
                guard case .commitmentBegins(next.payments, let total, _) = change,
                    next.date == nil || moment.at.date == next.date
                else { return nil }
                return total
            }
        }
        return totals.count == 1 ? totals[0] : nil
    }

    /// A new price after a pause that runs, and what follows a commitment.
    private func change(after pause: PauseState, at moment: Moment) -> [Message] {
        if isTold(moment) { return [] }
        return (pause.hasAccess == nil ? [] : priceChange(at: moment)) + commitment(at: moment)
    }

    /// What is charged after a planned pause, and the payments of a commitment that are left then.
    private func payment(afterPauseAt moment: Moment) -> [Message] {
        charge(atResumption: moment) + payments(at: moment)
    }

    /// Another plan, and a commitment that begins, of which a planned pause leaves open when.
    private func change(delayedAt moment: Moment) -> [Message] {
        planChange(at: moment) + commitment(delayedAt: moment)
    }

    /// The most changes that a text tells; a timeline has all of them.
    private static let mostChanges = 3

    /// The first of the changes that are planned after the next charge, each with its charge and its way out.
    private var plannedChanges: [Message] {
        let dates = purchase.plannedDates
        guard !dates.isEmpty, !purchase.isInvoiced else { return [] }
        let told = if case .planChange = situation { 1 } else if case .priceChange = situation { 1 } else { 0 }
        let planned = moments.filter { moment in
            guard moment.certainty == .certain, moment.at.date.map(dates.contains) == true else { return false }
            if case .cancel = moment.wayOut { return true }
            // Whether anything is charged on the day of a price or a plan that comes within a period is not stated.
            return moment.wayOut == .notStated
                && (!newPrice(at: moment).isEmpty || moment.changes.contains(where: \.isPlan))
        }
        let changes = planned.map { change(plannedAt: $0) }.filter { !$0.isEmpty }
        return Array(changes.prefix(Self.mostChanges - told).joined())
    }

    /// Another plan, another price, or another charge, and how it is avoided.
    private func change(plannedAt moment: Moment) -> [Message] {
        if let change = plan(at: moment) {
            return moment.wayOut == .notStated ? [planSwitch(change)] : planChange(change)
        }
        let newPrice = newPrice(at: moment)
        if !newPrice.isEmpty { return newPrice + wayOut(of: moment) }
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

    var moments: [Moment] {
        purchase.timeline.moments.filter { $0.at.date.map { $0 > dates.now } ?? true }
    }

    /// Another plan of which it is not known when it comes, as a pause is first.
    private func planChange(at moment: Moment) -> [Message] {
        guard moment.isOpen, var change = plan(at: moment) else { return [] }
        change.renewal = NextRenewal()
        return [planSwitch(change)]
    }

    /// The plan that takes over at a moment, and what is charged for it then.
    func plan(at moment: Moment) -> PlanChange? {
        for case .plan(let product, let direction) in moment.changes {
            return PlanChange(direction: direction, productID: product, renewal: renewal(of: moment))
        }
        return nil
    }

    private func priceChange(at moment: Moment) -> [Message] {
        let price = newPrice(at: moment)
        if price.isEmpty { return [] }
        let words = price + begins(moment)
        switch moment.certainty {
        case .certain:
            // While a commitment runs there is no way out, or none that is stated.
            if case .noneUntil = moment.wayOut { return words }
            if moment.charge == .free { return words }
            let way = wayOut(of: moment)
            let isStated = moment.wayOut == .notStated && moment.charge != .notStated(.plan)
            return way.isEmpty && !isStated ? [] : words + way
        case .ifAgreed(let deadline): return words + [agree(by: deadline)]
        case .open: return []
        }
    }

    func newPrice(at moment: Moment) -> [Message] {
        for case .price(let old, let new, let isIncrease) in moment.changes {
            // Without a new price it is told only whether it goes up or down.
            if new == nil, isIncrease == nil { return [] }
            // What else is charged then is not free.
            if new?.isFree == true, moment.charge != .free { return [] }
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

    /// How a commitment ends, and what follows it; nothing where a new price comes with it, or where a pause delays it.
    private func commitment(at moment: Moment) -> [Message] {
        guard newPrice(at: moment).isEmpty, !moment.changes.contains(.resumes) else { return [] }
        guard moment.changes.contains(.commitmentEnds), let date = moment.at.date else {
            return moment.changes.contains(where: \.isPayment) || moment.at.date != nil ? [] : begins(moment)
        }
        switch moment.certainty {
        case .open(.store), .open(.plan): return [.status(.commitmentEndsCurrent, [.date: dates.sentence(date)])]
        case .open, .ifAgreed: return []
        case .certain:
            let following = renewal(of: moment)
            return [priced(.commitmentEndsAndRenewsPrice, following, on: date, unpriced: .commitmentEndsAndRenews)]
                + begins(following) + wayOut(of: moment)
        }
    }

    /// The same of what renews before the pause, where the situation tells neither.
    private func change(afterPauseAt moment: Moment) -> [Message] {
        if case .planChange = situation { return [] }
        if case .priceChange = situation { return [] }
        if case .commitment = situation { return [] }
        return moment.certainty == .open(.pause) ? change(delayedAt: moment) : []
    }

    /// A commitment that begins when it is not known, as a pause is first.
    private func commitment(delayedAt moment: Moment) -> [Message] {
        guard moment.isOpen else { return [] }
        let next = renewal(of: moment)
        return moment.changes.contains(.commitmentEnds) ? beginsAfterPayments(next) : beginsUndated(next)
    }

    /// A renewal that comes after the next one, and with which a commitment begins; nothing where a new price comes with it.
    private func renewal(beginningAt moment: Moment) -> [Message] {
        let isFree = moment.charge == .free
        guard moment.certainty == .certain, isFree || moment.collection == .automatic, newPrice(at: moment).isEmpty,
            !moment.changes.contains(.commitmentEnds), !moment.changes.contains(.resumes), let date = moment.at.date,
            // A commitment to another plan is told with that.
            !moment.changes.contains(where: \.isPlan),
            moments.contains(where: { $0.collection != nil && $0.at.date.map { $0 < date } == true })
        else { return [] }
        let next = renewal(of: moment)
        guard next.beginsCommitment == true else { return [] }
        if isFree { return freeOnce(date) + begins(next) }
        return [priced(.renewsPrice, next, on: date, unpriced: .renews)] + begins(next) + wayOut(of: moment)
    }

    /// What is charged at a moment, and the commitment that begins with it.
    private func renewal(of moment: Moment) -> NextRenewal {
        var renewal = NextRenewal(date: moment.at.date)
        if case .exactly(let price, let tax, _) = moment.charge { (renewal.price, renewal.tax) = (price, tax) }
        for case .commitmentBegins(let payments, _, _) in moment.changes {
            (renewal.beginsCommitment, renewal.payments) = (true, payments)
        }
        return renewal
    }

    /// That a commitment begins at a moment.
    func begins(_ moment: Moment) -> [Message] {
        moment.at.date == nil ? beginsUndated(renewal(of: moment)) : begins(renewal(of: moment))
    }

    /// That a commitment begins with a new price.
    func begins(with change: AnnouncedPriceChange) -> [Message] {
        if let moment = moment(of: change) { return moment.isOpen ? [] : begins(moment) }
        // Nothing but the situation states it of a purchase made from its parts.
        guard case .commitment(let commitment)? = change.before, commitment.isFollowed(on: change.date) else {
            return []
        }
        return commitment.following.map { begins($0) } ?? []
    }

    /// Whether it is known that a cancellation avoids a new price: not within a commitment, nor after a pause that delays it.
    func isAvoidable(_ change: AnnouncedPriceChange) -> Bool {
        switch moment(of: change)?.wayOut {
        case .noneUntil?, .notStated?: false
        case .cancel?, .cancelUndated?, .notNeeded?, nil: true
        }
    }

    /// Whether it is known that a cancellation avoids what another plan costs: not where it takes the place of a commitment.
    func isAvoidable(_ change: PlanChange) -> Bool { moment(of: change)?.wayOut != .notStated }

    /// Whether a plan begins with an offer of which no field states what is paid.
    func mayBeFree(_ change: PlanChange) -> Bool { moment(of: change)?.changes.contains(.offerBegins) == true }

    private func moment(of change: PlanChange) -> Moment? {
        moments.first { moment in
            moment.changes.contains { if case .plan(change.productID, _) = $0 { true } else { false } }
        }
    }

    private func moment(of change: AnnouncedPriceChange) -> Moment? {
        moments.first { moment in
            moment.changes.contains { if case .price(_, change.newPrice, _) = $0 { true } else { false } }
        }
    }

    /// What is charged, and how it is avoided; nothing where no amount or no day is stated.
    func payment(at moment: Moment) -> [Message] {
        guard let date = moment.at.date, case .exactly(let price, _, _) = moment.charge else { return [] }
        return [.status(.nextPaymentPrice, [.date: dates.sentence(date, .charge), .renewalPrice: money(price)])]
            + begins(moment) + wayOut(of: moment)
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

    func wayOut(of moment: Moment) -> [Message] {
        switch moment.wayOut {
        case .cancel: cancelBy(moment.at.date, lowersPrice: moment.lowersPrice)
        case .cancelUndated: cancelBeforeEnd
        case .noneUntil, .notNeeded, .notStated: []
        }
    }
}

extension Moment {
    /// Whether it may come or not.
    fileprivate var isOpen: Bool { if case .open = certainty { true } else { false } }

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

    /// Whether another plan takes over.
    fileprivate var isPlan: Bool { if case .plan = self { true } else { false } }

    /// Whether it is a payment of a commitment that runs.
    fileprivate var isPayment: Bool { if case .paymentsLeft = self { true } else { false } }
}
