import PaywrightDecisions
import Testing

/// A field that is broken, new, or read by nobody: what it can change is not told, and everything else is.
@Suite("Google Play: what may be told beside a field that decides nothing")
struct GooglePlayDoubtTests {
    @Test("Each case", arguments: GooglePlayDoubtCase.all)
    func holds(_ rule: GooglePlayDoubtCase) async throws {
        let path = rule.path.split(separator: ".").map(String.init)
        let input = rule.base.input.replacing(path, with: JSONText(parsing: rule.value))
        let answer = try await RuleAnswer(["\(input)"])
        if let access = rule.access { #expect(answer.status.purchases.map(\.situation.hasAccess) == [access]) }
        for words in rule.says { #expect(answer.text.contains(words), "\(answer.text)") }
        for words in rule.neverSays { #expect(!answer.text.contains(words), "\(answer.text)") }
    }
}

extension GooglePlayDoubtCase.Base {
    private typealias Sample = GooglePlaySample

    /// The subscription before the change.
    var input: JSONText { JSONText(parsing: source) }

    private var source: String {
        switch self {
        case .active: Sample.subscription()
        case .withoutPhase: Sample.subscription(items: Sample.item(phase: nil))
        case .trial:
            Sample.subscription(
                items: Sample.item(details: #"{"basePlanId": "monthly", "offerId": "try"}"#, phase: "freeTrial")
            )
        case .increase: active(more: Sample.priceChange())
        case .applied: active(more: Sample.priceChange(state: "APPLIED", to: Sample.money(), at: nil))
        case .stepUp: active(more: Sample.stepUp())
        case .installments: active(more: Sample.installments(left: 7))
        case .lastInstallment: active(more: Sample.installments(left: 0))
        case .grace: Sample.subscription("IN_GRACE_PERIOD")
        case .hold: Sample.subscription("ON_HOLD", items: Sample.item(end: Sample.past))
        case .paused: Sample.subscription("PAUSED", items: Sample.item(end: Sample.past), more: Sample.pause)
        case .cancelled: ended("CANCELED", Sample.end, by: "userInitiatedCancellation", Sample.cancelTime)
        case .expired: ended("EXPIRED", Sample.past, by: "userInitiatedCancellation", Sample.cancelTime)
        case .replaced: ended("EXPIRED", Sample.past, by: "replacementCancellation")
        case .prepaid:
            Sample.subscription(
                items: Sample.item(
                    kind: "prepaidPlan",
                    plan: #"{"allowExtendAfterTime": "2026-11-25T10:00:00Z"}"#,
                    phase: nil
                )
            )
        case .replacement: Sample.subscription(items: Sample.item(more: Sample.replacement))
        case .replacementPair:
            Sample.subscription(items: "\(Sample.item(more: Sample.replacement)), \(Sample.replacing)")
        case .addOn: Sample.subscription(items: addOns)
        case .graceAddOn: Sample.subscription("IN_GRACE_PERIOD", items: addOns)
        }
    }

    private func active(more: String) -> String {
        Sample.subscription(items: Sample.item(plan: Sample.plan(more: more)))
    }

    private func ended(_ state: String, _ end: String, by who: String, _ content: String = "{}") -> String {
        Sample.subscription(
            state,
            items: Sample.item(end: end, plan: Sample.plan(renews: false)),
            more: Sample.cancelled(by: who, content)
        )
    }

    private var addOns: String {
        let addOn = Sample.item("reef", plan: Sample.plan(Sample.money("2")))
        return "\(Sample.item()), \(addOn)"
    }
}
