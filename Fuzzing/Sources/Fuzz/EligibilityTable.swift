import Paywright
import PaywrightModel

/// The App Store's rules of offers, one row each: the first row that holds gives the answer. Written from the stores'
/// documentation, not from the library: what one says and the other does not is a finding.
enum EligibilityTable {
    struct Answers: Equatable {
        var introductory: OfferEligibility
        var promotional: OfferEligibility
        var winBack: OfferEligibility
    }

    private typealias Row = (holds: Bool, answer: OfferEligibility)

    static func answers(_ facts: EligibilityFacts) -> Answers {
        let own = facts.purchases.filter { !$0.isShared }
        let last = facts.purchases.last
        let runs = last.map { $0.runs && !$0.isRefunded && !$0.isShared } == true
        // The App Store does not document what it makes of a subscription that the family shares.
        let runsForFamily = last.map { $0.runs && !$0.isRefunded && $0.isShared } == true
        // What the family shares is paid by another customer, who alone can mend the payment.
        let owes = facts.isInBillingRetry && last?.isShared == false
        let hasBought = !own.isEmpty
        let listed = facts.purchases.isEmpty ? nil : facts.listed
        let offered = (listed ?? []).filter {
            facts.sells.isEmpty ? false : $0 == "back" && facts.sells.contains(.winBack)
        }
        let doubt: [Row] = [
            (facts.coverage == nil, .unknown(.noHistory)),
            (facts.coverage == .partial, .unknown(.historyIncomplete)),
        ]
        return Answers(
            introductory: first(
                [
                    (own.contains { $0.used == .freeTrial }, .ineligible(.freeTrialUsed)),
                    (own.contains { $0.used == .introductoryPrice }, .ineligible(.introductoryOfferUsed)),
                    (owes, .ineligible(.paymentProblem)),
                    (runs, .ineligible(.activeSubscription)),
                    (own.contains(where: \.isRefunded), .ineligible(.refunded)),
                ] + doubt + [
                    (runsForFamily, .unknown(.decidedByStore)),
                    (facts.sells.contains(.introductory), .eligible),
                    (true, .ineligible(.productHasNoSuchOffer)),
                ]
            ),
            promotional: first(
                [
                    (owes, .ineligible(.paymentProblem)),
                    (hasBought && facts.sells.contains(.promotional), .eligible),
                    (hasBought, .ineligible(.productHasNoSuchOffer)),
                ] + doubt + [(true, .ineligible(.neverSubscribed))]
            ),
            winBack: first(
                [
                    (owes, .ineligible(.paymentProblem)),
                    (runs, .ineligible(.activeSubscription)),
                ] + (hasBought ? [] : doubt + [(true, .ineligible(.neverSubscribed))]) + [
                    (!offered.isEmpty, .eligible),
                    (listed != nil, .ineligible(.notListedByStore)),
                    (true, .unknown(.decidedByStore)),
                ]
            )
        )
    }

    private static func first(_ rows: [Row]) -> OfferEligibility {
        rows.first(where: \.holds)?.answer ?? .unknown(.notStated)
    }
}
