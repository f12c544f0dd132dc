extension MerchantTruthCases {
    // MARK: Paddle

    private static func changing(_ action: String, on day: String) -> String {
        PaddleText.subscription([
            "scheduled_change": #"{"action": "\#(action)", "effective_at": "\#(day)", "resume_at": null}"#
        ])
    }

    /// Paddle, “Pause a subscription” and “Cancel a subscription”: a change that is scheduled, and the next charge before it.
    static let paddle: [StoreRuleCase] = [
        StoreRuleCase(
            "a pause after the next charge",
            changing("pause", on: "2027-01-02T08:00:00Z"),
            is: ["active"],
            access: [true],
            says: ["renews automatically for €30.00 on December 2, 2026", "January 2, 2027"]
        ),
        StoreRuleCase(
            "a cancellation after the next charge",
            changing("cancel", on: "2027-01-02T08:00:00Z"),
            is: ["active"],
            access: [true],
            says: [
                "renews automatically for €30.00 on December 2, 2026", "Your access ends on January 2, 2027.",
            ],
            neverSays: ["won’t renew"]
        ),
        StoreRuleCase(
            "a cancellation on the day of the charge, which does not come",
            changing("cancel", on: "2026-12-02T08:00:00Z"),
            is: ["cancelled"],
            access: [true],
            says: ["won’t renew", "December 2, 2026"]
        ),
    ]

    // MARK: Amazon

    private static func receipt(_ fields: [String: String]) -> String { AmazonReceiptText.receipt(fields) }
    private static let time = AmazonReceiptText.time

    private static func promotion(_ type: String) -> String {
        receipt(["promotions": #"[{"promotionType": "\#(type)", "promotionStatus": "InProgress"}]"#])
    }

    /// Amazon, “Receipt Verification Service”.
    static let amazon: [StoreRuleCase] = [
        StoreRuleCase(
            "a plan after the next renewal hides none",
            receipt(["deferredSku": #""com.example.max""#, "deferredDate": time("2027-02-02T08:00:00Z")]),
            is: ["active"],
            access: [true],
            says: ["renews automatically on December 2, 2026", "Next renewal: December 2, 2026"]
        ),
        StoreRuleCase(
            "a plan with the next renewal",
            receipt(["deferredSku": #""com.example.max""#, "deferredDate": time("2026-12-02T08:00:00Z")]),
            is: ["planChange"],
            access: [true],
            says: ["another plan on December 2, 2026"]
        ),
        StoreRuleCase(
            "a promotion that is new: whether anything is paid is not known",
            promotion("Something New"),
            is: ["active"],
            access: [true],
            neverSays: ["offer price"]
        ),
        StoreRuleCase(
            "a promotional price",
            promotion("Promotional Price - Lapsed Customers"),
            is: ["offerPrice"],
            access: [true],
            says: ["offer price"]
        ),
        StoreRuleCase(
            "a trial that ends after the charge that ends it",
            receipt(["freeTrialEndDate": time("2026-12-20T08:00:00Z")]),
            is: ["running"],
            access: [true],
            neverSays: ["trial", "December 20"]
        ),
        StoreRuleCase(
            "a grace period that ends after a renewal ahead: neither its day nor what it costs is known",
            receipt(["gracePeriodEndDate": time("2026-12-09T08:00:00Z")]),
            is: ["active"],
            access: [true],
            says: ["renews automatically."],
            neverSays: ["December 2, 2026", "December 9, 2026", "payment didn’t go through"]
        ),
        StoreRuleCase(
            "a grace period ahead of what does not renew",
            receipt([
                "autoRenewing": "false", "renewalDate": time("2026-11-19T08:00:00Z"),
                "gracePeriodEndDate": time("2026-11-26T08:00:00Z"),
            ]),
            is: ["unknown"],
            access: [nil],
            neverSays: ["ended on"]
        ),
    ]

    // MARK: The plain form

    private typealias Customer = CustomerSample

    private static func renewing(_ more: String) -> String {
        Customer.customer(
            [Customer.purchase().replacing(#", "price": {"amount": "9.99", "currency": "EUR"}"#, with: "")],
            [Customer.subscription(more: more)]
        )
    }

    private static func change(_ kind: String, to amount: String) -> String {
        #"""
        , "priceChange": {"kind": "\#(kind)", "state": "confirmed", "date": "2027-01-02T08:00:00Z",
          "newPrice": {"amount": "\#(amount)", "currency": "EUR"}}
        """#
    }

    static let plain: [StoreRuleCase] = [
        StoreRuleCase(
            "a decrease to a higher price",
            renewing(change("decrease", to: "12.99")),
            is: ["active"],
            access: [true],
            says: ["December 2, 2026"],
            neverSays: ["9.99", "12.99", "lower price"]
        ),
        StoreRuleCase(
            "an increase to a higher price",
            renewing(change("optOutIncrease", to: "12.99")),
            is: ["priceChange"],
            access: [true],
            says: ["€9.99", "€12.99"]
        ),
        StoreRuleCase(
            "a free offer that costs something",
            renewing(#", "offer": {"type": "promotional", "paymentMode": "freeTrial"}"#),
            is: ["active"],
            access: [true],
            neverSays: ["offer price", "9.99", "free"]
        ),
        StoreRuleCase(
            "free time before a commitment is none of it",
            Customer.customer(
                [
                    Customer.purchase(
                        price: "0",
                        more: #", "offer": {"type": "introductory", "paymentMode": "freeTrial"}"#
                    )
                ],
                [
                    Customer.subscription(
                        more: #"""
                            , "commitment": {"renewsAutomatically": true, "renewalDate": "2026-12-02T08:00:00Z",
                              "isCommitted": true, "payments": 12, "paymentsLeft": 0}
                            """#
                    )
                ]
            ),
            is: ["freeTrial"],
            access: [true],
            says: ["Your free trial ends on December 2, 2026.", "commitment of 12 payments (€119.88 in total) begins"],
            neverSays: ["commitment ends"]
        ),
        StoreRuleCase(
            "what a developer cancelled is nothing to keep",
            Customer.customer(
                [Customer.purchase()],
                [
                    Customer.subscription(renews: false, more: #", "expirationReason": "developerCancelled""#)
                ]
            ),
            is: ["cancelled"],
            access: [true],
            neverSays: ["Keep subscription"]
        ),
    ]
}
