public import PaywrightValues

/// One of the ways a subscription is billed: StoreKit's billing plans, Google Play's installments.
public struct BillingPlan: Hashable, Sendable {
    /// Whether the period is paid at once or in installments.
    @nonexhaustive
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The whole period is paid at its start (`BILLED_UPFRONT`).
        case billedUpFront
        /// Paid month by month, with a commitment to a number of payments (`MONTHLY`; Google Play's installments).
        case monthlyWithCommitment
    }

    /// How the plan is billed.
    public let kind: Kind
    /// What one bill amounts to, per storefront.
    public let prices: StorefrontPrices
    /// What the store says that the whole commitment amounts to, per storefront; empty where it does not say. What is
    /// charged, and said, is the sum of the payments.
    public let commitmentPrices: StorefrontPrices
    /// How often a bill comes; nil for a plan billed up front, whose bills come with the product's period.
    public let billingPeriod: SubscriptionPeriod?
    /// How many bills the customer commits to; 1 for a plan billed up front.
    public let paymentCount: Int
    /// What follows the commitment; nil where that is not stated.
    public let renewal: Commitment.Renewal?
    /// Whether the plan can be bought.
    public let isEnabled: Bool

    /// A plan from its parts.
    ///
    /// - Parameters:
    ///   - kind: How the plan is billed.
    ///   - prices: What one bill amounts to, per storefront.
    ///   - commitmentPrices: What the store says that the whole commitment amounts to, per storefront; empty where it does not
    ///     say.
    ///   - billingPeriod: How often a bill comes; nil for a plan billed up front, whose bills come with the product's period.
    ///   - paymentCount: How many bills the customer commits to; 1 for a plan billed up front.
    ///   - renewal: What follows the commitment; nil where that is not stated.
    ///   - isEnabled: Whether the plan can be bought.
    public init(
        kind: Kind,
        prices: StorefrontPrices,
        commitmentPrices: StorefrontPrices = StorefrontPrices(),
        billingPeriod: SubscriptionPeriod? = nil,
        paymentCount: Int = 1,
        renewal: Commitment.Renewal? = nil,
        isEnabled: Bool = true
    ) {
        self.kind = kind
        self.prices = prices
        self.commitmentPrices = commitmentPrices
        self.billingPeriod = billingPeriod
        self.paymentCount = max(1, paymentCount)
        self.renewal = renewal
        self.isEnabled = isEnabled
    }
}
