import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Get Transaction History")
struct TransactionHistoryTests {
    private static let first = HistoryFixture.signed(HistoryFixture.transaction)
    private static let second = HistoryFixture.transaction.with(["transactionId": "2002"])

    @Test(
        "a history is whole only where the store says that nothing follows",
        arguments: [
            (false, .full), ("false", .full), (true, .partial), (nil, .partial), ("soon", .partial),
        ] as [(Tree, CustomerHistory.Coverage)]
    )
    func readsPages(hasMore: Tree, coverage: CustomerHistory.Coverage) async throws {
        let history = try await importedHistory([
            "bundleId": "com.example.ocean", "environment": "Production", "revision": "r", "hasMore": hasMore,
            "signedTransactions": [Self.first, Self.second],
        ]).history
        #expect(history.transactions.map(\.id) == ["2001", "2002"])
        #expect(history.coverage == [.appStore: coverage])
    }

    @Test("a page that says nothing about what follows is not the last")
    func readsUnknown() async throws {
        let history = try await importedHistory(["signedTransactions": [Self.first]]).history
        #expect(history.coverage == [.appStore: .partial])
    }

    @Test("a history without transactions is an answer")
    func readsEmpty() async throws {
        let history = try await importedHistory([
            "bundleId": "com.example.ocean", "environment": "Production", "hasMore": false, "signedTransactions": [],
        ]).history
        #expect(history == CustomerHistory(coverage: [.appStore: .full], reading: .ofPlainData))
    }

    @Test("pages are one history, in which the same fact stands once")
    func readsSeveralPages() async throws {
        let pages: Tree = [
            ["hasMore": true, "signedTransactions": [Self.first]],
            [
                "bundleId": "com.example.ocean", "environment": "Production", "hasMore": false,
                "signedTransactions": [Self.first, Self.second],
            ],
        ]
        let history = try await importedHistory(pages).history
        #expect(history.transactions.map(\.id) == ["2001", "2002"])
        #expect(history.coverage == [.appStore: .full])
    }

    @Test(
        "what is left out makes the history partial",
        arguments: [nil, 7, "text", "eyJhbGciOiJ9.eyJ", ["transactionId": "2003"]] as [Tree]
    )
    func losesOne(_ element: Tree) async throws {
        let result = try await importedHistory(["hasMore": false, "signedTransactions": [element, Self.second]])
        #expect(result.history.transactions.map(\.id) == ["2002"])
        #expect(result.history.coverage == [.appStore: .partial])
        #expect(result.diagnostics.map(\.severity) == [.error])
        let failure = await historyFailure(["hasMore": false, "signedTransactions": [element]])
        #expect(failure?.diagnostics.count == 1)
    }

    @Test("a list of another type is refused", arguments: ["x", ["a": 1], nil] as [Tree])
    func refusesOtherList(_ list: Tree) async {
        #expect(await historyFailure(["signedTransactions": list, "hasMore": false])?.diagnostics.count == 1)
    }
}
