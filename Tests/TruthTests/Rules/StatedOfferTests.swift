import PaywrightDecisions
import PaywrightModel
import Testing

@Suite("Rule 1: the mode, the price and the kind of an offer come from the purchase")
struct StatedOfferTests {
    /// A receipt of one subscription, bought on 2 November 2026 and renewing on 2 December.
    private static func receipt(_ fields: String) -> String {
        """
        {"status": 0, "environment": "Production",
         "receipt": {"bundle_id": "com.example", "request_date_ms": "1795168800000", "in_app": []},
         "latest_receipt_info": [{"product_id": "pro", "transaction_id": "1", "original_transaction_id": "1",
           "purchase_date_ms": "1793606400000", "expires_date_ms": "1796198400000", "quantity": "1", \(fields)}],
         "pending_renewal_info": [{"auto_renew_product_id": "pro", "product_id": "pro",
           "original_transaction_id": "1", "auto_renew_status": "1"}]}
        """
    }

    /// An App Store transaction with an offer beside renewal information.
    private static func statuses(_ fields: String, days: Int = 30) -> String {
        let end = 1_793_606_400_000 + days * 86_400_000
        return """
            {"environment": "Production", "data": [{"subscriptionGroupIdentifier": "G1", "lastTransactions": [{
              "originalTransactionId": "1", "status": 1,
              "signedTransactionInfo": {"productId": "pro", "transactionId": "1", "originalTransactionId": "1",
                "type": "Auto-Renewable Subscription", "purchaseDate": 1793606400000, "expiresDate": \(end),
                "environment": "Production", "signedDate": 1793606400000, \(fields)},
              "signedRenewalInfo": {"productId": "pro", "autoRenewProductId": "pro", "autoRenewStatus": 1,
                "originalTransactionId": "1", "renewalDate": \(end), "signedDate": 1793606400000}}]}]}
            """
    }

    private static let soldWithTrial = [RuleProducts.monthly(offers: [RuleProducts.trial])]
    private static let paidReceipt = receipt(#""is_trial_period": "false", "is_in_intro_offer_period": "true""#)

    static let cases: [RuleCase] = [
        RuleCase(
            "a receipt's paid introductory price, of a product with a free trial today",
            [paidReceipt],
            products: soldWithTrial,
            is: ["introductoryPrice"],
            neverSays: ["trial", "free"]
        ),
        RuleCase(
            "a receipt's trial, of a product with a paid offer today",
            [receipt(#""is_trial_period": "true", "is_in_intro_offer_period": "false""#)],
            products: [RuleProducts.monthly(offers: [RuleProducts.offer(.introductory, .payAsYouGo, "P1M")])],
            is: ["freeTrial"],
            neverSays: ["price"]
        ),
        RuleCase(
            "a price above zero without a mode",
            [statuses(#""offerType": 1, "price": 1990, "currency": "EUR""#)],
            products: soldWithTrial,
            is: ["introductoryPrice"],
            neverSays: ["trial"]
        ),
        RuleCase(
            "a paid mode beside a free trial of the file",
            [statuses(#""offerType": 1, "offerDiscountType": "PAY_UP_FRONT""#)],
            products: soldWithTrial,
            is: ["introductoryPrice"],
            neverSays: ["trial"]
        ),
        RuleCase(
            "neither mode nor price, and a file that nothing contradicts",
            [statuses(#""offerType": 1"#)],
            products: soldWithTrial,
            is: ["freeTrial"]
        ),
        RuleCase(
            "neither mode nor price, and three weeks bought where the file’s trial has one",
            [statuses(#""offerType": 1"#, days: 22)],
            products: [RuleProducts.monthly(offers: [RuleProducts.offer(.introductory, .freeTrial, "P1W")])],
            is: ["active"],
            neverSays: ["trial"]
        ),
        RuleCase(
            "neither mode nor price, and no file",
            [statuses(#""offerType": 1"#)],
            is: ["active"],
            neverSays: ["trial"]
        ),
        RuleCase(
            "a mode that is not known",
            [statuses(#""offerType": 1, "offerDiscountType": "PAY_LATER""#)],
            products: soldWithTrial,
            is: ["active"],
            neverSays: ["trial"]
        ),
        RuleCase(
            "a free mode with a price contradicts itself",
            [statuses(#""offerType": 1, "offerDiscountType": "FREE_TRIAL", "price": 4990, "currency": "USD""#)],
            is: ["active"],
            neverSays: ["trial", "free"]
        ),
        RuleCase(
            "a promotional offer joined by its identifier, whose price was paid",
            [statuses(#""offerType": 2, "offerIdentifier": "spring", "price": 990, "currency": "EUR""#)],
            products: [
                RuleProducts.monthly(offers: [RuleProducts.offer(.promotional, .freeTrial, "P1M", id: "spring")])
            ],
            is: ["offerPrice"],
            neverSays: ["free"]
        ),
    ]

    @Test(arguments: cases)
    func words(_ ruleCase: RuleCase) async throws { try await ruleCase.check() }

    @Test("A mode that a product file fills in says so")
    func tellsTheSource() async throws {
        func source(_ input: String) async throws -> RunningOffer? {
            try await RuleAnswer([input], products: Self.soldWithTrial).status.purchases.first?.offer
        }
        let filled = try await source(Self.statuses(#""offerType": 1"#))
        #expect(filled?.modeSource == .productFile)
        #expect(filled?.paymentMode == .freeTrial)
        let stated = try await source(Self.statuses(#""offerType": 1, "offerDiscountType": "FREE_TRIAL""#))
        #expect(stated?.modeSource == .purchase)
        let open = try await source(Self.paidReceipt)
        #expect(open?.modeSource == nil)
        #expect(open?.paymentMode == nil)
        #expect(open?.isFree == false)
    }

    @Test("A paid introductory price used is no free trial used")
    func eligibility() async throws {
        func reason(_ fields: String) async throws -> OfferEligibility? {
            try await RuleAnswer([Self.receipt(fields)], products: Self.soldWithTrial)
                .status.eligibility.groups.first?.introductory
        }
        #expect(
            try await reason(#""is_trial_period": "false", "is_in_intro_offer_period": "true""#)
                == .ineligible(.introductoryOfferUsed)
        )
        #expect(
            try await reason(#""is_trial_period": "true", "is_in_intro_offer_period": "false""#)
                == .ineligible(.freeTrialUsed)
        )
    }

    @Test("Free time of a current or former customer is no trial", arguments: [2, 3, 4, 5])
    func freeTime(type: Int) async throws {
        let free = #""offerType": \#(type), "offerIdentifier": "back", "offerDiscountType": "FREE_TRIAL", "price": 0"#
        let input = Self.statuses(free + #", "currency": "USD""#)
        try await RuleCase(
            "offer type \(type)",
            [input],
            is: ["freePeriod"],
            says: ["Free period ends on Dec 2, 2026", "Your free period ends on December 2, 2026."],
            neverSays: ["trial"]
        ).check()
        try await RuleCase(
            "offer type \(type), cancelled",
            [input.replacing("\"autoRenewStatus\": 1", with: "\"autoRenewStatus\": 0")],
            is: ["freePeriodCancelled"],
            says: ["Your subscription won’t renew."],
            neverSays: ["trial", "starts"]
        ).check()
    }

    @Test("Offer type 5 is a retention offer")
    func retention() async throws {
        let answer = try await RuleAnswer([Self.statuses(#""offerType": 5, "offerIdentifier": "stay""#)])
        #expect(answer.status.purchases.first?.offer?.type == .retention)
        #expect(answer.history.reading.isWhole)
    }
}
