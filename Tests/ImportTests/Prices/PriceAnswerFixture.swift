import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Answers of the App Store Connect API, small and valid, for a test to change.
enum PriceAnswerFixture {
    /// A subscription's price in a territory, of which the price point has the id "<territory>-<amount>".
    static func price(
        _ territory: String,
        _ amount: String,
        from startDate: Tree = nil,
        preserved: Bool = false,
        plan: String = "UPFRONT"
    ) -> Tree {
        [
            "type": "subscriptionPrices", "id": .string("\(territory)-\(amount)-\(startDate)-\(plan)"),
            "attributes": ["startDate": startDate, "preserved": .bool(preserved), "planType": .string(plan)],
            "relationships": [
                "territory": ["data": reference("territories", territory)],
                "subscriptionPricePoint": ["data": reference("subscriptionPricePoints", "\(territory)-\(amount)")],
            ],
        ]
    }

    static func reference(_ type: String, _ id: String) -> Tree { ["type": .string(type), "id": .string(id)] }

    static func point(_ territory: String, _ amount: Tree, id: String) -> Tree {
        reference("subscriptionPricePoints", "\(territory)-\(id)")
            .with(["attributes": ["customerPrice": amount, "proceeds": "0.01"]])
    }

    static func territory(_ code: String, _ currency: Tree) -> Tree {
        reference("territories", code).with(["attributes": ["currency": currency]])
    }

    /// An answer with the prices, and with a point and a territory for each of them.
    static func answer(_ prices: [Tree], including others: [Tree] = []) -> Tree {
        ["data": .array(prices), "included": .array(others), "links": ["self": "https://example.com/1"]]
    }

    static let included: [Tree] = [
        point("USA", "9.99", id: "9.99"), point("USA", "10.99", id: "10.99"), point("USA", "12.99", id: "12.99"),
        point("DEU", "8.99", id: "8.99"), point("JPN", "1500", id: "1500"), point("USA", "1.49", id: "1.49"),
        territory("USA", "USD"), territory("DEU", "EUR"), territory("JPN", "JPY"),
    ]
}

func importedPrices(
    _ text: String,
    day: String? = nil,
    file: String = "prices.json"
) throws(ImportFailure) -> PriceListImport {
    try PriceListImporter(day: day.flatMap { CalendarDay($0) }).prices(from: Array(text.utf8), file: file)
}

/// The prices of one answer with all that the fixture's prices refer to.
func importedAnswer(_ prices: [Tree], day: String? = nil) throws(ImportFailure) -> PriceListImport {
    let answer = PriceAnswerFixture.answer(prices, including: PriceAnswerFixture.included)
    return try importedPrices(answer.description, day: day)
}
