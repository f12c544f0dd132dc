import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Fields of App Store Connect's prices that no table has")
struct PriceAnswerFieldTests {
    /// An answer with a place for a field in each of its objects.
    private static let answer = #"""
        {@answer@"data": [{@price@"type": "subscriptionPrices", "id": "1", "links": {"self": "x"},
          "attributes": {@attributes@"startDate": null, "preserved": false}, "relationships": {@relationships@
           "territory": {@reference@"data": {@resource@"type": "territories", "id": "USA"}, "links": {"self": "x"}},
           "subscriptionPricePoint": {"data": {"type": "subscriptionPricePoints", "id": "p"}}}}],
         "included": [{@point@"type": "subscriptionPricePoints", "id": "p", "attributes": {@amount@
           "customerPrice": "59.99", "proceeds": "40", "proceedsYear2": "50"}},
          {@territory@"type": "territories", "id": "USA", "attributes": {@currency@"currency": "USD"}},
          {@product@"type": "subscriptions", "id": "s", "attributes": {@sold@"productId": "yearly", "name": "Yearly",
           "familySharable": false, "state": "APPROVED", "subscriptionPeriod": "ONE_YEAR", "reviewNote": null,
           "groupLevel": 1}, "relationships": {"group": {"links": {"self": "x"}}}}],
         "links": {@links@"self": "x"}, "meta": {"paging": {"total": 1, "limit": 200}}}
        """#

    /// The places, each with the object of the table that a field there is of.
    private static let objects = [
        ("answer", "answer"), ("price", "price"), ("attributes", "attributes"), ("relationships", "relationships"),
        ("reference", "reference"), ("resource", "resource"), ("point", "price"), ("amount", "attributes"),
        ("territory", "price"), ("currency", "attributes"), ("product", "product"), ("sold", "productAttributes"),
        ("links", "links"),
    ]

    /// Fields that are new, and whether nothing is calculated beside them; nil where nothing is noted either.
    private static let fields: [(member: String, isOpen: Bool?)] = [
        (#""setupFee": "5.00""#, true), (#""steps": [1]"#, true), (#""novelty": {"a": 1}"#, true),
        (#""badge": "gold""#, false), (#""setupFee": null"#, nil), (#""setupFee": 0"#, nil), (#""novelty": {}"#, nil),
    ]

    private static func text(_ field: String? = nil, at place: String = "") -> String {
        objects.reduce(answer) { text, object in
            text.replacing("@\(object.0)@", with: object.0 == place ? field.map { $0 + ", " } ?? "" : "")
        }
    }

    private static func read(
        _ text: String,
        _ fields: FieldRules = FieldRules()
    ) throws(ImportFailure) -> PriceListImport {
        try PriceListImporter(fields: fields).prices(from: Array(text.utf8), file: "prices.json")
    }

    @Test("An answer as the store sends it has none")
    func intact() throws {
        let result = try Self.read(Self.text())
        #expect(result.diagnostics.isEmpty && result.unknownFields.isEmpty)
        #expect(result.lists.map(\.productID) == ["yearly"] && !result.lists[0].leavesCalculationsOpen)
    }

    @Test("The price stays; by the name and the form of the field nothing is calculated from it", arguments: objects)
    func leavesOpen(place: String, object: String) throws {
        for (field, isOpen) in Self.fields {
            let result = try Self.read(Self.text(field, at: place))
            #expect(result.lists.map(\.prices.text) == ["USA USD 59.99"] && result.lists[0].productID == "yearly")
            let changesPrices = isOpen == true && place != "links"
            #expect(result.lists[0].leavesCalculationsOpen == changesPrices, "\(place): \(field)")
            #expect(result.diagnostics.summaries == (isOpen == nil ? [] : ["note unknown-field"]), "\(place): \(field)")
            let name = field.split(separator: "\"")[0]
            let found = isOpen == nil ? [] : ["appStoreConnect.\(object).\(name)"]
            #expect(result.unknownFields.map(\.name) == found)
            #expect(result.unknownFields.allSatisfy { $0.facts == (changesPrices ? .amount : []) && $0.count == 1 })
        }
    }

    @Test("A field that is ignored leaves nothing open, and one that is read cannot be ignored")
    func ignored() throws {
        for (place, object) in Self.objects {
            let rules = try FieldRules().ignoring(["appStoreConnect.\(object).setupFee"])
            let result = try Self.read(Self.text(#""setupFee": "5""#, at: place), rules)
            #expect(!result.lists[0].leavesCalculationsOpen && result.diagnostics.isEmpty, "\(place)")
        }
        #expect(throws: FieldRules.Unusable.self) {
            try FieldRules().ignoring(["appStoreConnect.attributes.customerPrice"])
        }
    }

    @Test("A field whose name is near one that is missing is not its default", arguments: ["attributes", "currency"])
    func misspelled(place: String) throws {
        let failure = #expect(throws: ImportFailure.self) {
            try Self.read(Self.text(#""endDates": "2026-01-01""#, at: place))
        }
        #expect(failure?.diagnostics.summaries == ["error missing-price", "warning unknown-field"])
        #expect(failure?.diagnostics.last?.consequence == "the price is left out")
    }

    /// Prices of two products in one territory, with a field in an object of the first, or of both.
    private static func two(_ places: [String: String]) -> String {
        func price(_ id: String) -> String {
            #"""
            {"type": "subscriptionPrices", "id": "\#(id)", "relationships": {"subscription": {"data": {"type": "subscriptions",
             "id": "\#(id)"}}, "territory": {"data": {"type": "territories", "id": "USA"}}, "subscriptionPricePoint":
             {"data": {"type": "subscriptionPricePoints", "id": "\#(id)"}}}}
            """#
        }
        func other(_ type: String, _ id: String, _ attributes: String) -> String {
            #"{\#(places[type + id] ?? "")"type": "\#(type)", "id": "\#(id)", "attributes": {\#(attributes)}}"#
        }
        let included = ["a", "b"].flatMap { id in
            [
                other("subscriptionPricePoints", id, #""customerPrice": "9.99""#),
                other("subscriptions", id, #""productId": "\#(id)""#),
            ]
        }
        let territory = other("territories", "USA", #""currency": "USD""#)
        return #"""
            {"data": [\#(price("a")), \#(price("b"))],
             "included": [\#((included + [territory]).joined(separator: ", "))]}
            """#
    }

    @Test(
        "A field leaves open the prices that refer to its object, and is counted once",
        arguments: [
            ("subscriptionPricePointsa", [true, false]), ("subscriptionsb", [false, true]),
            ("territoriesUSA", [true, true]),
        ]
    )
    func refers(place: String, isOpen: [Bool]) throws {
        let result = try Self.read(Self.two([place: #""setupFee": "5", "#]))
        #expect(result.lists.map(\.productID) == ["a", "b"])
        #expect(result.lists.map(\.leavesCalculationsOpen) == isOpen)
        #expect(result.unknownFields.map(\.count) == [1])
        #expect(result.diagnostics.summaries == ["note unknown-field"])
    }

    @Test("A product leaves its calculations open where one of its lists does, or its own file did")
    func replaces() throws {
        let price = try #require(Price("9.99", "USD"))
        let prices = StorefrontPrices([StorefrontPrices.Entry(storefront: .unitedStates, price: price)])
        for (own, stated) in [(false, false), (false, true), (true, false), (true, true)] {
            let products = ["a", "b", "c"].map { id in
                Product(
                    id: id,
                    type: .autoRenewable,
                    prices: prices,
                    period: SubscriptionPeriod(1, .month),
                    leavesCalculationsOpen: own
                )
            }
            let text = Self.two(stated ? ["subscriptionsb": #""setupFee": "5", "#] : [:])
            let shop = ProductImport(products: products, diagnostics: [])
                .replacingPrices(with: try Self.read(text).lists.map { $0.named($0.productID ?? "") })
            #expect(shop.products.map(\.leavesCalculationsOpen) == [own, own || stated, own])
        }
    }
}
