/// What was bought once in Google Play, as `purchases.productsv2` and `purchases.products` answer.
enum GooglePlayPurchaseSample {
    static let completed = "2026-11-02T10:00:00Z"

    private static func members(_ stated: [(String, String?)]) -> String {
        let members = stated.compactMap { name, value in value.map { "\(quoted(name)): \($0)" } }
        return "{\(members.joined(separator: ", "))}"
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }

    /// A `purchases.productsv2` resource.
    static func purchase(
        _ state: String? = "PURCHASED",
        items: [String] = [item()],
        order: String? = "GPA.3398-1-2-3",
        completed: String? = Self.completed,
        more: [(String, String?)] = []
    ) -> String {
        let stated: [(String, String?)] = [
            ("kind", quoted("androidpublisher#productPurchaseV2")),
            ("purchaseStateContext", state.map { "{\"purchaseState\": \(quoted($0))}" }),
            ("orderId", order.map(quoted)), ("regionCode", quoted("DE")),
            ("productLineItem", "[\(items.joined(separator: ", "))]"),
            ("purchaseCompletionTime", completed.map(quoted)),
            ("acknowledgementState", quoted("ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED")),
        ]
        return members(stated + more)
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
        let stated: [(String, String?)] = [
            ("purchaseOptionId", quoted("buy")), ("quantity", quantity.map { "\($0)" }),
            ("refundableQuantity", refundable.map { "\($0)" }), ("consumptionState", quoted(consumption)),
        ]
        return members([("productId", quoted(id)), ("productOfferDetails", members(stated + more))])
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
        let stated: [(String, String?)] = [
            ("kind", quoted("androidpublisher#productPurchase")), ("purchaseTimeMillis", time),
            ("purchaseState", state.map { "\($0)" }), ("consumptionState", consumed.map { "\($0)" }),
            ("orderId", order.map(quoted)), ("productId", id.map(quoted)), ("acknowledgementState", "1"),
            ("regionCode", quoted("DE")),
        ]
        return members(stated + more)
    }
}
