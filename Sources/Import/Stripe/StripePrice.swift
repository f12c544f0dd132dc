internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A price, or a plan of the time before prices, as it stands on its own or in an item of a subscription.
struct StripePrice {
    let node: JSONNode
    /// The identifier: "price_1MowQVLkdIwHu7ixraBm864M".
    let id: String
    /// The identifier of what it is a price of: "prod_NZKdYqrwEYx6iK".
    let productID: String?
    /// How often it is charged; nil for a price that is paid once, and for an interval that cannot be read.
    let period: CalendarDuration?
    /// Whether it is charged again and again.
    let isRecurring: Bool
    /// What one costs; nil where there is no one amount, which is reported.
    let amount: StripeAmount?
    /// Where it states that it is for what is used, which is charged when a period is over; nil for any other price.
    let usagePlace: JSONNode?
    /// How the price stands to tax; nil where that is not stated.
    let tax: TaxTreatment?
    /// The days of a trial that it states for sellers who ask for them.
    let trialDays: Int?
    /// Where these days stand.
    let trialPlace: JSONNode

    /// Its other currencies, by their small letters.
    var currencyOptions: JSONNode { node[StripeProductsFields.Price.currencyOptions] }
}

extension StripePrice {
    /// Why a price is no one amount for one piece of what is sold.
    static func unpriced(_ node: JSONNode, recurring: JSONNode) -> (node: JSONNode, found: String)? {
        typealias Fields = StripeFields.Price
        let scheme = node[Fields.billingScheme]
        if scheme.string == "tiered" || node.states(Fields.tiersMode) || !node[Fields.tiers].isAbsentOrEmpty {
            return (scheme, "a price in tiers")
        }
        if let usage = usagePlace(recurring) { return (usage, "a price of what is used, which is metered") }
        for key in [Fields.transformQuantity, Fields.transformUsage] where node.states(key) {
            return (node[key], "a price of packages (\(key.name))")
        }
        if node.states(Fields.customUnitAmount) {
            return (node[Fields.customUnitAmount], "a price that the customer chooses (custom_unit_amount)")
        }
        return nil
    }

    /// Where a price states that it is for what is used.
    fileprivate static func usagePlace(_ recurring: JSONNode) -> JSONNode? {
        let usage = recurring[StripeFields.Recurring.usageType]
        return usage.string == "metered" || recurring.states(StripeFields.Recurring.meter) ? usage : nil
    }
}

extension DiagnosingReader {
    /// Reads a price or a plan; nil, and reported, without an identifier or a currency.
    mutating func stripePrice(_ node: JSONNode, losing consequence: String) -> StripePrice? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "a price that is expanded, an object", consequence: consequence)
            return nil
        }
        guard let id = text(of: node[StripeFields.Price.id]) else {
            fail(
                .missingProductID,
                at: node[StripeFields.Price.id],
                expected: "the id of a price",
                consequence: consequence
            )
            return nil
        }
        guard let currency = stripeCurrency(of: node[StripeFields.Price.currency], losing: consequence) else {
            return nil
        }
        // A plan has the fields of `recurring` itself.
        let isPlan = node.states(StripeFields.Price.interval)
        let recurring = isPlan ? node : node[StripeFields.Price.recurring]
        return StripePrice(
            node: node,
            id: id,
            productID: stripeID(of: node[StripeFields.Price.product]),
            period: recurring.isAbsent ? nil : stripePeriod(recurring, losing: consequence),
            isRecurring: !recurring.isAbsent,
            amount: stripeUnitAmount(of: node, recurring: recurring, isPlan: isPlan, in: currency, losing: consequence),
            usagePlace: StripePrice.usagePlace(recurring),
            tax: stripeTax(of: node),
            trialDays: wholeNumber(of: recurring[StripeFields.Recurring.trialPeriodDays], in: 0...3_650),
            trialPlace: recurring[StripeFields.Recurring.trialPeriodDays]
        )
    }

    /// What one piece costs; nil, and reported, where that is not one amount.
    private mutating func stripeUnitAmount(
        of node: JSONNode,
        recurring: JSONNode,
        isPlan: Bool,
        in currency: CurrencyCode,
        losing consequence: String
    ) -> StripeAmount? {
        typealias Fields = StripeFields.Price
        let isAmountOfPlan = isPlan && !node.states(Fields.unitAmount)
        let whole = isAmountOfPlan ? Fields.amount : Fields.unitAmount
        let exact = isAmountOfPlan ? Fields.amountDecimal : Fields.unitAmountDecimal
        let expected = "one amount for each period (\(whole.name))"
        _ = stated(node[Fields.billingScheme], as: StripeNames.billingSchemes)
        _ = stated(recurring[StripeFields.Recurring.usageType], as: StripeNames.usageTypes)
        if let (place, found) = StripePrice.unpriced(node, recurring: recurring) {
            warn(.noFixedPrice, at: place, found: found, expected: expected, consequence: consequence)
            return nil
        }
        guard node.states(whole) || node.states(exact) else {
            warn(.noFixedPrice, at: node[whole], found: "no amount", expected: expected, consequence: consequence)
            return nil
        }
        return stripeAmount(of: node, whole: whole, exact: exact, in: currency, losing: consequence)
    }

    /// How a price, or one in another currency, stands to tax; nil where that is not stated.
    mutating func stripeTax(of node: JSONNode) -> TaxTreatment? {
        stated(node[StripeFields.Price.taxBehavior], as: StripeNames.taxBehaviors).flatMap(\.known).flatMap { $0 }
    }

    private mutating func stripePeriod(_ recurring: JSONNode, losing consequence: String) -> CalendarDuration? {
        guard
            let unit = StripeNames.intervals.first(where: {
                $0.name == recurring[StripeFields.Recurring.interval].string
            })?.value
        else {
            let expected = "one of " + StripeNames.intervals.map(\.name).joined(separator: ", ")
            fail(
                .invalidPeriod,
                at: recurring[StripeFields.Recurring.interval],
                expected: expected,
                consequence: consequence
            )
            return nil
        }
        let count = recurring[StripeFields.Recurring.intervalCount]
        guard !count.isAbsent else { return CalendarDuration(1, unit) }
        // Three years at most, which is what Stripe allows.
        if let count = wholeNumber(of: count, in: 1...1_095) { return CalendarDuration(count, unit) }
        return nil
    }
}
