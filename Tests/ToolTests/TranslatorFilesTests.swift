import Foundation
import Testing
import TestSupport

@Suite("paywright catalog makes and updates the files that translators work in")
struct TranslatorFilesTests {
    private func object(_ path: String) throws -> [String: Any] {
        let data = try Data(contentsOf: URL(filePath: path))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    /// An empty folder.
    private func folder() throws -> URL {
        let folder = try URL(filePath: Tool.file("", named: "empty")).deletingLastPathComponent()
        try FileManager.default.removeItem(at: folder.appending(path: "empty"))
        return folder
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("A new language, from no file to a line in it")
    func newLanguage() async throws {
        let file = try folder().appending(path: "cy.arb").path
        let made = try await Tool.run("catalog", "new", "cy", "-o", file)
        #expect(made.exitCode == 0 && made.output.isEmpty && made.errors.isEmpty)
        let text = try String(contentsOfFile: file, encoding: .utf8)
        // Welsh has six plural categories.
        #expect(text.contains("plural, zero {") && text.contains(" two {") && text.contains(" many {"))
        let folder = URL(filePath: file).deletingLastPathComponent()
        let catalogs = Tool.root.appending(path: "Locales")
        try FileManager.default.copyItem(at: catalogs.appending(path: "en.arb"), to: folder.appending(path: "en.arb"))
        let waiting = try await Tool.run("check", "--verbose", "--catalogs", folder.path)
        #expect(
            waiting.exitCode == 1
                && waiting.output.contains("label.notNow: found no text, expected a message; en is used instead")
        )
        try text.replacing("\"label.notNow\": \"\"", with: "\"label.notNow\": \"nid nawr\"")
            .write(toFile: file, atomically: true, encoding: .utf8)
        let shop = try Tool.file(Tool.configuration())
        let copy = try await Tool.run("copy", shop, "--locale", "cy", "--catalogs", folder.path)
        #expect(copy.output.contains(" Nid nawr\n") && copy.output.contains(" Terms of Use\n"))
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
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let translated = names.filter { $0.hasSuffix(".arb") && $0 != "en.arb" }
        let files = Sweep.some(8, of: translated).map { folder.appending(path: $0).path }
        try #require(!files.isEmpty)
        let run = try await Tool.run(["catalog", "update", "--dry-run"] + files)
        #expect(run.exitCode == 0, "\(run.output)")
        let unchanged = run.output.components(separatedBy: ": 0 new, 0 changed, 0 translated, 0 recorded\n")
        #expect(unchanged.count == files.count + 1)
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
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let indented = try Tool.file(text.replacing("\n", with: "\r\n"), named: "cy.arb")
        let layout = try await Tool.run("catalog", "update", "--dry-run", indented)
        #expect(layout.exitCode == 1)
        #expect(layout.output.contains("cy.arb: 0 new, 0 changed, 0 translated, 0 recorded; laid out otherwise\n"))
    }

    @Test("A new catalog never replaces a file")
    func neverReplaces() async throws {
        let file = try Tool.file("{}", named: "cy.arb")
        let link = URL(filePath: file).deletingLastPathComponent().appending(path: "link.arb").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/nowhere/cy.arb")
        for path in [file, link] {
            let again = try await Tool.run("catalog", "new", "cy", "-o", path)
            #expect(again.exitCode == 73 && again.output.isEmpty)
            #expect(again.errors.contains("found a file, expected none: it is not replaced"))
        }
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "{}")
        let device = try await Tool.shell(#""$0" catalog new de-AT -o /dev/stdout | cat"#)
        #expect(device.exitCode == 0 && device.output.contains(#""@@locale": "de-AT""#))
    }

    @Test("An update that cannot be written leaves the file as it was, and nothing beside it")
    func writesWhole() async throws {
        let new = try await Tool.run("catalog", "new", "cy").output
        let stale = new.replacing(#""x-source-hash": ""#, with: #""x-source-hash": "0"#)
        let file = try Tool.file(stale, named: "cy.arb")
        let folder = URL(filePath: file).deletingLastPathComponent().path
        let limited = try await Tool.shell("trap '' XFSZ; ulimit -f 20; \"$0\" catalog update '\(file)'")
        #expect(limited.exitCode == 73 && limited.errors.contains("cy.arb: cannot be written"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == stale)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["cy.arb"])
    }

    @Test("An update keeps the mode, and a link a link")
    func keepsMode() async throws {
        let file = try Tool.file(#"{"@@locale": "de-AT"}"#, named: "de-AT.arb")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        let link = try folder().appending(path: "link.arb").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
        #expect(try await Tool.run("catalog", "update", link).exitCode == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
        #expect(try mode(file) == 0o640)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "{\n  \"@@locale\": \"de-AT\"\n}\n")
    }

    @Test("Of several files each is updated, whatever is wrong with the others; what is wrong is said")
    func severalFiles() async throws {
        let twice = try Tool.file(#"{"@@locale": "cy", "mine": "a", "mine": "b"}"#, named: "twice.arb")
        let odd = try Tool.file(#"{"@@locale": "de-AT", "label.notNow": "nö", "@label.notNow": "?"}"#, named: "odd.arb")
        let run = try await Tool.run("catalog", "update", twice, Tool.root.appending(path: "Locales/en.arb").path, odd)
        #expect(run.exitCode == 65)
        #expect(run.errors.contains("twice.arb:1:33: mine: duplicate-key: found a second one"))
        #expect(run.errors.contains("en.arb: found the source language") && run.errors.contains("odd.arb:1:"))
        #expect(try String(contentsOfFile: twice, encoding: .utf8).contains(#""mine": "a", "mine": "b""#))
        #expect(try object(odd)["@label.notNow"] as? String == "?")
        #expect(try String(contentsOfFile: odd, encoding: .utf8).contains("\n"))
    }

    @Test("What cannot be done is said, with the documented exit code")
    func refusals() async throws {
        let existing = try await Tool.run("catalog", "new", "de")
        #expect(existing.exitCode == 64 && existing.errors.contains("found a catalog of \"de\", expected a new locale"))
        #expect(try await Tool.run("catalog", "new", "not a tag").exitCode == 64)
        let spoken = try await Tool.run("catalog", "new", "zh-HK")
        #expect(spoken.exitCode == 64 && spoken.errors.contains("found the catalog \"zh-Hant\", which speaks for"))
        #expect(try await Tool.run("catalog", "new", "cy", "-o", "/nowhere/cy.arb").exitCode == 73)
        #expect(try await Tool.run("catalog", "update", Tool.file(#"{"@@locale": "und"}"#)).exitCode == 65)
        #expect(try await Tool.run("catalog", "update", "/nowhere/de.arb").exitCode == 66)
        #expect(try await Tool.run("catalog", "update", Tool.file("[]", named: "x.arb")).exitCode == 65)
        #expect(try await Tool.run("catalog", "update", "-").exitCode == 64)
        let variant = try await Tool.run("catalog", "new", "de-AT")
        #expect(variant.exitCode == 0 && variant.errors.contains("de says what the file does not"))
        let source = try await Tool.run("catalog", "update", Tool.root.appending(path: "Locales/en.arb").path)
        #expect(source.exitCode == 64 && source.errors.contains("found the source language"))
    }
}
