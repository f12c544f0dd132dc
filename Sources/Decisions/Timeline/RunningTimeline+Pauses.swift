internal import PaywrightModel
internal import PaywrightValues

/// Pauses, which delay what else would come.
extension RunningTimeline {
    /// What is planned, with the pause that comes before some of it: no charge comes while it lasts.
    func paused(_ parts: [MomentPart]) -> [MomentPart] {
        guard let pause = running.future(running.renewal?.pauseDate) else { return parts }
        // Without the days it is not known what the pause comes before.
        if open.contains(.nextCharge) { return parts.compactMap { $0.isEndOfFreeTime ? $0 : $0.delayed } }
        let beginning = Moment.Time.date(pause)
        let resumption = running.renewal?.resumesDate.flatMap { $0 > pause ? $0 : nil }
        var kept = parts.compactMap { part -> MomentPart? in
            // A charge of the day on which the pause begins may be delayed.
            let comesFirst = part.at.comes(before: beginning)
            let isEarlier = part.at.date.map { NextRenewal(date: $0).isBefore(pause) } ?? comesFirst
            let isFreeEnd = part.isEndOfFreeTime && part.certainty != .certain
            if isEarlier || isFreeEnd && (comesFirst || part.at == beginning) {
                return part.isCommitted(past: pause) ? part.committed(until: nil) : part
            }
            // Whether the day of a renewal after the pause is already the delayed one is not stated.
            if let resumption, part.changes.isEmpty,
                part.at.date.map({ NextRenewal(date: resumption).isBefore($0) }) == true
            {
                return .open(at: part.at, .pause)
            }
            var part = part
            let isDelayedPrice = part.isOnlyNewPrice && part.at.date != resumption
            if comesFirst || part.at == beginning || isDelayedPrice || part.isCharge(until: resumption) {
                part.at = .notStated
            }
            // It begins with a later renewal than the next, which comes before the pause: no sentence has words for that.
            if part.beginsCommitment, next.isBefore(pause) { return nil }
            return part.delayed
        }
        kept.append(
            MomentPart(
                at: beginning,
                changes: [.pauses],
                charge: Moment.Charge.none,
                certainty: .certain,
                wayOut: .notNeeded
            )
        )
        if let resumption {
            // A new price that comes by then is that of the charge at the end of the pause.
            let comesInPause = NextRenewal(date: price?.date).isBefore(pause) == false
            var end = part(resuming: resumption, atNewPrice: comesInPause)
            if isCharged(atEndOf: resumption) {
                if comesInPause { kept.removeAll { $0.isOnlyNewPrice } }
                // The charge that the pause delays is that of its end, with what begins or is paid then.
                if !next.isBefore(pause), let delayed = parts.first(where: { $0.at == chargeTime && $0.isOfCommitment })
                {
                    kept.removeAll { $0.changes == delayed.changes }
                    end.changes += delayed.changes
                }
            }
            kept.append(end)
        }
        return kept
    }

    /// Whether it is known what is charged when a pause ends: only app stores state that something is.
    private func isCharged(atEndOf date: Instant) -> Bool {
        guard !running.record.store.traits.leavesAccessToMerchant, plan == nil, running.saysWhetherItRenews,
            case .notNeeded = consent, !isRenewalInPause(until: date), !isCommitmentOverInPause(until: date),
            !isOfferOverBeforePause, isPaidPeriodOver(by: date)
        else { return false }
        guard let price else { return true }
        return running.renewal?.priceChange?.newPrice != nil && price.date.map { $0 <= date } == true
    }

    /// Whether what the next renewal pays for is over when a pause ends that comes after it, by the length of the period that runs: else
    /// it may outlast the pause, and nothing is charged then.
    private func isPaidPeriodOver(by date: Instant) -> Bool {
        guard let renewal = next.date, next.isBefore(running.renewal?.pauseDate) else { return true }
        guard let start = running.current?.purchaseDate, let end = running.current?.expiresDate else { return false }
        // Months differ by three days.
        return renewal.adding(milliseconds: end.milliseconds(since: start) - 4 * 86_400_000) <= date
    }

    /// Whether the price that is stated is that of an offer of the next renewal, which comes before the pause: what is charged after it no
    /// field states.
    private var isOfferOverBeforePause: Bool {
        running.renewal?.offer != nil && next.isBefore(running.renewal?.pauseDate)
    }

    /// Whether a renewal is stated for a day within the pause, on which nothing is charged.
    private func isRenewalInPause(until date: Instant) -> Bool {
        guard let next = next.date, let pause = running.renewal?.pauseDate else { return false }
        return NextRenewal(date: pause).isBefore(next) && !next.isSameCharge(as: date)
    }

