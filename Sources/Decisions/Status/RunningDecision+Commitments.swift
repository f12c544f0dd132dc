internal import PaywrightModel
package import PaywrightValues

/// Payments that the customer is committed to, and what follows them.
extension RunningDecision {
    var paymentsLeft: Int? {
        if let left = renewal?.commitment?.paymentsLeft {
            // In free time no commitment has been paid for: what follows is the first.
            return left <= 0 && isFree && current?.commitment == nil ? nil : max(0, left)
        }
        guard let progress = current?.commitment, !hasPassed(progress.expiresDate), !isOverInFreeTime(progress),
            let made = progress.billingPeriodNumber, let total = progress.totalBillingPeriods, made >= 0, total >= 0
        else { return nil }
        return max(0, total - made)
    }

    /// Whether a commitment is stated to end in free time, before its first payment: it is none.
    private func isOverInFreeTime(_ progress: CommitmentProgress) -> Bool {
        isFree && NextRenewal(date: progress.expiresDate).isBefore(current?.expiresDate)
    }

    /// The renewal that begins the next commitment, where everything of this one is paid, and no charge is stated that comes before. A
    /// commitment whose own end is stated lasts until then.
    var commitmentAfterLastPayment: NextRenewal? {
        guard paymentsLeft == 0, let following = nextCommitment, following.date != nil else { return nil }
        let renews = renewal?.renewsAutomatically == true && !isCommitted
        return renews && NextRenewal(date: future(renewal?.renewalDate)).isBefore(following.date) ? nil : following
    }

    /// Whether a commitment runs of which it is not stated how many payments are left: no charge of it can be avoided.
    private var isCommitted: Bool {
        guard let progress = current?.commitment, !hasPassed(progress.expiresDate) else { return false }
        guard let last = progress.expiresDate, let end = current?.expiresDate else { return true }
        return NextRenewal(date: end).isBefore(last)
    }

    /// The commitment that runs, as a situation tells it.
    var toldCommitment: CommitmentState? { runningCommitment().map { told($0) } }

    /// What a planned pause comes before has neither a day nor a price that is known.
    func told(_ commitment: CommitmentState) -> CommitmentState {
        var told = commitment
        if isDelayed(NextRenewal(date: commitment.endDate)) { told.endDate = nil }
        if let following = commitment.following, isDelayed(following) {
            told.following = NextRenewal(beginsCommitment: following.beginsCommitment, payments: following.payments)
        }
        if let change = commitment.planChange, isDelayed(change.renewal) { told.planChange?.renewal = NextRenewal() }
        return told
    }

    /// Whether a planned pause comes before a charge, so that nothing states when that comes.
    func isDelayed(_ charge: NextRenewal) -> Bool { future(renewal?.pauseDate).map { !charge.isBefore($0) } ?? false }

    /// The commitment that begins with a later renewal than the next one, where the store states that one does and none runs.
    var laterCommitment: NextRenewal? {
        guard (paymentsLeft ?? 0) == 0, !isCommitted, let following = nextCommitment,
            following.beginsCommitment == true,
            NextRenewal(date: nextDate).isBefore(following.date), !isOver(by: following.date)
        else { return nil }
        return following
    }

    /// Whether a commitment is stated to follow where none runs, and not when: it may begin with any charge.
    var mayBeginCommitment: Bool {
        expectsCommitment && paymentsLeft == nil && !isCommitted && commitmentWithNext == nil && laterCommitment == nil
    }

    /// Whether what follows is stated to be a commitment, and nothing states that it does not begin.
    var expectsCommitment: Bool {
        guard let commitment = renewal?.commitment else { return false }
        return commitment.isCommitted == true && commitment.renewsAutomatically != false
            && !commitment.isCancellationPending && renews
    }

    /// The commitment that begins with the next renewal, where no payment of another is left.
    var commitmentWithNext: NextRenewal? {
        paymentsLeft == nil || isCommitmentReplaced ? commitment(beginningOn: nextDate) : nil
    }

    /// The commitment that begins with the charge of a date, where no payment of another is left.
    func commitment(beginningOn date: Instant?) -> NextRenewal? {
        let isNothingLeft = paymentsLeft.map { $0 == 0 } ?? !isCommitted
        guard isNothingLeft || isCommitmentReplaced, var following = nextCommitment ?? commitmentAfterTrial else {
            return nil
        }
        // What follows a trial has the day of the charge after it.
        if following.date == nil, isFree { following.date = date }
        return following.date == date ? following : nil
    }

