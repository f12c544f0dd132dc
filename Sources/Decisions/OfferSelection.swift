public import PaywrightModel
internal import PaywrightValues

/// Decides which offers apply to one customer and what phases of payment follow. Pure: no locale, no clock.
public enum OfferSelection {
    /// The terms of a product in a storefront for a customer with these claims; nil when it has no price there.
    ///
    /// An entered code comes first: after the introductory offer if that is claimed too and the code is stackable,
    /// instead of it otherwise. Then an offer named by its identifier alone, then win-back, promotional and introductory
    /// offers, the first one claimed and found. An offer without a price in the storefront is not found there. Without a
    /// claim that applies, the regular price, with the reason in `eligibility`.
    ///
    /// - Parameters:
    ///   - plan: how the product is billed; nil for the first of `plans(of:in:)`.
    ///   - quantity: how many seats or pieces are bought; every price of the terms is for all of them.
    public static func terms(
        for product: Product,
        in storefront: Storefront,
        claims: [OfferClaim],
        plan: BillingPlan.Kind? = nil,
        quantity: Int = 1
    ) -> PurchaseTerms? {
        let plans = plans(of: product, in: storefront)
        guard let plan = plan ?? plans.first, plans.contains(plan),
            let billing = Billing(of: product, plan: plan, in: storefront, quantity: quantity)
        else { return nil }
        var phases: [PricingPhase] = []
        for offer in applicableOffers(of: product, in: storefront, plan: plan, claims: claims) {
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
            eligibility: eligibility(of: product, plan: plan, isOffered: !phases.isEmpty, claims: claims),
            commitment: billing.commitment,
            quantity: quantity,
            unitPrice: billing.unitPrice
        )
    }

    /// The ways a product can be billed in a storefront, up front before month by month; empty where it has no price.
    public static func plans(of product: Product, in storefront: Storefront) -> [BillingPlan.Kind] {
        let enabled = product.billingPlans.filter(\.isEnabled)
        guard !enabled.isEmpty else { return product.prices[storefront] == nil ? [] : [.billedUpFront] }
        return BillingPlan.Kind.allCases.filter { kind in
            enabled.contains { plan in plan.kind == kind && (kind.price(of: product, plan, in: storefront) != nil) }
        }
    }

    /// The offers of a product that can be had in a storefront: of its own kind of product and billing plan, and with a
    /// price there. What is free anyway has none.
    public static func offers(
        of product: Product,
        in storefront: Storefront,
        plan: BillingPlan.Kind? = nil
    ) -> [SubscriptionOffer] {
        guard let plan = plan ?? plans(of: product, in: storefront).first,
            let billing = Billing(of: product, plan: plan, in: storefront, quantity: 1), !billing.price.isFree
        else { return [] }
        return product.offers.filter { offer in
            // One line has one currency: an offer in another one than what follows it is not had.
            isSold(offer, for: product, plan: plan)
                && offer.phases.allSatisfy { phase in
                    phase.price(in: storefront, currency: billing.price.currency)?.currency == billing.price.currency
                }
        }
    }

    /// Every set of claims worth showing for a product: none, one per offer, and the introductory offer followed by
    /// each stackable code.
    public static func claimSets(
        for product: Product,
        in storefront: Storefront,
        plan: BillingPlan.Kind? = nil
    ) -> [[OfferClaim]] {
        let offers = offers(of: product, in: storefront, plan: plan)
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
        plan: BillingPlan.Kind,
        claims: [OfferClaim]
    ) -> [SubscriptionOffer] {
        // A customer who is stated to get none gets none; of an unknown customer, only an entered code is known.
        guard !claims.contains(.noOffer) else { return [] }
        let offers = offers(of: product, in: storefront, plan: plan).filter {
            $0.type == .code || !claims.contains(.unknown)
        }
        func claimed(_ type: OfferType) -> SubscriptionOffer? {
            offers.first { offer in offer.type == type && claims.contains { $0.names(offer) } }
        }
        let introductory = claimed(.introductory)
        if let code = claimed(.code) {
            guard code.isStackable, let introductory else { return [code] }
            return [introductory, code]
        }
        if let named = offers.first(where: { offer in claims.contains { $0.isIdentifierOnly && $0.names(offer) } }) {
            return [named]
        }
        return [claimed(.winBack) ?? claimed(.promotional) ?? introductory].compactMap { $0 }
    }

    /// An offer of one plan is not one of the other; one that names no plan belongs to the product's price.
    private static func isSold(_ offer: SubscriptionOffer, for product: Product, plan: BillingPlan.Kind) -> Bool {
        guard product.type == .autoRenewable else { return offer.paymentMode == .oneTime }
        return offer.paymentMode != .oneTime && (offer.billingPlan ?? planWithoutName(of: product)) == plan
    }

    /// The plan that offers without one belong to.
    private static func planWithoutName(of product: Product) -> BillingPlan.Kind {
        let kinds = product.billingPlans.filter(\.isEnabled).map(\.kind)
        return kinds.isEmpty || kinds.contains(.billedUpFront) ? .billedUpFront : .monthlyWithCommitment
    }

    private static func eligibility(
        of product: Product,
        plan: BillingPlan.Kind,
        isOffered: Bool,
        claims: [OfferClaim]
    ) -> OfferEligibility {
        if isOffered { return .eligible }
        if claims.contains(.unknown) { return .unknown(.notStated) }
        if claims.contains(.noOffer) || claims.isEmpty { return .ineligible(.statedIneligible) }
        let isUnpriced = product.offers.contains { offer in
            isSold(offer, for: product, plan: plan) && claims.contains { $0.names(offer) }
        }
        return .ineligible(isUnpriced ? .offerHasNoPriceInStorefront : .productHasNoSuchOffer)
    }
}
