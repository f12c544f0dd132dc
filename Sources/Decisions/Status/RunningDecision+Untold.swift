internal import PaywrightModel
internal import PaywrightValues

/// What fields state of what comes later, and no situation tells.
extension RunningDecision {
    /// A planned pause of what does not go on, or of which that is not known. A payment that is left, and that the pause delays, has no
    /// day that is known.
    var untoldPause: [Doubt] {
        guard let field = renewal?.future.pause, let pause = future(renewal?.pauseDate) else { return [] }
        if case .commitment? = cancelledCommitment(), !next.isBefore(pause) {
            return [Doubt(facts: [.nextCharge, .later], reason: .undecided, field: field)]
        }
        let isUnclear = if case .unclear = consent() { true } else { false }
        let isUntold = isUnclear || endsBeforeRenewal || !renews || cancelledCommitment() != nil
        return isUntold ? [Doubt(facts: .later, reason: .undecided, field: field)] : []
    }

    /// Another plan, or another price, of which no moment tells: after a payment that failed, and in a pause, what is paid may be of it.
    ///
    /// - Parameter isInterrupted: Whether a payment failed, or a pause runs: what is paid for then may be of a price that has come.
    func untoldPlan(beside timeline: PurchaseTimeline, isInterrupted: Bool) -> [Doubt] {
        let changes = timeline.moments.flatMap(\.changes)
        let tellsPlan = changes.contains { if case .plan = $0 { true } else { false } }
        let tellsPrice = changes.contains { if case .price = $0 { true } else { false } }
        let isPriceOpen =
            switch renewal?.priceChange?.state {
            case .known(.confirmed)?, .known(.awaitingConsent)?, .unrecognized?:
                isInterrupted || !hasPassed(renewal?.priceChange?.date)
            case .known(.applied)?, .known(.cancelled)?, nil: false
            }
        let fields = [
            tellsPlan ? nil : renewal?.future.plan, tellsPrice || !isPriceOpen ? nil : renewal?.future.price,
        ]
        return fields.compactMap { $0.map { Doubt(facts: .later, reason: .undecided, field: $0) } }
    }

    /// A commitment that contradicts itself: whether the next charge is one of its payments is not known. Two numbers of payments are left,
    /// its end or that of access does not fit them, or another plan comes with one where the store lets no plan end a commitment.
    var contradictoryCommitment: [Doubt] {
        guard let progress = current?.commitment, let made = progress.billingPeriodNumber,
            let total = progress.totalBillingPeriods, made >= 0, total >= made, !isFree
        else { return [] }
        let (left, field, traits) = (total - made, renewal?.future.commitment, record.store.traits)
        var fields: [String?] = []
        if let other = renewal?.commitment?.paymentsLeft, other != left { fields.append(field) }
        if let last = progress.expiresDate, let next = current?.expiresDate, !fits(last, after: next, left: left) {
            fields.append(field)
        }
        if left > 0, !isCancelled, let last = future(renewal?.endDate),
            progress.expiresDate.map({ NextRenewal(date: last).isBefore($0) }) == true
        {
            fields.append(field)
        }
        if left > 0, !traits.endsCommitmentsByPlan, !traits.isSoldByMerchant, renewal?.renewsAutomatically == true,
            let next = renewal?.renewalProductID, let old = renewal?.productID, next != old
        {
            fields.append(renewal?.future.plan)
        }
        return fields.compactMap { $0.map { Doubt(facts: .renewal, reason: .undecided, field: $0) } }
    }

    /// Whether a commitment is over or cancelled depends on whether free time runs: where the offer cannot be read, neither is known.
    var unclearCommitment: [Doubt] {
        guard let commitment = renewal?.commitment,
            commitment.paymentsLeft.map({ $0 <= 0 && current?.commitment == nil })
                ?? (endsWithCommitment && paymentsLeft == nil)
        else { return [] }
        return (current?.doubts ?? []).filter { $0.facts.contains(.offer) }
            .map { Doubt(facts: .renewal, reason: $0.reason, field: $0.field) }
    }

    /// Whether a commitment may end on a day where so many payments are left after a period: a period that was extended, and a payment
    /// that failed, move it.
    private func fits(_ last: Instant, after next: Instant, left: Int) -> Bool {
        let (day, month) = (Int64(86_400_000), Int64(31 * 86_400_000))
        let length = last.milliseconds(since: next)
        guard left > 0 else { return abs(length) <= 4 * month }
        // The periods of a sandbox are shorter than months.
        let period = current?.purchaseDate.map { next.milliseconds(since: $0) } ?? 0
        let shortest = Int64(left - 1) * min(period, 28 * day) * 9 / 10
        return length > 0 && length >= shortest && length <= Int64(left + 4) * month
    }

    /// What the first payment of a commitment that begins with the next renewal costs, where two prices of it are stated.
    var contradictoryPayment: [Doubt] {
        guard let field = renewal?.future.commitment, renewal?.priceChange == nil, renewal?.offer == nil,
            let begins = commitmentWithNext?.price,
            let price = future(renewal?.renewalDate).flatMap({ _ in renewal?.renewalPrice }),
            price != begins
        else { return [] }
        return [Doubt(facts: .amount, reason: .undecided, field: field)]
    }

    /// A commitment that is stated to follow, where no moment tells that it begins, and payments that are left, where none tells these: on
    /// hold no moment does, and beside another plan they are left only if that does not come.
    ///
    /// - Parameter isLaterOpen: Whether something that comes later is withheld already.
    func untoldCommitment(beside timeline: PurchaseTimeline, isLaterOpen: Bool) -> [Doubt] {
        guard let field = renewal?.future.commitment else { return [] }
        let changes = timeline.moments.flatMap(\.changes)
        let begins = changes.contains { if case .commitmentBegins = $0 { true } else { false } }
        let areLeft = changes.contains { if case .paymentsLeft = $0 { true } else { false } }
        let isUntold =
            expectsCommitment && !begins && !isLaterOpen || (paymentsLeft ?? 0) > 0 && !areLeft && !(begins && isFree)
            // That nothing follows it, where a payment failed.
            || endsWithCommitment && timeline.goesOn == nil && !isLaterOpen
        return isUntold ? [Doubt(facts: .later, reason: .undecided, field: field)] : []
    }
}
