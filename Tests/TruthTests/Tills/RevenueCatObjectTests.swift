import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Objects of version 2, modelled on RevenueCat's documentation.
enum RevenueCatObject {
    static func subscription(_ fields: [String: String] = [:]) -> String {
        func time(_ text: String) -> String { Instant(rfc3339: text).map { String($0.milliseconds) } ?? "null" }
        var subscription = [
            "object": #""subscription""#, "id": #""sub1ab2c3d4e5""#, "customer_id": #""u-77""#,
            "original_customer_id": #""u-77""#, "product_id": #""prod1a2b3c4d5e""#,
            "starts_at": time("2026-09-02T08:00:00Z"), "current_period_starts_at": time("2026-11-02T08:00:00Z"),
            "current_period_ends_at": time("2026-12-02T08:00:00Z"), "ends_at": time("2026-12-02T08:00:00Z"),
            "gives_access": "true", "pending_payment": "false", "auto_renewal_status": #""will_renew""#,
            "status": #""active""#,
            "total_revenue_in_usd": #"{"currency": "USD", "gross": 32.5, "commission": 9, "tax": 1, "proceeds": 22.5}"#,
            "presented_offering_id": "null",
            "entitlements": #"{"object": "list", "items": [], "next_page": null, "url": "/v2/x"}"#,
            "environment": #""production""#, "store": #""app_store""#,
            "store_subscription_identifier": #""390001560000001""#, "ownership": #""purchased""#,
            "pending_changes": "null", "country": #""DE""#, "management_url": "null",
        ]
        for (name, value) in fields { subscription[name] = value }
        return
            "{\(subscription.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
    }

    static func list(_ items: [String], next: String = "null") -> String {
        #"{"object": "list", "items": [\#(items.joined(separator: ", "))], "next_page": \#(next), "url": "/v2/y"}"#
    }

