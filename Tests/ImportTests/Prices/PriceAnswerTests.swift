import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@Suite("Answers of the App Store Connect API say what new customers pay")
struct PriceAnswerTests {
    private typealias Fixture = PriceAnswerFixture

    @Test("the amount of the price point, in the territory's currency")
    func readsPrices() throws {
        let prices = [Fixture.price("USA", "9.99"), Fixture.price("DEU", "8.99"), Fixture.price("JPN", "1500")]
        let result = try importedAnswer(prices)
        #expect(result.diagnostics.isEmpty)
        #expect(result.lists.map(\.prices.text) == ["DEU EUR 8.99, JPN JPY 1500, USA USD 9.99"])
        #expect(result.lists.first?.store == .appStore && result.lists.first?.productID == nil)
    }

    @Test("in-app purchases and apps have the same form", arguments: ["inAppPurchase", "app"])
    func readsOtherProducts(kind: String) throws {
        let text = """
            {"data": [{"type": "\(kind)Prices", "id": "1", "attributes": {"manual": true, "startDate": null, "endDate": null},
              "relationships": {"\(kind)PricePoint": {"data": {"type": "\(kind)PricePoints", "id": "p"}}}}],
             "included": [{"type": "\(kind)PricePoints", "id": "p", "attributes": {"customerPrice": "0.99"},
              "relationships": {"territory": {"data": {"type": "territories", "id": "GBR"}}}}]}
            """
        let result = try importedPrices(text)
        #expect(result.lists.map(\.prices.text) == ["GBR GBP 0.99"] && result.diagnostics.isEmpty)
    }

    @Test(
        "of the prices that have begun the latest counts",
        arguments: [
            ("2025-12-31", "USA USD 9.99"), ("2026-01-01", "USA USD 10.99"), ("2026-05-31", "USA USD 10.99"),
            ("2026-06-01", "USA USD 12.99"), ("2030-01-01", "USA USD 12.99"),
        ]
    )
    func choosesByDay(day: String, price: String) throws {
        let prices = [
            Fixture.price("USA", "12.99", from: "2026-06-01"), Fixture.price("USA", "9.99"),
            Fixture.price("USA", "10.99", from: "2026-01-01"),
        ]
        for order in [prices, prices.reversed()] {
            let result = try importedAnswer(order, day: day)
            #expect(result.lists.map(\.prices.text) == [price])
            // What follows is told.
            #expect(result.diagnostics.summaries == (day < "2026-06-01" ? ["note later-price"] : []))
        }
    }

    @Test("a price that has ended is none")
    func readsEndDates() throws {
        let ended = Fixture.price("USA", "9.99").with([
            "attributes": ["startDate": nil, "endDate": "2026-06-01"]
        ])
        #expect(try importedAnswer([ended], day: "2026-05-31").lists.map(\.prices.text) == ["USA USD 9.99"])
        let failure = #expect(throws: ImportFailure.self) { try importedAnswer([ended], day: "2026-06-01") }
        #expect(failure?.diagnostics.summaries == ["error no-price-in-force"])
    }

    @Test("without a day, prices that depend on one are left out, and the day is asked for once")
    func asksForDay() throws {
        let prices = [
            Fixture.price("USA", "9.99"), Fixture.price("USA", "10.99", from: "2026-06-01"),
            Fixture.price("DEU", "8.99"), Fixture.price("JPN", "1500", from: "2026-06-01"),
        ]
        let result = try importedAnswer(prices)
        #expect(result.lists.map(\.prices.text) == ["DEU EUR 8.99"])
        #expect(result.diagnostics.map(\.summaryAndPath) == ["error day-not-stated $.data[1]"])
        #expect(result.diagnostics.first?.found == "prices that hold from a day on, or until one, in 2 storefronts")
    }

    @Test("a price kept for earlier subscribers is not a new customer's, unless it is alone in force")
    func passesOverPreservedPrices() throws {
        let prices = [
            Fixture.price("USA", "9.99", preserved: true), Fixture.price("USA", "10.99", from: "2026-06-01"),
            Fixture.price("USA", "12.99", from: "2026-07-01", preserved: true),
        ]
        let after = try importedAnswer(prices, day: "2026-08-01")
        #expect(after.lists.map(\.prices.text) == ["USA USD 10.99"] && after.diagnostics.isEmpty)
        let before = try importedAnswer(prices, day: "2026-05-01")
        #expect(before.lists.map(\.prices.text) == ["USA USD 9.99"])
        #expect(before.diagnostics.summaries == ["warning preserved-price", "note later-price"])
    }

