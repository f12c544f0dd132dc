import Foundation
import PaywrightICU
import Testing
import TestSupport

@Suite("paywright check finds what a translator must mend, and says where")
struct CheckCommandTests {
    private static let folder = Tool.root.appending(path: "Locales")

    /// The German catalog with one change to its text.
    private func german(_ change: (inout String) -> Void) throws -> String {
        var text = try String(contentsOf: Self.folder.appending(path: "de.arb"), encoding: .utf8)
        let before = text
        change(&text)
        try #require(text != before)
        return try Tool.file(text, named: "de.arb")
    }

    /// The text with one message in place of another.
    private func german(_ key: String, _ pattern: String) throws -> String {
        try german { text in
            var lines = text.components(separatedBy: "\n")
            guard let index = lines.firstIndex(where: { $0.hasPrefix("  \"\(key)\":") }) else { return }
            lines[index] = "  \"\(key)\": \"\(pattern)\","
            text = lines.joined(separator: "\n")
        }
    }

    @Test("Nothing is to be mended in the built-in catalogs, nor in the folder they are made from")
    func builtin() async throws {
        let some = ["ar", "de", "fr", "fr-CA", "ja", "pl"].map { Self.folder.appending(path: "\($0).arb").path }
        for arguments in Sweep.isWhole ? [[], ["--catalogs", Self.folder.path]] : [some] {
            let run = try await Tool.run(["check"] + arguments)
            #expect(run.exitCode == 0 && run.errors.isEmpty)
            #expect(run.output.hasSuffix("catalogs checked: nothing to mend\n"))
        }
    }

