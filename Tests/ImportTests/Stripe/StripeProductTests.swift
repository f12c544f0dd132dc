import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Stripe's prices, products and coupons")
struct StripeProductTests {
    static let recurring: Tree = [
        "interval": "month", "interval_count": 1, "usage_type": "licensed", "trial_period_days": nil, "meter": nil,
    ]

    static func price(_ changes: KeyValuePairs<String, Tree> = [:]) -> Tree {
        let price: Tree = [
            "id": "price_1", "object": "price", "active": true, "billing_scheme": "per_unit", "currency": "usd",
            "custom_unit_amount": nil, "livemode": true, "product": "prod_1", "recurring": recurring,
            "tax_behavior": "unspecified", "tiers_mode": nil, "transform_quantity": nil, "type": "recurring",
            "unit_amount": 1000, "unit_amount_decimal": "1000",
        ]
        return price.with(changes)
    }

    static let product: Tree = [
        "id": "prod_1", "object": "product", "active": true, "name": "Ocean Plus", "description": "All dive sites",
        "default_price": "price_1", "type": "service",
    ]

    private func imported(_ tree: Tree, in storefront: Storefront? = nil) throws -> ProductImport {
        try ProductImporter(storefront: storefront).products(from: Array(tree.description.utf8), file: "stripe.json")
    }

    private func only(_ changes: KeyValuePairs<String, Tree>) throws -> Product? {
        try imported(Self.price(changes)).products.first
    }

    @Test("what an event states to be deleted is not sold, nor are the prices of a product that is")
    func deletions() throws {
        func event(_ type: String, _ object: Tree) -> Tree {
            ["id": "evt_1", "object": "event", "type": .string(type), "data": ["object": object]]
        }
        let other = Self.price(["id": "price_2", "product": "prod_2"])
        let updated = try imported([event("price.updated", Self.price()), other])
        #expect(updated.products.map(\.id) == ["price_1", "price_2"])
        #expect(try imported([event("plan.deleted", Self.price()), other]).products.map(\.id) == ["price_2"])
        let ofProduct = [Self.price(), event("product.deleted", Self.product.with(["active": nil])), other]
        #expect(try imported(.array(ofProduct)).products.map(\.id) == ["price_2"])
    }

