import PaywrightDecisions
import PaywrightModel
import Testing

/// What no field and no rule of a store states of an offer, the merchant decides (Documentation/Eligibility.md).
@Suite("Offers in a merchant’s own shop")
struct MerchantOfferTests {
    /// What is known of the four kinds of offers, and of an order that they come in.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let purchase: String?
        let subscription: String
        let introductory: OfferEligibility
        var winBack: OfferEligibility = .unknown(.decidedByMerchant)
    }

    private static let running = #", "expiresDate": "2026-12-10T11:00:00Z""#
    private static let over = #", "expiresDate": "2026-11-15T11:00:00Z""#
    private static let expired = #", "state": "expired", "renewsAutomatically": false"#
    private static let trial = #", "offer": {"type": "introductory", "paymentMode": "freeTrial"}"#
    private static let open = OfferEligibility.unknown(.decidedByMerchant)
    private static let active = OfferEligibility.ineligible(.activeSubscription)

    static let cases: [Case] = [
        Case(testDescription: "never bought", purchase: nil, subscription: "", introductory: open),
        Case(
            testDescription: "runs",
            purchase: running,
            subscription: #", "renewsAutomatically": true"#,
            introductory: active,
            winBack: active
        ),
        Case(testDescription: "over", purchase: over, subscription: expired, introductory: open),
        Case(
            testDescription: "over, after a trial",
            purchase: over + trial,
            subscription: expired,
            introductory: .ineligible(.freeTrialUsed)
        ),
        Case(
            testDescription: "over, with an offer that the merchant lists",
            purchase: over,
            subscription: expired + #", "eligibleWinBackOfferIDs": ["back"]"#,
            introductory: open,
            winBack: .eligible
        ),
        Case(
            testDescription: "over, and the merchant lists none",
            purchase: over,
            subscription: expired + #", "eligibleWinBackOfferIDs": []"#,
            introductory: open,
            winBack: .ineligible(.notListedByStore)
        ),
    ]

    private static func customer(_ store: StoreName, _ purchase: String?, _ subscription: String) -> String {
        let purchases = purchase.map { fields in
            """
            {"productID": "pro", "productType": "autoRenewable", "originalID": "s1", "groupID": "G1",
             "purchaseDate": "2026-10-10T11:00:00Z"\(fields)}
            """
        }
        let subscriptions = purchase.map { _ in #"{"productID": "pro", "originalID": "s1"\#(subscription)}"# }
        return """
            {"schema": "paywright/customer/1", "complete": true, "store": "\(store.rawValue)",
             "purchases": [\(purchases ?? "")], "subscriptions": [\(subscriptions ?? "")]}
            """
    }

    @Test("Each kind of offer", arguments: cases, [StoreName.stripe, .paddle, .other])
    func offers(_ rule: Case, store: StoreName) async throws {
        let answer = try await RuleAnswer([Self.customer(store, rule.purchase, rule.subscription)])
        let group = answer.status.eligibility.groups.first ?? answer.status.eligibility.everyOtherGroup
        #expect(group.introductory == rule.introductory)
        #expect(group.winBack == rule.winBack)
        #expect([group.promotional, group.offerCode] == [Self.open, Self.open])
    }

    @Test(
        "Shops that RevenueCat names",
        arguments: ["rc_billing", "roku", "external", "test_store", "stripe", "paddle"]
    )
    func shops(store: String) async throws {
        let answer = try await RuleAnswer([RevenueCatSubscriber.subscription(["store": "\"\(store)\""])])
        let group = try #require(answer.status.eligibility.groups.first)
        #expect(group.introductory == Self.active)
        #expect([group.promotional, group.offerCode] == [Self.open, Self.open])
    }

    @Test("What another person shares decides nothing in the App Store, with access or without")
    func shared() async throws {
        for state in ["active", "paused"] {
            let text = Self.customer(
                .appStore,
                Self.running + #", "ownership": "familyShared""#,
                #", "state": "\#(state)""#
            )
            let group = try #require(try await RuleAnswer([text]).status.eligibility.groups.first)
            #expect(group.introductory == .unknown(.decidedByStore))
            #expect(group.offerCode == .unknown(.decidedByStore))
        }
    }
}
