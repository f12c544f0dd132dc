import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("The package's own form: a customer")
struct PlainCustomerTests {
    @Test("a purchase and a subscription of one product belong together without any identifier")
    func joinsByProduct() async throws {
        let result = try await importedCustomer(PlainFixture.customer())
        var purchase = PurchaseTransaction(store: .other, productID: "pro")
        purchase.originalID = "pro"
        purchase.purchaseDate = Instant(milliseconds: 1_790_841_600_000)
        purchase.expiresDate = Instant(milliseconds: 1_793_520_000_000)
        var renewal = RenewalInfo(store: .other, originalID: "pro")
        renewal.productID = "pro"
        renewal.renewsAutomatically = true
        renewal.answer.periodEnd = purchase.expiresDate
        var statement = SubscriptionStatement(
            store: .other,
            originalID: "pro",
            productID: "pro",
            state: .known(.active),
            answer: renewal.answer
        )
        statement.isMerchants = true
        let expected = CustomerHistory(
            transactions: [purchase],
            renewals: [renewal],
            statements: [statement],
            coverage: [.other: .partial],
            reading: .ofPlainData
        )
        #expect(result == HistoryImport(history: expected, diagnostics: []))
    }

    @Test("a subscription without an identifier takes that of its product's purchases, if they have one")
    func joinsByIdentifier() async throws {
        func identifiers(_ stated: [String?], subscription: String? = nil) async throws -> ([String?], [String?], Int) {
            let purchases = stated.map { PlainFixture.purchase.with(["originalID": $0.map { .string($0) } ?? nil]) }
            let customer = PlainFixture.customer(
                purchases: purchases,
                subscriptions: [PlainFixture.subscription.with(["originalID": subscription.map { .string($0) } ?? nil])]
            )
            let result = try await importedCustomer(customer)
            let history = result.history
            return (
                history.transactions.map(\.originalID), history.renewals.map(\.originalID), result.diagnostics.count
            )
        }
        #expect(try await identifiers(["s1", "s1"]) == (["s1", "s1"], ["s1"], 0))
        #expect(try await identifiers(["s1", nil]) == (["s1", "s1"], ["s1"], 0))
        #expect(try await identifiers([]) == ([], ["pro"], 0))
        #expect(try await identifiers(["s1", "s2"]) == (["s1", "s2"], [nil], 1))
        #expect(try await identifiers(["s1", nil], subscription: "s1") == (["s1", nil], ["s1"], 0))
    }

    @Test("purchases without a subscription to them are left without an identifier")
    func leavesOthersAlone() async throws {
        let coins: Tree = ["productID": "coins", "productType": "consumable"]
        let elsewhere = PlainFixture.purchase.with(["store": "googlePlay"])
        let customer = PlainFixture.customer(purchases: [coins, elsewhere, PlainFixture.purchase])
        #expect(try await importedCustomer(customer).history.transactions.map(\.originalID) == [nil, nil, "pro"])
    }

    @Test("the customer's name and the date of the record are kept")
    func readsHeader() async throws {
        let customer = PlainFixture.customer().with(["customer": "u-1", "asOf": "2026-11-20T09:00:00Z"])
        let history = try await importedCustomer(customer).history
        #expect(history.customer == "u-1")
        #expect(history.statedDate == Instant(milliseconds: 1_795_165_200_000))
        #expect(history.verification == .unsigned)
        #expect(history.transactions.map(\.statedDate) == [Instant(milliseconds: 1_795_165_200_000)])
        #expect(history.renewals.map(\.statedDate) == [Instant(milliseconds: 1_795_165_200_000)])
        #expect(history.statements.map(\.statedDate) == [Instant(milliseconds: 1_795_165_200_000)])
    }

    @Test(
        "a history is complete only where that is stated, in every store that is named",
        arguments: [
            ([], nil, [.other: .partial]), ([], true, [.other: .full]), ([], false, [.other: .partial]),
            (["appStore", "googlePlay"], true, [.appStore: .full, .googlePlay: .full]),
            (["appStore"], nil, [.appStore: .partial]),
        ] as [([String], Bool?, [StoreName: CustomerHistory.Coverage])]
    )
    func readsCoverage(
        _ stores: [String],
        isComplete: Bool?,
        coverage: [StoreName: CustomerHistory.Coverage]
    ) async throws {
        let purchases = stores.map { PlainFixture.purchase.with(["store": .string($0)]) }
        let customer = PlainFixture.customer(purchases: purchases, subscriptions: [])
            .with(["complete": isComplete.map { .bool($0) } ?? nil])
        #expect(try await importedCustomer(customer).history.coverage == coverage)
    }

