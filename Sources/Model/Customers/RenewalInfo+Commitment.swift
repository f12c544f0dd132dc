package import PaywrightValues

/// What the billing plan of a renewal binds to: the transaction of the period that runs decides it.
extension RenewalInfo {
    /// Whether a transaction shows what the billing plan of the next renewal binds to: another payment of the commitment that runs, or a
    /// commitment that begins, which is stated then.
    package mutating func settlesCommitment(beside transaction: PurchaseTransaction) -> Bool {
        if transaction.commitment != nil { return true }
        if transaction.isBeforeCommitment(of: self) {
            // Where another one begins later, it is not stated what begins now.
            guard isNextCommitted == true, commitmentEnd == nil else { return false }
            beginCommitment()
            return true
        }
        // The present plan has a commitment until the next one begins.
        return transaction.isCommitted == true && commitmentEnd != nil
    }

    /// When the commitment that runs ends: where the next one begins after the next payment. nil where that is not stated.
    package var commitmentEnd: Instant? {
        guard let end = commitment?.renewalDate, let next = renewalDate, end > next else { return nil }
        return end
    }

    /// States that a commitment begins with the next renewal, to the product that renews.
    private mutating func beginCommitment() {
        var next = commitment ?? CommitmentRenewal(renewsAutomatically: renewsAutomatically)
        next.productID = next.productID ?? renewalProductID
        next.renewalDate = next.renewalDate ?? renewalDate
        next.isCommitted = next.isCommitted ?? true
        commitment = next
    }
}

extension PurchaseTransaction {
    /// Whether no payment of the commitment that a renewal begins has been made: a plan without one runs, or free time before its first
    /// payment. A plan that states none has none, which the commitment of another product cannot be.
    fileprivate func isBeforeCommitment(of renewal: RenewalInfo) -> Bool {
        switch isCommitted {
        case false?: true
        case true?: offer?.paymentMode == .known(.freeTrial)
        case nil: productID == renewal.productID && renewal.renewalProductID.map { $0 != productID } ?? false
        }
    }
}
