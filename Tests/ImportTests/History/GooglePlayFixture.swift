import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Small valid parts of `purchases.subscriptionsv2` resources, for a test to change.
enum GooglePlayFixture {
    static let price: Tree = ["currencyCode": "EUR", "units": "6", "nanos": 990_000_000]

    static let plan: Tree = ["autoRenewEnabled": true, "recurringPrice": price]

    static let item: Tree = [
        "productId": "pro",
        "expiryTime": "2026-10-24T13:29:26.306Z",
        "autoRenewingPlan": plan,
        "offerDetails": ["basePlanId": "monthly"],
        "latestSuccessfulOrderId": "GPA.1-2-3..5",
    ]

    static func subscription(_ state: Tree = "SUBSCRIPTION_STATE_ACTIVE", items: [Tree] = [item]) -> Tree {
        [
            "kind": "androidpublisher#subscriptionPurchaseV2",
            "startTime": "2026-04-24T13:29:26Z",
            "regionCode": "DE",
            "subscriptionState": state,
            "latestOrderId": "GPA.1-2-3..6",
            "lineItems": .array(items),
        ]
    }

    /// An item whose plan renews and is changed.
    static func item(plan changes: KeyValuePairs<String, Tree>) -> Tree {
        item.with(["autoRenewingPlan": plan.with(changes)])
    }

    /// The instants of the item above and of its subscription.
    static let start = Instant(milliseconds: 1_777_037_366_000)
    static let expiry = Instant(milliseconds: 1_792_848_566_306)
}

/// The import of one input about a customer, whose signatures nobody checks.
func importedCustomer(_ input: Tree) async throws(ImportFailure) -> HistoryImport {
    try await HistoryImporter(signatures: .unverified).history(
        from: Array(input.description.utf8),
        file: "customer.json"
    )
}

/// What an input about one subscription becomes: the first of each kind of record.
struct ImportedItem {
    let transaction: PurchaseTransaction
    let renewal: RenewalInfo
    let statement: SubscriptionStatement
    let diagnostics: [Diagnostic]

    init(_ input: Tree) async throws {
        let result = try await importedCustomer(input)
        transaction = try #require(result.history.transactions.first)
        renewal = try #require(result.history.renewals.first)
        statement = try #require(result.history.statements.first)
        diagnostics = result.diagnostics
        #expect(transaction.originalID != nil)
        #expect(transaction.originalID == renewal.originalID)
        #expect(transaction.originalID == statement.originalID)
    }

    /// One line item of an active subscription.
    init(item: Tree) async throws {
        try await self.init(GooglePlayFixture.subscription(items: [item]))
    }
}
