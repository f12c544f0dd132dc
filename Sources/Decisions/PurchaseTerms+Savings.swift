public import PaywrightModel
public import PaywrightValues

/// What some terms save: the product against another one, its offer against its own price, and both together.
extension PurchaseTerms {
    /// What the product's own price saves against another product's (or against another plan of the same one), which is
    /// the one compared with; nil when nothing is saved or the two cannot be compared, see
    /// `obstacle(toComparisonWith:)`.
    ///
    /// - Parameters:
    ///   - reference: The terms to compare with.
    ///   - policy: How prices that no store bills are calculated.
    public func saving(comparedWith reference: PurchaseTerms, policy: DerivedPricePolicy = .standard) -> PriceSaving? {
        guard isComparable(with: reference), let duration = regularPhase.chargedPeriod else { return nil }
        return reference.saving(paying: regularPhase.price, for: duration, policy: policy)
    }

    /// What the offer saves against the product's own price while it lasts; nil without a paid offer, and where the
    /// offer does not last a whole number of the product's periods: no customer pays a month's share of a yearly price. A free
    /// phase saves nothing here: that it is free is said in words of its own.
    ///
    /// - Parameter policy: How prices that no store bills are calculated.
    public func offerSaving(policy: DerivedPricePolicy = .standard) -> PriceSaving? {
        guard !product.leavesCalculationsOpen, !mayChangePrice, let paid = paidOfferPhase,
            regularPhase.chargedPeriod?.divides(paid.duration) == true
        else { return nil }
        return saving(paying: paid.total, for: paid.duration, policy: policy)
    }

    /// What the offer saves, while it lasts, against another product's price; nil without a paid offer.
    ///
    /// - Parameters:
    ///   - reference: The terms to compare with.
    ///   - policy: How prices that no store bills are calculated.
    public func savingWithOffer(
        comparedWith reference: PurchaseTerms,
        policy: DerivedPricePolicy = .standard
    ) -> PriceSaving? {
        guard isComparable(with: reference), let paid = paidOfferPhase else { return nil }
        return reference.saving(paying: paid.total, for: paid.duration, policy: policy)
    }

    private func isComparable(with reference: PurchaseTerms) -> Bool {
        obstacle(toComparisonWith: reference) == nil
    }

    /// The regular price that an offer's price stands beside, struck through: only where both are charged for the same
    /// time, so that the struck-through amount is one the customer would really pay.
    public var formerPrice: Price? {
        guard let offer = offerPhases.first(where: { !$0.price.isFree }),
            offer.period?.normalized() == regularPhase.period?.normalized(),
            offer.price.currency == regularPhase.price.currency, offer.price.amount < regularPhase.price.amount
        else { return nil }
        return regularPhase.price
    }

    /// The offer's first phase that costs something, as one payment for its whole length.
    private var paidOfferPhase: (total: Price, duration: SubscriptionPeriod)? {
        guard regularPhase.isOpenEnded, let phase = offerPhases.first(where: { !$0.price.isFree }),
            let duration = phase.duration?.normalized().singlePeriod, let total = phase.price.times(phase.cycles ?? 1)
        else { return nil }
        return (total, duration)
    }

    private func saving(paying price: Price, for duration: SubscriptionPeriod, policy: DerivedPricePolicy)
        -> PriceSaving?
    {
        guard let period = regularPhase.chargedPeriod else { return nil }
        return PriceSaving(
            paying: price,
            for: duration,
            insteadOf: regularPhase.price,
            every: period,
            policy: policy
        )
    }
}

extension PricingPhase {
    /// How often a price that goes on is charged; nil for anything else.
    var chargedPeriod: SubscriptionPeriod? { isOpenEnded ? period?.singlePeriod : nil }
}

extension SubscriptionPeriod {
    /// Whether a longer one is a whole number of these, without any convention of how long a month is.
    fileprivate func divides(_ longer: SubscriptionPeriod) -> Bool {
        counts(inUnitOf: longer) && longer.smallUnits % smallUnits == 0
    }

    /// Whether both count months, or both days: one converts into the other without a convention.
    func counts(inUnitOf other: SubscriptionPeriod) -> Bool { unit.isOfMonths == other.unit.isOfMonths }

    /// The length in months or in days.
    private var smallUnits: Int {
        switch unit {
        case .day, .month: value
        case .week: value * 7
        case .year: value * 12
        }
    }
}
