internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A phase of a schedule that begins after the next renewal.
struct StripeLaterPhase {
    let start: Instant
    let node: JSONNode
    /// The settings of the schedule, where the phase leaves them out.
    let defaults: JSONNode
    /// Whether it is what follows a trial within a phase.
    var isTrialOver = false

    /// What follows a trial that ends within the phase, or with it where the subscription goes on as the phase leaves it; nil where nothing
    /// does. What cannot be read is reported where the phase is read.
    func afterTrial(isReleased: Bool) -> StripeLaterPhase? {
        typealias Fields = StripeFields.Phase
        func time(_ key: FieldKey) -> Instant? {
            node[key].wholeNumber.flatMap {
                (0...99_999_999_999).contains($0) ? Instant(milliseconds: $0 * 1_000) : nil
            }
        }
        let last = time(Fields.endDate)
        let trialEnd = time(Fields.trialEnd) ?? (node[Fields.trial].truth == true ? last : nil)
        guard let end = trialEnd, end > start, last.map({ isReleased ? $0 >= end : $0 > end }) ?? true else {
            return nil
        }
        return StripeLaterPhase(start: end, node: node, defaults: defaults, isTrialOver: true)
    }
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
        // The next renewal may begin another cycle.
        var cycle: Instant? = sold.period == item.price?.period ? self.cycle(of: subscription, beginning: end) : end
        var planned: [PlannedPhase] = []
        for (index, phase) in renewal.laterPhases.enumerated() {
            let following = renewal.laterPhases.dropFirst(index + 1).first
            guard following.map({ isLater($0.start, than: phase.start) }) ?? true else {
                withhold(.later, .undecided, .undecidedField, at: phase.node, expected: "one phase at a time")
                return planned
            }
            guard var current = read(phase, after: renewal, item, subscription, discounts) else { return planned }
            let isRenewal =
                cycle.flatMap { cycle in sold.period.map { phase.start.isEnd(of: $0, since: cycle) } } ?? false
            cycle = isRenewal ? (current.beginsCycle || current.period != sold.period ? phase.start : cycle) : nil
            if !isRenewal { current.charge = nil }
            // A trial of what was paid for before has a price that was paid.
            current.isPaid = !current.isTrial || sold.isPaid && sold.isSame(as: current) && sold.price == current.price
            let change = current.change(from: sold, at: phase.start, isRenewal: isRenewal)
            if let change { planned.append(change) }
            // What is charged after a change within a period depends on how that is settled.
            if !isRenewal { current.price = nil }
            sold = current
        }
        return planned
    }

    /// Since when the cycle is counted in which a subscription renews: from its anchor, unless a trial ends with the renewal.
    private mutating func cycle(of subscription: StripeSubscription, beginning renewal: Instant) -> Instant {
        let anchor = subscription.node[StripeFields.Subscription.billingCycleAnchor].deciding(.later)
        let date = seconds(of: anchor, isBackdated: true)
        return subscription.status == .known(.trialing) ? renewal : date ?? renewal
    }

    /// The first charge without the discount that the next one has, where the discount ends with a renewal of the cycle: of the first
    /// renewal after another end no field states the day. nil where none is known.
    mutating func regularCharge(
        after renewal: StripeRenewal,
        item: StripeItem,
        in subscription: StripeSubscription,
        _ discounts: [StripeDiscount],
        tax: TaxTreatment?
    ) -> PlannedPhase? {
        guard renewal.keepsDiscounts, let next = renewal.end, let period = item.price?.period,
            let discount = discounts.first(where: { $0.holds(at: next) }), let end = discount.end,
            let price = renewal.amount?.times(renewal.quantity)?.price, !price.isFree, StripeCurrency.charges(price)
        else { return nil }
        guard end.isEnd(of: period, since: cycle(of: subscription, beginning: next)),
            !discounts.contains(where: { $0.holds(at: end) })
        else {
            let place = discount.endPlace ?? item.node
            withhold(.later, .undecided, .undecidedField, at: place, expected: "the day of a later renewal")
            return nil
        }
        guard renewal.laterEnd.map({ $0 > end }) ?? true else { return nil }
        var phase = PlannedPhase(date: end, price: price, tax: tax, isRenewal: true)
        phase.endsOffer = true
        phase.quantity = renewal.quantity
        return phase
    }

    /// What a phase sells; nil where that cannot be read, or something of it is decided in a way that is not calculated here.
    private mutating func read(
        _ phase: StripeLaterPhase,
        after renewal: StripeRenewal,
        _ item: StripeItem,
        _ subscription: StripeSubscription,
        _ discounts: [StripeDiscount]
    ) -> StripeSoldPlan? {
        let outer = session.doubts
        session.doubts = []
        var next = StripeRenewal(
            end: phase.start,
            renews: true,
            productID: item.productID,
            tax: item.price?.tax,
            taxPlace: item.price?.node[StripeFields.Price.taxBehavior],
            quantity: 1,
            taxRates: taxRates(of: item, in: subscription),
            isInvoiced: renewal.isInvoiced
        )
        change(&next, to: phase.node, defaults: phase.defaults, item: item, among: [item])
        if phase.isTrialOver { next.isTrial = false }
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
        let isKnown = !open.facts.contains(.amount) && charge.price != nil
        return StripeSoldPlan(
            id: id,
            productID: price?.productID,
            period: price?.period,
            quantity: next.quantity,
            price: isKnown ? next.amount?.times(next.quantity)?.price : nil,
            charge: isKnown ? charge.price : nil,
            tax: charge.tax,
            beginsCycle: stated.string == "phase_start",
            isTrial: next.isTrial
        )
    }

    /// The price that a phase with one item sells, where it is expanded: what it is of is known also where an offer leaves open what
    /// it costs.
    private mutating func soldPrice(in phase: JSONNode) -> StripePrice? {
        let node = elements(of: phase[StripeFields.Phase.items]).first?[StripeFields.PhaseItem.price]
        guard let node, node.isObject else { return nil }
        return stripePrice(node, losing: "what the phase costs is not known")
    }
}

