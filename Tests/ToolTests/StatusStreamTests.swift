import Foundation
import Testing
import TestSupport

@Suite("paywright status --format ndjson")
struct StatusStreamTests {
    private static let arguments = ["status", "-", "--format", "ndjson", "--now", "2026-11-20T12:00:00Z"]

    private func records(_ input: String, _ extra: String...) async throws -> [[String: Any]] {
        try Self.records(try await Tool.run(Self.arguments + extra, input: input).output)
    }

    private static func records(_ output: String) throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    private static func customer(_ name: String) -> String {
        #"{"schema":"paywright/customer/1","customer":"\#(name)","store":"appStore","complete":true}"#
    }

    @Test("Line for line in order, over many batches")
    func order() async throws {
        let count = 800
        let input = (0..<count).map { Self.customer("c\($0)") + "\n" }.joined()
        let records = try await records(input)
        #expect(records.count == count)
        #expect(records.compactMap { $0["customer"] as? String } == (0..<count).map { "c\($0)" })
        #expect(records.compactMap { $0["line"] as? Int } == Array(1...count))
    }

    @Test("Large customers among small ones stand in their places")
    func largeLines() async throws {
        let names = (0..<500).map { $0 % 50 == 7 ? "c\($0)" + String(repeating: "x", count: 100_000) : "c\($0)" }
        let records = try await records(names.map { Self.customer($0) + "\n" }.joined())
        #expect(records.compactMap { $0["customer"] as? String } == names)
        #expect(records.compactMap { $0["line"] as? Int } == Array(1...500))
    }

    @Test("A bad line becomes an error record in its place, and the run goes on")
    func badLines() async throws {
        let lines = [Self.customer("first"), "{\"broken", "{}", Self.customer("last")]
        let records = try await records(lines.joined(separator: "\n"))
        #expect(records.count == 4)
        #expect(records.compactMap { $0["line"] as? Int } == [1, 2, 3, 4])
        let codes = records.map { ($0["error"] as? [String: Any])?["code"] as? String }
        #expect(codes == [nil, "invalid-json", "not-a-history", nil])
        let broken = try #require(records[1]["error"] as? [String: Any])
        #expect(broken["line"] as? Int == 2)
        #expect(records[3]["customer"] as? String == "last")
    }

    @Test("Blank lines are no customers and no errors, and count as lines of the file")
    func blankLines() async throws {
        let (first, last) = (Self.customer("a"), Self.customer("b"))
        let lines = ["", first, "", "  \t", "\r", "\u{0B}\u{0C}", last + " \r", "x", "", " "]
        for end in ["", "\n", "\n\n"] {
            let outcome = try await Tool.run(Self.arguments, input: lines.joined(separator: "\n") + end)
            #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
            let records = try Self.records(outcome.output)
            #expect(records.compactMap { $0["line"] as? Int } == [2, 7, 8])
            #expect(records.map { $0["customer"] as? String } == ["a", "b", nil])
            #expect((records[2]["error"] as? [String: Any])?["line"] as? Int == 8)
        }
        let strict = try await Tool.run(Self.arguments + ["--strict"], input: "\n\n" + first + "\n \n")
        #expect(strict.exitCode == 0)
        let nothing = try await Tool.run(Self.arguments, input: "\n \n")
        #expect(nothing.exitCode == 65 && nothing.output.isEmpty)
    }

