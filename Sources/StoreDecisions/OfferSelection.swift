public import StoreModel

/// Decides which offers apply to one customer and what phases of payment follow. Pure: no locale, no clock.
public enum OfferSelection {
    /// The terms of a product in a storefront for a customer with these claims; nil when it has no price there.
    ///
    /// An entered code comes first: after the introductory offer if that is claimed too and the code is stackable,
    /// instead of it otherwise. Then win-back, promotional and introductory offers, the first one claimed and found.
    /// Without a claim that applies, the regular price, with the reason in `eligibility`.
    public static func terms(
        for product: Product,
        in storefront: Storefront,
        claims: [OfferClaim]
    ) -> PurchaseTerms? {
        guard let price = product.prices[storefront] else { return nil }
        let offers = applicableOffers(of: product, claims: claims)
        let phases = offers.compactMap { phase(of: $0, in: storefront, currency: price.currency) }
        let complete = phases.count == offers.count
        return PurchaseTerms(
            product: product,
            storefront: storefront,
            offerPhases: complete ? phases : [],
            regularPhase: PricingPhase(
                price: price,
                period: product.period.map { CalendarDuration($0) },
                cycles: product.type == .autoRenewable ? nil : 1
            ),
            eligibility: eligibility(offers: offers, complete: complete, claims: claims)
        )
    }

    /// Every set of claims worth showing for a product: none, one per offer, and the introductory offer followed by
    /// each stackable code.
    public static func claimSets(for product: Product) -> [[OfferClaim]] {
        var sets: [[OfferClaim]] = [[.none]]
        let offers = product.offers.filter { isSold($0, for: product) }
        for claim in offers.compactMap(OfferClaim.init(offer:)) where !sets.contains([claim]) { sets.append([claim]) }
        guard offers.contains(where: { $0.type == .introductory }) else { return sets }
        for code in offers where code.type == .code && code.isStackable {
            guard let claim = OfferClaim(offer: code), !sets.contains([.introductory, claim]) else { continue }
            sets.append([.introductory, claim])
        }
        return sets
    }

    private static func applicableOffers(of product: Product, claims: [OfferClaim]) -> [SubscriptionOffer] {
        func claimed(_ type: OfferType) -> SubscriptionOffer? {
            product.offers.first { offer in
                offer.type == type && isSold(offer, for: product) && claims.contains { $0.names(offer) }
            }
        }
        let introductory = claimed(.introductory)
        if let code = claimed(.code) {
            guard code.isStackable, let introductory else { return [code] }
            return [introductory, code]
        }
        return [claimed(.winBack) ?? claimed(.promotional) ?? introductory].compactMap { $0 }
    }

    /// An offer of the plan with a commitment is not one of the plan whose price is the product's.
    private static func isSold(_ offer: SubscriptionOffer, for product: Product) -> Bool {
        guard offer.billingPlan != .monthlyWithCommitment else { return false }
        return product.type == .autoRenewable ? offer.paymentMode != .oneTime : offer.paymentMode == .oneTime
    }

    private static func phase(
        of offer: SubscriptionOffer,
        in storefront: Storefront,
        currency: CurrencyCode
    ) -> PricingPhase? {
        let free = Price(amount: .zero, currency: currency)
        guard let price = offer.paymentMode == .freeTrial ? free : offer.prices[storefront] else { return nil }
        return PricingPhase(price: price, period: offer.period, cycles: offer.periodCount, offer: offer)
    }

    private static func eligibility(
        offers: [SubscriptionOffer],
        complete: Bool,
        claims: [OfferClaim]
    ) -> OfferEligibility {
        if !offers.isEmpty { return complete ? .eligible : .ineligible(.offerHasNoPriceInStorefront) }
        if claims.contains(.unknown) { return .unknown }
        return .ineligible(claims.allSatisfy { $0 == .none } ? .statedIneligible : .productHasNoSuchOffer)
    }
}
