import Testing

@Suite("Rule 24: a next period that costs nothing is free, and nothing paid follows")
struct FreeNextTests {
    private typealias Sample = StripeSample

    static let stripe: [RuleCase] = [
        RuleCase(
            "a price of zero, which is no trial",
            [Sample.subscription(items: Sample.list(Sample.item(price: Sample.price(amount: "0"))))],
            is: ["active"],
            says: ["Your next period starts on December 2, 2026, and is free."],
            neverSays: ["trial", "charge", "€0", "paid"]
        ),
        RuleCase(
            "a price of zero beside one that is charged: no period is free",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(price: Sample.price(amount: "0")),
                        Sample.item("si_2", price: Sample.price("price_1More"))
                    )
                )
            ],
            is: ["active", "active"],
            says: ["€9.99"],
            neverSays: ["free", "€0"]
        ),
        RuleCase(
            "a trial of a price of zero: nothing paid follows",
            [
                Sample.subscription(
                    "trialing",
                    items: Sample.list(Sample.item(price: Sample.price(amount: "0"))),
                    trialEnd: "\(Sample.end)"
                )
            ],
            is: ["freeTrial"],
            says: [
                "Your free trial ends on December 2, 2026. Your next period starts on December 2, 2026, and is free."
            ],
            neverSays: ["paid", "charge", "€0"]
        ),
        RuleCase(
            "all of the price taken off for good: what is free stays free",
            [
                Sample.subscription(
                    discounts: "[\(Sample.discount(Sample.coupon(#""percent_off": 100, "amount_off": null"#)))]"
                )
            ],
            is: ["discountedRenewal"],
            says: ["Your next period starts on December 2, 2026, and is free."],
            neverSays: ["free period ends", "paid", "charge", "€0"]
        ),
        RuleCase(
            "all of the price taken off until the renewal: a charge follows",
            [
                Sample.subscription(
                    discounts:
                        "[\(Sample.discount(Sample.coupon(#""percent_off": 100"#, duration: "repeating"), end: "\(Sample.end)"))]"
                )
            ],
            is: ["freePeriod"],
            says: ["Your free period ends on December 2, 2026.", "€9.99"],
            neverSays: ["and is free"]
        ),
    ]

    /// The App Store: a free offer that ends on 2 December 2026, and what renewal information states of the next period.
    private static func freeNow(next fields: String) -> String {
        """
        {"environment": "Production", "data": [{"subscriptionGroupIdentifier": "G1", "lastTransactions": [{
          "originalTransactionId": "1", "status": 1,
          "signedTransactionInfo": {"productId": "pro", "transactionId": "1", "originalTransactionId": "1",
            "type": "Auto-Renewable Subscription", "purchaseDate": 1793606400000, "expiresDate": 1796198400000,
            "environment": "Production", "signedDate": 1793606400000, "price": 0, "currency": "USD", "offerType": 2,
            "offerDiscountType": "FREE_TRIAL", "offerIdentifier": "x"},
          "signedRenewalInfo": {"productId": "pro", "autoRenewProductId": "pro", "autoRenewStatus": 1, \(fields)
            "originalTransactionId": "1", "renewalDate": 1796198400000, "signedDate": 1793606400000}}]}]}
        """
    }

    static let appStore: [RuleCase] = [
        RuleCase(
            "a free offer now, and one at the renewal: nothing ends, and nothing is charged",
            [freeNow(next: #""offerType": 2, "offerDiscountType": "FREE_TRIAL", "offerIdentifier": "y","#)],
            is: ["discountedRenewal"],
            says: ["and is free"],
            neverSays: ["free period ends", "paid", "charge", "$0"]
        ),
        RuleCase(
            "the same without a currency: the offer is free all the same",
            [
                freeNow(next: #""offerType": 2, "offerDiscountType": "FREE_TRIAL", "offerIdentifier": "y","#)
                    .replacing(#""price": 0, "currency": "USD", "#, with: "")
            ],
            is: ["discountedRenewal"],
            says: ["Your next period starts on December 2, 2026, and is free."],
            neverSays: ["free period ends", "paid", "charge", "offer price"]
        ),
        RuleCase(
            "the same with a currency that cannot be read: it renews, and neither what it costs nor an offer is told",
            [
                freeNow(next: #""offerType": 2, "offerDiscountType": "FREE_TRIAL", "offerIdentifier": "y","#)
                    .replacing(#""currency": "USD""#, with: #""currency": 7"#)
            ],
            is: ["active"],
            says: ["Your subscription renews automatically on December 2, 2026."],
            neverSays: ["free", "paid", "settings show whether"]
        ),
        RuleCase(
            "a free offer now, and a paid one at the renewal",
            [freeNow(next: #""offerType": 2, "offerDiscountType": "PAY_AS_YOU_GO", "offerIdentifier": "y","#)],
            is: ["freePeriod"],
            says: ["Your free period ends on December 2, 2026."],
            neverSays: ["and is free"]
        ),
        RuleCase(
            "a free offer now, and an offer of a new kind at the renewal: whether that is free is not stated",
            [freeNow(next: #""offerType": 2, "offerDiscountType": "NEW_MODE", "offerIdentifier": "y","#)],
            is: ["active"],
            neverSays: ["and is free", "free period ends", "paid subscription starts"]
        ),
    ]

    @Test("Stripe", arguments: stripe)
    func tellsStripe(rule: RuleCase) async throws { try await rule.check() }

    @Test("The App Store", arguments: appStore)
    func tellsAppStore(rule: RuleCase) async throws { try await rule.check() }
}
