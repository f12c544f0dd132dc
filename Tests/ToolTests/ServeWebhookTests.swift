import Foundation
import Testing

@Suite("A process that verifies webhooks")
struct ServeWebhookTests {
    private static let body =
        #"""
        {"id": "evt_1", "object": "event", "created": 1795176000, "livemode": true, \#
        "data": {"object": {"id": "sub_1", "object": "subscription", "livemode": true, "status": "active", \#
        "cancel_at_period_end": false, \#
        "created": 1780000000, "currency": "eur", "start_date": 1780000000, \#
        "items": {"object": "list", "has_more": false, "data": [{"id": "si_1", "object": "subscription_item", \#
        "quantity": 1, \#
        "current_period_start": 1793606400, "current_period_end": 1796198400, \#
        "price": {"id": "price_1", "object": "price", \#
        "active": true, \#
        "billing_scheme": "per_unit", "currency": "eur", "product": "prod_1", "type": "recurring", \#
        "unit_amount": 999, "unit_amount_decimal": "999", \#
        "recurring": {"interval": "month", "interval_count": 1, "usage_type": "licensed"}}}]}}}}
        """#

    /// Of the body, the time 1795176000 and the secret "whsec_test", computed by another program.
    private static let signature = "6836cfa998baf988c564b3e0b99594d9685fd4abf6ec4d0820938a8070810c37"

    private static func request(
        _ signature: String = signature,
        now: String = "2026-11-20T12:00:00Z"
    ) throws -> String {
        let members: [String: Any] = [
            "id": 1, "op": "status", "locale": "en", "now": now, "input": body,
            "stripeSignature": "t=1795176000,v1=\(signature)",
        ]
        return String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
    }

    private func answer(_ request: String, _ options: [String]) async throws -> (text: String, [String: Any]) {
        let outcome = try await Tool.run(["serve"] + options, input: request + "\n")
        #expect(outcome.exitCode == 0)
        #expect(!(outcome.output + outcome.errors).contains("whsec_"))
        let members = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        return (outcome.output, try #require(members))
    }

    private func code(_ answer: [String: Any]) -> String? { (answer["error"] as? [String: Any])?["code"] as? String }

    @Test("by a secret in a file, which no answer shows")
    func verifies() async throws {
        let secrets = try Tool.file("whsec_older\nwhsec_test\n")
        let options = ["--stripe-secret", secrets]
        let (_, read) = try await answer(try Self.request(), options)
        #expect(read["verified"] as? Bool == true)
        #expect((read["results"] as? [[String: Any]])?.first?["product"] as? String == "price_1")
        let forged = String(Self.signature.reversed())
        #expect(code(try await answer(try Self.request(forged), options).1) == "signature-rejected")
        let late = try Self.request(now: "2026-11-20T12:06:00Z")
        #expect(code(try await answer(late, options).1) == "signature-rejected")
        let other = try Tool.file("whsec_other")
        #expect(code(try await answer(try Self.request(), ["--stripe-secret", other]).1) == "signature-rejected")
        #expect(code(try await answer(try Self.request(), []).1) == "no-webhook-secret")
    }

    @Test("a request to reload reads the secrets again; those of a file without any stay")
    func rereads() async throws {
        let script = """
            \(Tool.conversation(#"serve --stripe-secret "$1""#))
            question=$(cat "${1%/*}/question.json")
            ask "$question"
            echo whsec_test > "$1"
            ask '{"op": "reload"}'
            ask "$question"
            : > "$1"
            ask '{"op": "reload"}'
            ask "$question"
            kill -TERM "$tool"
            wait "$tool"
            """
        let secrets = try Tool.file("whsec_older")
        let question = URL(filePath: secrets).deletingLastPathComponent().appending(path: "question.json")
        try Self.request().write(to: question, atomically: true, encoding: .utf8)
        let outcome = try await Tool.shell(script, secrets)
        #expect(outcome.exitCode == 0)
        let lines = outcome.output.split(separator: "\n")
        try #require(lines.count == 5)
        #expect(lines[0].contains("signature-rejected"))
        #expect(!lines[1].contains("not-reloaded") && lines[2].contains("\"verified\": true"))
        #expect(lines[3].contains("not-reloaded") && lines[3].contains("found no secret, expected one a line"))
        #expect(lines[4].contains("\"verified\": true"))
        #expect(!(outcome.output + outcome.errors).contains("whsec_"))
    }

    @Test("a file without a secret is wrong usage, and one that cannot be read ends the process")
    func needsSecret() async throws {
        let empty = try Tool.file(" \n")
        #expect(try await Tool.run(["serve", "--stripe-secret", empty], input: "").exitCode == 64)
        #expect(try await Tool.run(["serve", "--stripe-secret", "/none/at/all"], input: "").exitCode == 66)
    }
}
