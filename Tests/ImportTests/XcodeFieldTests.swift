import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("What Xcode itself writes is no fault")
struct XcodeFieldTests {
    private static let unfilled: Tree = [
        "displayPrice": "", "internalID": "A1", "numberOfPeriods": 1, "paymentMode": "none",
        "subscriptionPeriod": "P1W",
    ]

    @Test(
        "an offer without a payment mode is left out with a note, whatever else is missing",
        arguments: [
            ("introductoryOffer", unfilled), ("introductoryOffers", [unfilled]), ("adHocOffers", [unfilled]),
            ("winbackOffers", [["paymentMode": "none"]]), ("codeOffers", [["paymentMode": "none"]]),
        ] as [(String, Tree)]
    )
    func unfilledOffer(_ field: String, _ value: Tree) throws {
        let subscription = Fixture.monthly.with([field: value])
        let (product, diagnostics) = try importedSubscription(subscription)
        #expect(product?.offers == [])
        #expect(diagnostics.summaries == ["note unfilled-offer"])
        #expect(diagnostics.allSatisfy { !$0.severity.countsAsFault })
    }

    @Test("another payment mode that the format does not have is an error as before")
    func unknownMode() throws {
        for mode in ["None", "free trial", ""] as [Tree] {
            let offer = Self.unfilled.with(["paymentMode": mode, "displayPrice": "1.99"])
            let (_, diagnostics) = try importedSubscription(Fixture.monthly.with(["introductoryOffer": offer]))
            #expect(diagnostics.summaries == ["error unknown-payment-mode"])
        }
    }

    @Test("fields of newer versions of Xcode are known")
    func knownFields() throws {
        let image: Tree = ["promotionalImageID": "8A6D"]
        let subscription = Fixture.monthly.with([
            "promotionalImageID": "8A6D",
            "winbackOffers": [Fixture.paid.with(["offerID": "back", "promotionalImageID": "8A6D"])],
        ])
        let configuration = Fixture.configuration(
            subscriptions: [subscription],
            products: [Fixture.coins + image],
            settings: ["_shouldSetupSyncOnLoad": true]
        )
        #expect(try imported(configuration).diagnostics.isEmpty)
    }

    @Test("errors and warnings are faults, and notes are none")
    func severities() {
        let faults = Diagnostic.Severity.allCases.filter(\.countsAsFault)
        #expect(faults == [.error, .warning] && Diagnostic.Severity.note.rawValue == "note")
    }
}
