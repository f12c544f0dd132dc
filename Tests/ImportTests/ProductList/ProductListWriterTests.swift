import PaywrightImport
import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

@Suite("What is written as a product list is read as the same products")
struct ProductListWriterTests {
    @Test("for any products, and what is written then is the same text", arguments: Sweep.some(12, of: 0..<150))
    func readsWhatIsWritten(_ seed: UInt64) throws {
        var random = RandomProduct(seed: seed)
        let products = random.products()
        let text = ProductListWriter().text(of: products)
        let result = try importedProductList(text: text)
        #expect(result.products == products)
        #expect(result.diagnostics.allSatisfy { $0.severity != .error })
        #expect(ProductListWriter().text(of: result.products) == text)
    }

    @Test("no field is written that the reader does not know, and no name twice", arguments: Sweep.some(5, of: 0..<50))
    func writesKnownFields(_ seed: UInt64) throws {
        var random = RandomProduct(seed: seed ^ 0xF0)
        let codes = Set(
            try importedProductList(text: ProductListWriter().text(of: random.products())).diagnostics.map {
                ImportCode($0)
            }
        )
        #expect(codes.isDisjoint(with: [.unknownField, .duplicateKey, .duplicateRegion, .numericPrice]))
    }

    @Test("what goes without saying is left out, and prices share lines")
    func isCompact() throws {
        let storefronts = ["USA", "DEU", "JPN", "KWT", "GBR", "FRA", "ITA", "ESP", "AUS"]
        let entries = try storefronts.map { code in
            let storefront = try #require(Storefront(code))
            let currency = try #require(storefront.currency).code
            return StorefrontPrices.Entry(
                storefront: storefront,
                price: try #require(Price("1500", currency))
            )
        }
        let product = Product(
            id: "pro",
            type: .autoRenewable,
            names: [LocalizedName(locale: "en", name: "Pro")],
            fileLocale: "en",
            prices: StorefrontPrices(entries),
            period: SubscriptionPeriod(1, .month),
            offers: [
                SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: CalendarDuration(weeks: 1))
            ],
            billingPlans: [BillingPlan(kind: .billedUpFront, prices: StorefrontPrices(entries))]
        )
        #expect(
            ProductListWriter().text(of: [product]) == """
                {
                  "schema": "paywright/products/1",
                  "locale": "en",
                  "products": [
                    {
                      "id": "pro",
                      "type": "autoRenewable",
                      "period": "P1M",
                      "names": {"en": "Pro"},
                      "prices": {
                        "AUS": "1500.00", "DEU": "1500.00", "ESP": "1500.00", "FRA": "1500.00", "GBR": "1500.00",
                        "ITA": "1500.00", "JPN": "1500", "KWT": "1500.00", "USA": "1500.00"
                      },
                      "offers": [
                        {"type": "introductory", "mode": "freeTrial", "period": "P1W"}
                      ],
                      "billingPlans": [
                        {"kind": "billedUpFront"}
                      ]
                    }
                  ]
                }

                """
        )
    }

    @Test("no products are an empty list")
    func writesNothing() throws {
        let text = ProductListWriter().text(of: [])
        #expect(try importedProductList(text: text).diagnostics.summaries == ["warning no-products"])
    }
}
