internal import PaywrightModel

/// How much of a purchase’s terms is true for a customer.
package enum TermsScope: Hashable, Sendable, CaseIterable {
    /// All of them.
    case purchase
    /// All but the time of the first payment: another plan runs before it, an offer may come first, or another price may come next.
    case untimed
    /// The same without the way out of the next charge, which may be one of a commitment that runs.
    case withoutWayOut
    /// The price alone: the customer may have the product, or it is paid once at a time that is not known.
    case price
    /// None: nothing is bought.
    case nothing

    /// Whether the terms are those of a purchase that can be made.
    package var isPurchase: Bool { self == .purchase || self == .untimed }
}

extension PlanChoice {
    /// Whether the button buys.
    package var canBeBought: Bool { isButtonOn == true }
}

extension PurchaseTerms {
    /// How much of the terms is true.
    ///
    /// - Parameters:
    ///   - choice: What the product is for the customer; nil where no customer is stated.
    ///   - isDated: Whether the charges are dated, so that another price that is stated to follow comes after them.
    package func scope(for choice: PlanChoice?, isDated: Bool) -> TermsScope {
        let mayBeginWithOffer = mayHaveUnknownOffer && (!offerPhases.isEmpty || product.store.isSoldByMerchant)
        let whole: TermsScope = mayBeginWithOffer || mayChangePrice && !isDated ? .untimed : .purchase
        guard let choice else { return whole }
        switch choice.choice {
        case .buy: return whole
        case .upgrade, .downgrade, .crossgrade:
            return choice.takesEffect == .now ? whole : besidePlan(choice)
        case .notStated(let reason): return reason.isOfOtherPlan ? besidePlan(choice) : .price
        case .current: return choice.canBeBought ? whole : .nothing
        case .unavailable: return .nothing
        }
    }

    /// How much of the terms is true beside another plan that runs: what is paid once has no terms without a time.
    private func besidePlan(_ choice: PlanChoice) -> TermsScope {
        guard regularPhase.isOpenEnded else { return .price }
        return choice.isOutOfCommitment ? .withoutWayOut : .untimed
    }
}
