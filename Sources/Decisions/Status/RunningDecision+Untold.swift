internal import PaywrightModel
internal import PaywrightValues

/// What fields state of what comes later, and no situation tells.
extension RunningDecision {
    /// A planned pause of what does not go on, or of which that is not known. A payment that is left, and that the pause delays, has no
    /// day that is known.
    var untoldPause: [Doubt] {
        guard let field = renewal?.pauseField, let pause = future(renewal?.pauseDate) else { return [] }
        if case .commitment? = cancelledCommitment(), !next.isBefore(pause) {
            return [Doubt(facts: [.nextCharge, .later], reason: .undecided, field: field)]
        }
        let isUnclear = if case .unclear = consent() { true } else { false }
        let isUntold = isUnclear || endsBeforeRenewal || !renews || cancelledCommitment() != nil
        return isUntold ? [Doubt(facts: .later, reason: .undecided, field: field)] : []
    }

    /// A commitment that is stated to follow, where no moment tells that it begins, and payments that are left, where none tells these: on
    /// hold no moment does, and beside another plan they are left only if that does not come.
    func untoldCommitment(beside timeline: PurchaseTimeline) -> [Doubt] {
        guard let field = renewal?.commitmentField else { return [] }
        let changes = timeline.moments.flatMap(\.changes)
        let begins = changes.contains { if case .commitmentBegins = $0 { true } else { false } }
        let areLeft = changes.contains { if case .paymentsLeft = $0 { true } else { false } }
        let isUntold = expectsCommitment && !begins || (paymentsLeft ?? 0) > 0 && !areLeft && !(begins && isFree)
        return isUntold ? [Doubt(facts: .later, reason: .undecided, field: field)] : []
    }
}
