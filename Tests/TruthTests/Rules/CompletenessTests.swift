import PaywrightDecisions
import PaywrightModel
import Testing

@Suite("Rules 7 to 10: what is missing makes the answer smaller, and inputs have no order")
struct CompletenessTests {
    private static let products = [RuleProducts.monthly(offers: [RuleProducts.trial])]
    private static let bought = #"{"schema": "paywright/customer/1", "store": "appStore", "complete": true}"#

    /// A whole App Store history of one subscription that ended, without any offer used.
    private static func history(_ transaction: String, more: String = "") -> String {
        """
        {"bundleId": "com.example", "environment": "Production", "hasMore": false, "signedTransactions": [
          {"transactionId": "1", "originalTransactionId": "1", "productId": "pro", "type": "Auto-Renewable Subscription",
           "subscriptionGroupIdentifier": "G1", "purchaseDate": 1780000000000, "originalPurchaseDate": 1780000000000,
           "signedDate": 1790000000000, "expiresDate": 1782592000000\(transaction)}\(more)]}
        """
    }

    @Test("A whole history promises what it may")
    func whole() async throws {
        let answer = try await RuleAnswer([Self.history("")], products: Self.products)
        #expect(answer.status.eligibility.introductory(for: Self.products[0]) == .eligible)
        #expect(try await RuleAnswer([Self.bought]).status.purchases.map(\.situation) == [.notPurchased])
    }

