import Foundation
import Testing
import TestSupport

@Suite("paywright review --against shows what changed, and nothing else")
struct ReviewAgainstTests {
    /// What is compared: the lines of one product, of which its name and price need no message, and of two labels.
    private static func shop() throws -> String { try Tool.file(Tool.configuration()) }

    private static func write(_ locale: String, _ notNow: String, _ terms: String, in folder: URL) throws {
        let text = #"{"@@locale": "\#(locale)", "label.notNow": "\#(notNow)", "label.termsOfUse": "\#(terms)"}"#
        try text.write(to: folder.appending(path: "\(locale).arb"), atomically: true, encoding: .utf8)
    }

    /// A folder of yesterday's catalogs: English and German.
    private static func yesterday() throws -> URL {
        let folder = try TemporaryFolder.make()
        try write("en", "not now", "terms of use", in: folder)
        try write("de", "nicht jetzt", "Nutzungsbedingungen", in: folder)
        return folder
    }

    /// A folder of today's catalogs, which has yesterday's in git: the German one is changed, a Danish one is new.
    private static func repository() async throws -> String {
        let folder = try yesterday()
        let commit = #"cd "$1" && git init -q && git add . && git -c user.name=a -c user.email=a@b commit -qm a"#
        try #require(await Tool.shell(commit, folder.path).exitCode == 0)
        try write("de", "heute nicht", "Nutzungsbedingungen", in: folder)
        try write("da", "ikke nu", "vilkår", in: folder)
        return folder.path
    }

    /// The only line that is changed; a line begins in title case.
    private static let old = ["label.notNow": "Nicht jetzt"]

    @Test("A revision in git of the catalogs: old and new of each changed line; a new catalog said nothing before")
    func revision() async throws {
        let data = try await ReviewedData(Self.shop(), "--catalogs", Self.repository(), "--against", "HEAD")
        #expect((data.json["against"] as? [String: String]) == ["name": "HEAD"])
        #expect(try data.old(in: "de") == Self.old)
        let german = try data.texts(in: "de")
        #expect(german.first { $0.name == "label.notNow" }?.text == "Heute nicht" && german.count == 4)
        #expect(try data.old(in: "en") == [:])
        let danish = try #require(try data.old(in: "da"))
        #expect(try danish.count == data.texts(in: "da").count && danish.values.allSatisfy(\.isEmpty))
    }

    @Test("What the user's own messages may not say today they did not say before")
    func refusedMessages() async throws {
        let words = try Tool.file(#"{"@@locale": "de", "label.termsOfUse": "für {price}"}"#, named: "own.arb")
        let data = try await ReviewedData(
            Self.shop(),
            "--catalogs",
            Self.repository(),
            "--messages",
            words,
            "--locale",
            "de",
            "--against",
            "HEAD"
        )
        #expect(try data.old(in: "de") == Self.old)
    }

    @Test("A catalog that git has and cannot read is told with its path: its language is not new")
    func brokenRepository() async throws {
        let folder = try await Self.repository()
        let hash = try await Tool.shell(#"git -C "$1" rev-parse HEAD:de.arb"#, folder).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try FileManager.default.removeItem(atPath: "\(folder)/.git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))")
        let arguments = [try Self.shop(), "--catalogs", folder, "--locale", "de", "--against", "HEAD"]
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
        let catalogs = ["--catalogs", try Self.yesterday().path]
        let before = try await Tool.run(["copy"] + shops + catalogs + ["--locale", "en,de", "--format", format]).output
        let file = try Tool.file(before, named: "before")
        let data = try await ReviewedData(shops + catalogs + ["--locale", "de", "--against", file])
        #expect(data.groups.contains { $0["name"] as? String == "pro/USA/none#2" })
        #expect(try data.old(in: "de") == [:] && data.old(in: "en") == [:])
    }

    @Test(
        "An older page, its data and older output of copy are told apart by what is in them",
        arguments: Sweep.some(
            2,
            of: [
                ["review"], ["review", "--format", "json"], ["copy", "--format", "json"],
                ["copy", "--format", "ndjson"],
            ]
        )
    )
    func outputs(command: [String]) async throws {
        let today = try Self.yesterday()
        try Self.write("de", "heute nicht", "Nutzungsbedingungen", in: today)
        let before = try await Tool.run(
            command + [Self.shop(), "--catalogs", Self.yesterday().path, "--locale", "en,de"]
        )
        let file = try Tool.file(before.output, named: "before")
        let data = try await ReviewedData(Self.shop(), "--catalogs", today.path, "--locale", "de", "--against", file)
        #expect(try data.old(in: "de") == Self.old)
        #expect(try data.old(in: "en") == [:])
    }

    @Test("A language that the older output lacks is not compared, and that is said")
    func missingLanguage() async throws {
        let arguments = [try Self.shop(), "--catalogs", try Self.yesterday().path, "--format", "json"]
        let before = try await Tool.run(["copy"] + arguments).output
        let file = try Tool.file(before, named: "before.json")
        let run = try await Tool.run(["review"] + arguments + ["--locale", "de", "--against", file])
        #expect(run.errors.contains("found no de in \(file), expected each language: not compared"))
        #expect(try ReviewedData(text: run.output).old(in: "de") == nil)
    }

    @Test("A line that was not there, and one that is gone")
    func addedAndGone() async throws {
        let words = try Tool.file(
            #"{"@@locale": "de", "label.notNow": "später", "own": "{product}"}"#,
            named: "own.arb"
        )
        let name = "pro/USA/none.own"
        let plain = [try Self.shop(), "--catalogs", try Self.yesterday().path, "--locale", "de"]
        let own = plain + ["--messages", words]
        let with = try await Tool.run(["review"] + own + ["--format", "json"])
        let without = try await Tool.run(["review"] + plain + ["--format", "json"])
        let added = try await ReviewedData(own + ["--against", Tool.file(without.output, named: "a.json")])
        #expect(try added.old(in: "de")?[name] == "")
        // A page has no place for a line that only an older page has.
        let against = ["--against", try Tool.file(with.output, named: "b.json"), "--format", "json"]
        let run = try await Tool.run(["review"] + plain + against)
        #expect(run.errors.contains("that are no more and not shown: ") && run.errors.contains(name), "\(run.errors)")
        #expect(try ReviewedData(text: run.output).old(in: "de") == ["label.notNow": "Später"])
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
