internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// What a notification states by itself: when it was signed, and by its type and subtype, for a field that the renewal
/// information beside them leaves out.
struct NotificationNews {
    /// When the App Store signed the notification, and so the status in it.
    let signedDate: Instant?
    /// Where the type stands.
    let field: JSONNode
    /// The state that the type and the subtype name, for a purchase beside which none stands.
    private(set) var state: SubscriptionStatement.State?
    /// Whether it states that a purchase was taken back, or is no longer.
    private var isTakenBack: Bool?
    /// Whether that is the end of Family Sharing.
    private var isSharingEnded = false
    /// Whether it states that a period was just paid for.
    private var isPaid = false
    /// Whether it states a new end of the period.
    private var isExtension = false
    /// Whether the transaction may be of an earlier period than the one that the renewal information tells.
    let isOfAnyPeriod: Bool
    private var renewsAutomatically: Bool?
    private var isInBillingRetry: Bool?
    private var expirationReason: ExpirationReason?
    private var priceIncrease: PriceChange.State?

    /// Every type that is documented.
    static let types: FieldNames = [
        "SUBSCRIBED", "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS", "OFFER_REDEEMED", "DID_RENEW", "EXPIRED",
        "DID_FAIL_TO_RENEW", "GRACE_PERIOD_EXPIRED", "PRICE_INCREASE", "REFUND", "REFUND_DECLINED",
        "CONSUMPTION_REQUEST", "RENEWAL_EXTENDED", "REVOKE", "TEST", "RENEWAL_EXTENSION", "REFUND_REVERSED",
        "EXTERNAL_PURCHASE_TOKEN", "ONE_TIME_CHARGE", "RESCIND_CONSENT", "METADATA_UPDATE", "MIGRATION", "PRICE_CHANGE",
    ]
    /// Every subtype that is documented.
    static let subtypes: FieldNames = [
        "INITIAL_BUY", "RESUBSCRIBE", "DOWNGRADE", "UPGRADE", "AUTO_RENEW_ENABLED", "AUTO_RENEW_DISABLED", "VOLUNTARY",
        "BILLING_RETRY", "PRICE_INCREASE", "GRACE_PERIOD", "PENDING", "ACCEPTED", "BILLING_RECOVERY",
        "PRODUCT_NOT_FOR_SALE", "SUMMARY", "FAILURE", "UNREPORTED", "CREATED", "ACTIVE_TOKEN_REMINDER", "SEATS",
        "INCREASE_QUANTITY", "DECREASE_QUANTITY",
    ]

    /// The types about what was bought at some time, whatever came later.
    private static let typesOfAnyPeriod: Set<String> = [
        "REFUND", "REFUND_DECLINED", "REFUND_REVERSED", "CONSUMPTION_REQUEST", "REVOKE",
    ]

    /// Why a subscription expired, by the subtype.
    private static let causes: [String: ExpirationReason] = [
        "VOLUNTARY": .customerCancelled, "BILLING_RETRY": .billingError, "PRICE_INCREASE": .priceIncreaseNotAccepted,
        "PRODUCT_NOT_FOR_SALE": .productUnavailable,
    ]

    /// Nothing for a type and subtype that state no such fact.
    init(type: String?, subtype: String?, signedDate: Instant?, at field: JSONNode) {
        (self.signedDate, self.field) = (signedDate, field)
        isOfAnyPeriod = type.map(Self.typesOfAnyPeriod.contains) ?? true
        switch (type, subtype) {
        case ("DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_ENABLED"): renewsAutomatically = true
        case ("DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_DISABLED"): renewsAutomatically = false
        case ("DID_FAIL_TO_RENEW", "GRACE_PERIOD"): (isInBillingRetry, state) = (true, .gracePeriod)
        case ("DID_FAIL_TO_RENEW", _): isInBillingRetry = true
        case ("GRACE_PERIOD_EXPIRED", _): (isInBillingRetry, state) = (true, .billingRetry)
        case ("EXPIRED", let cause): (state, expirationReason) = (.expired, cause.flatMap { Self.causes[$0] })
        case ("REFUND", _): isTakenBack = true
        case ("REVOKE", _): (isTakenBack, isSharingEnded) = (true, true)
        case ("REFUND_REVERSED", _): isTakenBack = false
        case ("RENEWAL_EXTENDED", _): isExtension = true
        case ("SUBSCRIBED", _), ("DID_RENEW", _): isPaid = true
        case ("PRICE_INCREASE", "PENDING"), ("PRICE_CHANGE", "PENDING"): priceIncrease = .awaitingConsent
        case ("PRICE_INCREASE", "ACCEPTED"), ("PRICE_CHANGE", "ACCEPTED"): priceIncrease = .confirmed
        // Both subtypes are of a plan of the same level too.
        default: break
        }
    }

