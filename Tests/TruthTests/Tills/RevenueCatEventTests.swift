import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Events of webhooks, modelled on RevenueCat's documentation.
enum RevenueCatEventText {
    static func event(_ type: String, _ fields: [String: String] = [:], at clock: String = "2026-11-19T10:00:00Z")
        -> String
    {
        func time(_ text: String) -> String { Instant(rfc3339: text).map { String($0.milliseconds) } ?? "null" }
        var event = [
            "aliases": #"["u-77"]"#, "app_id": #""app1a2b""#, "app_user_id": #""u-77""#, "country_code": #""DE""#,
            "currency": #""EUR""#, "entitlement_ids": #"["pro"]"#, "environment": #""PRODUCTION""#,
            "event_timestamp_ms": time(clock), "expiration_at_ms": time("2026-12-02T08:00:00Z"),
            "id": #""12345678-1234-1234-1234-123456789012""#, "is_family_share": "false", "offer_code": "null",
            "original_app_user_id": #""u-77""#, "original_transaction_id": #""390001560000001""#,
            "period_type": #""NORMAL""#, "presented_offering_id": "null", "price": "10.84",
            "price_in_purchased_currency": "9.99", "product_id": #""pro_monthly""#,
            "purchased_at_ms": time("2026-11-02T08:00:00Z"), "store": #""APP_STORE""#,
            "subscriber_attributes": "{}", "takehome_percentage": "0.7", "tax_percentage": "0.19",
            "transaction_id": #""390001560129364""#, "type": "\"\(type)\"",
        ]
        for (name, value) in fields { event[name] = value }
        let members = event.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        return "{\"api_version\": \"1.0\", \"event\": {\(members.joined(separator: ", "))}}"
    }

    static func time(_ text: String) -> String { Instant(rfc3339: text).map { String($0.milliseconds) } ?? "null" }
}

@Suite("RevenueCat: events of webhooks")
struct RevenueCatEventTests {
    private static func event(_ type: String, _ fields: [String: String] = [:]) -> [String] {
        [RevenueCatEventText.event(type, fields)]
    }

    private static let ended = ["expiration_at_ms": RevenueCatEventText.time("2026-11-19T08:00:00Z")]

