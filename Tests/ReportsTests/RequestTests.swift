import Foundation
import Paywright
import PaywrightReports
import Testing

@Suite("A request has one answer, whatever it is")
struct RequestTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let handler = Result {
        let shop = try StoreFile.products(at: root.appending(path: "Examples/aurora.storekit").path)
        return try RequestHandler(products: ["shop": shop])
    }

    private static let moment = Instant(rfc3339: "2026-11-20T12:00:00Z") ?? .now

    /// The answer as Foundation reads it.
    private func answer(_ request: String) async throws -> [String: Any] {
        let answer = await (try Self.handler.get()).answer(to: Array(request.utf8), at: Self.moment)
        #expect(!answer.json.contains("\n"))
        let members = try #require(try JSONSerialization.jsonObject(with: Data(answer.json.utf8)) as? [String: Any])
        #expect(answer.isRefused == (members["schema"] as? String == "paywright/error/1"))
        return members
    }

    private func texts(_ answer: [String: Any], _ line: String) throws -> [String] {
        try #require(answer["results"] as? [[String: Any]]).compactMap { result in
            let lines = result["lines"] as? [String: [String: Any]]
            return (lines?[line]?["text"] as? String)?.replacing("\u{A0}", with: " ")
        }
    }

    // MARK: Answers

    @Test("Each operation says its words in each language asked for")
    func words() async throws {
        let price = try await answer(
            #"{"op": "price", "amount": "9.99", "currency": "EUR", "locales": ["de", "fr", "de"]}"#
        )
        #expect(try texts(price, "price") == ["9,99 €", "9,99 €"])
        let period = try await answer(#"{"op": "period", "period": "P3M", "locale": "pl"}"#)
        #expect(try texts(period, "period") == ["3 miesiące"])
        let outcome = try await answer(#"{"op": "outcome", "outcomes": ["storekit2:networkError"], "locale": "en"}"#)
        #expect(try texts(outcome, "action") == ["Try again"])
        // Under the names that they had.
        let old = try await answer(#"{"op": "notice", "errors": ["storekit2:networkError"], "locale": "en"}"#)
        #expect(try texts(old, "action") == ["Try again"])
        // Beside the new name, the old one is a member like any other that is not used.
        let both = try await answer(#"{"op": "outcome", "outcomes": ["restored"], "errors": ["play:12"]}"#)
        let codes = (both["diagnostics"] as? [[String: Any]])?.map { $0["code"] as? String }
        #expect(codes == ["unknown-member"] && (both["results"] as? [Any])?.count == 1)
        let unit = "{balance, plural, one {# credit} other {# credits}}"
        let balance = try await answer(#"{"op": "balance", "balance": 1, "unit": "\#(unit)"}"#)
        #expect(try texts(balance, "detail") == ["Your balance: 1 credit"])
        let locales = try await answer(#"{"op": "locales", "locale": "zh-CN"}"#)
        let match = (locales["matches"] as? [[String: Any]])?.first
        #expect(match?["matched"] as? String == "zh-Hans")
        let all = try await answer(#"{"op": "locales"}"#)
        let library = try CatalogLibrary.builtin()
        #expect((all["locales"] as? [Any])?.count == library.locales.count)
        #expect((all["addressed"] as? [Any])?.count == library.addressed.count)
        #expect((all["layers"] as? [Any])?.count == library.layered.count)
        let formal = try await answer(#"{"op": "locales", "locales": ["de_AT", "da"], "address": "formal"}"#)
        let matches = (formal["matches"] as? [[String: Any]])?.map { $0["matched"] as? String }
        #expect(matches == ["de-x-formal", "da"])
    }

    @Test("A form of address is that of each language's tag; a language without it has its own, and a note")
    func address() async throws {
        let question = #""op": "outcome", "outcomes": ["storekit2:notEntitled"]"#
        let other = try await answer(#"{\#(question), "locales": ["de", "fr", "da"], "address": "formal"}"#)
        let tags = try await answer(#"{\#(question), "locales": ["de-x-formal", "fr-x-formal", "da-x-formal"]}"#)
        #expect(try texts(other, "detail") == texts(tags, "detail") && !texts(other, "detail").isEmpty)
        let results = try #require(other["results"] as? [[String: Any]])
        #expect(results.map { $0["locale"] as? String } == ["de-x-formal", "fr-x-formal", "da-x-formal"])
        let notes = try #require(other["diagnostics"] as? [[String: Any]])
        #expect(notes.map { $0["code"] as? String } == ["address-not-available"])
        #expect(notes.map { $0["severity"] as? String } == ["note"])
        let all = try await answer(#"{\#(question), "locale": "all", "address": "informal"}"#)
        #expect((all["results"] as? [Any])?.count == (try CatalogLibrary.builtin().locales.count))
        // Without a language it is English, which has one form.
        let english = try await answer(#"{\#(question), "address": "formal"}"#)
        #expect((english["results"] as? [[String: Any]])?.first?["locale"] as? String == "en-x-formal")
    }

    @Test("Amounts are exact: a number of JSON is read as it is spelled")
    func exactAmounts() async throws {
        let answer = try await answer(#"{"op": "price", "amount": 0.10, "currency": "USD", "locale": "en"}"#)
        #expect(try texts(answer, "price") == ["$0.10"])
    }

    @Test("Paywalls are what the report of the same question says, in each form of texts")
    func paywall() async throws {
        let question = #""op": "paywall", "locale": "de", "storefront": "USA", "claims": ["introductory"]"#
        let answer = try await answer("{\(question), \"productIDs\": [\"com.example.aurora.monthly\"]}")
        let shop = try StoreFile.products(at: Self.root.appending(path: "Examples/aurora.storekit").path)
        let report = PaywallReport(
            of: shop.products.filter { $0.id == "com.example.aurora.monthly" },
            in: [try Language("de")],
            storefronts: .only(.unitedStates),
            claims: [.introductory]
        )
        let printed = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? NSDictionary
        #expect(answer["results"] as? NSArray == printed?["results"] as? NSArray)
        #expect(answer["labels"] as? NSArray == printed?["labels"] as? NSArray)
        #expect((answer["results"] as? [Any])?.count == 1)
        #expect((answer["defaults"] as? [String: Any])?["products"] as? String == "shop")
    }

    @Test("A text has the forms asked for, and elements by role before those by kind")
    func forms() async throws {
        let question = #""op": "price", "amount": "5", "currency": "USD", "locale": "en", "wholeAmounts": "drop""#
        let cases = [
            ("", ["locale", "parts", "text"], nil),
            (#", "texts": []"#, ["locale", "text"], nil),
            (#", "texts": ["segments", "html"]"#, ["html", "locale", "segments", "text"], "$5"),
            (#", "texts": [], "tags": {"money": "i", "billed": "b"}"#, ["html", "locale", "text"], "<b>$5</b>"),
            (#", "texts": [], "tags": {"money": "i"}"#, ["html", "locale", "text"], "<i>$5</i>"),
        ]
        for (more, members, html) in cases {
            let answer = try await answer("{\(question)\(more)}")
            let result = (answer["results"] as? [[String: Any]])?.first
            let text = try #require((result?["lines"] as? [String: [String: Any]])?["price"])
            #expect(text.keys.sorted() == members)
            #expect(text["html"] as? String == html)
        }
    }

    @Test("A status has only the lines asked for, in that order, and eligibility unless it is not wanted")
    func status() async throws {
        let customer = #"{"schema": "paywright/customer/1", "complete": true, "purchases": []}"#
        let whole = try await answer("{\"op\": \"status\", \"input\": \(customer)}")
        #expect((whole["eligibility"] as? [Any])?.isEmpty == false)
        #expect(whole["now"] as? String == "2026-11-20T12:00:00Z")
        let some = try await answer(
            #"{"op": "status", "lines": ["action", "headline"], "eligibility": false, "input": \#(customer)}"#
        )
        #expect(some["eligibility"] == nil)
        let lines = ((some["results"] as? [[String: Any]])?.first?["lines"] as? [String: Any])?.keys.sorted()
        #expect(lines == ["action", "headline"])
        let text = #""{\"schema\": \"paywright/customer/1\", \"complete\": true, \"purchases\": []}""#
        let asText = try await answer("{\"op\": \"status\", \"input\": \(text)}")
        #expect(asText["results"] as? NSArray == whole["results"] as? NSArray)
        let several = try await answer("{\"op\": \"status\", \"input\": [\(customer), \(text)]}")
        #expect(several["schema"] as? String == "paywright/status/1")
    }

    @Test("What was not stated is named in the answer; what was stated is not")
    func defaults() async throws {
        let customer = #"{"schema": "paywright/customer/1", "complete": true, "purchases": []}"#
        let bare = try await answer("{\"op\": \"status\", \"input\": \(customer)}")
        #expect(
            bare["defaults"] as? NSDictionary == [
                "locales": ["en"], "timeZone": "UTC", "now": "2026-11-20T12:00:00Z", "products": "shop",
            ] as NSDictionary
        )
        let stated = try await answer(
            """
            {"op": "status", "locale": "de", "timeZone": "Asia/Tokyo", "now": "2026-01-01T00:00:00Z", "products": [], \
            "input": \(customer)}
            """
        )
        #expect((stated["defaults"] as? [String: Any])?.isEmpty == true)
        #expect(stated["timeZone"] as? String == "Asia/Tokyo")
    }

    // MARK: Refusals

    struct BadRequest: CustomTestStringConvertible {
        let request: String
        let code: String
        let path: String?
        var testDescription: String { request }

        init(_ request: String, _ code: String, _ path: String? = nil) {
            (self.request, self.code, self.path) = (request, code, path)
        }
    }

    static let badRequests: [BadRequest] = [
        BadRequest("", "invalid-json"), BadRequest("{", "invalid-json"), BadRequest("\u{FEFF}[]", "not-a-request", "$"),
        BadRequest("7", "not-a-request", "$"), BadRequest("{}", "missing-member", "$.op"),
        BadRequest(#"{"op": 1}"#, "wrong-type", "$.op"), BadRequest(#"{"op": "say"}"#, "unknown-operation", "$.op"),
        BadRequest(#"{"op": "locales", "op": "reload"}"#, "duplicate-member", "$"),
        BadRequest(#"{"op": "locales", "id": 1.5}"#, "wrong-type", "$.id"),
        BadRequest(#"{"op": "locales", "schema": "paywright/request/2"}"#, "unknown-schema", "$.schema"),
        BadRequest(#"{"op": "locales", "locale": "q"}"#, "unusable-value", "$.locale"),
        BadRequest(#"{"op": "locales", "locale": "de", "locales": ["de"]}"#, "duplicate-member", "$"),
        BadRequest(#"{"op": "price", "amount": "9,99", "currency": "EUR"}"#, "unusable-value", "$.amount"),
        BadRequest(#"{"op": "price", "amount": true, "currency": "EUR"}"#, "wrong-type", "$.amount"),
        BadRequest(#"{"op": "price", "amount": "1"}"#, "missing-member", "$.currency"),
        BadRequest(#"{"op": "price", "amount": "1", "currency": "EURO"}"#, "unusable-value", "$.currency"),
        BadRequest(#"{"op": "period", "period": "3 months"}"#, "unusable-value", "$.period"),
        BadRequest(#"{"op": "balance", "balance": 1.5, "unit": "x"}"#, "unusable-value", "$.unit"),
        BadRequest(#"{"op": "outcome", "outcomes": ["what"]}"#, "unusable-value", "$.outcomes"),
        BadRequest(#"{"op": "paywall", "products": "nix"}"#, "unknown-product-set", "$.products"),
        BadRequest(#"{"op": "paywall", "products": 1}"#, "wrong-type", "$.products"),
        BadRequest(#"{"op": "paywall", "storefront": "Mars"}"#, "unusable-value", "$.storefront"),
        BadRequest(#"{"op": "paywall", "claims": ["none", "introductory"]}"#, "unusable-value", "$.claims"),
        BadRequest(#"{"op": "paywall", "quantity": 0}"#, "unusable-value", "$.quantity"),
        BadRequest(#"{"op": "paywall", "plan": "daily"}"#, "unusable-value", "$.plan"),
        BadRequest(#"{"op": "paywall", "lines": ["nix"]}"#, "unusable-value", "$.lines"),
        BadRequest(#"{"op": "template", "template": "x"}"#, "missing-member", "$.dialect"),
        BadRequest(#"{"op": "template", "dialect": "adapty"}"#, "missing-member", "$.template"),
        BadRequest(
            #"{"op": "template", "dialect": "adapty", "template": "x", "custom": {"a b": 1}}"#,
            "wrong-type",
            #"$.custom["a b"]"#
        ),
        BadRequest(#"{"op": "paywall", "claims": []}"#, "unusable-value", "$.claims"),
        BadRequest(#"{"op": "paywall", "lines": []}"#, "unusable-value", "$.lines"),
        BadRequest(#"{"op": "paywall", "productIDs": []}"#, "unusable-value", "$.productIDs"),
        BadRequest(#"{"op": "paywall", "tags": {"money": "<b>"}}"#, "unusable-value", "$.tags"),
        BadRequest(#"{"op": "locales", "locales": []}"#, "unusable-value", "$.locales"),
        BadRequest(#"{"op": "period", "period": "P1M", "address": "Sie"}"#, "unusable-value", "$.address"),
        BadRequest(#"{"op": "status", "input": {}, "dateStyle": "none"}"#, "unusable-value", "$.dateStyle"),
        BadRequest(#"{"op": "status"}"#, "missing-member", "$.input"),
        BadRequest(#"{"op": "status", "input": 5}"#, "wrong-type", "$.input"),
        BadRequest(#"{"op": "status", "input": []}"#, "missing-member", "$.input"),
        BadRequest(#"{"op": "status", "input": {}, "timeZone": "Mars/Base"}"#, "unusable-value", "$.timeZone"),
        BadRequest(#"{"op": "status", "input": {}, "now": "today"}"#, "unusable-value", "$.now"),
        BadRequest(#"{"op": "status", "input": {}, "lines": ["price"]}"#, "unusable-value", "$.lines"),
        BadRequest(#"{"op": "status", "input": "no JSON"}"#, "invalid-json", nil),
    ]

    @Test("A request that cannot be used has an error with its place", arguments: badRequests)
    func refusals(_ bad: BadRequest) async throws {
        let answer = try await answer(bad.request)
        #expect(answer["schema"] as? String == "paywright/error/1")
        let error = try #require(answer["error"] as? [String: Any])
        #expect(error["code"] as? String == bad.code)
        if let path = bad.path { #expect(error["path"] as? String == path) }
        #expect((answer["diagnostics"] as? [Any])?.isEmpty == false)
    }

    @Test("A refused request has its id in the answer where it can be read", arguments: [#""a""#, "7", "null"])
    func ids(id: String) async throws {
        let answer = await (try Self.handler.get()).answer(to: Array("{\"id\": \(id), \"op\": \"nix\"}".utf8))
        #expect(answer.json.hasPrefix("{\"schema\": \"paywright/error/1\", \"id\": \(id), "))
    }

    @Test("A member that is not used is named, with the one that may be meant, and the request is answered")
    func unknownMembers() async throws {
        let customer = #"{"schema": "paywright/customer/1", "complete": true, "purchases": []}"#
        let answer = try await answer(#"{"op": "status", "time_zone": "Europe/Berlin", "input": \#(customer)}"#)
        #expect(answer["schema"] as? String == "paywright/status/1")
        let diagnostic = try #require((answer["diagnostics"] as? [[String: Any]])?.first)
        #expect(diagnostic["code"] as? String == "unknown-member")
        #expect((diagnostic["message"] as? String)?.hasSuffix("did you mean \"timeZone\"?") == true)
    }

    @Test("Of very many members that are not used a hundred are listed, with the number of the others")
    func manyUnknownMembers() async throws {
        let members = (0..<100_000).map { #""time_zon\#($0)": 0"# }.joined(separator: ", ")
        let answer = try await answer(#"{"op": "period", "period": "P3M", "locale": "en", \#(members)}"#)
        let diagnostics = try #require(answer["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.count == 101)
        #expect(diagnostics.last?["code"] as? String == "more-faults")
        #expect(diagnostics.last?["message"] as? String == "found 99900 more of \"unknown-member\" than are listed")
    }

    @Test("Every request has an answer, however it was damaged")
    func damaged() async throws {
        let requests =
            Self.badRequests.map(\.request) + [
                #"{"op": "paywall", "locale": "de", "products": {"schema": "paywright/products/1", "products": []}}"#,
                #"{"op": "status", "input": {"schema": "paywright/customer/1", "complete": true}, "tags": {"a": "b"}}"#,
            ]
        var generator = SystemRandomNumberGenerator()
        for request in requests {
            for _ in 0..<20 {
                var bytes = Array(request.utf8)
                for _ in 0..<3 where !bytes.isEmpty {
                    let place = Int.random(in: 0..<bytes.count, using: &generator)
                    bytes[place] = UInt8.random(in: 0...255, using: &generator)
                }
                let json = await (try Self.handler.get()).answer(to: bytes).json
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
            }
        }
    }
}
