public import StoreModel

/// Decides which offers apply to one customer and what phases of payment follow. Pure: no locale, no clock.
public enum OfferSelection {
    /// The terms of a product in a storefront for a customer with these claims; nil when it has no price there.
    ///
    /// An entered code comes first: after the introductory offer if that is claimed too and the code is stackable,
    /// instead of it otherwise. Then win-back, promotional and introductory offers, the first one claimed and found. An
    /// offer without a price in the storefront is not found there. Without a claim that applies, the regular price, with
    /// the reason in `eligibility`.
    public static func terms(
        for product: Product,
        in storefront: Storefront,
        claims: [OfferClaim]
    ) -> PurchaseTerms? {
        guard let price = product.prices[storefront] else { return nil }
        let phases = applicableOffers(of: product, in: storefront, claims: claims).compactMap { offer in
            self.price(of: offer, in: storefront, currency: price.currency).map { offerPrice in
                PricingPhase(price: offerPrice, period: offer.period, cycles: offer.periodCount, offer: offer)
            }
        }
        return PurchaseTerms(
            product: product,
            storefront: storefront,
            offerPhases: phases,
            regularPhase: PricingPhase(
                price: price,
                period: product.period.map { CalendarDuration($0) },
                cycles: product.type == .autoRenewable ? nil : 1
            ),
            eligibility: eligibility(of: product, isOffered: !phases.isEmpty, claims: claims)
        )
    }

    /// The offers of a product that can be had in a storefront: of its own kind of product and billing plan, and with a
    /// price there. What is free anyway has none.
    public static func offers(of product: Product, in storefront: Storefront) -> [SubscriptionOffer] {
        guard product.prices[storefront]?.isFree == false else { return [] }
        return product.offers.filter { offer in
            isSold(offer, for: product) && (offer.paymentMode == .freeTrial || offer.prices[storefront] != nil)
        }
    }

    /// Every set of claims worth showing for a product: none, one per offer, and the introductory offer followed by
    /// each stackable code.
    public static func claimSets(for product: Product, in storefront: Storefront) -> [[OfferClaim]] {
        let offers = offers(of: product, in: storefront)
        var sets: [[OfferClaim]] = [[.noOffer]] + offers.compactMap { OfferClaim(offer: $0).map { [$0] } }
        if offers.contains(where: { $0.type == .introductory }) {
            let stackable = offers.filter { $0.type == .code && $0.isStackable }
            sets += stackable.compactMap { OfferClaim(offer: $0).map { [.introductory, $0] } }
        }
        var seen: Set<[OfferClaim]> = []
        return sets.filter { seen.insert($0).inserted }
    }

    private static func applicableOffers(
        of product: Product,
        in storefront: Storefront,
        claims: [OfferClaim]
    ) -> [SubscriptionOffer] {
        // Whoever is said to get none gets none; of someone nobody knows, only an entered code is known.
        guard !claims.contains(.noOffer) else { return [] }
        let offers = offers(of: product, in: storefront).filter { $0.type == .code || !claims.contains(.unknown) }
        func claimed(_ type: OfferType) -> SubscriptionOffer? {
            offers.first { offer in offer.type == type && claims.contains { $0.names(offer) } }
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

    private static func price(
        of offer: SubscriptionOffer,
        in storefront: Storefront,
        currency: CurrencyCode
    ) -> Price? {
        offer.paymentMode == .freeTrial ? Price(amount: .zero, currency: currency) : offer.prices[storefront]
    }

    private static func eligibility(
        of product: Product,
        isOffered: Bool,
        claims: [OfferClaim]
    ) -> OfferEligibility {
        if isOffered { return .eligible }
        if claims.contains(.unknown) { return .unknown(.notStated) }
        if claims.contains(.noOffer) || claims.isEmpty { return .ineligible(.statedIneligible) }
        let isUnpriced = product.offers.contains { offer in
            isSold(offer, for: product) && claims.contains { $0.names(offer) }
        }
        return .ineligible(isUnpriced ? .offerHasNoPriceInStorefront : .productHasNoSuchOffer)
    }
}
