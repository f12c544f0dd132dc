import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import Testing

@Suite("A form of address finds its catalog, and leaves what it does not say to its language")
struct FormOfAddressTests {
    private func library() throws -> CatalogLibrary {
        try MessagesTests.library([
            "en": #""a": "en a", "b": "en b", "c": "en c", "d": "en d", "e": "en e""#,
            "de": """
            "@@x-address": "informal", "@@x-numbering-system": "deva", "@@x-sentence-separator": "_", \
            "@@x-address-words": {"formal": ["Sie"], "informal": ["du", "dein*"]}, \
            "a": "dein a", "b": "de b {price}", "c": "de c"
            """,
            "de-x-formal": #""@@x-address": "formal", "a": "Sie a""#,
            "fr": #""@@x-address": "formal", "a": "fr a", "b": "fr b", "c": "fr c", "d": "fr d""#,
            "fr-CA": #""@@x-address": "formal", "b": "ca b", "c": "ca c""#,
            "fr-x-informal": #""@@x-address": "informal", "a": "tu a", "b": "tu b", "c": "tu c""#,
            "fr-CA-x-informal": #""@@x-address": "informal", "b": "ca tu b""#,
            "da": #""@@x-address": "informal", "a": "da a""#,
        ])
    }

    @Test(
        "A tag asks for a form in private use, whatever stands before it",
        arguments: [
            ("de", nil, "de"), ("de-x-formal", .formal, "de-x-formal"), ("DE_at-X-Formal", .formal, "de-AT-x-formal"),
            ("de-u-nu-deva-x-informal", .informal, "de-x-informal"), ("de-x-own-formal", .formal, "de-x-formal"),
            ("de-x-other", nil, "de"), ("zh-Hant-HK", nil, "zh-Hant-HK"), ("en-XA-x-formal", .formal, "en-XA-x-formal"),
        ] as [(String, FormOfAddress?, String)]
    )
    func tags(tag: String, address: FormOfAddress?, catalog: String) throws {
        let locale = try LocaleTag(tag)
        #expect(locale.address == address && locale.catalogTag.tag == catalog)
    }

    @Test("A form is set, replaced and taken away; keywords stay before it")
    func setting() throws {
        let locale = try LocaleTag("ar-EG-u-nu-arab")
        #expect(locale.addressing(.formal).tag == "ar-EG-u-nu-arab-x-formal")
        #expect(try LocaleTag(locale.addressing(.formal).tag) == locale.addressing(.formal))
        #expect(locale.addressing(.formal).addressing(.informal).tag == "ar-EG-u-nu-arab-x-informal")
        #expect(locale.addressing(.formal).addressing(nil) == locale && locale.addressing(nil) == locale)
        #expect(locale.addressing(.formal).keyword("nu") == "arab")
        #expect(try LocaleTag("de-x-formal").languageAndScript == "de-Latn")
        #expect(try LocaleTag("de-x-formal").displayName(in: LocaleTag("en")) == "German, formal")
    }

    @Test(
        "The name of a form is in the language that names the locale; the subtag where that has no name for it",
        arguments: [
            ("de-x-formal", "en", "German, formal"), ("de-x-formal", "de", "Deutsch, formell"),
            ("fr-x-informal", "fr", "français, tutoiement"), ("es-x-formal", "es", "español, formal"),
            ("it-x-formal", "it-CH", "italiano, formale"), ("nl-x-formal", "nl", "Nederlands, formeel"),
            ("de-x-formal", "ja", "ドイツ語, x-formal"),
        ]
    )
    func names(tag: String, language: String, name: String) throws {
        #expect(try LocaleTag(tag).displayName(in: LocaleTag(language)) == name)
    }