    @Test("a price is a product with its interval and its amount, in a group with the others of its product")
    func readsPrice() throws {
        let product = try #require(
            try imported(["object": "list", "data": [Self.price(), Self.product]]).products.first
        )
        #expect(product.id == "price_1" && product.store == .stripe && product.type == .autoRenewable)
        #expect(product.period == .months(1))
        #expect(product.priceText == "ZZZ USD 10.00")
        #expect(product.group == SubscriptionGroup(id: "prod_1", name: "Ocean Plus", level: nil))
        #expect(product.names == [LocalizedName(locale: "und", name: "Ocean Plus", description: "All dive sites")])
    }

    @Test("a product is read with its default price and its list of prices, each price once")
    func readsProduct() throws {
        let yearly = Self.price(["id": "price_2", "recurring": Self.recurring.with(["interval": "year"])])
        let product = Self.product.with([
            "default_price": Self.price(), "prices": ["object": "list", "data": [Self.price(), yearly]],
        ])
        let result = try imported(product)
        #expect(result.products.map(\.id) == ["price_1", "price_2"])
        #expect(result.products.map(\.period) == [.months(1), .years(1)])
        #expect(result.diagnostics.isEmpty)
    }

    @Test(
        "amounts are in the smallest unit of the currency, as Stripe counts it",
        arguments: [
            ("usd", "1099", "USD 10.99"), ("jpy", "6000", "JPY 6000"), ("krw", "14000", "KRW 14000"),
            ("vnd", "99000", "VND 99000"), ("kwd", "2990", "KWD 2.990"), ("bhd", "5000", "BHD 5.000"),
            ("isk", "50000", "ISK 500.00"), ("ugx", "500000", "UGX 5000.00"), ("huf", "199000", "HUF 1990.00"),
            ("twd", "30000", "TWD 300.00"), ("mga", "4000", "MGA 4000"), ("xaf", "650", "XAF 650"),
        ]
    )
    func readsAmount(currency: String, amount: String, expected: String) throws {
        let product = try only([
            "currency": .string(currency), "unit_amount": .source(amount), "unit_amount_decimal": .string(amount),
        ])
        let parts = expected.split(separator: " ")
        let price = try #require(Price(parts[1], parts[0]))
        #expect(product?.prices.entries.first?.price == price)
    }

    @Test("a part of the smallest unit is exact: 0.02 is 0.02 of a cent")
    func readsParts() throws {
        let product = try only(["unit_amount": nil, "unit_amount_decimal": "0.02"])
        #expect(product?.prices.entries.first?.price.amount == DecimalAmount("0.0002"))
        #expect(try only(["unit_amount_decimal": "1000.000000000000"])?.priceText == "ZZZ USD 10.00")
    }

    @Test(
        "what is less than Stripe charges in a currency is noted",
        arguments: [
            ("usd", "30", true), ("usd", "50", false), ("usd", "0", false), ("gbp", "30", false), ("kwd", "1", false),
        ]
    )
    func notesLeast(currency: String, amount: String, isNoted: Bool) throws {
        let price = Self.price([
            "currency": .string(currency), "unit_amount": .source(amount), "unit_amount_decimal": .string(amount),
        ])
        let notes = try imported(price).diagnostics.filter { $0.code == "undecided-field" }
        #expect(notes.map(\.severity) == (isNoted ? [.note] : []))
    }

    @Test(
        "a price that is no one amount is refused by what it is",
        arguments: [
            (["billing_scheme": "tiered", "tiers_mode": "graduated", "unit_amount": nil], "tiers"),
            (["recurring": recurring.with(["usage_type": "metered"])], "metered"),
            (["transform_quantity": ["divide_by": 10, "round": "up"]], "packages"),
            (["custom_unit_amount": ["minimum": 100], "unit_amount": nil], "chooses"),
            (["unit_amount": nil, "unit_amount_decimal": nil], "no amount"),
        ] as [(KeyValuePairs<String, Tree>, String)]
    )
    func refuses(_ changes: KeyValuePairs<String, Tree>, named: String) throws {
        let result = try imported([Self.price(changes), Self.price(["id": "price_2"])])
        #expect(result.products.map(\.id) == ["price_2"])
        let diagnostic = result.diagnostics.first { $0.code == "no-fixed-price" }
        #expect(diagnostic?.found?.contains(named) == true)
    }

    @Test("a whole amount and an exact one that differ are neither")
    func refusesContradiction() throws {
        let result = try imported([Self.price(["unit_amount_decimal": "999"]), Self.price(["id": "price_2"])])
        #expect(result.products.map(\.id) == ["price_2"])
        #expect(result.diagnostics.contains { $0.code == "contradictory-price" })
    }

    @Test("a storefront chooses its currency among the options of a price")
    func readsOptions() throws {
        let price = Self.price([
            "currency_options": [
                "usd": ["unit_amount": 1000, "unit_amount_decimal": "1000"],
                "eur": ["unit_amount": 1099, "unit_amount_decimal": "1099"],
                "jpy": ["unit_amount": 1500, "unit_amount_decimal": "1500"],
            ]
        ])
        #expect(try imported(price, in: Storefront("DEU")).products.first?.priceText == "DEU EUR 10.99")
        #expect(try imported(price, in: Storefront("JPN")).products.first?.priceText == "JPN JPY 1500")
        #expect(try imported(price, in: Storefront("GBR")).products.first?.priceText == "GBR USD 10.00")
        #expect(try imported(price).products.first?.priceText == "ZZZ USD 10.00")
    }

    @Test("trial days count with trial_from_plan=true alone, which a note names, and are the introductory offer then")
    func readsTrialDays() throws {
        let result = try imported(Self.price(["recurring": Self.recurring.with(["trial_period_days": 14])]))
        let offer = result.products.first?.offers.first
        #expect(offer?.type == .introductory && offer?.paymentMode == .freeTrial && offer?.period == .days(14))
        let note = try #require(result.diagnostics.first { $0.code == "undecided-field" })
        #expect(note.severity == .note && note.expected?.contains("trial_from_plan=true") == true)
        #expect(try imported(Self.price()).diagnostics.allSatisfy { $0.code != "undecided-field" })
    }

    @Test("a plan has the fields of a price itself")
    func readsPlan() throws {
        let plan: Tree = [
            "id": "gold", "object": "plan", "active": true, "amount": 2000, "amount_decimal": "2000", "currency": "usd",
            "interval": "week", "interval_count": 2, "product": "prod_1", "usage_type": "licensed",
            "billing_scheme": "per_unit", "trial_period_days": 7,
        ]
        let product = try #require(try imported(plan).products.first)
        #expect(product.id == "gold" && product.period == .weeks(2) && product.priceText == "ZZZ USD 20.00")
        #expect(product.offers.first?.period == .days(7))
    }

    @Test(
        "a coupon is an offer with the phase that it lasts",
        arguments: [
            (["percent_off": 25, "duration": "repeating", "duration_in_months": 3], "7.50", 3),
            (["percent_off": .source("33.3"), "duration": "once"], "6.67", 1),
            (["amount_off": 300, "currency": "usd", "duration": "once"], "7.00", 1),
            (["percent_off": 100, "duration": "repeating", "duration_in_months": 2], nil, 1),
            (["percent_off": 10, "duration": "forever"], nil, 0),
            (["amount_off": 300, "currency": "eur", "duration": "once"], nil, 0),
        ] as [(Tree, String?, Int)]
    )
    func readsCoupon(_ terms: Tree, amount: String?, periods: Int) throws {
        let coupon = terms.with(["id": "FALL", "object": "coupon", "valid": true])
        let result = try imported([Self.price(), coupon])
        let offer = result.products.first?.offers.first
        #expect((offer == nil) == (periods == 0))
        guard let offer else { return }
        #expect(offer.type == .code && offer.id == "FALL" && offer.periodCount == periods)
        #expect(offer.prices.entries.first?.price == amount.flatMap { Price($0, "USD") })
        if amount == nil { #expect(offer.paymentMode == .freeTrial && offer.duration == .months(2)) }
    }

    @Test("what is archived is not for sale, and a page that goes on says so")
    func readsState() throws {
        let archived = try imported([Self.price(["active": false]), Self.price(["id": "price_2"])])
        #expect(archived.products.map(\.id) == ["price_2"])
        let page = try imported(["object": "list", "has_more": true, "data": [Self.price()]])
        #expect(page.diagnostics.contains { $0.code == "more-pages" })
    }

    @Test(
        "a price of a product that cannot be bought is left out",
        arguments: [["active": false], ["deleted": true], ["active": "false"], ["active": 0], ["deleted": "yes"]]
            as [KeyValuePairs<String, Tree>]
    )
    func leavesOutUnsold(changes: KeyValuePairs<String, Tree>) throws {
        let unsold = Self.product.with(changes)
        let other = Self.price(["id": "price_2", "product": "prod_2"])
        #expect(try imported([Self.price(["product": unsold]), other]).products.map(\.id) == ["price_2"])
        // Beside its prices, before or after them, and with a price in it.
        #expect(try imported([Self.price(), other, unsold]).products.map(\.id) == ["price_2"])
        #expect(try imported([unsold, Self.price(), other]).products.map(\.id) == ["price_2"])
        #expect(try imported([unsold.with(["default_price": Self.price()]), other]).products.map(\.id) == ["price_2"])
        #expect(try imported([Self.price(changes), other]).products.map(\.id) == ["price_2"])
    }

    @Test(
        "a code is an offer of the prices that it can be used with, for everyone",
        arguments: [
            ([:], true), (["restrictions": ["minimum_amount": 1000, "minimum_amount_currency": "usd"]], true),
            (["restrictions": ["minimum_amount": 1001, "minimum_amount_currency": "usd"]], false),
            (["restrictions": ["minimum_amount": 1, "minimum_amount_currency": "eur"]], false),
            (["restrictions": ["minimum_amount": "ten", "minimum_amount_currency": "usd"]], false),
            (["restrictions": ["minimum_amount": 1]], false),
            (["restrictions": ["first_time_transaction": "yes"]], false), (["restrictions": "x"], false),
            (["customer": "cus_1"], false),
            (["customer": nil], true), (["active": false], false), (["active": "true"], false),
        ] as [(KeyValuePairs<String, Tree>, Bool)]
    )
    func readsCode(changes: KeyValuePairs<String, Tree>, isOffered: Bool) throws {
        let code: Tree = [
            "id": "promo_1", "object": "promotion_code", "code": "FALL26", "active": true,
            "coupon": ["id": "FALL", "object": "coupon", "valid": true, "percent_off": 25, "duration": "once"],
        ]
        let product = try imported([Self.price(), code.with(changes)]).products.first
        #expect(product?.offers.map(\.id) == (isOffered ? ["FALL26"] : []))
    }

    @Test(
        "a coupon for products that cannot be read is taken off none",
        arguments: ["prod_1", [:], ["products": 7]] as [Tree]
    )
    func readsProductsOfCoupon(products: Tree) throws {
        let coupon: Tree = [
            "id": "FALL", "object": "coupon", "valid": true, "percent_off": 25, "duration": "once",
            "applies_to": products,
        ]
        #expect(try imported([Self.price(), coupon]).products.map(\.offers.isEmpty) == [true])
    }

    @Test("tax that comes on top is reported")
    func readsTax() throws {
        let result = try imported(Self.price(["tax_behavior": "exclusive"]))
        #expect(result.products.count == 1)
        #expect(result.diagnostics.contains { $0.code == "tax-not-included" })
        #expect(result.products.map(\.tax) == [.added])
        #expect(try imported(Self.price(["tax_behavior": "inclusive"])).products.map(\.tax) == [.included])
        #expect(try imported(Self.price()).products.map(\.tax) == [nil])
    }

    @Test(
        "each currency states for itself whether tax is in it; one that leaves the field out is as the price",
        arguments: [
            ("inclusive", "unspecified", nil, nil), ("exclusive", "unspecified", nil, nil),
            ("inclusive", "exclusive", .added, "$.currency_options.jpy.tax_behavior"),
            ("exclusive", "inclusive", .included, nil), ("exclusive", nil, .added, "$.tax_behavior"),
            ("inclusive", nil, .included, nil),
        ] as [(String, String?, TaxTreatment?, String?)]
    )
    func readsTaxOfOption(own: String, option: String?, tax: TaxTreatment?, note: String?) throws {
        let yen: Tree = ["unit_amount": 1500, "unit_amount_decimal": "1500"]
        let price = Self.price([
            "tax_behavior": .string(own),
            "currency_options": ["jpy": option.map { yen.with(["tax_behavior": .string($0)]) } ?? yen],
        ])
        let result = try imported(price, in: Storefront("JPN"))
        #expect(result.products.map(\.priceText) == ["JPN JPY 1500"])
        #expect(result.products.map(\.tax) == [tax])
        #expect(result.diagnostics.first { $0.code == "tax-not-included" }?.place.path == note)
    }
}
