import Foundation
import Testing

@Suite("paywright copy prints what the contract says")
struct CopyCommandTests {
    private func json(_ arguments: [String]) async throws -> [String: Any] {
        let outcome = try await Tool.run(["copy", Tool.example, "--format", "json"] + arguments)
        return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    @Test("Text: products, their languages, their offers, the labels")
    func text() async throws {
        let outcome = try await Tool.run("copy", Tool.example, "--locale", "en,de")
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.contains("1 week free, then $9.99 per month".replacing("1 ", with: "1\u{A0}")))
        #expect(outcome.output.contains("com.example.aurora.lifetime (USA)"))
        #expect(outcome.output.contains("introductory + code=STARGAZER"))
        #expect(outcome.output.contains("around the products\n  de"))
    }

    @Test("JSON: schema, versions, results with lines and parts that stand where they say")
    func contract() async throws {
        let document = try await json(["--locale", "de"])
        #expect(document["schema"] as? String == "paywright/copy/1")
        #expect((document["icu"] as? String)?.isEmpty == false && (document["cldr"] as? String)?.isEmpty == false)
        let results = try #require(document["results"] as? [[String: Any]])
        let trial = try #require(
            results.first {
                $0["product"] as? String == "com.example.aurora.monthly"
                    && $0["eligibility"] as? String == "introductory"
            }
        )
        #expect(trial["locale"] as? String == "de" && trial["storefront"] as? String == "USA")
        #expect((trial["offer"] as? [String: Any])?["type"] as? String == "introductory")
        let lines = try #require(trial["lines"] as? [String: [String: Any]])
        #expect(lines["name"]?["text"] as? String == "Aurora monatlich")
        #expect(lines["savings.percent"] == nil)
        for (_, line) in lines {
            let units = Array(try #require(line["text"] as? String).utf16)
            for part in try #require(line["parts"] as? [[String: Any]]) where part["kind"] as? String == "money" {
                let start = try #require(part["start"] as? Int)
                let end = try #require(part["end"] as? Int)
                #expect(String(decoding: units[start..<end], as: UTF16.self).hasSuffix("$"))
                #expect(part["role"] is String)
            }
        }
    }

    @Test("Amounts are exact in every phase")
    func phases() async throws {
        let results = try #require(
            try await json(["--eligibility", "each", "--lines", "price"])["results"] as? [[String: Any]]
        )
        let stacked = try #require(results.first { $0["eligibility"] as? String == "introductory+code=STARGAZER" })
        let phases = try #require(stacked["phases"] as? [[String: Any]])
        #expect(phases.map { $0["amount"] as? String } == ["0", "1.99", "9.99"])
        #expect(phases.map { $0["period"] as? String } == ["P1W", "P1M", "P1M"])
        #expect(phases.map { $0["cycles"] as? Int } == [1, 2, nil])
        #expect((stacked["offers"] as? [Any])?.count == 2)
    }

    @Test(
        "Eligibility chooses the lines",
        arguments: [
            (["none"], [nil]), (["introductory"], ["introductory"]), (["promotional=spring"], ["promotional"]),
            (["win-back=welcome-back"], ["winBack"]), (["code=STARGAZER"], ["code"]), (["unknown"], [nil]),
        ] as [([String], [String?])]
    )
    func eligibility(claims: [String], types: [String?]) async throws {
        let document = try await json(claims.flatMap { ["--eligibility", $0] } + ["--lines", "price"])
        let results = try #require(document["results"] as? [[String: Any]])
        let monthly = results.filter { $0["product"] as? String == "com.example.aurora.monthly" }
        #expect(monthly.map { ($0["offer"] as? [String: Any])?["type"] as? String } == types)
    }

    @Test("Repeated claims: an introductory offer and a stackable code give both phases")
    func repeated() async throws {
        let outcome = try await Tool.run(
            "copy",
            Tool.example,
            "--eligibility",
            "introductory",
            "--eligibility",
            "code=STARGAZER"
        )
        #expect(
            outcome.output.contains("1\u{A0}week free, then $1.99 per month for 2\u{A0}months, then $9.99 per month")
        )
    }

    @Test(
        "A day begins in the time zone that is stated, and in UTC without one",
        arguments: [
            ("Europe/Berlin", "2026-11-19T23:00:00Z"), ("America/Los_Angeles", "2026-11-20T08:00:00Z"),
            ("UTC", "2026-11-20T00:00:00Z"),
        ]
    )
    func dayOfZone(zone: String, instant: String) async throws {
        let options = ["--time-zone", zone, "--eligibility", "introductory", "--lines", "price"]
        let day = try await json(options + ["--now", "2026-11-20"])
        let exact = try await json(options + ["--now", instant])
        #expect(day as NSDictionary == exact as NSDictionary)
        let results = try #require(day["results"] as? [[String: Any]])
        #expect(results.contains { ($0["dated"] as? [String: Any])?["now"] as? String == instant })
    }

    @Test("A claim no product can meet is reported and prints the regular lines")
    func unmatched() async throws {
        let outcome = try await Tool.run("copy", Tool.example, "--eligibility", "promotional=autumn")
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.contains("promotional=autumn"))
        let strict = try await Tool.run("copy", Tool.example, "--eligibility", "promotional=autumn", "--strict")
        #expect(strict.exitCode == 65 && !strict.output.isEmpty)
    }

    @Test("A storefront of another currency never relabels an amount")
    func storefront() async throws {
        let outcome = try await Tool.run(
            "copy",
            Tool.example,
            "--storefront",
            "JPN",
            "--locale",
            "ja",
            "--lines",
            "price"
        )
        #expect(outcome.exitCode == 0 && outcome.output.contains("$9.99") && !outcome.errors.isEmpty)
        let all = try await Tool.run("copy", Tool.example, "--storefront", "all", "--lines", "price")
        #expect(all.exitCode == 0 && all.errors.isEmpty)
    }

    @Test("Every language at once")
    func allLocales() async throws {
        let shop = try Tool.file(Tool.configuration())
        let outcome = try await Tool.run("copy", shop, "--locale", "all", "--lines", "price", "--format", "json")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains(#""locale": "zh-Hans""#) && outcome.output.contains(#""locale": "ar""#))
    }

    @Test("Products that the store calls invalid are left out and reported")
    func invalidIDs() async throws {
        let list = try Tool.file("com.example.aurora.weekly\r\n\n com.example.gone \n", named: "invalid.txt")
        let outcome = try await Tool.run("copy", Tool.example, "--invalid-ids", list)
        #expect(outcome.exitCode == 0)
        #expect(!outcome.output.contains("aurora.weekly"))
        #expect(outcome.errors.contains("aurora.weekly") && outcome.errors.contains("com.example.gone"))
    }

    @Test("Several inputs, and standard input")
    func inputs() async throws {
        let other = try Tool.file(Tool.configuration())
        let both = try await Tool.run("copy", Tool.example, other)
        #expect(both.output.contains("aurora.yearly") && both.output.contains("\npro (USA)"))
        let twice = try await Tool.run("copy", other, other)
        #expect(twice.exitCode == 0 && twice.errors.contains("an earlier input has too"))
        let piped = try await Tool.run("copy", "-", input: Tool.configuration())
        #expect(piped.exitCode == 0 && piped.output.contains("$9.99 per month"))
    }

    @Test("A folder of catalogs speaks instead of the built-in ones; what it lacks or breaks is reported")
    func catalogFolder() async throws {
        let file = try Tool.file(#"{"@@locale": "en", "period": "just {period}", "price.free": 7}"#, named: "en.arb")
        let folder = URL(filePath: file).deletingLastPathComponent().path
        let outcome = try await Tool.run("copy", Tool.example, "--catalogs", folder)
        #expect(outcome.output.contains("Just 1\u{A0}month"))
        #expect(outcome.errors.contains("missingMessage") && outcome.errors.contains("bad-metadata"))
        let json = try await Tool.run("copy", Tool.example, "--catalogs", folder, "--format", "json")
        #expect(!json.output.contains(#""text": """#))
    }
}
