import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Google Play's offers find their base plan and its price")
struct PlayOfferTests {
    private typealias Play = PlayProductFixture

    private static let free = Play.offerPhase("P1W", ["US": ["free": [:]], "DE": ["free": [:]]])
    private static let half = Play.offerPhase(["US": ["relativeDiscount": .source("0.5")]])

    @Test("a relative discount is the part that is taken off, an absolute one is subtracted: Google's own examples")
    func calculatesGooglesExamples() throws {
        // $12 a year: 3 months are $3, of which half is $1.50, and which less $1 is $2.
        let relative = try importedPlayOffer(Play.offer(phases: [Self.half]))
        #expect(relative.offer?.phases.map(\.text) == ["payUpFront 1 × P3M at USA USD 1.50"])
        #expect(relative.diagnostics.summaries == ["warning calculated-price"])
        // $100 less 0.8 are $20, so $3 less 0.8 are $0.60.
        let most = Play.offerPhase(["US": ["relativeDiscount": .source("0.8")]])
        #expect(
            try importedPlayOffer(Play.offer(phases: [most])).offer?.phases.map(\.text)
                == ["payUpFront 1 × P3M at USA USD 0.60"]
        )
        let absolute = Play.offerPhase(["US": ["absoluteDiscount": Play.money("1", 0, "USD")]])
        let subtracted = try importedPlayOffer(Play.offer(phases: [absolute]))
        #expect(subtracted.offer?.phases.map(\.text) == ["payUpFront 1 × P3M at USA USD 2.00"])
        #expect(subtracted.diagnostics.summaries == ["warning calculated-price"])
        #expect(subtracted.diagnostics.first?.found == "an absoluteDiscount of USD 1.00")
    }

    @Test("a stated price is the price, and nothing is calculated")
    func takesStatedPrice() throws {
        let phase = Play.offerPhase("P1M", count: 3, ["US": ["price": Play.money("0", 990_000_000, "USD")]])
        let (offer, diagnostics) = try importedPlayOffer(Play.offer(phases: [phase]))
        #expect(offer?.phases.map(\.text) == ["payAsYouGo 3 × P1M at USA USD 0.99"])
        #expect(diagnostics.isEmpty)
    }

    @Test("every recurrence costs what its own length does")
    func proratesOneRecurrence() throws {
        let phase = Play.offerPhase("P1M", count: 2, ["US": ["relativeDiscount": .source("0.25")]])
        #expect(
            try importedPlayOffer(Play.offer(phases: [phase])).offer?.phases.map(\.text)
                == ["payAsYouGo 2 × P1M at USA USD 0.75"]
        )
    }

    @Test(
        "amounts are rounded once, to the nearest unit of the currency, a tie up",
        arguments: [
            // A quarter of a year is €2.9975, ¥375 and $3; ¥375 × 0.98 is ¥367.50, a tie.
            ("DE", "0.5", "EUR 1.50"), ("JP", "0.123", "JPY 329"), ("US", "0.12345", "USD 2.63"),
            ("US", "0.335", "USD 2.00"), ("JP", "0.0333333333333333331", "JPY 363"), ("JP", "0.02", "JPY 368"),
            ("US", "2.5e-1", "USD 2.25"),
        ]
    )
    func roundsToNearest(_ region: String, fraction: String, price: String) throws {
        let config = Tree.object([
            (name: "regionCode", value: .string(region)), (name: "relativeDiscount", value: .source(fraction)),
        ])
        let phase: Tree = ["duration": "P3M", "recurrenceCount": 1, "regionalConfigs": [config]]
        let (offer, _) = try importedPlayOffer(Play.offer(regions: [region], phases: [phase]))
        #expect(offer?.prices.entries.map(\.price.description) == [price])
    }

    @Test(
        "how much of a year days and weeks are Google does not state: what is calculated from it is left out, a price is not",
        arguments: [
            (["relativeDiscount": .source("0.5")], nil),
            (["absoluteDiscount": PlayProductFixture.money("1", 0, "USD")], nil),
            (["price": PlayProductFixture.money("2", 0, "USD")], "payUpFront 1 × P30D at USA USD 2.00"),
            (["free": [:]], "freeTrial 1 × P30D at USA USD 0.00"),
        ] as [(Tree, String?)]
    )
    func acrossUnits(_ config: Tree, told: String?) throws {
        let (offer, diagnostics) = try importedPlayOffer(Play.offer(phases: [Play.offerPhase("P30D", ["US": config])]))
        #expect(offer?.phases.map(\.text) == told.map { [$0] })
        #expect(
            diagnostics.summaries.sorted() == (told == nil ? ["error offer-not-sold", "warning undecided-field"] : [])
        )
    }

    @Test("an offer is only where both it and its base plan are sold, a free one too")
    func limitsRegions() throws {
        let (offer, diagnostics) = try importedPlayOffer(Play.offer(regions: ["US", "FR"], phases: [Self.free]))
        // Germany is not open to the offer, France has no base plan's price, Japan no phase.
        #expect(offer?.phases.map(\.text) == ["freeTrial 1 × P1W at USA USD 0.00"])
        let phase = try #require(offer?.firstPhase)
        let dollar = try #require(CurrencyCode("USD"))
        #expect(phase.price(in: .unitedStates, currency: dollar)?.isFree == true)
        #expect(phase.price(in: try #require(Storefront("DEU")), currency: dollar) == nil)
        #expect(diagnostics.isEmpty)
    }

    @Test("a phase that is free in one region and paid in another says so region by region")
    func mixesRegions() throws {
        let phase = Play.offerPhase("P1M", ["US": ["free": [:]], "DE": ["price": Play.money("1", 0, "EUR")]])
        let (offer, _) = try importedPlayOffer(Play.offer(phases: [phase]))
        #expect(offer?.phases.map(\.text) == ["payAsYouGo 1 × P1M at DEU EUR 1.00, USA USD 0.00"])
    }

    @Test("two phases are charged one after the other, and only where both have a price")
    func readsTwoPhases() throws {
        let (offer, _) = try importedPlayOffer(Play.offer(phases: [Self.free, Self.half]))
        #expect(
            offer?.phases.map(\.text)
                == ["freeTrial 1 × P1W at USA USD 0.00", "payUpFront 1 × P3M at USA USD 1.50"]
        )
    }

    @Test(
        "whom an offer is for follows from its rule; only who is new to this subscription gets a first offer",
        arguments: [
            (["acquisitionRule": ["scope": ["thisSubscription": [:]]]], .introductory, [.new]),
            (["acquisitionRule": ["scope": ["anySubscriptionInApp": [:]]]], .introductory, [.new]),
            (["acquisitionRule": ["scope": ["specificSubscriptionInApp": "kelp"]]], .unspecified, []),
            (["upgradeRule": ["scope": ["thisSubscription": [:]], "oncePerUser": true]], .promotional, [.existing]),
            (["upgradeRule": ["scope": ["anySubscriptionInApp": [:]]]], .promotional, [.existing]),
            (["upgradeRule": ["scope": ["specificSubscriptionInApp": "kelp"]]], .unspecified, []),
            (["upgradeRule": ["scope": [:]]], .unspecified, []), (["upgradeRule": [:]], .unspecified, []),
            (
                ["upgradeRule": ["scope": ["thisSubscription": [:]], "billingPeriodDuration": "P1M"]],
                .unspecified, []
            ),
            ([:], .unspecified, []), (nil, .unspecified, []),
        ] as [(Tree, OfferType, Set<CustomerStanding>)]
    )
    func readsTargeting(_ rule: Tree, type: OfferType, customers: Set<CustomerStanding>) throws {
        let (offer, diagnostics) = try importedPlayOffer(Play.offer(targeting: rule, phases: [Self.free]))
        #expect(offer?.type == type && offer?.customers == customers && offer?.id == "spring")
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "an offer for customers that are not known is for none",
        arguments: [["acquisitionRule": [:]], ["birthdayRule": [:]]] as [Tree]
    )
    func refusesUnknownTargeting(_ rule: Tree) throws {
        let (offer, diagnostics) = try importedPlayOffer(Play.offer(targeting: rule, phases: [Self.free]))
        #expect(offer == nil)
        #expect(diagnostics.summaries == ["error unknown-customers"])
        #expect(diagnostics.first?.consequence == "offer \"spring\" is left out of product \"reef:yearly\"")
    }

    @Test("an offer and its base plan may stand in two files, in any order")
    func joinsFiles() throws {
        let offers = try importedPlay(["subscriptionOffers": [Play.offer(phases: [Self.free])]], file: "offers.json")
        #expect(offers.products.isEmpty && offers.diagnostics.isEmpty)
        #expect(offers.unattachedOffers.map(\.offerID) == ["spring"])
        let plans = try importedPlay(Play.subscription(), file: "plans.json")
        for imports in [[offers, plans], [plans, offers]] {
            let shop = ProductImport(joining: imports).attachingOffers()
            #expect(shop.products.map { $0.offers.map(\.id) } == [["spring"]])
            #expect(shop.unattachedOffers.isEmpty && shop.diagnostics.isEmpty)
        }
    }

    @Test("an offer whose base plan is nowhere is named, and loses nothing else")
    func reportsStray() throws {
        let stray = Play.offer("stray", phases: [Self.free]).with(["basePlanId": "monthly"])
        let imported = try importedPlay([stray, Play.subscription(), Play.offer(phases: [Self.free])], file: "a.json")
        #expect(imported.diagnostics.isEmpty && imported.unattachedOffers.map(\.offerID) == ["stray"])
        let shop = imported.attachingOffers()
        #expect(shop.products.map { $0.offers.map(\.id) } == [["spring"]])
        #expect(shop.diagnostics.summaries == ["error offer-without-base-plan"])
        let diagnostic = try #require(shop.diagnostics.first)
        #expect(
            diagnostic.place.file == "a.json" && diagnostic.place.path == "$[0].offerId"
                && diagnostic.place.line ?? 0 > 1
        )
        #expect(diagnostic.found == "an offer of product \"reef:monthly\"")
        #expect(diagnostic.consequence == "offer \"stray\" is left out")
    }

    @Test("a product that goes by its base plan's id is no other subscription's base plan")
    func keepsNamelessApart() throws {
        let bare = try importedPlay([Play.details("yearly", phases: [Play.phase(1_000_000, "P1Y")])])
        let offer = Play.offer(phases: [Self.free]).with(["productId": "yearly"])
        let shop = ProductImport(joining: [bare, try importedPlay(offer)]).attachingOffers()
        #expect(shop.products.first?.offers == [])
        #expect(shop.diagnostics.summaries.last == "error offer-without-base-plan")
    }

    @Test(
        "an offer that cannot be read is left out by name",
        arguments: [
            (PlayProductFixture.offer(phases: [free]).without("offerId"), "error missing-offer-id"),
            (PlayProductFixture.offer(phases: [free]).without("productId"), "error missing-product-id"),
            (PlayProductFixture.offer(phases: [free]).without("basePlanId"), "error missing-base-plan"),
            (PlayProductFixture.offer(phases: [free]).with(["state": "DRAFT"]), "warning not-for-sale"),
            (PlayProductFixture.offer(phases: [free]).with(["state": "GONE"]), "error unknown-value"),
            (PlayProductFixture.offer(phases: []), "error missing-offer-period"),
            (PlayProductFixture.offer(phases: [7]), "error wrong-type"),
            (PlayProductFixture.offer(phases: [free.with(["duration": "week"])]), "error invalid-period"),
            (PlayProductFixture.offer(phases: [free.with(["recurrenceCount": 0])]), "error invalid-number-of-periods"),
            (PlayProductFixture.offer(regions: [], phases: [free]), "error offer-not-sold"),
            (PlayProductFixture.offer(regions: ["JP"], phases: [free]), "error offer-not-sold"),
            (PlayProductFixture.offer(phases: [free.without("regionalConfigs")]), "error offer-not-sold"),
        ] as [(Tree, String)]
    )
    func leavesOut(_ offer: Tree, summary: String) throws {
        let (attached, diagnostics) = try importedPlayOffer(offer)
        #expect(attached == nil)
        #expect(diagnostics.summaries == [summary])
    }

    @Test(
        "a price that cannot be told is left out in its region only",
        arguments: [
            (["relativeDiscount": 1], "invalid-number"), (["relativeDiscount": 0], "invalid-number"),
            (["relativeDiscount": "0.5"], "invalid-number"), (["relativeDiscount": .source("-0.5")], "invalid-number"),
            (["relativeDiscount": .source("0.9999")], "invalid-price"), (["price": 7], "invalid-price"),
            (["absoluteDiscount": PlayProductFixture.money("3", 0, "USD")], "invalid-price"),
            (["absoluteDiscount": PlayProductFixture.money("1", 0, "EUR")], "offer-in-other-currency"),
            (["price": PlayProductFixture.money("1", 0, "EUR")], "offer-in-other-currency"), ([:], "missing-price"),
            (["free": [:], "relativeDiscount": .source("0.5")], "contradictory-fields"),
        ] as [(Tree, String)]
    )
    func leavesOutRegion(_ terms: Tree, code: String) throws {
        let phase = Play.offerPhase(["US": terms, "DE": ["price": Play.money("1", 0, "EUR")]])
        let (offer, diagnostics) = try importedPlayOffer(Play.offer(phases: [phase]))
        #expect(offer?.phases.map(\.text) == ["payUpFront 1 × P3M at DEU EUR 1.00"])
        #expect(diagnostics.summaries == ["warning \(code)"])
    }

    @Test("an offer as in the request that creates it, without a state, is taken, with a warning")
    func takesRequest() throws {
        let (offer, diagnostics) = try importedPlayOffer(Play.offer(phases: [Self.free]).without("state"))
        #expect(offer?.id == "spring")
        #expect(diagnostics.summaries == ["warning missing-state"])
    }

    @Test("a second offer of the same id, and one on a prepaid plan, are left out")
    func refusesMisplaced() throws {
        let offer = Play.offer(phases: [Self.free])
        let twice = try importedPlay([Play.subscription(), offer, offer])
        #expect(twice.products.first?.offers.count == 1)
        #expect(twice.diagnostics.summaries == ["error duplicate-offer"])
        let prepaid = Play.basePlan().without("autoRenewingBasePlanType")
            .with(["prepaidBasePlanType": ["billingPeriodDuration": "P1Y"]])
        let misplaced = try importedPlay([Play.subscription("reef", [prepaid]), offer])
        #expect(misplaced.products.first?.offers == [])
        #expect(misplaced.diagnostics.summaries == ["error misplaced-offer"])
    }
}
