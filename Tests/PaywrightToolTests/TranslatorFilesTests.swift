import Foundation
import Testing

@Suite("paywright catalog makes and updates the files that translators work in")
struct TranslatorFilesTests {
    private func object(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(filePath: path))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("A new language, from an empty file to a line in it")
    func newLanguage() async throws {
        let file = try Tool.file("", named: "cy.arb")
        let made = try await Tool.run("catalog", "new", "cy", "-o", file)
        #expect(made.exitCode == 0 && made.output.isEmpty && made.errors.isEmpty)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        // Welsh has six plural categories.
        #expect(text.contains("plural, zero {") && text.contains(" two {") && text.contains(" many {"))
        let folder = URL(filePath: file).deletingLastPathComponent()
        let catalogs = Tool.root.appending(path: "Locales")
        try FileManager.default.copyItem(at: catalogs.appending(path: "en.arb"), to: folder.appending(path: "en.arb"))
        let waiting = try await Tool.run("check", "--catalogs", folder.path)
        #expect(
            waiting.exitCode == 1
                && waiting.output.contains("label.notNow: found no text, expected a message; en speaks")
        )
        try text.replacing("\"label.notNow\": \"\"", with: "\"label.notNow\": \"nid nawr\"")
            .write(toFile: file, atomically: true, encoding: .utf8)
        let scenarios = try await Tool.run("scenarios", "--locale", "cy", "--catalogs", folder.path)
        #expect(
            scenarios.output.contains("label.notNow = Nid nawr\n")
                && scenarios.output.contains("label.termsOfUse = Terms of Use\n")
        )
        let updated = try await Tool.run("catalog", "update", file)
        #expect(
            updated.exitCode == 0 && updated.output.contains("cy.arb: 0 new, 0 changed, 1 translated, 0 recorded\n")
        )
        let label = try object(file)["@label.notNow"] as? [String: Any]
        #expect(label?.keys.sorted() == ["x-source-hash"])
    }

    @Test("The built-in catalogs are up to date with the English messages, as update writes them")
    func builtin() async throws {
        let folder = Tool.root.appending(path: "Locales")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let files = names.filter { $0.hasSuffix(".arb") && $0 != "en.arb" }.map { folder.appending(path: $0).path }
        try #require(files.count == 49)
        let run = try await Tool.run(["catalog", "update", "--dry-run"] + files)
        #expect(run.exitCode == 0, "\(run.output)")
        #expect(run.output.components(separatedBy: ": 0 new, 0 changed, 0 translated, 0 recorded\n").count == 50)
    }

    @Test("A dry run writes nothing and says with its exit code that something would change")
    func dryRun() async throws {
        let file = try Tool.file(#"{"@@locale": "cy", "label.notNow": "nid nawr", "mine": "x"}"#, named: "cy.arb")
        let before = try Data(contentsOf: URL(filePath: file))
        let dry = try await Tool.run("catalog", "update", "--dry-run", file)
        #expect(dry.exitCode == 1 && dry.output.contains("not in English: mine"))
        #expect(try Data(contentsOf: URL(filePath: file)) == before)
        #expect(try await Tool.run("catalog", "update", file).exitCode == 0)
        #expect(try object(file)["label.notNow"] as? String == "nid nawr")
        #expect(try object(file)["mine"] as? String == "x" && object(file)["label.termsOfUse"] as? String == "")
        #expect(try await Tool.run("catalog", "update", "--dry-run", file).exitCode == 0)
    }

    @Test("What cannot be done is said, with the documented exit code")
    func refusals() async throws {
        let existing = try await Tool.run("catalog", "new", "de")
        #expect(existing.exitCode == 64 && existing.errors.contains("found a catalog of \"de\", expected a new locale"))
        #expect(try await Tool.run("catalog", "new", "not a tag").exitCode == 64)
        #expect(try await Tool.run("catalog", "update", "/nowhere/de.arb").exitCode == 66)
        #expect(try await Tool.run("catalog", "update", Tool.file("[]", named: "x.arb")).exitCode == 65)
        #expect(try await Tool.run("catalog", "update", "-").exitCode == 64)
        let variant = try await Tool.run("catalog", "new", "de-AT")
        #expect(variant.exitCode == 0 && variant.errors.contains("de says what the file does not"))
        let source = try await Tool.run("catalog", "update", Tool.root.appending(path: "Locales/en.arb").path)
        #expect(source.exitCode == 64 && source.errors.contains("found the source language"))
    }
}
