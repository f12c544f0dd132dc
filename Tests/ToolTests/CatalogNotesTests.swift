import Foundation
import Testing

@Suite("paywright catalog notes tells what reviewers marked, at its place in the catalogs")
struct CatalogNotesTests {
    private func marks(_ marks: String...) throws -> String {
        let text =
            #"{"schema": "paywright/review-marks/1", "title": "t", "marks": ["#
            + "\n" + marks.joined(separator: ",\n") + "\n]}"
        return try Tool.file(text, named: "marks.json")
    }

    private static let wrong = #"""
        {"locale": "de", "line": "monthly.price", "keys": ["price.free"], "file": "x", "text": "1\u00a0Woche", \#
        "verdict": "wrong", "comment": "zu\nlang"}
        """#
    private static let right =
        #"{"locale": "de", "line": "a.b", "keys": [], "text": "", "verdict": "right", "comment": ""}"#

    private static func wrongMark(_ members: String) -> String {
        #"{"locale": "de", "line": "a", "verdict": "wrong", \#(members)}"#
    }

    @Test("What a mark need not have may be left out; a page that knows no patterns writes none")
    func optionalMembers() async throws {
        let short = Self.wrongMark(#""keys": ["price.free"], "patterns": []"#)
        let run = try await Tool.run("catalog", "notes", marks(short, Self.wrongMark(#""x": 1"#)))
        #expect(run.exitCode == 1 && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output.contains("price.free: a: “”: marked wrong without a comment [reviewer-mark]"))
        #expect(run.output.contains("2 marks read: 2 wrong, 0 right"))
    }

    @Test("A wrong line stands at its message with what the reviewer said; right ones are counted")
    func notes() async throws {
        let run = try await Tool.run("catalog", "notes", marks(Self.wrong, Self.right))
        #expect(run.exitCode == 1 && run.errors.isEmpty)
        let german = try String(contentsOf: Tool.root.appending(path: "Locales/de.arb"), encoding: .utf8)
        let row = try #require(
            german.components(separatedBy: "\n").firstIndex { $0.hasPrefix(#"  "price.free": "#) }
        )
        #expect(
            run.output == """
                Locales/de.arb:\(row + 1):17: error: price.free: monthly.price: “1⍽Woche”: zu lang [reviewer-mark]
                2 marks read: 1 wrong, 1 right

                """
        )
        let only = try await Tool.run("catalog", "notes", marks(Self.right))
        #expect(only.exitCode == 0 && only.output == "1 marks read: 0 wrong, 1 right\n")
    }

    @Test("A mark whose message has changed since is a note; one whose message is the same is an error")
    func outdated() async throws {
        let german = try String(contentsOf: Tool.root.appending(path: "Locales/de.arb"), encoding: .utf8)
        let pattern = try #require(
            german.components(separatedBy: #""price.free": ""#).last?.components(separatedBy: "\"").first
        )
        for (patterns, code) in [([pattern], 1), (["anders"], 0)] {
            let list = patterns.map { "\"\($0)\"" }.joined()
            let mark = Self.wrong.replacing(#""file""#, with: "\"patterns\": [\(list)], \"file\"")
            let run = try await Tool.run("catalog", "notes", marks(mark))
            #expect(run.exitCode == code, "\(run.output)")
            #expect(run.output.contains("; the message has changed since [reviewer-mark-outdated]") == (code == 0))
        }
    }

    @Test("JSON and SARIF have the same with its place")
    func formats() async throws {
        let json = try await Tool.run("catalog", "notes", marks(Self.wrong), "--format", "json")
        let notes = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(notes["schema"] as? String == "paywright/review-notes/1" && notes["wrong"] as? Int == 1)
        let finding = try #require((notes["findings"] as? [[String: Any]])?.first)
        #expect(finding["key"] as? String == "price.free" && finding["comment"] as? String == "zu\nlang")
        #expect(finding["reviewedLine"] as? String == "monthly.price" && finding["column"] as? Int == 17)
        let sarif = try await Tool.run("catalog", "notes", marks(Self.wrong), "--format", "sarif")
        #expect(sarif.exitCode == 1 && sarif.output.contains(#""ruleId": "reviewer-mark""#))
        #expect(sarif.output.contains(#""uri": "Locales/de.arb""#))
    }

    @Test(
        "A mark that cannot be read is told with file, line and path, and loses no other",
        arguments: [
            (
                #"{"locale": "!", "line": "a", "verdict": "right"}"#,
                #"$.marks[0].locale: found "!", expected a BCP 47 tag"#
            ),
            (#"{"locale": "de", "line": "a", "verdict": "?"}"#, #"$.marks[0].verdict: found "?", expected "right" or"#),
            (#"{"locale": "de", "verdict": "right"}"#, "$.marks[0].line: found nothing, expected a string"),
            ("5", "$.marks[0]: found a number, expected an object"),
            (wrongMark(#""comment": 5"#), "$.marks[0].comment: found a number, expected a string"),
            (wrongMark(#""comment": null"#), "$.marks[0].comment: found null, expected a string"),
            (wrongMark(#""text": []"#), "$.marks[0].text: found an array, expected a string"),
            (
                wrongMark(#""keys": "price.free""#),
                #"$.marks[0].keys: found "price.free", expected an array of strings"#
            ),
            (wrongMark(#""keys": ["price.free", 1]"#), "$.marks[0].keys[1]: found a number, expected a string"),
            (
                wrongMark(#""keys": ["price.free"], "patterns": [null]"#),
                "$.marks[0].patterns[0]: found null, expected a string"
            ),
            (
                wrongMark(#""keys": ["price.free"], "patterns": ["a", "b"]"#),
                "$.marks[0].patterns: found an array of 2, expected as many as keys, 1, or none"
            ),
        ]
    )
    func badMarks(mark: String, message: String) async throws {
        let run = try await Tool.run("catalog", "notes", marks(mark, Self.wrong))
        #expect(
            run.exitCode == 1 && run.errors.contains("marks.json:2:") && run.errors.contains(message),
            "\(run.errors)"
        )
        #expect(run.errors.contains("the mark is left out") && run.output.contains("1 marks read: 1 wrong, 0 right"))
    }

    @Test("A file that is no file of marks is told, and loses no other file")
    func badFiles() async throws {
        for (text, message) in [("{", "1:2: $: found end of file"), ("[]", "found an array without marks")] {
            let bad = try Tool.file(text, named: "bad.json")
            let run = try await Tool.run("catalog", "notes", bad, marks(Self.wrong))
            #expect(run.exitCode == 1 && run.errors.contains(message), "\(run.errors)")
            #expect(try await Tool.run("catalog", "notes", bad).exitCode == 65)
        }
        #expect(try await Tool.run("catalog", "notes", "/nowhere").exitCode == 66)
    }
}
