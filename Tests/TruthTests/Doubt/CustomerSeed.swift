/// A customer in the package's own form in which nothing is broken: every situation, and what customers state beside it.
struct CustomerSeed {
    private typealias Sample = CustomerSample

    let name: String
    let document: JSONText
    /// The situation at 12:00 on 20 November 2026.
    let situation: String

    private init(_ name: String, _ situation: String, _ text: String) {
        self.name = name
        self.situation = situation
        document = JSONText(parsing: text)
    }

    /// A period of the plan and what is said of it.
    private init(_ name: String, _ situation: String, _ purchase: String, _ subscription: String) {
        self.init(name, situation, Sample.customer([purchase], [subscription]))
    }

    /// Something bought once.
    private init(_ name: String, _ situation: String, bought purchase: String) {
        self.init(name, situation, Sample.customer([purchase], []))
    }

    static let all = bought + running + changing + stopped + beside

    private static let revoked = "2026-11-10T08:00:00Z"
    private static func revocation(_ kind: String?, fraction: String? = nil) -> String {
        let kind = kind.map { #", "kind": "\#($0)""# } ?? ""
        let fraction = fraction.map { #", "fraction": "\#($0)""# } ?? ""
        return #", "revocation": {"date": "\#(revoked)", "reason": "appIssue"\#(kind)\#(fraction)}"#
    }
    private static let shared = #", "ownership": "familyShared""#

    private static let bought: [CustomerSeed] = [
        CustomerSeed("nobody", "notPurchased", Sample.customer([], [])),
        CustomerSeed("lifetime", "lifetime", bought: Sample.bought("nonConsumable")),
        CustomerSeed("consumable", "consumable", bought: Sample.bought("consumable")),
        CustomerSeed("consumables", "consumable", bought: Sample.bought("consumable", more: #", "quantity": 3"#)),
        CustomerSeed("no kind", "purchased", bought: Sample.bought(nil)),
        CustomerSeed("pass", "nonRenewing", bought: Sample.bought("nonRenewable", end: "2026-12-30T08:00:00Z")),
        CustomerSeed("pass without an end", "nonRenewing", bought: Sample.bought("nonRenewable")),
        CustomerSeed(
            "pass that ended",
            "nonRenewingEnded",
            bought: Sample.bought("nonRenewable", end: "2026-11-16T08:00:00Z")
        ),
        CustomerSeed(
            "prepaid",
            "prepaid",
            Sample.purchase(),
            Sample.state("active", more: #", "prepaid": {"extendableAfter": "2026-11-25T08:00:00Z"}"#)
        ),
        CustomerSeed("pending", "pendingPurchase", Sample.customer([], [Sample.state("pending")])),
        CustomerSeed(
            "never completed",
            "pendingPurchaseCancelled",
            Sample.customer([], [Sample.state("pendingCancelled")])
        ),
        CustomerSeed(
            "refunded for good",
            "refunded",
            bought: Sample.bought("nonConsumable", more: revocation("fullRefund"))
        ),
        CustomerSeed(
            "cancelled for good",
            "purchaseCancelled",
            bought: Sample.bought("nonConsumable", more: revocation("cancelled"))
        ),
        CustomerSeed(
            "shared for good",
            "familyShared",
            bought: Sample.bought("nonConsumable", more: shared)
        ),
    ]

    private static let running: [CustomerSeed] = [
        CustomerSeed("active", "active", Sample.customer()),
        CustomerSeed("active without a state", "active", Sample.purchase(), Sample.subscription(nil)),
        CustomerSeed("active by its renewal", "active", Sample.ended(), Sample.subscription(nil)),
        CustomerSeed("active in a store", "active", Sample.customer(store: "appStore")),
        CustomerSeed("purchase alone", "running", Sample.customer([Sample.purchase()], [])),
        CustomerSeed("subscription alone", "active", Sample.customer([], [Sample.subscription()])),
        CustomerSeed("trial", "freeTrial", Sample.purchase(price: "0", more: Sample.trial), Sample.subscription()),
        CustomerSeed(
            "cancelled trial",
            "freeTrialCancelled",
            Sample.purchase(price: "0", more: Sample.trial),
            Sample.subscription(renews: false)
        ),
        CustomerSeed(
            "free period",
            "freePeriod",
            Sample.purchase(price: "0", more: Sample.trial.replacing("introductory", with: "promotional")),
            Sample.subscription()
        ),
        CustomerSeed(
            "cancelled free period",
            "freePeriodCancelled",
            Sample.purchase(price: "0", more: Sample.trial.replacing("introductory", with: "winBack")),
            Sample.subscription(renews: false)
        ),
        CustomerSeed(
            "introductory price",
            "introductoryPrice",
            Sample.purchase(price: "4.99", more: Sample.introductory),
            Sample.subscription()
        ),
        CustomerSeed(
            "price of an offer",
            "offerPrice",
            Sample.purchase(price: "4.99", more: Sample.introductory.replacing("introductory", with: "code")),
            Sample.subscription()
        ),
        CustomerSeed(
            "offer to come",
            "discountedRenewal",
            Sample.purchase(),
            Sample.subscription(more: #", "offer": {"type": "retention", "paymentMode": "payAsYouGo", "id": "stay"}"#)
        ),
        CustomerSeed("cancelled", "cancelled", Sample.purchase(), Sample.subscription(renews: false)),
        CustomerSeed("cancelled by its state", "cancelled", Sample.purchase(), Sample.state("cancelled")),
        CustomerSeed("removed", "removed", Sample.purchase(), Sample.subscription(more: #", "endsAtRenewal": true"#)),
        CustomerSeed("shared", "familyShared", Sample.purchase(more: shared), Sample.subscription()),
    ]

    private static let changing: [CustomerSeed] = [
        CustomerSeed(
            "another plan",
            "planChange",
            Sample.purchase(),
            Sample.subscription(more: #", "renewalProductID": "pro.yearly""#)
        ),
        CustomerSeed("consent", "priceChange", Sample.purchase(), Sample.subscription(more: Sample.consent)),
        CustomerSeed("higher price", "priceChange", Sample.purchase(), Sample.subscription(more: Sample.increase)),
        CustomerSeed(
            "higher price, by the renewal",
            "priceChange",
            Sample.purchase(),
            Sample.subscription(more: #", "priceChange": {"kind": "optOutIncrease", "state": "confirmed"}"#)
                .replacing("9.99", with: "12.99")
        ),
        CustomerSeed(
            "lower price",
            "priceChange",
            Sample.purchase(),
            Sample.subscription(
                more: Sample.increase.replacing("increase", with: "decrease").replacing("12.99", with: "4.99")
            )
        ),
        CustomerSeed(
            "price that has changed",
            "active",
            Sample.purchase(),
            Sample.subscription(more: Sample.increase.replacing("confirmed", with: "applied"))
        ),
        CustomerSeed(
            "commitment",
            "commitment",
            Sample.purchase(more: Sample.progress),
            Sample.subscription(more: Sample.commitment)
        ),
        CustomerSeed(
            "commitment of a purchase",
            "commitment",
            Sample.purchase(more: Sample.progress),
            Sample.subscription()
        ),
        CustomerSeed(
            "cancelled commitment",
            "commitment",
            Sample.purchase(more: Sample.progress),
            Sample.subscription(
                more: Sample.commitment.replacing(#"Pending": false"#, with: #"Pending": true"#)
            )
        ),
        CustomerSeed(
            "last payment made",
            "commitment",
            Sample.purchase(
                more: Sample.progress.replacing("2027-09", with: "2026-12").replacing(
                    #"Number": 3"#,
                    with: #"Number": 12"#
                )
            ),
            Sample.subscription(
                more: Sample.commitment.replacing("2027-09", with: "2026-12")
                    .replacing(#"Left": 9"#, with: #"Left": 0"#)
            )
        ),
    ]

    private static let stopped: [CustomerSeed] = [
        CustomerSeed(
            "grace period",
            "gracePeriod",
            Sample.ended(),
            Sample.state(
                "gracePeriod",
                more: #", "renewsAutomatically": true, "gracePeriodExpiresDate": "2026-11-24T08:00:00Z""#
            )
        ),
        CustomerSeed(
            "grace period by its date",
            "gracePeriod",
            Sample.ended(),
            Sample.state(
                "active",
                more: #", "isInBillingRetry": true, "gracePeriodExpiresDate": "2026-11-24T08:00:00Z""#
            )
            .replacing(#""state": "active", "#, with: "")
        ),
        CustomerSeed("billing retry", "billingRetry", Sample.ended(), Sample.state("billingRetry")),
        CustomerSeed(
            "billing retry by a flag",
            "billingRetry",
            Sample.ended(),
            Sample.state("active", more: #", "isInBillingRetry": true"#).replacing(#""state": "active", "#, with: "")
        ),
        CustomerSeed(
            "shared, and not paid",
            "familySharingInterrupted",
            Sample.purchase(more: shared),
            Sample.state("billingRetry")
        ),
        CustomerSeed("on hold", "onHold", Sample.ended(), Sample.state("onHold")),
        CustomerSeed(
            "paused",
            "paused",
            Sample.ended(),
            Sample.state("paused", more: #", "renewsAutomatically": true, "resumesDate": "2026-12-24T08:00:00Z""#)
        ),
        CustomerSeed(
            "ended",
            "expired",
            Sample.ended(),
            Sample.state("expired", more: #", "renewsAutomatically": false, "expirationReason": "customerCancelled""#)
        ),
        CustomerSeed(
            "ended for a payment",
            "expired",
            Sample.ended(),
            Sample.state("expired", more: #", "renewsAutomatically": false, "expirationReason": "billingError""#)
        ),
        CustomerSeed("ended by its dates", "expired", Sample.customer([Sample.ended()], [])),
        CustomerSeed(
            "offer for coming back",
            "winBackAvailable",
            Sample.ended(),
            Sample.state(
                "expired",
                more: #", "expirationReason": "customerCancelled", "eligibleWinBackOfferIDs": ["back"]"#
            )
        ),
        CustomerSeed("refunded", "refunded", Sample.purchase(more: revocation("fullRefund")), Sample.state("revoked")),
        CustomerSeed(
            "refunded in part",
            "refunded",
            Sample.purchase(more: revocation("proratedRefund", fraction: "0.5")),
            Sample.state("expired")
        ),
        CustomerSeed(
            "refunded without a kind",
            "refunded",
            Sample.customer([Sample.purchase(more: revocation(nil, fraction: "0.25"))], [])
        ),
        CustomerSeed(
            "no longer shared",
            "familySharingEnded",
            Sample.customer([Sample.purchase(more: shared + revocation("familySharingEnded"))], [])
        ),
        CustomerSeed("revoked", "revoked", Sample.customer([Sample.purchase()], [Sample.state("revoked")])),
        CustomerSeed("upgraded", "upgraded", Sample.customer([Sample.purchase(more: #", "isUpgraded": true"#)], [])),
        CustomerSeed(
            "replaced",
            "replaced",
            Sample.customer(
                [Sample.ended(), Sample.bought("nonConsumable")],
                [Sample.state("expired", more: #", "expirationReason": "replaced""#)]
            )
        ),
        CustomerSeed(
            "contradictory",
            "unknown",
            Sample.purchase(from: "2026-12-02T08:00:00Z", to: "2026-11-02T08:00:00Z"),
            Sample.subscription()
        ),
    ]

    /// Customers of several purchases.
    private static let beside: [CustomerSeed] = [
        CustomerSeed(
            "three periods",
            "active",
            Sample.customer(
                [
                    Sample.purchase(from: "2026-09-02T08:00:00Z", to: "2026-10-02T08:00:00Z", id: "in_5"),
                    Sample.purchase(from: "2026-10-02T08:00:00Z", to: "2026-11-02T08:00:00Z", id: "in_6"),
                    Sample.purchase(),
                ],
                [Sample.subscription()]
            )
        ),
        CustomerSeed(
            "a period that was refunded",
            "active",
            Sample.customer(
                [
                    Sample.purchase(
                        from: "2026-10-02T08:00:00Z",
                        to: "2026-11-02T08:00:00Z",
                        id: "in_6",
                        more: revocation("fullRefund")
                    ),
                    Sample.purchase(),
                ],
                [Sample.subscription()]
            )
        ),
        CustomerSeed(
            "stated twice",
            "refunded",
            Sample.customer(
                [Sample.bought("nonConsumable"), Sample.bought("nonConsumable", more: revocation("fullRefund"))],
                []
            )
        ),
        CustomerSeed(
            "without identifiers",
            "active",
            Sample.customer(
                [Sample.purchase().replacing(#""id": "in_7", "originalID": "sub_3", "#, with: "")],
                [Sample.subscription().replacing(#""originalID": "sub_3", "#, with: "")]
            )
        ),
        CustomerSeed(
            "everything stated",
            "active",
            Sample.customer(
                [
                    Sample.purchase(
                        more: #"""
                            , "store": "appStore", "groupID": "plans", "basePlanID": "monthly", "quantity": 1,
                             "ownership": "purchased", "isUpgraded": false, "storefront": "DEU",
                             "bundleID": "com.example.app", "environment": "Production"
                            """#
                    )
                ],
                [
                    Sample.subscription(
                        more: #"""
                            , "store": "appStore", "groupID": "plans", "renewalProductID": "pro.monthly",
                             "basePrice": {"amount": "9.99", "currency": "EUR"}, "isInBillingRetry": false,
                             "eligibleWinBackOfferIDs": [], "endsAtRenewal": false
                            """#
                    )
                ]
            )
        ),
        CustomerSeed(
            "an answer of a store beside it",
            "active",
            Sample.customer(
                more: #"""
                    , "inputs": [{"transactionId": "300", "originalTransactionId": "300", "bundleId": "com.example.app",
                     "productId": "forever", "type": "Non-Consumable", "purchaseDate": 1788253200000, "quantity": 1,
                     "inAppOwnershipType": "PURCHASED", "environment": "Production"}]
                    """#
            )
        ),
    ]
}
