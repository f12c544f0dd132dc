internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ConfigurationReader {
    private typealias Fields = StoreKitFields.BillingPlan

    /// Every billing plan a subscription states, those that are left out included.
    mutating func billingPlans(_ list: JSONNode, period: SubscriptionPeriod) -> [StatedPlan] {
        var plans: [StatedPlan] = []
        var enabledKinds: Set<BillingPlan.Kind> = []
        for node in elements(of: list, losing: "\(productName) has no billing plans") {
            fields.open(losing: planLeftOut, isPart: true)
            var plan = billingPlan(node, period: period)
            // How it is sold is stated by a plan all the same, but not what it costs so.
            if !fields.close() { plan = StatedPlan(kind: plan.kind, isEnabled: plan.isEnabled, price: nil, plan: nil) }
            if let kind = plan.kind, plan.isEnabled == true, !enabledKinds.insert(kind).inserted {
                warn(
                    .duplicateBillingPlan,
                    at: node[StoreKitFields.BillingPlan.billingPlanType],
                    expected: "one enabled plan of each kind",
                    consequence: "the first one's price counts"
                )
            }
            plans.append(plan)
        }
        return plans
    }

    /// What the product costs: the price of an enabled plan billed up front, or else its own. A product sold with a
    /// commitment only keeps its own, which no line speaks of. nil, and reported, if the price that counts is unreadable.
    mutating func regularPrice(of product: JSONNode, listPrice: Price, plans: [StatedPlan]) -> Price? {
        let possible = plans.filter { $0.isEnabled != false }
        guard let upFront = possible.first(where: { $0.kind == .billedUpFront && $0.isEnabled == true }) else {
            // Whether it is enabled or not, the product costs the same.
            let isSame = possible.allSatisfy { $0.kind == .billedUpFront && $0.price == listPrice }
            let isBilledUpFront = possible.contains { $0.kind != .monthlyWithCommitment }
            let isCommitment = !isBilledUpFront && possible.contains { $0.plan != nil }
            guard !isSame, !isCommitment else { return listPrice }
            fail(
                .invalidPrice,
                at: product[StoreKitFields.Product.billingPlans],
                found: "no readable plan among those enabled",
                expected: "a plan that says how the product is billed",
                consequence: productLeftOut
            )
            return nil
        }
        guard let price = upFront.price else {
            fail(
                .invalidPrice,
                at: product[StoreKitFields.Product.billingPlans],
                found: "no readable price on the enabled plan BILLED_UPFRONT",
                expected: "the price that counts before the product's own",
                consequence: productLeftOut
            )
            return nil
        }
        if price != listPrice {
            warn(
                .contradictoryPrice,
                at: product[StoreKitFields.Product.displayPrice],
                found: listPrice.description,
                expected: "\(price), the displayPrice of the enabled billing plan BILLED_UPFRONT",
                consequence: "the billing plan's price counts"
            )
        }
        return price
    }

    private mutating func billingPlan(_ node: JSONNode, period: SubscriptionPeriod) -> StatedPlan {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: planLeftOut)
            return StatedPlan(kind: nil, isEnabled: nil, price: nil, plan: nil)
        }
        noteFields(of: node, Fields.table)
        let isEnabled = part(losing: planLeftOut) { $0.flag(node[Fields.isEnabled], default: true) }
        let name = node[Fields.billingPlanType]
        guard let kind = name.string.flatMap(BillingPlan.Kind.init(configurationName:)) else {
            let expected = BillingPlan.Kind.expectation
            fail(.unknownBillingPlan, at: name, expected: expected, consequence: planLeftOut)
            return StatedPlan(kind: nil, isEnabled: isEnabled, price: nil, plan: nil)
        }
        let price = price(node[Fields.displayPrice], losing: planLeftOut)
        let total = part(losing: planLeftOut) { reader in
            reader.commitmentPrices(of: node, kind: kind, price: price, period: period)
        }
        // What is billed up front is what all of it comes to.
        let commitmentPrices = kind == .billedUpFront ? total ?? StorefrontPrices() : total
        var plan: BillingPlan?
        if let isEnabled, let price, let commitmentPrices, let payments = payments(of: kind, in: period, at: name) {
            let isCommitment = kind == .monthlyWithCommitment
            plan = BillingPlan(
                kind: kind,
                prices: prices(price),
                commitmentPrices: commitmentPrices,
                billingPeriod: isCommitment ? SubscriptionPeriod(1, .month) : nil,
                paymentCount: payments,
                renewal: isCommitment ? .newCommitment : nil,
                isEnabled: isEnabled
            )
        }
        return StatedPlan(kind: kind, isEnabled: isEnabled, price: price, plan: plan)
    }

    /// What all bills come to, where that is stated; nil, and reported, where it cannot be read.
    private mutating func commitmentPrices(
        of node: JSONNode,
        kind: BillingPlan.Kind,
        price: Price?,
        period: SubscriptionPeriod
    ) -> StorefrontPrices? {
        let stated = node[Fields.commitmentDisplayPrice]
        guard !stated.isAbsent else {
            if kind == .monthlyWithCommitment {
                warn(
                    .missingPrice,
                    at: stated,
                    expected: "the sum of all bills, \(DecimalAmount.grammar)",
                    consequence: "the total of the commitment is the sum of its payments"
                )
            }
            return StorefrontPrices()
        }
        let consequence = kind == .billedUpFront ? "the price of the plan counts" : planLeftOut
        guard let total = self.price(stated, losing: consequence) else { return nil }
        if let price { compare(total, at: stated, with: price, kind: kind, period: period) }
        return prices(total)
    }

    /// How many bills the plan commits to: one in each month of the product's period. nil, and reported, for a period that
    /// is not one of months.
    private mutating func payments(of kind: BillingPlan.Kind, in period: SubscriptionPeriod, at node: JSONNode) -> Int?
    {
        guard kind == .monthlyWithCommitment else { return 1 }
        guard let months = period.months, months > 1 else {
            fail(
                .unusualPeriod,
                at: node,
                found: "a monthly plan of a product that renews every \(period)",
                expected: "a period of several months, such as P1Y",
                consequence: planLeftOut
            )
            return nil
        }
        return months
    }

    /// Reports a commitment that is not the sum of the bills in one period.
    private mutating func compare(
        _ total: Price,
        at node: JSONNode,
        with price: Price,
        kind: BillingPlan.Kind,
        period: SubscriptionPeriod
    ) {
        guard let bills = kind == .monthlyWithCommitment ? period.months : 1 else { return }
        guard let sum = price.amount.times(bills), sum != total.amount else { return }
        warn(
            .contradictoryCommitment,
            at: node,
            found: total.description,
            expected: "\(Price(amount: sum, currency: price.currency)), \(bills) × \(price)",
            consequence: "the sum of the payments counts"
        )
    }
}

extension SubscriptionPeriod {
    /// The period in months; nil for one of days or weeks.
    var months: Int? {
        switch unit {
        case .month: value
        case .year: value * 12
        case .day, .week: nil
        }
    }
}
