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

    /// Whether it holds at an instant: one that ends at the instant of a renewal does not.
    func holds(at instant: Instant) -> Bool {
        (start.map { $0 <= instant } ?? true) && (end.map { $0 > instant } ?? true)
    }

    /// The offer, of which Stripe does not state which customers it is for.
    var offer: AppliedOffer {
        guard let reduction else { return AppliedOffer(type: .known(.unspecified), id: id) }
        let mode: StatedValue<PaymentMode>? = reduction.isWhole ? .known(.freeTrial) : nil
        return AppliedOffer(
            type: .known(.unspecified),
            paymentMode: mode,
            isFree: reduction.isWhole ? nil : false,
            id: id
        )
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
        if item.node.offset != node.offset {
            for element in elements(of: item.node["discounts"]) { add(discount(element, isOfItem: true)) }
        }
        for element in elements(of: node["discounts"]) { add(discount(element, isOfItem: false)) }
        if node.states("discount") { add(discount(node["discount"], isOfItem: false)) }
        let own = node["customer"]["discount"]
        if discounts.isEmpty, !own.isAbsent { add(discount(own, isOfItem: false)) }
        return discounts
    }

    private mutating func discount(_ node: JSONNode, isOfItem: Bool) -> StripeDiscount {
        let id = stripeID(of: node)
        let lost = "what the next renewal costs is not known"
        // Since 2025 the coupon stands in the discount’s source.
        let coupon = !node.states("coupon") ? node["source"]["coupon"] : node["coupon"]
        guard node.isObject, coupon.isObject else {
            reportUnexpanded(node.isObject ? coupon : node, "a discount with its coupon", losing: lost)
            let end = node.isObject ? seconds(of: node["end"]) : nil
            return StripeDiscount(id: id, reduction: nil, duration: nil, start: nil, end: end, isOfItem: isOfItem)
        }
        return StripeDiscount(
            id: id ?? text(of: coupon["id"]),
            reduction: reduction(of: coupon, losing: lost),
            duration: stated(coupon["duration"], as: StripeNames.durations)?.known,
            start: seconds(of: node["start"]),
            end: seconds(of: node["end"]),
            isOfItem: isOfItem
        )
    }

    /// The offer of the running period: a trial, or a discount that held when the period began.
    func runningOffer(
        of item: StripeItem,
        in subscription: StripeSubscription,
        discounts: [StripeDiscount]
    ) -> AppliedOffer? {
        guard subscription.runs else { return nil }
        // A price of zero is no trial, and neither is a period around one.
        if subscription.status == .known(.trialing) { return AppliedOffer(paymentMode: .known(.freeTrial)) }
        guard let start = item.periodStart else { return nil }
        let running = discounts.filter { $0.reduction != nil && $0.duration != .once && $0.holds(at: start) }
        return running.first { $0.reduction?.isWhole == true }?.offer ?? running.first?.offer
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
        guard let date = renewal.end, renewal.keepsDiscounts || discounts.isEmpty else { return (nil, nil, nil) }
        let next = discounts.filter { $0.holds(at: date) }
        // One that counts once may have been used, and of one without a size nothing follows.
        let isKnown = next.allSatisfy { $0.reduction != nil && $0.duration != nil && $0.duration != .once }
        let offer = isKnown ? next.first?.offer : nil
        guard isKnown, next.count < 2, let all = renewal.amount?.times(renewal.quantity) else {
            return (nil, nil, offer)
        }
        let tax: TaxTreatment?
        switch self.tax(on: renewal, in: subscription) {
        case .stated(let treatment): tax = treatment
        case .open: return (nil, nil, offer)
        }
        guard let only = next.first, let reduction = only.reduction else { return (charged(all), tax, offer) }
        if case .amount = reduction, !only.isOfItem, items.count > 1 { return (nil, nil, offer) }
        return (all.reduced(by: reduction).flatMap(charged), tax, offer)
    }

    /// A price, unless nothing is charged.
    private func charged(_ amount: StripeAmount) -> Price? {
        amount.price.flatMap { $0.isFree ? nil : $0 }
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
        return elements(of: node["default_tax_rates"])
            + (item.node.offset == node.offset ? [] : elements(of: item.node["tax_rates"]))
    }

    /// Whether tax is added to what comes next, as far as that is stated for certain.
    private mutating func tax(on renewal: StripeRenewal, in subscription: StripeSubscription) -> KnownTax {
        let node = subscription.node
        let rates = renewal.taxRates
        let isAutomatic = flag(node["automatic_tax"]["enabled"], default: false)
        if renewal.tax != .added {
            let place: JSONNode? =
                renewal.tax == nil && isAutomatic
                ? node["automatic_tax"] : rates.first { $0["inclusive"].truth == nil }
            if let place {
                warn(
                    .taxNotIncluded,
                    at: place,
                    expected: "a statement whether the price includes tax",
                    consequence: "what the next renewal costs is not known"
                )
                return .open
            }
        }
        let percent = node["tax_percent"]
        let place =
            (renewal.tax == .added ? renewal.taxPlace : nil) ?? rates.first { $0["inclusive"].truth == false }
            ?? (percent.isAbsent ? nil : percent)
        guard let place else { return .stated(renewal.tax) }
        note(
            .taxNotIncluded,
            at: place,
            found: "a price without the tax on it",
            expected: "a price that includes tax",
            consequence: "the amount is stated without tax, and that tax is added"
        )
        return .stated(.added)
    }
}
