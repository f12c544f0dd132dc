/// What was bought once in Google Play, as `purchases.productsv2` and `purchases.products` answer.
enum GooglePlayPurchaseSample {
    static let completed = "2026-11-02T10:00:00Z"

    private static func members(_ members: [(String, String?)]) -> String {
        "{\(members.compactMap { name, value in value.map { "\"\(name)\": \($0)" } }.joined(separator: ", "))}"
    }

    /// A `purchases.productsv2` resource.
    static func purchase(
        _ state: String? = "PURCHASED",
        items: [String] = [item()],
        order: String? = "GPA.3398-1-2-3",
        completed: String? = completed,
        more: [(String, String?)] = []
    ) -> String {
        members(
            [
                ("kind", #""androidpublisher#productPurchaseV2""#),
                ("purchaseStateContext", state.map { "{\"purchaseState\": \"\($0)\"}" }),
                ("orderId", order.map { "\"\($0)\"" }), ("regionCode", #""DE""#),
                ("productLineItem", "[\(items.joined(separator: ", "))]"),
                ("purchaseCompletionTime", completed.map { "\"\($0)\"" }),
                ("acknowledgementState", #""ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED""#),
            ] + more
        )
    }

    /// A line item of it.
    static func item(
        _ id: String = "coins",
        consumed: Bool = false,
        quantity: Int? = 1,
        refundable: Int? = 1,
        more: [(String, String?)] = []
    ) -> String {
        let consumption = "CONSUMPTION_STATE_\(consumed ? "CONSUMED" : "YET_TO_BE_CONSUMED")"
        let details = members(
            [
                ("purchaseOptionId", #""buy""#), ("quantity", quantity.map(String.init)),
                ("refundableQuantity", refundable.map(String.init)), ("consumptionState", "\"\(consumption)\""),
            ] + more
        )
        return members([("productId", "\"\(id)\""), ("productOfferDetails", details)])
    }

    static func rental(refundable: Int? = 1) -> String {
        item("film", refundable: refundable, more: [("rentOfferDetails", "{}")])
    }

    static func preorder(_ release: String?) -> String {
        let time = release.map { "{\"preorderReleaseTime\": \"\($0)\"}" } ?? "{}"
        return item("game", more: [("preorderOfferDetails", time)])
    }

    /// A `purchases.products` resource.
    static func old(
        _ state: Int? = 0,
        id: String? = "coins",
        consumed: Int? = 0,
        order: String? = "GPA.3398-1-2-3",
        time: String? = #""1793613600000""#,
        more: [(String, String?)] = []
    ) -> String {
        members(
            [
                ("kind", #""androidpublisher#productPurchase""#), ("purchaseTimeMillis", time),
                ("purchaseState", state.map(String.init)), ("consumptionState", consumed.map(String.init)),
                ("orderId", order.map { "\"\($0)\"" }), ("productId", id.map { "\"\($0)\"" }),
                ("acknowledgementState", "1"), ("regionCode", #""DE""#),
            ] + more
        )
    }
}
