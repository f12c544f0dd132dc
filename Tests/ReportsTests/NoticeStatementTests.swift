import Foundation
import Paywright
import PaywrightReports
import Testing

/// What is told of a notice beside its words: what they lack, and which event it is of.
@Suite("What a notice lacks, and its name")
struct NoticeStatementTests {
    private struct Answer: Decodable {
        struct Notice: Decodable {
            let id: String?
            let kind: String
            let missing: [String]
            let texts: [Texts]
        }
        struct Texts: Decodable { let body: Body }
        struct Body: Decodable {
            let text: String
            let parts: [Part]
        }
        struct Part: Decodable {
            let kind: String
            let start: Int
            let end: Int
        }
        let notices: [Notice]
    }

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private func notices(_ input: Any, linking link: String? = nil) async throws -> [Answer.Notice] {
        var request: [String: Any] = ["op": "notices", "locale": "en", "now": "2026-11-20T12:00:00Z", "input": input]
        if let link { request.merge(["merchant": "Example.com", "merchantLink": link]) { $1 } }
        let answer = await (try RequestHandler()).answer(to: Array(try JSONSerialization.data(withJSONObject: request)))
        try #require(!answer.isRefused, "\(answer.json.prefix(400))")
        return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8)).notices
    }

    /// The inputs of the cases about moments, with their names.
    private static func moments() throws -> [(name: String, input: Any)] {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.appending(path: "Moments"),
            includingPropertiesForKeys: nil
        )
        return try files.filter { $0.pathExtension == "ndjson" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
                let members = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                return members.flatMap { members in members["input"].map { (members["id"] as? String ?? "", $0) } }
            }
        }
    }

    @Test("Where no amount is missing, the body names one")
    func amounts() async throws {
        var stated = 0
        for (name, input) in try Self.moments() {
            for notice in try await notices(input) {
                guard ["trialEnding", "renewal", "priceChange"].contains(notice.kind),
                    !notice.missing.contains("amount")
                else { continue }
                stated += 1
                let body = try #require(notice.texts.first).body
                #expect(body.parts.contains { $0.kind == "money" }, "\(name): \(notice.kind): \(body.text)")
            }
        }
        #expect(stated > 100)
    }

    @Test("What another plan costs is not missing where the body names it although two prices change")
    func planChange() async throws {
        let (_, input) = try #require(
            try Self.moments().first { $0.name == "plan-appstore-plan-and-notified-increase" }
        )
        let renewal = try #require(try await notices(input).first { $0.kind == "renewal" })
        #expect(renewal.texts.first?.body.text.contains("$21.99") == true)
        #expect(!renewal.missing.contains("amount"))
    }

    @Test("A renewal that no sentence of the body is about has no notice")
    func laterCharge() async throws {
        let (_, input) = try #require(try Self.moments().first { $0.name == "schedule-full-price-after-a-discount" })
        let renewals = try await notices(input).filter { $0.kind == "renewal" }
        #expect(renewals.count == 1 && renewals.first?.id?.hasSuffix(":renewal:2026-12-10T12:00:00Z") == true)
    }

    @Test("The address of the customer’s account is a part of its own kind, so that a mail makes a link of it")
    func link() async throws {
        let address = "https://example.com/account"
        let notice = try #require(try await notices(subscription(), linking: address).first)
        let body = try #require(notice.texts.first).body
        let links = body.parts.filter { $0.kind == "link" }
        let units = Array(body.text.utf16)
        #expect(links.map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) } == [address])
        #expect(notice.missing.contains("howToCancel") == false)
    }

    // MARK: Names

    private func subscription(cancelled: Int? = nil, items: Int = 1) -> [String: Any] {
        let data = (1...items).map { number -> [String: Any] in
            [
                "object": "subscription_item", "id": "si_\(number)", "quantity": 1,
                "current_period_start": 1_794_312_000, "current_period_end": 1_796_904_000,
                "price": [
                    "object": "price", "id": "price_\(number)", "product": "prod_\(number)", "currency": "usd",
                    "unit_amount": 900, "recurring": ["interval": "month", "interval_count": 1],
                ] as [String: Any],
            ]
        }
        var members: [String: Any] = [
            "object": "subscription", "id": "sub_1", "status": "active", "customer": "cus_1", "currency": "usd",
            "collection_method": "charge_automatically", "livemode": true, "start_date": 1_790_000_000,
            "items": ["object": "list", "has_more": false, "data": data] as [String: Any],
        ]
        members["cancel_at_period_end"] = cancelled != nil
        if let cancelled { members["canceled_at"] = cancelled }
        return members
    }

    @Test("Two cancellations in one period have two names, and each keeps its own")
    func cancellations() async throws {
        let first = try await notices(subscription(cancelled: 1_795_000_000)).first?.id
        #expect(first == "stripe:sub_1/si_1:cancelled:2026-11-18T11:06:40Z")
        #expect(try await notices(subscription(cancelled: 1_795_000_000)).first?.id == first)
        let second = try await notices(subscription(cancelled: 1_795_100_000)).first?.id
        #expect(second == "stripe:sub_1/si_1:cancelled:2026-11-19T14:53:20Z")
    }

    @Test("The name of an item’s notice is the same whether another item stands beside it or not")
    func items() async throws {
        let alone = try await notices(subscription()).map(\.id)
        let both = try await notices(subscription(items: 2)).map(\.id)
        #expect(alone == ["stripe:sub_1/si_1:renewal:2026-12-10T12:00:00Z"])
        #expect(both.contains(alone[0]) && Set(both).count == both.count && both.count == 2)
    }

    @Test(
        "A cancellation on Google Play has the time at which the customer asked for it; one without a time has its end"
    )
    func googlePlay() async throws {
        func input(_ context: [String: Any]) -> [String: Any] {
            [
                "kind": "androidpublisher#subscriptionPurchaseV2", "regionCode": "DE",
                "subscriptionState": "SUBSCRIPTION_STATE_CANCELED", "startTime": "2026-11-10T12:00:00Z",
                "latestOrderId": "GPA.3300-1111-2222-33333",
                "acknowledgementState": "ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED",
                "canceledStateContext": ["userInitiatedCancellation": context] as [String: Any],
                "lineItems": [
                    [
                        "productId": "aurora", "expiryTime": "2026-12-10T12:00:00Z",
                        "latestSuccessfulOrderId": "GPA.3300-1111-2222-33333",
                        "autoRenewingPlan": ["autoRenewEnabled": false] as [String: Any],
                        "offerDetails": ["basePlanId": "monthly"] as [String: Any],
                    ] as [String: Any]
                ],
            ]
        }
        let timed = try await notices(input(["cancelTime": "2026-11-18T08:00:00Z"])).first { $0.kind == "cancelled" }
        #expect(timed?.id?.hasSuffix(":cancelled:2026-11-18T08:00:00Z") == true, "\(timed?.id ?? "none")")
        let untimed = try await notices(input([:])).first { $0.kind == "cancelled" }
        #expect(untimed?.id?.hasSuffix(":cancelled:2026-12-10T12:00:00Z") == true, "\(untimed?.id ?? "none")")
    }
}
