import Foundation
import Paywright
import PaywrightReviewCases
import Testing
import TestSupport

@Suite("The data of a review page holds every line in every language, and where it comes from")
struct ReviewDataTests {
    /// Some languages, made once; in a whole sweep all.
    private static let everything = Task {
        let languages = Sweep.isWhole ? "all" : "pl,sv"
        return try await Tool.run("review", "--locale", languages, "--format", "json")
    }

    static func data() async throws -> ReviewedData {
        let run = try await everything.value
        try #require(run.exitCode == 0 && run.errors.isEmpty)
        return try ReviewedData(text: run.output)
    }

    @Test(
        "Each line of the scenario reports stands in it under the same name, in every language",
        .enabled(if: Sweep.isWhole, "with PAYWRIGHT_SWEEPS=all")
    )
    func scenarios() async throws {
        let data = try await Self.data()
        let report = try await Tool.run("scenarios", "--locale", "all").output
        var printed: [String: [String: String]] = [:]
        var tag = ""
        for row in report.components(separatedBy: "\n") {
            if row.hasPrefix("# ") { tag = String(row.dropFirst(2)) }
            let parts = row.components(separatedBy: " = ")
            guard parts.count > 1 else { continue }
            printed[tag, default: [:]][parts[0]] = parts.dropFirst().joined(separator: " = ")
        }
        let count = try CatalogLibrary.builtin().locales.count
        #expect(printed.count == count && data.languages.count == count)
        for (tag, lines) in printed {
            let texts = try data.texts(in: tag).map { ($0.name, VisibleText.make($0.text)) }
            #expect(Dictionary(texts, uniquingKeysWith: { first, _ in first }) == lines, "\(tag)")
            #expect(texts.count == lines.count)
        }
    }

    @Test(
        "The button of an order has the words that a law fixes, in the languages that have them",
        arguments: [("en", "order with obligation to pay"), ("de", "zahlungspflichtig bestellen"), ("ja", nil)]
    )
    func orderButton(tag: String, words: String?) async throws {
        let product =
            #"{"id": "p", "store": "stripe", "type": "autoRenewable", "period": "P1M", "prices": {"DEU": "EUR 9.99"}}"#
        let file = try Tool.file(#"{"schema": "paywright/products/1", "products": [\#(product)]}"#)
        let data = try await ReviewedData(file, "--storefront", "DEU", "--locale", "en,de,ja")
        let buttons = try data.texts(in: tag).filter { $0.name.hasSuffix(".callToAction") }
        #expect(buttons.map(\.text) == [words].compactMap { $0 })
        let laws = try data.texts(in: tag).filter { $0.name.hasPrefix("law.") }
        let kinds = FixedWords.Kind.allCases
        let germany = try #require(Storefront("DEU"))
        let expected = kinds.compactMap { FixedWords.find($0, for: tag, in: germany)?.text }
        #expect(laws.map(\.text) == expected)
        #expect(laws.first?.text == words)
    }

    @Test("It is smaller than 15 MB, and the same input gives the same bytes")
    func size() async throws {
        #expect(try await Self.everything.value.output.utf8.count < 15 << 20)
        let runs = try await [1, 2].asyncMap { _ in
            try await Tool.run("review", Tool.example, "--locale", "en").output
        }
        #expect(runs[0] == runs[1] && !runs[0].isEmpty)
    }

    @Test("Columns are as long as what they are of, and every number in them points at something")
    func columns() async throws {
        let data = try await Self.data()
        let kinds = try #require(data.json["kinds"] as? [String])
        let roles = try #require(data.json["roles"] as? [String])
        let arguments = try #require(data.json["argumentNames"] as? [String])
        #expect(data.groups.allSatisfy { ($0["lines"] as? [Int])?.last ?? 0 > 0 })
        #expect(
            data.messages.allSatisfy { message in (message["key"] as? Int).map(data.keys.indices.contains) ?? true }
        )
        for language in data.languages {
            let texts = try #require(language["texts"] as? [Any])
            let parts = try #require(language["parts"] as? [Any])
            let branches = try #require(language["branches"] as? [Int])
            let patterns = try #require(language["patterns"] as? [Any])
            let files = try #require(language["files"] as? [String])
            let counts = [texts.count, parts.count, branches.count]
            #expect(counts.allSatisfy { $0 == data.messages.count } && patterns.count == data.keys.count)
            #expect(branches.allSatisfy(data.strings.indices.contains))
            for (text, numbers) in zip(texts, parts) {
                guard let numbers = numbers as? [Int], let text = text as? String else { continue }
                for part in stride(from: 0, to: numbers.count, by: 5).map({ Array(numbers[$0..<($0 + 5)]) }) {
                    #expect(part[0] >= 0 && part[1] > 0 && part[0] + part[1] <= text.utf16.count)
                    #expect(kinds.indices.contains(part[2]) && part[3] < roles.count && part[4] < arguments.count)
                }
            }
            for case let pattern as [Any] in patterns {
                #expect(pattern.count == 5 && files.indices.contains(pattern[1] as? Int ?? -1))
                #expect(["native", "other", "none"].contains(pattern[4] as? String))
            }
        }
    }