    @Test("Every answer names its contract, data, moment, zone and languages, as the JSON form does, and errors too")
    func commonMembers() async throws {
        let options = ["--locale", "de,ja", "--time-zone", "Asia/Tokyo"]
        let outcome = try await Tool.run(Self.arguments + options, input: Self.customer("a") + "\nnonsense\n")
        var answers = try Self.records(outcome.output)
        #expect(answers.count == 2)
        let arguments = ["status", "-", "--format", "json", "--now", "2026-11-20T12:00:00Z"] + options
        for input in [Self.customer("a"), "nonsense"] {
            let json = try await Tool.run(arguments, input: input).output
            answers.append(try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]))
        }
        for answer in answers {
            #expect(answer["schema"] as? String == "paywright/status/1")
            #expect(answer["now"] as? String == "2026-11-20T12:00:00Z")
            #expect(answer["timeZone"] as? String == "Asia/Tokyo")
            #expect(answer["locales"] as? [String] == ["de", "ja"])
            #expect((answer["icu"] as? String)?.isEmpty == false && (answer["cldr"] as? String)?.isEmpty == false)
        }
        let results = try #require(answers[0]["results"] as? [[String: Any]])
        #expect(results.compactMap { $0["locale"] as? String } == ["de", "ja"])
    }

    @Test("Product files that cannot be read, or of which all was refused, end a stream before its first line")
    func missingProducts() async throws {
        let folder = FileManager.default.temporaryDirectory.path
        let cases: [(products: [String], exitCode: Int, words: String)] = [
            (["nothing-here.storekit"], 66, "nothing-here.storekit: found no such file"),
            ([folder], 66, "found a directory"), ([Tool.example, "nothing-here.storekit"], 66, "found no such file"),
            ([try Tool.file("nonsense")], 65, "shop.storekit"), ([try Tool.file("{}")], 65, "shop.storekit"),
            ([try Tool.file("{}"), Tool.example], 65, "shop.storekit"),
        ]
        for (products, exitCode, words) in Sweep.some(3, of: cases) {
            let options = ["--products"] + products
            let stream = try await Tool.run(Self.arguments + options, input: Self.customer("a") + "\n")
            #expect(stream.exitCode == exitCode, "\(products)")
            #expect(stream.output.isEmpty && stream.errors.contains(words), "\(products): \(stream.errors)")
            // One customer is answered without names, and the answer says so.
            let json = try await Tool.run(
                ["status", "-", "--format", "json", "--now", "2026-11-20T12:00:00Z"] + options,
                input: Self.customer("a")
            )
            #expect(json.exitCode == 0 && json.output.contains("\"severity\": \"error\""), "\(products)")
        }
    }

    @Test("A line of more than 8 MiB is refused, the next one read")
    func longLine() async throws {
        let long = "\"" + String(repeating: "x", count: 9 << 20) + "\""
        let records = try await records(long + "\r\n" + Self.customer("next") + "\r\n")
        #expect(records.count == 2)
        #expect((records[0]["error"] as? [String: Any])?["code"] as? String == "line-too-long")
        #expect(records[1]["customer"] as? String == "next")
    }

    @Test("Each answer comes before the next line is waited for")
    func conversation() async throws {
        let script = """
            \(Tool.conversation("status - --format ndjson --now 2026-11-20T12:00:00Z"))
            for name in one two three; do
                ask '{"schema":"paywright/customer/1","customer":"'$name'","complete":true}'
            done
            """
        let outcome = try await Tool.shell(script)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.split(separator: "\n").count == 3)
        #expect(outcome.output.contains("\"customer\": \"three\""))
    }

    @Test("An answer does not wait for the rest of a line that has begun")
    func begunLine() async throws {
        let script = """
            \(Tool.conversation("status - --format ndjson --now 2026-11-20T12:00:00Z"))
            record='{"schema":"paywright/customer/1","customer":"NAME","complete":true}'
            printf '%s\\n%s' "${record/NAME/one}" "${record:0:20}" >&"${COPROC[1]}"
            answer
            rest=${record:20}
            printf '%s\\n' "${rest/NAME/two}" >&"${COPROC[1]}"
            answer
            """
        let outcome = try await Tool.shell(script)
        #expect(outcome.exitCode == 0)
        let customers = try Self.records(outcome.output).map { $0["customer"] as? String }
        #expect(customers == ["one", "two"])
    }

    @Test("Nothing rendered is 65, and so is a bad line under --strict")
    func exitCodes() async throws {
        let bad = try await Tool.run(Self.arguments, input: "nonsense\n")
        #expect(bad.exitCode == 65)
        let mixed = Self.customer("a") + "\nnonsense\n"
        #expect(try await Tool.run(Self.arguments, input: mixed).exitCode == 0)
        #expect(try await Tool.run(Self.arguments + ["--strict"], input: mixed).exitCode == 65)
        #expect(try await Tool.run(Self.arguments, input: "").exitCode == 65)
    }

    @Test("The example file: each form of input in a line of its own")
    func example() async throws {
        let file = Tool.root.appending(path: "Examples/customers.ndjson").path
        let outcome = try await Tool.run(
            "status",
            file,
            "--format",
            "ndjson",
            "--now",
            "2026-11-20T12:00:00Z",
            "--products",
            Tool.example
        )
        let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        #expect(outcome.output.split(separator: "\n").count == lines.count)
        #expect(!outcome.output.contains("\"error\""))
    }
}
