import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Decoded renewal information")
struct RenewalInfoTests {
    @Test("every field is kept")
    func readsEveryField() async throws {
        let (renewal, diagnostics) = try await importedRenewal(
            HistoryFixture.renewal.with([
                "expirationIntent": 2, "isInBillingRetryPeriod": true, "priceIncreaseStatus": 0,
                "gracePeriodExpiresDate": .source("1702700000000.5"), "offerType": 2, "offerIdentifier": "abc.123",
                "offerDiscountType": "PAY_UP_FRONT", "offerPeriod": "P1Y",
                "eligibleWinBackOfferIds": ["best", "second"],
                "commitmentInfo": [
                    "commitmentAutoRenewProductId": "ocean.commitment", "commitmentAutoRenewStatus": 0,
                    "commitmentRenewalDate": .source("1731000000000"), "commitmentRenewalPrice": 9990,
                    "commitmentRenewalBillingPlanType": "MONTHLY",
                ],
            ])
        )
        var expected = RenewalInfo(store: .appStore, originalID: "1001")
        expected.productID = "ocean.monthly"
        expected.renewalProductID = "ocean.yearly"
        expected.renewsAutomatically = true
        expected.renewalDate = Instant(milliseconds: 1_702_600_000_000)
        expected.renewalPrice = Price("59.99", "USD")
        expected.offer = AppliedOffer(
            type: .known(.promotional),
            paymentMode: .known(.payUpFront),
            id: "abc.123",
            period: CalendarDuration(years: 1)
        )
        expected.expirationReason = .known(.billingError)
        expected.isInBillingRetry = true
        expected.gracePeriodExpiresDate = Instant(milliseconds: 1_702_700_000_000)
        expected.priceChange = PriceChange(kind: .known(.increase), state: .known(.awaitingConsent))
        expected.eligibleWinBackOfferIDs = ["best", "second"]
        expected.commitment = CommitmentRenewal(
            renewsAutomatically: false,
            productID: "ocean.commitment",
            renewalDate: Instant(milliseconds: 1_731_000_000_000),
            renewalPrice: Price("9.99", "USD"),
            isCommitted: true
        )
        expected.statedDate = renewal.statedDate
        expected.answer.periodEnd = Instant(milliseconds: 1_702_600_000_000)
        #expect(renewal.statedDate != nil)
        // The end of a commitment moves once a payment has failed.
        expected.doubts.add(
            Doubt(facts: .later, reason: .undecided, field: "$.commitmentInfo.commitmentRenewalDate")
        )
        #expect(renewal == expected)
        #expect(diagnostics.map(\.code) == ["undecided-field"])
    }

    @Test("a product is not needed")
    func readsWithoutProduct() async throws {
        let result = try await importedHistory(["autoRenewStatus": 0, "originalTransactionId": "1001"])
        #expect(result.history.renewals.map(\.renewsAutomatically) == [false])
        #expect(result.history.coverage == [.appStore: .partial])
    }

    @Test("what says nothing about a renewal is none", arguments: [[:], ["signedDate": 1]] as [Tree])
    func refusesEmpty(_ renewal: Tree) async {
        let failure = await historyFailure(["signedRenewalInfo": renewal])
        #expect(failure?.diagnostics.summaries == ["error not-a-history"])
    }

    @Test(
        "every reason for an end",
        arguments: [
            ("1", .known(.customerCancelled)), ("2", .known(.billingError)), ("3", .known(.priceIncreaseNotAccepted)),
            ("4", .known(.productUnavailable)), ("5", .known(.other)), ("\"5\"", .known(.other)),
            ("6", .unrecognized("6")),
        ] as [(String, StatedValue<ExpirationReason>)]
    )
    func readsExpirationIntent(_ source: String, reason: StatedValue<ExpirationReason>) async throws {
        let (renewal, diagnostics) = try await importedRenewal(
            HistoryFixture.renewal.with(["expirationIntent": .source(source)])
        )
        #expect(renewal.expirationReason == reason)
        #expect(diagnostics.summaries == (reason.known == nil ? ["warning unknown-value"] : []))
    }

    @Test(
        "every state of a price increase",
        arguments: [
            ("0", .known(.awaitingConsent)), ("1", .known(.confirmed)), ("2", .unrecognized("2")),
        ] as [(String, StatedValue<PriceChange.State>)]
    )
    func readsPriceIncrease(_ source: String, state: StatedValue<PriceChange.State>) async throws {
        let (renewal, diagnostics) = try await importedRenewal(
            HistoryFixture.renewal.with(["priceIncreaseStatus": .source(source)])
        )
        #expect(renewal.priceChange == PriceChange(kind: .known(.increase), state: state))
        #expect(diagnostics.summaries == (state.known == nil ? ["warning unknown-value"] : []))
    }

    @Test(
        "whether it renews",
        arguments: [
            ("1", true), ("0", false), ("true", true), ("false", false), ("\"1\"", true), ("\"true\"", true),
            ("2", nil),
            ("\"maybe\"", nil), ("null", nil),
        ] as [(String, Bool?)]
    )
    func readsAutoRenewStatus(_ source: String, renews: Bool?) async throws {
        let (renewal, diagnostics) = try await importedRenewal(
            HistoryFixture.renewal.with(["autoRenewStatus": .source(source)])
        )
        #expect(renewal.renewsAutomatically == renews)
        #expect(diagnostics.summaries == (renews == nil && source != "null" ? ["warning wrong-type"] : []))
    }

    @Test(
        "no win-back offer is another thing than no word about them",
        arguments: [
            ("[]", [], []), ("null", nil, []), ("[\"a\", 7, true]", ["a", "7"], ["warning wrong-type"]),
            ("\"a\"", nil, ["warning wrong-type"]),
        ] as [(String, [String]?, [String])]
    )
    func readsWinBackOffers(_ source: String, ids: [String]?, summaries: [String]) async throws {
        let (renewal, diagnostics) = try await importedRenewal(
            HistoryFixture.renewal.with(["eligibleWinBackOfferIds": .source(source)])
        )
        #expect(renewal.eligibleWinBackOfferIDs == ids)
        #expect(diagnostics.summaries == summaries)
    }
}
