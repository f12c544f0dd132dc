public import StoreModel

/// Which offers one customer can get, per subscription group, as the stores define it.
///
/// Unknown is an answer: nothing is promised then. An introductory offer is judged per group, so several products of one
/// group have one answer.
public struct CustomerEligibility: Hashable, Sendable {
    /// The groups that were bought in, then those of the joined products, each once.
    public let groups: [GroupEligibility]
    /// The answer for every other group.
    public let everyOtherGroup: GroupEligibility

    private let groupOfProduct: [String: String]

    init(
        _ decided: [(SubscriptionRecord, SubscriptionSituation)],
        history: CustomerHistory,
        products: [Product],
        known: [String: Product],
        policy: StatusPolicy
    ) {
        var order: [Group] = []
        var purchases: [Group: [(record: SubscriptionRecord, situation: SubscriptionSituation)]] = [:]
        var productIDs: [Group: Set<String>] = [:]
        func mention(_ group: Group, _ ids: some Sequence<String>) {
            if productIDs[group] == nil { order.append(group) }
            productIDs[group, default: []].formUnion(ids)
        }
        for (record, situation) in decided where record.isSubscription(known) {
            guard let group = Group(of: record, known) else { continue }
            mention(group, record.transactions.map(\.productID) + [record.productID].compactMap { $0 })
            purchases[group, default: []].append((record, situation))
        }
        for product in products where product.type == .autoRenewable {
            mention(.init(id: product.group?.id, productID: product.id), [product.id])
        }
        groups = order.map { group in
            let bought = purchases[group] ?? []
            let ids = (productIDs[group] ?? []).sorted()
            return Self.decision(bought, history, known, policy).eligibility(groupID: group.id, productIDs: ids)
        }
        everyOtherGroup = Self.decision([], history, known, policy).eligibility(groupID: nil, productIDs: [])
        var groupOfProduct: [String: String] = [:]
        for (group, ids) in productIDs { for id in ids { groupOfProduct[id] = group.name } }
        self.groupOfProduct = groupOfProduct
    }

    /// The answer for one product's group.
    public func group(of product: Product) -> GroupEligibility {
        let name = groupOfProduct[product.id] ?? Group(id: product.group?.id, productID: product.id).name
        return groups.first { group in
            group.productIDs.contains(product.id) || group.groupID.map { "group:" + $0 } == name
        } ?? everyOtherGroup
    }

    /// The introductory offer of one product: ineligible also when it has none.
    public func introductory(for product: Product) -> OfferEligibility {
        guard product.offers.contains(where: { $0.type == .introductory }) else {
            return .ineligible(.productHasNoSuchOffer)
        }
        return group(of: product).introductory
    }

    /// What may be claimed for a product when its paywall copy is made: the introductory offer or the win-back offers the
    /// store lists, best first; that nobody knows; or that there is none. Promotional offers and codes are the caller's to
    /// add: a developer chooses them, a customer enters them.
    ///
    ///     let terms = OfferSelection.terms(for: pro, in: .unitedStates, claims: status.eligibility.claims(for: pro))
    public func claims(for product: Product) -> [OfferClaim] {
        let group = group(of: product)
        if group.winBack == .eligible {
            let offered = Set(product.offers.filter { $0.type == .winBack }.compactMap(\.id))
            let claims = group.winBackOfferIDs.filter(offered.contains).map { OfferClaim.winBack(id: $0) }
            if let best = claims.first { return [best] }
        }
        switch introductory(for: product) {
        case .eligible: return [.introductory]
        case .unknown: return [.unknown]
        default: return [.noOffer]
        }
    }

    /// The claims of many products at once, by product identifier.
    public func claims(for products: [Product]) -> [String: [OfferClaim]] {
        Dictionary(products.map { ($0.id, claims(for: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    private static func decision(
        _ purchases: [(record: SubscriptionRecord, situation: SubscriptionSituation)],
        _ history: CustomerHistory,
        _ products: [String: Product],
        _ policy: StatusPolicy
    ) -> EligibilityDecision {
        let stores = Set(purchases.map(\.record.store))
        let concerned = stores.isEmpty ? Set(history.coverage.keys) : stores
        let coverages = concerned.map { history.coverage[$0] ?? .partial }
        return EligibilityDecision(
            purchases: purchases,
            coverage: coverages.isEmpty ? nil : coverages.allSatisfy { $0 == .full } ? .full : .partial,
            store: concerned == [.googlePlay] ? .googlePlay : nil,
            products: products,
            policy: policy
        )
    }

    /// A subscription group, or a product of which nobody states the group.
    private struct Group: Hashable {
        let id: String?
        let productID: String?

        init(id: String?, productID: String) {
            self.id = id
            self.productID = id == nil ? productID : nil
        }

        init?(of record: SubscriptionRecord, _ products: [String: Product]) {
            let id = record.groupID(products)
            guard let productID = record.productID ?? id else { return nil }
            self.init(id: id, productID: productID)
        }

        /// A key for a dictionary by text.
        var name: String { id.map { "group:" + $0 } ?? "product:" + (productID ?? "") }
    }
}

extension SubscriptionRecord {
    /// Whether it is a subscription; what nobody states the kind of is one if something is said of its renewal.
    func isSubscription(_ products: [String: Product]) -> Bool {
        if let kind = current?.kind(products) { return kind == .autoRenewable }
        return renewal != nil || statement != nil || productID.flatMap { products[$0]?.type } == .autoRenewable
    }
}
