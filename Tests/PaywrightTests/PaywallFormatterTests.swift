import Paywright
import PaywrightDecisions
import PaywrightICU
import PaywrightMessages
import PaywrightModel
import PaywrightReviewCases
import PaywrightValues
import Testing

@Suite("A formatter words what it is given, and says what it could not")
struct PaywallFormatterTests {
    private func product(
        _ amount: String = "9.99",
        _ storefront: String = "USA",
        names: [LocalizedName] = [LocalizedName(locale: "en-US", name: "Pro")],
        fileLocale: String? = "en-US",
        display: String? = nil,
        store: StoreName = .appStore
    ) throws -> Product {
        let storefront = try #require(Storefront(storefront))
        let price = try #require(Price(amount, storefront.currency?.code ?? "", displayString: display))
        return Product(
            id: "com.example.pro",
            store: store,
            type: .autoRenewable,
            names: names,
            fileLocale: fileLocale,
            prices: StorefrontPrices(price, in: storefront),
            period: SubscriptionPeriod(1, .month)
        )
    }

    private func lines(_ product: Product, _ locale: String, _ options: PaywallOptions = .init()) throws -> ProductLines
    {
        let storefront = try #require(product.prices.entries.first).storefront
        let terms = try #require(OfferSelection.terms(for: product, in: storefront, claims: [.noOffer]))
        return try PaywallFormatter(locale: locale, options: options).lines(for: terms)
    }

    @Test(
        "Whole prices keep or drop their decimals: by option, or as the storefront does",
        arguments: [
            ("10", "USA", WholeAmounts.auto, "$10.00"), ("10", "USA", .drop, "$10"), ("10", "USA", .keep, "$10.00"),
            ("9.99", "USA", .drop, "$9.99"), ("499", "IND", .auto, "₹499"), ("499", "IND", .keep, "₹499.00"),
            ("490", "TWN", .auto, "NT$490"), ("1500", "JPN", .keep, "¥1,500"), ("99.50", "IND", .auto, "₹99.50"),
        ]
    )
    func wholeAmounts(amount: String, storefront: String, option: WholeAmounts, expected: String) throws {
        let lines = try lines(product(amount, storefront), "en", PaywallOptions(wholeAmounts: option))
        #expect(lines[.price]?.string == expected)
    }

    @Test("The store's own text is printed only when preferred, and never for a calculated price")
    func displayPrice() throws {
        let product = try product(display: "US$9.99")
        #expect(try lines(product, "en")[.price]?.string == "$9.99")
        let preferred = try lines(product, "en", PaywallOptions(prefersStoreDisplayPrice: true))
        #expect(preferred[.price]?.string == "US$9.99")
        #expect(preferred[.pricePerPeriod]?.string == "US$9.99 per month")
        #expect(preferred[.pricePerYear]?.string == "Comes to $119.88 per year")
    }

    @Test("A billed amount is never rounded")
    func neverRounded() throws {
        #expect(try lines(product("9.995"), "de")[.price]?.string == "9,995\u{A0}$")
        #expect(try lines(product("99.5", "JPN"), "en")[.price]?.string == "¥99.5")
    }

    @Test(
        "The name: requested, its parents, the same language and script, the file's locale, any, the ID",
        arguments: [
            (["en-US": "Pro", "de": "Profi"], "de-AT", "Profi", ProductName.Source.requestedLanguage),
            (["en-US": "Pro", "de-DE": "Profi"], "de", "Profi", .requestedLanguage),
            (["zh-Hans": "专业", "zh-Hant": "專業", "en-US": "Pro"], "zh-TW", "專業", .requestedLanguage),
            (["fr": "Pro FR", "en-US": "Pro"], "ja", "Pro", .fileLocale),
            (["fr": "Pro FR"], "ja", "Pro FR", .anyLanguage),
            (["ja": "\u{200F} \u{AD}"], "ja", "com.example.pro", .productID),
            ([:], "ja", "com.example.pro", .productID),
        ] as [([String: String], String, String, ProductName.Source)]
    )
    func name(names: [String: String], locale: String, expected: String, source: ProductName.Source) throws {
        let names = names.sorted { $0.key < $1.key }.map { LocalizedName(locale: $0.key, name: $0.value) }
        let lines = try lines(product(names: names), locale)
        #expect(lines[.name]?.string == expected && lines.name.source == source)
    }

    @Test("An unknown language speaks English and says so; a malformed one is an error")
    func locales() throws {
        #expect(try PaywallFormatter(locale: "tlh").match.isFallback)
        #expect(try lines(product(), "tlh")[.frequency]?.string == "Monthly")
        #expect(throws: LocaleTag.Malformed.self) { try PaywallFormatter(locale: "d e") }
    }

    @Test("The requested region keeps its digits and separators")
    func regions() throws {
        #expect(try lines(product("1234.5", "DEU"), "de-AT")[.price]?.string == "€\u{A0}1.234,50")
        #expect(try lines(product("9.99"), "ar-EG-u-nu-arab")[.price]?.string.contains("٩") == true)
        #expect(try lines(product("9.99"), "ar-EG")[.price]?.string.contains("9") == true)
    }

    @Test(
        "A period is worded as the store states it, normalized, or in days",
        arguments: [
            ("P7D", PeriodWording.asStated, "7 days"), ("P7D", .normalized, "1 week"), ("P1W", .days, "7 days"),
            ("P1W", .asStated, "1 week"), ("P12M", .asStated, "12 months"), ("P12M", .normalized, "1 year"),
            ("P1M", .days, "1 month"), ("P30D", .normalized, "30 days"),
        ]
    )
    func periods(period: String, wording: PeriodWording, expected: String) throws {
        let price = StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates)
        let product = Product(
            id: "pro",
            type: .autoRenewable,
            prices: price,
            period: SubscriptionPeriod(iso8601: period)
        )
        let lines = try lines(product, "en", PaywallOptions(periods: wording))
        #expect(lines[.period]?.string == expected.replacing(" ", with: "\u{A0}"))
        // However periods are worded, a comparison is by one unit: the price of a week is not one "per day".
        let isWeekly = period == "P7D" || period == "P1W"
        #expect(lines[.pricePerWeek].map { $0.string.hasSuffix(" per week") } ?? isWeekly)
    }

    @Test("The store's name goes into the terms")
    func store() throws {
        let play = try lines(product(store: .googlePlay), "en")
        #expect(try #require(play[.disclosure]).string.contains("Google Play"))
        #expect(try #require(try lines(product(), "en")[.disclosure]).string.contains("App Store"))
    }

    @Test("One formatter serves many tasks at once with the same lines")
    func concurrency() async throws {
        let formatter = try PaywallFormatter(locale: "ru")
        let scenarios = ScenarioMatrix.offers
        let expected = scenarios.map { formatter.lines(for: $0.terms).entries.map(\.text.string) }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    scenarios.map { formatter.lines(for: $0.terms).entries.map(\.text.string) } == expected
                }
            }
            for await isSame in group { #expect(isSame) }
        }
    }
}
