import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Google Play: changes of price")
struct GooglePlayPriceChangeTests {
    private static let newPrice: Tree = ["currencyCode": "EUR", "units": "7", "nanos": 490_000_000]

    private static let lowerPrice: Tree = ["currencyCode": "EUR", "units": "1", "nanos": 490_000_000]

    private static func change(_ mode: Tree, _ state: Tree, date: Tree = nil, to newPrice: Tree = newPrice) -> Tree {
        ["newPrice": newPrice, "priceChangeMode": mode, "priceChangeState": state, "expectedNewPriceChargeTime": date]
    }

    @Test(
        "who must agree to an outstanding change depends on its mode",
        arguments: [
            ("PRICE_INCREASE", "OUTSTANDING", .increase, .awaitingConsent),
            ("OPT_OUT_PRICE_INCREASE", "OUTSTANDING", .optOutIncrease, .confirmed),
            ("PRICE_DECREASE", "OUTSTANDING", .decrease, .confirmed),
            ("PRICE_INCREASE", "CONFIRMED", .increase, .confirmed),
            ("PRICE_DECREASE", "CONFIRMED", .decrease, .confirmed),
            ("OPT_OUT_PRICE_INCREASE", "APPLIED", .optOutIncrease, .applied),
            ("PRICE_INCREASE", "CANCELED", .increase, .cancelled),
        ] as [(String, String, PriceChange.Kind, PriceChange.State)]
    )
    func readsChanges(_ mode: String, state: String, kind: PriceChange.Kind, read: PriceChange.State) async throws {
        let isDown = kind == .decrease
        let details = Self.change(
            .string(mode),
            .string(state),
            date: "2026-11-22T16:58:21.621Z",
            to: isDown ? Self.lowerPrice : Self.newPrice
        )
        let imported = try await ImportedItem(item: GooglePlayFixture.item(plan: ["priceChangeDetails": details]))
        let change = try #require(imported.renewal.priceChange)
        #expect(change.kind == .known(kind))
        #expect(change.state == .known(read))
        #expect(change.newPrice == Price(isDown ? "1.49" : "7.49", "EUR"))
        #expect(change.date == Instant(milliseconds: 1_795_366_701_621))
        #expect(change.consentDeadline == nil)
        #expect(imported.diagnostics.isEmpty)
    }

    @Test(
        "modes and states that are not known are kept as written",
        arguments: [
            ("\"SIDEWAYS\"", "\"CONFIRMED\"", .unrecognized("SIDEWAYS"), .known(.confirmed)),
            ("\"SIDEWAYS\"", "\"OUTSTANDING\"", .unrecognized("SIDEWAYS"), .unrecognized("OUTSTANDING")),
            ("\"PRICE_INCREASE\"", "\"MAYBE\"", .known(.increase), .unrecognized("MAYBE")),
            ("\"PRICE_INCREASE\"", "null", .known(.increase), .unrecognized("PRICE_CHANGE_STATE_UNSPECIFIED")),
            ("\"PRICE_INCREASE\"", "[]", .known(.increase), .unrecognized("PRICE_CHANGE_STATE_UNSPECIFIED")),
        ] as [(String, String, StatedValue<PriceChange.Kind>, StatedValue<PriceChange.State>)]
    )
    func keepsUnknownValues(
        _ mode: String,
        state: String,
        kind: StatedValue<PriceChange.Kind>,
        read: StatedValue<PriceChange.State>
    ) async throws {
        let details = Self.change(.source(mode), .source(state))
        let imported = try await ImportedItem(item: GooglePlayFixture.item(plan: ["priceChangeDetails": details]))
        #expect(imported.renewal.priceChange?.kind == kind)
        #expect(imported.renewal.priceChange?.state == read)
        #expect(imported.renewal.renewalPrice == nil)
        #expect(imported.diagnostics.count == 1)
    }

