import Foundation
import Paywright
import PaywrightReports
import Synchronization
import Testing

@Suite("A request with the signature of a webhook")
struct WebhookRequestTests {
    private static let moment = Instant(rfc3339: "2026-11-20T12:00:00Z") ?? .now

    /// What was given to be verified.
    private struct Asked: Equatable {
        let body: String
        let header: String
        let now: Instant
        let tolerance: Duration?
    }

    private final class Verification: Sendable {
        let asked = Mutex<[Asked]>([])

        func verify(_ body: [UInt8], _ header: String, _ now: Instant, _ tolerance: Duration?)
            throws(SignatureRejection)
        {
            let one = Asked(body: String(decoding: body, as: UTF8.self), header: header, now: now, tolerance: tolerance)
            asked.withLock { $0.append(one) }
            guard header == "t=1,v1=right" else { throw SignatureRejection(.badSignature, "not signed") }
        }
    }

    private static let body = """
        {"id": "evt_1", "object": "event", "type": "customer.subscription.updated", "created": 1795176000,
         "livemode": true, "data": {"object": {"id": "sub_1", "object": "subscription", "livemode": true,
         "status": "active", "cancel_at_period_end": false, "created": 1780000000, "currency": "eur",
         "start_date": 1780000000, "items": {"object": "list", "has_more": false, "data": [{"id": "si_1",
         "object": "subscription_item", "quantity": 1, "current_period_start": 1793606400,
         "current_period_end": 1796198400, "price": {"id": "price_1", "object": "price", "active": true,
         "billing_scheme": "per_unit", "currency": "eur", "product": "prod_1", "type": "recurring",
         "unit_amount": 999, "unit_amount_decimal": "999", "recurring": {"interval": "month",
         "interval_count": 1, "usage_type": "licensed"}}}]}}}}
        """

    private func answer(
        _ members: [String: Any],
        by verification: Verification?,
        at moment: Instant = moment
    ) async throws -> [String: Any] {
        let request: [String: Any] = ["op": "status", "locale": "en", "eligibility": false].merging(members) { $1 }
        var webhooks: RequestHandler.WebhookVerification?
        if let verification {
            webhooks = { body, header, now, tolerance throws(SignatureRejection) in
                try verification.verify(body, header, now, tolerance)
            }
        }
        let handler = try RequestHandler(webhooks: webhooks)
        let answer = await handler.answer(
            to: Array(try JSONSerialization.data(withJSONObject: request)),
            at: moment
        )
        return try #require(try JSONSerialization.jsonObject(with: Data(answer.json.utf8)) as? [String: Any])
    }

    private func code(_ answer: [String: Any]) -> String? { (answer["error"] as? [String: Any])?["code"] as? String }

    @Test("a body that is signed is read, byte for byte, and counts as verified")
    func takes() async throws {
        let verification = Verification()
        let members: [String: Any] = ["input": Self.body, "stripeSignature": "t=1,v1=right"]
        let answer = try await answer(members, by: verification)
        #expect(answer["verified"] as? Bool == true)
        #expect((answer["results"] as? [[String: Any]])?.first?["product"] as? String == "price_1")
        let asked = Asked(body: Self.body, header: "t=1,v1=right", now: Self.moment, tolerance: nil)
        #expect(verification.asked.withLock { $0 } == [asked])
        let unsigned = try await self.answer(["input": Self.body], by: verification)
        #expect(unsigned["verified"] as? Bool == false)
        #expect(verification.asked.withLock { $0.count } == 1)
    }

    @Test("the moment and the tolerance of the request count")
    func passesOn() async throws {
        let verification = Verification()
        let members: [String: Any] = [
            "input": Self.body, "stripeSignature": "t=1,v1=right", "stripeTolerance": 600,
            "now": "2026-11-21T12:00:00Z",
        ]
        _ = try await answer(members, by: verification)
        let asked = try #require(verification.asked.withLock { $0.first })
        #expect(asked.now == Instant(rfc3339: "2026-11-21T12:00:00Z"))
        #expect(asked.tolerance == .seconds(600))
    }

    @Test(
        "the clock of the machine gives way to the date of a signed event, and a stated moment to nothing",
        arguments: [
            ("2026-11-20T11:00:00Z", true, nil, "2026-11-20T12:00:00Z", "store"),
            ("2026-11-18T12:00:00Z", true, nil, "2026-11-20T12:00:00Z", "store"),
            ("2026-11-18T11:00:00Z", true, nil, "2026-11-18T11:00:00Z", "clock"),
            ("2026-11-20T13:00:00Z", true, nil, "2026-11-20T13:00:00Z", "clock"),
            ("2026-11-20T11:00:00Z", false, nil, "2026-11-20T11:00:00Z", "clock"),
            ("2026-11-20T13:00:00Z", true, "2026-11-20T11:00:00Z", "2026-11-20T11:00:00Z", "given"),
        ] as [(String, Bool, String?, String, String)]
    )
    func clocks(_ clock: String, isSigned: Bool, stated: String?, now: String, source: String) async throws {
        var members: [String: Any] = ["input": Self.body]
        if isSigned { members["stripeSignature"] = "t=1,v1=right" }
        if let stated { members["now"] = stated }
        let answer = try await answer(
            members,
            by: Verification(),
            at: try #require(Instant(rfc3339: clock))
        )
        #expect(answer["now"] as? String == now)
        #expect(answer["nowSource"] as? String == source)
        let results = try #require(answer["results"] as? [[String: Any]])
        let kind = (results.first?["situation"] as? [String: Any])?["kind"] as? String
        // Behind what the store stated, and not by a little: nothing that depends on the clock is known.
        #expect((kind == "unknown") == (source == "clock" && clock < "2026-11-20T11:50:00Z"))
    }

    @Test("a body that is not signed is refused, and nothing of it is told")
    func refusesForgery() async throws {
        let members: [String: Any] = ["input": Self.body, "stripeSignature": "t=1,v1=wrong"]
        let answer = try await answer(members, by: Verification())
        #expect(code(answer) == "signature-rejected")
        #expect(answer["results"] == nil)
        #expect((answer["error"] as? [String: Any])?["file"] as? String == "input")
    }

    @Test(
        "what cannot be verified is refused",
        arguments: [
            (#"{"stripeTolerance": 600}"#, true, "missing-member"),
            (#"{"stripeSignature": "t=1,v1=right", "stripeTolerance": 0}"#, true, "unusable-value"),
            (#"{"stripeSignature": "t=1,v1=right", "stripeTolerance": 86401}"#, true, "unusable-value"),
            (#"{"stripeSignature": "t=1,v1=right", "stripeTolerance": "600"}"#, true, "wrong-type"),
            (#"{"stripeSignature": 7}"#, true, "wrong-type"),
            (#"{"stripeSignature": "t=1,v1=right", "input": {}}"#, true, "wrong-type"),
            (#"{"stripeSignature": "t=1,v1=right", "input": ["{}"]}"#, true, "wrong-type"),
            (#"{"stripeSignature": "t=1,v1=right"}"#, false, "no-webhook-secret"),
        ]
    )
    func refuses(_ members: String, hasSecret: Bool, expected: String) async throws {
        let stated = try JSONSerialization.jsonObject(with: Data(members.utf8)) as? [String: Any] ?? [:]
        let verification = hasSecret ? Verification() : nil
        let answer = try await answer(["input": Self.body].merging(stated) { $1 }, by: verification)
        #expect(code(answer) == expected)
        #expect(verification?.asked.withLock { $0.isEmpty } ?? true)
    }
}
