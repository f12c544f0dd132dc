package import Paywright

/// A product as one customer buys it: what is exported of.
package struct ExportedPurchase: Sendable {
    let product: Product
    /// The offers claimed: "introductory"; empty without one.
    let claims: String
    let terms: PurchaseTerms
    let reference: PurchaseTerms?

    package init(claims: String, terms: PurchaseTerms, comparedWith reference: PurchaseTerms?) {
        product = terms.product
        self.claims = claims
        self.terms = terms.statesKindsOfOffers ? terms : terms.withoutKindsOfOffers
        self.reference = reference
    }
}

/// The shapes of all purchases, each once, and what each has to say.
package struct ExportedShapes: Sendable {
    /// A shape with its name.
    struct Entry: Sendable {
        let name: String
        /// The name of the shape without the offer; nil where it has none.
        let plain: String?
        /// The product, where it is the key.
        let product: Product?
        /// Which of the plans.
        var plan: Int
        /// The products that have the shape.
        var products: [String]
    }

    /// In the order of their names.
    private(set) var entries: [Entry] = []
    /// What the entries say; several may say the same.
    private(set) var plans: [PatternPlan] = []
    /// What keeps files from being written.
    package private(set) var diagnostics: [Diagnostic] = []

    /// What a plan depends on.
    fileprivate struct PlanKey: Hashable {
        let shape: ProductShape
        let reference: CalendarDuration?
        let isOpen: Bool
        /// Whose names the plan has.
        let bundle: String?
    }

    /// The shapes of some purchases.
    package init(
        _ purchases: [ExportedPurchase],
        by key: ExportKey,
        options: PaywallOptions,
        lines: [ProductLine],
        withOwnLines: Bool
    ) {
        var options = options
        // No amount of a plan is one of a purchase.
        options.wholeAmounts = .keep
        options.prefersStoreDisplayPrice = false
        var known: [PlanKey: PatternPlan] = [:]
        var found: [String: (entry: Entry, plan: PatternPlan, joined: Set<PlanKey>)] = [:]
        for purchase in purchases {
            let planKey = PlanKey(purchase, by: key)
            let plan = known[planKey] ?? Self.plan(purchase, by: key, options, lines, withOwnLines)
            known[planKey] = plan
            let name = Self.name(of: purchase, plan.shape, by: key)
            let id = purchase.product.qualifiedID
            guard var (entry, before, joined) = found[name] else {
                let entry = Entry(
                    name: name,
                    plain: plan.shape.offers.isEmpty ? nil : Self.plainName(of: purchase, plan.shape, by: key),
                    product: key == .product ? purchase.product : nil,
                    plan: 0,
                    products: [id]
                )
                found[name] = (entry, plan, [planKey])
                continue
            }
            // The purchases of a product stand together.
            let isNew = entry.products.last != id
            guard isNew || !joined.contains(planKey) else { continue }
            found[name] = nil
            if isNew { entry.products.append(id) }
            if joined.insert(planKey).inserted {
                if let both = before.joined(with: plan) {
                    before = both
                } else {
                    diagnostics.append(Self.collision(name, entry.products))
                }
            }
            found[name] = (entry, before, joined)
        }
        var indices: [PatternPlan: Int] = [:]
        for (_, value) in found.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            var entry = value.entry
            let isNamed = !(entry.product?.includes.isEmpty ?? true)
            if let index = indices[value.plan], !isNamed {
                entry.plan = index
            } else {
                entry.plan = plans.count
                if !isNamed { indices[value.plan] = plans.count }
                plans.append(value.plan)
            }
            entries.append(entry)
        }
    }

    /// The product that a plan is worded for, where it names a bundle.
    func product(of plan: Int) -> Product? { entries.first { $0.plan == plan }?.product }

    private static func plan(
        _ purchase: ExportedPurchase,
        by key: ExportKey,
        _ options: PaywallOptions,
        _ lines: [ProductLine],
        _ withOwnLines: Bool
    ) -> PatternPlan {
        let terms = purchase.terms
        let shown = lines.filter { key == .product || !linesOfNames.contains($0) }
        let isOffered = !terms.offerPhases.isEmpty
        return PatternPlan(
            terms,
            comparedWith: purchase.reference,
            options: options,
            showing: isOffered ? shown.filter(\.dependsOnOffer) : shown,
            withOwnLines: withOwnLines
        )
    }

    /// The lines that are names and nothing else.
    static let linesOfNames: Set<ProductLine> = [.name, .includes]

    private static func name(of purchase: ExportedPurchase, _ shape: ProductShape, by key: ExportKey) -> String {
        switch key {
        case .shape: shape.name
        case .product:
            plainName(of: purchase, shape, by: key) + (purchase.claims.isEmpty ? "" : "+" + purchase.claims)
        }
    }

    private static func plainName(of purchase: ExportedPurchase, _ shape: ProductShape, by key: ExportKey) -> String {
        switch key {
        case .shape: shape.withoutOffer.name
        case .product: purchase.product.qualifiedID + (purchase.terms.commitment == nil ? "" : ";commitment")
        }
    }

    private static func collision(_ name: String, _ products: [String]) -> Diagnostic {
        let ids = products.suffix(2).joined(separator: " and ")
        return Diagnostic(
            .error,
            ExportCode.collidingKeys,
            message: "found \(ids) with one key \"\(name)\" and other words, expected one text for a key; "
                + "--key product exports each by itself"
        )
    }
}

