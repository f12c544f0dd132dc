public import PaywrightValues

/// What one customer would pay for a product in a storefront, and when.
public struct PurchaseTerms: Hashable, Sendable {
    /// The product bought.
    public let product: Product
    /// Where it is bought.
    public let storefront: Storefront
    /// The phases that offers bring, in the order they are charged; empty without an offer.
    public let offerPhases: [PricingPhase]
    /// The phase of the product's own price.
    public let regularPhase: PricingPhase
    /// Whether the customer gets an offer.
    public let eligibility: OfferEligibility
    /// The payments the customer commits to; nil without a commitment.
    public let commitment: Commitment?
    /// How many are bought: seats of a product sold per seat, pieces of any other. Every phase's price is for all of them.
    public let quantity: Int
    /// What one of them costs at the product's own price.
    public let unitPrice: Price

    /// Terms from their parts. Without `unitPrice` it is the regular phase's price.
    ///
    /// - Parameters:
    ///   - product: The product bought.
    ///   - storefront: Where it is bought.
    ///   - offerPhases: The phases that offers bring, in the order they are charged; empty without an offer.
    ///   - regularPhase: The phase of the product's own price.
    ///   - eligibility: Whether the customer gets an offer.
    ///   - commitment: The payments the customer commits to; nil without a commitment.
    ///   - quantity: How many are bought: seats of a product sold per seat, pieces of any other.
    ///   - unitPrice: What one of them costs at the product's own price.
    public init(
        product: Product,
        storefront: Storefront,
        offerPhases: [PricingPhase],
        regularPhase: PricingPhase,
        eligibility: OfferEligibility,
        commitment: Commitment? = nil,
        quantity: Int = 1,
        unitPrice: Price? = nil
    ) {
        self.product = product
        self.storefront = storefront
        self.offerPhases = offerPhases
        self.regularPhase = regularPhase
        self.eligibility = eligibility
        self.commitment = commitment
        self.quantity = max(1, quantity)
        self.unitPrice = unitPrice ?? regularPhase.price
    }

    /// How the product is billed.
    public var billingPlan: BillingPlan.Kind { commitment == nil ? .billedUpFront : .monthlyWithCommitment }

    /// Every phase in the order it is charged. The last one is open-ended only if the product renews; an offer on a
    /// product that is paid once takes the place of the product's own price.
    public var phases: [PricingPhase] {
        regularPhase.isOpenEnded || offerPhases.isEmpty ? offerPhases + [regularPhase] : offerPhases
    }

    /// The offers that apply, in order; one that brings several phases once.
    public var offers: [SubscriptionOffer] {
        offerPhases.compactMap(\.offer).reduce(into: []) { offers, offer in
            if offers.last != offer { offers.append(offer) }
        }
    }
}
