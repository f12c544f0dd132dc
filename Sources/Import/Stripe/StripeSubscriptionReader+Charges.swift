internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A discount of a subscription, of an item of it, or of its customer.
struct StripeDiscount {
    let id: String?
    /// nil where it is an identifier, or cannot be read.
    let reduction: StripeReduction?
    let duration: StripeCouponDuration?
    let start: Instant?
    let end: Instant?
    /// Whether it is taken off one item alone.
    let isOfItem: Bool
    /// The products that it is taken off; nil for all.
    let productIDs: [String]?
    /// Where its size stands.
    var coupon: JSONNode?
    /// Where its end stands.
    var endPlace: JSONNode?

    /// Whether it holds at an instant: one that ends at the instant of a renewal does not.
    func holds(at instant: Instant) -> Bool {
        (start.map { $0 <= instant } ?? true) && (end.map { $0 > instant } ?? true)
    }

    /// The offer, of which Stripe does not state which customers it is for.
    var offer: AppliedOffer {
        var offer = AppliedOffer(type: .known(.unspecified), id: id)
        offer.span = OfferSpan(from: start, to: end)
        guard let reduction else { return offer }
        offer.paymentMode = reduction.isWhole ? .known(.freeTrial) : nil
        offer.isFree = reduction.isWhole ? nil : false
        return offer
    }
}

extension StripeSubscriptionReader {
    // MARK: Discounts

    /// The discounts of an item, from the four places in which they stand. The customer’s own counts where there is no other.
    mutating func discounts(of item: StripeItem, in subscription: StripeSubscription) -> [StripeDiscount] {
        let node = subscription.node
        guard subscription.runs else { return [] }
        var seen: Set<String> = []
        var discounts: [StripeDiscount] = []
        func add(_ discount: StripeDiscount) {
            // The first of a list stands alone as well.
            if let id = discount.id, !seen.insert(id).inserted { return }
            discounts.append(discount)
        }
        typealias Fields = StripeFields.Subscription
        if item.node.offset != node.offset {
            for element in elements(of: item.node[StripeFields.Item.discounts]) {
                add(discount(element, isOfItem: true))
            }
        }
        for element in elements(of: node[Fields.discounts]) { add(discount(element, isOfItem: false)) }
        if node.states(Fields.discount) { add(discount(node[Fields.discount], isOfItem: false)) }
        if discounts.isEmpty, let own = subscription.customer?[StripeFields.Customer.discount], !own.isAbsent {
            add(discount(own, isOfItem: false))
        }
        return discounts.filter { applies($0, to: item) }
    }

    /// Whether a discount is taken off what an item sells; where the product is not known, what it costs is not.
    private mutating func applies(_ discount: StripeDiscount, to item: StripeItem) -> Bool {
        guard let ids = discount.productIDs else { return true }
        guard let price = item.price, let productID = price.productID else {
            let place = item.price?.node[StripeFields.Price.product] ?? item.node
            let expected = "the product, as a coupon is taken off some products alone"
            withhold([.amount, .offer], .undecided, .undecidedField, at: place, expected: expected)
            return false
        }
        return ids.contains(productID)
    }

