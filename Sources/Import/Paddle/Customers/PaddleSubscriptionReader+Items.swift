internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Something that a subscription is charged for.
struct PaddleItem {
    let priceID: String
    /// What it is a price of.
    let productID: String?
    let node: JSONNode
    let quantity: Int
    let unitPrice: Price?
    /// Whether nothing that the amount is made of is broken.
    let isAmountRead: Bool
    let overrides: [PaddleOverride]
    let tax: PaddleTax?
    let isTrialing: Bool
    /// Whether its trial costs something.
    let hasPricedTrial: Bool
    /// Whether its trial begins without a payment method.
    let isCardless: Bool

    /// What it costs each time where a customer is; nil where that is not known.
    func price(in country: String?) -> Price? {
        guard !overrides.isEmpty else { return unitPrice }
        guard let country else { return nil }
        let own = Set(overrides.filter { $0.countries.contains(country) }.map(\.price))
        guard let price = own.first else { return unitPrice }
        return own.count == 1 ? price : nil
    }

    /// Where that price stands, and how many there are.
    func places(in country: String?) -> [JSONNode] {
        let own = overrides.first { override in country.map { override.countries.contains($0) } ?? false }
        let money = own?.place ?? node[PaddleFields.Item.price][PaddleFields.Price.unitPrice]
        return [
            money[PaddleFields.Money.amount], money[PaddleFields.Money.currencyCode], node[PaddleFields.Item.quantity],
        ]
    }

    /// "1500 / 100 * 3"
    func calculation(in country: String?) -> String? {
        price(in: country).map { price in
            let scale = price.currency.smallestUnits
            return "\(price.amount.billionths * scale / 1_000_000_000) / \(scale) * \(quantity)"
        }
    }
}

extension PaddleSubscriptionReader {
    /// The items that are charged again and again, the dearest first; by their identifiers where that is not known.
    ///
    /// - Parameters:
    ///   - isStated: Whether the next charge is stated: then it is not made of them.
    ///   - isRunning: Whether the subscription runs and is paid: in one that is paused or over all items are inactive.
    mutating func items(of node: JSONNode, isStated: Bool, isRunning: Bool) -> [PaddleItem] {
        let list = node[PaddleFields.Subscription.items]
        let elements = elements(of: list, losing: "what is sold in the subscription is left out")
        let items = elements.compactMap { element in
            item(element, isOnly: elements.count == 1, isStated: isStated, isRunning: isRunning)
        }
        let areAmountsRead = items.allSatisfy(\.isAmountRead)
        return items.sorted { left, right in
            let (first, second) = (left.amount, right.amount)
            return first == second || !areAmountsRead ? left.priceID < right.priceID : first > second
        }
    }

    /// - Parameter isOnly: Whether it is all that is sold: then it is charged, whatever its state.
    private mutating func item(
        _ node: JSONNode,
        isOnly: Bool,
        isStated: Bool,
        isRunning: Bool
    ) -> PaddleItem? {
        typealias Fields = PaddleFields.Item
        typealias PriceFields = PaddleFields.Price
        let consequence = "the item is left out"
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        noteFields(of: node, Fields.table, isStated: isStated)
        let price = node[Fields.price]
        guard let id = text(of: price[PriceFields.id]) ?? text(of: node[Fields.priceId]) else {
            fail(.missingProductID, at: price[PriceFields.id], expected: "the id of a price", consequence: consequence)
            return nil
        }
        noteFields(of: price, PriceFields.table, isStated: isStated)
        let open: FactSet = [.amount, .offer]
        let status = stated(
            node[isOnly ? Fields.status.deciding(open) : Fields.status],
            as: PaddleNames.itemStates
        )
        let isRecurring = flag(node[isOnly ? Fields.recurring.deciding(open) : Fields.recurring])
        guard isRecurring != false, status != .known(.inactive) || !isRunning else { return nil }
        let (hasPricedTrial, isCardless) = trial(price[PriceFields.trialPeriod])
        let quantity = node[Fields.quantity]
        let count = wholeNumber(of: quantity, in: 1...999_999)
        let unitPrice = paddleMoney(price[PriceFields.unitPrice])
        return PaddleItem(
            priceID: id,
            productID: price[PriceFields.productId].string,
            node: node,
            quantity: count ?? 1,
            unitPrice: unitPrice,
            isAmountRead: (count != nil || quantity.isAbsent)
                && (unitPrice != nil || price[PriceFields.unitPrice].isAbsent),
            overrides: paddleOverrides(of: price),
            tax: stated(price[PriceFields.taxMode], as: PaddleNames.taxModes)?.known,
            isTrialing: status == .known(.trialing),
            hasPricedTrial: hasPricedTrial,
            isCardless: isCardless
        )
    }

