import Foundation
import Testing
import TestSupport

@Suite("paywright copy prints the lines asked for, and judges them by the stores' rules")
struct CopySelectionTests {
    private func document(_ arguments: String...) async throws -> (json: [String: Any], exitCode: Int) {
        let outcome = try await Tool.run(["copy", Tool.example, "--format", "json"] + arguments)
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        return (try #require(json), outcome.exitCode)
    }

    private func codes(_ json: [String: Any]) -> Set<String> {
        Set((json["diagnostics"] as? [[String: Any]] ?? []).compactMap { $0["code"] as? String })
    }

    // MARK: --lines

    @Test("Only the lines asked for, in the order asked for, each once")
    func lines() async throws {
        let outcome = try await Tool.run(
            "copy",
            Tool.example,
            "--eligibility",
            "introductory",
            "--lines",
            "callToAction,name",
            "--lines",
            "price,name"
        )
        #expect(outcome.exitCode == 0)
        let monthly = outcome.output.components(separatedBy: "aurora.monthly (USA)\n").last ?? ""
        let keys = monthly.components(separatedBy: "\n\n")[0].split(separator: "\n").compactMap { line in
            line.hasPrefix("      ") ? String(line.dropFirst(6).prefix { $0 != " " }) : nil
        }
        #expect(keys == ["callToAction", "name", "price"])
        #expect(!outcome.output.contains("around the products"))
    }

    @Test("Labels are lines; a result without any line asked for is left out")
    func labels() async throws {
        let outcome = try await Tool.run("copy", Tool.example, "--locale", "de", "--lines", "label.termsOfUse,offer")
        #expect(outcome.exitCode == 0 && outcome.output.contains("termsOfUse"))
        #expect(!outcome.output.contains("restorePurchases") && !outcome.output.contains("aurora.lifetime"))
        let (json, _) = try await document("--lines", "offer")
        let results = try #require(json["results"] as? [[String: Any]])
        #expect(!results.isEmpty && (json["labels"] as? [Any])?.isEmpty == true)
        for result in results { #expect((result["lines"] as? [String: Any])?.keys.sorted() == ["offer"]) }
        let alone = try await Tool.run("copy", Tool.example, "--lines", "label.title")
        #expect(alone.exitCode == 0 && alone.output.hasPrefix("around the products\n  en\n      title"))
    }

    @Test(
        "No button restores purchases beside products of merchants alone",
        arguments: [
            (["stripe"], false), (["paddle"], false), (["other"], false), (["stripe", "other"], false),
            (["appStore"], true), (["googlePlay"], true), (["amazon"], true), (["stripe", "appStore"], true),
        ]
    )
    func restoring(stores: [String], stands: Bool) async throws {
        let products = stores.map { store in
            #"{"id": "p.\#(store)", "store": "\#(store)", "type": "autoRenewable", "period": "P1M", "prices": {"DEU": "EUR 9.99"}}"#
        }
        let list = #"{"schema": "paywright/products/1", "products": [\#(products.joined(separator: ","))]}"#
        let file = try Tool.file(list)
        for format in ["text", "json", "ndjson", "csv", "markdown"] {
            let outcome = try await Tool.run("copy", file, "--format", format)
            #expect(outcome.output.contains("termsOfUse"), "\(format)")
            #expect(outcome.output.contains("restorePurchases") == stands, "\(format)")
        }
    }

    @Test("Lines that no product has render nothing")
    func nothing() async throws {
        let outcome = try await Tool.run("copy", try Tool.file(Tool.configuration()), "--lines", "offer")
        #expect(outcome.exitCode == 65 && outcome.output.isEmpty)
    }

    @Test(
        "An unknown line is wrong usage, and every line is listed",
        arguments: Sweep.some(2, of: ["nome", "", "name,", "label.nothing"])
    )
    func unknownLine(keys: String) async throws {
        let outcome = try await Tool.run("copy", Tool.example, "--lines", keys)
        #expect(outcome.exitCode == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("pricePerPeriod.short") && outcome.errors.contains("label.privacyPolicy"))
    }

    @Test("Lines of one's own are lines too, in the order asked for")
    func ownLines() async throws {
        let words = Tool.root.appending(path: "Examples/messages/aurora.de.arb").path
        let outcome = try await Tool.run([
            "copy", Tool.example, "--messages", words, "--locale", "de", "--format", "csv", "--eligibility", "none",
            "--lines", "billing,price",
        ])
        let rows = try #require(CSVTable(outcome.output)?.records)
        let weekly = rows.filter { $0["product"] == "com.example.aurora.weekly" }
        #expect(weekly.map { $0["line"] } == ["billing", "price"])
        let unknown = try await Tool.run(
            "copy",
            Tool.example,
            "--messages",
            words,
            "--locale",
            "de",
            "--lines",
            "bill"
        )
        #expect(unknown.exitCode == 64 && unknown.errors.contains("billing"))
        let without = try await Tool.run("copy", Tool.example, "--lines", "billing")
        #expect(without.exitCode == 64)
    }

    // MARK: --require

    @Test("Everything passes both stores in every language")
    func everything() async throws {
        let outcome = try await Tool.run(
            "copy",
            Tool.example,
            "--locale",
            Sweep.locales,
            "--require",
            "app-store,google-play",
            "--strict"
        )
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }

    @Test(
        "What is missing is an error with the rule's code, and the run ends with 1",
        arguments: [
            (
                "app-store", "name,price,pricePerMonth,callToAction,label.termsOfUse",
                ["no-period", "no-auto-renewal", "no-privacy-policy", "offer-without-sequel"]
            ),
            (
                "google-play", "name,price,pricePerMonth,callToAction",
                ["price-without-period", "no-auto-renewal", "no-cancellation", "offer-without-sequel"]
            ),
            (
                "app-store", "pricePerMonth,pricePerPeriod,offer,disclosure,label.termsOfUse,label.privacyPolicy",
                ["no-name", "calculated-price-first"]
            ),
            (
                "google-play", "name,pricePerPeriod,price,offer,disclosure", []
            ),
        ] as [(String, String, Set<String>)]
    )
    func rules(store: String, lines: String, expected: Set<String>) async throws {
        let (json, exitCode) = try await document("--require", store, "--lines", lines)
        #expect(codes(json) == expected && exitCode == (expected.isEmpty ? 0 : 1))
        let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.allSatisfy { $0["severity"] as? String == "error" && $0["product"] is String })
    }

    @Test("Each rule is reported once for a product and store, with where it was found first and how often")
    func aggregated() async throws {
        let outcome = try await Tool.run(
            "copy",
            Tool.example,
            "--locale",
            "de,fr,ja",
            "--eligibility",
            "none",
            "--require",
            "app-store",
            "--lines",
            "pricePerPeriod,price,disclosure,label.termsOfUse,label.privacyPolicy"
        )
        #expect(outcome.exitCode == 1 && outcome.output.contains("aurora.weekly"))
        let lines = outcome.errors.split(separator: "\n")
        #expect(lines.count == 3 && lines.allSatisfy { $0.contains("no name of the subscription") })
        #expect(lines.allSatisfy { $0.contains("in USA, de, eligibility none, and 2 more in de, fr, ja") })
    }

    @Test("Nothing rendered says more than a broken rule; a broken rule more than --strict")
    func exitCodes() async throws {
        let nothing = try await Tool.run("copy", try Tool.file("{}"), "--require", "app-store")
        #expect(nothing.exitCode == 65)
        let both = try await Tool.run(
            "copy",
            Tool.example,
            "--locale",
            "tlh",
            "--require",
            "google-play",
            "--strict"
        )
        #expect(both.exitCode == 1 && both.errors.contains("tlh"))
    }

    @Test("An unknown store is wrong usage", arguments: Sweep.some(2, of: ["play", "", "app-store,", "other"]))
    func unknownStore(name: String) async throws {
        let outcome = try await Tool.run("copy", Tool.example, "--require", name)
        #expect(outcome.exitCode == 64 && outcome.errors.contains("google-play"))
    }

    // MARK: --storefront

    @Test("A file of one storefront keeps its own, whichever is asked for; the importer's diagnostic says so")
    func storefront() async throws {
        let file = try Tool.file(Tool.configuration())
        let other = try await Tool.run("copy", file, "--storefront", "JPN", "--lines", "price")
        #expect(other.exitCode == 0 && other.output.hasPrefix("pro (USA)") && other.errors.contains("JPN"))
        let euro = try Tool.file(Tool.configuration(storefront: "\"DEU\""))
        let same = try await Tool.run("copy", euro, "--storefront", "FRA", "--lines", "price")
        #expect(same.exitCode == 0 && same.output.hasPrefix("pro (FRA)") && same.errors.isEmpty)
    }

    @Test("Of several storefronts the one asked for, every one, or by default the United States, and that is said")
    func severalStorefronts() async throws {
        let file = Tool.root.appending(path: "Examples/borealis.subscription.json").path
        func products(_ arguments: String...) async throws -> (lines: [String], outcome: Tool.Outcome) {
            let outcome = try await Tool.run(["copy", file, "--lines", "price"] + arguments)
            return (outcome.output.split(separator: "\n").map(String.init).filter { $0.hasSuffix(")") }, outcome)
        }
        let (standard, chosen) = try await products()
        #expect(chosen.exitCode == 0 && !standard.isEmpty && standard.allSatisfy { $0.hasSuffix("(USA)") })
        #expect(chosen.errors.contains("printed USA") && chosen.errors.contains("--storefront all"))
        // To know is no fault.
        #expect(try await products("--strict").outcome.exitCode == 0)
        let (german, asked) = try await products("--storefront", "DEU")
        #expect(asked.exitCode == 0 && asked.errors.isEmpty && asked.output.contains("€"))
        #expect(!german.isEmpty && german.allSatisfy { $0.hasSuffix("(DEU)") })
        let (all, every) = try await products("--storefront", "all")
        #expect(every.errors.isEmpty && Set(all).isSuperset(of: standard + german))
        let (none, unsold) = try await products("--storefront", "NOR")
        #expect(none.isEmpty && unsold.exitCode == 65 && unsold.errors.contains("found no price in NOR"))
    }

    @Test("A product list with prices of one storefront prints nothing for another one, which nothing in it is about")
    func listOfOneStorefront() async throws {
        let list = """
            {"schema": "paywright/products/1", "products": [
              {"id": "pass", "type": "nonConsumable", "names": {"en": "Pass"}, "prices": {"DEU": "4.99"}}]}
            """
        let other = try await Tool.run("copy", "-", "--storefront", "USA", input: list)
        #expect(other.exitCode == 65 && other.output.isEmpty && other.errors.contains("found no price in USA"))
        let own = try await Tool.run("copy", "-", input: list)
        #expect(own.exitCode == 0 && own.errors.isEmpty && own.output.hasPrefix("pass (DEU)"))
    }
}
