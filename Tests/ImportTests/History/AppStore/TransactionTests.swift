import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A decoded transaction")
struct TransactionTests {
    @Test("every field is kept")
    func readsEveryField() async throws {
        let (transaction, diagnostics) = try await importedTransaction(
            HistoryFixture.transaction.with([
                "revocationDate": .source("1700000007000"), "revocationReason": 1, "revocationType": "REFUND_PRORATED",
                "revocationPercentage": 50000, "isUpgraded": true, "offerIdentifier": "abc.123",
                "commitmentInfo": [
                    "billingPeriodNumber": 3, "commitmentExpiresDate": .source("1731000000000"),
                    "commitmentPrice": 119880, "totalBillingPeriods": 12,
                ],
                "aFieldOfNextYear": ["x": 1],
            ])
        )
        var expected = PurchaseTransaction(store: .appStore, productID: "ocean.monthly")
        expected.id = "2001"
        expected.originalID = "1001"
        expected.productType = .known(.autoRenewable)
        expected.groupID = "G1"
        expected.purchaseDate = Instant(milliseconds: 1_700_000_000_000)
        expected.originalPurchaseDate = Instant(milliseconds: 1_690_000_000_000)
        expected.expiresDate = Instant(milliseconds: 1_702_600_000_000)
        expected.ownership = .known(.purchased)
        expected.price = Price("10.99", "USD")
        expected.offer = AppliedOffer(
            type: .known(.introductory),
            paymentMode: .known(.payAsYouGo),
            id: "abc.123",
            period: CalendarDuration(months: 1)
        )
        expected.revocation = Revocation(
            date: Instant(milliseconds: 1_700_000_007_000),
            kind: .known(.proratedRefund),
            reason: .known(.appIssue),
            fraction: DecimalAmount("0.5")
        )
        expected.isUpgraded = true
        expected.commitment = CommitmentProgress(
            billingPeriodNumber: 3,
            totalBillingPeriods: 12,
            expiresDate: Instant(milliseconds: 1_731_000_000_000),
            price: Price("119.88", "USD")
        )
        expected.storefront = "USA"
        expected.bundleID = "com.example.ocean"
        expected.environment = "Production"
        expected.statedDate = Instant(milliseconds: 1_700_000_005_000)
        expected.doubts = [Doubt(facts: .amount, reason: .unknownField, field: "$.aFieldOfNextYear")]
        #expect(transaction == expected)
        #expect(diagnostics.summaries == ["note unknown-field"])
    }

    @Test("nothing but the product is needed, and nothing is made up")
    func readsLittle() async throws {
        let (transaction, diagnostics) = try await importedTransaction(["signedTransactionInfo": ["productId": "coins"]]
        )
        var expected = PurchaseTransaction(store: .appStore, productID: "coins")
        expected.lacksStatedDate = true
        #expect(transaction == expected)
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "what encoders of other languages write for a missing value is nothing stated",
        arguments: [nil, "", " "] as [Tree]
    )
    func readsEmptyText(_ value: Tree) async throws {
        let names = [
            "originalTransactionId", "type", "subscriptionGroupIdentifier", "purchaseDate", "originalPurchaseDate",
            "expiresDate", "quantity", "inAppOwnershipType", "price", "currency", "offerType", "offerIdentifier",
            "offerDiscountType", "offerPeriod", "revocationDate", "revocationReason", "revocationType", "isUpgraded",
            "revocationPercentage", "storefront", "commitmentInfo", "signedDate", "bundleId",
            "environment",
        ]
        let members = [(name: "transactionId", value: "1" as Tree), (name: "productId", value: "coins")]
        let fields = Tree.object(members + names.map { (name: $0, value: value) })
        let (transaction, diagnostics) = try await importedTransaction(["signedTransactionInfo": fields])
        var expected = PurchaseTransaction(store: .appStore, productID: "coins")
        expected.id = "1"
        expected.originalID = "1"
        expected.lacksStatedDate = true
        #expect(transaction == expected)
        #expect(diagnostics.isEmpty)
    }

    @Test("a transaction without a product is left out", arguments: [nil, "", " "] as [Tree])
    func refusesMissingProduct(_ id: Tree) async {
        let failure = await historyFailure(HistoryFixture.transaction.with(["productId": id]))
        #expect(failure?.diagnostics.summaries == ["error missing-product-id"])
        #expect(failure?.diagnostics.first?.place.path == "$.productId")
    }

