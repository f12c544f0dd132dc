/// A purchase that RevenueCat states, in which nothing is broken.
struct RevenueCatSeed {
    let name: String
    let document: JSONText
    /// The object of the table that states the purchase, and where it stands.
    let object: String
    let path: [String]
    /// The objects around it and beside it, and where they stand.
    private(set) var others: [(name: String, path: [String])] = []

    private init(_ name: String, _ object: String, at path: [String] = [], _ text: String) {
        self.name = name
        self.object = object
        self.path = path
        document = JSONText(parsing: text)
    }

    /// A seed by its name.
    static func named(_ name: String) -> RevenueCatSeed {
        guard let seed = all.first(where: { $0.name == name }) else { fatalError("no seed \(name)") }
        return seed
    }

    static let all = subscriptions + answers + objects + events

    // MARK: Version 1

    static let subscription = ["subscriber", "subscriptions", "pro_monthly"]

    private static func subscription(_ name: String, _ fields: [String: String] = [:]) -> RevenueCatSeed {
        RevenueCatSeed(name, "subscription", at: subscription, RevenueCatSubscriber.subscription(fields))
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }

    private static let end = quoted("2026-11-10T08:00:00Z")
    private static let failure = quoted("2026-11-10T08:05:00Z")
    private static let later = quoted("2026-11-26T08:00:00Z")
    private static let resumption = quoted("2026-12-24T08:00:00Z")
    private static let play = quoted("play_store")

