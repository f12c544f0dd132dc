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
    /// How the price stands to tax; nil where that is not stated.
    let tax: TaxTreatment?
    /// The days of a trial that an older price states.
    let trialDays: Int?

    /// Its other currencies, by their small letters.
    var currencyOptions: JSONNode { node["currency_options"] }
}

extension StripePrice {
    /// Why a price is no one amount for one piece of what is sold.
    static func unpriced(_ node: JSONNode, recurring: JSONNode) -> (node: JSONNode, found: String)? {
        if node["billing_scheme"].string == "tiered" || node.states("tiers_mode") || !node["tiers"].isAbsentOrEmpty {
            return (node["billing_scheme"], "a price in tiers")
        }
        if recurring["usage_type"].string == "metered" || recurring.states("meter") {
            return (recurring["usage_type"], "a price of what is used, which is metered")
        }
        for name in ["transform_quantity", "transform_usage"] where node.states(name) {
            return (node[name], "a price of packages (\(name))")
        }
        if node.states("custom_unit_amount") {
            return (node["custom_unit_amount"], "a price that the customer chooses (custom_unit_amount)")
        }
        return nil
    }
}

extension DiagnosingReader {
    /// Reads a price or a plan; nil, and reported, without an identifier or a currency.
    mutating func stripePrice(_ node: JSONNode, losing consequence: String) -> StripePrice? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "a price that is expanded, an object", consequence: consequence)
            return nil
        }
        guard let id = text(of: node["id"]) else {
            fail(.missingProductID, at: node["id"], expected: "the id of a price", consequence: consequence)
            return nil
        }
        guard let currency = stripeCurrency(of: node["currency"], losing: consequence) else { return nil }
        // A plan has the fields of `recurring` itself.
        let isPlan = node.states("interval")
        let recurring = isPlan ? node : node["recurring"]
        return StripePrice(
            node: node,
            id: id,
            productID: stripeID(of: node["product"]),
            period: recurring.isAbsent ? nil : stripePeriod(recurring, losing: consequence),
            isRecurring: !recurring.isAbsent,
            amount: stripeUnitAmount(of: node, recurring: recurring, isPlan: isPlan, in: currency, losing: consequence),
            tax: stripeTax(of: node),
            trialDays: wholeNumber(of: recurring["trial_period_days"], in: 0...3_650)
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
        let whole = isPlan && !node.states("unit_amount") ? "amount" : "unit_amount"
        let expected = "one amount for each period (\(whole))"
        if let (place, found) = StripePrice.unpriced(node, recurring: recurring) {
            warn(.noFixedPrice, at: place, found: found, expected: expected, consequence: consequence)
            return nil
        }
        guard node.states(whole) || node.states("\(whole)_decimal") else {
            warn(.noFixedPrice, at: node[whole], found: "no amount", expected: expected, consequence: consequence)
            return nil
        }
        return stripeAmount(of: node, whole: whole, exact: "\(whole)_decimal", in: currency, losing: consequence)
    }

    /// How a price, or one in another currency, stands to tax; nil where that is not stated.
    mutating func stripeTax(of node: JSONNode) -> TaxTreatment? {
        stated(node["tax_behavior"], as: StripeNames.taxBehaviors).flatMap(\.known).flatMap { $0 }
    }

    private mutating func stripePeriod(_ recurring: JSONNode, losing consequence: String) -> CalendarDuration? {
        guard let unit = StripeNames.intervals.first(where: { $0.name == recurring["interval"].string })?.value else {
            let expected = "one of " + StripeNames.intervals.map(\.name).joined(separator: ", ")
            fail(.invalidPeriod, at: recurring["interval"], expected: expected, consequence: consequence)
            return nil
        }
        let count = recurring["interval_count"]
        guard !count.isAbsent else { return CalendarDuration(1, unit) }
        // Three years at most, which is what Stripe allows.
        if let count = wholeNumber(of: count, in: 1...1_095) { return CalendarDuration(count, unit) }
        return nil
    }
}
