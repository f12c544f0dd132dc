internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension ProductListReader {
    /// Every readable billing plan of a subscription. A plan billed up front that states no price costs what the product
    /// does. nil, and reported, if plans are stated and none that can be bought is readable: how the product is billed
    /// is not known then.
    mutating func billingPlans(
        _ list: JSONNode,
        type: ProductType,
        period: SubscriptionPeriod?,
        productPrices: StorefrontPrices?
    ) -> [BillingPlan]? {
        let nodes = elements(of: list, losing: "\(productName) has no billing plans")
        guard type == .autoRenewable || nodes.isEmpty else {
            fail(
                .contradictoryFields,
                at: list,
                found: "billing plans of a product of type \(type.rawValue)",
                expected: "billing plans on a product of type autoRenewable only",
                consequence: "\(productName) has no billing plans"
            )
            return []
        }
        var plans: [BillingPlan] = []
        for node in nodes {
            guard let plan = billingPlan(node, period: period, productPrices: productPrices) else { continue }
            if plan.isEnabled, plans.contains(where: { $0.isEnabled && $0.kind == plan.kind }) {
                warn(
                    .duplicateBillingPlan,
                    at: node["kind"],
                    expected: "one enabled plan of each kind",
                    consequence: "the first one's price counts"
                )
            }
            plans.append(plan)
        }
        let isUnreadable = nodes.isEmpty ? !list.isAbsentOrEmpty : plans.count < nodes.count
        guard isUnreadable, !plans.contains(where: \.isEnabled) else { return plans }
        fail(
            .unknownBillingPlan,
            at: list,
            found: "no readable plan that can be bought",
            expected: "a plan that says how the product is billed",
            consequence: productLeftOut
        )
        return nil
    }

    private mutating func billingPlan(
        _ node: JSONNode,
        period: SubscriptionPeriod?,
        productPrices: StorefrontPrices?
    ) -> BillingPlan? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: planLeftOut)
            return nil
        }
        reportFields(of: node, known: ProductListFields.billingPlan)
        let code = ImportCode.unknownBillingPlan
        guard let kind = value(node["kind"], BillingPlan.Kind.self, code: code, losing: planLeftOut) else { return nil }
        let isCommitment = kind == .monthlyWithCommitment
        let inherited = isCommitment || node.states("prices") ? nil : productPrices
        let prices = inherited ?? prices(node["prices"], losing: planLeftOut)
        let totals =
            !node.states("totalPrices")
            ? StorefrontPrices() : self.prices(node["totalPrices"], losing: "the totals are calculated")
        let bills = billingPeriod(node["billingPeriod"], isCommitment: isCommitment)
        guard bills.isReadable else { return nil }
        let billingPeriod = bills.period
        let payments = payments(node["payments"], each: billingPeriod, in: period, isCommitment: isCommitment)
        let renewal = renewal(node["renewal"])
        let isEnabled = flag(node["enabled"], default: true)
        guard let prices, let payments else { return nil }
        compare(totals ?? StorefrontPrices(), at: node["totalPrices"], with: prices, payments: payments)
        return BillingPlan(
            kind: kind,
            prices: prices,
            commitmentPrices: totals ?? StorefrontPrices(),
            billingPeriod: billingPeriod,
            paymentCount: payments,
            renewal: renewal,
            isEnabled: isEnabled
        )
    }

    /// How often a bill comes: each month where nothing is stated. A plan billed up front has no period of its own.
    private mutating func billingPeriod(
        _ node: JSONNode,
        isCommitment: Bool
    ) -> (period: SubscriptionPeriod?, isReadable: Bool) {
        guard isCommitment else {
            if !node.isAbsent {
                warn(
                    .contradictoryFields,
                    at: node,
                    expected: "no billingPeriod on a plan billed up front",
                    consequence: "the field is ignored"
                )
            }
            return (nil, true)
        }
        guard !node.isAbsent else { return (SubscriptionPeriod(1, .month), true) }
        if let period = duration(node)?.singlePeriod { return (period, true) }
        let expected = #"a period by ISO 8601, such as "P1M""#
        fail(.invalidPeriod, at: node, expected: expected, consequence: planLeftOut)
        return (nil, false)
    }

    /// How many bills are committed to: as many as the product's period has, where nothing is stated.
    private mutating func payments(
        _ node: JSONNode,
        each billingPeriod: SubscriptionPeriod?,
        in period: SubscriptionPeriod?,
        isCommitment: Bool
    ) -> Int? {
        let stated = node.value?.numberText.flatMap { Int($0) } ?? 0
        guard isCommitment else {
            if !node.isAbsent, stated != 1 {
                warn(
                    .invalidNumber,
                    at: node,
                    expected: "1, as a plan billed up front has one bill",
                    consequence: "the field is ignored"
                )
            }
            return 1
        }
        if (1...CalendarDuration.longestCount).contains(stated) { return stated }
        if node.isAbsent, let bill = billingPeriod?.months, let whole = period?.months, whole > bill, whole % bill == 0
        {
            return whole / bill
        }
        fail(
            .invalidNumber,
            at: node,
            expected:
                "how many bills the customer commits to, a whole number from 1 to \(CalendarDuration.longestCount)",
            consequence: planLeftOut
        )
        return nil
    }

    private mutating func renewal(_ node: JSONNode) -> Commitment.Renewal? {
        guard !node.isAbsent else { return nil }
        if let renewal = node.string.flatMap(Commitment.Renewal.init(rawValue:)) { return renewal }
        warn(
            .unknownValue,
            at: node,
            expected: expectation(Commitment.Renewal.self),
            consequence: "what follows the commitment is not known"
        )
        return nil
    }

    /// Reports each total that is not the sum of the bills.
    private mutating func compare(
        _ totals: StorefrontPrices,
        at node: JSONNode,
        with prices: StorefrontPrices,
        payments: Int
    ) {
        for entry in totals.entries {
            guard let price = prices[entry.storefront], let sum = price.amount.times(payments) else { continue }
            let expected = Price(amount: sum, currency: price.currency)
            guard expected.amount != entry.price.amount || expected.currency != entry.price.currency else { continue }
            warn(
                .contradictoryCommitment,
                at: node,
                found: "\(entry.price) in \(entry.storefront)",
                expected: "\(expected), \(payments) × \(price)",
                consequence: "the sum of the payments counts"
            )
        }
    }
}

extension CalendarDuration {
    /// The most of one unit that a length can have.
    static let longestCount = 9_999
}
