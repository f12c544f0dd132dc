import Foundation
import Testing

@Suite("paywright copy prints the same in every format")
struct CopyFormatTests {
    private func output(_ arguments: String..., format: String) async throws -> String {
        let outcome = try await Tool.run(["copy", Tool.example, "--format", format] + arguments)
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        return outcome.output
    }

    private func records(_ text: String) throws -> [[String: Any]] {
        try text.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    /// A shop whose one product has some name.
    private func shop(named name: String) throws -> String {
        let data = try JSONSerialization.data(withJSONObject: [name], options: [.withoutEscapingSlashes])
        let quoted = String(decoding: data, as: UTF8.self).dropFirst().dropLast()
        return try Tool.file(
            Tool.configuration().replacing(#""displayName": "Pro""#, with: "\"displayName\": \(quoted)")
        )
    }

    // MARK: NDJSON

    @Test(
        "What JSON escapes is escaped wherever it stands",
        arguments: ["\"", "\\", "\u{1}", "\u{1F}", "\u{7F}", "é", "日"]
    )
    func escapes(special: String) async throws {
        // Eight bytes are looked at at once: every place in them, and in what is left over.
        let ids = (0..<20).map { before in
            String(repeating: "a", count: before) + special + String(repeating: "b", count: 19 - before)
        }
        let products = ids.map { id in
            ["productID": id, "referenceName": "Some", "type": "Consumable", "displayPrice": "0.99"]
        }
        let shop: [String: Any] = ["products": products, "settings": ["_storefront": "USA"]]
        let data = try JSONSerialization.data(withJSONObject: shop)
        let file = try Tool.file(String(decoding: data, as: UTF8.self))
        let outcome = try await Tool.run("copy", file, "--lines", "price", "--format", "ndjson")
        let found = try records(outcome.output).compactMap { $0["product"] as? String }
        #expect(outcome.exitCode == 0 && found == ids)
    }

    @Test("NDJSON: the results and labels of the JSON document, each a record on a line")
    func records() async throws {
        let json = try await output("--locale", "de,ar", format: "json")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let records = try records(await output("--locale", "de,ar", format: "ndjson"))
        #expect(records.allSatisfy { $0["schema"] as? String == "paywright/copy/1" })
        for (kind, list) in [("result", "results"), ("labels", "labels")] {
            let expected = try #require(document[list] as? [[String: Any]])
            let found = records.filter { $0["record"] as? String == kind }.map { record in
                record.filter { $0.key != "schema" && $0.key != "record" }
            }
            #expect(found as NSArray == expected as NSArray && !expected.isEmpty)
        }
        let kinds = records.compactMap { $0["record"] as? String }
        #expect(kinds == kinds.sorted().reversed(), "results, then labels")
    }

    @Test("NDJSON: diagnostics are records at the end, also where nothing is rendered")
    func diagnosticRecords() async throws {
        let outcome = try await Tool.run("copy", Tool.example, "--locale", "tlh", "--format", "ndjson")
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        let last = try #require(try records(outcome.output).last)
        #expect(last["record"] as? String == "diagnostic")
        #expect((last["diagnostic"] as? [String: Any])?["code"] as? String == "locale-fallback")

        let nothing = try await Tool.run("copy", try Tool.file("{}"), "--format", "ndjson")
        #expect(nothing.exitCode == 65 && nothing.errors.isEmpty)
        #expect(try records(nothing.output).map { $0["record"] as? String } == ["diagnostic"])
    }

    // MARK: CSV

    @Test("CSV: RFC 4180, a row for every text of the JSON document, in its order")
    func rows() async throws {
        let csv = try await output("--locale", "de,ar", format: "csv")
        let table = try #require(CSVTable(csv)?.records)
        let records = try records(await output("--locale", "de,ar", format: "ndjson"))
        var expected: [[String]] = []
        for record in records {
            let lines = try #require(record["lines"] as? [String: [String: Any]])
            let prefix = record["record"] as? String == "labels" ? "label." : ""
            for (key, line) in lines {
                expected.append([
                    record["product"] as? String ?? "", record["storefront"] as? String ?? "",
                    try #require(record["locale"] as? String), record["eligibility"] as? String ?? "",
                    record["outcome"] as? String ?? "", prefix + key, try #require(line["text"] as? String),
                    try #require(line["locale"] as? String),
                ])
            }
        }
        let columns = ["product", "storefront", "locale", "eligibility", "outcome", "line", "text", "spokenLocale"]
        let found = table.map { row in columns.map { row[$0] ?? "-" } }
        #expect(Set(found) == Set(expected) && found.count == expected.count)
    }

    @Test(
        "CSV: what a spreadsheet takes for a formula gets an apostrophe, and no text is lost",
        arguments: [
            ("=HYPERLINK(\"http://x\",\"y\")", true), ("@SUM(A1)", true), ("+1+cmd|' /C calc'!A0", true),
            ("-2+3", true), ("-cmd", true), ("＝1+1", true), ("'tis", true), ("-", false), ("-5", false),
            ("+1.50", false), ("--", true), ("-1.2.3", true), ("- 5", true), ("Pro", false), ("a=b", false),
            ("a,b \"c\"; d", false), ("5-1", false), ("٣", false),
        ]
    )
    func formulas(name: String, isDefused: Bool) async throws {
        let file = try shop(named: name)
        let outcome = try await Tool.run("copy", file, "--format", "csv", "--lines", "name")
        let table = try #require(CSVTable(outcome.output)?.records)
        let cell = try #require(table.first?["text"])
        #expect(cell == (isDefused ? "'" : "") + name)
        let restored = cell.hasPrefix("'") ? String(cell.dropFirst()) : cell
        #expect(restored == name)
    }

    // MARK: Markdown

    @Test("Markdown: a table for each product and language, right-to-left text marked as such")
    func tables() async throws {
        let markdown = try await output("--locale", "de,ar", "--eligibility", "introductory", format: "markdown")
        let lines = markdown.components(separatedBy: "\n")
        #expect(lines.contains("## com\\.example\\.aurora\\.monthly \\(USA\\)") && lines.contains("### ar"))
        #expect(lines.contains("| introductory | price | 9,99\u{A0}\\$ | de |"))
        let arabic = lines.filter { $0.hasSuffix("| ar |") }
        #expect(!arabic.isEmpty && arabic.allSatisfy { $0.contains("<span dir=\"rtl\" lang=\"ar\">") })
        // The isolates that keep a price together stay.
        #expect(arabic.contains { $0.contains("\u{2068}\u{200F}9.99") })
        #expect(lines.contains("## Around the products"))
        let rows = lines.filter { $0.hasPrefix("|") }
        #expect(rows.allSatisfy { $0.replacing("\\|", with: "").count(where: { $0 == "|" }) == 5 })
    }

    @Test(
        "Markdown: a hostile name is text and nothing else",
        arguments: [
            ("<img src=x onerror=alert(1)>", "&lt;img src\\=x onerror\\=alert\\(1\\)&gt;"),
            ("a|b", "a\\|b"), ("a\\|b", "a\\\\\\|b"), ("[x](http://e.org)", "\\[x\\]\\(http\\://e\\.org\\)"),
            ("**b** _i_ ~~s~~ `c`", "\\*\\*b\\*\\* \\_i\\_ \\~\\~s\\~\\~ \\`c\\`"), ("&lt;b&gt;", "&amp;lt;b&amp;gt;"),
            ("www.e.org a@e.org", "www\\.e\\.org a\\@e\\.org"), ("# 1. $x$ ![i]", "\\# 1\\. \\$x\\$ \\!\\[i\\]"),
            ("9.99 Pro", "9.99 Pro"), ("<!-- --> {%x%}", "&lt;\\!\\-\\- \\-\\-&gt; \\{%x%\\}"),
        ]
    )
    func hostile(name: String, expected: String) async throws {
        let outcome = try await Tool.run("copy", try shop(named: name), "--format", "markdown", "--lines", "name")
        #expect(outcome.output.contains("| no offer | name | \(expected) | en |"), "\(outcome.output)")
    }

    // MARK: All

    @Test(
        "Diagnostics stand in JSON and NDJSON, and beside the other formats",
        arguments: [
            ("text", true), ("csv", true), ("markdown", true), ("json", false), ("ndjson", false),
        ]
    )
    func diagnostics(format: String, isApart: Bool) async throws {
        let file = try Tool.file(Tool.configuration(price: #""abc""#))
        let outcome = try await Tool.run("copy", file, Tool.example, "--format", format)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.contains("abc") == isApart && outcome.output.contains("abc") != isApart)
        let strict = try await Tool.run("copy", file, Tool.example, "--format", format, "--strict")
        #expect(strict.exitCode == 65 && strict.output == outcome.output)
        let nothing = try await Tool.run("copy", file, "--format", format)
        #expect(nothing.exitCode == 65)
    }

    @Test("The order of the output does not depend on how many cores made it", arguments: ["text", "json", "csv"])
    func order(format: String) async throws {
        let arguments = "--locale \(Tool.languages) --format \(format)"
        let outcome = try await Tool.shell(
            #"cmp <("$0" copy "$1" \#(arguments)) <(taskset -c 0 "$0" copy "$1" \#(arguments)) && echo same"#
        )
        #expect(outcome.output == "same\n", "\(outcome.errors)")
    }

    @Test(
        "A full disk and a closed pipe end every format as documented",
        arguments: ["json", "ndjson", "csv", "markdown"]
    )
    func endings(format: String) async throws {
        let full = try await Tool.shell(#""$0" copy "$1" --format \#(format) > /dev/full"#)
        #expect(full.exitCode == 73 && full.errors.contains("cannot write"))
        let closed = try await Tool.shell(
            #""$0" copy "$1" --locale \#(Tool.languages) --format \#(format) | head -c 10 >/dev/null; echo "${PIPESTATUS[0]}""#
        )
        #expect(closed.output == "0\n" && closed.errors.isEmpty)
    }

    @Test("Memory does not grow with the output: eight times the offers in every language print in no more")
    func memory() async throws {
        func peak(offers: Int) async throws -> Int {
            let list = (0..<offers).map { number in
                #"{"offerID": "o\#(number)", "paymentMode": "free", "subscriptionPeriod": "P1W"}"#
            }
            let more = "\"adHocOffers\": [" + list.joined(separator: ",") + "],"
            let file = try Tool.file(Tool.configuration(more: more))
            let outcome = try await Tool.shell(
                #"""
                exec 3< <("$0" copy '\#(file)' --locale all --format json & pid=$!
                    while now=$(awk '/^VmHWM/ { print $2 }' /proc/$pid/status 2>/dev/null) && [ -n "$now" ]; do
                        echo "$now" >&2; sleep 0.02; done; wait $pid)
                cat <&3 > /dev/null
                """#
            )
            return outcome.errors.split(separator: "\n").compactMap { Int($0) }.max() ?? 0
        }
        let few = try await peak(offers: 20)
        let many = try await peak(offers: 160)
        // Everything at once would be 160 × 10 results of 8 KB and more: a good 13 MB on top.
        #expect(few > 0 && many < few + 8_000, "\(few) KB, then \(many) KB")
    }
}