    @Test("identifiers may be numbers, whole ones")
    func readsNumericIdentifiers() async throws {
        let (transaction, diagnostics) = try await importedTransaction(
            HistoryFixture.transaction.with([
                "transactionId": .source("2000000000070001"), "originalTransactionId": .source("2.0E3"),
                "storefront": true,
            ])
        )
        #expect(transaction.id == "2000000000070001")
        #expect(transaction.originalID == "2000")
        #expect(transaction.storefront == nil)
        #expect(diagnostics.summaries == ["warning wrong-type"])
        #expect(diagnostics.first?.place.productID == "ocean.monthly")
    }

    @Test(
        "quantities",
        arguments: [("3", 3, true), ("\"3\"", 3, true), ("0", 1, false), ("-1", 1, false), ("1e400", 1, false)]
    )
    func readsQuantity(_ source: String, quantity: Int, isValid: Bool) async throws {
        let (transaction, diagnostics) = try await importedTransaction(
            HistoryFixture.transaction.with(["quantity": .source(source)])
        )
        #expect(transaction.quantity == quantity)
        #expect(diagnostics.summaries == (isValid ? [] : ["warning invalid-number"]))
    }

    @Test(
        "Booleans",
        arguments: [
            ("true", true, true), ("false", false, true), ("\"true\"", true, true), ("\"False\"", false, true),
            ("1", true, true), ("0", false, true), ("\"1\"", true, true), ("2", false, false), ("[]", false, false),
        ]
    )
    func readsUpgrade(_ source: String, isUpgraded: Bool, isValid: Bool) async throws {
        let (transaction, diagnostics) = try await importedTransaction(
            HistoryFixture.transaction.with(["isUpgraded": .source(source)])
        )
        #expect(transaction.isUpgraded == isUpgraded)
        #expect(diagnostics.summaries == (isValid ? [] : ["warning wrong-type"]))
    }

    @Test("text in the payload of signed data is found by the path of both")
    func namesPlaceInPayload() async throws {
        let signed = HistoryFixture.signed(HistoryFixture.transaction.with(["quantity": "many"]))
        let result = try await importedHistory(["signedTransactionInfo": signed])
        #expect(result.diagnostics.map(\.place.path) == ["$.signedTransactionInfo→payload.quantity"])
        #expect(result.diagnostics.map(\.place.line) == [2])
    }

    @Test(
        "unverified, a payload is taken apart as strictly as it is to be verified",
        arguments: ["e31", "e3.", "e30."]
    )
    func refusesLooseBase64(_ payload: String) async {
        let failure = await historyFailure(["signedTransactionInfo": .string("eyJhIjoxfQ.\(payload).c2ln")])
        #expect(failure?.diagnostics.summaries == ["error signature-rejected"])
    }

    @Test("signed data alone, bare or as a string")
    func readsBareSignedData() async throws {
        guard case .string(let text) = HistoryFixture.signed(HistoryFixture.transaction) else { return }
        for source in [text, "\n\(text)\n", "\"\(text)\"", "[\"\(text)\"]"] {
            let history = try await importedHistory(text: source).history
            #expect(history.transactions.map(\.id) == ["2001"])
            #expect(history.coverage == [.appStore: .partial])
            #expect(history.verification == .notVerified)
        }
    }

    @Test(
        "signed data that is cut short or holds no transaction is refused",
        arguments: [
            ("eyJhbGciOiJFUzI1NiJ9", "error signature-rejected"),
            ("eyJhbGciOiJFUzI1NiJ9.eyJwcm9kdWN0SWQiOiJhIn0", "error signature-rejected"),
            ("eyJhbGciOiJFUzI1NiJ9..", "error signature-rejected"),
            ("eyJhbGciOiJFUzI1NiJ9.eyJwcm9kdWN0SWQiOiJh.c2ln", "error unreadable-payload"),
            ("eyJhbGciOiJFUzI1NiJ9.W10.c2ln", "error wrong-type"),
            ("not signed", "error not-signed-data"),
        ]
    )
    func refusesBrokenSignedData(_ text: String, summary: String) async {
        let failure = await historyFailure(["signedTransactionInfo": .string(text)])
        #expect(failure?.diagnostics.summaries == [summary])
    }
}
