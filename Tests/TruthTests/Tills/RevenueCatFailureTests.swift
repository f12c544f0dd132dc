import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Written from RevenueCat’s documentation of its webhooks (docs@bf39a9c): `grace_period_expiration_at_ms` is “only available for
/// BILLING_ISSUE events”, and the end of a subscription is told by an EXPIRATION.
@Suite("RevenueCat: events after a payment that failed")
struct RevenueCatFailureTests {
    private static let end = ["expiration_at_ms": RevenueCatEventText.time("2026-11-20T08:00:00Z")]
    private static let failed = "2026-11-20T08:01:00Z"
    private static let later = "2026-11-20T10:01:00Z"

    private static func event(_ type: String, _ fields: [String: String] = [:], at clock: String = later) -> String {
        RevenueCatEventText.event(type, end.merging(fields) { $1 }, at: clock)
    }

    private static let grace = ["grace_period_expiration_at_ms": RevenueCatEventText.time("2026-12-04T08:00:00Z")]
    private static let endless = ["expiration_at_ms": "null", "grace_period_expiration_at_ms": "null"]
    private static let issue = event("BILLING_ISSUE", grace, at: failed)
    private static let noGrace = event("BILLING_ISSUE", at: failed)
    private static let error = event("CANCELLATION", ["cancel_reason": #""BILLING_ERROR""#], at: failed)
    private static let unsubscribe = event("CANCELLATION", ["cancel_reason": #""UNSUBSCRIBE""#])
    private static let change = event("PRODUCT_CHANGE", ["new_product_id": #""pro_yearly""#])
    private static let never = ["ended", "was canceled", "renews automatically", "switch"]

    static let graces: [TillSample] = [
        TillSample(
            "renewal turned off",
            [issue, unsubscribe],
            is: ["gracePeriod"],
            days: ["2026-12-04"],
            neverSays: never
        ),
        TillSample(
            "renewal turned off, in the other order",
            [unsubscribe, issue],
            is: ["gracePeriod"],
            days: ["2026-12-04"],
            neverSays: never
        ),
        TillSample(
            "renewal turned off, after both events of the failure",
            [issue, error, unsubscribe],
            is: ["gracePeriod"],
            days: ["2026-12-04"],
            neverSays: never
        ),
        TillSample(
            "renewal turned on again",
            [issue, unsubscribe, event("UNCANCELLATION", at: "2026-11-20T11:00:00Z")],
            is: ["gracePeriod"],
            days: ["2026-12-04"],
            neverSays: never
        ),
        TillSample(
            "another product chosen",
            [issue, change],
            is: ["gracePeriod"],
            days: ["2026-12-04"],
            neverSays: never
        ),
        TillSample(
            "the grace period is over, and nothing was stated since",
            [issue, unsubscribe],
            now: "2026-12-05T12:00:00Z",
            is: ["unknown"],
            neverSays: never
        ),
        TillSample(
            "it has expired",
            [
                issue, unsubscribe,
                event("EXPIRATION", ["expiration_reason": #""BILLING_ERROR""#], at: "2026-12-04T08:05:00Z"),
            ],
            now: "2026-12-05T12:00:00Z",
            is: ["expired"],
            days: ["2026-11-20"],
            cause: .billing
        ),
        TillSample(
            "it was paid in the grace period",
            [
                issue, unsubscribe,
                RevenueCatEventText.event(
                    "RENEWAL",
                    [
                        "transaction_id": #""390001560129999""#,
                        "purchased_at_ms": RevenueCatEventText.time("2026-11-20T08:00:00Z"),
                        "expiration_at_ms": RevenueCatEventText.time("2026-12-20T08:00:00Z"),
                    ],
                    at: "2026-11-20T11:30:00Z"
                ),
            ],
            is: ["running"],
            days: ["2026-12-20"],
            neverSays: ["payment"]
        ),
        TillSample(
            "no grace period: whether the customer has access is not told once renewal is off",
            [noGrace, unsubscribe],
            is: ["paymentFailed"],
            neverSays: never
        ),
        TillSample(
            "a failure of what has no end that is stated",
            [RevenueCatEventText.event("BILLING_ISSUE", endless, at: failed)],
            is: ["paymentFailed"],
            neverSays: never + ["don’t have access"]
        ),
        TillSample(
            "a grace period of what has no end that is stated",
            [RevenueCatEventText.event("BILLING_ISSUE", endless.merging(grace) { $1 }, at: failed)],
            is: ["gracePeriod"],
            days: ["2026-12-04"],
            neverSays: never
        ),
        TillSample(
            "a failure without the event that has the grace period",
            [error, event("UNCANCELLATION")],
            is: ["paymentFailed"],
            neverSays: never + ["access has"]
        ),
    ]

    /// Without a failed payment that is stated, what happened after the end shows that it was none.
    static let ends: [TillSample] = [
        TillSample("renewal turned off after the end", [unsubscribe], is: ["unknown"], neverSays: never),
        TillSample("renewal turned on after the end", [event("UNCANCELLATION")], is: ["unknown"], neverSays: never),
        TillSample("another product chosen after the end", [change], is: ["unknown"], neverSays: never),
        TillSample(
            "a family’s purchase, after the end",
            [event("RENEWAL", ["is_family_share": "true"])],
            is: ["unknown"],
            neverSays: ["no longer"]
        ),
        TillSample(
            "no store tries for that long, and an event of one period does not show that no later one follows",
            [unsubscribe],
            now: "2027-01-25T12:00:00Z",
            is: ["unknown"],
            neverSays: never
        ),
        TillSample(
            "it has expired",
            [unsubscribe, event("EXPIRATION", ["expiration_reason": #""UNSUBSCRIBE""#], at: "2026-11-20T10:05:00Z")],
            is: ["expired"],
            days: ["2026-11-20"],
            cause: .voluntary
        ),
    ]

    @Test("A grace period that was stated runs on", arguments: graces)
    func inGrace(sample: TillSample) async throws { try await sample.check() }

    @Test("An end is told by an EXPIRATION alone", arguments: ends)
    func afterEnd(sample: TillSample) async throws { try await sample.check() }

    @Test("No offer is promised in a grace period")
    func offers() async throws {
        let answer = try await RuleAnswer([Self.issue, Self.unsubscribe])
        let group = try #require(answer.status.eligibility.groups.first)
        #expect([group.promotional, group.offerCode] == Array(repeating: .ineligible(.paymentProblem), count: 2))
        let end = try #require(Instant(rfc3339: "2026-12-04T08:00:00Z"))
        #expect(answer.status.access(to: .anything) == .granted(until: end))
    }
}