    @Test("a price that begins later is none yet")
    func reportsLaterPrices() throws {
        let prices = [Fixture.price("DEU", "8.99"), Fixture.price("USA", "9.99", from: "2026-06-01")]
        let result = try importedAnswer(prices, day: "2026-05-31")
        #expect(result.lists.map(\.prices.text) == ["DEU EUR 8.99"])
        #expect(result.diagnostics.map(\.summaryAndPath) == ["error no-price-in-force $.data[1]"])
    }

    @Test("bills of the monthly plan are prices of their own")
    func readsPlans() throws {
        let prices = [Fixture.price("USA", "12.99"), Fixture.price("USA", "1.49", plan: "MONTHLY")]
        let result = try importedAnswer(prices)
        #expect(result.lists.map(\.prices.text) == ["USA USD 12.99"])
        #expect(result.lists.map(\.monthlyPrices.text) == ["USA USD 1.49"])
    }

    @Test("the product is the one that the file has, or the one that a price belongs to")
    func readsProducts() throws {
        func product(_ type: String, _ id: String, _ productID: Tree) -> Tree {
            Fixture.reference(type, id).with(["attributes": ["productId": productID]])
        }
        let one = Fixture.answer(
            [Fixture.price("USA", "9.99")],
            including: Fixture.included + [product("subscriptions", "1", "com.example.pro")]
        )
        #expect(try importedPrices(one.description).lists.map(\.productID) == ["com.example.pro"])
        func price(_ id: String, of subscription: String) -> Tree {
            guard case .object(let members) = Fixture.price("USA", id),
                let relationships = members.first(where: { $0.name == "relationships" })?.value
            else { return nil }
            let reference: Tree = ["data": Fixture.reference("subscriptions", subscription)]
            return Fixture.price("USA", id).with(["relationships": relationships.with(["subscription": reference])])
        }
        let two = Fixture.answer(
            [price("9.99", of: "2"), price("10.99", of: "1")],
            including: Fixture.included + [product("subscriptions", "1", "pro"), product("subscriptions", "2", "max")]
        )
        let lists = try importedPrices(two.description).lists
        #expect(lists.map(\.productID) == ["max", "pro"])
        #expect(lists.map(\.prices.text) == ["USA USD 9.99", "USA USD 10.99"])
    }

    @Test(
        "what is wrong with a price loses that price only",
        arguments: [
            (["attributes": ["startDate": "June"]], "error invalid-date $.data[1].attributes.startDate"),
            (["attributes": ["planType": "WEEKLY"]], "error unknown-billing-plan $.data[1].attributes.planType"),
            (["relationships": [:]], "error unknown-storefront $.data[1]"),
            (
                ["relationships": ["territory": ["data": ["type": "territories", "id": "XXX"]]]],
                "error unknown-storefront $.data[1].relationships.territory.data.id"
            ),
            (
                ["relationships": ["territory": ["data": ["type": "territories", "id": "USA"]]]],
                "error missing-price $.data[1].relationships.subscriptionPricePoint"
            ),
        ] as [(KeyValuePairs<String, Tree>, String)]
    )
    func losesOnePrice(_ changes: KeyValuePairs<String, Tree>, summary: String) throws {
        let result = try importedAnswer([Fixture.price("DEU", "8.99"), Fixture.price("USA", "9.99").with(changes)])
        #expect(result.lists.map(\.prices.text) == ["DEU EUR 8.99"])
        #expect(result.diagnostics.map(\.summaryAndPath) == [summary])
    }

    @Test(
        "amounts and currencies are exact, and what they contradict is reported",
        arguments: [
            ("9,99", "USD", "", "error invalid-price"), (nil, "USD", "", "error missing-price"),
            (.source("9.99"), "USD", "USA USD 9.99", "warning numeric-price"),
            ("9.999", "USD", "USA USD 9.999", "warning excess-fraction-digits"),
            ("9.99", "EUR", "USA EUR 9.99", "warning contradictory-currency"),
            ("9.99", "ABC", "", "error unknown-currency"), ("9.99", nil, "USA USD 9.99", ""),
        ] as [(Tree, Tree, String, String)]
    )
    func reads(amount: Tree, currency: Tree, prices: String, summary: String) throws {
        let included = [
            Fixture.point("USA", amount, id: "1"), Fixture.territory("USA", currency),
            Fixture.point("DEU", "8.99", id: "8.99"),
        ]
        let answer = Fixture.answer([Fixture.price("USA", "1"), Fixture.price("DEU", "8.99")], including: included)
        let result = try importedPrices(answer.description)
        #expect(result.lists.map(\.prices.text) == ["DEU EUR 8.99" + (prices.isEmpty ? "" : ", ") + prices])
        #expect(result.diagnostics.summaries == (summary.isEmpty ? [] : [summary]))
    }

