import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Products")
struct ProductTests {
    @Test("subscriptions come first, then products, then non-renewing ones, each in the file's order")
    func keepsOrder() throws {
        func subscription(_ id: String, level: Int) -> Tree {
            Fixture.monthly.with(["productID": .string(id), "groupNumber": .source(String(level))])
        }
        let configuration: Tree = [
            "nonRenewingSubscriptions": [
                ["productID": "pass", "displayPrice": "1", "type": "NonRenewingSubscription", "localizations": []]
            ],
            "products": [Fixture.coins.with(["productID": "z"]), Fixture.coins.with(["productID": "a"])],
            "subscriptionGroups": [
                [
                    "id": "2", "name": "B",
                    "subscriptions": [subscription("low", level: 2), subscription("high", level: 1)],
                ],
                ["id": "1", "name": "A", "subscriptions": [subscription("other", level: 1)]],
            ],
        ]
        let products = try imported(configuration).products
        #expect(products.map(\.id) == ["low", "high", "other", "z", "a", "pass"])
        #expect(products.compactMap(\.group?.level) == [2, 1, 1])
        #expect(products.compactMap(\.group?.id) == ["2", "2", "1"])
        #expect(products.compactMap(\.group?.name) == ["B", "B", "A"])
    }

    @Test(
        "a product has the type it states",
        arguments: [
            ("Consumable", ProductType.consumable), ("NonConsumable", .nonConsumable),
            ("NonRenewingSubscription", .nonRenewable), ("RecurringSubscription", .autoRenewable),
        ]
    )
    func readsTypes(_ name: String, type: ProductType) throws {
        // The subscription's fields are reported on products that are paid once, and ignored.
        let (product, _) = try importedSubscription(Fixture.monthly.with(["type": .string(name)]))
        #expect(product?.type == type)
        #expect(product?.period?.description == (type == .autoRenewable ? "P1M" : nil))
        #expect((product?.group != nil) == (type == .autoRenewable))
    }

    @Test("a product in the wrong list keeps its type, with a warning")
    func reportsMisplacedProducts() throws {
        let (product, diagnostics) = try importedProduct(Fixture.coins.with(["type": "NonRenewingSubscription"]))
        #expect(product?.type == .nonRenewable)
        #expect(diagnostics.summaries == ["warning misplaced-product"])
        let subscription = try importedProduct(Fixture.monthly.without("groupNumber").with(["productID": "other"]))
        #expect(subscription.product?.period?.description == "P1M")
        #expect(subscription.product?.group == nil)
        #expect(subscription.diagnostics.summaries == ["warning misplaced-product"])
    }

    @Test("a missing type follows from the list, with a warning")
    func infersTypes() throws {
        let configuration = Fixture.configuration(
            subscriptions: [Fixture.monthly.without("type")],
            products: [Fixture.coins.without("type")],
            nonRenewing: [Fixture.coins.with(["productID": "pass", "type": nil])]
        )
        let result = try imported(configuration)
        #expect(result.products.map(\.type) == [.autoRenewable, .nonConsumable, .nonRenewable])
        #expect(result.diagnostics.summaries == Array(repeating: "warning missing-type", count: 3))
        #expect(result.diagnostics.first?.consequence == "NonRenewingSubscription is assumed")
    }

