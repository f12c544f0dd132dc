package import Paywright

/// The billing plans that a caller asks for by one name.
package enum BillingPlanChoice: String, CaseIterable, Sendable {
    case each
    case upFront = "up-front"
    case monthly

    package var kinds: [BillingPlan.Kind] {
        switch self {
        case .each: BillingPlan.Kind.allCases
        case .upFront: [.billedUpFront]
        case .monthly: [.monthlyWithCommitment]
        }
    }
}