    static let samples: [TillSample] = [
        TillSample(
            "a purchase: that it renews is not stated",
            event("INITIAL_PURCHASE"),
            is: ["running"],
            days: ["2026-12-02"],
            neverSays: ["renews automatically", "10.84", "9.99"]
        ),
        TillSample("a renewal", event("RENEWAL"), is: ["running"], days: ["2026-12-02"]),
        TillSample(
            "a trial",
            event("INITIAL_PURCHASE", ["period_type": #""TRIAL""#, "price": "0", "price_in_purchased_currency": "0"]),
            is: ["freeTrial"],
            days: ["2026-12-02"]
        ),
        TillSample(
            "an introductory price",
            event("INITIAL_PURCHASE", ["period_type": #""INTRO""#]),
            is: ["running"],
            days: ["2026-12-02"],
            neverSays: ["trial", "free"]
        ),
        TillSample(
            "renewal turned on again",
            event("UNCANCELLATION"),
            is: ["active"],
            days: ["2026-12-02", "2026-11-30"]
        ),
        TillSample(
            "cancelled by the customer",
            event("CANCELLATION", ["cancel_reason": #""UNSUBSCRIBE""#]),
            is: ["cancelled"],
            days: ["2026-12-02"]
        ),
        TillSample(
            "refunded: the negative price is no price",
            event(
                "CANCELLATION",
                ["cancel_reason": #""CUSTOMER_SUPPORT""#, "price": "-10.84", "price_in_purchased_currency": "-9.99"]
            ),
            is: ["refunded"],
            neverSays: ["9.99"]
        ),
        TillSample(
            "cancelled or refunded, which is not stated",
            event("CANCELLATION", ["cancel_reason": #""UNKNOWN""#]),
            is: ["unknown"]
        ),
        TillSample(
            "a payment failed, and access goes on until the end of a grace period",
            event(
                "BILLING_ISSUE",
                ended.merging(["grace_period_expiration_at_ms": RevenueCatEventText.time("2026-12-05T08:00:00Z")]) {
                    $1
                }
            ),
            is: ["gracePeriod"],
            days: ["2026-12-05"]
        ),
        TillSample(
            "a payment failed without a grace period: “NULL if the subscription does not have” one",
            event("BILLING_ISSUE", ended.merging(["grace_period_expiration_at_ms": "null"]) { $1 }),
            is: ["billingRetry"]
        ),
        TillSample(
            "a payment failed, and the field of a grace period is left out: whether access goes on is not stated",
            event("BILLING_ISSUE", ended),
            is: ["paymentFailed"],
            neverSays: ["don’t have access", "ended"]
        ),
        TillSample(
            "over: cancelled by the customer",
            event("EXPIRATION", ended.merging(["expiration_reason": #""UNSUBSCRIBE""#]) { $1 }),
            is: ["expired"],
            days: ["2026-11-19"],
            cause: .voluntary
        ),
        TillSample(
            "over: a payment failed",
            event("EXPIRATION", ended.merging(["expiration_reason": #""BILLING_ERROR""#]) { $1 }),
            is: ["expired"],
            days: ["2026-11-19"],
            cause: .billing
        ),
        TillSample(
            "over: the price was not accepted",
            event("EXPIRATION", ended.merging(["expiration_reason": #""PRICE_INCREASE""#]) { $1 }),
            is: ["expired"],
            days: ["2026-11-19"],
            cause: .priceNotAccepted
        ),
        TillSample(
            "over: RevenueCat does not know why",
            event("EXPIRATION", ended.merging(["expiration_reason": #""UNKNOWN""#]) { $1 }),
            is: ["expired"],
            days: ["2026-11-19"],
            cause: .unstated
        ),
        TillSample(
            "over for a pause",
            event(
                "EXPIRATION",
                ended.merging([
                    "expiration_reason": #""SUBSCRIPTION_PAUSED""#, "store": #""PLAY_STORE""#,
                    "auto_resume_at_ms": RevenueCatEventText.time("2026-12-24T08:00:00Z"),
                ]) { $1 }
            ),
            is: ["paused"],
            days: ["2026-12-24", "2026-12-23"]
        ),
        TillSample(
            "a pause that is to come",
            event(
                "SUBSCRIPTION_PAUSED",
                [
                    "store": #""PLAY_STORE""#,
                    "auto_resume_at_ms": RevenueCatEventText.time("2026-12-24T08:00:00Z"),
                ]
            ),
            is: ["pausePlanned"],
            days: ["2026-12-02", "2026-12-24"],
            neverSays: ["is paused", "doesn’t say whether it renews"]
        ),
        TillSample("extended", event("SUBSCRIPTION_EXTENDED"), is: ["running"], days: ["2026-12-02"]),
        TillSample(
            "bought once",
            event("NON_RENEWING_PURCHASE", ["expiration_at_ms": "null", "product_id": #""coins""#]),
            is: ["purchased"]
        ),
        TillSample(
            "shared by the family",
            event("RENEWAL", ["is_family_share": "true"]),
            is: ["familyShared"],
            days: ["2026-12-02"],
            neverSays: ["charged"]
        ),
        TillSample(
            "a type that is not known",
            event("SUBSCRIPTION_FROZEN"),
            is: ["unknown"],
            neverSays: ["December"]
        ),
    ]

    @Test("is told as it is stated, in four languages", arguments: samples)
    func states(sample: TillSample) async throws { try await sample.check() }

    private func imported(_ text: String) async throws(ImportFailure) -> HistoryImport {
        try await HistoryImporter(signatures: .unverified).history(from: Array(text.utf8), file: "event.json")
    }

    @Test("a price is in the customer's currency, never in US dollars, and a refund is none")
    func prices() async throws {
        let paid = try await imported(RevenueCatEventText.event("RENEWAL")).history.transactions.first
        #expect(paid?.price.map { "\($0)" } == "EUR 9.99")
        let refund = ["cancel_reason": #""CUSTOMER_SUPPORT""#, "price_in_purchased_currency": "-9.99"]
        let back = try await imported(RevenueCatEventText.event("CANCELLATION", refund)).history.transactions.first
        #expect(back?.price == nil)
    }

    @Test(
        "what an event charges that charges nothing is no price of the plan",
        arguments: ["UNCANCELLATION", "SUBSCRIPTION_PAUSED", "SUBSCRIPTION_EXTENDED"]
    )
    func chargesNothing(type: String) async throws {
        let nothing = ["price": "0", "price_in_purchased_currency": "0"]
        let answer = try await RuleAnswer([RevenueCatEventText.event(type, nothing)])
        #expect(answer.status.purchases.map(\.timeline.paying) == [.notStated])
    }

    @Test("keeps a type that is not known, with a warning")
    func unknownType() async throws {
        let read = try await imported(RevenueCatEventText.event("SUBSCRIPTION_FROZEN"))
        #expect(read.history.statements.map(\.state) == [.unrecognized("SUBSCRIPTION_FROZEN")])
        #expect(read.diagnostics.map(\.code) == ["unknown-value"])
    }

    @Test("leaves out what is about no purchase of one customer", arguments: ["TEST", "SUBSCRIBER_ALIAS"])
    func otherEvents(type: String) async throws {
        await #expect {
            _ = try await imported(RevenueCatEventText.event(type))
        } throws: { error in
            (error as? ImportFailure)?.diagnostics.map(\.code) == ["not-about-one-customer"]
        }
    }

    @Test("Google Play's product has its base plan after a colon")
    func basePlan() async throws {
        let fields = ["store": #""PLAY_STORE""#, "product_id": #""pro:monthly""#, "transaction_id": #""GPA.1-2-3..4""#]
        let bought = try await imported(RevenueCatEventText.event("RENEWAL", fields)).history.transactions.first
        #expect(bought?.productID == "pro")
        #expect(bought?.basePlanID == "monthly")
        #expect(bought?.orderNumber == 5)
    }

    @Test("Of a grant for a day, whose purchase could not be validated, it is not stated what is paid")
    func grant() async throws {
        let fields = [
            "store": #""PLAY_STORE""#, "product_id": #""pro:monthly""#,
            "expiration_at_ms": RevenueCatEventText.time("2026-11-21T08:00:00Z"),
        ]
        let answer = try await RuleAnswer(Self.event("TEMPORARY_ENTITLEMENT_GRANT", fields))
        #expect(answer.status.purchases.map(\.situation.hasAccess) == [true])
        #expect(answer.status.purchases.map(\.timeline.paying) == [.notStated])
    }
}