    @Test(
        "The catalogs that speak, and whether the form is missing",
        arguments: [
            ("de", "de", false, ["de"]), ("de-x-formal", "de-x-formal", false, ["de-x-formal", "de"]),
            ("de-AT-x-formal", "de-x-formal", false, ["de-x-formal", "de"]), ("de-x-informal", "de", false, ["de"]),
            ("fr-x-formal", "fr", false, ["fr"]),
            ("fr-BE-x-informal", "fr-x-informal", false, ["fr-x-informal", "fr"]),
            ("fr-CA-x-informal", "fr-CA-x-informal", false, ["fr-CA-x-informal", "fr-CA", "fr-x-informal", "fr"]),
            ("fr-CA-x-formal", "fr-CA", false, ["fr-CA", "fr"]), ("da-x-formal", "da", true, ["da"]),
            ("da-x-informal", "da", false, ["da"]), ("en-x-formal", "en", true, []), ("cy-x-formal", "en", false, []),
            ("en-XA-x-formal", "en-XA", false, []),
        ]
    )
    func matches(requested: String, matched: String, lacksAddress: Bool, speakers: [String]) throws {
        let library = try library()
        let messages = try library.messages(for: LocaleTag(requested))
        #expect(messages.match.matched.tag == matched && messages.match.lacksAddress == lacksAddress)
        #expect(messages.speakers.map(\.tag).filter { !["en", "en-XA"].contains($0) } == speakers)
    }

    @Test("The list of languages has no form of address")
    func lists() throws {
        #expect(try library().locales.map(\.tag) == ["en", "de", "fr", "fr-CA", "da"])
        #expect(try library().addressed.map(\.tag) == ["de-x-formal", "fr-x-informal", "fr-CA-x-informal"])
    }

    @Test("A text is of the nearest catalog in the form, a region before its language")
    func texts() throws {
        let messages = try library().messages(for: LocaleTag("fr-CA-x-informal"))
        let lines = ["a", "b", "c", "d", "e"].map { messages.format($0, [:]) }
        #expect(lines.map(\.string) == ["Tu a", "Ca tu b", "Ca c", "Fr d", "En e"])
        #expect(lines.map(\.locale) == ["fr-x-informal", "fr-CA-x-informal", "fr-CA", "fr", "en"])
    }

    @Test("Digits, formats and typography are those of the language, in a region too", arguments: ["de", "de-AT"])
    func formats(locale: String) throws {
        let (own, formal) = (LocaleTag.init(canonical:), try LocaleTag(locale).addressing(.formal))
        let library = try library()
        let (plain, other) = (try library.messages(for: own(locale)), try library.messages(for: formal))
        let price: MessageArguments = [.price: money("1234.5", "EUR")]
        #expect(plain.format("b", price).string.contains("१"))
        #expect(other.format("b", price).string == plain.format("b", price).string)
        #expect(other.format([Message("a"), Message("c")]).string == "Sie a_De c")
    }

