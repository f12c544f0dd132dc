public import Paywright

/// The amounts of a purchase, all in one currency.
public struct PatternAmounts: Hashable, Sendable {
    /// What is charged for one period, or once, for all seats or pieces.
    public let price: Price
    /// What one seat or piece costs; nil where one is bought.
    public let unitPrice: Price?
    /// What one cycle of each phase of the offer costs, 0 of a free one.
    public let offers: [Price]
    /// What the product compared with costs; nil for none.
    public let reference: Price?
    /// Where it is bought, which decides whether whole amounts have decimals; nil where that is not known.
    public let storefront: Storefront?

    /// Amounts from their parts.
    ///
    /// - Parameters:
    ///   - price: What is charged for one period, or once, for all seats or pieces.
    ///   - unitPrice: What one seat or piece costs; nil where one is bought.
    ///   - offers: What one cycle of each phase of the offer costs, 0 of a free one.
    ///   - reference: What the product compared with costs; nil for none.
    ///   - storefront: Where it is bought; nil where that is not known.
    public init(
        price: Price,
        unitPrice: Price? = nil,
        offers: [Price] = [],
        reference: Price? = nil,
        storefront: Storefront? = nil
    ) {
        self.price = price
        self.unitPrice = unitPrice
        self.offers = offers
        self.reference = reference
        self.storefront = storefront
    }

    /// Those of some terms.
    ///
    /// - Parameters:
    ///   - terms: What the customer pays.
    ///   - reference: What it is compared with; nil for nothing.
    public init(_ terms: PurchaseTerms, comparedWith reference: PurchaseTerms? = nil) {
        self.init(
            price: terms.regularPhase.price,
            unitPrice: terms.unitPrice,
            offers: terms.offerPhases.map(\.price),
            reference: reference?.regularPhase.price,
            storefront: terms.storefront
        )
    }
}

extension PatternAmounts {
    /// Those of the examples of roles, for a shape.
    static func examples(of shape: ProductShape) -> PatternAmounts? {
        func price(_ role: PatternRole) -> Price? { Price(role.example.dropFirst(), "USD") }
        var paid = [PatternRole.offerPrice, .nextOfferPrice][...]
        let offers = shape.offers.compactMap { $0.mode == .free ? Price("0", "USD") : paid.popFirst().flatMap(price) }
        return price(.price).map { PatternAmounts(price: $0, unitPrice: price(.unitPrice), offers: offers) }
    }
}

/// What fills a line.
package struct PatternValues: Sendable {
    /// Which variant; empty of a line with one form.
    package var variant = ""
    package var prices: [PatternRole: Price] = [:]
    /// Whole percent.
    package var percent: Int?
}

extension PatternAmounts {
    /// What fills a line; nil where it does not apply to the amounts.
    package func values(for pattern: LinePattern, _ shape: ProductShape, rounding: RoundingRule) -> PatternValues? {
        guard shape.offers.count == offers.count, ([reference].compactMap { $0 } + offers).allSatisfy(isOfCurrency)
        else {
            return nil
        }
        var values = PatternValues()
        let paid = zip(shape.offers, offers).filter { $0.0.mode != .free }
        values.prices[.price] = price
        values.prices[.unitPrice] = unitPrice
        values.prices[.offerPrice] = paid.first?.1
        values.prices[.nextOfferPrice] = paid.dropFirst().first?.1
        values.prices[.formerPrice] = price
        values.prices[.referencePrice] = reference
        if pattern.roles.contains(.total) { values.prices[.total] = total(shape) }
        if let calculation = pattern.calculation {
            guard fill(&values, by: calculation, paid.first.map { ($0.0.cycles, $0.1) }, rounding) else { return nil }
        }
        let isWhole = pattern.roles.allSatisfy { role in
            switch role.kind {
            case .money: values.prices[role] != nil
            case .percent: values.percent != nil
            case .text, .date: true
            }
        }
        return isWhole ? values : nil
    }

    private func isOfCurrency(_ other: Price) -> Bool { other.currency == price.currency }

