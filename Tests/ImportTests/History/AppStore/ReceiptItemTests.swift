import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Purchases and renewals of a receipt")
struct ReceiptItemTests {
    private static func purchase(
        _ changes: KeyValuePairs<String, Tree>
    ) async throws -> (transaction: PurchaseTransaction, diagnostics: [Diagnostic]) {
        try await importedTransaction(HistoryFixture.receipt(HistoryFixture.purchase.with(changes)))
    }

    private static func renewal(
        _ changes: KeyValuePairs<String, Tree>
    ) async throws -> (renewal: RenewalInfo, diagnostics: [Diagnostic]) {
        try await importedRenewal(HistoryFixture.receipt(renewals: [HistoryFixture.pendingRenewal.with(changes)]))
    }

    @Test("a cancellation takes the purchase back, unless it was an upgrade")
    func readsCancellation() async throws {
        let date: Tree = "1700000007000"
        var read = try await Self.purchase(["cancellation_date_ms": date, "cancellation_reason": "1"])
        #expect(
            read.transaction.revocation
                == Revocation(date: Instant(milliseconds: 1_700_000_007_000), reason: .known(.appIssue))
        )
        read = try await Self.purchase(["cancellation_date_ms": date, "cancellation_reason": 0])
        #expect(
            read.transaction.revocation
                == Revocation(date: Instant(milliseconds: 1_700_000_007_000), reason: .known(.other))
        )
        read = try await Self.purchase(["cancellation_date_ms": date, "in_app_ownership_type": "FAMILY_SHARED"])
        #expect(
            read.transaction.revocation
                == Revocation(date: Instant(milliseconds: 1_700_000_007_000), kind: .known(.familySharingEnded))
        )
        for isUpgraded in ["true", true, "1"] as [Tree] {
            read = try await Self.purchase(["cancellation_date_ms": date, "is_upgraded": isUpgraded])
            #expect(read.transaction.isUpgraded)
            #expect(read.transaction.revocation == nil)
        }
        read = try await Self.purchase(["cancellation_date": "", "cancellation_date_ms": "", "cancellation_reason": ""])
        #expect(read.transaction.revocation == nil)
        #expect(read.diagnostics.isEmpty)
        read = try await Self.purchase(["cancellation_date": "last week"])
        #expect(read.transaction.revocation == Revocation())
        #expect(read.diagnostics.summaries == ["warning invalid-date"])
    }

    @Test("the offer of a purchase")
    func readsOffers() async throws {
        let cases: [(KeyValuePairs<String, Tree>, AppliedOffer?)] = [
            ([:], nil),
            (
                ["is_trial_period": "true"],
                AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial), isFree: true)
            ),
            (["is_in_intro_offer_period": "true"], AppliedOffer(type: .known(.introductory), isFree: false)),
            (
                ["is_in_intro_offer_period": "true", "is_trial_period": nil],
                AppliedOffer(type: .known(.introductory))
            ),
            (["offer_code_ref_name": "GIFT"], AppliedOffer(type: .known(.code), id: "GIFT")),
            (
                ["offer_code_ref_name": "GIFT", "is_trial_period": "true"],
                AppliedOffer(type: .known(.code), paymentMode: .known(.freeTrial), isFree: true, id: "GIFT")
            ),
            (["promotional_offer_id": "spring"], AppliedOffer(type: .known(.promotional), id: "spring")),
            (
                ["promotional_offer_id": "spring", "is_trial_period": true],
                AppliedOffer(type: .known(.promotional), paymentMode: .known(.freeTrial), isFree: true, id: "spring")
            ),
        ]
        for (changes, offer) in cases {
            let (transaction, diagnostics) = try await Self.purchase(changes)
            #expect(transaction.offer == offer)
            #expect(diagnostics.isEmpty)
        }
    }

    @Test("only a purchase that expires is known to be a subscription")
    func readsProductType() async throws {
        let coins = HistoryFixture.purchase.without("expires_date_ms")
        let (transaction, _) = try await importedTransaction(HistoryFixture.receipt(coins))
        #expect(transaction.productType == nil)
        #expect(transaction.expiresDate == nil)
    }

    @Test(
        "dates in milliseconds come first, then those in a text",
        arguments: [
            ("1700000000000", nil, 1_700_000_000_000), ("1700000000000", "nonsense", 1_700_000_000_000),
            ("", "2018-03-16 16:19:19 Etc/GMT", 1_521_217_159_000), (nil, "2018-03-16T16:19:19Z", 1_521_217_159_000),
            (nil, "2018-03-16T17:19:19.5+01:00", 1_521_217_159_500),
            (nil, "2018-03-16T08:19:19-08:00", 1_521_217_159_000),
            (nil, "2018-03-16t16:19:19.0000001z", 1_521_217_159_000),
            (nil, "2000-02-29 00:00:00 Etc/GMT", 951_782_400_000),
            (nil, "2099-12-31 23:59:59 Etc/GMT", 4_102_444_799_000), (nil, "9999-12-31T23:59:59Z", 253_402_300_799_000),
        ] as [(Tree, Tree, Int64)]
    )
    func readsDates(milliseconds: Tree, text: Tree, date: Int64) async throws {
        let (transaction, diagnostics) = try await Self.purchase([
            "expires_date_ms": milliseconds, "expires_date": text,
            "expires_date_pst": "2018-03-16 09:19:19 America/Los_Angeles",
        ])
        #expect(transaction.expiresDate?.milliseconds == date)
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "what is no date is left out, with a warning",
        arguments: [
            "2018-03-16 09:19:19 America/Los_Angeles", "2018-02-29 00:00:00 Etc/GMT", "1900-02-29 00:00:00 Etc/GMT",
            "2018-13-01 00:00:00 Etc/GMT", "2018-00-01 00:00:00 Etc/GMT", "2018-04-31 00:00:00 Etc/GMT",
            "2018-01-01 24:00:00 Etc/GMT", "2018-01-01 00:60:00 Etc/GMT", "2018-01-01 00:00:60 Etc/GMT",
            "2018-01-01 00:00:00", "2018-01-01T00:00:00", "2018-01-01T00:00:00 Etc/GMT", "2018-1-1 00:00:00 Etc/GMT",
            "2018-01-01", "2018-01-01T00:00:00.Z", "2018-01-01T00:00:00+24:00", "2018-01-01T00:00:00+0100",
            "2018-01-01 00:00:00 Etc/GMT+1", "0000-01-01 00:00:00 Etc/GMT", "never",
        ]
    )
    func refusesOtherDates(_ text: String) async throws {
        let (transaction, diagnostics) = try await Self.purchase([
            "expires_date_ms": nil, "expires_date": .string(text),
        ])
        #expect(transaction.expiresDate == nil)
        #expect(transaction.productType == .known(.autoRenewable))
        #expect(diagnostics.summaries == ["warning invalid-date"])
        #expect(diagnostics.first?.place.path == "$.latest_receipt_info[0].expires_date")
    }

    @Test("milliseconds that cannot be read give way to the text")
    func fallsBackToText() async throws {
        let (transaction, diagnostics) = try await Self.purchase([
            "expires_date_ms": "soon", "expires_date": "2018-03-16 16:19:19 Etc/GMT",
        ])
        #expect(transaction.expiresDate == Instant(milliseconds: 1_521_217_159_000))
        #expect(diagnostics.summaries == ["warning invalid-date"])
    }

    @Test("the fields of a renewal")
    func readsRenewal() async throws {
        let (renewal, diagnostics) = try await Self.renewal([
            "auto_renew_status": "0", "expiration_intent": "2", "is_in_billing_retry_period": "1",
            "grace_period_expires_date": "2018-03-16 16:19:19 Etc/GMT", "price_consent_status": "0",
            "promotional_offer_id": "spring",
        ])
        #expect(renewal.renewsAutomatically == false)
        #expect(renewal.expirationReason == .known(.billingError))
        #expect(renewal.isInBillingRetry == true)
        #expect(renewal.gracePeriodExpiresDate == Instant(milliseconds: 1_521_217_159_000))
        #expect(renewal.priceChange == PriceChange(kind: .known(.increase), state: .known(.awaitingConsent)))
        #expect(renewal.offer == nil)
        #expect(diagnostics.isEmpty)
    }

    @Test("a price increase that needs no consent is told by its own field")
    func readsPriceIncrease() async throws {
        let (renewal, _) = try await Self.renewal(["price_increase_status": "1", "price_consent_status": "0"])
        #expect(renewal.priceChange?.state == .known(.confirmed))
    }

    @Test("the date of the answer, not that of the receipt, which may be older than the purchases in it")
    func readsStatedDate() async throws {
        let cases: [(Tree, Int64?)] = [
            (["request_date_ms": "1700000099000", "receipt_creation_date_ms": "1700000000000"], 1_700_000_099_000),
            (["request_date": "2023-11-14 22:13:20 Etc/GMT"], 1_700_000_000_000),
            (["receipt_creation_date_ms": "1700000000000"], nil), ([:], nil),
        ]
        for (receipt, date) in cases {
            let tree = HistoryFixture.receipt(HistoryFixture.purchase).with(["receipt": receipt])
            #expect(try await importedHistory(tree).history.statedDate?.milliseconds == date)
        }
    }
}