    @Test("an unknown type refuses the product", arguments: [#""consumable""#, #""Bundle""#, #""""#, "1", "{}"])
    func refusesUnknownTypes(_ type: String) throws {
        let (product, diagnostics) = try importedProduct(Fixture.coins.with(["type": .source(type)]))
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error unknown-type"])
        #expect(
            diagnostics.first?.expected
                == "one of Consumable, NonConsumable, NonRenewingSubscription, RecurringSubscription"
        )
    }

    @Test("a product without an id is refused", arguments: ["null", #""""#, #"" ""#, "7", "[]"])
    func refusesMissingIDs(_ id: String) throws {
        let (product, diagnostics) = try importedProduct(Fixture.coins.with(["productID": .source(id)]))
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error missing-product-id"])
        #expect(diagnostics.first?.place.productID == nil)
        #expect(diagnostics.first?.consequence == "the product is left out")
    }

    @Test("a product that is no object is refused", arguments: ["null", "1", "\"coins\"", "[]"])
    func refusesOtherValues(_ source: String) throws {
        let (product, diagnostics) = try importedProduct(.source(source))
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error wrong-type"])
        #expect(diagnostics.first?.place.path == "$.products[0]")
    }

    @Test("of two products with one id the first is kept")
    func refusesDuplicateIDs() throws {
        let configuration = Fixture.configuration(
            subscriptions: [Fixture.monthly],
            products: [
                Fixture.coins, Fixture.coins.with(["displayPrice": "1"]), Fixture.coins.with(["productID": "monthly"]),
            ]
        )
        let result = try imported(configuration)
        #expect(result.products.map(\.id) == ["monthly", "coins"])
        #expect(result.products.last?.priceText == "USA USD 0.99")
        #expect(result.diagnostics.summaries == ["error duplicate-product-id", "error duplicate-product-id"])
        #expect(result.diagnostics.map(\.place.path) == ["$.products[1].productID", "$.products[2].productID"])
    }

    @Test("a refused product leaves its id to a later one")
    func freesIDsOfRefusedProducts() throws {
        let (product, diagnostics) = try importedProduct(Fixture.coins)
        let bad = Fixture.coins.with(["displayPrice": "x"])
        let result = try imported(
            Fixture.configuration(subscriptions: [Fixture.monthly], products: [bad, Fixture.coins])
        )
        #expect(result.products.last == product)
        #expect(diagnostics.isEmpty)
        #expect(result.diagnostics.summaries == ["error invalid-price"])
    }

    @Test("every fault of a product is reported at once")
    func reportsAllFaults() throws {
        let bad = Fixture.monthly.with(["displayPrice": "x", "recurringSubscriptionPeriod": "month"])
        let (product, diagnostics) = try importedSubscription(bad)
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error invalid-price", "error invalid-period"])
    }

    @Test("the store's periods are silent", arguments: ["P1W", "P1M", "P2M", "P3M", "P6M", "P1Y"])
    func readsUsualPeriods(_ text: String) throws {
        let subscription = Fixture.monthly.with(["recurringSubscriptionPeriod": .string(text)])
        let (product, diagnostics) = try importedSubscription(subscription)
        #expect(product?.period?.description == text)
        #expect(diagnostics.isEmpty)
    }

    @Test("other well-formed periods are kept, with a warning", arguments: ["P5M", "P2Y", "P7D", "P12M", "P1D"])
    func readsUnusualPeriods(_ text: String) throws {
        let subscription = Fixture.monthly.with(["recurringSubscriptionPeriod": .string(text)])
        let (product, diagnostics) = try importedSubscription(subscription)
        #expect(product?.period?.description == text)
        #expect(diagnostics.summaries == ["warning unusual-period"])
        #expect(diagnostics.first?.expected == "one of the store's P1W, P1M, P2M, P3M, P6M, P1Y")
    }

    @Test(
        "a subscription without a readable period is refused",
        arguments: [
            (#""P0M""#, "invalid-period"), (#""P1H""#, "invalid-period"), (#""month""#, "invalid-period"),
            (#""P1M3D""#, "invalid-period"), (#""p1m""#, "invalid-period"), (#""""#, "invalid-period"),
            ("1", "invalid-period"), ("null", "missing-period"),
        ]
    )
    func refusesOtherPeriods(_ source: String, code: String) throws {
        let subscription = Fixture.monthly.with(["recurringSubscriptionPeriod": .source(source)])
        let (product, diagnostics) = try importedSubscription(subscription)
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error \(code)"])
    }

    @Test(
        "a level is a whole number from 1",
        arguments: [("3", 3), ("0", nil), ("-1", nil), ("1.5", nil), ("\"1\"", nil), ("1e400", nil)]
    )
    func readsLevels(_ source: String, level: Int?) throws {
        let (product, diagnostics) = try importedSubscription(Fixture.monthly.with(["groupNumber": .source(source)]))
        #expect(product?.group?.level == level)
        #expect(diagnostics.summaries == (level == nil ? ["warning invalid-level"] : []))
    }

    @Test("a group without an id takes the one its subscription states")
    func readsGroupIDs() throws {
        func group(_ subscription: Tree) throws -> ProductImport {
            try imported(["subscriptionGroups": [["name": "Pro", "subscriptions": [subscription]]]])
        }
        let stated = try group(Fixture.monthly.with(["subscriptionGroupID": "G7"]))
        #expect(stated.products.first?.group == SubscriptionGroup(id: "G7", name: "Pro", level: 1))
        #expect(stated.diagnostics.isEmpty)
        let none = try group(Fixture.monthly)
        #expect(none.products.first?.group == nil)
        #expect(none.diagnostics.summaries == ["warning missing-group-id"])
    }

    @Test("a group that cannot be read loses its own subscriptions only")
    func keepsOtherGroups() throws {
        let configuration: Tree = [
            "subscriptionGroups": [
                7, ["id": "G1", "subscriptions": "x"], ["id": "G2", "subscriptions": [Fixture.monthly]], ["id": "G3"],
            ]
        ]
        let result = try imported(configuration)
        #expect(result.products.map(\.id) == ["monthly"])
        #expect(result.diagnostics.summaries == ["error wrong-type", "error wrong-type"])
        #expect(
            result.diagnostics.map(\.place.path) == [
                "$.subscriptionGroups[0]", "$.subscriptionGroups[1].subscriptions",
            ]
        )
    }

    @Test("family sharing", arguments: [("true", true, 0), ("false", false, 0), ("1", false, 1), ("null", false, 0)])
    func readsFamilySharing(_ source: String, isShareable: Bool, warnings: Int) throws {
        let (product, diagnostics) = try importedProduct(Fixture.coins.with(["familyShareable": .source(source)]))
        #expect(product?.isFamilyShareable == isShareable)
        #expect(diagnostics.count == warnings)
    }
}
