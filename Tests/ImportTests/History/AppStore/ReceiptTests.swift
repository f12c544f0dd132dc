import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A legacy verifyReceipt response")
struct ReceiptTests {
    @Test("purchases and renewals")
    func readsReceipt() async throws {
        let result = try await importedHistory(
            HistoryFixture.receipt(HistoryFixture.purchase, renewals: [HistoryFixture.pendingRenewal])
        )
        var purchase = PurchaseTransaction(store: .appStore, productID: "ocean.monthly")
        purchase.id = "2001"
        purchase.originalID = "1001"
        purchase.productType = .known(.autoRenewable)
        purchase.groupID = "G1"
        purchase.purchaseDate = Instant(milliseconds: 1_700_000_000_000)
        purchase.originalPurchaseDate = Instant(milliseconds: 1_690_000_000_000)
        purchase.expiresDate = Instant(milliseconds: 1_702_600_000_000)
        purchase.ownership = .known(.purchased)
        purchase.bundleID = "com.example.ocean"
        purchase.environment = "Production"
        purchase.statedDate = Instant(milliseconds: 1_700_000_099_000)
        var renewal = RenewalInfo(store: .appStore, originalID: "1001")
        renewal.productID = "ocean.monthly"
        renewal.renewalProductID = "ocean.yearly"
        renewal.renewsAutomatically = true
        renewal.isInBillingRetry = false
        renewal.statedDate = Instant(milliseconds: 1_700_000_099_000)
        #expect(
            result.history
                == CustomerHistory(
                    transactions: [purchase],
                    renewals: [renewal],
                    coverage: [.appStore: .full],
                    statedDate: Instant(milliseconds: 1_700_000_099_000),
                    reading: .ofPlainData
                )
        )
        #expect(result.diagnostics.isEmpty)
    }

    @Test("without a request date, nobody knows when a receipt was stated")
    func readsUndated() async throws {
        let receipt: Tree = ["receipt_creation_date_ms": "1700000098000", "bid": "com.example.old", "in_app": []]
        let tree = HistoryFixture.receipt(HistoryFixture.purchase, renewals: [HistoryFixture.pendingRenewal])
            .without("environment").with(["receipt": receipt])
        let history = try await importedHistory(tree).history
        #expect(history.transactions.map(\.statedDate) == [nil])
        #expect(history.renewals.map(\.statedDate) == [nil])
        #expect(history.transactions.map(\.bundleID) == ["com.example.old"])
        #expect(history.transactions.map(\.environment) == [nil])
    }

    @Test("an empty receipt is an answer: no purchase")
    func readsEmptyReceipt() async throws {
        let result = try await importedHistory(HistoryFixture.receipt())
        #expect(
            result.history
                == CustomerHistory(
                    coverage: [.appStore: .full],
                    statedDate: Instant(milliseconds: 1_700_000_099_000),
                    reading: .ofPlainData
                )
        )
        #expect(result.diagnostics.isEmpty)
    }

    @Test("numbers and Booleans need not be strings")
    func readsBareValues() async throws {
        let bare = HistoryFixture.purchase.with([
            "quantity": 1, "transaction_id": .source("2001"), "original_transaction_id": .source("1001"),
            "purchase_date_ms": .source("1700000000000"), "original_purchase_date_ms": .source("1690000000000"),
            "expires_date_ms": .source("1702600000000"), "is_trial_period": false, "is_in_intro_offer_period": false,
        ])
        let renewal = HistoryFixture.pendingRenewal.with(["auto_renew_status": 1, "is_in_billing_retry_period": false])
        let texts = HistoryFixture.receipt(HistoryFixture.purchase, renewals: [HistoryFixture.pendingRenewal])
        let history = try await importedHistory(HistoryFixture.receipt(bare, renewals: [renewal])).history
        #expect(history == (try await importedHistory(texts).history))
    }

    @Test("a purchase stands once, the latest information first, and in_app adds what is not there")
    func joinsLists() async throws {
        let other = HistoryFixture.purchase.with(["transaction_id": "2002", "product_id": "coins"])
        let stale = HistoryFixture.purchase.with(["expires_date_ms": "1700000000001"])
        let history = try await importedHistory(
            HistoryFixture.receipt(HistoryFixture.purchase, inApp: [stale, other])
        ).history
        #expect(history.transactions.map(\.id) == ["2001", "2002"])
        #expect(history.transactions.first?.expiresDate == Instant(milliseconds: 1_702_600_000_000))
    }

    @Test(
        "without latest_receipt_info, in_app is the history, but of a subscription, of which the latest purchases are missing"
    )
    func readsInApp() async throws {
        for (purchase, coverage) in [
            (HistoryFixture.purchase, CustomerHistory.Coverage.partial),
            (HistoryFixture.purchase.without("expires_date_ms"), .full),
        ] {
            let tree = HistoryFixture.receipt(inApp: [purchase]).without("latest_receipt_info")
            let history = try await importedHistory(tree).history
            #expect(history.transactions.map(\.id) == ["2001"])
            #expect(history.coverage == [.appStore: coverage])
        }
    }

    @Test("a receipt in the style of iOS 6 is one purchase, with milliseconds in plain fields")
    func readsOldStyle() async throws {
        let purchase: Tree = [
            "product_id": "ocean.monthly", "transaction_id": "2001", "expires_date": "1702600000000",
            "expires_date_formatted": "2023-12-15 00:26:40 Etc/GMT", "purchase_date": "2023-11-14 22:13:20 Etc/GMT",
        ]
        let newer = purchase.with(["transaction_id": "2002"])
        for status in [0, 21006] as [Tree] {
            let result = try await importedHistory([
                "status": status, "receipt": purchase, "latest_expired_receipt_info": newer,
            ])
            #expect(result.history.transactions.map(\.id) == ["2002", "2001"])
            #expect(
                result.history.transactions.map(\.expiresDate) == [
                    Instant(milliseconds: 1_702_600_000_000), Instant(milliseconds: 1_702_600_000_000),
                ]
            )
            #expect(
                result.history.transactions.map(\.purchaseDate) == [
                    Instant(milliseconds: 1_700_000_000_000), Instant(milliseconds: 1_700_000_000_000),
                ]
            )
            #expect(result.history.coverage == [.appStore: .partial])
            #expect(result.diagnostics.isEmpty)
        }
    }

    @Test("a single object where a list should be is read, but says that there may be more")
    func readsSingleObject() async throws {
        let history = try await importedHistory(["status": 0, "latest_receipt_info": HistoryFixture.purchase]).history
        #expect(history.transactions.map(\.id) == ["2001"])
        #expect(history.coverage == [.appStore: .partial])
    }

    @Test(
        "every error of the store is named",
        arguments: [
            (21000, "HTTP POST"), (21001, "no longer"), (21002, "malformed"), (21003, "authenticated"),
            (21004, "shared secret"), (21005, "unable"), (21006, "expired"),
            (21007, "a sandbox receipt was sent to the production environment"), (21008, "a production receipt"),
            (21009, "later"), (21010, "deleted"), (21100, "internal"), (21199, "internal"), (1, "not document"),
            (-5, "not document"),
        ]
    )
    func namesErrors(_ status: Int, meaning: String) async throws {
        let failure = await historyFailure(["status": .source(String(status)), "environment": "Production"])
        #expect(failure?.diagnostics.summaries == ["error store-error"])
        let found = try #require(failure?.diagnostics.first?.found)
        #expect(found.hasPrefix("status \(status): "))
        #expect(found.contains(meaning))
        let text = await historyFailure(["status": .string(String(status)), "environment": "Sandbox"])
        #expect(text?.diagnostics.first?.found == found)
        let receipt = HistoryFixture.receipt(HistoryFixture.purchase).with(["status": .source(String(status))])
        if status == 21006 {
            #expect(try await importedHistory(receipt).history.transactions.count == 1)
        } else {
            #expect(await historyFailure(receipt)?.diagnostics.summaries == ["error store-error"])
        }
    }

    @Test(
        "a response without any list is no answer",
        arguments: [["status": 0], ["status": 0, "receipt": [:]], ["status": 0, "pending_renewal_info": []]] as [Tree]
    )
    func refusesNothing(_ tree: Tree) async {
        #expect(await historyFailure(tree)?.diagnostics.summaries == ["error not-a-history"])
    }

    @Test("a purchase without a product is left out, and the history is not whole")
    func losesOne() async throws {
        let tree = HistoryFixture.receipt(
            HistoryFixture.purchase.without("product_id").with(["transaction_id": "2000"]),
            HistoryFixture.purchase
        )
        let result = try await importedHistory(tree)
        #expect(result.history.transactions.map(\.id) == ["2001"])
        #expect(result.history.coverage == [.appStore: .partial])
        #expect(result.diagnostics.summaries == ["error missing-product-id"])
        #expect(result.diagnostics.first?.place.path == "$.latest_receipt_info[0].product_id")
        let failure = await historyFailure(HistoryFixture.receipt(nil, 7, [:]))
        #expect(failure?.diagnostics.summaries == ["error wrong-type", "error wrong-type", "error missing-product-id"])
    }

    @Test(
        "lists of another type are reported, and only lost purchases make a history partial",
        arguments: [("latest_receipt_info", .partial), ("pending_renewal_info", .full)]
            as [(String, CustomerHistory.Coverage)]
    )
    func reportsMisplacedLists(_ name: String, coverage: CustomerHistory.Coverage) async throws {
        let tree = HistoryFixture.receipt(inApp: [HistoryFixture.purchase]).with([name: "AAAA"])
        let result = try await importedHistory(tree)
        #expect(result.diagnostics.summaries == ["error wrong-type"])
        #expect(result.history.transactions.count == 1)
        #expect(result.history.coverage == [.appStore: coverage])
    }
}
