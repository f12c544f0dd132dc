internal import PaywrightModel
internal import PaywrightValues

/// What comes in a subscription that runs and may go on: each field tells its own part, and parts of one instant are joined.
///
/// The facts are those of `RunningDecision`, without what is in doubt; which of them matters most is not asked here.
struct RunningTimeline {
    let running: RunningDecision
    let open: FactSet
    /// The next renewal, on the day of its charge: free time that ends before it ends with one.
    let next: NextRenewal
    let commitment: CommitmentState?
    let plan: PlanChange?
    let consent: RunningDecision.Consent
    /// A change of price that needs no consent.
    let price: AnnouncedPriceChange?

    init(_ running: RunningDecision, withholding open: FactSet) {
        self.running = running
        self.open = open
        var next = running.next.withholding(open)
        if running.isFree, let end = running.end { next.date = next.date.map { min($0, end) } }
        self.next = next
        commitment = running.runningCommitment()?.withholding(open)
        plan = running.planChange()?.withholding(open)
        consent = running.consent()
        if case .notNeeded = consent {
            price = running.announcedPriceChange()?.withholding(open)
        } else {
            price = nil
        }
    }

    func parts() -> [MomentPart] {
        if open.contains(.renewal) {
            let isDated = !open.contains(.nextCharge) && !running.isPausedBeforeCharge
            return freeTimeEnd + open(at: isDated ? running.next.date : nil, .doubt) + chosenPlan
        }
        if running.endsBeforeRenewal { return freeTimeEnd + end }
        var parts = freeTimeEnd + renewal + laterCommitment
        if case .unclear = consent { return end(parts) }
        if let plan { parts.append(part(of: plan)) }
        if case .asked(let change) = consent { parts.append(part(ofAsked: change.withholding(open))) }
        if let price { parts.append(part(of: price)) }
        return end(paused(parts + laterPhases + offerEnd))
    }

    // MARK: The next charge

    private var renewal: [MomentPart] {
        if case .unclear = consent { return open(at: next.date, .consent) }
        if let commitment { return payments(of: commitment) }
        // The day of a charge that is open is not told as the end of free time either.
        if isFreeTold, open.contains(.nextCharge) { return [] }
        if let asked, isDecidedBeforeCharge(asked), time(of: asked.date) != chargeTime {
            return open(at: next.date, .consent)
        }
        guard running.saysWhetherItRenews else { return open(at: next.date, .store) }
        var charge = charge(of: next)
        // A new price that comes before it may be that of the charge, whatever else is stated of that.
        if price != nil, NextRenewal(date: running.renewal?.priceChange?.date).isBefore(next.date) {
            charge = .notStated(.price)
        }
        // The price of a plan that another one has replaced by then is not charged any more.
        if let plan, plan.renewal.isBefore(next.date) { charge = .notStated(.plan) }
        if let price, price.date == nil {
            // Two charges without a date would be one and the same to a reader.
            if next.date == nil, next.price == nil || next.price == price.newPrice { return [] }
            // At the end of free time it may be that of the first charge.
            if running.record.store.traits.statesRecurringPrice || isFreeTold || running.isPricedBesideOffer {
                charge = .notStated(.price)
            }
        }
        return [
            MomentPart(
                at: chargeTime,
                changes: offerChanges + begins(askedPrice(of: next)),
                charge: charge,
                certainty: .certain,
                wayOut: wayOut(of: charge)
            )
        ]
    }

    /// When the next charge comes: on the day of a new price or plan, where that is the same day but for some hours.
    var chargeTime: Moment.Time {
        guard let date = next.date else { return undated }
        // Beside a payment of a commitment a plan is a charge of its own.
        let change = (asked ?? price)?.date ?? (commitment == nil ? plan?.renewal.date : nil)
        guard let change, !open.contains(.nextCharge), change.isSameCharge(as: date) else { return .date(date) }
        return .date(change)
    }

