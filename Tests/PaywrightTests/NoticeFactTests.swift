import Paywright
import Testing

@Suite("A notice lacks what its rule asks for and its body does not state")
struct NoticeFactTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let store: String
        var isTrial = true
        var isDated = true
        var hasProduct = false
        var merchant: Merchant?
        let missing: [NoticeFact]

        var testDescription: String {
            "\(store) \(isTrial ? "trial" : "renewal") \(isDated ? "" : "undated ")\(merchant?.name ?? "")"
        }
    }

    private static let facts: [NoticeFact] = [.amount, .frequency, .howToCancel, .cancelLink, .seller]

    static let cases: [Case] = [
        // “charged $9.99 per month”; no sentence names the App Store’s settings.
        Case(store: "appStore", hasProduct: true, missing: [.howToCancel, .cancelLink, .seller]),
        // “renews automatically for $9.99”: the product states a month, and the sentence does not.
        Case(
            store: "appStore",
            isTrial: false,
            hasProduct: true,
            missing: [.frequency, .howToCancel, .cancelLink, .seller]
        ),
        Case(
            store: "appStore",
            hasProduct: true,
            merchant: Merchant(name: "Example.com", link: "https://example.com/account"),
            missing: [.howToCancel, .cancelLink, .seller]
        ),
        Case(store: "googlePlay", missing: [.frequency, .howToCancel, .cancelLink, .seller]),
        Case(store: "amazon", missing: [.frequency, .cancelLink, .seller]),
        Case(store: "stripe", missing: [.frequency, .howToCancel, .cancelLink, .seller]),
        Case(store: "stripe", merchant: Merchant(name: "Example.com"), missing: [.frequency, .cancelLink]),
        Case(
            store: "stripe",
            merchant: Merchant(name: "Example.com", link: "https://example.com/account"),
            missing: [.frequency]
        ),
        // A charge without a day: its sentence names the amount, and the settings of an app store.
        Case(
            store: "appStore",
            isTrial: false,
            isDated: false,
            missing: [.chargeDate, .frequency, .cancelLink, .seller]
        ),
        Case(
            store: "googlePlay",
            isTrial: false,
            isDated: false,
            missing: [.chargeDate, .frequency, .cancelLink, .seller]
        ),
        Case(
            store: "amazon",
            isTrial: false,
            isDated: false,
            missing: [.chargeDate, .frequency, .cancelLink, .seller]
        ),
        Case(
            store: "stripe",
            isTrial: false,
            isDated: false,
            missing: [.chargeDate, .frequency, .howToCancel, .cancelLink, .seller]
        ),
    ]

    private static func input(_ row: Case) -> String {
        let end = row.isDated ? #", "expiresDate": "2026-12-10T11:00:00Z""# : ""
        let renewal = row.isDated ? #""renewalDate": "2026-12-10T11:00:00Z""# : #""state": "active""#
        let offer = row.isTrial ? #", "offer": {"type": "introductory", "paymentMode": "freeTrial"}"# : ""
        return """
            {"schema": "paywright/customer/1", "customer": "u-7", "store": "\(row.store)", "complete": true,
             "asOf": "2026-11-20T00:00:00Z",
             "purchases": [{"id": "t1", "originalID": "s1", "productID": "pro", "productType": "autoRenewable",
               "purchaseDate": "2026-11-10T11:00:00Z"\(end)\(offer)}],
             "subscriptions": [{"originalID": "s1", "productID": "pro", "renewsAutomatically": true,
               \(renewal), "renewalPrice": {"amount": "9.99", "currency": "USD"}}]}
            """
    }

    @Test("By the store, the words for the charge and the merchant", arguments: cases)
    func lacks(row: Case) async throws {
        let read = try await HistoryImporter(signatures: .unverified).history(
            from: Array(Self.input(row).utf8),
            file: "customer.json"
        )
        let product = Product(
            id: "pro",
            type: .autoRenewable,
            prices: StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates),
            period: SubscriptionPeriod(1, .month)
        )
        let rule = NoticeRule(
            id: "r",
            kind: row.isTrial ? .trialEnding : .renewal,
            window: NoticeRule.Window(from: CalendarDuration(days: 30), to: CalendarDuration(days: 3)),
            facts: Self.facts
        )
        var options = StatusOptions()
        options.prices.merchant = row.merchant
        let found = try Language("en").notices(
            for: read.history,
            of: row.hasProduct ? [product] : [],
            at: try #require(Instant(rfc3339: "2026-11-20T12:00:00Z")),
            in: "UTC",
            asking: NoticeQuestion(rules: [rule]),
            options: options
        )
        #expect(found.map(\.notice.missing) == [row.missing], "\(found.first?.text.body.string ?? "no notice")")
    }
}
