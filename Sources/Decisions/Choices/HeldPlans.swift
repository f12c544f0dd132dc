internal import PaywrightModel

/// What is stated of the billing plans of a purchase: which one runs, which one comes next, and whether payments of a commitment are left.
struct HeldPlans {
    private let decided: DecidedRecord
    private var decision: SituationDecision { decided.decision }

    /// The plans of a purchase; nil for one without a record, or of which nothing is left.
    init?(_ purchase: CustomerStatus.Purchase, _ standing: PlanStanding) {
        guard standing != .over, let decided = purchase.record.decided else { return nil }
        self.decided = decided
    }

    /// Which one runs: without a field that states a commitment the one that is billed up front. nil where a field leaves that open, or
    /// two fields state it in two ways.
    var running: BillingPlan.Kind? {
        guard let plan = decided.billingPlan, let current = decision.current else { return nil }
        let hasPayments = decision.running.paymentsLeft != nil || isCancellationPending
        if current.isCommitted == false { return plan == .billedUpFront && !hasPayments ? plan : nil }
        guard plan == .billedUpFront else { return plan }
        if hasPayments { return .monthlyWithCommitment }
        // The plan whose trial runs may be the one that comes after it.
        return decision.running.isFree && next == .monthlyWithCommitment ? nil : plan
    }

    /// Which one comes next of the product that renews, or takes over; nil where no field states it, or one leaves it open.
    var next: BillingPlan.Kind? {
        let running = decision.running
        guard !isRenewalOpen, let renewal = decision.renewal, renewal.renewsAutomatically == true, running.renews else {
            return nil
        }
        let following = (running.nextCommitment ?? running.commitmentWithNext)?.beginsCommitment
        // The renewal that comes next may be a payment of the commitment that runs.
        let stated = [mayHavePaymentsLeft ? nil : renewal.isNextCommitted, following].compactMap { $0 }
        guard let isCommitted = stated.first, !stated.contains(!isCommitted) else { return nil }
        return isCommitted ? .monthlyWithCommitment : .billedUpFront
    }

    /// Another product that is stated to renew, where a field leaves open whether it does, or on which terms.
    var openNextProductID: String? {
        guard isRenewalOpen, let renewal = decision.renewal else { return nil }
        return renewal.renewalProductID == renewal.productID ? nil : renewal.renewalProductID
    }

    /// Whether payments of a commitment are left, or may be, whatever else the situation is about: a plan with one may state nothing of
    /// them.
    var mayHavePaymentsLeft: Bool {
        if decided.situation.isOfCommitment { return true }
        let running = decision.running
        if let left = running.paymentsLeft { return left > 0 }
        if running.runningCommitment() != nil || isCancellationPending { return true }
        return decision.current.map { $0.isCommitted == true && $0.commitment == nil } ?? false
    }

    private var isRenewalOpen: Bool { decision.doubts.facts.contains(.renewal) }

    /// Whether the customer has cancelled a commitment whose payments go on.
    private var isCancellationPending: Bool { decision.renewal?.commitment?.isCancellationPending == true }
}