    @Test(
        "Each kind of fault is found with its code",
        arguments: [
            ("price.free", "{unknown}", "bad-pattern"), ("price.free", "gratis {price}", "argument-not-offered"),
            ("offer.freeTrial", "{trialDuration} kostenlos", "required-argument-missing"),
            ("price.free", "{", "bad-pattern"),
            ("status.commitment.headline", "{paymentsLeft, plural, one {# Zahlung}}", "bad-pattern"),
            ("status.commitment.headline", "{paymentsLeft, plural, other {# Zahlungen}}", "plural-category-missing"),
            ("offer.freeTrial", "{trialDuration_imaginary} gratis, dann {pricePerPeriod}", "missing-form"),
            ("disclosure.cancel", "{store, select, appStore {a} other {b {date}}}", "argument-not-offered"),
            ("callToAction.buy", "Jetzt {price}’s", "glued-letter"),
            ("callToAction.buy", "Für einen {price}", "word-before-value"),
            ("offer.oneTime", "{offerPrice} {price}", "numbers-meet"),
            ("price.free", "kosten\u{200F}los", "direction-mark"),
            ("callToAction.buy", "d'{price} {price}", "apostrophe-before-brace"),
        ]
    )
    func faults(key: String, pattern: String, code: String) async throws {
        let file = try german(key, pattern)
        let run = try await Tool.run("check", file)
        #expect(run.exitCode == 1)
        #expect(run.output.contains(": error: \(key): ") && run.output.contains("[\(code)]"), "\(run.output)")
        let line = try #require(
            String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n").firstIndex {
                $0.hasPrefix("  \"\(key)\":")
            }
        )
        #expect(run.output.contains("de.arb:\(line + 1):"))
    }

    @Test("A message that is missing is told with who speaks instead; an unknown key is a warning")
    func keys() async throws {
        let missing = try german { text in
            text = text.components(separatedBy: "\n").filter { !$0.hasPrefix("  \"price.free\":") }
                .joined(separator: "\n")
        }
        let run = try await Tool.run("check", missing)
        #expect(run.exitCode == 1)
        #expect(run.output.contains("price.free: found none, expected a message; en speaks instead [missing-key]"))
        let unknown = try german {
            $0 = $0.replacing("  \"price.free\":", with: "  \"price.fre\": \"x\",\n  \"price.free\":")
        }
        let warned = try await Tool.run("check", unknown)
        #expect(warned.exitCode == 0 && warned.output.contains(": warning: price.fre: "))
        #expect(warned.output.hasSuffix("1 catalogs checked: 0 errors, 1 warnings\n"))
    }

    @Test(
        "What reads badly is a warning with its code: nothing in it is untrue",
        arguments: [
            ("price.free", "kostenlos ", "needless-space"), ("label.termsOfUse", "geht's los", "straight-quote"),
            ("status.planChange.detail.noDate", "Du wechselst zu »{newProduct}«.", "foreign-punctuation"),
            ("label.notNow", "Not now", "same-as-source"),
            ("label.restorePurchases", "Einkäufe zurückholen", "glossary-term-missing"),
            ("callToAction.freeTrial.short", "Jetzt ganz ohne Risiko kostenlos ausprobieren", "over-budget"),
        ]
    )
    func warnings(key: String, pattern: String, code: String) async throws {
        let run = try await Tool.run("check", german(key, pattern))
        #expect(run.exitCode == 0 && run.output.contains(": warning: \(key): "), "\(run.output)")
        #expect(run.output.contains("[\(code)]"), "\(run.output)")
    }

    @Test("Words that are not CLDR's: a note with its reason, a warning where there is none")
    func crossCheck() async throws {
        let known = try await Tool.run("check", Self.folder.appending(path: "sv.arb").path, "--cldr")
        #expect(known.exitCode == 0 && known.output.contains("found “1 dag”, CLDR has “1 dygn”; dag, not døgn"))
        #expect(known.output.contains("1 catalogs checked: nothing to mend, "))
        let changed = try german("pricePerPeriod", "{price} je {period}")
        let run = try await Tool.run("check", changed, "--cldr", "--format", "json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let findings = try #require(json["findings"] as? [[String: Any]]).filter {
            $0["code"] as? String == "cldr-difference"
        }
        #expect(findings.count == 4 && findings.allSatisfy { $0["severity"] as? String == "warning" })
        #expect(findings.allSatisfy { $0["key"] as? String == "pricePerPeriod" })
        #expect(try await !Tool.run("check", changed).output.contains("cldr"))
    }

    @Test("Findings of every check of a file stand in the order of its lines, the user's own words behind the catalog")
    func order() async throws {
        let file = try german { text in
            let changes = [
                ("label.notNow", "Vielleicht ein anderes Mal"), ("price.free", "kostenlos "),
                ("pricePerPeriod", "{price} je {period}"), ("action.keep", "Die Verlängerung wieder einschalten "),
            ]
            var lines = text.components(separatedBy: "\n")
            for (key, pattern) in changes {
                guard let index = lines.firstIndex(where: { $0.hasPrefix("  \"\(key)\":") }) else { continue }
                lines[index] = "  \"\(key)\": \"\(pattern)\","
            }
            text = lines.joined(separator: "\n")
        }
        let words = try Tool.file(
            #"{"@@locale": "de", "label.notNow": "Vielleicht ein andermal", "price.free": "geschenkt "}"#,
            named: "a.arb"
        )
        let run = try await Tool.run("check", file, "--messages", words, "--cldr", "--format", "json")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let findings = try #require(json["findings"] as? [[String: Any]])
        let places = try findings.map { finding in
            let name = try #require(finding["file"] as? String)
            let (line, column) = (finding["line"] as? Int ?? 0, finding["column"] as? Int ?? 0)
            return (name.hasSuffix("de.arb") ? 0 : 1, line, column)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, "\(run.output)")
        let codes = findings.compactMap { $0["code"] as? String }
        let overlong = findings.filter { $0["code"] as? String == "over-budget" }.compactMap { $0["key"] as? String }
        // The price per period, which is longer too, stands in buttons.
        #expect(overlong.filter { !$0.hasPrefix("callToAction.") } == ["label.notNow", "action.keep", "label.notNow"])
        #expect(codes.count { $0 == "needless-space" } == 3)
        #expect(codes.contains("cldr-difference") && Set(places.map(\.0)) == [0, 1])
    }

    @Test(
        "Each file is checked as itself: two of one language, one named after another, one that is broken beside others"
    )
    func manyFiles() async throws {
        let broken = try german("price.free", "{unknown}")
        let right = Self.folder.appending(path: "de.arb").path
        for files in [[broken, right], [right, broken]] {
            let run = try await Tool.run(["check"] + files)
            #expect(run.exitCode == 1 && run.output.hasSuffix("2 catalogs checked: 1 errors, 0 warnings\n"))
            #expect(run.output.contains("\(broken):") && run.output.contains("[bad-pattern]"))
        }
        let danish = try String(contentsOf: Self.folder.appending(path: "da.arb"), encoding: .utf8)
        let misnamed = try await Tool.run("check", Tool.file(danish, named: "nb.arb"))
        #expect(
            misnamed.exitCode == 1 && misnamed.output.contains("found \"da\", expected \"nb\" as the file is named")
        )
        let folder = URL(filePath: try Tool.file("{", named: "de.arb")).deletingLastPathComponent()
        for name in ["en.arb", "da.arb"] {
            try FileManager.default.copyItem(at: Self.folder.appending(path: name), to: folder.appending(path: name))
        }
        let run = try await Tool.run("check", "--catalogs", folder.path)
        #expect(run.exitCode == 1 && run.output.contains("de.arb:1:2: error: "), "\(run.output)")
        #expect(run.output.hasSuffix("3 catalogs checked: 1 errors, 0 warnings\n"))
    }

    @Test("In SARIF a file's name is a URI")
    func uris() async throws {
        let file = try Tool.file(#"{"@@locale": "de", "price.free": "{"}"#, named: "a b%#ä.arb")
        let run = try await Tool.run("check", "--messages", file, "--format", "sarif")
        #expect(run.output.contains("/a%20b%25%23%C3%A4.arb\"}"), "\(run.output)")
    }

    @Test("JSON and SARIF hold the same findings, for programs")
    func formats() async throws {
        let file = try german("price.free", "gratis {price}")
        func document(_ format: String) async throws -> [String: Any] {
            let run = try await Tool.run("check", file, "--format", format)
            #expect(run.exitCode == 1)
            return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        }
        let json = try await document("json")
        #expect(json["schema"] as? String == "paywright/check/1" && json["errors"] as? Int == 1)
        let finding = try #require((json["findings"] as? [[String: Any]])?.first)
        #expect(finding["key"] as? String == "price.free" && finding["code"] as? String == "argument-not-offered")
        let sarif = try await document("sarif")
        #expect(sarif["version"] as? String == "2.1.0")
        let run = try #require((sarif["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        #expect(result["ruleId"] as? String == "argument-not-offered" && result["level"] as? String == "error")
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        let place = try #require(location["physicalLocation"] as? [String: Any])
        let region = try #require(place["region"] as? [String: Any])
        #expect(region["startLine"] as? Int == finding["line"] as? Int)
    }

    @Test("What is no catalog is a finding, a missing file an error of its own; own words are checked as such")
    func files() async throws {
        let broken = try Tool.file("[]", named: "xx.arb")
        let run = try await Tool.run("check", broken)
        #expect(run.exitCode == 1 && run.output.contains("[not-a-catalog]"))
        #expect(try await Tool.run("check", "/nowhere/de.arb").exitCode == 66)
        let words = try Tool.file(
            #"{"@@locale": "de", "price.free": "geschenkt", "own": "{nonsense}"}"#,
            named: "own.arb"
        )
        let own = try await Tool.run("check", "--messages", words)
        #expect(own.exitCode == 1 && own.output.contains("own.arb:1:") && own.output.contains("own: "))
    }
}
