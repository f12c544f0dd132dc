internal import PaywrightModel
internal import PaywrightValues

/// What a notification states by itself: when it was signed, and by its type and subtype, for a field that the renewal
/// information beside them leaves out.
struct NotificationNews {
    /// When the App Store signed the notification, and so the status in it.
    let signedDate: Instant?
    private var renewsAutomatically: Bool?
    private var isInBillingRetry: Bool?
    private var expirationReason: ExpirationReason?
    private var priceIncrease: PriceChange.State?
    private var planDirection: PlanDirection?

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

    /// Nothing for a type and subtype that state no such fact.
    init(type: String?, subtype: String?, signedDate: Instant?) {
        self.signedDate = signedDate
        switch (type, subtype) {
        case ("DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_ENABLED"): renewsAutomatically = true
        case ("DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_DISABLED"): renewsAutomatically = false
        case ("DID_FAIL_TO_RENEW", _), ("GRACE_PERIOD_EXPIRED", _): isInBillingRetry = true
        case ("EXPIRED", "VOLUNTARY"): expirationReason = .customerCancelled
        case ("EXPIRED", "BILLING_RETRY"): expirationReason = .billingError
        case ("EXPIRED", "PRICE_INCREASE"): expirationReason = .priceIncreaseNotAccepted
        case ("EXPIRED", "PRODUCT_NOT_FOR_SALE"): expirationReason = .productUnavailable
        case ("PRICE_INCREASE", "PENDING"), ("PRICE_CHANGE", "PENDING"): priceIncrease = .awaitingConsent
        case ("PRICE_INCREASE", "ACCEPTED"), ("PRICE_CHANGE", "ACCEPTED"): priceIncrease = .confirmed
        case ("DID_CHANGE_RENEWAL_PREF", "UPGRADE"), ("OFFER_REDEEMED", "UPGRADE"): planDirection = .upgrade
        case ("DID_CHANGE_RENEWAL_PREF", "DOWNGRADE"), ("OFFER_REDEEMED", "DOWNGRADE"): planDirection = .downgrade
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
        renewal.isInBillingRetry = renewal.isInBillingRetry ?? isInBillingRetry
        renewal.planDirection = renewal.planDirection ?? planDirection
        renewal.expirationReason = renewal.expirationReason ?? expirationReason.map { .known($0) }
        renewal.priceChange =
            renewal.priceChange ?? priceIncrease.map { PriceChange(kind: .known(.increase), state: .known($0)) }
    }
}
