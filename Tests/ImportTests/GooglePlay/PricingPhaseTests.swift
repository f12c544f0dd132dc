import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Pricing phases of ProductDetails")
struct PricingPhaseTests {
    private typealias Play = PlayProductFixture

    private func imported(_ phases: Tree...) throws -> (offer: SubscriptionOffer?, diagnostics: [Diagnostic]) {
        let (product, diagnostics) = try importedPlan(Play.details(offer: "spring", phases: phases), Play.details())
        return (try #require(product).offers.first, diagnostics)
    }

    @Test("every phase but the last is the offer's, and the customers that the offer is for are not known")
    func readsPhases() throws {
        let (offer, diagnostics) = try imported(Play.week, Play.intro, Play.phase())
        #expect(offer?.phases.map(\.text) == ["freeTrial 1 × P1W", "payAsYouGo 3 × P1M at ZZZ PLN 9.99"])
        #expect(offer?.phases.last?.prices.entries.first?.price.displayString == "9,99 zł")
        #expect(offer?.id == "spring" && offer?.type == .unspecified && offer?.customers.isEmpty == true)
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "how a phase is paid follows from its amount, its length and its cycles",
        arguments: [
            ("0", "P1W", "1", "freeTrial 1 × P1W"), ("0", "P1M3D", "1", "freeTrial 1 × P1M3D"),
            ("0", "P1M", "2", "freeTrial 1 × P2M"), ("1", "P1M", "1", "payAsYouGo 1 × P1M"),
            ("1", "P1W", "1", "payAsYouGo 1 × P1W"), ("1", "P1Y", "1", "payAsYouGo 1 × P1Y"),
            ("1", "P1D", "1", "payAsYouGo 1 × P1D"), ("1", "P1M", "3", "payAsYouGo 3 × P1M"),
            ("1", "P4W", "2", "payAsYouGo 2 × P4W"), ("1", "P4W", "1", "payUpFront 1 × P4W"),
            ("1", "P3M", "1", "payUpFront 1 × P3M"), ("1", "P1M3D", "1", "payUpFront 1 × P1M3D"),
        ]
    )
    func decidesPaymentMode(micros: String, period: String, cycles: String, text: String) throws {
        let amount = micros == "0" ? "0" : "5000000"
        let phase = Play.phase(.source(amount), .string(period), mode: 2, cycles: .source(cycles))
        let (offer, diagnostics) = try imported(phase, Play.phase())
        #expect(offer?.phases.map(\.text) == [text + (micros == "0" ? "" : " at ZZZ PLN 5.00")])
        #expect(diagnostics.isEmpty)
    }

    @Test("free is what costs nothing, whatever word stands for it, and the word is no price text")
    func decidesFreeByAmount() throws {
        let named = Play.phase(1_000_000, "P1W", mode: 2, cycles: 1, text: "Free")
        #expect(try imported(named, Play.phase()).offer?.paymentMode == .payAsYouGo)
        let free = try importedPlan(Play.details(phases: [Play.phase(0, text: "Bezpłatnie")])).product
        #expect(free?.prices.entries.first?.price == Price("0", "PLN"))
    }

    @Test(
        "amounts are whole millionths, as numbers or in strings, and exact",
        arguments: [
            (39_990_000, "PLN 39.99"), ("39990000", "PLN 39.99"), (.source("3.999e7"), "PLN 39.99"),
            (.source("39990000.0"), "PLN 39.99"), (1, "PLN 0.000001"),
            (.source("9007199254740993"), "PLN 9007199254.740993"),
        ] as [(Tree, String)]
    )
    func readsMicros(_ micros: Tree, text: String) throws {
        let (product, _) = try importedPlan(Play.details(phases: [Play.phase(micros)]))
        #expect(product?.priceText == "ZZZ \(text)")
    }

    @Test(
        "what is no amount is refused by name",
        arguments: [-1, "-1", "39,99", "39.99", .source("39990000.5"), "", nil, true, .source("1e400"), [:]] as [Tree]
    )
    func refusesMicros(_ micros: Tree) throws {
        let (product, diagnostics) = try importedPlan(Play.details(phases: [Play.phase(micros)]))
        #expect(product == nil)
        #expect(diagnostics.count == 1 && diagnostics.first?.severity == .error)
        #expect(diagnostics.first?.place.path?.hasSuffix(".priceAmountMicros") == true)
    }

    @Test(
        "an offer with a phase that cannot be read is left out, and the base plan stays",
        arguments: [
            (PlayProductFixture.intro.with(["priceCurrencyCode": "pln"]), "invalid-price"),
            (PlayProductFixture.intro.without("priceCurrencyCode"), "invalid-price"),
            (PlayProductFixture.intro.without("billingPeriod"), "missing-period"),
            (PlayProductFixture.intro.with(["billingPeriod": "1 month"]), "invalid-period"),
            (PlayProductFixture.intro.with(["billingCycleCount": -1]), "invalid-number-of-periods"),
            (PlayProductFixture.intro.with(["billingCycleCount": 0]), "invalid-number-of-periods"),
            (PlayProductFixture.intro.with(["billingCycleCount": 10_000]), "invalid-number-of-periods"),
            (
                PlayProductFixture.intro.with(["billingPeriod": "P12M", "billingCycleCount": 9_999]),
                "invalid-number-of-periods"
            ),
            (PlayProductFixture.intro.with(["recurrenceMode": 1]), "contradictory-fields"), (7, "wrong-type"),
        ] as [(Tree, String)]
    )
    func leavesOutOffer(_ phase: Tree, code: String) throws {
        let (offer, diagnostics) = try imported(phase, Play.phase())
        #expect(offer == nil)
        #expect(diagnostics.summaries == ["error \(code)"])
        #expect(diagnostics.first?.consequence == "offer \"spring\" of product \"reef:monthly\" is left out")
    }

    @Test("an offer that no price follows is left out")
    func refusesFiniteEnd() throws {
        let (offer, diagnostics) = try imported(Play.week, Play.intro)
        #expect(offer == nil)
        #expect(diagnostics.summaries == ["error contradictory-fields"])
    }

    @Test("a finite phase without its number of cycles has one, with a warning")
    func assumesOneCycle() throws {
        let (offer, diagnostics) = try imported(Play.intro.with(["billingCycleCount": nil]), Play.phase())
        #expect(offer?.phases.map(\.text) == ["payAsYouGo 1 × P1M at ZZZ PLN 9.99"])
        #expect(diagnostics.summaries == ["warning missing-number-of-periods"])
    }

    @Test(
        """
        without a recurrence mode before the price the cycles count, and with an unknown one the offer is left out; the price \
        must say whether it renews
        """
    )
    func reportsUnknownMode() throws {
        for mode in [nil, 9, "SOMETIMES"] as [Tree] {
            let (offer, diagnostics) = try imported(Play.intro.with(["recurrenceMode": mode]), Play.phase())
            let isAbsent = if case .null = mode { true } else { false }
            #expect(offer?.phases.map(\.text) == (isAbsent ? ["payAsYouGo 3 × P1M at ZZZ PLN 9.99"] : nil))
            #expect(diagnostics.summaries == [isAbsent ? "warning unknown-value" : "error unknown-value"])
            let (lost, reasons) = try imported(Play.intro, Play.phase(mode: mode))
            #expect(lost == nil)
            #expect(reasons.summaries.contains("error unknown-value"))
        }
        #expect(try imported(Play.intro.with(["recurrenceMode": "FINITE_RECURRING"]), Play.phase()).diagnostics.isEmpty)
    }

    @Test("what a customer sees who gets only offers still says what the base plan costs")
    func takesPriceFromOffers() throws {
        let (product, diagnostics) = try importedPlan(
            Play.details(offer: "a", phases: [Play.week, Play.phase()]),
            Play.details(offer: "b", phases: [Play.intro, Play.phase()])
        )
        #expect(product?.priceText == "ZZZ PLN 39.99")
        #expect(product?.offers.compactMap(\.id) == ["a", "b"])
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "an offer that another price follows than the base plan's is left out, and both are named",
        arguments: [
            (PlayProductFixture.phase(49_990_000), "PLN 49.99 every P1M"),
            (PlayProductFixture.phase(39_990_000, "P1Y"), "PLN 39.99 every P1Y"),
            (PlayProductFixture.phase(39_990_000, currency: "EUR"), "EUR 39.99 every P1M"),
            (PlayProductFixture.phase(mode: 3), "PLN 39.99 for P1M"),
        ] as [(Tree, String)]
    )
    func refusesContradiction(_ last: Tree, found: String) throws {
        let (offer, diagnostics) = try imported(Play.week, last)
        #expect(offer == nil)
        #expect(diagnostics.summaries == ["error contradictory-price"])
        #expect(diagnostics.first?.found == found)
        #expect(diagnostics.first?.expected == "PLN 39.99 every P1M, as the base plan costs")
    }

    @Test("the same amount in other words is no contradiction")
    func comparesAmounts() throws {
        #expect(try imported(Play.week, Play.phase(text: "PLN 39.99")).diagnostics.isEmpty)
    }

    @Test("an offer without id or phase of its own is left out")
    func refusesEmptyOffers() throws {
        #expect(try imported(Play.phase()).diagnostics.summaries == ["error missing-price"])
        let (product, diagnostics) = try importedPlan(Play.details(phases: [Play.week, Play.phase()]))
        #expect(product?.offers == [] && product?.priceText == "ZZZ PLN 39.99")
        #expect(diagnostics.summaries == ["error missing-offer-id"])
        let twice = Play.details(offer: "a", phases: [Play.week, Play.phase()])
        let repeated = try importedPlan(Play.details(), twice, twice)
        #expect(repeated.product?.offers.count == 1)
        #expect(repeated.diagnostics.summaries == ["error duplicate-offer"])
    }

    @Test("more decimals than the currency has are kept and reported")
    func keepsDecimals() throws {
        let phase = Play.phase(500_500_000, text: "¥500.5", currency: "JPY")
        let (product, diagnostics) = try importedPlan(Play.details(phases: [phase]))
        #expect(product?.priceText == "ZZZ JPY 500.5")
        #expect(diagnostics.summaries == ["warning excess-fraction-digits"])
    }
}