    /// The price of all pieces, or the most that a commitment comes to.
    func total(_ shape: ProductShape) -> Price? {
        guard let payments = shape.commitment?.payments else {
            return unitPrice?.amount.times(shape.quantity).map { Price(amount: $0, currency: price.currency) }
        }
        var sum = price.amount.times(payments)
        for (phase, offer) in zip(shape.offers, offers) {
            guard let cost = offer.amount.times(phase.cycles) else { return nil }
            sum = sum?.adding(cost)
        }
        return sum.map { Price(amount: $0, currency: price.currency) }
    }

    /// Adds what is calculated; false where the line does not apply.
    private func fill(
        _ values: inout PatternValues,
        by calculation: LineCalculation,
        _ offer: (cycles: Int, price: Price)?,
        _ rounding: RoundingRule
    ) -> Bool {
        if calculation.needsLowerOffer {
            guard let offer, offer.price.amount < price.amount else { return false }
        }
        if let perUnit = calculation.perUnit {
            guard let (amount, isExact) = price.times(perUnit.fraction, rounding) else { return false }
            values.prices[perUnit.role] = amount
            values.variant = isExact && perUnit.isExact ? LinePattern.exact : LinePattern.about
        }
        guard let saving = calculation.saving else { return true }
        guard let saved = saved(saving, offer) else { return false }
        values.percent = saved.percent
        values.prices[.savedAmount] = saved.amount
        if saving.months != nil {
            guard saved.months > 0 else { return false }
            values.variant = String(saved.months)
        }
        return true
    }

    /// What is saved: in whole percent, as an amount where that is one, and in months.
    private func saved(
        _ saving: LineCalculation.Saving,
        _ offer: (cycles: Int, price: Price)?
    ) -> (percent: Int, amount: Price?, months: Int)? {
        let offerCost = offer.flatMap { $0.price.amount.times($0.cycles) }
        let (paid, other): (DecimalAmount?, DecimalAmount?) =
            switch saving.of {
            case .price: (price.amount, reference?.amount)
            case .offer: (offerCost, price.amount)
            case .offerAgainstReference: (offerCost, reference?.amount)
            }
        guard let paid = paid?.billionths, let other = other?.billionths, paid > 0, other > 0 else { return nil }
        let (above, below) = (Int128(saving.fraction.above), Int128(saving.fraction.below))
        let (full, isFullTooLarge) = other.multipliedReportingOverflow(by: above)
        let (cost, isCostTooLarge) = paid.multipliedReportingOverflow(by: below)
        guard !isFullTooLarge, !isCostTooLarge, cost < full else { return nil }
        let (hundredfold, isTooLarge) = (full - cost).multipliedReportingOverflow(by: 100)
        guard !isTooLarge, hundredfold >= full else { return nil }
        let amount = DecimalAmount(billionths: (full - cost) / below)
            .scaled(by: 1, over: 1, fractionDigits: price.currency.fractionDigits, rounding: .down)
        let (one, isOneTooLarge) = other.multipliedReportingOverflow(by: below)
        return (
            Int(hundredfold / full),
            amount.flatMap { $0 == .zero ? nil : Price(amount: $0, currency: price.currency) },
            isOneTooLarge ? 0 : Int((full - cost) / one) * (saving.months ?? 0)
        )
    }
}

extension Price {
    /// The price times a fraction at the currency’s digits, and whether nothing was rounded; nil where that is nothing.
    fileprivate func times(_ fraction: LineCalculation.Fraction, _ rounding: RoundingRule) -> (Price, isExact: Bool)? {
        func rounded(_ rule: RoundingRule) -> DecimalAmount? {
            amount.scaled(
                by: fraction.above,
                over: fraction.below,
                fractionDigits: currency.fractionDigits,
                rounding: rule
            )
        }
        guard let amount = rounded(rounding), amount != .zero else { return nil }
        return (Price(amount: amount, currency: currency), rounded(.down) == rounded(.up))
    }
}
