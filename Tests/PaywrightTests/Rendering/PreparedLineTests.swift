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

    @Test("Whole prices with and without decimals are ICU's in every language", arguments: try SnapshotTests.locales)
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

@Suite("Lines of one shape say what the evaluator says")
struct PreparedLineTests {
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

    @Test("Other amounts and dates have the same shape, in every language", arguments: try SnapshotTests.locales)
    func sameShape(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let first = MessageDate(Instant(milliseconds: 1_795_176_000_000), timeZone: "Europe/Berlin")
        let line = PreparedLine([message(price("9.99"), first)])
        for (index, amount) in ["1", "1234.5", "0.99", "99999999"].enumerated() {
            let date = MessageDate(
                first.instant + Int64(index) * 5_000_000_000,
                timeZone: index % 2 == 0 ? "Asia/Tokyo" : "America/New_York"
            )
            let other = PreparedLine([message(price(amount), date)])
            #expect(other.shape == line.shape && other != line)
            #expect(bundle.format(other) == bundle.formatByEvaluating([message(price(amount), date)]))
        }
    }

    @Test("What could change words has another shape")
    func otherShapes() {
        let date = MessageDate(Instant(milliseconds: 0), timeZone: "UTC")
        let line = PreparedLine([message(price("9.99"), date)])
        let shown = messagePrice("9.99", period: .months(1), displayString: "9.99 EUR")
        let amounts = [price("9.99", .introductory), price("9.99", every: .months(3)), shown]
        let medium = MessageDate(Instant(milliseconds: 0), timeZone: "UTC", style: .medium)
        let messages = amounts.map { message($0, date) } + [message(price("9.99"), medium)]
        let others = messages.map { PreparedLine([$0]) }
        #expect(others.allSatisfy { $0.shape != line.shape && $0 != line })
        #expect(PreparedLine([message(price("9.99"), date)]) == line)
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
