public import PaywrightModel
public import PaywrightValues

/// What follows from the prices of some terms by calculation.
extension PurchaseTerms {
    /// What the product's own price comes to per `unit`: nil where it is the billed price itself, and for everything that
    /// does not renew.
    ///
    /// A commitment has none: its exact total is what the monthly price comes to, and a price that is owed for a year is
    /// no price per day.
    ///
    ///     terms.calculatedPrice(per: .month)?.description    // "USD 5.00", of $59.99 per year
    ///
    /// - Parameters:
    ///   - unit: The unit that the result is for.
    ///   - policy: How prices that no store bills are calculated.
    public func calculatedPrice(per unit: PeriodUnit, policy: DerivedPricePolicy = .standard)
        -> CalculatedPrice?
    {
        guard !product.leavesCalculationsOpen, !mayChangePrice, commitment == nil, regularPhase.isOpenEnded,
            let period = regularPhase.period
        else { return nil }
        return policy.price(regularPhase.price, every: period, per: unit)
    }

    /// The most that is paid until the commitment ends: its payments, and before them what the offers cost.
    ///
    /// It is the most, and not the sum: no store says whether the time of an offer counts into the commitment. nil
    /// without a commitment, and where the amounts cannot be added exactly.
    ///
    ///     terms.commitmentMaximum?.description    // "USD 86.85": 3 × 0.99 and 12 × 6.99
    public var commitmentMaximum: Price? {
        guard var most = commitment?.total else { return nil }
        for phase in offerPhases {
            guard let cost = phase.price.times(phase.cycles ?? 1), let sum = most.adding(cost) else { return nil }
            most = sum
        }
        return most
    }
}

extension Price {
    /// The exact sum; nil for another currency, and when it leaves the range of the amount.
    fileprivate func adding(_ other: Price) -> Price? {
        guard currency == other.currency else { return nil }
        return amount.adding(other.amount).map { Price(amount: $0, currency: currency) }
    }
}
