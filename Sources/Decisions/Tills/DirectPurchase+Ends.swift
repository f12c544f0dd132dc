internal import PaywrightModel
internal import PaywrightValues

extension DirectPurchase {
    /// Whether the store states a subscription that runs, or that does not renew, without its end: a receipt of Amazon’s without
    /// `renewalDate`. A merchant’s store leaves the end out where there is none that is paid for.
    var lacksEnd: Bool {
        guard !store.traits.leavesAccessToMerchant, !transactions.isEmpty else { return false }
        let states: Set<StatedValue<SubscriptionStatement.State>> = [.known(.active), .known(.cancelled)]
        return statements.allSatisfy { states.contains($0.state) && !$0.doubts.facts.contains(.access) }
            && transactions.allSatisfy { transaction in
                transaction.expiresDate == nil && transaction.productType == .known(.autoRenewable)
                    && transaction.revocation == nil && !transaction.hasNotBegun && !transaction.isUpgraded
                    && !transaction.doubts.facts.contains(.access)
            }
            && renewals.allSatisfy { $0.renewalDate == nil && $0.gracePeriodExpiresDate == nil && $0.prepaid == nil }
    }

    /// The end that a service states in its latest answer; nil where answers of one moment have several, where the two differ in
    /// whether it renews, or where that end has passed and the answer is older than it.
    func end(statedBy transactions: [PurchaseTransaction], _ renewals: [RenewalInfo], at now: Instant) -> Instant? {
        let latest = transactions.compactMap(\.statedDate).max()
        let last = transactions.filter { $0.statedDate == latest }
        let ends = Set(last.compactMap(\.expiresDate))
        guard ends.count == 1, let end = ends.first,
            last.allSatisfy({ $0.revocation == nil && !$0.doubts.facts.contains(.access) && !$0.isTemporary })
        else { return nil }
        let own = Set(self.renewals.compactMap(\.renewsAutomatically))
        let stated = Set(renewals.filter { $0.statedDate == latest }.compactMap(\.renewsAutomatically))
        guard own.union(stated).count < 2 else { return nil }
        if end > now { return end }
        return own != [true] && (latest ?? .distantPast) >= end ? end : nil
    }
}

extension RenewalInfo {
    /// Whether it states nothing but which subscription it is about.
    var statesNothing: Bool {
        var empty = RenewalInfo(store: store, originalID: originalID)
        (empty.productID, empty.statedDate, empty.answer, empty.source) = (productID, statedDate, answer, source)
        return self == empty
    }
}
