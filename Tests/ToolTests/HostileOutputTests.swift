import Foundation
import TestSupport
import Testing

/// Whatever words bring, no output has what a terminal obeys or what turns digits round.
@Suite("No output has a control character from outside, nor an embedding or an override of direction")
struct HostileOutputTests {
    /// Each of these alone, between letters.
    private static let obeyed: [Unicode.Scalar] = [
        0x00...0x08, 0x0B...0x1F, 0x7F...0x9F, 0x2028...0x202E,
    ].joined().compactMap(Unicode.Scalar.init)
    private static let obeyedText = obeyed.filter { $0 != "\0" }.map { "a\($0)b" }.joined()

    /// The scalars of an output that a terminal obeys; lines end with LF, rows of CSV with CR and LF.
    private func obeyed(in output: String) -> [String] {
        output.replacing("\r\n", with: "\n").unicodeScalars.filter(Self.obeyed.contains).map {
            $0.escaped(asASCII: true)
        }
    }

    private func json(_ text: String) throws -> String {
        try #require(String(data: JSONEncoder().encode(text), encoding: .utf8))
    }

    // MARK: Templates

    @Test("Text of a template: left out and reported with its place", arguments: ["text", "json"])
    func template(format: String) async throws {
        let source = "x\u{301}\r\n" + Self.obeyedText + "{{ product.price }}\u{202E}\n\t\u{200F}\u{2067}\u{5D0}\u{2069}"
        let file = try Tool.file(source, named: "template.txt")
        let outcome = try await Tool.run(
            ["template", Tool.example, "--dialect", "revenuecat", "--template-file", file, "--eligibility", "none"]
                + ["--product", "com.example.aurora.monthly", "--locale", "en", "--format", format]
        )
        #expect(outcome.exitCode == 0)
        #expect(obeyed(in: outcome.output).isEmpty && obeyed(in: outcome.errors).isEmpty)
        let letters = String(repeating: "ab", count: Self.obeyed.count - 1) + "$9.99"
        if format == "text" {
            #expect(
                outcome.output.contains("      x\u{301}\n      \(letters)\n      \t\u{200F}\u{2067}\u{5D0}\u{2069}\n")
            )
        } else {
            let document = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
            let results = try #require(document["results"] as? [[String: Any]])
            let rendered = try #require(results.first?["rendered"] as? [String: Any])
            #expect(rendered["text"] as? String == "x\u{301}\r\n\(letters)\n\t\u{200F}\u{2067}\u{5D0}\u{2069}")
            let found = try #require(document["diagnostics"] as? [[String: Any]]).filter {
                $0["code"] as? String == "hidden-character"
            }
            // One for each, the override after the variable, and each with its line.
            #expect(found.count == Self.obeyed.count && found.allSatisfy { $0["line"] is Int })
        }
        #expect((outcome.errors + outcome.output).contains("found U+202E, expected no control characters"))
    }

    // MARK: Words of one's own

    @Test(
        "A message with such a character is not used and is reported, in every format",
        arguments: ["text", "json", "ndjson", "csv", "markdown"]
    )
    func messages(format: String) async throws {
        let bad = try Self.obeyed.map { "\"own.\(String($0.value, radix: 16))\": \(try json("{price} a\($0)b"))" }
        let good = #""own.good": "{price} – ok\u200f\u2067\u05d0\u2069","#
        let words = try Tool.file("{\"@@locale\": \"en\", \(good) \(bad.joined(separator: ", "))}", named: "own.en.arb")
        let outcome = try await Tool.run([
            "copy", Tool.example, "--messages", words, "--locale", "en", "--format", format,
        ])
        #expect(obeyed(in: outcome.output).isEmpty && obeyed(in: outcome.errors).isEmpty)
        #expect(outcome.output.contains("ok\u{200F}\u{2067}\u{5D0}\u{2069}"))
        // Their keys stand in diagnostics alone.
        let lines = ["\"own.1b\": {", "\"own.202e\": {", ",own.1b,", "| own\\.1b |", " own.1b "]
        #expect(lines.allSatisfy { !outcome.output.contains($0) })
        #expect(
            (outcome.errors + outcome.output).contains("found U+202E, expected a message without control characters")
        )
    }

    @Test("A line feed and a tab of a message stay in its row of text, and in its value elsewhere")
    func lineFeeds() async throws {
        let words = try Tool.file(#"{"@@locale": "en", "own": "{price}\n\tprice   free"}"#, named: "own.en.arb")
        let arguments = ["copy", Tool.example, "--messages", words, "--locale", "en", "--lines", "own", "--format"]
        let text = try await Tool.run(arguments + ["text"]).output
        #expect(text.contains(#"$9.99\u{A}\u{9}price   free"#) && !text.contains("\n\t"))
        #expect(try await Tool.run(arguments + ["ndjson"]).output.contains(#"$9.99\n\tprice   free"#))
        #expect(try await Tool.run(arguments + ["csv"]).output.contains("\"$9.99\n\tprice   free\""))
    }

    @Test("What a catalog’s file states of its formats is not used where it has such a character")
    func formats() async throws {
        let folder = try TemporaryFolder.make()
        for locale in ["de", "en"] {
            let catalog = try String(contentsOf: Tool.root.appending(path: "Locales/\(locale).arb"), encoding: .utf8)
            let changed = catalog.replacing(##""money": ""##, with: ##""money": "\u001b\u202e"##)
                .replacing(#""@@x-length-list": ""#, with: #""@@x-length-list": "\u009b"#)
            try #require(changed != catalog || locale == "en")
            try changed.write(to: folder.appending(path: "\(locale).arb"), atomically: true, encoding: .utf8)
        }
        for format in ["text", "ndjson", "csv"] {
            let outcome = try await Tool.run(
                ["copy", Tool.example, "--catalogs", folder.path, "--locale", "de", "--format", format]
            )
            #expect(obeyed(in: outcome.output).isEmpty && obeyed(in: outcome.errors).isEmpty)
        }
        let check = try await Tool.run("check", folder.appending(path: "de.arb").path)
        #expect(check.output.contains("@@x-formats") && check.output.contains("expected no control characters"))
    }

    // MARK: Names and JSON

    @Test("Names bring none of it into lines, and into JSON only as escapes", arguments: ["json", "ndjson"])
    func names(format: String) async throws {
        let hostile = "x\u{202E}\u{2067}\u{200F}\u{61C}\u{85}\u{1B}y"
        let products = """
            {"schema": "paywright/products/1", "locale": "en", "products": [{"id": \(try json(hostile)), "type": "consumable",
            "names": {"en": \(try json("n\u{202E}\u{2067}m")), "ar": "برو"}, "prices": {"USA": "9.99"}}]}
            """
        let file = try Tool.file(products, named: "shop.json")
        let outcome = try await Tool.run(["copy", file, "--locale", "en,ar", "--format", format])
        #expect(obeyed(in: outcome.output).isEmpty && obeyed(in: outcome.errors).isEmpty)
        #expect(outcome.output.contains(#"x\u202e\u2067\u200f\u061c\u0085\u001by"#))
        #expect(outcome.output.contains("\"nm\"") && !outcome.output.contains("n\u{2067}"))
        // The library's own isolates stay in the lines of Arabic.
        #expect(outcome.output.contains("\u{2068}"))
        let written = try await Tool.run("products", file)
        #expect(obeyed(in: written.output).isEmpty && !written.output.unicodeScalars.contains("\u{2067}"))
        #expect(written.output.contains(#"\u202e\u2067"#))
    }

    @Test(
        "An argument of several lines is shown on one, whatever joins its ends",
        arguments: ["a\nb", "a\r\nb", "\u{301}a\r\nb\n", "a\n\u{200D}"]
    )
    func arguments(argument: String) async throws {
        for arguments in [
            ["copy", Tool.example, "--format=\(argument)"], [argument], ["copy", Tool.example, "--\(argument)"],
        ] {
            let outcome = try await Tool.run(arguments)
            #expect(outcome.exitCode != 0 && obeyed(in: outcome.errors).isEmpty)
            #expect(
                outcome.errors.contains(#"a\u{A}"#) || outcome.errors.contains(#"a\u{D}\u{A}"#),
                "\(outcome.errors)"
            )
            #expect(
                !outcome.errors.unicodeScalars.split(separator: "\n").contains { $0.first == "b" },
                "\(outcome.errors)"
            )
        }
    }
}
