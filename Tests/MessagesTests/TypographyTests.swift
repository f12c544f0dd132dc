import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightValues
import Testing

@Suite("The engine keeps the typography, so that no writer has to")
struct TypographyTests {
    @Test("The space after a number is a no-break space")
    func numbers() throws {
        #expect(try text("en", "{cycles} times", [.cycles: .count(3)]) == "3\u{A0}times")
        #expect(try text("en", "{cycles, plural, other {# times}}", [.cycles: .count(3)]) == "3\u{A0}times")
        #expect(try text("ru", "{offerDuration}", [.offerDuration: .length(.months(3))]) == "3\u{A0}месяца")
    }

    @Test("A number among a catalog's words is tied to what it counts")
    func numbersInWords() throws {
        #expect(try text("en", "at least 24 hours before", [:]) == "At least 24\u{A0}hours before")
        #expect(try text("bn", "অন্তত ২৪ ঘণ্টা আগে", [:]) == "অন্তত ২৪\u{A0}ঘণ্টা আগে")
        #expect(try text("en", "plan 9, then more", [:]) == "Plan 9, then more")
    }

    @Test("A full stop is dropped after a value that ends in one")
    func fullStop() throws {
        let more = #""duration.short": "{count} мес.""#
        let pattern = "за {offerDuration_short}. Затем {offerDuration_short}."
        let arguments: MessageArguments = [.offerDuration: .length(.months(3))]
        #expect(try text("ru", pattern, arguments, more: more) == "За 3\u{A0}мес. Затем 3\u{A0}мес.")
        let nested = #""pricePerPeriod": "{price}/мес.""#
        let price: MessageArguments = [.price: money("99", "RUB", every: .months(1))]
        #expect(try text("ru", "итого {pricePerPeriod}.", price, more: nested).hasSuffix("/мес."))
    }

    @Test(
        "After an abbreviation in Arabic or Hebrew letters the sentence keeps its own full stop",
        arguments: [
            ("ar", "SAR", "ر.س.\u{200F}", "ر.س.. ثم"), ("ar", "AED", "د.إ.\u{200F}", "د.إ.. ثم"),
            ("ar", "IRR", "ر.إ.", "ر.إ.. ثم"), ("ar", "EUR", "€", "€. ثم"), ("ar", "BYN", "р.", "р. ثم"),
            ("he", "ILS", "ש.ח.", "ש.ח.. ثم"), ("da", "DKK", "kr.", "kr. ثم"),
        ]
    )
    func fullStopOfAbbreviations(locale: String, currency: String, symbol: String, expected: String) throws {
        let more = ##""@@x-currency-symbols": "\##(currency) \##(symbol)", "@@x-formats": {"money": "#,##0\u00a0¤"}"##
        let line = try text(locale, "{price}. ثم", [.price: money("9", currency)], more: more)
        let visible = String(
            String.UnicodeScalarView(line.unicodeScalars.filter { !UTF8Text.isDirectionCharacter($0) })
        )
        #expect(visible.hasSuffix(expected), "\(line)")
    }

    @Test("A date in a style has the catalog's words for that style, in which the date itself is the long one")
    func dateStyles() throws {
        let forms = #""date": "{day}. {monthName}", "date.full": "{weekday}, {date}", "date.medium": "M {date}""#
        func text(_ style: DateStyle, _ more: String) throws -> String {
            // The first of May 2026, a Friday.
            let date = MessageDate(Instant(milliseconds: 1_777_640_400_000), timeZone: "UTC", style: style)
            let line = try MessagesTests.text("de", "am {date}", [.date: .date(date)], more: more)
            return line.replacing("\u{A0}", with: " ")
        }
        #expect(try text(.full, forms) == "Am Freitag, 1. Mai")
        #expect(try text(.long, forms) == "Am 1. Mai")
        #expect(try text(.medium, forms) == "Am M 1. Mai")
        #expect(try text(.short, forms) == "Am 01.05.26")
        #expect(try text(.full, #""date.full": "{date}""#) == "Am 1. Mai 2026")
        #expect(try text(.short, #""date.short": "{day}/{month}/{year}""#) == "Am 1/5/2026")
    }

