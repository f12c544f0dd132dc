import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Get All Subscription Statuses")
struct StatusResponseTests {
    @Test("each item is a transaction, a renewal and a statement", arguments: [false, true])
    func readsItems(isSigned: Bool) async throws {
        let sign = isSigned ? HistoryFixture.signed : { $0 }
        let item = HistoryFixture.item(
            2,
            transaction: sign(HistoryFixture.transaction),
            renewal: sign(HistoryFixture.renewal)
        )
        let result = try await importedHistory(HistoryFixture.statuses(item))
        let history = result.history
        #expect(result.diagnostics.isEmpty)
        #expect(history.transactions.map(\.id) == ["2001"])
        #expect(history.renewals.map(\.renewalProductID) == ["ocean.yearly"])
        #expect(
            history.statements == [
                SubscriptionStatement(
                    store: .appStore,
                    originalID: "1001",
                    groupID: "G1",
                    productID: "ocean.monthly",
                    state: .known(.expired),
                    statedDate: history.renewals.first?.statedDate,
                    answer: AnswerOrder(periodEnd: history.transactions.first?.expiresDate)
                )
            ]
        )
        #expect(history.coverage == [.appStore: .partial])
        #expect(history.statedDate == Instant(milliseconds: 1_700_000_009_000))
        #expect(history.verification == (isSigned ? .notVerified : .unsigned))
    }

    @Test(
        "every status, as a number or a string",
        arguments: [
            ("1", .known(.active)), ("2", .known(.expired)), ("3", .known(.billingRetry)), ("4", .known(.gracePeriod)),
            ("5", .known(.revoked)), ("\"1\"", .known(.active)), ("1.0", .known(.active)), ("6", .unrecognized("6")),
            ("\"PAUSED\"", .unrecognized("PAUSED")), ("1.5", .unrecognized("1.5")),
        ] as [(String, StatedValue<SubscriptionStatement.State>)]
    )
    func readsStatus(_ source: String, state: StatedValue<SubscriptionStatement.State>) async throws {
        let result = try await importedHistory(HistoryFixture.statuses(HistoryFixture.item(.source(source))))
        #expect(result.history.statements.map(\.state) == [state])
        #expect(result.diagnostics.summaries == (state.known == nil ? ["warning unknown-value"] : []))
    }

    @Test("one item alone, one group alone and a bare statement are read too")
    func readsParts() async throws {
        let group: Tree = ["subscriptionGroupIdentifier": "G1", "lastTransactions": [HistoryFixture.item()]]
        for tree in [HistoryFixture.item(), group] {
            let history = try await importedHistory(tree).history
            #expect(history.statements.map(\.state) == [.known(.active)])
            #expect(history.statements.map(\.groupID) == ["G1"])
            #expect(history.coverage == [.appStore: .partial])
        }
        let bare: Tree = ["originalTransactionId": "1001", "status": 1]
        let history = try await importedHistory(HistoryFixture.statuses(bare)).history
        #expect(history.statements.map(\.originalID) == ["1001"])
        #expect(history.transactions.isEmpty)
        for status in [5, "5"] as [Tree] {
            let alone = try await importedHistory(bare.with(["status": status])).history
            #expect(alone.statements.map(\.originalID) == ["1001"])
            #expect(alone.statements.map(\.state) == [.known(.revoked)])
            #expect(alone.coverage == [.appStore: .partial])
        }
    }

    @Test("a status is of the group around it where nothing else names its subscription, and of nothing without one")
    func readsBareStatus() async throws {
        let grouped = try await importedHistory(HistoryFixture.statuses(["status": 1])).history
        #expect(
            grouped.statements == [SubscriptionStatement(store: .appStore, groupID: "G1", state: .known(.active))]
        )
        let failure = await historyFailure(HistoryFixture.statuses(["status": 1], group: nil))
        #expect(failure?.diagnostics.summaries == ["error not-a-history"])
        #expect(failure?.diagnostics.map(\.place.path) == ["$.data[0].lastTransactions[0]"])
        let renewal: Tree = ["status": 1, "signedRenewalInfo": ["autoRenewStatus": 1]]
        let result = try await importedHistory(HistoryFixture.statuses(renewal, group: nil))
        #expect(result.history.renewals.count == 1)
        #expect(result.history.statements.isEmpty)
        #expect(result.diagnostics.summaries == ["error not-a-history"])
    }

    @Test("what an item states about its subscription fills what the payloads leave out")
    func fillsGaps() async throws {
        let item = HistoryFixture.item(
            transaction: HistoryFixture.transaction.without("originalTransactionId", "subscriptionGroupIdentifier"),
            renewal: HistoryFixture.renewal.without("originalTransactionId")
        )
        let history = try await importedHistory(HistoryFixture.statuses(item)).history
        #expect(history.transactions.map(\.originalID) == ["1001"])
        #expect(history.transactions.map(\.groupID) == ["G1"])
        #expect(history.renewals.map(\.originalID) == ["1001"])
    }

    @Test("an item that names another subscription than its transaction is reported")
    func reportsContradiction() async throws {
        let item = HistoryFixture.item().with(["originalTransactionId": "9"])
        let result = try await importedHistory(HistoryFixture.statuses(item))
        #expect(result.diagnostics.summaries == ["warning contradictory-fields"])
        #expect(result.history.statements.map(\.originalID) == ["1001"])
    }

    @Test("no subscription at all is an answer, and no full one: the request may be for some states")
    func readsEmptyData() async throws {
        let result = try await importedHistory(["environment": "Production", "data": []])
        #expect(result.history == CustomerHistory(coverage: [.appStore: .partial], reading: .ofPlainData))
        #expect(result.diagnostics.isEmpty)
    }

    @Test("a group without transactions is an answer, but not a full one")
    func readsEmptyGroup() async throws {
        let result = try await importedHistory(HistoryFixture.statuses())
        #expect(result.history.coverage == [.appStore: .partial])
    }

    @Test("where all signed data is refused, the status beside it is refused too")
    func refusesAll() async throws {
        let item = HistoryFixture.item(transaction: "eyJhbGciOiJ9.eyJ", renewal: "signed_renewal_one")
        let failure = await historyFailure(HistoryFixture.statuses(item))
        #expect(failure?.diagnostics.summaries == ["error signature-rejected", "error not-signed-data"])
        #expect(
            failure?.diagnostics.map(\.place.path) == [
                "$.data[0].lastTransactions[0].signedTransactionInfo",
                "$.data[0].lastTransactions[0].signedRenewalInfo",
            ]
        )
    }

    @Test("a refused item never loses the others")
    func keepsOthers() async throws {
        let items = HistoryFixture.statuses(
            HistoryFixture.item(transaction: "nonsense", renewal: nil),
            HistoryFixture.item(),
            HistoryFixture.item(3, transaction: nil, renewal: HistoryFixture.signed(HistoryFixture.renewal)),
            nil,
            [:]
        )
        let result = try await importedHistory(items)
        #expect(result.history.transactions.count == 1)
        #expect(result.history.renewals.count == 1)
        #expect(result.history.statements.map(\.state) == [.known(.active), .known(.billingRetry)])
        #expect(
            result.diagnostics.summaries == [
                "error not-signed-data", "error not-a-history", "error not-a-history",
            ]
        )
    }

    @Test("data of another shape is no status response", arguments: [[["id": 1]], [7], ["x"], [nil]] as [Tree])
    func refusesOtherData(_ data: Tree) async {
        let failure = await historyFailure(["environment": "Production", "data": data])
        #expect(failure?.diagnostics.summaries == ["error wrong-type"])
        let another = await historyFailure(["data": data])
        #expect(another?.diagnostics.summaries == ["error not-a-history"])
    }

    @Test("another service's empty list says nothing about a customer")
    func refusesEmptyLists() async {
        let failure = await historyFailure(["object": "list", "data": [], "has_more": false])
        #expect(failure?.diagnostics.summaries == ["error not-a-history"])
    }

    @Test("a name that occurs twice is reported, in a response and in a payload")
    func reportsDuplicates() async throws {
        let text = #"{"environment":"Production","data":[],"data":[]}"#
        let imported = try await HistoryImporter(signatures: .unverified)
            .history(from: Array(text.utf8), file: "status.json")
        #expect(imported.diagnostics.map { ImportCode($0) } == [.duplicateKey])
    }
}
