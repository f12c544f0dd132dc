internal import StoreModel

/// Decides what is to be said of a subscription that gives access now.
struct RunningDecision {
    let record: SubscriptionRecord
    /// The transaction that tells the present; its period may be over where the store says that it goes on.
    let current: PurchaseTransaction?
    let products: JoinedProducts
    let now: Int64

    /// What is said of the future, which is that of the latest transaction.
    private var renewal: RenewalInfo? { current == record.latest ? record.renewal : nil }

    /// Until when access is paid for; nil where not stated.
    private var end: Int64? { future(current?.expiresDate) ?? future(renewal?.renewalDate) }

    /// Until when a free trial runs that another situation may tell of something else; nil where none runs.
    var freeTrialEnd: Int64? { isFreeTrial ? end : nil }

    func situation() -> SubscriptionSituation {
        if let prepaid = renewal?.prepaid {
            return .prepaid(
                until: end,
                extendableFrom: future(prepaid.extendableAfter),
                canBeExtended: hasPassed(prepaid.extendableAfter)
            )
        }
        if current?.isShared == true { return .familyShared(until: end) }
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

    /// The next renewal; the price of a renewal that has passed is not that of the next one.
    private var next: NextRenewal {
        NextRenewal(
            date: nextDate,
            price: hasPassed(renewal?.renewalDate) ? nil : renewal?.renewalPrice ?? chargeAfterFreePhase
        )
    }

    /// Google Play states the price without offers: it is what comes next where the joined base plan shows that the free
    /// phase that runs is all that the offer has.
    private var chargeAfterFreePhase: Price? {
        guard record.store == .googlePlay, isFreeTrial, renewal?.priceChange == nil,
            let offer = current?.joinedOffer(products), offer.phases.count == 1, offer.paymentMode == .freeTrial
        else { return nil }
        return renewal?.basePrice
    }

    /// When it renews, as it was stated last: an extended subscription renews at its new end.
    private var nextDate: Int64? {
        let (renewal, end) = (future(renewal?.renewalDate), future(current?.expiresDate))
        guard let renewal, let end, renewal < end else { return renewal ?? end }
        let isEndNewer = (current?.statedDate ?? .min) > (self.renewal?.statedDate ?? .max)
        return isEndNewer ? end : renewal
    }

    // MARK: Offers

    /// The offer of the period that runs; nil where that of the transaction is over.
    private var runningOffer: AppliedOffer? { hasPassed(current?.expiresDate) ? nil : current?.offer }

    private var paymentMode: PaymentMode? { runningOffer == nil ? nil : current?.paymentMode(products) }

    private var isFreeTrial: Bool { paymentMode == .freeTrial }

    /// The offer whose reduced price is paid now; nil where it may be a free trial.
    private var paidOffer: AppliedOffer? { paymentMode == nil || isFreeTrial ? nil : runningOffer }

    /// The App Store names the offer of the next renewal: a stated price without an offer is the full one.
    private var isLastPeriod: Bool { record.store == .appStore && next.price != nil && renewal?.offer == nil }

    // MARK: Plans

    private func planChange() -> PlanChange? {
        guard let renewal, let old = current?.productID ?? record.productID else { return nil }
        if let new = renewal.renewalProductID, new != old {
            // Google Play states the price of the plan that runs.
            let price = record.store == .googlePlay ? nil : next.price
            return planChange(from: old, to: new, NextRenewal(date: next.date, price: price))
        }
        guard let commitment = renewal.commitment, let new = commitment.productID, new != old,
            let date = future(commitment.renewalDate)
        else { return nil }
        return planChange(from: old, to: new, NextRenewal(date: date, price: commitment.renewalPrice))
    }

    private func planChange(from old: String, to new: String, _ renewal: NextRenewal) -> PlanChange {
        PlanChange(
            direction: PlanComparison.direction(
                from: products.product(old, of: record.store),
                to: products.product(new, of: record.store)
            ),
            productID: new,
            renewal: renewal
        )
    }

    // MARK: Prices

    private func priceChange() -> AnnouncedPriceChange? {
        guard let change = renewal?.priceChange, let state = change.state.known else { return nil }
        guard state == .awaitingConsent || state == .confirmed, !hasPassed(change.date) else { return nil }
        let isAwaiting = state == .awaitingConsent
        // An offer's price is not the new one.
        let renewalPrice = isAwaiting || renewal?.offer != nil ? nil : next.price
        let newPrice = change.newPrice ?? renewalPrice
        guard let kind = change.kind?.known, leads(kind, to: newPrice) else { return nil }
        let date = change.date ?? (change.newPrice == nil && newPrice != nil ? next.date : nil)
        // The customer has agreed, and neither price nor date is known: nothing is left to tell.
        guard isAwaiting || newPrice != nil || date != nil else { return nil }
        return AnnouncedPriceChange(
            kind: isAwaiting ? .awaitingConsent : kind == .decrease ? .decrease : .increase,
            oldPrice: paidPrice.flatMap { $0.currency == newPrice?.currency ? $0 : nil },
            newPrice: newPrice,
            date: date,
            consentDeadline: future(change.consentDeadline)
        )
    }

    /// What one period costs now; not an offer's price.
    private var paidPrice: Price? { current?.offer == nil && current?.quantity == 1 ? current?.price : nil }

    /// Whether a new price lies where the change is said to lead. One that is paid already, or that lies the other way,
    /// is none: the store contradicts itself, and nothing is said.
    private func leads(_ kind: PriceChange.Kind, to newPrice: Price?) -> Bool {
        let old = paidPrice ?? (record.store == .googlePlay ? renewal?.basePrice ?? renewal?.renewalPrice : nil)
        guard let old, let newPrice, old.currency == newPrice.currency else { return true }
        return kind == .decrease ? newPrice.amount < old.amount : newPrice.amount > old.amount
    }

    // MARK: Commitments

    private var paymentsLeft: Int? {
        if let left = renewal?.commitment?.paymentsLeft { return max(0, left) }
        guard let progress = current?.commitment, !hasPassed(progress.expiresDate),
            let made = progress.billingPeriodNumber, let total = progress.totalBillingPeriods, made >= 0, total >= 0
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
