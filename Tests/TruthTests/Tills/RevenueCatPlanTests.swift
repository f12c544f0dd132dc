import PaywrightDecisions
import PaywrightModel
import Testing

/// RevenueCat’s event-types-and-fields.mdx (docs@bf39a9c): `new_product_id` is the product that the subscriber has switched to, in Google Play
/// with its base plan.
@Suite("RevenueCat: the plan that a PRODUCT_CHANGE names")
struct RevenueCatPlanTests {
    /// The plans that the moments of an event name, and how certain they are.
    private static func plans(_ fields: [String: String]) async throws -> [String] {
        let event = RevenueCatEventText.event("PRODUCT_CHANGE", fields, at: "2026-11-19T10:00:00Z")
        let moments = try await RuleAnswer([event]).status.purchases.flatMap(\.timeline.moments)
        return moments.flatMap { moment in
            moment.changes.compactMap { change in
                guard case .plan(let product, _) = change else { return nil }
                return
                    "\(product) \(moment.certainty == .certain ? "certain" : "open") \(moment.at.date == nil ? "undated" : "dated")"
            }
        }
    }

    private static let play = [
        "store": #""PLAY_STORE""#, "product_id": #""pro:monthly""#, "transaction_id": #""GPA.1-2-3""#,
        "original_transaction_id": #""GPA.1-2-3""#,
    ]

    static let cases: [(fields: [String: String], plans: [String])] = [
        (play.merging(["new_product_id": #""pro:yearly""#]) { $1 }, ["pro:yearly certain dated"]),
        (play.merging(["new_product_id": #""pro:monthly""#]) { $1 }, []),
        (play.merging(["new_product_id": #""max:yearly""#]) { $1 }, ["max certain dated"]),
        (["new_product_id": #""pro_yearly""#], ["pro_yearly open dated"]),
    ]

    @Test(
        "Another base plan is another plan; of one of the App Store’s it is open whether it waits for the end of the period",
        arguments: cases.indices
    )
    func names(_ index: Int) async throws {
        #expect(try await Self.plans(Self.cases[index].fields) == Self.cases[index].plans)
    }
}
