internal import PaywrightModel
internal import PaywrightValues

/// Everything stores say about one subscription or one product bought once, as far as it still counts. One reference: each
/// step of the decision keeps it.
final class SubscriptionRecord: Sendable {
    let store: StoreName
    let originalID: String?
    /// Oldest first; each transaction once, as it was stated last.
    let transactions: [PurchaseTransaction]
    /// The latest of its kind; nil also where a transaction is newer than it.
    let renewal: RenewalInfo?
    let statement: SubscriptionStatement?
    /// That answers about it contradict each other, and nothing shows which is the later one; nil where none do.
    let contradiction: Contradiction?
    /// Whether they contradict each other in what was bought, so that it shows nothing for certain.
    let isPurchaseDisputed: Bool
    /// Its dates that cannot be right.
    let implausibleDates: [ImplausibleDate]
    /// Whether everything that was bought in its store is known.
    let isWhole: Bool

    init(
        store: StoreName,
        originalID: String?,
        transactions: [PurchaseTransaction],
        renewal: RenewalInfo?,
        statement: SubscriptionStatement?,
        contradiction: Contradiction?,
        isPurchaseDisputed: Bool,
        implausibleDates: [ImplausibleDate],
        isWhole: Bool
    ) {
        self.store = store
        self.originalID = originalID
        self.transactions = transactions
        self.renewal = renewal
        self.statement = statement
        self.contradiction = contradiction
        self.isPurchaseDisputed = isPurchaseDisputed
        self.implausibleDates = implausibleDates
        self.isWhole = isWhole
    }

    /// The latest transaction.
    var latest: PurchaseTransaction? { transactions.last }

    /// The product that runs, or ran last.
    var productID: String? { latest?.productID ?? renewal?.productID ?? statement?.productID }

    /// When the newest of it was stated; nil where nothing is dated.
    var statedDate: Instant? {
        (transactions.map(\.statedDate) + [renewal?.statedDate, statement?.statedDate]).compactMap { $0 }.max()
    }

    /// The transaction that tells what is true at an instant: the latest of a subscription, unless it was taken back while
    /// an earlier one still gives access, or is of another product or period than the one that the store says goes on; of
    /// what is bought once, the one that gives access longest, the customer's own before the family's.
    func current(at now: Instant, products: JoinedProducts) -> PurchaseTransaction? {
        guard let latest else { return nil }
        guard latest.isSubscription(products) ?? true else {
            let good = transactions.filter { $0.revocation == nil }
            return good.max { left, right in
                (left.isShared ? 0 : 1, left.expiresDate ?? .distantFuture)
                    < (right.isShared ? 0 : 1, right.expiresDate ?? .distantFuture)
            } ?? latest
        }
        let isOver = latest.expiresDate.map { $0 <= now } ?? false
        if latest.revocation == nil, !latest.isUpgraded, !isOver { return latest }
        // The renewal information is of the product that runs; the transaction beside it may be of any.
        if let running = renewal?.productID, running != latest.productID {
            let own = transactions.last { $0.productID == running && $0.revocation == nil && !$0.isUpgraded }
            // Of a product that was never bought, information that the subscription has ended is of what was.
            return own ?? (latest.revocation == nil && !latest.isUpgraded && isStatedToBeOver ? latest : nil)
        }
        guard latest.revocation != nil else { return latest }
        if isOver, !latest.isShared, goesOn(at: now) || isStopped(apartFrom: latest) { return nil }
        return transactions.last { transaction in
            transaction.revocation == nil && !transaction.isUpgraded
                && transaction.expiresDate.map { $0 > now } ?? false
        } ?? latest
    }

    /// Whether the renewal information states why it ended, and that no payment is tried any more.
    private var isStatedToBeOver: Bool {
        renewal?.source.isDirect == true && renewal?.expirationReason?.known != nil
            && renewal?.renewsAutomatically != true && renewal?.isInBillingRetry != true
    }

    /// Whether the store says that the subscription runs, whatever became of a period of it.
    private func goesOn(at now: Instant) -> Bool {
        if let state = statement?.state { return state == .known(.active) || state == .known(.gracePeriod) }
        return renewal?.renewsAutomatically == true && (renewal?.renewalDate.map { $0 > now } ?? false)
    }

    /// Whether a state is stated in which it does not run, and which the refund of a period has not made: that came after the period was
    /// over.
    private func isStopped(apartFrom refunded: PurchaseTransaction) -> Bool {
        guard let revocation = refunded.revocation, revocation.isRefund, let date = revocation.date,
            let end = refunded.expiresDate, end <= date, refunded.source.isDirect, !store.traits.isSoldByMerchant
        else { return false }
        return [.expired, .billingRetry, .onHold].contains(statement?.state.known)
    }

    /// The renewal information, if it is about what `current` tells: a purchase that gives access of another product than
    /// the one that the information is about contradicts it.
    func renewal(beside current: PurchaseTransaction?) -> RenewalInfo? {
        guard let current, let running = renewal?.productID else {
            return current == nil || current == latest ? renewal : nil
        }
        guard running == current.productID else { return nil }
        if current == latest || latest?.productID != running { return renewal }
        // What was taken back since may be all that it is about, unless it tells the end of the period that runs.
        guard let end = current.expiresDate, let date = renewal?.renewalDate else { return nil }
        return end.isSameCharge(as: date) ? renewal : nil
    }

    /// What was taken back of it beside what `current` tells; an upgrade took nothing back.
    func refunds(beside current: PurchaseTransaction?) -> [PurchaseTransaction] {
        transactions.filter { transaction in
            guard let revocation = transaction.revocation, transaction != current else { return false }
            return !transaction.isUpgraded && !transaction.isShared && revocation.isRefund
        }
    }

    /// What support staff look the purchase up by. Outside the App Store the original identifier may be one that only an
    /// importer knows.
    var shownTransactionID: String? {
        let original = originalID == productID && latest?.lacksProduct != true ? nil : originalID
        guard store.traits.isLookedUpByOriginal else { return latest?.id }
        // A service may name only the latest transaction, which is not what the store looks up.
        return original ?? (latest?.source.isDirect == false ? nil : latest?.id)
    }

    /// Whether it waits for its first payment, or waited in vain: it has made no subscription.
    var isPending: Bool { statement?.state == .known(.pending) || statement?.state == .known(.pendingCancelled) }

    /// Whether it is a subscription, or any purchase in it is one; a purchase without a stated kind is one if something is
    /// said of its renewal.
    func isSubscription(_ products: JoinedProducts) -> Bool {
        let kinds = transactions.map { $0.kind(products) }
        if kinds.contains(.autoRenewable) { return true }
        if kinds.last.flatMap({ $0 }) != nil { return renewal?.prepaid != nil }
        return renewal != nil || statement != nil
            || productID.flatMap { products.product($0, of: store)?.type } == .autoRenewable
    }
}
