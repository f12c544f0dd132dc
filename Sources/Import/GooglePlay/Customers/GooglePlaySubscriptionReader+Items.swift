internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension GooglePlaySubscriptionReader {
    /// What was bought. Google states neither when the running period began nor what was charged for it.
    mutating func transaction(
        of item: GooglePlayLineItem,
        plan: GooglePlayPlan,
        in subscription: GooglePlaySubscription
    ) -> PurchaseTransaction {
        var transaction = PurchaseTransaction(store: .googlePlay, productID: item.productID)
        transaction.id = item.orderID
        transaction.originalID = item.originalID
        transaction.basePlanID = plan.basePlanID
        transaction.originalPurchaseDate = subscription.startDate
        transaction.expiresDate = timestamp(of: item.node["expiryTime"])
        transaction.offer = plan.offer
        transaction.commitment = plan.progress
        transaction.storefront = subscription.storefront
        transaction.environment = subscription.environment
        transaction.orderNumber = item.orderNumber
        transaction.hasNotBegun = item.hasNotBegun
        switch plan.kind {
        case .autoRenewing: transaction.productType = .known(.autoRenewable)
        // A prepaid plan is a subscription that renews by hand: neither of the kinds of product.
        case .prepaid: break
        case nil:
            if subscription.state.known?.impliesRenewingPlan == true {
                transaction.productType = .known(.autoRenewable)
            }
        }
        return transaction
    }

    /// What comes next.
    func renewal(
        of item: GooglePlayLineItem,
        plan: GooglePlayPlan,
        expiresDate: Instant?,
        in subscription: GooglePlaySubscription
    ) -> RenewalInfo {
        let state = subscription.state.known
        var renewal = RenewalInfo(store: .googlePlay, originalID: item.originalID)
        renewal.productID = item.productID
        renewal.renewsAutomatically = plan.renewsAutomatically
        if plan.renewsAutomatically == true {
            renewal.renewalProductID = plan.isRemoved ? nil : plan.replacementProductID ?? item.productID
            renewal.renewalDate = state == .active ? expiresDate : nil
        } else {
            renewal.renewalProductID = plan.replacementProductID
        }
        renewal.endsAtRenewal = plan.isRemoved
        renewal.basePrice = plan.basePrice
        renewal.renewalPrice = plan.nextCharge(on: renewal.renewalDate)
        renewal.priceChange = plan.priceChange
        renewal.expirationReason = subscription.expirationReason(ofItemEnding: expiresDate)
        renewal.resumesDate = subscription.resumesDate
        if state == .gracePeriod || state == .onHold { renewal.isInBillingRetry = true }
        // The expiry time of a grace period is already that of its end.
        if state == .gracePeriod { renewal.gracePeriodExpiresDate = expiresDate }
        renewal.commitment = plan.commitment
        renewal.prepaid = plan.prepaid
        renewal.answer = AnswerOrder(orderNumber: item.orderNumber, periodEnd: expiresDate)
        return renewal
    }
}
