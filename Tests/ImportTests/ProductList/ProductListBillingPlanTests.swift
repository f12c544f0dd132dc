import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A product list states billing plans")
struct ProductListBillingPlanTests {
    @Test("a commitment with all that is said of it")
    func readsCommitment() throws {
        let (plan, diagnostics) = try listedPlan(ProductListFixture.commitment.with(["enabled": false]))
        #expect(diagnostics.isEmpty)
        #expect(plan?.kind == .monthlyWithCommitment && plan?.isEnabled == false)
        #expect(plan?.prices.text == "USA USD 5.99" && plan?.commitmentPrices.text == "USA USD 71.88")
        #expect(plan?.paymentCount == 12 && plan?.billingPeriod?.description == "P1M")
        #expect(plan?.renewal == .newCommitment)
    }

    @Test("bills come each month, as many as the product's period has, where nothing else is said")
    func assumesDefaults() throws {
        let plan: Tree = ["kind": "monthlyWithCommitment", "prices": ["USA": "5.99"]]
        let (read, diagnostics) = try listedPlan(plan)
        #expect(diagnostics.isEmpty)
        #expect(read?.paymentCount == 12 && read?.billingPeriod?.description == "P1M")
        #expect(read?.commitmentPrices.entries.isEmpty == true && read?.renewal == nil && read?.isEnabled == true)
    }

    @Test("a plan billed up front costs what the product costs, unless it says otherwise")
    func inheritsPrices() throws {
        let (plan, diagnostics) = try listedPlan(["kind": "billedUpFront"])
        #expect(plan?.prices.text == "DEU EUR 49.99, USA USD 59.99" && diagnostics.isEmpty)
        let own = ProductListFixture.yearly.without("prices")
            .with(["billingPlans": [["kind": "billedUpFront", "prices": ["USA": "39.99"]]]])
        let (product, found) = try listedProduct(own)
        #expect(product?.priceText == "USA USD 39.99" && found.isEmpty)
    }

    @Test("an enabled plan billed up front wins over the product's price, and the contradiction is reported")
    func reportsContradiction() throws {
        let plan: Tree = ["kind": "billedUpFront", "prices": ["USA": "39.99", "JPN": "5000"]]
        let (product, diagnostics) = try listedProduct(ProductListFixture.yearly.with(["billingPlans": [plan]]))
        #expect(product?.priceText == "DEU EUR 49.99, JPN JPY 5000, USA USD 39.99")
        #expect(diagnostics.summaries == ["warning contradictory-price"])
        let disabled = ProductListFixture.yearly.with(["billingPlans": [plan.with(["enabled": false])]])
        let (kept, found) = try listedProduct(disabled)
        #expect(kept?.priceText == "DEU EUR 49.99, USA USD 59.99" && found.isEmpty)
    }

    @Test(
        "what is wrong with a plan is reported at its place",
        arguments: [
            ("kind", "MONTHLY", "error unknown-billing-plan kind", false),
            ("prices", nil, "error missing-price prices", false),
            ("totalPrices", ["USA": "70"], "warning contradictory-commitment totalPrices", true),
            ("totalPrices", ["USA": "x"], "error invalid-price totalPrices.USA", true),
            ("payments", 0, "error invalid-number payments", false),
            ("payments", "12", "error invalid-number payments", false),
            ("billingPeriod", "monthly", "error invalid-period billingPeriod", false),
            ("renewal", "never", "warning unknown-value renewal", true),
            ("enabled", "true", "warning wrong-type enabled", true),
            ("total", "71.88", "warning unknown-field total", true),
        ] as [(String, Tree?, String, Bool)]
    )
    func reports(_ field: String, value: Tree?, summary: String, isKept: Bool) throws {
        let plan =
            value.map { ProductListFixture.commitment.with([field: $0]) }
            ?? ProductListFixture.commitment.without(field)
        let product = ProductListFixture.yearly.with(["billingPlans": [plan]])
        let (read, diagnostics) = try listedProduct(product)
        let words = summary.split(separator: " ")
        let expected = "\(words[0]) \(words[1]) $.products[0].billingPlans[0].\(words[2])"
        #expect(diagnostics.contains { $0.summaryAndPath == expected }, "\(diagnostics)")
        // Without a plan that can be read it is not known how the product is billed.
        #expect((read?.billingPlans.count == 1) == isKept)
        #expect((read == nil) != isKept)
    }

    @Test("payments that no period tells are stated or the plan is left out")
    func needsPayments() throws {
        let plan = ProductListFixture.commitment.without("payments")
        for (period, isKept) in [("P6M", true), ("P1M", false), ("P4W", false)] {
            let product = ProductListFixture.yearly.with(["period": .string(period), "billingPlans": [plan]])
            let (read, diagnostics) = try listedProduct(product)
            #expect((read?.billingPlans.isEmpty == false) == isKept)
            #expect(diagnostics.summaries.contains("error invalid-number") != isKept)
        }
    }

    @Test("two enabled plans of a kind are reported; plans of what does not renew are left out")
    func reportsPlacement() throws {
        let plans: Tree = [ProductListFixture.commitment, ProductListFixture.commitment]
        let twice = try listedProduct(ProductListFixture.yearly.with(["billingPlans": plans]))
        #expect(twice.product?.billingPlans.count == 2)
        #expect(twice.diagnostics.summaries == ["warning duplicate-billing-plan"])
        let credits = ProductListFixture.credits.with(["id": "c", "billingPlans": plans])
        let misplaced = try listedProduct(credits)
        #expect(misplaced.product?.billingPlans.isEmpty == true)
        #expect(misplaced.diagnostics.summaries == ["error contradictory-fields"])
    }
}
