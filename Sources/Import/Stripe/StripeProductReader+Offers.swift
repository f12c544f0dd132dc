internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// A discount that customers get with a code, or that the merchant gives them.
struct StripeCoupon {
    let node: JSONNode
    /// The code that customers enter, or the coupon's identifier.
    let id: String
    let duration: StripeCouponDuration
    /// How many months a repeating one counts.
    let months: Int?
    /// What it is for; nil for everything.
    let productIDs: Set<String>?
    let isForNewCustomers: Bool
    /// The smallest amount that it can be used with; nil where any will do.
    let minimum: StripeAmount?
}

extension StripeCoupon: Equatable {
    /// Whether both are told as the same offer, however often each of them was used.
    static func == (left: StripeCoupon, right: StripeCoupon) -> Bool {
        typealias Fields = StripeFields.Coupon
        let amounts = [
            Fields.percentOff, Fields.amountOff, Fields.currency, StripeProductsFields.Coupon.currencyOptions,
        ]
        return left.id == right.id && left.duration == right.duration && left.months == right.months
            && left.productIDs == right.productIDs && left.isForNewCustomers == right.isForNewCustomers
            && left.minimum == right.minimum
            && amounts.allSatisfy { left.node[$0].value?.canonicalText == right.node[$0].value?.canonicalText }
    }
}

extension StripeProductReader {
    private typealias Fields = StripeProductsFields.Coupon
    private typealias Code = StripeProductsFields.PromotionCode

    /// Reads a coupon; nil, and reported, for one that cannot be used or not be said.
    mutating func coupon(
        _ node: JSONNode,
        code: String? = nil,
        isForNewCustomers: Bool = false,
        minimum: StripeAmount? = nil
    ) -> StripeCoupon? {
        guard let id = code ?? text(of: node[Fields.id]) else {
            fail(.missingOfferID, at: node[Fields.id], expected: "a coupon’s id", consequence: "the coupon is left out")
            return nil
        }
        let consequence = "coupon \(Excerpt.quoted(id)) is left out"
        return whole(losing: consequence) { reader in
            reader.coupon(
                node,
                id: id,
                isForNewCustomers: isForNewCustomers,
                minimum: minimum,
                losing: consequence
            )
        }
    }

    private mutating func coupon(
        _ node: JSONNode,
        id: String,
        isForNewCustomers: Bool,
        minimum: StripeAmount?,
        losing consequence: String
    ) -> StripeCoupon? {
        noteFields(of: node, Fields.table)
        // What it leaves of a price is calculated here.
        guard !fields.leavesCalculationsOpen else { return nil }
        guard isForSale(node, Fields.valid, deleted: Fields.deleted, losing: consequence),
            isLeft(node[Fields.maxRedemptions], used: node[Fields.timesRedeemed], losing: consequence)
        else { return nil }
        guard let duration = stated(node[Fields.duration], as: StripeNames.durations)?.known else {
            let expected = "one of " + StripeNames.durations.map(\.name).joined(separator: ", ")
            fail(.unknownPaymentMode, at: node[Fields.duration], expected: expected, consequence: consequence)
            return nil
        }
        if duration == .forever {
            warn(
                .tooManyPhases,
                at: node[Fields.duration],
                found: "a discount without an end",
                expected: "once or repeating, which an offer can say",
                consequence: consequence
            )
            return nil
        }
        let months = wholeNumber(of: node[Fields.durationInMonths], in: 1...1_200)
        if duration == .repeating, months == nil {
            let expected = "a whole number from 1 to 1200"
            fail(.missingPeriodCount, at: node[Fields.durationInMonths], expected: expected, consequence: consequence)
            return nil
        }
        let sold = node[Fields.appliesTo]
        noteFields(of: sold, StripeProductsFields.AppliesTo.table)
        let productIDs =
            sold.isAbsent ? nil : object(of: sold).flatMap { texts(of: $0[StripeProductsFields.AppliesTo.products]) }
        if !sold.isAbsent, productIDs == nil {
            fail(.wrongType, at: sold, expected: "the products that it is taken off", consequence: consequence)
            return nil
        }
        return StripeCoupon(
            node: node,
            id: id,
            duration: duration,
            months: months,
            productIDs: productIDs.map(Set.init),
            isForNewCustomers: isForNewCustomers,
            minimum: minimum
        )
    }

