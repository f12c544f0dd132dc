internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A phase of a schedule that begins after the next renewal.
struct StripeLaterPhase {
    let start: Instant
    let node: JSONNode
    /// The settings of the schedule, where the phase leaves them out.
    let defaults: JSONNode
}

extension StripeSubscriptionReader {
    /// What the phases after the next renewal sell, each compared with the one before. Where one of them cannot be read, or is not
    /// calculated here, what comes from then on is not told.
    ///
    /// - Parameter renewal: What comes with the next renewal.
    mutating func plannedPhases(
        after renewal: StripeRenewal,
        item: StripeItem,
        in subscription: StripeSubscription,
        discounts: [StripeDiscount]
    ) -> [PlannedPhase] {
        guard let first = renewal.laterPhases.first else { return [] }
        // Of several items it is not told which of them a phase replaces, nor what all of them cost.
        guard item.originalID == subscription.id, let end = renewal.end else {
            withhold(.later, .undecided, .undecidedField, at: first.node, expected: "one item in a subscription")
            return []
        }
        var sold = StripeSoldPlan(renewal, item: item)
        // The cycle is counted from the anchor, unless the next renewal begins another one.
        let anchor = seconds(
            of: subscription.node[StripeFields.Subscription.billingCycleAnchor].deciding(.later),
            isBackdated: true
        )
        let isSameCycle = sold.period == item.price?.period && subscription.status != .known(.trialing)
        var cycle: Instant? = isSameCycle ? anchor ?? end : end
        var planned: [PlannedPhase] = []
        for (index, phase) in renewal.laterPhases.enumerated() {
            let following = renewal.laterPhases.dropFirst(index + 1).first
            guard following.map({ isLater($0.start, than: phase.start) }) ?? true else {
                withhold(.later, .undecided, .undecidedField, at: phase.node, expected: "one phase at a time")
                return planned
            }
            guard let (next, price, tax) = read(phase, after: renewal, item, subscription, discounts) else {
                return planned
            }
            let isRenewal =
                cycle.flatMap { cycle in sold.period.map { phase.start.isEnd(of: $0, since: cycle) } } ?? false
            cycle = isRenewal ? (next.beginsCycle || next.period != sold.period ? phase.start : cycle) : nil
            let current = StripeSoldPlan(next, price: isRenewal ? price : nil, tax: tax)
            let change = current.change(from: sold, at: phase.start, isRenewal: isRenewal)
            if let change { planned.append(change) }
            sold = current
        }
        return planned
    }

    /// What a phase sells; nil where that cannot be read, or something of it is decided in a way that is not calculated here.
    private mutating func read(
        _ phase: StripeLaterPhase,
        after renewal: StripeRenewal,
        _ item: StripeItem,
        _ subscription: StripeSubscription,
        _ discounts: [StripeDiscount]
    ) -> (StripePhasePlan, Price?, TaxTreatment?)? {
        let outer = session.doubts
        session.doubts = []
        var next = StripeRenewal(
            end: phase.start,
            renews: true,
            productID: item.productID,
            quantity: 1,
            taxRates: taxRates(of: item, in: subscription),
            isInvoiced: renewal.isInvoiced
        )
        change(&next, to: phase.node, defaults: phase.defaults, item: item, among: [item])
        let charge = charge(for: next, item: item, in: subscription, among: [item], discounts: discounts)
        let price = next.nextPrice ?? (next.productID == item.productID ? item.price : soldPrice(in: phase.node))
        let open = session.doubts
        // What is not known of a phase leaves open what it is about, and nothing of the next charge.
        session.doubts = outer.merging(
            open.filter { !$0.facts.isEmpty }.map { Doubt(facts: .later, reason: $0.reason, field: $0.field) }
        )
        guard next.renews == true, let id = next.productID, next.isInvoiced == renewal.isInvoiced,
            !open.facts.contains(.renewal), !open.facts.contains(.access)
        else {
            add(Doubt(facts: .later, reason: .undecided, field: place(of: phase.node).path))
            return nil
        }
        let anchor = phase.node[StripeFields.Phase.billingCycleAnchor]
        let stated = anchor.isAbsent ? phase.defaults[StripeFields.ScheduleDefaults.billingCycleAnchor] : anchor
        let plan = StripePhasePlan(
            id: id,
            productID: price?.productID,
            period: price?.period,
            beginsCycle: stated.string == "phase_start"
        )
        return (plan, open.facts.contains(.amount) ? nil : charge.price, charge.tax)
    }