    static func purchase(_ status: String) -> String {
        #"""
        {"object": "purchase", "id": "purch1a2b", "customer_id": "u-77", "original_customer_id": "u-77",
         "product_id": "prodcoins", "purchased_at": 1790000000000,
         "revenue_in_usd": {"currency": "USD", "gross": 0.99, "commission": 0.3, "tax": 0, "proceeds": 0.69},
         "quantity": 1, "status": "\#(status)", "presented_offering_id": null, "environment": "production",
         "store": "app_store", "store_purchase_identifier": "390001560777777", "ownership": "purchased",
         "country": "US"}
        """#
    }

    static func time(_ text: String) -> String { Instant(rfc3339: text).map { String($0.milliseconds) } ?? "null" }
}

@Suite("RevenueCat, version 2: objects")
struct RevenueCatObjectTests {
    private static func subscription(_ fields: [String: String] = [:]) -> [String] {
        [RevenueCatObject.subscription(fields)]
    }

    private static let ended = [
        "current_period_ends_at": RevenueCatObject.time("2026-11-10T08:00:00Z"),
        "ends_at": RevenueCatObject.time("2026-11-10T08:00:00Z"), "gives_access": "false",
    ]

    static let samples: [TillSample] = [
        TillSample("renews", subscription(), is: ["active"], days: ["2026-12-02", "2026-11-30"], neverSays: ["32.5"]),
        TillSample(
            "cancelled",
            subscription(["auto_renewal_status": #""will_not_renew""#]),
            is: ["cancelled"],
            days: ["2026-12-02"]
        ),
        TillSample(
            "the next period is paid already",
            subscription([
                "auto_renewal_status": #""has_already_renewed""#,
                "ends_at": RevenueCatObject.time("2027-01-02T08:00:00Z"),
            ]),
            is: ["running"],
            days: ["2027-01-02"],
            neverSays: ["renews automatically", "To avoid"]
        ),
        TillSample(
            "a trial, and the first paid period is paid already",
            subscription([
                "status": #""trialing""#, "auto_renewal_status": #""has_already_renewed""#,
                "ends_at": RevenueCatObject.time("2027-01-02T08:00:00Z"),
            ]),
            now: "2026-12-01T20:00:00Z",
            is: ["running"],
            days: ["2027-01-02"],
            neverSays: ["trial", "renews automatically", "To avoid"]
        ),
        TillSample(
            "the next period is paid already, and its end is not stated",
            subscription(["auto_renewal_status": #""has_already_renewed""#]),
            is: ["running"],
            days: ["2026-12-02"],
            neverSays: ["renews automatically", "may still be charged"]
        ),
        TillSample(
            "a state that RevenueCat does not know, with access",
            subscription(["status": #""unknown""#]),
            is: ["running"],
            neverSays: ["renews automatically"]
        ),
        TillSample(
            "a state that RevenueCat does not know, with access, of something that ends",
            subscription(["status": #""unknown""#, "auto_renewal_status": #""will_not_renew""#]),
            is: ["running"],
            days: ["2026-12-02"],
            neverSays: ["won’t renew"]
        ),
        TillSample(
            "a new state, with access",
            subscription(["status": #""frozen""#]),
            is: ["running"],
            neverSays: ["renews automatically"]
        ),
        TillSample(
            "a state that RevenueCat does not know, without access",
            subscription(["status": #""unknown""#, "gives_access": "false"]),
            is: ["unknown"]
        ),
        TillSample(
            "a new state, without access",
            subscription(["status": #""frozen""#, "gives_access": "false"]),
            is: ["unknown"]
        ),
        TillSample(
            "incomplete, with access: nothing is said",
            subscription(["status": #""incomplete""#]),
            is: ["unknown"],
            neverSays: ["complete", "approval", "December"]
        ),
        TillSample(
            "a consent is missing",
            subscription(["auto_renewal_status": #""requires_price_increase_consent""#]),
            is: ["priceChange"],
            days: ["2026-12-02"],
            neverSays: ["charged $"]
        ),
        TillSample(
            "a pause is to come",
            subscription(["store": #""play_store""#, "auto_renewal_status": #""will_pause""#]),
            is: ["pausePlanned"],
            days: ["2026-12-02"],
            neverSays: ["is paused", "doesn’t say whether it renews"]
        ),
        TillSample(
            "a trial",
            subscription(["status": #""trialing""#]),
            is: ["freeTrial"],
            days: ["2026-12-02", "2026-11-30"]
        ),
        TillSample(
            "a trial that was cancelled",
            subscription(["status": #""trialing""#, "auto_renewal_status": #""will_not_renew""#]),
            is: ["freeTrialCancelled"],
            days: ["2026-12-02"]
        ),
        TillSample(
            "over",
            subscription(
                ended.merging(["status": #""expired""#, "auto_renewal_status": #""will_not_renew""#]) { $1 }
            ),
            is: ["expired"],
            days: ["2026-11-10"],
            cause: .unstated
        ),
        TillSample(
            "a payment failed, with access",
            subscription(["status": #""in_grace_period""#]),
            is: ["gracePeriod"],
            neverSays: ["renews automatically"]
        ),
        TillSample(
            "a payment failed, without access",
            subscription(ended.merging(["status": #""in_billing_retry""#]) { $1 }),
            is: ["billingRetry"]
        ),
        TillSample(
            "paused",
            subscription([
                "status": #""paused""#, "store": #""play_store""#, "gives_access": "false",
                "current_period_ends_at": "null", "ends_at": "null",
            ]),
            is: ["paused"]
        ),
        TillSample(
            "paused, in an answer from before the end of the pause",
            subscription(["status": #""paused""#, "store": #""play_store""#, "gives_access": "false"]),
            now: "2027-06-01T00:00:00Z",
            is: ["unknown"],
            neverSays: ["paused"]
        ),
        TillSample(
            "waits for its payment",
            subscription(["status": #""incomplete""#, "gives_access": "false", "pending_payment": "true"]),
            is: ["pendingPurchase"]
        ),
        TillSample(
            "waited for its payment, in an answer from before the end of the period",
            subscription(["status": #""incomplete""#, "gives_access": "false", "pending_payment": "true"]),
            now: "2027-03-01T00:00:00Z",
            is: ["unknown"],
            neverSays: ["approval", "complete"]
        ),
        // "maybe due to incorrect billing details or because it’s scheduled to start in the future"
        TillSample(
            "incomplete, of which nothing states why",
            subscription(["status": #""incomplete""#, "gives_access": "false"]),
            is: ["unknown"],
            neverSays: ["approval", "waiting"]
        ),
        TillSample(
            "incomplete, and scheduled to start",
            subscription([
                "status": #""incomplete""#, "gives_access": "false",
                "starts_at": RevenueCatObject.time("2026-12-10T08:00:00Z"),
                "current_period_starts_at": RevenueCatObject.time("2026-12-10T08:00:00Z"),
                "current_period_ends_at": RevenueCatObject.time("2027-01-10T08:00:00Z"),
                "ends_at": RevenueCatObject.time("2027-01-10T08:00:00Z"),
            ]),
            is: ["unknown"],
            neverSays: ["can’t be right", "approval", "waiting"]
        ),
        TillSample(
            "runs, and gives no access: nothing is said",
            subscription(["gives_access": "false"]),
            is: ["unknown"],
            neverSays: ["December"]
        ),
        TillSample(
            "granted for life",
            subscription([
                "store": #""promotional""#, "product_id": "null", "auto_renewal_status": #""will_not_renew""#,
                "ends_at": RevenueCatObject.time("2226-11-02T08:00:00Z"),
                "current_period_ends_at": RevenueCatObject.time("2226-11-02T08:00:00Z"),
                "store_subscription_identifier": "null",
            ]),
            is: ["lifetime"],
            neverSays: ["2226", "purchased", "ends by itself"]
        ),
        TillSample("bought once", [RevenueCatObject.purchase("owned")], is: ["purchased"]),
        TillSample("bought once and refunded", [RevenueCatObject.purchase("refunded")], is: ["refunded"]),
        TillSample(
            "a list",
            [RevenueCatObject.list([RevenueCatObject.subscription(), RevenueCatObject.purchase("owned")])],
            is: ["active", "purchased"],
            days: ["2026-12-02", "2026-11-30"]
        ),
    ]

    @Test("is told as it is stated, in four languages", arguments: samples)
    func states(sample: TillSample) async throws { try await sample.check() }

    private func imported(_ text: String) async throws(ImportFailure) -> HistoryImport {
        try await HistoryImporter(signatures: .unverified).history(from: Array(text.utf8), file: "object.json")
    }

    @Test("reports a status that does not fit the access, and one page of several")
    func reports() async throws {
        let blocked = try await imported(RevenueCatObject.subscription(["gives_access": "false"]))
        #expect(blocked.diagnostics.map(\.code) == ["contradictory-fields"])
        let page = try await imported(RevenueCatObject.list([RevenueCatObject.subscription()], next: #""/v2/z""#))
        #expect(page.diagnostics.map(\.code) == ["more-pages"])
        #expect(!page.history.reading.isWhole)
    }

    @Test("a grant has no product, and no identifier stands in its place")
    func grantWithoutProduct() async throws {
        let grant = [
            "store": #""promotional""#, "product_id": "null", "auto_renewal_status": #""will_not_renew""#,
            "store_subscription_identifier": "null",
        ]
        let answer = try await RuleAnswer([RevenueCatObject.subscription(grant)])
        let purchase = try #require(answer.status.purchases.first)
        #expect(purchase.situation.name == "nonRenewing" && purchase.isGranted)
        #expect(purchase.productID == nil)
        #expect(!answer.text.contains("Product ID"))
        #expect(answer.status.access(to: .anything).name == "granted")
        #expect(answer.status.access(to: .product("pro_monthly")) == .notStated(.unstated))
    }

    @Test("A trial that is followed by a paid period was one, and both periods are paid for")
    func trialBefore() async throws {
        let text = RevenueCatObject.subscription([
            "status": #""trialing""#, "auto_renewal_status": #""has_already_renewed""#,
            "ends_at": RevenueCatObject.time("2027-01-02T08:00:00Z"),
        ])
        let answer = try await RuleAnswer([text])
        let end = try #require(Instant(rfc3339: "2027-01-02T08:00:00Z"))
        #expect(answer.status.access(to: .anything) == .granted(until: end))
        #expect(answer.status.eligibility.groups.map(\.introductory) == [.ineligible(.freeTrialUsed)])
    }

    @Test("a change of product names the next one")
    func change() async throws {
        let text = RevenueCatObject.subscription([
            "auto_renewal_status": #""will_change_product""#, "product": #"{"store_identifier": "pro_monthly"}"#,
            "pending_changes": #"{"product": {"object": "product", "id": "prod9", "store_identifier": "pro_yearly"}}"#,
        ])
        let renewal = try await imported(text).history.renewals.first
        #expect(renewal?.productID == "pro_monthly")
        #expect(renewal?.renewalProductID == "pro_yearly")
    }

    @Test("a customer with entitlements alone states no purchase")
    func customer() async throws {
        let read = try await imported(
            #"""
            {"object": "customer", "id": "u-77", "project_id": "proj1", "first_seen_at": 1790000000000,
             "last_seen_at": 1790000000000, "active_entitlements": {"object": "list", "items": [
               {"object": "customer.active_entitlement", "entitlement_id": "entl1", "expires_at": 1795000000000}],
              "next_page": null, "url": "/v2/c"}}
            """#
        )
        #expect(read.history.customer == "u-77")
        #expect(read.history.transactions.isEmpty)
        #expect(!read.history.reading.isWhole)
    }
}
