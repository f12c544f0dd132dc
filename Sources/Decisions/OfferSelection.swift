public import PaywrightModel
internal import PaywrightValues

/// Decides which offers apply to one customer and what phases of payment follow. Pure: no locale, no clock.
public enum OfferSelection {
    /// The terms of a product in a storefront for a customer with these claims; nil when it has no price there.
    ///
    /// An entered code comes first: after the introductory offer if that is claimed too and the code is stackable,
    /// instead of it otherwise in an app store. No merchant’s field states what a code and an introductory offer come to together:
    /// of both there is no offer then, and the eligibility is unknown. Then an offer named by its identifier alone, then win-back,
    /// promotional and introductory offers, the first one claimed and found. An offer without a price in the storefront is not found
    /// there. Without a claim that applies, the regular price, with the reason in `eligibility`.
    ///
    /// - Parameters:
    ///   - plan: how the product is billed; nil for the first of `plans(of:in:)`.
    ///   - quantity: how many seats or pieces are bought; every price of the terms is for all of them.
    ///   - product: The product.
    ///   - storefront: Where the product is bought.
    ///   - claims: The offers that the customer gets.
    public static func terms(
        for product: Product,
        in storefront: Storefront,
        claims: [OfferClaim],
        plan: BillingPlan.Kind? = nil,
        quantity: Int = 1
    ) -> PurchaseTerms? {
        guard let sold = SoldOffers(of: product, in: storefront, plan: plan) else { return nil }
        return terms(claims: claims, quantity: quantity, among: sold)
    }

    /// The same for one set of claims after the other.
    package static func terms(claims: [OfferClaim], quantity: Int, among sold: SoldOffers) -> PurchaseTerms? {
        let (product, storefront) = (sold.product, sold.storefront)
        guard quantity <= 1 || !product.leavesCalculationsOpen, let billing = sold.billing.times(quantity) else {
            return nil
        }
        let offers = applicableOffers(claims, among: sold)
        var phases: [PricingPhase] = []
        for offer in offers {
            for phase in offer.phases {
                // A price that leaves the range of amounts leaves no terms: without its phase they would be others.
                guard let one = phase.price(in: storefront, currency: billing.price.currency),
                    let price = one.times(quantity)
                else { return nil }
                phases.append(
                    PricingPhase(
                        price: price,
                        period: phase.period,
                        cycles: phase.periodCount,
                        offer: offer,
                        paymentMode: phase.paymentMode
                    )
                )
            }
        }
        return PurchaseTerms(
            product: product,
            storefront: storefront,
            offerPhases: phases,
            regularPhase: PricingPhase(
                price: billing.price,
                period: billing.period,
                cycles: product.type == .autoRenewable ? nil : 1
            ),
            eligibility: eligibility(claims, among: sold, with: offers),
            commitment: billing.commitment,
            quantity: quantity,
            unitPrice: sold.billing.price
        )
    }

    /// The ways a product can be billed in a storefront, up front before month by month; empty where it has no price.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - storefront: Where the product is bought.
    public static func plans(of product: Product, in storefront: Storefront) -> [BillingPlan.Kind] {
        let billingPlans = product.billingPlans
        let enabled = billingPlans.isEmpty ? [] : billingPlans.filter(\.isEnabled)
        guard !enabled.isEmpty else { return product.prices[storefront] == nil ? [] : [.billedUpFront] }
        return BillingPlan.Kind.allCases.filter { kind in
            // A commitment is its total, which is calculated.
            guard kind == .billedUpFront || !product.leavesCalculationsOpen else { return false }
            return enabled.contains { plan in
                plan.kind == kind && kind.price(of: product, plan, in: storefront) != nil
            }
        }
    }

    /// The offers of a product that can be had in a storefront: of its own kind of product and billing plan, and with a
    /// price there. What is free anyway has none.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - storefront: Where the product is bought.
    ///   - plan: The billing plan that the offers belong to; nil for the first of `plans(of:in:)`.
    public static func offers(
        of product: Product,
        in storefront: Storefront,
        plan: BillingPlan.Kind? = nil
    ) -> [SubscriptionOffer] {
        SoldOffers(of: product, in: storefront, plan: plan)?.offers ?? []
    }

