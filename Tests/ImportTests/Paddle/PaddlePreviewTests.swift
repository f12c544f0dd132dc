import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Paddle Billing: a pricing preview as products")
struct PaddlePreviewTests {
    private static let totals: Tree = ["subtotal": "2521", "discount": "0", "tax": "479", "total": "3000"]

    private static func item(_ changes: KeyValuePairs<String, Tree> = [:]) -> Tree {
        let item: Tree = [
            "price": PaddleProductTests.price, "quantity": 5, "tax_rate": "0.19", "unit_totals": totals,
            "totals": ["subtotal": "12605", "discount": "0", "tax": "2395", "total": "15000"],
            "formatted_unit_totals": ["total": "€30.00"], "formatted_totals": ["total": "€150.00"],
            "product": ["id": "pro_01", "name": "Pro", "status": "active", "tax_category": "saas"], "discounts": [],
        ]
        return item.with(changes)
    }

    private static func preview(_ items: [Tree] = [item()], country: Tree = "DE", currency: Tree = "EUR") -> Tree {
        [
            "data": [
                "currency_code": currency,
                "address": ["country_code": country, "postal_code": "10115"],
                "details": ["line_items": .array(items)], "available_payment_methods": ["card"],
            ],
            "meta": ["request_id": "x"],
        ]
    }

    private func imported(_ tree: Tree, storefront: String? = "USA") throws(ImportFailure) -> ProductImport {
        let importer = ProductImporter(storefront: storefront.flatMap { Storefront($0) })
        return try importer.products(from: Array(tree.description.utf8), file: "p.json")
    }

    private func amounts(_ product: Product?) -> [String] {
        product?.prices.entries.map { "\($0.storefront.alpha3) \($0.price)" } ?? []
    }

    @Test("what one is charged at in the country, with the tax in it")
    func readsTotal() throws {
        let result = try imported(Self.preview())
        let product = try #require(result.products.first)
        #expect(product.id == "pri_01" && product.store == .paddle)
        #expect(amounts(product) == ["DEU EUR 30.00"])
        #expect(product.tax == .included)
        #expect(product.period == SubscriptionPeriod(3, .month))
        #expect(product.offers.map(\.paymentMode) == [.freeTrial])
        #expect(result.diagnostics.isEmpty)
    }

    @Test("previews of several countries are the prices of one product")
    func joinsCountries() throws {
        let other = Self.preview(
            [Self.item(["unit_totals": Self.totals.with(["total": "4500"])])],
            country: "JP",
            currency: "JPY"
        )
        let result = try imported(.array([Self.preview(), other]))
        #expect(result.products.count == 1)
        #expect(amounts(result.products.first).sorted() == ["DEU EUR 30.00", "JPN JPY 4500"])
        let again = Self.preview([Self.item(["unit_totals": Self.totals.with(["total": "3100"])])])
        #expect((try? imported(.array([Self.preview(), again])))?.products.isEmpty ?? true)
    }

    @Test(
        "what may not hold for the next charge, or is not known, is left out",
        arguments: [
            ("discounts", #"[{"total": "420"}]"#), ("unit_totals", #"{"total": "3000", "discount": "420"}"#),
            ("unit_totals", #"{"total": "3000", "discount": "-"}"#), ("unit_totals", "{}"), ("unit_totals", "null"),
            ("unit_totals", #"{"total": "0"}"#), ("unit_totals", #"{"total": "30.00"}"#),
            ("unit_totals", #"{"total": -1}"#), ("price", "{}"),
        ]
    )
    func leavesOut(_ field: String, value: String) {
        #expect((try? imported(Self.preview([Self.item([field: .source(value)])])))?.products.isEmpty ?? true)
    }

    @Test("a country or currency that is not known leaves the price out", arguments: ["\"XX\"", "1", "\"\""])
    func leavesOutPlace(_ value: String) {
        #expect((try? imported(Self.preview(country: .source(value))))?.products.isEmpty ?? true)
        #expect((try? imported(Self.preview(currency: .source(value))))?.products.isEmpty ?? true)
    }

    @Test(
        "without a country the total is that of the caller’s, if any; an archived product is not sold; no paid trial is told"
    )
    func others() throws {
        let unplaced = Self.preview(country: .source("null"))
        #expect(try amounts(imported(unplaced).products.first) == ["USA EUR 30.00"])
        #expect((try? imported(unplaced, storefront: nil))?.products.isEmpty ?? true)
        let archived: Tree = ["id": "pro_01", "name": "Pro", "status": "archived", "tax_category": "saas"]
        #expect((try? imported(Self.preview([Self.item(["product": archived])])))?.products.isEmpty ?? true)
        let trial: Tree = [
            "interval": "day", "frequency": 14, "requires_payment_method": true,
            "unit_price": ["amount": "100", "currency_code": "EUR"],
        ]
        let priced = Self.item(["price": PaddleProductTests.price.with(["trial_period": trial])])
        #expect(try imported(Self.preview([priced])).products.first?.offers.isEmpty == true)
    }
}
