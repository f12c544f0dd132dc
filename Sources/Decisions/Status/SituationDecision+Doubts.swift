internal import PaywrightModel
internal import PaywrightValues

/// What the records that count leave open, besides what each of them could not be read of.
extension SituationDecision {
    /// What the transaction that tells the present leaves open. Where only the renewal information does, what the latest period of its
    /// product left open of the renewal still is.
    static func own(_ record: SubscriptionRecord, _ current: PurchaseTransaction?) -> [Doubt] {
        if let current { return current.doubts }
        guard let latest = record.latest, latest.productID == record.renewal?.productID else { return [] }
        return latest.doubts.filter { $0.facts.contains(.renewal) && !$0.facts.contains(.access) }
    }

    /// Transactions that do not tell the present, and might if all of them could be read: the latest, those bought at the same time as it,
    /// and those without a date.
    static func unclear(
        _ record: SubscriptionRecord,
        beside current: PurchaseTransaction?
    ) -> [PurchaseTransaction] {
        let latest = record.latest?.purchaseDate
        return record.transactions.filter { transaction in
            !transaction.doubts.isEmpty && transaction.doubts.facts.contains(.access) && transaction != current
                && (transaction == record.latest
                    || transaction.purchaseDate.map { $0 == latest } ?? (transaction.expiresDate == nil))
        }
    }

    /// Where several seats run and a renewal does not state how many its price is for, it may be the average of one.
    static func seats(_ current: PurchaseTransaction?, _ renewal: RenewalInfo?) -> [Doubt] {
        guard let field = current?.seatsField, renewal?.quantity == nil else { return [] }
        return [Doubt(facts: .amount, reason: .undecided, field: field)]
    }

    /// Of two ends that both lie ahead, neither tells when the next charge comes; nor, of that of a trial, whether the trial runs.
    static func ends(_ current: PurchaseTransaction?, _ renewal: RenewalInfo?, _ now: Instant) -> [Doubt] {
        let trialEnd = renewal?.otherEndDate
        guard let field = renewal?.otherEndField, let end = current?.expiresDate,
            let date = trialEnd ?? renewal?.renewalDate, min(end, date) > now
        else { return [] }
        let facts: FactSet = trialEnd == nil ? [.nextCharge, .amount] : [.nextCharge, .amount, .offer]
        return [Doubt(facts: facts, reason: .undecided, field: field)]
    }

    /// Where it cannot be read whether it renews, a renewal that lies ahead of what has ended may be the end of a period that is paid for.
    static func goingOn(_ current: PurchaseTransaction?, _ renewal: RenewalInfo?, _ now: Instant) -> [Doubt] {
        // Where only the end of a pause is stated, that pause is what is known.
        let isPaused = renewal?.resumesDate != nil && renewal?.pauseDate == nil
        let isOver = current?.expiresDate.map { $0 <= now } == true && !isPaused
        guard let renewal, renewal.renewsAutomatically == nil, isOver || current?.revocation != nil,
            renewal.renewalDate.map({ $0 > now }) == true
        else { return [] }
        return renewal.doubts.filter { $0.facts.contains(.renewal) }
            .map { Doubt(facts: .access, reason: $0.reason, field: $0.field) }
    }
}