    @Test(
        "Whatever was not read, nothing is promised",
        arguments: [
            [history(""), "{"], [history(""), #"{"status": 21007}"#], [history(""), "\"eyJhbGciOiJub25lIn0.x.y\""],
            [history(#", "offer": 7, "offerType": [1]"#)], [history(#", "revocationDate": {}"#)],
            [history(#", "offerType": 1, "offerType": null"#)], [history("", more: ", null")],
            [history("", more: ", 7")], [history("", more: ", \"garbage\"")],
            [history(#", "ofFerType": 1"#)], [history(#", "offerTypes": 1"#)],
            [history(#", "evocationDate": 1792000000000"#)],
            [history(#", "purchaseDate": "later""#)],
        ]
    )
    func losses(inputs: [String]) async throws {
        let answer = try await RuleAnswer(inputs, products: Self.products)
        let group = answer.status.eligibility.group(of: Self.products[0])
        for eligibility in [group.introductory, group.promotional, group.winBack, group.offerCode] {
            #expect(eligibility != .eligible)
        }
        #expect(!answer.status.eligibility.claims(for: Self.products[0]).contains(.introductory))
    }

    @Test(
        "Without a purchase, a lost input is no customer who bought nothing",
        arguments: ["{", #"{"status": 21007}"#, "[]", #""eyJhbGciOiJub25lIn0.x.y""#]
    )
    func noPurchases(input: String) async throws {
        let nested = #"{"schema": "paywright/customer/1", "store": "appStore", "complete": true, "inputs": [7]}"#
        for inputs in [[Self.bought, input], [input, Self.bought], [nested]] {
            let answer = try await RuleAnswer(inputs)
            #expect(answer.status.purchases.map(\.situation) == [.unknown(.inputNotRead)])
        }
    }

    @Test("A purchase after the original one shows that the history is cut")
    func cut() async throws {
        let input = Self.history("").replacing(
            #""originalPurchaseDate": 1780000000000"#,
            with: #""originalPurchaseDate": 1770000000000"#
        )
        let answer = try await RuleAnswer([input], products: Self.products)
        #expect(answer.status.eligibility.introductory(for: Self.products[0]) == .unknown(.historyIncomplete))
    }

    @Test("No offer is promised that the product files show not to exist")
    func noSuchOffer() async throws {
        let without = [RuleProducts.monthly()]
        let group = try await RuleAnswer([Self.history("")], products: without).status.eligibility.group(of: without[0])
        #expect(group.introductory == .ineligible(.productHasNoSuchOffer))
        #expect(group.promotional == .ineligible(.productHasNoSuchOffer))
        #expect(group.offerCode == .ineligible(.productHasNoSuchOffer))
    }

    @Test("A win-back offer that the store lists and no product file has is not told")
    func winBack() async throws {
        let input = """
            {"schema": "paywright/customer/1", "store": "appStore", "complete": true,
             "purchases": [{"id": "1", "originalID": "1", "productID": "pro", "productType": "autoRenewable",
               "purchaseDate": "2026-09-01T12:00:00Z", "expiresDate": "2026-10-01T12:00:00Z"}],
             "subscriptions": [{"originalID": "1", "productID": "pro", "renewsAutomatically": false,
               "eligibleWinBackOfferIDs": ["back"]}]}
            """
        let back = RuleProducts.offer(.winBack, .freeTrial, "P1M", id: "back")
        try await RuleCase("no file", [input], is: ["winBackAvailable"]).check()
        let with = [RuleProducts.monthly(offers: [back])]
        try await RuleCase("in the file", [input], products: with, is: ["winBackAvailable"]).check()
        try await RuleCase("not in the file", [input], products: Self.products, is: ["expired"], neverSays: ["offer"])
            .check()
    }

    // MARK: The order of inputs

    private static func play(order: Int, expiry: String, state: String, context: String = "") -> String {
        """
        {"kind": "androidpublisher#subscriptionPurchaseV2", "startTime": "2026-06-05T08:00:00Z",
         "subscriptionState": "SUBSCRIPTION_STATE_\(state)", "latestOrderId": "GPA.1-2..\(order)", \(context)
         "lineItems": [{"productId": "p", "expiryTime": "\(expiry)", "offerDetails": {"basePlanId": "monthly"},
           "autoRenewingPlan": {"autoRenewEnabled": \(state == "ACTIVE"),
             "recurringPrice": {"currencyCode": "EUR", "units": "9"}}}]}
        """
    }

    @Test("The later order counts, with its state and its renewal, in whichever order the inputs are read")
    func laterOrder() async throws {
        let ended = Self.play(
            order: 3,
            expiry: "2026-11-05T08:00:00Z",
            state: "EXPIRED",
            context: #""canceledStateContext": {"userInitiatedCancellation": {}},"#
        )
        let running = Self.play(order: 10, expiry: "2026-12-05T08:00:00Z", state: "ACTIVE")
        for inputs in [[ended, running], [running, ended], [ended, running, ended]] {
            try await RuleCase("later", inputs, is: ["active"], says: ["December 5, 2026"]).check()
        }
        let revoked = Self.play(order: 11, expiry: "2026-11-18T08:00:00Z", state: "EXPIRED")
        for inputs in [[revoked, running], [running, revoked]] {
            try await RuleCase("the later order ends earlier", inputs, is: ["expired"]).check()
        }
    }

    @Test("Answers that nothing orders contradict each other, and both dates are told")
    func contradiction() async throws {
        let running = Self.play(order: 4, expiry: "2026-12-05T08:00:00Z", state: "ACTIVE")
        let cancelled = Self.play(order: 4, expiry: "2026-12-05T08:00:00Z", state: "CANCELED")
        for inputs in [[running, cancelled], [cancelled, running]] {
            try await RuleCase(
                "the same order and the same end",
                inputs,
                is: ["unknown"],
                says: ["Two answers contradict each other"],
                neverSays: ["renew automatically", "renews on"]
            ).check()
        }
        func plain(_ renews: Bool, until date: String) -> String {
            """
            {"schema": "paywright/customer/1", "store": "other", "subscriptions": [
              {"originalID": "s", "productID": "p", "state": "\(renews ? "active" : "expired")"}],
             "purchases": [{"id": "\(date)", "originalID": "s", "productID": "p", "productType": "autoRenewable"}]}
            """
        }
        for inputs in [
            [plain(true, until: "a"), plain(false, until: "b")], [plain(false, until: "b"), plain(true, until: "a")],
        ] {
            let answer = try await RuleAnswer(inputs)
            guard case .unknown(.contradictory)? = answer.status.purchases.first?.situation else {
                Issue.record("\(answer.text)")
                continue
            }
        }
    }
}
