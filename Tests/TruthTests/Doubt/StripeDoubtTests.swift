import PaywrightDecisions
import Testing

/// A field that is broken, new, or read by nobody: what it can change is not told, and everything else is.
@Suite("Stripe: what may be told beside a field that decides nothing")
struct StripeDoubtTests {
    @Test("Each case", arguments: StripeDoubtCase.all)
    func holds(_ rule: StripeDoubtCase) async throws {
        let input = rule.base.input.replacing(rule.path.split(separator: ".").map(String.init), with: rule.change)
        let answer = try await RuleAnswer(["\(input)"])
        if let access = rule.access { #expect(answer.status.purchases.map(\.situation.hasAccess) == [access]) }
        for words in rule.says { #expect(answer.text.contains(words), "\(answer.text)") }
        for words in rule.neverSays { #expect(!answer.text.contains(words), "\(answer.text)") }
    }
}

extension StripeDoubtCase {
    fileprivate var change: JSONText { JSONText(parsing: value) }
}

extension StripeDoubtCase.Base {
    private typealias Sample = StripeSample

    /// The subscription before the change.
    var input: JSONText { JSONText(parsing: source) }

    private var source: String {
        switch self {
        case .active: return Sample.subscription()
        case .trialing: return Sample.subscription("trialing", trialEnd: "\(Sample.end)")
        case .trialingWithoutMethod:
            return Sample.subscription("trialing", trialEnd: "\(Sample.end)").replacing(#""pm_1""#, with: "null")
        case .pastDue: return Sample.subscription("past_due")
        case .canceled:
            let details =
                #", "cancellation_details": {"comment": null, "feedback": null, "reason": "payment_failed"}"#
            return Sample.subscription("canceled", endedAt: "1794800000", more: details)
        case .discounted:
            let coupon = Sample.coupon(#""percent_off": 25, "amount_off": null"#)
            return Sample.subscription(discounts: "[\(Sample.discount(coupon))]")
        case .scheduled:
            let yearly = Sample.price("price_1Year", amount: "9900", interval: "year")
            let phases = [
                Sample.phase(Sample.start, Sample.end, price: #""price_1Ocean""#),
                Sample.phase(Sample.end, Sample.end + 86_400 * 365, price: yearly),
            ]
            return Sample.subscription(schedule: Sample.schedule(phases.joined(separator: ",")))
        case .ending:
            let phase = Sample.phase(Sample.start, Sample.end, price: #""price_1Ocean""#)
            return Sample.subscription(schedule: Sample.schedule(phase, behavior: "cancel"))
        case .taxed:
            let price = Sample.price(more: #", "tax_behavior": "exclusive""#)
            return Sample.subscription(items: Sample.list(Sample.item(price: price)))
        }
    }
}
