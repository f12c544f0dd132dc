import TestSupport
import Testing

/// A lower price is nothing to avoid: the day until which a cancellation counts is told, and not what it would be for.
@Suite("The way out of a lower price")
struct LowerPriceTests {
    private static func customer(_ kind: String, to amount: String, on day: String, store: String = "other") -> String {
        """
        {"schema": "paywright/customer/1", "customer": "u", "store": "\(store)", "asOf": "2026-11-20T09:00:00Z", "complete": true,
         "purchases": [{"productID": "p", "originalID": "s", "productType": "autoRenewable",
           "purchaseDate": "2026-11-10T11:00:00Z", "expiresDate": "2026-12-10T11:00:00Z"}],
         "subscriptions": [{"originalID": "s", "productID": "p", "renewsAutomatically": true,
           "renewalDate": "2026-12-10T11:00:00Z", "renewalPrice": {"amount": "9.99", "currency": "EUR"},
           "priceChange": {"state": "confirmed", "kind": "\(kind)", "date": "\(day)T11:00:00Z",
             "newPrice": {"amount": "\(amount)", "currency": "EUR"}}}]}
        """
    }

    private static let lower = customer("decrease", to: "7.99", on: "2026-12-10")
    private static let inAppStore = customer("decrease", to: "7.99", on: "2026-12-10", store: "appStore")

    static let cases: [RuleCase] = [
        RuleCase(
            "a day is left",
            [lower],
            is: ["priceChange"],
            says: ["will cost €7.99. December 9, 2026: last day to cancel."],
            neverSays: ["avoid this"]
        ),
        RuleCase(
            "no whole day is left",
            [lower],
            now: "2026-12-10T10:00:00Z",
            is: ["priceChange"],
            says: ["To avoid the next charge, cancel before the current period ends."],
            neverSays: ["avoid this", "last day"]
        ),
        RuleCase(
            "the App Store asks for a day more",
            [inAppStore],
            is: ["priceChange"],
            says: ["December 8, 2026: last day to cancel."],
            neverSays: ["avoid this"]
        ),
        RuleCase(
            "the App Store’s last hours",
            [inAppStore],
            now: "2026-12-10T10:00:00Z",
            is: ["priceChange"],
            says: ["you may still be charged"],
            neverSays: ["avoid this", "last day"]
        ),
        RuleCase(
            "after a renewal at the present price, which has its own way out",
            [customer("decrease", to: "7.99", on: "2027-01-10")],
            is: ["priceChange"],
            says: ["To avoid this, cancel on or before December 9, 2026.", "January 9, 2027: last day to cancel."]
        ),
        RuleCase(
            "a higher price is one to avoid",
            [customer("optOutIncrease", to: "12.99", on: "2026-12-10")],
            is: ["priceChange"],
            says: ["will cost €12.99. To avoid this, cancel on or before December 9, 2026."],
            neverSays: ["last day"]
        ),
    ]

    @Test("Each case", arguments: cases)
    func holds(sample: RuleCase) async throws { try await sample.check() }
}
