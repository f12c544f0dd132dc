internal import PaywrightJSON
internal import PaywrightValues

/// The fields that stores document for their objects about purchases: a name that is near one of them and not among them
/// is a field that was broken on its way, not a new one.
enum StoreFields {
    // MARK: App Store Server API and Notifications V2

    static let statusResponse: FieldNames = [
        "data", "environment", "bundleId", "appAppleId", "subscriptionGroupIdentifier", "lastTransactions",
    ]
    static let transactionHistory: FieldNames = [
        "signedTransactions", "hasMore", "revision", "environment", "bundleId", "appAppleId",
    ]
    static let notification: FieldNames = [
        "signedPayload", "notificationType", "subtype", "notificationUUID", "data", "summary", "externalPurchaseToken",
        "appData", "version", "signedDate",
    ]
    /// An item of a status response, and the data of a notification.
    static let signedInfo: FieldNames = [
        "signedTransactionInfo", "signedRenewalInfo", "status", "originalTransactionId", "environment", "bundleId",
        "bundleVersion", "appAppleId", "consumptionRequestReason", "subscriptionGroupIdentifier",
    ]
    static let transaction: FieldNames = [
        "originalTransactionId", "transactionId", "webOrderLineItemId", "bundleId", "productId",
        "subscriptionGroupIdentifier", "purchaseDate", "originalPurchaseDate", "expiresDate", "quantity", "type",
        "appAccountToken", "inAppOwnershipType", "signedDate", "revocationReason", "revocationDate", "isUpgraded",
        "offerType", "offerIdentifier", "environment", "storefront", "storefrontId", "transactionReason", "currency",
        "price", "offerDiscountType", "appTransactionId", "offerPeriod", "revocationType", "revocationPercentage",
        "advancedCommerceInfo", "billingPlanType", "commitmentInfo", "deviceVerification", "deviceVerificationNonce",
    ]
    static let renewalInfo: FieldNames = [
        "expirationIntent", "originalTransactionId", "autoRenewProductId", "productId", "autoRenewStatus",
        "isInBillingRetryPeriod", "priceIncreaseStatus", "gracePeriodExpiresDate", "offerType", "offerIdentifier",
        "signedDate", "environment", "recentSubscriptionStartDate", "renewalDate", "currency", "renewalPrice",
        "offerDiscountType", "eligibleWinBackOfferIds", "appAccountToken", "appTransactionId", "offerPeriod",
        "advancedCommerceInfo", "commitmentInfo", "renewalBillingPlanType", "bundleId", "deviceVerification",
        "deviceVerificationNonce",
    ]

    /// What names products, groups and purchases.
    static let identifiers = [
        "productId", "autoRenewProductId", "transactionId", "originalTransactionId", "subscriptionGroupIdentifier",
    ]

    // MARK: verifyReceipt

    static let receiptIdentifiers = [
        "product_id", "auto_renew_product_id", "transaction_id", "original_transaction_id",
        "subscription_group_identifier",
    ]

    static let receiptResponse: FieldNames = [
        "status", "environment", "is-retryable", "is_retryable", "latest_receipt", "latest_receipt_info",
        "latest_expired_receipt_info", "pending_renewal_info", "receipt", "exception", "auto_renew_status",
        "auto_renew_product_id", "expiration_intent", "is_in_billing_retry_period",
    ]
    /// The receipt in a response, which in the style of iOS 6 is a purchase itself.
    static let receipt: FieldNames = receiptItem.union(
        withDates(
            [
                "adam_id", "app_item_id", "application_version", "bundle_id", "in_app", "original_application_version",
                "receipt_type", "version_external_identifier", "download_id",
            ],
            ["request_date", "receipt_creation_date", "original_purchase_date", "preorder_date", "expiration_date"]
        )
    )
    static let receiptItem: FieldNames = withDates(
        [
            "app_account_token", "cancellation_reason", "in_app_ownership_type", "is_in_intro_offer_period",
            "is_trial_period", "is_upgraded", "offer_code_ref_name", "original_transaction_id", "product_id",
            "promotional_offer_id", "quantity", "subscription_group_identifier", "transaction_id",
            "web_order_line_item_id", "app_item_id", "version_external_identifier", "bid", "bvrs", "item_id",
            "unique_identifier", "unique_vendor_identifier", "download_id", "version",
        ],
        ["purchase_date", "original_purchase_date", "expires_date", "cancellation_date", "expires_date_formatted"]
    )
    static let receiptRenewal: FieldNames = withDates(
        [
            "auto_renew_product_id", "auto_renew_status", "expiration_intent", "is_in_billing_retry_period",
            "offer_code_ref_name", "original_transaction_id", "price_consent_status", "price_increase_status",
            "product_id", "promotional_offer_id",
        ],
        ["grace_period_expires_date"]
    )

    private static func withDates(_ names: FieldNames, _ dates: [String]) -> FieldNames {
        names.union(dates.flatMap { [$0, "\($0)_ms", "\($0)_pst"] })
    }

    // MARK: Objects inside

    /// The fields of the objects that stand in one of these objects, by the name of the field that holds them. Each is read
    /// by its own reader; only what decides something is here.
    static let inside: [String: FieldNames] = [
        "commitmentInfo": [
            "billingPeriodNumber", "commitmentExpiresDate", "commitmentPrice", "totalBillingPeriods",
            "commitmentAutoRenewProductId", "commitmentAutoRenewStatus", "commitmentRenewalBillingPlanType",
            "commitmentRenewalDate", "commitmentRenewalPrice",
        ]
    ]
}

extension HistoryFormReader {
    /// Takes note of fields whose names differ in one place from one that is missing, here and in the objects inside: what
    /// they state is lost.
    mutating func noteMisspelledFields(of node: JSONNode, known: FieldNames) {
        for field in Misspelling.fields(of: node, known: known) {
            session.hasLost = true
            warn(
                .unknownField,
                at: field.name,
                found: "the field \(Excerpt.quoted(field.found))",
                expected: Excerpt.quoted(field.meant),
                consequence: "the field is not read, and the history is taken as incomplete"
            )
        }
        let members = node.value?.objectValue?.members ?? []
        // A name that stands twice is looked up once: each look goes through all members.
        var seen: [String] = []
        for index in members.indices where members[index].value.objectValue != nil {
            let name = members[index].name
            guard known.contains(name), let inside = StoreFields.inside[name], !seen.contains(name) else { continue }
            seen.append(name)
            noteMisspelledFields(of: node[name], known: inside)
        }
    }
}
