internal import PaywrightStorage
public import PaywrightValues

/// What one customer would pay for a product in a storefront, and when.
public struct PurchaseTerms: Hashable, Sendable {
    /// The product bought.
    public var product: Product { facts.value.product }
    /// Where it is bought.
    public var storefront: Storefront { facts.value.storefront }
    /// The phases that offers bring, in the order they are charged; empty without an offer.
    public var offerPhases: [PricingPhase] { facts.value.offerPhases }
    /// The phase of the product's own price.
    public var regularPhase: PricingPhase { facts.value.regularPhase }
    /// Whether the customer gets an offer.
    public var eligibility: OfferEligibility { facts.value.eligibility }
    /// The payments the customer commits to; nil without a commitment.
    public var commitment: Commitment? { facts.value.commitment }
    /// How many are bought: seats of a product sold per seat, pieces of any other. Every phase's price is for all of them.
    public var quantity: Int { facts.value.quantity }
    /// What one of them costs at the product's own price.
    public var unitPrice: Price { facts.value.unitPrice }

    private let facts: Shared<Facts>

    private struct Facts: Hashable, Sendable {
        let product: Product
        let storefront: Storefront
        let offerPhases: [PricingPhase]
        let regularPhase: PricingPhase
        let eligibility: OfferEligibility
        let commitment: Commitment?
        let quantity: Int
        let unitPrice: Price
    }

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
        facts = Shared(
            Facts(
                product: product,
                storefront: storefront,
                offerPhases: offerPhases,
                regularPhase: regularPhase,
                eligibility: eligibility,
                commitment: commitment,
                quantity: max(1, quantity),
                unitPrice: unitPrice ?? regularPhase.price
            )
        )
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
