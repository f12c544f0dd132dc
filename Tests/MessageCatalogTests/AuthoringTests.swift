import Foundation
import MessageCatalog
import Testing

@Suite("Translators get a file with all they need, and keep what they wrote")
struct AuthoringTests {
    private static func source(_ price: String = "{price} a month") -> String {
        #"""
        "@@x-glossary": {"offer": "offer"},
        "duration.every": "every {duration}", "@duration.every": {"description": "How often."},
        "price": "\#(price)", "@price": {"description": "A price.", "placeholders": {"price": {"example": "$9.99", "x-required": true}}, "x-budget": 20},
        "days": "{cycles, plural, =0 {today} one {# day’s '{'x'}'} other {# days}}", "@days": {"description": "Days."}
        """#
    }

    private func library(price: String = "{price} a month") throws -> CatalogLibrary {
        try MessageCatalogTests.library(["en": Self.source(price), "de": #""price": "{price} im Monat""#])
    }

    private func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("A new language: every message waits, with its text, its plural categories, its values and its room")
    func newLanguage() throws {
        let text = try CatalogAuthoring(library()).newCatalog(for: LocaleTag("pl"))
        let file = try object(text)
        #expect(file["@@locale"] as? String == "pl" && file["@@x-review"] as? String == "drafted")
        for key in ["price", "days", "duration.every"] { #expect(file[key] as? String == "", "\(key)") }
        let price = try #require(file["@price"] as? [String: Any])
        #expect(price["description"] as? String == "A price." && price["x-source"] as? String == "{price} a month")
        #expect(price["x-budget"] as? Int == 20 && price["x-template"] == nil)
        let value = try #require((price["placeholders"] as? [String: Any])?["price"] as? [String: Any])
        #expect(value["example"] as? String == "$9.99" && value["x-required"] as? Bool == true)
        let days = try #require(file["@days"] as? [String: Any])
        #expect(
            days["x-template"] as? String
                == "{cycles, plural, =0 {today} one {# day’s '{'x'}'} few {# days} many {# days} other {# days}}"
        )
        let japanese = try object(CatalogAuthoring(library()).newCatalog(for: LocaleTag("ja")))
        #expect(
            (japanese["@days"] as? [String: Any])?["x-template"] as? String
                == "{cycles, plural, =0 {today} other {# days}}"
        )
    }

    @Test("A template compiles to the same message")
    func templates() throws {
        let file = try object(CatalogAuthoring(library()).newCatalog(for: LocaleTag("ar")))
        let template = try #require((file["@days"] as? [String: Any])?["x-template"] as? String)
        for count in [0, 1, 2, 5, 11, 100] {
            let source = try MessageCatalogTests.text("en", Self.pattern, [.cycles: .count(count)])
            #expect(try MessageCatalogTests.text("en", template, [.cycles: .count(count)]) == source)
        }
    }

    private static let pattern = "{cycles, plural, =0 {today} one {# day’s '{'x'}'} other {# days}}"

    @Test("A file that waits says nothing: the source language speaks, and lint names each message")
    func waiting() throws {
        let text = try CatalogAuthoring(library()).newCatalog(for: LocaleTag("pl"))
        let source = CatalogLibrary.Source(locale: "pl", file: "pl.arb") { Array(text.utf8) }
        let library = try library().replacing(with: [source])
        #expect(try library.messages(for: LocaleTag("pl")).format("days", [.cycles: .count(0)]).locale == "en")
        let catalog = try #require(try library.catalog(for: LocaleTag("pl")))
        #expect(catalog.untranslated.map(\.key) == ["duration.every", "price", "days"])
        let issues = try CatalogLint(catalog, in: library).issues()
        #expect(issues.map(\.code) == [.missingKey, .missingKey, .missingKey] && issues.allSatisfy { $0.line > 1 })
    }

    @Test("A variant of a language there is holds only its head")
    func variant() throws {
        let authoring = try CatalogAuthoring(library())
        #expect(try object(authoring.newCatalog(for: LocaleTag("de-AT"))).count == 2)
        #expect(try authoring.parent(of: LocaleTag("de-AT")) == LocaleTag("de"))
        #expect(try authoring.parent(of: LocaleTag("pl")) == nil)
    }

    @Test(
        "What is no new language is refused",
        arguments: ["de", "en", "und", "de-u-nu-latn"]
    )
    func refusals(tag: String) throws {
        #expect(throws: CatalogAuthoring.Refusal.self) {
            try CatalogAuthoring(library()).newCatalog(for: LocaleTag(tag))
        }
    }

    // MARK: Updates

    private func update(_ members: String, price: String = "{price} a month") throws -> CatalogAuthoring.Update {
        let bytes = Array(#"{"@@locale": "pl", \#(members)}"#.utf8)
        return try CatalogAuthoring(library(price: price)).update(bytes, file: "pl.arb")
    }

    @Test("An update adds what is new, records what it finds, and leaves the rest as it is")
    func updates() throws {
        let first = try update(
            ##""price": "{price} co miesiąc", "own": "moje", "@own": {"x": [1.50, null]}, "duration": "{count}", "@@x-other": true"##
        )
        #expect(
            first.added == ["days"] && first.recorded == ["price"] && first.changed == [] && first.unknown == ["own"]
        )
        let file = try object(first.text)
        #expect(file["price"] as? String == "{price} co miesiąc" && file["days"] as? String == "")
        #expect(
            file["own"] as? String == "moje" && file["duration"] as? String == "{count}"
                && file["@@x-other"] as? Bool == true
        )
        #expect(first.text.contains(#""@own": {"#) && first.text.contains("[1.50, null]"))
        let again = try CatalogAuthoring(library()).update(Array(first.text.utf8), file: "pl.arb")
        #expect(again.text == first.text && again.added == [] && again.recorded == [])
    }

    @Test("A message that has got its text keeps only the hash; one that waits keeps its explanation up to date")
    func translated() throws {
        let new = try CatalogAuthoring(library()).newCatalog(for: LocaleTag("pl"))
        let filled = new.replacing(#""price": """#, with: #""price": "{price} co miesiąc""#)
        let update = try CatalogAuthoring(library(price: "{price} each month")).update(
            Array(filled.utf8),
            file: "pl.arb"
        )
        #expect(update.translated == ["price"] && update.changed == ["price"])
        let same = try CatalogAuthoring(library()).update(Array(filled.utf8), file: "pl.arb")
        #expect(same.translated == ["price"] && same.changed == [])
        let price = try #require(try object(same.text)["@price"] as? [String: Any])
        #expect(Array(price.keys) == ["x-source-hash"])
        #expect((try object(same.text)["@days"] as? [String: Any])?["description"] as? String == "Days.")
    }

