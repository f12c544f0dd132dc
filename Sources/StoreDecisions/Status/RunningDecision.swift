internal import StoreModel

/// Decides what is to be said of a subscription that gives access now.
struct RunningDecision {
    let record: SubscriptionRecord
    let products: [String: Product]
    let now: Int64

    private var current: PurchaseTransaction? { record.current }
    private var renewal: RenewalInfo? { record.renewal }

    /// Until when access is paid for; nil where not stated.
    private var end: Int64? { future(current?.expiresDate) ?? future(renewal?.renewalDate) }

    func situation() -> SubscriptionSituation {
        if let prepaid = renewal?.prepaid {
            return .prepaid(
                until: end,
                extendableFrom: future(prepaid.extendableAfter),
                canBeExtended: hasPassed(prepaid.extendableAfter)
            )
        }
        if current?.ownership == .known(.familyShared) { return .familyShared(until: end) }
        if let commitment = cancelledCommitment() { return commitment }
        if !renews { return isFreeTrial ? .freeTrialCancelled(until: end) : .cancelled(until: end) }
        if let change = priceChange(), change.kind == .awaitingConsent { return .priceChange(change) }
        if let change = planChange() { return .planChange(change) }
        if let change = priceChange() { return .priceChange(change) }
        if let commitment = runningCommitment() { return commitment }
        if isFreeTrial { return .freeTrial(until: end, renewal: saysWhetherItRenews ? next : nil) }
        guard saysWhetherItRenews else { return .running(until: end) }
        if let offer = paidOffer {
            let isIntroductory = offer.type == .known(.introductory)
            return isIntroductory
                ? .introductoryPrice(next, isLastPeriod: isLastPeriod) : .offerPrice(next, isLastPeriod: isLastPeriod)
        }
        return renewal?.offer == nil ? .active(next) : .discountedRenewal(next)
    }

    // MARK: Renewal

    private var saysWhetherItRenews: Bool { renewal?.renewsAutomatically != nil }

    /// Whether it renews, as far as is known: not if cancelled, or if nothing takes the product's place.
    private var renews: Bool {
        if record.statement?.state.known == .cancelled || renewal?.endsAtRenewal == true { return false }
        return renewal?.renewsAutomatically ?? true
    }

    private var next: NextRenewal {
        NextRenewal(date: future(renewal?.renewalDate) ?? future(current?.expiresDate), price: nextPrice)
    }

    /// What the store says the next charge is. Google Play's base price is it only after an offer that is known to have no
    /// other phase.
    private var nextPrice: Price? {
        if let price = renewal?.renewalPrice { return price }
        guard let base = renewal?.basePrice, isFreeTrial, let offer = joinedOffer, offer.paymentMode == .freeTrial
        else {
            return nil
        }
        return base
    }

    // MARK: Offers

    private var joinedOffer: SubscriptionOffer? { current?.joinedOffer(products) }

    private var paymentMode: PaymentMode? { current?.paymentMode(products) }

    private var isFreeTrial: Bool { paymentMode == .freeTrial }

    /// The offer whose reduced price is paid now; nil where it may be a free trial.
    private var paidOffer: AppliedOffer? {
        guard let offer = current?.offer, let mode = paymentMode, mode != .freeTrial else { return nil }
        return offer
    }

    /// The App Store names the offer of the next renewal: a stated price without an offer is the full one.
    private var isLastPeriod: Bool {
        record.store == .appStore && renewal?.renewalPrice != nil && renewal?.offer == nil
    }

    // MARK: Plans

    private func planChange() -> PlanChange? {
        guard let renewal, let new = renewal.renewalProductID, let old = record.productID, new != old else {
            return nil
        }
        // Google Play states the price of the plan that runs.
        let price = record.store == .googlePlay ? nil : renewal.renewalPrice
        return PlanChange(
            direction: PlanComparison.direction(from: products[old], to: products[new]),
            productID: new,
            renewal: NextRenewal(date: next.date, price: price)
        )
    }

    // MARK: Prices

    private func priceChange() -> AnnouncedPriceChange? {
        guard let change = renewal?.priceChange, let state = change.state.known else { return nil }
        guard state == .awaitingConsent || state == .confirmed, !hasPassed(change.date) else { return nil }
        let isAwaiting = state == .awaitingConsent
        let oldPrice = current?.offer == nil && current?.quantity == 1 ? current?.price : nil
        let newPrice = change.newPrice ?? (isAwaiting ? nil : renewal?.renewalPrice)
        let comparable = oldPrice.flatMap { old in newPrice.map { old.currency == $0.currency ? (old, $0) : nil } ?? nil
        }
        // A renewal at the price already paid: the change has happened.
        if let (old, new) = comparable, old.amount == new.amount { return nil }
        let isDecrease = change.kind?.known == .decrease
        if case .unrecognized? = change.kind { return nil }
        if let (old, new) = comparable, !isAwaiting, (new.amount < old.amount) != isDecrease { return nil }
        return AnnouncedPriceChange(
            kind: isAwaiting ? .awaitingConsent : isDecrease ? .decrease : .increase,
            oldPrice: comparable?.0,
            newPrice: newPrice,
            date: change.date ?? (change.newPrice == nil && newPrice != nil ? next.date : nil),
            consentDeadline: future(change.consentDeadline)
        )
    }

    // MARK: Commitments

    private var paymentsLeft: Int? {
        if let left = renewal?.commitment?.paymentsLeft { return max(0, left) }
        guard let made = current?.commitment?.billingPeriodNumber, let total = current?.commitment?.totalBillingPeriods
        else { return nil }
        return max(0, total - made)
    }

    /// A commitment that the customer has cancelled goes on until its last payment; renewal stays on meanwhile.
    private func cancelledCommitment() -> SubscriptionSituation? {
        guard let commitment = renewal?.commitment,
            commitment.isCancellationPending || commitment.renewsAutomatically == false
        else { return nil }
        // Everything is paid: what is left is a subscription that ends.
        if paymentsLeft == 0 { return .cancelled(until: end) }
        let end = future(current?.commitment?.expiresDate)
        let comesAfterEnd = end.flatMap { end in next.date.map { $0 >= end } } ?? false
        return .commitment(
            CommitmentState(
                paymentsLeft: paymentsLeft,
                nextPayment: renews && !comesAfterEnd ? next : nil,
                endDate: end,
                isCancelled: true
            )
        )
    }

    private func runningCommitment() -> SubscriptionSituation? {
        // Everything is paid: what follows is an ordinary renewal.
        guard let left = paymentsLeft, left > 0 else { return nil }
        return .commitment(
            CommitmentState(
                paymentsLeft: left,
                nextPayment: next,
                endDate: future(current?.commitment?.expiresDate),
                isCancelled: false
            )
        )
    }

    private func future(_ date: Int64?) -> Int64? { date.flatMap { $0 > now ? $0 : nil } }

    private func hasPassed(_ date: Int64?) -> Bool { date.map { $0 <= now } ?? false }
}
