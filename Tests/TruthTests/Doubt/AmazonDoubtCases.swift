/// What must and must not be told of a receipt of Amazon's with one changed field. Written from Amazon's documentation of its
/// Receipt Verification Service (version 1.0) alone.
///
/// Without other words it is a monthly subscription that renews on 2 December 2026; a receipt states no amount.
enum AmazonDoubtCases {
    private typealias Case = StoreDoubtCase

    private static let whole = ["December 2, 2026", "renews automatically"]
    private static let renewal = ["renews automatically", "renews on"]
    private static let time = AmazonReceiptText.time
    private static let promotion = "promotions.0"

    static let all = unreadable + changed + harmless

    // MARK: Values that Amazon does not write there

    static let unreadable: [StoreDoubtCase] = [
        // "The date the purchase was cancelled, or null": something stands there.
        Case("running", "cancelDate", #""x""#, never: renewal),
        Case("running", "cancelDate", "true", never: renewal),
        Case("running", "cancelDate", "{}", never: renewal),
        Case("running", "cancelDate", "1400784371", never: renewal),
        Case("cancelled by the customer", "cancelDate", #""yesterday""#, never: renewal + ["November"]),
        Case("entitlement", "cancelDate", "true", never: ["lifetime", "Lifetime"]),
        Case("consumable", "cancelDate", #""x""#, never: ["complete"]),
        Case("running", "autoRenewing", #""soon""#, access: true, says: ["December 2"], never: renewal),
        Case("running", "autoRenewing", "{}", access: true, says: ["December 2"], never: renewal),
        Case("does not renew", "autoRenewing", "[7]", access: true, says: ["December 2"], never: renewal),
        // What was bought after now was not bought yet.
        Case("running", "purchaseDate", #""x""#, never: renewal + ["December"]),
        Case("running", "renewalDate", #""x""#, never: renewal + ["December"]),
        Case("running", "renewalDate", "true", never: renewal + ["December"]),
        Case("running", "renewalDate", "1796198400", never: renewal + ["December"]),
        Case("running", "renewalDate", "0", never: renewal + ["December"]),
        Case("running", "renewalDate", "-1", never: renewal + ["December"]),
        Case("running", "cancelDate", "0", never: renewal),
        Case("consumable", "cancelDate", "-1", never: ["complete"]),
        Case("running", "gracePeriodEndDate", "true", never: renewal),
        Case("grace period", "gracePeriodEndDate", #""x""#, never: ["November 25"]),
        Case("trial", "freeTrialEndDate", "{}", access: true, says: ["December 2"], never: ["free trial"]),
        Case("trial", "freeTrialEndDate", #""x""#, access: true, says: ["December 2"], never: ["free trial"]),
        // "Type of product purchased. Valid product types are CONSUMABLE, SUBSCRIPTION, and ENTITLED."
        Case("running", "productType", #""RENTAL""#, never: renewal + ["complete", "Lifetime"]),
        Case("running", "productType", "7", never: renewal + ["complete", "Lifetime"]),
        Case("entitlement", "productType", #""RENTAL""#, never: ["complete", "Lifetime"]),
        Case("entitlement", "productType", "[7]", never: ["complete", "Lifetime"]),
        Case("consumable", "productType", "true", never: ["complete", "Lifetime"]),
        Case("consumable", "quantity", #""three""#, never: ["complete"]),
        Case("running", "quantity", #""three""#, access: true, says: whole),
        Case("cancelled by the customer", "cancelReason", "99", never: ["ended", "canceled"]),
        Case("cancelled by the customer", "cancelReason", #""regret""#, never: ["ended", "canceled"]),
        Case("running", "deferredSku", "7", access: true, never: renewal),
        Case("another plan", "deferredSku", "[7]", access: true, never: renewal),
        Case("another plan", "deferredDate", #""x""#, access: true, never: renewal),
        Case("running", "termSku", "{}", access: true, never: renewal),
        Case("running", "promotions", #""none""#, access: true, says: whole),
        Case(
            "introductory price",
            "promotions",
            "[null]",
            access: true,
            says: ["December 2"],
            never: ["offer price", "Introductory"]
        ),
        Case(
            "introductory price",
            "promotions",
            "7",
            access: true,
            says: ["December 2"],
            never: ["offer price", "Introductory"]
        ),
        Case(
            "introductory price",
            "\(promotion).promotionStatus",
            #""Held""#,
            access: true,
            never: ["offer price", "Introductory"]
        ),
        Case(
            "introductory price",
            "\(promotion).promotionType",
            "7",
            access: true,
            never: ["offer price", "Introductory"]
        ),
        Case("introductory price", promotion, "7", access: true, never: ["offer price", "Introductory"]),
    ]

    // MARK: What changes what is told

    static let changed: [StoreDoubtCase] = [
        Case("running", "autoRenewing", "false", access: true, says: ["December 2"], never: renewal),
        Case("running", "cancelDate", time("2026-11-10T08:00:00Z"), access: false, says: ["November 10"]),
        Case("running", "renewalDate", time("2026-12-09T08:00:00Z"), access: true, says: ["December 9"]),
        Case("running", "productType", #""ENTITLED""#, access: true, never: renewal),
        Case("running", "freeTrialEndDate", time("2026-12-02T08:00:00Z"), access: true, says: ["free trial"]),
        Case("introductory price", "\(promotion).promotionStatus", #""Queued""#, says: whole),
        Case("introductory price", "\(promotion).promotionStatus", #""Completed""#, says: whole),
        // "Subscription was replaced with a new subscription."
        Case(
            "cancelled by the customer",
            "cancelReason",
            "4",
            access: false,
            says: ["switched from this plan"],
            never: ["ended"]
        ),
    ]

    // MARK: What changes nothing

    static let harmless: [StoreDoubtCase] = [
        Case("running", "cancelDate", "null", access: true, says: whole),
        Case("running", "term", "7", access: true, says: whole),
        Case("running", "term", #""1 Year""#, access: true, says: whole),
        Case("running", "parentProductId", "7", access: true, says: whole),
        Case("running", "fulfillmentResult", #""UNAVAILABLE""#, access: true, says: whole),
        Case("running", "fulfillmentDate", "true", access: true, says: whole),
        Case("running", "purchaseMetadataMap", #"{"cancelDate": "x"}"#, access: true, says: whole),
        Case("running", "promotions", "[]", access: true, says: whole),
        Case("running", "surcharge", #"{"amount": 100}"#, access: true, says: whole),
        Case("running", "quantity", "null", access: true, says: whole),
        Case("running", "termSku", "null", access: true, says: whole),
        Case("running", "countryCode", "null", access: true, says: whole),
        Case("entitlement", "cancelReason", "null", access: true),
    ]
}
