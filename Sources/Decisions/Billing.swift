internal import PaywrightModel
internal import PaywrightValues

/// What one of a product costs by one of its plans: what a bill amounts to, how often it comes, what is committed to.
struct Billing {
    private(set) var price: Price
    let period: CalendarDuration?
    private(set) var commitment: Commitment?

    /// nil when the product has no such plan or no price in the storefront, or an amount leaves the range of its type.
    init?(of product: Product, plan kind: BillingPlan.Kind, in storefront: Storefront) {
        let plan = product.billingPlans.first { $0.kind == kind && $0.isEnabled }
        guard let price = kind.price(of: product, plan, in: storefront) else { return nil }
        self.price = price
        guard kind == .monthlyWithCommitment, let plan else {
            period = product.period.map { CalendarDuration($0) }
            commitment = nil
            return
        }
        // A commitment of unknown length cannot be stated, so the plan cannot be sold. What is charged are the
        // payments: their sum is the total, whatever else is stated, which the importers report.
        guard let billingPeriod = plan.billingPeriod.map({ CalendarDuration($0) }),
            let duration = billingPeriod.times(plan.paymentCount),
            let total = price.times(plan.paymentCount)
        else { return nil }
        period = billingPeriod
        commitment = Commitment(
            paymentCount: plan.paymentCount,
            duration: duration,
            total: total,
            renewal: plan.renewal
        )
    }

    /// The same for all that are bought; nil when an amount leaves the range of its type.
    func times(_ quantity: Int) -> Billing? {
        guard quantity > 1 else { return self }
        guard let price = price.times(quantity) else { return nil }
        var billing = self
        billing.price = price
        if let commitment {
            guard let total = commitment.total.times(quantity) else { return nil }
            billing.commitment = Commitment(
                paymentCount: commitment.paymentCount,
                duration: commitment.duration,
                total: total,
                renewal: commitment.renewal
            )
        }
        return billing
    }
}

extension BillingPlan.Kind {
    /// What one bill of a plan amounts to: billed up front, the product's own price, where the plan's already stands.
    func price(of product: Product, _ plan: BillingPlan?, in storefront: Storefront) -> Price? {
        self == .billedUpFront ? product.prices[storefront] : plan?.prices[storefront]
    }
}

extension Price {
    /// The exact price of several, without the store's text for one; nil when it leaves the range of the amount.
    func times(_ count: Int) -> Price? {
        guard count > 1 else { return self }
        return amount.times(count).map { Price(amount: $0, currency: currency) }
    }
}
