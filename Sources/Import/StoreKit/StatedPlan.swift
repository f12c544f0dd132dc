internal import PaywrightModel
internal import PaywrightValues

/// A billing plan as the file states it, readable or not: even one that is left out says how a product is sold.
struct StatedPlan {
    /// nil for a kind that the format does not have.
    let kind: BillingPlan.Kind?
    /// nil where it cannot be read: then it may be sold so.
    let isEnabled: Bool?
    /// What one bill amounts to; nil if that cannot be read.
    let price: Price?
    /// nil if the plan is left out.
    let plan: BillingPlan?
}

extension BillingPlan.Kind {
    /// The kinds as configuration files write them.
    static let configurationNames: [(name: String, kind: BillingPlan.Kind)] = [
        ("BILLED_UPFRONT", .billedUpFront), ("MONTHLY", .monthlyWithCommitment),
    ]

    /// The names, for a diagnostic about another.
    static let expectation = configurationNames.map(\.name).joined(separator: " or ")

    init?(configurationName name: String) {
        guard let entry = Self.configurationNames.first(where: { $0.name == name }) else { return nil }
        self = entry.kind
    }
}
