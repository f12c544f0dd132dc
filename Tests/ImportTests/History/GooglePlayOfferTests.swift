import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Google Play: offers and the next charge")
struct GooglePlayOfferTests {
    private static let base = Price("6.99", "EUR")

    @Test(
        "the recurring price is the next charge only where the base price is known to follow",
        arguments: [
            ("null", "null", true, nil), ("null", #""""#, true, nil), (#"{"basePrice": {}}"#, #""week""#, true, nil),
            (#"{"basePrice": {}}"#, "null", true, nil), ("null", #""week""#, false, AppliedOffer(id: "week")),
            (
                #"{"freeTrial": {}}"#, #""week""#, false,
                AppliedOffer(paymentMode: .known(.freeTrial), id: "week")
            ),
            (#"{"freeTrial": {}}"#, "null", false, AppliedOffer(paymentMode: .known(.freeTrial))),
            (#"{"introductoryPrice": {}}"#, #""week""#, false, AppliedOffer(isFree: false, id: "week")),
            (#"{"introductoryPrice": {}}"#, "null", false, AppliedOffer(isFree: false)),
            (#"{"prorationPeriod": {}}"#, #""week""#, false, nil),
        ] as [(String, String, Bool, AppliedOffer?)]
    )
    func readsPhases(_ phase: String, offerID: String, leadsToBase: Bool, offer: AppliedOffer?) async throws {
        let details: Tree = ["basePlanId": "monthly", "offerId": .source(offerID), "offerTags": ["a"]]
        let imported = try await ImportedItem(
            item: GooglePlayFixture.item.with(["offerPhase": .source(phase), "offerDetails": details])
        )
        #expect(imported.transaction.offer == offer)
        #expect(imported.transaction.basePlanID == "monthly")
        #expect(imported.renewal.basePrice == Self.base)
        #expect(imported.renewal.renewalPrice == (leadsToBase ? Self.base : nil))
        #expect(imported.diagnostics.isEmpty)
    }

    @Test(
        "from a phase or an offer that cannot be read nothing follows",
        arguments: [
            (
                #"{"loyaltyPrice": {}}"#, #"{"offerId": "week"}"#,
                AppliedOffer(paymentMode: .unrecognized("loyaltyPrice"), id: "week")
            ),
            (#"{"loyaltyPrice": {}}"#, "{}", nil), ("{}", "{}", nil), (#""FREE_TRIAL""#, "{}", nil),
            (#"{"freeTrial": {}, "basePrice": {}}"#, "{}", nil), ("null", "7", nil), ("null", #"{"offerId": 7}"#, nil),
        ] as [(String, String, AppliedOffer?)]
    )
    func reportsUnknownPhases(_ phase: String, details: String, offer: AppliedOffer?) async throws {
        let imported = try await ImportedItem(
            item: GooglePlayFixture.item.with(["offerPhase": .source(phase), "offerDetails": .source(details)])
        )
        #expect(imported.transaction.offer == offer)
        #expect(imported.renewal.basePrice == Self.base)
        #expect(imported.renewal.renewalPrice == nil)
        // A new phase is a new field too.
        #expect(imported.diagnostics.filter { $0.severity == .warning }.count == 1)
        #expect(imported.diagnostics.allSatisfy { $0.severity == .warning || $0.code == "unknown-field" })
    }

    @Test("nobody is charged for a product that does not renew, leaves or is replaced")
    func dropsPricesWithoutCharge() async throws {
        for item in [
            GooglePlayFixture.item(plan: ["autoRenewEnabled": false]),
            GooglePlayFixture.item.with(["deferredItemRemoval": [:]]),
            GooglePlayFixture.item.with(["deferredItemReplacement": ["productId": "max"]]),
        ] {
            let imported = try await ImportedItem(item: item)
            #expect(imported.renewal.renewalPrice == nil)
            #expect(imported.renewal.basePrice == Self.base)
        }
    }

    @Test(
        "money is units and billionths, either of which may be missing",
        arguments: [
            (#"{"currencyCode": "EUR", "units": "6", "nanos": 990000000}"#, "EUR 6.99"),
            (#"{"currencyCode": "EUR", "units": 6, "nanos": "990000000"}"#, "EUR 6.99"),
            (#"{"currencyCode": "EUR", "units": "6"}"#, "EUR 6.00"),
            (#"{"currencyCode": "EUR", "nanos": 10000000}"#, "EUR 0.01"), (#"{"currencyCode": "EUR"}"#, "EUR 0.00"),
            (#"{"currencyCode": "JPY", "units": "1200"}"#, "JPY 1200"),
            (#"{"currencyCode": "EUR", "units": "-0", "nanos": 500000000}"#, "EUR 0.50"),
            (#"{"currencyCode": "VND", "units": "999999999999999"}"#, "VND 999999999999999"),
            (#"{"currencyCode": "KWD", "units": null, "nanos": 125000000}"#, "KWD 0.125"),
        ]
    )
    func readsMoney(_ money: String, price: String) async throws {
        let item = GooglePlayFixture.item(plan: ["recurringPrice": .source(money)])
        let imported = try await ImportedItem(item: item)
        #expect(imported.renewal.basePrice?.description == price)
        #expect(imported.diagnostics.isEmpty)
    }

    @Test(
        "what is not money is no price, with a warning",
        arguments: [
            "{}", #""6.99""#, "6.99", "[]", #"{"units": "6"}"#, #"{"currencyCode": "eur", "units": "6"}"#,
            #"{"currencyCode": "XXX", "units": "6"}"#, #"{"currencyCode": 978, "units": "6"}"#,
            #"{"currencyCode": "EUR", "units": "6.99"}"#, #"{"currencyCode": "EUR", "units": 6.99}"#,
            #"{"currencyCode": "EUR", "units": "6,99"}"#, #"{"currencyCode": "EUR", "units": "+6"}"#,
            #"{"currencyCode": "EUR", "units": " 6"}"#, #"{"currencyCode": "EUR", "units": 1e3}"#,
            #"{"currencyCode": "EUR", "units": "-6"}"#, #"{"currencyCode": "EUR", "units": ""}"#,
            #"{"currencyCode": "EUR", "units": "9223372036854775808"}"#,
            #"{"currencyCode": "EUR", "units": "9223372036854775807"}"#,
            #"{"currencyCode": "EUR", "units": "-9223372036854775808"}"#,
            #"{"currencyCode": "EUR", "units": "1000000000000000"}"#, #"{"currencyCode": "EUR", "units": true}"#,
            #"{"currencyCode": "EUR", "units": "6", "nanos": -990000000}"#,
            #"{"currencyCode": "EUR", "units": "6", "nanos": 1000000000}"#,
            #"{"currencyCode": "EUR", "units": "6", "nanos": 0.99}"#, #"{"currencyCode": "EUR", "nanos": -1}"#,
        ]
    )
    func refusesMoney(_ money: String) async throws {
        let item = GooglePlayFixture.item(plan: ["recurringPrice": .source(money)])
        let imported = try await ImportedItem(item: item)
        #expect(imported.renewal.basePrice == nil)
        #expect(imported.renewal.renewalPrice == nil)
        #expect(imported.diagnostics.summaries == ["warning invalid-price"])
    }

    @Test("an amount finer than its currency is kept in full, with a warning")
    func reportsExcessDigits() async throws {
        let money: Tree = ["currencyCode": "JPY", "units": "120", "nanos": 500_000_000]
        let imported = try await ImportedItem(item: GooglePlayFixture.item(plan: ["recurringPrice": money]))
        #expect(imported.renewal.basePrice == Price("120.5", "JPY"))
        #expect(imported.diagnostics.summaries == ["warning excess-fraction-digits"])
    }
}
