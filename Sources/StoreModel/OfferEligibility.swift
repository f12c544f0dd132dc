/// Whether a customer gets an offer.
///
/// Unknown is not a maybe: nothing is promised, and the lines say that the store shows any offer that applies.
@nonexhaustive
public enum OfferEligibility: Hashable, Sendable {
    /// The store will give the offer.
    case eligible
    /// The store will not give an offer, for this reason.
    case ineligible(IneligibilityReason)
    /// Nobody has said.
    case unknown
}

/// Why a customer does not get an offer.
@nonexhaustive
public enum IneligibilityReason: String, Hashable, Sendable, CaseIterable {
    /// The caller said that no offer applies.
    case statedIneligible
    /// The product has no offer of the kind or identifier asked for.
    case productHasNoSuchOffer
    /// The product has the offer, but not in this storefront.
    case offerHasNoPriceInStorefront
}
