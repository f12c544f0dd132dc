import Foundation
import TestSupport
import Testing

@Suite("paywright notices prints what a seller may write, and in which days")
struct NoticesCommandTests {
    private static let trial = "Examples/customers/trial-running.json"
    private static let noon = ["--now", "2026-11-20T12:00:00Z", "--time-zone", "Europe/Berlin"]

    private static func rules(_ text: String) throws -> String {
        let file = try TemporaryFolder.make().appending(path: "rules.json")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    private static let early =
        #"{"schema": "paywright/rules/1", "rules": [{"id": "early", "kind": "trialEnding", "window": {"from": "P10D", "to": "P3D"}}]}"#

    private static func notices(_ arguments: [String]) async throws -> Tool.Outcome {
        try await Tool.run(["notices", Tool.root.appending(path: trial).path] + noon + arguments)
    }

    @Test("Text has the subject, the push, the opening and the body, and who decides")
    func text() async throws {
        let outcome = try await Self.notices(["--products", Tool.example])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("subject                     Your free trial ends on Nov 24, 2026\n"))
        #expect(
            outcome.output.contains(
                "opening                     This is a reminder about your free trial of “Aurora Monthly”.\n"
            )
        )
        #expect(outcome.output.hasSuffix("whether and when a notice must be sent is decided by the seller.\n"))
    }

    @Test(
        "The days asked for",
        arguments: [("2026-11-13", 0), ("2026-11-14/2026-11-15", 1), ("2026-11-21", 1), ("2026-11-22", 0)]
    )
    func days(_ due: String, count: Int) async throws {
        let outcome = try await Self.notices(["--rules", try Self.rules(Self.early), "--due", due, "--format", "json"])
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect((document?["notices"] as? [Any])?.count == count, "\(outcome.output)")
    }

    @Test("HTML has the language and the direction of each notice")
    func html() async throws {
        let outcome = try await Self.notices(["--locale", "ar,de", "--format", "html"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains(#"<article lang="ar" dir="rtl" data-kind="trialEnding""#))
        #expect(outcome.output.contains("<h1>Dein kostenloses Probeabo endet am 24.11.2026</h1>"))
    }

    @Test(
        "Wrong usage names what was found and what was expected",
        arguments: [
            (["--region", "Bayern"], #"unknown region "Bayern"; expected a country or a part of one by ISO 3166"#),
            (["--due", "2026-12-07/2026-12-01"], "found days \"2026-12-07/2026-12-01\", expected one day or two"),
        ]
    )
    func usage(_ arguments: [String], message: String) async throws {
        let outcome = try await Self.notices(arguments)
        #expect(outcome.exitCode == 64 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("Rules that cannot be used are an error with their place")
    func unusableRules() async throws {
        let outcome = try await Self.notices([
            "--rules", try Self.rules(#"{"schema": "paywright/rules/1", "rules": [{"id": "a"}]}"#),
        ])
        #expect(outcome.exitCode == 65 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("$.rules[0].kind: found nothing, expected "), "\(outcome.errors)")
        #expect(try await Self.notices(["--rules", "missing.json"]).exitCode == 66)
    }

    @Test("A rule that nobody has read again in time is noted, and used")
    func review() async throws {
        let rule = Self.early.replacing(#""kind""#, with: #""reviewBy": "2026-11-01", "kind""#)
        let outcome = try await Self.notices(["--rules", try Self.rules(rule)])
        #expect(
            outcome.exitCode == 0
                && outcome.errors.contains("found rule early, which had to be read again by 2026-11-01")
        )
        #expect(outcome.output.contains("trialEnding by early, due 2026-11-14 to 2026-11-21"))
    }
}
