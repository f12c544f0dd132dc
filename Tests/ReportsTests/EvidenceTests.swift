import Foundation
import Paywright
import PaywrightReports
import Testing

/// What an explained answer has beside the facts.
private struct ExplainedAnswer: Decodable {
    struct Field: Decodable {
        let field, path: String
        let value: String?
    }
    struct Fact: Decodable {
        let facts, rules: [String]
        let date, day, calculation: String?
        let fields: [Field]
        let absent: [String]?
    }
    struct Part: Decodable {
        let kind: String
        let start, end: Int
    }
    struct Line: Decodable {
        let text: String
        let parts: [Part]
    }
    struct Source: Decodable { let start, end, evidence: Int }
    struct Purchase: Decodable {
        let evidence: [Fact]
        let lines: [String: Line]
        let sources: [String: [Source]]

        /// The evidence of a fact by its path.
        subscript(path: String) -> Fact? { evidence.first { $0.facts.contains(path) } }
    }
    struct Access: Decodable { let evidence: [Fact] }
    struct Group: Decodable { let evidence: [Fact] }
    let access: Access
    let results: [Purchase]
    let eligibility: [Group]
}

@Suite("The evidence of an answer")
struct EvidenceTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private static let files = [
        "Tills/amazon", "Tills/appstore", "Tills/googleplay", "Tills/paddle", "Tills/revenuecat", "Tills/stripe",
        "Access/order", "Moments/trial",
    ]

    private static func requests(_ file: String) throws -> [String] {
        let text = try String(contentsOf: tests.appending(path: "\(file).ndjson"), encoding: .utf8)
        return text.split(separator: "\n").filter { $0.contains(#""op": "status""#) }.map(String.init)
    }

    private static func explaining(_ request: String) -> String { #"{"explain": true, "# + request.dropFirst() }

    private static func answer(_ request: String, by handler: RequestHandler) async throws -> Data? {
        let now = try #require(Instant(rfc3339: "2026-11-20T12:00:00Z"))
        let answer = await handler.answer(to: Array(request.utf8), at: now)
        return answer.isRefused ? nil : Data(answer.utf8)
    }

    @Test("Each date, amount and number in a line has its evidence, and evidence states a rule", arguments: files)
    func isWhole(file: String) async throws {
        let handler = try RequestHandler()
        var count = 0
        for request in try Self.requests(file) {
            guard let data = try await Self.answer(Self.explaining(request), by: handler) else { continue }
            let answer = try JSONDecoder().decode(ExplainedAnswer.self, from: data)
            for purchase in answer.results {
                for (name, line) in purchase.lines {
                    let explained = purchase.sources[name]?.map { [$0.start, $0.end] } ?? []
                    for part in line.parts where ["date", "money", "count"].contains(part.kind) {
                        #expect(explained.contains([part.start, part.end]), "\(line.text): \(part)")
                        count += 1
                    }
                }
            }
            let all =
                answer.results.flatMap(\.evidence) + answer.access.evidence + answer.eligibility.flatMap(\.evidence)
            for fact in all {
                #expect(!fact.rules.isEmpty && !fact.facts.isEmpty)
                #expect(fact.date == nil || !fact.fields.isEmpty, "\(fact.facts) stands on no field: \(request)")
            }
        }
        #expect(count > 50)
    }

    @Test(
        "A last day by the country of the customer stands on the field that states the country, and one by a time zone does not"
    )
    func countries() async throws {
        let google = """
            {"kind": "androidpublisher#subscriptionPurchaseV2", "startTime": "2026-06-05T08:00:00Z", "regionCode": "JP",
             "subscriptionState": "SUBSCRIPTION_STATE_ACTIVE", "lineItems": [{"productId": "pro", "expiryTime": "2026-12-05T08:00:00Z",
             "autoRenewingPlan": {"autoRenewEnabled": true, "recurringPrice": {"currencyCode": "JPY", "units": "900"}}}]}
            """
        func fields(_ more: String) async throws -> [String] {
            let request = #"{"op": "status", "explain": true, \#(more) "input": \#(google)}"#
            let data = try #require(try await Self.answer(request, by: try RequestHandler()))
            let answer = try JSONDecoder().decode(ExplainedAnswer.self, from: data)
            let fact = try #require(answer.results.first?["timeline.moments[0].wayOut.lastDay"])
            #expect(fact.day == "2026-12-04" && fact.rules == ["zone"])
            return fact.fields.map(\.path)
        }
        #expect(try await fields("") == ["$.lineItems[0].expiryTime", "$.regionCode"])
        #expect(try await fields(#""timeZone": "Asia/Tokyo","#) == ["$.lineItems[0].expiryTime"])
    }

    @Test("To explain an answer changes nothing else of it", arguments: files)
    func changesNothing(file: String) async throws {
        func plain(_ value: Any) -> Any {
            if let list = value as? [Any] { return list.map(plain) }
            guard let object = value as? [String: Any] else { return value }
            return object.filter { !["evidence", "sources"].contains($0.key) }.mapValues(plain)
        }
        for request in try Self.requests(file) {
            // A field that no table has is told once by each handler.
            let before = try await Self.answer(request, by: try RequestHandler())
            let after = try await Self.answer(Self.explaining(request), by: try RequestHandler())
            guard let before, let after else {
                #expect(before == after)
                continue
            }
            let left = try JSONSerialization.jsonObject(with: before) as? NSDictionary
            let right = try plain(JSONSerialization.jsonObject(with: after)) as? [String: Any]
            #expect(left == right.map { $0 as NSDictionary }, "\(request)")
        }
    }

    @Test("A date that fields state moves with them", arguments: files)
    func movesWithItsFields(file: String) async throws {
        let handler = try RequestHandler()
        var moved = 0
        for request in try Self.requests(file) {
            let explained = Self.explaining(request)
            guard let data = try await Self.answer(explained, by: handler) else { continue }
            let answer = try JSONDecoder().decode(ExplainedAnswer.self, from: data)
            let facts = answer.results.flatMap(\.evidence).filter { $0.date != nil && $0.rules == ["stated"] }
            for fact in facts {
                let values = Set(fact.fields.compactMap(\.value))
                guard let date = fact.date, values.count == 1, let value = values.first else { continue }
                // The other fields of the input that have the same value may not state the fact.
                let places = explained.components(separatedBy: "\(value)").count - 1
                guard places == fact.fields.count, let later = Self.later(value) else { continue }
                let other = explained.replacing(value, with: later)
                guard let data = try await Self.answer(other, by: handler) else { continue }
                let changed = try JSONDecoder().decode(ExplainedAnswer.self, from: data)
                let isStated = changed.results.flatMap(\.evidence).contains { $0.date == date }
                #expect(!isStated, "\(fact.facts) is \(date) without \(fact.fields.map(\.path))")
                moved += 1
            }
        }
        #expect(moved > 5, "\(moved)")
    }

    /// An hour later, as it was written.
    private static func later(_ value: String) -> String? {
        if let number = Int64(value) { return "\(number + (number > 100_000_000_000 ? 3_600_000 : 3_600))" }
        return Instant(rfc3339: value).map { $0.adding(milliseconds: 3_600_000).description }
    }

    @Test("No evidence repeats who somebody is, or which purchase it was", arguments: files)
    func namesNobody(file: String) async throws {
        let handler = try RequestHandler()
        let names = [
            "transaction", "originalid", "customer.customer.customer", "orderid", "token", "user", "email", "signed",
        ]
        for request in try Self.requests(file) {
            guard let data = try await Self.answer(Self.explaining(request), by: handler) else { continue }
            let answer = try JSONDecoder().decode(ExplainedAnswer.self, from: data)
            let all =
                answer.results.flatMap(\.evidence) + answer.access.evidence + answer.eligibility.flatMap(\.evidence)
            for field in all.flatMap(\.fields) where field.value != nil {
                let name = field.field.lowercased().split(separator: ".").last.map(String.init) ?? ""
                let isName = names.contains { name.hasSuffix($0) || name == "\($0)id" || name.hasSuffix("\($0)_id") }
                #expect(!isName, "\(field.field) = \(field.value ?? "")")
            }
        }
    }

    private func explained(_ input: String, _ members: String = "") async throws -> [ExplainedAnswer.Purchase] {
        let request = """
            {"op": "status", "explain": true, "locale": "en", "now": "2026-11-20T12:00:00Z"\(members), "input": \(input)}
            """
        let data = try #require(await Self.answer(request, by: try RequestHandler()))
        return try JSONDecoder().decode(ExplainedAnswer.self, from: data).results
    }

    @Test("The way out of a charge stands on its date, the store's rule and the days of a zone")
    func wayOut() async throws {
        let input = """
            {"schema": "paywright/customer/1", "store": "appStore", "purchases": [{"productID": "a", "productType": "autoRenewable",
            "purchaseDate": "2026-11-10T18:30:00Z", "expiresDate": "2026-12-10T18:30:00Z"}], "subscriptions": [{"productID": "a",
            "state": "active", "renewsAutomatically": true, "renewalDate": "2026-12-10T18:30:00Z",
            "renewalPrice": {"amount": "9.99", "currency": "USD"}}]}
            """
        let purchase = try #require(await explained(input, #", "timeZone": "Asia/Tokyo""#).first)
        let limit = try #require(purchase["timeline.moments[0].wayOut.before"])
        #expect(limit.rules == ["storeRule"])
        #expect(limit.calculation == "2026-12-10T18:30:00Z - 24 h")
        let day = try #require(purchase["timeline.moments[0].wayOut.lastDay"])
        #expect(day.day == "2026-12-09")
        #expect(day.rules == ["storeRule", "zone"])
        #expect(day.calculation == "lastDay(2026-12-10T18:30:00Z - 24 h)")
        #expect(day.fields.map(\.path) == ["$.purchases[0].expiresDate", "$.subscriptions[0].renewalDate"])
    }

    @Test("What a charge comes to stands on each number that it is made of")
    func calculation() async throws {
        let input = """
            {"id": "sub_1", "object": "subscription", "status": "active", "currency": "usd", "collection_method":
            "charge_automatically", "cancel_at_period_end": false, "automatic_tax": {"enabled": false}, "discounts": [{"id": "di_1",
            "object": "discount", "start": 1790000000, "end": null, "coupon": {"id": "c", "object": "coupon", "percent_off": 25,
            "duration": "forever"}}], "items": {"object": "list", "data": [{"id": "si_1", "object": "subscription_item", "quantity":
            3, "current_period_start": 1794304800, "current_period_end": 1796896800, "price": {"id": "p", "object": "price",
            "currency": "usd", "unit_amount": 1500, "unit_amount_decimal": "1500", "billing_scheme": "per_unit", "tax_behavior":
            "inclusive", "product": "prod", "type": "recurring", "recurring": {"interval": "month", "interval_count": 1,
            "usage_type": "licensed"}}}]}}
            """
        let purchase = try #require(await explained(input).first)
        let charge = try #require(purchase["timeline.moments[0].charge.amount"])
        #expect(charge.rules == ["calculation"])
        #expect(charge.calculation == "(1500 * 3 - round(1500 * 3 * 25 / 100)) / 100")
        let names = Set(charge.fields.map(\.field))
        #expect(
            names.isSuperset(of: ["stripe.price.unit_amount", "stripe.item.quantity", "stripe.coupon.percent_off"])
        )
    }

    @Test("A field that is not there is named where its absence means something")
    func absence() async throws {
        let input = """
            {"kind": "androidpublisher#subscriptionPurchaseV2", "subscriptionState": "SUBSCRIPTION_STATE_ACTIVE", "lineItems":
            [{"productId": "a", "expiryTime": "2026-12-10T10:00:00Z", "autoRenewingPlan": {"autoRenewEnabled": true}}]}
            """
        let purchase = try #require(await explained(input).first)
        let kind = try #require(purchase["situation.kind"])
        #expect(kind.rules == ["decision", "documentedAbsence"])
        #expect(kind.absent?.contains("googlePlay.subscription.pausedStateContext") == true)
        #expect(kind.fields.contains { $0.field == "googlePlay.subscription.subscriptionState" })
    }

    @Test("Two purchases of one input stand on their own fields")
    func scopes() async throws {
        func purchase(_ name: String, _ end: String) -> String {
            """
            {"productID": "\(name)", "productType": "autoRenewable", "purchaseDate": "2026-11-10T10:00:00Z", "expiresDate": "\(end)"}
            """
        }
        let (first, second) = ("2026-12-10T10:00:00Z", "2026-12-11T10:00:00Z")
        let input = """
            {"schema": "paywright/customer/1", "store": "appStore", "purchases": [\(purchase("a", first)), \(purchase("b", second))]}
            """
        let purchases = try await explained(input)
        #expect(purchases.count == 2)
        for purchase in purchases {
            let paths = Set(purchase.evidence.flatMap(\.fields).map { $0.path.prefix("$.purchases[0]".count) })
            #expect(!(paths.contains("$.purchases[0]") && paths.contains("$.purchases[1]")), "\(paths)")
        }
    }

    @Test("Of two equal amounts each stands on the field that states it, and a part of a refund on its own")
    func roles() async throws {
        let price = #"{"amount": "9.99", "currency": "USD"}"#
        let input = """
            {"schema": "paywright/customer/1", "store": "appStore", "purchases": [{"productID": "a", "id": "2", "originalID": "1",
            "productType": "autoRenewable", "purchaseDate": "2026-11-10T10:00:00Z", "expiresDate": "2026-12-10T10:00:00Z", "price":
            \(price)}, {"productID": "a", "id": "1", "originalID": "1", "productType": "autoRenewable", "purchaseDate":
            "2026-10-10T10:00:00Z", "expiresDate": "2026-11-10T10:00:00Z", "price": \(price), "revocation": {"date":
            "2026-11-15T10:00:00Z", "kind": "proratedRefund", "fraction": "0.35"}}], "subscriptions": [{"productID": "a",
            "originalID": "1", "state": "active", "renewsAutomatically": true, "renewalDate": "2026-12-10T10:00:00Z",
            "renewalPrice": \(price), "priceChange": {"kind": "increase", "state": "confirmed", "date": "2027-01-10T10:00:00Z",
            "newPrice": {"amount": "12.99", "currency": "USD"}}}]}
            """
        let purchases = try await explained(input)
        let running = try #require(purchases.first)
        let paid = try #require(running["situation.oldPrice"])
        #expect(paid.fields.map(\.path) == ["$.purchases[0].price.amount", "$.purchases[0].price.currency"])
        let charge = try #require(running["timeline.moments[0].charge.amount"])
        #expect(charge.fields.first?.path == "$.subscriptions[0].renewalPrice.amount")
        let refund = try #require(purchases.last?["situation.fraction"])
        #expect(refund.rules == ["stated"])
        #expect(refund.fields.map(\.path) == ["$.purchases[1].revocation.fraction"])
        let support = try #require(purchases.last?.lines["support"])
        #expect(support.parts.contains { $0.kind == "percent" })
        #expect(purchases.last?.sources["support"]?.count == support.parts.filter { $0.kind != "name" }.count)
    }

    @Test("A name in a path shows what is not seen as itself as an escape")
    func escapes() async throws {
        let input = #"""
            {"request_date": "2026-11-20T11:00:00Z", "request_date_ms": 1795172400000, "subscriber": {"original_app_user_id": "u",
            "entitlements": {}, "non_subscriptions": {}, "subscriptions": {"a\u0007\"b": {"expires_date": "2026-12-10T12:00:00Z",
            "purchase_date": "2026-11-10T12:00:00Z", "period_type": "normal", "store": "app_store"}}}}
            """#
        let end = try #require(await explained(input).first?["timeline.until"])
        #expect(end.fields.map(\.path) == [#"$.subscriber.subscriptions["a\u{7}\"b"].expires_date"#])
    }
}