    private mutating func discount(_ node: JSONNode, isOfItem: Bool) -> StripeDiscount {
        let id = stripeID(of: node)
        let lost = "what the next renewal costs is not known"
        // Since 2025 the coupon stands in the discount’s source.
        typealias Fields = StripeFields.Discount
        typealias CouponFields = StripeFields.Coupon
        let coupon =
            !node.states(Fields.coupon)
            ? node[Fields.source][StripeFields.DiscountSource.coupon] : node[Fields.coupon]
        noteFields(of: node, Fields.table)
        noteFields(of: node[Fields.source], StripeFields.DiscountSource.table)
        noteFields(of: coupon, CouponFields.table, unknown: [.amount, .offer])
        noteFields(of: coupon[CouponFields.appliesTo], StripeFields.AppliesTo.table, unknown: [.amount, .offer])
        guard node.isObject, coupon.isObject else {
            let place = node.isObject ? coupon : node
            reportUnexpanded(place, "a discount with its coupon", leaving: [.amount, .offer], losing: lost)
            let end = node.isObject ? seconds(of: node[Fields.end]) : nil
            return StripeDiscount(
                id: id,
                reduction: nil,
                duration: nil,
                start: nil,
                end: end,
                isOfItem: isOfItem,
                productIDs: nil
            )
        }
        return StripeDiscount(
            id: id ?? text(of: coupon[CouponFields.id]),
            reduction: reduction(of: coupon, losing: lost),
            duration: stated(coupon[CouponFields.duration], as: StripeNames.durations)?.known,
            start: seconds(of: node[Fields.start]),
            end: seconds(of: node[Fields.end]),
            isOfItem: isOfItem,
            productIDs: texts(of: coupon[CouponFields.appliesTo][StripeFields.AppliesTo.products]),
            coupon: coupon,
            endPlace: node[Fields.end]
        )
    }

    /// The offer of the running period: a trial, or a discount that held when the period began.
    func runningOffer(
        of item: StripeItem,
        in subscription: StripeSubscription,
        discounts: [StripeDiscount],
        isOnly: Bool
    ) -> AppliedOffer? {
        guard subscription.runs else { return nil }
        // A price of zero is no trial, and neither is a period around one.
        if subscription.status == .known(.trialing) {
            var trial = AppliedOffer(paymentMode: .known(.freeTrial))
            // The item's period may be a part of it.
            trial.span = OfferSpan(from: subscription.trialStart, to: subscription.trialEnd)
            return trial
        }
        guard let start = item.periodStart else { return nil }
        let running = discounts.filter { $0.reduction != nil && $0.duration != .once && $0.holds(at: start) }
        guard let discount = running.first(where: { $0.reduction?.isWhole == true }) ?? running.first else {
            return nil
        }
        var offer = discount.offer
        // An amount that is as large as the price makes the period free too.
        if isOnly || discount.isOfItem, let reduction = discount.reduction,
            item.price?.amount?.times(item.quantity)?.reduced(by: reduction)?.price?.isFree == true
        {
            (offer.paymentMode, offer.isFree) = (.known(.freeTrial), nil)
        }
        return offer
    }

    // MARK: The next charge

