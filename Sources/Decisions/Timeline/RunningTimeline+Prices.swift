internal import PaywrightModel
internal import PaywrightValues

/// Another plan and another price, and what is charged with them.
extension RunningTimeline {
    func part(of change: PlanChange) -> MomentPart {
        // Beside a payment of a commitment it is a charge of its own.
        let isAlone = commitment.map { $0.paymentsLeft != 0 } ?? false
        let time = isAlone ? change.renewal.date.map { .date($0) } ?? undated : time(of: change.renewal.date)
        var part = MomentPart(at: time, changes: [.plan(to: change.productID, change.direction)])
        if case .asked = consent {
            (part.charge, part.certainty, part.wayOut) = (.notStated(.consent), .open(.consent), .notStated)
            return part
        }
        part.changes += begins(change.renewal)
        let isWithNext = next.date.map { day in part.at.date?.isSameCharge(as: day) == true } ?? (time == chargeTime)
        let isPayment = commitment != nil && isWithNext
        let charge: Moment.Charge =
            change.renewal.price == nil && !open.contains(.amount) ? .notStated(.plan) : charge(of: change.renewal)
        (part.charge, part.certainty) = (charge, .certain)
        // Whether a plan that comes with a payment of a commitment can be avoided is not stated.
        part.wayOut = isPayment && commitment?.paymentsLeft != 0 ? .notStated : wayOut(of: charge, at: time.date)
        return part
    }

    /// A plan that was chosen, of which it is not known whether it has taken over, or will.
    var chosenPlan: [MomentPart] {
        guard let renewal = running.renewal, let product = renewal.chosenPlan?.productID else { return [] }
        let direction = running.direction(from: renewal.productID, to: product)
        let end = running.endBeforeChosenPlan
        return [.open(at: end.map { .date($0) } ?? .notStated, .doubt, changes: [.plan(to: product, direction)])]
    }

    func part(ofAsked change: AnnouncedPriceChange) -> MomentPart {
        // An answer that is due after the next charge is none to that, and a payment that is left waits for none.
        let isCommitted = commitment.map { $0.paymentsLeft != 0 } ?? false
        let isLater = change.date == nil && (isCommitted || next.isBefore(change.consentDeadline))
        return MomentPart(
            at: isLater ? .notStated : change.date == nil ? chargeTime : time(of: change.date),
            changes: [.price(of: change)],
            charge: plan == nil ? charge(at: change, else: .consent) : .notStated(.consent),
            certainty: .ifAgreed(by: change.consentDeadline),
            wayOut: .notNeeded
        )
    }

    func part(of change: AnnouncedPriceChange) -> MomentPart {
        let date = isWithPlan(change) ? plan?.renewal.date : change.date
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

    /// Whether another plan comes on the day of a new price.
    private func isWithPlan(_ change: AnnouncedPriceChange) -> Bool {
        plan?.renewal.date.map { day in change.date.map(day.isSameCharge) ?? false } ?? false
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
        let isRenewalPrice = change.newPrice != nil && running.renewal?.priceChange?.newPrice == nil
        let isOfRenewal = running.renewal?.isWholeCharge == true || isRenewalPrice
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
            if time == chargeTime { return wayOut(of: charge) }
            // Of two dates of one charge the earlier counts.
            return wayOut(
                of: charge,
                at: isWithPlan(change) ? Instant.earliest(plan?.renewal.date, change.date) : change.date
            )
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

    func time(of date: Instant?) -> Moment.Time {
        guard let date else { return undated }
        if let next = next.date, date.isSameCharge(as: next) { return chargeTime }
        return .date(date)
    }
}
