/// Answers of the App Store in which nothing is broken: every situation that it states, in each of its forms.
enum AppStoreSeed {
    private typealias Sample = AppStoreSample

    // MARK: Parts

    static let trial = Sample.transaction.with([
        "offerType": "1", "offerDiscountType": #""FREE_TRIAL""#, "offerPeriod": #""P1M""#, "price": "0",
        "transactionReason": #""PURCHASE""#, "transactionId": #""1001""#,
    ])
    private static let ended = Sample.transaction.with(Sample.ended)
    static let refunded = Sample.transaction.with([
        "revocationDate": "1794300000000", "revocationReason": "1", "revocationType": #""REFUND_FULL""#,
        "revocationPercentage": "100000",
    ])
    private static let lapsed: KeyValuePairs = ["renewalDate": "\(Sample.start + 86_400_000 * 14)"]
    static let retrying = Sample.renewal.with(lapsed).with([
        "isInBillingRetryPeriod": "true", "expirationIntent": "2",
    ])
    static let grace = Sample.item(
        "4",
        ended,
        Sample.renewal.with(lapsed).with([
            "isInBillingRetryPeriod": "true", "gracePeriodExpiresDate": "\(Sample.end)",
        ])
    )
    static let committed = Sample.transaction.with([
        "billingPlanType": #""MONTHLY""#, "commitmentInfo.billingPeriodNumber": "3",
        "commitmentInfo.totalBillingPeriods": "12", "commitmentInfo.commitmentExpiresDate": "1819785600000",
        "commitmentInfo.commitmentPrice": "119880",
    ])
    static let committedRenewal = Sample.renewal.with([
        "commitmentInfo.commitmentAutoRenewStatus": "1",
        "commitmentInfo.commitmentAutoRenewProductId": #""ocean.monthly""#,
        "commitmentInfo.commitmentRenewalDate": "1819785600000",
        "commitmentInfo.commitmentRenewalPrice": "9990",
    ])
    /// Five seats at €9.99 and three at €7.99.
    static let seats = Sample.transaction.with([
        "quantity": "8", "price": "9240",
        "multiSeatInfo": """
        {"invitationManagement": "APPLE", "revokedSeatQuantity": 1,
         "priceTiers": [{"price": 9990, "quantity": 5}, {"price": 7990, "quantity": 3}]}
        """,
    ])
    static let seatsRenewal = Sample.renewal.with([
        "renewalPrice": "9240", "renewalQuantity": "8",
        "multiSeatInfo": #"{"renewalPriceTiers": [{"price": 9990, "quantity": 5}, {"price": 7990, "quantity": 3}]}"#,
    ])
    static let commerce = Sample.item(
        "1",
        Sample.transaction.with([
            "advancedCommerceInfo": """
            {"descriptors": {"displayName": "Ocean", "description": "All of it"}, "estimatedTax": 0, "taxRate": "0",
             "taxCode": "C003-00-1", "taxExclusivePrice": 9990, "period": "P1M", "requestReferenceId": "r1",
             "items": [{"SKU": "OCEAN", "displayName": "Ocean", "description": "All of it", "price": 9990}]}
            """
        ]),
        Sample.renewal.with([
            "advancedCommerceInfo": """
            {"descriptors": {"displayName": "Ocean", "description": "All of it"}, "consistencyToken": "c1",
             "taxCode": "C003-00-1", "period": "P1M", "requestReferenceId": "r1",
             "items": [{"SKU": "OCEAN", "displayName": "Ocean", "description": "All of it", "price": 9990}]}
            """
        ])
    )

    /// Renewal information of a subscription that ended on 16 November.
    static func over(_ intent: String) -> JSONText {
        Sample.renewal.with(["autoRenewStatus": "0", "renewalDate": "null", "renewalPrice": "null", "currency": "null"])
            .with(["expirationIntent": intent])
    }

    private static func offer(_ type: String, _ mode: String, _ price: String) -> JSONText {
        Sample.transaction.with([
            "offerType": type, "offerDiscountType": #""\#(mode)""#, "offerPeriod": #""P1M""#, "price": price,
            "offerIdentifier": #""spring""#,
        ])
    }

    /// Renewal information with an offer.
    private static func renewing(_ mode: String, _ price: String) -> JSONText {
        Sample.renewal.with([
            "offerType": "2", "offerDiscountType": #""\#(mode)""#, "offerIdentifier": #""spring""#,
            "offerPeriod": #""P1M""#, "renewalPrice": price,
        ])
    }