    /// What a price states of its trial: whether it costs something, and whether it begins without a payment method.
    private mutating func trial(_ node: JSONNode) -> (hasPrice: Bool, isCardless: Bool) {
        typealias Fields = PaddleFields.TrialPeriod
        guard let node = object(of: node) else { return (false, false) }
        noteFields(of: node, Fields.table, unknown: [.offer, .amount], isStated: true)
        let isCardless = flag(node[Fields.requiresPaymentMethod]) == false
        let usual = trialPrice(node[Fields.unitPrice]).map { !$0.isFree } ?? false
        let overrides = node[Fields.unitPriceOverrides]
        let others = statedElements(of: overrides).compactMap { element in
            trialPrice(element[PaddleFields.TrialOverride.unitPrice]).map { !$0.isFree }
        }
        if others.contains(where: { $0 != usual }) {
            let expected = "trials that are all free, or all paid"
            withhold(.offer, .undecided, .undecidedField, at: overrides, expected: expected)
        }
        return (usual, isCardless)
    }

    private mutating func trialPrice(_ node: JSONNode) -> Price? {
        typealias Fields = PaddleFields.TrialMoney
        return paddleMoney(node, amount: Fields.amount, currency: Fields.currencyCode)
    }

    // MARK: The next charge

    /// What is charged next, and how that stands to tax: as a preview of that transaction states it, or of one of each period,
    /// which have the tax in them, else the sum over the items.
    mutating func nextPrice(
        of node: JSONNode,
        _ facts: PaddleSubscription,
        items: [PaddleItem]
    ) -> (Price?, TaxTreatment?) {
        typealias Fields = PaddleFields.Subscription
        if let next = object(of: node[Fields.nextTransaction]) {
            noteOtherPeriod(of: next, than: facts)
            noteFields(of: next, PaddleFields.NextTransaction.table, isStated: true)
            return (notedTotal(of: next[PaddleFields.NextTransaction.details]), .included)
        }
        if let details = object(of: node[Fields.recurringTransactionDetails]) {
            return (notedTotal(of: details), .included)
        }
        let sum = sum(of: items, in: node, facts)
        // Nothing has no tax.
        guard let sum, !sum.isFree else { return (sum, nil) }
        guard let tax = tax(on: items, isRunning: facts.isRunning) else { return (nil, nil) }
        return (sum, tax)
    }

    /// How the sum over the items stands to tax; nil where that is not stated of each, or not the same: what is charged is not known.
    private mutating func tax(on items: [PaddleItem], isRunning: Bool) -> TaxTreatment? {
        if let item = items.first(where: { $0.tax?.treatment == nil }) {
            guard isRunning else { return nil }
            let place = item.node[PaddleFields.Item.price][PaddleFields.Price.taxMode]
            withhold(
                .amount,
                .undecided,
                .taxNotIncluded,
                at: place,
                expected: "internal or external, as the seller’s account or the country decides whether tax is added"
            )
            return nil
        }
        let treatment = items.first?.tax?.treatment
        guard let other = items.first(where: { $0.tax?.treatment != treatment }) else { return treatment }
        if isRunning {
            let place = other.node[PaddleFields.Item.price][PaddleFields.Price.taxMode]
            withhold(.amount, .undecided, .taxNotIncluded, at: place, expected: "that of the other items")
        }
        return nil
    }

