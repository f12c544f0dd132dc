import Testing

@Suite("Rule 22: what a commitment has left, and what its next charge commits to")
struct CommitmentTests {
    /// A plan of twelve payments, the next of which comes on 2 December 2026, and the last in the year after.
    ///
    /// - Parameters:
    ///   - made: Members that count the payments.
    ///   - ends: When the commitment ends, in milliseconds.
    ///   - price: What the period costs that runs, in thousandths.
    ///   - purchase: Further members of the transaction.
    private static func statuses(
        made: String,
        ends: String = "1827734400000",
        follows: Bool = true,
        renews: Bool = true,
        nextPrice: Int = 6_990,
        price: Int = 6_990,
        purchase: String = "",
        renewal: String = ""
    ) -> String {
        """
        {"environment": "Production", "data": [{"subscriptionGroupIdentifier": "G1", "lastTransactions": [{
          "originalTransactionId": "1", "status": 1,
          "signedTransactionInfo": {"productId": "pro", "transactionId": "3", "originalTransactionId": "1",
            "type": "Auto-Renewable Subscription", "purchaseDate": 1793606400000, "expiresDate": 1796198400000,
            "environment": "Production", "signedDate": 1793606400000, "currency": "USD", "price": \(price), \(purchase)
            "billingPlanType": "MONTHLY",
            "commitmentInfo": {\(made) "commitmentExpiresDate": \(ends), "commitmentPrice": 83880}},
          "signedRenewalInfo": {"productId": "pro", "autoRenewProductId": "pro", "autoRenewStatus": \(renews ? 1 : 0), \(renewal)
            "originalTransactionId": "1", "renewalDate": 1796198400000, "renewalPrice": 6990, "currency": "USD",
            "signedDate": 1793606400000, "renewalBillingPlanType": "MONTHLY",
            "commitmentInfo": {"commitmentAutoRenewProductId": "pro", "commitmentAutoRenewStatus": \(follows ? 1 : 0),
              "commitmentRenewalBillingPlanType": "MONTHLY", "commitmentRenewalDate": \(ends),
              "commitmentRenewalPrice": \(nextPrice)}}}]}]}
        """
    }

    static let cases: [RuleCase] = [
        RuleCase(
            "how many payments are made is not stated: none of the rest can be avoided",
            [statuses(made: #""totalBillingPeriods": 12,"#)],
            is: ["commitment"],
            says: ["Your next payment is $6.99 on December 2, 2026.", "Your commitment ends on December 2, 2027"],
            neverSays: ["cancel on or before December 1, 2026", "payments left"]
        ),
        RuleCase(
            "how many there are is not stated",
            [statuses(made: #""billingPeriodNumber": 3,"#)],
            is: ["commitment"],
            neverSays: ["cancel on or before December 1, 2026", "payments left"]
        ),
        RuleCase(
            "nine are left",
            [statuses(made: #""billingPeriodNumber": 3, "totalBillingPeriods": 12,"#)],
            is: ["commitment"],
            says: ["You have 9 payments left in your commitment.", "$6.99 on December 2, 2026"],
            neverSays: ["cancel on or before December 1, 2026"]
        ),
        RuleCase(
            "all are made, and the renewal begins another commitment: it is no ordinary renewal",
            [statuses(made: #""billingPeriodNumber": 12, "totalBillingPeriods": 12,"#, ends: "1796198400000")],
            is: ["commitment"],
            says: [
                "Your commitment ends on December 2, 2026, and your subscription then renews automatically for $6.99.",
                "cancel on or before",
            ],
            neverSays: ["0 payments", "payments left"]
        ),
        RuleCase(
            "all are made, and no commitment follows",
            [
                statuses(
                    made: #""billingPeriodNumber": 12, "totalBillingPeriods": 12,"#,
                    ends: "1796198400000",
                    follows: false
                )
            ],
            is: ["cancelled"],
            neverSays: ["renews automatically", "payments left"]
        ),
        RuleCase(
            "it does not go on, and no field states who turned it off: the payments that are left are charged",
            [statuses(made: #""billingPeriodNumber": 3, "totalBillingPeriods": 12,"#, follows: false)],
            is: ["commitment"],
            says: ["Your subscription won’t renew. You have 9 payments left in your commitment."],
            neverSays: ["You’ve canceled"]
        ),
        RuleCase(
            "the next payment does not come either, as the store states",
            [statuses(made: #""billingPeriodNumber": 3, "totalBillingPeriods": 12,"#, follows: false, renews: false)],
            is: ["cancelled"],
            says: ["Your subscription won’t renew.", "December 2, 2026"],
            neverSays: ["payments", "charged", "2027"]
        ),
        RuleCase(
            "what the next one costs may be all of its payments",
            [statuses(made: #""billingPeriodNumber": 3, "totalBillingPeriods": 12,"#, nextPrice: 83_880)],
            is: ["commitment"],
            says: ["your subscription then renews automatically."],
            neverSays: ["83.88"]
        ),
        RuleCase(
            "a consent: for which of the renewals is not stated",
            [
                statuses(
                    made: #""billingPeriodNumber": 3, "totalBillingPeriods": 12,"#,
                    renewal: #""priceIncreaseStatus": 0,"#
                )
            ],
            is: ["priceChange"],
            says: ["You have 9 payments left in your commitment.", "Unless you agree"],
            neverSays: ["current period ends"]
        ),
        RuleCase(
            "free time before the first payment: whoever cancels in it pays nothing",
            [
                statuses(
                    made: #""billingPeriodNumber": 0, "totalBillingPeriods": 12,"#,
                    price: 0,
                    purchase: #""offerType": 1, "offerDiscountType": "FREE_TRIAL", "offerPeriod": "P1M","#
                )
            ],
            is: ["commitment"],
            says: [
                "Your free trial ends on December 2, 2026.", "Your next payment is $6.99 on December 2, 2026.",
                "A new commitment of 12 payments ($83.88 in total) begins at the same time. "
                    + "To avoid this, cancel on or before November 30, 2026. Your commitment ends on December 2, 2027",
                "To avoid this, cancel on or before November 30, 2027.",
            ],
            neverSays: ["payments left", "cancel on or before December 1, 2027"]
        ),
    ]

    @Test("Each case", arguments: cases)
    func tells(rule: RuleCase) async throws { try await rule.check() }
}
