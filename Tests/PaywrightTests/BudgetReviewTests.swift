import Foundation
import PaywrightICU
import PaywrightMessages
import TestSupport
import Testing

@testable import Paywright
@testable import PaywrightReviewCases

@Suite("Every message with a length is measured, whoever wrote it")
struct BudgetReviewTests {
    /// What does not fit in the library with some messages laid over it.
    private func issues(_ locale: String, _ files: [String: String]) throws -> [Diagnostic] {
        let words = try files.sorted { $0.key < $1.key }.map { locale, members in
            try Catalog(parsing: Array(#"{"@@locale": "\#(locale)", \#(members)}"#.utf8), file: "own.\(locale).arb")
        }
        let library = try CatalogLibrary.builtin().adding(messages: words)
        return try BudgetReview().diagnostics(for: LocaleTag(locale), in: library)
    }

    private static let long = String(repeating: "lang ", count: 12) + "genug"

    @Test("Every built-in message with a length stands in some line or template")
    func coverage() throws {
        let source = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag("en")))
        let limited = Set(source.entries.filter { $0.lengthBudget != nil }.map(\.key))
        #expect(limited.count > 60)
        #expect(try limited.subtracting(BudgetReview().keys).isEmpty)
    }

    @Test(
        "A text that is too long is found, in lines, statuses and templates",
        arguments: Sweep.some(
            3,
            of: ["label.notNow", "price.free", "period.lifetime", "savings.off", "action.keep", "offerBadge.oneTime"]
        )
    )
    func tooLong(key: String) throws {
        let values = ["savings.off": "{percent} ", "offerBadge.oneTime": "{offerPrice} "]
        let found = try issues("de", ["de": "\"\(key)\": \"\(values[key] ?? "")\(Self.long)\""])
        #expect(
            found.map(\.place.key) == [key]
                && found.allSatisfy { $0.place.file == "own.de.arb" && CatalogCode($0) == .overBudget }
        )
        #expect(found.first?.message.contains("lang genug”, expected at most ") == true, "\(found)")
    }

    @Test("A key of one's own has the length that the source language's file states, else its own file")
    func ownKeys() throws {
        let limit = #""@trialEnd": {"x-budget": 25}"#
        let english = #""trialEnd": "{trialDuration} free", "# + limit
        let german = #""trialEnd": "Dein Probeabo endet nach {trialDuration_dative}""#
        let found = try issues("de", ["en": english, "de": german])
        #expect(found.map(\.place.key) == ["trialEnd"])
        let expected = "found 44 characters in “Dein Probeabo endet nach 1⍽Monat und 3⍽Tagen”, expected at most 25"
        #expect(found.map(\.message) == [expected])
        #expect(try issues("en", ["en": english, "de": german]).isEmpty)
        #expect(try issues("de", ["de": german + ", " + limit]).map(\.place.key) == ["trialEnd"])
        #expect(try issues("de", ["en": #""trialEnd": "free""#, "de": german]).isEmpty)
    }

    @Test("A button that says the product's name is measured with one")
    func names() throws {
        let found = try issues("de", ["de": #""callToAction.free": "{product} jetzt kostenlos holen""#])
        #expect(found.first?.message.contains("“Starter Pack jetzt kostenlos holen”") == true, "\(found)")
    }

    @Test("A built-in key keeps the package's length, whatever a file says")
    func builtinKeys() throws {
        let members = #""label.notNow": "\#(Self.long)", "@label.notNow": {"x-budget": 999}"#
        #expect(try issues("de", ["de": members]).map(\.place.key) == ["label.notNow"])
    }

    @Test("English that stands in for a message that cannot speak is not measured as its text")
    func fallback() throws {
        let english = try Catalog(
            parsing: Array(#"{"@@locale": "en", "label.notNow": "\#(Self.long)"}"#.utf8),
            file: "own.en.arb"
        )
        let german = CatalogLibrary.Source(locale: "de", file: "de.arb") {
            Array(#"{"@@locale": "de", "label.notNow": "{"}"#.utf8)
        }
        let library = try CatalogLibrary.builtin().replacing(with: [german]).adding(messages: [english])
        #expect(try BudgetReview().diagnostics(for: LocaleTag("de"), in: library).isEmpty)
        #expect(try BudgetReview().diagnostics(for: LocaleTag("en"), in: library).map(\.place.key) == ["label.notNow"])
    }

    @Test("Of a line of several sentences each is held to its own length")
    func sentences() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Locales/en.arb")
        // The first sentence of a line fits; the second, which is longer, has no room.
        var text = try String(contentsOf: file, encoding: .utf8)
        for (key, budget) in [("disclosure.offer", 200), ("disclosure.alreadySubscribed.freeTrial", 76)] {
            let start = "  \"@\(key)\": {\n"
            try #require(text.contains(start))
            text = text.replacing(start, with: start + "    \"x-budget\": \(budget),\n")
        }
        let bytes = Array(text.utf8)
        let english = CatalogLibrary.Source(locale: "en", file: "en.arb") { bytes }
        let library = try CatalogLibrary.builtin().replacing(with: [english])
        let found = try BudgetReview().diagnostics(for: LocaleTag("en"), in: library)
        let words = "If you’re already subscribed, the free period may start at your next renewal."
        let expected = "found \(words.count) characters in “\(words)”, expected at most 76"
        #expect(found.map(\.message) == [expected])
    }
}
