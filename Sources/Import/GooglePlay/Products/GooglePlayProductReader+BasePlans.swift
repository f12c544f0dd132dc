internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension GooglePlayProductReader {
    private typealias Fields = GooglePlayProductsFields.OfferDetails
    private typealias Phase = GooglePlayProductsFields.PricingPhase

    /// Reads the base plans and offers of a subscription: each base plan is a product.
    mutating func readBasePlans(_ nodes: [JSONNode], of facts: GooglePlaySubscriptionFacts) {
        var order: [String] = []
        var plans: [String: [GooglePlayOfferDetails]] = [:]
        for node in nodes {
            let details = whole(losing: offerLeftOut) { $0.offerDetails(node, of: facts) }
            guard let details else { continue }
            if plans[details.basePlanID] == nil { order.append(details.basePlanID) }
            plans[details.basePlanID, default: []].append(details)
        }
        for id in order {
            identify(basePlan: id, of: facts)
            let details = plans[id] ?? []
            let product = whole(losing: productLeftOut) { $0.basePlan(details, of: facts) }
            if let product, let base = Self.base(of: details) { keep(product, at: base.node[Fields.basePlanId]) }
        }
        basePlanID = nil
    }

    /// Names the product of a base plan; where the product is not stated, by the plan.
    private mutating func identify(basePlan id: String, of facts: GooglePlaySubscriptionFacts) {
        productID = facts.productID ?? id
        basePlanID = id
    }

    private mutating func offerDetails(
        _ node: JSONNode,
        of facts: GooglePlaySubscriptionFacts
    ) -> GooglePlayOfferDetails? {
        basePlanID = nil
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: offerLeftOut)
            return nil
        }
        guard let id = node[Fields.basePlanId].string, !id.trimmed.isEmpty else {
            fail(.missingBasePlan, at: node[Fields.basePlanId], expected: "a base plan id", consequence: offerLeftOut)
            return nil
        }
        identify(basePlan: id, of: facts)
        noteFields(of: node, Fields.table)
        let offerID = text(of: node[Fields.offerId])
        let consequence = offerID.map { "offer \(Excerpt.quoted($0)) of \(productName) is left out" } ?? productLeftOut
        guard let phases = pricingPhases(of: node, losing: consequence), let regular = phases.last else { return nil }
        return GooglePlayOfferDetails(
            node: node,
            basePlanID: id,
            offerID: offerID,
            regular: regular,
            leading: phases.dropLast(),
            leavesCalculationsOpen: fields.leavesCalculationsOpen
        )
    }

    /// Where the price of a base plan stands. A customer who cannot get it alone sees only offers: what follows them is its price.
    private static func base(of details: [GooglePlayOfferDetails]) -> GooglePlayOfferDetails? {
        details.first { $0.offerID == nil } ?? details.first
    }

    private mutating func basePlan(
        _ details: [GooglePlayOfferDetails],
        of facts: GooglePlaySubscriptionFacts
    ) -> Product? {
        guard let base = Self.base(of: details), let id = productID else { return nil }
        for other in details.filter({ $0.offerID == nil }).dropFirst() {
            fail(
                .duplicateOffer,
                at: other.node,
                found: "\(productName) again, without an offer",
                expected: "each base plan once",
                consequence: "the first one counts"
            )
        }
        guard let period = base.regular.period.singlePeriod else {
            fail(
                .invalidPeriod,
                at: base.regular.node[Phase.billingPeriod],
                expected: "a period of one unit, such as P1M, at the product's own price",
                consequence: productLeftOut
            )
            return nil
        }
        let renews = base.regular.cycles == nil
        let offers = renews ? offers(details, following: base) : []
        if !renews { refuseOffers(details, of: base) }
        guard let plans = renews ? installments(of: details, price: base.regular.price, period: period) : [] else {
            return nil
        }
        if base.regular.price.isFree, !offers.isEmpty { reportOffersOnFreeProduct(at: base.regular.node) }
        return Product(
            id: id,
            basePlanID: basePlanID,
            store: .googlePlay,
            type: renews ? .autoRenewable : .nonRenewable,
            names: facts.names,
            prices: prices(base.regular.price),
            period: period,
            group: facts.group,
            offers: offers,
            billingPlans: plans,
            leavesCalculationsOpen: fields.leavesCalculationsOpen || details.contains(where: \.leavesCalculationsOpen)
        )
    }

    /// The offers of a base plan. One that is followed by another price than the base plan's is left out: of the two, one
    /// is wrong, and both would be said.
    private mutating func offers(
        _ details: [GooglePlayOfferDetails],
        following base: GooglePlayOfferDetails
    ) -> [SubscriptionOffer] {
        var offers: [SubscriptionOffer] = []
        var ids: Set<String> = []
        for detail in details {
            guard let id = detail.offerID else {
                if !detail.leading.isEmpty { refuseNamelessOffer(detail) }
                continue
            }
            guard detail.regular.charges(likeThatOf: base.regular) else {
                refuse(detail, id: id, following: base)
                continue
            }
            if let other = detail.leading.first(where: {
                !$0.price.isFree && $0.price.currency != base.regular.price.currency
            }) {
                refuse(other, of: id, beforePriceIn: base.regular.price.currency)
                continue
            }
            guard ids.insert(id).inserted else {
                fail(
                    .duplicateOffer,
                    at: detail.node[Fields.offerId],
                    expected: "each offer once in a base plan",
                    consequence: "this second offer is left out of \(productName)"
                )
                continue
            }
            let phases = detail.leading.map { phase in
                OfferPhase(
                    googlePlayPeriod: phase.period,
                    cycles: phase.cycles ?? 1,
                    isFree: phase.price.isFree,
                    prices: phase.price.isFree ? StorefrontPrices() : prices(phase.price)
                )
            }
            guard let first = phases.first else {
                let expected = "a phase before the price of the base plan"
                fail(
                    .missingPrice,
                    at: detail.node[Fields.pricingPhases],
                    expected: expected,
                    consequence: offerLeftOut
                )
                continue
            }
            guard phases.count <= 2 else {
                fail(
                    .tooManyPhases,
                    at: detail.node[Fields.pricingPhases],
                    found: "\(phases.count) phases before the price of the base plan",
                    expected: "at most 2",
                    consequence: offerLeftOut
                )
                continue
            }
            let following = Array(phases.dropFirst())
            offers.append(SubscriptionOffer(type: .unspecified, first: first, following: following, id: id))
        }
        return offers
    }

    private mutating func refuse(
        _ detail: GooglePlayOfferDetails,
        id: String,
        following base: GooglePlayOfferDetails
    ) {
        fail(
            .contradictoryPrice,
            at: detail.regular.node[Phase.priceAmountMicros],
            found: detail.regular.text,
            expected: base.regular.text
                + (base.offerID == nil ? ", as the base plan costs" : ", as after the first offer"),
            consequence: "offer \(Excerpt.quoted(id)) is left out of \(productName)"
        )
    }

    /// One line has one currency, and no store charges in two.
    private mutating func refuse(
        _ phase: GooglePlayPricingPhase,
        of id: String,
        beforePriceIn currency: CurrencyCode
    ) {
        fail(
            .offerInOtherCurrency,
            at: phase.node[Phase.priceCurrencyCode],
            found: phase.price.description,
            expected: "an amount in \(currency), as the price that follows is",
            consequence: "offer \(Excerpt.quoted(id)) is left out of \(productName)"
        )
    }

    private mutating func refuseNamelessOffer(_ detail: GooglePlayOfferDetails) {
        fail(
            .missingOfferID,
            at: detail.node[Fields.offerId],
            expected: "the offer that brings the first \(detail.leading.count) of the phases",
            consequence: offerLeftOut
        )
    }

    /// A plan that is paid in advance ends by itself: nothing follows an offer.
    private mutating func refuseOffers(_ details: [GooglePlayOfferDetails], of base: GooglePlayOfferDetails) {
        for detail in details where detail.offerID != nil || !detail.leading.isEmpty {
            fail(
                .misplacedOffer,
                at: detail.node,
                found: "an offer on a prepaid plan",
                expected: "offers on plans that renew only",
                consequence: offerLeftOut
            )
        }
    }

    mutating func reportOffersOnFreeProduct(at node: JSONNode) {
        warn(
            .offerOnFreeProduct,
            at: node,
            found: "a price of 0",
            expected: "a price above 0 on a product with offers",
            consequence: "the offers are kept, but no line speaks of them"
        )
    }
}
