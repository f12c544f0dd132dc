/// Answers of the App Store Server API and of `verifyReceipt`, decoded, in small parts for a case to change: €9.99 a month, from
/// 2 November to 2 December 2026, stated on 17 November.
enum AppStoreSample {
    /// 2 November and 2 December 2026, 8:00 UTC, in milliseconds.
    static let start = 1_793_606_400_000
    static let end = 1_796_198_400_000
    /// 17 November 2026.
    static let signed = 1_794_902_400_000
    private static let day = 86_400_000

    static let transaction = JSONText(
        parsing: """
            {"transactionId": "2001", "originalTransactionId": "1001", "webOrderLineItemId": "3001",
             "bundleId": "com.example.ocean", "productId": "ocean.monthly", "subscriptionGroupIdentifier": "G1",
             "purchaseDate": \(start), "originalPurchaseDate": \(start - day * 90), "expiresDate": \(end), "quantity": 1,
             "type": "Auto-Renewable Subscription", "inAppOwnershipType": "PURCHASED", "signedDate": \(signed),
             "environment": "Production", "storefront": "DEU", "storefrontId": "143443", "transactionReason": "RENEWAL",
             "currency": "EUR", "price": 9990, "appTransactionId": "4001"}
            """
    )
    static let renewal = JSONText(
        parsing: """
            {"originalTransactionId": "1001", "autoRenewProductId": "ocean.monthly", "productId": "ocean.monthly",
             "autoRenewStatus": 1, "isInBillingRetryPeriod": false, "signedDate": \(signed), "environment": "Production",
             "recentSubscriptionStartDate": \(start - day * 90), "renewalDate": \(end), "currency": "EUR",
             "renewalPrice": 9990, "appTransactionId": "4001"}
            """
    )

    /// What makes the period one that ended on 16 November.
    static let ended: KeyValuePairs = [
        "purchaseDate": "\(start - day * 16)", "expiresDate": "\(start + day * 14)",
    ]

    // MARK: Envelopes

    /// One subscription; without a status where it is nil.
    static func item(
        _ status: String? = "1",
        _ transaction: JSONText? = transaction,
        _ renewal: JSONText? = renewal
    ) -> JSONText {
        .members([
            "originalTransactionId": .text("1001"), "status": status.map { .bare($0) },
            "signedTransactionInfo": transaction, "signedRenewalInfo": renewal,
        ])
    }

    static func statuses(_ items: JSONText...) -> JSONText {
        .members([
            "environment": .text("Production"), "bundleId": .text("com.example.ocean"),
            "data": .array([
                .members(["subscriptionGroupIdentifier": .text("G1"), "lastTransactions": .array(items)])
            ]),
        ])
    }

    static func page(_ transactions: JSONText..., hasMore: Bool = false) -> JSONText {
        .members([
            "revision": .text("r1"), "bundleId": .text("com.example.ocean"), "environment": .text("Production"),
            "hasMore": .flag(hasMore), "signedTransactions": .array(transactions),
        ])
    }

    static func notification(_ type: String, _ subtype: String? = nil, _ data: JSONText) -> JSONText {
        .members([
            "notificationType": .text(type), "subtype": .text(subtype), "notificationUUID": .text("u1"),
            "version": .text("2.0"), "signedDate": .number(signed),
            "data": data.with(["bundleId": #""com.example.ocean""#, "environment": #""Production""#]),
        ])
    }

    // MARK: Receipts

    static let purchase = JSONText(
        parsing: """
            {"quantity": "1", "product_id": "ocean.monthly", "transaction_id": "2001",
             "original_transaction_id": "1001", "purchase_date": "2026-11-02 08:00:00 Etc/GMT",
             "purchase_date_ms": "\(start)", "purchase_date_pst": "2026-11-02 00:00:00 America/Los_Angeles",
             "original_purchase_date": "2026-08-04 08:00:00 Etc/GMT", "original_purchase_date_ms": "\(start - day * 90)",
             "original_purchase_date_pst": "2026-08-04 01:00:00 America/Los_Angeles",
             "expires_date": "2026-12-02 08:00:00 Etc/GMT", "expires_date_ms": "\(end)",
             "expires_date_pst": "2026-12-02 00:00:00 America/Los_Angeles", "web_order_line_item_id": "3001",
             "is_trial_period": "false", "is_in_intro_offer_period": "false", "in_app_ownership_type": "PURCHASED",
             "subscription_group_identifier": "G1"}
            """
    )
    static let pending = JSONText(
        parsing: """
            {"original_transaction_id": "1001", "product_id": "ocean.monthly", "auto_renew_product_id": "ocean.monthly",
             "auto_renew_status": "1", "is_in_billing_retry_period": "0"}
            """
    )

    static func receipt(_ purchases: JSONText..., pending: JSONText? = pending, inApp: [JSONText] = []) -> JSONText {
        .members([
            "status": .number(0), "environment": .text("Production"),
            "receipt": .members([
                "receipt_type": .text("Production"), "bundle_id": .text("com.example.ocean"),
                "request_date": .text("2026-11-17 08:00:00 Etc/GMT"), "request_date_ms": .text("\(signed)"),
                "request_date_pst": .text("2026-11-17 00:00:00 America/Los_Angeles"), "in_app": .array(inApp),
            ]),
            "latest_receipt_info": .array(purchases),
            "pending_renewal_info": pending.map { .array([$0]) },
        ])
    }

    /// A receipt in the style of iOS 6, which is a purchase itself, with what stands beside it.
    static func oldReceipt(_ renewal: KeyValuePairs<String, String> = ["auto_renew_status": "1"]) -> JSONText {
        let purchase = """
            {"product_id": "ocean.monthly", "transaction_id": "2001", "original_transaction_id": "1001", "quantity": "1",
             "bid": "com.example.ocean", "purchase_date": "2026-11-02 08:00:00 Etc/GMT", "purchase_date_ms": "\(start)",
             "expires_date": "\(end)", "expires_date_formatted": "2026-12-02 08:00:00 Etc/GMT",
             "expires_date_formatted_pst": "2026-12-02 00:00:00 America/Los_Angeles"}
            """
        return JSONText(parsing: #"{"status": 0, "receipt": \#(purchase), "latest_receipt_info": \#(purchase)}"#)
            .with(renewal)
    }
}

extension JSONText {
    /// The value with others in it, as JSON, by their paths: "commitmentInfo.totalBillingPeriods".
    func with(_ changes: KeyValuePairs<String, String>) -> JSONText {
        changes.reduce(self) { value, change in
            value.replacing(change.key.split(separator: ".").map(String.init), with: JSONText(parsing: change.value))
        }
    }
}