    @Test("pages that are missing are reported, and those in one file are read together")
    func readsPages() throws {
        let next: Tree = ["self": "https://example.com/1", "next": "https://example.com/2"]
        let first = Fixture.answer([Fixture.price("USA", "9.99")], including: Fixture.included).with(["links": next])
        let alone = try importedPrices(first.description)
        #expect(alone.diagnostics.map(\.summaryAndPath) == ["warning more-pages $.links.next"])
        let second = Fixture.answer([Fixture.price("DEU", "8.99")], including: Fixture.included)
            .with(["links": ["self": "https://example.com/2"]])
        let both = try importedPrices(Tree.array([first, second]).description)
        #expect(both.lists.map(\.prices.text) == ["DEU EUR 8.99, USA USD 9.99"] && both.diagnostics.isEmpty)
    }

    @Test(
        "a link to no page is no page",
        arguments: ["", "  ", nil, ["href": ""], ["href": nil], [:]] as [Tree?]
    )
    func acceptsLastPage(_ next: Tree?) throws {
        let links: Tree = next.map { ["self": "https://example.com/1", "next": $0] } ?? ["next": nil]
        let answer = Fixture.answer([Fixture.price("USA", "9.99")], including: Fixture.included).with(["links": links])
        #expect(try importedPrices(answer.description).diagnostics.isEmpty)
    }

    @Test("a link in an object is one to a page")
    func readsLinkObject() throws {
        let links: Tree = ["next": ["href": "https://example.com/2"]]
        let answer = Fixture.answer([Fixture.price("USA", "9.99")], including: Fixture.included).with(["links": links])
        #expect(try importedPrices(answer.description).diagnostics.summaries == ["warning more-pages"])
    }

    @Test("prices that all begin later are reported once, with the first day and the day asked for")
    func reportsOnlyLaterPrices() throws {
        let prices = [
            Fixture.price("USA", "9.99", from: "2027-03-01"), Fixture.price("DEU", "8.99", from: "2027-02-01"),
            Fixture.price("DEU", "8.99", from: "2028-02-01"),
        ]
        let failure = #expect(throws: ImportFailure.self) { try importedAnswer(prices, day: "2026-11-20") }
        let diagnostic = try #require(failure?.diagnostics.first)
        #expect(failure?.diagnostics.summaries == ["error no-price-in-force"])
        #expect(diagnostic.found == "only prices that begin later, the first on 2027-02-01, in DEU, USA")
        #expect(diagnostic.expected == "a price in force on 2026-11-20")
        #expect(diagnostic.consequence == "no price there applies, and none is replaced")
    }

    @Test("prices of offers are not taken for the product's")
    func passesOverOffers() throws {
        let offer: Tree = [
            "type": "subscriptionIntroductoryOffers", "id": "1",
            "relationships": ["territory": ["data": ["type": "territories", "id": "USA"]]],
        ]
        let result = try importedAnswer([Fixture.price("DEU", "8.99"), offer])
        #expect(result.lists.map(\.prices.text) == ["DEU EUR 8.99"])
        #expect(result.diagnostics.summaries == ["warning offer-prices-not-read"])
    }

    @Test(
        "what has no prices is refused with its reason",
        arguments: [
            ("{}", "not-a-price-list"), ("[]", "not-a-price-list"), (#"{"data": []}"#, "not-a-price-list"),
            (#"{"data": [{"type": "apps", "id": "1"}]}"#, "not-a-price-list"),
            (#"{"data": [{"type": "subscriptionPricePoints", "id": "1"}]}"#, "not-a-price-list"),
            (#"{"data": [{"type": "subscriptionPrices", "id": "1"}]}"#, "missing-price"),
            ("{", "invalid-json"), (#"{"schema": "paywright/products/1"}"#, "not-a-price-list"),
        ]
    )
    func refuses(text: String, code: String) {
        let failure = #expect(throws: ImportFailure.self) { try importedPrices(text) }
        #expect(failure?.diagnostics.map(\.code) == [code])
    }

    @Test("no change makes the import trap, and every failure has a reason", arguments: Sweep.some(6, of: 0..<20))
    func survivesChanges(_ seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let answer = Fixture.answer(
            [Fixture.price("USA", "9.99", preserved: true), Fixture.price("DEU", "8.99", from: "2026-01-01")],
            including: Fixture.included
        )
        for _ in 0..<50 {
            var tree = answer
            for _ in 0..<Int.random(in: 1...8, using: &generator) { tree = tree.changed(using: &generator).tree }
            do throws(ImportFailure) {
                let result = try importedPrices(tree.description, day: "2026-02-01")
                #expect(!result.lists.isEmpty)
            } catch {
                #expect(error.diagnostics.contains { $0.severity == .error })
            }
        }
    }
}