    /// The price that a phase with one item sells, where it is expanded: what it is of is known also where an offer leaves open what
    /// it costs.
    private mutating func soldPrice(in phase: JSONNode) -> StripePrice? {
        let node = elements(of: phase[StripeFields.Phase.items]).first?[StripeFields.PhaseItem.price]
        guard let node, node.isObject else { return nil }
        return stripePrice(node, losing: "what the phase costs is not known")
    }
}

/// The price that a phase sells, and what it is of.
struct StripePhasePlan {
    let id: String
    /// nil where the price is not expanded.
    let productID: String?
    let period: CalendarDuration?
    /// Whether a cycle begins with the phase.
    let beginsCycle: Bool
}

/// What is sold in a phase, for a comparison with the next one.
private struct StripeSoldPlan {
    let id: String?
    let productID: String?
    let period: CalendarDuration?
    /// What all of it costs; nil where that is not known.
    let price: Price?
    let tax: TaxTreatment?

    init(_ plan: StripePhasePlan, price: Price?, tax: TaxTreatment?) {
        (id, productID, period) = (plan.id, plan.productID, plan.period)
        (self.price, self.tax) = (price, tax)
    }

    /// What is sold with the next renewal.
    init(_ renewal: StripeRenewal, item: StripeItem) {
        let price = renewal.nextPrice ?? (renewal.productID == item.productID ? item.price : nil)
        (id, productID, period) = (renewal.productID, price?.productID, price?.period)
        (self.price, tax) = (renewal.amount?.times(renewal.quantity)?.price, renewal.tax)
    }

    /// What becomes another one; nil where nothing does.
    func change(from old: StripeSoldPlan, at date: Instant, isRenewal: Bool) -> PlannedPhase? {
        let isSamePlan = id == old.id || productID != nil && productID == old.productID && period == old.period
        guard isSamePlan else {
            return PlannedPhase(
                date: date,
                productID: id,
                price: price,
                tax: price == nil ? nil : tax,
                isRenewal: isRenewal
            )
        }
        if isRenewal, id == old.id, price == old.price { return nil }
        // The words of a new price do not tell that tax is added to it.
        let isComparable = price?.currency == old.price?.currency && (tax == .added) == (old.tax == .added)
        return PlannedPhase(
            date: date,
            price: price,
            tax: price == nil ? nil : tax,
            oldPrice: isComparable && price != old.price ? old.price : nil,
            isRenewal: isRenewal
        )
    }
}

extension Instant {
    /// Whether a number of periods since an instant ends here, by the calendar in UTC in which Stripe counts.
    fileprivate func isEnd(of period: CalendarDuration, since anchor: Instant) -> Bool {
        let days = Int64(period.weeks) * 7 + Int64(period.days)
        let months = Int64(period.years) * 12 + Int64(period.months)
        guard self > anchor, (days == 0) != (months == 0) else { return false }
        if months == 0 { return milliseconds(since: anchor) % (days * 86_400_000) == 0 }
        guard let from = anchor.monthAndRest, let to = monthAndRest, (to.month - from.month) % months == 0 else {
            return false
        }
        // A day that the month lacks is its last one.
        return to.time == from.time && to.day == min(from.day, to.lastDay)
    }

    /// The month counted from year 0, the day of it, its last day and the time of day in UTC.
    private var monthAndRest: (month: Int64, day: Int, lastDay: Int, time: String)? {
        let text = description
        let parts = text.prefix(10).split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        let (year, month) = (parts[0], parts[1])
        let lastDay = (28...31).last { Instant(rfc3339: "\(text.prefix(8))\($0)T00:00:00Z") != nil } ?? 28
        return (Int64(year * 12 + month), parts[2], lastDay, String(text.dropFirst(10)))
    }
}
