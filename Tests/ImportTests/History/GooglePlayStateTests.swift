import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Google Play: states")
struct GooglePlayStateTests {
    @Test(
        "each state has its name in the model",
        arguments: [
            ("ACTIVE", .active), ("PAUSED", .paused), ("IN_GRACE_PERIOD", .gracePeriod), ("ON_HOLD", .onHold),
            ("CANCELED", .cancelled), ("EXPIRED", .expired), ("PENDING", .pending),
            ("PENDING_PURCHASE_CANCELED", .pendingCancelled),
        ] as [(String, SubscriptionStatement.State)]
    )
    func readsStates(_ name: String, state: SubscriptionStatement.State) async throws {
        let item = GooglePlayFixture.item.without("autoRenewingPlan")
        let subscription = GooglePlayFixture.subscription(.string("SUBSCRIPTION_STATE_\(name)"), items: [item])
        let imported = try await ImportedItem(subscription)
        #expect(imported.statement.state == .known(state))
        #expect(imported.statement.store == .googlePlay)
        #expect(imported.statement.productID == "pro")
        #expect(imported.diagnostics.isEmpty)
    }

    @Test(
        "a state that is not known is kept as written, with a warning",
        arguments: [
            ("\"SUBSCRIPTION_STATE_UNSPECIFIED\"", "SUBSCRIPTION_STATE_UNSPECIFIED"),
            ("\"SUBSCRIPTION_STATE_FROZEN\"", "SUBSCRIPTION_STATE_FROZEN"), ("\"ACTIVE\"", "ACTIVE"), ("1", "1"),
            ("\"\"", ""), ("null", ""),
        ]
    )
    func keepsUnknownStates(_ source: String, kept: String) async throws {
        let imported = try await ImportedItem(GooglePlayFixture.subscription(.source(source)))
        #expect(imported.statement.state == .unrecognized(kept))
        #expect(imported.diagnostics.summaries == ["warning unknown-value"])
        #expect(imported.renewal.renewalDate == nil)
    }