    /// Whether a commitment ends or begins while the pause lasts, and a charge comes before that: what the end of the pause costs may be a
    /// payment that is left, or what follows.
    private func isCommitmentOverInPause(until date: Instant) -> Bool {
        let end = commitment == nil ? running.laterCommitment?.date : commitment?.lastDay
        guard let end, commitment?.paymentsLeft != 0, let pause = running.renewal?.pauseDate, next.isBefore(pause)
        else { return false }
        return !NextRenewal(date: end).isBefore(pause) && end <= date
    }

    /// The end of a pause.
    private func part(resuming date: Instant, atNewPrice: Bool) -> MomentPart {
        guard isCharged(atEndOf: date) else {
            var part = MomentPart.open(at: .date(date), .store, changes: [.resumes]).happening
            if case .asked(let asked) = consent, asked.date.map({ $0 <= date }) ?? true {
                (part.charge, part.wayOut) = (.notStated(.consent), .notNeeded)
                part.certainty = .ifAgreed(by: asked.consentDeadline)
            }
            return part
        }
        let charge = price.map { self.charge(at: $0, else: .store) } ?? charge(of: renewalBeforePause)
        return MomentPart(
            at: .date(date),
            changes: [.resumes] + (atNewPrice ? [price].compactMap { $0 }.map { .price(of: $0) } : []),
            charge: charge,
            certainty: .certain,
            wayOut: wayOut(ofPaused: charge, at: date)
        )
    }

    /// What renews last before a planned pause, as far as that is stated: what follows a commitment that is over by then.
    private var renewalBeforePause: NextRenewal {
        let following = commitment == nil ? running.laterCommitment?.withholding(open) : commitment?.following
        guard let following, following.isBefore(running.renewal?.pauseDate) else { return next }
        return following
    }

    /// How a charge at the end of a pause is avoided: not where it is a payment of a commitment.
    private func wayOut(ofPaused charge: Moment.Charge, at date: Instant?) -> Moment.WayOut {
        if isInNextCommitment(date) {
            // What a pause delays until a day does not come before it.
            let pause = running.future(running.renewal?.pauseDate)
            return pause != nil && commitment == nil && !next.isBefore(pause)
                ? wayOut(of: charge, at: date) : .notStated
        }
        guard let commitment, commitment.paymentsLeft != 0 else { return wayOut(of: charge, at: date) }
        guard let pause = running.future(running.renewal?.pauseDate) else { return .noneUntil(commitment.lastDay) }
        if NextRenewal(date: commitment.lastDay).isBefore(pause) { return wayOut(of: charge, at: date) }
        // Whoever cancels in free time makes no payment.
        if isFreeTold, !next.isBefore(pause) { return wayOut(of: charge, at: date) }
        let isPayment = !next.isBefore(pause) || NextRenewal(date: date).isBefore(commitment.lastDay)
        return isPayment ? .noneUntil(nil) : .notStated
    }

    // MARK: A pause that runs

    /// What comes when a pause ends that runs.
    func parts(after pause: PauseState) -> [MomentPart] {
        // Whether it goes on is not known.
        if open.contains(.renewal) { return [] }
        guard pause.until != nil || pause.charge != nil else { return end(unplaced) }
        let time: Moment.Time = pause.until.map { .date($0) } ?? .notStated
        var resumption = MomentPart(
            at: time,
            changes: [.resumes],
            charge: .notStated(.store),
            certainty: .certain,
            wayOut: .notStated
        )
        var others = unplaced
        if let next = pause.charge {
            let payments = unplacedPayments.flatMap(\.changes)
            let plan = change(ofPlanOn: next.date)
            let charge =
                next.price == nil && !plan.isEmpty && !open.contains(.amount) ? .notStated(.plan) : charge(of: next)
            // The day of the next renewal is stated, and is a later one.
            if let date = next.date, let until = pause.until, date > until {
                (resumption.charge, resumption.wayOut) = (Moment.Charge.none, .notNeeded)
                let renewal = MomentPart(
                    at: .date(date),
                    changes: payments + plan,
                    charge: charge,
                    wayOut: wayOut(ofPaused: charge, at: date)
                )
                others = followingCommitment(after: date) + (plan.isEmpty ? unplacedPlan(beside: []) : [])
                return end(others + [resumption, renewal])
            }
            resumption.changes += payments + changes(atResumption: pause.until, beginning: next) + plan
            (resumption.charge, resumption.wayOut) = (charge, wayOut(ofPaused: charge, at: pause.until))
            others = followingCommitment(after: pause.until) + (plan.isEmpty ? unplacedPlan(beside: []) : [])
        }
        // What does not renew has no new price.
        guard running.renews else { return end(others + [resumption]) }
        let isBefore = { (date: Instant?) in date.map { date in pause.until.map { date <= $0 } ?? false } ?? true }
        switch consent {
        case .asked(let asked):
            let change = asked.withholding(open)
            var asking = part(asking: change)
            if let date = asked.date, !isBefore(date) {
                // An answer that is due by then decides about the end of the pause too.
                if let due = change.consentDeadline, isBefore(due) {
                    (resumption.charge, resumption.wayOut) = (.notStated(.consent), .notNeeded)
                    resumption.certainty = asking.certainty
                }
                return end(others + [resumption, asking])
            }
            (asking.at, asking.charge) = (time, .notStated(.consent))
            asking.changes = resumption.changes + beginning(askedOn: pause.until, change.newPrice) + asking.changes
            return end(others + [asking])
        case .unclear:
            resumption.charge = .notStated(.consent)
            (resumption.certainty, resumption.wayOut) = (.open(.consent), .notStated)
        case .notNeeded:
            guard let price, running.renewal?.priceChange?.newPrice != nil else { break }
            let change = Moment.Change.price(of: price)
            // Beside another plan it may be that plan's.
            let charge = self.plan == nil ? charge(at: price, else: .store) : .notStated(.plan)
            guard isBefore(price.date ?? running.renewal?.priceChange?.date) else {
                return end(others + [resumption] + newPrice)
            }
            resumption.changes.append(change)
            guard pause.charge != nil else { break }
            (resumption.charge, resumption.wayOut) = (charge, wayOut(ofPaused: charge, at: pause.until))
        }
        return end(others + [resumption])
    }

