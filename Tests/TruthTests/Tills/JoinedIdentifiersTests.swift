import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Rule 29: one subscription is one card, by the identifiers that services send")
struct JoinedIdentifiersTests {
    private typealias Sample = StripeSample

    /// What RevenueCat's customer interface has of a subscription of Stripe's: the product, and the item or nothing.
    private static func subscriber(
        store: String = "stripe",
        product: String = "prod_Ocean",
        transaction: String?,
        from start: String = "2026-11-02T08:00:00Z",
        until end: String = "2026-12-02T08:00:00Z",
        asked: String = "2026-11-19T09:00:00Z"
    ) -> String {
        """
        {"request_date": "\(asked)", "subscriber": {
         "entitlements": {}, "first_seen": "2026-01-01T00:00:00Z", "last_seen": "2026-11-19T09:00:00Z",
         "management_url": null, "non_subscriptions": {}, "original_app_user_id": "user-1",
         "original_application_version": null, "original_purchase_date": null, "other_purchases": {},
         "subscriptions": {"\(product)": {"auto_resume_date": null, "billing_issues_detected_at": null,
          "expires_date": "\(end)", "grace_period_expires_date": null, "is_sandbox": false,
          "original_purchase_date": "\(start)", "ownership_type": "PURCHASED", "period_type": "normal",
          "purchase_date": "\(start)", "refunded_at": null, "store": "\(store)",
          "store_transaction_id": \(transaction.map { "\"\($0)\"" } ?? "null"), "unsubscribe_detected_at": null}}}}
        """
    }

    /// The answer to some inputs, which is the same in every order of them.
    private func answer(_ inputs: [String], now: String = "2026-11-20T12:00:00Z") async throws -> RuleAnswer {
        let answer = try await RuleAnswer(inputs, now: now)
        let other = try await RuleAnswer(inputs.reversed(), now: now)
        #expect(answer.status == other.status)
        return answer
    }

    private func codes(_ answer: RuleAnswer) -> Set<String> { Set(answer.status.sourceDiagnostics.map(\.code)) }

    @Test("what Stripe has cancelled or ended is over, whatever an older answer of RevenueCat's states")
    func stale() async throws {
        let service = Self.subscriber(transaction: "si_1")
        let cancelled = try await answer([service, Sample.subscription(cancelsAtPeriodEnd: true)])
        #expect(cancelled.status.purchases.map(\.situation.name) == ["cancelled"])
        let ended = try await answer([service, Sample.subscription("canceled", endedAt: "1794800000")])
        #expect(ended.status.purchases.map(\.situation.name) == ["expired"])
    }

    @Test("two items of one price are two purchases, which do not contradict each other")
    func twoItems() async throws {
        let items = Sample.list(Sample.item(), Sample.item("si_2", quantity: 3))
        let answer = try await answer([Sample.subscription(items: items)])
        #expect(answer.status.purchases.map(\.situation.name) == ["active", "active"])
        // They are charged at once.
        #expect(answer.text.contains("€39.96") && !answer.text.contains("€9.99"))
        #expect(codes(answer).isEmpty)
    }

    @Test("an event names the first transaction, and version 2 the latest: one subscription")
    func latest() async throws {
        let event = """
            {"api_version": "1.0", "event": {"type": "RENEWAL", "id": "1", "app_id": "app1", "app_user_id": "user-1",
             "event_timestamp_ms": 1793606500000, "product_id": "pro_monthly", "period_type": "NORMAL",
             "purchased_at_ms": 1793606400000, "expiration_at_ms": 1796198400000, "environment": "PRODUCTION",
             "store": "APP_STORE", "transaction_id": "200000009", "original_transaction_id": "200000001",
             "is_family_share": false, "country_code": "US", "currency": "USD", "price": 9.99,
             "price_in_purchased_currency": 9.99}}
            """
        let object = """
            {"object": "subscription", "id": "sub00aa", "customer_id": "user-1", "original_customer_id": "user-1",
             "product_id": "prod00aa", "starts_at": 1793606400000, "current_period_starts_at": 1793606400000,
             "current_period_ends_at": 1796198400000, "ends_at": 1796198400000, "gives_access": true,
             "pending_payment": false, "auto_renewal_status": "will_renew", "status": "active",
             "environment": "production", "store": "app_store", "store_subscription_identifier": "200000009",
             "ownership": "purchased", "pending_changes": null, "country": "US", "management_url": null,
             "product": {"object": "product", "id": "prod00aa", "store_identifier": "pro_monthly", "type": "subscription"}}
            """
        let answer = try await answer([event, object])
        #expect(answer.status.purchases.map(\.situation.name) == ["active"])
        // Without the event nothing names the first transaction.
        let other = event.replacing("200000009", with: "200000008")
        #expect(try await self.answer([other, object]).status.purchases.count == 2)
    }

    @Test("in a sandbox, where a period has minutes, a period of the service is no later one")
    func sandbox() async throws {
        let transaction = """
            {"transactionId": "2", "originalTransactionId": "1", "productId": "pro_monthly",
             "purchaseDate": 1793606400000, "originalPurchaseDate": 1793606400000, "expiresDate": 1793606700000,
             "type": "Auto-Renewable Subscription", "inAppOwnershipType": "PURCHASED", "environment": "Production",
             "signedDate": 1793606410000}
            """
        let renewal = """
            {"originalTransactionId": "1", "productId": "pro_monthly", "autoRenewProductId": "pro_yearly",
             "autoRenewStatus": 1, "renewalDate": 1793606700000, "environment": "Production",
             "signedDate": 1793606410000}
            """
        let service = Self.subscriber(
            store: "app_store",
            product: "pro_monthly",
            transaction: nil,
            from: "2026-11-02T08:00:00Z",
            until: "2026-11-02T08:05:00Z",
            asked: "2026-11-02T08:01:00Z"
        )
        let answer = try await answer([service, transaction, renewal], now: "2026-11-02T08:02:00Z")
        #expect(answer.status.purchases.map(\.situation.name) == ["planChange"])
    }
}
