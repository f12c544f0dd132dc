import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import Testing

@Suite("A layer of a language speaks where it is used, and leaves what it does not say to its language")
struct LayerTests {
    private static let catalogs: KeyValuePairs<String, String> = [
        "en": """
        "a": "en a", "@a": {"placeholders": {"store": {"x-required": ["appStore"]}}}, "b": "en b", "c": "en c", "d": "en d"
        """,
        "sv": """
        "@@x-numbering-system": "deva", "@@x-glossary-stems": {"plan": ["abonn", "pren"]}, "a": "abonn a", "b": "sv b {price}", \
        "c": "{store, select, googlePlay {pren c} other {abonn c}}"
        """,
        "sv-x-gplay": #""@@x-glossary-stems": {"plan": ["pren"]}, "a": "pren a""#,
        "sv-FI": #""b": "fi b""#,
        "de": #""a": "dein a", "b": "dein b", "c": "dein c", "d": "de d""#,
        "de-x-formal": #""a": "Ihr a", "b": "Ihr b""#,
        "de-x-gplay": #""a": "dein Play a", "c": "dein Play c""#,
        "de-x-formal-gplay": #""a": "Ihr Play a""#,
    ]

    private func library() throws -> CatalogLibrary { try MessagesTests.library(Self.catalogs) }

    @Test(
        "The layer of a tag, with or without a form of address; the parts of a language, nearest first",
        arguments: [
            ("sv", nil, ["sv"]), ("sv-x-gplay", "gplay", ["sv-x-gplay", "sv"]),
            ("de-x-formal", nil, ["de-x-formal", "de"]),
            ("de-x-formal-gplay", "gplay", ["de-x-formal-gplay", "de-x-gplay", "de-x-formal", "de"]),
        ] as [(String, String?, [String])]
    )
    func tags(tag: String, layer: String?, parts: [String]) throws {
        let locale = try LocaleTag(tag)
        #expect(locale.layer == layer && locale.partsOfLanguage.map(\.tag) == parts)
        #expect(locale.isPartOfLanguage == (parts.count > 1))
        #expect(locale.layered(nil).layered(layer) == locale && locale.withoutPrivateUse.tag == parts.last)
    }

    @Test("The lists of languages and of forms of address have no layer; a tag that asks for one gets the language")
    func lists() throws {
        let library = try library()
        #expect(library.locales.map(\.tag) == ["en", "sv", "sv-FI", "de"])
        #expect(library.addressed.map(\.tag) == ["de-x-formal"])
        #expect(library.layered.map(\.tag) == ["sv-x-gplay", "de-x-gplay", "de-x-formal-gplay"])
        let asked = try library.messages(for: LocaleTag("sv-x-gplay"))
        #expect(asked.match.matched.tag == "sv" && asked.format("a", [:]).string == "Abonn a")
    }

    @Test(
        "Each message is of the nearest part of the language, a region before its language",
        arguments: [
            ("sv", ["Pren a", "Sv b ", "Pren c", "En d"]), ("sv-FI", ["Pren a", "Fi b", "Pren c", "En d"]),
            ("de", ["Dein Play a", "Dein b", "Dein Play c", "De d"]),
            ("de-x-formal", ["Ihr Play a", "Ihr b", "Dein Play c", "De d"]),
        ]
    )
    func texts(tag: String, expected: [String]) throws {
        let messages = try #require(try library().messages(of: .googlePlay, for: LocaleTag(tag)))
        let arguments: MessageArguments = [.store: .selection("googlePlay"), .price: .text("")]
        let lines = ["a", "b", "c", "d"].map { messages.format($0, arguments) }
        #expect(lines.map(\.string) == expected)
        // Nobody reads of the layer.
        #expect(messages.match.requested.tag == tag && lines.allSatisfy { !$0.locale.contains("gplay") })
        #expect(lines[0].locale == (tag == "de-x-formal" ? tag : tag == "de" ? "de" : "sv"))
    }

    @Test("A language without the layer has none, nor has a pseudo-locale")
    func none() throws {
        for tag in ["en", "fr", "en-XA"] {
            #expect(try library().messages(of: .googlePlay, for: LocaleTag(tag)) == nil)
        }
    }

    @Test("Digits and typography are those of the language")
    func formats() throws {
        let price: MessageArguments = [.price: money("1234.5", "EUR")]
        let own = try #require(try library().messages(of: .googlePlay, for: LocaleTag("sv")))
        let plain = try library().messages(for: LocaleTag("sv"))
        #expect(own.format("b", price).string == plain.format("b", price).string)
        #expect(own.format("b", price).string.contains("१"))
    }

