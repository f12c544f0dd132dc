import Testing

/// "New price will be charged when the old plan expires": the item that takes the place of another stands beside it, without an
/// `expiryTime`, with the recurring price of its plan.
@Suite("Google Play: what a deferred replacement costs")
struct DeferredPriceTests {
    private typealias Sample = GooglePlaySample

    private static func replaced(_ new: String..., more: String = "", state: String = "ACTIVE") -> [String] {
        let old = Sample.item(plan: Sample.plan(renews: false), more: Sample.replacement + more)
        return [Sample.subscription(state, items: ([old] + new).joined(separator: ", "))]
    }

    private static func new(
        _ id: String = "lake",
        plan: String = Sample.plan(Sample.money("19")),
        details: String = #"{"basePlanId": "monthly"}"#,
        phase: String? = nil,
        more: String = ""
    ) -> String {
        Sample.item(id, end: nil, plan: plan, details: details, phase: phase, order: nil, more: more)
    }

    private static func open(_ name: String, _ inputs: [String]) -> RuleCase {
        RuleCase(name, inputs, is: ["planChange"], says: ["December 2, 2026"], neverSays: ["€"])
    }

    static let cases: [RuleCase] = [
        RuleCase(
            "the price of the new item",
            replaced(new()),
            is: ["planChange"],
            says: ["€19.99", "December 2, 2026"],
            neverSays: ["€9.99", "€29.98", "€19.99 per"]
        ),
        RuleCase(
            "the new item first",
            [
                Sample.subscription(
                    items: "\(new()), \(Sample.item(plan: Sample.plan(renews: false), more: Sample.replacement))"
                )
            ],
            is: ["planChange"],
            says: ["€19.99", "December 2, 2026"]
        ),
        RuleCase(
            "a phase without an offer",
            replaced(new(phase: "basePrice")),
            is: ["planChange"],
            says: ["€19.99"]
        ),
        RuleCase(
            "nothing is charged for a plan that costs nothing",
            replaced(new(plan: Sample.plan(Sample.money("0", "0")))),
            is: ["planChange"],
            says: ["December 2, 2026"],
            neverSays: ["€"]
        ),
        open("no item beside it", replaced()), open("another item beside it", replaced(new("sea"))),
        open("two items of the product", replaced(new(), new())),
        open("an offer", replaced(new(details: #"{"basePlanId": "monthly", "offerId": "half"}"#))),
        open("a free trial", replaced(new(phase: "freeTrial"))),
        open("an introductory price", replaced(new(phase: "introductoryPrice"))),
        open("no price", replaced(new(plan: #"{"autoRenewEnabled": true}"#))),
        open(
            "a price that cannot be read",
            replaced(new(plan: Sample.plan(#"{"currencyCode": "EUR", "units": "x"}"#)))
        ),
        open("it does not renew", replaced(new(plan: Sample.plan(Sample.money("19"), renews: false)))),
        open("a commitment", replaced(new(plan: Sample.plan(Sample.money("19"), more: Sample.installments(left: 12))))),
        open("a change of price", replaced(new(plan: Sample.plan(Sample.money("19"), more: Sample.priceChange())))),
        open("a promotion", replaced(new(more: #", "signupPromotion": {"oneTimeCode": {}}"#))),
        open("a field that is new", replaced(new(more: #", "surcharge": {"units": "7"}"#))),
    ]

    @Test(arguments: cases)
    func price(_ ruleCase: RuleCase) async throws { try await ruleCase.check() }
}
