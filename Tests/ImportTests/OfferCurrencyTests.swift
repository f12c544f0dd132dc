import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("An offer in another currency than the price that follows it is left out, and reported")
struct OfferCurrencyTests {
    private typealias Play = PlayProductFixture

    private static let euros = Play.phase(990_000, "P1M", mode: 2, cycles: 3, currency: "EUR")

    @Test("in a ProductDetails, in any of its phases; the other offers stay")
    func productDetails() throws {
        for phases in [[Self.euros], [Play.week, Self.euros]] {
            let (product, diagnostics) = try importedPlan(
                Play.details(),
                Play.details(offer: "wrong", phases: phases + [Play.phase()]),
                Play.details(offer: "right", phases: [Play.intro, Play.phase()])
            )
            #expect(product?.offers.compactMap(\.id) == ["right"])
            #expect(diagnostics.summaries == ["error offer-in-other-currency"])
            #expect(diagnostics.first?.found == "EUR 0.99")
            #expect(diagnostics.first?.place.path?.hasSuffix("priceCurrencyCode") == true)
        }
    }

    @Test("what is free is so in every currency")
    func freePhase() throws {
        let free = Play.phase(0, "P1W", mode: 2, cycles: 1, currency: "EUR")
        let (product, diagnostics) = try importedPlan(
            Play.details(),
            Play.details(offer: "trial", phases: [free, Play.phase()])
        )
        #expect(product?.offers.compactMap(\.id) == ["trial"] && diagnostics.isEmpty)
    }

    @Test("on a product that is bought once")
    func oneTime() throws {
        func option(_ currency: Tree, offer: Tree? = nil) -> Tree {
            let price: Tree = ["priceAmountMicros": 990_000, "priceCurrencyCode": currency]
            return offer.map { price.with(["offerId": $0]) } ?? price
        }
        let product = Play.coins.without("oneTimePurchaseOfferDetails").with([
            "oneTimePurchaseOfferDetailsList": [
                option("PLN"), option("EUR", offer: "wrong"), option("PLN", offer: "right"),
            ]
        ])
        let result = try importedPlay(product)
        #expect(result.products.first?.offers.compactMap(\.id) == ["right"])
        #expect(result.diagnostics.summaries == ["error offer-in-other-currency"])
    }

    @Test("in a product list where its currency differs, and nowhere else")
    func productList() throws {
        func offers(_ prices: Tree, on product: Tree = ProductListFixture.monthly.with(["store": "other"])) throws
            -> ([String], [String])
        {
            let own: Tree = ["USA": "USD 9.99", "DEU": "EUR 8.99"]
            let offer = ProductListFixture.paid.with(["prices": prices])
            let (read, diagnostics) = try listedProduct(product.with(["prices": own, "offers": [offer]]))
            return (read?.offers.map(\.prices.text) ?? [], diagnostics.summaries)
        }
        let reported = ["error offer-in-other-currency"]
        #expect(try offers(["USA": "USD 1.99", "DEU": "EUR 1.99"]) == (["DEU EUR 1.99, USA USD 1.99"], []))
        #expect(try offers(["USA": "USD 1.99", "DEU": "USD 1.99"]) == (["USA USD 1.99"], reported))
        #expect(try offers(["DEU": "USD 1.99"]) == ([], reported))
        // Where the product is not sold, nothing follows.
        #expect(try offers(["FRA": "USD 1.99"]) == (["FRA USD 1.99"], []))
        // An offer of the monthly plan is followed by the plan's price.
        let plan = ProductListFixture.commitment.with(["prices": ["USA": "CAD 5.99"]]).without("totalPrices")
        let planned = ProductListFixture.yearly.with(["store": "other", "billingPlans": [plan]])
        #expect(try offers(["USA": "CAD 1.99"], on: planned) == (["USA CAD 1.99"], []))
        #expect(try offers(["USA": "USD 1.99"], on: planned) == ([], reported))
    }

    @Test("and where a list of prices has put the product into another currency")
    func replacedPrices() throws {
        let product = ProductListFixture.monthly.with(["offers": [ProductListFixture.paid]])
        let shop = try importedProductList(text: ProductListFixture.list([product]).description)
        let price = try #require(Price("8.99", "EUR"))
        let usa = try #require(Storefront("USA"))
        let list = PriceList(
            productID: "monthly",
            prices: StorefrontPrices(price, in: usa),
            file: "prices.csv"
        )
        let replaced = shop.replacingPrices(with: [list])
        #expect(replaced.products.first?.offers == [])
        #expect(replaced.diagnostics.summaries.contains("warning offer-in-other-currency"))
    }
}
