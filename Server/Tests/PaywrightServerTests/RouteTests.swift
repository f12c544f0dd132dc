import Foundation
import PaywrightReports
import Testing

@testable import PaywrightServer

@Suite("Routes have the answers of the contract")
struct RouteTests {
    @Test("A body with or without its operation has the answer that the pipe gives")
    func operations() async throws {
        let handler = try RunningServer.handler()
        try await RunningServer.with { port, _ in
            for (path, body) in [
                ("price", #""amount": "9.99", "currency": "EUR", "locale": "de""#),
                ("period", #""period": "P3M", "locale": "pl""#),
                ("locales", #""locale": "zh-CN""#), ("outcome", #""outcomes": ["storekit2:networkError"]"#),
                ("paywall", #""locale": "de", "lines": ["price"]"#),
                ("fixedWords", #""storefront": "DEU", "locale": "de""#),
                ("balance", #""balance": 5, "unit": "{balance} coins""#),
                (
                    "template",
                    #""dialect": "revenuecat", "template": "{{ product.price }}", "now": "2026-11-20T12:00:00Z""#
                ),
            ] {
                let pipe = await handler.answer(to: Array("{\"op\": \"\(path)\", \(body)}".utf8)).json
                let answers = try await inThread {
                    let client = try RawClient(port: port)
                    client.post("/v1/\(path)", "{\"op\": \"\(path)\", \(body)}")
                    let first = try client.answer()
                    client.post("/v1/\(path)", "{\(body)}")
                    return [first, try client.answer()]
                }
                for answer in answers {
                    #expect(answer?.status == 200)
                    #expect(answer?.body == pipe)
                    #expect(answer?.headers["content-type"] == "application/json")
                }
            }
        }
    }

    @Test("A status, with the products that are loaded")
    func status() async throws {
        let customer = try #require(ExampleShop.files.first { $0.name == "customers/trial-running.json" })
        let body =
            #"{"locale": "de", "timeZone": "Europe/Berlin", "now": "2026-11-20T12:00:00Z", "input": \#(customer.text)}"#
        let answer = try #require(try await RunningServer.answer { $0.post("/v1/status", body) })
        #expect(answer.status == 200)
        #expect(answer.schema == "paywright/status/1")
        #expect(answer.body.contains("Probeabo endet in 4\u{A0}Tagen"))
    }

    static let refused: [(String, String, Int, String)] = [
        ("/v1/price", "{", 400, "invalid-json"), ("/v1/price", "[]", 400, "not-a-request"),
        ("/v1/price", #"{"op": "period", "period": "P1M"}"#, 400, "unusable-value"),
        ("/v1/price", "{}", 400, "missing-member"),
        ("/v1/paywall", #"{"products": "other"}"#, 400, "unknown-product-set"),
        ("/v1/other", "{}", 404, "unknown-path"), ("/v2", "{}", 404, "unknown-path"),
        ("/healthz", "{}", 405, "unknown-method"),
    ]

    @Test("What cannot be used is refused with a status and an error of the contract", arguments: refused)
    func refusals(path: String, body: String, status: Int, code: String) async throws {
        let answer = try #require(try await RunningServer.answer { $0.post(path, body) })
        #expect(answer.status == status)
        #expect(answer.code == code)
        #expect(answer.schema == "paywright/error/1")
    }

    @Test("A method that a path does not have is refused with those that it has")
    func methods() async throws {
        let get = try #require(try await RunningServer.answer { $0.get("/v1/status") })
        #expect(get.status == 405)
        #expect(get.headers["allow"] == "POST")
        let delete = try #require(try await RunningServer.answer { $0.get("/", method: "DELETE") })
        #expect(delete.status == 405 && delete.headers["allow"] == "GET, HEAD" || delete.status == 404)
    }

    @Test(
        "A body of another type is refused: a page of another site can send it unasked",
        arguments: ["text/plain", "application/x-www-form-urlencoded", ""]
    )
    func types(type: String) async throws {
        let answer = try #require(try await RunningServer.answer { $0.post("/v1/price", "{}", type: type) })
        #expect(answer.status == 415)
        #expect(answer.code == "unknown-media-type")
        let right = try #require(
            try await RunningServer.answer {
                $0.post("/v1/locales", "{}", type: "application/json; charset=utf-8")
            }
        )
        #expect(right.status == 200)
    }

    @Test("Health, readiness, metrics and the description")
    func reads() async throws {
        let (health, ready, metrics, head) = try await RunningServer.with { port, _ in
            try await inThread {
                let client = try RawClient(port: port)
                client.get("/healthz")
                let health = try client.answer()
                client.get("/readyz")
                let ready = try client.answer()
                client.get("/metrics")
                let metrics = try client.answer()
                client.get("/openapi.json", method: "HEAD")
                return (health, ready, metrics, try client.answer(hasBody: false))
            }
        }
        #expect(health?.status == 200)
        #expect(ready?.status == 200)
        #expect(metrics?.body.contains("paywright_requests_total{route=\"/healthz\",status=\"200\"} 1\n") == true)
        #expect(metrics?.body.contains("paywright_products{set=\"shop\"} ") == true)
        #expect(metrics?.body.contains("paywright_products_age_seconds{set=\"shop\"} ") == true)
        #expect(metrics?.body.contains("paywright_cache_hits_total{cache=\"languages\"} ") == true)
        #expect(head?.status == 200)
        #expect(head?.headers["content-length"].flatMap { Int($0) } ?? 0 > 50_000)
    }

    @Test("The description is JSON, has every route, and each place that it refers to")
    func openAPI() throws {
        let document = try #require(try JSONSerialization.jsonObject(with: Data(OpenAPI.document)) as? [String: Any])
        #expect(document["openapi"] as? String == "3.1.0")
        let paths = try #require(document["paths"] as? [String: Any])
        #expect(Set(Route.byPath.keys).isSubset(of: paths.keys))
        var references: Set<String> = []
        func look(_ value: Any) {
            if let object = value as? [String: Any] {
                for (name, member) in object {
                    if name == "$ref", let text = member as? String { references.insert(text) } else { look(member) }
                }
            } else if let array = value as? [Any] {
                array.forEach(look)
            }
        }
        look(document)
        #expect(references.count > 50)
        for reference in references {
            var place: Any? = document
            for part in reference.dropFirst(2).split(separator: "/") {
                place = (place as? [String: Any])?[String(part)]
            }
            #expect(reference.hasPrefix("#/") && place != nil, "\(reference)")
        }
    }

    @Test("The description lets a member be null that may be missing, and none that may not")
    func nullMembers() throws {
        let document = try #require(try JSONSerialization.jsonObject(with: Data(OpenAPI.document)) as? [String: Any])
        let schemas = (document["components"] as? [String: Any])?["schemas"] as? [String: Any]
        let definitions = try #require((schemas?["request"] as? [String: Any])?["$defs"] as? [String: Any])
        func properties(_ request: String) -> [String: [String: Any]] {
            (definitions[request] as? [String: Any])?["properties"] as? [String: [String: Any]] ?? [:]
        }
        for (request, member) in [("localesRequest", "locales"), ("reloadRequest", "id"), ("paywallRequest", "tags")] {
            let choices = properties(request)[member]?["anyOf"] as? [[String: Any]]
            #expect(choices?.last?["type"] as? String == "null", "\(request) \(member)")
        }
        for (request, member) in [("periodRequest", "period"), ("statusRequest", "input"), ("priceRequest", "amount")] {
            #expect(properties(request)[member]?["$ref"] != nil, "\(request) \(member)")
        }
    }

    @Test("The page may ask this server and nothing else")
    func page() async throws {
        let shop = try #require(try await RunningServer.answer { $0.get("/page/shop.json") })
        #expect(shop.status == 200)
        #expect(shop.headers["content-security-policy"]?.hasPrefix("default-src 'none'; script-src 'self'") == true)
        #expect(shop.headers["x-content-type-options"] == "nosniff")
        #expect(shop.headers["referrer-policy"] == "no-referrer")
        let members = try #require(try JSONSerialization.jsonObject(with: Data(shop.body.utf8)) as? [String: Any])
        #expect(members["sets"] as? [String] == ["shop"])
        #expect(members["moment"] as? String == "2026-11-20T12:00:00Z")
        let files = try #require(members["files"] as? [[String: Any]])
        let path = try #require(files.first { $0["name"] as? String == "aurora.storekit" }?["path"] as? String)
        let file = try #require(try await RunningServer.answer { $0.get(path) })
        #expect(file.body.utf8.elementsEqual(ExampleShop.bytes(of: "aurora.storekit") ?? []))
    }

    @Test("A request’s id comes back where it is sane, else a new one")
    func identifiers() async throws {
        let sane = try await RunningServer.answer { $0.get("/healthz", headers: "X-Request-Id: order-7_a.b\r\n") }
        #expect(sane?.headers["x-request-id"] == "order-7_a.b")
        let long = String(repeating: "a", count: 129)
        for other in ["a b", "<script>", long, "é"] {
            let made = try await RunningServer.answer { $0.get("/healthz", headers: "X-Request-Id: \(other)\r\n") }
            #expect(made?.headers["x-request-id"]?.count == 16)
        }
    }
}
