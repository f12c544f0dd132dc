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

    /// Nothing for a type and subtype that state no such fact.
    init(type: String?, subtype: String?, signedDate: Instant?) {
        self.signedDate = signedDate
        switch (type, subtype) {
        case ("DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_ENABLED"): renewsAutomatically = true
        case ("DID_CHANGE_RENEWAL_STATUS", "AUTO_RENEW_DISABLED"): renewsAutomatically = false
        case ("DID_FAIL_TO_RENEW", _): isInBillingRetry = true
        case ("EXPIRED", "VOLUNTARY"): expirationReason = .customerCancelled
        case ("EXPIRED", "BILLING_RETRY"): expirationReason = .billingError
        case ("EXPIRED", "PRICE_INCREASE"): expirationReason = .priceIncreaseNotAccepted
        case ("EXPIRED", "PRODUCT_NOT_FOR_SALE"): expirationReason = .productUnavailable
        case ("PRICE_INCREASE", "PENDING"): priceIncrease = .awaitingConsent
        case ("PRICE_INCREASE", "ACCEPTED"): priceIncrease = .confirmed
        case ("DID_CHANGE_RENEWAL_PREF", "UPGRADE"), ("OFFER_REDEEMED", "UPGRADE"): planDirection = .upgrade
        case ("DID_CHANGE_RENEWAL_PREF", "DOWNGRADE"), ("OFFER_REDEEMED", "DOWNGRADE"): planDirection = .downgrade
        default: break
        }
    }

    /// Adds the facts where there are none.
    func fillGaps(of renewal: inout RenewalInfo) {
        renewal.renewsAutomatically = renewal.renewsAutomatically ?? renewsAutomatically
        renewal.isInBillingRetry = renewal.isInBillingRetry ?? isInBillingRetry
        renewal.planDirection = renewal.planDirection ?? planDirection
        renewal.expirationReason = renewal.expirationReason ?? expirationReason.map { .known($0) }
        renewal.priceChange =
            renewal.priceChange ?? priceIncrease.map { PriceChange(kind: .known(.increase), state: .known($0)) }
    }
}
