internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension Product {
    /// The price that is charged after an offer in a storefront: that of the plan it belongs to.
    func price(after offer: SubscriptionOffer, in storefront: Storefront) -> Price? {
        let plan = offer.billingPlan ?? (isSoldWithCommitmentOnly ? .monthlyWithCommitment : .billedUpFront)
        guard plan == .monthlyWithCommitment else { return prices[storefront] }
        return billingPlans.first { $0.kind == plan && $0.isEnabled }?.prices[storefront]
    }

    /// Where an offer costs an amount in another currency than the price that follows it. What is free is so in every
    /// currency.
    func storefrontsInOtherCurrency(of offer: SubscriptionOffer) -> [Storefront] {
        let paid = offer.phases.flatMap(\.prices.entries).filter { !$0.price.isFree }
        let other = paid.filter { entry in
            price(after: offer, in: entry.storefront).map { $0.currency != entry.price.currency } ?? false
        }
        return Set(other.map(\.storefront)).sorted()
    }
}

extension SubscriptionOffer {
    /// The offer as a diagnostic names it: the introductory offer, or the code offer "SPRING".
    var diagnosticName: String { "the \(type.rawValue) offer" + (id.map { " \(Excerpt.quoted($0))" } ?? "") }

    /// The price of the first phase that is paid in a storefront.
    func firstPrice(in storefront: Storefront) -> Price? {
        phases.lazy.compactMap { $0.prices[storefront] }.first { !$0.isFree }
    }

    /// The offer where it is had elsewhere; nil where no storefront is left.
    func removing(_ storefronts: [Storefront]) -> SubscriptionOffer? {
        let phases = phases.map { phase in
            OfferPhase(
                paymentMode: phase.paymentMode,
                period: phase.period,
                periodCount: phase.periodCount,
                prices: StorefrontPrices(phase.prices.entries.filter { !storefronts.contains($0.storefront) })
            )
        }
        // A free phase without storefronts is had in all of them; a paid one is had in none.
        guard let first = phases.first,
            !zip(phases, self.phases).contains(where: { $0.prices.entries.isEmpty && !$1.prices.entries.isEmpty })
        else { return nil }
        return SubscriptionOffer(
            type: type,
            first: first,
            following: Array(phases.dropFirst()),
            id: id,
            isStackable: isStackable,
            billingPlan: billingPlan,
            customers: customers
        )
    }
}
