internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension StripeSubscriptionReader {
    /// What is sold in a subscription: its items, or the one plan that stands in an older one itself.
    mutating func items(of subscription: StripeSubscription) -> [StripeItem] {
        let node = subscription.node
        typealias Fields = StripeFields.List
        let list = node[StripeFields.Subscription.items]
        let consequence = "what is sold in the subscription is left out"
        let nodes =
            list.isObject
            ? elements(of: list[Fields.data], losing: consequence) : elements(of: list, losing: consequence)
        let hasMore = list.isObject && flag(list[Fields.hasMore], default: false)
        let count = list.isObject ? wholeNumber(of: list[Fields.totalCount], in: 0...Int(Int32.max)) : nil
        if hasMore || count.map({ $0 > nodes.count }) == true {
            let place = list[hasMore ? Fields.hasMore : Fields.totalCount]
            add(Doubt(facts: .amount, reason: .undecided, field: self.place(of: place).path))
            warn(
                .morePages,
                at: place,
                found: "items with others after them",
                expected: "all items",
                consequence: "what else the subscription has, and what all of it costs, is not known"
            )
        }
        guard nodes.isEmpty else {
            return nodes.compactMap { scopedItem($0, of: subscription, isWhole: nodes.count == 1) }
        }
        guard node.states(StripeFields.Subscription.plan) else {
            if list.isAbsent || list.isObject { reportNothingSold(in: node) }
            return []
        }
        return scopedItem(node, of: subscription, isWhole: true).map { [$0] } ?? []
    }

    private mutating func reportNothingSold(in node: JSONNode) {
        fail(
            .missingProductID,
            at: node[StripeFields.Subscription.items],
            found: "no item and no plan",
            expected: "at least one item with a price",
            consequence: "what is sold in the subscription is not known"
        )
    }

    /// An item with what cannot be told of it alone; what cannot be told without one that is left out is in doubt for all.
    private mutating func scopedItem(
        _ node: JSONNode,
        of subscription: StripeSubscription,
        isWhole: Bool
    ) -> StripeItem? {
        let shared = session.doubts
        session.doubts = []
        guard var item = item(node, of: subscription, isWhole: isWhole) else {
            session.doubts = shared.merging(session.doubts)
            return nil
        }
        (item.doubts, session.doubts) = (session.doubts, shared)
        return item
    }

    /// - Parameter isWhole: Whether the item is all there is: then what stands on the subscription is the item’s too.
    private mutating func item(_ node: JSONNode, of subscription: StripeSubscription, isWhole: Bool) -> StripeItem? {
        let consequence = "the item is left out"
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        typealias Fields = StripeFields.Item
        let whole = subscription.node
        if node.offset != whole.offset {
            noteFields(of: node, Fields.table)
            if flag(node[Fields.deleted], default: false) { return nil }
        }
        let sold = !node.states(Fields.price) ? node[Fields.plan] : node[Fields.price]
        guard let id = stripeID(of: sold) else {
            fail(.missingProductID, at: sold, expected: "a price with an id", consequence: consequence)
            return nil
        }
        productID = id
        defer { productID = nil }
        var price: StripePrice?
        if sold.isObject {
            noteFields(of: sold, StripeFields.Price.table)
            noteFields(of: sold[StripeFields.Price.recurring], StripeFields.Recurring.table)
            price = stripePrice(sold, losing: "what it costs is not known")
        } else {
            reportUnexpanded(sold, "a price", leaving: .amount, losing: "what it costs is not known")
        }
        let quantity =
            !node.states(Fields.quantity) && isWhole
            ? whole[StripeFields.Subscription.quantity] : node[Fields.quantity]
        let (start, end) = (Fields.currentPeriodStart, Fields.currentPeriodEnd)
        let period = (
            start: seconds(of: !node.states(start) ? whole[start] : node[start]),
            end: seconds(of: !node.states(end) ? whole[end] : node[end])
        )
        if let begin = period.start, let over = period.end, over < begin {
            warn(
                .invalidDate,
                at: !node.states(end) ? whole[end] : node[end],
                expected: "an end after the beginning of the period",
                consequence: "until when it runs is not known"
            )
        }
        return StripeItem(
            node: node,
            price: price,
            productID: id,
            quantity: wholeNumber(of: quantity, in: 0...999_999) ?? 1,
            periodStart: period.start,
            periodEnd: period.end,
            quantityPlace: quantity
        )
    }

    /// Reports an identifier in place of an object, without which facts are open; what is no identifier cannot be read.
    mutating func reportUnexpanded(
        _ node: JSONNode,
        _ what: String,
        leaving facts: FactSet,
        losing consequence: String
    ) {
        let expected = "\(what) that is expanded, an object"
        guard node.text != nil || node.isAbsent else {
            return warn(.wrongType, at: node, expected: expected, consequence: consequence)
        }
        add(Doubt(facts: facts, reason: .notExpanded, field: place(of: node).path))
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
            taxPlace: item.price?.node[StripeFields.Price.taxBehavior],
            quantity: item.quantity,
            quantityPlace: item.quantityPlace,
            taxRates: taxRates(of: item, in: subscription),
            isInvoiced: subscription.isInvoiced?.known
        )
        guard subscription.runs else {
            let isOver = subscription.hasEnded || subscription.status == .known(.incompleteExpired)
            renewal.renews = isOver ? false : nil
            // Of what is not paid only an end that is stated tells what comes.
            if !isOver { stop(&renewal, in: subscription) }
            if subscription.leavesAccessOpen, renewal.renews == nil { noteUntoldPhases(of: subscription.schedule) }
            return renewal
        }
        if subscription.cancelDate != nil || subscription.cancelsAtPeriodEnd != false {
            cancel(&renewal, of: item, in: subscription, among: items)
            guard renewal.laterEnd != nil, renewal.end != nil, subscription.cancelsAtPeriodEnd == false else {
                return renewal
            }
        }
        // Of another method of collection nothing is known.
        if case .unrecognized? = subscription.isInvoiced { return renewal }
        if subscription.isCollectionPaused {
            let place = subscription.node[StripeFields.Subscription.pauseCollection]
            let expected = "none, as it leaves open what is collected"
            withhold(.renewal, .undecided, .undecidedField, at: place, expected: expected)
            return renewal
        }
        if isTrial, subscription.needsPaymentMethod { return renewal }
        renewal.renews = true
        follow(subscription.schedule, &renewal, item: item, among: items)
        return renewal
    }

    /// The end of what is paused, or not paid for: by a cancellation, else by a schedule. Before one in a later period, or in a pause, a
    /// renewal may come.
    private mutating func stop(_ renewal: inout StripeRenewal, in subscription: StripeSubscription) {
        let last = subscription.isCancelled ? nil : lastEnd(of: subscription.schedule)
        guard subscription.isCancelled || last != nil else { return }
        let date = subscription.cancelDate ?? last
        if isLater(date, than: renewal.end) {
            renewal.laterEnd = date
        } else if subscription.status == .known(.paused) {
            renewal.laterEnd = date ?? renewal.end
        } else {
            renewal.renews = false
            renewal.end = date ?? renewal.end
        }
    }

    /// A cancellation: at the end of the period, or on a day of its own, before which the item may still renew.
    private mutating func cancel(
        _ renewal: inout StripeRenewal,
        of item: StripeItem,
        in subscription: StripeSubscription,
        among items: [StripeItem]
    ) {
        guard let date = subscription.cancelDate else {
            let ends = Set(items.map(\.periodEnd))
            // Where it is not known whether it was cancelled, each item is paid until its own end all the same.
            guard subscription.cancelsAtPeriodEnd == true else {
                renewal.renews = nil
                return
            }
            if ends.count > 1 { renewal.end = nil }
            renewal.renews = false
            return
        }
        // Of two ends neither is told.
        if subscription.cancelsAtPeriodEnd == true, items.count == 1, isLater(date, than: renewal.end) {
            withhold(
                .renewal,
                .undecided,
                .contradictoryFields,
                at: subscription.node[StripeFields.Subscription.cancelAt],
                expected: "the end of the period, as cancel_at_period_end is true"
            )
        }
        // Without the end of the period a renewal may come before.
        guard renewal.end != nil || subscription.cancelsAtPeriodEnd != false else {
            renewal.laterEnd = date
            return
        }
        if isLater(date, than: renewal.end) {
            end(&renewal, of: item, on: date, at: subscription.node[StripeFields.Subscription.cancelAt])
            return
        }
        renewal.end = date
        renewal.renews = false
    }

    /// Takes note of an end that comes after a renewal. Of a period that it cuts only a part is charged.
    mutating func end(_ renewal: inout StripeRenewal, of item: StripeItem, on date: Instant, at place: JSONNode) {
        renewal.laterEnd = date
        guard let end = renewal.end,
            (renewal.nextPrice ?? item.price)?.period.map({ date < end.adding(atLeast: $0) }) ?? true
        else { return }
        let expected = "a day after the next period, of which only a part is charged"
        withhold(.amount, .undecided, .undecidedField, at: place, expected: expected)
    }

    /// Whether a day is after the end of a period, and not that end itself.
    func isLater(_ date: Instant?, than end: Instant?) -> Bool {
        guard let date, let end else { return false }
        return date > end && !date.isNear(end, within: Self.sameInstant)
    }

    /// Stripe does not stamp all dates at once: a minute, in milliseconds.
    static let sameInstant: Int64 = 60_000
}

extension Instant {
    /// An instant at which so much time has passed, whichever months these are.
    fileprivate func adding(atLeast length: CalendarDuration) -> Instant {
        let months = Int64(length.years) * 12 + Int64(length.months)
        return adding(milliseconds: (months * 31 + Int64(length.weeks) * 7 + Int64(length.days)) * 86_400_000)
    }
}
