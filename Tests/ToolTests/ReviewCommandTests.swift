import Foundation
import Testing

@Suite("paywright review shows what copy and status read, in any mix")
struct ReviewCommandTests {
    private static let customer = StatusCommandTests.customer("trial-running")
    private static let now = "2026-11-20T12:00:00Z"

    @Test("The fields of a file distinguish products from customers, and both say what copy and status say")
    func mix() async throws {
        let data = try await ReviewedData(Self.customer, Tool.example, "--now", Self.now, "--locale", "de")
        let texts = Dictionary(uniqueKeysWithValues: try data.texts(in: "de").map { ($0.name, $0.text) })
        let copy = try await Tool.run("copy", Tool.example, "--locale", "de").output
        let offer = try #require(texts["com.example.aurora.monthly/USA/introductory.offer"])
        #expect(copy.contains(offer))
        let status = try await Tool.run(
            "status",
            Self.customer,
            "--products",
            Tool.example,
            "--now",
            Self.now,
            "--locale",
            "de"
        ).output
        let lines = ["headline", "detail", "action", "support", "name"]
        for line in lines {
            let text = try #require(texts["trial-running/1/com.example.aurora.monthly.\(line)"])
            #expect(status.contains("  \(text)\n"), "\(text)")
        }
        let eligibility = try #require(texts["trial-running/eligibility/A0E1F2C3.introductory"])
        #expect(status.contains(eligibility))
        #expect(texts["label.termsOfUse"] != nil)
        #expect(data.languages.compactMap { $0["tag"] as? String } == ["en", "de"])
    }

    @Test("A sample has fewer lines, and every message that the whole review shows")
    func sample() async throws {
        func keys(_ data: ReviewedData) -> Set<String> {
            Set(data.keys.compactMap { $0["key"] as? String })
        }
        let (whole, sample) = (try await ReviewDataTests.data(), try await ReviewedData("--locale", "en", "--sample"))
        let messages = keys(whole).filter { !$0.hasPrefix("duration") && !$0.hasPrefix("date") }
        #expect(messages.count > 250)
        #expect(messages.subtracting(keys(sample)).isEmpty)
        #expect(try sample.texts(in: "en").count < whole.texts(in: "en").count / 3)
    }

    @Test("The built-in cases stand beside inputs where they are asked for")
    func scenarios() async throws {
        let shop = try Tool.file(Tool.configuration())
        let data = try await ReviewedData(shop, "--scenarios", "--locale", "en")
        #expect(data.groups.count > 200 && data.groups.first?["name"] as? String == "pro/USA/none")
        #expect((data.json["title"] as? String)?.hasSuffix("shop.storekit, Built-in scenarios") == true)
    }

    @Test("A language without a catalog speaks English and says so; a product's names differ by language")
    func languages() async throws {
        let data = try await ReviewedData(
            ProductsCommandTests.example,
            "--locale",
            "sr,de,ar",
            "--storefront",
            "DEU",
            "--catalogs",
            Tool.catalogs("en", "de", "ar")
        )
        let serbian = try data.language("sr")
        #expect(serbian["fallback"] as? String == "en" && serbian["review"] is NSNull)
        #expect(try data.language("ar")["dir"] as? String == "rtl")
        let name = "com.example.aurora.monthly/DEU/none.name"
        #expect(try data.texts(in: "de").first { $0.name == name }?.text == "Aurora monatlich")
        #expect(try data.texts(in: "sr").first { $0.name == name }?.text == "Aurora Monthly")
        // Another name is no other message.
        let own = try #require(try data.language("de")["own"] as? [String: [Int]])
        #expect(own.isEmpty)
    }