    /// When something comes of which no date is stated; not even with the period that runs, where the day of a charge is open.
    private var undated: Moment.Time { open.contains(.nextCharge) ? .notStated : .endOfPeriod }

    func charge(of next: NextRenewal) -> Moment.Charge {
        if let price = next.price {
            return price.isFree ? .free : .exactly(price, tax: next.tax, every: next.period)
        }
        if open.contains(.amount) { return .notStated(.doubt) }
        return running.isNextOfferFree && !open.contains(.offer) && next.date == self.next.date
            ? .free : .notStated(.store)
    }

    /// How the next charge is avoided.
    func wayOut(of charge: Moment.Charge) -> Moment.WayOut {
        // Of two dates of one charge the earlier counts.
        wayOut(of: charge, at: Instant.earliest(chargeTime.date, next.date))
    }

    func wayOut(of charge: Moment.Charge, at date: Instant?) -> Moment.WayOut {
        switch charge {
        case .none, .free: .notNeeded
        // Who cancels keeps the plan that another one was to replace, with the payments that are left.
        case .exactly, .atMost, .notStated:
            running.isCommitmentReplaced && !running.isFree && asked == nil
                ? .notStated : running.record.store.wayOut(before: date)
        }
    }

    /// Whether an answer is due, or a new price comes, before the next charge.
    private func isDecidedBeforeCharge(_ change: AnnouncedPriceChange) -> Bool {
        [change.consentDeadline, change.date, running.renewal?.priceChange?.date].contains { date in
            date.map { date in next.date.map { date < $0 } ?? true } ?? false
        }
    }

    /// A renewal of which it is not known whether it comes; none where its day is not known either.
    private func open(at date: Instant?, _ reason: Moment.Reason) -> [MomentPart] {
        date.map { [.open(at: $0 == next.date ? chargeTime : .date($0), reason)] } ?? []
    }

    // MARK: Offers

    /// Whether free time runs, and may be told.
    var isFreeTold: Bool { running.isFree && !running.staysFree && !open.contains(.offer) }

    /// The end of free time. What a charge then costs stands in another part.
    var freeTimeEnd: [MomentPart] {
        guard isFreeTold else { return [] }
        let change: Moment.Change = running.offer?.isTrial == true ? .trialEnds : .offerEnds
        let end = running.freeTime?.until
        let time: Moment.Time = end.map { $0 == next.date ? chargeTime : .date($0) } ?? undated
        return [.open(at: time, open.contains(.renewal) ? .doubt : .store, changes: [change])]
    }

    private var offerChanges: [Moment.Change] {
        if open.contains(.offer) { return [] }
        if running.offer?.isFree == false {
            return running.isLastPeriod && !open.contains(.amount) ? [.offerEnds] : []
        }
        // Of a free offer beside a price that cannot be read it is not known that nothing is charged.
        let isBesidePrice = price != nil && running.isPricedBesideOffer || !running.isFree && open.contains(.amount)
        guard let coming = running.offerOfRenewal, !running.staysFree || isBesidePrice else { return [] }
        let isNew = running.offer == nil || coming.paymentMode?.known.map { $0 != .freeTrial } == true
        return isNew ? [.offerBegins] : []
    }

    // MARK: Commitments

    private func payments(of commitment: CommitmentState) -> [MomentPart] {
        if commitment.paymentsLeft == 0, let following = commitment.following {
            return [part(after: commitment, following)]
        }
        // Whoever cancels in free time makes no payment, and no commitment begins.
        let begins = isFreeTold && commitment.nextPayment?.date != nil
        let mayBeFree = running.offer?.mayBeFree == true || open.contains(.offer)
        let payment = commitment.nextPayment ?? NextRenewal()
        // A new price that has no later day may be that of the payment.
        let mayBeNew = (asked ?? price).map { !payment.isBefore($0.date) } ?? false
        let charge = mayBeNew ? .notStated(.price) : charge(of: payment)
        let first = MomentPart(
            at: chargeTime,
            changes: [
                begins
                    ? .commitmentBegins(
                        payments: commitment.paymentsLeft,
                        total: total(of: payment, commitment.paymentsLeft),
                        until: commitment.endDate
                    ) : .paymentsLeft(commitment.paymentsLeft)
            ],
            charge: charge,
            certainty: .certain,
            wayOut: begins ? wayOut(of: charge) : mayBeFree ? .notStated : .noneUntil(commitment.lastDay)
        )
        return [first] + end(of: commitment)
    }

