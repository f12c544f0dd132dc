import Paywright
import PaywrightMessages
import PaywrightValues
import Testing

@Suite("Messages choose branches and print typed values")
struct EvaluationTests {
    @Test(
        "Plurals follow the language's rules; an exact number comes first",
        arguments: [
            ("ru", 1, "one"), ("ru", 2, "few"), ("ru", 5, "many"), ("ru", 11, "many"), ("ru", 21, "one"),
            ("ru", 100, "many"),
            ("pl", 1, "one"), ("pl", 22, "few"), ("pl", 21, "many"), ("ar", 0, "zero"), ("ar", 2, "two"),
            ("ar", 3, "few"),
            ("ar", 11, "many"), ("ar", 100, "other"), ("ja", 1, "other"), ("fr", 0, "one"), ("en", 7, "exact"),
        ]
    )
    func plural(locale: String, count: Int, expected: String) throws {
        let pattern = "{cycles, plural, =7 {exact} zero {zero} one {one} two {two} few {few} many {many} other {other}}"
        #expect(try text(locale, pattern, [.cycles: .count(count)]).lowercased() == expected)
    }

    @Test("# is the number less the offset; inside a select it is a number sign, as in ICU")
    func numberSign() throws {
        #expect(
            try text("en", "x {cycles, plural, offset:1 one {# more} other {# more}}", [.cycles: .count(3)])
                == "X 2\u{A0}more"
        )
        let nested = "x {periodCount, plural, other {{periodUnit, select, month {# m} other {# o}}}}"
        #expect(try text("en", nested, [.period: .length(.months(3))]) == "X # m")
    }

    @Test("Apostrophes quote as in ICU: two are one, one before a brace opens a quote, a lone one is text")
    func apostrophes() throws {
        #expect(try text("en", "it''s '{'price'}' isn't", [:]) == "It's {price} isn't")
    }

    @Test("A select without the word takes other; a length of several units is other in unit and count")
    func select() throws {
        let pattern = "x {store, select, appStore {a} other {o}}"
        #expect(try text("en", pattern, [.store: .selection("appStore")]) == "X a")
        #expect(try text("en", pattern, [.store: .selection("windows")]) == "X o")
        let composite = try #require(CalendarDuration(months: 1, days: 3))
        let units = "x {periodUnit, select, month {m} other {o}} {periodCount, plural, =1 {1} one {one} other {o}}"
        #expect(try text("en", units, [.period: .length(composite)]) == "X o o")
    }

    @Test("A price keeps its own currency and its digits: none is dropped, none invented")
    func money() throws {
        #expect(try text("de", "{price}", [.price: MessagesTests.money("9.99", "EUR")]) == "9,99\u{A0}€")
        #expect(try text("de", "{price}", [.price: MessagesTests.money("0.5")]) == "0,50\u{A0}$")
        #expect(try text("en", "{price}", [.price: MessagesTests.money("1.2345")]) == "$1.2345")
        #expect(try text("ja", "{price}", [.price: MessagesTests.money("1500", "JPY")]) == "￥1,500")
        let exact = try text("en", "{price}", [.price: MessagesTests.money("999999999999999.999999999")])
        #expect(exact == "$999,999,999,999,999.999999999")
    }

    @Test("A price per period is the language's own message, in the widths it has")
    func perPeriod() throws {
        let messages = try bundle(
            "en",
            #"""
            "pricePerPeriod": "{price} every {period}", "pricePerPeriod.short": "{price}/{periodCount}",
            "pricePerPeriod.spoken": "{price} for each {period}",
            "key": "{offerPricePerPeriod}, then {pricePerPeriod_short}", "key.spoken": "{pricePerPeriod}"
            """#
        )
        let arguments: MessageArguments = [
            .offerPrice: MessagesTests.money("0.99", every: .months(1)),
            .price: MessagesTests.money("9.99", every: .months(3)),
        ]
        #expect(messages.format("key", arguments).string == "$0.99 every 1\u{A0}month, then $9.99/3")
        #expect(messages.format("key.spoken", arguments).string == "$9.99 for each 3\u{A0}months")
    }

    @Test("Formatting never fails: what is missing is an issue, and the rest is printed")
    func missing() throws {
        let messages = try bundle(
            "en",
            #""key": "a {price} b {period_none} c {offerPricePerPeriod}", "pricePerPeriod": "{price}""#
        )
        let line = messages.format(
            "key",
            [.period: .length(.days(2)), .offerPrice: MessagesTests.money("1")]
        )
        #expect(line.string == "A  b 2\u{A0}days c $1.00")
        #expect(line.diagnostics.map { FormattingCode($0) } == [.missingArgument, .missingForm, .missingPeriod])
        let composite = try #require(CalendarDuration(months: 1, days: 3))
        let counted = try bundle("en", #""key": "x {periodCount, plural, other {#}}""#).format(
            "key",
            [.period: .length(composite)]
        )
        #expect(counted.string == "X " && counted.diagnostics.map { FormattingCode($0) } == [.missingArgument])
        let none = messages.format("nothing", [:])
        #expect(none.string.isEmpty && none.diagnostics.map { FormattingCode($0) } == [.missingMessage])
    }

    @Test("A percentage has the language's pattern", arguments: [("tr", "%40"), ("de", "40\u{A0}%"), ("en", "40%")])
    func percent(locale: String, expected: String) throws {
        #expect(try text(locale, "{percent}", [.percent: .percent(DecimalAmount(milliunits: 400))]) == expected)
    }
}