    /// Takes note of a preview whose period does not begin with the next charge: it is of another one.
    private mutating func noteOtherPeriod(of transaction: JSONNode, than facts: PaddleSubscription) {
        guard facts.isRunning, let period = object(of: transaction[PaddleFields.NextTransaction.billingPeriod]) else {
            return
        }
        let place = period[PaddleFields.NextPeriod.startsAt]
        guard let start = timestamp(of: place), let next = facts.nextBilledDate, !start.isSame(as: next) else { return }
        let expected = "the day on which the subscription is billed"
        withhold(.amount, .undecided, .undecidedField, at: place, expected: expected)
    }

    /// The sum over the items. nil where a discount without a size or a country that is not known leaves it open.
    private mutating func sum(of items: [PaddleItem], in node: JSONNode, _ facts: PaddleSubscription) -> Price? {
        let discount = node[PaddleFields.Subscription.discount]
        let isDiscounted = isDiscounted(discount, facts)
        let code = node[PaddleFields.Subscription.currencyCode]
        let currency = text(of: code)
        if isDiscounted {
            leaveAmountOpen(discount, facts, expected: "null, or an end before the next charge, as no size is stated")
            return nil
        }
        var sum: Price?
        for item in items {
            let stated = item.node[PaddleFields.Item.price]
            guard let price = item.price(in: facts.country) else {
                let overrides = stated[PaddleFields.Price.unitPriceOverrides]
                if !item.overrides.isEmpty {
                    leaveAmountOpen(overrides, facts, expected: "none, or one price for the country of the customer")
                }
                return nil
            }
            guard let total = price.times(item.quantity) else { return nil }
            if let sum, sum.currency != total.currency {
                let place = item.places(in: facts.country)[1]
                leaveAmountOpen(place, facts, expected: "\(sum.currency), as the other items")
                return nil
            }
            sum = Price(
                amount: DecimalAmount(billionths: (sum?.amount.billionths ?? 0) + total.amount.billionths),
                currency: total.currency
            )
        }
        // Paddle may convert a price into the currency of the subscription, at a rate that is not stated.
        guard let sum else { return nil }
        if let currency, currency != sum.currency.code {
            leaveAmountOpen(code, facts, expected: "\(sum.currency), as the prices of the items")
            return nil
        }
        let address = node[PaddleFields.Subscription.address]
        trace(
            .price(sum),
            from: items.flatMap { $0.places(in: facts.country) }
                + (items.allSatisfy(\.overrides.isEmpty) ? [] : [address[PaddleFields.Address.countryCode]]),
            by: items.compactMap { $0.calculation(in: facts.country) }.joined(separator: " + ")
        )
        return sum
    }

    /// Takes note of what leaves open how much a subscription that runs is charged.
    private mutating func leaveAmountOpen(_ node: JSONNode, _ facts: PaddleSubscription, expected: String) {
        guard facts.isRunning else { return }
        withhold(.amount, .undecided, .undecidedField, at: node, expected: expected)
    }

    /// Whether a discount may lower the next charge: an identifier, of which only its dates are stated.
    private mutating func isDiscounted(_ node: JSONNode, _ facts: PaddleSubscription) -> Bool {
        guard let discount = object(of: node) else { return false }
        guard let end = timestamp(of: discount[PaddleFields.Discount.endsAt]), let next = facts.nextBilledDate else {
            return true
        }
        return end >= next
    }
}

extension PaddleItem {
    /// What orders items, whatever order they stand in.
    fileprivate var amount: Int128 { (unitPrice?.amount.billionths ?? 0) * Int128(quantity) }
}

extension Price {
    /// So many of it; nil beyond the largest amount.
    fileprivate func times(_ count: Int) -> Price? {
        let (product, overflows) = amount.billionths.multipliedReportingOverflow(by: Int128(count))
        guard !overflows, product < 1_000_000_000_000_000_000_000_000 else { return nil }
        return Price(amount: DecimalAmount(billionths: product), currency: currency)
    }
}
