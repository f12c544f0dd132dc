/// Whether a customer gets an offer.
///
/// Unknown is not a maybe: nothing is promised, and the lines say that the store shows any offer that applies.
@nonexhaustive
public enum OfferEligibility: Hashable, Sendable {
    /// The store will give the offer.
    case eligible
    /// The store will not give an offer, for this reason.
    case ineligible(IneligibilityReason)
    /// Not known, for this reason.
    case unknown(UncertaintyReason)

    /// Whether the answer is not known.
    public var isUnknown: Bool { if case .unknown = self { true } else { false } }
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
    /// The customer has had a free trial in the subscription group.
    case freeTrialUsed
    /// The customer has had an introductory offer in the subscription group that was paid, or may have been.
    case introductoryOfferUsed
    /// The customer has an active subscription in the group.
    case activeSubscription
    /// The customer's subscription is in its grace period or its payment is being retried: to be mended, not bought again.
    case paymentProblem
    /// A purchase in the group was refunded.
    case refunded
    /// The customer has never subscribed in the group.
    case neverSubscribed
    /// The store does not list an offer for the customer.
    case notListedByStore
    /// The code's offer is for other customers: new, current or former ones.
    case offerForOtherCustomers
}

/// Why it is not known whether a customer gets an offer.
@nonexhaustive
public enum UncertaintyReason: String, Hashable, Sendable, CaseIterable {
    /// The caller does not know.
    case notStated
    /// Earlier transactions are not among what the store sent.
    case historyIncomplete
    /// An input, or a part of one, is missing, could not be read or was refused.
    case inputNotRead
    /// The store has not said anything about this customer.
    case noHistory
    /// The state of a subscription in the group is not known.
    case statusUnknown
    /// The customer has bought a subscription without a stated group.
    case groupUnknown
    /// The customer has used an offer of an unknown kind.
    case offerUnknown
    /// The store decides and states nothing, as Google Play does of all its offers.
    case decidedByStore
    /// The merchant decides, who sells without a store (through Stripe, Paddle).
    case decidedByMerchant
}
