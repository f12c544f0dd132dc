internal import PaywrightModel
internal import PaywrightValues

/// What a product costs by one of its plans: what a bill amounts to, how often it comes, what is committed to.
struct Billing {
    /// For all that are bought.
    let price: Price
    let unitPrice: Price
    let period: CalendarDuration?
    let commitment: Commitment?

    /// nil when the product has no such plan or no price in the storefront, or an amount leaves the range of its type.
    init?(of product: Product, plan kind: BillingPlan.Kind, in storefront: Storefront, quantity: Int) {
        let plan = product.billingPlans.first { $0.kind == kind && $0.isEnabled }
        guard let unitPrice = kind.price(of: product, plan, in: storefront), let price = unitPrice.times(quantity)
        else { return nil }
        self.price = price
        self.unitPrice = unitPrice
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
