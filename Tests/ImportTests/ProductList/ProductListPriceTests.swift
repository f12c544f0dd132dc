import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A product list states a price for each storefront")
struct ProductListPriceTests {
    private func imported(
        _ prices: Tree,
        store: String = "appStore"
    ) throws -> (product: Product?, diagnostics: [Diagnostic]) {
        try listedProduct(ProductListFixture.monthly.with(["prices": prices, "store": .string(store)]))
    }

    @Test(
        "in the App Store's currency there, or in its own",
        arguments: [
            ("USA", "9.99", "USA USD 9.99"), ("US", "10", "USA USD 10.00"), ("DEU", "0.5", "DEU EUR 0.50"),
            ("JPN", "1500", "JPN JPY 1500"), ("KWT", "9.99", "KWT USD 9.99"), ("ISR", "34.90", "ISR ILS 34.90"),
            ("XK", "1", "XKS EUR 1.00"), ("BGD", "BDT 1200", "BGD BDT 1200.00"), ("ZZZ", "EUR 9.99", "ZZZ EUR 9.99"),
            ("USA", "USD 9.99", "USA USD 9.99"), ("USA", "0", "USA USD 0.00"),
        ]
    )
    func reads(region: String, text: String, price: String) throws {
        let (product, diagnostics) = try imported([region: .string(text)])
        #expect(product?.priceText == price)
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "the day on which another price follows; where it cannot be read nothing is calculated",
        arguments: [
            (["USA": "2027-01-01"] as Tree, ["USA 2027-01-01"], []), ([:], [], []),
            (["US": "2027-01-01", "USA": "2026-12-01"], ["USA 2026-12-01"], []),
            (["USA": "2027-02-30"], [], ["warning invalid-date"]), (["USA": 20_270_101], [], ["warning invalid-date"]),
            (["Mars": "2027-01-01"], [], ["error unknown-storefront"]), ("2027-01-01", [], ["warning wrong-type"]),
        ] as [(Tree, [String], [String])]
    )
    func readsDays(days: Tree, expected: [String], summaries: [String]) throws {
        let (read, diagnostics) = try listedProduct(ProductListFixture.monthly.with(["pricesUntil": days]))
        let product = try #require(read)
        #expect(product.pricesUntil.map { "\($0.key.alpha3) \($0.value)" } == expected)
        #expect(product.leavesCalculationsOpen == !summaries.isEmpty)
        #expect(diagnostics.summaries == summaries)
    }

    @Test("the store's own text travels along")
    func readsDisplay() throws {
        let (product, diagnostics) = try imported(["DEU": ["price": "9.99", "display": "9,99 €"]])
        #expect(product?.prices.entries.first?.price == Price("9.99", "EUR", displayString: "9,99 €"))
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "a price that cannot be read is left out, and no other",
        arguments: [
            ("FRA", #""9,99""#, "invalid-price"), ("FRA", #""9.99 EUR""#, "invalid-price"),
            ("FRA", #""EUR 9,99""#, "invalid-price"), ("FRA", #""""#, "invalid-price"), ("FRA", "-1", "invalid-price"),
            ("FRA", "1e2", "invalid-price"), ("FRA", "true", "invalid-price"), ("FRA", "[]", "invalid-price"),
            ("FRA", #""1.299,00""#, "invalid-price"), ("FRA", #""EUR  9.99""#, "invalid-price"),
            ("FRA", #""€ 9.99""#, "unknown-currency"), ("FRA", #""eur 9.99""#, "unknown-currency"),
            ("FRA", #""XXX 9.99""#, "unknown-currency"), ("FRA", "null", "missing-price"),
            ("FRA", "{}", "missing-price"),
            ("BGD", #""1200""#, "missing-currency"), ("ZZZ", #""9.99""#, "missing-currency"),
            ("XXX", #""9.99""#, "unknown-storefront"), ("usa", #""9.99""#, "unknown-storefront"),
            ("France", #""9.99""#, "unknown-storefront"), ("", #""9.99""#, "unknown-storefront"),
        ]
    )
    func leavesOut(region: String, source: String, code: String) throws {
        let (product, diagnostics) = try imported(["AUS": "14.99", region: .source(source), "JPN": "1500"])
        #expect(product?.priceText == "AUS AUD 14.99, JPN JPY 1500")
        #expect(diagnostics.summaries == ["error \(code)"])
        #expect(diagnostics.first?.place.productID == "monthly")
        #expect(diagnostics.first?.place.path?.hasPrefix("$.products[0].prices") == true)
        #expect(diagnostics.first?.consequence?.hasSuffix("is left out") == true)
    }

    @Test(
        "a diagnostic about a region by another name has its code",
        arguments: [("usa", "USA"), ("France", "FRA"), (" DE", "DEU")]
    )
    func suggestsCode(name: String, code: String) throws {
        let (_, diagnostics) = try imported([name: "9.99", "AUS": "1"])
        #expect(diagnostics.first?.expected == "\"\(code)\"")
    }

    @Test(
        "what is kept otherwise than it stands is a warning",
        arguments: [
            ("USA", "9.99", "numeric-price", "USA USD 9.99"), ("USA", "0.10", "numeric-price", "USA USD 0.10"),
            ("JPN", #""99.5""#, "excess-fraction-digits", "JPN JPY 99.5"),
            ("USA", #""9.999""#, "excess-fraction-digits", "USA USD 9.999"),
            ("USA", #""EUR 9.99""#, "contradictory-currency", "USA EUR 9.99"),
            ("UKR", #""UAH 349.99""#, "contradictory-currency", "UKR UAH 349.99"),
            ("USA", #"{"price": "1", "amount": 1}"#, "unknown-field", "USA USD 1.00"),
            ("USA", #"{"price": "1", "display": ""}"#, "wrong-type", "USA USD 1.00"),
        ]
    )
    func warns(region: String, source: String, code: String, price: String) throws {
        let (product, diagnostics) = try imported([region: .source(source)])
        #expect(product?.priceText == price)
        #expect(diagnostics.summaries == ["warning \(code)"])
    }

    @Test(
        "two prices for one region, by one code or by both: which counts is not known, unless they are alike",
        arguments: [
            ("DEU", "3", "USA USD 2.00"), ("DE", "3", "USA USD 2.00"), ("DE", "1", "DEU EUR 1.00, USA USD 2.00"),
        ]
    )
    func reportsDuplicates(second: String, price: String, told: String) throws {
        let prices: Tree = ["DEU": "1", "USA": "2"]
        let (product, diagnostics) = try imported(prices.repeating(second, .string(price)))
        #expect(product?.priceText == told)
        #expect(diagnostics.summaries == ["warning duplicate-region"])
        #expect(diagnostics.first?.place.path == "$.products[0].prices.\(second)")
    }

    @Test(
        "another store may bill in any currency, so that each price needs its own",
        arguments: ["googlePlay", "other"]
    )
    func requiresCurrency(store: String) throws {
        let (product, diagnostics) = try imported(["UKR": "UAH 349.99", "USA": "9.99"], store: store)
        #expect(product?.priceText == "UKR UAH 349.99")
        #expect(diagnostics.map(\.summaryAndPath) == ["error missing-currency $.products[0].prices.USA"])
    }

    @Test("a product whose last price is left out is left out itself")
    func refusesProduct() throws {
        let (product, diagnostics) = try imported(["USA": "9,99"])
        #expect(product == nil)
        #expect(diagnostics.summaries.sorted() == ["error invalid-price", "error missing-price"])
    }
}