    private static let subscriptions: [RevenueCatSeed] = [
        subscription("active"),
        subscription(
            "active in Google Play",
            [
                "store": play, "store_transaction_id": quoted("GPA.3309-9122-6177-45730..2"),
                "product_plan_identifier": quoted("monthly"),
            ]
        ),
        subscription("active in Amazon", ["store": quoted("amazon")]),
        subscription("active in Stripe", ["store": quoted("stripe"), "store_transaction_id": quoted("si_1")]),
        subscription("active in Paddle", ["store": quoted("paddle"), "store_transaction_id": quoted("txn_1")]),
        subscription("active in Web Billing", ["store": quoted("rc_billing")]),
        subscription("active in Roku", ["store": quoted("roku")]),
        subscription("active in the Mac App Store", ["store": quoted("mac_app_store")]),
        subscription("in the sandbox", ["is_sandbox": "true"]),
        subscription("trial", ["period_type": quoted("trial"), "price": #"{"amount": 0.0, "currency": "EUR"}"#]),
        subscription(
            "cancelled trial",
            ["period_type": quoted("trial"), "price": "null", "unsubscribe_detected_at": failure]
        ),
        subscription("introductory price", ["period_type": quoted("intro")]),
        subscription("cancelled", ["unsubscribe_detected_at": failure]),
        subscription(
            "cancelled, and over",
            ["unsubscribe_detected_at": quoted("2026-11-05T08:00:00Z"), "expires_date": end]
        ),
        subscription("over, and nothing states why", ["expires_date": end]),
        subscription(
            "grace",
            ["billing_issues_detected_at": failure, "expires_date": end, "grace_period_expires_date": later]
        ),
        subscription("retry", ["billing_issues_detected_at": failure, "expires_date": end]),
        subscription("payment failed before the end", ["billing_issues_detected_at": failure]),
        subscription(
            "payment failed, and renewal is off",
            ["billing_issues_detected_at": failure, "unsubscribe_detected_at": failure, "expires_date": end]
        ),
        subscription("an older grace period", ["grace_period_expires_date": quoted("2026-12-20T08:00:00Z")]),
        subscription("paused", ["store": play, "expires_date": end, "auto_resume_date": resumption]),
        subscription("a pause to come", ["store": play, "auto_resume_date": resumption]),
        subscription("refunded", ["refunded_at": failure, "unsubscribe_detected_at": failure]),
        subscription(
            "granted",
            ["store": quoted("promotional"), "period_type": quoted("promotional"), "price": "null"]
        ),
        subscription(
            "granted for life",
            [
                "store": quoted("promotional"), "period_type": quoted("promotional"),
                "expires_date": quoted("2226-11-02T08:00:00Z"),
            ]
        ),
        subscription("prepaid", ["store": play, "period_type": quoted("prepaid")]),
        subscription("shared", ["ownership_type": quoted("FAMILY_SHARED")]),
        subscription("shared, and over", ["ownership_type": quoted("FAMILY_SHARED"), "expires_date": end]),
    ]

    private static let answers: [RevenueCatSeed] = {
        var answer = RevenueCatSeed("answer", "answer", RevenueCatSubscriber.subscription())
        answer.others = [("entitlement", ["subscriber", "entitlements", "pro"]), ("subscription", subscription)]
        let failed = RevenueCatSubscriber.subscription([
            "billing_issues_detected_at": failure, "expires_date": end,
        ])
        var granted = RevenueCatSeed("grace of the entitlement", "subscription", at: subscription, failed)
        granted = granted.replacing(
            ["subscriber", "entitlements", "pro", "grace_period_expires_date"],
            with: .text("2026-11-26T08:00:00Z")
        )
        granted.others = [("answer", []), ("entitlement", ["subscriber", "entitlements", "pro"])]
        var once = RevenueCatSeed(
            "bought once",
            "oneTimePurchase",
            at: ["subscriber", "non_subscriptions", "coins_100", "0"],
            RevenueCatSubscriber.oneTime(store: "app_store")
        )
        once.others = [("answer", [])]
        var kept = once.replacing(
            ["subscriber", "entitlements"],
            with: JSONText(parsing: #"{"pro": {"expires_date": null, "product_identifier": "coins_100"}}"#)
        )
        kept = RevenueCatSeed(kept, name: "bought once, for life")
        kept.others = [("answer", []), ("entitlement", ["subscriber", "entitlements", "pro"])]
        var older = RevenueCatSeed("bought once, in the old place", "answer", RevenueCatSubscriber.subscription())
        older = older.replacing(
            ["subscriber", "other_purchases"],
            with: JSONText(parsing: #"{"life": {"purchase_date": "2018-04-05T21:52:45Z", "store": "app_store"}}"#)
        )
        older.others = [("oneTimePurchase", ["subscriber", "other_purchases", "life"])]
        return [answer, granted, once, kept, older]
    }()

    private func replacing(_ path: [String], with value: JSONText) -> RevenueCatSeed {
        RevenueCatSeed(self, document: document.replacing(path, with: value))
    }

    private init(_ seed: RevenueCatSeed, document: JSONText? = nil, name: String? = nil) {
        (object, path, others) = (seed.object, seed.path, seed.others)
        (self.name, self.document) = (name ?? seed.name, document ?? seed.document)
    }

    // MARK: Version 2

    private static func object(_ name: String, _ fields: [String: String] = [:]) -> RevenueCatSeed {
        RevenueCatSeed("object\(name)", "subscriptionObject", RevenueCatObject.subscription(fields))
    }

    private static let over = [
        "current_period_ends_at": RevenueCatObject.time("2026-11-10T08:00:00Z"),
        "ends_at": RevenueCatObject.time("2026-11-10T08:00:00Z"), "gives_access": "false",
    ]

    private static let objects: [RevenueCatSeed] = [
        object(""),
        object(": Google Play", ["store": play, "store_subscription_identifier": quoted("GPA.1-2-3..4")]),
        object(": Stripe", ["store": quoted("stripe")]),
        object(": sandbox", ["environment": quoted("sandbox")]),
        object(": trial", ["status": quoted("trialing")]),
        object(": cancelled trial", ["status": quoted("trialing"), "auto_renewal_status": quoted("will_not_renew")]),
        object(": cancelled", ["auto_renewal_status": quoted("will_not_renew")]),
        object(
            ": another product",
            [
                "auto_renewal_status": quoted("will_change_product"),
                "product": #"{"object": "product", "id": "prod1", "store_identifier": "pro_monthly"}"#,
                "pending_changes":
                    #"{"product": {"object": "product", "id": "prod9", "store_identifier": "pro_yearly"}}"#,
            ]
        ),
        object(": pause to come", ["store": play, "auto_renewal_status": quoted("will_pause")]),
        object(": consent", ["auto_renewal_status": quoted("requires_price_increase_consent")]),
        object(
            ": renewed early",
            [
                "auto_renewal_status": quoted("has_already_renewed"),
                "ends_at": RevenueCatObject.time("2027-01-02T08:00:00Z"),
            ]
        ),
        object(": grace", ["status": quoted("in_grace_period")]),
        object(": retry", over.merging(["status": quoted("in_billing_retry")]) { $1 }),
        object(
            ": over",
            over.merging(["status": quoted("expired"), "auto_renewal_status": quoted("will_not_renew")]) { $1 }
        ),
        object(
            ": paused",
            [
                "status": quoted("paused"), "store": play, "gives_access": "false",
                "current_period_ends_at": "null", "ends_at": "null",
            ]
        ),
        object(
            ": incomplete",
            ["status": quoted("incomplete"), "gives_access": "false", "pending_payment": "true"]
        ),
        object(": shared", ["ownership": quoted("family_shared")]),
        object(": granted", ["store": quoted("promotional"), "auto_renewal_status": quoted("will_not_renew")]),
        object(
            ": granted for life",
            [
                "store": quoted("promotional"), "product_id": "null", "auto_renewal_status": quoted("will_not_renew"),
                "ends_at": RevenueCatObject.time("2226-11-02T08:00:00Z"),
                "current_period_ends_at": RevenueCatObject.time("2226-11-02T08:00:00Z"),
            ]
        ),
        RevenueCatSeed("object: bought once", "purchaseObject", RevenueCatObject.purchase("owned")),
        RevenueCatSeed("object: bought once, and refunded", "purchaseObject", RevenueCatObject.purchase("refunded")),
        RevenueCatSeed("list", "list", RevenueCatObject.list([RevenueCatObject.subscription()])),
        RevenueCatSeed(
            "customer",
            "customerObject",
            #"""
            {"object": "customer", "id": "u-77", "project_id": "proj1", "first_seen_at": 1790000000000,
             "subscriptions": \#(RevenueCatObject.list([RevenueCatObject.subscription()])),
             "active_entitlements": {"object": "list", "items": [], "next_page": null, "url": "/v2/c"}}
            """#
        ),
    ]

    // MARK: Webhooks

    private static func event(
        _ name: String,
        _ type: String,
        _ fields: [String: String] = [:],
        isOver: Bool = false
    ) -> RevenueCatSeed {
        let ended = isOver ? ["expiration_at_ms": RevenueCatEventText.time("2026-11-19T08:00:00Z")] : [:]
        let text = RevenueCatEventText.event(type, ended.merging(fields) { $1 })
        var seed = RevenueCatSeed("event: \(name)", "event", at: ["event"], text)
        seed.others = [("webhook", [])]
        return seed
    }

    private static let events: [RevenueCatSeed] =
        [
            "INITIAL_PURCHASE", "RENEWAL", "SUBSCRIPTION_EXTENDED", "REFUND_REVERSED", "UNCANCELLATION",
        ].map { event($0, $0) }
        + ["UNSUBSCRIBE", "BILLING_ERROR", "DEVELOPER_INITIATED", "PRICE_INCREASE", "CUSTOMER_SUPPORT"].map { reason in
            event("CANCELLATION for \(reason)", "CANCELLATION", ["cancel_reason": quoted(reason)])
        }
        + [
            "UNSUBSCRIBE", "BILLING_ERROR", "DEVELOPER_INITIATED", "PRICE_INCREASE", "CUSTOMER_SUPPORT", "UNKNOWN",
        ].map { reason in
            event("EXPIRATION for \(reason)", "EXPIRATION", ["expiration_reason": quoted(reason)], isOver: true)
        }
        + [
            event(
                "EXPIRATION for SUBSCRIPTION_PAUSED",
                "EXPIRATION",
                [
                    "expiration_reason": quoted("SUBSCRIPTION_PAUSED"), "store": quoted("PLAY_STORE"),
                    "auto_resume_at_ms": RevenueCatEventText.time("2026-12-24T08:00:00Z"),
                ],
                isOver: true
            ),
            event("trial", "INITIAL_PURCHASE", ["period_type": quoted("TRIAL"), "price_in_purchased_currency": "0"]),
            event("introductory price", "UNCANCELLATION", ["period_type": quoted("INTRO")]),
            event("code", "UNCANCELLATION", ["period_type": quoted("INTRO"), "offer_code": quoted("SUMMER")]),
            event(
                "BILLING_ISSUE",
                "BILLING_ISSUE",
                ["grace_period_expiration_at_ms": RevenueCatEventText.time("2026-12-05T08:00:00Z")],
                isOver: true
            ),
            event(
                "BILLING_ISSUE without grace",
                "BILLING_ISSUE",
                ["grace_period_expiration_at_ms": "null"],
                isOver: true
            ),
            event(
                "SUBSCRIPTION_PAUSED",
                "SUBSCRIPTION_PAUSED",
                [
                    "store": quoted("PLAY_STORE"),
                    "auto_resume_at_ms": RevenueCatEventText.time("2026-12-24T08:00:00Z"),
                ]
            ),
            event(
                "PRODUCT_CHANGE",
                "PRODUCT_CHANGE",
                ["store": quoted("PLAY_STORE"), "new_product_id": quoted("pro_yearly")]
            ),
            event(
                "PRODUCT_CHANGE in the App Store",
                "PRODUCT_CHANGE",
                ["new_product_id": quoted("pro_yearly")]
            ),
            event(
                "NON_RENEWING_PURCHASE",
                "NON_RENEWING_PURCHASE",
                ["expiration_at_ms": "null", "product_id": quoted("coins")]
            ),
            event("a time bought once", "NON_RENEWING_PURCHASE", ["product_id": quoted("pass")]),
            event("shared", "RENEWAL", ["is_family_share": "true"]),
            event("granted", "NON_RENEWING_PURCHASE", ["store": quoted("PROMOTIONAL")]),
            event(
                "Google Play",
                "UNCANCELLATION",
                [
                    "store": quoted("PLAY_STORE"), "product_id": quoted("pro:monthly"),
                    "transaction_id": quoted("GPA.1-2-3..4"),
                ]
            ),
            event("sandbox", "UNCANCELLATION", ["environment": quoted("SANDBOX")]),
        ]
}
