import Foundation
import Testing

@Suite("paywright catalog read records who has read a language, and what is printed about languages has it")
struct CatalogReadTests {
    /// A folder with two catalogs and nothing read.
    private func folder() throws -> URL {
        let folder = try URL(filePath: Tool.file("", named: "readings.txt")).deletingLastPathComponent()
        for name in ["en.arb", "de.arb"] {
            try FileManager.default.copyItem(
                at: Tool.root.appending(path: "Locales/\(name)"),
                to: folder.appending(path: name)
            )
        }
        return folder
    }

    private func json(_ outcome: Tool.Outcome) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    }

    @Test("From nobody to a native speaker, and back when a text changes")
    func record() async throws {
        let folder = try folder()
        func read(_ arguments: String...) async throws -> Tool.Outcome {
            try await Tool.run(["catalog", "read"] + arguments + ["--catalogs", folder.path])
        }
        let others = try await read("de", "--by", "other")
        #expect(others.exitCode == 0 && others.output.hasPrefix("de: 0 read by a native speaker, "), "\(others)")
        #expect(others.output.hasSuffix(" by another reader, 0 by nobody\n"))
        let natives = try await read("de", "--by", "native", "--keys", "offer.freeTrial,label")
        let count = try #require(Int(natives.output.dropFirst("de: ".count).prefix { $0.isNumber }))
        #expect(count > 5)

        let listed = try await Tool.run("locales", "--catalogs", folder.path)
        #expect(listed.output.contains("\(count) read by a native speaker, "))
        let rows = try #require(
            try json(try await Tool.run("locales", "--format", "json", "--catalogs", folder.path))["locales"]
                as? [[String: Any]]
        )
        let german = try #require(rows.first { $0["locale"] as? String == "de" }?["readings"] as? [String: Int])
        #expect(german["native"] == count && german["none"] == 0)
        let english = try #require(rows.first { $0["locale"] as? String == "en" }?["readings"] as? [String: Int])
        #expect(english["native"] == 0 && english["other"] == 0)

        let file = folder.appending(path: "de.arb")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(#""label.notNow": ""#))
        try text.replacing(#""label.notNow": ""#, with: #""label.notNow": "Gerade "#).write(
            to: file,
            atomically: true,
            encoding: .utf8
        )
        let keys = try await Tool.run(
            "catalog",
            "keys",
            "--locale",
            "de",
            "--line",
            "label",
            "--format",
            "json",
            "--catalogs",
            folder.path
        )
        let labels = try #require(try json(keys)["keys"] as? [[String: Any]])
        for label in labels {
            let isChanged = label["key"] as? String == "label.notNow"
            #expect(label["reading"] as? String == (isChanged ? "none" : "native"))
            #expect((label["hash"] as? String)?.count == 8)
        }
        let check = try await Tool.run("check", file.path, "--catalogs", folder.path, "--format", "json")
        let found = try #require(try json(check)["readings"] as? [String: Int])
        #expect(found["native"] == count - 1 && found["none"] == 1)
        let lines = try await Tool.run("check", file.path, "--catalogs", folder.path).output.split(separator: "\n")
        #expect(lines.dropLast().last?.hasPrefix("texts: \(count - 1) read by a native speaker, ") == true)
    }

    @Test(
        "What is wrong is named, and nothing is written",
        arguments: [
            (["fr", "--by", "other"], "fr: found no ", 64), (["de", "--by", "somebody"], "somebody", 64),
            (["de", "--by", "other", "--keys", "labels"], "--keys: found labels, expected a key of ", 64),
            (["de"], "--by", 64),
        ]
    )
    func faults(arguments: [String], words: String, code: Int) async throws {
        let folder = try folder()
        let outcome = try await Tool.run(["catalog", "read"] + arguments + ["--catalogs", folder.path])
        #expect(outcome.exitCode == code && outcome.errors.contains(words), "\(outcome)")
        #expect(try Data(contentsOf: folder.appending(path: "readings.txt")).isEmpty)
    }

    @Test("A damaged file of readings is named with its line")
    func damaged() async throws {
        let folder = try folder()
        try Data("de\tother\tx\n".utf8).write(to: folder.appending(path: "readings.txt"))
        let outcome = try await Tool.run("locales", "--catalogs", folder.path)
        #expect(outcome.exitCode != 0 && outcome.errors.contains("readings.txt:1:1: "), "\(outcome)")
    }
}