    /// Every set of claims worth showing for a product: none, one per offer, and the introductory offer followed by
    /// each stackable code.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - storefront: Where the product is bought.
    ///   - plan: The billing plan that the offers belong to; nil for the first of `plans(of:in:)`.
    public static func claimSets(
        for product: Product,
        in storefront: Storefront,
        plan: BillingPlan.Kind? = nil
    ) -> [[OfferClaim]] {
        SoldOffers(of: product, in: storefront, plan: plan).map(claimSets) ?? [[.noOffer]]
    }

    /// The same of offers that have been found.
    package static func claimSets(among sold: SoldOffers) -> [[OfferClaim]] {
        let offers = sold.offers
        var sets: [[OfferClaim]] = [[.noOffer]] + offers.compactMap { OfferClaim(offer: $0).map { [$0] } }
        if offers.contains(where: { $0.type == .introductory }) {
            let stackable = offers.filter { $0.type == .code && $0.isStackable }
            sets += stackable.compactMap { OfferClaim(offer: $0).map { [.introductory, $0] } }
        }
        var seen: Set<[OfferClaim]> = []
        return sets.filter { seen.insert($0).inserted }
    }

    private static func applicableOffers(_ claims: [OfferClaim], among sold: SoldOffers) -> [SubscriptionOffer] {
        // A customer who is stated to get none gets none; of an unknown customer, only an entered code is known.
        guard !claims.contains(.noOffer) else { return [] }
        var offers = sold.offers(namedBy: claims)
        if claims.contains(.unknown) { offers.removeAll { $0.type != .code } }
        func claimed(_ type: OfferType) -> SubscriptionOffer? {
            offers.first { $0.type == type }
        }
        let introductory = claimed(.introductory)
        if let code = claimed(.code) {
            if isNotKnownTogether(with: code, claims, among: sold) { return [] }
            guard code.isStackable, let introductory else { return [code] }
            return [introductory, code]
        }
        if let named = offers.first(where: { offer in claims.contains { $0.isIdentifierOnly && $0.names(offer) } }) {
            return [named]
        }
        return [claimed(.winBack) ?? claimed(.promotional) ?? introductory].compactMap { $0 }
    }

    /// Whether the customer has, or may have, the introductory offer beside a code, and a merchant sells: that a code takes the place of
    /// an introductory offer is a rule of the App Store.
    private static func isNotKnownTogether(
        with code: SubscriptionOffer,
        _ claims: [OfferClaim],
        among sold: SoldOffers
    ) -> Bool {
        guard sold.product.store.traits.isSoldByMerchant else { return false }
        let isClaimed = sold.offers(namedBy: claims).contains { $0.type == .introductory }
        return isClaimed ? !code.isStackable : claims.contains(.unknown) && sold.hasIntroductoryOffer
    }

    private static func eligibility(
        _ claims: [OfferClaim],
        among sold: SoldOffers,
        with offers: [SubscriptionOffer]
    ) -> OfferEligibility {
        let (product, plan) = (sold.product, sold.plan)
        if !offers.isEmpty {
            // The introductory offer would come before such a code.
            let mayComeFirst = claims.contains(.unknown) && sold.hasIntroductoryOffer
            return mayComeFirst && offers.contains(where: \.isStackable) ? .unknown(.notStated) : .eligible
        }
        let code = claims.contains(.noOffer) ? nil : sold.offers(namedBy: claims).first { $0.type == .code }
        if let code, isNotKnownTogether(with: code, claims, among: sold) { return .unknown(.decidedByMerchant) }
        if claims.contains(.unknown) { return .unknown(.notStated) }
        if claims.contains(.noOffer) || claims.isEmpty { return .ineligible(.statedIneligible) }
        let isUnpriced = product.offers.contains { offer in
            SoldOffers.isSold(offer, for: product, plan: plan) && claims.contains { $0.names(offer) }
        }
        return .ineligible(isUnpriced ? .offerHasNoPriceInStorefront : .productHasNoSuchOffer)
    }
}
