import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("One customer, many tills")
struct JoinedTillsTests {
    private static func time(_ text: String) -> String {
        Instant(rfc3339: text).map { String($0.milliseconds) } ?? "null"
    }

    /// The App Store's own statement of the subscription that RevenueCat's sample has.
    static func bought(
        id: String = "390001560129364",
        from start: String = "2026-11-02T08:00:00Z",
        until end: String = "2026-12-02T08:00:00Z",
        revoked: String? = nil
    ) -> String {
        """
        {"transactionId": "\(id)", "originalTransactionId": "390001560000001", "productId": "pro_monthly",
         "purchaseDate": \(time(start)), "originalPurchaseDate": \(time("2026-09-02T08:00:00Z")),
         "expiresDate": \(time(end)), "type": "Auto-Renewable Subscription", "inAppOwnershipType": "PURCHASED",
         "revocationDate": \(revoked.map(time) ?? "null"),
         "environment": "Production", "signedDate": \(time("2026-11-19T09:00:00Z"))}
        """
    }

    static func renewal(renews: Bool) -> String {
        """
        {"originalTransactionId": "390001560000001", "productId": "pro_monthly", "autoRenewProductId": "pro_monthly",
         "autoRenewStatus": \(renews ? 1 : 0), "renewalDate": \(time("2026-12-02T08:00:00Z")), "currency": "EUR",
         "renewalPrice": 9990, "environment": "Production", "signedDate": \(time("2026-11-19T09:00:00Z"))}
        """
    }

    private static let service = RevenueCatSubscriber.subscription()

    static func play(order: String) -> String {
        """
        {"kind": "androidpublisher#subscriptionPurchaseV2", "startTime": "2026-09-02T08:00:00Z", "regionCode": "DE",
         "subscriptionState": "SUBSCRIPTION_STATE_ACTIVE", "latestOrderId": "\(order)",
         "lineItems": [{"productId": "pro_monthly", "expiryTime": "2026-12-02T08:00:00Z",
          "autoRenewingPlan": {"autoRenewEnabled": true,
           "recurringPrice": {"currencyCode": "EUR", "units": "8", "nanos": 990000000}},
          "offerDetails": {"basePlanId": "monthly"}}]}
        """
    }

    private func answer(_ inputs: [String]) async throws -> RuleAnswer { try await RuleAnswer(inputs) }

    private func codes(_ answer: RuleAnswer) -> [String] { answer.status.sourceDiagnostics.map(\.code) }

    @Test("the store counts where the two contradict each other, and that is reported")
    func contradiction() async throws {
        let cancelled = try await answer([Self.service, Self.bought(), Self.renewal(renews: false)])
        #expect(cancelled.status.purchases.map(\.situation.name) == ["cancelled"])
        #expect(Set(codes(cancelled)) == ["stated-twice", "contradictory-sources"])
        let refunded = try await answer([
            Self.service, Self.bought(revoked: "2026-11-18T08:00:00Z"), Self.renewal(renews: false),
        ])
        #expect(refunded.status.purchases.map(\.situation.name) == ["refunded"])
        #expect(codes(refunded).filter { $0 == "contradictory-sources" }.count == 2)
        let shorter = try await answer([Self.service, Self.bought(until: "2026-11-25T08:00:00Z")])
        #expect(codes(shorter).contains("contradictory-sources"))
    }

    @Test("a service adds what the store says nothing of")
    func complement() async throws {
        let answer = try await answer([Self.service, Self.bought()])
        #expect(answer.status.purchases.map(\.situation.name) == ["active"])
        #expect(answer.status.purchases.map(\.transactionID) == ["390001560000001"])
    }

    @Test("a subscription of Amazon’s or Paddle’s joins by its identifier")
    func otherStores() async throws {
        let amazon = RevenueCatSubscriber.subscription([
            "store": #""amazon""#, "store_transaction_id": #""q1YqVbJSyjH28DGPKChw9c0o8nd3ySst""#,
        ])
        let first = try await answer([amazon, AmazonReceiptText.receipt()])
        #expect(first.status.purchases.map(\.productID) == ["com.example.pro"])
        #expect(codes(first) == ["stated-twice"])
        let paddle = RevenueCatSubscriber.subscription([
            "store": #""paddle""#, "store_transaction_id": #""sub_01hv8x29kz0t586xy6zn1a62ny""#,
        ])
        let second = try await answer([paddle, PaddleText.subscription()])
        #expect(second.status.purchases.map(\.productID) == ["pri_01pro"])
        #expect(second.text.contains("€30.00"))
        #expect(codes(second) == ["stated-twice"])
    }

    @Test("a subscriber, an event and an object of one service are one purchase")
    func oneService() async throws {
        let event = RevenueCatEventText.event("RENEWAL")
        let object = RevenueCatObject.subscription(["product": #"{"store_identifier": "pro_monthly"}"#])
        let inputs = [Self.service, event, object]
        let answer = try await answer(inputs)
        #expect(answer.status.purchases.count == 1)
        #expect(answer.status.purchases.map(\.productID) == ["pro_monthly"])
        for order in [[1, 0, 2], [2, 1, 0], [1, 2, 0]] {
            #expect(try await self.answer(order.map { inputs[$0] }).status == answer.status)
        }
    }

    @Test("a test purchase is another one")
    func environments() async throws {
        let test = RevenueCatSubscriber.subscription([
            "is_sandbox": "true", "store_transaction_id": #""2000000000000001""#,
        ])
        let answer = try await answer([test, Self.bought()])
        #expect(answer.status.purchases.count == 2)
    }
}
