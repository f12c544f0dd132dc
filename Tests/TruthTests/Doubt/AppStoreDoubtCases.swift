import Testing

/// What must and must not be told of a purchase of the App Store's with fields that cannot be read, or that change what is
/// told in a way that is not calculated here. Written from Apple's documentation of the App Store Server API 1.23, the
/// Notifications 2.23 and of `verifyReceipt` alone.
///
/// Every case changes one of the samples: €9.99 a month, from 2 November to 2 December 2026, read at 12:00 on 20 November.
struct AppStoreDoubtCase: Sendable, CustomTestStringConvertible {
    /// What is changed.
    enum Base: String, Sendable {
        case active
        /// Nothing states a state: the dates decide.
        case dated
        /// A free trial that ends when the period does.
        case trial
        /// The period ended on 16 November, and a payment failed.
        case grace
        /// The same without a status and a grace period.
        case retry
        /// It ended on 16 November, as the customer wanted.
        case expired
        /// Refunded on 10 November.
        case refunded
        /// Shared by the family.
        case family
        /// Three of twelve payments are made.
        case commitment
        /// An item of the Advanced Commerce API.
        case commerce
        case notification
        case receipt
        /// In the style of iOS 6.
        case oldReceipt
    }

    /// What may be told of access.
    enum Access: Sendable {
        case any
        case given
        case none
        /// That there is none, or nothing.
        case notGiven
    }

    let base: Base
    /// What stands where, as JSON.
    let changes: KeyValuePairs<String, String>
    let access: Access
    let says: [String]
    let neverSays: [String]

    var testDescription: String { "\(base): " + changes.map { "\($0.key) = \($0.value)" }.joined(separator: ", ") }

    init(
        _ base: Base,
        _ changes: KeyValuePairs<String, String>,
        _ access: Access = .any,
        says: [String] = [],
        never neverSays: [String] = []
    ) {
        (self.base, self.changes, self.access, self.says, self.neverSays) = (base, changes, access, says, neverSays)
    }
}

extension AppStoreDoubtCase {
    private typealias Case = AppStoreDoubtCase

    private static let whole = ["December 2, 2026", "€9.99", "renews automatically"]
    private static let renewal = ["renews automatically", "renews on", "€"]
    private static let complete = ["is complete", "renews automatically", "renews on", "€"]
    private static let refund = ["Refunded", "refunded on"]

    static let all =
        taken + dates + kinds + renewals + amounts + seats + commitments + commerce + envelopes + receipts + harmless

    // MARK: Taken back

