import Foundation
import PaywrightICU
import Testing
import TestSupport

@Suite("paywright check finds what a translator must mend, and says where")
struct CheckCommandTests {
    private static let folder = Tool.root.appending(path: "Locales")

    /// A catalog of Austrian German, which need not have every message: each message on a line, from the third on.
    private static func austrian(_ messages: [(String, String)]) throws -> String {
        let lines = messages.map { "  \"\($0.0)\": \"\($0.1)\"" }
        let text = "{\n  \"@@locale\": \"de-AT\",\n" + lines.joined(separator: ",\n") + "\n}\n"
        return try Tool.file(text, named: "de-AT.arb")
    }

    /// What check says about a catalog of many faults: its messages, each with the code of what is wrong with it.
    private static func check(_ faults: [(String, String, String)]) async throws -> Tool.Outcome {
        try await Tool.run("check", austrian(faults.map { ($0.0, $0.1) }))
    }

    /// Whether there is a line of this severity and code about the message that stands at this place in the catalog.
    private func says(_ severity: String, _ code: String, of key: String, at index: Int?, in run: Tool.Outcome) -> Bool
    {
        run.output.split(separator: "\n").contains { row in
            row.contains("de-AT.arb:\((index ?? -3) + 3):") && row.contains(": \(severity): \(key): ")
                && row.hasSuffix("[\(code)]")
        }
    }

    @Test("Nothing is to be mended in the built-in catalogs, nor in the folder they are made from")
    func builtin() async throws {
        let some = ["es-MX", "fr-CA"].map { Self.folder.appending(path: "\($0).arb").path }
        for arguments in Sweep.isWhole ? [[], ["--catalogs", Self.folder.path]] : [some] {
            let run = try await Tool.run(["check"] + arguments)
            #expect(run.exitCode == 0 && run.errors.isEmpty)
            #expect(run.output.hasSuffix("catalogs checked: nothing to mend\n"))
        }
    }

    private static let mistakes: [(String, String, String)] = [
        ("price.free", "{unknown}", "bad-pattern"), ("label.notNow", "gratis {price}", "argument-not-offered"),
        ("offer.freeTrial", "{trialDuration} kostenlos", "required-argument-missing"),
        ("label.title", "{", "bad-pattern"),
        ("status.commitment.headline", "{paymentsLeft, plural, one {# Zahlung}}", "bad-pattern"),
        ("status.commitment.detail", "{paymentsLeft, plural, other {# Zahlungen}}", "plural-category-missing"),
        ("offerBadge.freeTrial", "{trialDuration_imaginary} gratis", "missing-form"),
        ("disclosure.cancel", "{store, select, appStore {a} other {b {date}}}", "argument-not-offered"),
        ("callToAction.buy", "Jetzt {price}’s", "glued-letter"),
        ("callToAction.buy.quantity", "Für einen {price}", "word-before-value"),
        ("offer.oneTime", "{offerPrice} {price}", "numbers-meet"),
        ("period.lifetime", "für im\u{200F}mer", "direction-mark"),
        ("callToAction.subscribe", "d'{price} {price}", "apostrophe-before-brace"),
    ]
    private static let faulty = Task { try await check(mistakes) }

    @Test("Each kind of fault is found with its code", arguments: mistakes)
    func faults(key: String, pattern: String, code: String) async throws {
        let run = try await Self.faulty.value
        let index = Self.mistakes.firstIndex { $0.0 == key }
        #expect(run.exitCode == 1 && says("error", code, of: key, at: index, in: run), "\(run.output)")
    }

