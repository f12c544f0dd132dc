import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Billing plans")
struct BillingPlanTests {
    private static let upFront: Tree = [
        "billingPlanType": "BILLED_UPFRONT", "commitmentDisplayPrice": "60", "displayPrice": "60", "isEnabled": true,
    ]
    private static let monthly: Tree = [
        "billingPlanType": "MONTHLY", "commitmentDisplayPrice": "72", "displayPrice": "6", "isEnabled": true,
    ]

    private func imported(_ plans: Tree, price: Tree = "60", period: Tree = "P1Y") throws
        -> (product: Product?, diagnostics: [Diagnostic])
    {
        try importedSubscription(
            Fixture.monthly.with([
                "billingPlans": plans, "displayPrice": price, "recurringSubscriptionPeriod": period,
            ])
        )
    }

    @Test("plans keep kind, prices, total and whether they can be bought")
    func readsPlans() throws {
        let (product, diagnostics) = try imported([
            Self.upFront.without("isEnabled"), Self.monthly.with(["isEnabled": false]),
        ])
        let plans = try #require(product).billingPlans
        #expect(plans.map(\.kind) == [.billedUpFront, .monthlyWithCommitment])
        #expect(plans.map(\.prices.text) == ["USA USD 60.00", "USA USD 6.00"])
        #expect(plans.map(\.commitmentPrices.text) == ["USA USD 60.00", "USA USD 72.00"])
        #expect(plans.map(\.isEnabled) == [true, false])
        #expect(diagnostics.isEmpty)
    }

    @Test("no plans, or none that is enabled, leave the product its price")
    func keepsOwnPrice() throws {
        for plans in [
            nil, [], [Self.upFront.with(["isEnabled": false, "displayPrice": "1", "commitmentDisplayPrice": "1"])],
        ]
            as [Tree]
        {
            let (product, diagnostics) = try imported(plans)
            #expect(product?.priceText == "USA USD 60.00")
            #expect(diagnostics.isEmpty)
        }
    }

    @Test("the price of an enabled plan billed up front wins, and both amounts are named")
    func prefersPlanPrice() throws {
        // The numbers of a real file.
        let plans: Tree = [
            Self.upFront.with(["displayPrice": "0.99", "commitmentDisplayPrice": "0.99"]),
            Self.monthly.with(["displayPrice": "0.5", "commitmentDisplayPrice": "6.00"]),
        ]
        let (product, diagnostics) = try imported(plans, price: "11.88")
        #expect(product?.priceText == "USA USD 0.99")
        #expect(product?.billingPlans.last?.commitmentPrices.text == "USA USD 6.00")
        #expect(diagnostics.summaries == ["warning contradictory-price"])
        let diagnostic = try #require(diagnostics.first)
        #expect(diagnostic.place.path == "$.subscriptionGroups[0].subscriptions[0].displayPrice")
        #expect(diagnostic.found == "USD 11.88")
        #expect(diagnostic.expected == "USD 0.99, the displayPrice of the enabled billing plan BILLED_UPFRONT")
    }

    @Test("amounts that differ in writing only do not contradict each other")
    func comparesValues() throws {
        let (_, diagnostics) = try imported([Self.upFront.with(["displayPrice": "60.00"])], price: "60.0")
        #expect(diagnostics.isEmpty)
    }

    @Test("a product that is sold with a commitment only has that plan, of as many payments as months")
    func keepsCommitmentOnly() throws {
        for plans in [[Self.monthly], [Self.upFront.with(["isEnabled": false]), Self.monthly]] as [Tree] {
            let (product, diagnostics) = try imported(plans)
            let plan = try #require(product?.billingPlans.last)
            #expect(plan.kind == .monthlyWithCommitment && plan.isEnabled)
            #expect(plan.billingPeriod == SubscriptionPeriod(1, .month))
            #expect(plan.paymentCount == 12)
            #expect(plan.renewal == .newCommitment)
            #expect(diagnostics.isEmpty)
        }
    }

    @Test(
        "a product of which no enabled plan can be read is refused, for nobody knows how it is billed",
        arguments: [
            (monthly.with(["displayPrice": "x"]), "error invalid-price"), ("x", "error wrong-type"),
            (monthly.with(["commitmentDisplayPrice": "60,00"]), "error invalid-price"),
            (monthly.with(["isEnabled": "no"]), "warning wrong-type"),
            (upFront.with(["billingPlanType": "WEEKLY"]), "error unknown-billing-plan"),
            (upFront.with(["isEnabled": "no", "displayPrice": "50"]), "warning wrong-type"),
        ] as [(Tree, String)]
    )
    func refusesUnreadablePlans(_ plan: Tree, summary: String) throws {
        let (product, diagnostics) = try imported([plan])
        #expect(product == nil)
        #expect(diagnostics.summaries.contains(summary) && diagnostics.summaries.contains("error invalid-price"))
        #expect(diagnostics.last?.place.productID == "monthly")
    }

    @Test(
        "a plan that cannot be read takes away no other",
        arguments: ["x", monthly.with(["displayPrice": "x"]), monthly.with(["isEnabled": 7])] as [Tree]
    )
    func keepsOtherPlans(_ plan: Tree) throws {
        let (product, _) = try imported([Self.upFront, plan])
        #expect(product?.billingPlans.map(\.kind) == [.billedUpFront])
        #expect(product?.priceText == "USA USD 60.00")
    }

