import PaywrightDecisions
import PaywrightModel
import Testing

@Suite("Rules 4, 6, 13 and 14: plans, and refunds of other periods")
struct PlanTests {
    /// A notification with a transaction and renewal information: dates in days from 1 November 2026, 12:00 UTC.
    private static func notification(
        _ type: String,
        subtype: String? = nil,
        status: Int = 1,
        transaction: String,
        renewal: String
    ) -> String {
        let subtype = subtype.map { #""subtype": "\#($0)","# } ?? ""
        return """
            {"notificationType": "\(type)", \(subtype) "version": "2.0", "signedDate": 1795168800000,
             "data": {"bundleId": "com.example", "environment": "Production", "status": \(status),
              "signedTransactionInfo": {"originalTransactionId": "1", "type": "Auto-Renewable Subscription",
                "subscriptionGroupIdentifier": "G1", "signedDate": 1795168800000, \(transaction)},
              "signedRenewalInfo": {"originalTransactionId": "1", "signedDate": 1795168800000, \(renewal)}}}
            """
    }

    private static func date(_ day: Int) -> Int { 1_793_534_400_000 + day * 86_400_000 }

    private static let oldPeriod = """
        "transactionId": "1", "productId": "basic", "purchaseDate": \(date(-60)), "expiresDate": \(date(-30)),
        "originalPurchaseDate": \(date(-60))
        """
    private static let refunded = oldPeriod + #", "revocationDate": \#(date(15)), "revocationReason": 0"#
    private static let runsPro =
        #""productId": "pro", "autoRenewProductId": "pro", "autoRenewStatus": 1, "renewalDate": \#(date(30))"#

    static let cases: [RuleCase] = [
        RuleCase(
            "a refund of an older period of another product",
            [notification("REFUND", transaction: refunded, renewal: runsPro)],
            is: ["active", "refunded"],
            says: ["Renews on Dec 1, 2026", "Your purchase was refunded on November 16, 2026.", "Product ID: basic."],
            neverSays: ["switch", "access has ended", "plan change"]
        ),
        RuleCase(
            "a request about an older period",
            [notification("CONSUMPTION_REQUEST", transaction: oldPeriod, renewal: runsPro)],
            is: ["active"],
            says: ["Product ID: pro."],
            neverSays: ["switch", "ended", "refunded"]
        ),
        RuleCase(
            "a refund of an older period of the same product",
            [
                notification(
                    "REFUND",
                    transaction: refunded.replacing("basic", with: "pro"),
                    renewal: runsPro
                )
            ],
            is: ["active", "refunded"],
            says: ["another billing period; the subscription continues"],
            neverSays: ["access has ended"]
        ),
        RuleCase(
            "a refund of the running period",
            [
                notification(
                    "REFUND",
                    status: 5,
                    transaction: refunded.replacing("basic", with: "pro").replacing(
                        "\(date(-30))",
                        with: "\(date(30))"
                    ),
                    renewal: #""productId": "pro", "autoRenewProductId": "pro", "autoRenewStatus": 0"#
                )
            ],
            is: ["refunded"],
            says: ["Your access has ended."],
            neverSays: ["renews"]
        ),
        RuleCase(
            "a change that the renewal information shows",
            [
                notification(
                    "DID_CHANGE_RENEWAL_PREF",
                    subtype: "DOWNGRADE",
                    transaction: """
                        "transactionId": "1", "productId": "pro", "purchaseDate": \(date(0)), "expiresDate": \(date(30))
                        """,
                    renewal: runsPro.replacing(#""autoRenewProductId": "pro""#, with: #""autoRenewProductId": "basic""#)
                )
            ],
            is: ["planChange"],
            says: ["You’ll switch to another plan on "],
            neverSays: ["lower plan"]
        ),
        RuleCase(
            "a subtype of an upgrade, which may be of a plan of the same level",
            [
                notification(
                    "DID_CHANGE_RENEWAL_PREF",
                    subtype: "UPGRADE",
                    transaction: """
                        "transactionId": "1", "productId": "pro", "purchaseDate": \(date(0)), "expiresDate": \(date(30))
                        """,
                    renewal: runsPro.replacing(#""autoRenewProductId": "pro""#, with: #""autoRenewProductId": "max""#)
                )
            ],
            products: [RuleProducts.monthly("pro", level: nil), RuleProducts.monthly("max", level: nil)],
            is: ["planChange"],
            says: ["You’ll switch to “Name of max” on "]
        ),
        RuleCase(
            "a transaction of another product that still runs contradicts the renewal information",
            [
                notification(
                    "DID_CHANGE_RENEWAL_STATUS",
                    subtype: "AUTO_RENEW_ENABLED",
                    transaction: """
                        "transactionId": "1", "productId": "basic", "purchaseDate": \(date(0)), "expiresDate": \(date(30))
                        """,
                    renewal: runsPro
                )
            ],
            is: ["running"],
            neverSays: ["switch", "renews automatically"]
        ),
    ]

    @Test(arguments: cases)
    func words(_ ruleCase: RuleCase) async throws { try await ruleCase.check() }

    @Test("The refund is told of the purchase that was refunded")
    func ofThatPurchase() async throws {
        let input = Self.notification("REFUND", transaction: Self.refunded, renewal: Self.runsPro)
        let purchases = try await RuleAnswer([input]).status.purchases
        #expect(purchases.map(\.productID) == ["pro", "basic"])
        #expect(purchases.map(\.situation.hasAccess) == [true, nil])
    }

    /// A commitment of twelve payments, of which five are made.
    private static func commitment(made: Int, _ fields: String) -> String {
        """
        {"schema": "paywright/customer/1", "store": "appStore", "purchases": [
          {"id": "1", "originalID": "1", "productID": "pro", "productType": "autoRenewable",
           "purchaseDate": "2026-11-01T12:00:00Z", "expiresDate": "2026-12-01T12:00:00Z",
           "commitment": {"billingPeriodNumber": \(made), "totalBillingPeriods": 12,
             "expiresDate": "2027-06-01T12:00:00Z"}}],
         "subscriptions": [{"originalID": "1", "productID": "pro", "renewsAutomatically": true,
           "renewalDate": "2026-12-01T12:00:00Z", "renewalPrice": {"amount": "6.99", "currency": "EUR"}, \(fields)}]}
        """
    }

    static let commitments: [RuleCase] = [
        RuleCase(
            "payments left and the next charge, although the plan changes at the end",
            [
                commitment(
                    made: 5,
                    #""commitment": {"productID": "max", "renewsAutomatically": true, "renewalDate": "2027-06-01T12:00:00Z"}"#
                )
            ],
            is: ["commitment"],
            says: [
                "You have 7 payments left", "Your next payment is €6.99 on December 1, 2026.",
                "Your current commitment ends on June 1, 2027.", "You’ll switch to another plan on June 1, 2027.",
            ]
        ),
        RuleCase(
            "what follows the last period",
            [
                commitment(
                    made: 5,
                    """
                    "commitment": {"productID": "pro", "renewsAutomatically": true, "renewalDate": "2027-06-01T12:00:00Z",
                      "renewalPrice": {"amount": "7.99", "currency": "EUR"}}
                    """
                )
            ],
            is: ["commitment"],
            says: [
                "You have 7 payments left",
                "Your commitment ends on June 1, 2027, and your subscription then renews automatically for €7.99.",
            ]
        ),
        RuleCase(
            "nothing is stated of what follows",
            [commitment(made: 5, #""commitment": {"productID": "pro"}"#)],
            is: ["commitment"],
            says: ["You have 7 payments left"],
            neverSays: ["renews automatically"]
        ),
    ]

    @Test("Rule 14", arguments: commitments)
    func payments(_ ruleCase: RuleCase) async throws { try await ruleCase.check() }
}