    @Test(
        "A caller's words of the language come before the library's in one form; words for the form come first",
        arguments: [
            (#""a": "own a""#, nil, "Own a", "Own a"), (#""a": "own a""#, #""a": "own Sie""#, "Own a", "Own Sie"),
            (#""c": "own c""#, nil, "Dein a", "Sie a"), (nil, #""a": "own Sie""#, "Dein a", "Own Sie"),
        ] as [(String?, String?, String, String)]
    )
    func ownWords(plain: String?, formal: String?, expected: String, expectedFormal: String) throws {
        let files = try [plain.map { try messages("de", $0) }, formal.map { try messages("de-x-formal", $0) }]
        for order in [files, files.reversed()] {
            let library = try library().adding(messages: order.compactMap { $0 })
            #expect(try library.messages(for: LocaleTag("de")).format("a", [:]).string == expected)
            #expect(try library.messages(for: LocaleTag("de-x-formal")).format("a", [:]).string == expectedFormal)
            #expect(library.diagnostics.isEmpty && library.locales.count == 5)
        }
    }

    @Test("A caller's words bring a form that the library does not have")
    func newForm() throws {
        let library = try library().adding(messages: [messages("da-x-formal", #""a": "De a""#)])
        let danish = try library.messages(for: LocaleTag("da-x-formal"))
        #expect(danish.format("a", [:]).string == "De a" && !danish.match.lacksAddress)
    }

    // MARK: Lint

    private func codes(_ members: String, locale: String = "de-x-formal") throws -> [CatalogCode] {
        let source = CatalogLibrary.Source(locale: locale, file: "\(locale).arb") {
            Array(#"{"@@locale": "\#(locale)", \#(members)}"#.utf8)
        }
        let library = try library().replacing(with: [source])
        let catalog = try #require(try library.catalog(for: LocaleTag(locale)))
        return try CatalogLint(catalog, in: library).diagnostics().compactMap { CatalogCode($0) }
            .filter { [.addressMissing, .addressMixed].contains($0) }
    }

    @Test(
        "A text in the other form is found, and a text of the language that the form does not replace",
        arguments: [
            (#""@@x-address": "formal", "a": "Sie a""#, []),
            (#""@@x-address": "formal", "a": "Sie a", "c": "und du""#, [.addressMixed]),
            (#""@@x-address": "formal", "a": "Deine a""#, [.addressMixed]),
            (#""@@x-address": "formal", "c": "Sie c""#, [.addressMissing]),
            // Parts of other words are none.
            (#""@@x-address": "formal", "a": "Sie a", "c": "Dudelsack, Indein""#, []),
        ] as [(String, [CatalogCode])]
    )
    func lint(members: String, expected: [CatalogCode]) throws { #expect(try codes(members) == expected) }

    @Test("The language itself keeps to its own form; a pronoun with a capital is no other word")
    func lintOfLanguage() throws {
        let head = #""@@x-address": "informal", "@@x-address-words": {"formal": ["Sie"], "informal": ["du"]}"#
        #expect(try codes(head + #", "a": "wenn Sie a""#, locale: "de") == [.addressMixed])
        #expect(try codes(head + #", "a": "wenn sie a, du""#, locale: "de") == [])
    }

    @Test("What a file states about its form has to be one of the two", arguments: [#""Sie""#, "7", "null"])
    func badStatement(value: String) throws {
        let catalog = try messages("de", #""@@x-address": \#(value), "@@x-address-words": {"polite": ["Sie"]}"#)
        #expect(catalog.diagnostics.compactMap { CatalogCode($0) } == [.badMetadata, .badMetadata])
    }

    // MARK: Authoring

    @Test("A text that changes in the language marks the same text in the other form")
    func update() throws {
        let file = #"{"@@locale": "de-x-formal", "@@x-address": "formal", "a": "Sie a"}"#
        let recorded = try CatalogAuthoring(library()).update(Array(file.utf8), file: "de-x-formal.arb")
        #expect(recorded.recorded == ["a"] && recorded.added == [])
        let again = try CatalogAuthoring(library()).update(Array(recorded.text.utf8), file: "de-x-formal.arb")
        #expect(again.text == recorded.text)
        let changed = CatalogLibrary.Source(locale: "de", file: "de.arb") {
            Array(#"{"@@locale": "de", "@@x-address": "informal", "a": "dein neues a"}"#.utf8)
        }
        let library = try library().replacing(with: [changed])
        let marked = try CatalogAuthoring(library).update(Array(recorded.text.utf8), file: "de-x-formal.arb")
        #expect(marked.changed == ["a"] && marked.text.contains(#""x-source": "dein neues a""#))
        let formal = CatalogLibrary.Source(locale: "de-x-formal", file: "de-x-formal.arb") { Array(recorded.text.utf8) }
        let all = try library.replacing(with: [formal])
        let catalog = try #require(try all.catalog(for: LocaleTag("de-x-formal")))
        #expect(
            try CatalogLint(catalog, in: all).diagnostics().compactMap { CatalogCode($0) }.contains(.sourceChanged)
        )
    }

    @Test("A new file of a form of address has a head alone")
    func newFile() throws {
        let text = try CatalogAuthoring(library()).newCatalog(for: LocaleTag("da-x-formal"))
        let catalog = try Catalog(parsing: Array(text.utf8), file: "da-x-formal.arb")
        #expect(catalog.locale.tag == "da-x-formal" && catalog.metadata.address == .formal)
        #expect(catalog.entries.isEmpty && catalog.untranslated.isEmpty && catalog.diagnostics.isEmpty)
        #expect(throws: CatalogAuthoring.Refusal.exists(try LocaleTag("de-x-formal"))) {
            try CatalogAuthoring(library()).newCatalog(for: LocaleTag("de-x-formal"))
        }
    }
}
