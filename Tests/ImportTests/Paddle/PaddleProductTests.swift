import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Paddle Billing: prices as products")
struct PaddleProductTests {
    static let price: Tree = [
        "id": "pri_01", "product_id": "pro_01", "description": "Monthly", "name": "Yearly", "type": "standard",
        "billing_cycle": ["interval": "month", "frequency": 3], "trial_period": ["interval": "day", "frequency": 14],
        "tax_mode": "account_setting", "unit_price": ["amount": "3000", "currency_code": "USD"],
        "unit_price_overrides": [
            ["country_codes": ["CA", "DE"], "unit_price": ["amount": "2500", "currency_code": "EUR"]],
            ["country_codes": ["JP"], "unit_price": ["amount": "4500", "currency_code": "JPY"]],
        ],
        "quantity": ["minimum": 1, "maximum": 100], "status": "active",
    ]

    private func imported(_ tree: Tree, storefront: Storefront? = nil) throws(ImportFailure) -> ProductImport {
        try ProductImporter(storefront: storefront).products(from: Array(tree.description.utf8), file: "paddle.json")
    }

    private func amount(_ product: Product, _ storefront: String) -> String? {
        Storefront(storefront).flatMap { product.prices[$0] }.map { "\($0)" }
    }

    @Test("a price has its amount, its cycle and its trial, whatever its name says")
    func readsPrice() throws {
        let product = try #require(imported(Self.price, storefront: Storefront("USA")).products.first)
        #expect(product.id == "pri_01")
        #expect(product.store == .paddle)
        #expect(product.type == .autoRenewable)
        #expect(product.period == SubscriptionPeriod(3, .month))
        #expect(product.names.map(\.name) == ["Yearly"])
        #expect(amount(product, "USA") == "USD 30.00")
        #expect(amount(product, "DEU") == "EUR 25.00")
        #expect(amount(product, "JPN") == "JPY 4500")
        #expect(product.offers.map(\.paymentMode) == [.freeTrial])
        #expect(product.offers.first?.period == CalendarDuration(iso8601: "P14D"))
    }

    @Test("a product has its prices; in an answer, a list or an event too")
    func readsWrappers() throws {
        let product: Tree = [
            "id": "pro_01", "name": "Pro", "tax_category": "saas", "status": "active",
            "prices": .array([Self.price.without("name")]),
        ]
        #expect(try imported(product).products.map { $0.names.map(\.name) } == [["Pro"]])
        #expect(try imported(["data": product, "meta": ["request_id": "x"]]).products.map(\.id) == ["pri_01"])
        #expect(try imported(["data": .array([Self.price])]).products.map(\.id) == ["pri_01"])
        #expect(try imported(["event_type": "price.created", "data": Self.price]).products.map(\.id) == ["pri_01"])
    }

    @Test("reports what a customer may not pay, and what is not for sale")
    func reports() throws {
        let taxed = try imported(Self.price.with(["tax_mode": "external"]))
        #expect(taxed.diagnostics.map(\.code) == ["tax-not-included"])
        #expect(taxed.products.map(\.tax) == [.added])
        #expect(try imported(Self.price.with(["tax_mode": "internal"])).products.map(\.tax) == [.included])
        #expect(try imported(Self.price).products.map(\.tax) == [nil])
        let archived = try imported(Self.price.with(["status": "archived"]))
        #expect(archived.products.isEmpty)
        #expect(archived.diagnostics.map(\.code).contains("not-for-sale"))
        let once = try imported(Self.price.with(["billing_cycle": .null, "trial_period": .null]))
        #expect(once.products.map(\.type) == [.nonConsumable])
        let page = try imported(["data": .array([Self.price]), "meta": ["pagination": ["has_more": true]]])
        #expect(page.diagnostics.map(\.code) == ["more-pages"])
    }

    @Test(
        "what nobody, or not everybody, can buy at its price is left out",
        arguments: [
            ["status": "archived"], ["status": true], ["type": "custom"], ["type": 7], ["quantity": ["minimum": 5]],
            ["quantity": ["minimum": "five"]], ["quantity": "x"],
        ] as [KeyValuePairs<String, Tree>]
    )
    func leavesOut(changes: KeyValuePairs<String, Tree>) throws {
        let result = try imported(["data": .array([Self.price.with(changes), Self.price.with(["id": "pri_02"])])])
        #expect(result.products.map(\.id) == ["pri_02"])
        #expect(result.diagnostics.map(\.code) == ["not-for-sale"])
    }

    @Test("the prices of a product that is archived are left out with it")
    func leavesOutProduct() throws {
        let product: Tree = ["id": "pro_01", "name": "Pro", "status": "archived", "prices": .array([Self.price])]
        #expect(try imported(product).products.isEmpty)
    }

