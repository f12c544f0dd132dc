import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import Testing

/// One message of a language, the language's own statements, and what lint says of it.
struct TextCheck: CustomTestStringConvertible, Sendable {
    let locale: String
    let pattern: String
    let code: CatalogCode?
    let more: String

    init(_ locale: String, _ pattern: String, _ code: CatalogCode?, _ more: String = "") {
        self.locale = locale
        self.pattern = pattern
        self.code = code
        self.more = more
    }

    var testDescription: String { "\(locale): \(pattern)" }
}

@Suite("Lint reads the words: neighbors of values, numbers, typography, foreign text, terms")
struct TextLintTests {
    private static let source = #"""
        "@@x-names": ["App Store"], "@@x-glossary-stems": {"subscription": ["subscription"], "refund": ["refund"]},
        "key": "Your subscription: {price} for {offerDuration}",
        "@key": {"placeholders": {"price": {"x-per-period": true}, "offerDuration": {}, "period": {}, "cycles": {}, "paymentsLeft": {}, "store": {}, "date": {}, "product": {}, "percent": {}, "startDate": {}}},
        "pricePerPeriod": "{price} per {period}", "@pricePerPeriod": {"placeholders": {"price": {}, "period": {}}}
        """#

    private func issues(_ check: TextCheck) throws -> [Diagnostic] {
        let members = ##""pricePerPeriod": "{price} · {period}", "key": \##(quoted(check.pattern))"##
        let library = try library([
            "en": Self.source, check.locale: members + (check.more.isEmpty ? "" : ", " + check.more),
        ])
        let catalog = try #require(try library.catalog(for: LocaleTag(check.locale)))
        return try CatalogLint(catalog, in: library).diagnostics()
    }

    private func expect(_ check: TextCheck) throws {
        let issues = try issues(check)
        #expect(issues.compactMap { CatalogCode($0) } == [check.code].compactMap { $0 }, "\(issues)")
        #expect(issues.allSatisfy { $0.place.key == "key" && $0.place.line == 1 && $0.place.column ?? 0 > 1 })
    }

    private static let list = #""@@x-words-before-values": ["с", "со"]"#

    @Test(
        "No word whose form hangs on how a value is spoken stands directly before it",
        arguments: [
            TextCheck("ru", "с {price}", .wordBeforeValue, list),
            TextCheck("ru", "всё — С «{product}»", .wordBeforeValue, list),
            TextCheck("ru", "со {date}", .wordBeforeValue, list),
            TextCheck("ru", "с\u{A0}{percent}", .wordBeforeValue, list),
            TextCheck("ru", "с {cycles}", .wordBeforeValue, list),
            TextCheck("ru", "{price} с {pricePerPeriod}", .wordBeforeValue, list),
            TextCheck("ru", "с суммой {price}", nil, list), TextCheck("ru", "бас {price}", nil, list),
            TextCheck("ru", "с {offerDuration_genitive}", nil, list), TextCheck("ru", "за {price}", nil, list),
            TextCheck("he", "ב-{price}", .wordBeforeValue, #""@@x-words-before-values": ["ב"]"#),
            TextCheck(
                "ru",
                "{cycles, plural, =2 {со {cycles}} one {раз} few {раза} many {раз} other {раза}}",
                nil,
                list
            ),
        ]
    )
    func wordsBeforeValues(check: TextCheck) throws { try expect(check) }

    @Test(
        "Nothing is glued to a value: no letter, elision or suffix, but in scripts without spaces, and listed particles",
        arguments: [
            TextCheck("fr", "d’{price}", .gluedLetter), TextCheck("it", "dall’{date}", .gluedLetter),
            TextCheck("tr", "{price}’den", .gluedLetter), TextCheck("hu", "{price}-ért", .gluedLetter),
            TextCheck("fi", "{percent}:n", .gluedLetter), TextCheck("he", "ב{price}", .gluedLetter),
            TextCheck("ar", "ل{price}", .gluedLetter), TextCheck("de", "{product}s", .gluedLetter),
            TextCheck("ko", "{price}은", .gluedLetter), TextCheck("ko", "{price}에", nil, #""@@x-particles": ["에"]"#),
            TextCheck("ko", "{cycles}회", nil, #""@@x-particles": ["회"]"#), TextCheck("ja", "今{price}で", nil),
            TextCheck("th", "ใน{price}แล้ว", nil),
            TextCheck("de", "{cycles}-mal ({price})", nil), TextCheck("de", "„{product}“/{price}", nil),
            TextCheck("fr", "jusqu’à {price}", nil),
            TextCheck("ca", "{cycles, plural, =1 {d’{cycles}} one {x} other {x}}", nil),
        ]
    )
    func gluedLetters(check: TextCheck) throws { try expect(check) }

    @Test(
        "Two numbers never meet, whatever stands in the forms and in the price per period",
        arguments: [
            TextCheck("de", "{price} {offerDuration}", .numbersMeet), TextCheck("de", "{cycles} {price}", .numbersMeet),
            TextCheck("ja", "{date}{price}", nil), TextCheck("fi", "{price} {date}", .numbersMeet),
            TextCheck("en-GB", "your subscription: {date} {price}", .numbersMeet),
            TextCheck("de", "{percent} {paymentsLeft}", .numbersMeet),
            TextCheck("de", "{price} {offerDuration_every}", .numbersMeet, #""duration.every": "{duration} lang""#),
            TextCheck("de", "{price} {offerDuration_every}", nil, #""duration.every": "alle {duration}""#),
            TextCheck("de", "um 24 {cycles}", .numbersMeet), TextCheck("de", "{cycles} 24 Mal", .numbersMeet),
            TextCheck("de", "{date} {price}", .numbersMeet),
            TextCheck("de", "{price} · {cycles}", nil),
            TextCheck("de", "{pricePerPeriod} {offerDuration}", nil, #""duration": "je {count}""#),
            TextCheck("de", "{pricePerPeriod} {offerDuration}", .numbersMeet, #""duration": "{count}""#),
            TextCheck(
                "de",
                "{price} {offerDurationCount, plural, =1 {{offerDuration_every}} other {für {offerDuration}}}",
                nil,
                #""duration.every": "{count, plural, =1 {je Zeit} one {#} other {#}}""#
            ),
        ]
    )
    func numbersMeet(check: TextCheck) throws { try expect(check) }

    @Test(
        "Spaces, quotation marks, invisible characters and punctuation are the language's",
        arguments: [
            TextCheck("de", " {price}", .needlessSpace), TextCheck("de", "{price} ", .needlessSpace),
            TextCheck("de", "für  {price}", .needlessSpace),
            TextCheck("de", "für {store, select, appStore {x } other {y}} {price}", .needlessSpace),
            TextCheck("de", "\"{product}\" {price}", .straightQuote),
            TextCheck("de", "geht's: {price}", .straightQuote),
            TextCheck("de", "geht’s: {price}", nil, #""@@x-typography": {"quotes": "„“"}"#),
            TextCheck("de", "„{product}”", .foreignPunctuation, #""@@x-typography": {"quotes": "„“"}"#),
            TextCheck("ar", "السعر, {price}", .foreignPunctuation, #""@@x-typography": {"never": ",;?"}"#),
            TextCheck("de", "für \u{200F}{price}", .directionMark),
            TextCheck("de", "\u{2067}{price} x", .directionMark),
            TextCheck("fr", "prix : {price}", .noBreakSpaceMissing, #""@@x-typography": {"space-before": ":"}"#),
            TextCheck("fr", "{product}: {price}", .noBreakSpaceMissing, #""@@x-typography": {"space-before": ":"}"#),
            TextCheck("fr", "prix\u{A0}: {price}", nil, #""@@x-typography": {"space-before": ":"}"#),
            TextCheck("fr", "«{product}\u{A0}»", .noBreakSpaceMissing, #""@@x-typography": {"space-after": "«"}"#),
        ]
    )
    func typography(check: TextCheck) throws { try expect(check) }

    @Test(
        "What ICU would print otherwise than it looks",
        arguments: [
            TextCheck("de", "{cycles, plural, one {{store, select, other {#}} x} other {# y}}", .numberSign),
            TextCheck("de", "{cycles, plural, one {# x} one {# z} other {# y}}", .pluralCategoryTwice),
            TextCheck("de", "{cycles, plural, =1 {x} =1 {z} one {# x} other {# y}}", .pluralCategoryTwice),
            TextCheck("de", "l''{cycles}", .gluedLetter), TextCheck("de", "Nr. # {price}", nil),
            TextCheck("de", "Plan #1 – {cycles, plural, one {# Mal} other {# Male}}", nil),
            TextCheck("de", "{cycles, plural, one {'#' x} other {# y}}", nil),
            TextCheck("de", "gratis }", .strayBrace),
            TextCheck("de", "{store, select, appstore {a} other {b}}", .selectionUnknown),
        ]
    )
    func patterns(check: TextCheck) throws {
        let codes = try issues(check).compactMap { CatalogCode($0) }
        #expect(check.code.map(codes.contains) ?? codes.isEmpty, "\(codes)")
    }

    @Test("A straight apostrophe before a brace swallows the argument")
    func apostrophe() throws {
        let codes = try issues(TextCheck("fr", "d'{price}", nil)).compactMap { CatalogCode($0) }
        #expect(codes.contains(.apostropheBeforeBrace))
        #expect(
            try !issues(TextCheck("fr", "d''{price}", nil)).map { CatalogCode($0) }.contains(.apostropheBeforeBrace)
        )
    }

    @Test(
        "Text of another language",
        arguments: [
            TextCheck("ja", "Premium {price}", .latinText), TextCheck("ja", "App Storeで{price}", nil),
            TextCheck("ru", "VIP: {price}", nil, #""@@x-names": ["VIP"]"#), TextCheck("ru", "{price} кг", nil),
            TextCheck("de", "Your subscription: {price} for {offerDuration}", .sameAsSource),
            TextCheck("de", "Your subscription: {price} for {offerDuration}", nil, #""@@x-same-as-source": ["key"]"#),
            TextCheck("en-AU", "Your subscription: {price} for {offerDuration}", nil),
        ]
    )
    func foreignText(check: TextCheck) throws { try expect(check) }

    @Test(
        "A term that the source says stands in the translation, in whatever form",
        arguments: [
            TextCheck(
                "sv",
                "ditt abonnemang: {price}",
                .glossaryTermMissing,
                #""@@x-glossary-stems": {"subscription": ["prenumer"]}"#
            ),
            TextCheck(
                "sv",
                "din Prenumeration: {price}",
                nil,
                #""@@x-glossary-stems": {"subscription": ["prenumer"]}"#
            ),
            TextCheck("sv", "ditt abonnemang: {price}", nil, #""@@x-glossary-stems": {"refund": ["återbetal"]}"#),
            TextCheck(
                "sv",
                "{offerDuration_plan}: {price}",
                nil,
                #""@@x-glossary-stems": {"subscription": ["prenumer"]}, "duration.plan": "prenumeration i {duration}""#
            ),
        ]
    )
    func glossary(check: TextCheck) throws { try expect(check) }

    @Test("A way that no value takes is not read, and every one that some value takes is")
    func ways() throws {
        let never = "{cycles, plural, one {# Mal} other {# Male}}, {cycles, plural, one {#'s} other {#}}"
        #expect(try issues(TextCheck("de", never, nil)).map { CatalogCode($0) } == [.straightQuote])
        // After 1 was chosen by its category, the branch for exactly 1 is taken, and no other.
        let exact = "{cycles, plural, one {ein Mal} other {# Male}}{cycles, plural, =1 { \"x\"} other { y}}"
        #expect(try issues(TextCheck("de", exact, nil)).map { CatalogCode($0) } == [.straightQuote])
        let apart = "{cycles, plural, one {a {price}} other {b}} {cycles, plural, one {c} other {{date}}}"
        #expect(try issues(TextCheck("de", apart, nil)).map { CatalogCode($0) } == [])
    }

    @Test(
        "Terms are found in the language's own small letters, in forms and in prices per period; an empty list asks for none"
    )
    func inner() throws {
        let turkish = #""@@x-glossary-stems": {"subscription": ["iptal"]}"#
        #expect(try issues(TextCheck("tr", "İptal: {price}", nil, turkish)).isEmpty)
        let stems = #""@@x-glossary-stems": {"subscription": ["prenumer"]}"#
        let unit = stems + #", "duration.plan.month": "månadsprenumeration i {count}", "duration.plan": "x {duration}""#
        #expect(try issues(TextCheck("sv", "{offerDuration_plan}: {price}", nil, unit)).isEmpty)
        let none = #""@@x-glossary-stems": {"subscription": []}"#
        #expect(try issues(TextCheck("sv", "din plan: {price}", nil, none)).isEmpty)
    }

    @Test("A particle ends where a word's letter follows, and colons inside words are none")
    func edges() throws {
        let particles = #""@@x-particles": ["까지", "는"]"#
        #expect(try issues(TextCheck("ko", "{date}까지는 {price}", nil, particles)).isEmpty)
        #expect(try issues(TextCheck("ko", "{price}까지막", nil, particles)).map { CatalogCode($0) } == [.gluedLetter])
        let french = #""@@x-typography": {"space-before": ":;!?"}"#
        #expect(try issues(TextCheck("fr", "à 12:30 sur https://a\u{202F}?! {price}", nil, french)).isEmpty)
    }

    @Test("A finding stands once, however many ways lead to it, and texts weigh less than values")
    func once() throws {
        let pattern = "\"x\" {store, select, appStore {a} googlePlay {b} other {c}} {cycles, plural, one {d} other {e}}"
        let issues = try issues(TextCheck("de", pattern, nil))
        #expect(issues.map { CatalogCode($0) } == [.straightQuote])
        #expect(issues.first?.severity == .warning && CatalogCode.numbersMeet.severity == .error)
    }

    @Test("Statements that are none are issues of the file")
    func statements() throws {
        let bad =
            #""@@x-typography": {"kerning": "x"}, "@@x-words-before-values": "с", "@@x-glossary-stems": {"a": [1]}"#
        let catalog = try Catalog(parsing: Array(#"{"@@locale": "ru", \#(bad)}"#.utf8), file: "ru.arb")
        #expect(catalog.diagnostics.map { CatalogCode($0) } == [.badMetadata, .badMetadata, .badMetadata])
        #expect(
            catalog.diagnostics.map(\.place.key) == ["@@x-typography", "@@x-words-before-values", "@@x-glossary-stems"]
        )
    }
}
