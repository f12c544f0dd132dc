/// What billing services send that are not read.
extension ForeignForm {
    static let services: [ForeignForm] = [
        ForeignForm(
            "a webhook or a profile of Adapty",
            .purchases,
            instead: storeAnswer,
            FormMarks(all: ["event_properties"], any: [["event_type", "profile_id", "customer_user_id"]]),
            FormMarks(all: ["paid_access_levels"]),
            FormMarks(all: ["access_levels"], any: [["profile_id", "subscriptions", "customer_user_id"]]),
            FormMarks(all: ["accessLevels"], any: [["profileId", "subscriptions", "customerUserId"]]),
            FormMarks(all: ["profile_id", "event_type"])
        ),
        ForeignForm(
            "a webhook or a customer of Superwall",
            .purchases,
            instead: storeAnswer,
            FormMarks(all: ["projectId", "applicationId"]),
            FormMarks(all: ["takehomePercentage"]),
            FormMarks(all: ["originalAppUserId"], any: [["periodType", "expirationAt", "purchasedAt"]]),
            FormMarks(all: ["subscriptionStatus", "entitlements"])
        ),
        ForeignForm(
            "a webhook or an entitlement of Qonversion",
            .purchases,
            instead: storeAnswer,
            FormMarks(
                all: ["event_name"],
                any: [["custom_user_id", "identity_id", "advertiser_id", "is_proceed", "transaction", "user_id"]]
            ),
            FormMarks(all: ["qonversion_user_id"]),
            FormMarks(all: ["qonversionId"]),
            FormMarks(all: ["associated_product"], any: [["renew_state", "current_period_type", "grant_type"]])
        ),
        ForeignForm(
            "a webhook of Apphud, Purchasely, Glassfy or Nami",
            .purchases,
            instead: storeAnswer,
            FormMarks(all: ["purchasely_subscription_id"]),
            FormMarks(all: ["purchasely_product_id"]),
            FormMarks(all: ["purchasely_event"]),
            FormMarks(all: ["subscriberid"], any: [["type", "productid"]]),
            FormMarks(all: ["subscriberId", "productId"], any: [["eventId", "store", "type"]]),
            FormMarks(all: ["nami_id"]),
            FormMarks(all: ["apphud_id"]),
            FormMarks(all: ["event.properties", "user.subscriptions"])
        ),
        ForeignForm(
            "an alert or a subscription of Paddle Classic",
            .purchases,
            instead: "a subscription or an event of Paddle Billing, or \(ownForm)",
            FormMarks(all: ["alert_name"]),
            FormMarks(all: ["p_signature"]),
            FormMarks(all: ["plan_id", "user_id", "subscription_id"])
        ),
        ForeignForm(
            "a Checkout Session of Stripe",
            .purchases,
            instead: "the subscription that it made, expanded",
            FormMarks(all: ["payment_status"], texts: ["object": "checkout.session"])
        ),
        ForeignForm(
            "a thin event of Stripe",
            .purchases,
            instead: "the subscription that it is about, or a snapshot event of it",
            FormMarks(all: ["related_object"], texts: ["object": "v2.core.event"])
        ),
        ForeignForm(
            "an object of Lemon Squeezy",
            .purchases,
            instead: ownForm,
            FormMarks(all: ["meta.event_name"]),
            FormMarks(all: ["attributes"], any: [["attributes.store_id", "attributes.customer_portal_url"]])
        ),
        ForeignForm(
            "an event of Chargebee",
            .purchases,
            instead: ownForm,
            FormMarks(all: ["content", "event_type"]),
            FormMarks(all: ["api_version", "webhook_status"])
        ),
        ForeignForm(
            "an event of PayPal",
            .purchases,
            instead: ownForm,
            FormMarks(all: ["resource", "event_type"])
        ),
        ForeignForm(
            "a purchase of Huawei’s AppGallery",
            .purchases,
            instead: ownForm,
            FormMarks(all: ["subIsvalid"]),
            FormMarks(all: ["inappPurchaseData"]),
            FormMarks(all: ["inAppPurchaseData"])
        ),
    ]
}
