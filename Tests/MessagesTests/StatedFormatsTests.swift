import Paywright
import PaywrightICU
import PaywrightValues
import Testing

@testable import PaywrightMessages

@Suite("What a catalog states of numbers and dates is written so with every ICU")
struct StatedFormatsTests {
    /// A language that no ICU would write so.
    private static let formats = ##"""
        "@@x-formats": {
            "decimal": "·", "group": "_", "money-decimal": "·", "money-group": "_", "minus": "~", "percent-sign": "pc",
            "minimum-grouping": "2", "money": "¤:#,##0.00", "percent": "% #,##0", "long-date": "y/MMMM/d",
            "full-date": "EEEE y/MMMM/d", "medium-date": "MMM d", "short-date": "y.M.d", "time": "a H.mm",
            "months": "m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12",
            "short-months": "s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12",
            "weekdays": "d1, d2, d3, d4, d5, d6, d7", "day-periods": "early, late",
            "two-names": "{0} & {1}", "four-names": "<{0}, {1}; {2} & {3}>"
        },
        "@@x-currency-symbols": "EUR Eu, USD Dol", "@@x-narrow-currency-symbols": "USD D"
        """##

    private func say(
        _ pattern: String,
        _ arguments: MessageArguments,
        in requested: String = "de",
        _ formats: String = Self.formats
    ) throws -> String {
        let library = try library(["de": #""key": \#(quoted(pattern)), \#(formats)"#])
        return try library.messages(for: LocaleTag(requested)).format("key", arguments).string
    }

    private func price(_ amount: String, _ currency: String, _ width: CurrencyWidth = .short) throws -> MessageArguments
    {
        [.price: .money(MessagePrice(try #require(Price(amount, currency)), role: .billed, width: width))]
    }

    @Test(
        "Amounts: pattern, separators, sign, symbol, and no group of four digits",
        arguments: [
            ("9.99", "EUR", CurrencyWidth.short, "Eu:9·99"), ("1234.5", "EUR", .short, "Eu:1234·50"),
            ("12345.5", "EUR", .short, "Eu:12_345·50"), ("1234567", "JPY", .short, "JPY:1_234_567"),
            ("9.99", "USD", .narrow, "D:9·99"),
            ("9.99", "EUR", .narrow, "Eu:9·99"),
            ("9.99", "USD", .isoCode, "USD:9·99"),
        ]
    )
    func amounts(amount: String, currency: String, width: CurrencyWidth, expected: String) throws {
        #expect(try say("{price}", price(amount, currency, width)) == expected)
    }

    @Test("Percentages and counts")
    func numbers() throws {
        let percent: MessageArguments = [.percent: .percent(try #require(DecimalAmount("0.4")))]
        #expect(try say("x {percent}", percent) == "X pc 40")
        #expect(try say("{daysLeft}", [.daysLeft: .count(1_234)]) == "1234")
        #expect(try say("{daysLeft}", [.daysLeft: .count(12_345)]) == "12_345")
    }

    @Test(
        "Dates of each length, with the names that are stated",
        arguments: [
            (DateStyle.long, "2026/m3/8"), (.full, "d1 2026/m3/8"), (.medium, "s3 8"), (.short, "2026.3.8"),
        ]
    )
    func dates(style: DateStyle, expected: String) throws {
        let noon = try #require(Instant("2026-03-08T12:00:00Z"))
        let text = try say("x {date}", [.date: .date(MessageDate(noon, timeZone: "UTC", style: style))])
        #expect(text.replacing("\u{A0}", with: " ") == "X \(expected)")
    }

    @Test(
        "Lists of names",
        arguments: [
            (["A"], "A"), (["A", "B"], "A & B"), (["A", "B", "C"], "<A, B & C>"),
            (["A", "B", "C", "D", "E"], "<A, B; C; D & E>"),
        ]
    )
    func lists(names: [String], expected: String) throws {
        #expect(try say("{product}", [.product: .names(names)]) == expected)
    }

    @Test(
        "A text that lacks a name is no pattern of a list",
        arguments: ["", "{0}", "{1} {0}", "{0} {1} {2}", "{0} {1} {2} {3} {4}"]
    )
    func noList(text: String) {
        #expect(ListPattern(text) == nil)
    }

    @Test("What is not stated is ICU's")
    func partly() throws {
        let formats = #""@@x-formats": {"money-decimal": "·"}"#
        #expect(try say("{price}", price("1234.5", "EUR"), formats) == "1.234·50\u{A0}€")
        #expect(try say("{price}", price("1234.5", "EUR"), #""x": "x""#) == "1.234,50\u{A0}€")
    }

    @Test("A region has the catalog's formats where ICU has the same for both, and its own elsewhere")
    func regions() throws {
        let march = try #require(Instant("2026-03-08T12:00:00Z"))
        let date: MessageArguments = [.date: .date(MessageDate(march, timeZone: "UTC"))]
        // Germany's are German's; Austria has its own word for January and its own place of the symbol.
        #expect(try say("{price}", price("12345.5", "EUR"), in: "de-DE") == "Eu:12_345·50")
        #expect(try say("{price}", price("12345.5", "EUR"), in: "de-AT").hasPrefix("Eu\u{A0}"))
        #expect(try say("{date}", date, in: "de-DE") == "2026/m3/8")
        #expect(try say("{date}", date, in: "de-AT").contains("März"))
        // Other digits and another calendar are written as ICU writes them.
        #expect(try say("{daysLeft}", [.daysLeft: .count(12)], in: "de-u-nu-deva") == "१२")
        #expect(try say("{date}", date, in: "de-u-ca-buddhist").contains("2569"))
    }

    @Test("A caller's file states some formats of a language, and the others stay")
    func ownFile() throws {
        let base = try library(["de": #""key": "{price}", \#(Self.formats)"#])
        let own = ##"{"@@locale": "de", "@@x-formats": {"money": "#,##0.00\u00a0¤"}, "@@x-currency-symbols": "EUR €"}"##
        let words = try Catalog(parsing: Array(own.utf8), file: "own.arb")
        let bundle = try base.adding(messages: [words]).messages(for: LocaleTag("de"))
        #expect(try bundle.format("key", price("12345.5", "EUR")).string == "12_345·50\u{A0}€")
        #expect(try bundle.format("key", price("1", "USD")).string == "1·00\u{A0}Dol")
    }

    @Test("A caller's file for a region does not give it the language's formats")
    func ownRegion() throws {
        let base = try library(["de": #""key": "{price}", \#(Self.formats)"#])
        let words = try Catalog(parsing: Array(#"{"@@locale": "de-AT", "other": "x"}"#.utf8), file: "own.arb")
        let bundle = try base.adding(messages: [words]).messages(for: LocaleTag("de-AT"))
        #expect(try bundle.format("key", price("12345.5", "EUR")).string.hasPrefix("Eu\u{A0}12"))
    }

    @Test(
        "What cannot be a format is told with its place, and not used",
        arguments: [
            (#""@@x-formats": {"months": "a, b"}"#, #"months with 12 names, joined with ", ""#),
            (#""@@x-formats": {"money": "0.00"}"#, ##"money with a pattern such as "#,##0.00 ¤""##),
            (#""@@x-formats": {"percent": "0"}"#, ##"percent with a pattern such as "#,##0 %""##),
            (#""@@x-formats": {"minimum-grouping": "3"}"#, #"minimum-grouping with "1" or "2""#),
            (#""@@x-formats": {"colour": "red"}"#, "colour with a known name"),
            (#""@@x-formats": {"decimal": ""}"#, "decimal with a text"),
            (#""@@x-formats": {"decimal": 1}"#, "an object of texts"),
            (#""@@x-formats": "x""#, "an object of texts"),
            (#""@@x-currency-symbols": "EURO €""#, #"symbols after their codes, such as "EUR €, USD $""#),
            (#""@@x-narrow-currency-symbols": "EUR""#, #"symbols after their codes, such as "EUR €, USD $""#),
        ]
    )
    func faults(members: String, expected: String) throws {
        let text = #"{"@@locale": "de", \#(members)}"#
        let catalog = try Catalog(parsing: Array(text.utf8), file: "x.arb")
        let diagnostic = try #require(catalog.diagnostics.first)
        #expect(
            CatalogCode(diagnostic) == .badMetadata && "\(diagnostic)".hasSuffix("expected \(expected)"),
            "\(diagnostic)"
        )
        #expect(catalog.metadata.formats == LocaleFormats())
    }
}
