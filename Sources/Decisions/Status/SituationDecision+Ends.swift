internal import PaywrightModel
internal import PaywrightValues

/// What is told of a subscription that may be over: by the state that a store names, else by dates.
///
/// An end that has passed is told as one only by what was stated after it. An answer from before it may be followed by a renewal,
/// whatever it states of the renewal: a customer can turn that on again until the end.
extension SituationDecision {
    /// The states without access or with a payment to mend; nil for a subscription that is said to run.
    func stoppedByStatement() -> SubscriptionSituation? {
        switch state?.known {
        case .gracePeriod?:
            let end =
                renewal?.gracePeriodExpiresDate
                ?? (record.store.traits.isGraceInsideExpiry && current?.source.isDirect == true
                    ? current?.expiresDate : nil)
            let isOver = end.map { $0 <= now } ?? hasEnded(longerAgoThan: policy.longestGracePeriod)
            return isOver ? .unknown(.outdated) : grace(until: end)
        // In a grace period there is access; whether one runs is contradicted.
        case .billingRetry?: return isInGrace ? .unknown(.unstated) : failedPayment(.billingRetry)
        case .onHold?: return failedPayment(.onHold)
        case .paused?:
            let isOver = hasPassed(renewal?.resumesDate) || hasPassed(record.statement?.expectedUntil)
            return isOver ? .unknown(.outdated) : .paused(pause)
        case .expired?: return expired()
        case .cancelled?:
            guard let end = current?.expiresDate, end <= now else { return nil }
            // A grace period contradicts that it ended with what was paid for.
            if isInGrace { return .unknown(.unstated) }
            return isOlder(than: end) ? .unknown(.outdated) : expired()
        case .active?:
            if let failing = failedBeforeEnd { return failing }
            let ends = [current?.expiresDate, renewal?.renewalDate].compactMap { $0 }
            guard ends.allSatisfy({ $0 <= now }), !ends.isEmpty else { return nil }
            // What a store says to run past its end, and until when at most, runs in a grace period.
            return isInGrace ? grace(until: renewal?.gracePeriodExpiresDate) : .unknown(.outdated)
        // Settled before any date is looked at, or not stated.
        case .pending?, .pendingCancelled?, .revoked?, nil: return nil
        }
    }

    func byDates() -> SubscriptionSituation {
        if let resumes = renewal?.resumesDate, resumes > now, renewal?.pauseDate == nil { return .paused(pause) }
        if let failing = failedBeforeEnd { return failing }
        guard let end = current?.expiresDate else {
            if renewal?.isInBillingRetry == true { return retried(since: renewal?.renewalDate) }
            if let date = renewal?.renewalDate, date > now { return running.situation() }
            let isSubscription = current?.isSubscription(products) ?? record.isSubscription(products)
            return current == nil || isSubscription ? .unknown(.unstated) : .purchased
        }
        if current?.isTemporary == true { return end > now ? .running(until: end) : .unknown(.unstated) }
        if end > now || isSaidToRenew { return running.situation() }
        if renewal?.isInBillingRetry == true || isInGrace { return retried(since: end) }
        if isOlder(than: end), !isSaidToHaveEnded { return .unknown(.outdated) }
        // What was paused past its end was to go on since.
        if renewal?.pauseDate == nil, hasPassed(renewal?.resumesDate), renewal?.resumesDate.map({ $0 > end }) == true {
            return .unknown(.outdated)
        }
        return mayGoOn.map { .unknown($0) } ?? expired()
    }

    // MARK: Failed payments

    /// A payment that failed: as the store states it, or where the merchant decides about access, by the policy. How long a
    /// merchant goes on, nobody knows but the merchant.
    private func failedPayment(_ stated: SubscriptionSituation) -> SubscriptionSituation {
        // What comes of a payment for a subscription that ends, and what the customer keeps by it, nothing states.
        let isCancelled = renewal?.renewsAutomatically == false
        guard isAccessOpen else {
            if hasBeenRetriedTooLong { return .unknown(.outdated) }
            return isCancelled ? .paymentFailed(until: nil, isCancelled: true) : stated
        }
        guard !isCancelled, let hasAccess = policy.hasAccessAfterFailedPayment(in: record.store) else {
            return .paymentFailed(until: isCancelled ? ahead(renewal?.renewalDate) : nil, isCancelled: isCancelled)
        }
        return hasAccess ? .gracePeriod(until: nil) : stated
    }

    /// Whether the merchant decides about access meanwhile, and the input does not state how.
    var isAccessOpen: Bool { record.statement?.openAccessField != nil }

    /// A payment that is stated to have failed while the time that is paid for runs, or a grace period: a store tries it before the
    /// end. nil where no such time is known, and where renewal was turned off, so that the end alone counts.
    private var failedBeforeEnd: SubscriptionSituation? {
        guard let renewal, renewal.isInBillingRetry == true, renewal.renewsAutomatically != false else { return nil }
        let paidEnd = current?.expiresDate ?? renewal.renewalDate
        if let end = [ahead(paidEnd), ahead(renewal.gracePeriodExpiresDate)].compactMap({ $0 }).max() {
            return grace(until: end)
        }
        // The transaction has ended, and the renewal information tells a later end: which of them holds, nothing shows.
        return ahead(renewal.renewalDate) == nil ? nil : .paymentFailed(until: nil, isCancelled: false)
    }

