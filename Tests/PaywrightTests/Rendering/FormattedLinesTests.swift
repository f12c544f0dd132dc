import Paywright
import PaywrightDecisions
import PaywrightICU
import PaywrightMessages
import PaywrightModel
import PaywrightReviewCases
import PaywrightValues
import Testing
import TestSupport

@Suite("Lines in a buffer are the lines that are made one by one")
struct FormattedLinesTests {
    @Test("Every line of every case: keys, texts, parts, the catalog that spoke", arguments: try SnapshotTests.locales)
    func everyCase(locale: String) throws {
        let formatter = try PaywallFormatter(locale: locale)
        var buffered = FormattedLines()
        for scenario in ScenarioMatrix.all {
            let lines = scenario.lines(formatter)
            buffered.removeAll()
            formatter.append(linesFor: scenario.terms, comparedWith: scenario.reference, to: &buffered)
            #expect(buffered.entries.map(\.key) == lines.entries.map(\.line.rawValue))
            #expect(buffered.diagnostics == lines.diagnostics)
            for (entry, line) in zip(buffered.entries, lines.entries) {
                var parts: [FormattedText.Part] = []
                var ranges: [Range<Int>] = []
                buffered.forEachPart(of: entry) { part, range in
                    parts.append(part)
                    ranges.append(range)
                }
                #expect(buffered.string(of: entry) == line.text.string && entry.locale == line.text.locale)
                #expect(ranges == line.text.parts.map(\.range))
                #expect(parts.map(\.kind) == line.text.parts.map(\.kind))
                #expect(parts.map(\.role) == line.text.parts.map(\.role))
                #expect(entry.dependsOnOffer == line.line.dependsOnOffer)
            }
        }
    }

    @Test("Chosen lines come in the order asked for; an emptied buffer holds nothing")
    func chosen() throws {
        let formatter = try PaywallFormatter(locale: "de")
        let terms = try #require(ScenarioMatrix.all.first { $0.name == "introductory.freeTrial.P1W" }).terms
        var lines = FormattedLines()
        formatter.append(linesFor: terms, showing: [.callToAction, .price], to: &lines)
        #expect(lines.entries.map { lines.string(of: $0) } == ["1\u{A0}Woche kostenlos testen", "9,99\u{A0}$"])
        lines.removeAll()
        #expect(lines.entries.isEmpty && lines.diagnostics.isEmpty)
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

@Suite("A line prepared once says what a line made anew says")
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

    @Test("Other amounts and dates, in every language", arguments: try SnapshotTests.locales)
    func replacing(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let first = MessageDate(Instant(milliseconds: 1_795_176_000_000), timeZone: "Europe/Berlin")
        var line = PreparedLine([message(price("9.99"), first)])
        var writer = bundle.writer()
        for (index, amount) in ["1", "1234.5", "0.99", "99999999"].enumerated() {
            let date = MessageDate(
                first.instant + Int64(index) * 5_000_000_000,
                timeZone: index % 2 == 0 ? "Asia/Tokyo" : "America/New_York"
            )
            let isReplaced = (line.replaceAmount(at: 0, by: price(amount)), line.replaceDate(at: 0, by: date))
            #expect(isReplaced == (true, true))
            #expect(line.sentences == [message(price(amount), date)])
            var buffer = FormattedBuffer()
            writer.append(line, to: &buffer)
            #expect(buffer.string == bundle.formatByEvaluating([message(price(amount), date)]).string)
            #expect(bundle.format(line) == bundle.formatByEvaluating(line.sentences))
        }
    }

    @Test("What could change words is refused, and changes nothing")
    func refused() {
        let date = MessageDate(Instant(milliseconds: 0), timeZone: "UTC")
        var line = PreparedLine([message(price("9.99"), date)])
        let shown = messagePrice("1", displayString: "1 EUR")
        let amounts = [price("1", .introductory), price("1", every: .months(3)), shown]
        let short = MessageDate(Instant(milliseconds: 0), timeZone: "UTC", style: .medium)
        let replaced =
            amounts.map { line.replaceAmount(at: 0, by: $0) }
            + [1, -1].map { line.replaceAmount(at: $0, by: price("1")) }
            + [line.replaceDate(at: 0, by: short), line.replaceDate(at: 1, by: date)]
        #expect(!replaced.contains(true))
        #expect(line.sentences == [message(price("9.99"), date)])
    }

    @Test("A writer tells lines apart, whatever it wrote last", arguments: ["de", "ar", "ja", "en-XA"])
    func alternating(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let date = MessageDate(Instant(milliseconds: 1_795_176_000_000), timeZone: "UTC")
        let negative = price("-5")
        let month: ArgumentValue = .length(.months(1))
        let lines = [
            [message(price("9.99"), date)], [Message("pricePerPeriod", [.price: .money(price("5")), .period: month])],
            [Message("pricePerPeriod", [.price: .money(negative), .period: month])], [Message("no.such.message")],
            [message(price("9.99"), date), Message("price.free")],
        ].map { PreparedLine($0) }
        var writer = bundle.writer()
        for first in lines {
            for second in lines {
                var buffer = FormattedBuffer()
                writer.append(first, to: &buffer)
                writer.append(second, to: &buffer)
                let expected = [first, second].map { bundle.formatByEvaluating($0.sentences) }
                #expect(buffer.string == expected[0].string + expected[1].string)
                #expect(writer.lastLocale == expected[1].locale && writer.lastDiagnostics == expected[1].diagnostics)
            }
        }
    }
}
