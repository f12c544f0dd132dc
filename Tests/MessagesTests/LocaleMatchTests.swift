import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightValues
import Testing

@Suite("A locale finds its catalog: same language and script, or English and said so")
struct LocaleMatchTests {
    private let tags = [
        "en", "en-GB", "de", "fr", "fr-CA", "es", "es-MX", "pt-BR", "pt-PT", "nb", "ru", "uk", "he", "id", "zh-Hans",
        "zh-Hant", "sr", "ar",
    ]

    private func library() throws -> CatalogLibrary {
        try CatalogLibrary(
            tags.map { tag in .init(locale: tag, file: "\(tag).arb") { Array(#"{"@@locale": "\#(tag)"}"#.utf8) } }
        )
    }

    @Test("The locales that are not asked of ICU are as ICU has them", arguments: LocaleTag.canonicalTags)
    func canonical(tag: String) throws {
        #expect(try LocaleTag(tag).tag == tag && LocaleTag(tag.uppercased()).tag == tag)
    }

    @Test("Languages whose parents are not asked of ICU have none", arguments: LocaleTag.languagesWithoutParents)
    func withoutParents(tag: String) throws {
        #expect(try LocaleTag(tag).parent == nil)
        #expect(try LocaleTag(tag).ancestry.map(\.tag) == [tag])
    }

    @Test("Keywords that are read and set without ICU are as ICU has them")
    func keywords() throws {
        let tags = [
            "de", "ar-EG", "zh-Hant-TW", "ar-u-nu-arab", "th-u-ca-buddhist", "en-u-ca-gregory-nu-latn",
            "ca-ES-valencia",
            "de-u-co-phonebk", "de-u-kn", "de-u-kn-nu-latn", "ar-u-ca-islamic-umalqura", "en-u-attr-nu-latn",
            "de-x-nu-latn",
            "de-t-fr-u-nu-latn", "de-u-nu-latn-x-own", "ar-u-ca-islamic-umalqura-co-phonebk-nu-latn",
            "de-u-em-emoji-nu-deva",
        ]
        let values = [
            ("nu", "latn"), ("ca", "gregory"), ("nu", "deva"), ("nu", ""), ("ca", ""), ("ca", "islamic-civil"),
        ]
        for tag in try tags.map({ try LocaleTag($0) }) {
            for key in ["nu", "ca", "co", "kn", "em", "at"] {
                #expect(tag.keyword(key) == tag.keywordByICU(key), "\(tag)")
            }
            for (key, value) in values {
                #expect(tag.setting(key, to: value) == tag.settingByICU(key, to: value), "\(tag) \(key)-\(value)")
            }
        }
    }

    @Test(
        "Tags in any form stores and devices send",
        arguments: [
            ("de", "de"), ("de-AT", "de"), ("de_DE", "de"), ("de_DE.UTF-8", "de"), ("DE", "de"), ("no", "nb"),
            ("nn", "nb"),
            ("nb-NO", "nb"), ("pt", "pt-BR"), ("pt-AO", "pt-PT"), ("zh-HK", "zh-Hant"), ("zh-MO", "zh-Hant"),
            ("zh_TW", "zh-Hant"), ("zh_CN", "zh-Hans"), ("zh-SG", "zh-Hans"), ("zh", "zh-Hans"), ("es-419", "es-MX"),
            ("es-AR", "es-MX"), ("es-ES", "es"), ("iw", "he"), ("in", "id"), ("en-AU", "en-GB"), ("en-US", "en"),
            ("fr-CH", "fr"), ("ar-EG-u-nu-latn", "ar"), ("sr", "sr"),
        ]
    )
    func found(requested: String, expected: String) throws {
        let match = try library().match(LocaleTag(requested))
        #expect(match.matched.tag == expected && !match.isFallback)
    }

    @Test(
        "Never another language or script",
        arguments: ["tl", "be", "kk", "ca", "gl", "sr-Latn", "nds", "gsw", "ab", "zxx", "und", "ja", "zh-Latn"]
    )
    func fallback(requested: String) throws {
        let match = try library().match(LocaleTag(requested))
        #expect(match.matched.tag == "en" && match.isFallback)
    }

    @Test(
        "A malformed tag is an error",
        arguments: ["", " ", "a b", "de-", "-de", "de--DE", "toolonglanguage", "dé", "de\u{0}"]
    )
    func malformed(identifier: String) {
        #expect(throws: LocaleTag.Malformed.self) { try LocaleTag(identifier) }
    }

    @Test("Message by message: the request's catalog, its CLDR parents, then English; the line says which spoke")
    func fallbackByMessage() throws {
        let messages = try MessagesTests.library([
            "en": #""a": "en {price}", "b": "en {price}", "c": "en {price}""#,
            "es": #""a": "es {price}", "b": "es {price}""#,
            "es-MX": #""a": "mx {price}""#,
        ]).messages(for: LocaleTag("es-AR"))
        let lines = ["a", "b", "c"].map { messages.format($0, [.price: money("1234.5", "ARS")]) }
        #expect(lines.map(\.locale) == ["es-MX", "es", "en"])
        // Argentina's separators where Spanish speaks, the English ones where English does.
        #expect(lines.map(\.string) == ["Mx $\u{A0}1.234,50", "Es $\u{A0}1.234,50", "En ARS\u{A0}1,234.50"])
    }

    @Test("One language speaks a whole line: a price never loses its period, sentences never mix")
    func wholeLines() throws {
        let messages = try MessagesTests.library([
            "en": #""a": "you pay {pricePerPeriod}.", "b": "then more.", "pricePerPeriod": "{price} per {period}""#,
            "de": #""a": "du zahlst {pricePerPeriod}.", "c": "fertig.""#,
        ]).messages(for: LocaleTag("de"))
        let price: MessageArguments = [.price: money("1", "EUR", every: .months(1))]
        #expect(messages.format("a", price).string == "You pay €1.00 per 1\u{A0}month.")
        let mixed = messages.format([Message("c"), Message("b")])
        #expect(mixed.locale == "en" && !mixed.string.contains("Fertig"))
        #expect(messages.format([Message("c")]).locale == "de")
    }

    @Test("A message that refers to itself ends, with an issue")
    func selfReference() throws {
        let price: MessageArguments = [.price: money("1", "EUR", every: .months(1))]
        for pattern in ["{pricePerPeriod}", "{pricePerPeriod_short}"] {
            let members = #""pricePerPeriod": \#(quoted(pattern)), "pricePerPeriod.short": "{pricePerPeriod}""#
            let line = try bundle("en", members).format("pricePerPeriod", price)
            #expect(line.string == "€1.00" && line.diagnostics.map { FormattingCode($0) } == [.formCycle])
        }
        let fanOut = String(repeating: "{offerDuration_a}", count: 10)
        let forms =
            #""duration.a": \#(quoted(fanOut.replacing("offerDuration", with: "duration"))), "key": \#(quoted(fanOut))"#
        let line = try bundle("en", forms).format("key", [.offerDuration: .length(.days(2))])
        #expect(line.diagnostics.map { FormattingCode($0) } == [.formCycle])
    }

    @Test("A message that does not compile lets the next catalog speak, with an issue")
    func broken() throws {
        let messages = try MessagesTests.library(["en": #""a": "fine""#, "de": #""a": "{price""#])
            .messages(for: LocaleTag("de"))
        let line = messages.format("a", [:])
        #expect(
            line.string == "Fine" && line.locale == "en"
                && line.diagnostics.map { FormattingCode($0) } == [.brokenMessage]
        )
    }
}
