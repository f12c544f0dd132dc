import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Google Play's installments are a billing plan with a commitment")
struct PlayInstallmentTests {
    private typealias Play = PlayProductFixture

    private func imported(_ plan: Tree, period: Tree = "P1M") throws
        -> (product: Product?, diagnostics: [Diagnostic])
    {
        try importedPlan(Play.details(phases: [Play.phase(39_990_000, period)]).with(["installmentPlanDetails": plan]))
    }

    @Test("the library's own names and those of its getters are read")
    func readsBothNames() throws {
        for plan in [
            ["commitmentPaymentsCount": 12, "subsequentCommitmentPaymentsCount": 12],
            [
                "installmentPlanCommitmentPaymentsCount": 12,
                "subsequentInstallmentPlanCommitmentPaymentsCount": 12,
            ],
        ] as [Tree] {
            let (product, diagnostics) = try imported(plan)
            let installments = try #require(product?.billingPlans.first)
            #expect(product?.billingPlans.count == 1)
            #expect(installments.kind == .monthlyWithCommitment && installments.isEnabled)
            #expect(installments.prices.text == "ZZZ PLN 39.99")
            #expect(installments.billingPeriod == SubscriptionPeriod(1, .month))
            #expect(installments.paymentCount == 12 && installments.renewal == .newCommitment)
            #expect(diagnostics.isEmpty)
        }
    }

    @Test(
        "what follows is another commitment, none, or not known",
        arguments: [
            (nil, nil, []), (0, .withoutCommitment, []), (6, .newCommitment, []),
            (3, nil, ["warning contradictory-commitment"]), ("x", nil, ["warning invalid-number"]),
        ] as [(Tree, Commitment.Renewal?, [String])]
    )
    func readsRenewal(_ subsequent: Tree, renewal: Commitment.Renewal?, summaries: [String]) throws {
        let (product, diagnostics) = try imported([
            "commitmentPaymentsCount": 6, "subsequentCommitmentPaymentsCount": subsequent,
        ])
        #expect(product?.billingPlans.map(\.renewal) == [renewal])
        #expect(diagnostics.summaries == summaries)
    }

    @Test(
        "without a readable number of payments nobody can say what is committed to: the product is left out",
        arguments: [0, -1, "x", nil] as [Tree]
    )
    func refusesCount(_ count: Tree) throws {
        let (product, diagnostics) = try imported(["commitmentPaymentsCount": count])
        #expect(product == nil)
        #expect(diagnostics.summaries == ["error invalid-number"])
    }

    @Test("installments that are not monthly are kept, with a warning")
    func keepsOtherPeriods() throws {
        let (product, diagnostics) = try imported(["commitmentPaymentsCount": 4], period: "P3M")
        #expect(product?.billingPlans.first?.billingPeriod == SubscriptionPeriod(3, .month))
        #expect(diagnostics.summaries == ["warning unusual-period"])
    }

    @Test(
        "the Developer API states them by its own names",
        arguments: [
            ("RENEWAL_TYPE_RENEWS_WITHOUT_COMMITMENT", .withoutCommitment, []),
            ("RENEWAL_TYPE_RENEWS_WITH_COMMITMENT", .newCommitment, []),
            ("RENEWAL_TYPE_UNSPECIFIED", nil, ["warning unknown-value"]),
        ] as [(String, Commitment.Renewal?, [String])]
    )
    func readsDeveloperAPI(_ type: String, renewal: Commitment.Renewal?, summaries: [String]) throws {
        let plan = Play.basePlan("installments").without("autoRenewingBasePlanType").with([
            "installmentsBasePlanType": [
                "billingPeriodDuration": "P1M", "committedPaymentsCount": 12, "renewalType": .string(type),
            ]
        ])
        let (product, diagnostics) = try importedSubscriptionPlan(plan)
        #expect(product?.type == .autoRenewable && product?.period == SubscriptionPeriod(1, .month))
        let installments = try #require(product?.billingPlans.first)
        #expect(installments.kind == .monthlyWithCommitment && installments.paymentCount == 12)
        #expect(installments.prices == product?.prices)
        #expect(installments.renewal == renewal)
        #expect(diagnostics.summaries == summaries)
    }
}