    @Test("a change without its mode says nothing of its direction")
    func readsChangesWithoutMode() async throws {
        let details = Self.change(nil, "OUTSTANDING")
        let imported = try await ImportedItem(item: GooglePlayFixture.item(plan: ["priceChangeDetails": details]))
        #expect(imported.renewal.priceChange?.kind == nil)
        #expect(imported.renewal.priceChange?.state == .unrecognized("OUTSTANDING"))
    }

    @Test(
        "the next charge is the new price from the change's date on",
        arguments: [
            ("PRICE_INCREASE", "APPLIED", nil, "6.99"), ("PRICE_INCREASE", "CANCELED", nil, "6.99"),
            ("PRICE_INCREASE", "CONFIRMED", "2026-10-24T13:29:26.306Z", "7.49"),
            ("PRICE_DECREASE", "OUTSTANDING", "2026-10-24T13:00:00Z", "7.49"),
            ("PRICE_INCREASE", "CONFIRMED", "2026-11-24T13:29:26Z", "6.99"),
            ("PRICE_INCREASE", "OUTSTANDING", "2026-11-24T13:29:26Z", "6.99"),
            ("PRICE_INCREASE", "OUTSTANDING", "2026-10-24T13:29:26Z", nil),
            ("PRICE_INCREASE", "CONFIRMED", "2026-10-24T13:30:00Z", nil), ("PRICE_INCREASE", "CONFIRMED", nil, nil),
        ] as [(String, String, String?, String?)]
    )
    func decidesTheNextCharge(_ mode: String, state: String, date: String?, amount: String?) async throws {
        let details = Self.change(.string(mode), .string(state), date: date.map { .string($0) } ?? nil)
        let imported = try await ImportedItem(item: GooglePlayFixture.item(plan: ["priceChangeDetails": details]))
        #expect(imported.renewal.renewalPrice?.amount.description == amount)
        #expect(imported.renewal.basePrice == Price("6.99", "EUR"))
    }

    @Test(
        "a step-up waits for consent until its deadline",
        arguments: [
            ("PENDING", .known(.awaitingConsent), 0), ("CONFIRMED", .known(.confirmed), 0),
            ("COMPLETED", .known(.applied), 0), ("REFUSED", .unrecognized("REFUSED"), 1),
        ] as [(String, StatedValue<PriceChange.State>, Int)]
    )
    func readsStepUps(_ state: String, read: StatedValue<PriceChange.State>, warnings: Int) async throws {
        let details: Tree = [
            "state": .string(state), "consentDeadlineTime": "2026-11-22T16:58:21.621Z", "newPrice": Self.newPrice,
        ]
        let imported = try await ImportedItem(
            item: GooglePlayFixture.item(plan: ["priceStepUpConsentDetails": details])
        )
        let change = try #require(imported.renewal.priceChange)
        #expect(change.kind == .known(.increase))
        #expect(change.state == read)
        #expect(change.consentDeadline == Instant(milliseconds: 1_795_366_701_621))
        #expect(change.newPrice == Price("7.49", "EUR"))
        #expect(change.date == nil)
        #expect(imported.diagnostics.count == warnings)
    }

    @Test(
        "of a change and a step-up the one that waits for the customer counts, then the one that will happen",
        arguments: [
            ("PENDING", "OUTSTANDING", true), ("CONFIRMED", "OUTSTANDING", false), ("COMPLETED", "CONFIRMED", false),
            ("CONFIRMED", "APPLIED", true), ("PENDING", "APPLIED", true), ("COMPLETED", "APPLIED", true),
        ]
    )
    func picksOne(_ consent: String, state: String, isStepUp: Bool) async throws {
        let stepUp: Tree = ["state": .string(consent), "consentDeadlineTime": "2026-11-22T16:58:21.621Z"]
        let change = Self.change("PRICE_INCREASE", .string(state))
        let item = GooglePlayFixture.item(plan: ["priceStepUpConsentDetails": stepUp, "priceChangeDetails": change])
        let imported = try await ImportedItem(item: item)
        #expect((imported.renewal.priceChange?.consentDeadline != nil) == isStepUp)
    }
}