    @Test("A changed source text marks its translation until someone takes the mark away")
    func changed() throws {
        let recorded = try update(#""price": "{price} co miesiąc", "days": "x""#).text
        let library = try library(price: "{price} each month")
        let changed = try CatalogAuthoring(library).update(Array(recorded.utf8), file: "pl.arb")
        #expect(changed.changed == ["price"])
        let price = try #require(try object(changed.text)["@price"] as? [String: Any])
        #expect(price["x-state"] as? String == "changed" && price["x-source"] as? String == "{price} each month")
        func codes(_ text: String) throws -> [CatalogIssue.Code] {
            let source = CatalogLibrary.Source(locale: "pl", file: "pl.arb") { Array(text.utf8) }
            let all = try library.replacing(with: [source])
            return try CatalogLint(#require(try all.catalog(for: LocaleTag("pl"))), in: all).issues().map(\.code)
        }
        // Lint sees it with and without an update, and again after one that the translator has not answered.
        #expect(try codes(recorded) == [.sourceChanged])
        #expect(try codes(changed.text) == [.sourceChanged])
        let again = try CatalogAuthoring(library).update(Array(changed.text.utf8), file: "pl.arb")
        #expect(again.text == changed.text && again.changed == ["price"])
        let mended = changed.text.replacing(#", "x-state": "changed""#, with: "")
        try #require(mended != changed.text)
        #expect(try codes(mended) == [])
        let done = try CatalogAuthoring(library).update(Array(mended.utf8), file: "pl.arb")
        #expect(done.changed == [] && !done.text.contains("x-source\""))
    }

    @Test("Invisible characters are written as escapes, and nothing is lost on the way")
    func characters() throws {
        let text = "a\u{A0}b\u{202F}c\u{200C}d\u{2066}e\u{FEFF}f\u{1F600}\u{E0001}\\\"/ ’"
        let written = try update(#""price": \#(String(decoding: JSONEncoder().encode(text), as: UTF8.self))"#).text
        #expect(try object(written)["price"] as? String == text)
        for hidden in ["\u{A0}", "\u{202F}", "\u{200C}", "\u{2066}", "\u{FEFF}", "\u{E0001}"] {
            #expect(!written.unicodeScalars.contains(hidden.unicodeScalars.first!))
        }
        #expect(written.contains(#"a\u00a0b\u202fc\u200cd\u2066e"#) && written.contains("\u{1F600}"))
    }

    @Test("The source language and what is no catalog are refused")
    func noUpdate() throws {
        #expect(throws: CatalogAuthoring.Refusal.isSource) {
            try CatalogAuthoring(library()).update(Array(#"{"@@locale": "en"}"#.utf8), file: "en.arb")
        }
        #expect(throws: CatalogIssue.self) { try CatalogAuthoring(library()).update(Array("[]".utf8), file: "x.arb") }
    }
}