    @Test("Two products that are called the same in one language and not in another keep their lines")
    func sameNames() async throws {
        let products = ["A", "B"].map { name in
            #"""
            {"id": "\#(name)", "type": "nonConsumable", "prices": {"USA": "9.99"},
             "names": {"en": "Pro", "de": "Pro \#(name)"}}
            """#
        }
        let shop = try Tool.file(
            #"{"schema": "paywright/products/1", "locale": "en", "products": [\#(products.joined(separator: ", "))]}"#
        )
        let data = try await ReviewedData(shop, "--locale", "de,fr", "--catalogs", Tool.catalogs("en", "de", "fr"))
        for (tag, names) in [("de", ["Pro A", "Pro B"]), ("en", ["Pro", "Pro"]), ("fr", ["Pro", "Pro"])] {
            #expect(try data.texts(in: tag).filter { $0.name.hasSuffix(".name") }.map(\.text) == names)
        }
    }

    @Test("Files of the same name are each a customer of its own")
    func sameFileNames() async throws {
        let customer = try String(contentsOfFile: Self.customer, encoding: .utf8)
        let files = try ["a.json", "a.json", "a#2.json"].map { try Tool.file(customer, named: $0) }
        let data = try await ReviewedData(files + ["--now", Self.now, "--locale", "en"])
        let names = data.groups.compactMap { $0["name"] as? String }
        #expect(Set(names.map { $0.prefix { $0 != "/" } }) == ["a", "a#2", "a#2#2"])
        #expect(Set(names).count == names.count && names.count.isMultiple(of: 3), "\(names)")
    }

    @Test("The user's own messages are lines, under their own file")
    func messages() async throws {
        let words = Tool.root.appending(path: "Examples/messages/aurora.de.arb").path
        let catalogs = try Tool.catalogs("en", "de")
        let data = try await ReviewedData(
            Tool.example,
            "--messages",
            words,
            "--locale",
            "de",
            "--catalogs",
            catalogs
        )
        let texts = try data.texts(in: "de").filter {
            $0.name == "com.example.aurora.monthly/USA/introductory.trialEnd"
        }
        #expect(texts.map(\.text) == ["Dein kostenloses Probeabo endet nach 1\u{A0}Woche."])
        #expect((try data.language("de")["files"] as? [String])?.contains(words) == true)
    }

    @Test(
        "Bad input is reported, and loses nothing else",
        arguments: [
            (["review", "/nowhere.json", "--locale", "en"], 66, "found no such file, expected a file to read"),
            (["review", "--locale", "x"], 64, "malformed locale"),
            (
                [
                    "review", "--locale", "en", "--against", "no-such-revision", "--catalogs",
                    Tool.root.appending(path: "Locales").path,
                ],
                64,
                "found no such file, and no such revision in git"
            ),
            (["review", "--time-zone", "Nowhere"], 64, "Nowhere"), (["review", "-", "-"], 64, "more than once"),
            (["review", "--now", "2026-02-30"], 64, #"unknown day "2026-02-30"; expected a date"#),
            (
                ["review", "--locale", "en", "--png", "/nowhere", "--chromium", "/nowhere/chromium"], 69,
                "found no program \"/nowhere/chromium\""
            ),
        ] as [([String], Int, String)]
    )
    func faults(arguments: [String], code: Int, message: String) async throws {
        let run = try await Tool.run(arguments)
        #expect(run.exitCode == code && run.errors.contains(message), "\(run.exitCode): \(run.errors)")
        #expect(run.output.isEmpty)
    }

    @Test("One broken input beside a good one is reported, and a page that cannot be written; --strict fails for it")
    func partly() async throws {
        let broken = try Tool.file(#"{"products": 5}"#)
        let catalogs = ["--catalogs", try Tool.catalogs("en")]
        let english = ["--locale", "en"] + catalogs
        let run = try await Tool.run(["review", Tool.example, broken, "--format", "json"] + english)
        #expect(run.exitCode == 0 && run.errors.contains(broken) && run.output.contains("aurora"))
        let known = try await Tool.run(
            ["review", Tool.file("{}"), Tool.example, Self.customer, "--locale", "sr", "--eligibility", "code=NONE"]
                + ["--now", "2020-01-01"] + catalogs
        )
        let messages = [
            "shop.storekit:1:1: $: found JSON of no known form, expected products, as copy reads them",
            "found no catalog for locale \"sr\", printed \"en\" instead",
            "found no product with an offer for eligibility \"code=NONE\"",
            "found now 2020-01-01T00:00:00Z before the store’s own date",
        ]
        for message in messages { #expect(known.errors.contains(message), "\(known.errors)") }
        let unwritable = try await Tool.run(["review", Tool.example, "-o", "/nowhere/review.html"] + english)
        #expect(unwritable.exitCode == 73 && unwritable.output.isEmpty)
        #expect(unwritable.errors.contains("cannot be written"))
        let strict = try await Tool.run(["review", Tool.example, broken, "--strict"] + english)
        #expect(strict.exitCode == 65)
        let nothing = try await Tool.run(["review", broken, Tool.file("{}")] + english)
        #expect(nothing.exitCode == 65 && nothing.output.isEmpty)
    }
}
