import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

/// Answers of the Receipt Verification Service, modelled on Amazon's documentation.
enum AmazonReceiptText {
    static func time(_ text: String) -> String { Instant(rfc3339: text).map { String($0.milliseconds) } ?? "null" }

    static func receipt(_ fields: [String: String] = [:]) -> String {
        var receipt = [
            "autoRenewing": "true", "betaProduct": "false", "cancelDate": "null", "cancelReason": "null",
            "countryCode": #""US""#, "deferredDate": "null", "deferredSku": "null", "freeTrialEndDate": "null",
            "fulfillmentDate": time("2026-09-02T08:01:00Z"), "fulfillmentResult": #""FULFILLED""#,
            "gracePeriodEndDate": "null", "parentProductId": "null", "productId": #""com.example.pro""#,
            "productType": #""SUBSCRIPTION""#, "promotions": "null", "purchaseDate": time("2026-09-02T08:00:00Z"),
            "quantity": "1", "receiptId": #""q1YqVbJSyjH28DGPKChw9c0o8nd3ySst""#,
            "renewalDate": time("2026-12-02T08:00:00Z"), "term": #""1 Month""#,
            "termSku": #""com.example.pro.monthly""#, "testTransaction": "false",
        ]
        for (name, value) in fields { receipt[name] = value }
        return "{\(receipt.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
    }
}

@Suite("Amazon: verified receipts")
struct AmazonReceiptTests {
    private static func receipt(_ fields: [String: String] = [:]) -> [String] { [AmazonReceiptText.receipt(fields)] }
    private static let time = AmazonReceiptText.time

