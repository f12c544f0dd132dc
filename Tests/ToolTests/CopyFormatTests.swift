import Foundation
import Testing
import TestSupport

@Suite("paywright copy prints the same in every format")
struct CopyFormatTests {
    private static func output(_ arguments: String..., format: String) async throws -> String {
        let outcome = try await Tool.run(["copy", Tool.example, "--format", format] + arguments)
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        return outcome.output
    }

    private static let ndjson = Task { try await output("--locale", "de,ar", format: "ndjson") }

    private func records(_ text: String) throws -> [[String: Any]] {
        try text.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    /// A shop with products of these identifiers and names.
    private static func shop(_ products: [(String, String)]) throws -> String {
        let products = products.map { id, name -> [String: Any] in
            [
                "productID": id, "referenceName": "Some", "type": "Consumable", "displayPrice": "0.99",
                "localizations": [["displayName": name, "locale": "en_US"]],
            ]
        }
        let shop: [String: Any] = ["products": products, "settings": ["_storefront": "USA"]]
        return try Tool.file(String(decoding: JSONSerialization.data(withJSONObject: shop), as: UTF8.self))
    }

    /// A shop whose products, p0 and so on, have these names.
    private static func shop(names: [String]) throws -> String {
        try shop(names.enumerated().map { ("p\($0.offset)", $0.element) })
    }

    // MARK: NDJSON

    @Test("What JSON escapes is escaped wherever it stands")
    func escapes() async throws {
        let specials = ["\"", "\\", "\u{1}", "\u{1F}", "\u{7F}", "é", "日"]
        // Sixteen bytes are looked at at once: every place in them, and in what is left over.
        let ids = specials.flatMap { special in
            (0..<20).map { before in
                String(repeating: "a", count: before) + special + String(repeating: "b", count: 19 - before)
            }
        }
        let file = try Self.shop(ids.map { ($0, "Some") })
        let outcome = try await Tool.run("copy", file, "--lines", "price", "--format", "ndjson")
        let found = try records(outcome.output).compactMap { $0["product"] as? String }
        #expect(outcome.exitCode == 0 && found == ids)
    }

    @Test("NDJSON: the results and labels of the JSON document, each a record on a line")
    func records() async throws {
        let json = try await Self.output("--locale", "de,ar", format: "json")
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let records = try records(await Self.ndjson.value)
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
        let outcome = try await Tool.run(
            "copy",
            Tool.file(Tool.configuration()),
            "--locale",
            "tlh",
            "--format",
            "ndjson"
        )
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
        let csv = try await Self.output("--locale", "de,ar", format: "csv")
        let table = try #require(CSVTable(csv)?.records)
        let records = try records(await Self.ndjson.value)
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
        #expect(table.allSatisfy { $0["choice"] == "" && $0["button"] == "" }, "no customer is stated")
    }

    @Test("CSV: what each product is for a customer, whether its button is on, and the words on it")
    func choices() async throws {
        let customer = StatusCommandTests.customer("trial-running")
        let run = try await Tool.run(
            ["copy", Tool.example, "--customer", customer, "--format", "csv", "--lines", "price"]
                + StatusCommandTests.now
        )
        let labels = try #require(CSVTable(run.output)?.records).filter { $0["line"] == "label" }
        let plans = labels.prefix(3).map { row in ["product", "choice", "button", "text"].map { row[$0] ?? "-" } }
        #expect(
            plans == [
                ["com.example.aurora.weekly", "downgrade", "on", "Subscribe for $4.99 per week"],
                ["com.example.aurora.monthly", "current", "off", "Current plan"],
                ["com.example.aurora.yearly", "upgrade", "on", "Subscribe for $59.99 per year"],
            ]
        )
    }

    @Test("What a merchant decides counts for a customer’s offers, and needs a customer")
    func policies() async throws {
        func offers(_ options: String...) async throws -> Set<String?> {
            let customer = StatusCommandTests.customer("refunded-in-part")
            let arguments = ["copy", Tool.example, "--customer", customer, "--format", "csv"] + StatusCommandTests.now
            let table = try #require(CSVTable(try await Tool.run(arguments + options).output)?.records)
            return Set(table.filter { $0["product"] == "com.example.aurora.weekly" }.map { $0["eligibility"] })
        }
        #expect(try await offers() == ["none"])
        #expect(try await offers("--after-refund", "onlyUsedOffersCount") == ["unknown"])
        let alone = try await Tool.run("copy", Tool.example, "--after-refund", "onlyUsedOffersCount")
        #expect(alone.exitCode == 64 && alone.errors.contains("need --customer"))
    }

    private static let formulaNames: [(String, Bool)] = [
        ("=HYPERLINK(\"http://x\",\"y\")", true), ("@SUM(A1)", true), ("+1+cmd|' /C calc'!A0", true),
        ("-2+3", true), ("-cmd", true), ("＝1+1", true), ("'tis", true), ("-", false), ("-5", false),
        ("+1.50", false), ("--", true), ("-1.2.3", true), ("- 5", true), ("Pro", false), ("a=b", false),
        ("a,b \"c\"; d", false), ("5-1", false), ("٣", false),
    ]
    private static let formulaTable = Task {
        try await Tool.run("copy", shop(names: formulaNames.map(\.0)), "--format", "csv", "--lines", "name")
    }

