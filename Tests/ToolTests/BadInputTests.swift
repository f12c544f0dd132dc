import Foundation
import Testing
import TestSupport

@Suite("Bad input gets a diagnostic and the documented exit code, never a trap")
struct BadInputTests {
    @Test(
        "Files that are nothing to read",
        arguments: [
            ("", 65, "end of file"), ("not json", 65, "expected a value"), ("[]", 65, "array"), ("{}", 65, "found"),
            (#"{"products": 3}"#, 65, "products"), (String(repeating: "[", count: 100_000), 65, "256"),
            (#"{"products": [}"#, 65, "'}'"), ("\u{0}", 65, "U+0000"),
        ]
    )
    func files(text: String, code: Int, said: String) async throws {
        for format in Sweep.some(1, of: ["json", "text"]) {
            let outcome = try await Tool.run("copy", try Tool.file(text), "--format", format)
            #expect(outcome.exitCode == code)
            let everything = outcome.errors + outcome.output
            #expect(everything.contains(said), "\(everything.prefix(1_000))")
        }
    }

    /// What copy says about subscriptions, each on a line of the file from the second on.
    private static func copy(subscriptions: [String]) async throws -> Tool.Outcome {
        let rows = subscriptions.enumerated().map { index, fields in
            #"""
            {"productID": "p\#(index)", "referenceName": "P", "type": "RecurringSubscription", "groupNumber": 1, \#
            \#(fields), "localizations": [{"displayName": "P", "locale": "en_US"}]}
            """#
        }
        return try await Tool.run(
            "copy",
            Tool.file(
                #"{"settings": {"_storefront": "USA"}, "products": [], "subscriptionGroups": [{"id": "G", "subscriptions": ["#
                    + "\n\(rows.joined(separator: ",\n"))\n]}]}"
            )
        )
    }

    private static let priceTexts = ["abc", "9,99", "9.99x", "-1", "1e40", "NaN", "", " 9.99", "$9.99"]
    private static let priced = Task {
        try await copy(
            subscriptions: priceTexts.map { #""recurringSubscriptionPeriod": "P1M", "displayPrice": "\#($0)""# }
        )
    }

    @Test("Prices by one strict grammar", arguments: priceTexts)
    func prices(text: String) async throws {
        let outcome = try await Self.priced.value
        let line = try #require(Self.priceTexts.firstIndex(of: text)) + 2
        #expect(outcome.exitCode == 65)
        #expect(
            outcome.errors.split(separator: "\n").contains {
                $0.contains("shop.storekit:\(line):") && $0.contains("displayPrice") && $0.contains("\"\(text)\"")
            },
            "\(outcome.errors)"
        )
    }

    private static let periodTexts = ["P0M", "P1H", "month", "PT1H", "1M", ""]
    private static let timed = Task {
        try await copy(
            subscriptions: periodTexts.map { #""displayPrice": "9.99", "recurringSubscriptionPeriod": "\#($0)""# }
        )
    }

    @Test("Periods by one strict grammar", arguments: periodTexts)
    func periods(text: String) async throws {
        let outcome = try await Self.timed.value
        let line = try #require(Self.periodTexts.firstIndex(of: text)) + 2
        #expect(outcome.exitCode == 65)
        #expect(
            outcome.errors.split(separator: "\n").contains {
                $0.contains("shop.storekit:\(line):") && $0.contains("recurringSubscriptionPeriod")
            },
            "\(outcome.errors)"
        )
    }

    @Test("One bad product never loses the others")
    func oneBadProduct() async throws {
        let good = try Tool.file(Tool.configuration())
        let bad = try Tool.file(Tool.configuration(price: "\"abc\""))
        let outcome = try await Tool.run("copy", bad, good)
        #expect(outcome.exitCode == 0 && outcome.output.contains("$9.99") && outcome.errors.contains("abc"))
        let strict = try await Tool.run("copy", bad, good, "--strict")
        #expect(strict.exitCode == 65 && strict.output.contains("$9.99"))
    }

    @Test("A list of invalid ids that cannot be read stops the run: nothing that cannot be sold is printed")
    func invalidIDs() async throws {
        let outcome = try await Tool.run("copy", Tool.example, "--invalid-ids", "/nowhere")
        #expect(outcome.exitCode == 66 && outcome.output.isEmpty && outcome.errors.contains("/nowhere"))
    }

    @Test("Control characters of a file stay out of the terminal")
    func controlCharacters() async throws {
        let text = Tool.configuration().replacing(#""productID": "pro""#, with: #""productID": "x\u001b[2J\nfake""#)
        let outcome = try await Tool.run("copy", try Tool.file(text))
        #expect(outcome.exitCode == 0 && !outcome.output.contains("\u{1B}") && !outcome.output.contains("\nfake"))
    }

    @Test("Many offers are not quadratic memory")
    func manyOffers() async throws {
        let outcome = try await Tool.run("copy", Tool.file(Tool.configuration(offers: 2_000)), "--lines", "offer")
        #expect(outcome.exitCode == 0 && outcome.output.contains("promotional=o1999"))
    }

    @Test("An unknown storefront in the file refuses its products")
    func storefront() async throws {
        let outcome = try await Tool.run("copy", try Tool.file(Tool.configuration(storefront: "\"XXX\"")))
        #expect(outcome.exitCode == 65 && outcome.errors.contains("_storefront"))
    }

    @Test("Zero says free")
    func free() async throws {
        let text = Tool.configuration().replacing("RecurringSubscription", with: "NonConsumable")
            .replacing("9.99", with: "0.0")
        let outcome = try await Tool.run("copy", try Tool.file(text))
        #expect(outcome.exitCode == 0 && outcome.output.contains("Free"))
    }

    @Test("100 MB of spaces is too large, said at once")
    func spaces() async throws {
        let folder = try TemporaryFolder.make()
        let file = folder.appending(path: "spaces.storekit")
        try Data(repeating: 0x20, count: 100 << 20).write(to: file)
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try await Tool.run("copy", file.path)
        #expect(outcome.exitCode == 65 && outcome.errors.contains("at most 67108864 bytes"))
    }

    @Test("Missing files and folders")
    func missing() async throws {
        let missing = try await Tool.run("copy", "/nowhere/at/all.storekit")
        #expect(missing.exitCode == 66 && missing.errors.contains("no such file"))
        let folder = try await Tool.run("copy", Tool.root.path)
        #expect(folder.exitCode == 66 && folder.errors.contains("directory"))
        let rest = try await Tool.run("copy", "/nowhere/at/all.storekit", Tool.example)
        #expect(rest.exitCode == 0 && rest.errors.contains("no such file"))
    }

    @Test(
        "Wrong usage",
        arguments: Sweep.some(
            4,
            of: [
                ["copy"], ["copy", "x", "--locale", "d e"], ["copy", "x", "--locale", ""],
                ["copy", "x", "--eligibility", "maybe"],
                ["copy", "x", "--storefront", "XXX"], ["copy", "x", "--format", "xml"],
                ["copy", "x", "--whole-amounts", "some"],
                ["locales", "--match", "d e"], ["nonsense"], ["copy", "x", "--catalogs", "/nowhere"],
                ["copy", "-", "--invalid-ids", "-"],
                ["copy", "x", "--eligibility", "none", "--eligibility", "introductory"],
                ["copy", "x", "--eligibility", "unknown", "--eligibility", "introductory"],
            ]
        )
    )
    func usage(arguments: [String]) async throws {
        let outcome = try await Tool.run(arguments)
        #expect(outcome.exitCode == 64 && !outcome.errors.isEmpty)
    }

    @Test(
        "What an argument holds that a terminal would obey is shown as an escape",
        arguments: Sweep.some(
            3,
            of: [
                ["copy", Tool.example, "--locale", "d\u{1B}[31me\nx"], ["copy", "no\u{1B}[31me\nx"],
                ["copy", Tool.example, "--format=j\u{1B}[31me\nx"], ["copy", Tool.example, "--ö\u{1B}[31me\nx"],
                ["j\u{1B}[31me\nx"], ["status", "-", "--now", "j\u{1B}[31me\nx"],
            ]
        )
    )
    func visibleArguments(arguments: [String]) async throws {
        let outcome = try await Tool.run(arguments)
        #expect(outcome.errors.contains(#"\u{1B}[31me\u{A}x"#), "\(outcome.errors)")
        #expect(!outcome.errors.contains("\u{1B}") && !outcome.output.contains("\u{1B}"))
    }

    @Test("An unknown locale speaks English, and it is reported")
    func unknownLocale() async throws {
        let outcome = try await Tool.run("copy", Tool.file(Tool.configuration()), "--locale", "tlh")
        #expect(outcome.exitCode == 0 && outcome.output.contains("per month") && outcome.errors.contains("tlh"))
    }

    @Test("A closed pipe ends quietly")
    func closedPipe() async throws {
        let outcome = try await Tool.shell(
            #""$0" copy "$1" | head -c 10 >/dev/null; echo "${PIPESTATUS[0]}""#,
            Tool.file(Tool.configuration(offers: 160))
        )
        #expect(outcome.output == "0\n" && outcome.errors.isEmpty)
    }

    @Test("A full disk is an error of writing")
    func fullDisk() async throws {
        let outcome = try await Tool.shell(#""$0" copy "$1" > /dev/full"#, Tool.file(Tool.configuration()))
        #expect(outcome.exitCode == 73 && outcome.errors.contains("cannot write"))
    }
}
