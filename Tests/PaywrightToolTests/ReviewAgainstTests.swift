import Foundation
import Testing

@Suite("paywright review --against shows what changed, and nothing else")
struct ReviewAgainstTests {
    /// A folder with today's English and German catalogs, and the German one of yesterday in git.
    private static func repository() throws -> (folder: String, old: String, new: String) {
        let locales = Tool.root.appending(path: "Locales")
        let german = try String(contentsOf: locales.appending(path: "de.arb"), encoding: .utf8)
        let today = german.replacing(#""label.notNow": ""#, with: #""label.notNow": "Heute "#)
        try #require(german != today)
        let file = URL(filePath: try Tool.file(german, named: "de.arb"))
        let folder = file.deletingLastPathComponent()
        try FileManager.default.copyItem(at: locales.appending(path: "en.arb"), to: folder.appending(path: "en.arb"))
        let danish = locales.appending(path: "da.arb")
        for arguments in [
            ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"],
        ] {
            let git = Process()
            git.executableURL = URL(filePath: "/usr/bin/env")
            git.arguments = ["git", "-C", folder.path] + arguments
            try git.run()
            git.waitUntilExit()
            try #require(git.terminationStatus == 0)
        }
        try today.write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.copyItem(at: danish, to: folder.appending(path: "da.arb"))
        let words = try #require(german.components(separatedBy: #""label.notNow": ""#).last?.prefix { $0 != "\"" })
        // A line begins in title case.
        return (folder.path, words.prefix(1).uppercased() + words.dropFirst(), "Heute \(words)")
    }

    @Test("A revision in git of the catalogs: old and new of each changed line; a new catalog said nothing before")
    func revision() async throws {
        let (folder, old, new) = try Self.repository()
        let data = try await ReviewedData(Tool.example, "--catalogs", folder, "--against", "HEAD")
        #expect((data.json["against"] as? [String: String]) == ["name": "HEAD"])
        #expect(try data.old(in: "de") == ["label.notNow": old])
        #expect(try data.texts(in: "de").first { $0.name == "label.notNow" }?.text == new)
        #expect(try data.old(in: "en") == [:])
        let danish = try #require(try data.old(in: "da"))
        #expect(try danish.count == data.texts(in: "da").count && danish.values.allSatisfy(\.isEmpty))
    }

    @Test("An older page, its data and older output of copy are told apart by what is in them")
    func outputs() async throws {
        let (folder, old, _) = try Self.repository()
        let before = [
            try await Tool.run("review", Tool.example, "--locale", "de").output,
            try await Tool.run("review", Tool.example, "--locale", "de", "--format", "json").output,
            try await Tool.run("copy", Tool.example, "--locale", "en,de", "--format", "json").output,
            try await Tool.run("copy", Tool.example, "--locale", "en,de", "--format", "ndjson").output,
        ]
        for output in before {
            let file = try Tool.file(output, named: "before")
            let data = try await ReviewedData(Tool.example, "--catalogs", folder, "--locale", "de", "--against", file)
            #expect(try data.old(in: "de") == ["label.notNow": old])
            #expect(try data.old(in: "en") == [:])
        }
    }

    @Test("A language that the older output lacks is not compared, and that is said")
    func missingLanguage() async throws {
        let file = try Tool.file(
            try await Tool.run("copy", Tool.example, "--format", "json").output,
            named: "before.json"
        )
        let run = try await Tool.run(
            "review",
            Tool.example,
            "--locale",
            "de",
            "--against",
            file,
            "--format",
            "json"
        )
        #expect(run.errors.contains("found no de in \(file), expected each language: not compared"))
        #expect(try ReviewedData(text: run.output).old(in: "de") == nil)
    }

    @Test("A line that was not there, and one that is gone")
    func addedAndGone() async throws {
        let words = Tool.root.appending(path: "Examples/messages/aurora.de.arb").path
        let name = "com.example.aurora.monthly/USA/none.billing"
        let with = try await Tool.run("review", Tool.example, "--locale", "de", "--messages", words, "--format", "json")
        let without = try await Tool.run("review", Tool.example, "--locale", "de", "--format", "json")
        let added = try await ReviewedData(
            Tool.example,
            "--locale",
            "de",
            "--messages",
            words,
            "--against",
            Tool.file(without.output, named: "a.json")
        )
        #expect(try added.old(in: "de")?[name] == "")
        // A page has no place for a line that only an older page has.
        let run = try await Tool.run(
            "review",
            Tool.example,
            "--locale",
            "de",
            "--against",
            try Tool.file(with.output, named: "b.json"),
            "--format",
            "json"
        )
        #expect(run.errors.contains("that are no more and not shown: ") && run.errors.contains(name), "\(run.errors)")
        let gone = try ReviewedData(text: run.output)
        #expect(try gone.old(in: "de")?[name] == nil)
        #expect(try gone.old(in: "de")?["com.example.aurora.monthly/USA/none.callToAction"]?.hasPrefix("Plus") == true)
    }

    @Test(
        "What cannot be compared with is told with its place",
        arguments: [
            ("{", "1:2: $: found end of file"), (#"{"schema": "x"}"#, #"found schema "x""#),
            ("<html>", "1:1"), ("", "1:1"), (#"{"schema": "paywright/copy/1"} x"#, "1:32"),
        ]
    )
    func unreadable(text: String, message: String) async throws {
        let run = try await Tool.run("review", "--locale", "en", "--against", Tool.file(text, named: "before"))
        #expect(run.exitCode == 65 && run.output.isEmpty)
        #expect(run.errors.contains(message) && run.errors.contains("expected a review page"), "\(run.errors)")
    }
}
