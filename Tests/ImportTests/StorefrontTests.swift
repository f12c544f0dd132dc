import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Prices keep the currency of the file's storefront")
struct StorefrontTests {
    @Test(
        "a price is filed under the right storefront",
        arguments: [
            (nil, nil, "USA USD 0.99"),
            (nil, "DEU", "DEU EUR 0.99"),
            ("", "JPN", "JPN JPY 0.99"),
            ("  ", nil, "USA USD 0.99"),
            ("GBR", nil, "GBR GBP 0.99"),
            ("GB", nil, "GBR GBP 0.99"),
            ("XK", nil, "XKS EUR 0.99"),
            ("ESP", "DEU", "DEU EUR 0.99"),
            ("ESP", "ESP", "ESP EUR 0.99"),
            ("ESP", "USA", "ESP EUR 0.99"),
            ("USA", "JPN", "USA USD 0.99"),
        ] as [(String?, String?, String)]
    )
    func filesPrices(_ stated: String?, requested: String?, price: String) throws {
        let settings: Tree = stated.map { ["_storefront": .string($0)] } ?? [:]
        let configuration = Fixture.configuration(products: [Fixture.coins], settings: settings)
        let product = try #require(try imported(configuration, storefront: requested).products.first)
        #expect(product.priceText == price)
        #expect(product.prices.entries.allSatisfy { $0.price.displayString == nil })
    }

    @Test("settings may be missing or null", arguments: [nil, Tree.null])
    func acceptsMissingSettings(_ settings: Tree?) throws {
        let configuration = Fixture.configuration(products: [Fixture.coins])
        let result = try imported(
            settings.map { configuration.with(["settings": $0]) } ?? configuration.without("settings")
        )
        #expect(result.products.map(\.priceText) == ["USA USD 0.99"])
        #expect(result.diagnostics.isEmpty)
    }

    @Test("a request in another currency is one warning per file, and no amount is relabelled")
    func warnsOnceAboutCurrency() throws {
        let configuration = Fixture.configuration(
            subscriptions: [Fixture.monthly.with(["introductoryOffer": Fixture.paid])],
            products: [Fixture.coins],
            settings: ["_storefront": "USA"]
        )
        let result = try imported(configuration, storefront: "DEU")
        #expect(result.diagnostics.summaries == ["warning other-currency"])
        #expect(
            result.diagnostics.first.map { $0.description.split(separator: ": ", maxSplits: 1).last ?? "" } == """
                $.settings._storefront: found USA, which bills in USD, expected a storefront that bills in EUR, as DEU \
                does; prices stay in USD, for USA only
                """
        )
        #expect(result.products.first?.offers.first?.prices.text == "USA USD 1.99")
    }

    @Test("an unknown storefront refuses every product by name", arguments: ["XXX", "usa", "United States", "E"])
    func refusesUnknownStorefronts(_ code: String) throws {
        let configuration = Fixture.configuration(
            subscriptions: [Fixture.monthly],
            products: [Fixture.coins],
            settings: ["_storefront": .string(code)]
        )
        let failure = try #require(importFailure(configuration, storefront: "DEU"))
        #expect(failure.diagnostics.summaries == ["error unknown-storefront", "error unknown-storefront"])
        #expect(failure.diagnostics.map(\.place.productID) == ["monthly", "coins"])
        #expect(
            failure.diagnostics.allSatisfy { $0.place.path == "$.settings._storefront" && $0.found == "\"\(code)\"" }
        )
        #expect(failure.diagnostics.first?.consequence?.hasPrefix("product \"monthly\" is left out") == true)
    }

    @Test("a storefront that is no string is unknown")
    func refusesOtherTypes() throws {
        let configuration = Fixture.configuration(products: [Fixture.coins], settings: ["_storefront": 840])
        #expect(importFailure(configuration)?.diagnostics.summaries == ["error unknown-storefront"])
    }

    @Test(
        "the file's locale becomes a BCP 47 tag",
        arguments: [
            ("en_US", "en-US"), ("zh_Hans", "zh-Hans"), ("zh_Hant_HK", "zh-Hant-HK"), ("ar", "ar"), ("pt-BR", "pt-BR"),
            (" ja ", "ja"), ("", nil),
        ]
    )
    func readsFileLocale(_ stated: String, tag: String?) throws {
        let settings: Tree = ["_locale": .string(stated)]
        let result = try imported(Fixture.configuration(products: [Fixture.coins], settings: settings))
        #expect(result.products.first?.fileLocale == tag)
        #expect(result.diagnostics.isEmpty)
    }

    @Test("of settings of another type nobody knows the storefront; a locale of another type is a warning")
    func reportsOtherSettings() throws {
        let failure = importFailure(Fixture.configuration(products: [Fixture.coins], settings: ["x"]))
        #expect(failure?.diagnostics.summaries == ["error wrong-type", "error unknown-storefront"])
        #expect(failure?.diagnostics.first?.consequence == "no price of the file has a currency")
        let locale = try imported(Fixture.configuration(products: [Fixture.coins], settings: ["_locale": 7]))
        #expect(locale.diagnostics.summaries == ["warning wrong-type"])
    }
}