    /// Reads a code that customers enter for a coupon, which stands in it.
    mutating func promotionCode(_ node: JSONNode) -> StripeCoupon? {
        let consequence = "code \(Excerpt.quoted(node[Code.code].identifier ?? "")) is left out"
        return whole(losing: consequence) { $0.promotionCode(node, losing: consequence) }
    }

    private mutating func promotionCode(_ node: JSONNode, losing consequence: String) -> StripeCoupon? {
        noteFields(of: node, Code.table)
        _ = text(of: node[Code.id])
        let code = text(of: node[Code.code])
        // The coupon’s own id is no code that a customer can enter instead.
        guard fields.isWhole else { return nil }
        guard isForSale(node, Code.active, deleted: Code.deleted, losing: consequence),
            isLeft(node[Code.maxRedemptions], used: node[Code.timesRedeemed], losing: consequence)
        else { return nil }
        let promotion = node[Code.promotion]
        noteFields(of: promotion, StripeProductsFields.Promotion.table)
        let coupon =
            !node.states(Code.coupon) ? promotion[StripeProductsFields.Promotion.coupon] : node[Code.coupon]
        guard coupon.isObject else {
            let expected = "a coupon that is expanded, an object"
            fail(.notExpanded, at: coupon, expected: expected, consequence: consequence)
            return nil
        }
        if node.states(Code.customer) || node.states(Code.customerAccount) {
            let place = node[node.states(Code.customer) ? Code.customer : Code.customerAccount]
            let expected = "a code that any customer can use"
            warn(.unknownCustomers, at: place, expected: expected, consequence: consequence)
            return nil
        }
        typealias Restrictions = StripeProductsFields.Restrictions
        let restrictions = node[Code.restrictions]
        guard restrictions.isAbsent || object(of: restrictions) != nil else { return nil }
        noteFields(of: restrictions, Restrictions.table)
        let isFirst = flag(restrictions[Restrictions.firstTimeTransaction])
        guard isFirst != nil || restrictions[Restrictions.firstTimeTransaction].isAbsent else { return nil }
        let least = restrictions[Restrictions.minimumAmount]
        let minimum = least.isAbsent ? nil : minimum(least, in: restrictions, losing: consequence)
        guard least.isAbsent || minimum != nil else { return nil }
        return self.coupon(coupon, code: code, isForNewCustomers: isFirst == true, minimum: minimum)
    }

    /// Whether a coupon or a code that only some can use has not been used by as many.
    private mutating func isLeft(_ most: JSONNode, used: JSONNode, losing consequence: String) -> Bool {
        let count = wholeNumber(of: used, in: 0...Int.max)
        guard !most.isAbsent else { return true }
        guard let number = wholeNumber(of: most, in: 0...Int.max), count != nil || used.isAbsent else { return false }
        if number > count ?? 0 { return true }
        warn(.notForSale, at: most, expected: "more than have used it", consequence: consequence)
        return false
    }

    /// The smallest amount that a code can be used with; nil, and reported, where it cannot be read.
    private mutating func minimum(
        _ node: JSONNode,
        in restrictions: JSONNode,
        losing consequence: String
    ) -> StripeAmount? {
        let currency = stripeCurrency(
            of: restrictions[StripeProductsFields.Restrictions.minimumAmountCurrency],
            losing: consequence
        )
        guard let currency else { return nil }
        if let units = node.wholeNumber, units >= 0, let value = DecimalAmount("\(units)") {
            return StripeAmount(units: value, currency: currency)
        }
        fail(.invalidNumber, at: node, expected: "a whole number of the smallest unit", consequence: consequence)
        return nil
    }

    /// Whether a code can be used with a price; of one whose smallest amount is in another currency nobody knows it.
    private mutating func isEnough(_ amount: StripeAmount, for coupon: StripeCoupon) -> Bool {
        guard let minimum = coupon.minimum else { return true }
        if minimum.currency == amount.currency, amount.units >= minimum.units { return true }
        note(
            .offerNotSold,
            at: coupon.node,
            found: "a code for \(minimum.units) of the smallest unit of \(minimum.currency) or more",
            expected: "at most \(amount.units) of that of \(amount.currency), as the price has",
            consequence: "code \(Excerpt.quoted(coupon.id)) is left out of \(productName)"
        )
        return false
    }