/// What is sold in a phase, for a comparison with the next one.
private struct StripeSoldPlan {
    let id: String?
    /// nil where the price is not expanded.
    let productID: String?
    let period: CalendarDuration?
    let quantity: Int
    /// What all of it costs outside a trial; nil where that is not known.
    var price: Price?
    /// What is charged when it begins; nil where that is not known.
    var charge: Price?
    let tax: TaxTreatment?
    /// Whether a cycle begins with the phase.
    var beginsCycle = false

    /// Whether it begins with a trial.
    let isTrial: Bool

    /// Whether its price was charged before it is over: not that of a trial.
    var isPaid = true

    /// Whether it is the same plan, perhaps at another price.
    func isSame(as other: StripeSoldPlan) -> Bool {
        id == other.id || productID != nil && productID == other.productID && period == other.period
    }

    /// What becomes another one; nil where nothing does.
    func change(from old: StripeSoldPlan, at date: Instant, isRenewal: Bool) -> PlannedPhase? {
        var phase = PlannedPhase(date: date, price: charge, tax: charge == nil ? nil : tax, isRenewal: isRenewal)
        phase.endsOffer = old.isTrial && !isTrial
        phase.quantity = quantity
        guard isSame(as: old) else {
            phase.productID = id
            return phase
        }
        if isRenewal, id == old.id, charge == old.charge, price == old.price, quantity == old.quantity { return nil }
        // What all of it costs changes with the quantity too, and a price with its tax is none without.
        let isComparable = quantity == old.quantity && !isTrial && (tax == .added) == (old.tax == .added)
        if isComparable, let price, let before = old.price, price.currency == before.currency, price != before {
            if old.isPaid { phase.oldPrice = before }
            phase.newPrice = isRenewal ? charge : price
        }
        return phase
    }
}

extension StripeSoldPlan {
    /// What is sold with the next renewal.
    init(_ renewal: StripeRenewal, item: StripeItem) {
        let sold = renewal.nextPrice ?? (renewal.productID == item.productID ? item.price : nil)
        let price = renewal.amount?.times(renewal.quantity)?.price
        self.init(
            id: renewal.productID,
            productID: sold?.productID,
            period: sold?.period,
            quantity: renewal.quantity,
            price: price,
            charge: renewal.isTrial ? price.map { Price(amount: .zero, currency: $0.currency) } : price,
            tax: renewal.tax,
            isTrial: renewal.isTrial,
            isPaid: !renewal.isTrial || renewal.productID == item.productID
        )
    }
}

extension Instant {
    /// Whether a number of periods since an instant ends here, by the calendar in UTC in which Stripe counts.
    func isEnd(of period: CalendarDuration, since anchor: Instant) -> Bool {
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
