import Foundation
import Testing

@Suite("paywright review --against shows what changed, and nothing else")
struct ReviewAgainstTests {
    /// A folder with today's English and German catalogs, and the German one of yesterday in git.
    private static func repository() async throws -> (folder: String, old: String, new: String) {
        let locales = Tool.root.appending(path: "Locales")
        let german = try String(contentsOf: locales.appending(path: "de.arb"), encoding: .utf8)
        let today = german.replacing(#""label.notNow": ""#, with: #""label.notNow": "Heute "#)
        try #require(german != today)
        let file = URL(filePath: try Tool.file(german, named: "de.arb"))
        let folder = file.deletingLastPathComponent()
        try FileManager.default.copyItem(at: locales.appending(path: "en.arb"), to: folder.appending(path: "en.arb"))
        let danish = locales.appending(path: "da.arb")
        let commit = #"cd "$1" && git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm a"#
        try #require(await Tool.shell(commit, folder.path).exitCode == 0)
        try today.write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.copyItem(at: danish, to: folder.appending(path: "da.arb"))
        let words = try #require(german.components(separatedBy: #""label.notNow": ""#).last?.prefix { $0 != "\"" })
        // A line begins in title case.
        return (folder.path, words.prefix(1).uppercased() + words.dropFirst(), "Heute \(words)")
    }

    @Test("A revision in git of the catalogs: old and new of each changed line; a new catalog said nothing before")
    func revision() async throws {
        let (folder, old, new) = try await Self.repository()
        let data = try await ReviewedData(Tool.example, "--catalogs", folder, "--against", "HEAD")
        #expect((data.json["against"] as? [String: String]) == ["name": "HEAD"])
        #expect(try data.old(in: "de") == ["label.notNow": old])
        #expect(try data.texts(in: "de").first { $0.name == "label.notNow" }?.text == new)
        #expect(try data.old(in: "en") == [:])
        let danish = try #require(try data.old(in: "da"))
        #expect(try danish.count == data.texts(in: "da").count && danish.values.allSatisfy(\.isEmpty))
    }

    @Test("What the user's own messages may not say today they did not say before")
    func refusedMessages() async throws {
        let (folder, old, _) = try await Self.repository()
        let words = try Tool.file(#"{"@@locale": "de", "disclosure.regular": "Einmal zahlen"}"#, named: "own.arb")
        let data = try await ReviewedData(
            [Tool.example, "--catalogs", folder, "--messages", words, "--locale", "de", "--against", "HEAD"]
        )
        #expect(try data.old(in: "de") == ["label.notNow": old])
    }

    @Test("A catalog that git has and cannot read is told with its path: its language is not new")
    func brokenRepository() async throws {
        let (folder, _, _) = try await Self.repository()
        let hash = try await Tool.shell(#"git -C "$1" rev-parse HEAD:de.arb"#, folder).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try FileManager.default.removeItem(atPath: "\(folder)/.git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))")
        let arguments = [Tool.example, "--catalogs", folder, "--locale", "de", "--against", "HEAD"]
        let run = try await Tool.run(["review"] + arguments)
        #expect(run.exitCode == 69 && run.output.isEmpty)
        #expect(run.errors.contains("HEAD:\(folder)/de.arb: found a failure of git, expected"), "\(run.errors)")
        #expect(run.errors.contains("; it said: fatal: "))
    }

    @Test("Without git that is said")
    func noGit() async throws {
        let run = try await Tool.shell(#"PATH=/nowhere "$0" review "$1" --locale de --against HEAD"#)
        #expect(run.exitCode == 69 && run.errors.contains("found no git that can be run"), "\(run.errors)")
    }

    @Test("The same product in two files is two in older output of copy too", arguments: ["json", "ndjson"])
    func repeatedProduct(format: String) async throws {
        let shops = try ["9.99", "12.99"].map { try Tool.file(Tool.configuration(price: "\"\($0)\"")) }
        let before = try await Tool.run(["copy"] + shops + ["--locale", "en,de", "--format", format]).output
        let file = try Tool.file(before, named: "before")
        let data = try await ReviewedData(shops + ["--locale", "de", "--against", file])
        #expect(data.groups.contains { $0["name"] as? String == "pro/USA/none#2" })
        #expect(try data.old(in: "de") == [:] && data.old(in: "en") == [:])
    }

    @Test("An older page, its data and older output of copy are told apart by what is in them")
    func outputs() async throws {
        let (folder, old, _) = try await Self.repository()
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
