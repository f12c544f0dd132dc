import StoreDecisions
import StoreModel

extension CopyReport {
    /// One customer's purchase of a product: what is claimed, what follows, and what it is compared with.
    struct Purchase: Sendable {
        let claims: [OfferClaim]
        let terms: PurchaseTerms
        let reference: PurchaseTerms?
    }

    /// Every purchase worth printing: by each plan, with each set of claims.
    func purchases(of product: Product, in storefront: Storefront) -> [Purchase] {
        let quantity = options.quantity(of: product)
        let plans = OfferSelection.plans(of: product, in: storefront).filter(options.plan.kinds.contains)
        return plans.flatMap { plan in
            let sets = claims.map { [$0] } ?? OfferSelection.claimSets(for: product, in: storefront, plan: plan)
            return sets.compactMap { set in
                let terms = OfferSelection.terms(
                    for: product,
                    in: storefront,
                    claims: set,
                    plan: plan,
                    quantity: quantity
                )
                return terms.map { Purchase(claims: set, terms: $0, reference: reference(for: $0)) }
            }
        }
    }

    /// The regular terms of the product compared with; nil for itself.
    private func reference(for terms: PurchaseTerms) -> PurchaseTerms? {
        guard let product = reference else { return nil }
        let regular = OfferSelection.terms(
            for: product,
            in: terms.storefront,
            claims: [.noOffer],
            quantity: terms.quantity
        )
        let isItself = product.qualifiedID == terms.product.qualifiedID && regular?.billingPlan == terms.billingPlan
        return isItself ? nil : regular
    }
}
