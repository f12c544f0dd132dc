internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// The sentences about payments that the customer is committed to: how many are left, what follows, and that a commitment begins.
extension StatusWording {
    func headline(of commitment: CommitmentState) -> Message {
        if let free = purchase.freeTime, firstPayment(of: commitment) != nil {
            return dates.headline(free.isTrial ? .freeTrial : .freePeriod, free.until)
        }
        guard let left = commitment.paymentsLeft else {
            return commitment.isCancelled
                ? dates.headline(.cancelled, commitment.endDate) : .status(.activeHeadlineNoDate)
        }
        if left == 0, let following = commitment.following { return headline(of: following) }
        let key: StatusKey = commitment.isCancelled ? .commitmentHeadlineCancelled : .commitmentHeadline
        return .status(key, [.paymentsLeft: .count(left)])
    }

    /// The headline of a renewal: it may begin a commitment.
    func headline(of next: NextRenewal) -> Message {
        dates.headline(next.beginsCommitment == true ? .commitmentBegins : .active, next.date)
    }

    /// That a commitment begins with a charge, where the store states that one does; stands directly after the charge.
    func begins(_ next: NextRenewal) -> [Message] {
        guard next.beginsCommitment == true, let count = next.payments, count > 0, let total = total(of: next) else {
            return begins(next, .commitmentBegins, unstated: .commitmentBeginsUnstated)
        }
        return [
            .status(
                .commitmentBeginsTotal,
                [.paymentCount: .count(count), .total: .money(values.money(total, role: .total))]
            )
        ]
    }

    /// The same of a renewal of which no day is known.
    func beginsUndated(_ next: NextRenewal) -> [Message] {
        begins(next, .commitmentBeginsNoDate, unstated: .commitmentBeginsUnstatedNoDate)
    }

    /// The same after the payments of another one that are left.
    func beginsAfterPayments(_ next: NextRenewal) -> [Message] {
        begins(next, .commitmentBeginsAfterPayments, unstated: .commitmentBeginsAfterPaymentsUnstated)
    }

    private func begins(_ next: NextRenewal, _ key: StatusKey, unstated: StatusKey) -> [Message] {
        guard next.beginsCommitment == true else { return [] }
        guard let count = next.payments, count > 0 else { return [.status(unstated)] }
        return [.status(key, [.paymentCount: .count(count)])]
    }

    /// The renewal with which a commitment begins: its first payment.
    func firstPayment(_ next: NextRenewal, on date: Instant) -> [Message] {
        [priced(.nextPaymentPrice, next, on: date, unpriced: .nextPayment)] + begins(next) + cancelBy(date)
    }

    /// - Parameter isRenewalTold: Whether another sentence tells whether it renews.
    func detail(of commitment: CommitmentState, isRenewalTold: Bool = false) -> [Message] {
        // Whoever cancels in free time makes no payment, and no commitment begins.
        if let first = firstPayment(of: commitment) {
            return freeTime + first + end(ofComing: commitment, isRenewalTold: isRenewalTold)
        }
        return freeTime + payments(of: commitment) + nextPayment(of: commitment)
            + end(of: commitment, isRenewalTold: isRenewalTold)
    }

    /// The payment with which a commitment begins when free time ends; nil of any other.
    private func firstPayment(of commitment: CommitmentState) -> [Message]? {
        guard !freeTime.isEmpty, !commitment.isCancelled, var first = commitment.nextPayment, let date = first.date,
            first.price?.isFree != true
        else { return nil }
        (first.beginsCommitment, first.payments) = (true, commitment.paymentsLeft)
        return firstPayment(first, on: date)
    }

    /// How a commitment ends that begins when free time ends, and what follows it.
    private func end(ofComing commitment: CommitmentState, isRenewalTold: Bool) -> [Message] {
        if commitment.following != nil { return end(of: commitment, isRenewalTold: isRenewalTold) }
        let ends = commitment.endDate.map { [Message.status(.commitmentEnds, [.date: dates.sentence($0)])] } ?? []
        return ends + (commitment.planChange.map { planChange($0) } ?? [])
    }

    private func payments(of commitment: CommitmentState) -> [Message] {
        // Who cancelled is told where a field states it.
        if commitment.isCancelled, purchase.isCancelledByCustomer != true { return unpaidRest(of: commitment) }
        guard let left = commitment.paymentsLeft else {
            return [
                commitment.isCancelled
                    ? dated(.commitmentCancelledUnstated, commitment.endDate) : .status(.commitmentRunning)
            ]
        }
        if left == 0 { return [] }
        return [
            .status(commitment.isCancelled ? .commitmentCancelled : .commitmentDetail, [.paymentsLeft: .count(left)])
        ]
    }

    /// That a commitment does not go on, and what is left of it.
    private func unpaidRest(of commitment: CommitmentState) -> [Message] {
        if let left = commitment.paymentsLeft {
            return [.status(.cancelledDetail), .status(.commitmentDetail, [.paymentsLeft: .count(left)])]
        }
        let end = commitment.endDate.map { [Message.status(.commitmentEnds, [.date: dates.sentence($0)])] }
        return [.status(.cancelledDetail)] + (end ?? [.status(.commitmentRunning)]) + [.status(.commitmentNoWayOut)]
    }

    private func nextPayment(of commitment: CommitmentState) -> [Message] {
        guard let next = commitment.nextPayment, let date = next.date else { return [] }
        if next.price?.isFree == true { return freeOnce(date) }
        let payment = [priced(.nextPaymentPrice, next, on: date, unpriced: .nextPayment)]
        // What has been cancelled already states that the payments are charged, and the last of them is no several.
        let isLast = commitment.isCancelled || commitment.paymentsLeft.map { $0 <= 1 } ?? false
        return isLast || purchase.mayBeFree ? payment : payment + [.status(.commitmentNoWayOut)]
    }

    /// How the commitment ends, and what follows: another one where the store says so, and how to avoid it.
    private func end(of commitment: CommitmentState, isRenewalTold: Bool) -> [Message] {
        func ends(_ key: StatusKey) -> [Message] {
            commitment.endDate.map { [.status(key, [.date: dates.sentence($0)])] } ?? []
        }
        if commitment.isCancelled { return commitment.paymentsLeft == nil ? [] : ends(.commitmentEnds) }
        if let change = commitment.planChange {
            // With a payment that is left it is not stated whether it can be avoided.
            let date = change.renewal.date
            let isWithPayment = date == nil ? isPauseTold : date == commitment.nextPayment?.date
            return ends(.commitmentEndsCurrent) + planChange(change, isAvoided: !isWithPayment)
        }
        guard let following = commitment.following else {
            return ends(.commitmentEndsCurrent) + (isRenewalTold ? [] : [whetherItRenews])
        }
        // A cancellation avoids none of the payments that are left, and when the next commitment begins is not known.
        if following.date == nil, commitment.paymentsLeft != 0, !purchase.isInvoiced {
            return ends(.commitmentEndsCurrent) + [.status(.renewsNoDate)] + beginsAfterPayments(following)
        }
        // Another date than that of the end is stated by itself.
        guard let date = following.date, date == commitment.endDate ?? date else {
            return ends(.commitmentEndsCurrent) + renews(following)
        }
        return [priced(.commitmentEndsAndRenewsPrice, following, on: date, unpriced: .commitmentEndsAndRenews)]
            + begins(following) + cancelBy(date)
    }
}
