import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Google Play's ProductDetails: each base plan is a product")
struct ProductDetailsTests {
    private typealias Play = PlayProductFixture

    @Test(
        "a base plan has the ids, the name, the price and the period that Play states, and belongs to its subscription"
    )
    func readsBasePlan() throws {
        let details = Play.details(phases: [Play.phase(text: "39,99 zł")])
        let (product, diagnostics) = try importedPlan(details)
        let plan = try #require(product)
        #expect(plan.qualifiedID == "reef:monthly")
        #expect(plan.store == .googlePlay && plan.type == .autoRenewable)
        #expect(plan.priceText == "ZZZ PLN 39.99")
        #expect(plan.prices.entries.first?.price.displayString == "39,99 zł")
        #expect(plan.period == SubscriptionPeriod(1, .month))
        #expect(plan.group == SubscriptionGroup(id: "reef", name: "Reef Plus", level: nil))
        // `localizedIn` does not say in which of the languages, or in which other one, the name is.
        #expect(plan.names == [LocalizedName(locale: "und", name: "Reef Plus", description: "All dive sites")])
        #expect(diagnostics.isEmpty)
    }

    @Test("the caller's storefront is taken, and the price keeps its currency")
    func takesStorefront() throws {
        #expect(try importedPlay(Play.product(), storefront: "POL").products.first?.priceText == "POL PLN 39.99")
        #expect(try importedPlay(Play.product(), storefront: "USA").products.first?.priceText == "USA PLN 39.99")
    }

    @Test("base plans stand in the file's order, with the offers of each")
    func readsBasePlans() throws {
        let result = try importedPlay(
            Play.product(
                "reef",
                [
                    Play.details("yearly", offer: "trial", phases: [Play.week, Play.phase(399_990_000, "P1Y")]),
                    Play.details("monthly"), Play.details("yearly", phases: [Play.phase(399_990_000, "P1Y")]),
                ]
            )
        )
        #expect(result.products.map(\.qualifiedID) == ["reef:yearly", "reef:monthly"])
        #expect(result.products.map { $0.offers.compactMap(\.id) } == [["trial"], []])
        #expect(result.diagnostics.isEmpty)
    }

    @Test("the library's own JSON and its printed objects say the same")
    func readsBothForms() throws {
        let phases: [Tree] = [Play.week, Play.intro, Play.phase()]
        let own = Play.details(offer: "three", phases: phases)
        let printed = own.with(["pricingPhases": ["pricingPhaseList": .array(phases)], "offerToken": "t"])
        #expect(try importedPlan(own, Play.details()).product == importedPlan(printed, Play.details()).product)
    }

    @Test("one object, an array, and offers without their ProductDetails are read")
    func readsLists() throws {
        #expect(try importedPlay([Play.product("a"), Play.product("b")]).products.map(\.id) == ["a", "b"])
        for bare in [[Play.details(), Play.details(offer: "trial", phases: [Play.week, Play.phase()])]] as [Tree] {
            let result = try importedPlay(bare)
            let product = try #require(result.products.first)
            #expect(result.products.count == 1)
            #expect(product.id == "monthly" && product.basePlanID == "monthly")
            #expect(product.group == nil && product.names.isEmpty)
            #expect(product.offers.map(\.id) == ["trial"])
            #expect(result.diagnostics.summaries == ["warning missing-product-id"])
        }
        #expect(try importedPlay(Play.details()).products.map(\.id) == ["monthly"])
    }

    @Test(
        "a title does without the app's name that the store adds",
        arguments: [
            ("Reef Plus (Reef: Dive Log)", "Reef Plus"), ("Reef (Plus) (Reef (beta))", "Reef (Plus)"),
            ("Reef Plus", "Reef Plus"), ("(Reef)", "(Reef)"), ("f(x)", "f(x)"), ("Reef)", "Reef)"),
        ]
    )
    func shortensTitle(_ title: String, name: String) throws {
        let product = Play.product().without("name").with(["title": .string(title)])
        #expect(try importedPlay(product).products.first?.names.map(\.name) == [name])
    }

    @Test("a product without any name goes by its id, with a note")
    func reportsMissingName() throws {
        let result = try importedPlay(Play.product().without("name", "title"))
        #expect(result.products.first?.names == [])
        #expect(result.diagnostics.summaries == ["note missing-name"])
    }

    @Test(
        "a product without id or price is refused and named, and the others stay",
        arguments: [
            (PlayProductFixture.product().without("productId"), "missing-product-id"),
            (PlayProductFixture.product(" "), "missing-product-id"),
            (PlayProductFixture.product().without("subscriptionOfferDetails"), "missing-price"),
            (PlayProductFixture.product().with(["subscriptionOfferDetails": []]), "missing-price"),
            (PlayProductFixture.product().with(["subscriptionOfferDetails": "x"]), "wrong-type"),
            (PlayProductFixture.product("reef", [7]), "wrong-type"),
            (
                PlayProductFixture.product("reef", [PlayProductFixture.details().without("basePlanId")]),
                "missing-base-plan"
            ),
        ] as [(Tree, String)]
    )
    func refusesProduct(_ product: Tree, code: String) throws {
        let result = try importedPlay([product, Play.coins])
        #expect(result.products.map(\.id) == ["coins"])
        #expect(result.diagnostics.summaries == ["error \(code)"])
    }

    @Test(
        "what a product costs says what it is, and a type that contradicts it is reported",
        arguments: [("subs", []), ("inapp", ["warning contradictory-fields"]), ("play_pass", ["warning unknown-type"])]
    )
    func readsType(_ type: String, summaries: [String]) throws {
        let result = try importedPlay(Play.product().with(["type": .string(type)]))
        #expect(result.products.first?.type == .autoRenewable)
        #expect(result.diagnostics.summaries == summaries)
    }

    @Test("a base plan that stands twice is reported, and the first one counts")
    func reportsRepeatedPlan() throws {
        let (product, diagnostics) = try importedPlan(Play.details(), Play.details(phases: [Play.phase(1_000_000)]))
        #expect(product?.priceText == "ZZZ PLN 39.99")
        #expect(diagnostics.summaries == ["error duplicate-offer"])
        let twice = try importedPlay([Play.product(), Play.product()])
        #expect(twice.products.count == 1)
        #expect(twice.diagnostics.summaries == ["error duplicate-product-id"])
    }

    @Test("a prepaid plan is paid once for its period, and has no offers")
    func readsPrepaidPlan() throws {
        let prepaid = Play.phase(mode: 3)
        let (product, diagnostics) = try importedPlan(Play.details(phases: [prepaid]))
        #expect(product?.type == .nonRenewable)
        #expect(product?.period == SubscriptionPeriod(1, .month))
        #expect(diagnostics.isEmpty)
        let offered = try importedPlan(
            Play.details(phases: [prepaid]),
            Play.details(offer: "trial", phases: [Play.week, prepaid])
        )
        #expect(offered.product?.offers == [])
        #expect(offered.diagnostics.summaries == ["error misplaced-offer"])
    }

    @Test("a price for a composite length is no subscription period, so the product is refused")
    func refusesCompositePeriod() throws {
        let (product, diagnostics) = try importedPlan(Play.details(phases: [Play.phase(39_990_000, "P1M3D")]))
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error invalid-period"])
        #expect(diagnostics.first?.place.path == "$[0].subscriptionOfferDetails[0].pricingPhases[0].billingPeriod")
        #expect(diagnostics.first?.consequence == "product \"reef:monthly\" is left out")
    }
}