    /// What the next renewal costs, where everything that changes it is known, how that stands to tax, and the discount that
    /// it has.
    mutating func charge(
        for renewal: StripeRenewal,
        item: StripeItem,
        in subscription: StripeSubscription,
        among items: [StripeItem],
        discounts: [StripeDiscount]
    ) -> (price: Price?, tax: TaxTreatment?, offer: AppliedOffer?) {
        noteOtherCharge(than: renewal, item: item, in: subscription)
        // What was used until then is charged with it, whatever becomes of the item that it was used by.
        if renewal.amount != nil || renewal.isTrial,
            let usage = subscription.usage(chargedWith: renewal, among: items)
        {
            add(Doubt(facts: .amount, reason: .undecided, field: place(of: usage).path))
        }
        if renewal.isTrial, let currency = renewal.currency ?? renewal.amount?.currency ?? subscription.currency {
            return (Price(amount: .zero, currency: currency), nil, AppliedOffer(paymentMode: .known(.freeTrial)))
        }
        guard let date = renewal.end else { return (nil, nil, nil) }
        if !renewal.keepsDiscounts, let first = discounts.first {
            let place = renewal.openPlace ?? first.coupon ?? item.node
            // Whether what is free now goes on being so is open too.
            let facts: FactSet = discounts.contains { $0.holds(at: date) } ? [.amount, .offer] : .amount
            leaveOpen(renewal, facts, at: place, expected: "a phase with the discounts that hold now")
            return (nil, nil, nil)
        }
        let next = discounts.filter { $0.holds(at: date) }
        // One that counts once may have been used, and of one without a size nothing follows.
        let isKnown = next.allSatisfy { $0.reduction != nil && $0.duration != nil && $0.duration != .once }
        let offer = isKnown ? next.first?.offer : nil
        if !isKnown || next.count > 1 {
            let place = next.lazy.compactMap(\.coupon).first ?? item.node
            leaveOpen(renewal, at: place, expected: "one discount, of which it is stated whether it holds then")
            return (nil, nil, offer)
        }
        guard let all = renewal.amount?.times(renewal.quantity) else {
            let price = renewal.productID == item.productID ? item.price : renewal.nextPrice
            let place = renewal.openPlace ?? price?.node ?? item.node
            leaveOpen(renewal, at: place, expected: "what shows one amount, in whole units of the currency")
            return (nil, nil, offer)
        }
        let tax: TaxTreatment?
        switch self.tax(on: renewal, in: subscription) {
        case .stated(let treatment): tax = treatment
        case .open: return (nil, nil, offer)
        }
        guard let only = next.first, let reduction = only.reduction else {
            guard items.count > 1 || isCharged(all.price, at: (renewal.nextPrice ?? item.price)?.node ?? item.node)
            else {
                return (nil, nil, offer)
            }
            trace(renewal, of: item, costing: all)
            return (all.price, tax, offer)
        }
        if !only.isOfItem, items.count > 1 {
            let place = only.coupon ?? item.node
            if case .amount = reduction {
                leaveOpen(renewal, at: place, expected: "one item, as an amount is taken off all of them together")
                return (nil, nil, offer)
            }
            // It may be taken off one of the products alone: which ones is stated only where that is asked for.
            let products = Set(items.map { $0.price?.productID })
            let isOfAll = products.count == 1 && !products.contains(nil)
            guard isOfAll || only.productIDs != nil else {
                leaveOpen(renewal, at: place, expected: "the products that it is taken off (applies_to)")
                return (nil, nil, offer)
            }
        }
        let reduced = all.reduced(by: reduction)
        if reduced?.price == nil {
            let place = only.coupon ?? item.node
            leaveOpen(renewal, at: place, expected: "what comes to whole units of the price’s currency")
            return (nil, nil, offer)
        }
        guard items.count > 1 || isCharged(reduced?.price, at: only.coupon ?? item.node) else {
            return (nil, nil, offer)
        }
        trace(renewal, of: item, costing: reduced, after: only)
        return (reduced?.price, tax, offer)
    }

    /// Takes note of what leaves the next charge open, where nothing else is known to, and no later one is told.
    private mutating func leaveOpen(
        _ renewal: StripeRenewal,
        _ facts: FactSet = .amount,
        at node: JSONNode,
        expected: String
    ) {
        guard !session.doubts.facts.contains(.amount) else { return }
        // What a later phase costs is known all the same.
        let facts = renewal.laterPhases.isEmpty ? facts : .later
        if node.text == nil {
            withhold(facts, .undecided, .undecidedField, at: node, expected: expected)
        } else {
            withhold(facts, .notExpanded, .notExpanded, at: node, expected: "an object that is expanded")
        }
    }

    /// Takes note of what makes the next charge another one than the price: another currency, time that is billed already, a
    /// trial that is followed by a part of a period.
    private mutating func noteOtherCharge(
        than renewal: StripeRenewal,
        item: StripeItem,
        in subscription: StripeSubscription
    ) {
        let node = subscription.node
        let currencies = [renewal.currency, subscription.currency].compactMap { $0 }
        if let amount = renewal.amount, currencies.contains(where: { $0 != amount.currency }) {
            withhold(
                .amount,
                .undecided,
                .undecidedField,
                at: node[StripeFields.Subscription.currency],
                expected: "\(amount.currency), as the price has"
            )
        }
        guard let end = renewal.end else { return }
        func isLater(_ date: Instant?) -> Bool {
            date.map { $0 > end && !$0.isNear(end, within: Self.sameInstant) } ?? false
        }
        let billed = item.node[StripeFields.Item.billedUntil]
        if isLater(seconds(of: billed)) {
            let expected = "no time after the period, which is billed already"
            withhold([.nextCharge, .amount], .undecided, .undecidedField, at: billed, expected: expected)
        }
        let anchor = node[StripeFields.Subscription.billingCycleAnchor]
        if subscription.status == .known(.trialing), isLater(seconds(of: anchor, isBackdated: true)) {
            let expected = "a cycle that begins when the trial ends; a part of a period is charged first"
            withhold(.amount, .undecided, .undecidedField, at: anchor, expected: expected)
        }
    }