    private static func bought(_ type: String, _ end: String = "null") -> JSONText {
        Sample.transaction.with([
            "type": #""\#(type)""#, "productId": #""ocean.other""#, "originalTransactionId": #""2001""#,
            "subscriptionGroupIdentifier": "null", "expiresDate": end, "transactionReason": #""PURCHASE""#,
        ])
    }

    private static let cancelled = Sample.renewal.with(["autoRenewStatus": "0", "renewalPrice": "null"])
    private static let shared = Sample.transaction.with(["inAppOwnershipType": #""FAMILY_SHARED""#])
    private static let earlier = Sample.transaction.with([
        "transactionId": #""1001""#, "purchaseDate": "\(Sample.start - 86_400_000 * 31)",
        "expiresDate": "\(Sample.start)", "transactionReason": #""PURCHASE""#,
    ])

    // MARK: The App Store Server API

    private static func signedInfo(_ name: String, _ document: JSONText) -> DamageSeed {
        DamageSeed(name, document, objects: [("signedInfo", [])])
    }

    static let api: [DamageSeed] = [
        signedInfo("active", Sample.item()), signedInfo("active, by its dates", Sample.item(nil)),
        signedInfo("transaction alone", Sample.item(nil, Sample.transaction, nil)),
        signedInfo("renewal information alone", Sample.item(nil, nil, Sample.renewal)),
        signedInfo("status alone", Sample.item("1", nil, nil)),
        signedInfo("trial", Sample.item("1", trial)),
        signedInfo("trial, cancelled", Sample.item("1", trial, cancelled)),
        signedInfo("introductory price", Sample.item("1", offer("1", "PAY_AS_YOU_GO", "990"))),
        signedInfo("promotional offer", Sample.item("1", offer("2", "PAY_UP_FRONT", "1990"))),
        signedInfo("offer code", Sample.item(nil, offer("3", "FREE_TRIAL", "0"))),
        signedInfo("win-back offer that runs", Sample.item("1", offer("4", "PAY_AS_YOU_GO", "990"))),
        signedInfo("offer of the next period", Sample.item("1", Sample.transaction, renewing("PAY_AS_YOU_GO", "4990"))),
        signedInfo(
            "free time before free time",
            Sample.item("1", offer("2", "FREE_TRIAL", "0"), renewing("FREE_TRIAL", "null"))
        ),
        signedInfo("cancelled", Sample.item("1", Sample.transaction, cancelled)),
        signedInfo("cancelled, by its dates", Sample.item(nil, Sample.transaction, cancelled)),
        signedInfo("grace period", grace),
        signedInfo("billing retry", Sample.item("3", ended, retrying)),
        signedInfo("billing retry, by its dates", Sample.item(nil, ended, retrying)),
        signedInfo("ended: customer", Sample.item("2", ended, over("1"))),
        signedInfo("ended: billing", Sample.item("2", ended, over("2"))),
        signedInfo("ended: price", Sample.item("2", ended, over("3"))),
        signedInfo("ended: product", Sample.item("2", ended, over("4"))),
        signedInfo("ended: other", Sample.item(nil, ended, over("5"))),
        signedInfo(
            "win-back offers",
            Sample.item("2", ended, over("1").with(["eligibleWinBackOfferIds": #"["winter", "spring"]"#]))
        ),
        signedInfo("refunded", Sample.item("5", refunded, over("5"))),
        signedInfo("refunded, by its dates", Sample.item(nil, refunded)),
        signedInfo(
            "refunded in part",
            Sample.item(
                nil,
                refunded.with(["revocationType": #""REFUND_PRORATED""#, "revocationPercentage": "50000"]),
                nil
            )
        ),
        signedInfo("refunded before there were kinds", Sample.item(nil, refunded.with(["revocationType": "null"]))),
        signedInfo("revoked", Sample.item("5", Sample.transaction, nil)),
        signedInfo("upgraded", Sample.item(nil, Sample.transaction.with(["isUpgraded": "true"]), nil)),
        signedInfo("family", Sample.item("1", shared)),
        signedInfo("family, grace period", Sample.item("4", shared.with(Sample.ended), retrying)),
        signedInfo(
            "family, ended",
            Sample.item(nil, shared.with(["revocationDate": "1794300000000", "revocationType": #""FAMILY_REVOKE""#]))
        ),
        signedInfo(
            "price increase to agree to",
            Sample.item(
                "1",
                Sample.transaction,
                Sample.renewal.with(["priceIncreaseStatus": "0", "renewalPrice": "12990"])
            )
        ),
        signedInfo(
            "price increase",
            Sample.item(
                "1",
                Sample.transaction,
                Sample.renewal.with(["priceIncreaseStatus": "1", "renewalPrice": "12990"])
            )
        ),
        signedInfo(
            "another plan",
            Sample.item(
                "1",
                Sample.transaction,
                Sample.renewal.with(["autoRenewProductId": #""ocean.yearly""#, "renewalPrice": "99990"])
            )
        ),
        signedInfo("seats", Sample.item("1", seats, seatsRenewal)),
        signedInfo(
            "seats that were added",
            Sample.item("1", seats.with(["additionalTransactionReason": #""SEAT_ADDITION""#]), seatsRenewal)
        ),
        signedInfo("commitment", Sample.item("1", committed, committedRenewal)),
        signedInfo(
            "commitment, cancelled",
            Sample.item("1", committed, committedRenewal.with(["commitmentInfo.commitmentAutoRenewStatus": "0"]))
        ),
        signedInfo(
            "commitment, all paid",
            Sample.item(
                "1",
                committed.with([
                    "commitmentInfo.billingPeriodNumber": "12", "commitmentInfo.commitmentExpiresDate": "\(Sample.end)",
                ]),
                committedRenewal.with(["commitmentInfo.commitmentRenewalDate": "\(Sample.end)"])
            )
        ),
        signedInfo(
            "billed up front",
            Sample.item(
                "1",
                Sample.transaction.with(["billingPlanType": #""BILLED_UPFRONT""#]),
                Sample.renewal.with(["renewalBillingPlanType": #""BILLED_UPFRONT""#])
            )
        ),
        signedInfo("advanced commerce", commerce),
        signedInfo("lifetime", Sample.item(nil, bought("Non-Consumable"), nil)),
        signedInfo(
            "lifetime, of the family",
            Sample.item(
                nil,
                bought("Non-Consumable").with(["inAppOwnershipType": #""FAMILY_SHARED""#]),
                nil
            )
        ),
        signedInfo("consumable", Sample.item(nil, bought("Consumable").with(["quantity": "3"]), nil)),
        signedInfo(
            "consumable, refunded",
            Sample.item(
                nil,
                bought("Consumable").with(["revocationDate": "1794300000000", "revocationReason": "0"]),
                nil
            )
        ),
        signedInfo("not renewing", Sample.item(nil, bought("Non-Renewing Subscription", "\(Sample.end)"), nil)),
    ]

    // MARK: Envelopes

    static let envelopes: [DamageSeed] = [
        DamageSeed("status response", Sample.statuses(Sample.item()), objects: [("statusResponse", [])]),
        DamageSeed(
            "status response of a trial that is cancelled",
            Sample.statuses(Sample.item("1", trial, cancelled)),
            objects: [("statusResponse", [])]
        ),
        DamageSeed("history", Sample.page(earlier, Sample.transaction), objects: [("transactionHistory", [])]),
        DamageSeed(
            "history with a refund",
            Sample.page(earlier, refunded),
            objects: [("transactionHistory", [])]
        ),
        DamageSeed(
            "history with more pages",
            Sample.page(Sample.transaction, bought("Non-Consumable"), hasMore: true),
            objects: [("transactionHistory", [])]
        ),
        DamageSeed(
            "notification",
            Sample.notification("DID_RENEW", nil, Sample.item()),
            objects: [("notification", [])]
        ),
        DamageSeed(
            "notification with its payload",
            .members(["signedPayload": Sample.notification("SUBSCRIBED", "INITIAL_BUY", Sample.item("1", trial))]),
            objects: [("notification", [])]
        ),
        DamageSeed(
            "notification of a refund",
            Sample.notification("REFUND", nil, Sample.item(nil, refunded, nil)),
            objects: [("notification", [])]
        ),
        DamageSeed(
            "notification of a cancellation",
            Sample.notification(
                "DID_CHANGE_RENEWAL_STATUS",
                "AUTO_RENEW_DISABLED",
                Sample.item("1", Sample.transaction, cancelled)
            ),
            objects: [("notification", [])]
        ),
        DamageSeed(
            "notification of a price to agree to",
            Sample.notification("PRICE_INCREASE", "PENDING", Sample.item()),
            objects: [("notification", [])]
        ),
        DamageSeed(
            "notification of an end",
            Sample.notification("EXPIRED", "VOLUNTARY", Sample.item("2", ended, over("null"))),
            objects: [("notification", [])]
        ),
    ]

    // MARK: verifyReceipt

    private static func receipt(_ name: String, _ document: JSONText) -> DamageSeed {
        DamageSeed(name, document, objects: [("response", [])])
    }

    private static let endedPurchase = Sample.purchase.with([
        "expires_date_ms": #""\#(Sample.start + 86_400_000 * 14)""#,
        "expires_date": #""2026-11-16 08:00:00 Etc/GMT""#, "expires_date_pst": "null",
        "purchase_date_ms": #""\#(Sample.start - 86_400_000 * 16)""#,
        "purchase_date": #""2026-10-17 08:00:00 Etc/GMT""#, "purchase_date_pst": "null",
    ])
    private static let other = Sample.purchase.with([
        "transaction_id": #""2009""#, "original_transaction_id": #""2009""#, "product_id": #""ocean.lifetime""#,
        "expires_date": "null", "expires_date_ms": "null", "expires_date_pst": "null",
        "subscription_group_identifier": "null",
    ])

    static let receipts: [DamageSeed] = [
        receipt("receipt", Sample.receipt(Sample.purchase)),
        receipt("receipt with what the device had", Sample.receipt(Sample.purchase, inApp: [Sample.purchase])),
        receipt("receipt of a trial", Sample.receipt(Sample.purchase.with(["is_trial_period": #""true""#]))),
        receipt(
            "receipt of an introductory price",
            Sample.receipt(Sample.purchase.with(["is_in_intro_offer_period": #""true""#]))
        ),
        receipt(
            "receipt of an offer code",
            Sample.receipt(Sample.purchase.with(["offer_code_ref_name": #""GIFT""#, "is_trial_period": #""true""#]))
        ),
        receipt(
            "receipt, cancelled",
            Sample.receipt(
                Sample.purchase,
                pending: Sample.pending.with(["auto_renew_status": #""0""#])
            )
        ),
        receipt(
            "receipt, refunded",
            Sample.receipt(
                Sample.purchase.with([
                    "cancellation_date_ms": #""1794300000000""#, "cancellation_date": #""2026-11-10 08:40:00 Etc/GMT""#,
                    "cancellation_reason": #""1""#,
                ])
            )
        ),
        receipt(
            "receipt, upgraded",
            Sample.receipt(
                Sample.purchase.with(["cancellation_date_ms": #""1794300000000""#, "is_upgraded": #""true""#]),
                pending: nil
            )
        ),
        receipt(
            "receipt of the family",
            Sample.receipt(
                Sample.purchase.with(["in_app_ownership_type": #""FAMILY_SHARED""#])
            )
        ),
        receipt(
            "receipt, billing retry",
            Sample.receipt(
                endedPurchase,
                pending: Sample.pending.with(["is_in_billing_retry_period": #""1""#, "expiration_intent": #""2""#])
            )
        ),
        receipt(
            "receipt, grace period",
            Sample.receipt(
                endedPurchase,
                pending: Sample.pending.with([
                    "is_in_billing_retry_period": #""1""#, "grace_period_expires_date_ms": #""\#(Sample.end)""#,
                    "grace_period_expires_date": #""2026-12-02 08:00:00 Etc/GMT""#,
                ])
            )
        ),
        receipt(
            "receipt, ended",
            Sample.receipt(
                endedPurchase,
                pending: Sample.pending.with(["auto_renew_status": #""0""#, "expiration_intent": #""1""#])
            )
        ),
        receipt(
            "receipt, price increase",
            Sample.receipt(
                Sample.purchase,
                pending: Sample.pending.with(["price_consent_status": #""0""#])
            )
        ),
        receipt(
            "receipt, another plan",
            Sample.receipt(
                Sample.purchase,
                pending: Sample.pending.with(["auto_renew_product_id": #""ocean.yearly""#])
            )
        ),
        receipt("receipt of a lifetime product", Sample.receipt(other, pending: nil)),
        receipt(
            "receipt of two periods",
            Sample.receipt(
                Sample.purchase,
                endedPurchase.with(["transaction_id": #""1999""#])
            )
        ),
        receipt("receipt in the style of iOS 6", Sample.oldReceipt()),
        receipt("receipt in the style of iOS 6, cancelled", Sample.oldReceipt(["auto_renew_status": "0"])),
    ]

    static let all = api + envelopes + receipts
}