    @Test(
        "A caller's words of the language come before the library's layer; words for the layer come first",
        arguments: [
            (#""a": "own a {store, select, appStore {A} other {B}}""#, nil, "Own a B"),
            (nil, #""a": "own play""#, "Own play"),
            (#""a": "own a {store, select, appStore {A} other {B}}""#, #""a": "own play""#, "Own play"),
            (#""d": "own d""#, nil, "Pren a"),
        ] as [(String?, String?, String)]
    )
    func ownWords(plain: String?, layer: String?, expected: String) throws {
        let files = try [plain.map { try messages("sv", $0) }, layer.map { try messages("sv-x-gplay", $0) }]
        for order in [files, files.reversed()] {
            let library = try library().adding(messages: order.compactMap { $0 })
            let own = try #require(try library.messages(of: .googlePlay, for: LocaleTag("sv")))
            #expect(own.format("a", [.store: .selection("googlePlay")]).string == expected)
            // A layer needs no branch of another word than its own.
            #expect(library.diagnostics.isEmpty)
        }
    }

    @Test("A caller's words bring a layer that the library does not have")
    func newLayer() throws {
        let library = try library().adding(messages: [messages("sv-FI-x-gplay", #""c": "Play c""#)])
        let finnish = try #require(try library.messages(of: .googlePlay, for: LocaleTag("sv-FI")))
        #expect(finnish.format("c", [:]).string == "Play c")
        #expect(finnish.format("a", [:]).string == "Pren a")
    }

    // MARK: Lint

    private func codes(_ locale: String, _ members: String) throws -> [CatalogCode] {
        let source = CatalogLibrary.Source(locale: locale, file: "\(locale).arb") {
            Array(#"{"@@locale": "\#(locale)", \#(members)}"#.utf8)
        }
        let library = try library().replacing(with: [source])
        let catalog = try #require(try library.catalog(for: LocaleTag(locale)))
        return try CatalogLint(catalog, in: library).diagnostics().compactMap { CatalogCode($0) }
            .filter { [.layerTermMissing, .layerTermMixed].contains($0) }
    }

    private static let layer = #""@@x-glossary-stems": {"plan": ["pren"]}, "#
    private static let language = #""@@x-glossary-stems": {"plan": ["abonn", "pren"]}, "a": "abonn a", "#

    @Test(
        "A layer has no term of its language, and replaces each text that has one where the layer is used",
        arguments: [
            (#""a": "pren a""#, []), (#""a": "Förabonn a""#, [.layerTermMixed]),
            (#""a": "{store, select, appStore {abonn} other {pren}}""#, []),
            (#""a": "{store, select, googlePlay {abonn} other {pren}}""#, [.layerTermMixed]),
            (#""b": "pren b""#, [.layerTermMissing]), (#""@@x-same-as-source": ["a"], "b": "pren b""#, []),
        ] as [(String, [CatalogCode])]
    )
    func lint(members: String, expected: [CatalogCode]) throws {
        #expect(try codes("sv-x-gplay", Self.layer + members) == expected)
    }

    @Test(
        "The language has the layer's term in branches of the layer's word alone",
        arguments: [
            (#""c": "{store, select, googlePlay {pren} other {abonn}}""#, []), (#""c": "pren c""#, [.layerTermMixed]),
            (#""c": "{store, select, googlePlay {abonn} stripe {pren} other {abonn}}""#, [.layerTermMixed]),
        ] as [(String, [CatalogCode])]
    )
    func lintOfLanguage(members: String, expected: [CatalogCode]) throws {
        #expect(try codes("sv", Self.language + members) == expected)
    }

    @Test("A branch of the language with its own term, where the layer is used, is missed in the layer")
    func lintOfBranch() throws {
        let language = CatalogLibrary.Source(locale: "sv", file: "sv.arb") {
            let members = Self.language + #""c": "{store, select, googlePlay {abonn} other {x}}""#
            return Array(#"{"@@locale": "sv", \#(members)}"#.utf8)
        }
        let library = try library().replacing(with: [language])
        let layer = try #require(try library.catalog(for: LocaleTag("sv-x-gplay")))
        let found = try CatalogLint(layer, in: library).diagnostics().filter {
            CatalogCode($0) == .layerTermMissing
        }
        #expect(found.map(\.place.key) == ["c"])
        #expect(found.first?.message == "found “abonn” in sv.arb, expected a message with the term of googlePlay")
    }

    @Test("A text that changes in the language is looked at in the layer, and a new layer has a head alone")
    func authoring() throws {
        let file = #"{"@@locale": "sv-x-gplay", "a": "pren a"}"#
        let recorded = try CatalogAuthoring(library()).update(Array(file.utf8), file: "sv-x-gplay.arb")
        #expect(recorded.recorded == ["a"] && recorded.added == [])
        let changed = CatalogLibrary.Source(locale: "sv", file: "sv.arb") {
            Array(#"{"@@locale": "sv", "a": "nya abonn a"}"#.utf8)
        }
        let marked = try CatalogAuthoring(library().replacing(with: [changed]))
            .update(Array(recorded.text.utf8), file: "sv-x-gplay.arb")
        #expect(marked.changed == ["a"])
        let new = try CatalogAuthoring(library()).newCatalog(for: LocaleTag("sv-FI-x-gplay"))
        #expect(try Catalog(parsing: Array(new.utf8), file: "sv-FI-x-gplay.arb").entries.isEmpty)
    }
}
