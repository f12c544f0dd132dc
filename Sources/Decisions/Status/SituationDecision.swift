internal import PaywrightModel
internal import PaywrightValues

/// Decides what is true of one record at one instant.
///
/// The order is that of what matters to the customer: what was taken away, what stops access, what ends, what changes,
/// and only then what simply goes on. A state that the store names wins over what dates alone would say; but a store that
/// says "active" with a date that has passed has not been asked lately, and nothing is said. One reference: the timeline is
/// decided from it too.
final class SituationDecision: Sendable {
    let record: SubscriptionRecord
    let products: JoinedProducts
    let now: Instant
    let policy: StatusPolicy
    /// The transaction that tells the present; nil where only the renewal information does.
    let current: PurchaseTransaction?
    /// What is said of the future of what `current` tells.
    let renewal: RenewalInfo?
    /// What the records that count leave open.
    let doubts: [Doubt]
    /// What is to be said if it gives access.
    let running: RunningDecision
    /// The date of a purchase that lies ahead, so that it or the clock is wrong; nil for every other. What does not state when
    /// it was bought first may be a renewal, which is charged up to a day before its period begins.
    let purchaseOfFuture: ImplausibleDate?

    init(record: SubscriptionRecord, products: JoinedProducts, now: Instant, policy: StatusPolicy) {
        (self.record, self.products) = (record, products)
        (self.now, self.policy) = (now, policy)
        current = record.current(at: now, products: products)
        renewal = record.renewal(beside: current)
        running = RunningDecision(record: record, current: current, renewal: renewal, products: products, now: now)
        // A copy of its own: what the reference holds would be copied at each use.
        let running = running
        doubts = Self.unclear(record, beside: current).reduce(Self.own(record, current)) { $0.merging($1.doubts) }
            .merging(renewal?.doubts ?? []).merging(record.statement?.doubts ?? [])
            .merging(Self.seats(current, renewal)).merging(Self.ends(current, renewal, now))
            .merging(record.statement == nil ? Self.goingOn(current, renewal, now) : [])
            .merging(running.untoldPause).merging(running.contradictoryCommitment)
            .merging(running.unclearCommitment).merging(running.contradictoryPayment)
        let mayBegin = Self.mayBegin(record)
        let isOfNow = current?.hasNotBegun != true && !mayBegin
        purchaseOfFuture = isOfNow ? Self.purchaseOfFuture(record, now, policy) : nil
    }

    var state: StatedValue<SubscriptionStatement.State>? { record.statement?.state }
    var isShared: Bool { current?.isShared == true }

    func situation() -> SubscriptionSituation {
        let situation = decided()
        return isShared ? shared(situation) : situation
    }

    private func decided() -> SubscriptionSituation {
        if let contradiction = record.contradiction { return .unknown(.contradictory(contradiction)) }
        if current?.hasNotBegun == true { return .unknown(.unstated) }
        if purchaseOfFuture != nil { return .unknown(.implausibleDate) }
        if let settled = settled() { return settled }
        if let release = current?.sale?.preorder?.release, release > now { return .unknown(.unstated) }
        if let current, let kind = current.kind(products), kind != .autoRenewable, renewal?.prepaid == nil {
            return isEndImplausible(current, kind) ? .unknown(.implausibleDate) : bought(current, kind)
        }
        if record.implausibleDates.contains(where: \.decides) { return .unknown(.implausibleDate) }
        if case .unrecognized(let word)? = state { return .unknown(word.isEmpty ? .unstated : .unrecognized) }
        if let stopped = stoppedByStatement() { return stopped }
        return state == nil ? byDates() : running.situation()
    }

    /// Whether a service states of a subscription that it is not complete, which may be to begin later.
    private static func mayBegin(_ record: SubscriptionRecord) -> Bool {
        guard let statement = record.statement, !statement.source.isDirect else { return false }
        return statement.state == .known(.pending) || statement.state == .unrecognized("")
    }

    private static func purchaseOfFuture(
        _ record: SubscriptionRecord,
        _ now: Instant,
        _ policy: StatusPolicy
    ) -> ImplausibleDate? {
        let areAhead = record.transactions.allSatisfy { transaction in
            if let first = transaction.originalPurchaseDate {
                return Self.isAhead(first, of: now, by: policy.clockTolerance)
            }
            return transaction.purchaseDate.map { Self.isAhead($0, of: now, by: Self.earliestCharge) } ?? false
        }
        guard areAhead, let first = record.transactions.first else { return nil }
        guard let date = first.originalPurchaseDate ?? first.purchaseDate else { return nil }
        return ImplausibleDate(date, .ahead(now: now), record.productID)
    }

