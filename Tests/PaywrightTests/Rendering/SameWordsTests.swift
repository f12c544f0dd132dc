import Paywright
import PaywrightDecisions
import PaywrightICU
import PaywrightModel
import PaywrightReviewCases
import PaywrightValues
import Testing
import TestSupport

@testable import PaywrightMessages

@Suite("Lines of a product")
struct ProductLinesTests {
    @Test("Chosen lines come in the order asked for")
    func chosen() throws {
        let formatter = try PaywallFormatter(locale: "de")
        let terms = try #require(ScenarioMatrix.all.first { $0.name == "introductory.freeTrial.P1W" }).terms
        let lines = formatter.lines(for: terms, showing: [.callToAction, .price])
        #expect(lines.entries.map(\.text.string) == ["1\u{A0}Woche kostenlos testen", "9,99\u{A0}$"])
    }

    @Test(
        "Whole prices with and without decimals are ICU's in every language",
        arguments: Sweep.languages(12, of: try SnapshotTests.locales)
    )
    func wholeAmounts(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let formatters = try [WholeAmounts.keep, .drop].map { option in
            try PaywallFormatter(locale: locale, options: PaywallOptions(wholeAmounts: option))
        }
        let storefront = try #require(Storefront("USA"))
        for (currency, digits) in [("USD", 2), ("EUR", 2), ("JPY", 0), ("KWD", 3), ("INR", 2), ("CHF", 2)] {
            for amount in ["1", "9.99", "100", "1234.5", "1000000"] {
                for (formatter, isKept) in zip(formatters, [true, false]) {
                    let isWhole = !amount.contains(".")
                    let money = messagePrice(amount, currency, fractionDigits: isWhole && !isKept ? 0 : digits)
                    let expected = bundle.formatByEvaluating(.money(money), as: .price)
                    let price = try #require(Price(amount, currency))
                    let prices = StorefrontPrices(price, in: storefront)
                    let product = Product(id: "whole", type: .nonConsumable, prices: prices)
                    let terms = try #require(OfferSelection.terms(for: product, in: storefront, claims: [.noOffer]))
                    #expect(formatter.lines(for: terms)[.price]?.string == expected.string, "\(currency) \(amount)")
                }
            }
        }
    }
}

@Suite("Messages of the same words say what the evaluator says")
struct SameWordsTests {
    private func price(
        _ amount: String,
        _ role: MoneyRole = .billed,
        every period: CalendarDuration = CalendarDuration(1, .month)
    ) -> MessagePrice {
        messagePrice(amount, role: role, period: period)
    }

    private func message(_ price: MessagePrice, _ date: MessageDate) -> Message {
        Message("status.renews.price", [.date: .date(date), .renewalPrice: .money(price)])
    }

    @Test("Other amounts and dates are the same message, in every language", arguments: try SnapshotTests.locales)
    func sameWords(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let first = MessageDate(Instant(milliseconds: 1_795_176_000_000), timeZone: "Europe/Berlin")
        _ = bundle.format([message(price("9.99"), first)])
        for (index, amount) in ["1", "1234.5", "0.99", "99999999"].enumerated() {
            let date = MessageDate(
                first.instant + Int64(index) * 5_000_000_000,
                timeZone: index % 2 == 0 ? "Asia/Tokyo" : "America/New_York"
            )
            let line = [message(price(amount), date)]
            #expect(bundle.format(line) == bundle.formatByEvaluating(line))
        }
        #expect(bundle.compiledCount == 1)
    }

    @Test("What could change words is another message")
    func otherWords() throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("de"))
        let date = MessageDate(Instant(milliseconds: 0), timeZone: "UTC")
        let shown = messagePrice("9.99", period: .months(1), displayString: "9.99 EUR")
        let amounts = [price("9.99"), price("9.99", .introductory), price("9.99", every: .months(3)), shown]
        let medium = MessageDate(Instant(milliseconds: 0), timeZone: "UTC", style: .medium)
        let messages = amounts.map { message($0, date) } + [message(price("9.99"), medium)]
        for (index, message) in (messages + messages).enumerated() {
            #expect(bundle.format([message]) == bundle.formatByEvaluating([message]))
            #expect(bundle.compiledCount == min(index + 1, messages.count))
        }
    }

    @Test(
        "Plain names are one message; what stands around others is theirs",
        arguments: ["de", "ar", "he", "ja", "pl", "th"]
    )
    func names(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let plain = ["Aurora", "7 Days", "Pro +1", "a", "Aurora Pro 2"]
        let others = [
            "", " ", "Aurora.", "★ Pro", "Pro!", "אורורה", "Caf\u{E9}", "Cafe\u{301}", "日本語", "Pro\u{202E}99", "Pro\n",
            "ะ",
        ]
        func line(_ name: String, _ date: MessageDate?) -> [Message] {
            var arguments: MessageArguments = [
                .newProduct: .text(name), .product: .text(name), .productID: .text(name),
            ]
            arguments[.date] = date.map(ArgumentValue.date)
            return ["status.planChange.detail.noDate", "support.references.noTransaction"].map {
                Message($0, arguments)
            }
        }
        let date = MessageDate(Instant(milliseconds: 1_795_176_000_000), timeZone: "UTC")
        for name in plain + others + plain.reversed() {
            for date in [nil, date] {
                let (text, expected) = (bundle.format(line(name, date)), bundle.formatByEvaluating(line(name, date)))
                #expect(text == expected && Array(text.string.utf8) == Array(expected.string.utf8), "\(name)")
            }
        }
        #expect(bundle.compiledCount <= 2 * (1 + others.count))
    }

    @Test("Lines after each other, whatever was written last", arguments: ["de", "ar", "ja", "en-XA"])
    func alternating(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let date = MessageDate(Instant(milliseconds: 1_795_176_000_000), timeZone: "UTC")
        let negative = price("-5")
        let month: ArgumentValue = .length(.months(1))
        let lines = [
            [message(price("9.99"), date)], [Message("pricePerPeriod", [.price: .money(price("5")), .period: month])],
            [Message("pricePerPeriod", [.price: .money(negative), .period: month])], [Message("no.such.message")],
            [message(price("9.99"), date), Message("price.free")],
        ]
        for first in lines {
            for second in lines {
                for line in [first, second] { #expect(bundle.format(line) == bundle.formatByEvaluating(line)) }
            }
        }
    }

    @Test(
        "A sentence that begins with a date has its capital on every day, and is one message",
        arguments: [
            ("it", "status.planChange.other"), ("el", "status.refunded.detail"), ("kn", "status.cancelled.headline"),
            ("he", "status.planChange.other"), ("or", "status.cancelled.headline"),
        ]
    )
    func dateFirst(locale: String, key: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        for day in Sweep.some(100, of: 0..<366 as Range<Int64>) {
            let date = MessageDate(Instant(milliseconds: 1_795_176_000_000 + day * 86_400_000), timeZone: "UTC")
            let line = [Message(key, [.date: .date(date)])]
            #expect(bundle.format(line) == bundle.formatByEvaluating(line))
        }
        let compiled = bundle.compiled.of(key)
        #expect(compiled.count == 1 && compiled.allSatisfy(\.isWritten))
    }

    @Test("Days far from each other take each other's place, and each is written right")
    func farDays() throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("de"))
        for days in [0, 8_192, 1, -8_191, 0, 16_384] as [Int64] {
            let date = MessageDate(Instant(milliseconds: 1_795_176_000_000 + days * 86_400_000), timeZone: "UTC")
            let line = [message(price("5"), date)]
            #expect(bundle.format(line) == bundle.formatByEvaluating(line))
        }
    }
}