    /// The commitment that is stated of what follows a trial.
    private var commitmentAfterTrial: NextRenewal? {
        guard isFree, renewal?.renewsAutomatically == true, let commitment = renewal?.commitment,
            commitment.isCommitted == true, commitment.renewsAutomatically == nil, isOfNextPlan(commitment)
        else { return nil }
        return NextRenewal(
            date: future(commitment.renewalDate),
            price: commitment.renewalPrice,
            tax: renewal?.tax(on: commitment.renewalPrice),
            beginsCommitment: true,
            payments: commitment.payments
        )
    }

    /// Whether a merchant who turns renewal off when the customer cancels states payments that are left all the same.
    private var leavesPayments: Bool {
        record.store.isSoldByMerchant && isCancelled && paymentsLeft.map { $0 > 0 } == true
    }

    /// Whether the commitment goes on until its last payment, and nothing follows it; renewal stays on meanwhile. Where renewal of an app
    /// store’s is off too, no payment follows that the store states.
    var endsWithCommitment: Bool {
        if leavesPayments { return true }
        guard let commitment = renewal?.commitment else { return false }
        return commitment.isCancellationPending
            || commitment.renewsAutomatically == false && renewal?.renewsAutomatically != false
    }

    /// A commitment that does not go on after its last payment.
    func cancelledCommitment() -> SubscriptionSituation? {
        guard endsWithCommitment else { return nil }
        // Whoever cancels in free time makes no payment.
        if isFree, paymentsLeft == nil { return nil }
        // Everything is paid: what is left is a subscription that ends.
        if paymentsLeft == 0 { return .cancelled(until: end) }
        let end = future(current?.commitment?.expiresDate)
        let comesAfterEnd = end.flatMap { end in next.date.map { $0 >= end } } ?? false
        let isCharged = renews || leavesPayments && renewal?.endsAtRenewal != true
        // From the day of a new price on, the amount of a payment is told with that.
        let isAtNewPrice = announcedPriceChange().map { !next.isBefore($0.date) } ?? false
        return .commitment(
            told(
                CommitmentState(
                    paymentsLeft: paymentsLeft,
                    nextPayment: isCharged && !comesAfterEnd
                        ? (isAtNewPrice ? NextRenewal(date: next.date) : next) : nil,
                    endDate: end,
                    isCancelled: true
                )
            )
        )
    }

    /// Whether another plan takes over with the next payment, after which none of this commitment is left.
    var isCommitmentReplaced: Bool {
        guard record.store.traits.endsCommitmentsByPlan, paymentsLeft.map({ $0 > 0 }) ?? isCommitted, let renewal,
            let next = renewal.renewalProductID
        else { return false }
        return next != renewal.productID && planChange() != nil
    }

    func runningCommitment() -> CommitmentState? {
        statedCommitment().map { isEndMoving && $0.paymentsLeft != 0 ? $0.withoutLaterDays : $0 }
    }

    /// Whether a payment that failed moves the end of the commitment, and what follows it, by the time until it is made.
    private var isEndMoving: Bool {
        let isFailed =
            renewal?.isInBillingRetry == true || [.gracePeriod, .billingRetry].contains(record.statement?.state.known)
        return isFailed && record.store.traits.longestRetryInCommitment != nil
    }

    private func statedCommitment() -> CommitmentState? {
        if isCommitmentReplaced { return nil }
        // Everything is paid: what follows is a renewal, which begins the next commitment where the store states that one.
        if let following = commitmentAfterLastPayment, planChange() == nil {
            return CommitmentState(
                paymentsLeft: 0,
                nextPayment: nil,
                endDate: following.date,
                isCancelled: false,
                following: following
            )
        }
        guard paymentsLeft.map({ $0 > 0 }) ?? isCommitted else { return nil }
        let change = planChange().flatMap { isOver(by: $0.renewal.date) ? nil : $0 }
        // What follows a commitment comes after its next payment.
        let following = nextCommitment.flatMap { following in
            let isLater = following.date.map { date in next.date.map { date > $0 } ?? true } ?? true
            return isOver(by: following.date) || !isLater ? nil : following
        }
        return CommitmentState(
            paymentsLeft: paymentsLeft,
            nextPayment: nextPayment(beside: change),
            endDate: future(current?.commitment?.expiresDate),
            isCancelled: false,
            following: change == nil ? following : nil,
            planChange: change
        )
    }

