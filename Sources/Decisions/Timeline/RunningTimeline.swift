internal import PaywrightModel
internal import PaywrightValues

/// What comes in a subscription that runs and may go on: each field tells its own part, and parts of one instant are joined.
///
/// The facts are those of `RunningDecision`, without what is in doubt; which of them matters most is not asked here.
struct RunningTimeline {
    let running: RunningDecision
    let open: FactSet
    /// Whether a charge may come before the period that runs is over, as a field states, and nothing states when.
    let mayComeEarlier: Bool
    /// The next renewal, on the day of its charge: free time that ends before it ends with one.
    let next: NextRenewal
    let commitment: CommitmentState?
    let plan: PlanChange?
    let consent: RunningDecision.Consent
    /// A change of price that needs no consent.
    let price: AnnouncedPriceChange?

    init(_ running: RunningDecision, withholding open: FactSet, mayComeEarlier: Bool) {
        self.running = running
        self.open = open
        self.mayComeEarlier = mayComeEarlier
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
    var undated: Moment.Time { open.contains(.nextCharge) ? .notStated : .endOfPeriod }

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
            running.isCommitmentReplaced && !running.isFree && asked == nil || mayComeEarlier && date == nil
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
        // A new price that has no later day may be that of the payment, unless the store states the price of the next renewal itself.
        let isOwn = asked?.date == nil && running.record.store.traits.statesOfferOfNextRenewal
        let mayBeNew = (asked.flatMap { isOwn ? nil : $0 } ?? price).map { !payment.isBefore($0.date) } ?? false
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
        if isByThen, asked != nil {
            // What it comes to depends on the price that the customer may agree to.
            var following = following
            following.price = nil
            return .open(at: time, .consent, changes: begins(following))
        }
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