    func end(of commitment: CommitmentState) -> [MomentPart] {
        let isSame = commitment.endDate != nil && commitment.endDate == chargeTime.date
        if isSame { return [MomentPart(at: chargeTime, changes: [.commitmentEnds], wayOut: .notStated)] }
        if let following = commitment.following { return [part(after: commitment, following)] }
        let reason: Moment.Reason = commitment.planChange == nil ? .store : .plan
        return commitment.endDate.map { [.open(at: .date($0), reason, changes: [.commitmentEnds])] } ?? []
    }

    /// What follows a commitment: another one where the store states that.
    private func part(after commitment: CommitmentState, _ following: NextRenewal) -> MomentPart {
        // The day on which a commitment ends is no day of a charge.
        if open.contains(.nextCharge), let end = commitment.endDate {
            return .open(at: .date(end), .doubt, changes: [.commitmentEnds] + begins(following))
        }
        var part = part(of: following, elsewise: commitment.endDate)
        part.changes.insert(.commitmentEnds, at: 0)
        return part
    }

    /// The commitment that begins with a later renewal than the next one.
    private var laterCommitment: [MomentPart] {
        if case .unclear = consent { return [] }
        guard plan == nil, !open.contains(.nextCharge), running.saysWhetherItRenews,
            let following = running.laterCommitment, asked.map({ following.isBefore($0.date) }) ?? true
        else { return [] }
        return [part(of: following.withholding(open), elsewise: nil)]
    }

    /// A renewal that comes after the next charge, or after the payments of a commitment.
    ///
    /// - Parameter end: When it comes if it has no day of its own.
    private func part(of following: NextRenewal, elsewise end: Instant?) -> MomentPart {
        let change = asked ?? price
        let following = following.beside(change?.newPrice, from: change?.date)
        let isWithChange = change?.date.map { day in following.date.map { $0.isSameCharge(as: day) } ?? false } ?? false
        let date = isWithChange ? change?.date : following.date ?? end
        let time: Moment.Time = date.map { .date($0) } ?? .notStated
        let isByThen = change != nil && !following.isBefore(change?.date)
        if isByThen, asked != nil { return .open(at: time, .consent, changes: begins(following)) }
        let charge = isByThen && following.price == nil ? .notStated(.price) : charge(of: following)
        return MomentPart(
            at: time,
            changes: begins(following),
            charge: charge,
            certainty: .certain,
            // Of two dates of one charge the earlier counts.
            wayOut: date == nil ? .notStated : wayOut(of: charge, at: Instant.earliest(date, following.date))
        )
    }

    /// The renewal at the price that awaits a consent, where that comes with it.
    private func askedPrice(of next: NextRenewal) -> NextRenewal {
        guard let asked, !next.isBefore(asked.date ?? asked.consentDeadline) else { return next }
        var next = next
        next.price = asked.newPrice
        return next
    }

    /// The commitment that begins with a renewal, where the store states that.
    func begins(_ next: NextRenewal) -> [Moment.Change] {
        guard next.beginsCommitment == true else { return [] }
        return [.commitmentBegins(payments: next.payments, total: total(of: next, next.payments), until: nil)]
    }

