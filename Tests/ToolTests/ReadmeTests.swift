import Foundation
import Paywright
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import Testing

/// What `.ci/manual` does not run: tables that are whole, and samples that are inputs. It runs every command of the pages.
@Suite("The README and the manual show what the tool and the library really print")
struct ReadmeTests {
    private func page(_ path: String) throws -> String {
        try String(contentsOf: Tool.root.appending(path: path), encoding: .utf8)
    }

    /// Text as a reader compares it: no-break spaces and direction characters do not show.
    private func visible(_ text: String) -> String {
        text.replacing("\u{A0}", with: " ").filter { !"\u{2068}\u{2069}\u{200E}\u{200F}".contains($0) }
    }

    /// The lines of the code block of a kind that follows a heading text of a page.
    private func block(_ kind: String, after text: String, in path: String) throws -> [String] {
        let rest = try #require(try page(path).components(separatedBy: text).dropFirst().first)
        let body = try #require(rest.components(separatedBy: "```\(kind)\n").dropFirst().first)
        return try #require(body.components(separatedBy: "```").first).components(separatedBy: "\n")
    }

    @Test("Every line of the README's sample stands in the tool's output")
    func samples() async throws {
        let output = visible(try await Tool.run("copy", Tool.example, "--locale", "en,de,ja,ar").output)
        let lines = output.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let sample = try block("text", after: "# Paywright", in: "README.md").map { String($0.dropFirst(7)) }
        #expect(sample.count > 8)
        for text in sample.map({ visible($0).trimmingCharacters(in: .whitespaces) }) where !text.isEmpty {
            #expect(lines.contains { $0.hasSuffix("  " + text) }, "\(text)")
        }
    }

    @Test("The sample of a product list is read without a fault, and is worded in each of its storefronts")
    func productList() async throws {
        let sample = try block("json", after: "## Prices for many storefronts", in: "Documentation/Formats.md")
        let read = try await Tool.run(
            "copy",
            "-",
            "--storefront",
            "all",
            "--strict",
            input: sample.joined(separator: "\n")
        )
        #expect(read.exitCode == 0 && read.errors.isEmpty)
        for storefront in ["DEU", "IND", "ISR", "JPN", "USA"] {
            #expect(read.output.contains("com.example.aurora.monthly (\(storefront))\n"))
        }
    }

    @Test("Every rule stands in the table with its code and whose rule it is")
    func rules() throws {
        let lines = try page("Documentation/DisplayRules.md").components(separatedBy: "\n")
        let rows = lines.filter { $0.hasPrefix("| `") }
        #expect(rows.count == DisplayRule.allCases.count)
        for rule in DisplayRule.allCases {
            let row = try #require(rows.first { $0.hasPrefix("| `\(rule.rawValue)` |") })
            let stores = [rule.source(of: .appStore), rule.source(of: .googlePlay)].map { $0 != nil }
            let expected = stores == [true, true] ? "both" : stores == [true, false] ? "Apple" : "Google"
            #expect(row.hasSuffix("| \(expected) |"), "\(row)")
        }
    }

    @Test("The plain form's sample answers what the manual states")
    func plainForm() async throws {
        let status = "Documentation/Status.md"
        let sample = try block("json", after: "## Use your own billing records", in: status).joined(separator: "\n")
        let outcome = try await Tool.run(
            "status",
            "-",
            "--now",
            "2026-11-20T12:00:00Z",
            "--time-zone",
            "Europe/Berlin",
            input: sample
        )
        #expect(outcome.errors.isEmpty)
        let rest = try #require(
            try page(status).components(separatedBy: "Europe/Berlin` the answer is “").dropFirst().first
        )
        let answer = try #require(rest.components(separatedBy: "”").first)
        #expect(visible(outcome.output).contains("  \(answer)\n"), "\(outcome.output)")
    }

    @Test("The file of own words is the example's")
    func ownWords() throws {
        let shown = try block("json", after: "## Replace a line and add one", in: "Documentation/OwnWords.md")
        #expect(try page("Examples/messages/aurora.de.arb") == shown.joined(separator: "\n"))
    }

    @Test("Every option of copy, status and review stands in the table of its page")
    func options() async throws {
        let everywhere: Set<String> = ["--version", "--help", "--output"]
        let elsewhere: [String: Set<String>] = [
            "copy": [], "status": ["--locale", "--catalogs", "--messages", "--whole-amounts", "--strict"],
            "review": [
                "--whole-amounts", "--prefer-display-price", "--derived-prices", "--quantity", "--compare-with",
            ],
        ]
        for (command, path) in [("copy", "Tool"), ("status", "Status"), ("review", "Review")] {
            let help = try await Tool.run(command, "--help").output
            let found = help.matches(of: /^  (?:-o, )?(--[a-z-]+)/.anchorsMatchLineEndings()).map { String($0.1) }
            let text = try page("Documentation/\(path).md")
            #expect(found.count > 15)
            for option in Set(found).subtracting(everywhere).subtracting(elsewhere[command] ?? []) {
                #expect(text.contains(option), "\(command) \(option)")
            }
        }
    }

    @Test("Every code of a catalog stands in the table of its level, and the pseudo-locale is as shown")
    func languages() async throws {
        let text = try page("Documentation/Languages.md")
        let table = text.components(separatedBy: "\n")
        for severity in Set(CatalogCode.allCases.map(\.severity)) {
            let row = try #require(table.first { $0.hasPrefix("| \(severity.rawValue) | `") })
            let codes = Set(row.split(separator: "`").map(String.init))
            let expected = CatalogCode.allCases.filter { $0.severity == severity }.map(\.rawValue)
            #expect(Set(expected).isSubset(of: codes))
            #expect(codes.filter { CatalogCode(rawValue: $0) != nil }.count == expected.count)
        }
        #expect(text.contains("“[1 ŵééķ ƒŕéé öñé ţ]”"))
        let pseudo = try await Tool.run("copy", Tool.example, "--locale", "en-XA", "--lines", "offerBadge").output
        #expect(visible(pseudo).contains("[1 ŵééķ ƒŕéé öñé ţ]"))
    }
}