    /// A payment that failed, once what was paid for is over.
    private func retried(since end: Instant?) -> SubscriptionSituation {
        if isInGrace { return grace(until: renewal?.gracePeriodExpiresDate) }
        let last = Instant.latest(end, renewal?.gracePeriodExpiresDate)
        // What was tried before its end may have been paid since.
        if last.map(isOlder) == true { return .unknown(.outdated) }
        if hasBeenRetriedTooLong { return isStatedAfterRetries ? expired() : .unknown(.outdated) }
        let isCancelled = renewal?.renewsAutomatically == false
        return isCancelled || renewal?.openAccessField != nil
            ? .paymentFailed(until: nil, isCancelled: isCancelled) : .billingRetry
    }

    /// A grace period. An end that the store moves on until a payment comes, or it gives up, is none that is known.
    private func grace(until end: Instant?) -> SubscriptionSituation {
        .gracePeriod(until: record.store.traits.isGraceInsideExpiry ? nil : end)
    }

    private var isInGrace: Bool { renewal?.gracePeriodExpiresDate.map { $0 > now } ?? false }

    /// No store goes on trying for ever: an answer that old is no answer.
    private var hasBeenRetriedTooLong: Bool { hasEnded(longerAgoThan: longestRetry) }

    /// How long after the end of what was paid for a payment is still tried. A policy that believes less than stores try counts for
    /// commitments too.
    private var longestRetry: Duration {
        let isCommitted = current?.isCommitted == true || current?.commitment != nil
        guard isCommitted, policy.longestBillingRetry >= StatusPolicy.careful.longestBillingRetry,
            let longest = record.store.traits.longestRetryInCommitment
        else { return policy.longestBillingRetry }
        return max(policy.longestBillingRetry, longest)
    }

    private func hasEnded(longerAgoThan duration: Duration) -> Bool {
        guard let end = current?.expiresDate else { return false }
        return Duration.milliseconds(now.milliseconds(since: end)) >= duration
    }

    /// Whether it was stated once no store tries any more: then the payment has not come.
    private var isStatedAfterRetries: Bool {
        guard let end = current?.expiresDate, let stated = record.statedDate else { return false }
        return Duration.milliseconds(stated.milliseconds(since: end)) >= longestRetry
    }

    /// Why it may go on although its end has passed; nil where it cannot. A transaction tells neither a grace period nor a payment
    /// that is tried again, its end is moved by neither, and only the whole history shows that no later one follows it. Nor does an
    /// event that a service passes on, which is of one period.
    var mayGoOn: UnknownCause? {
        let isAlone =
            record.store.traits.statesFailuresApart && current?.source.isDirect == true && record.renewal == nil
        guard isAlone || renewal?.isEvent == true else { return nil }
        if !hasBeenRetriedTooLong { return .unstated }
        if !isAlone || !record.isWhole { return .historyIncomplete }
        return record.statedDate == nil || isStatedAfterRetries ? nil : .outdated
    }

    // MARK: Ends

    private func expired() -> SubscriptionSituation {
        let expiration = Expiration(date: current?.expiresDate.flatMap { $0 <= now ? $0 : nil }, cause: cause)
        let offers = winBackOffers
        return offers.isEmpty ? .expired(expiration) : .winBackAvailable(expiration, offerIDs: offers)
    }

    /// The offers that the store lists, without those that the product files do not have; none where a part of the
    /// history could not be read.
    private var winBackOffers: [String] {
        guard products.fillOffers, let listed = renewal?.eligibleWinBackOfferIDs else { return [] }
        let known = products.winBackOfferIDs(of: record.store)
        return listed.filter { known?.contains($0) ?? true }
    }

    private var cause: ExpirationCause {
        switch renewal?.expirationReason {
        case .known(.customerCancelled)?: .voluntary
        case .known(.billingError)?: .billing
        // What was not agreed to may be no increase, but the paid time after the offer.
        case .known(.priceIncreaseNotAccepted)?: current?.needsConsentToConversion == true ? .other : .priceNotAccepted
        case .known(.productUnavailable)?: .productUnavailable
        case .known(.storeCancelled)?, nil: .unstated
        case .known(.developerCancelled)?, .known(.replaced)?, .known(.other)?, .unrecognized?: .other
        }
    }

    /// Whether the renewal information tells a later period than the transaction.
    private var isSaidToRenew: Bool {
        renewal?.renewsAutomatically == true && (renewal?.renewalDate.map { $0 > now } ?? false)
    }

    /// Whether the store states why it ended, and so that it has. A service states the same of what only will not renew; a reason
    /// that is not known tells nothing of when.
    private var isSaidToHaveEnded: Bool {
        renewal?.expirationReason?.known != nil && renewal?.source.isDirect == true
    }

    /// Whether all that is known was stated before a date, or lacks the date that its form has, so that what has become of it since is not
    /// known.
    private func isOlder(than date: Instant) -> Bool {
        record.statedDate.map { $0 < date } ?? (current?.lacksStatedDate == true)
    }

    private func hasPassed(_ date: Instant?) -> Bool { date.map { $0 <= now } ?? false }

    private func ahead(_ date: Instant?) -> Instant? { date.flatMap { $0 > now ? $0 : nil } }
}
