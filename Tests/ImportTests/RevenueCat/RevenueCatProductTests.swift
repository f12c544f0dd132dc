import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("RevenueCat: products of version 2")
struct RevenueCatProductTests {
    static let product: Tree = [
        "object": "product", "id": "prod1a2b", "store_identifier": "pro_monthly", "type": "subscription",
        "subscription": [
            "duration": "P1M", "grace_period_duration": "P3D", "trial_duration": "P1W",
        ],
        "one_time": .null, "created_at": 1_658_399_423_658, "app_id": "app1a2b", "display_name": "Pro",
        "prices": [["amount_micros": 9_990_000, "currency": "EUR"]],
    ]

    private func imported(_ tree: Tree) throws(ImportFailure) -> ProductImport {
        try ProductImporter().products(from: Array(tree.description.utf8), file: "rc.json")
    }

    @Test("a product whose price is stated")
    func readsProduct() throws {
        let product = try #require(imported(Self.product).products.first)
        #expect(product.id == "pro_monthly")
        #expect(product.period == SubscriptionPeriod(1, .month))
        #expect(product.prices.entries.map { "\($0.price)" } == ["EUR 9.99"])
        #expect(product.offers.map(\.paymentMode) == [.freeTrial])
    }

    @Test(
        "what a product is",
        arguments: [
            ("consumable", .consumable), ("non_consumable", .nonConsumable), ("one_time", .nonConsumable),
            ("non_renewing_subscription", .nonRenewable), (nil, .nonConsumable),
        ] as [(String?, ProductType)]
    )
    func readsType(type: String?, expected: ProductType) throws {
        let tree = Self.product.with(["subscription": .null, "type": type.map { .string($0) } ?? .null])
        #expect(try imported(tree).products.map(\.type) == [expected])
    }

    @Test("a subscription without its length is not bought once, nor is what is of a new type")
    func refusesType() throws {
        #expect {
            _ = try imported(Self.product.with(["subscription": .null]))
        } throws: { error in
            (error as? ImportFailure)?.diagnostics.map(\.code).contains("missing-period") == true
        }
        let unknown = try imported(Self.product.with(["type": "bundle"]))
        #expect(unknown.products.isEmpty)
        #expect(unknown.diagnostics.map(\.code).contains("unknown-value"))
    }

    @Test("a price that only the store states is reported")
    func reportsMissingPrice() {
        #expect {
            _ = try imported(Self.product.without("prices"))
        } throws: { error in
            (error as? ImportFailure)?.diagnostics.map(\.code) == ["missing-price"]
        }
    }

    @Test(
        "of two prices in one currency it is not known which is charged",
        arguments: [
            ([("EUR", 9_990_000), ("EUR", 7_990_000)], nil), ([("EUR", 9_990_000), ("EUR", 9_990_000)], "EUR 9.99"),
            ([("EUR", 9_990_000), ("USD", 7_990_000)], "EUR 9.99"),
            ([("EUR", 9_990_000), ("USD", 7_990_000), ("USD", 8_990_000)], "EUR 9.99"),
        ] as [([(String, Int64)], String?)]
    )
    func repeatedCurrency(prices: [(currency: String, micros: Int64)], told: String?) throws {
        let stated = prices.map { price -> Tree in
            ["amount_micros": .source("\(price.micros)"), "currency": .string(price.currency)]
        }
        let result = Result { try imported(Self.product.with(["prices": .array(stated)])) }
        #expect((try? result.get())?.products.flatMap(\.prices.entries).map { "\($0.price)" } == told.map { [$0] })
        guard case .failure(let error) = result else { return }
        #expect((error as? ImportFailure)?.diagnostics.map(\.code) == ["contradictory-price"])
    }

    @Test(
        "what a store of apps sells has its price and its terms there, whatever stands beside it",
        arguments: [
            ("app_store", false), ("mac_app_store", false), ("play_store", false), ("amazon", false), ("roku", false),
            ("galaxy", false), ("rc_billing", true), ("stripe", true), ("paddle", true), ("test_store", true),
        ]
    )
    func stores(type: String, isTold: Bool) {
        let app: Tree = ["object": "app", "id": "app1a2b", "type": .string(type)]
        let products = (try? imported(Self.product.with(["app": app])))?.products ?? []
        #expect(products.map(\.id) == (isTold ? ["pro_monthly"] : []))
    }

    @Test("lists, packages and offerings hold products, each once")
    func readsContainers() throws {
        let package: Tree = [
            "object": "package", "id": "pkge1", "lookup_key": "monthly", "display_name": "Monthly",
            "products": [
                "object": "list", "items": [["product": Self.product, "eligibility_criteria": "all"]],
                "next_page": .null,
            ],
        ]
        let offering: Tree = [
            "object": "offering", "id": "ofrng1", "lookup_key": "default",
            "packages": ["object": "list", "items": .array([package, package]), "next_page": .null],
        ]
        #expect(try imported(offering).products.map(\.id) == ["pro_monthly"])
        #expect(
            try imported(["object": "list", "items": .array([Self.product]), "next_page": .null]).products.count == 1
        )
    }

    private static func priced(_ micros: Tree) -> Tree { [["amount_micros": micros, "currency": "EUR"]] }

    /// A product of another app, or the same once more, beside the one above: which prices are told, and whether it is reported.
    private static let others:
        [(name: String, changes: KeyValuePairs<String, Tree>, told: [String], isReported: Bool)] = [
            ("the same, of another app", ["id": "prod2", "app_id": "app2"], ["EUR 9.99"], false),
            ("another price, of another app", ["id": "prod2", "prices": priced(4_990_000)], [], true),
            ("no price, of another app", ["id": "prod2", "prices": nil], ["EUR 9.99"], false),
            ("not sold, of another app", ["id": "prod2", "state": "inactive"], ["EUR 9.99"], false),
            ("the same again", [:], ["EUR 9.99"], false),
            ("the same at another price", ["prices": priced(4_990_000)], [], true),
            ("the same, not sold", ["state": "inactive"], [], true),
            ("an id that cannot be read", ["id": 7], ["EUR 9.99"], false),
        ]

    @Test("a product goes by its own id; two that have one identifier in their stores are told where they are the same")
    func identities() throws {
        let coins: Tree = Self.product.with(["id": "prod9", "store_identifier": "coins"])
        for other in Self.others {
            let second = Self.product.with(other.changes)
            for products in [[Self.product, second], [second, Self.product]] {
                let list: Tree = ["object": "list", "items": .array(products + [coins]), "next_page": nil]
                let result = try imported(list)
                let told = result.products.filter { $0.id == "pro_monthly" }.flatMap(\.prices.entries).map {
                    "\($0.price)"
                }
                #expect(told == other.told, "\(other.name)")
                #expect(result.products.contains { $0.id == "coins" }, "\(other.name)")
                let isReported = result.diagnostics.map(\.code).contains("duplicate-product-id")
                #expect(isReported == other.isReported, "\(other.name)")
            }
        }
    }
}