    @Test(
        "whether it renews follows from the plan and, where it is over, from the state",
        arguments: [
            ("ACTIVE", #"{"autoRenewEnabled": true}"#, true, GooglePlayFixture.expiry),
            ("ACTIVE", "null", nil, nil), ("IN_GRACE_PERIOD", "{}", false, nil),
            ("PAUSED", #"{"autoRenewEnabled": true}"#, true, nil),
            ("IN_GRACE_PERIOD", #"{"autoRenewEnabled": true}"#, true, nil), ("ON_HOLD", "null", nil, nil),
            ("ON_HOLD", #"{"autoRenewEnabled": true}"#, true, nil), ("CANCELED", "{}", false, nil),
            ("CANCELED", "null", false, nil), ("EXPIRED", "null", false, nil), ("PENDING", "null", nil, nil),
            ("PENDING_PURCHASE_CANCELED", "null", false, nil),
        ] as [(String, String, Bool?, Instant?)]
    )
    func readsRenewal(_ state: String, plan: String, renews: Bool?, date: Instant?) async throws {
        let item = GooglePlayFixture.item.with(["autoRenewingPlan": .source(plan)])
        let subscription = GooglePlayFixture.subscription(.string("SUBSCRIPTION_STATE_\(state)"), items: [item])
        let imported = try await ImportedItem(subscription)
        #expect(imported.renewal.renewsAutomatically == renews)
        #expect(imported.renewal.renewalDate == date)
        #expect(imported.renewal.renewalProductID == (renews == true ? "pro" : nil))
        #expect(imported.diagnostics.isEmpty)
    }

    @Test(
        "whether an active subscription renews is open where no item does",
        arguments: ["{}", #"{"autoRenewEnabled": false}"#]
    )
    func activeWithoutRenewal(_ plan: String) async throws {
        let item = GooglePlayFixture.item.with(["autoRenewingPlan": .source(plan)])
        let subscription = GooglePlayFixture.subscription("SUBSCRIPTION_STATE_ACTIVE", items: [item])
        let imported = try await ImportedItem(subscription)
        #expect(imported.renewal.renewsAutomatically == nil)
        #expect(imported.renewal.renewalDate == nil)
        #expect(imported.renewal.doubts.map(\.facts) == [.renewal])
        #expect(imported.diagnostics.summaries == ["note contradictory-fields"])
        #expect(imported.diagnostics.first?.place.path == "$.lineItems[0].autoRenewingPlan.autoRenewEnabled")
    }

    @Test("an item that does not renew is known beside one that does")
    func activeBesideRenewal() async throws {
        let item = GooglePlayFixture.item.with(["autoRenewingPlan": .source("{}")])
        let other = GooglePlayFixture.item.with(["productId": "add-on"])
        let subscription = GooglePlayFixture.subscription("SUBSCRIPTION_STATE_ACTIVE", items: [item, other])
        let imported = try await ImportedItem(subscription)
        #expect(imported.renewal.renewsAutomatically == false)
        #expect(imported.diagnostics.isEmpty)
    }

    @Test(
        "what was cancelled or has expired does not renew, whatever its plan says",
        arguments: ["CANCELED", "EXPIRED"]
    )
    func reportsContradictions(_ state: String) async throws {
        let imported = try await ImportedItem(GooglePlayFixture.subscription(.string("SUBSCRIPTION_STATE_\(state)")))
        #expect(imported.renewal.renewsAutomatically == false)
        #expect(imported.renewal.renewalPrice == nil)
        #expect(imported.renewal.basePrice == Price("6.99", "EUR"))
        #expect(imported.diagnostics.summaries == ["warning contradictory-fields"])
        #expect(imported.diagnostics.first?.place.path == "$.lineItems[0].autoRenewingPlan.autoRenewEnabled")
    }

    @Test(
        "who ended it stands in the cancelled state's context",
        arguments: ["CANCELED", "EXPIRED"],
        [
            ("userInitiatedCancellation", .customerCancelled), ("systemInitiatedCancellation", .storeCancelled),
            ("developerInitiatedCancellation", .developerCancelled), ("replacementCancellation", .replaced),
        ] as [(String, ExpirationReason)]
    )
    func readsReasons(_ state: String, reason: (name: String, value: ExpirationReason)) async throws {
        let item = GooglePlayFixture.item(plan: ["autoRenewEnabled": false])
        let subscription = GooglePlayFixture.subscription(.string("SUBSCRIPTION_STATE_\(state)"), items: [item])
        let cancellation: Tree = ["cancelTime": "2026-10-01T00:00:00Z"]
        let context = Tree.object([(name: reason.name, value: cancellation)])
        let imported = try await ImportedItem(subscription.with(["canceledStateContext": context]))
        #expect(imported.renewal.expirationReason == .known(reason.value))
        #expect(imported.diagnostics.isEmpty)
    }

    @Test(
        "another context is kept by name",
        arguments: [
            (#"{"courtOrder": {}}"#, "courtOrder", ["note unknown-field", "warning unknown-value"]),
            ("{}", "", ["warning unknown-value"]),
            (
                #"{"userInitiatedCancellation": {}, "systemInitiatedCancellation": {}}"#,
                "userInitiatedCancellation systemInitiatedCancellation", ["warning contradictory-fields"]
            ),
        ]
    )
    func keepsUnknownReasons(_ context: String, kept: String, codes: [String]) async throws {
        let item = GooglePlayFixture.item(plan: ["autoRenewEnabled": false])
        let subscription = GooglePlayFixture.subscription("SUBSCRIPTION_STATE_CANCELED", items: [item])
        let imported = try await ImportedItem(subscription.with(["canceledStateContext": .source(context)]))
        #expect(imported.renewal.expirationReason == .unrecognized(kept))
        #expect(imported.diagnostics.summaries == codes)
    }

    @Test("a grace period's expiry time is already that of its end")
    func readsGracePeriods() async throws {
        let imported = try await ImportedItem(GooglePlayFixture.subscription("SUBSCRIPTION_STATE_IN_GRACE_PERIOD"))
        #expect(imported.renewal.gracePeriodExpiresDate == GooglePlayFixture.expiry)
        #expect(imported.transaction.expiresDate == GooglePlayFixture.expiry)
        #expect(imported.renewal.isInBillingRetry == true)
        #expect(imported.renewal.renewalDate == nil)
    }

    @Test("on hold, the store still tries to collect")
    func readsHolds() async throws {
        let item = GooglePlayFixture.item.without("autoRenewingPlan")
        let subscription = GooglePlayFixture.subscription("SUBSCRIPTION_STATE_ON_HOLD", items: [item])
        let imported = try await ImportedItem(subscription)
        #expect(imported.renewal.isInBillingRetry == true)
        #expect(imported.renewal.gracePeriodExpiresDate == nil)
        #expect(imported.transaction.productType == .known(.autoRenewable))
    }

    @Test("a pause ends when its context says")
    func readsPauses() async throws {
        let subscription = GooglePlayFixture.subscription("SUBSCRIPTION_STATE_PAUSED")
        let context: Tree = ["autoResumeTime": "2027-01-01T00:00:00Z"]
        let imported = try await ImportedItem(subscription.with(["pausedStateContext": context]))
        #expect(imported.renewal.resumesDate == Instant(milliseconds: 1_798_761_600_000))
        #expect(imported.renewal.isInBillingRetry == nil)
        let running = GooglePlayFixture.subscription().with(["pausedStateContext": context])
        #expect(try await ImportedItem(running).renewal.resumesDate == nil)
    }

    @Test("a purchase that waits for payment has no dates")
    func readsPendingPurchases() async throws {
        let item = GooglePlayFixture.item.without("expiryTime", "latestSuccessfulOrderId")
        let subscription = GooglePlayFixture.subscription("SUBSCRIPTION_STATE_PENDING", items: [item])
        let imported = try await ImportedItem(subscription.without("startTime"))
        #expect(imported.transaction.expiresDate == nil)
        #expect(imported.transaction.originalPurchaseDate == nil)
        #expect(imported.renewal.renewalDate == nil)
        #expect(imported.statement.state == .known(.pending))
        #expect(imported.diagnostics.isEmpty)
    }
}