    private static func isAhead(_ date: Instant, of now: Instant, by tolerance: Duration) -> Bool {
        date > now && Duration.milliseconds(date.milliseconds(since: now)) > max(.zero, tolerance)
    }

    private static let earliestCharge = Duration.seconds(24 * 3_600)

    /// Whether what was bought for a time, and does not renew, has an end that cannot be right.
    private func isEndImplausible(_ transaction: PurchaseTransaction, _ kind: ProductType) -> Bool {
        kind == .nonRenewable && record.implausibleDates.contains { $0.decides && $0.date == transaction.expiresDate }
    }

    /// The situation of a member of the family: another pays, so neither a failed payment nor a renewal is this customer's.
    private func shared(_ situation: SubscriptionSituation) -> SubscriptionSituation {
        switch situation {
        // Until when access lasts without a payment is no end of a period.
        case .gracePeriod: .familyShared(until: nil)
        case .billingRetry, .onHold, .paused: .familySharingInterrupted
        // Whether access goes on is not known.
        case .paymentFailed: .unknown(.unstated)
        case .expired(let end): .familySharingEnded(on: end.date)
        case .winBackAvailable(let end, _): .familySharingEnded(on: end.date)
        case .refunded(let refund): .familySharingEnded(on: refund.date)
        case .revoked: .familySharingEnded(on: nil)
        case .notPurchased, .lifetime, .consumable, .purchased, .nonRenewing, .nonRenewingEnded, .prepaid,
            .pendingPurchase, .pendingPurchaseCancelled, .freeTrial, .freeTrialCancelled, .freePeriod,
            .freePeriodCancelled, .introductoryPrice, .offerPrice, .active, .running, .discountedRenewal, .cancelled,
            .removed, .planChange, .priceChange, .commitment, .pausePlanned, .purchaseCancelled, .familyShared,
            .familySharingEnded, .familySharingInterrupted, .upgraded, .replaced, .unknown:
            situation
        }
    }

    // MARK: What needs no clock

    private func settled() -> SubscriptionSituation? {
        if state?.known == .pending {
            let isOver = (record.statement?.expectedUntil ?? awaitedRelease).map { $0 <= now } ?? false
            return isOver ? .unknown(.outdated) : .pendingPurchase
        }
        if state?.known == .pendingCancelled { return .pendingPurchaseCancelled }
        if renewal?.expirationReason == .known(.replaced) { return .replaced }
        if let current, let revocation = current.revocation, !outlives(revocation) {
            return contradictsState(revocation)
                ? .unknown(.contradictory(Contradiction())) : revoked(revocation, of: current)
        }
        if state?.known == .revoked { return .revoked }
        if current?.isUpgraded == true { return .upgraded }
        return nil
    }

    /// When what was ordered before its release is charged: what was stated before that is too old afterwards.
    private var awaitedRelease: Instant? {
        guard let release = current?.sale?.preorder?.release else { return nil }
        return record.statement?.statedDate.map { $0 >= release } == true ? nil : release
    }

    private func revoked(_ revocation: Revocation, of transaction: PurchaseTransaction) -> SubscriptionSituation {
        if revocation.kind == .known(.familySharingEnded) || (isShared && revocation.kind == nil) {
            return isAhead(revocation)
                ? .unknown(.implausibleDate)
                : .familySharingEnded(on: revocation.date.flatMap { $0 <= now ? $0 : nil })
        }
        let kind = transaction.kind(products)
        let isKept = kind != nil && kind != .consumable
        let isAhead = isAhead(revocation)
        if isAhead, isShared { return .unknown(.implausibleDate) }
        if revocation.kind == .known(.cancelled) {
            // What is cancelled later is had until then.
            if isAhead, kind == .autoRenewable { return .cancelled(until: revocation.date) }
            if isAhead { return isKept ? .nonRenewing(until: revocation.date) : bought(transaction, .consumable) }
            return .purchaseCancelled(on: revocation.date.flatMap { $0 <= now ? $0 : nil }, endsAccess: isKept)
        }
        guard revocation.isRefund else {
            return isAhead ? .unknown(.implausibleDate) : takenBack(transaction, kind)
        }
        let isStatedToBeOver = kind == .autoRenewable && state?.known == .expired
        let endsAccess =
            isKept && !isAhead && (isStatedToBeOver || endsAccess(revocation) && tellsPresent(transaction, kind))
        return .refunded(Refund(revocation, at: now, endsAccess: endsAccess))
    }

    /// Whether access is known to end with a refund. Of a part of what a merchant sold no rule states that.
    private func endsAccess(_ refund: Revocation) -> Bool {
        let isPart = record.store.isSoldByMerchant && Refund(refund, at: now, endsAccess: false).isPartial
        return !isPart && policy.refundEndsAccess(in: record.store)
    }