    /// Renewal information with the facts where it has none; of a purchase without any, a payment that failed.
    func filling(_ renewal: RenewalInfo?, of transaction: PurchaseTransaction?, doubts: [Doubt]) -> RenewalInfo? {
        var filled: RenewalInfo
        if let renewal {
            filled = renewal
        } else {
            guard isInBillingRetry == true, let transaction else { return nil }
            filled = RenewalInfo(store: .appStore, originalID: transaction.originalID)
            (filled.productID, filled.statedDate, filled.doubts) = (transaction.productID, signedDate, doubts)
            filled.origin = transaction.origin
        }
        fillGaps(of: &filled)
        return filled
    }

    /// Adds the facts where there are none.
    private func fillGaps(of renewal: inout RenewalInfo) {
        renewal.renewsAutomatically = renewal.renewsAutomatically ?? renewsAutomatically
        if renewal.mayBeTried { renewal.isInBillingRetry = renewal.isInBillingRetry ?? isInBillingRetry }
        renewal.expirationReason = renewal.expirationReason ?? expirationReason.map { .known($0) }
        renewal.priceChange =
            renewal.priceChange ?? priceIncrease.map { PriceChange(kind: .known(.increase), state: .known($0)) }
    }

    // MARK: The data beside it

    /// What the data states otherwise than the type, or lacks: that is not told. Nothing where they fit together.
    func disagreement(
        with transaction: PurchaseTransaction?,
        _ renewal: RenewalInfo?,
        _ stated: SubscriptionStatement.State?
    ) -> FactSet {
        var open: FactSet = []
        let isShownBack = transaction?.revocation != nil || stated == .revoked
        // A refund of some of several seats leaves the transaction as it is.
        if Self.differ(isShownBack, isTakenBack), transaction?.seatsField == nil { open.formUnion(.access) }
        if isSharingEnded, transaction?.ownership == .known(.purchased) { open.formUnion(.access) }
        if let state, transaction?.revocation == nil {
            let fits = stated.map { Self.isState($0, of: state) } ?? isOver(transaction, renewal, by: state)
            if !fits { open.formUnion(.access) }
        }
        guard let renewal else { return open }
        if stated == nil, isInBillingRetry == true, renewal.isInBillingRetry == false, renewal.mayBeTried {
            open.formUnion(.access)
        }
        // Whoever turns the renewal of a commitment off leaves the one of its payments on.
        let renews = renewal.commitment == nil ? renewal.renewsAutomatically : renewal.commitment?.renewsAutomatically
        if Self.differ(renews, renewsAutomatically) { open.formUnion(.renewal) }
        if isPaid, renewal.isInBillingRetry == true || stated == .expired || stated == .billingRetry {
            open.formUnion(.access)
        }
        // A price that was agreed to is another one than was paid.
        if priceIncrease == .confirmed, renewal.priceChange == nil { open.formUnion(.amount) }
        if Self.differ(renewal.priceChange?.state.known, priceIncrease) { open.formUnion(.renewal) }
        if Self.differ(renewal.expirationReason?.known, expirationReason) { open.formUnion(.cause) }
        return open
    }

    /// Whether a state that is stated may be the one that the type names: a payment may fail before the period ends, and what has ended
    /// may have been taken back, or may not be tried again.
    private static func isState(_ stated: SubscriptionStatement.State, of state: SubscriptionStatement.State) -> Bool {
        switch state {
        case .gracePeriod: [.gracePeriod, .active].contains(stated)
        case .billingRetry: [.billingRetry, .expired, .revoked].contains(stated)
        // Only the first of these is named by a type.
        case .expired, .active, .revoked, .onHold, .paused, .cancelled, .pending, .pendingCancelled:
            [.expired, .revoked].contains(stated)
        }
    }

    /// Whether what the type states to be over is over by the dates beside it: a period, or a grace period.
    private func isOver(
        _ transaction: PurchaseTransaction?,
        _ renewal: RenewalInfo?,
        by state: SubscriptionStatement.State
    ) -> Bool {
        guard state != .gracePeriod, let signedDate else { return true }
        let ends = [state == .expired ? transaction?.expiresDate : nil, renewal?.gracePeriodExpiresDate]
        return ends.allSatisfy { end in end.map { $0 <= signedDate } ?? true }
    }

    private static func differ<Value: Equatable>(_ stated: Value?, _ named: Value?) -> Bool {
        stated != nil && named != nil && stated != named
    }

    /// Whether the type states a new end, which the transaction has and the renewal information beside it may lack.
    func extends(_ transaction: PurchaseTransaction, beyond renewal: RenewalInfo) -> Bool {
        guard isExtension, let end = transaction.expiresDate, let date = renewal.renewalDate else { return false }
        return date < end
    }
}

extension RenewalInfo {
    /// Whether a payment that failed may be tried again: not where renewal is off, or another reason ended it.
    fileprivate var mayBeTried: Bool {
        renewsAutomatically != false && (expirationReason == nil || expirationReason == .known(.billingError))
    }
}
