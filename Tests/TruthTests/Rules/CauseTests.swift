import PaywrightDecisions
import PaywrightModel
import Testing

@Suite("Rules 3, 5 and 17: no cause, no access and no date that is not stated")
struct CauseTests {
    private static func play(
        state: String,
        expiry: String = "2026-11-05T08:00:00Z",
        context: String = "",
        plan: String = #"{"recurringPrice": {"currencyCode": "EUR", "units": "9"}}"#
    ) -> String {
        """
        {"kind": "androidpublisher#subscriptionPurchaseV2", "startTime": "2026-06-05T08:00:00Z",
         "subscriptionState": "SUBSCRIPTION_STATE_\(state)", "latestOrderId": "GPA.1-2..4", \(context)
         "lineItems": [{"productId": "p", "expiryTime": "\(expiry)", "offerDetails": {"basePlanId": "monthly"},
           "autoRenewingPlan": \(plan)}]}
        """
    }

    private static let causes = [
        "payment", "turned off", "wasn’t accepted", "no longer offered", "canceled", "could not be collected",
    ]

    static let ends: [RuleCase] = [
        RuleCase(
            "the system cancelled",
            [play(state: "EXPIRED", context: #""canceledStateContext": {"systemInitiatedCancellation": {}},"#)],
            is: ["expired"],
            says: ["Your subscription ended on November 5, 2026.", "the store gives no reason"],
            neverSays: causes
        ),
        RuleCase(
            "no context",
            [play(state: "EXPIRED")],
            is: ["expired"],
            says: ["Your subscription ended on November 5, 2026."],
            neverSays: causes
        ),
        RuleCase(
            "cancelled at the very end: a revocation",
            [
                play(
                    state: "EXPIRED",
                    context: """
                        "canceledStateContext": {"userInitiatedCancellation": {"cancelTime": "2026-11-05T08:00:00.218Z"}},
                        """
                )
            ],
            is: ["expired"],
            neverSays: causes
        ),
        RuleCase(
            "cancelled by the customer days before the end",
            [
                play(
                    state: "EXPIRED",
                    context: """
                        "canceledStateContext": {"userInitiatedCancellation": {"cancelTime": "2026-10-25T08:00:00Z"}},
                        """
                )
            ],
            is: ["expired"],
            says: ["It was canceled."]
        ),
    ]

    @Test(arguments: ends)
    func causes(_ ruleCase: RuleCase) async throws { try await ruleCase.check() }

    private static let replacement = #""deferredItemReplacement": {"productId": "max"}"#

    private static func deferred(_ plan: String, _ others: String = "", state: String = "ACTIVE") -> String {
        """
        {"kind": "androidpublisher#subscriptionPurchaseV2", "startTime": "2026-07-01T10:00:00Z",
         "subscriptionState": "SUBSCRIPTION_STATE_\(state)", "latestOrderId": "GPA.1-2..3", "lineItems": [
          {"productId": "p", "expiryTime": "2026-12-02T10:00:00Z", "latestSuccessfulOrderId": "GPA.1-2..3",
           "offerDetails": {"basePlanId": "monthly"}, "autoRenewingPlan": \(plan), \(replacement)}\(others)]}
        """
    }

    private static let notBegun =
        #", {"productId": "max", "autoRenewingPlan": {"autoRenewEnabled": true}, "offerDetails": {"basePlanId": "y"}}"#

    static let deferrals: [RuleCase] = [
        RuleCase(
            "renewal of the old item is off",
            [deferred("{}")],
            is: ["planChange"],
            says: ["Plan changes on Dec 2, 2026"],
            neverSays: ["auto-renew", "won’t renew"]
        ),
        RuleCase(
            "an item that has not begun stands beside it",
            [deferred(#"{"autoRenewEnabled": false}"#, notBegun)],
            is: ["planChange"],
            says: ["on December 2, 2026. You’ll be charged for it then. To avoid this, cancel"],
            neverSays: ["won’t renew"]
        ),
        RuleCase(
            "cancelled all the same",
            [deferred("{}", state: "CANCELED")],
            is: ["cancelled"],
            says: ["Your subscription won’t renew."]
        ),
    ]

    @Test("A deferred replacement", arguments: deferrals)
    func replaced(_ ruleCase: RuleCase) async throws { try await ruleCase.check() }

    @Test("What has not begun gives no access, with the other item or alone")
    func notBegun() async throws {
        let answer = try await RuleAnswer([Self.deferred("{}", Self.notBegun)])
        #expect(answer.status.purchases.map(\.productID) == ["p"])
        let claimed = answer.history.transactions.filter(\.hasNotBegun).map(\.productID)
        #expect(claimed == ["max"])
    }

    private static func purchase(_ type: String, _ revocation: String = "") -> String {
        """
        {"schema": "paywright/customer/1", "store": "appStore", "complete": true, "purchases": [
          {"id": "1", "productID": "p", "productType": "\(type)", "purchaseDate": "2026-11-02T08:00:00Z"\(revocation)}]}
        """
    }

    @Test(
        "A refund ended access only where there was some",
        arguments: [("consumable", false), ("nonConsumable", true), ("nonRenewable", true)]
    )
    func refunds(type: String, endsAccess: Bool) async throws {
        let input = Self.purchase(type, #", "revocation": {"date": "2026-11-05T08:00:00Z", "kind": "fullRefund"}"#)
        try await RuleCase(
            type,
            [input],
            is: ["refunded"],
            says: ["Your purchase was refunded on November 5, 2026."] + (endsAccess ? ["Your access has ended."] : []),
            neverSays: endsAccess ? [] : ["access"]
        ).check()
    }

    @Test(
        "A date at which nothing was sold is none that can be read, and not no date",
        arguments: ["0001-01-01T00:00:00Z", "1970-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00"]
    )
    func yearOne(date: String) async throws {
        let input = Self.purchase("nonRenewable").replacing("\"id\"", with: "\"expiresDate\": \"\(date)\", \"id\"")
        try await RuleCase(date, [input], is: ["unknown"], neverSays: ["ended", "until", "access"]).check()
    }
}
