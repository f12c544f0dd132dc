import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A failed payment, where the store leaves access to the merchant")
struct FailedPaymentTests {
    private func situation(
        _ store: StoreName,
        _ policy: StatusPolicy,
        renewsAutomatically: Bool? = nil
    ) throws -> String? {
        let now = try #require(Instant(rfc3339: "2026-11-20T12:00:00Z"))
        var transaction = PurchaseTransaction(store: store, productID: "pro")
        transaction.originalID = "1"
        transaction.productType = .known(.autoRenewable)
        transaction.expiresDate = now.adding(milliseconds: -86_400_000)
        var statement = SubscriptionStatement(store: store, originalID: "1", state: .known(.billingRetry))
        // Stripe’s and Paddle’s states leave access to the merchant; the App Store’s tells it.
        statement.openAccessField = store == .appStore ? nil : "$.status"
        var renewal = RenewalInfo(store: store, originalID: "1")
        renewal.renewsAutomatically = renewsAutomatically
        let history = CustomerHistory(
            transactions: [transaction],
            renewals: [renewal],
            statements: [statement],
            coverage: [store: .partial]
        )
        return CustomerStatus(of: history, products: [], now: now, policy: policy).purchases.first?.situation.name
    }

    @Test("the merchant decides; without a policy nothing is stated of access, and the App Store decides itself")
    func policy() throws {
        let grace = StatusPolicy(afterFailedPayment: .grace)
        #expect(try situation(.stripe, .careful) == "paymentFailed")
        #expect(try situation(.stripe, StatusPolicy(afterFailedPayment: .retry)) == "billingRetry")
        #expect(try situation(.stripe, grace) == "gracePeriod")
        #expect(try situation(.appStore, grace) == "billingRetry")
    }

    @Test("what a payment keeps of a subscription that was cancelled, no policy states")
    func cancelled() throws {
        for policy in [StatusPolicy(afterFailedPayment: .grace), StatusPolicy(afterFailedPayment: .retry)] {
            #expect(try situation(.stripe, policy, renewsAutomatically: false) == "paymentFailed")
            #expect(try situation(.stripe, policy, renewsAutomatically: true) != "paymentFailed")
        }
    }

    @Test("a policy of one store holds for that store, and before the general one")
    func merchants() throws {
        let policy = StatusPolicy(
            afterFailedPayment: .retry,
            merchants: [.stripe: MerchantPolicy(hasAccessAfterFailedPayment: true)]
        )
        #expect(try situation(.stripe, policy) == "gracePeriod")
        #expect(try situation(.paddle, policy) == "billingRetry")
    }
}
