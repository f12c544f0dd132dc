import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A failed payment, where the store leaves access to the merchant")
struct FailedPaymentTests {
    private func situation(_ store: StoreName, _ policy: StatusPolicy) throws -> String? {
        let now = try #require(Instant(rfc3339: "2026-11-20T12:00:00Z"))
        var transaction = PurchaseTransaction(store: store, productID: "pro")
        transaction.originalID = "1"
        transaction.productType = .known(.autoRenewable)
        transaction.expiresDate = now.adding(milliseconds: -86_400_000)
        let statement = SubscriptionStatement(store: store, originalID: "1", state: .known(.billingRetry))
        let history = CustomerHistory(transactions: [transaction], statements: [statement], coverage: [store: .partial])
        return CustomerStatus(of: history, products: [], now: now, policy: policy).purchases.first?.situation.name
    }

    @Test("Stripe’s merchant may let access go on; by default nothing is promised, and the App Store decides itself")
    func policy() throws {
        let grace = StatusPolicy(afterFailedPayment: .grace)
        #expect(try situation(.stripe, .careful) == "billingRetry")
        #expect(try situation(.stripe, grace) == "gracePeriod")
        #expect(try situation(.appStore, grace) == "billingRetry")
    }
}