    // MARK: Tax

    /// What is known of tax on an amount.
    private enum KnownTax {
        /// As the price or the tax rates state it; nil where nothing speaks of tax.
        case stated(TaxTreatment?)
        /// It may be added: then the amount may not be what is charged.
        case open
    }

    /// The tax rates that a subscription and an item of it have.
    mutating func taxRates(of item: StripeItem, in subscription: StripeSubscription) -> [JSONNode] {
        let node = subscription.node
        return elements(of: node[StripeFields.Subscription.defaultTaxRates])
            + (item.node.offset == node.offset ? [] : elements(of: item.node[StripeFields.Item.taxRates]))
    }

    /// Whether tax is added to what comes next, as far as that is stated for certain.
    private mutating func tax(on renewal: StripeRenewal, in subscription: StripeSubscription) -> KnownTax {
        let node = subscription.node
        let rates = renewal.taxRates
        let automatic = node[StripeFields.Subscription.automaticTax]
        for rate in rates { noteFields(of: rate, StripeFields.TaxRate.table) }
        noteFields(of: automatic, StripeFields.AutomaticTax.table)
        let isAutomatic =
            renewal.isTaxAutomatic ?? flag(automatic[StripeFields.AutomaticTax.enabled], default: false)
        if renewal.tax != .added {
            let place: JSONNode? =
                renewal.tax == nil && isAutomatic
                ? renewal.automaticTaxPlace ?? automatic
                : rates.first { $0[StripeFields.TaxRate.inclusive].truth == nil }
            if let place {
                warn(
                    .taxNotIncluded,
                    at: place,
                    expected: "a statement whether the price includes tax",
                    consequence: "what the next renewal costs is not known"
                )
                let facts: FactSet = renewal.laterPhases.isEmpty ? .amount : .later
                add(Doubt(facts: facts, reason: .undecided, field: self.place(of: place).path))
                return .open
            }
        }
        let percent = node[StripeFields.Subscription.taxPercent]
        let isPercentage = percent.value?.numberText.flatMap { DecimalAmount($0) }.map { $0 >= .zero && $0 <= .hundred }
        if !percent.isAbsent, isPercentage != true {
            warn(.invalidNumber, at: percent, expected: "a percentage", consequence: "the tax is not known")
        }
        let place =
            (renewal.tax == .added ? renewal.taxPlace : nil) ?? rates.first {
                $0[StripeFields.TaxRate.inclusive].truth == false
            }
            ?? (percent.isAbsent ? nil : percent)
        guard let place else { return .stated(renewal.tax) }
        if let exempt = subscription.customer?[StripeFields.Customer.taxExempt],
            stated(exempt, as: StripeNames.taxExemptions)?.known == true
        {
            let expected = "none, as tax is added to the price"
            withhold(.amount, .undecided, .undecidedField, at: exempt, expected: expected)
            return .open
        }
        note(
            .taxNotIncluded,
            at: place,
            found: "a price without the tax on it",
            expected: "a price that includes tax",
            consequence: "the amount is stated without tax, and that any tax that applies is added"
        )
        return .stated(.added)
    }
}

extension DecimalAmount {
    fileprivate static let hundred = DecimalAmount(billionths: 100_000_000_000)
}
