import Foundation
import Paywright
import PaywrightDecisions
import PaywrightImport
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import Testing

@Suite("The README shows what the tool and the library really print")
struct ReadmeTests {
    private func readme() throws -> String {
        try String(contentsOf: Tool.root.appending(path: "README.md"), encoding: .utf8)
    }

    /// Text as a reader compares it: no-break spaces and direction characters do not show.
    private func visible(_ text: String) -> String {
        text.replacing("\u{A0}", with: " ").filter { !"\u{2068}\u{2069}\u{200E}\u{200F}".contains($0) }
    }

    /// The lines of the code block of a kind that follows a heading text.
    private func block(_ kind: String, after text: String) throws -> [String] {
        let rest = try #require(try readme().components(separatedBy: text).dropFirst().first)
        let body = try #require(rest.components(separatedBy: "```\(kind)\n").dropFirst().first)
        return try #require(body.components(separatedBy: "```").first).components(separatedBy: "\n")
    }

    @Test("Every line of the samples stands in the tool's output")
    func samples() async throws {
        let output = visible(try await Tool.run("copy", Tool.example, "--locale", "en,de,ja,ar").output)
        let lines = output.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let first = try block("text", after: "# Paywright").map { String($0.dropFirst(7)) }
        let second = try block("text", after: "For each product")
        for sample in first + second where !sample.trimmingCharacters(in: .whitespaces).isEmpty {
            let text = visible(sample).trimmingCharacters(in: .whitespaces)
            if text == "…" { continue }
            let isCut = text.hasSuffix("…")
            let wanted = isCut ? text.dropLast().trimmingCharacters(in: .whitespaces) : text
            #expect(
                lines.contains { isCut ? $0.hasPrefix(wanted) : $0 == wanted || $0.hasSuffix("  " + wanted) },
                "\(text)"
            )
        }
    }

    @Test("The sample of Google Play's products is the tool's")
    func googlePlay() async throws {
        let file = Tool.root.appending(path: "Examples/borealis.play.json").path
        let output = visible(try await Tool.run("copy", file, "--eligibility", "offer=winter").output)
        let lines = output.components(separatedBy: "\n")
        let sample = try block("text", after: "`paywright copy Examples/borealis.play.json").filter { !$0.isEmpty }
        #expect(sample.count == 3)
        for line in sample { #expect(lines.contains(line), "\(line)") }
    }

    @Test("The sample of commitments, seats and savings is the tool's")
    func commitments() async throws {
        let output = visible(
            try await Tool.run(
                "copy",
                ProductsCommandTests.example,
                "--storefront",
                "DEU",
                "--compare-with",
                "com.example.aurora.monthly",
                "--quantity",
                "5"
            ).output
        )
        let lines = output.components(separatedBy: "\n")
        let sample = try block("text", after: "--compare-with com.example.aurora.monthly --quantity 5`")
            .filter { !$0.isEmpty }
        #expect(sample.count == 7)
        for line in sample { #expect(lines.contains(line), "\(line)") }
    }

    @Test("The sample of a product list is read, and every line of its copy is the tool's")
    func productList() async throws {
        let sample = try block("json", after: "## Prices for many storefronts").joined(separator: "\n")
        let read = try await Tool.run("copy", "-", "--storefront", "all", "--strict", input: sample)
        #expect(read.exitCode == 0 && read.errors.isEmpty)
        let output = visible(
            try await Tool.run("copy", ProductsCommandTests.example, "--storefront", "all", "--locale", "es").output
        )
        // What follows the heading of a product stands below it, before the next one.
        var sections: [String: String] = [:]
        for section in output.components(separatedBy: "\n\n") {
            let heading = section.prefix { $0 != "\n" }
            sections[String(heading)] = section
        }
        var section = ""
        var count = 0
        for line in try block("text", after: "Each\nstorefront is worded") where !line.isEmpty {
            if line.hasPrefix(" ") {
                #expect(section.contains(line + "\n") || section.hasSuffix(line), "\(line)")
                count += 1
            } else {
                section = try #require(sections[line], "\(line)")
            }
        }
        #expect(count >= 4)
    }

    @Test("The JSON sample is the tool's")
    func json() async throws {
        let output = try await Tool.run("copy", Tool.example, "--locale", "de", "--format", "json").output
        let sample = visible(try block("json", after: "`--format json` is a versioned contract").joined()).filter {
            $0 != " "
        }
        #expect(visible(output).filter { $0 != " " && $0 != "\n" }.contains(sample))
    }

    @Test("The CSV sample and the sample of a broken rule are the tool's")
    func formatsAndRules() async throws {
        let csv = visible(try await Tool.run("copy", Tool.example, "--format", "csv").output)
        let rows = try block("csv", after: "has a table for each product and language").filter { !$0.isEmpty }
        #expect(rows.count == 2)
        for row in rows { #expect(csv.components(separatedBy: "\r\n").contains(row), "\(row)") }

        let heading = "### Does it show what the stores want to see?"
        let command = try block("sh", after: heading).joined(separator: " ").replacing("\\", with: "")
        let words = command.split(separator: " ").map(String.init)
        let start = try #require(words.firstIndex(of: "copy"))
        let arguments = words[start...].map { $0 == "Examples/aurora.storekit" ? Tool.example : $0 }
        let outcome = try await Tool.run(arguments)
        #expect(outcome.exitCode == 1)
        for line in try block("text", after: heading) where !line.isEmpty {
            #expect(outcome.errors.components(separatedBy: "\n").contains(line), "\(outcome.errors)")
        }
    }

    @Test("Every rule stands in the table with its code and who says so")
    func rules() throws {
        let rows = try readme().components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
        for rule in DisplayRule.allCases {
            let row = try #require(rows.first { $0.contains("`\(rule.rawValue)`") })
            let stores = [rule.source(of: .appStore), rule.source(of: .googlePlay)].map { $0 != nil }
            let expected = stores == [true, true] ? "both" : stores == [true, false] ? "Apple" : "Google"
            #expect(row.hasSuffix("| \(expected) |"), "\(row)")
        }
    }

    @Test("The format styles say what their comments say")
    func formatStyles() throws {
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: Tool.example)))
        let shop = try StoreKitConfigurationImporter().products(from: bytes, file: "aurora.storekit")
        let product = try #require(shop.products.first { $0.id.hasSuffix("monthly") })
        let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.introductory]))
        let texts = [
            try #require(Price("9.99", "EUR")).formatted(.price(locale: "de")),
            try #require(SubscriptionPeriod(3, .month)).formatted(.subscriptionPeriod(locale: "pl")),
            product.formatted(.offer(locale: "ja", storefront: .unitedStates, claims: [.introductory])),
            terms.formatted(.paywallLine(.callToAction, locale: "de")),
        ]
        let shown = try block("swift", after: "Single values have format styles")
            .compactMap { $0.components(separatedBy: "// \"").dropFirst().first?.dropLast() }.map(String.init)
        #expect(shown == texts.map(visible))
    }

    @Test("The status sample is the tool's, and the library says the same")
    func status() async throws {
        let file = StatusCommandTests.customer("trial-running")
        let output = visible(
            try await Tool.run(
                "status",
                file,
                "--products",
                Tool.example,
                "--now",
                "2026-11-20T12:00:00Z",
                "--time-zone",
                "Europe/Berlin",
                "--locale",
                "en,de"
            ).output
        )
        let sample = try block("text", after: "decides what is true now")
        #expect(sample.count > 10)
        let lines = output.components(separatedBy: "\n")
        for line in sample where !line.isEmpty { #expect(lines.contains(line), "\(line)") }

        let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
        let shop = try StoreKitConfigurationImporter()
            .products(from: [UInt8](try Data(contentsOf: URL(filePath: Tool.example))), file: "aurora.storekit")
        let imported = try await HistoryImporter(signatures: .unverified).history(from: bytes, file: "customer.json")
        let now = Instant(milliseconds: 1_795_176_000_000)
        let status = CustomerStatus(of: imported.history, products: shop.products, now: now)
        let formatter = try StatusFormatter(locale: "de", timeZone: "Europe/Berlin")
        let purchase = try #require(status.purchases.first)
        let german = try #require(formatter.lines(for: status, products: ProductNames(shop.products)).first)
        #expect(lines.contains { $0.hasSuffix("  " + visible(german[.headline]?.string ?? "-")) })
        let monthly = try #require(shop.products.first { $0.id == purchase.productID })
        #expect(status.eligibility.claims(for: monthly) == [.noOffer])
    }

    @Test("The plain form's sample answers what the README says")
    func plainForm() async throws {
        let sample = try block("json", after: "The plain form says").joined(separator: "\n")
        let outcome = try await Tool.run("status", "-", "--now", "2026-11-20T12:00:00Z", input: sample)
        #expect(outcome.errors.isEmpty)
        let rest = try #require(try readme().components(separatedBy: "It answers “").dropFirst().first)
        let answer = try #require(rest.components(separatedBy: "”").first)
        #expect(visible(outcome.output).contains("  \(answer)\n"), "\(outcome.output)")
    }

    @Test("The user's own words are the example's, and print what the README says")
    func ownWords() async throws {
        let file = Tool.root.appending(path: "Examples/messages/aurora.de.arb")
        let shown = try block("json", after: "## Your own words").joined(separator: "\n")
        #expect(try String(contentsOf: file, encoding: .utf8) == shown)
        let outcome = try await Tool.run("copy", Tool.example, "--messages", file.path, "--locale", "de")
        #expect(outcome.errors.isEmpty)
        var rest = visible(outcome.output).components(separatedBy: "\n")[...]
        let sample = try block("text", after: "## Your own words").filter { !$0.isEmpty }
        #expect(sample.count == 7)
        for line in sample {
            let index = try #require(rest.firstIndex(of: line), "\(line)")
            rest = rest[(index + 1)...]
        }
    }

    @Test("The sample of reviewers’ marks is the tool’s, and every option of review stands in its table")
    func review() async throws {
        let marks = Tool.root.appending(path: "Examples/review-marks.json").path
        let notes = try await Tool.run("catalog", "notes", marks)
        #expect(
            try notes.output == block("text", after: "catalog notes Examples/review-marks.json").joined(separator: "\n")
        )
        let help = try await Tool.run("review", "--help").output
        let options = Set(help.matches(of: /^  (?:-o, )?(--[a-z-]+)/.anchorsMatchLineEndings()).map { String($0.1) })
        let elsewhere = [
            "--output", "--whole-amounts", "--prefer-display-price", "--derived-prices", "--quantity", "--compare-with",
            "--version",
            "--help",
        ]
        let section = try #require(readme().components(separatedBy: "## Review the words in a browser").last)
        let table = try #require(section.components(separatedBy: "\n## ").first)
        #expect(options.count > 20)
        for option in options.subtracting(elsewhere) { #expect(table.contains("`\(option)"), "\(option)") }
    }

    @Test("What is said about languages, matches and check is so")
    func languages() async throws {
        let matches = try await Tool.run("locales", "--match", "zh_HK", "es_AR", "no", "sr").output
        #expect(try block("text", after: "locales --match zh_HK es_AR no sr").joined(separator: "\n") == matches)
        let file = Tool.root.appending(path: "Locales/sv.arb").path
        let found = try await Tool.run("check", file, "--cldr").output.components(separatedBy: "\n")
        let sample = try block("text", after: "check Locales/sv.arb --cldr").filter { !["", "…"].contains($0) }
        #expect(sample.count == 2)
        for line in sample { #expect(found.contains { $0.hasSuffix(line) }, "\(line)") }
        let table = try readme().components(separatedBy: "\n")
        for severity in Set(CatalogCode.allCases.map(\.severity)) {
            let row = try #require(table.first { $0.hasPrefix("| \(severity.rawValue) | `") })
            let codes = Set(row.split(separator: "`").map(String.init))
            let expected = CatalogCode.allCases.filter { $0.severity == severity }.map(\.rawValue)
            #expect(Set(expected).isSubset(of: codes))
            #expect(codes.filter { CatalogCode(rawValue: $0) != nil }.count == expected.count)
        }
        #expect(try readme().contains("“[1 ŵééķ ƒŕéé öñé ţ]”"))
        let pseudo = try await Tool.run("copy", Tool.example, "--locale", "en-XA", "--lines", "offerBadge").output
        #expect(visible(pseudo).contains("[1 ŵééķ ƒŕéé öñé ţ]"))
    }
}
