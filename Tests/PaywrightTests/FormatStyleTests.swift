import Foundation
import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightReviewCases
import PaywrightValues
import Testing

@Suite("Format styles say what a formatter says, as small values")
struct FormatStyleTests {
    private static let space = "\u{A0}"
    /// Money in Arabic: isolated, its "$" tied to its letters.
    private static func arabic(_ money: String) -> String { "\u{2068}\u{200F}\(money)\u{200E}\u{2069}" }

    @Test(
        "A price by the language's separators, symbol and side; nothing charged is the word for free",
        arguments: [
            ("9.99", "EUR", "de", "9,99\(space)€"), ("39.99", "PLN", "pl", "39,99\(space)zł"),
            ("9.99", "USD", "ar", arabic("9.99\(space)US$")), ("1500", "JPY", "ja", "￥1,500"),
            ("1234.5", "EUR", "de-AT", "€\(space)1.234,50"), ("9.99", "USD", "d e", "$9.99"),
            ("0", "EUR", "de", "Kostenlos"), ("0", "JPY", "ja", "無料"),
        ]
    )
    func price(amount: String, currency: String, locale: String, expected: String) throws {
        #expect(try #require(Price(amount, currency)).formatted(.price(locale: locale)) == expected)
    }

    @Test("How a currency and a whole amount are written can be chosen")
    func priceOptions() throws {
        let price = try #require(Price("10", "USD"))
        #expect(price.formatted(.price(locale: "en")) == "$10.00")
        #expect(price.formatted(.price(locale: "en", wholeAmounts: .drop)) == "$10")
        #expect(price.formatted(.price(locale: "de", currencyWidth: .isoCode)) == "10,00\(Self.space)USD")
    }

    @Test(
        "A period by the language's plurals and duals",
        arguments: [
            ("P1M", "de", "1 Monat"), ("P3M", "de", "3 Monate"), ("P1W", "de", "1 Woche"),
            ("P1M", "pl", "1 miesiąc"), ("P3M", "pl", "3 miesiące"), ("P6M", "pl", "6 miesięcy"),
            ("P3M", "ar", "3 أشهر"), ("P1M", "ja", "1か月"), ("P3M", "ja", "3か月"), ("P7D", "en", "7 days"),
            ("P1Y", "d e", "1 year"),
        ]
    )
    func period(period: String, locale: String, expected: String) throws {
        let period = try #require(SubscriptionPeriod(iso8601: period))
        let text = period.formatted(.subscriptionPeriod(locale: locale))
        #expect(text == expected.replacing(" ", with: Self.space))
    }

    @Test("Two months are a dual in Arabic, without a number")
    func dual() throws {
        let text = try #require(SubscriptionPeriod(2, .month)).formatted(.subscriptionPeriod(locale: "ar"))
        #expect(text.hasPrefix("شهر") && !text.contains("2"))
    }

