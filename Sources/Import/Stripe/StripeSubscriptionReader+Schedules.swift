internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension StripeSubscriptionReader {
    /// What a schedule makes of an item when its period ends: it goes on, becomes another one, or ends.
    mutating func follow(
        _ schedule: JSONNode,
        _ renewal: inout StripeRenewal,
        item: StripeItem,
        among items: [StripeItem]
    ) {
        typealias Fields = StripeFields.Schedule
        guard !schedule.isAbsent else { return }
        guard schedule.isObject else {
            // It may end the subscription, or change what is sold.
            let lost = "whether it renews, and what that costs, is not known"
            reportUnexpanded(schedule, "a schedule", leaving: .renewal, losing: lost)
            (renewal.renews, renewal.productID, renewal.amount) = (nil, nil, nil)
            return
        }
        // A schedule that was released or has ended says nothing more.
        let status = stated(schedule[Fields.status], as: StripeNames.scheduleStatuses)
        guard status?.known ?? true else { return }
        let currentPhase = schedule[Fields.currentPhase]
        noteFields(of: schedule, Fields.table)
        noteFields(of: currentPhase, StripeFields.CurrentPhase.table)
        guard let phaseEnd = seconds(of: currentPhase[StripeFields.CurrentPhase.endDate]), let end = renewal.end else {
            (renewal.productID, renewal.amount) = (nil, nil)
            let expected = "when the phase that runs ends"
            return withhold(.amount, .undecided, .undecidedField, at: currentPhase, expected: expected)
        }
        let phases = elements(of: schedule[Fields.phases])
        let behavior = stated(schedule[Fields.endBehavior], as: StripeNames.endBehaviors)
        let last = behavior == .known(.cancel) ? lastEnd(of: phases) : nil
        let starts = phases.map { seconds(of: $0[StripeFields.Phase.startDate]) }
        let lastStart = starts.compactMap { $0 }.max()
        let defaults = schedule[Fields.defaultSettings]
        let coming = zip(phases, starts).compactMap { phase, start in
            start.map { StripeLaterPhase(start: $0, node: phase, defaults: defaults) }
        }
        .flatMap { phase -> [StripeLaterPhase] in
            let isReleased = behavior == .known(.release) && phase.start == lastStart && phase.start >= phaseEnd
            return [phase, phase.afterTrial(isReleased: isReleased)].compactMap { $0 }
        }
        for phase in coming where phase.isTrialOver {
            let stated = [StripeFields.Phase.trialEnd, StripeFields.Phase.endDate].map { phase.node[$0] }
            trace(.date(phase.start), from: stated.filter { !$0.isUnstated }.prefix(1).map { $0 })
        }
        let later = coming.filter { $0.start >= phaseEnd }.sorted { $0.start < $1.start }
        // A phase of which it is not known when it begins may be the next one.
        let open = zip(phases, starts).first { $1 == nil }?.0
        // The phase goes on after this period.
        guard !isLater(phaseEnd, than: end) else {
            if let last { self.end(&renewal, of: item, on: last, at: schedule[Fields.phases]) }
            if let open {
                withhold(.later, .undecided, .undecidedField, at: open, expected: "a phase with its start_date")
            } else {
                renewal.laterPhases = later
            }
            return
        }
        if let open {
            (renewal.renews, renewal.productID, renewal.amount) = (nil, nil, nil)
            return withhold(.renewal, .undecided, .undecidedField, at: open, expected: "a phase with its start_date")
        }
        guard let next = later.first else {
            switch behavior {
            case .known(.release)?: break
            case .known(.cancel)?: (renewal.end, renewal.renews) = (phaseEnd, false)
            case .known(.former)?, .unrecognized?, nil:
                (renewal.renews, renewal.productID, renewal.amount) = (nil, nil, nil)
            }
            return
        }
        guard phaseEnd.isNear(end, within: Self.sameInstant) else {
            // What is charged on that day, and whether the period still ends on its own, is not calculated.
            let start = next.node[StripeFields.Phase.startDate]
            (renewal.renews, renewal.productID, renewal.amount) = (nil, nil, nil)
            return withhold(.renewal, .undecided, .undecidedField, at: start, expected: "the end of the period")
        }
        change(&renewal, to: next.node, defaults: defaults, item: item, among: items)
        renewal.laterPhases = later.filter { isLater($0.start, than: phaseEnd) }
        if let last, isLater(last, than: end), renewal.renews == true {
            self.end(&renewal, of: item, on: last, at: schedule[Fields.phases])
        }
    }

    /// When a schedule that is expanded ends the subscription; nil where it does not, or that is not known.
    mutating func lastEnd(of schedule: JSONNode) -> Instant? {
        typealias Fields = StripeFields.Schedule
        guard schedule.isObject, stated(schedule[Fields.status], as: StripeNames.scheduleStatuses)?.known ?? true,
            stated(schedule[Fields.endBehavior], as: StripeNames.endBehaviors) == .known(.cancel)
        else { return nil }
        return lastEnd(of: elements(of: schedule[Fields.phases]))
    }

    /// Takes note of what a schedule has planned and is not told, as a payment that failed or a pause comes first.
    mutating func noteUntoldPhases(of schedule: JSONNode) {
        typealias Fields = StripeFields.Schedule
        guard !schedule.isAbsent else { return }
        guard schedule.isObject else {
            return reportUnexpanded(schedule, "a schedule", leaving: .later, losing: "what is planned is not known")
        }
        guard stated(schedule[Fields.status], as: StripeNames.scheduleStatuses)?.known ?? true else { return }
        noteFields(of: schedule, Fields.table)
        guard let end = seconds(of: schedule[Fields.currentPhase][StripeFields.CurrentPhase.endDate]) else { return }
        let starts = elements(of: schedule[Fields.phases]).map { ($0, seconds(of: $0[StripeFields.Phase.startDate])) }
        guard let next = starts.first(where: { $0.1.map { $0 >= end } == true })?.0 else { return }
        withhold(.later, .undecided, .undecidedField, at: next, expected: "a subscription that is paid and runs")
    }

    /// When the last phase ends; nil where one of them cannot be read.
    private mutating func lastEnd(of phases: [JSONNode]) -> Instant? {
        let ends = phases.compactMap { seconds(of: $0[StripeFields.Phase.endDate]) }
        return ends.count == phases.count ? ends.max() : nil
    }

    /// The next phase: what is sold then, in place of the items of this one.
    mutating func change(
        _ renewal: inout StripeRenewal,
        to phase: JSONNode,
        defaults: JSONNode,
        item: StripeItem,
        among others: [StripeItem]
    ) {
        typealias Fields = StripeFields.Phase
        typealias ItemFields = StripeFields.PhaseItem
        typealias Defaults = StripeFields.ScheduleDefaults
        noteFields(of: phase, Fields.table)
        noteFields(of: defaults, Defaults.table)
        let items = elements(of: phase[Fields.items])
        let sold = items.isEmpty ? elements(of: phase[Fields.plans]) : items
        let places = places(of: others, in: sold)
        // What comes in beside the items of now is charged with them.
        let isKnown = Set(places.compactMap { $0 }).count == sold.count && !sold.isEmpty
        renewal.amount = nil
        renewal.keepsDiscounts = false
        guard let index = others.firstIndex(where: { $0.node.offset == item.node.offset }).flatMap({ places[$0] }),
            let id = soldID(of: sold[index]), isKnown || id == item.productID
        else {
            // Which of several takes its place, if any, is not said; what was used by it is charged with the others.
            (renewal.renews, renewal.productID) = (nil, nil)
            renewal.isRemoved = isKnown && item.price?.usagePlace == nil
            guard !renewal.isRemoved else { return }
            let place = items.isEmpty ? phase[Fields.plans] : phase[Fields.items]
            let expected = "what shows which of them takes the place of each item"
            return withhold(.renewal, .undecided, .undecidedField, at: place, expected: expected)
        }
        renewal.productID = id
        noteFields(of: sold[index], ItemFields.table)
        guard isKnown else {
            renewal.openPlace = items.isEmpty ? phase[Fields.plans] : phase[Fields.items]
            return
        }
        renewal.quantityPlace = sold[index][ItemFields.quantity]
        renewal.quantity = wholeNumber(of: sold[index][ItemFields.quantity], in: 0...999_999) ?? 1
        renewal.changesAlone = zip(others, places).allSatisfy { other, place in
            guard other.node.offset != item.node.offset else { return true }
            guard let place, soldID(of: sold[place]) == other.productID else { return false }
            let quantity = sold[place][ItemFields.quantity]
            return quantity.isUnstated ? other.quantity == 1 : quantity.wholeNumber == Int64(other.quantity)
        }
        renewal.taxRates += elements(of: phase[Fields.defaultTaxRates]) + elements(of: sold[index][ItemFields.taxRates])
        renewal.isTaxAutomatic = flag(phase[Fields.automaticTax][StripeFields.AutomaticTax.enabled])
        renewal.automaticTaxPlace = renewal.isTaxAutomatic == nil ? nil : phase[Fields.automaticTax]
        if let method = isInvoiced(by: phase[Fields.collectionMethod])
            ?? isInvoiced(by: defaults[Defaults.collectionMethod])
        {
            renewal.isInvoiced = method.known
        }
        if !phase[Fields.currency].isAbsent {
            let lost = "what the next plan costs is not known"
            renewal.currency = stripeCurrency(of: phase[Fields.currency], losing: lost)
        }
        // A cycle that begins with the phase begins when the period ends; of another word nothing is known.
        let anchor = phase[Fields.billingCycleAnchor]
        _ = stated(anchor.isAbsent ? defaults[Defaults.billingCycleAnchor] : anchor, as: StripeNames.phaseAnchors)
        renewal.isTrial = isTrial(phase)
        var offers = [phase[Fields.discounts], phase[Fields.coupon]]
        if !renewal.isTrial { offers += [phase[Fields.trialEnd], phase[Fields.trial]] }
        let own = sold[index][ItemFields.discounts]
        if let offer = offers.first(where: { $0.value?.isNothing == false }) ?? (own.isAbsentOrEmpty ? nil : own) {
            renewal.openPlace = offer
            return
        }
        let price = sold[index][ItemFields.price]
        if id == item.productID {
            renewal.amount = item.price?.amount
        } else if price.isObject {
            let next = stripePrice(price, losing: "what the next plan costs is not known")
            (renewal.amount, renewal.tax, renewal.nextPrice) = (next?.amount, next?.tax, next)
            renewal.taxPlace = price[StripeFields.Price.taxBehavior]
        } else {
            renewal.openPlace = sold[index].states(ItemFields.price) ? price : sold[index][ItemFields.plan]
        }
    }

    /// The identifier of the price that an element of a phase sells.
    private mutating func soldID(of node: JSONNode) -> String? {
        typealias Fields = StripeFields.PhaseItem
        return stripeID(of: node.states(Fields.price) ? node[Fields.price] : node[Fields.plan])
    }

    /// Which element of a phase each item becomes: that of its own price, the only one where there is one item before and after, or that
    /// of another price of its product, where one price of the product goes and one comes. nil for an item that becomes none.
    private mutating func places(of items: [StripeItem], in sold: [JSONNode]) -> [Int?] {
        let ids = sold.map { soldID(of: $0) }
        let isSwap = items.count == 1 && sold.count == 1 && ids[0] != nil
        let prices = sold.map { $0[StripeFields.PhaseItem.price] }
        let products = prices.map { $0.isObject ? stripeID(of: $0[StripeFields.Price.product]) : nil }
        let known = Set(items.map(\.productID))
        return items.map { item in
            if let own = ids.firstIndex(of: item.productID) { return own }
            if isSwap { return 0 }
            guard let product = item.price?.productID else { return nil }
            let leaving = items.filter { $0.price?.productID == product && !ids.contains($0.productID) }
            let coming = sold.indices.filter { products[$0] == product && ids[$0].map(known.contains) == false }
            return leaving.count == 1 && coming.count == 1 ? coming[0] : nil
        }
    }

    // MARK: Trials

    /// Whether a phase begins with a trial, for which nothing is charged.
    private mutating func isTrial(_ phase: JSONNode) -> Bool {
        if flag(phase[StripeFields.Phase.trial]) == true { return true }
        guard let end = seconds(of: phase[StripeFields.Phase.trialEnd]),
            let start = seconds(of: phase[StripeFields.Phase.startDate])
        else { return false }
        return end > start
    }

    /// The change to another price of the same plan, where as many are sold and both prices stand to tax alike: what all of them cost
    /// changes with the quantity too.
    func priceChange(of item: StripeItem, to renewal: StripeRenewal, price: Price?) -> PriceChange? {
        guard !renewal.isTrial, let price, let new = renewal.nextPrice, let old = item.price,
            renewal.quantity == item.quantity, new.tax == old.tax, let before = old.amount?.times(item.quantity)?.price,
            before.currency == price.currency,
            before.amount != price.amount
        else { return nil }
        return PriceChange(
            kind: .known(price.amount > before.amount ? .optOutIncrease : .decrease),
            state: .known(.confirmed),
            newPrice: price,
            date: renewal.end
        )
    }
}

extension StripeItem {
    /// Whether the price that comes next is one of the same product for the same period; not where it is not expanded.
    func isSamePlan(as next: StripePrice?) -> Bool {
        guard let productID = next?.productID, let period = next?.period else { return false }
        return productID == price?.productID && period == price?.period
    }
}