    /// Whether what was taken back is known to be all that there is. Of a subscription another period may run that a part of the
    /// history lacks: not while the period would run itself, and not where the store states the subscription’s state. An event that a
    /// service passes on is of one period too.
    private func tellsPresent(_ transaction: PurchaseTransaction, _ kind: ProductType?) -> Bool {
        let isOfOnePeriod = transaction.source.isDirect || renewal?.isEvent == true
        guard kind == .autoRenewable, isOfOnePeriod, state == nil, !record.isWhole else { return true }
        // Of a period with several transactions the others may not be taken back.
        if transaction.sharesPeriod { return false }
        return !transaction.isUpgraded && transaction.expiresDate.map { $0 > now } ?? false
    }

    /// Whether a refund, a cancellation or an end of sharing is dated later than now, by more than clocks differ: nothing has ended yet.
    private func isAhead(_ revocation: Revocation) -> Bool {
        revocation.date.map { Self.isAhead($0, of: now, by: policy.clockTolerance) } ?? false
    }

    /// What was taken back in a way that is not known is no refund. A subscription gives no access, whatever took its place; of
    /// anything else nothing is known.
    private func takenBack(_ transaction: PurchaseTransaction, _ kind: ProductType?) -> SubscriptionSituation {
        guard kind == .autoRenewable, tellsPresent(transaction, kind) else { return .unknown(.unrecognized) }
        // A new kind of it is none of the causes of an end; a new reason is another one.
        if case .unrecognized? = transaction.revocation?.kind { return .revoked }
        let date = transaction.revocation?.date.flatMap { $0 <= now ? $0 : nil }
        return .expired(Expiration(date: date, cause: .other))
    }

    /// Whether the subscription is said to run all the same: by a store, later than the refund, or by a merchant, who decides what
    /// a refund means.
    private func outlives(_ revocation: Revocation) -> Bool {
        guard revocation.isRefund, !endsByPolicy(revocation) else { return false }
        if goesOnRefunded || isKeptByPolicy { return true }
        guard let refunded = revocation.date, let stated = record.statement?.statedDate else { return false }
        return stated > refunded && (state?.known == .active || state?.known == .gracePeriod)
    }

    /// Whether the merchant’s rule ends access with a refund, where only the store states that the subscription runs: it leaves that to
    /// the merchant.
    private func endsByPolicy(_ refund: Revocation) -> Bool {
        record.store.traits.leavesAccessToMerchant && record.statement?.isMerchants != true && endsAccess(refund)
    }

    /// Whether a refund ends nothing by the merchant’s rule.
    private var isKeptByPolicy: Bool {
        record.store.isSoldByMerchant && !isShared && policy.merchants[record.store]?.refundEndsAccess == false
    }

    /// Whether a state in which it runs is stated beside an end that is no refund.
    private func contradictsState(_ revocation: Revocation) -> Bool {
        !revocation.isRefund && !isAhead(revocation) && [.active, .gracePeriod].contains(state?.known)
    }

    /// Whether the merchant, who decides what a refund means, states that the subscription runs all the same.
    private var goesOnRefunded: Bool {
        guard record.store.traits.isSoldByMerchant, current?.revocation?.isRefund == true, !isShared else {
            return false
        }
        return [.active, .gracePeriod, .cancelled].contains(state?.known)
    }

    /// What was refunded of the record beside what this situation tells: of other periods of a subscription that runs, or
    /// of another product than the one that the store speaks of.
    func otherRefunds(beside situation: SubscriptionSituation) -> [(PurchaseTransaction, SubscriptionSituation)] {
        let runs = situation.hasAccess == true
        let told = current?.revocation.map(outlives) == true ? nil : current
        return record.refunds(beside: told).compactMap { transaction in
            guard let revocation = transaction.revocation, runs || transaction == record.latest || current == nil,
                !transaction.doubts.facts.contains(.access)
            else { return nil }
            let isSubscription = transaction.kind(products) == .autoRenewable
            let refund = Refund(
                revocation,
                at: now,
                endsAccess: false,
                isOfOtherPeriod: runs && isSubscription && isOfOtherPeriod(transaction)
            )
            return (transaction, .refunded(refund))
        }
    }

    /// Whether what was taken back was paid for another period than the one that runs: one that was over before, or begins after it. Some
    /// of several seats, and a plan that was changed back, are of the same.
    private func isOfOtherPeriod(_ transaction: PurchaseTransaction) -> Bool {
        guard transaction != current, let end = transaction.expiresDate else { return false }
        guard let last = current?.expiresDate else { return end <= now }
        if last <= now { return end < last && !end.isSameCharge(as: last) }
        return end <= now || transaction.purchaseDate.map { $0 >= last } ?? false
    }

