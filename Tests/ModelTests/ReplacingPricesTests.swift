import PaywrightModel
import PaywrightValues
import Testing

@Suite("Other prices take the place of a product's own")
struct ReplacingPricesTests {
    private let usa = Storefront.unitedStates

    private func prices(_ texts: KeyValuePairs<String, String>) throws -> StorefrontPrices {
        StorefrontPrices(
            try texts.map { code, amount in
                let storefront = try #require(Storefront(code))
                let currency = try #require(storefront.currency).code
                let price = try #require(Price(amount, currency))
                return StorefrontPrices.Entry(storefront: storefront, price: price)
            }
        )
    }

    @Test("storefront by storefront, and nothing else changes")
    func replaces() throws {
        let offer = SubscriptionOffer(
            type: .introductory,
            paymentMode: .payAsYouGo,
            period: CalendarDuration(months: 1),
            prices: try prices(["USA": "1.99"])
        )
        let product = Product(
            id: "pro",
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: "Pro")],
            fileLocale: "en",
            prices: try prices(["USA": "9.99", "FRA": "9.99"]),
            period: SubscriptionPeriod(1, .month),
            group: SubscriptionGroup(id: "g", name: "G", level: 2),
            offers: [offer],
            isFamilyShareable: true,
            includes: [IncludedProduct(id: "x")]
        )
        let replaced = product.replacingPrices(with: try prices(["USA": "10.99", "JPN": "1500"]))
        #expect(try replaced.prices == prices(["USA": "10.99", "FRA": "9.99", "JPN": "1500"]))
        #expect(replaced.offers == [offer])
        #expect(replaced.replacingPrices(with: product.prices).prices[usa] == product.prices[usa])
        #expect(product.replacingPrices(with: StorefrontPrices()) == product)
    }

    @Test("a plan billed up front costs what the product costs; a commitment has prices of its own")
    func replacesPlans() throws {
        let product = Product(
            id: "pro",
            type: .autoRenewable,
            prices: try prices(["USA": "59.99"]),
            period: SubscriptionPeriod(1, .year),
            billingPlans: [
                BillingPlan(kind: .billedUpFront, prices: try prices(["USA": "59.99"])),
                BillingPlan(
                    kind: .monthlyWithCommitment,
                    prices: try prices(["USA": "5.99", "FRA": "5.99"]),
                    commitmentPrices: try prices(["USA": "71.88", "FRA": "71.88"]),
                    billingPeriod: SubscriptionPeriod(1, .month),
                    paymentCount: 12
                ),
            ]
        )
        let replaced = product.replacingPrices(
            with: try prices(["USA": "69.99"]),
            monthlyPrices: try prices(["USA": "6.49"])
        )
        #expect(replaced.billingPlans[0].prices == replaced.prices)
        #expect(try replaced.billingPlans[1].prices == prices(["USA": "6.49", "FRA": "5.99"]))
        // A total that was the sum of other bills is none any more.
        #expect(try replaced.billingPlans[1].commitmentPrices == prices(["FRA": "71.88"]))
        #expect(replaced.billingPlans[1].paymentCount == 12)
    }
}
