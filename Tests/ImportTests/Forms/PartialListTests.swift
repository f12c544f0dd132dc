import PaywrightImport
import PaywrightModel
import Testing

@Suite("A list that is not the whole history is not the whole history")
struct PartialListTests {
    private static let transaction = HistoryFixture.transaction
    private static let origin: KeyValuePairs<String, Tree> = [
        "bundleId": "com.example.ocean", "environment": "Production",
    ]
    private static let page: Tree = ["hasMore": false, "revision": "r", "signedTransactions": [transaction]]

    private static let refunded = transaction.with(["revocationDate": .source("1700500000000"), "revocationReason": 0])

    private func coverage(_ tree: Tree) async throws -> CustomerHistory.Coverage? {
        try await importedHistory(tree).history.coverage[.appStore]
    }

    @Test(
        "Get Transaction History states its app and environment; Get Refund History never does",
        arguments: [
            (page.with(origin), .full), (page, .partial), (page.with(["bundleId": "com.example.ocean"]), .partial),
            (page.with(["environment": "Production"]), .partial),
            // What cannot be read states neither.
            (page.with(origin).with(["bundleId": 7]), .partial),
            (page.with(origin).with(["environment": [:]]), .partial),
            (page.with(["signedTransactions": []]), .partial),
            (page.with(["signedTransactions": []]).with(origin), .full),
            (page.with(origin).with(["hasMore": true]), .partial),
            (page.with(["signedTransactions": [refunded]]), .partial),
            // Look Up Order ID.
            (["status": 0, "signedTransactions": [transaction]], .partial),
            (["signedTransactionInfo": transaction], .partial), (transaction, .partial),
            (HistoryFixture.statuses(HistoryFixture.item()), .partial), (HistoryFixture.notification(), .partial),
        ] as [(Tree, CustomerHistory.Coverage)]
    )
    func lists(tree: Tree, expected: CustomerHistory.Coverage) async throws {
        #expect(try await coverage(tree) == expected)
    }

    @Test(
        "a unified receipt has the latest hundred purchases alone",
        arguments: [(99, false, .full), (100, false, .partial), (100, true, .full)]
            as [(Int, Bool, CustomerHistory.Coverage)]
    )
    func unifiedReceipts(count: Int, hasReceipt: Bool, expected: CustomerHistory.Coverage) async throws {
        let purchases = (0..<count).map { HistoryFixture.purchase.with(["transaction_id": .string("\($0)")]) }
        var response: Tree = ["status": 0, "environment": "Production", "latest_receipt_info": .array(purchases)]
        if hasReceipt { response = response.with(["receipt": ["bundle_id": "com.example.ocean"]]) }
        #expect(try await coverage(response) == expected)
    }
}
