import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Google Play: line items")
struct GooglePlayItemTests {
    @Test("only a tester's purchase states its environment")
    func readsTestPurchases() async throws {
        let real = GooglePlayFixture.subscription()
        #expect(try await ImportedItem(real).transaction.environment == nil)
        let test = try await ImportedItem(real.with(["testPurchase": [:]]))
        #expect(test.transaction.environment == "Test")
        #expect(test.transaction.bundleID == nil)
        #expect(test.diagnostics.isEmpty)
    }

    @Test("a line item is a transaction, renewal information and a statement of one subscription")
    func readsItems() async throws {
        let imported = try await ImportedItem(GooglePlayFixture.subscription())
        var transaction = PurchaseTransaction(store: .googlePlay, productID: "pro")
        transaction.id = "GPA.1-2-3..5"
        transaction.originalID = "GPA.1-2-3"
        transaction.productType = .known(.autoRenewable)
        transaction.basePlanID = "monthly"
        transaction.originalPurchaseDate = GooglePlayFixture.start
        transaction.expiresDate = GooglePlayFixture.expiry
        transaction.storefront = "DEU"
        // The first purchase and six renewals, which Google counts from 0.
        transaction.orderNumber = 6
        #expect(imported.transaction == transaction)
        var renewal = RenewalInfo(store: .googlePlay, originalID: "GPA.1-2-3")
        renewal.productID = "pro"
        renewal.renewalProductID = "pro"
        renewal.renewsAutomatically = true
        renewal.renewalDate = GooglePlayFixture.expiry
        renewal.renewalPrice = Price("6.99", "EUR")
        renewal.basePrice = Price("6.99", "EUR")
        renewal.answer = AnswerOrder(orderNumber: 6, periodEnd: GooglePlayFixture.expiry)
        // That nothing is planned stands in four fields.
        renewal.planned = imported.renewal.planned
        #expect(renewal.planned.count == 4)
        #expect(imported.renewal == renewal)
        #expect(imported.diagnostics.isEmpty)
    }

    @Test("Google states only the latest of everything, and signs nothing")
    func isPartial() async throws {
        let history = try await importedCustomer(GooglePlayFixture.subscription()).history
        #expect(history.coverage == [.googlePlay: .partial])
        #expect(history.verification == .unsigned)
    }

    @Test(
        "the first order is what renewals share",
        arguments: [
            ("GPA.3331-7311-8633-87504..58", "GPA.3331-7311-8633-87504"), ("GPA.1-2-3..0", "GPA.1-2-3"),
            ("GPA.1-2-3", "GPA.1-2-3"), ("GPA.1-2-3..", "GPA.1-2-3.."), ("GPA.1-2-3..x", "GPA.1-2-3..x"),
            ("GPA.1-2-3.5", "GPA.1-2-3.5"), ("..5", "..5"), ("..", ".."), ("7", "7"), ("é..12", "é"),
        ]
    )
    func findsFirstOrders(_ order: String, first: String) async throws {
        let item = GooglePlayFixture.item.with(["latestSuccessfulOrderId": .string(order)])
        let imported = try await ImportedItem(item: item)
        #expect(imported.transaction.originalID == first)
        #expect(imported.transaction.id == order)
    }

    @Test("the subscription's order stands in for an item's, and a name of its own for both")
    func namesItems() async throws {
        let item = GooglePlayFixture.item.without("latestSuccessfulOrderId")
        let subscription = GooglePlayFixture.subscription(items: [item])
        #expect(try await ImportedItem(subscription).transaction.id == "GPA.1-2-3..6")
        let bare = try await ImportedItem(subscription.without("latestOrderId", "startTime"))
        #expect(bare.transaction.originalID == "pro#0")
        #expect(bare.transaction.id == nil)
        let started = try await ImportedItem(subscription.without("latestOrderId"))
        #expect(started.transaction.originalID == "pro@\(GooglePlayFixture.start.milliseconds)#0")
    }

    @Test("items of one order are told apart by their products")
    func separatesItems() async throws {
        let items = ["pro", "extra", "pro"].map { GooglePlayFixture.item.with(["productId": .string($0)]) }
        let history = try await importedCustomer(GooglePlayFixture.subscription(items: items)).history
        let names = ["GPA.1-2-3/pro", "GPA.1-2-3/extra", "GPA.1-2-3/pro#2"]
        #expect(history.transactions.map(\.originalID) == names)
        #expect(history.renewals.map(\.originalID) == names)
        #expect(history.statements.map(\.originalID) == names)
    }