    private func product(_ offers: [SubscriptionOffer] = [], type: ProductType = .autoRenewable) throws -> Product {
        Product(
            id: "pro",
            type: type,
            prices: StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates),
            period: type == .autoRenewable ? SubscriptionPeriod(1, .month) : nil,
            offers: offers
        )
    }

    private var trial: SubscriptionOffer {
        SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: CalendarDuration(iso8601: "P1W"))
    }

    @Test(
        "An offer in one line",
        arguments: [
            ("de", "1\(space)Woche kostenlos, danach 9,99\(space)$ pro Monat"),
            ("pl", "1\(space)tydzień bezpłatnie, potem 9,99\(space)USD miesięcznie"),
            ("ja", "1週間無料、その後は月額$9.99"),
            ("ar", "أسبوع مجانًا، ثم \(arabic("9.99\(space)US$")) شهريًا"),
        ]
    )
    func offer(locale: String, expected: String) throws {
        let style = OfferFormatStyle(locale: locale, storefront: .unitedStates, claims: [.introductory])
        #expect(try product([trial]).formatted(style) == expected)
        let terms = OfferSelection.terms(for: try product([trial]), in: .unitedStates, claims: [.introductory])
        #expect(try #require(terms).formatted(.paywallLine(.offer, locale: locale)) == expected)
    }

    @Test("Without an offer the price is told, with its period where there is one; without a price nothing")
    func withoutOffer() throws {
        let japan = try #require(Storefront("JPN"))
        let monthly = try product([trial])
        for claims in [[OfferClaim.noOffer], [.unknown], []] {
            let text = monthly.formatted(.offer(locale: "en", storefront: .unitedStates, claims: claims))
            #expect(text == "$9.99 per month")
        }
        let lifetime = try product(type: .nonConsumable)
        #expect(lifetime.formatted(.offer(locale: "en", storefront: .unitedStates, claims: [])) == "$9.99")
        #expect(monthly.formatted(.offer(locale: "en", storefront: japan, claims: [.introductory])).isEmpty)
        let gift = SubscriptionOffer(
            type: .code,
            paymentMode: .oneTime,
            period: nil,
            prices: StorefrontPrices(try #require(Price("0", "USD")), in: .unitedStates),
            id: "GIFT"
        )
        let free = try product([gift], type: .nonConsumable)
        #expect(
            free.formatted(.offer(locale: "de", storefront: .unitedStates, claims: [.code(name: "GIFT")]))
                == "Kostenlos"
        )
    }

    @Test("A line is the formatter's, and one that does not apply is empty")
    func lines() throws {
        for scenario in ScenarioMatrix.regular + ScenarioMatrix.offers.prefix(12) {
            for locale in ["de", "ar", "ja"] {
                let lines = try PaywallFormatter(locale: locale).lines(for: scenario.terms)
                for line in ProductLine.allCases {
                    let text = scenario.terms.formatted(.paywallLine(line, locale: locale))
                    #expect(text == lines[line]?.string ?? "")
                }
            }
        }
    }

    @Test("Styles are values: equal, hashable, and the same after coding")
    func coding() throws {
        func same<Style: FormatStyle & Equatable>(_ style: Style) throws {
            let data = try JSONEncoder().encode(style)
            #expect(try JSONDecoder().decode(Style.self, from: data) == style)
            #expect(Set([style, style]).count == 1)
        }
        try same(PriceFormatStyle(locale: "de", currencyWidth: .narrow, wholeAmounts: .drop))
        try same(SubscriptionPeriodFormatStyle(locale: "pl"))
        try same(PaywallLineFormatStyle(line: .pricePerPeriodShort, locale: "ja"))
        let claims: [OfferClaim] = [.introductory, .code(name: "A=B"), .promotional(id: "x"), .winBack(id: "y")]
        try same(OfferFormatStyle(locale: "ar", storefront: .unitedStates, claims: claims))
        try same(OfferFormatStyle(locale: "ar", storefront: .unitedStates, claims: [.unknown]))
    }

    @Test(
        "What was stored and no longer exists is a decoding error, never a guess",
        arguments: [
            #"{"locale": "de", "storefront": "XXX", "claims": []}"#,
            #"{"locale": "de", "storefront": "DEU", "claims": ["maybe"]}"#, #"{"locale": "de"}"#,
        ]
    )
    func unreadable(json: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(OfferFormatStyle.self, from: Data(json.utf8))
        }
    }

    @Test("The cache is bounded, keeps what is used, and answers right whatever it holds")
    func cache() throws {
        let cache = FormatterCache(capacity: 3)
        let price = try #require(Price("9.99", "EUR"))
        let expected = [
            "de": "9,99\(Self.space)€", "en": "€9.99", "ja": "€9.99", "fr": "9,99\(Self.space)€", "d e": "€9.99",
        ]
        for locale in ["de", "en", "ja", "de", "fr", "de", "d e", "en", "de"] {
            let text = cache.formatter(for: locale, options: PaywallOptions())?.price(price).string
            #expect(text == expected[locale])
            #expect(cache.count <= 3 && cache.holds(locale))
        }
        // Least recently used goes first: "ja" and "fr" have made room, "de" never had to.
        #expect(cache.statistics == (hits: 3, builds: 6, evictions: 3))
        #expect(cache.holds("de") && cache.holds("en") && !cache.holds("ja") && !cache.holds("fr"))
    }

    @Test("Many tasks share the styles")
    func concurrency() async throws {
        let period = try #require(SubscriptionPeriod(3, .month))
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<200 {
                group.addTask {
                    let (locale, expected) = [("de", "3 Monate"), ("pl", "3 miesiące"), ("en", "3 months")][index % 3]
                    return period.formatted(.subscriptionPeriod(locale: locale))
                        == expected.replacing(" ", with: "\u{A0}")
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
