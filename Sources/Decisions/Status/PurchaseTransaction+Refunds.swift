internal import PaywrightModel
internal import PaywrightValues

extension [PurchaseTransaction] {
    /// Those of one subscription, in which a refund and the period that it is of are one. The subscriptions of Stripe and Paddle have
    /// no refund: a merchant’s own record states it, of a period that the subscription states without it.
    var joiningRefunds: [PurchaseTransaction] {
        guard count > 1, self[0].store.isSoldByMerchant else { return self }
        let refunds = filter { $0.revocation?.isRefund == true && $0.source.isDirect && !$0.isUpgraded }.oldestFirst
        guard !refunds.isEmpty else { return self }
        var joined: Set<PurchaseTransaction> = []
        // Of several of one period the oldest has the refund, in whatever order they were read.
        let others = filter { $0.revocation == nil }.oldestFirst.map { transaction in
            let own = refunds.filter { $0.isOfSamePeriod(as: transaction) && !joined.contains($0) }
            guard transaction.source.isDirect, let refund = own.max(by: { $0.order < $1.order }) else {
                return transaction
            }
            joined.insert(refund)
            return transaction.refunded(as: refund)
        }
        return others + filter { $0.revocation != nil && !joined.contains($0) }
    }
}

extension PurchaseTransaction {
    /// Whether another one of the subscription is of the same product and period: no two begin within a day. Where one of them states no
    /// beginning, its end shows it.
    fileprivate func isOfSamePeriod(as other: PurchaseTransaction) -> Bool {
        guard productID == other.productID, isShared == other.isShared else { return false }
        if let begin = purchaseDate, let otherBegin = other.purchaseDate { return begin.isSameCharge(as: otherBegin) }
        guard let end = expiresDate, let otherEnd = other.expiresDate else { return false }
        return end.isSameCharge(as: otherEnd)
    }

    /// The same with the refund that another statement has of it, and with what that alone states.
    fileprivate func refunded(as refund: PurchaseTransaction) -> PurchaseTransaction {
        var transaction = self
        transaction.revocation = refund.revocation
        transaction.id = id ?? refund.id
        transaction.price = price ?? refund.price
        transaction.offer = offer ?? refund.offer
        transaction.commitment = commitment ?? refund.commitment
        transaction.doubts = doubts.merging(refund.doubts)
        transaction.origin = origin.joined(with: refund.origin)
        return transaction
    }

    fileprivate var order: (Instant, String) { (revocation?.date ?? .distantPast, id ?? "") }
}
