import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Lists of prices take the place of products' prices")
struct PriceReplacementTests {
    private func prices(_ texts: KeyValuePairs<String, String>) throws -> StorefrontPrices {
        StorefrontPrices(
            try texts.map { code, amount in
                let storefront = try #require(Storefront(code))
                let currency = try #require(storefront.currency).code
                return StorefrontPrices.Entry(
                    storefront: storefront,
                    price: try #require(Price(amount, currency))
                )
            }
        )
    }

    private func shop(_ products: Tree...) throws -> ProductImport {
        let imported = try importedProductList(text: ProductListFixture.list(products).description)
        try #require(imported.diagnostics.isEmpty)
        return imported
    }

    @Test("of the product with the list's id, and of no other")
    func replaces() throws {
        let list = PriceList(productID: "monthly", prices: try prices(["USA": "10.99", "DEU": "9.99"]), file: "p")
        let result = try shop(ProductListFixture.monthly, ProductListFixture.credits).replacingPrices(with: [list])
        #expect(result.products.map(\.priceText) == ["DEU EUR 9.99, USA USD 10.99", "USA USD 0.99"])
        #expect(result.diagnostics.isEmpty)
    }

    @Test("where the list has no price the product keeps its own, which is said once")
    func keepsOthers() throws {
        let list = PriceList(productID: "monthly", prices: try prices(["JPN": "1500"]), file: "p.json")
        let result = try shop(ProductListFixture.monthly).replacingPrices(with: [list])
        #expect(result.products.map(\.priceText) == ["DEU EUR 8.99, JPN JPY 1500, USA USD 9.99"])
        #expect(
            result.diagnostics.map(\.description) == [
                """
                p.json:1:1: found no price in DEU, USA, expected a price in each storefront that the product has one \
                in; the product keeps its own there
                """
            ]
        )
    }

    @Test("offers and commitments without a price in a new storefront are named once")
    func reportsGaps() throws {
        let trial: Tree = ["type": "introductory", "mode": "freeTrial", "period": "P1W"]
        let product = ProductListFixture.yearly.with([
            "offers": [trial, ProductListFixture.paid],
            "billingPlans": [["kind": "billedUpFront"], ProductListFixture.commitment],
        ])
        let list = PriceList(
            productID: "yearly",
            prices: try prices(["USA": "1", "DEU": "1", "JPN": "1", "GBR": "1"]),
            file: "p"
        )
        let result = try shop(product).replacingPrices(with: [list])
        #expect(
            result.diagnostics.summaries
                == ["warning kept-price", "warning offer-without-price", "warning offer-without-price"]
        )
        #expect(result.diagnostics.first?.found == "another price in USA, and none of the product's offers")
        #expect(result.diagnostics[1].found == "the promotional offer \"spring\" without a price in GBR, JPN")
        #expect(result.diagnostics.last?.found == "the billing plan monthlyWithCommitment without a price in GBR, JPN")
        #expect(result.products.first?.offers.count == 2)
    }

    @Test("several lists of one product are one, the later ones counting")
    func mergesLists() throws {
        let lists = [
            PriceList(productID: "monthly", prices: try prices(["USA": "1", "DEU": "1"]), file: "a"),
            PriceList(productID: "monthly", prices: try prices(["USA": "2", "JPN": "3"]), file: "b"),
        ]
        let result = try shop(ProductListFixture.monthly).replacingPrices(with: lists)
        #expect(result.products.map(\.priceText) == ["DEU EUR 1.00, JPN JPY 3, USA USD 2.00"])
        #expect(result.diagnostics.map(\.found) == ["other prices than a has in USA"])
    }

    @Test("bills of a monthly plan replace that plan's, and nothing where there is none")
    func replacesPlans() throws {
        let monthly = try prices(["USA": "6.49"])
        let list = PriceList(productID: "yearly", prices: StorefrontPrices(), monthlyPrices: monthly, file: "p")
        let product = ProductListFixture.yearly.with(["billingPlans": [ProductListFixture.commitment]])
        let result = try shop(product).replacingPrices(with: [list])
        #expect(result.products.first?.billingPlans.first?.prices == monthly)
        #expect(result.products.first?.priceText == "DEU EUR 49.99, USA USD 59.99")
        #expect(result.diagnostics.isEmpty)
        let without = try shop(ProductListFixture.yearly).replacingPrices(with: [list])
        #expect(without.diagnostics.summaries == ["warning unknown-billing-plan"])
    }

    @Test(
        "prices of a product that is not there, or of none, replace nothing",
        arguments: [("other", nil), (nil, nil), ("monthly", StoreName.googlePlay)] as [(String?, StoreName?)]
    )
    func reportsUnmatched(id: String?, store: StoreName?) throws {
        let list = PriceList(productID: id, store: store, prices: try prices(["USA": "1"]), file: "p")
        let shop = try shop(ProductListFixture.monthly)
        let result = shop.replacingPrices(with: [list])
        #expect(result.products == shop.products)
        #expect(result.diagnostics.summaries == ["warning unmatched-prices"])
    }

    @Test("App Store Connect's prices are not Google Play's, and a caller names what a list is of")
    func keepsStoresApart() throws {
        let play = ProductListFixture.monthly.with(["store": "googlePlay", "prices": ["USA": "USD 5.00"]])
        let list = PriceList(store: .appStore, prices: try prices(["USA": "7", "DEU": "7"]), file: "p").named("monthly")
        let result = try shop(play, ProductListFixture.monthly).replacingPrices(with: [list])
        #expect(result.products.map(\.priceText) == ["USA USD 5.00", "DEU EUR 7.00, USA USD 7.00"])
        #expect(list.named("other").productID == "other")
    }

    @Test("An id that two base plans share prices neither of them; with the base plan it prices that one")
    func keepsBasePlansApart() throws {
        func plan(_ name: String) -> Tree {
            ProductListFixture.monthly.with([
                "store": "googlePlay", "basePlan": .string(name), "prices": ["USA": "USD 5.00"],
            ])
        }
        let shop = try shop(plan("one"), plan("two"))
        let shared = PriceList(productID: "monthly", prices: try prices(["USA": "7"]), file: "p")
        let none = shop.replacingPrices(with: [shared])
        #expect(none.products == shop.products)
        #expect(none.diagnostics.summaries == ["warning unmatched-prices"])
        #expect(none.diagnostics.first?.expected?.contains("monthly:one") == true)
        let one = shop.replacingPrices(with: [shared.named("monthly:two")])
        #expect(one.products.map(\.priceText) == ["USA USD 5.00", "USA USD 7.00"])
    }

    @Test("The price of installments is that of one bill; what is paid at once says nothing of a commitment alone")
    func pricesCommitments() throws {
        let installments = ProductListFixture.monthly.with([
            "billingPlans": [
                ProductListFixture.commitment.with(["prices": ["USA": "9.99"], "totalPrices": ["USA": "119.88"]])
            ]
        ])
        let list = PriceList(productID: "monthly", prices: try prices(["USA": "7"]), file: "p")
        let replaced = try shop(installments).replacingPrices(with: [list])
        #expect(replaced.products.first?.billingPlans.first?.prices.text == "USA USD 7.00")
        let yearly = ProductListFixture.yearly.with(["billingPlans": [ProductListFixture.commitment]])
        let kept = try shop(yearly).replacingPrices(with: [list.named("yearly")])
        #expect(kept.products.first?.billingPlans.first?.prices.text != "USA USD 7.00")
        #expect(kept.diagnostics.summaries.contains("warning unknown-billing-plan"))
    }
}
