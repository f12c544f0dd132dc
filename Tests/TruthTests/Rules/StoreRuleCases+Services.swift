extension StoreRuleCases {
    private static let refund = ["cancel_reason": #""CUSTOMER_SUPPORT""#]
    private static let yesterday = "2026-11-19T08:00:00Z"

    private static func event(_ type: String, _ fields: [String: String] = [:]) -> String {
        RevenueCatEventText.event(type, fields)
    }

    private static let grant = [
        "store": #""promotional""#, "period_type": #""promotional""#, "price": "null", "store_transaction_id": "null",
    ]

    static let revenueCat: [StoreRuleCase] = [
        StoreRuleCase(
            "a refund at Stripe’s: what it means for access is the merchant’s",
            event("CANCELLATION", refund.merging(["store": #""STRIPE""#]) { $1 }),
            is: ["refunded"],
            access: [nil],
            says: ["Your purchase was refunded."]
        ),
        StoreRuleCase(
            "a refund at Paddle’s",
            event("CANCELLATION", refund.merging(["store": #""PADDLE""#]) { $1 }),
            is: ["refunded"],
            access: [nil],
            says: ["Your purchase was refunded."]
        ),
        StoreRuleCase(
            "a refund in the App Store ends access",
            event("CANCELLATION", refund),
            is: ["refunded"],
            access: [false],
            says: ["Your purchase was refunded.", "Your access has ended."]
        ),
        StoreRuleCase(
            "a refund of a period that is over: whether a later one runs since, the event does not state",
            event("CANCELLATION", refund.merging(["expiration_at_ms": RevenueCatEventText.time(yesterday)]) { $1 }),
            is: ["refunded"],
            access: [nil],
            says: ["Your purchase was refunded."],
            neverSays: ["access has ended"]
        ),
        StoreRuleCase(
            "an EXPIRATION for a refund states an end",
            event(
                "EXPIRATION",
                [
                    "expiration_reason": #""CUSTOMER_SUPPORT""#,
                    "expiration_at_ms": RevenueCatEventText.time(yesterday),
                ]
            ),
            is: ["refunded"],
            access: [false],
            says: ["Your purchase was refunded.", "Your access has ended."]
        ),
        StoreRuleCase(
            "version 1: a refund at Stripe’s",
            RevenueCatSubscriber.subscription([
                "refunded_at": #""2026-11-18T08:00:00Z""#, "store": #""stripe""#,
            ]),
            is: ["refunded"],
            access: [nil],
            says: ["Your purchase was refunded."]
        ),
        StoreRuleCase(
            "version 2: a grace period of Google Play’s keeps the regular end",
            RevenueCatObject.subscription([
                "status": #""in_grace_period""#, "store": #""play_store""#,
                "current_period_ends_at": RevenueCatObject.time(yesterday), "ends_at": RevenueCatObject.time(yesterday),
            ]),
            is: ["gracePeriod"],
            access: [true],
            says: ["Your latest payment didn’t go through. You still have access for now."]
        ),
        StoreRuleCase(
            "version 2: a payment that is tried again is pending, and no purchase is",
            RevenueCatObject.subscription([
                "status": #""in_billing_retry""#, "gives_access": "false", "pending_payment": "true",
                "current_period_ends_at": RevenueCatObject.time(yesterday), "ends_at": RevenueCatObject.time(yesterday),
            ]),
            is: ["billingRetry"],
            access: [false],
            says: ["didn’t go through"],
            neverSays: ["isn’t complete"]
        ),
        StoreRuleCase(
            "version 2: a purchase that waits",
            RevenueCatObject.subscription([
                "status": #""incomplete""#, "gives_access": "false", "pending_payment": "true",
            ]),
            is: ["pendingPurchase"],
            access: [false]
        ),
        StoreRuleCase(
            "version 2: it will pause",
            RevenueCatObject.subscription(["store": #""play_store""#, "auto_renewal_status": #""will_pause""#]),
            is: ["pausePlanned"],
            access: [true],
            says: ["will pause on December 2, 2026"],
            neverSays: ["is paused", "doesn’t say whether it renews"]
        ),
        StoreRuleCase(
            "an event: it will pause, until a day",
            event(
                "SUBSCRIPTION_PAUSED",
                [
                    "store": #""PLAY_STORE""#,
                    "auto_resume_at_ms": RevenueCatEventText.time("2026-12-24T08:00:00Z"),
                ]
            ),
            is: ["pausePlanned"],
            access: [true],
            says: ["will pause on December 2, 2026", "It resumes automatically on December 24, 2026."],
            neverSays: ["is paused"]
        ),
        StoreRuleCase(
            "an event: over for a pause of Google Play’s, which is the customer’s",
            event(
                "EXPIRATION",
                [
                    "store": #""PLAY_STORE""#, "expiration_reason": #""SUBSCRIPTION_PAUSED""#,
                    "expiration_at_ms": RevenueCatEventText.time(yesterday),
                    "auto_resume_at_ms": RevenueCatEventText.time("2026-12-24T08:00:00Z"),
                ]
            ),
            is: ["paused"],
            access: [false],
            says: ["Paused by the customer", "December 24, 2026"]
        ),
        StoreRuleCase(
            "version 1: shared by the family, whose payment failed, in a grace period",
            RevenueCatSubscriber.subscription([
                "ownership_type": #""FAMILY_SHARED""#, "expires_date": #""2026-11-19T08:00:00Z""#,
                "billing_issues_detected_at": #""2026-11-19T08:05:00Z""#,
                "grace_period_expires_date": #""2026-11-26T08:00:00Z""#,
            ]),
            is: ["familyShared"],
            access: [true],
            says: ["You have access through Family Sharing."],
            neverSays: ["payment", "has ended"]
        ),
        StoreRuleCase(
            "version 1: granted for a time",
            RevenueCatSubscriber.subscription(grant),
            is: ["nonRenewing"],
            access: [true],
            says: ["Your access ends on December 2, 2026.", "Granted without a purchase."],
            neverSays: ["This purchase", "ends by itself", "renews automatically"]
        ),
        StoreRuleCase(
            "version 1: granted for life",
            RevenueCatSubscriber.subscription(grant.merging(["expires_date": #""2226-11-02T08:00:00Z""#]) { $1 }),
            is: ["lifetime"],
            access: [true],
            says: ["Granted without a purchase."],
            neverSays: ["one-time purchase", "2226", "ends by itself"]
        ),
        StoreRuleCase(
            "version 2: granted for life",
            RevenueCatObject.subscription([
                "store": #""promotional""#, "product_id": "null", "auto_renewal_status": #""will_not_renew""#,
                "ends_at": RevenueCatObject.time("2226-11-02T08:00:00Z"),
                "current_period_ends_at": RevenueCatObject.time("2226-11-02T08:00:00Z"),
                "store_subscription_identifier": "null",
            ]),
            is: ["lifetime"],
            access: [true],
            says: ["Granted without a purchase."]
        ),
    ]

    private static func amazon(_ fields: [String: String]) -> String { AmazonReceiptText.receipt(fields) }

    private static let cancelled = [
        "renewalDate": "null", "cancelDate": AmazonReceiptText.time("2026-11-10T08:00:00Z"),
    ]

    /// What a merchant states of its own customers, in the plain form.
    private static func plain(_ subscription: String, _ purchase: String = "") -> String {
        """
        {"schema": "paywright/customer/1", "asOf": "2026-11-20T11:00:00Z", "complete": true,
         "purchases": [{"id": "t2", "originalID": "t1", "productID": "pro", "productType": "autoRenewable",
           "purchaseDate": "2026-11-10T12:00:00Z", "expiresDate": "2026-12-10T12:00:00Z"\(purchase)}],
         "subscriptions": [{"originalID": "t1", "productID": "pro", \(subscription)}]}
        """
    }

    private static let price = #""renewalPrice": {"amount": "9.99", "currency": "USD"}"#

    static let others: [StoreRuleCase] = [
        StoreRuleCase(
            "Amazon: something used up that was cancelled gave no access",
            amazon(cancelled.merging(["productType": #""CONSUMABLE""#]) { $1 }),
            is: ["purchaseCancelled"],
            access: [nil],
            says: ["Your purchase was canceled on November 10, 2026."],
            neverSays: ["refund", "ends by itself"]
        ),
        StoreRuleCase(
            "Amazon: something kept that was cancelled",
            amazon(cancelled.merging(["productType": #""ENTITLED""#]) { $1 }),
            is: ["purchaseCancelled"],
            access: [false],
            says: ["Your purchase was canceled on November 10, 2026.", "Your access has ended."],
            neverSays: ["refund", "ends by itself"]
        ),
        StoreRuleCase(
            "Amazon: a subscription that was cancelled and is over",
            amazon(["autoRenewing": "false", "cancelDate": AmazonReceiptText.time("2026-11-10T08:00:00Z")]),
            is: ["expired"],
            access: [false]
        ),
        StoreRuleCase(
            "Amazon: a renewal is cancelled in the customer’s account there",
            amazon([:]),
            is: ["active"],
            access: [true],
            says: [
                "cancel on or before December 1, 2026. You can cancel in your account on Amazon, under Your Apps → Your Subscriptions."
            ]
        ),
        StoreRuleCase(
            "a renewal without a day is told with how to avoid it",
            plain(#""state": "active", "renewsAutomatically": true"#).replacing(
                "\"2026-12-10T12:00:00Z\"",
                with: "null"
            ),
            is: ["active"],
            access: [true],
            says: ["To avoid the next charge, cancel before the current period ends."]
        ),
        StoreRuleCase(
            "Amazon: something used up",
            amazon(["productType": #""CONSUMABLE""#, "renewalDate": "null"]),
            is: ["consumable"],
            access: [nil]
        ),
        StoreRuleCase(
            "a merchant’s pause with what it costs to go on",
            plain(#""state": "paused", "renewsAutomatically": true, "resumesDate": "2026-12-20T12:00:00Z", \#(price)"#),
            is: ["paused"],
            access: [false],
            says: [
                "you don’t have access right now", "It resumes automatically on December 20, 2026.",
                "Your next payment is $9.99 on December 20, 2026.", "cancel on or before December 19, 2026",
            ],
            neverSays: ["by the customer"]
        ),
        StoreRuleCase(
            "a merchant’s pause without an amount",
            plain(#""state": "paused", "resumesDate": "2026-12-20T12:00:00Z""#),
            is: ["paused"],
            access: [false],
            says: ["It resumes automatically on December 20, 2026, and you’ll be charged then."],
            neverSays: ["by the customer"]
        ),
        StoreRuleCase(
            "refunded in part, and active by the merchant’s word",
            plain(
                #""state": "active", "renewsAutomatically": true, "renewalDate": "2026-12-10T12:00:00Z", \#(price)"#,
                #", "revocation": {"date": "2026-11-15T12:00:00Z", "kind": "proratedRefund", "fraction": "0.5"}"#
            ),
            is: ["active", "refunded"],
            access: [true, nil],
            says: [
                "renews automatically for $9.99 on December 10, 2026",
                "Part of your purchase was refunded on November 15, 2026.",
            ],
            neverSays: ["access has ended"]
        ),
        StoreRuleCase(
            "a merchant states that there is no access",
            plain(#""state": "billingRetry""#),
            is: ["billingRetry"],
            access: [false],
            says: ["you don’t have access right now"]
        ),
        StoreRuleCase(
            "a merchant states that access goes on",
            plain(#""state": "gracePeriod", "gracePeriodExpiresDate": "2026-12-20T12:00:00Z""#),
            is: ["gracePeriod"],
            access: [true],
            says: ["You still have access"]
        ),
        StoreRuleCase(
            "shared by the family, whose payment is tried again",
            plain(#""state": "billingRetry""#, #", "ownership": "familyShared""#),
            is: ["familySharingInterrupted"],
            access: [false],
            says: ["You don’t have access through Family Sharing right now."],
            neverSays: ["payment", "Family Sharing ended", "has ended"]
        ),
    ]
}
