import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A history is of the app and the environment that are expected")
struct ExpectationTests {
    private static let own = HistoryExpectation(bundleID: "com.example.ocean", environment: "Production")

    private func imported(
        _ tree: Tree,
        expecting expectation: HistoryExpectation = own
    ) async throws(ImportFailure) -> HistoryImport {
        try await HistoryImporter(signatures: .unverified, expecting: expectation)
            .history(from: Array(tree.description.utf8), file: "customer.json")
    }

    private func failure(_ tree: Tree, expecting expectation: HistoryExpectation = own) async -> [String] {
        let failure = await #expect(throws: ImportFailure.self) { try await imported(tree, expecting: expectation) }
        return failure?.diagnostics.map(\.code) ?? []
    }

    private static let inputs: [Tree] = [
        HistoryFixture.transaction, HistoryFixture.item(), HistoryFixture.statuses(HistoryFixture.item()),
        HistoryFixture.statuses(
            HistoryFixture.item(transaction: HistoryFixture.signed(HistoryFixture.transaction))
        ),
        ["hasMore": false, "signedTransactions": [HistoryFixture.signed(HistoryFixture.transaction)]],
        HistoryFixture.receipt(HistoryFixture.purchase, renewals: [HistoryFixture.pendingRenewal]),
        HistoryFixture.notification(
            data: HistoryFixture.item().with(["bundleId": "com.example.ocean", "environment": "Production"])
        ),
        [HistoryFixture.transaction, HistoryFixture.renewal],
        [HistoryFixture.signed(HistoryFixture.renewal), HistoryFixture.signed(HistoryFixture.transaction)],
    ]

    @Test("what is of both is read as without an expectation", arguments: inputs)
    func readsOwn(_ tree: Tree) async throws {
        let expected = try await importedHistory(tree)
        #expect(try await imported(tree) == expected)
        #expect(expected.diagnostics.isEmpty)
    }