    private func bought(_ transaction: PurchaseTransaction, _ kind: ProductType) -> SubscriptionSituation {
        switch kind {
        case .consumable: return .consumable(quantity: transaction.quantity)
        case .nonConsumable: return isShared ? .familyShared(until: nil) : .lifetime
        case .nonRenewable, .autoRenewable:
            // Nothing was purchased, and nothing states whether there is access still.
            if transaction.isGranted, transaction.expiresDate == nil { return .unknown(.unstated) }
            guard let end = transaction.expiresDate, end <= now else {
                return .nonRenewing(until: transaction.expiresDate)
            }
            return .nonRenewingEnded(on: end)
        }
    }

    // MARK: Pauses

    /// A pause that runs. That it is charged when it ends only app stores state, and who agrees to a price first is not
    /// charged before.
    var pause: PauseState {
        let until = renewal?.resumesDate
        let endsFirst =
            renewal?.endsAtRenewal == true || renewal?.renewsAutomatically == false
            || renewal?.pauseCause == .freeTrialEnded
            || renewal?.endDate.map { last in until.map { last <= $0 } ?? true } ?? false
        let isCharged =
            !record.store.traits.leavesAccessToMerchant && !awaitsConsent(by: until)
            && renewal?.renewsAutomatically != false && renewal?.pauseCause != .paymentFailed && !endsFirst
        return PauseState(
            until: endsFirst ? nil : until,
            charge: isCharged ? charge(atResumption: until) : nil,
            cause: renewal?.pauseCause ?? policy.pauseCause(in: record.store),
            hasAccess: isAccessOpen ? policy.hasAccessWhilePaused(in: record.store) : false
        )
    }

    /// Whether a consent that may be missing decides about the end of a pause.
    private func awaitsConsent(by until: Instant?) -> Bool {
        guard let change = renewal?.priceChange, !change.isSettled else { return false }
        guard change.state == .known(.awaitingConsent), let until, let date = change.date else { return true }
        return date <= until || change.consentDeadline.map { $0 <= until } ?? false
    }

    /// What is charged when a pause ends, or on the later day of a renewal that is stated; nil where the day is not known, because time
    /// that is paid for lasts longer.
    private func charge(atResumption until: Instant?) -> NextRenewal? {
        if let until, let renewalDate = running.future(renewal?.renewalDate),
            NextRenewal(date: until).isBefore(renewalDate)
        {
            let isOver = renewal?.endDate.map { $0 <= renewalDate } ?? false
            guard renewal?.priceChange == nil, renewal?.renewsAutomatically == true, !isOver else { return nil }
            let price = price(atResumption: renewalDate)
            return NextRenewal(date: renewalDate, price: price, tax: renewal?.tax(on: price))
        }
        if let until, NextRenewal(date: until).isBefore(running.future(current?.expiresDate)) { return nil }
        let begins = until.flatMap { running.commitment(beginningOn: $0) }
        let price = price(atResumption: until) ?? (renewal?.priceChange == nil ? begins?.price : nil)
        return NextRenewal(
            date: until,
            price: price,
            tax: renewal?.tax(on: price),
            beginsCommitment: begins?.beginsCommitment,
            payments: begins?.payments
        )
    }

    /// What is charged when a pause ends: the price of a plan that comes then, a new price from its day on, and today's before.
    private func price(atResumption until: Instant?) -> Price? {
        if let plan = running.planChange() {
            let comes = plan.renewal.date.map { day in until.map(day.isSameCharge(as:)) ?? false } ?? true
            // Beside a new price it is not known which of the two is charged.
            let isAlone = running.runningCommitment() == nil && running.announcedPriceChange() == nil
            return comes && isAlone ? plan.renewal.price : nil
        }
        guard let change = renewal?.priceChange else { return renewal?.renewalPrice }
        guard let date = change.date, let until, running.isChargedAsPriced else { return nil }
        if date <= until { return running.announcedPriceChange() == nil ? nil : change.newPrice }
        guard change.state == .known(.awaitingConsent) || running.announcedPriceChange() != nil else { return nil }
        return renewal?.renewalPrice ?? (record.store.traits.statesRecurringPrice ? renewal?.basePrice : nil)
    }
}

extension PriceChange {
    /// Whether it needs no consent that may be missing.
    fileprivate var isSettled: Bool {
        switch state {
        case .known(.confirmed), .known(.applied), .known(.cancelled): true
        case .known(.awaitingConsent), .unrecognized: false
        }
    }
}
