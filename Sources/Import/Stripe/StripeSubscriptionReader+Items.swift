internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension StripeSubscriptionReader {
    /// What is sold in a subscription: its items, or the one plan that stands in an older one itself.
    mutating func items(of subscription: StripeSubscription) -> [StripeItem] {
        let node = subscription.node
        let list = node["items"]
        let consequence = "what is sold in the subscription is left out"
        let nodes =
            list.isObject ? elements(of: list["data"], losing: consequence) : elements(of: list, losing: consequence)
        if flag(list["has_more"], default: false) {
            warn(
                .morePages,
                at: list["has_more"],
                found: "items with others after them",
                expected: "all items",
                consequence: "what else the subscription has is not known"
            )
        }
        guard nodes.isEmpty else { return nodes.compactMap { item($0, of: subscription, isWhole: nodes.count == 1) } }
        guard node.states("plan") else {
            if list.isAbsent || list.isObject { reportNothingSold(in: node) }
            return []
        }
        return item(node, of: subscription, isWhole: true).map { [$0] } ?? []
    }

    private mutating func reportNothingSold(in node: JSONNode) {
        fail(
            .missingProductID,
            at: node["items"],
            found: "no item and no plan",
            expected: "at least one item with a price",
            consequence: "what is sold in the subscription is not known"
        )
    }

    /// - Parameter isWhole: Whether the item is all there is: then what stands on the subscription is the item’s too.
    private mutating func item(_ node: JSONNode, of subscription: StripeSubscription, isWhole: Bool) -> StripeItem? {
        let consequence = "the item is left out"
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        let whole = subscription.node
        if node.offset != whole.offset {
            noteMisspelledFields(of: node, known: StripeNames.item)
            if flag(node["deleted"], default: false) { return nil }
        }
        let sold = !node.states("price") ? node["plan"] : node["price"]
        guard let id = stripeID(of: sold) else {
            fail(.missingProductID, at: sold, expected: "a price with an id", consequence: consequence)
            return nil
        }
        productID = id
        defer { productID = nil }
        var price: StripePrice?
        if sold.isObject {
            price = stripePrice(sold, losing: "what it costs is not known")
        } else {
            reportUnexpanded(sold, "a price", losing: "what it costs is not known")
        }
        let quantity = !node.states("quantity") && isWhole ? whole["quantity"] : node["quantity"]
        let (start, end) = ("current_period_start", "current_period_end")
        return StripeItem(
            node: node,
            price: price,
            productID: id,
            quantity: wholeNumber(of: quantity, in: 0...999_999) ?? 1,
            periodStart: seconds(of: !node.states(start) ? whole[start] : node[start]),
            periodEnd: seconds(of: !node.states(end) ? whole[end] : node[end])
        )
    }

    /// Reports an identifier in place of an object.
    mutating func reportUnexpanded(_ node: JSONNode, _ what: String, losing consequence: String) {
        let expected = "\(what) that is expanded, an object"
        warn(.notExpanded, at: node, expected: expected, consequence: consequence)
    }

    // MARK: What comes after the period

    /// What becomes of an item, by what the subscription and its schedule say.
    mutating func end(of item: StripeItem, in subscription: StripeSubscription, among items: [StripeItem])
        -> StripeRenewal
    {
        let isTrial = subscription.status == .known(.trialing)
        // A trial lasts until it ends; the period around it may be another one.
        let end = isTrial ? subscription.trialEnd : item.periodEnd
        var renewal = StripeRenewal(
            end: end,
            productID: item.productID,
            amount: item.price?.amount,
            tax: item.price?.tax,
            taxPlace: item.price?.node["tax_behavior"],
            quantity: item.quantity,
            taxRates: taxRates(of: item, in: subscription),
            isInvoiced: subscription.isInvoiced?.known
        )
        guard subscription.runs else {
            renewal.renews = subscription.hasEnded || subscription.status == .known(.incompleteExpired) ? false : nil
            return renewal
        }
        if subscription.cancelDate != nil || subscription.cancelsAtPeriodEnd {
            cancel(&renewal, in: subscription, among: items)
            return renewal
        }
        // Of another method of collection nothing is known.
        if case .unrecognized? = subscription.isInvoiced { return renewal }
        if subscription.isCollectionPaused || (isTrial && subscription.needsPaymentMethod) { return renewal }
        renewal.renews = true
        follow(subscription.schedule, &renewal, item: item, among: items)
        return renewal
    }

    /// A cancellation: at the end of the period, or on a day of its own, before which the item may still renew.
    private func cancel(_ renewal: inout StripeRenewal, in subscription: StripeSubscription, among items: [StripeItem])
    {
        guard let date = subscription.cancelDate else {
            let ends = Set(items.map(\.periodEnd))
            if ends.count > 1 { renewal.end = nil }
            renewal.renews = false
            return
        }
        if let end = renewal.end, date > end, !date.isNear(end, within: Self.sameInstant) {
            renewal.renews = subscription.cancelsAtPeriodEnd ? nil : true
            return
        }
        renewal.end = date
        renewal.renews = false
    }

    /// Stripe does not stamp all dates at once: a minute, in milliseconds.
    static let sameInstant: Int64 = 60_000
}