    @Test("names are the same byte for byte: a Kelvin sign is no K, whatever Unicode holds equal")
    func bytes() async throws {
        let stated = HistoryFixture.transaction.with(["bundleId": "com.example.Kit"])
        #expect(
            try await imported(stated, expecting: HistoryExpectation(bundleID: "com.example.Kit")).history.transactions
                .count == 1
        )
        #expect(
            await failure(stated, expecting: HistoryExpectation(bundleID: "com.example.\u{212A}it")) == ["other-app"]
        )
        let other = HistoryFixture.transaction.with(["bundleId": "com.example.\u{212A}it"])
        #expect(await failure(other, expecting: HistoryExpectation(bundleID: "com.example.Kit")) == ["other-app"])
    }

    @Test("what is of another app or environment is left out", arguments: inputs)
    func refusesOthers(_ tree: Tree) async {
        let app = await failure(tree, expecting: HistoryExpectation(bundleID: "com.example.other"))
        #expect(!app.isEmpty && Set(app) == ["other-app"])
        let environment = await failure(tree, expecting: HistoryExpectation(environment: "Sandbox"))
        #expect(!environment.isEmpty && Set(environment) == ["other-environment"])
    }

    @Test("a diagnostic says what was found and what was expected")
    func describes() async throws {
        let expectation = HistoryExpectation(bundleID: "com.example.other", environment: "Sandbox")
        let transaction = HistoryFixture.transaction.without("environment")
        let failure = await #expect(throws: ImportFailure.self) {
            try await imported(transaction, expecting: expectation)
        }
        let diagnostics = try #require(failure?.diagnostics)
        #expect(Set(diagnostics.map(\.place.path)) == ["$.bundleId", "$.environment"])
        #expect(diagnostics.map(\.place.productID) == ["ocean.monthly", "ocean.monthly"])
        let descriptions = diagnostics.map(\.description)
        let app = #": found bundle id "com.example.ocean", expected "com.example.other"; the transaction is left out"#
        #expect(descriptions.contains { $0.hasSuffix(app) })
        let environment = #": found no environment, expected "Sandbox"; the transaction is left out"#
        #expect(descriptions.contains { $0.hasSuffix(environment) })
    }

    @Test("what does not say is left out, and makes a history partial")
    func refusesUnstated() async throws {
        let page: Tree = [
            "hasMore": false,
            "signedTransactions": [
                HistoryFixture.transaction.without("bundleId"), HistoryFixture.transaction.without("environment"),
                HistoryFixture.transaction.with(["bundleId": " "]), HistoryFixture.transaction,
            ],
        ]
        let result = try await imported(page)
        #expect(result.history.transactions.count == 1)
        #expect(result.history.coverage == [.appStore: .partial])
        #expect(result.diagnostics.map { ImportCode($0) } == [.otherApp, .otherEnvironment, .otherApp])
        let receipt = HistoryFixture.receipt(HistoryFixture.purchase)
        #expect(await failure(receipt.without("environment")) == ["other-environment"])
        #expect(await failure(receipt.with(["receipt": ["in_app": []]])) == ["other-app"])
    }

    @Test("of a customer's inputs, the others are left out")
    func keepsOwn() async throws {
        let sandbox = HistoryFixture.transaction.with(["transactionId": "9", "environment": "Sandbox"])
        let result = try await imported([HistoryFixture.signed(sandbox), HistoryFixture.transaction])
        #expect(result.history.transactions.map(\.id) == ["2001"])
        #expect(result.diagnostics.map(\.place.path) == ["$[0]→payload.environment"])
    }

    @Test("renewal information belongs to the app of its own subscription's transaction, and to no other")
    func readsRenewals() async throws {
        #expect(await failure(HistoryFixture.renewal) == ["other-app"])
        let foreign = HistoryFixture.renewal.with(["originalTransactionId": "7"])
        let result = try await imported(HistoryFixture.statuses(HistoryFixture.item(renewal: foreign)))
        #expect(result.history.renewals.isEmpty)
        #expect(result.history.transactions.count == 1)
        #expect(result.diagnostics.map { ImportCode($0) } == [.otherApp])
        let sandbox = HistoryFixture.renewal.with(["environment": "Sandbox"])
        let other = try await imported(HistoryFixture.statuses(HistoryFixture.item(renewal: sandbox)))
        #expect(other.history.renewals.isEmpty)
        #expect(other.diagnostics.map { ImportCode($0) } == [.otherEnvironment])
    }

    @Test("a notification states both, and so does an answer without any purchase")
    func refusesEnvelopes() async throws {
        #expect(await failure(HistoryFixture.notification()) == ["other-app", "other-environment"])
        let envelopes: [(Tree, CustomerHistory.Coverage)] = [
            (["appAppleId": 7, "data": []], .partial), (["hasMore": false, "signedTransactions": []], .full),
        ]
        for (envelope, coverage) in envelopes {
            #expect(await failure(envelope) == ["other-app", "other-environment"])
            let own = envelope.with(["bundleId": "com.example.ocean", "environment": "Production"])
            #expect(try await imported(own).history.coverage == [.appStore: coverage])
            #expect(await failure(own.with(["environment": "Sandbox"])) == ["other-environment"])
        }
    }

    @Test("a status without signed data counts only where the answer around it states both")
    func readsBareStatus() async throws {
        let bare = HistoryFixture.statuses(["originalTransactionId": "1001", "status": 1])
        #expect(await failure(bare) == ["other-app", "other-environment"])
        let own = bare.with(["bundleId": "com.example.ocean", "environment": "Production"])
        #expect(try await imported(own).history.statements.count == 1)
    }

    @Test("in the plain form, purchases state both, and subscriptions belong to a purchase")
    func readsPlain() async throws {
        let origin: KeyValuePairs<String, Tree> = ["bundleID": "com.example.ocean", "environment": "Production"]
        let purchase = PlainFixture.purchase.with(origin)
        let customer = PlainFixture.customer(purchases: [purchase, PlainFixture.purchase]).with(["complete": true])
        let result = try await imported(customer)
        #expect(result.history.transactions.count == 1)
        #expect(result.history.renewals.count == 1)
        #expect(result.history.coverage == [.other: .partial])
        #expect(Set(result.diagnostics.map { ImportCode($0) }) == [.contradictoryFields, .otherApp, .otherEnvironment])
        let alone = await failure(PlainFixture.customer(purchases: []))
        #expect(Set(alone) == ["other-app", "other-environment", "not-a-history"])
    }

    @Test("Google Play does not name its app, and only a tester's purchase its environment")
    func readsGooglePlay() async throws {
        let real = GooglePlayFixture.subscription()
        #expect(try await imported(real) == importedHistory(real))
        let test = real.with(["testPurchase": [:]])
        #expect(await failure(test) == ["other-environment"])
        let expectation = HistoryExpectation(bundleID: "com.example.ocean", environment: "Test")
        #expect(try await imported(test, expecting: expectation).history.transactions.count == 1)
    }
}
