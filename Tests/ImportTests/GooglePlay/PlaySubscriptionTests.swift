import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Google Play's monetization.subscriptions")
struct PlaySubscriptionTests {
    private typealias Play = PlayProductFixture

    @Test("a base plan has a price in each region that states one, each in its own currency, and no other")
    func readsRegions() throws {
        let result = try importedPlay(Play.subscription())
        let product = try #require(result.products.first)
        #expect(product.qualifiedID == "reef:yearly" && product.store == .googlePlay)
        #expect(product.type == .autoRenewable && product.period == SubscriptionPeriod(1, .year))
        #expect(product.priceText == "DEU EUR 11.99, JPN JPY 1500, USA USD 12.00")
        #expect(product.group == SubscriptionGroup(id: "reef", name: "Reef Plus", level: nil))
        #expect(
            product.names == [
                LocalizedName(locale: "en-US", name: "Reef Plus", description: "All dive sites"),
                LocalizedName(locale: "pl-PL", name: "Reef Plus PL"),
            ]
        )
        #expect(result.diagnostics.isEmpty)
    }

    @Test("one, an array and a response are read, and a response that goes on says so")
    func readsLists() throws {
        let list: Tree = [Play.subscription("a"), Play.subscription("b")]
        #expect(try importedPlay(list).products.map(\.id) == ["a", "b"])
        #expect(try importedPlay(["subscriptions": list]).products.map(\.id) == ["a", "b"])
        let page = try importedPlay(["subscriptions": list, "nextPageToken": "x"])
        #expect(page.products.count == 2 && page.diagnostics.summaries == ["warning more-pages"])
    }

    @Test(
        "only what is active is sold, and the rest is named",
        arguments: [
            ("ACTIVE", true, []), ("DRAFT", false, ["warning not-for-sale"]),
            ("INACTIVE", false, ["warning not-for-sale"]),
            ("STATE_UNSPECIFIED", false, ["error unknown-value"]), (nil, true, ["warning missing-state"]),
        ] as [(Tree, Bool, [String])]
    )
    func readsState(_ state: Tree, isSold: Bool, summaries: [String]) throws {
        let (product, diagnostics) = try importedSubscriptionPlan(Play.basePlan(state: state))
        #expect((product != nil) == isSold)
        #expect(diagnostics.summaries == summaries)
    }

    @Test("a region that is not open to new subscribers is not sold in; Google leaves out what is false")
    func readsAvailability() throws {
        let closed = Play.region("DE", Play.money("9", 0, "EUR"), isOpen: false)
        let unstated = Play.region("FR", Play.money("9", 0, "EUR")).without("newSubscriberAvailability")
        let open = Play.region("US", Play.money("12", 0, "USD"))
        let (product, diagnostics) = try importedSubscriptionPlan(Play.basePlan(regions: [closed, unstated, open]))
        #expect(product?.priceText == "USA USD 12.00")
        #expect(diagnostics.isEmpty)
        let nowhere = try importedSubscriptionPlan(Play.basePlan(regions: [closed, unstated]))
        #expect(nowhere.product == nil)
        #expect(nowhere.diagnostics.summaries == ["error missing-price"])
    }

    @Test(
        "a region that cannot be read loses no other",
        arguments: [
            (PlayProductFixture.region("XX", PlayProductFixture.money("9", 0, "EUR")), "unknown-storefront"),
            (PlayProductFixture.region("DEU", PlayProductFixture.money("9", 0, "EUR")), "unknown-storefront"),
            (PlayProductFixture.region("ZZ", PlayProductFixture.money("9", 0, "EUR")), "unknown-storefront"),
            (PlayProductFixture.region("DE", PlayProductFixture.money("9", 0, "eur")), "invalid-price"),
            (PlayProductFixture.region("DE", PlayProductFixture.money("-9", 0, "EUR")), "invalid-price"),
            (PlayProductFixture.region("DE", PlayProductFixture.money("9", 1_000_000_000, "EUR")), "invalid-price"),
            (PlayProductFixture.region("DE", nil), "missing-price"), (7, "wrong-type"),
        ] as [(Tree, String)]
    )
    func leavesOutRegion(_ region: Tree, code: String) throws {
        let plan = Play.basePlan(regions: [Play.region("US", Play.money("12", 0, "USD")), region])
        let (product, diagnostics) = try importedSubscriptionPlan(plan)
        #expect(product?.priceText == "USA USD 12.00")
        #expect(diagnostics.summaries == ["warning \(code)"])
    }

    @Test(
        "of a region that stands there twice the price is not known, unless both are alike",
        arguments: [("9", "DEU EUR 8.00"), ("12", "DEU EUR 8.00, USA USD 12.00")]
    )
    func repeatedRegion(second: String, told: String) throws {
        let plan = Play.basePlan(regions: [
            Play.region("US", Play.money("12", 0, "USD")), Play.region("DE", Play.money("8", 0, "EUR")),
            Play.region("US", Play.money(.string(second), 0, "USD")),
        ])
        let (product, diagnostics) = try importedSubscriptionPlan(plan)
        #expect(product?.priceText == told)
        #expect(diagnostics.summaries == ["warning duplicate-region"])
    }

    @Test("regions beyond the App Store's are sold in too")
    func readsOtherRegions() throws {
        let plan = Play.basePlan(regions: [Play.region("BD", Play.money("500", 0, "BDT"))])
        #expect(try importedSubscriptionPlan(plan).product?.priceText == "BGD BDT 500.00")
    }

    @Test("a prepaid plan does not renew and has a length")
    func readsPrepaidPlan() throws {
        let plan = Play.basePlan("month").without("autoRenewingBasePlanType")
            .with(["prepaidBasePlanType": ["billingPeriodDuration": "P1M", "timeExtension": "TIME_EXTENSION_ACTIVE"]])
        let (product, diagnostics) = try importedSubscriptionPlan(plan)
        #expect(product?.type == .nonRenewable && product?.period == SubscriptionPeriod(1, .month))
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "a base plan that cannot be read is left out by name",
        arguments: [
            (PlayProductFixture.basePlan().without("basePlanId"), "missing-base-plan"),
            (PlayProductFixture.basePlan().without("autoRenewingBasePlanType"), "missing-type"),
            (
                PlayProductFixture.basePlan().with(["prepaidBasePlanType": ["billingPeriodDuration": "P1M"]]),
                "contradictory-fields"
            ),
            (PlayProductFixture.basePlan().with(["autoRenewingBasePlanType": 7]), "wrong-type"),
            (PlayProductFixture.basePlan(period: nil), "missing-period"),
            (PlayProductFixture.basePlan(period: "P0M"), "invalid-period"),
            (PlayProductFixture.basePlan(period: "P1M3D"), "invalid-period"),
            (PlayProductFixture.basePlan(regions: []), "missing-price"),
            (PlayProductFixture.basePlan().with(["regionalConfigs": nil]), "missing-price"),
            (
                PlayProductFixture.basePlan().without("autoRenewingBasePlanType")
                    .with(["installmentsBasePlanType": ["billingPeriodDuration": "P1M"]]),
                "invalid-number"
            ), (7, "wrong-type"),
        ] as [(Tree, String)]
    )
    func leavesOutPlan(_ plan: Tree, code: String) throws {
        let (product, diagnostics) = try importedSubscriptionPlan(plan)
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error \(code)"])
    }

    @Test("names that cannot be used are reported")
    func reportsNames() throws {
        let listings: Tree = [
            ["title": "A", "languageCode": "en-US"], ["title": "B", "languageCode": "en_US"], ["title": "C"],
        ]
        let result = try importedPlay(Play.subscription().with(["listings": listings]))
        #expect(result.products.first?.names.map(\.name) == ["A"])
        #expect(result.diagnostics.summaries == ["warning duplicate-locale", "warning missing-locale"])
        let nameless = try importedPlay(Play.subscription().without("listings"))
        #expect(nameless.diagnostics.summaries == ["note missing-name"])
    }

    @Test("an import of which everything was refused is a failure that says why")
    func fails() {
        let failure = playFailure(Play.subscription("reef", [Play.basePlan(period: "x")]))
        #expect(failure?.diagnostics.map { ImportCode($0) } == [.invalidPeriod])
        #expect(playFailure(Play.subscription("reef", []))?.diagnostics.map { ImportCode($0) } == [.missingBasePlan])
        #expect(playFailure([7])?.diagnostics.map { ImportCode($0) } == [.notProducts])
        #expect(playFailure(["a": 1])?.diagnostics.map { ImportCode($0) } == [.notProducts])
    }
}
