internal import StoreModel

/// Decides what is true of one record at one instant.
///
/// The order is that of what matters to the customer: what was taken away, what stops access, what ends, what changes,
/// and only then what simply goes on. A state that the store names wins over what dates alone would say; but a store that
/// says "active" with a date that has passed has not been asked lately, and nothing is said.
struct SituationDecision {
    let record: SubscriptionRecord
    let products: [String: Product]
    let now: Int64

    private var current: PurchaseTransaction? { record.current }
    private var renewal: RenewalInfo? { record.renewal }
    private var state: StatedValue<SubscriptionStatement.State>? { record.statement?.state }

    func situation() -> SubscriptionSituation {
        if let settled = settled() { return settled }
        if let current, let kind = current.kind(products), kind != .autoRenewable, renewal?.prepaid == nil {
            return bought(current, kind)
        }
        if case .unrecognized? = state { return .unknown(.unrecognized) }
        if let stopped = stoppedByStatement() { return stopped }
        return state == nil ? byDates() : running()
    }

    // MARK: What needs no clock

    private func settled() -> SubscriptionSituation? {
        switch state?.known {
        case .pending?: return .pendingPurchase
        case .pendingCancelled?: return .pendingPurchaseCancelled
        default: break
        }
        if let revocation = current?.revocation { return revoked(revocation) }
        if state?.known == .revoked { return revoked(Revocation()) }
        if current?.isUpgraded == true { return .upgraded(toProductID: nil) }
        return nil
    }

    private func revoked(_ revocation: Revocation) -> SubscriptionSituation {
        let date = revocation.date.flatMap { $0 <= now ? $0 : nil }
        let isShared = current?.ownership == .known(.familyShared)
        if revocation.kind == .known(.familySharingEnded) || (isShared && revocation.kind == nil) {
            return .familySharingEnded(on: date)
        }
        return .refunded(
            Refund(
                date: date,
                isPartial: revocation.kind == .known(.proratedRefund),
                fraction: revocation.fraction
            )
        )
    }

    private func bought(_ transaction: PurchaseTransaction, _ kind: ProductType) -> SubscriptionSituation {
        switch kind {
        case .consumable: return .consumable(quantity: transaction.quantity)
        case .nonConsumable:
            return transaction.ownership == .known(.familyShared) ? .familyShared(until: nil) : .lifetime
        default:
            guard let end = transaction.expiresDate, end <= now else {
                return .nonRenewing(until: transaction.expiresDate)
            }
            return .nonRenewingEnded(on: end)
        }
    }

    // MARK: What a store calls it

    /// The states without access or with a payment to mend; nil for a subscription that is said to run.
    private func stoppedByStatement() -> SubscriptionSituation? {
        switch state?.known {
        case .gracePeriod?:
            let end = renewal?.gracePeriodExpiresDate ?? (record.store == .googlePlay ? current?.expiresDate : nil)
            return hasPassed(end) ? .unknown(.outdated) : .gracePeriod(until: end)
        case .billingRetry?: return .billingRetry
        case .onHold?: return .onHold
        case .paused?:
            return hasPassed(renewal?.resumesDate) ? .unknown(.outdated) : .paused(until: renewal?.resumesDate)
        case .expired?: return expired()
        case .cancelled?: return hasPassed(current?.expiresDate) ? expired() : nil
        case .active?: return hasPassed(current?.expiresDate ?? renewal?.renewalDate) ? .unknown(.outdated) : nil
        default: return nil
        }
    }

    private func expired() -> SubscriptionSituation {
        let cause: ExpirationCause =
            switch renewal?.expirationReason?.known {
            case .customerCancelled?: .voluntary
            case .billingError?: .billing
            case .priceIncreaseNotAccepted?: .priceNotAccepted
            case .productUnavailable?: .productUnavailable
            default: .unknown
            }
        let expiration = Expiration(date: current?.expiresDate.flatMap { $0 <= now ? $0 : nil }, cause: cause)
        guard let offers = renewal?.eligibleWinBackOfferIDs, !offers.isEmpty else { return .expired(expiration) }
        return .winBackAvailable(expiration, offerIDs: offers)
    }

    // MARK: What dates alone say

    private func byDates() -> SubscriptionSituation {
        if let resumes = renewal?.resumesDate, resumes > now { return .paused(until: resumes) }
        guard let end = current?.expiresDate else {
            if renewal?.isInBillingRetry == true { return retryOrGrace() }
            if let date = renewal?.renewalDate, date > now { return running() }
            return current == nil || current?.isSubscription(products) == true ? .unknown(.unstated) : .purchased
        }
        guard end <= now else { return running() }
        if renewal?.isInBillingRetry == true || isInGrace { return retryOrGrace() }
        return expired()
    }

    private var isInGrace: Bool { renewal?.gracePeriodExpiresDate.map { $0 > now } ?? false }

    private func retryOrGrace() -> SubscriptionSituation {
        isInGrace ? .gracePeriod(until: renewal?.gracePeriodExpiresDate) : .billingRetry
    }

    // MARK: What runs

    private func running() -> SubscriptionSituation {
        RunningDecision(record: record, products: products, now: now).situation()
    }

    private func hasPassed(_ date: Int64?) -> Bool { date.map { $0 <= now } ?? false }
}