    @Test("a state without line items is a statement alone")
    func readsStatesAlone() async throws {
        let subscription = GooglePlayFixture.subscription("SUBSCRIPTION_STATE_PENDING", items: [])
        let expected = SubscriptionStatement(
            store: .googlePlay,
            originalID: "GPA.1-2-3",
            state: .known(.pending),
            answer: AnswerOrder(orderNumber: 7)
        )
        for input in [subscription, subscription.without("lineItems")] {
            let result = try await importedCustomer(input)
            #expect(result.history.statements == [expected])
            #expect(result.history.transactions.isEmpty && result.history.renewals.isEmpty)
            #expect(result.diagnostics.isEmpty)
        }
        let bare: Tree = ["subscriptionState": "SUBSCRIPTION_STATE_PENDING"]
        #expect(try await importedCustomer(bare).history.statements.first?.originalID == "subscription#0")
    }

    @Test(
        "an item that cannot be read does not lose the others",
        arguments: [
            ("7", "wrong-type"), ("{}", "missing-product-id"), (#"{"productId": " "}"#, "missing-product-id"),
            (#"{"productId": 7}"#, "missing-product-id"),
        ]
    )
    func refusesItems(_ item: String, code: String) async throws {
        let items = [.source(item), GooglePlayFixture.item]
        let result = try await importedCustomer(GooglePlayFixture.subscription(items: items))
        #expect(result.history.transactions.map(\.productID) == ["pro"])
        #expect(result.diagnostics.summaries == ["error \(code)"])
        let alone = try await importedCustomer(GooglePlayFixture.subscription(items: [.source(item)]))
        #expect(alone.history.statements.count == 1)
    }

    @Test("neither a state nor an item is a failure")
    func refusesEmptyResources() async {
        for input: Tree in [
            ["kind": "androidpublisher#subscriptionPurchaseV2"],
            ["subscriptionState": "NEW", "lineItems": []], ["subscriptionState": "NEW", "lineItems": "none"],
        ] {
            let failure = await #expect(throws: ImportFailure.self) { try await importedCustomer(input) }
            #expect(failure?.diagnostics.contains { ImportCode($0) == .notAHistory && $0.severity == .error } == true)
        }
    }

    @Test("a prepaid plan does not renew, and can be extended")
    func readsPrepaidPlans() async throws {
        let item = GooglePlayFixture.item.without("autoRenewingPlan")
            .with(["prepaidPlan": ["allowExtendAfterTime": "2026-11-22T16:58:21.621Z"]])
        let imported = try await ImportedItem(item: item)
        #expect(imported.renewal.prepaid == PrepaidPlan(extendableAfter: Instant(milliseconds: 1_795_366_701_621)))
        #expect(imported.renewal.renewsAutomatically == false)
        #expect(imported.renewal.renewalProductID == nil)
        #expect(imported.transaction.productType == nil)
        let bare = try await ImportedItem(item: item.with(["prepaidPlan": [:]]))
        #expect(bare.renewal.prepaid == PrepaidPlan())
        let both = try await ImportedItem(item: GooglePlayFixture.item.with(["prepaidPlan": [:]]))
        #expect(both.renewal.prepaid == nil)
        #expect(both.renewal.renewsAutomatically == true)
        #expect(both.diagnostics.summaries == ["warning contradictory-fields"])
    }

    @Test(
        "installments are a commitment",
        arguments: [
            (#"{"initialCommittedPaymentsCount": 6, "remainingCommittedPaymentsCount": 5}"#, 6, 5, false),
            (
                #"{"initialCommittedPaymentsCount": 6, "remainingCommittedPaymentsCount": 5, "pendingCancellation": {}}"#,
                6, 5, true
            ),
            (#"{"initialCommittedPaymentsCount": "12"}"#, 12, 0, false), ("{}", nil, nil, false),
        ] as [(String, Int?, Int?, Bool)]
    )
    func readsInstallments(_ details: String, total: Int?, left: Int?, isPending: Bool) async throws {
        let item = GooglePlayFixture.item(plan: ["installmentDetails": .source(details)])
        let imported = try await ImportedItem(item: item)
        #expect(imported.transaction.commitment == CommitmentProgress(totalBillingPeriods: total))
        #expect(imported.renewal.commitment?.paymentsLeft == left)
        #expect(imported.renewal.commitment?.isCancellationPending == isPending)
        // Without a number of further payments an ordinary renewal follows those that are left.
        let follows = (left ?? 0) > 0 && !isPending
        #expect(imported.renewal.commitment?.renewsAutomatically == (follows ? true : nil))
        #expect(imported.renewal.commitment?.isCommitted == (follows ? false : nil))
        // Without any number what is left is not known.
        #expect(imported.diagnostics.isEmpty == (total != nil))
    }

    @Test("what follows a commitment is another one, of so many payments", arguments: [0, 5])
    func readsNextCommitment(left: Int) async throws {
        let details: Tree = [
            "initialCommittedPaymentsCount": 6, "remainingCommittedPaymentsCount": .source("\(left)"),
            "subsequentCommittedPaymentsCount": 6,
        ]
        let imported = try await ImportedItem(item: GooglePlayFixture.item(plan: ["installmentDetails": details]))
        let next = imported.renewal.commitment
        #expect(next?.renewsAutomatically == true && next?.isCommitted == true && next?.payments == 6)
        #expect((next?.renewalDate != nil) == (left == 0))
    }

    @Test(
        "counts that are none are reported",
        arguments: ["-1", "6.5", "1e2", #""six""#, "99999999999999999999", "true"]
    )
    func refusesCounts(_ count: String) async throws {
        let details: Tree = ["initialCommittedPaymentsCount": .source(count), "remainingCommittedPaymentsCount": 5]
        let imported = try await ImportedItem(item: GooglePlayFixture.item(plan: ["installmentDetails": details]))
        #expect(imported.transaction.commitment == CommitmentProgress())
        #expect(imported.renewal.commitment?.paymentsLeft == 5)
        #expect(imported.diagnostics.summaries == ["warning invalid-number"])
    }

    @Test("a deferred change names the product that comes, or that none does")
    func readsDeferredChanges() async throws {
        let replaced = GooglePlayFixture.item.with(["deferredItemReplacement": ["productId": "max"]])
        #expect(try await ImportedItem(item: replaced).renewal.renewalProductID == "max")
        let removed = try await ImportedItem(item: GooglePlayFixture.item.with(["deferredItemRemoval": [:]])).renewal
        #expect(removed.renewalProductID == nil)
        #expect(removed.endsAtRenewal)
        #expect(removed.renewalDate == GooglePlayFixture.expiry)
    }

    @Test(
        "dates that are none are reported, and not known",
        arguments: [#""2026-02-30T00:00:00Z""#, #""tomorrow""#, "1792848566306", #""1792848566306""#, "{}", #""""#]
    )
    func refusesDates(_ date: String) async throws {
        let imported = try await ImportedItem(item: GooglePlayFixture.item.with(["expiryTime": .source(date)]))
        #expect(imported.transaction.expiresDate == nil)
        #expect(imported.renewal.renewalDate == nil)
        #expect(imported.diagnostics.summaries == ["warning invalid-date"])
        #expect(imported.diagnostics.first?.place.productID == "pro")
    }

    @Test("a map of resources by name is no input, but each of its values is")
    func refusesMaps() async throws {
        let map: Tree = ["new": GooglePlayFixture.subscription(), "paused": GooglePlayFixture.subscription()]
        let failure = await #expect(throws: ImportFailure.self) { try await importedCustomer(map) }
        #expect(failure?.diagnostics.summaries == ["error map-of-inputs"])
    }

    @Test("an array of resources is one customer's")
    func readsArrays() async throws {
        let other = GooglePlayFixture.item.with(["latestSuccessfulOrderId": "GPA.7", "productId": "max"])
        let input: Tree = [GooglePlayFixture.subscription(), GooglePlayFixture.subscription(items: [other])]
        let history = try await importedCustomer(input).history
        #expect(history.transactions.map(\.originalID) == ["GPA.1-2-3", "GPA.7"])
    }

    @Test("a name that occurs twice is reported")
    func reportsDuplicates() async throws {
        let item = GooglePlayFixture.item.repeating("expiryTime", "2026-10-24T13:29:26.306Z")
        #expect(try await ImportedItem(item: item).diagnostics.summaries == ["warning duplicate-key"])
    }
}
