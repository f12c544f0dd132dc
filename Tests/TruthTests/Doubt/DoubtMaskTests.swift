import PaywrightModel
import PaywrightReviewCases
import Testing

@testable import PaywrightDecisions

/// What is taken out of an answer, by itself: every situation that a reviewer sees, and every set of facts.
@Suite("What is in doubt is taken out of a situation, and nothing else")
struct DoubtMaskTests {
    private static let sets = (0..<(1 << FactSet.named.count)).map { FactSet(rawValue: UInt16($0)) }

    private func told(_ situation: SubscriptionSituation) -> ToldFacts {
        ToldFacts(CustomerStatus.Purchase(store: .stripe, productID: "ocean", situation: situation))
    }

    @Test("Every situation, without every set of facts")
    func masked() {
        for (name, purchase) in StatusScenarios.purchases {
            let whole = told(purchase.situation)
            for facts in Self.sets {
                let left = told(purchase.situation.withholding(facts))
                let added = left.beyond(whole)
                let isEmpty = added.isEmpty
                #expect(isEmpty, "\(name) without \(facts.names): \(added)")
                // Until when time is paid stays, where it is known without the charge.
                let open = left.facts.filter {
                    $0.key != "until" && !$0.value.fact.isDisjoint(with: facts.withDependents)
                }
                #expect(open.isEmpty, "\(name) without \(facts.names)")
                guard !facts.contains(.access) else { continue }
                let gone = left.missing(of: whole, besides: Self.allowed(facts))
                let isKept = gone.isEmpty
                #expect(isKept, "\(name) without \(facts.names): \(gone)")
            }
        }
    }

    /// What follows free time is told as a charge at its end: without the day of a charge nothing is.
    private static func allowed(_ facts: FactSet) -> FactSet {
        let open = facts.withDependents
        return open.contains(.nextCharge) ? open.union([.renewal, .amount]) : open
    }

    @Test("What is not known is never what is commonest")
    func examples() {
        let next = NextRenewal(date: StatusScenarios.now, price: nil)
        let end = StatusScenarios.now
        let cases: [(SubscriptionSituation, FactSet, SubscriptionSituation)] = [
            (.active(next), .renewal, .running(until: end)), (.cancelled(until: end), .renewal, .running(until: end)),
            (.freeTrialCancelled(until: end), .renewal, .freeTrial(until: end, renewal: nil)),
            (.offerPrice(next, isLastPeriod: false), .offer, .active(next)),
            (.billingRetry, .payment, .unknown(.inputNotRead)), (.lifetime, .access, .unknown(.inputNotRead)),
            (.unknown(.outdated), .access, .unknown(.outdated)), (.active(next), .cause, .active(next)),
        ]
        for (situation, facts, expected) in cases { #expect(situation.withholding(facts) == expected) }
    }
}
