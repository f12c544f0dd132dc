import PaywrightDecisions
import PaywrightModel
import Testing

@Suite("Rule 2: a change that awaits consent never becomes a plain renewal")
struct ConsentTests {
    private static func play(_ plan: String, phase: String = "") -> String {
        """
        {"kind": "androidpublisher#subscriptionPurchaseV2", "startTime": "2026-11-10T03:00:00Z", "regionCode": "KR",
         "subscriptionState": "SUBSCRIPTION_STATE_ACTIVE", "latestOrderId": "GPA.1-2-3-4", "lineItems": [{
           "productId": "pro", "expiryTime": "2026-11-24T03:00:00Z", "offerDetails": {"basePlanId": "monthly"},
           \(phase) "autoRenewingPlan": {"autoRenewEnabled": true,
             "recurringPrice": {"currencyCode": "KRW", "units": "14000"}, \(plan)}}]}
        """
    }

    private static func stepUp(_ state: String, deadline: String = "2026-11-23T03:00:00Z", price: String = "14000")
        -> String
    {
        play(
            """
            "priceStepUpConsentDetails": {"state": "\(state)", "consentDeadlineTime": "\(deadline)",
              "newPrice": {"currencyCode": "KRW", "units": "\(price)"}}
            """,
            phase: #""offerPhase": {"freeTrial": {}},"#
        )
    }

    private static func plain(_ change: String) -> String {
        """
        {"schema": "paywright/customer/1", "store": "other", "complete": true,
         "purchases": [{"id": "i", "originalID": "s", "productID": "pro", "productType": "autoRenewable",
           "purchaseDate": "2026-11-02T08:00:00Z", "expiresDate": "2026-12-02T08:00:00Z",
           "price": {"amount": "9.99", "currency": "EUR"}}],
         "subscriptions": [{"originalID": "s", "productID": "pro", "renewsAutomatically": true,
           "renewalDate": "2026-12-02T08:00:00Z", "renewalPrice": {"amount": "9.99", "currency": "EUR"},
           "priceChange": \(change)}]}
        """
    }

    private static let automatic = ["renews automatically", "starts automatically", "renews on"]
    private static let eur = #""newPrice": {"amount": "12.99", "currency": "EUR"}"#

    static let cases: [RuleCase] = [
        RuleCase(
            "Google Play's step-up to the price that recurs",
            [stepUp("PENDING")],
            is: ["priceChange"],
            says: ["Unless you agree on or before November 22, 2026", "₩14,000"],
            neverSays: automatic + ["going up", "instead of"]
        ),
        RuleCase("a lower price", [stepUp("PENDING", price: "9000")], is: ["priceChange"], neverSays: automatic),
        RuleCase(
            "a deadline that has passed: what the customer answered is not known",
            [stepUp("PENDING", deadline: "2026-11-19T03:00:00Z")],
            is: ["freeTrial"],
            says: ["Your Google Play subscriptions show whether a paid subscription follows."],
            neverSays: automatic
        ),
        RuleCase(
            "a state that is not known may be that of a consent",
            [stepUp("HALF_CONFIRMED")],
            is: ["freeTrial"],
            neverSays: automatic
        ),
        RuleCase(
            "consent given: the renewal is one again, for the price that was agreed to",
            [stepUp("CONFIRMED")],
            is: ["freeTrial"],
            says: ["You’ll then be automatically charged ₩14,000."]
        ),
        RuleCase(
            "an outstanding change of Google Play's without its mode",
            [
                play(
                    #""priceChangeDetails": {"priceChangeState": "OUTSTANDING", "newPrice": {"currencyCode": "KRW", "units": "20000"}}"#
                )
            ],
            is: ["running"],
            neverSays: automatic
        ),
        RuleCase(
            "the plain form without a kind",
            [
                plain(
                    #"{"state": "awaitingConsent", "date": "2026-12-02T08:00:00Z", "consentDeadline": "2026-12-01T08:00:00Z", \#(eur)}"#
                )
            ],
            is: ["priceChange"],
            says: ["€12.99 instead of €9.99", "agree on or before November 30, 2026"],
            neverSays: automatic
        ),
        RuleCase(
            "equal to what is paid",
            [
                plain(
                    #"{"state": "awaitingConsent", "kind": "increase", "newPrice": {"amount": "9.99", "currency": "EUR"}}"#
                )
            ],
            is: ["priceChange"],
            neverSays: automatic + ["going up", "instead of"]
        ),
        RuleCase(
            "nothing but the state",
            [plain(#"{"state": "awaitingConsent"}"#)],
            is: ["priceChange"],
            says: [
                "Your current period ends on December 2, 2026. Unless you agree, your subscription won’t renew."
            ],
            neverSays: automatic
        ),
        RuleCase(
            "the last whole day is over",
            [stepUp("PENDING", deadline: "2026-11-20T15:00:00Z")],
            is: ["priceChange"],
            says: ["Unless you agree now, your subscription won’t renew."],
            neverSays: automatic + ["on or before"]
        ),
        RuleCase(
            "a deadline at midnight is over when its day begins",
            [stepUp("PENDING", deadline: "2026-11-23T00:00:00Z")],
            is: ["priceChange"],
            says: ["on or before November 22, 2026"],
            neverSays: automatic
        ),
        RuleCase(
            "a charge at today’s price comes first, without a consent",
            [
                plain(
                    #"{"state": "awaitingConsent", "kind": "increase", "date": "2027-01-02T08:00:00Z", \#(eur)}"#
                )
            ],
            is: ["priceChange"],
            says: [
                "Your subscription renews automatically for €9.99 on December 2, 2026. "
                    + "To avoid this, cancel on or before December 1, 2026. Starting January 2, 2027, "
                    + "your subscription will cost €12.99 instead of €9.99. Unless you agree, your subscription won’t renew."
            ]
        ),
        RuleCase(
            "a charge date that has passed",
            [plain(#"{"state": "awaitingConsent", "date": "2026-11-10T08:00:00Z", \#(eur)}"#)],
            is: ["running"],
            neverSays: automatic
        ),
    ]

    @Test(arguments: cases)
    func words(_ ruleCase: RuleCase) async throws { try await ruleCase.check() }

    @Test("Rule 15: consent to a price does not hide a pending change of plan")
    func besidePlanChange() async throws {
        let input = Self.plain(#"{"state": "awaitingConsent", "kind": "increase", \#(Self.eur)}"#)
            .replacing(
                #""renewsAutomatically": true"#,
                with: #""renewsAutomatically": true, "renewalProductID": "max""#
            )
        try await RuleCase(
            "both",
            [input],
            products: [RuleProducts.monthly("pro", level: 2), RuleProducts.monthly("max", level: 1)],
            is: ["priceChange"],
            says: ["Unless you agree", "You’ll switch to “Name of max”"],
            neverSays: Self.automatic
        ).check()
    }
}
