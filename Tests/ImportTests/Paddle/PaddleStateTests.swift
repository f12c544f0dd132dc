import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// What counts where a file of Paddle Billing's has a price or a product more than once.
@Suite("Paddle Billing: states of prices and their products")
struct PaddleStateTests {
    private static func price(_ amount: String, _ changes: KeyValuePairs<String, Tree> = [:]) -> Tree {
        PaddleProductTests.price.with([
            "unit_price": ["amount": .string(amount), "currency_code": "USD"], "unit_price_overrides": [],
        ]).with(changes)
    }

    private static func event(_ time: Tree, _ data: Tree) -> Tree {
        ["event_id": "evt_1", "event_type": "price.updated", "occurred_at": time, "data": data]
    }

    private static let other = price("700", ["id": "pri_02", "product_id": "pro_02"])
    private static let product: Tree = ["id": "pro_01", "name": "Pro", "status": "active", "tax_category": "saas"]

    private func imported(_ trees: [Tree]) throws(ImportFailure) -> ProductImport {
        try ProductImporter().products(from: Array(Tree.array(trees).description.utf8), file: "paddle.json")
    }

    /// "pri_01 USD 10.00", for each product.
    private func told(_ result: ProductImport) -> [String] {
        result.products.map { "\($0.id) \($0.prices.entries.map { "\($0.price)" }.joined(separator: " "))" }
    }

    /// Two states of one price, and which amount is told; nil for none, with a report.
    private static let states: [(name: String, first: Tree, second: Tree, told: String?, isReported: Bool)] = {
        let (early, late): (Tree, Tree) = ("2026-01-01T10:00:00.123456Z", "2026-01-01T10:00:01Z")
        let archived: Tree = price("1000", ["status": "archived"])
        return [
            ("by their events", event(early, price("1000")), event(late, price("1200")), "12.00", false),
            ("sold, then not", event(early, price("1000")), event(late, archived), nil, false),
            ("not sold, then sold", event(early, archived), event(late, price("1200")), "12.00", false),
            (
                "by their own dates", price("1000", ["updated_at": early]), price("1200", ["updated_at": late]),
                "12.00",
                false
            ),
            ("without dates", price("1000"), price("1200"), nil, true),
            ("one without a date", event(early, price("1000")), price("1200"), nil, true),
            ("a date that cannot be read", event("soon", price("1000")), event(late, price("1200")), nil, true),
            ("at one moment", event(late, price("1000")), event(late, price("1200")), nil, true),
            ("sold and not, without dates", price("1000"), archived, nil, true),
            ("the same twice", price("1000"), price("1000"), "10.00", false),
            ("the same, one with a date", event(early, price("1000")), price("1000"), "10.00", false),
        ]
    }()

    @Test("Of two states the later counts in either order; states that differ without dates are both left out")
    func states() throws {
        for state in Self.states {
            for trees in [[state.first, state.second], [state.second, state.first]] {
                let result = try imported(trees + [Self.other])
                #expect(
                    told(result) == (state.told.map { ["pri_01 USD \($0)"] } ?? []) + ["pri_02 USD 7.00"],
                    "\(state.name)"
                )
                let isReported = result.diagnostics.map(\.code).contains("duplicate-product-id")
                #expect(isReported == state.isReported, "\(state.name): \(result.diagnostics)")
            }
        }
    }

    /// What stands beside a price of `pro_01`, and the name that the price goes by; nil where it is not sold.
    private static let products: [(name: String, beside: [Tree], told: String?)] = [
        ("the product", [product], "Pro"),
        ("one that is archived", [product.with(["status": "archived"])], nil),
        ("one whose state cannot be read", [product.with(["status": 7])], nil),
        (
            "archived, then active",
            [
                event("2026-01-02T00:00:00Z", product),
                event("2026-01-01T00:00:00Z", product.with(["status": "archived"])),
            ],
            "Pro"
        ),
        ("archived and active, without dates", [product, product.with(["status": "archived"])], nil),
        ("with a price of its own", [product.with(["prices": .array([price("900", ["id": "pri_03"])])])], "Pro"),
    ]

    @Test("A price is joined with its product, wherever that stands in the file")
    func joins() throws {
        for example in Self.products {
            let price = Self.price("1000").without("name")
            for trees in [[price] + example.beside, example.beside + [price]] {
                let result = try imported(trees + [Self.other])
                let names = result.products.first { $0.id == "pri_01" }.map { $0.names.map(\.name) }
                #expect(names == example.told.map { [$0] }, "\(example.name)")
                #expect(result.products.contains { $0.id == "pri_02" }, "\(example.name)")
            }
        }
    }

    @Test("A product in its price decides for that price, also without an id", arguments: [true, false])
    func nested(hasID: Bool) throws {
        let archived = Self.product.with(["status": "archived"])
        let price = Self.price("1000", ["product": hasID ? archived : archived.without("id")]).without("product_id")
        #expect(try told(imported([price, Self.other])) == ["pri_02 USD 7.00"])
    }

    @Test("A product without a price in the file is reported")
    func unpriced() throws {
        let result = try imported([Self.product.with(["id": "pro_09"]), Self.other])
        #expect(told(result) == ["pri_02 USD 7.00"])
        #expect(result.diagnostics.map(\.code).contains("missing-price"))
    }

    /// Where a field that is not known stands, and whether it leaves calculations open.
    private static let unknown: [(name: String, trees: [Tree], isOpen: Bool)] = {
        let money: Tree = ["amount": "1000", "currency_code": "USD", "setup_fee": "5"]
        let override: Tree = ["country_codes": ["CA"], "unit_price": ["amount": "9", "currency_code": "CAD"]]
        func trial(_ changes: KeyValuePairs<String, Tree>) -> Tree {
            let trial: Tree = ["interval": "week", "frequency": 1, "unit_price": money.without("setup_fee")]
            return price("1000", ["trial_period": trial.with(changes)])
        }
        return [
            ("money", [price("1000", ["unit_price": money])], true),
            ("override", [price("1000", ["unit_price_overrides": [override.with(["setup_fee": "5"])]])], true),
            (
                "money of an override",
                [price("1000", ["unit_price_overrides": [override.with(["unit_price": money])]])], true
            ),
            ("money of a trial", [trial(["unit_price": money])], true),
            ("override of a trial", [trial(["unit_price_overrides": [override.with(["setup_fee": "5"])]])], true),
            ("product", [price("1000"), product.with(["setup_fee": "5"])], true),
            ("meta", [["data": .array([price("1000")]), "meta": ["setup_fee": "5"]]], false),
            ("pagination", [["data": .array([price("1000")]), "meta": ["pagination": ["setup_fee": "5"]]]], false),
        ]
    }()

    @Test("A field that is not known is noted wherever it stands")
    func unknownFields() throws {
        for example in Self.unknown {
            let result = try imported(example.trees)
            #expect(result.products.map(\.leavesCalculationsOpen) == [example.isOpen], "\(example.name)")
            #expect(result.diagnostics.map(\.code).contains("unknown-field"), "\(example.name): \(result.diagnostics)")
        }
    }

    @Test("A price with an allowance of what is used is left out")
    func allowances() throws {
        let price = Self.price("1000", ["allowances": [["quantity": 10]]])
        let result = try imported([price, Self.other])
        #expect(told(result) == ["pri_02 USD 7.00"])
        #expect(result.diagnostics.map(\.code).contains("undecided-field"))
    }
}