    private var unplaced: [MomentPart] { unplacedPayments + unplacedPlan(beside: unplacedPayments) }

    /// Another plan that comes with the charge after a pause: with that of its own day, or with the next one where it has none.
    private func change(ofPlanOn date: Instant?) -> [Moment.Change] {
        guard let plan, commitment == nil else { return [] }
        // Its day is that of the plan, also where the day of the charge is open.
        let planned = running.planChange()?.renewal.date
        let isWithCharge = planned.map { day in date.map(day.isSameCharge(as:)) ?? false } ?? true
        return isWithCharge ? [.plan(to: plan.productID, plan.direction)] : []
    }

    /// What changes with the charge at the end of a pause: the end of a commitment of which everything is paid, and what begins then.
    private func changes(atResumption date: Instant?, beginning next: NextRenewal) -> [Moment.Change] {
        let ends = commitment?.paymentsLeft == 0 && commitment?.isFollowed(on: date) == true
        return (ends ? [.commitmentEnds] : []) + begins(next)
    }

    /// The commitment that begins when a pause ends, if the customer agrees to a price.
    private func beginning(askedOn date: Instant?, _ price: Price?) -> [Moment.Change] {
        guard var following = date.flatMap({ running.commitment(beginningOn: $0) })?.withholding(open) else {
            return []
        }
        if !open.contains(.amount) { following.price = price }
        return changes(atResumption: date, beginning: following)
    }

    /// What follows the payments that are left, where that comes after the end of the pause.
    private func followingCommitment(after date: Instant?) -> [MomentPart] {
        followingCommitment.filter { part in
            part.at.date.map { day in date.map { NextRenewal(date: $0).isBefore(day) } ?? false } ?? false
        }
    }
}

extension MomentPart {
    /// Whether it is a payment of a commitment, or begins one.
    fileprivate var isOfCommitment: Bool {
        changes.contains { change in
            switch change {
            case .paymentsLeft, .commitmentBegins: true
            case .trialEnds, .offerBegins, .offerEnds, .price, .plan, .commitmentEnds, .pauses, .resumes, .releases,
                .itemEnds, .ends:
                false
            }
        }
    }

    /// Whether a commitment begins with it, and nothing else is told by it.
    fileprivate var beginsCommitment: Bool {
        guard changes.count == 1, case .commitmentBegins = changes[0] else { return false }
        return true
    }

    /// Whether it is a charge, and no new price alone, of a day on which a pause lasts: nothing is charged then.
    fileprivate func isCharge(until resumption: Instant?) -> Bool {
        guard let date = at.date, let resumption else { return false }
        return date < resumption && !isOnlyNewPrice && !isEndOfFreeTime
    }

    /// Whether nothing avoids it until a day that a pause comes before, and so delays.
    fileprivate func isCommitted(past pause: Instant) -> Bool {
        guard case .noneUntil(let end?)? = wayOut else { return false }
        return !NextRenewal(date: end).isBefore(pause)
    }

    fileprivate func committed(until end: Instant?) -> MomentPart {
        var part = self
        part.wayOut = .noneUntil(end)
        return part
    }
}
