import Foundation
import PaywrightModel
import TestSupport
import Testing

/// A customer of a made-up shop, as `verifyReceipt` would answer, end to end through the built tool.
@Suite("What a receipt answers, from file to words")
struct ReceiptAnswerTests {
    struct Item {
        var product = "lagoon.monthly"
        var id: String
        var original: String?
        var group = "30100001"
        var bought: String
        var ends: String
        var isTrial = false
        var extra = ""

        var json: String {
            """
            {"quantity":"1","product_id":"\(product)","transaction_id":"\(id)","original_transaction_id":"\(original ?? id)",\
            "purchase_date":"\(bought) Etc/GMT","expires_date":"\(ends) Etc/GMT","subscription_group_identifier":"\(group)",\
            "is_trial_period":"\(isTrial)","is_in_intro_offer_period":"false","in_app_ownership_type":"PURCHASED"\(extra)}
            """
        }
    }

    private static func receipt(_ items: [Item], pending: String = "") -> String {
        """
        {"status":0,"environment":"Production","receipt":{"bundle_id":"com.example.lagoon",\
        "request_date":"2026-11-20 12:00:00 Etc/GMT","in_app":[]},\
        "latest_receipt_info":[\(items.map(\.json).joined(separator: ","))],"pending_renewal_info":[\(pending)]}
        """
    }

    private static func pending(_ original: String, renews: Bool, _ extra: String = "") -> String {
        """
        {"original_transaction_id":"\(original)","product_id":"lagoon.monthly","auto_renew_product_id":"lagoon.monthly",\
        "auto_renew_status":"\(renews ? 1 : 0)"\(extra)}
        """
    }

    /// The name, the receipt, what is true, the introductory offer in the group, and whether to show products for sale.
    private static let cases: [(String, String, situation: String, introductory: String, sells: Bool)] = [
        ("empty", receipt([]), "notPurchased", "eligible", true),
        (
            "trial used, cancelled, over",
            receipt(
                [
                    Item(id: "1", bought: "2026-03-01 08:00:00", ends: "2026-03-08 08:00:00", isTrial: true),
                    Item(id: "2", original: "1", bought: "2026-03-08 08:00:00", ends: "2026-04-08 08:00:00"),
                ],
                pending: pending("1", renews: false, #","expiration_intent":"1""#)
            ), "expired", "freeTrialUsed", true
        ),
        (
            "refunded",
            receipt([
                Item(
                    id: "1",
                    bought: "2026-11-02 09:30:00",
                    ends: "2027-11-02 09:30:00",
                    extra: #","cancellation_date":"2026-11-05 10:00:00 Etc/GMT","cancellation_reason":"0""#
                )
            ]), "refunded", "refunded", true
        ),
        (
            "grace period",
            receipt(
                [Item(id: "1", bought: "2026-10-18 07:15:00", ends: "2026-11-18 07:15:00")],
                pending: pending(
                    "1",
                    renews: true,
                    #","is_in_billing_retry_period":"1","grace_period_expires_date":"2026-11-24 07:15:00 Etc/GMT""#
                )
            ), "gracePeriod", "paymentProblem", false
        ),
        (
            "active, never an offer",
            receipt(
                [Item(id: "1", bought: "2026-11-10 07:15:00", ends: "2026-12-10 07:15:00")],
                pending: pending("1", renews: true)
            ), "active", "activeSubscription", true
        ),
        (
            "in its trial, cancelled",
            receipt(
                [Item(id: "1", bought: "2026-11-17 07:15:00", ends: "2026-11-24 07:15:00", isTrial: true)],
                pending: pending("1", renews: false)
            ), "freeTrialCancelled", "freeTrialUsed", true
        ),
        (
            "upgraded: the cancellation date is no refund",
            receipt(
                [
                    Item(
                        product: "lagoon.yearly",
                        id: "2",
                        original: "1",
                        bought: "2026-11-03 07:15:00",
                        ends: "2027-11-03 07:15:00"
                    ),
                    Item(
                        id: "1",
                        bought: "2026-11-01 07:15:00",
                        ends: "2026-12-01 07:15:00",
                        extra: #","cancellation_date":"2026-11-03 07:15:00 Etc/GMT","is_upgraded":"true""#
                    ),
                ],
                pending: pending("1", renews: true).replacing("lagoon.monthly", with: "lagoon.yearly")
            ), "active", "activeSubscription", true
        ),
        (
            "cut short: the original transaction is missing",
            receipt(
                [Item(id: "2", original: "1", bought: "2026-03-08 08:00:00", ends: "2026-04-08 08:00:00")],
                pending: pending("1", renews: true)
            ), "expired", "historyIncomplete", true
        ),
    ]

    @Test("Situation and introductory offer", arguments: Sweep.some(4, of: cases.indices))
    func answers(index: Int) async throws {
        let (name, receipt, situation, introductory, sells) = Self.cases[index]
        let json = try await StatusCommandTests.json(["-"], input: receipt)
        let result = try #require((json["results"] as? [[String: Any]])?.first)
        #expect((result["situation"] as? [String: Any])?["kind"] as? String == situation, "\(name)")
        let group = try #require((json["eligibility"] as? [[String: Any]])?.first)
        let answer = try #require(group["introductory"] as? [String: Any])
        #expect((answer["reason"] ?? answer["outcome"]) as? String == introductory, "\(name)")
        #expect(group["purchaseScreen"] as? Bool == sells, "\(name)")
        #expect((json["diagnostics"] as? [Any])?.isEmpty == true, "\(name)")
        // No receipt states a price.
        let lines = try #require(result["lines"] as? [String: [String: Any]])
        #expect(lines.values.allSatisfy { !(($0["text"] as? String) ?? "").contains("$") })
    }

    @Test("Two groups in one receipt are judged one by one")
    func twoGroups() async throws {
        let receipt = Self.receipt([
            Item(id: "1", bought: "2026-03-01 08:00:00", ends: "2026-03-08 08:00:00", isTrial: true),
            Item(
                product: "reef",
                id: "9",
                group: "30100002",
                bought: "2026-05-01 08:00:00",
                ends: "2026-06-01 08:00:00"
            ),
        ])
        let json = try await StatusCommandTests.json(["-"], input: receipt)
        let outcomes = try #require(json["eligibility"] as? [[String: Any]]).map { group in
            (group["introductory"] as? [String: Any])?["outcome"] as? String
        }
        // The group that was bought in last comes first.
        #expect(outcomes == ["eligible", "ineligible"])
    }