    /// What the payments of a commitment come to, where all of them are alike.
    private func total(of payment: NextRenewal, _ count: Int?) -> Price? {
        guard let price = payment.price, !price.isFree, let count, count > 0, running.renewal?.offer == nil,
            payment.tax != .added
        else { return nil }
        return price.amount.times(count).map { Price(amount: $0, currency: price.currency) }
    }

    /// The change of price that awaits a consent.
    var asked: AnnouncedPriceChange? { if case .asked(let change) = consent { change } else { nil } }

    // MARK: Plans and prices

    private func part(of change: PlanChange) -> MomentPart {
        // Beside a payment of a commitment it is a charge of its own.
        let isAlone = commitment.map { $0.paymentsLeft != 0 } ?? false
        let time = isAlone ? change.renewal.date.map { .date($0) } ?? undated : time(of: change.renewal.date)
        var part = MomentPart(
            at: time,
            changes: [.plan(to: change.productID, change.direction)] + begins(change.renewal)
        )
        if case .asked = consent {
            (part.charge, part.certainty, part.wayOut) = (.notStated(.consent), .open(.consent), .notStated)
            return part
        }
        let isPayment = commitment != nil && next.date.map { part.at.date?.isSameCharge(as: $0) == true } ?? (time == chargeTime)
        let charge: Moment.Charge =
            change.renewal.price == nil && !open.contains(.amount) ? .notStated(.plan) : charge(of: change.renewal)
        (part.charge, part.certainty) = (charge, .certain)
        // Whether a plan that comes with a payment of a commitment can be avoided is not stated.
        part.wayOut = isPayment && commitment?.paymentsLeft != 0 ? .notStated : wayOut(of: charge, at: time.date)
        return part
    }

    /// A plan that was chosen, of which it is not known whether it has taken over, or will.
    private var chosenPlan: [MomentPart] {
        guard let renewal = running.renewal, let product = renewal.chosenPlan?.productID else { return [] }
        let direction = running.direction(from: renewal.productID, to: product)
        let end = running.endBeforeChosenPlan
        return [.open(at: end.map { .date($0) } ?? .notStated, .doubt, changes: [.plan(to: product, direction)])]
    }

    private func part(ofAsked change: AnnouncedPriceChange) -> MomentPart {
        // An answer that is due after the next charge is none to that.
        let isLater = change.date == nil && next.isBefore(change.consentDeadline)
        return MomentPart(
            at: isLater ? .notStated : change.date == nil ? chargeTime : time(of: change.date),
            changes: [.price(of: change)],
            charge: plan == nil ? charge(at: change, else: .consent) : .notStated(.consent),
            certainty: .ifAgreed(by: change.consentDeadline),
            wayOut: .notNeeded
        )
    }

    private func part(of change: AnnouncedPriceChange) -> MomentPart {
        let isWithPlan = plan?.renewal.date.map { day in change.date.map(day.isSameCharge) ?? false } ?? false
        let date = isWithPlan ? plan?.renewal.date : change.date
        let time: Moment.Time = date == nil ? .notStated : time(of: date)
        // A price that is dated after another plan may be of the one that goes.
        if let plan, plan.renewal.isBefore(change.date) { return .open(at: time, .plan) }
        // A price of the next renewal beside another plan may be that plan's.
        let isStated = plan == nil || running.renewal?.priceChange?.newPrice != nil
        var charge = plan.map { self.charge(of: change, beside: $0) } ?? charge(at: change, else: .store)
        if isOfCommitment(atAnotherPrice: change) { charge = .notStated(.price) }
        return MomentPart(
            at: time,
            changes: [.price(of: change, hasNewPrice: isStated)],
            charge: charge,
            certainty: .certain,
            wayOut: avoids(change, charge)
        )
    }

    /// Whether a commitment begins with a new price, of whose payment another price is stated: neither is known to be charged.
    private func isOfCommitment(atAnotherPrice change: AnnouncedPriceChange) -> Bool {
        guard let following = commitment == nil ? running.laterCommitment : commitment?.following,
            let price = following.price, let new = change.newPrice, let date = change.date
        else { return false }
        return price != new && following.date?.isSameCharge(as: date) == true
    }