extension ExportedShapes.PlanKey {
    fileprivate init(_ purchase: ExportedPurchase, by key: ExportKey) {
        let shape = ProductShape(purchase.terms)
        self.init(
            shape: shape,
            reference: purchase.reference?.regularPhase.period,
            isOpen: purchase.product.leavesCalculationsOpen,
            bundle: key == .product && !purchase.product.includes.isEmpty ? purchase.product.qualifiedID : nil
        )
    }
}

extension PatternPlan {
    /// The lines of both; nil where a line of both says something else in each.
    fileprivate func joined(with other: PatternPlan) -> PatternPlan? {
        var lines = lines
        for line in other.lines {
            guard let own = lines.first(where: { $0.line == line.line }) else {
                lines.append(line)
                continue
            }
            guard own == line else { return nil }
        }
        let order = ProductLine.allCases
        // A plan that is compared with another product has more values than one that is not.
        let compared = ownSaving == nil ? other : self
        return PatternPlan(
            shape: shape,
            lines: order.flatMap { line in lines.filter { $0.line == line } },
            ownValues: compared.ownValues,
            ownSaving: compared.ownSaving
        )
    }
}

extension PurchaseTerms {
    /// Whether a device learns from the store of which kind an offer is.
    fileprivate var statesKindsOfOffers: Bool { product.store != .googlePlay }

    /// The same with offers of which nothing says whom they are for.
    fileprivate var withoutKindsOfOffers: PurchaseTerms {
        PurchaseTerms(
            product: product,
            storefront: storefront,
            offerPhases: offerPhases.map { phase in
                PricingPhase(
                    price: phase.price,
                    period: phase.period,
                    cycles: phase.cycles,
                    offer: phase.offer?.withoutKind,
                    paymentMode: phase.paymentMode
                )
            },
            regularPhase: regularPhase,
            eligibility: eligibility,
            commitment: commitment,
            quantity: quantity,
            unitPrice: unitPrice
        )
    }
}

extension SubscriptionOffer {
    fileprivate var withoutKind: SubscriptionOffer? {
        phases.first.map { first in
            SubscriptionOffer(
                type: .unspecified,
                first: first,
                following: Array(phases.dropFirst()),
                id: id,
                isStackable: isStackable,
                billingPlan: billingPlan
            )
        }
    }
}
