internal import StoreModel

/// Decides what is true of one record at one instant.
///
/// The order is that of what matters to the customer: what was taken away, what stops access, what ends, what changes,
/// and only then what simply goes on. A state that the store names wins over what dates alone would say; but a store that
/// says "active" with a date that has passed has not been asked lately, and nothing is said.
struct SituationDecision {
    let record: SubscriptionRecord
    let products: JoinedProducts
    let now: Int64
    let policy: StatusPolicy
    private let current: PurchaseTransaction?

    init(record: SubscriptionRecord, products: JoinedProducts, now: Int64, policy: StatusPolicy) {
        self.record = record
        self.products = products
        self.now = now
        self.policy = policy
        current = record.current(at: now, products: products)
    }

    /// What is said of the future, which is that of the latest transaction.
    private var renewal: RenewalInfo? { current == record.latest ? record.renewal : nil }
    private var state: StatedValue<SubscriptionStatement.State>? { record.statement?.state }
    private var isShared: Bool { current?.isShared == true }

    func situation() -> SubscriptionSituation {
        let situation = decided()
        return isShared ? shared(situation) : situation
    }

    private func decided() -> SubscriptionSituation {
        if let settled = settled() { return settled }
        if let current, let kind = current.kind(products), kind != .autoRenewable, renewal?.prepaid == nil {
            return bought(current, kind)
        }
        if case .unrecognized? = state { return .unknown(.unrecognized) }
        if let stopped = stoppedByStatement() { return stopped }
        return state == nil ? byDates() : running()
    }

    /// What a member of the family is told: another pays, so neither a failed payment nor a renewal is this customer's.
    private func shared(_ situation: SubscriptionSituation) -> SubscriptionSituation {
        switch situation {
        case .gracePeriod(let end): .familyShared(until: end)
        case .expired(let end): .familySharingEnded(on: end.date)
        case .winBackAvailable(let end, _): .familySharingEnded(on: end.date)
        case .refunded(let refund): .familySharingEnded(on: refund.date)
        case .billingRetry, .onHold, .paused, .revoked: .familySharingEnded(on: nil)
        default: situation
        }
    }

    // MARK: What needs no clock

    private func settled() -> SubscriptionSituation? {
        switch state?.known {
        case .pending?: return .pendingPurchase
        case .pendingCancelled?: return .pendingPurchaseCancelled
        default: break
        }
        if renewal?.expirationReason == .known(.replaced) { return .replaced }
        if let revocation = current?.revocation, !isOfEarlierPeriod { return revoked(revocation) }
        if state?.known == .revoked { return .revoked }
        if current?.isUpgraded == true { return .upgraded }
        return nil
    }

    /// Whether what was taken back is a period that is over, of a subscription that the store says goes on.
    private var isOfEarlierPeriod: Bool {
        guard let end = current?.expiresDate, end <= now else { return false }
        let isRenewing = renewal?.renewsAutomatically == true && (renewal?.renewalDate.map { $0 > now } ?? false)
        return state?.known == .active || state?.known == .gracePeriod || (state == nil && isRenewing)
    }

    private func revoked(_ revocation: Revocation) -> SubscriptionSituation {
        let date = revocation.date.flatMap { $0 <= now ? $0 : nil }
        if revocation.kind == .known(.familySharingEnded) || (isShared && revocation.kind == nil) {
            return .familySharingEnded(on: date)
        }
        let fraction = revocation.fraction.flatMap { $0 > .zero ? $0 : nil }
        let isPart = fraction.map { $0 < DecimalAmount(milliunits: 1_000) } ?? false
        return .refunded(
            Refund(date: date, isPartial: revocation.kind == .known(.proratedRefund) || isPart, fraction: fraction)
        )
    }

    private func bought(_ transaction: PurchaseTransaction, _ kind: ProductType) -> SubscriptionSituation {
        switch kind {
        case .consumable: return .consumable(quantity: transaction.quantity)
        case .nonConsumable: return isShared ? .familyShared(until: nil) : .lifetime
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
            let isOver = end.map { $0 <= now } ?? hasEnded(longerAgoThan: policy.longestGracePeriod)
            return isOver ? .unknown(.outdated) : .gracePeriod(until: end)
        case .billingRetry?: return hasBeenRetriedTooLong ? .unknown(.outdated) : .billingRetry
        case .onHold?: return hasBeenRetriedTooLong ? .unknown(.outdated) : .onHold
        case .paused?:
            return hasPassed(renewal?.resumesDate) ? .unknown(.outdated) : .paused(until: renewal?.resumesDate)
        case .expired?: return expired()
        case .cancelled?: return hasPassed(current?.expiresDate) ? expired() : nil
        case .active?:
            let ends = [current?.expiresDate, renewal?.renewalDate].compactMap { $0 }
            return ends.allSatisfy { $0 <= now } && !ends.isEmpty ? .unknown(.outdated) : nil
        default: return nil
        }
    }

    /// No store goes on trying for ever: an answer that old is no answer.
    private var hasBeenRetriedTooLong: Bool { hasEnded(longerAgoThan: policy.longestBillingRetry) }

    private func hasEnded(longerAgoThan duration: Int64) -> Bool {
        guard let end = current?.expiresDate else { return false }
        let (last, overflow) = end.addingReportingOverflow(duration)
        return !overflow && last <= now
    }

    private func expired() -> SubscriptionSituation {
        let expiration = Expiration(date: current?.expiresDate.flatMap { $0 <= now ? $0 : nil }, cause: cause)
        guard let offers = renewal?.eligibleWinBackOfferIDs, !offers.isEmpty else { return .expired(expiration) }
        return .winBackAvailable(expiration, offerIDs: offers)
    }

    private var cause: ExpirationCause {
        switch renewal?.expirationReason {
        case .known(.customerCancelled)?: .voluntary
        case .known(.billingError)?: .billing
        case .known(.priceIncreaseNotAccepted)?: .priceNotAccepted
        case .known(.productUnavailable)?: .productUnavailable
        case nil: .unknown
        default: .other
        }
    }

    // MARK: What dates alone say

    private func byDates() -> SubscriptionSituation {
        if let resumes = renewal?.resumesDate, resumes > now { return .paused(until: resumes) }
        guard let end = current?.expiresDate else {
            if renewal?.isInBillingRetry == true { return retryOrGrace() }
            if let date = renewal?.renewalDate, date > now { return running() }
            return current == nil || current?.isSubscription(products) == true ? .unknown(.unstated) : .purchased
        }
        if end > now || isOfEarlierPeriod { return running() }
        if (renewal?.isInBillingRetry == true && !hasBeenRetriedTooLong) || isInGrace { return retryOrGrace() }
        return wasStatedBefore(end) ? .unknown(.outdated) : expired()
    }

    /// Whether all that is known was stated before the end, and nothing in it says that the end would come: the next
    /// renewal may well have been made.
    private func wasStatedBefore(_ end: Int64) -> Bool {
        guard let stated = record.statedDate, stated < end else { return false }
        return renewal?.renewsAutomatically != false && renewal?.expirationReason == nil
    }

    private var isInGrace: Bool { renewal?.gracePeriodExpiresDate.map { $0 > now } ?? false }

    private func retryOrGrace() -> SubscriptionSituation {
        isInGrace ? .gracePeriod(until: renewal?.gracePeriodExpiresDate) : .billingRetry
    }

    // MARK: What runs

    private func running() -> SubscriptionSituation {
        RunningDecision(record: record, current: current, products: products, now: now).situation()
    }

    private func hasPassed(_ date: Int64?) -> Bool { date.map { $0 <= now } ?? false }
}
