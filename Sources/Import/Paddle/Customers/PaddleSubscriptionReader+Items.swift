internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Something that a subscription is charged for.
struct PaddleItem {
    let priceID: String
    let node: JSONNode
    let quantity: Int
    let unitPrice: Price?
    let overrides: [(countries: [String], price: Price?)]
    let tax: PaddleTax?
    let isTrialing: Bool
    /// Whether its trial costs something.
    let hasPricedTrial: Bool

    /// What it costs each time where a customer is; nil where that is not known.
    func price(in country: String?) -> Price? {
        guard !overrides.isEmpty else { return unitPrice }
        guard let country else { return nil }
        let own = Set(overrides.filter { $0.countries.contains(country) }.map(\.price))
        guard let price = own.first else { return unitPrice }
        return own.count == 1 ? price : nil
    }
}

extension PaddleSubscriptionReader {
    /// The items that are charged again and again, the dearest first.
    mutating func items(of node: JSONNode) -> [PaddleItem] {
        let elements = elements(of: node["items"], losing: "what is sold in the subscription is left out")
        let items = elements.compactMap { item($0) }
        return items.sorted { left, right in
            let (first, second) = (left.rank, right.rank)
            return first.amount == second.amount ? first.id < second.id : first.amount > second.amount
        }
    }

    private mutating func item(_ node: JSONNode) -> PaddleItem? {
        let consequence = "the item is left out"
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        noteMisspelledFields(of: node, known: PaddleNames.item)
        let price = node["price"]
        guard let id = text(of: price["id"]) ?? text(of: node["price_id"]) else {
            fail(.missingProductID, at: price["id"], expected: "the id of a price", consequence: consequence)
            return nil
        }
        noteMisspelledFields(of: price, known: PaddleNames.price)
        let status = stated(node["status"], as: PaddleNames.itemStates)
        guard flag(node["recurring"]) != false, status != .known(.inactive) else { return nil }
        let trial = price["trial_period"]
        let trialPrice = trial["unit_price"].isObject ? paddleMoney(trial["unit_price"]) : nil
        return PaddleItem(
            priceID: id,
            node: node,
            quantity: wholeNumber(of: node["quantity"], in: 1...999_999) ?? 1,
            unitPrice: price.states("unit_price") ? paddleMoney(price["unit_price"]) : nil,
            overrides: paddleOverrides(of: price),
            tax: stated(price["tax_mode"], as: PaddleNames.taxModes)?.known,
            isTrialing: status == .known(.trialing),
            hasPricedTrial: trialPrice.map { !$0.isFree } ?? false
        )
    }

    /// What is charged next, and how that stands to tax: as a preview of that transaction states it, which has the tax in it,
    /// else the sum over the items.
    mutating func nextPrice(of node: JSONNode, items: [PaddleItem]) -> (Price?, TaxTreatment?) {
        if let next = object(of: node["next_transaction"]) {
            let totals = next["details"]["totals"]
            return (paddleMoney(totals, amount: "grand_total", currency: totals["currency_code"]), .included)
        }
        let treatments = Set(items.map { $0.tax?.treatment })
        // A sum of which a part has the tax in it, and a part has not, says nothing.
        if treatments.contains(.added), treatments.count > 1 { return (nil, nil) }
        return (sum(of: items, in: node), treatments.count == 1 ? treatments.first ?? nil : nil)
    }

    /// The sum over the items. nil where a discount without a size or a country that is not known leaves it open.
    private mutating func sum(of items: [PaddleItem], in node: JSONNode) -> Price? {
        guard !isDiscounted(node) else { return nil }
        let country = text(of: node["address"]["country_code"])
        var sum: Price?
        for item in items {
            guard let price = item.price(in: country),
                let total = price.times(item.quantity), sum.map({ $0.currency == total.currency }) ?? true
            else { return nil }
            sum = Price(
                amount: DecimalAmount(billionths: (sum?.amount.billionths ?? 0) + total.amount.billionths),
                currency: total.currency
            )
        }
        // Paddle may convert a price into the currency of the subscription, at a rate that is not stated.
        guard let sum, !node.states("currency_code") || node["currency_code"].string == sum.currency.code else {
            return nil
        }
        return sum
    }

    /// Whether a discount may lower the next charge: an identifier, of which only its dates are stated.
    private mutating func isDiscounted(_ node: JSONNode) -> Bool {
        guard let discount = object(of: node["discount"]) else { return false }
        guard let end = timestamp(of: discount["ends_at"]), let next = timestamp(of: node["next_billed_at"]) else {
            return true
        }
        return end >= next
    }
}

extension PaddleItem {
    /// What orders items, whatever order they stand in.
    fileprivate var rank: (amount: Int128, id: String) {
        ((unitPrice?.amount.billionths ?? 0) * Int128(quantity), priceID)
    }
}

extension Price {
    /// So many of it; nil beyond the largest amount.
    fileprivate func times(_ count: Int) -> Price? {
        let (product, overflows) = amount.billionths.multipliedReportingOverflow(by: Int128(count))
        guard !overflows, product < 1_000_000_000_000_000_000_000_000 else { return nil }
        return Price(amount: DecimalAmount(billionths: product), currency: currency)
    }
}
