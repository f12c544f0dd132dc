import Foundation
import Testing

@Suite("What the merchant decides: --policy and the member policy")
struct PolicyOptionTests {
    /// A subscription of Stripe's whose payment failed.
    private static let subscription = #"""
        {"id": "sub_1", "object": "subscription", "status": "past_due", "currency": "usd", "livemode": true, \#
        "collection_method": "charge_automatically", "cancel_at_period_end": false, \#
        "items": {"object": "list", "has_more": false, "data": [{"id": "si_1", "object": "subscription_item", \#
        "quantity": 1, "current_period_start": 1793000000, "current_period_end": 1795600000, "price": {"id": "price_1", \#
        "object": "price", "currency": "usd", "unit_amount": 999, "unit_amount_decimal": "999", \#
        "billing_scheme": "per_unit", "tax_behavior": "inclusive", "type": "recurring", "product": "prod_1", \#
        "recurring": {"interval": "month", "interval_count": 1, "usage_type": "licensed"}}}]}}
        """#
    private static let question = ["--now", "2026-11-20T12:00:00Z", "--format", "json"]

    private static func status(policy: String?, _ options: [String] = []) async throws -> Tool.Outcome {
        guard let policy else {
            return try await Tool.run(["status", "-"] + options + question, input: subscription)
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("policy-\(UUID().uuidString).json")
        try Data(policy.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await Tool.run(["status", "-", "--policy", file.path] + options + question, input: subscription)
    }

    private static func policy(_ rules: String, store: String = "stripe") -> String {
        #"{"schema": "paywright/policy/1", "stores": {"\#(store)": {\#(rules)}}}"#
    }

    @Test("without a policy neither access nor its end is told, and the answer names the field")
    func unstated() async throws {
        let output = try await Self.status(policy: nil).output
        #expect(output.contains(#"{"kind": "paymentFailed", "cancelled": false}"#))
        #expect(output.contains(#"{"fact": "access", "reason": "decidedByMerchant", "field": "$.status"}"#))
    }

    @Test(
        "a policy states access",
        arguments: [
            (#""accessAfterFailedPayment": true"#, #"{"kind": "gracePeriod", "access": true"#),
            (#""accessAfterFailedPayment": false"#, #"{"kind": "billingRetry", "access": false"#),
            (#""accessAfterFailedPayment": null"#, #"{"kind": "paymentFailed""#),
            (#""refundEndsAccess": true"#, #"{"kind": "paymentFailed""#),
        ]
    )
    func stated(rules: String, situation: String) async throws {
        let outcome = try await Self.status(policy: Self.policy(rules))
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains(situation), "\(outcome.output)")
    }

    @Test("a policy of another store is none of this one, and one of this store counts before the general option")
    func stores() async throws {
        let paddle = Self.policy(#""accessAfterFailedPayment": true"#, store: "paddle")
        #expect(try await Self.status(policy: paddle).output.contains(#"{"kind": "paymentFailed""#))
        let stripe = Self.policy(#""accessAfterFailedPayment": true"#)
        let outcome = try await Self.status(policy: stripe, ["--after-failed-payment", "retry"])
        #expect(outcome.output.contains(#"{"kind": "gracePeriod", "access": true"#))
    }

    @Test(
        "a fault refuses the file, with its place, what was found, what was expected and what was meant",
        arguments: [
            (policy(#""accessAfterFailedPayments": true"#), #"did you mean "accessAfterFailedPayment"?"#),
            (policy(#""accessAfterFailedPayment": "yes""#), "expected true or false"),
            (policy(#""pausedBy": "custmer""#), #"did you mean "customer"?"#),
            (policy("", store: "strpe"), #"did you mean "stripe"?"#),
            (policy("", store: "appStore"), "expected one of stripe, paddle, other"),
            (#"{"stores": {}}"#, #"$.schema: found nothing, expected "paywright/policy/1""#),
            (#"{"schema": "paywright/policy/2", "stores": {}}"#, #"found "paywright/policy/2""#),
            (#"{"schema": "paywright/policy/1"}"#, "$.stores: found nothing"),
            (#"{"schema": "paywright/policy/1", "store": {}}"#, #"did you mean "stores"?"#),
            ("[]", "found an array"), ("{", "expected"),
        ]
    )
    func refused(policy: String, message: String) async throws {
        let outcome = try await Self.status(policy: policy)
        #expect(outcome.exitCode == 65)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains(".json:1:") && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("a file that is not there is missing input")
    func missing() async throws {
        let arguments = ["status", "-", "--policy", "/nowhere/policy.json"] + Self.question
        #expect(try await Tool.run(arguments, input: Self.subscription).exitCode == 66)
    }

    @Test("a request states a policy of its own, and one with a fault is refused")
    func requests() async throws {
        let asked = #"{"op": "status", "locale": "en", "now": "2026-11-20T12:00:00Z", "input": \#(Self.subscription)"#
        let lines = [
            asked + "}", asked + #", "policy": {"stores": {"stripe": {"accessAfterFailedPayment": true}}}}"#,
            asked + #", "policy": {"stores": {"stripe": {"accessAfterFailedPayment": 1}}}}"#,
        ]
        let input = lines.joined(separator: "\n") + "\n"
        let answers = try await Tool.run(["serve", "--in-order"], input: input).output.split(separator: "\n")
        try #require(answers.count == 3)
        #expect(answers[0].contains(#""kind":"paymentFailed""#) || answers[0].contains(#""kind": "paymentFailed""#))
        #expect(answers[1].contains("gracePeriod") && answers[1].contains("still have access"))
        #expect(
            answers[2].contains("wrong-type") && answers[2].contains("$.policy.stores.stripe.accessAfterFailedPayment")
        )
    }
}
