import Foundation
import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import TestSupport
import Testing

@Suite("Translators get a file with all they need")
struct AuthoringTests {
    private func new(_ tag: String) throws -> String {
        try CatalogAuthoring(AuthoringFixture.library()).newCatalog(for: LocaleTag(tag))
    }

    @Test("A new language: every message waits, with its text, its plural categories, its values and its room")
    func newLanguage() throws {
        let text = try new("pl")
        let file = try AuthoringFixture.object(text)
        #expect(file["@@locale"] as? String == "pl" && file["@@x-review"] as? String == "drafted")
        for key in ["price", "days", "duration.every"] { #expect(file[key] as? String == "", "\(key)") }
        let price = try AuthoringFixture.attributes("price", in: text)
        #expect(price["description"] as? String == "A price." && price["x-source"] as? String == "{price} a month")
        #expect(price["x-budget"] as? Int == 20 && price["x-template"] == nil)
        let value = try #require((price["placeholders"] as? [String: Any])?["price"] as? [String: Any])
        #expect(value["example"] as? String == "$9.99" && value["x-required"] as? Bool == true)
        #expect(
            try AuthoringFixture.attributes("days", in: text)["x-template"] as? String
                == "{cycles, plural, =0 {today} one {# day’s '{'x'}'} few {# days} many {# days} other {# days}}"
        )
        #expect(
            try AuthoringFixture.attributes("days", in: new("ja"))["x-template"] as? String
                == "{cycles, plural, =0 {today} other {# days}}"
        )
    }

    @Test(
        "A new language states how it writes numbers and dates, as the reader takes it",
        arguments: ["cy", "eu", "fa"]
    )
    func formats(tag: String) throws {
        let text = try new(tag)
        let stated = try #require(try AuthoringFixture.object(text)["@@x-formats"] as? [String: String])
        #expect(Set(stated.keys) == Set(LocaleFormats.Field.allCases.map(\.rawValue)))
        if tag == "cy" {
            #expect(stated["decimal"] == "." && stated["group"] == "," && stated["long-date"] == "d MMMM y")
            #expect(stated["months"]?.hasPrefix("Ionawr, Chwefror, Mawrth") == true)
        }
        let source = CatalogLibrary.Source(locale: tag, file: "\(tag).arb") { Array(text.utf8) }
        let library = try AuthoringFixture.library().replacing(with: [source])
        let catalog = try #require(try library.catalog(for: LocaleTag(tag)))
        #expect(catalog.diagnostics.isEmpty, "\(catalog.diagnostics)")
    }

    @Test("A file that waits says nothing: the source language speaks, and lint names each message")
    func waiting() throws {
        let text = try new("pl")
        let source = CatalogLibrary.Source(locale: "pl", file: "pl.arb") { Array(text.utf8) }
        let library = try AuthoringFixture.library().replacing(with: [source])
        #expect(try library.messages(for: LocaleTag("pl")).format("days", [.cycles: .count(0)]).locale == "en")
        let catalog = try #require(try library.catalog(for: LocaleTag("pl")))
        #expect(catalog.untranslated.map(\.key) == ["duration.every", "price", "days"])
        let issues = try CatalogLint(catalog, in: library).diagnostics()
        #expect(
            issues.filter { CatalogCode($0) == .missingKey }.count >= 2 && issues.allSatisfy { $0.place.line ?? 0 > 1 }
        )
        // Own words laid over the file leave the rest waiting where it stands.
        let words = try Catalog(parsing: Array(#"{"@@locale": "pl", "price": "{price}"}"#.utf8), file: "own.arb")
        let overlaid = try #require(try library.adding(messages: [words]).catalog(for: LocaleTag("pl")))
        #expect(overlaid.untranslated.map(\.key) == ["duration.every", "days"])
        #expect(overlaid.untranslated.allSatisfy { $0.line > 1 && $0.file == "pl.arb" })
    }

    @Test("A variant of a language there is holds only its head")
    func variant() throws {
        let authoring = try CatalogAuthoring(AuthoringFixture.library())
        #expect(
            try AuthoringFixture.object(new("de-AT")).keys.sorted()
                == ["@@locale", "@@x-numbering-system", "@@x-review"]
        )
        #expect(try authoring.parent(of: LocaleTag("de-AT")) == LocaleTag("de"))
        #expect(try authoring.parent(of: LocaleTag("pl")) == nil)
    }

    @Test(
        "What is no new language is refused, and a catalog that speaks for it is named",
        arguments: [
            ("de", "found a catalog of \"de\""), ("en", "found the source language"), ("und", "found \"und\""),
            ("de-u-nu-latn", "found \"de-u-nu-latn\""), ("en-XA", "found \"en-XA\""), ("ar-XB", "found \"ar-XB\""),
            ("no", "found the catalog \"nb\""), ("nn", "found the catalog \"nb\", which speaks for \"nn\""),
            ("pt", "found the catalog \"pt-BR\""), ("zh-CN", "found the catalog \"zh-Hans\""),
            ("zh-HK", "found the catalog \"zh-Hant\", which speaks for \"zh-HK\""),
        ]
    )
    func refusals(tag: String, found: String) throws {
        let library = try MessagesTests.library(
            [
                "en": "\"a\": \"a\"", "de": "\"a\": \"a\"", "nb": "\"a\": \"a\"", "pt-BR": "\"a\": \"a\"",
                "zh-Hans": "\"a\": \"a\"", "zh-Hant": "\"a\": \"a\"",
            ]
        )
        let refusal = #expect(throws: CatalogAuthoring.Refusal.self) {
            try CatalogAuthoring(library).newCatalog(for: LocaleTag(tag))
        }
        #expect(refusal?.description.hasPrefix(found) == true)
    }

    @Test(
        "The digits are stated, the parent's or ICU's",
        arguments: [("cy", "latn"), ("my", "mymr"), ("fa", "arabext"), ("ne", "deva"), ("de-AT", "beng")]
    )
    func digits(tag: String, digits: String) throws {
        let library = try MessagesTests.library(
            ["en": AuthoringFixture.source(), "de": #""@@x-numbering-system": "beng", "price": "{price}""#]
        )
        let file = try AuthoringFixture.object(CatalogAuthoring(library).newCatalog(for: LocaleTag(tag)))
        #expect(file["@@x-numbering-system"] as? String == digits)
        // An empty term would be one that lint asks for.
        #expect((file["@@x-glossary"] as? [String: Any])?.isEmpty != false)
    }

    // MARK: Templates

    private static let english = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Locales/en.arb")

    @Test(
        "The filled-in templates of the English messages have every plural category that lint asks for",
        arguments: Sweep.some(1, of: ["ar", "cs", "cy", "ga", "ja", "lt", "mt", "pl", "sl"])
    )
    func templatesSatisfyLint(tag: String) throws {
        let bytes = try Array(Data(contentsOf: Self.english))
        let english = CatalogLibrary.Source(locale: "en", file: "en.arb") { bytes }
        let text = try CatalogAuthoring(CatalogLibrary([english])).newCatalog(for: LocaleTag(tag))
        var file = try AuthoringFixture.object(text)
        for key in file.keys where !key.hasPrefix("@") {
            let attributes = try #require(file["@" + key] as? [String: Any])
            file[key] = attributes["x-template"] ?? attributes["x-source"]
        }
        let filled = try JSONSerialization.data(withJSONObject: file)
        let library = try CatalogLibrary([english, .init(locale: tag, file: "\(tag).arb") { Array(filled) }])
        let catalog = try #require(try library.catalog(for: LocaleTag(tag)))
        #expect(catalog.untranslated.isEmpty && catalog.entries.count > 300)
        let plurals: Set<CatalogCode> = [.pluralCategoryMissing, .pluralCategoryTwice, .badPattern]
        #expect(
            try CatalogLint(catalog, in: library).diagnostics().filter { CatalogCode($0).map(plurals.contains) == true }
                == []
        )
        // An update has nothing to add to a new file.
        let update = try CatalogAuthoring(library).update(Array(text.utf8), file: "new.arb")
        #expect(update.text == text && update.saysTheSame && update.explained == [])
    }

    private func template(of pattern: String) throws -> String? {
        let library = try MessagesTests.library(["en": #""key": \#(quoted(pattern))"#])
        let text = try CatalogAuthoring(library).newCatalog(for: LocaleTag("pl"))
        return try AuthoringFixture.attributes("key", in: text)["x-template"] as? String
    }

    @Test(
        "A template has the categories of the numbers that have no branch of their own",
        arguments: [
            ("{cycles, plural, =1 {a} other {# b}}", "{cycles, plural, =1 {a} few {# b} many {# b} other {# b}}"),
            ("{cycles, plural, =1 {a} other {b}}", nil),
            ("{cycles, plural, one {a} other {b}}", "{cycles, plural, one {a} few {b} many {b} other {b}}"),
            ("{cycles, plural, one {'#'} other {#}}", "{cycles, plural, one {'#'} few {#} many {#} other {#}}"),
            (
                "{cycles, plural, one {'{}#'' '} other {{store, select, other {#}}}}",
                "{cycles, plural, one {'{}#''' } few {{store, select, other {#}}} many {{store, select, other {#}}} "
                    + "other {{store, select, other {#}}}}"
            ),
        ] as [(String, String?)]
    )
    func layout(pattern: String, template: String?) throws {
        #expect(try self.template(of: pattern) == template)
    }

    @Test("A template compiles to the same message, whatever is quoted in it")
    func quoting() throws {
        var generator = SystemRandomNumberGenerator()
        let pieces = ["''", "'{'", "'}'", "'{}'", "'{''}'", "''''", "#", "'#'", "'{#'", "’", "e\u{301}", " "]
        for _ in Sweep.some(20, of: 0..<60) {
            let count = Int.random(in: 0...6, using: &generator)
            let words = (0..<count).compactMap { _ in pieces.randomElement(using: &generator) }
            // A letter between: two pieces with apostrophes would make a third.
            let text = words.joined(separator: "x")
            let pattern =
                "\(text)x{cycles, plural, one {\(text) {store, select, other {\(text)x}}x} other {\(text)x}}x\(text)"
            let template = try #require(try self.template(of: pattern))
            for count in [1, 3, 5] {
                let arguments: MessageArguments = [.cycles: .count(count), .store: .selection("x")]
                let source = try MessagesTests.text("en", pattern, arguments)
                #expect(try MessagesTests.text("en", template, arguments) == source, "\(pattern)\n\(template)")
            }
        }
    }
}
