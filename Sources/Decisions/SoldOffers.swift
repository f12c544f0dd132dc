package import PaywrightModel
internal import PaywrightValues

/// The offers of a product that can be had in a storefront: of its own kind of product and billing plan, and with a price there.
/// What is free anyway has none.
package struct SoldOffers: Sendable {
    let product: Product
    let storefront: Storefront
    let plan: BillingPlan.Kind
    /// What one costs without an offer.
    let billing: Billing
    /// In the product's order.
    let offers: [SubscriptionOffer]
    /// Where the offers of a claim are; nil of few offers, each of which is looked at.
    private let places: [OfferClaim: [Int]]?

    private static let few = 16

    /// nil where the product has no such plan or no price.
    ///
    /// - Parameter plan: how the product is billed; nil for the first of `OfferSelection.plans(of:in:)`.
    package init?(of product: Product, in storefront: Storefront, plan: BillingPlan.Kind? = nil) {
        let plans = OfferSelection.plans(of: product, in: storefront)
        guard let plan = plan ?? plans.first, plans.contains(plan),
            let billing = Billing(of: product, plan: plan, in: storefront)
        else { return nil }
        (self.product, self.storefront, self.plan, self.billing) = (product, storefront, plan, billing)
        func isSold(_ offer: SubscriptionOffer) -> Bool {
            // One line has one currency: an offer in another one than what follows it is not had.
            Self.isSold(offer, for: product, plan: plan)
                && offer.phases.allSatisfy { phase in
                    phase.price(in: storefront, currency: billing.price.currency)?.currency == billing.price.currency
                }
        }
        let all = billing.price.isFree ? [] : product.offers
        offers = all.allSatisfy(isSold) ? all : all.filter(isSold)
        places = offers.count > Self.few ? Self.places(of: offers) : nil
    }

    private static func places(of offers: [SubscriptionOffer]) -> [OfferClaim: [Int]] {
        var places: [OfferClaim: [Int]] = [:]
        for (index, offer) in offers.enumerated() {
            let own = OfferClaim(offer: offer)
            if let own { places[own, default: []].append(index) }
            if offer.type == .introductory, own != .introductory { places[.introductory, default: []].append(index) }
        }
        return places
    }

    /// Whether an introductory offer is among them.
    var hasIntroductoryOffer: Bool { offers.contains { $0.type == .introductory } }

    /// Those that one of the claims names, in the product's order.
    func offers(namedBy claims: [OfferClaim]) -> [SubscriptionOffer] {
        guard let places else { return offers.filter { offer in claims.contains { $0.names(offer) } } }
        return Set(claims.flatMap { places[$0] ?? [] }).sorted().map { offers[$0] }
    }

    /// An offer of one plan is not one of the other; one that names no plan belongs to the product's price.
    static func isSold(_ offer: SubscriptionOffer, for product: Product, plan: BillingPlan.Kind) -> Bool {
        guard product.type == .autoRenewable else { return offer.paymentMode == .oneTime }
        return offer.paymentMode != .oneTime && (offer.billingPlan ?? planWithoutName(of: product)) == plan
    }

    /// The plan that offers without one belong to.
    private static func planWithoutName(of product: Product) -> BillingPlan.Kind {
        let kinds = product.billingPlans.filter(\.isEnabled).map(\.kind)
        return kinds.isEmpty || kinds.contains(.billedUpFront) ? .billedUpFront : .monthlyWithCommitment
    }
}