    static let taken: [AppStoreDoubtCase] = [
        // "The UNIX time, in milliseconds, that the App Store refunded the transaction or revoked it from Family Sharing."
        Case(.active, ["T.revocationDate": #""yesterday""#], .notGiven, never: renewal),
        Case(.active, ["T.revocationDate": "true"], .notGiven, never: renewal),
        Case(.active, ["T.revocationDate": "{}"], .notGiven, never: renewal),
        Case(.dated, ["T.revocationDate": "[7]"], .notGiven, never: renewal),
        Case(.refunded, ["T.revocationDate": #""yesterday""#], .none, says: ["refund"], never: renewal),
        // REFUND_FULL, REFUND_PRORATED and FAMILY_REVOKE: another kind is no refund.
        Case(.refunded, ["T.revocationType": #""CHARGEBACK""#], .none, never: refund + renewal),
        Case(.refunded, ["T.revocationType": "7"], .none, never: refund + renewal),
        Case(.refunded, ["T.revocationType": "{}"], .none, never: refund + renewal),
        Case(.active, ["T.revocationType": #""CHARGEBACK""#], .notGiven, never: refund + renewal),
        // 0 and 1: another reason is no refund, unless the kind states one.
        Case(.refunded, ["T.revocationType": "null", "T.revocationReason": "9"], .none, never: refund + renewal),
        Case(.refunded, ["T.revocationReason": "true"], .none, says: ["refund"], never: renewal),
        Case(.refunded, ["T.revocationPercentage": #""half""#], .none, says: ["refund"], never: renewal),
        Case(.active, ["T.revocationPercentage": #""half""#], .notGiven, never: renewal),
        Case(.active, ["T.isUpgraded": #""maybe""#], .notGiven, never: renewal),
        Case(.dated, ["T.isUpgraded": "[1]"], .notGiven, never: renewal),
        Case(.active, ["status": "true"], .notGiven, never: renewal),
        Case(.active, ["status": "[5]"], .notGiven, never: renewal),
        Case(.active, ["status": "{}"], .notGiven, never: renewal),
        Case(.active, ["status": "6"], .notGiven, never: renewal),
    ]

    // MARK: Dates, which are milliseconds since 1970

    static let dates: [AppStoreDoubtCase] = [
        Case(.dated, ["T.expiresDate": #""2026-12-02T08:00:00Z""#], .notGiven, never: complete),
        Case(.dated, ["T.expiresDate": "1796198400"], .notGiven, never: complete),
        Case(.dated, ["T.expiresDate": "1796198400000000"], .notGiven, never: complete),
        Case(.dated, ["T.expiresDate": "true"], .notGiven, never: complete),
        // A subscription has an end, so that 0 is not how a library writes that there is none.
        Case(.dated, ["T.expiresDate": "0"], .notGiven, never: complete),
        Case(.dated, ["T.expiresDate": "-1"], .notGiven, never: complete),
        Case(.dated, ["T.expiresDate": "-62135769600000"], .notGiven, never: complete),
        Case(.dated, ["T.expiresDate": "0", "T.type": #""Lake""#], .notGiven, never: complete),
        Case(.active, ["T.revocationDate": "-1"], .notGiven, never: renewal),
        Case(.active, ["R.renewalDate": "0"], never: ["renews automatically on"]),
        Case(.active, ["R.renewalDate": "-1"], never: ["renews automatically on"]),
        Case(.grace, ["R.gracePeriodExpiresDate": "-1"], never: ["has ended", "ended on", "don’t have access"]),
        Case(.active, ["R.signedDate": "0"], never: ["ended"]),
        Case(.active, ["R.renewalDate": #""soon""#], never: ["renews automatically on"]),
        Case(.active, ["R.renewalDate": "1796198400000000"], never: ["58", "renews automatically on"]),
        Case(.grace, ["R.gracePeriodExpiresDate": #""soon""#], never: ["has ended", "ended on", "don’t have access"]),
        Case(.active, ["T.signedDate": "1794902400000000"], never: ["58"]),
        Case(.active, ["R.signedDate": #""x""#], never: ["ended"]),
        Case(.retry, ["R.signedDate": "{}"], never: ["ended on"]),
    ]

    // MARK: What it is, and whose

    static let kinds: [AppStoreDoubtCase] = [
        // "Auto-Renewable Subscription", "Non-Consumable", "Consumable", "Non-Renewing Subscription".
        Case(.dated, ["T.type": #""autoRenewable""#], .notGiven, never: complete),
        Case(.dated, ["T.type": "7"], .notGiven, never: complete),
        Case(.dated, ["T.type": #""Subscription Bundle""#], .notGiven, never: complete),
        // FAMILY_SHARED and PURCHASED; since iOS 27 ASSIGNED, "through an organization".
        Case(.active, ["T.inAppOwnershipType": #""BORROWED""#], .notGiven, never: renewal),
        Case(.active, ["T.inAppOwnershipType": "7"], .notGiven, never: renewal),
        Case(.family, ["T.inAppOwnershipType": "{}"], never: renewal),
        Case(.active, ["T.inAppOwnershipType": #""ASSIGNED""#], .given, says: ["December 2"], never: renewal),
        Case(.expired, ["T.inAppOwnershipType": #""ASSIGNED""#], .none, never: renewal),
        Case(.active, ["T.productId": "true"], .notGiven, never: renewal),
        Case(.active, ["T.originalTransactionId": "{}"], .notGiven, never: renewal),
        Case(.active, ["R.originalTransactionId": "[7]"], never: renewal),
        Case(.trial, ["T.offerType": "true"], .given, says: ["December 2"], never: ["trial", "free"]),
        Case(.trial, ["T.offerType": "9"], .given, says: ["December 2"], never: ["trial", "free"]),
        Case(.trial, ["T.offerDiscountType": #""BARTER""#], .given, never: ["trial", "free"]),
        Case(.trial, ["T.offerDiscountType": "[]"], .given, never: ["trial", "free"]),
    ]

    // MARK: What comes next

    static let renewals: [AppStoreDoubtCase] = [
        Case(.active, ["R.autoRenewStatus": "[0]"], .given, never: renewal),
        Case(.active, ["R.autoRenewStatus": "2"], .given, never: renewal),
        Case(.active, ["R.autoRenewStatus": #""maybe""#], .given, never: renewal),
        Case(.trial, ["R.autoRenewStatus": "{}"], .given, says: ["December 2"], never: ["automatically", "€"]),
        // 0: the customer has not responded to a price increase that requires consent.
        Case(.active, ["R.priceIncreaseStatus": "true"], .given, never: renewal),
        Case(.active, ["R.priceIncreaseStatus": "[0]"], .given, never: renewal),
        // What is paid for ends on a day that the transaction states.
        Case(.active, ["R.priceIncreaseStatus": "2"], .given, says: ["December 2, 2026"], never: renewal),
        Case(.active, ["R.autoRenewProductId": "{}"], .given, never: renewal),
        Case(.retry, ["R.isInBillingRetryPeriod": #""x""#], never: ["ended"]),
        Case(.expired, ["R.expirationIntent": "6"], .none, says: ["November 16"], never: ["cancel"]),
        Case(.expired, ["R.expirationIntent": "true"], .none, says: ["November 16"], never: ["cancel"]),
        Case(.active, ["R": "true"], never: renewal),
        Case(.active, ["T": "true"], .notGiven, never: renewal),
    ]

    // MARK: How much

    /// Free time of a promotional offer, before a renewal with another one.
    ///
    /// - Parameter mode: How that is paid.
    private static func freeAgain(_ mode: String, says: [String], never neverSays: [String] = []) -> AppStoreDoubtCase {
        Case(
            .trial,
            [
                "T.offerType": "2", "T.offerIdentifier": #""spring""#, "R.offerType": "2",
                "R.offerIdentifier": #""summer""#, "R.offerDiscountType": mode, "R.renewalPrice": "null",
            ],
            .given,
            says: says,
            never: neverSays
        )
    }

    static let amounts: [AppStoreDoubtCase] = [
        Case(.active, ["R.renewalPrice": #""9,99""#], .given, says: ["December 2"], never: ["€"]),
        Case(.active, ["R.currency": #""euro""#], .given, says: ["December 2"], never: ["€", "9.99"]),
        Case(.active, ["R.currency": "978"], .given, says: ["December 2"], never: ["€", "9.99"]),
        Case(.active, ["R.offerType": "{}"], .given, says: ["December 2"], never: ["€"]),
        Case(.active, ["R.offerDiscountType": "5"], .given, says: ["December 2"], never: ["€"]),
        // Free time that free time follows does not end: whether it does is in the offer of the next renewal.
        freeAgain(#""FREE_TRIAL""#, says: ["December 2, 2026", "is free"]),
        freeAgain("7", says: ["December 2"], never: ["free", "paid subscription"]),
        freeAgain(#""GIFT""#, says: ["December 2"], never: ["free", "paid subscription"]),
        freeAgain("[1]", says: ["December 2"], never: ["free", "paid subscription"]),
        // "Whether the subscription will leave the bundle at the next renewal and renew as a standalone product."
        Case(.active, ["R.willUnbundle": "true"], .given, never: renewal),
        Case(.active, ["R.willUnbundle": "false"], .given, says: whole),
        Case(.active, ["T.bundleProductId": #""ocean.bundle""#], .given, never: renewal),
        Case(.active, ["R.bundleProductId": #""ocean.bundle""#], .given, never: renewal),
        // A field that no documentation has: what can be a part of the amount, and what cannot.
        Case(.active, ["R.surcharge": #"{"amount": 500}"#], .given, says: ["December 2"], never: ["€"]),
        Case(.active, ["R.nextBillingFee": "500"], .given, says: ["December 2"], never: ["€"]),
        Case(.active, ["R.colour": #""red""#], .given, says: whole),
    ]

    // MARK: Monthly billing with a 12-month commitment

    static let commitments: [AppStoreDoubtCase] = [
        Case(.active, ["T.commitmentInfo": "true"], never: renewal),
        Case(.active, ["R.commitmentInfo": #""x""#], never: renewal),
        Case(.active, ["T.billingPlanType": #""MONTHLY""#], .given, never: renewal + ["cancel on or before"]),
        Case(.active, ["T.billingPlanType": #""BILLED_UPFRONT""#], .given, says: whole),
        Case(.active, ["T.billingPlanType": #""WEEKLY""#], .given, never: renewal),
        Case(.active, ["R.renewalBillingPlanType": #""MONTHLY""#], .given, never: renewal),
        Case(.active, ["R.renewalBillingPlanType": #""BILLED_UPFRONT""#], .given, says: whole),
        Case(.active, ["R.renewalBillingPlanType": "7"], .given, never: renewal),
        Case(.commitment, [:], .given, says: ["9 payments", "December 2", "€9.99"]),
        Case(.commitment, ["R.renewalBillingPlanType": #""MONTHLY""#], .given, says: ["9 payments", "€9.99"]),
        Case(.commitment, ["T.commitmentInfo.billingPeriodNumber": #""three""#], never: renewal),
        Case(.commitment, ["T.commitmentInfo.billingPeriodNumber": "0"], never: renewal),
        Case(.commitment, ["T.commitmentInfo.billingPeriodNumber": "null"], never: ["payments left"]),
        Case(.commitment, ["T.commitmentInfo.totalBillingPeriods": "null"], never: ["payments left"]),
        Case(.commitment, ["R.commitmentInfo.commitmentAutoRenewStatus": "[0]"], never: ["renews automatically"]),
        Case(
            .commitment,
            ["T.commitmentInfo.billingPeriodNumber": "12", "R.renewalBillingPlanType": #""MONTHLY""#],
            .given,
            never: ["Your subscription renews automatically", "payments left", "commitment ends"]
        ),
    ]

    // MARK: Advanced Commerce

    static let commerce: [AppStoreDoubtCase] = [
        Case(.commerce, [:], .given, says: whole),
        Case(.commerce, ["R.advancedCommerceInfo.items.0.priceIncreaseInfo.status": #""ACCEPTED""#], says: whole),
        Case(.commerce, ["R.advancedCommerceInfo.items.0.priceIncreaseInfo.status": #""PENDING""#], never: renewal),
        Case(.commerce, ["R.advancedCommerceInfo.items.0.priceIncreaseInfo.status": #""SCHEDULED""#], never: renewal),
        Case(.commerce, ["R.advancedCommerceInfo.items.0.priceIncreaseInfo.status": "7"], never: renewal),
        Case(.commerce, ["R.advancedCommerceInfo.items.0.priceIncreaseInfo": #"{"price": 12990}"#], never: renewal),
        Case(.commerce, ["R.advancedCommerceInfo.items": #""x""#], .given, never: renewal),
        // An item may wait for a consent, and one at least is sold.
        Case(.commerce, ["R.advancedCommerceInfo.items": "[null]"], .given, never: renewal),
        Case(.commerce, ["R.advancedCommerceInfo.items": "[]"], .given, never: renewal),
        Case(.commerce, ["T.advancedCommerceInfo.items": "[null]"], .notGiven, never: renewal),
        Case(.commerce, ["T.advancedCommerceInfo.items": "[]"], .notGiven, never: renewal),
        Case(.commerce, ["R.advancedCommerceInfo": "true"], .given, never: renewal),
        Case(.commerce, ["R.advancedCommerceInfo.items.0.offer": #"{"price": 2990, "periodCount": 2}"#], never: ["€"]),
        // The sample of change-subscription-price: the price of the renewal is the sum, with the item’s offer in it.
        Case(
            .commerce,
            [
                "R.advancedCommerceInfo.items.0.offer": #"{"price": 2990, "period": "P1M", "periodCount": 2}"#,
                "R.renewalPrice": "2990",
            ],
            .given,
            says: ["€2.99", "December 2, 2026"],
            never: ["€9.99"]
        ),
        Case(
            .commerce,
            ["R.advancedCommerceInfo.items.0.offer": #"{"price": "x"}"#, "R.renewalPrice": "2990"],
            .given,
            never: ["€"]
        ),
        Case(
            .commerce,
            [
                "R.advancedCommerceInfo.items": """
                [{"SKU": "A", "price": 12990}, {"SKU": "B", "price": 3990, "offer": {"price": 2990, "periodCount": 2}}]
                """,
                "R.renewalPrice": "15980",
            ],
            .given,
            says: ["€15.98"]
        ),
        Case(
            .commerce,
            [
                "R.advancedCommerceInfo.items": """
                [{"SKU": "A", "price": 12990}, {"SKU": "B", "price": 3990, "offer": {"price": 2990, "periodCount": 2}}]
                """,
                "R.renewalPrice": "16980",
            ],
            .given,
            never: ["€"]
        ),
        Case(.commerce, ["T.advancedCommerceInfo.items.0.revocationDate": "1794300000000"], .notGiven, never: renewal),
        Case(
            .commerce,
            ["T.advancedCommerceInfo.items.0.refunds": #"[{"refundAmount": 9990}]"#],
            .notGiven,
            never: renewal
        ),
        Case(.commerce, ["T.advancedCommerceInfo.items.0.refunds": "[null]"], .notGiven, never: renewal),
        Case(.commerce, ["T.advancedCommerceInfo.items.0.refunds": "[]"], .given, says: whole),
        Case(.commerce, ["T.advancedCommerceInfo": "[7]"], .notGiven, never: renewal),
    ]

    // MARK: Notifications

    static let envelopes: [AppStoreDoubtCase] = [
        Case(.notification, [:], .given, says: whole),
        Case(.notification, ["notificationType": #""PRICE_CHANGE""#, "subtype": #""PENDING""#], never: renewal),
        Case(.notification, ["notificationType": #""PRICE_INCREASE""#, "subtype": #""PENDING""#], never: renewal),
        Case(.notification, ["notificationType": #""A_THING_OF_2028""#], .given, never: renewal),
        Case(.notification, ["notificationType": "true"], .given, never: renewal),
        Case(.notification, ["subtype": #""A_THING_OF_2028""#], .given, never: renewal),
        Case(.notification, ["notificationType": #""METADATA_UPDATE""#], .given, says: whole),
        Case(
            .notification,
            ["notificationType": #""DID_CHANGE_RENEWAL_PREF""#, "subtype": #""INCREASE_QUANTITY""#],
            .given,
            says: whole
        ),
        Case(.notification, ["signedDate": #""x""#], .given, says: whole),
        Case(.notification, ["notificationUUID": "{}", "version": "7"], .given, says: whole),
        Case(.notification, ["data.status": "[1]"], .notGiven, never: renewal),
    ]

    // MARK: verifyReceipt

    static let receipts: [AppStoreDoubtCase] = [
        Case(.receipt, [:], .given, says: ["December 2, 2026", "renews automatically"]),
        Case(.receipt, ["L.expires_date_ms": #""soon""#], .given, says: ["December 2, 2026", "renews automatically"]),
        Case(.receipt, ["L.expires_date_ms": "null", "L.expires_date": #""soon""#], .notGiven, never: complete),
        Case(.receipt, ["L.expires_date_ms": "null", "L.expires_date": "null"], .notGiven, never: complete),
        Case(
            .receipt,
            ["L.cancellation_date_pst": #""2026-11-10 00:00:00 America/Los_Angeles""#],
            .notGiven,
            never: complete
        ),
        Case(.receipt, ["L.cancellation_reason": #""1""#], .notGiven, never: complete),
        Case(.receipt, ["L.cancellation_date_ms": #""x""#], .notGiven, never: complete),
        Case(.receipt, ["L.is_upgraded": #""x""#], .notGiven, never: complete),
        Case(.receipt, ["L.in_app_ownership_type": #""BORROWED""#], .notGiven, never: complete),
        Case(.receipt, ["L.is_trial_period": #""perhaps""#], .given, never: ["trial", "free"]),
        Case(.receipt, ["P.auto_renew_status": #""2""#], .given, never: renewal),
        Case(.receipt, ["P.price_consent_status": #""7""#], .given, never: renewal),
        Case(.receipt, ["P.price_increase_status": "true"], .given, never: renewal),
        Case(.receipt, ["P.auto_renew_product_id": "{}"], .given, never: renewal),
        Case(.receipt, ["status": #""x""#], .notGiven, never: complete),
        Case(.receipt, ["latest_receipt_info": #""AAAA""#], .notGiven, never: complete),
        Case(.receipt, ["pending_renewal_info": "7"], never: complete),
        Case(.receipt, ["L.web_order_line_item_id": "{}"], .given, says: ["December 2, 2026", "renews automatically"]),
        Case(.oldReceipt, [:], .given, says: ["December 2, 2026", "renews automatically"]),
        Case(.oldReceipt, ["auto_renew_status": "0"], .given, says: ["December 2"], never: renewal),
        Case(.oldReceipt, ["auto_renew_status": #""x""#], .given, never: renewal),
        Case(
            .oldReceipt,
            ["latest_receipt_info.expires_date": "null"],
            .given,
            says: ["December 2, 2026", "renews automatically"]
        ),
    ]

    // MARK: What changes nothing

    static let harmless: [AppStoreDoubtCase] = [
        Case(.active, [:], .given, says: whole),
        Case(.dated, [:], .given, says: whole),
        Case(.active, ["T.appAccountToken": "{}"], .given, says: whole),
        Case(.active, ["T.webOrderLineItemId": "[7]"], .given, says: whole),
        Case(.active, ["T.storefrontId": "true", "T.appTransactionId": "7"], .given, says: whole),
        Case(.active, ["R.recentSubscriptionStartDate": #""x""#], .given, says: whole),
        Case(.active, ["R.appAccountToken": "{}", "R.appTransactionId": "[7]"], .given, says: whole),
        Case(.active, ["T.deviceVerification": "true"], .given, says: whole),
        // What Apple leaves out, as libraries write it whose numbers are not optional.
        Case(.active, ["T.revocationDate": "0", "T.revocationReason": "0"], .given, says: whole),
        Case(.active, ["R.gracePeriodExpiresDate": "0"], .given, says: whole),
        Case(.active, ["T.revocationDate": "null", "T.isUpgraded": "null"], .given, says: whole),
        Case(.active, ["R.priceIncreaseStatus": "null", "R.offerType": "null"], .given, says: whole),
    ]
}
