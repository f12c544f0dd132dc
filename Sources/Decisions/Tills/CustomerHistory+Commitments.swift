internal import PaywrightModel
internal import PaywrightValues

extension CustomerHistory {
    /// The history in which renewal information that stood alone states what its billing plan binds to, where the transaction of the
    /// period before it shows that.
    func settlingCommitments() -> CustomerHistory {
        guard renewals.contains(where: { $0.commitmentDoubt != nil }) else { return self }
        var settled = self
        settled.renewals = renewals.map { settling($0) }
        return settled
    }

    private func settling(_ renewal: RenewalInfo) -> RenewalInfo {
        guard let doubt = renewal.commitmentDoubt, let id = renewal.originalID, let date = renewal.renewalDate else {
            return renewal
        }
        let before = transactions.filter { transaction in
            transaction.store == renewal.store && transaction.originalID == id && transaction.revocation == nil
                && transaction.productID == renewal.productID && transaction.expiresDate?.isSameCharge(as: date) == true
        }
        let ways = before.map { transaction -> RenewalInfo? in
            var settled = renewal
            return settled.settlesCommitment(beside: transaction) ? settled : nil
        }
        // Where they show it in two ways, nothing is shown.
        guard Set(ways).count == 1, var settled = ways.first.flatMap({ $0 }) else { return renewal }
        settled.doubts.removeAll { $0 == doubt }
        settled.commitmentDoubt = nil
        return settled
    }
}
