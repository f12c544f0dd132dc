/// One of the ways a subscription is billed: StoreKit's billing plans.
public struct BillingPlan: Hashable, Sendable {
    /// Whether the period is paid at once or month by month.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The whole period is paid at its start (`BILLED_UPFRONT`).
        case billedUpFront
        /// Paid monthly, with a commitment for the whole period (`MONTHLY`).
        case monthlyWithCommitment
    }

    /// How the plan is billed.
    public let kind: Kind
    /// What one bill amounts to, per storefront.
    public let prices: StorefrontPrices
    /// What the whole commitment amounts to, per storefront.
    public let commitmentPrices: StorefrontPrices
    /// Whether the plan can be bought.
    public let isEnabled: Bool

    /// A plan from its parts.
    public init(kind: Kind, prices: StorefrontPrices, commitmentPrices: StorefrontPrices, isEnabled: Bool) {
        self.kind = kind
        self.prices = prices
        self.commitmentPrices = commitmentPrices
        self.isEnabled = isEnabled
    }
}
