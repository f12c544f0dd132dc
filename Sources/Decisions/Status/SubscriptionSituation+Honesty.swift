internal import PaywrightModel
package import PaywrightValues

/// A situation built by hand may hold dates that lie on the wrong side of now, or that no calendar has. Said to a
/// customer they would be lies, so they count as not stated.
extension SubscriptionSituation {
    /// The situation with every such date left out, and no count below what can be counted.
    package func honest(at now: Instant) -> SubscriptionSituation { saying(HonestDates(now: now)) }
}

/// Dates that may be said at an instant, and what holds such dates without the others.
struct HonestDates {
    let now: Instant

    func ahead(_ date: Instant?) -> Instant? { date.flatMap { $0 > now && $0.isCalendarDate ? $0 : nil } }

    func past(_ date: Instant?) -> Instant? { date.flatMap { $0 <= now && $0.isCalendarDate ? $0 : nil } }

    func ahead(_ next: NextRenewal) -> NextRenewal {
        var next = next
        next.date = ahead(next.date)
        return next
    }

    func ahead(_ change: PlanChange) -> PlanChange {
        PlanChange(direction: change.direction, productID: change.productID, renewal: ahead(change.renewal))
    }

    func ahead(_ change: AnnouncedPriceChange) -> AnnouncedPriceChange {
        var change = change
        change.date = ahead(change.date)
        change.consentDeadline = ahead(change.consentDeadline)
        change.planChange = change.planChange.map { ahead($0) }
        change.before = change.before?.saying(self)
        change.periodEnd = ahead(change.periodEnd)
        return change
    }

    func ahead(_ commitment: CommitmentState) -> CommitmentState {
        var commitment = commitment
        commitment.paymentsLeft = commitment.paymentsLeft.map { max(0, $0) }
        commitment.nextPayment = commitment.nextPayment.map { ahead($0) }
        commitment.endDate = ahead(commitment.endDate)
        commitment.following = commitment.following.map { ahead($0) }
        commitment.planChange = commitment.planChange.map { ahead($0) }
        return commitment
    }

    func ahead(_ pause: PauseState) -> PauseState {
        var pause = pause
        pause.until = ahead(pause.until)
        pause.charge = pause.charge.map { ahead($0) }
        return pause
    }

    func ahead(_ pause: PlannedPause) -> PlannedPause {
        PlannedPause(date: ahead(pause.date), until: ahead(pause.until))
    }

    func past(_ end: Expiration) -> Expiration { Expiration(date: past(end.date), cause: end.cause) }

    func past(_ refund: Refund) -> Refund {
        var refund = refund
        refund.date = past(refund.date)
        let isFraction = refund.fraction.map { $0 > .zero && $0 <= DecimalAmount(milliunits: 1_000) } ?? true
        if !isFraction { refund.fraction = nil }
        return refund
    }
}
