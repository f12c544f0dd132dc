import PaywrightDecisions
import PaywrightModel
import Testing

/// A field that is there and cannot be read: what it decides is not told, and everything else is.
@Suite("The package's own form: what may be told beside a field that cannot be read")
struct CustomerDoubtTests {
    @Test("Each case", arguments: CustomerDoubtCase.all)
    func holds(_ rule: CustomerDoubtCase) async throws {
        let answer = try await RuleAnswer(["\(rule.input)"])
        if let access = rule.access { #expect(answer.status.purchases.map(\.situation.hasAccess) == [access]) }
        for words in rule.says { #expect(answer.text.contains(words), "\(answer.text)") }
        for words in rule.neverSays { #expect(!answer.text.contains(words), "\(answer.text)") }
    }

    @Test("What cannot be read makes the history incomplete", arguments: CustomerDoubtCase.lists)
    func isIncomplete(_ rule: CustomerDoubtCase) async throws {
        #expect(try await RuleAnswer(["\(rule.input)"]).history.reading.isWhole == false)
    }

    @Test("An input that cannot be read leaves those beside it in an array as they are")
    func arrays() async throws {
        for broken in ["7", "true", "[]", #""x""#, #"{"a": 1}"#] {
            for inputs in ["[\(CustomerSample.customer()), \(broken)]", "[\(broken), \(CustomerSample.customer())]"] {
                let answer = try await RuleAnswer([inputs])
                #expect(answer.text.contains("renews automatically for €9.99"), "\(answer.text)")
                #expect(!answer.history.reading.isWhole)
            }
        }
    }

    @Test("Of a field with another name, the doubt is that of the name that is meant")
    func misspelled() async throws {
        let active = CustomerSample.customer()
        for (name, wrong, access) in [
            ("renewsAutomatically", "renewsAutomaticaly", nil), ("renewalPrice", "renewalprice", true),
            ("state", "stat", nil), ("expiresDate", "expireDate", nil), ("purchases", "purchase", nil),
        ] as [(String, String, Bool?)] {
            let answer = try await RuleAnswer([active.replacing("\"\(name)\"", with: "\"\(wrong)\"")])
            #expect(!answer.text.contains("€9.99"), "\(wrong): \(answer.text)")
            if access == true { #expect(answer.status.purchases.map(\.situation.hasAccess) == [true], "\(wrong)") }
        }
    }
}

extension CustomerDoubtCase {
    /// The customer after the change; one element more than a list has is added to it.
    fileprivate var input: JSONText {
        let (steps, change) = (path.split(separator: ".").map(String.init), JSONText(parsing: value))
        if let last = steps.last, let index = Int(last), case .array(let elements)? = base.input[steps.dropLast()],
            index == elements.count
        {
            return base.input.replacing(steps.dropLast(), with: .array(elements + [change]))
        }
        return base.input.replacing(steps, with: change)
    }
}

extension CustomerDoubtCase.Base {
    private typealias Sample = CustomerSample

    /// The customer before the change.
    fileprivate var input: JSONText { JSONText(parsing: source) }

    private var source: String {
        switch self {
        case .active: return Sample.customer()
        case .stateless: return Sample.customer([Sample.purchase()], [Sample.subscription(nil)])
        case .ended:
            let reason = #", "renewsAutomatically": false, "expirationReason": "billingError""#
            return Sample.customer([Sample.ended()], [Sample.state("expired", more: reason)])
        case .trialing: return Sample.customer([Sample.purchase(price: "0", more: Sample.trial)])
        case .consent: return Sample.customer([Sample.purchase()], [Sample.subscription(more: Sample.consent)])
        case .increase: return Sample.customer([Sample.purchase()], [Sample.subscription(more: Sample.increase)])
        case .commitment:
            return Sample.customer(
                [Sample.purchase(more: Sample.progress)],
                [Sample.subscription(more: Sample.commitment)]
            )
        case .cancelled: return Sample.customer([Sample.purchase()], [Sample.subscription(renews: false)])
        case .paused:
            let resumes = #", "renewsAutomatically": true, "resumesDate": "2026-12-20T08:00:00Z""#
            return Sample.customer([Sample.ended()], [Sample.state("paused", more: resumes)])
        case .gracePeriod:
            let grace = #", "renewsAutomatically": true, "gracePeriodExpiresDate": "2026-11-24T08:00:00Z""#
            return Sample.customer([Sample.ended()], [Sample.state("gracePeriod", more: grace)])
        case .prepaid:
            let prepaid = #", "prepaid": {"extendableAfter": "2026-11-25T08:00:00Z"}"#
            return Sample.customer([Sample.purchase()], [Sample.state("active", more: prepaid)])
        case .changing:
            return Sample.customer(
                [Sample.purchase()],
                [Sample.subscription(more: #", "renewalProductID": "pro.yearly""#)]
            )
        case .shared: return Sample.customer([Sample.purchase(more: #", "ownership": "familyShared""#)])
        case .lifetime: return Sample.customer([Sample.bought("nonConsumable")], [])
        case .lifetimeRefunded:
            let refund = #", "revocation": {"date": "2026-11-10T08:00:00Z", "kind": "fullRefund", "reason": "other"}"#
            return Sample.customer([Sample.bought("nonConsumable", more: refund)], [])
        case .consumables: return Sample.customer([Sample.bought("consumable", more: #", "quantity": 3"#)], [])
        case .passEnded: return Sample.customer([Sample.bought("nonRenewable", end: "2026-11-16T08:00:00Z")], [])
        case .bare: return Sample.customer([Sample.bought(nil)], [])
        }
    }
}
