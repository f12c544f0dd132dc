import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Google Play: names that a broken byte changed")
struct GooglePlayNameTests {
    /// Every object of the resource in which a field decides something, with each of its fields.
    private static let subscription: Tree = [
        "startTime": "2026-04-24T13:29:26Z",
        "subscriptionState": "SUBSCRIPTION_STATE_CANCELED",
        "canceledStateContext": ["userInitiatedCancellation": ["cancelTime": "2026-09-24T13:29:26Z"]],
        "lineItems": [
            [
                "productId": "pro",
                "expiryTime": "2026-10-24T13:29:26Z",
                "offerDetails": ["basePlanId": "monthly", "offerId": "spring"],
                "offerPhase": ["introductoryPrice": [:]],
                "deferredItemReplacement": ["productId": "basic"],
                "autoRenewingPlan": [
                    "recurringPrice": price,
                    "priceChangeDetails": [
                        "newPrice": ["currencyCode": "EUR", "units": "5"], "priceChangeMode": "PRICE_DECREASE",
                        "priceChangeState": "CONFIRMED",
                        "expectedNewPriceChargeTime": "2026-11-24T13:29:26Z",
                    ],
                    "installmentDetails": [
                        "initialCommittedPaymentsCount": 12, "remainingCommittedPaymentsCount": 3,
                        "pendingCancellation": [:],
                    ],
                    "priceStepUpConsentDetails": [
                        "state": "PENDING", "consentDeadlineTime": "2026-11-23T13:29:26Z", "newPrice": price,
                    ],
                ],
            ],
            ["productId": "minutes", "prepaidPlan": ["allowExtendAfterTime": "2026-10-01T00:00:00Z"]],
        ],
    ]
    private static let price: Tree = ["currencyCode": "EUR", "units": "6", "nanos": 990_000_000]

    @Test("A resource in which every name is right loses nothing")
    func whole() async throws {
        let imported = try await importedCustomer(Self.subscription)
        #expect(imported.history.reading.isWhole)
        #expect(imported.diagnostics.isEmpty)
    }

    @Test(
        "In every object a name with one letter changed is reported once, and the history is not whole",
        arguments: [
            "cancelTime", "userInitiatedCancellation", "basePlanId", "offerId", "introductoryPrice", "priceChangeMode",
            "priceChangeState", "expectedNewPriceChargeTime", "initialCommittedPaymentsCount",
            "remainingCommittedPaymentsCount", "pendingCancellation", "state", "consentDeadlineTime",
            "allowExtendAfterTime", "units", "nanos", "currencyCode", "newPrice",
        ]
    )
    func misspelled(name: String) async throws {
        let broken = name.dropLast() + "_"
        let text = Self.subscription.description.replacing("\"\(name)\"", with: "\"\(broken)\"")
        let imported = try await HistoryImporter(signatures: .unverified).history(
            from: Array(text.utf8),
            file: "customer.json"
        )
        #expect(!imported.history.reading.isWhole)
        #expect(imported.diagnostics.contains { $0.found?.contains(broken) == true })
    }

    @Test("An amount of which a part is not read is no amount")
    func amounts() async throws {
        for name in ["units", "nanos", "currencyCode"] {
            let price = Self.price.description.replacing("\"\(name)\"", with: "\"\(name)s\"")
            let item = GooglePlayFixture.item(plan: ["recurringPrice": .source(price)])
            #expect(try await ImportedItem(item: item).renewal.basePrice == nil)
        }
    }
}
