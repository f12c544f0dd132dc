import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// What an answer of the App Store Connect API states of the product that its prices are of.
@Suite("Prices of App Store Connect: their product, and their pages")
struct PriceAnswerProductTests {
    private typealias Fixture = PriceAnswerFixture

    private static func answer(_ attributes: KeyValuePairs<String, Tree>) -> String {
        let product = Fixture.reference("subscriptions", "s")
            .with(["attributes": (["productId": "monthly"] as Tree).with(attributes)])
        let included = Fixture.included + [product]
        return Fixture.answer([Fixture.price("USA", "10.99"), Fixture.price("DEU", "8.99")], including: included)
            .description
    }

    private func replaced(_ attributes: KeyValuePairs<String, Tree>) throws -> ProductImport {
        let shop = try importedProductList(
            text: ProductListFixture.list([ProductListFixture.monthly, ProductListFixture.credits]).description
        )
        let lists: [PriceList]
        do throws(ImportFailure) {
            lists = try importedPrices(Self.answer(attributes)).lists
        } catch {
            lists = []
        }
        return shop.replacingPrices(with: lists)
    }

    @Test(
        "what was removed from sale is left out, and nothing else",
        arguments: [
            ("APPROVED", true), ("WAITING_FOR_REVIEW", true), ("READY_TO_SUBMIT", true), (nil, true),
            ("DEVELOPER_REMOVED_FROM_SALE", false), ("REMOVED_FROM_SALE", false),
        ] as [(Tree, Bool)]
    )
    func states(state: Tree, isSold: Bool) throws {
        let read = try importedPrices(Self.answer(["state": state]))
        #expect(read.lists.map(\.isForSale) == [isSold])
        #expect(read.diagnostics.map(\.code) == (isSold ? [] : ["not-for-sale"]))
        let ids = try replaced(["state": state]).products.map(\.id)
        #expect(ids == (isSold ? ["monthly", "credits"] : ["credits"]))
    }

    @Test(
        "prices of another period than the product’s replace nothing",
        arguments: [
            ("ONE_MONTH", "USA USD 10.99", []), (nil, "USA USD 10.99", []),
            ("ONE_YEAR", "USA USD 9.99", ["contradictory-fields"]),
            ("ONE_WEEK", "USA USD 9.99", ["contradictory-fields"]),
        ] as [(Tree, String, [String])]
    )
    func periods(period: Tree, price: String, codes: [String]) throws {
        let result = try replaced(["subscriptionPeriod": period])
        #expect(result.products.first?.priceText == "DEU EUR 8.99, \(price)")
        #expect(result.diagnostics.map(\.code) == codes)
    }

    @Test(
        "what cannot be read of the product loses its prices",
        arguments: [["state": 7], ["subscriptionPeriod": "ONE_DECADE"], ["subscriptionPeriod": true]]
            as [KeyValuePairs<String, Tree>]
    )
    func unreadable(attributes: KeyValuePairs<String, Tree>) throws {
        #expect(throws: ImportFailure.self) { try importedPrices(Self.answer(attributes)) }
    }

    @Test("a price kept for earlier subscribers is nobody else’s where a page is missing", arguments: [true, false])
    func preserved(hasMore: Bool) throws {
        let links: Tree = hasMore ? ["next": "https://example.com/2"] : [:]
        let prices = [Fixture.price("USA", "9.99", preserved: true), Fixture.price("DEU", "8.99")]
        let answer = Fixture.answer(prices, including: Fixture.included).with(["links": links])
        let result = try importedPrices(answer.description)
        #expect(result.lists.map(\.prices.text) == [hasMore ? "DEU EUR 8.99" : "DEU EUR 8.99, USA USD 9.99"])
        let summaries = hasMore ? ["error preserved-price", "warning more-pages"] : ["warning preserved-price"]
        #expect(result.diagnostics.summaries.sorted() == summaries)
    }
}