    /// What is charged at a new price that comes with another plan: what is stated of the renewal is that plan’s price, which no other
    /// new price contradicts.
    private func charge(of change: AnnouncedPriceChange, beside plan: PlanChange) -> Moment.Charge {
        let stated = running.renewal?.priceChange?.newPrice
        guard let date = change.date, plan.renewal.date?.isSameCharge(as: date) == true, plan.renewal.price != nil,
            stated == nil || stated == plan.renewal.price
        else { return .notStated(.plan) }
        return charge(of: plan.renewal)
    }

    /// What is charged at a new price, which is not that of an offer, of several items, or of more than one.
    func charge(at change: AnnouncedPriceChange, else reason: Moment.Reason) -> Moment.Charge {
        if open.contains(.amount) { return .notStated(.doubt) }
        // What a store states of that day itself is charged: it may have more in it than the price.
        let isOfRenewal = running.renewal?.isWholeCharge == true || running.renewal?.priceChange?.newPrice == nil
        if isOfRenewal, let date = change.date, let next = next.date,
            date.isSameCharge(as: next)
        {
            return charge(of: self.next)
        }
        guard let price = change.newPrice, running.isChargedAsPriced else { return .notStated(reason) }
        return price.isFree ? .free : .exactly(price, tax: running.renewal?.tax(on: price), every: change.period)
    }

    /// Whether a commitment that is to begin has begun by a date, as far as is known: whoever does not let it begin pays nothing in it.
    func isInNextCommitment(_ date: Instant?) -> Bool {
        if running.mayBeginCommitment { return next.isBefore(date) }
        let begins = commitment == nil ? running.laterCommitment ?? next : commitment?.following
        guard let following = begins else { return false }
        return following.beginsCommitment == true && following.payments != 1 && following.isBefore(date)
    }

    /// How a new price is avoided: not while a commitment runs past it.
    func avoids(_ change: AnnouncedPriceChange, _ charge: Moment.Charge) -> Moment.WayOut {
        let time = time(of: change.date)
        if isInNextCommitment(change.date) { return .notStated }
        guard let commitment, commitment.paymentsLeft != 0 else {
            return time == chargeTime ? wayOut(of: charge) : wayOut(of: charge, at: change.date)
        }
        let isFirst = isFreeTold && time == chargeTime
        if isFirst { return wayOut(of: charge) }
        if commitment.isFollowed(on: change.date) { return wayOut(of: charge, at: commitment.following?.date) }
        if time == chargeTime { return .noneUntil(commitment.lastDay) }
        // Whether it is the price of a payment that is left, or of what follows.
        guard let end = commitment.lastDay, let date = change.date else {
            return .notStated
        }
        if date < end { return .noneUntil(end) }
        return wayOut(of: charge, at: date)
    }

    private func time(of date: Instant?) -> Moment.Time {
        guard let date else { return undated }
        if let next = next.date, date.isSameCharge(as: next) { return chargeTime }
        return .date(date)
    }
}

extension CommitmentState {
    func withholding(_ facts: FactSet) -> CommitmentState {
        var state = self
        state.nextPayment = nextPayment?.withholding(facts)
        state.following = following?.withholding(facts)
        state.planChange = planChange?.withholding(facts)
        // Where everything is paid, it ends on the day of the next charge.
        if paymentsLeft == 0, facts.contains(.nextCharge) { state.endDate = nil }
        return state
    }
}

extension StoreName {
    /// How a charge is avoided by a cancellation, by the store's rule.
    func wayOut(before charge: Instant?) -> Moment.WayOut {
        charge.map { .cancel(until: firstInstantTooLate(before: $0)) } ?? .cancelUndated
    }
}