    @Test("How many texts of each catalog have been read by whom, as the command lists them")
    func readings() async throws {
        let data = try await Self.data()
        let printed = try await Tool.run("locales", "--format", "json").output
        let report = try #require(try JSONSerialization.jsonObject(with: Data(printed.utf8)) as? [String: Any])
        let rows = try #require(report["locales"] as? [[String: Any]])
        for language in data.languages {
            let row = try #require(rows.first { $0["locale"] as? String == language["tag"] as? String })
            #expect(language["readings"] as? [String: Int] == row["readings"] as? [String: Int], "\(row)")
        }
    }

    @Test("A message tells its key, its values, the pattern's place and the branches taken")
    func sources() async throws {
        let data = try await Self.data()
        let line = try #require(data.lineNames.firstIndex { $0.name == "introductory.payAsYouGo.3xP1M.offer" })
        let message = try #require((data.lines[line]["sentences"] as? [Int])?.first)
        let key = try #require(data.messages[message]["key"] as? Int)
        #expect(data.keys[key]["key"] as? String == "offer.payAsYouGo")
        let arguments = try #require(data.messages[message]["arguments"] as? [[String]])
        #expect(arguments.contains(["price", "9.99 USD, billed, every 1 month"]))
        #expect(arguments.contains(["offerDuration", "3 months"]) && arguments.contains(["cycles", "3"]))
        let polish = try data.language("pl")
        let branches = data.strings[try #require((polish["branches"] as? [Int])?[message])]
        #expect(branches.contains("offerDuration_first: duration.first › count: "), "\(branches)")
        let pattern = try #require((polish["patterns"] as? [Any])?[key] as? [Any])
        let file = try #require((polish["files"] as? [String])?[pattern[1] as? Int ?? 0])
        #expect(file == "Locales/pl.arb")
        let source = try String(contentsOf: Tool.root.appending(path: file), encoding: .utf8)
        let row = source.components(separatedBy: "\n")[(pattern[2] as? Int ?? 0) - 1]
        #expect(row.hasPrefix(#"  "offer.payAsYouGo": ""#))
        #expect(row.dropFirst((pattern[3] as? Int ?? 0) - 1).hasPrefix("\"\(pattern[0])\""))
    }

    @Test("What check finds stands with its language, with its place")
    func findings() async throws {
        let swedish = try await Self.data().language("sv")
        let findings = try #require(swedish["findings"] as? [[String: Any]])
        let day = try #require(findings.first { $0["key"] as? String == "duration.day" })
        #expect(day["code"] as? String == "cldr-difference-known" && day["level"] as? String == "note")
        #expect(day["file"] as? String == "Locales/sv.arb" && day["line"] as? Int ?? 0 > 1)
        #expect(swedish["review"] as? String == "second-reading" && swedish["fallback"] is NSNull)
    }
}

extension Array {
    /// One after the other.
    fileprivate func asyncMap<Result>(_ transform: (Element) async throws -> Result) async rethrows -> [Result] {
        var results: [Result] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}
