internal import PaywrightJSON

/// The forms in which Google Play states products, distinguished by the fields they have.
enum GooglePlayProductForm {
    /// The billing library's `ProductDetails`.
    case productDetails
    /// One of the `subscriptionOfferDetails` of a `ProductDetails`, alone.
    case offerDetails
    /// The Developer API's `Subscription`.
    case subscription
    /// A response with a list of those.
    case subscriptionList
    /// The Developer API's `SubscriptionOffer`.
    case offer
    /// A response with a list of those.
    case offerList

    /// What is read, for a diagnostic about something else.
    static let expectation = "a ProductDetails, an item of its subscriptionOfferDetails, a subscription or an offer"

    /// nil for a value of no known form.
    init?(of node: JSONNode) {
        // A form of our own says what it is, and may have any field.
        guard node.isObject, !node.states("schema"), ForeignForm(of: node) == nil else { return nil }
        if let row = Self.rows.first(where: { $0.marks.match(node) }) {
            self = row.form
        } else if Self.isSubscriptionList(node["subscriptions"]) {
            self = .subscriptionList
        } else {
            return nil
        }
    }

    /// Customers have subscriptions too: those that are sold have base plans, or what names a product.
    private static func isSubscriptionList(_ node: JSONNode) -> Bool {
        guard let elements = node.elements else { return false }
        return elements.isEmpty
            || elements.contains { element in
                ["basePlans", "packageName", "listings"].contains { element.states($0) }
            }
    }

    private static let rows: [(form: GooglePlayProductForm, marks: [FormMarks])] = [
        (
            .productDetails,
            [
                FormMarks(
                    any: [
                        [
                            "subscriptionOfferDetails", "oneTimePurchaseOfferDetails",
                            "oneTimePurchaseOfferDetailsList",
                        ]
                    ]
                ),
                // Without any price.
                FormMarks(all: ["productId", "skuDetailsToken"]),
                FormMarks(all: ["productId"], texts: ["type": "subs"]),
                FormMarks(all: ["productId"], texts: ["type": "inapp"]),
            ]
        ),
        (
            .offerDetails,
            [
                FormMarks(
                    all: ["pricingPhases"],
                    any: [["offerToken", "offerIdToken", "basePlanId", "offerId", "offerTags"]]
                ),
                FormMarks(containers: ["pricingPhases.pricingPhaseList"]),
                FormMarks(all: ["pricingPhases"], none: ["id"]),
            ]
        ),
        (.subscription, [FormMarks(all: ["basePlans"]), FormMarks(all: ["listings", "productId"])]),
        (.offer, [FormMarks(all: ["phases"], any: [["basePlanId", "offerId"]])]),
        (.offerList, [FormMarks(all: ["subscriptionOffers"], none: ["id"])]),
    ]
}