    @Test("An error of the store's is a diagnostic and no answer")
    func wrongEnvironment() async throws {
        let outcome = try await Tool.run(["status", "-"], input: #"{"status":21007,"environment":"Production"}"#)
        #expect(outcome.exitCode == 65)
        #expect(outcome.errors.contains("21007"))
        #expect(outcome.output.isEmpty)
    }

    @Test("Signed by Xcode, joined with a product file: the trial by name, until its date, without a price")
    func xcodePair() async throws {
        let products = try Tool.file(
            """
            {"identifier":"A","version":{"major":3,"minor":0},"settings":{},"subscriptionGroups":[{"id":"6F3A93AB","name":"Pass",
            "localizations":[],"subscriptions":[{"productID":"pass.premium","displayPrice":"9.99","type":"RecurringSubscription",
            "recurringSubscriptionPeriod":"P1M","groupNumber":1,"referenceName":"Premium","internalID":"B","subscriptionGroupID":"6F3A93AB",
            "localizations":[{"locale":"en_US","displayName":"Premium Pass","description":""}],
            "introductoryOffer":{"internalID":"C","paymentMode":"free","subscriptionPeriod":"P1M"}}]}]}
            """
        )
        let fixtures = Tool.root.appending(path: "Tests/SignaturesTests/Fixtures")
        let inputs = ["xcode-signed-transaction", "xcode-signed-renewal-info"].map { fixtures.appending(path: $0).path }
        let outcome = try await Tool.run(
            ["status"] + inputs + ["--products", products, "--now", "2023-10-20T00:00:00Z", "--time-zone", "UTC"]
        )
        #expect(outcome.exitCode == 0)
        let output = StatusCommandTests.visible(outcome.output)
        #expect(output.contains("      name                        Premium Pass\n"))
        #expect(output.contains("Free trial ends on Nov 19, 2023"))
        #expect(output.contains("Your free trial ends on November 19, 2023."))
        #expect(output.contains("already had a free trial"))
        #expect(!output.contains("$"))
        #expect(output.hasPrefix("signatures: not verified\n"))
    }
}
