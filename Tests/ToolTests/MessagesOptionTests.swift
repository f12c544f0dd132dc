import Foundation
import Testing
import TestSupport

@Suite("--messages puts the user's own words over the built-in ones")
struct MessagesOptionTests {
    private static func example(_ locale: String) -> String {
        Tool.root.appending(path: "Examples/messages/aurora.\(locale).arb").path
    }

    private static let examples = ["--messages", example("en"), "--messages", example("de")]

    /// A file of messages in a language, as the arguments that name it.
    private func messages(_ members: String, _ locale: String = "en") throws -> [String] {
        ["--messages", try Tool.file(#"{"@@locale": "\#(locale)", \#(members)}"#, named: "own.arb")]
    }

    private func visible(_ text: String) -> [String] {
        text.replacing("\u{A0}", with: " ").components(separatedBy: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    private func row(_ key: String, _ text: String) -> String {
        key + String(repeating: " ", count: 28 - key.count) + text
    }

    @Test("The example: an override and two lines of one's own, in both its languages")
    func example() async throws {
        let outcome = try await Tool.run(["copy", Tool.example, "--locale", "en,de"] + Self.examples)
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
        let lines = visible(outcome.output)
        #expect(lines.contains(row("callToAction", "Go Plus for $9.99 per month")))
        #expect(lines.contains(row("callToAction", "Plus holen: 9,99 $ pro Monat")))
        #expect(lines.contains(row("billing", "Aurora Monthly: $9.99 per month, billed by the App Store.")))
        #expect(
            lines.contains(row("billing", "Aurora monatlich: 9,99 $ pro Monat, abgerechnet über den App Store."))
        )
        #expect(lines.contains(row("trialEnd", "Your free trial ends after 1 week.")))
        #expect(lines.contains(row("trialEnd", "Dein kostenloses Probeabo endet nach 1 Woche.")))
        // Three subscriptions in two languages; the products paid once have no period to tell.
        #expect(lines.count { $0.hasPrefix("billing ") } == 6)
    }

    @Test("JSON has the lines among the product's, with the language that spoke and their parts")
    func json() async throws {
        let arguments = ["--locale", "de", "--eligibility", "introductory", "--format", "json"] + Self.examples
        let outcome = try await Tool.run(["copy", Tool.example] + arguments)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let results = try #require(document["results"] as? [[String: Any]])
        let monthly = try #require(results.first { $0["product"] as? String == "com.example.aurora.monthly" })
        let lines = try #require(monthly["lines"] as? [String: [String: Any]])
        #expect(lines["trialEnd"]?["locale"] as? String == "de")
        let parts = try #require(lines["billing"]?["parts"] as? [[String: Any]])
        #expect(parts.map { $0["kind"] as? String } == ["name", "money", "length"])
        #expect(parts.map { $0["role"] as? String } == [nil, "billed", nil])
        let lifetime = try #require(results.first { $0["product"] as? String == "com.example.aurora.lifetime" })
        #expect((lifetime["lines"] as? [String: Any])?["billing"] == nil)
        #expect((document["diagnostics"] as? [Any])?.isEmpty == true)
    }

    @Test("English words of one's own speak English elsewhere, which is reported, and never replace German ones")
    func fallback() async throws {
        let english = ["copy", Tool.example, "--locale", "de", "--messages", Self.example("en")]
        let outcome = try await Tool.run(english)
        #expect(outcome.exitCode == 0)
        #expect(visible(outcome.output).contains(row("callToAction", "Für 9,99 $ pro Monat abonnieren")))
        #expect(visible(outcome.output).contains(row("trialEnd", "Your free trial ends after 1 week.")))
        #expect(outcome.errors.contains(#"found no message "billing" in "de", printed "en" instead"#))
        #expect(try await Tool.run(english + ["--strict"]).exitCode == 65)
    }

    @Test("Of two files the later one wins")
    func laterWins() async throws {
        let first = try messages(#""price.free": "one", "own": "one""#)
        let second = try messages(#""own": "two""#)
        let outcome = try await Tool.run(["copy", Tool.example, "--lines", "own"] + first + second)
        #expect(visible(outcome.output).contains(row("own", "Two")) && !outcome.output.contains("One\n"))
        let reversed = try await Tool.run(["copy", Tool.example, "--lines", "own"] + second + first)
        #expect(visible(reversed.output).contains(row("own", "One")) && reversed.errors.isEmpty)
    }

    private static let mistakes: [(String, String)] = [
        (#""own.name": "{preis}""#, "own.name: bad-pattern: at 1: found \"preis\""),
        (#""disclosure.regular": "pay""#, "disclosure.regular: required-argument-missing"),
        (#""price.free": "{price}""#, "price.free: argument-not-offered"),
        (#""own.plural": "{cycles, plural, other {#}}""#, "own.plural: plural-category-missing"),
        (#""own.form": "{period_fifth}""#, "own.form: missing-form"), (#""offer": "x""#, "offer: reserved-key"),
        (#""own.type": 1"#, "own.type: bad-metadata"),
    ]
    /// The output for a file with each of the mistakes on a line, from the second on, below one that is right.
    private static let mistaken = Task {
        let members = ([#""fine": "{product}!""#] + mistakes.map(\.0)).joined(separator: ",\n ")
        let file = try Tool.file(#"{"@@locale": "en", \#(members)}"#, named: "own.arb")
        return try await Tool.run("copy", Tool.example, "--messages", file)
    }

    @Test(
        "A fault in a message is a warning with file, line, column and key, and loses nothing else",
        arguments: mistakes
    )
    func faults(member: String, finding: String) async throws {
        let outcome = try await Self.mistaken.value
        #expect(outcome.exitCode == 0 && visible(outcome.output).contains(row("fine", "Aurora Monthly!")))
        let line = try #require(Self.mistakes.firstIndex { $0.0 == member }) + 2
        let column = 2 + (member.components(separatedBy: ": ").first?.count ?? 0) + 2
        #expect(outcome.errors.contains("own.arb:\(line):\(column): \(finding)"), "\(outcome.errors)")
        // Each is said once, though lint and every formatter of the language know of it.
        let told = outcome.errors.split(separator: "\n")
        #expect(Set(told).count == told.count)
    }

    @Test("serve refuses the same messages as copy, and each answer names them")
    func serve() async throws {
        let file = try messages(
            #""pricePerPeriod": "{price} monthly", "callToAction.subscrib": "{price}", "promo": "only $9.99", "fine": "{product}!""#
        )
        let request = #"{"op": "paywall", "products": "shop", "locale": "en"}"#
        let shop = ["--products", "shop=\(Tool.example)"]
        let outcome = try await Tool.run(["serve"] + shop + file, input: request)
        let answer = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let diagnostics = try #require(answer["diagnostics"] as? [[String: Any]])
        let codes = ["charging-period-missing", "unknown-key", "literal-amount"]
        #expect(diagnostics.compactMap { $0["code"] as? String } == codes)
        for code in codes { #expect(outcome.errors.contains(code)) }
        let results = try #require(answer["results"] as? [[String: Any]])
        let monthly = try #require(results.first { $0["product"] as? String == "com.example.aurora.monthly" })
        let lines = try #require(monthly["lines"] as? [String: [String: Any]])
        #expect(lines["pricePerPeriod"]?["text"] as? String == "$9.99 per month" && lines["promo"] == nil)
        #expect(lines["fine"]?["text"] as? String == "Aurora Monthly!")
    }

    @Test("In JSON a fault is a diagnostic with file, key, line and column")
    func jsonFault() async throws {
        let file = try messages(#""own": "{preis}""#, "de")
        let outcome = try await Tool.run(
            ["copy", Tool.file(Tool.configuration()), "--locale", "fr", "--format", "json"] + file
        )
        let document = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["code"] as? String } == ["bad-pattern"])
        #expect(
            diagnostics.first?["severity"] as? String == "warning" && diagnostics.first?["path"] as? String == "own"
        )
        #expect(diagnostics.first?["line"] as? Int == 1 && diagnostics.first?["column"] as? Int == 27)
    }

    @Test("Without the user's words nothing is printed: a missing file is 66, one that is no catalog 65, - is wrong")
    func unreadable() async throws {
        let commands = [["copy", Tool.example], ["locales"], ["scenarios"], ["status", Tool.example]]
        for command in Sweep.some(2, of: commands) {
            let missing = try await Tool.run(command + ["--messages", "/nowhere/own.arb"])
            #expect(missing.exitCode == 66 && missing.output.isEmpty && missing.errors.contains("/nowhere/own.arb"))
            let texts = ["{", "[]", "{}", #"{"@@locale": "und"}"#, #"{"@@locale": "d e"}"#]
            for text in command[0] == "copy" ? texts : Sweep.some(1, of: texts) {
                let broken = try await Tool.run(command + ["--messages", Tool.file(text, named: "own.arb")])
                #expect(broken.exitCode == 65 && broken.output.isEmpty && broken.errors.contains("own.arb:1:"))
            }
            #expect(try await Tool.run(command + ["--messages", "-"]).exitCode == 64)
        }
    }

    @Test("status and outcomes speak the user's words")
    func status() async throws {
        let file = try messages(
            #""label.manageSubscription": "to my plan", "notice.network": "No connection.", "bad": "{x}""#
        )
        let customer = StatusCommandTests.customer("trial-running")
        let now = ["--now", "2026-11-20T12:00:00Z"]
        let outcome = try await Tool.run(["status", customer] + now + file)
        #expect(visible(outcome.output).contains(row("action", "To my plan")), "\(outcome.output)")
        #expect(outcome.errors.components(separatedBy: "bad-pattern").count == 2)
        let failed = try await Tool.run(["status", "--outcome", "storekit2:networkError"] + file)
        #expect(visible(failed.output).contains(row("detail", "No connection.")))
        #expect(failed.errors.contains("bad-pattern"))
    }

    @Test("scenarios prints every case with the user's words and lines")
    func scenarios() async throws {
        let outcome = try await Tool.run(["scenarios", "--locale", "de"] + Self.examples)
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty && !outcome.output.contains("⚠"))
        #expect(outcome.output.contains("form.first.month = "))
        #expect(outcome.output.contains(".callToAction = Plus holen: 9,99⍽$ pro Monat\n"))
        #expect(outcome.output.contains(".trialEnd = Dein kostenloses Probeabo endet nach 1⍽Woche.\n"))
    }

    @Test("A language of one's own is listed, matched, and told once how much English speaks in it")
    func newLanguage() async throws {
        let file = try messages(#""price.free": "bure", "callToAction.buy": "nunua kwa {price}""#, "sw")
        let catalogs = ["--catalogs", try Tool.catalogs("en", "de")]
        let list = try await Tool.run(["locales"] + catalogs + file)
        #expect(list.output.contains("\nsw        Swahili") && list.errors.components(separatedBy: "\n").count == 2)
        #expect(list.errors.contains("own.arb:1:1: missing-key: found 0 of 1 messages"))
        let match = try await Tool.run(["locales", "--match", "sw-KE", "de", "eu"] + catalogs + file)
        let rows = match.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(rows == ["sw-KE sw", "de de", "eu en"])
        let copy = try await Tool.run(["copy", Tool.example, "--locale", "sw"] + file)
        #expect(visible(copy.output).contains(row("callToAction", "Nunua kwa US$ 149.99")))
        #expect(visible(copy.output).contains(row("pricePerPeriod", "$9.99 per month")))
    }

    @Test("A key's control characters stay out of the terminal")
    func hostileKey() async throws {
        let file = try messages(#""\u001b[2Jevil\n": "x""#)
        let outcome = try await Tool.run(["copy", Tool.example] + file)
        #expect(outcome.exitCode == 0 && outcome.output.contains("evil") && !outcome.output.contains("\u{1B}"))
    }

    @Test("Together with a folder of catalogs the words lie over the folder's")
    func catalogFolder() async throws {
        let catalog = try Tool.file(#"{"@@locale": "en", "period": "just {period}"}"#, named: "en.arb")
        let folder = URL(filePath: catalog).deletingLastPathComponent().path
        let file = try messages(#""own": "{period}, {product}""#)
        let outcome = try await Tool.run(["copy", Tool.example, "--catalogs", folder] + file)
        #expect(visible(outcome.output).contains(row("period", "Just 1 month")))
        #expect(visible(outcome.output).contains(row("own", "1 month, Aurora Monthly")))
    }
}