    @Test(
        "a plan that cannot be read is left out, and the product keeps its own price",
        arguments: [
            (upFront.with(["displayPrice": "x", "isEnabled": false]), "invalid-price"),
            (upFront.without("displayPrice").with(["isEnabled": false]), "missing-price"),
            (upFront.with(["billingPlanType": "WEEKLY", "isEnabled": false]), "unknown-billing-plan"),
            (upFront.without("billingPlanType").with(["isEnabled": false]), "unknown-billing-plan"),
        ] as [(Tree, String)]
    )
    func leavesOutUnreadablePlans(_ plan: Tree, code: String) throws {
        let (product, diagnostics) = try imported([plan])
        #expect(product?.billingPlans == [])
        #expect(product?.priceText == "USA USD 60.00")
        #expect(diagnostics.summaries == ["error \(code)"])
        #expect(diagnostics.first?.consequence == "the billing plan is left out of product \"monthly\"")
    }

    @Test("no amount is guessed where the price that counts cannot be read", arguments: ["x", "1,5", "-1"])
    func refusesUnreadablePriceThatCounts(_ price: String) throws {
        let (product, diagnostics) = try imported([Self.upFront.with(["displayPrice": .string(price)])])
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error invalid-price", "error invalid-price"])
        #expect(diagnostics.first?.place.path == "$.subscriptionGroups[0].subscriptions[0].billingPlans")
    }

    @Test("where no plan can be read, nobody knows how the product is billed")
    func refusesOtherTypes() throws {
        let (product, diagnostics) = try imported("MONTHLY")
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error wrong-type"])
    }

    @Test("where nobody knows whether a plan can be bought, the price stays that is the same in both cases")
    func readsEnabledFlag() throws {
        let (product, diagnostics) = try imported([Self.upFront.with(["isEnabled": "no"])])
        #expect(product?.billingPlans == [] && product?.priceText == "USA USD 60.00")
        #expect(diagnostics.summaries == ["warning wrong-type"])
        #expect(diagnostics.first?.consequence == "the billing plan is left out of product \"monthly\"")
    }

    @Test(
        "a commitment is the sum of its bills",
        arguments: [
            ("P1Y", "6", "72", nil), ("P1Y", "6", "71.99", "USD 72.00, 12 × USD 6.00"), ("P6M", "6", "36.0", nil),
            ("P6M", "6", "72", "USD 36.00, 6 × USD 6.00"), ("P2Y", "6", "144", nil),
        ] as [(String, String, String, String?)]
    )
    func checksCommitment(_ period: String, bill: String, total: String, expected: String?) throws {
        let plan = Self.monthly.with(["displayPrice": .string(bill), "commitmentDisplayPrice": .string(total)])
        let (product, diagnostics) = try imported([Self.upFront, plan], period: .string(period))
        #expect(product?.billingPlans.count == 2)
        let findings = diagnostics.filter { ImportCode($0) != .unusualPeriod }
        #expect(findings.map { ImportCode($0) } == (expected == nil ? [] : [.contradictoryCommitment]))
        #expect(findings.first?.expected == expected)
        #expect(findings.allSatisfy { $0.severity == .warning })
    }

    @Test(
        "a monthly plan of a product that does not renew after several months is left out",
        arguments: ["P1W", "P1M"]
    )
    func refusesMonthlyPlanWithoutMonths(_ period: String) throws {
        let (product, diagnostics) = try imported([Self.upFront, Self.monthly], period: .string(period))
        #expect(product?.billingPlans.map(\.kind) == [.billedUpFront])
        #expect(diagnostics.summaries.contains("error unusual-period"))
    }

    @Test("a plan billed up front commits to what it costs")
    func checksUpFrontCommitment() throws {
        let (product, diagnostics) = try imported([Self.upFront.with(["commitmentDisplayPrice": "59"])])
        #expect(product?.priceText == "USA USD 60.00")
        #expect(diagnostics.summaries == ["warning contradictory-commitment"])
    }

    @Test("the total of a plan billed up front is its price, where it cannot be read as well")
    func readsUpFrontTotal() throws {
        let (product, diagnostics) = try imported([Self.upFront.with(["commitmentDisplayPrice": "60,00"])])
        #expect(product?.billingPlans.map(\.kind) == [.billedUpFront])
        #expect(product?.billingPlans.first?.commitmentPrices.entries == [])
        #expect(product?.priceText == "USA USD 60.00")
        #expect(diagnostics.summaries == ["error invalid-price"])
        #expect(diagnostics.first?.consequence == "the price of the plan counts")
    }

    @Test("a monthly plan without its total is kept, with a warning")
    func reportsMissingTotal() throws {
        let (product, diagnostics) = try imported([Self.upFront, Self.monthly.without("commitmentDisplayPrice")])
        #expect(product?.billingPlans.last?.commitmentPrices.entries == [])
        #expect(diagnostics.summaries == ["warning missing-price"])
        #expect(try imported([Self.upFront.without("commitmentDisplayPrice")]).diagnostics.isEmpty)
    }

    @Test("of two enabled plans of a kind the first one's price counts, with a warning")
    func reportsDuplicatePlans() throws {
        let second = Self.upFront.with(["displayPrice": "1", "commitmentDisplayPrice": "1"])
        let (product, diagnostics) = try imported([Self.upFront, second])
        #expect(product?.priceText == "USA USD 60.00")
        #expect(diagnostics.summaries == ["warning duplicate-billing-plan"])
        #expect(try imported([Self.upFront, second.with(["isEnabled": false])]).diagnostics.isEmpty)
    }
}
