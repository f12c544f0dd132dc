internal import SourceJSON
internal import StoreModel

extension ConfigurationReader {
    /// Every billing plan a subscription states, those that are left out included.
    mutating func billingPlans(_ list: JSONNode, period: SubscriptionPeriod) -> [StatedPlan] {
        var plans: [StatedPlan] = []
        var enabledKinds: Set<BillingPlan.Kind> = []
        for node in elements(of: list, losing: "\(productName) has no billing plans") {
            guard node.isObject else {
                fail(.wrongType, at: node, expected: "an object", consequence: planLeftOut)
                continue
            }
            let plan = billingPlan(node, period: period)
            if let kind = plan.kind, plan.isEnabled, !enabledKinds.insert(kind).inserted {
                warn(
                    .duplicateBillingPlan,
                    at: node["billingPlanType"],
                    expected: "one enabled plan of each kind",
                    consequence: "the first one's price counts"
                )
            }
            plans.append(plan)
        }
        return plans
    }

    /// What the product costs: the price of an enabled plan billed up front, or else its own. nil, and reported, if
    /// it cannot be had without a commitment.
    mutating func regularPrice(of product: JSONNode, listPrice: Price, plans: [StatedPlan]) -> Price? {
        let enabled = plans.filter(\.isEnabled)
        guard let upFront = enabled.first(where: { $0.kind == .billedUpFront }) else {
            guard !enabled.isEmpty else { return listPrice }
            fail(
                .commitmentOnly,
                at: product["billingPlans"],
                found: "no enabled plan BILLED_UPFRONT",
                expected: "one beside the enabled plans with a commitment",
                consequence: "\(productLeftOut): it is sold with a commitment only, which no copy says yet"
            )
            return nil
        }
        guard let price = upFront.price else {
            fail(
                .invalidPrice,
                at: product["billingPlans"],
                found: "no readable price on the enabled plan BILLED_UPFRONT",
                expected: "the price that counts before the product's own",
                consequence: productLeftOut
            )
            return nil
        }
        if price != listPrice {
            warn(
                .contradictoryPrice,
                at: product["displayPrice"],
                found: listPrice.description,
                expected: "\(price), the displayPrice of the enabled billing plan BILLED_UPFRONT",
                consequence: "the billing plan's price counts"
            )
        }
        return price
    }

    private mutating func billingPlan(_ node: JSONNode, period: SubscriptionPeriod) -> StatedPlan {
        reportUnknownFields(of: node, known: ConfigurationFields.billingPlan)
        let isEnabled = flag(node["isEnabled"], default: true)
        let name = node["billingPlanType"]
        guard let kind = name.string.flatMap(BillingPlan.Kind.init(configurationName:)) else {
            let expected = BillingPlan.Kind.expectation
            fail(.unknownBillingPlan, at: name, expected: expected, consequence: planLeftOut)
            return StatedPlan(kind: nil, isEnabled: isEnabled, price: nil, plan: nil)
        }
        let price = price(node["displayPrice"], losing: planLeftOut)
        let commitment = node["commitmentDisplayPrice"]
        var commitmentPrices: StorefrontPrices? = StorefrontPrices()
        if !commitment.isAbsent {
            let total = self.price(commitment, losing: planLeftOut)
            if let price, let total { compare(total, at: commitment, with: price, kind: kind, period: period) }
            commitmentPrices = total.map(prices)
        } else if kind == .monthlyWithCommitment {
            warn(
                .missingPrice,
                at: commitment,
                expected: "the sum of all bills, \(DecimalAmount.grammar)",
                consequence: "the total of the commitment is not known"
            )
        }
        if kind == .monthlyWithCommitment, isEnabled {
            warn(
                .commitmentNotWorded,
                at: name,
                expected: "BILLED_UPFRONT, the plan whose copy is printed",
                consequence: "the plan is kept, but no line speaks of it"
            )
        }
        var plan: BillingPlan?
        if let price, let commitmentPrices {
            plan = BillingPlan(
                kind: kind,
                prices: prices(price),
                commitmentPrices: commitmentPrices,
                isEnabled: isEnabled
            )
        }
        return StatedPlan(kind: kind, isEnabled: isEnabled, price: price, plan: plan)
    }

    /// Reports a commitment that is not the sum of the bills in one period.
    private mutating func compare(
        _ total: Price,
        at node: JSONNode,
        with price: Price,
        kind: BillingPlan.Kind,
        period: SubscriptionPeriod
    ) {
        let bills: Int
        switch kind {
        case .monthlyWithCommitment:
            guard let months = period.months else { return }
            bills = months
        default: bills = 1
        }
        guard let sum = price.amount.times(bills), sum != total.amount else { return }
        warn(
            .contradictoryCommitment,
            at: node,
            found: total.description,
            expected: "\(Price(amount: sum, currency: price.currency)), \(bills) × \(price)",
            consequence: "both amounts are kept"
        )
    }
}

extension SubscriptionPeriod {
    /// The period in months; nil for one of days or weeks.
    fileprivate var months: Int? {
        switch unit {
        case .month: value
        case .year: value * 12
        case .day, .week: nil
        }
    }
}
