import Foundation
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

/// The test runner links Foundation, which may hide what the tool cannot do by itself: dates are asserted through it too.
@Suite("Every situation before, at and after its date, through the built tool")
struct StatusClockTests {
    /// Noon on a plain day; the hour that Berlin's clocks skip and repeat; a leap day; the end of a year.
    private static let dates = [
        "2026-12-01T12:00:00Z", "2027-03-28T01:00:00Z", "2026-10-25T01:00:00Z", "2028-02-29T00:00:00Z",
        "2026-12-31T23:30:00Z",
    ]

    /// A customer's fields beside the date, what is true before it, and from it on. DATE is the date.
    private static let cases: [(purchase: String, subscription: String, before: String, after: String)] = [
        ("", #""renewsAutomatically":true"#, "active", "expired"),
        ("", #""renewsAutomatically":false"#, "cancelled", "expired"),
        ("", "", "running", "expired"),
        ("", #""renewsAutomatically":true,"state":"active""#, "active", "unknown"),
        ("", #""state":"billingRetry""#, "billingRetry", "billingRetry"),
        ("", #""state":"gracePeriod","gracePeriodExpiresDate":"DATE""#, "gracePeriod", "unknown"),
        ("", #""state":"paused","resumesDate":"DATE""#, "paused", "unknown"),
        ("", #""prepaid":{}"#, "prepaid", "expired"),
        (#""ownership":"familyShared""#, #""renewsAutomatically":true"#, "familyShared", "familySharingEnded"),
        (trial, #""renewsAutomatically":true"#, "freeTrial", "expired"),
        (trial, #""renewsAutomatically":false"#, "freeTrialCancelled", "expired"),
        (reduced, #""renewsAutomatically":true"#, "introductoryPrice", "expired"),
        ("", #""renewsAutomatically":true,"renewalProductID":"other""#, "planChange", "expired"),
        ("", #""renewsAutomatically":true,"offer":{"type":"promotional","id":"x"}"#, "discountedRenewal", "expired"),
        (
            "", #""renewsAutomatically":true,"priceChange":{"kind":"increase","state":"confirmed","date":"DATE"}"#,
            "priceChange", "expired"
        ),
        (
            #""commitment":{"billingPeriodNumber":2,"totalBillingPeriods":12}"#, #""renewsAutomatically":true"#,
            "commitment", "expired"
        ),
        (
            "", #""renewsAutomatically":true,"priceChange":{"kind":"increase","state":"awaitingConsent"}"#,
            "priceChange", "expired"
        ),
        (
            #""commitment":{"billingPeriodNumber":2,"totalBillingPeriods":12}"#,
            #""renewsAutomatically":true,"commitment":{"isCancellationPending":true}"#, "commitment", "expired"
        ),
        ("", #""eligibleWinBackOfferIDs":["back"]"#, "running", "winBackAvailable"),
        ("", #""renewsAutomatically":true,"endsAtRenewal":true"#, "removed", "expired"),
        (#""revocation":{"date":"2026-01-01T00:00:00Z"}"#, #""renewsAutomatically":false"#, "refunded", "refunded"),
        (#""isUpgraded":true"#, "", "upgraded", "upgraded"),
        ("", #""state":"cancelled""#, "cancelled", "expired"), ("", #""state":"onHold""#, "onHold", "onHold"),
        ("", #""state":"revoked""#, "revoked", "revoked"), ("", #""state":"expired""#, "expired", "expired"),
        ("", #""state":"pending""#, "pendingPurchase", "pendingPurchase"),
        ("", #""expirationReason":"replaced""#, "replaced", "replaced"),
    ]
    private static let trial = #""offer":{"type":"introductory","paymentMode":"freeTrial"}"#
    private static let reduced = #""offer":{"type":"introductory","paymentMode":"payAsYouGo"}"#

    private static func customers(_ date: String, _ count: Int) -> String {
        cases.prefix(count).map { purchase, subscription, _, _ in
            let bought = [
                #""productID":"pro","productType":"autoRenewable","id":"1","originalID":"1","expiresDate":"DATE""#,
                purchase,
            ]
            let renewal = [#""originalID":"1","productID":"pro""#, subscription]
            let record = #"""
                {"schema":"paywright/customer/1","store":"appStore",\#
                "purchases":[{\#(bought.filter { !$0.isEmpty }.joined(separator: ","))}],\#
                "subscriptions":[{\#(renewal.filter { !$0.isEmpty }.joined(separator: ","))}]}
                """#
            return record.replacing("DATE", with: date) + "\n"
        }.joined()
    }

    private struct Answer {
        let kind: String
        let headline: String
    }

    /// What is said to the customers of the first few cases.
    private func answers(_ date: String, at now: Instant, count: Int = .max) async throws -> [Answer] {
        let outcome = try await Tool.run(
            [
                "status", "-", "--format", "ndjson", "--time-zone", "Europe/Berlin", "--now",
                now.description,
            ],
            input: Self.customers(date, count)
        )
        return try outcome.output.split(separator: "\n").map { line in
            let record = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            let result = try #require((record["results"] as? [[String: Any]])?.first, "\(line)")
            let situation = try #require(result["situation"] as? [String: Any])
            let headline = (result["lines"] as? [String: [String: Any]])?["headline"]?["text"] as? String
            return Answer(kind: try #require(situation["kind"] as? String), headline: try #require(headline))
        }
    }

    @Test("The date itself is past", arguments: Sweep.some(3, of: dates))
    func walk(date: String) async throws {
        let instant = try #require(Instant(rfc3339: date))
        let moments = [(-1, true), (1, false), (0, false), (-86_400_000, true), (86_400_000, false)]
        // The last millisecond before the date, and the date.
        for (offset, isBefore) in Sweep.some(2, of: moments) {
            let answers = try await answers(date, at: instant.adding(milliseconds: Int64(offset)))
            #expect(answers.map(\.kind) == Self.cases.map { isBefore ? $0.before : $0.after }, "\(date) \(offset)")
        }
    }

    @Test(
        "Days are Berlin's: of 23 and 25 hours, over the leap day and the year's end",
        arguments: [
            ("2027-03-28T01:00:00Z", "2027-03-27T22:59:59Z", "Renews tomorrow"),
            ("2027-03-28T01:00:00Z", "2027-03-27T23:00:00Z", "Renews today"),
            ("2026-10-25T01:00:00Z", "2026-10-24T21:59:59Z", "Renews tomorrow"),
            ("2026-10-25T01:00:00Z", "2026-10-24T22:00:00Z", "Renews today"),
            ("2028-02-29T00:00:00Z", "2028-02-28T22:59:59Z", "Renews tomorrow"),
            ("2028-02-29T00:00:00Z", "2028-02-26T23:00:00Z", "Renews in 2 days"),
            // Half past midnight in Berlin is the next year already.
            ("2026-12-31T23:30:00Z", "2026-12-31T22:59:59Z", "Renews tomorrow"),
            ("2026-12-31T23:30:00Z", "2026-12-20T12:00:00Z", "Renews on Jan 1, 2027"),
        ]
    )
    func days(date: String, now: String, headline: String) async throws {
        let now = try #require(Instant(rfc3339: now))
        let answers = try await answers(date, at: now, count: 1)
        #expect(answers.first?.headline.replacing("\u{A0}", with: " ") == headline)
    }
}