    /// The trial that a price states, which counts where the seller asks for it, and the discounts that it can be bought with.
    mutating func offers(of price: StripePrice, amount: StripeAmount, isOpen: Bool) -> [SubscriptionOffer] {
        var offers: [SubscriptionOffer] = []
        if let days = price.trialDays, days > 0 {
            note(
                .undecidedField,
                at: price.trialPlace,
                expected: "a seller who subscribes with trial_from_plan=true, without which there is no trial",
                consequence: "the trial is told as an introductory offer"
            )
            let mode = PaymentMode.freeTrial
            offers.append(SubscriptionOffer(type: .introductory, paymentMode: mode, period: .days(days)))
        }
        // What a coupon leaves is calculated here.
        let used = isOpen ? [] : coupons
        for coupon in used where coupon.productIDs?.contains(price.productID ?? "") ?? true {
            let consequence = "coupon \(Excerpt.quoted(coupon.id)) is left out of \(productName)"
            let phase = whole(losing: consequence) { reader in
                reader.isEnough(amount, for: coupon) ? reader.phase(of: coupon, on: price, amount: amount) : nil
            }
            guard let phase else { continue }
            let customers: Set<CustomerStanding>? = coupon.isForNewCustomers ? [.new] : nil
            offers.append(SubscriptionOffer(type: .code, first: phase, id: coupon.id, customers: customers))
        }
        return offers
    }

    private mutating func phase(of coupon: StripeCoupon, on price: StripePrice, amount: StripeAmount) -> OfferPhase? {
        let consequence = "coupon \(Excerpt.quoted(coupon.id)) is left out of \(productName)"
        guard let reduction = reduction(of: coupon.node, in: amount.currency, losing: consequence) else { return nil }
        guard let period = price.period, let count = periods(of: coupon, each: period) else {
            warn(
                .invalidPeriodCount,
                at: coupon.node[Fields.durationInMonths],
                expected: "a number of months that is one of periods",
                consequence: consequence
            )
            return nil
        }
        if reduction.isWhole {
            return period.times(count) == nil
                ? nil : OfferPhase(paymentMode: .freeTrial, period: period, periodCount: count)
        }
        guard let reduced = amount.reduced(by: reduction)?.price, period.times(count) != nil else {
            warn(
                .invalidPrice,
                at: coupon.node,
                found: "a discount that leaves a part of the smallest unit",
                expected: "an amount that rounds in one way",
                consequence: consequence
            )
            return nil
        }
        // An amount off may be more than the price.
        let mode: PaymentMode = reduced.isFree ? .freeTrial : .payAsYouGo
        let prices = reduced.isFree ? StorefrontPrices() : StorefrontPrices(reduced, in: storefront)
        return OfferPhase(paymentMode: mode, period: period, periodCount: count, prices: prices)
    }

    /// How much a coupon takes off in a currency: one with an amount may have one for each.
    private mutating func reduction(
        of coupon: JSONNode,
        in currency: CurrencyCode,
        losing consequence: String
    ) -> StripeReduction? {
        guard let reduction = reduction(of: coupon, losing: consequence) else { return nil }
        guard case .amount(let amount) = reduction, amount.currency != currency else { return reduction }
        let entry = coupon[Fields.currencyOptions][currency.code.lowercased()]
        noteFields(of: entry, StripeProductsFields.CouponCurrencyOption.table)
        let option = entry[StripeProductsFields.CouponCurrencyOption.amountOff]
        guard !fields.leavesCalculationsOpen else { return nil }
        if let units = option.wholeNumber, units >= 0, let value = DecimalAmount("\(units)") {
            return .amount(StripeAmount(units: value, currency: currency))
        }
        let expected = "an amount in \(currency), as the price has"
        warn(.offerInOtherCurrency, at: coupon[Fields.currency], expected: expected, consequence: consequence)
        return nil
    }

    /// How many payments come within a coupon’s months; nil where weeks and days do not tell.
    private func periods(of coupon: StripeCoupon, each period: CalendarDuration) -> Int? {
        guard coupon.duration == .repeating, let months = coupon.months else { return 1 }
        let length = period.years * 12 + period.months
        guard length > 0, period.weeks == 0, period.days == 0 else { return nil }
        return (months + length - 1) / length
    }
}