    @Test(
        "CSV: what a spreadsheet takes for a formula gets an apostrophe, and no text is lost",
        arguments: formulaNames
    )
    func formulas(name: String, isDefused: Bool) async throws {
        let index = try #require(Self.formulaNames.firstIndex { $0.0 == name })
        let output = try await Self.formulaTable.value.output
        let table = try #require(CSVTable(output)?.records)
        let cell = try #require(table.first { $0["product"] == "p\(index)" }?["text"])
        #expect(cell == (isDefused ? "'" : "") + name)
        let restored = cell.hasPrefix("'") ? String(cell.dropFirst()) : cell
        #expect(restored == name)
    }

    // MARK: Markdown

    @Test("Markdown: a table for each product and language, right-to-left text marked as such")
    func tables() async throws {
        let markdown = try await Self.output("--locale", "de,ar", "--eligibility", "introductory", format: "markdown")
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

    private static let hostileNames: [(String, String)] = [
        ("<img src=x onerror=alert(1)>", "&lt;img src\\=x onerror\\=alert\\(1\\)&gt;"),
        ("a|b", "a\\|b"), ("a\\|b", "a\\\\\\|b"), ("[x](http://e.org)", "\\[x\\]\\(http\\://e\\.org\\)"),
        ("**b** _i_ ~~s~~ `c`", "\\*\\*b\\*\\* \\_i\\_ \\~\\~s\\~\\~ \\`c\\`"), ("&lt;b&gt;", "&amp;lt;b&amp;gt;"),
        ("www.e.org a@e.org", "www\\.e\\.org a\\@e\\.org"), ("# 1. $x$ ![i]", "\\# 1\\. \\$x\\$ \\!\\[i\\]"),
        ("9.99 Pro", "9.99 Pro"), ("<!-- --> {%x%}", "&lt;\\!\\-\\- \\-\\-&gt; \\{%x%\\}"),
    ]
    private static let hostileTable = Task {
        try await Tool.run("copy", shop(names: hostileNames.map(\.0)), "--format", "markdown", "--lines", "name")
    }

    @Test("Markdown: a hostile name is text and nothing else", arguments: hostileNames)
    func hostile(name: String, expected: String) async throws {
        let output = try await Self.hostileTable.value.output
        #expect(output.contains("| no offer | name | \(expected) | en |"), "\(output)")
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
        let good = try Tool.file(Tool.configuration())
        let outcome = try await Tool.run("copy", file, good, "--format", format)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors.contains("abc") == isApart && outcome.output.contains("abc") != isApart)
    }

    @Test(
        "Every format is printed in a strict run too",
        arguments: Sweep.some(2, of: ["text", "csv", "markdown", "json", "ndjson"])
    )
    func strictRuns(format: String) async throws {
        let file = try Tool.file(Tool.configuration(price: #""abc""#))
        let arguments = ["copy", file, try Tool.file(Tool.configuration()), "--format", format]
        let (outcome, strict) = (try await Tool.run(arguments), try await Tool.run(arguments + ["--strict"]))
        #expect(outcome.exitCode == 0 && strict.exitCode == 65 && strict.output == outcome.output)
        #expect(try await Tool.run("copy", file, "--format", format).exitCode == 65)
    }

    @Test(
        "The order of the output does not depend on how many cores made it",
        arguments: Sweep.some(1, of: ["json", "text", "csv"])
    )
    func order(format: String) async throws {
        let arguments = "--locale \(Sweep.locales) --format \(format)"
        let outcome = try await Tool.shell(
            #"cmp <("$0" copy "$1" \#(arguments)) <(taskset -c 0 "$0" copy "$1" \#(arguments)) && echo same"#
        )
        #expect(outcome.output == "same\n", "\(outcome.errors)")
    }

    @Test(
        "A full disk and a closed pipe end every format as documented",
        arguments: Sweep.some(2, of: ["json", "ndjson", "csv", "markdown"])
    )
    func endings(format: String) async throws {
        let shop = try Tool.file(Tool.configuration(offers: 160))
        let full = try await Tool.shell(#""$0" copy "$1" --lines price --format \#(format) > /dev/full"#, shop)
        #expect(full.exitCode == 73 && full.errors.contains("cannot write"))
        let closed = try await Tool.shell(
            #""$0" copy "$1" --format \#(format) | head -c 10 >/dev/null; echo "${PIPESTATUS[0]}""#,
            shop
        )
        #expect(closed.output == "0\n" && closed.errors.isEmpty)
    }

    @Test("Memory does not grow with the output: eight times the offers in many languages print in no more")
    func memory() async throws {
        let languages = Sweep.isWhole ? "all" : "ar,bn,cs,de,fi,fr,he,hi,ja,ko,pl,ru"
        func peak(offers: Int) async throws -> Int {
            let file = try Tool.file(Tool.configuration(offers: offers))
            let outcome = try await Tool.shell(
                #"""
                exec 3< <("$0" copy '\#(file)' --locale \#(languages) --format json & pid=$!
                    while now=$(awk '/^VmHWM/ { print $2 }' /proc/$pid/status 2>/dev/null) && [ -n "$now" ]; do
                        echo "$now" >&2; sleep 0.02; done; wait $pid)
                cat <&3 > /dev/null
                """#
            )
            return outcome.errors.split(separator: "\n").compactMap { Int($0) }.max() ?? 0
        }
        let few = try await peak(offers: 20)
        let many = try await peak(offers: 160)
        // Everything at once would be 140 × 12 results of more than 4 KB: a good 7 MB on top of the offers.
        #expect(few > 0 && many < few + 6_000, "\(few) KB, then \(many) KB")
    }
}
