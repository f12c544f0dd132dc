import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Answers of `GET /v1/subscribers/{id}`, modelled on RevenueCat's documentation.
enum RevenueCatSubscriber {
    /// An answer with one subscription, of which some fields are other ones.
    static func subscription(
        _ fields: [String: String] = [:],
        product: String = "pro_monthly",
        asOf clock: String = "2026-11-19T10:00:00Z",
        entitlementEnd: String? = nil
    ) -> String {
        var subscription = [
            "auto_resume_date": "null",
            "billing_issues_detected_at": "null",
            "display_name": #""Pro""#,
            "expires_date": #""2026-12-02T08:00:00Z""#,
            "grace_period_expires_date": "null",
            "is_sandbox": "false",
            "management_url": #""https://apps.apple.com/account/subscriptions""#,
            "original_purchase_date": #""2026-09-02T08:00:00Z""#,
            "ownership_type": #""PURCHASED""#,
            "period_type": #""normal""#,
            "price": #"{"amount": 9.99, "currency": "EUR"}"#,
            "purchase_date": #""2026-11-02T08:00:00Z""#,
            "refunded_at": "null",
            "store": #""app_store""#,
            "store_transaction_id": #""390001560129364""#,
            "unsubscribe_detected_at": "null",
        ]
        for (name, value) in fields { subscription[name] = value }
        let members = subscription.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        let end = entitlementEnd.map { "\"\($0)\"" } ?? subscription["expires_date"] ?? "null"
        return """
            {"request_date": "\(clock)", "request_date_ms": \(Instant(rfc3339: clock)?.milliseconds ?? 0),
             "subscriber": {
              "entitlements": {"pro": {"expires_date": \(end), "grace_period_expires_date": null,
                "product_identifier": "\(product)", "purchase_date": "2026-11-02T08:00:00Z"}},
              "first_seen": "2026-01-26T00:00:00Z", "last_seen": "2026-11-19T00:00:00Z", "management_url": null,
              "non_subscriptions": {}, "original_app_user_id": "u-77", "original_application_version": "1.0",
              "original_purchase_date": "2026-01-26T00:00:00Z", "other_purchases": {}, "subscriber_attributes": {},
              "subscriptions": {"\(product)": {\(members.joined(separator: ", "))}}}}
            """
    }

    /// An answer with one purchase that is no subscription.
    static func oneTime(store: String) -> String {
        """
        {"request_date": "2026-11-19T10:00:00Z", "request_date_ms": 1795082400000,
         "subscriber": {"entitlements": {}, "first_seen": "2026-01-26T00:00:00Z", "management_url": null,
          "non_subscriptions": {"coins_100": [{"display_name": null, "id": "cadba0c81b", "is_sandbox": false,
            "price": {"amount": 0.99, "currency": "USD"}, "purchase_date": "2026-04-05T21:52:45Z",
            "store": "\(store)", "store_transaction_id": "GPA.3309-9122-6177-45730"}]},
          "original_app_user_id": "$RCAnonymousID:8069238d6049ce87cc529853916d624c", "subscriptions": {}}}
        """
    }
}

@Suite("RevenueCat, version 1: a subscriber")
struct RevenueCatSubscriberTests {
    private static func subscription(
        _ fields: [String: String] = [:],
        asOf clock: String = "2026-11-19T10:00:00Z"
    ) -> [String] {
        [RevenueCatSubscriber.subscription(fields, asOf: clock)]
    }

    private static let ended = #""2026-11-10T08:00:00Z""#

