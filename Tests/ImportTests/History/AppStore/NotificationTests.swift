import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("App Store Server Notifications V2")
struct NotificationTests {
    @Test("signed, half decoded or decoded, the same is read")
    func readsEveryShape() async throws {
        let decoded = HistoryFixture.notification()
        let inner = HistoryFixture.notification(
            data: HistoryFixture.item(
                transaction: HistoryFixture.signed(HistoryFixture.transaction),
                renewal: HistoryFixture.signed(HistoryFixture.renewal)
            )
        )
        let shapes: [Tree] = [
            decoded, inner, ["signedPayload": decoded], ["signedPayload": HistoryFixture.signed(inner)],
            HistoryFixture.signed(inner), HistoryFixture.signed(["signedPayload": HistoryFixture.signed(decoded)]),
        ]
        for shape in shapes {
            let result = try await importedHistory(shape)
            #expect(result.history.transactions.map(\.id) == ["2001"])
            #expect(result.history.renewals.map(\.renewalPrice) == [Price("59.99", "USD")])
            #expect(result.history.statements.map(\.state) == [.known(.active)])
            #expect(result.history.statements.map(\.groupID) == ["G1"])
            #expect(result.history.statements.map(\.statedDate) == [Instant(milliseconds: 1_700_000_099_000)])
            #expect(result.history.transactions.map(\.statedDate) == [Instant(milliseconds: 1_700_000_005_000)])
            #expect(result.history.transactions.map(\.environment) == ["Production"])
            #expect(result.history.coverage == [.appStore: .partial])
            #expect(result.history.statedDate == Instant(milliseconds: 1_700_000_099_000))
            #expect(result.diagnostics.isEmpty)
        }
    }

    @Test("a place in a payload of a payload has the path of all three")
    func namesPlace() async throws {
        let inner = HistoryFixture.notification(
            data: ["signedTransactionInfo": HistoryFixture.signed(HistoryFixture.transaction.with(["price": "x"]))]
        )
        let result = try await importedHistory(["signedPayload": HistoryFixture.signed(inner)])
        #expect(
            result.diagnostics.map(\.place.path) == ["$.signedPayload→payload.data.signedTransactionInfo→payload.price"]
        )
    }

    @Test(
        "what is about many customers or none is refused",
        arguments: [
            HistoryFixture.notification("RENEWAL_EXTENSION", subtype: "SUMMARY", data: nil)
                .with(["summary": ["productId": "ocean.monthly", "succeededCount": 5]]),
            HistoryFixture.notification("TEST", data: ["bundleId": "com.example"]),
            HistoryFixture.notification("EXTERNAL_PURCHASE_TOKEN", subtype: "UNREPORTED", data: nil)
                .with(["externalPurchaseToken": ["externalPurchaseId": "1"]]),
        ]
    )
    func refusesOthers(_ notification: Tree) async {
        for shape in [notification, ["signedPayload": HistoryFixture.signed(notification)]] {
            let failure = await historyFailure(shape)
            #expect(failure?.diagnostics.summaries == ["error not-about-one-customer"])
        }
    }

    @Test("a failed extension of one subscription is about one customer")
    func readsFailedExtension() async throws {
        let notification = HistoryFixture.notification("RENEWAL_EXTENSION", subtype: "FAILURE")
        #expect(try await importedHistory(notification).history.transactions.count == 1)
    }

    @Test(
        "what has no purchase is refused",
        arguments: [
            HistoryFixture.notification("RESCIND_CONSENT", data: nil), HistoryFixture.notification(data: [:]),
            HistoryFixture.notification(data: 7), ["signedPayload": ["version": "2.0"]],
        ]
    )
    func refusesEmpty(_ notification: Tree) async {
        #expect(await historyFailure(notification)?.diagnostics.summaries == ["error not-a-history"])
    }

    @Test("type and subtype fill what the renewal information leaves out, and never contradict it")
    func fillsGaps() async throws {
        let bare = HistoryFixture.renewal.without("autoRenewStatus")
        func renewal(_ type: Tree, _ subtype: Tree, _ renewal: Tree) async throws -> RenewalInfo {
            let data = HistoryFixture.item(renewal: renewal)
            return try await importedRenewal(HistoryFixture.notification(type, subtype: subtype, data: data)).renewal
        }
        for (subtype, state) in [("PENDING", .awaitingConsent), ("ACCEPTED", .confirmed)] as [(Tree, PriceChange.State)]
        {
            let change = try await renewal("PRICE_INCREASE", subtype, bare).priceChange
            #expect(change == PriceChange(kind: .known(.increase), state: .known(state)))
        }
        let reasons: [(Tree, ExpirationReason?)] = [
            ("VOLUNTARY", .customerCancelled), ("BILLING_RETRY", .billingError),
            ("PRICE_INCREASE", .priceIncreaseNotAccepted), ("PRODUCT_NOT_FOR_SALE", .productUnavailable), (nil, nil),
            ("NEXT_YEARS", nil),
        ]
        for (subtype, reason) in reasons {
            #expect(try await renewal("EXPIRED", subtype, bare).expirationReason?.known == reason)
        }
        for (subtype, renews) in [("AUTO_RENEW_ENABLED", true), ("AUTO_RENEW_DISABLED", false)] as [(Tree, Bool)] {
            let type: Tree = "DID_CHANGE_RENEWAL_STATUS"
            #expect(try await renewal(type, subtype, bare).renewsAutomatically == renews)
            #expect(try await renewal(type, subtype, HistoryFixture.renewal).renewsAutomatically == true)
        }
        #expect(try await renewal("DID_FAIL_TO_RENEW", "GRACE_PERIOD", bare).isInBillingRetry == true)
        #expect(try await renewal("NEXT_YEARS", nil, bare).renewsAutomatically == nil)
    }
}