    @Test("Many missing messages are one line, or each with the language that is used; an unknown key is an error")
    func keys() async throws {
        let file = try Tool.file(#"{"@@locale": "de", "label.notNow": "später"}"#, named: "de.arb")
        let missing = try await Tool.run("check", "--verbose", file)
        #expect(missing.exitCode == 1 && !missing.output.contains("label.notNow: "))
        let free = "price.free: found none, expected a message; en is used instead [missing-key]"
        #expect(missing.output.contains(free))
        let brief = try await Tool.run("check", file)
        #expect(brief.exitCode == 1 && brief.output.components(separatedBy: "missing-key").count == 2)
        #expect(brief.output.contains("messages without a text, expected none; --verbose lists them"))
        let unknown = try await Tool.run("check", Self.austrian([("price.fre", "x")]))
        #expect(unknown.exitCode == 1 && unknown.output.contains(": error: price.fre: "))
        #expect(unknown.output.contains(#"did you mean "price.free"?"#))
        #expect(unknown.output.hasSuffix("1 catalogs checked: 1 errors, 0 warnings\n"))
    }

    private static let blemishes: [(String, String, String)] = [
        ("price.free", "kostenlos ", "needless-space"), ("label.termsOfUse", "geht's los", "straight-quote"),
        ("status.planChange.detail.noDate", "Du wechselst zu »{newProduct}«.", "foreign-punctuation"),
        ("label.notNow", "Not now", "same-as-source"),
        ("label.restorePurchases", "Einkäufe zurückholen", "glossary-term-missing"),
        ("callToAction.freeTrial.short", "Jetzt ganz ohne Risiko kostenlos ausprobieren", "over-budget"),
    ]
    private static let blemished = Task { try await check(blemishes) }

    @Test("What reads badly is a warning with its code: nothing in it is untrue", arguments: blemishes)
    func warnings(key: String, pattern: String, code: String) async throws {
        let run = try await Self.blemished.value
        let index = Self.blemishes.firstIndex { $0.0 == key }
        #expect(run.exitCode == 0 && says("warning", code, of: key, at: index, in: run), "\(run.output)")
    }

    private static let norwegian = Task {
        try await Tool.run("check", folder.appending(path: "nb.arb").path, "--cldr")
    }

    @Test("A process that asks for Norwegian cases before any unit prints Norwegian units all the same")
    func norwegianUnits() async throws {
        let run = try await Self.norwegian.value
        #expect(run.exitCode == 0 && !run.output.contains("CLDR has “1 w”") && !run.output.contains("CLDR has “0 w”"))
        #expect(run.output.contains("nothing to mend"))
    }

    @Test("Words that are not CLDR's: a note with its reason, a warning where there is none")
    func crossCheck() async throws {
        let known = try await Self.norwegian.value
        #expect(known.exitCode == 0 && known.output.contains("found “1 dag”, CLDR has “1 døgn”; dag, not døgn"))
        #expect(known.output.contains("1 catalogs checked: nothing to mend, "))
        let changed = try Self.austrian([("pricePerPeriod", "{price} je {period}")])
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
        let file = try Self.austrian([
            ("pricePerPeriod", "{price} je {period}"), ("price.free", "kostenlos "),
            ("label.notNow", "Vielleicht ein anderes Mal"), ("action.keep", "Die Verlängerung wieder einschalten "),
        ])
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
            return (name.hasSuffix("de-AT.arb") ? 0 : 1, line, column)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }, "\(run.output)")
        let codes = findings.compactMap { $0["code"] as? String }
        let overlong = findings.filter { $0["code"] as? String == "over-budget" }.compactMap { $0["key"] as? String }
        #expect(overlong == ["label.notNow", "action.keep", "label.notNow"])
        #expect(codes.count { $0 == "needless-space" } == 3)
        #expect(codes.contains("cldr-difference") && Set(places.map(\.0)) == [0, 1])
    }

    @Test(
        "Each file is checked as itself: two of one language, one named after another, one that is broken beside others"
    )
    func manyFiles() async throws {
        let broken = try Self.austrian([("price.free", "{unknown}")])
        let right = try Self.austrian([("price.free", "gratis")])
        for files in [[broken, right], [right, broken]] {
            let run = try await Tool.run(["check"] + files)
            #expect(run.exitCode == 1 && run.output.hasSuffix("2 catalogs checked: 1 errors, 0 warnings\n"))
            #expect(run.output.contains("\(broken):") && run.output.contains("[bad-pattern]"))
        }
        let misnamed = try await Tool.run("check", Tool.file(#"{"@@locale": "en-AU"}"#, named: "nb.arb"))
        #expect(misnamed.exitCode == 1)
        #expect(misnamed.output.contains("found \"en-AU\", expected \"nb\" as the file is named"))
        let folder = URL(filePath: try Tool.file("{", named: "de.arb")).deletingLastPathComponent()
        for name in ["en.arb", "en-AU.arb"] {
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
        let file = try Self.austrian([("price.free", "gratis {price}")])
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