    static let samples: [TillSample] = [
        // The App Store wants a cancellation 24 hours before: December 1 at 8 is too late for the whole of that day.
        TillSample(
            "renews",
            subscription(),
            is: ["active"],
            days: ["2026-12-02", "2026-11-30"],
            // The transaction is the latest one, not the original.
            neverSays: ["9.99", "trial", "390001560129364"]
        ),
        // Google Play lets a customer cancel until the renewal.
        TillSample(
            "renews in Google Play",
            subscription([
                "store": #""play_store""#, "store_transaction_id": #""GPA.3309-9122-6177-45730..2""#,
                "product_plan_identifier": #""monthly""#,
            ]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"]
        ),
        TillSample(
            "a trial that costs nothing",
            subscription(["period_type": #""trial""#, "price": #"{"amount": 0.0, "currency": "EUR"}"#]),
            is: ["freeTrial"],
            days: ["2026-12-02", "2026-11-30"],
            says: ["free trial"]
        ),
        TillSample(
            "a trial without a price",
            subscription(["period_type": #""trial""#, "price": "null"]),
            is: ["freeTrial"],
            days: ["2026-12-02", "2026-11-30"],
            says: ["free trial"]
        ),
        TillSample(
            "a trial that was cancelled",
            subscription(
                [
                    "period_type": #""trial""#, "unsubscribe_detected_at": #""2026-11-05T08:00:00Z""#,
                ].merging(["price": "null"]) { $1 }
            ),
            is: ["freeTrialCancelled"],
            days: ["2026-12-02"]
        ),
        TillSample(
            "an introductory price is paid",
            subscription(["period_type": #""intro""#, "price": #"{"amount": "1.99", "currency": "EUR"}"#]),
            is: ["introductoryPrice"],
            days: ["2026-12-02", "2026-11-30"],
            neverSays: ["trial", "free"]
        ),
        TillSample(
            "cancelled: the day on which that was noticed is not told",
            subscription(["unsubscribe_detected_at": #""2026-11-15T08:00:00Z""#]),
            is: ["cancelled"],
            days: ["2026-12-02"],
            neverSays: ["renews automatically"]
        ),
        TillSample(
            "cancelled, and over",
            subscription(["unsubscribe_detected_at": #""2026-11-05T08:00:00Z""#, "expires_date": ended]),
            is: ["expired"],
            days: ["2026-11-10"],
            cause: .voluntary
        ),
        TillSample(
            "that renewal is off was noticed after the end: why it ended is not stated",
            subscription(["unsubscribe_detected_at": #""2026-11-12T08:00:00Z""#, "expires_date": ended]),
            is: ["expired"],
            days: ["2026-11-10"],
            cause: .unstated
        ),
        TillSample(
            "a payment failed, and a grace period runs",
            subscription([
                "billing_issues_detected_at": #""2026-11-10T08:05:00Z""#, "expires_date": ended,
                "grace_period_expires_date": #""2026-11-26T08:00:00Z""#,
            ]),
            is: ["gracePeriod"],
            days: ["2026-11-26"],
            neverSays: ["renews"]
        ),
        TillSample(
            "a payment failed after a period with an earlier grace period",
            subscription([
                "billing_issues_detected_at": #""2026-11-10T08:05:00Z""#, "expires_date": ended,
                "grace_period_expires_date": #""2026-10-08T08:00:00Z""#,
            ]),
            is: ["billingRetry"],
            neverSays: ["October"]
        ),
        TillSample(
            "a payment failed, and both ends are a century ahead: that access is over is not stated",
            subscription([
                "billing_issues_detected_at": #""2026-11-10T08:05:00Z""#, "expires_date": #""2127-01-07T05:20:23Z""#,
                "grace_period_expires_date": #""2127-01-07T05:20:23Z""#,
            ]),
            is: ["paymentFailed"],
            neverSays: ["2127", "don’t have access", "ended", "renews automatically"]
        ),
        TillSample(
            "a payment failed, and no end is stated",
            subscription(["billing_issues_detected_at": #""2026-11-10T08:05:00Z""#, "expires_date": "null"]),
            is: ["paymentFailed"],
            neverSays: ["don’t have access", "ended", "renews automatically"]
        ),
        TillSample(
            "an end two centuries ahead of what is no grant",
            subscription(["expires_date": #""2226-11-02T08:00:00Z""#]),
            is: ["unknown"],
            neverSays: ["2226", "renews automatically", "lifetime"]
        ),
        TillSample(
            "a grace period of an earlier failure, and no failure now",
            subscription(["grace_period_expires_date": #""2026-12-20T08:00:00Z""#]),
            is: ["active"],
            days: ["2026-12-02", "2026-11-30"]
        ),
        TillSample(
            "a failed payment turned renewal off: the cause of the end is not certain",
            subscription([
                "billing_issues_detected_at": #""2026-11-10T08:05:00Z""#,
                "unsubscribe_detected_at": #""2026-11-10T08:05:00Z""#, "expires_date": ended,
            ]),
            is: ["expired"],
            days: ["2026-11-10"],
            cause: .unstated
        ),
        TillSample(
            "a payment failed months ago",
            subscription([
                "billing_issues_detected_at": #""2026-06-10T08:05:00Z""#, "expires_date": #""2026-06-10T08:00:00Z""#,
                "purchase_date": #""2026-05-10T08:00:00Z""#, "original_purchase_date": #""2026-05-10T08:00:00Z""#,
            ]),
            is: ["expired"],
            days: ["2026-06-10"],
            cause: .billing
        ),
        TillSample(
            "refunded: when is not stated, only when that was noticed",
            subscription(
                [
                    "refunded_at": #""2026-12-09T08:00:00Z""#, "unsubscribe_detected_at": #""2026-12-09T08:00:00Z""#,
                ],
                asOf: "2026-12-10T08:00:00Z"
            ),
            now: "2026-12-10T12:00:00Z",
            is: ["refunded"]
        ),
        TillSample(
            "paused in Google Play",
            subscription([
                "store": #""play_store""#, "expires_date": ended, "auto_resume_date": #""2026-12-24T08:00:00Z""#,
            ]),
            is: ["paused"],
            // It is charged when it goes on.
            days: ["2026-12-24", "2026-12-23"]
        ),
        TillSample(
            "a pause that begins at the end of the period",
            subscription(["store": #""play_store""#, "auto_resume_date": #""2026-12-24T08:00:00Z""#]),
            is: ["pausePlanned"],
            days: ["2026-12-02", "2026-12-24"],
            neverSays: ["is paused", "renews automatically"]
        ),
        TillSample(
            "granted for a time",
            subscription([
                "store": #""promotional""#, "period_type": #""promotional""#, "price": "null",
                "store_transaction_id": "null",
            ]),
            is: ["nonRenewing"],
            days: ["2026-12-02"],
            neverSays: ["renews automatically", "cancel", "purchased", "this purchase"]
        ),
        TillSample(
            "granted for life: two hundred years",
            subscription([
                "store": #""promotional""#, "period_type": #""promotional""#, "price": "null",
                "expires_date": #""2226-11-02T08:00:00Z""#,
            ]),
            is: ["lifetime"],
            neverSays: ["2226", "cancel", "one-time purchase"]
        ),
        TillSample(
            "prepaid",
            subscription(["store": #""play_store""#, "period_type": #""prepaid""#]),
            is: ["prepaid"],
            days: ["2026-12-02"],
            neverSays: ["charged"]
        ),
        TillSample(
            "shared by the family",
            subscription(["ownership_type": #""FAMILY_SHARED""#]),
            is: ["familyShared"],
            days: ["2026-12-02"],
            neverSays: ["renews automatically", "charged"]
        ),
        TillSample(
            "asked before the end, told after it",
            subscription(asOf: "2026-11-19T10:00:00Z"),
            now: "2026-12-20T12:00:00Z",
            is: ["unknown"],
            neverSays: ["renews automatically"]
        ),
        TillSample(
            "an entitlement that ends later: the subscription counts",
            [RevenueCatSubscriber.subscription(entitlementEnd: "2027-01-02T08:00:00Z")],
            is: ["active"],
            days: ["2026-12-02", "2026-11-30"]
        ),
        TillSample(
            "a name that contradicts the period",
            [
                RevenueCatSubscriber.subscription(
                    ["expires_date": #""2027-11-02T08:00:00Z""#, "display_name": #""Monthly""#],
                    product: "pro_weekly"
                )
            ],
            is: ["active"],
            days: ["2027-11-02", "2027-10-31"],
            neverSays: ["per week", "per month"]
        ),
        TillSample("bought once", [RevenueCatSubscriber.oneTime(store: "app_store")], is: ["purchased"]),
        TillSample(
            "bought once in Google Play",
            [RevenueCatSubscriber.oneTime(store: "play_store")],
            is: ["purchased"]
        ),
    ]

    @Test("an identifier of digits stands as a number in RevenueCat's own sample, and is read as one in a text")
    func numericIdentifier() async throws {
        let over = ["expires_date": #""2026-11-10T08:00:00Z""#, "unsubscribe_detected_at": #""2026-11-05T08:00:00Z""#]
        let number = over.merging(["store_transaction_id": "1000000652379790"]) { $1 }
        let text = over.merging(["store_transaction_id": #""1000000652379790""#]) { $1 }
        let answer = try await RuleAnswer([RevenueCatSubscriber.subscription(number)])
        #expect(answer.history.transactions.map(\.id) == ["1000000652379790"])
        #expect(answer.history.reading.isWhole)
        #expect(try await RuleAnswer([RevenueCatSubscriber.subscription(text)]).status == answer.status)
    }

    @Test("the seller pays for a grant, although RevenueCat's own sample calls one shared", arguments: [true, false])
    func sharedGrant(isForLife: Bool) async throws {
        let end = isForLife ? #""2226-11-02T08:00:00Z""# : #""2026-12-02T08:00:00Z""#
        let grant = [
            "store": #""promotional""#, "ownership_type": #""FAMILY_SHARED""#, "price": "null", "expires_date": end,
        ]
        let answer = try await RuleAnswer([RevenueCatSubscriber.subscription(grant)])
        let purchase = try #require(answer.status.purchases.first)
        #expect(purchase.timeline.payer == .seller)
        #expect(purchase.situation.name == (isForLife ? "lifetime" : "nonRenewing"))
        #expect(answer.text.contains("You have access without a purchase."))
    }

    @Test("is told as it is stated, in four languages", arguments: samples)
    func states(sample: TillSample) async throws { try await sample.check() }

    private func imported(_ text: String) async throws -> HistoryImport {
        try await HistoryImporter(signatures: .unverified).history(from: Array(text.utf8), file: "rc.json")
    }

    @Test(
        "names the store",
        arguments: [
            ("app_store", .appStore), ("mac_app_store", .appStore), ("play_store", .googlePlay), ("amazon", .amazon),
            ("paddle", .paddle), ("rc_billing", .other), ("promotional", .other),
        ] as [(String, StoreName)]
    )
    func stores(name: String, store: StoreName) async throws {
        let read = try await imported(RevenueCatSubscriber.subscription(["store": "\"\(name)\""]))
        #expect(read.history.transactions.map(\.store) == [store])
        #expect(read.history.transactions.map(\.source) == [.billingService])
        #expect(read.diagnostics.isEmpty)
    }

    @Test("keeps a store that is not known, with a warning")
    func unknownStore() async throws {
        let read = try await imported(RevenueCatSubscriber.subscription(["store": #""galaxy""#]))
        #expect(read.history.transactions.map(\.store) == [.other])
        #expect(read.diagnostics.map(\.code) == ["unknown-value"])
    }

    @Test("request_date is the clock, and the customer has the name of the app")
    func clock() async throws {
        let read = try await imported(RevenueCatSubscriber.subscription())
        #expect(read.history.statedDate == Instant(rfc3339: "2026-11-19T10:00:00Z"))
        #expect(read.history.customer == "u-77")
        let anonymous = try await imported(RevenueCatSubscriber.oneTime(store: "app_store"))
        #expect(anonymous.history.customer == nil)
    }

    @Test("reports an entitlement that ends at another time than its subscription, or has no purchase")
    func entitlements() async throws {
        let later = try await imported(
            RevenueCatSubscriber.subscription(entitlementEnd: "2027-01-02T08:00:00Z")
        )
        #expect(later.diagnostics.map(\.code) == ["contradictory-fields"])
        let alone = try await imported(
            RevenueCatSubscriber.subscription().replacing(
                #""subscriptions": {"pro_monthly""#,
                with: #""subscriptions": {"x""#
            )
        )
        #expect(alone.diagnostics.map(\.code) == ["contradictory-fields"])
        #expect(!alone.history.reading.isWhole)
    }
}
