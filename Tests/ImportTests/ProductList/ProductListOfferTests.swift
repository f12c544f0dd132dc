import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A product list states offers in one phase or in several")
struct ProductListOfferTests {
    @Test("an offer of one phase states it in its own fields")
    func readsOnePhase() throws {
        let (offer, diagnostics) = try listedOffer(
            ProductListFixture.paid.with([
                "type": "code", "stackable": true, "plan": "billedUpFront", "customers": ["new", "expired"],
            ])
        )
        #expect(diagnostics.isEmpty)
        #expect(offer?.type == .code && offer?.id == "spring" && offer?.isStackable == true)
        #expect(offer?.text == "payAsYouGo 3 × P1M at USA USD 1.99")
        #expect(offer?.billingPlan == .billedUpFront)
        #expect(offer?.customers == [.new, .expired])
    }

    @Test("an offer of several phases states them in a list")
    func readsPhases() throws {
        let (offer, diagnostics) = try listedOffer([
            "type": "unspecified", "id": "start",
            "phases": [
                ["mode": "freeTrial", "period": "P3D"],
                ["mode": "payAsYouGo", "period": "P1M3D", "periods": 2, "prices": ["DE": "1.99", "JPN": "300"]],
            ],
        ])
        #expect(diagnostics.isEmpty)
        #expect(offer?.phases.map(\.paymentMode) == [.freeTrial, .payAsYouGo])
        #expect(offer?.phases.map { $0.period?.description } == ["P3D", "P1M3D"])
        #expect(offer?.phases.map(\.prices.text) == ["", "DEU EUR 1.99, JPN JPY 300"])
        #expect(offer?.customers.isEmpty == true)
        let free: Tree = ["mode": "freeTrial", "period": "P3D"]
        let many = try listedOffer(["type": "unspecified", "id": "a", "phases": [free, free, free]])
        #expect(many.offer == nil && many.diagnostics.summaries == ["error too-many-phases"])
    }

    @Test("without customers, those its type is for; an empty list says that they are not known")
    func readsCustomers() throws {
        let trial: Tree = ["type": "introductory", "mode": "freeTrial", "period": "P1W"]
        #expect(try listedOffer(trial).offer?.customers == [.new])
        let unstated = try listedOffer(trial.with(["customers": []]))
        #expect(unstated.offer?.customers == [] && unstated.diagnostics.isEmpty)
        let unknown = try listedOffer(trial.with(["customers": ["friends"]]))
        #expect(unknown.offer?.customers == [.new])
        #expect(
            unknown.diagnostics.map(\.summaryAndPath) == [
                "warning unknown-customers $.products[0].offers[0].customers[0]"
            ]
        )
    }

    @Test(
        "what is wrong with an offer is reported at its place, and loses only the offer",
        arguments: [
            ("type", "intro", "error unknown-offer-type type", false),
            ("type", nil, "error unknown-offer-type type", false),
            ("id", nil, "error missing-offer-id id", false), ("mode", "free", "error unknown-payment-mode mode", false),
            ("mode", "oneTime", "error unknown-payment-mode mode", false),
            ("period", nil, "error missing-offer-period period", false),
            ("period", "P0M", "error invalid-period period", false),
            ("periods", 0, "error invalid-number-of-periods periods", false),
            ("periods", "3", "error invalid-number-of-periods periods", false),
            ("periods", 10_000, "error invalid-number-of-periods periods", false),
            ("prices", nil, "error missing-price prices", false), ("prices", [:], "error missing-price prices", false),
            ("plan", "MONTHLY", "error unknown-billing-plan plan", false),
            ("phases", [], "error missing-phases phases", false), ("phases", [7], "error wrong-type phases[0]", false),
            ("eligibility", [], "warning unknown-field eligibility", true),
            ("stackable", "no", "warning wrong-type stackable", true),
            ("prices", ["USA": "0"], "warning free-paid-offer prices", true),
        ] as [(String, Tree?, String, Bool)]
    )
    func reports(_ field: String, value: Tree?, summary: String, isKept: Bool) throws {
        let offer = value.map { ProductListFixture.paid.with([field: $0]) } ?? ProductListFixture.paid.without(field)
        let (read, diagnostics) = try listedOffer(offer)
        let words = summary.split(separator: " ")
        let expected = "\(words[0]) \(words[1]) $.products[0].offers[0].\(words[2])"
        #expect(diagnostics.contains { $0.summaryAndPath == expected }, "\(diagnostics)")
        #expect((read != nil) == isKept)
    }

    @Test("several periods of what is paid once are one long one, as in every store")
    func joinsPeriods() throws {
        let (offer, diagnostics) = try listedOffer(ProductListFixture.paid.with(["mode": "payUpFront"]))
        #expect(offer?.text == "payUpFront 1 × P3M at USA USD 1.99")
        #expect(diagnostics.summaries == ["warning unexpected-number-of-periods"])
    }

    @Test("a free phase charges nothing, also where it states a price")
    func chargesNothingForFreePhases() throws {
        let trial = ProductListFixture.paid.without("periods").with(["mode": "freeTrial"])
        let (offer, diagnostics) = try listedOffer(trial)
        #expect(offer?.paymentMode == .freeTrial && offer?.prices.text == "USA USD 0.00")
        #expect(diagnostics.summaries == ["warning priced-free-offer"])
    }

    @Test("a free phase with the price 0 is had in those storefronts only, one without prices in all")
    func limitsFreePhases() throws {
        let trial: Tree = ["type": "introductory", "mode": "freeTrial", "period": "P1W"]
        let (everywhere, none) = try listedOffer(trial)
        #expect(everywhere?.prices.entries.isEmpty == true && none.isEmpty)
        let (limited, diagnostics) = try listedOffer(trial.with(["prices": ["DEU": "0", "JPN": "0"]]))
        #expect(limited?.prices.text == "DEU EUR 0.00, JPN JPY 0" && diagnostics.isEmpty)
        let (refused, faults) = try listedOffer(trial.with(["prices": ["DEU": "no"]]))
        #expect(refused == nil && faults.summaries.contains("error invalid-price"))
    }

    @Test("what does not renew has codes only, paid once")
    func restrictsOneTimeProducts() throws {
        let code: Tree = ["type": "code", "id": "HALF", "mode": "oneTime", "prices": ["USA": "0.49"]]
        let credits = ProductListFixture.credits.with(["id": "c"])
        let (read, diagnostics) = try listedProduct(credits.with(["offers": [code]]))
        #expect(read?.offers.map(\.text) == ["oneTime 1 × no period at USA USD 0.49"] && diagnostics.isEmpty)
        let misplaced = try listedProduct(credits.with(["offers": [code.with(["type": "winBack"])]]))
        #expect(misplaced.product?.offers.isEmpty == true)
        #expect(misplaced.diagnostics.summaries == ["error misplaced-offer"])
        let timed = try listedProduct(credits.with(["offers": [code.with(["period": "P1M"])]]))
        #expect(timed.product?.offers.count == 1)
        #expect(timed.diagnostics.summaries == ["warning contradictory-fields"])
    }

    @Test("phases count before the fields of one phase beside them")
    func reportsBothForms() throws {
        let (offer, diagnostics) = try listedOffer(
            ProductListFixture.paid.with(["phases": [["mode": "freeTrial", "period": "P1W"]]])
        )
        #expect(offer?.paymentMode == .freeTrial)
        #expect(diagnostics.summaries == Array(repeating: "warning contradictory-fields", count: 4))
    }
}
