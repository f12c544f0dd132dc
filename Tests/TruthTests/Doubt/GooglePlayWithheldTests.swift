import PaywrightDecisions
import PaywrightModel
import Testing

/// What a field of an intact answer states, and no sentence and no moment tells: `withheld` names the fact and the field.
struct GooglePlayWithheldCase: Sendable, CustomTestStringConvertible {
    private typealias Sample = GooglePlaySample

    let testDescription: String
    let text: String
    let fact: FactSet
    /// How the path of the field ends.
    let field: String

    private init(_ name: String, _ text: String, _ fact: FactSet, at field: String) {
        (testDescription, self.text, self.fact, self.field) = (name, text, fact, field)
    }

    private static let following = #", "subsequentCommittedPaymentsCount": 12"#

    private static func bound(_ state: String, _ left: Int?, _ more: String = "") -> String {
        let plan = Sample.plan(more: Sample.installments(left: left, more: more))
        let end = state == "ON_HOLD" ? Sample.past : Sample.end
        return Sample.subscription(state, items: Sample.item(end: end, plan: plan))
    }

    private static func replaced(by plan: String) -> String {
        let new = Sample.item("lake", end: nil, plan: plan, phase: nil, order: nil)
        return Sample.subscription(items: "\(Sample.item(more: Sample.replacement)), \(new)")
    }

    static let all: [GooglePlayWithheldCase] = [
        // Number of committed payments remaining to be paid for; payments committed to after each commitment period.
        .init("payments are left on hold", bound("ON_HOLD", 5), .later, at: "installmentDetails"),
        .init("another commitment on hold", bound("ON_HOLD", nil, following), .later, at: "installmentDetails"),
        .init(
            "another commitment after the payments that are left in a grace period",
            bound("IN_GRACE_PERIOD", 1, following),
            .later,
            at: "installmentDetails"
        ),
        .init(
            "a later price of the plan that takes over",
            replaced(by: Sample.plan(Sample.money("4"), more: Sample.priceChange(state: "CONFIRMED"))),
            .later,
            at: "priceChangeDetails"
        ),
        .init(
            "a pause of what is not set to renew",
            Sample.subscription(
                "PAUSED",
                items: Sample.item(end: Sample.past, plan: Sample.plan(renews: false)),
                more: Sample.pause
            ),
            .renewal,
            at: "autoRenewEnabled"
        ),
    ]
}

@Suite("Google Play: what is stated and not told is withheld")
struct GooglePlayWithheldTests {
    @Test("Each field", arguments: GooglePlayWithheldCase.all)
    func names(_ rule: GooglePlayWithheldCase) async throws {
        let answer = try await RuleAnswer([rule.text])
        let withheld = answer.status.purchases.first?.withheld ?? []
        #expect(withheld.contains { $0.facts.contains(rule.fact) && $0.field.hasSuffix(rule.field) }, "\(withheld)")
    }
}
