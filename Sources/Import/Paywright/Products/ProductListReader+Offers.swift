internal import PaywrightJSON
internal import PaywrightModel

extension ProductListReader {
    /// Every readable offer of a product, in the file's order.
    mutating func offers(_ list: JSONNode, type: ProductType) -> [SubscriptionOffer] {
        var offers: [SubscriptionOffer] = []
        var names: Set<OfferKey> = []
        for node in elements(of: list, losing: "the offers are left out of \(productName)") {
            guard let offer = offer(node, productType: type) else { continue }
            if !names.insert(OfferKey(offer)).inserted {
                warn(
                    .duplicateOffer,
                    at: node,
                    found: "another \(offer.type.rawValue) offer" + (offer.id.map { " \(Excerpt.quoted($0))" } ?? ""),
                    expected: "one for each id and plan",
                    consequence: "both are kept, and copy speaks of the first"
                )
            }
            offers.append(offer)
        }
        return offers
    }

    private mutating func offer(_ node: JSONNode, productType: ProductType) -> SubscriptionOffer? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: offerLeftOut)
            return nil
        }
        reportFields(of: node, known: ProductListFields.offer)
        // All before any is found wanting, so that one run reports all that is to be mended.
        let type = value(node["type"], OfferType.self, code: .unknownOfferType, losing: offerLeftOut)
        let plan =
            !node.states("plan")
            ? nil : value(node["plan"], BillingPlan.Kind.self, code: .unknownBillingPlan, losing: offerLeftOut)
        let phases = phases(of: node, productType: productType)
        guard let type, let phases, let first = phases.first, plan != nil || !node.states("plan"),
            isPlaced(type, on: productType, at: node)
        else { return nil }
        let id = identifier(node["id"])
        guard id != nil || type == .introductory else {
            fail(
                .missingOfferID,
                at: node["id"],
                expected: "an id, by which the offer can be asked for",
                consequence: offerLeftOut
            )
            return nil
        }
        return SubscriptionOffer(
            type: type,
            first: first,
            following: Array(phases.dropFirst()),
            id: id,
            isStackable: flag(node["stackable"], default: false),
            billingPlan: plan,
            customers: customers(node["customers"])
        )
    }

    /// What does not renew has only offers that are codes, or whose customers are not stated.
    private mutating func isPlaced(_ type: OfferType, on productType: ProductType, at node: JSONNode) -> Bool {
        guard productType != .autoRenewable, type != .code, type != .unspecified else { return true }
        fail(
            .misplacedOffer,
            at: node,
            found: "an offer of type \(type.rawValue)",
            expected: "code or unspecified, as \(productName) does not renew",
            consequence: offerLeftOut
        )
        return false
    }

    /// The customers an offer is for; nil, those its type is for, when the file does not say. An empty list says that
    /// they are not known.
    private mutating func customers(_ list: JSONNode) -> Set<CustomerStanding>? {
        guard !list.isAbsent else { return nil }
        var customers: Set<CustomerStanding> = []
        var isWhole = list.elements != nil
        for node in elements(of: list) {
            if let standing = node.string.flatMap(CustomerStanding.init(rawValue:)) {
                customers.insert(standing)
            } else {
                isWhole = false
                let expected = expectation(CustomerStanding.self)
                warn(.unknownCustomers, at: node, expected: expected, consequence: "the value is passed over")
            }
        }
        return customers.isEmpty && !isWhole ? nil : customers
    }

    /// The phases of an offer, in a list or as the one phase that its own fields are; nil if one cannot be read.
    private mutating func phases(of offer: JSONNode, productType: ProductType) -> [OfferPhase]? {
        let list = offer["phases"]
        guard !list.isAbsent else { return phase(offer, productType: productType).map { [$0] } }
        for field in ProductListFields.phase where offer.states(field) {
            warn(
                .contradictoryFields,
                at: offer[field],
                found: "the field \"\(field)\" beside \"phases\"",
                expected: "one or the other",
                consequence: "the phases count"
            )
        }
        guard let nodes = list.elements, !nodes.isEmpty else {
            let expected = "a list of at least one phase"
            fail(.missingPhases, at: list, expected: expected, consequence: offerLeftOut)
            return nil
        }
        guard nodes.count <= 2 else {
            let found = "\(nodes.count) phases"
            fail(.tooManyPhases, at: list, found: found, expected: "at most 2", consequence: offerLeftOut)
            return nil
        }
        var phases: [OfferPhase] = []
        for node in nodes {
            guard node.isObject else {
                fail(.wrongType, at: node, expected: "an object", consequence: offerLeftOut)
                continue
            }
            reportFields(of: node, known: ProductListFields.phase)
            if let phase = phase(node, productType: productType) { phases.append(phase) }
        }
        return phases.count == nodes.count ? phases : nil
    }
}

/// All that a customer can ask for an offer by.
private struct OfferKey: Hashable {
    let type: OfferType
    let id: String?
    let billingPlan: BillingPlan.Kind?

    init(_ offer: SubscriptionOffer) {
        type = offer.type
        id = offer.id
        billingPlan = offer.billingPlan
    }
}
