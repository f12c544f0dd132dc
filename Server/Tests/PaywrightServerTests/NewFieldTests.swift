import Foundation
import Testing

@testable import PaywrightServer

@Suite("New fields of stores: what the server ignores, counts, and writes to its log")
struct NewFieldTests {
    /// A subscription of Stripe's at $9.99 a month, with fields that no version of its documentation has.
    private static func subscription(_ fields: String = #""billing_hint": "x""#) -> String {
        #"""
        {"id": "sub_1", "object": "subscription", "status": "active", "currency": "usd", "livemode": true, \#
        "collection_method": "charge_automatically", "cancel_at_period_end": false, \#(fields), \#
        "items": {"object": "list", "has_more": false, "data": [{"id": "si_1", "object": "subscription_item", \#
        "quantity": 1, "current_period_start": 1793000000, "current_period_end": 1795600000, "price": {"id": "price_1", \#
        "object": "price", "currency": "usd", "unit_amount": 999, "unit_amount_decimal": "999", \#
        "billing_scheme": "per_unit", "tax_behavior": "inclusive", "type": "recurring", "product": "prod_1", \#
        "recurring": {"interval": "month", "interval_count": 1, "usage_type": "licensed"}}}]}}
        """#
    }
    private static let hint = "stripe.subscription.billing_hint"
    private static let header = "object\tfield\ttype\tholds\tsince\tclass\tfacts\tdefault\tsource\twhy\n"

    private static func row(_ field: String, _ kind: String, _ facts: String = "-") -> String {
        "stripe.subscription\t\(field)\ttext\t-\t-\t\(kind)\t\(facts)\t-\t-\t-\n"
    }

    private static func question(_ input: String = subscription(), and members: String = "") -> String {
        #"{"op": "status", "locale": "en", "now": "2026-11-20T12:00:00Z", "input": \#(input)\#(members)}"#
    }

    private static func ask(_ program: ServerProgram, _ question: String = question()) throws -> RawClient.Answer {
        try program.answer { $0.post("/v1/status", question) }
    }

    /// The values of the metric, by the label as it is written.
    private static func counts(_ program: ServerProgram) throws -> [String: Int] {
        let metrics = try program.answer { $0.get("/metrics") }.body
        #expect(metrics.contains("# TYPE paywright_unknown_fields_total counter\n"))
        let prefix = "paywright_unknown_fields_total{field=\""
        let lines = metrics.split(separator: "\n").filter { $0.hasPrefix(prefix) }
        let pairs = lines.compactMap { line in
            line.range(of: "\"} ").map {
                (String(line[..<$0.lowerBound].dropFirst(prefix.count)), line[$0.upperBound...])
            }
        }
        return Dictionary(uniqueKeysWithValues: pairs.map { ($0, Int($1) ?? -1) })
    }

    /// The lines of the log about new fields: what each has of its field.
    private static func noticed(_ program: ServerProgram) -> [String?] {
        let lines = program.lines.filter { $0["message"] == "a new field of a store" }
        #expect(lines.allSatisfy { $0["level"] == "warning" })
        return lines.map { $0["field"] }
    }

    @Test("A new field leaves the amount open, is counted once for each input, and has one line in the log")
    func counted() async throws {
        try await inThread {
            let program = try ServerProgram(["--demo"])
            #expect(try Self.counts(program).isEmpty)
            let answer = try Self.ask(program)
            #expect(answer.status == 200 && answer.body.contains(#""fact": "amount", "reason": "unknownField""#))
            #expect(!answer.body.contains("9.99") && !answer.body.contains("ignoredFields"))
            #expect(try Self.counts(program) == [Self.hint: 1])
            // An array is several inputs; a line of a batch is as good as a request of its own.
            let two = Self.question(
                "[\(Self.subscription()), \(Self.subscription().replacing("sub_1", with: "sub_2"))]"
            )
            #expect(try Self.ask(program, two).status == 200)
            #expect(try Self.counts(program) == [Self.hint: 3])
            let line = Self.question() + "\n"
            let batch = try program.answer { $0.post("/v1/batch", line + line, type: "application/x-ndjson") }
            #expect(batch.body.components(separatedBy: #""reason": "unknownField""#).count == 3)
            #expect(try Self.counts(program) == [Self.hint: 5])
            // A request that ignores it does not count it; one that is refused counts nothing.
            _ = try Self.ask(program, Self.question(and: #", "ignoredFields": ["\#(Self.hint)"]"#))
            _ = try Self.ask(program, Self.question(and: #", "lines": ["none"]"#))
            #expect(try Self.counts(program) == [Self.hint: 5])
            #expect(Self.noticed(program) == ["\(Self.hint): its amount is not stated"])
            #expect(!program.text.contains("sub_1") && !program.text.contains("price_1"))
        }
    }

    @Test("A field of another store’s object is counted by its own name")
    func otherStore() async throws {
        try await inThread {
            let program = try ServerProgram(["--demo"])
            let file = try #require(ExampleShop.files.first { $0.name == "customers/play-grace-period.json" })
            let input = "\(file.text)".replacing(
                #""regionCode": "US""#,
                with: #""regionCode": "US", "aHintOfNextYear": "x""#
            )
            // One note for a run: in the first answer.
            for isFirst in [true, false] {
                let answer = try Self.ask(program, Self.question(input))
                #expect(answer.status == 200 && answer.body.contains(#""code": "unknown-field""#) == isFirst)
            }
            #expect(try Self.counts(program) == ["googlePlay.subscription.aHintOfNextYear": 2])
            #expect(Self.noticed(program) == ["googlePlay.subscription.aHintOfNextYear: its amount is not stated"])
        }
    }

    @Test("--ignore-field ignores it for every request, which may ignore others beside; the answer repeats all")
    func ignored() async throws {
        try await inThread {
            let program = try ServerProgram(["--demo", "--ignore-field", Self.hint])
            let answer = try Self.ask(program)
            #expect(answer.body.contains("$9.99") && !answer.body.contains("unknown-field"))
            #expect(answer.body.contains(#""ignoredFields": ["\#(Self.hint)"]"#))
            let input = Self.subscription(#""billing_hint": "x", "other_hint": "y""#)
            let open = try Self.ask(program, Self.question(input))
            #expect(!open.body.contains("9.99") && open.body.contains("$.other_hint"))
            let both = try Self.ask(
                program,
                Self.question(input, and: #", "ignoredFields": ["stripe.subscription.other_hint"]"#)
            )
            #expect(both.body.contains("$9.99"))
            #expect(both.body.contains(#""ignoredFields": ["\#(Self.hint)", "stripe.subscription.other_hint"]"#))
            #expect(try Self.counts(program) == ["stripe.subscription.other_hint": 1])
            #expect(Self.noticed(program) == ["stripe.subscription.other_hint: its amount is not stated"])
        }
    }

    @Test("A request ignores fields of its own; one that is read, or that cannot be named, is refused at its place")
    func requests() async throws {
        try await inThread {
            let program = try ServerProgram(["--demo"])
            func ask(_ list: String) throws -> RawClient.Answer {
                try Self.ask(program, Self.question(and: #", "ignoredFields": \#(list)"#))
            }
            let ignoring = try ask(#"["\#(Self.hint)"]"#)
            #expect(ignoring.body.contains("$9.99"))
            #expect(ignoring.body.contains(#""ignoredFields": ["\#(Self.hint)"]"#))
            #expect(try !ask("[]").body.contains("ignoredFields") && !ask("null").body.contains("ignoredFields"))
            let refusals = [
                (#"["stripe.item.other", "stripe.subscription.status"]"#, "unusable-value", "$.ignoredFields[1]"),
                (#"["stripe.subscription.managed_payments"]"#, "unusable-value", "$.ignoredFields[0]"),
                (#"["billing_hint"]"#, "unusable-value", "$.ignoredFields[0]"),
                (#""\#(Self.hint)""#, "wrong-type", "$.ignoredFields"),
                ("[1]", "wrong-type", "$.ignoredFields[0]"),
                (
                    "[" + (0..<101).map { "\"stripe.item.f\($0)\"" }.joined(separator: ",") + "]", "unusable-value",
                    "$.ignoredFields"
                ),
            ]
            for (list, code, path) in refusals {
                let answer = try ask(list)
                #expect(answer.status == 400 && answer.code == code, "\(list.prefix(80)): \(answer.body)")
                #expect(answer.body.contains("\"path\": \"\(path)\""), "\(list.prefix(80)): \(answer.body)")
            }
            #expect(Self.noticed(program).count == 1)
        }
    }

    @Test("Names that a client makes up fill neither the log nor the metrics, and end no label and no line")
    func hostileNames() async throws {
        try await inThread {
            let program = try ServerProgram(["--demo"])
            let escaped = #""q\"\\\n\u0007\u202E{}": 1"#
            #expect(try Self.ask(program, Self.question(Self.subscription(escaped))).status == 200)
            for batch in 0..<4 {
                let fields = (0..<100).map { "\"field_\(batch)_\($0)\": 1" }.joined(separator: ", ")
                #expect(try Self.ask(program, Self.question(Self.subscription(fields))).status == 200)
            }
            let long = String(repeating: "n", count: 200)
            #expect(try Self.ask(program, Self.question(Self.subscription("\"\(long)\": 1"))).status == 200)
            let counts = try Self.counts(program)
            #expect(counts.count == 257)
            #expect(counts[#"stripe.subscription.q\"\\\n"# + "\u{7}\u{202E}{}"] == 1)
            // Of the 401 names that are short enough 256 are told apart.
            #expect(counts["other"] == 1 + 401 - 256)
            let noticed = Self.noticed(program)
            #expect(noticed.count == 257)
            #expect(noticed.allSatisfy { ($0?.utf8.count ?? 0) < 300 })
            // Each line is one, and JSON.
            #expect(program.lines.count == program.text.split(separator: "\n").count)
        }
    }

    @Test("--fields: rows are laid over the tables, read again, and kept where the new ones cannot be used")
    func rows() async throws {
        try await inThread {
            let folder = try TemporaryFolder()
            let file = folder.file("rows.tsv")
            func write(_ rows: String) throws {
                try (Self.header + rows).write(to: file, atomically: true, encoding: .utf8)
            }
            try write("")
            let program = try ServerProgram(["--fields", file.path])
            #expect(try !Self.ask(program).body.contains("9.99"))

            // Read again by a signal: the field changes nothing, then it leaves open what its row states.
            try write(Self.row("billing_hint", "neutral"))
            program.reload()
            #expect(try ServerProgram.wait { try Self.ask(program).body.contains("$9.99") })
            #expect(try !Self.ask(program).body.contains("ignoredFields"))
            try write(Self.row("billing_hint", "withholds", "renewal"))
            let reloaded = try program.answer { $0.post("/v1/reload", "{}") }
            #expect(reloaded.status == 200 && !reloaded.body.contains("invalid-field-row"))
            let open = #""fact": "renewal", "reason": "undecided", "field": "$.billing_hint""#
            #expect(try Self.ask(program).body.contains(open))

            // A row that cannot be used changes nothing, by a signal and by a request.
            try write(Self.row("status", "neutral"))
            program.reload()
            func refused() -> Bool { program.text.contains("the fields stay as they were") }
            #expect(ServerProgram.wait { refused() })
            #expect(program.lines.contains { $0["diagnostic"]?.contains("rows.tsv:2: found") == true })
            #expect(try Self.ask(program).body.contains(open))
            let kept = try program.answer { $0.post("/v1/reload", "{}") }
            #expect(kept.body.contains("invalid-field-row") && kept.body.contains("the fields stay as they were"))
            try FileManager.default.removeItem(at: file)
            let gone = try program.answer { $0.post("/v1/reload", "{}") }
            #expect(gone.body.contains("the fields stay as they were"))
            #expect(try Self.ask(program).body.contains(open))
            // The table had no row for it at the beginning alone.
            #expect(try Self.counts(program).keys.sorted() == [Self.hint])
        }
    }

    @Test("A server with a field that cannot be ignored, or a row that cannot be used, does not start")
    func refused() async throws {
        try await inThread {
            let folder = try TemporaryFolder()
            let file = folder.file("rows.tsv")
            try (Self.header + Self.row("x", "neutrl")).write(to: file, atomically: true, encoding: .utf8)
            let known = "stripe.subscription.managed_payments"
            let own = folder.file("own.tsv")
            try (Self.header + Self.row("own_hint", "withholds", "amount"))
                .write(to: own, atomically: true, encoding: .utf8)
            let cases: [([String], Int32, String)] = [
                (["--demo", "--ignore-field", "stripe.subscription.status"], 64, "which is read and decides access"),
                (["--demo", "--ignore-field", known], 64, "--ignore-field: found \"\(known)\""),
                (["--demo", "--ignore-field", "stripe"], 64, "expected a store, an object and a field"),
                (["--demo", "--fields", file.path], 64, "--demo has products of its own and opens no file"),
                (["--fields", file.path], 65, "rows.tsv:2: found \\\"neutrl\\\""),
                (["--fields", folder.file("missing.tsv").path], 66, "found no file that can be read"),
                // What the rows withhold cannot be ignored either.
                (
                    ["--fields", own.path, "--ignore-field", "stripe.subscription.own_hint"], 65,
                    "--ignore-field: found"
                ),
            ]
            for (options, code, message) in cases {
                let refusal = try ServerProgram.refusal(options)
                #expect(refusal.code == code, "\(options): \(refusal.text)")
                #expect(refusal.text.contains(message), "\(options): \(refusal.text)")
            }
        }
    }
}