    /// Whether the subscription has ended by a date, or may have, as the store states: nothing follows then.
    private func isOver(by date: Instant?) -> Bool {
        renewal?.endDate.map { last in date.map { last <= $0 } ?? true } ?? false
    }

    /// The next payment of this commitment: the price of another plan is not that of this one.
    private func nextPayment(beside change: PlanChange?) -> NextRenewal {
        let isOnDay = change?.renewal.date.map { day in next.date.map(day.isSameCharge) ?? false } ?? false
        let isOfChange = change != nil && renewal?.renewalProductID == change?.productID || isOnDay
        return isOfChange ? NextRenewal(date: next.date) : next
    }

    /// The commitment that begins when this one ends, where the store says that one does.
    var nextCommitment: NextRenewal? {
        guard let commitment = renewal?.commitment, commitment.renewsAutomatically == true else { return nil }
        // It begins when the one that runs ends.
        let date = future(commitment.renewalDate) ?? future(current?.commitment?.expiresDate)
        let isUnclear = mayBeTotal(commitment.renewalPrice, of: commitment) || isBeforeIncrease(commitment.renewalPrice)
        let price = isUnclear ? nil : commitment.renewalPrice
        return NextRenewal(
            date: date,
            price: price,
            tax: renewal?.tax(on: price),
            beginsCommitment: isOfNextPlan(commitment) ? commitment.isCommitted : nil,
            payments: isOfNextPlan(commitment) ? commitment.payments ?? paymentsOfSamePlan(after: commitment) : nil
        )
    }

    /// Whether a commitment is of the plan that renews: that of a plan that goes is none of the one that comes.
    private func isOfNextPlan(_ commitment: CommitmentRenewal) -> Bool {
        guard let renewal, let next = renewal.renewalProductID, let product = renewal.productID else { return true }
        if next == product { return true }
        return commitment.productID == next
    }

    /// Whether a price may be that of all payments of a commitment, where one of them is meant: it is what the commitment that runs
    /// comes to, or a multiple of its payment.
    private func mayBeTotal(_ price: Price?, of commitment: CommitmentRenewal) -> Bool {
        guard let price, commitment.isCommitted != false, let progress = current?.commitment else { return false }
        if price == progress.price { return true }
        guard let payment = renewal?.renewalPrice ?? current?.price, payment.currency == price.currency,
            !payment.isFree
        else { return false }
        let count = min(max(progress.totalBillingPeriods ?? 0, 12), Self.mostPayments)
        return (2...count).contains { payment.amount.times($0) == price.amount }
    }

    /// Whether a price is the one of today, where one that goes up is confirmed without its amount and its day.
    private func isBeforeIncrease(_ price: Price?) -> Bool {
        guard let change = renewal?.priceChange, change.state == .known(.confirmed), change.kind?.known != .decrease
        else { return false }
        return change.newPrice == nil && change.date == nil && price != nil && price == current?.price
    }

    private static let mostPayments = 60

    /// A commitment of the same plan has as many payments as the one that runs.
    private func paymentsOfSamePlan(after commitment: CommitmentRenewal) -> Int? {
        guard commitment.isCommitted == true, commitment.productID == nil || commitment.productID == renewal?.productID
        else { return nil }
        return current?.commitment?.totalBillingPeriods
    }
}

extension CommitmentState {
    /// The same, of which it is not known when it ends, and when anything comes after it.
    fileprivate var withoutLaterDays: CommitmentState {
        var state = self
        state.endDate = nil
        state.following = following.map { NextRenewal(beginsCommitment: $0.beginsCommitment, payments: $0.payments) }
        state.planChange?.renewal = NextRenewal()
        return state
    }

    /// Whether what follows it comes with something of a date: less than a day lies between them.
    package func isFollowed(on date: Instant?) -> Bool {
        guard let date, let following = following?.date else { return false }
        return following.isSameCharge(as: date)
    }

    /// When it ends, by its own end or by what follows it; nil where not stated.
    var lastDay: Instant? { endDate ?? following?.date }
}

extension NextRenewal {
    /// The same beside a new price: from the day of that on, no other price of it is told.
    func beside(_ newPrice: Price?, from date: Instant?) -> NextRenewal {
        guard !isBefore(date), newPrice != nil, price != newPrice else { return self }
        return NextRenewal(date: self.date, beginsCommitment: beginsCommitment, payments: payments)
    }
}
