import Foundation
import Paywright
import PaywrightReports
import Synchronization
import TestSupport
import Testing

@Suite("An answer has a size, and what goes beyond it ends the work")
struct AnswerSizeTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let handler = Result {
        let shop = try StoreFile.products(at: root.appending(path: "Examples/aurora.storekit").path)
        return try RequestHandler(products: ["shop": shop])
    }

    private static let moment = Instant(rfc3339: "2026-11-20T12:00:00Z") ?? .now

    private static func answer(_ request: String, within limits: AnswerLimits = AnswerLimits()) async throws
        -> RequestAnswer
    {
        await (try handler.get()).answer(to: Array(request.utf8), at: moment, within: limits)
    }

    // MARK: The property

    private static let locales = [
        "all", "de", "en", "ja", "ar", "hi-u-nu-deva", "en-IN", "qaa", "qab-XA", "zz-u-nu-thai",
    ]
    private static let storefronts = ["USA", "DEU", "JPN", "IND", "BRA"]

    /// A question with some of everything that answers grow with.
    private static func question(using generator: inout SplitMix64) -> String {
        func some<Element>(_ elements: [Element], _ most: Int) -> [Element] {
            (0..<Int.random(in: 1...most, using: &generator)).compactMap { _ in
                elements.randomElement(using: &generator)
            }
        }
        func list(_ words: [String]) -> String { "[" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
        var members = [#""locales": \#(list(some(locales, 4)))"#]
        if Bool.random(using: &generator) {
            members.append(#""texts": \#(list(some(["parts", "segments", "html"], 3)))"#)
        }
        if Bool.random(using: &generator) { members.append(#""tags": {"money": "b", "name": "i"}"#) }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0:
            let purchases = (0..<Int.random(in: 0...12, using: &generator)).map { number in
                #"{"id": "\#(number)", "productID": "p\#(number)", "productType": "autoRenewable", "#
                    + #""purchaseDate": "2026-11-17T18:30:00Z", "expiresDate": "2026-11-24T18:30:00Z"}"#
            }
            let input = #"{"schema": "paywright/customer/1", "purchases": [\#(purchases.joined(separator: ", "))]}"#
            members += [#""op": "status", "input": \#(input)"#]
        case 1:
            let template = some(["{{ product.price_per_period }}", "{{ custom.x }}", "words "], 60).joined()
            members += [
                #""op": "template", "dialect": "revenuecat", "custom": {"x": "yyyy"}, "template": "\#(template)""#
            ]
        case 2: members += [#""op": "outcome", "outcomes": \#(list(some(["play:12", "storekit2:userCancelled"], 30)))"#]
        default:
            let products = (0..<Int.random(in: 1...6, using: &generator)).map { number in
                let prices = some(storefronts, 4).reduce(into: [String: String]()) { $0[$1] = "\"\($1)\": \"9.99\"" }
                return #"{"id": "p\#(number)", "type": "autoRenewable", "period": "P1M", "#
                    + #""prices": {\#(prices.values.sorted().joined(separator: ", "))}}"#
            }
            let shop = #"{"schema": "paywright/products/1", "products": [\#(products.joined(separator: ", "))]}"#
            members += [#""op": "paywall", "storefront": "all", "products": \#(shop)"#]
            if Bool.random(using: &generator) {
                members.append(#""claims": \#(list(some(["introductory", "code=A"], 3)))"#)
            }
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    /// How many questions are asked: those that `PAYWRIGHT_QUESTIONS` states, or some.
    private static let questions =
        ProcessInfo.processInfo.environment["PAYWRIGHT_QUESTIONS"].flatMap { Int($0) } ?? 150

    @Test(
        "Below its limit an answer is what it is without one; above it, it is an error that fits, and takes no more room"
    )
    func property() async throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SplitMix64(seed: seed)
        var (whole, refused) = (0, 0)
        for number in 0..<Self.questions {
            let question = Self.question(using: &generator)
            let unlimited = try await Self.answer(question, within: AnswerLimits(bytes: 1 << 30)).utf8
            let bytes = Int.random(in: AnswerLimits.leastBytes...max(5_000, 4 * unlimited.count), using: &generator)
            let held = Mutex(0)
            let limits = AnswerLimits(
                bytes: bytes,
                hold: { count in
                    held.withLock { $0 += count }
                    return true
                }
            )
            let answer = try await Self.answer(question, within: limits)
            let place = Comment("seed \(seed), question \(number), \(bytes) bytes: \(question)")
            #expect(answer.utf8.count <= bytes, place)
            // The room that the answer is written in, and a copy of it.
            #expect(held.withLock { $0 } <= 2 * bytes, place)
            if unlimited.count <= bytes {
                whole += 1
                #expect(answer.utf8 == unlimited, place)
            } else {
                refused += 1
                #expect(answer.refusal?.code == "answer-too-large", place)
            }
        }
        #expect(whole > 10 && refused > 10)
    }

    // MARK: What it says

    @Test("The error names the limit, and what to ask for instead, for each operation")
    func remedies() async throws {
        let customer = #"{"schema": "paywright/customer/1", "purchases": []}"#
        let cases = [
            (#""op": "status", "input": \#(customer)"#, "eligibility"), (#""op": "paywall""#, "a batch"),
            (#""op": "template", "dialect": "adapty", "template": "x""#, "claims"),
            (#""op": "outcome", "outcomes": ["play:12"]"#, "outcomes"),
            (#""op": "price", "amount": "1", "currency": "EUR""#, "texts"), (#""op": "locales""#, "fewer locales"),
        ]
        for (question, remedy) in cases {
            let answer = try await Self.answer(
                "{\"id\": 7, \(question), \"locale\": \"all\"}",
                within: AnswerLimits(bytes: 4_096)
            )
            #expect(answer.refusal?.code == "answer-too-large", "\(question)")
            #expect(answer.refusal?.found == "an answer of more than 4096 bytes")
            #expect(answer.refusal?.expected?.contains(remedy) == true, "\(question): \(answer.json)")
            #expect(answer.json.contains(#""id": 7"#))
        }
    }

    @Test("An error that is too large keeps its reason, and lets go of the rest")
    func largeErrors() async throws {
        let long = String(repeating: "i", count: 100_000)
        let answer = try await Self.answer(#"{"id": "\#(long)", "op": "period"}"#, within: AnswerLimits(bytes: 4_096))
        #expect(answer.refusal?.code == "missing-member")
        #expect(answer.utf8.count <= 4_096)
        #expect(answer.json.contains(#""id": null"#))
    }

    // MARK: The work

    @Test("Nothing more is worded once nobody waits, or there is no room")
    func ended() async throws {
        let question = #"{"op": "paywall", "locale": "all", "storefront": "all"}"#
        for most in [0, 1, 7] {
            let asked = Mutex(0)
            let wanted = AnswerLimits(isWanted: {
                asked.withLock { count in
                    count += 1
                    return count <= most
                }
            })
            #expect(try await Self.answer(question, within: wanted).refusal?.code == "out-of-time")
            #expect(asked.withLock { $0 } == most + 1)
        }
        let full = AnswerLimits(hold: { _ in false })
        #expect(try await Self.answer(question, within: full).refusal?.code == "too-many-waiting")
    }

    @Test("What would be too large whatever it said is refused before anything is worded")
    func estimate() async throws {
        let prices = Self.storefronts.map { "\"\($0)\": \"9.99\"" }.joined(separator: ", ")
        let products = (0..<600).map { number in
            #"{"id": "p\#(number)", "type": "autoRenewable", "period": "P1M", "prices": {\#(prices)}}"#
        }
        let shop = #"{"schema": "paywright/products/1", "products": [\#(products.joined(separator: ","))]}"#
        let asked = Mutex(0)
        let limits = AnswerLimits(isWanted: {
            asked.withLock { $0 += 1 }
            return true
        })
        let answer = try await Self.answer(
            #"{"op": "paywall", "locale": "all", "storefront": "all", "products": \#(shop)}"#,
            within: limits
        )
        #expect(answer.refusal?.code == "answer-too-large")
        #expect(asked.withLock { $0 } == 0)
    }

    // MARK: Limits of members

    @Test("A member takes as many entries as are documented, and not one more")
    func entries() async throws {
        func list(_ count: Int, _ word: String) -> String {
            "[" + [String](repeating: "\"\(word)\"", count: count).joined(separator: ",") + "]"
        }
        func map(_ count: Int) -> String { "{" + (0..<count).map { "\"n\($0)\": \"b\"" }.joined(separator: ",") + "}" }
        let one = #""productIDs": ["com.example.aurora.monthly"], "claims": ["none"]"#
        let template = #""op": "template", "dialect": "superwall", \#(one), "template""#
        let cases: [(member: String, most: Int, request: (Int) -> String)] = [
            ("locales", 200, { #""op": "period", "period": "P1M", "locales": \#(list($0, "de"))"# }),
            ("texts", 100, { #""op": "period", "period": "P1M", "texts": \#(list($0, "parts"))"# }),
            ("tags", 100, { #""op": "period", "period": "P1M", "tags": \#(map($0))"# }),
            ("claims", 100, { #""op": "paywall", "claims": \#(list($0, "introductory"))"# }),
            ("lines", 1_000, { #""op": "paywall", "lines": \#(list($0, "price"))"# }),
            ("productIDs", 1_000, { #""op": "paywall", "productIDs": \#(list($0, "com.example.aurora.monthly"))"# }),
            ("outcomes", 1_000, { #""op": "outcome", "outcomes": \#(list($0, "play:12"))"# }),
            ("custom", 1_000, { #"\#(template): "x", "custom": \#(map($0))"# }),
            ("productNames", 100, { #"\#(template): "x", "productNames": \#(map($0))"# }),
            ("template", 10_000, { #"\#(template): "\#(String(repeating: "{{ custom.x }}", count: $0))""# }),
        ]
        for (member, most, request) in cases {
            #expect(try await Self.answer("{\(request(most))}").refusal == nil, "\(member)")
            let refusal = try await Self.answer("{\(request(most + 1))}").refusal
            #expect(refusal?.code == "unusable-value", "\(member)")
            #expect(refusal?.place.path == "$.\(member)")
            #expect(refusal?.expected == "at most \(most)")
        }
        let long = String(repeating: "b", count: 65)
        for (name, isTaken) in [(String(long.dropLast()), true), (long, false)] {
            let answer = try await Self.answer(#"{"op": "period", "period": "P1M", "tags": {"length": "\#(name)"}}"#)
            #expect(answer.isRefused != isTaken)
        }
    }

    @Test("Unknown members are listed up to a hundred, and counted beyond")
    func unknownMembers() async throws {
        let members = (0..<1_500).map { "\"m\($0)\": 0" }.joined(separator: ", ")
        let answer = try await Self.answer(#"{"op": "period", "period": "P1M", \#(members)}"#)
        #expect(answer.json.split(separator: "unknown-member").count == 102)
        #expect(answer.json.contains(#"found 1400 more of \"unknown-member\""#))
    }

    @Test("A text, a value in it and its copies end where the answer does")
    func amplification() async throws {
        let value = String(repeating: "y", count: 100_000)
        let template = String(repeating: "{{ custom.x }}", count: 9_000)
        let answer = try await Self.answer(
            #"{"op": "template", "dialect": "superwall", "template": "\#(template)", "custom": {"x": "\#(value)"}}"#
        )
        #expect(answer.refusal?.code == "answer-too-large" || answer.utf8.count < 8 << 20)
        let values = String(repeating: "0,", count: 600_000) + "0"
        for input in ["[\(values)]", "\"[\(values)]\""] {
            #expect(try await Self.answer(#"{"op": "status", "input": \#(input)}"#).isRefused)
        }
    }

    @Test("Locales that no catalog has the language of are one language under their own names")
    func invented() async throws {
        let names = ["qaa", "qab-XA", "zz", "zz-u-nu-thai", "qac-u-nu-thai"]
        let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let question = #""op": "price", "amount": "1234.5", "currency": "EUR""#
        let answer = try await Self.answer("{\(question), \"locales\": [\(list)]}")
        let members = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
        let results = try #require(members?["results"] as? [[String: Any]])
        #expect(results.map { $0["locale"] as? String } == names)
        func text(_ locale: String) async throws -> String {
            let alone = try await Self.answer("{\(question), \"locale\": \"\(locale)\"}")
            let found = try JSONSerialization.jsonObject(with: Data(alone.utf8)) as? [String: Any]
            let result = (found?["results"] as? [[String: Any]])?.first
            return ((result?["lines"] as? [String: [String: Any]])?["price"]?["text"] as? String) ?? ""
        }
        let expected = [try await text("en"), try await text("en-u-nu-thai")]
        for (name, result) in zip(names, results) {
            let line = (result["lines"] as? [String: [String: Any]])?["price"]
            #expect(line?["text"] as? String == expected[name.contains("thai") ? 1 : 0], "\(name)")
            #expect(line?["locale"] as? String == "en")
        }
        let warnings = (members?["diagnostics"] as? [[String: Any]])?.filter {
            $0["code"] as? String == "locale-fallback"
        }
        #expect(warnings?.count == names.count)
    }
}