    @Test(
        "Words of one letter are tied to the next where the catalog asks",
        arguments: [
            ("sleva v obchodě a v ceně", "Sleva v\u{A0}obchodě a\u{A0}v\u{A0}ceně"), ("i tak", "I\u{A0}tak"),
            ("cena „v akci“", "Cena „v\u{A0}akci“"), ("5 z 6", "5\u{A0}z\u{A0}6"), ("za 3", "Za 3"),
        ]
    )
    func oneLetterWords(pattern: String, expected: String) throws {
        #expect(try text("cs", pattern, [:], more: #""@@x-bind-one-letter-words": true"#) == expected)
        // A number is tied all the same.
        #expect(try !text("cs", pattern, [:]).replacing("5\u{A0}", with: "5 ").contains("\u{A0}"))
    }

    @Test("Han is set apart from Latin text at a value's edges where the catalog asks, dates excepted")
    func hanAndLatin() throws {
        let flag = #""@@x-space-from-latin": true"#
        let price = money("28", "CNY")
        #expect(try text("zh-Hans", "每月{price}，之后", [.price: price], more: flag) == "每月 ¥28.00，之后")
        #expect(try text("zh-Hans", "以{price}续订", [.price: price], more: flag) == "以 ¥28.00 续订")
        #expect(try text("zh-Hans", "共{cycles}期", [.cycles: .count(12)], more: flag) == "共 12 期")
        #expect(try text("zh-Hans", "订阅{product}吧", [.product: .text("专业版")], more: flag) == "订阅专业版吧")
        let date = ArgumentValue.date(MessageDate(Instant(milliseconds: 1_777_766_400_000), timeZone: "UTC"))
        #expect(try text("zh-Hans", "于{date}结束", [.date: date], more: flag) == "于2026年5月3日结束")
        #expect(try text("zh-Hans", "每月{price}", [.price: price]) == "每月¥28.00")
    }

    @Test(
        "A line begins in title case by the locale's rules, where a catalog word stands there",
        arguments: [
            ("en", "monthly", "Monthly"), ("tr", "izleyin", "İzleyin"), ("en", "“then” x", "“Then” x"),
            ("es", "¿gratis?", "¿Gratis?"),
            ("en", "3 months", "3\u{A0}months"), ("nl", "ijs", "IJs"), ("de", "„ßa“", "„Ssa“"),
        ]
    )
    func capitals(locale: String, pattern: String, expected: String) throws {
        #expect(try text(locale, pattern, [:]) == expected)
    }

    @Test("A name, a price or a nested phrase keeps its letters")
    func capitalsInValues() throws {
        #expect(try text("en", "{product} now", [.product: .text("iFit")]) == "iFit now")
        #expect(try text("en", "“{product}” now", [.product: .text("iFit")]) == "“iFit” now")
        #expect(try text("en", "{price} a", [.price: money("1", "XAF")]).hasSuffix(" a"))
        let nested = try bundle("en", #""pricePerPeriod": "only {price}", "key": "now {pricePerPeriod}""#)
        let price = money("1", every: .months(1))
        #expect(nested.format("key", [.price: price]).string == "Now only $1.00")
        #expect(nested.format("pricePerPeriod", [.price: price]).string == "Only $1.00")
    }

    @Test("Growing letters move the parts behind them")
    func partsMove() throws {
        let line = try bundle("tr", #""key": "istersen {price}""#).format("key", [.price: money("9.99", "TRY")])
        #expect(substring(line, 0) == "₺9,99" && line.string.hasPrefix("İstersen"))
    }

    @Test("Parts say what stands where, in UTF-16 units, also behind characters beyond the basic plane")
    func parts() throws {
        let line = try bundle("en", #""key": "😀 {product}: {price} for {offerDuration}, {cycles}""#).format(
            "key",
            [
                .product: .text("𝒫ro"), .price: money("9.99", role: .introductory),
                .offerDuration: .length(.months(3)), .cycles: .count(2),
            ]
        )
        #expect(line.parts.map(\.kind) == [.name, .money, .length, .count])
        #expect(line.parts.map(\.role) == [nil, .introductory, nil, nil])
        #expect((0..<4).map { substring(line, $0) } == ["𝒫ro", "$9.99", "3\u{A0}months", "2"])
    }

    private func substring(_ line: FormattedText, _ index: Int) -> String {
        let units = Array(line.string.utf16)[line.parts[index].range]
        return String(decoding: units, as: UTF16.self)
    }
}