    @Test("after a trial that needs no payment method no charge follows: the price has no words for that")
    func cardless() throws {
        func trial(_ method: Tree) -> Tree {
            ["interval": "day", "frequency": 14, "requires_payment_method": method]
        }
        let result = try imported(Self.price.with(["trial_period": trial(false)]))
        #expect(result.products.isEmpty)
        #expect(result.diagnostics.map(\.code) == ["no-products", "undecided-field"])
        let unread = try imported(Self.price.with(["trial_period": trial("no")]))
        #expect(unread.products.map(\.offers.isEmpty) == [true])
        #expect(unread.diagnostics.map(\.code) == ["undecided-field"])
        let asked: Tree = ["interval": "day", "frequency": 14, "requires_payment_method": true]
        #expect(try imported(Self.price.with(["trial_period": asked])).products.map(\.offers.count) == [1])
    }

    @Test("a trial that has a price is paid")
    func pricedTrial() throws {
        let trial: Tree = [
            "interval": "week", "frequency": 1, "unit_price": ["amount": "100", "currency_code": "USD"],
        ]
        let product = try #require(imported(Self.price.with(["trial_period": trial])).products.first)
        #expect(product.offers.map(\.paymentMode) == [.payUpFront])
    }

    private static let pound: Tree = ["amount": "90", "currency_code": "GBP"]

    private func overridden(_ prices: [(countries: [String], amount: String)]) -> Tree {
        let overrides = prices.map { price -> Tree in
            [
                "country_codes": .array(price.countries.map { .string($0) }),
                "unit_price": ["amount": .string(price.amount), "currency_code": "EUR"],
            ]
        }
        return Self.price.with(["unit_price_overrides": .array(overrides)])
    }

    @Test(
        "of a country with two prices it is not known which is charged: not the usual one either",
        arguments: [
            ("FRA", "799", ["AUT EUR 8.99"]), ("DEU", "799", ["AUT EUR 8.99"]),
            ("DEU", "899", ["AUT EUR 8.99", "DEU EUR 8.99"]),
        ]
    )
    func repeatedCountry(storefront: String, second: String, told: [String]) throws {
        let tree = overridden([(["DE", "AT"], "899"), (["DE"], second)])
        let importer = ProductImporter(storefront: Storefront(storefront))
        let result = try importer.products(from: Array(tree.description.utf8), file: "p.json")
        let entries = result.products.flatMap(\.prices.entries).filter { $0.storefront.alpha3 != "FRA" }
        #expect(entries.map { "\($0.storefront.alpha3) \($0.price)" }.sorted() == told)
        #expect(
            result.products.flatMap(\.prices.entries).contains { $0.storefront.alpha3 == "FRA" }
                == (storefront == "FRA")
        )
        #expect(result.diagnostics.map(\.code).contains("duplicate-region") == (second == "799"))
    }

    private func trial(_ overrides: [Tree], usual: Tree = ["amount": "100", "currency_code": "USD"]) -> Tree {
        ["interval": "week", "frequency": 1, "unit_price": usual, "unit_price_overrides": .array(overrides)]
    }

    @Test("a trial has its own price in some countries, where what follows is in that currency")
    func trialOverrides() throws {
        let britain: Tree = ["country_codes": ["GB"], "unit_price": Self.pound]
        let regular: Tree = ["country_codes": ["GB"], "unit_price": ["amount": "2000", "currency_code": "GBP"]]
        let price = Self.price.with(["trial_period": trial([britain]), "unit_price_overrides": .array([regular])])
        let product = try #require(imported(price, storefront: Storefront("GBR")).products.first)
        let phase = try #require(product.offers.first?.phases.first)
        #expect(Storefront("GBR").flatMap { phase.prices[$0] }.map { "\($0)" } == "GBP 0.90")
        #expect(amount(product, "GBR") == "GBP 20.00")
        // What follows is in dollars: in which currency the trial is charged then is not stated.
        let other = Self.price.with(["trial_period": trial([britain]), "unit_price_overrides": []])
        #expect(try imported(other, storefront: Storefront("GBR")).products.map(\.offers.count) == [0])
        let base = try #require(imported(other).products.first?.offers.first?.phases.first)
        #expect(base.prices.entries.map { "\($0.price)" } == ["USD 1.00"])
    }

    @Test("a trial that is free in some countries alone is left out")
    func freeOverride() throws {
        let free: Tree = ["country_codes": ["GB"], "unit_price": ["amount": "0", "currency_code": "GBP"]]
        let mixed = try imported(Self.price.with(["trial_period": trial([free])]))
        #expect(mixed.products.map(\.offers.count) == [0])
        let paid: Tree = ["country_codes": ["GB"], "unit_price": Self.pound]
        let other = try imported(Self.price.with(["trial_period": trial([paid], usual: .null)]))
        #expect(other.products.map(\.offers.count) == [0])
    }

    @Test("an amount that is no whole number of the smallest unit is no price", arguments: ["30.00", "-1", "", "1e3"])
    func refusesAmounts(text: String) {
        let price = Self.price.with(["unit_price": ["amount": .string(text), "currency_code": "USD"]])
        #expect(throws: ImportFailure.self) { try imported(price) }
    }
}