    static let samples: [TillSample] = [
        // No price is stated; a cancellation counts until the renewal.
        TillSample("renews", receipt(), is: ["active"], days: ["2026-12-02", "2026-12-01"]),
        TillSample(
            "does not renew, and keeps the date of the renewal",
            receipt(["autoRenewing": "false"]),
            is: ["cancelled"],
            days: ["2026-12-02"],
            neverSays: ["renews automatically"]
        ),
        TillSample(
            "does not renew, in an answer from before the end: once it is over it has a cancelDate",
            receipt(["autoRenewing": "false", "renewalDate": time("2026-11-10T08:00:00Z")]),
            is: ["unknown"],
            neverSays: ["ended", "expired"]
        ),
        TillSample(
            "cancelled by the customer, and over before the renewal that was to come",
            receipt([
                "autoRenewing": "false", "cancelDate": time("2026-11-10T08:00:00Z"), "cancelReason": "1",
            ]),
            is: ["expired"],
            days: ["2026-11-10"],
            cause: .voluntary
        ),
        TillSample(
            "cancelled by Amazon: why is not stated",
            receipt(["autoRenewing": "false", "cancelDate": time("2026-11-10T08:00:00Z"), "cancelReason": "2"]),
            is: ["expired"],
            days: ["2026-11-10"],
            cause: .unstated
        ),
        TillSample(
            "an old answer",
            receipt(["renewalDate": time("2026-11-10T08:00:00Z")]),
            is: ["unknown"]
        ),
        TillSample(
            "the end of a grace period that is that of the renewal is none",
            receipt(["gracePeriodEndDate": time("2026-12-02T08:00:00Z")]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"]
        ),
        TillSample(
            "a grace period runs",
            receipt([
                "renewalDate": time("2026-11-18T08:00:00Z"), "gracePeriodEndDate": time("2026-11-25T08:00:00Z"),
            ]),
            is: ["gracePeriod"],
            days: ["2026-11-25"],
            neverSays: ["renews automatically"]
        ),
        TillSample(
            "a free trial until the renewal",
            receipt(["freeTrialEndDate": time("2026-12-02T08:00:00Z")]),
            is: ["freeTrial"],
            days: ["2026-12-02", "2026-12-01"],
            says: ["free trial"]
        ),
        TillSample(
            "a free trial of an earlier period",
            receipt(["freeTrialEndDate": time("2026-10-02T08:00:00Z")]),
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"],
            neverSays: ["trial"]
        ),
        TillSample(
            "a promotion sets the price",
            receipt([
                "promotions":
                    #"[{"promotionType": "Introductory Price - All customers", "promotionStatus": "InProgress"}]"#
            ]),
            is: ["introductoryPrice"],
            days: ["2026-12-02", "2026-12-01"],
            neverSays: ["trial", "free"]
        ),
        TillSample(
            "another plan follows",
            receipt([
                "deferredSku": #""com.example.pro.yearly""#, "deferredDate": time("2026-12-02T08:00:00Z"),
            ]),
            is: ["planChange"],
            days: ["2026-12-02", "2026-12-01"]
        ),
        TillSample(
            "used up",
            receipt(["productType": #""CONSUMABLE""#, "renewalDate": "null", "quantity": "3"]),
            is: ["consumable"]
        ),
        TillSample("kept", receipt(["productType": #""ENTITLED""#, "renewalDate": "null"]), is: ["lifetime"]),
        TillSample(
            "cancelled: that it was paid back is not stated",
            receipt([
                "productType": #""ENTITLED""#, "renewalDate": "null", "cancelDate": time("2026-11-10T08:00:00Z"),
            ]),
            is: ["purchaseCancelled"],
            days: ["2026-11-10"],
            neverSays: ["refund", "ends by itself"]
        ),
        TillSample(
            "names in another case",
            [
                AmazonReceiptText.receipt().replacing("\"receiptId\"", with: "\"receiptID\"")
                    .replacing("\"productId\"", with: "\"ProductId\"").replacing(
                        "\"renewalDate\"",
                        with: "\"renewaldate\""
                    )
            ],
            is: ["active"],
            days: ["2026-12-02", "2026-12-01"]
        ),
        TillSample(
            "the sample of the documentation: all three dates are one, and it does not renew",
            [
                #"""
                {"autoRenewing": false, "betaProduct": false, "cancelDate": null, "cancelReason": null,
                 "deferredDate": null, "deferredSku": null, "freeTrialEndDate": 1796000000000,
                 "gracePeriodEndDate": 1796000000000, "parentProductId": null, "productId": "com.example.subs1",
                 "productType": "SUBSCRIPTION", "purchaseDate": 1793000000000, "quantity": 1, "receiptId": "q1Yq",
                 "renewalDate": 1796000000000, "term": "1 Month", "termSku": "com.example.subs1_term",
                 "testTransaction": true}
                """#
            ],
            is: ["freeTrialCancelled"],
            // 1796000000000 ms is 2026-11-30T00:53:20Z.
            days: ["2026-11-30"]
        ),
    ]

    @Test("is told as it is stated, in four languages", arguments: samples)
    func states(sample: TillSample) async throws { try await sample.check() }

    private func imported(_ text: String, _ expectation: HistoryExpectation = .any) async throws -> HistoryImport {
        try await HistoryImporter(signatures: .unverified, expecting: expectation)
            .history(from: Array(text.utf8), file: "rvs.json")
    }

    @Test("a test purchase is of the sandbox, and is left out where the store is expected")
    func environment() async throws {
        let text = AmazonReceiptText.receipt(["testTransaction": "true"])
        let read = try await imported(text)
        #expect(read.history.transactions.map(\.environment) == ["Sandbox"])
        let left = try await imported(text, HistoryExpectation(environment: "Production"))
        #expect(left.history.transactions.isEmpty)
        #expect(left.diagnostics.map(\.code) == ["other-environment"])
    }

    @Test("a name that is broken is reported, whatever its case")
    func misspelled() async throws {
        let read = try await imported(
            AmazonReceiptText.receipt().replacing("\"autoRenewing\"", with: "\"AutoRenewin\"")
        )
        #expect(read.diagnostics.map(\.code) == ["unknown-field"])
        #expect(!read.history.reading.isWhole)
    }
}
