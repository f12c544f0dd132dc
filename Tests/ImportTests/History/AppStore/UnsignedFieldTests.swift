import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("With a verifier, what stands beside signed data does not count")
struct UnsignedFieldTests {
    /// Trusts whatever has the shape of signed data: the signatures themselves are StoreSignatures' to test.
    private struct Trusting: SignedDataVerifier {
        let payloads: [String: [UInt8]]

        func verifiedPayload(of compactJWS: String) async throws(SignatureRejection) -> [UInt8] {
            guard let payload = payloads[compactJWS] else { throw SignatureRejection(.badSignature, "not known") }
            return payload
        }
    }

    /// The verified import of an input, in which these payloads are signed.
    private func verified(_ tree: Tree, signing payloads: Tree...) async throws -> CustomerHistory {
        let entries = payloads.map { (HistoryFixture.signed($0).text, Array($0.description.utf8)) }
        let verifier = Trusting(payloads: Dictionary(uniqueKeysWithValues: entries))
        return try await HistoryImporter(signatures: .verified(by: verifier))
            .history(from: Array(tree.description.utf8), file: "customer.json").history
    }

    private static let transaction = HistoryFixture.transaction.without("subscriptionGroupIdentifier")
    private static let renewal = HistoryFixture.renewal.without("autoRenewStatus")
    private static let item: Tree = [
        "originalTransactionId": "1001", "status": 1, "signedTransactionInfo": HistoryFixture.signed(transaction),
        "signedRenewalInfo": HistoryFixture.signed(renewal),
    ]
    private static let notification = HistoryFixture.notification(
        "DID_CHANGE_RENEWAL_STATUS",
        subtype: "AUTO_RENEW_ENABLED",
        data: item
    )

    @Test("type, subtype and date of a notification that is not signed")
    func ignoresNews() async throws {
        let history = try await verified(Self.notification, signing: Self.transaction, Self.renewal)
        #expect(history.verification == .verified)
        #expect(history.renewals.map(\.renewsAutomatically) == [nil])
        #expect(history.statedDate == Instant(milliseconds: 1_700_000_009_000))
        #expect(history.statements.isEmpty)
        let trusted = try await importedHistory(Self.notification).history
        #expect(trusted.renewals.map(\.renewsAutomatically) == [true])
        #expect(trusted.statedDate == Instant(milliseconds: 1_700_000_099_000))
    }

    @Test("those of a signed notification do count")
    func readsSignedNews() async throws {
        let history = try await verified(
            ["signedPayload": HistoryFixture.signed(Self.notification)],
            signing: Self.notification,
            Self.transaction,
            Self.renewal
        )
        #expect(history.verification == .verified)
        #expect(history.renewals.map(\.renewsAutomatically) == [true])
        #expect(history.statedDate == Instant(milliseconds: 1_700_000_099_000))
        #expect(history.statements.map(\.statedDate) == [Instant(milliseconds: 1_700_000_099_000)])
    }

    @Test("that no page follows, or that there is no subscription")
    func ignoresCoverage() async throws {
        let page: Tree = [
            "bundleId": "com.example.ocean", "environment": "Production", "hasMore": false,
            "signedTransactions": [HistoryFixture.signed(Self.transaction)],
        ]
        let history = try await verified(page, signing: Self.transaction)
        #expect(history.verification == .verified)
        #expect(history.coverage == [.appStore: .partial])
        #expect(try await importedHistory(page).history.coverage == [.appStore: .full])
        #expect(try await verified(["environment": "Production", "data": []]).coverage == [.appStore: .partial])
    }

    @Test("the group and the subscription that a response names")
    func ignoresGroup() async throws {
        let transaction = Self.transaction.without("originalTransactionId")
        let item: Tree = ["originalTransactionId": "7", "signedTransactionInfo": HistoryFixture.signed(transaction)]
        let responses = [HistoryFixture.statuses(item), item.with(["subscriptionGroupIdentifier": "G1"])]
        for response in responses {
            let history = try await verified(response, signing: transaction)
            #expect(history.transactions.map(\.groupID) == [nil])
            #expect(history.transactions.map(\.originalID) == ["2001"])
            #expect(try await importedHistory(response).history.transactions.map(\.groupID) == ["G1"])
        }
    }

    @Test("the app that a notification names, for renewal information that names none")
    func ignoresApp() async throws {
        let data = Self.item.without("signedTransactionInfo").with([
            "bundleId": "com.example.ocean", "environment": "Production",
        ])
        let notification = HistoryFixture.notification(data: data)
        let payload = (HistoryFixture.signed(Self.renewal).text, Array(Self.renewal.description.utf8))
        let verifier = Trusting(payloads: Dictionary(uniqueKeysWithValues: [payload]))
        let expectation = HistoryExpectation(bundleID: "com.example.ocean")
        let failure = await #expect(throws: ImportFailure.self) {
            try await HistoryImporter(signatures: .verified(by: verifier), expecting: expectation)
                .history(from: Array(notification.description.utf8), file: "customer.json")
        }
        #expect(failure?.diagnostics.map { ImportCode($0) } == [.otherApp])
        let trusted = try await HistoryImporter(signatures: .unverified, expecting: expectation)
            .history(from: Array(notification.description.utf8), file: "customer.json")
        #expect(trusted.history.renewals.count == 1)
    }

    @Test("A transaction that is refused takes the renewal information beside it along: it may be the refund")
    func refusedTransaction() async throws {
        let response: Tree = [
            "environment": "Production",
            "data": [["subscriptionGroupIdentifier": "G1", "lastTransactions": [Self.item]]],
        ]
        await #expect(throws: ImportFailure.self) { try await verified(response, signing: Self.renewal) }
        let history = try await verified([Self.item, HistoryFixture.signed(Self.renewal)], signing: Self.renewal)
        #expect(history.transactions.isEmpty)
        #expect(history.verification == .notVerified)
    }

    @Test("Data without a signature is read, reported, and not verified")
    func unsignedData() async throws {
        let importer = HistoryImporter(signatures: .verified(by: Trusting(payloads: [:])))
        for tree in [Self.transaction, ["signedTransactionInfo": Self.transaction]] {
            let imported = try await importer.history(from: Array(tree.description.utf8), file: "customer.json")
            #expect(imported.diagnostics.map { ImportCode($0) } == [.unsignedData])
            #expect(imported.history.verification == .unsigned)
        }
    }
}

extension Tree {
    /// The text of a string; empty for anything else.
    fileprivate var text: String { if case .string(let text) = self { text } else { "" } }
}