    @Test("\"complete\" without a purchase is a customer who has bought nothing")
    func readsNewCustomers() async throws {
        let customer: Tree = ["schema": "paywright/customer/1", "store": "appStore", "complete": true]
        let result = try await importedCustomer(customer)
        #expect(result.history == CustomerHistory(coverage: [.appStore: .full], reading: .ofPlainData))
        #expect(result.diagnostics.isEmpty)
    }

    @Test(
        "a history with a record that cannot be read is not complete",
        arguments: [
            ("purchases", "[{}]", "missing-product-id"), ("purchases", "[7]", "wrong-type"),
            ("purchases", "{}", "wrong-type"), ("subscriptions", #"[{"state": "active"}]"#, "missing-product-id"),
            ("subscriptions", "[null]", "wrong-type"), ("subscriptions", #""none""#, "wrong-type"),
        ]
    )
    func losesCompleteness(_ list: String, source: String, code: String) async throws {
        let whole = PlainFixture.customer().with(["complete": true])
        #expect(try await importedCustomer(whole).history.coverage == [.other: .full])
        let customer = whole.with(["purchases": [PlainFixture.purchase], "subscriptions": [PlainFixture.subscription]])
            .with(list == "purchases" ? ["purchases": .source(source)] : ["subscriptions": .source(source)])
        let result = try await importedCustomer(customer)
        #expect(result.history.coverage == [.other: .partial])
        #expect(Set(result.diagnostics.summaries) == ["error \(code)", "warning contradictory-fields"])
    }

    @Test(
        "a version that is not known is refused",
        arguments: ["paywright/customer/2", "paywright/customer/", "paywright/customer/1.1", "paywright/customer/10"]
    )
    func refusesOtherVersions(_ schema: String) async {
        let customer = PlainFixture.customer().with(["schema": .string(schema)])
        let failure = await #expect(throws: ImportFailure.self) { try await importedCustomer(customer) }
        #expect(failure?.diagnostics.summaries == ["error unknown-schema"])
    }

    @Test(
        "a customer about whom nothing is said is refused",
        arguments: [
            "", #", "customer": "u-1", "store": "appStore""#, #", "complete": false"#, #", "purchases": [{}]"#,
            #", "purchases": {}"#, #", "inputs": []"#, #", "inputs": {}"#, #", "complete": true, "purchases": "none""#,
        ]
    )
    func refusesEmptyCustomers(_ rest: String) async {
        let customer = Tree.source(#"{"schema": "paywright/customer/1"\#(rest)}"#)
        let failure = await #expect(throws: ImportFailure.self) { try await importedCustomer(customer) }
        #expect(failure?.diagnostics.contains { ImportCode($0) == .notAHistory } == true)
    }

    @Test("what stores say of the same customer is read with it")
    func readsInputs() async throws {
        let inputs: Tree = [GooglePlayFixture.subscription(), [PlainFixture.customer().with(["store": "appStore"])]]
        let history = try await importedCustomer(PlainFixture.customer().with(["inputs": inputs])).history
        #expect(history.transactions.map(\.store) == [.other, .googlePlay, .appStore])
        #expect(history.coverage == [.other: .partial, .googlePlay: .partial, .appStore: .partial])
        let alone: Tree = ["schema": "paywright/customer/1", "complete": true, "inputs": inputs]
        #expect(try await importedCustomer(alone).history.coverage[.googlePlay] == .partial)
        let envelope: Tree = ["schema": "paywright/customer/1", "inputs": [GooglePlayFixture.subscription()]]
        #expect(try await importedCustomer(envelope).history.coverage == [.googlePlay: .partial])
    }

    @Test("an input that cannot be read does not lose the customer")
    func reportsBadInputs() async throws {
        let result = try await importedCustomer(PlainFixture.customer().with(["inputs": [7, ["a": 1]]]))
        #expect(result.history.transactions.count == 1)
        #expect(result.diagnostics.summaries == ["error not-a-history", "error not-a-history"])
        #expect(result.diagnostics.map(\.place.path) == ["$.inputs[0]", "$.inputs[1]"])
        let envelope: Tree = ["schema": "paywright/customer/1", "inputs": [7]]
        let failure = await #expect(throws: ImportFailure.self) { try await importedCustomer(envelope) }
        #expect(failure?.diagnostics.summaries == ["error not-a-history"])
    }

    @Test("inputs hold no inputs, however deep")
    func guardsDepth() async throws {
        var customer = PlainFixture.customer()
        for _ in 0..<40 { customer = PlainFixture.customer().with(["inputs": [customer]]) }
        let result = try await importedCustomer(customer)
        #expect(result.history.transactions.count == 2)
        #expect(result.diagnostics.summaries == ["error nested-too-deeply"])
    }
}
