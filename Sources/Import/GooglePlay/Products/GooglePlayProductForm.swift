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
        func has(_ name: String) -> Bool { node.states(name) }
        // A form of our own says what it is, and may have any field.
        guard node.isObject, !has("schema") else { return nil }
        if has("subscriptionOfferDetails") || has("oneTimePurchaseOfferDetails")
            || has("oneTimePurchaseOfferDetailsList") || Self.isBareProduct(node)
        {
            self = .productDetails
        } else if has("pricingPhases") {
            self = .offerDetails
        } else if has("basePlans") || (has("listings") && has("productId")) {
            self = .subscription
        } else if has("phases"), has("basePlanId") || has("offerId") {
            self = .offer
        } else if has("subscriptionOffers") {
            self = .offerList
        } else if has("subscriptions"), !has("purchases"), !has("customer") {
            self = .subscriptionList
        } else {
            return nil
        }
    }

    /// A `ProductDetails` without any price.
    private static func isBareProduct(_ node: JSONNode) -> Bool {
        guard node.states("productId") else { return false }
        return GooglePlayProductNames.types.contains { $0.name == node["type"].string }
            || node.states("skuDetailsToken")
    }
}
