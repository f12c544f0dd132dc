package import PaywrightValues

/// Something that a situation states. Programs print facts, so that they need no list of all situations.
package indirect enum SituationFact: Hashable, Sendable {
    /// Until when it holds; nil where not stated.
    case until(Instant?)
    /// When it ended; nil where not stated.
    case endedOn(Instant?)
    /// When it was cancelled; nil where not stated.
    case cancelledOn(Instant?)
    /// From when on it can be extended; nil where not stated.
    case extendableFrom(Instant?)
    /// Whether it can be extended now.
    case canBeExtended(Bool)
    /// How many were bought.
    case quantity(Int)
    /// What follows free time; nil where the store does not say whether anything does.
    case conversion(NextRenewal?)
    /// The next renewal.
    case renewal(NextRenewal)
    /// Whether the next charge is known to be the full price.
    case isLastPeriod(Bool)
    /// A change of plan.
    case planChange(PlanChange)
    /// A change of price.
    case priceChange(AnnouncedPriceChange)
    /// Payments that the customer is committed to.
    case commitment(CommitmentState)
    /// When and why it ended.
    case expiration(Expiration)
    /// Offers for coming back, the best first.
    case offers([String])
    /// Whether it was cancelled.
    case isCancelled(Bool)
    /// A pause that runs.
    case pause(PauseState)
    /// A pause that follows.
    case plannedPause(PlannedPause)
    /// A refund.
    case refund(Refund)
    /// Why it is not known what is true.
    case cause(UnknownCause)

    /// The product that takes over, where one does.
    package var otherProductID: String? {
        switch self {
        case .planChange(let change): change.productID
        case .priceChange(let change): change.planChange?.productID
        case .commitment(let commitment): commitment.planChange?.productID
        case .until, .endedOn, .cancelledOn, .extendableFrom, .canBeExtended, .quantity, .conversion, .renewal,
            .isLastPeriod, .expiration, .offers, .isCancelled, .pause, .plannedPause, .refund, .cause:
            nil
        }
    }
}
