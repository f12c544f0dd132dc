import Foundation
import Testing

@Suite("Fields that are new: --ignore-field, --fields and ignoredFields")
struct FieldOptionsTests {
    /// A subscription of Stripe's at $9.99 a month, with a field that no version of its documentation has.
    private static let subscription = #"""
        {"id": "sub_1", "object": "subscription", "status": "active", "currency": "usd", "livemode": true, \#
        "collection_method": "charge_automatically", "cancel_at_period_end": false, "billing_hint": "x", \#
        "items": {"object": "list", "has_more": false, "data": [{"id": "si_1", "object": "subscription_item", \#
        "quantity": 1, "current_period_start": 1793000000, "current_period_end": 1795600000, "price": {"id": "price_1", \#
        "object": "price", "currency": "usd", "unit_amount": 999, "unit_amount_decimal": "999", \#
        "billing_scheme": "per_unit", "tax_behavior": "inclusive", "type": "recurring", "product": "prod_1", \#
        "recurring": {"interval": "month", "interval_count": 1, "usage_type": "licensed"}}}]}}
        """#
    private static let header = "object\tfield\ttype\tholds\tsince\tclass\tfacts\tdefault\tsource\twhy\n"
    private static let question = ["--now", "2026-11-20T12:00:00Z", "--format", "json"]

    private static func status(_ options: [String]) async throws -> Tool.Outcome {
        try await Tool.run(["status", "-"] + options + question, input: subscription)
    }

    private static func row(_ object: String, _ field: String, _ kind: String, _ facts: String = "-") -> String {
        "\(object)\t\(field)\ttext\t-\t-\t\(kind)\t\(facts)\t-\t-\t-\n"
    }

    @Test("A new field leaves the amount open, and one that is ignored does not; the answer repeats it")
    func ignored() async throws {
        let plain = try await Self.status([])
        #expect(plain.output.contains(#""fact": "amount", "reason": "unknownField""#))
        #expect(!plain.output.contains("9.99") && !plain.output.contains("ignoredFields"))
        let ignoring = try await Self.status(["--ignore-field", "stripe.subscription.billing_hint"])
        #expect(ignoring.exitCode == 0)
        #expect(ignoring.output.contains(#""ignoredFields": ["stripe.subscription.billing_hint"]"#))
        #expect(ignoring.output.contains("$9.99") && !ignoring.output.contains("unknown-field"))
    }

    @Test(
        "A field that is read or withholds, and an object without a table, are refused with what is meant",
        arguments: [
            ("stripe.subscription.status", "which is read and decides access"),
            ("stripe.subscription.managed_payments", "which can change amount"),
            ("stripe.subscripton.billing_hint", #"did you mean "stripe.subscription"?"#),
            ("elsewhere.thing.name", "expected an object with a table"),
            ("stripe", "expected a store, an object and a field"),
        ]
    )
    func refused(field: String, message: String) async throws {
        let outcome = try await Self.status(["--ignore-field", field])
        #expect(outcome.exitCode == 64)
        #expect(outcome.errors.contains("--ignore-field: found \"\(field)\"") && outcome.errors.contains(message))
    }

    @Test("A request ignores fields of its own, beside those of the program")
    func requests() async throws {
        let asked = #"{"op": "status", "locale": "en", "now": "2026-11-20T12:00:00Z", "input": \#(Self.subscription)"#
        let lines = [
            asked + "}", asked + #", "ignoredFields": ["stripe.subscription.billing_hint"]}"#,
            asked + #", "ignoredFields": ["stripe.item.other", "stripe.subscription.status"]}"#,
        ]
        let input = lines.joined(separator: "\n") + "\n"
        let served = try await Tool.run(["serve", "--in-order"], input: input)
        let answers = served.output.split(separator: "\n")
        // A line for the operator at the first of them, without the text of an input.
        #expect(
            served.errors.components(separatedBy: "stripe.subscription.billing_hint: its amount is not stated").count
                == 2
        )
        try #require(answers.count == 3)
        #expect(!answers[0].contains("$9.99") && !answers[0].contains("ignoredFields"))
        #expect(answers[1].contains("$9.99"))
        #expect(answers[1].contains(#""ignoredFields": ["stripe.subscription.billing_hint"]"#))
        #expect(answers[2].contains(#""code": "unusable-value", "path": "$.ignoredFields[1]""#))
        let program = ["--ignore-field", "stripe.subscription.billing_hint"]
        let others = try await Tool.run(["serve", "--in-order"] + program, input: lines[0] + "\n")
        #expect(others.output.contains("$9.99") && others.output.contains("ignoredFields"))
    }

    private static func notes(in text: String) -> Int { text.components(separatedBy: "unknown-field").count - 1 }
    private static let note = #"the field "billing_hint""#

    @Test("A run has one note about a new field: of several inputs, of the lines of a stream, and of requests")
    func notedOnce() async throws {
        let twice = try await Tool.run(
            ["status", "-"] + Self.question,
            input: "[\(Self.subscription), \(Self.subscription.replacing("sub_1", with: "sub_2"))]"
        )
        #expect(Self.notes(in: twice.output) == 1)
        let lines = String(repeating: Self.subscription + "\n", count: 300)
        let stream = try await Tool.run(
            ["status", "-", "--now", "2026-11-20T12:00:00Z", "--format", "ndjson"],
            input: lines
        )
        #expect(stream.output.split(separator: "\n").count == 300)
        #expect(Self.notes(in: stream.output) == 0)
        #expect(stream.errors.components(separatedBy: Self.note).count == 2)
        #expect(stream.errors.contains("-:1:") || stream.errors.contains(":1:"))
        let asked = #"{"op": "status", "locale": "en", "now": "2026-11-20T12:00:00Z", "input": \#(Self.subscription)}"#
        let served = try await Tool.run(["serve", "--in-order"], input: String(repeating: asked + "\n", count: 5))
        #expect(Self.notes(in: served.output) == 1)
        #expect(served.output.components(separatedBy: #""reason": "unknownField""#).count >= 6)
        #expect(served.errors.components(separatedBy: "stripe.subscription.billing_hint").count == 2)
    }

    @Test("Rows are laid over the tables: a new field is neutral, or leaves open what its row says")
    func rows() async throws {
        let neutral = Self.header + Self.row("stripe.subscription", "billing_hint", "neutral")
        let settled = try await Self.status(["--fields", try Tool.file(neutral, named: "rows.tsv")])
        #expect(settled.exitCode == 0 && settled.output.contains("$9.99"))
        // In a file with the name of a store’s table the object is enough.
        let withholding = Self.header + Self.row("subscription", "billing_hint", "withholds", "renewal")
        let open = try await Self.status(["--fields", try Tool.file(withholding, named: "stripe.fields.tsv")])
        #expect(open.output.contains(#""fact": "renewal", "reason": "undecided", "field": "$.billing_hint""#))
        let read = Self.header + Self.row("stripe.subscription", "status", "withholds", "access")
        let doubted = try await Self.status(["--fields", try Tool.file(read, named: "rows.tsv")])
        #expect(doubted.output.contains(#""fact": "access", "reason": "undecided", "field": "$.status""#))
    }

    @Test("Rows that cannot be used are refused with their line, what was found and what is expected")
    func refusedRows() async throws {
        let rows =
            Self.row("stripe.subscription", "x", "neutrl") + Self.row("stripe.subscription", "status", "neutral")
            + Self.row("stripe.itm", "x", "withholds", "amount") + Self.row("stripe.item", "x", "withholds", "amont")
            + "stripe.item\tx\n"
        let outcome = try await Self.status(["--fields", try Tool.file(Self.header + rows, named: "rows.tsv")])
        #expect(outcome.exitCode == 65 && outcome.output.isEmpty)
        for message in [
            #"rows.tsv:2: found "neutrl", expected a class of decides, withholds, neutral; did you mean "neutral"?"#,
            #"rows.tsv:3: found "stripe.subscription.status" as neutral, expected decides or withholds"#,
            #"rows.tsv:4: found the object "stripe.itm", expected a store and an object that has a table; did you mean"#,
            #"rows.tsv:5: found "amont", expected facts"#, "rows.tsv:6: found 2 columns, expected 10",
        ] {
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
        }
        let columns = try await Self.status(["--fields", try Tool.file("object\tname\n", named: "rows.tsv")])
        #expect(columns.exitCode == 65 && columns.errors.contains("rows.tsv:1: found"))
        let missing = try await Self.status(["--fields", "/nothing/rows.tsv"])
        #expect(missing.exitCode == 66)
    }

    @Test("serve reads the rows again, and keeps those it has where the new ones cannot be used")
    func reloaded() async throws {
        let file = try Tool.file(Self.header, named: "rows.tsv")
        let script =
            Tool.conversation("serve --in-order --fields \"$1\"") + """
                asked='{"op": "status", "now": "2026-11-20T12:00:00Z", "input": \(Self.subscription)}'
                ask "$asked"
                printf 'stripe.subscription\\tbilling_hint\\ttext\\t-\\t-\\tneutral\\t-\\t-\\t-\\t-\\n' >> "$1"
                ask '{"op": "reload"}'
                ask "$asked"
                printf 'stripe.subscription\\tstatus\\ttext\\t-\\t-\\tneutral\\t-\\t-\\t-\\t-\\n' >> "$1"
                ask '{"op": "reload"}'
                ask "$asked"
                """
        let outcome = try await Tool.shell(script, file)
        let answers = outcome.output.split(separator: "\n").map(String.init)
        try #require(answers.count == 5, "\(outcome.output)\(outcome.errors)")
        #expect(!answers[0].contains("9.99"))
        #expect(!answers[1].contains("not-reloaded") && !answers[1].contains("invalid-field-row"))
        #expect(answers[2].contains("9.99"))
        #expect(answers[3].contains("invalid-field-row") && answers[3].contains("the fields stay as they were"))
        #expect(answers[4].contains("9.99"))
    }
}
