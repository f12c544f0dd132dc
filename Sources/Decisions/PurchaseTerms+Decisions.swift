public import PaywrightModel
internal import PaywrightValues

/// What is true of some terms, before anything is said about them.
extension PurchaseTerms {
    /// The free phases at the beginning: cancelling before they end costs nothing.
    public var leadingFreePhases: [PricingPhase] { Array(offerPhases.prefix { $0.price.isFree }) }

    /// Whether the free time at the beginning is a trial and nothing else.
    public var beginsWithTrialOnly: Bool {
        leadingFreePhases.count == 1 && leadingFreePhases.allSatisfy { $0.offer?.type == .introductory }
    }

    /// Whether the only offer can also be had by someone whose subscription is running: it may then begin, and be
    /// charged, at the next renewal.
    public var mayWaitForRenewal: Bool {
        product.store.traits.beginsOffersAtRenewal && offerPhases.count == 1
            && offerPhases.allSatisfy { $0.offer?.customers.contains(.existing) == true }
    }

    /// Whether another price than that of the terms is stated to follow (`Product.pricesUntil`): what is charged later may be that one.
    package var mayChangePrice: Bool { product.pricesUntil[storefront] != nil }

    /// Whether the store may know an offer for the customer that no input states.
    public var mayHaveUnknownOffer: Bool {
        eligibility.isUnknown && !OfferSelection.offers(of: product, in: storefront, plan: billingPlan).isEmpty
    }
}
