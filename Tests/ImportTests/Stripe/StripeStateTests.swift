import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// What counts where a file of Stripe's has a price or a product more than once.
@Suite("Stripe: states of prices and their products")
struct StripeStateTests {
    private typealias Fixture = StripeProductTests

    private static func event(_ time: Tree, _ object: Tree, type: String = "price.updated") -> Tree {
        [
            "id": "evt_1", "object": "event", "type": .string(type), "created": time, "data": ["object": object],
            "api_version": "2026-01-28", "livemode": false, "pending_webhooks": 1, "request": ["id": nil],
        ]
    }

    private static func price(_ amount: Tree, _ changes: KeyValuePairs<String, Tree> = [:]) -> Tree {
        Fixture.price(["unit_amount": amount, "unit_amount_decimal": nil]).with(changes)
    }

    private static let other = price(700, ["id": "price_2", "product": "prod_2"])

    private func imported(_ tree: Tree, in storefront: Storefront? = nil) throws -> ProductImport {
        try ProductImporter(storefront: storefront).products(from: Array(tree.description.utf8), file: "stripe.json")
    }

    private func told(_ result: ProductImport) -> [String] { result.products.map { "\($0.id) \($0.priceText)" } }

    /// Two states of one price, and which amount is told; nil for none.
    private static let states: [(name: String, first: Tree, second: Tree, told: String?, isReported: Bool)] = [
        ("by their events", event(1_767_225_600, price(1000)), event(1_767_225_601, price(1200)), "12.00", false),
        (
            "sold, then not", event(1_767_225_600, price(1000)), event(1_767_225_601, price(1000, ["active": false])),
            nil, false
        ),
        (
            "not sold, then sold", event(1_767_225_600, price(1000, ["active": false])),
            event(1_767_225_601, price(1200)), "12.00", false
        ),
        (
            "deleted later", event(1_767_225_600, price(1000)),
            event(1_767_225_601, price(1000), type: "price.deleted"), nil, false
        ),
        (
            "deleted, and made again", event(1_767_225_600, price(1000), type: "plan.deleted"),
            event(1_767_225_601, price(1200), type: "plan.created"), "12.00", false
        ),
        ("without dates", price(1000), price(1200), nil, true),
        ("one without a date", event(1_767_225_600, price(1000)), price(1200), nil, true),
        ("a date that cannot be read", event("x", price(1000)), event(1_767_225_600, price(1200)), nil, true),
        ("at one moment", event(1_767_225_600, price(1000)), event(1_767_225_600, price(1200)), nil, true),
        ("sold and not, without dates", price(1000), price(1000, ["active": false]), nil, true),
        ("the same twice", price(1000), price(1000), "10.00", false),
        ("the same, one with a date", event(1_767_225_600, price(1000)), price(1000), "10.00", false),
    ]

    @Test("Of two states the later counts in either order; states that differ without dates are both left out")
    func states() throws {
        for state in Self.states {
            for trees in [[state.first, state.second], [state.second, state.first]] {
                let result = try imported(.array(trees + [Self.other]))
                let lines = told(result)
                let expected = (state.told.map { ["price_1 ZZZ USD \($0)"] } ?? []) + ["price_2 ZZZ USD 7.00"]
                #expect(lines == expected, "\(state.name)")
                let isReported = result.diagnostics.map(\.code).contains("duplicate-product-id")
                #expect(isReported == state.isReported, "\(state.name): \(result.diagnostics)")
            }
        }
    }

    /// States of a product beside its price, and the name that the price goes by; nil where it is not sold.
    private static let products: [(name: String, states: [Tree], told: String?)] = [
        (
            "archived, then active",
            [event(1_767_225_600, Fixture.product.with(["active": false])), event(1_767_225_601, Fixture.product)],
            "Ocean Plus"
        ),
        (
            "active, then archived",
            [event(1_767_225_600, Fixture.product), event(1_767_225_601, Fixture.product.with(["active": false]))], nil
        ),
        (
            "active, then deleted",
            [event(1_767_225_600, Fixture.product), event(1_767_225_601, Fixture.product, type: "product.deleted")],
            nil
        ),
        ("both, without dates", [Fixture.product, Fixture.product.with(["active": false])], nil),
        ("the same twice", [Fixture.product, Fixture.product], "Ocean Plus"),
    ]

