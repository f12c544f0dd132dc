package import Paywright
internal import PaywrightJSON
internal import PaywrightRuns

/// What a product costs one customer: the offers claimed, the terms that follow, and the terms that they are compared
/// with.
package struct Quote: Hashable, Sendable {
    package let claims: [OfferClaim]
    package let terms: PurchaseTerms
    /// The regular terms of the product compared with.
    package let reference: PurchaseTerms?
    /// What the product is for the customer; nil where no customer is stated.
    var choice: PlanChoice?
    /// When it is charged, for a purchase at a moment; nil where none is stated, and where the amounts are not certain.
    var dated: DatedQuote?
}

extension Quote {
    /// The plan and the offer, for people: "monthly plan with commitment, introductory".
    package var heading: String {
        let offer = claims == [.noOffer] ? "no offer" : claims.map(\.description).joined(separator: " + ")
        let bought = plan == .monthlyWithCommitment ? "monthly plan with commitment, \(offer)" : offer
        return choice.map { "\(bought): \($0.heading)" } ?? bought
    }

    /// The claims as programs read them: "introductory+code=SPRING".
    package var claimText: String { claims.map(\.description).joined(separator: "+") }

    /// The billing plan, of a product that has several or one with a commitment.
    package var plan: BillingPlan.Kind? {
        terms.product.billingPlans.contains(where: \.isEnabled) ? terms.billingPlan : nil
    }

    /// What is charged, as members of the JSON output.
    var chargeMembers: [(String, JSONOutput)] {
        terms.members + (dated.map { [("dated", $0.json)] } ?? [])
    }

    /// What is sold, as members of the JSON output.
    var members: [(String, JSONOutput)] {
        var members: [(String, JSONOutput)] = [
            ("storefront", .string(terms.storefront.alpha3)), ("product", .string(terms.product.id)),
        ]
        if let basePlan = terms.product.basePlanID { members.append(("basePlan", .string(basePlan))) }
        members.append(("eligibility", .string(claimText)))
        if let plan { members.append(("plan", .string(plan.rawValue))) }
        if terms.quantity > 1 { members.append(("quantity", .integer(terms.quantity))) }
        if let reference { members.append(("comparedWith", .string(reference.product.qualifiedID))) }
        return members
    }
}

/// The quotes that a run prints.
package struct QuoteList: Sendable {
    /// The claims of the one customer described; nil for each offer in turn.
    let claims: [OfferClaim]?
    let options: QuoteOptions
    /// The product that savings are compared with.
    private let reference: Product?
    /// Whose claims count in place of those stated.
    private let customer: QuoteCustomer

    /// Whether the moment and the time zone of a purchase are stated.
    var isDated: Bool { customer.isDated }

    package init(
        claims: [OfferClaim]?,
        options: QuoteOptions,
        products: [Product],
        for customer: QuoteCustomer? = nil
    ) {
        self.customer = customer ?? .unstated
        self.claims = claims
        self.options = options
        reference = options.reference(among: products)
    }

    /// A quote for each plan and each set of claims.
    package func quotes(of product: Product, in storefront: Storefront) -> [Quote] {
        let plans = OfferSelection.plans(of: product, in: storefront).filter(options.plans.contains)
        return plans.flatMap { plan in
            let choice = customer.choices?.choice(of: product, billed: plan)
            guard let sold = SoldOffers(of: product, in: storefront, plan: plan) else { return [Quote]() }
            let sets = (choice?.claims ?? claims).map { [$0] } ?? OfferSelection.claimSets(among: sold)
            return sets.compactMap { set in
                let terms = OfferSelection.terms(claims: set, quantity: options.quantity(of: product), among: sold)
                return terms.map {
                    Quote(
                        claims: set,
                        terms: $0,
                        reference: reference(for: $0),
                        choice: choice,
                        dated: customer.dated($0, choice)
                    )
                }
            }
        }
    }

    /// The terms of one product, for as many of it as are bought.
    func terms(
        of product: Product,
        in storefront: Storefront,
        claims: [OfferClaim],
        plan: BillingPlan.Kind? = nil
    ) -> PurchaseTerms? {
        OfferSelection.terms(
            for: product,
            in: storefront,
            claims: claims,
            plan: plan,
            quantity: options.quantity(of: product)
        )
    }

    /// The regular terms of the product compared with; nil for itself, and for a product that it is not compared with.
    private func reference(for terms: PurchaseTerms) -> PurchaseTerms? {
        guard let product = reference, terms.product.obstacle(toComparisonWith: product) == nil else { return nil }
        let regular = OfferSelection.terms(
            for: product,
            in: terms.storefront,
            claims: [.noOffer],
            quantity: terms.quantity
        )
        let isItself = product.qualifiedID == terms.product.qualifiedID && regular?.billingPlan == terms.billingPlan
        return isItself ? nil : regular
    }

    private static func notCombined(_ claims: [OfferClaim], of products: [String]) -> [Diagnostic] {
        guard let first = products.first else { return [] }
        let message =
            "found the eligibility \"\(claims.map(\.description).joined(separator: "+"))\" of \(first), expected one offer: no field states "
            + "what a code and an introductory offer come to together; printed the regular lines"
        return [Diagnostic(.warning, RunCode.offersNotCombined, message: message)]
    }

    /// The claims that an unknown one may mean: those of an offer with the same identifier, or with one that is nearly the same.
    private static func meant(by claim: OfferClaim, among known: Set<OfferClaim>) -> [String] {
        let texts = known.map(\.description)
        let (text, same) = (claim.description, claim.description.drop { $0 != "=" })
        let sameOffer = texts.filter { !same.isEmpty && $0.hasSuffix(same) }.sorted()
        return sameOffer.isEmpty ? Misspelling.meant(by: text, among: texts) : Array(sameOffer.prefix(2))
    }

    /// Diagnostics about claims for which no product has an offer, often a mistake in the command line, and about those that a merchant
    /// alone can tell together.
    package func unmatchedClaims(among items: [ProductSelection.Item]) -> [Diagnostic] {
        guard let claims else { return [] }
        var known: Set<OfferClaim> = [.noOffer, .unknown]
        var uncombined: [String] = []
        for item in items {
            for storefront in item.storefronts {
                for plan in OfferSelection.plans(of: item.product, in: storefront) {
                    let offers = OfferSelection.offers(of: item.product, in: storefront, plan: plan)
                    known.formUnion(offers.compactMap { OfferClaim(offer: $0) })
                    if offers.contains(where: { $0.type == .introductory }) { known.insert(.introductory) }
                    let terms = terms(of: item.product, in: storefront, claims: claims, plan: plan)
                    if terms?.eligibility == .unknown(.decidedByMerchant) {
                        uncombined.append(item.product.qualifiedID)
                    }
                }
            }
        }
        let isAnyMet = claims.contains { known.contains($0) && $0 != .noOffer && $0 != .unknown }
        let printed = isAnyMet ? "printed the lines without it" : "printed the regular lines"
        return Self.notCombined(claims, of: uncombined)
            + claims.filter { !known.contains($0) }.map { claim in
                let message =
                    "found no product with an offer for eligibility \"\(claim)\", \(printed)"
                    + Misspelling.hint(Self.meant(by: claim, among: known.subtracting([.noOffer, .unknown])))
                return Diagnostic(.warning, RunCode.noSuchOffer, message: message)
            }
    }
}