    @Test("Of two states of a product the later decides for its prices")
    func products() throws {
        for example in Self.products {
            for states in [example.states, example.states.reversed()] {
                let result = try imported(.array([Self.price(1000)] + states + [Self.other]))
                let names = result.products.first { $0.id == "price_1" }.map { $0.names.map(\.name) }
                #expect(names == example.told.map { [$0] }, "\(example.name)")
                #expect(result.products.contains { $0.id == "price_2" }, "\(example.name)")
            }
        }
    }

    private static let coupon: Tree = [
        "id": "FALL", "object": "coupon", "valid": true, "percent_off": 25, "duration": "once",
    ]

    /// States of a coupon, and whether it is offered.
    private static let coupons: [(name: String, states: [Tree], isOffered: Bool, isReported: Bool)] = [
        ("made", [event(1_767_225_600, coupon, type: "coupon.created")], true, false),
        ("deleted", [event(1_767_225_600, coupon, type: "coupon.deleted")], false, false),
        ("twice the same", [coupon, coupon], true, false),
        (
            "valid, then not",
            [event(1_767_225_600, coupon), event(1_767_225_601, coupon.with(["valid": false]))], false, false
        ),
        (
            "not valid, then valid",
            [event(1_767_225_600, coupon.with(["valid": false])), event(1_767_225_601, coupon)], true, false
        ),
        ("another discount, without dates", [coupon, coupon.with(["percent_off": 50])], false, true),
    ]

    @Test("Of two states of a coupon the later counts")
    func offers() throws {
        for example in Self.coupons {
            for states in [example.states, example.states.reversed()] {
                let result = try imported(.array([Self.price(1000)] + states))
                let offers = result.products.map { $0.offers.map(\.id) }
                #expect(offers == [example.isOffered ? ["FALL"] : []], "\(example.name)")
                #expect(result.diagnostics.map(\.code).contains("contradictory-offer") == example.isReported)
            }
        }
    }

    @Test("Two codes that are spelled the same are two: one that is not active hides none")
    func codes() throws {
        let code: Tree = [
            "id": "promo_1", "object": "promotion_code", "code": "FALL26", "active": true, "coupon": Self.coupon,
        ]
        let old = code.with(["id": "promo_0", "active": false])
        for codes in [[code, old], [old, code]] {
            let result = try imported(.array([Self.price(1000)] + codes))
            #expect(result.products.map { $0.offers.map(\.id) } == [["FALL26"]])
        }
    }

    @Test(
        "what is charged again has an interval",
        arguments: [
            ("recurring", nil, 0), ("one_time", nil, 1), (nil, nil, 1), ("rented", nil, 0), (7, nil, 0),
            ("recurring", Fixture.recurring, 1),
        ] as [(Tree, Tree, Int)]
    )
    func types(type: Tree, recurring: Tree, count: Int) throws {
        let result = try imported([Self.price(1000, ["type": type, "recurring": recurring]), Self.other])
        #expect(result.products.count == count + 1)
    }

    @Test("A field that is not known is noted in the entry of the currency that is told", arguments: ["USA", "DEU"])
    func unknownFields(storefront: String) throws {
        let fee: Tree = ["unit_amount": 900, "setup_fee": "5"]
        for currency in ["usd", "eur"] {
            let entries = Tree.object([
                (name: currency, value: currency == "usd" ? fee.with(["unit_amount": 1000]) : fee)
            ])
            let eur: Tree = ["unit_amount": 900]
            let options = currency == "usd" ? entries.with(["eur": eur]) : entries.with(["usd": ["unit_amount": 1000]])
            let result = try imported(Self.price(1000, ["currency_options": options]), in: Storefront(storefront))
            let isTold = (storefront == "USA") == (currency == "usd")
            #expect(result.products.map(\.leavesCalculationsOpen) == [isTold], "\(storefront) \(currency)")
            #expect(result.diagnostics.map(\.code).contains("unknown-field") == isTold)
        }
    }

    @Test("A coupon with a field that is not known in its amount in the currency told is left out")
    func unknownFieldsOfCoupons() throws {
        for (entry, count) in [(["amount_off": 200], 1), (["amount_off": 200, "minimum_fee": "5"], 0)] as [(Tree, Int)]
        {
            let coupon: Tree = [
                "id": "FALL", "object": "coupon", "valid": true, "amount_off": 300, "currency": "eur",
                "duration": "once",
                "currency_options": ["usd": entry],
            ]
            let product = try #require(try imported([Self.price(1000), coupon]).products.first)
            #expect(product.offers.count == count && !product.leavesCalculationsOpen)
        }
    }
}
