public import PaywrightModel

/// Which offers one customer can get, per store and subscription group, as the stores define it.
///
/// Unknown is an answer: nothing is promised then. An introductory offer is judged per group, so several products of one
/// group have one answer.
public struct CustomerEligibility: Hashable, Sendable {
    /// The groups that were bought in, then those of the joined products, each once per store.
    public let groups: [GroupEligibility]
    /// The answer for every other group of the store whose products were joined.
    public let everyOtherGroup: GroupEligibility

    init(
        _ decided: [DecidedRecord],
        history: CustomerHistory,
        groups productGroups: ProductGroups,
        policy: StatusPolicy
    ) {
        var entries = GroupEntries()
        // What renews elsewhere is a subscription wherever nothing states its kind.
        lazy var renewing = Set(
            history.renewals.compactMap { renewal in
                renewal.productID.map { GroupEntries.Group(renewal.store, id: nil, productID: $0) }
            }
        )
        for decided in decided {
            guard let group = GroupEntries.Group(of: decided) else { continue }
            let renews =
                decided.isOfUnknownKind
                && decided.record.productID.map { id in
                    renewing.contains(GroupEntries.Group(decided.record.store, id: nil, productID: id))
                } == true
            guard decided.isSubscription || renews else { continue }
            entries.add(decided, to: group)
        }
        for sold in productGroups.products.groups {
            guard let productID = sold.products.first?.id else { continue }
            let group = GroupEntries.Group(
                productGroups.store(ofFilesOf: sold.store),
                id: productGroups.groupID(of: sold),
                productID: productID
            )
            // A product without a group is in the one that it was bought in.
            if group.id == nil, entries.holdPurchase(of: productID, in: group.store) { continue }
            entries.add(sold, to: group)
        }
        // A purchase without a known group may be of any group; one in a group that no file knows, of any that only a
        // file knows: files have identifiers of their own.
        var unplaced: [StoreName: Int] = [:]
        var storesWithForeignGroups: Set<StoreName> = []
        let all = entries.all
        for entry in all where !entry.purchases.isEmpty {
            guard let id = entry.group.id else {
                unplaced[entry.group.store, default: 0] += 1
                continue
            }
            let isInFiles =
                !entry.sold.isEmpty || productGroups.products.groups.contains { productGroups.groupID(of: $0) == id }
            if !isInFiles { storesWithForeignGroups.insert(entry.group.store) }
        }
        func decision(_ store: StoreName, _ entry: GroupEntries.Entry?) -> EligibilityDecision {
            let isBought = entry.map { !$0.purchases.isEmpty } ?? false
            let others = (unplaced[store] ?? 0) - (isBought && entry?.group.id == nil ? 1 : 0)
            let isOfFileOnly = entry != nil && !isBought
            return EligibilityDecision(
                purchases: entry?.purchases ?? [],
                coverage: history.certainCoverage(of: store),
                isWhole: history.reading.isWhole,
                sold: entry.map { $0.sold(by: productGroups) } ?? [],
                store: store,
                hasUnassignedPurchase: others > 0 || (isOfFileOnly && storesWithForeignGroups.contains(store)),
                products: productGroups.products,
                policy: policy
            )
        }
        groups = all.map { entry in
            decision(entry.group.store, entry).eligibility(groupID: entry.group.id, productIDs: entry.productIDs)
        }
        let spoken = history.coverage.count == 1 ? history.coverage.keys.first : nil
        everyOtherGroup = decision(spoken ?? productGroups.store, nil).eligibility(groupID: nil, productIDs: [])
    }

    /// The answer for one product's group, in the store that sells it.
    ///
    /// - Parameter product: The product.
    public func group(of product: Product) -> GroupEligibility {
        let hasBasePlans = product.store.traits.hasBasePlans
        return groups.first { $0.store.traits.hasBasePlans == hasBasePlans && $0.productIDs.contains(product.id) }
            ?? groups.first { $0.productIDs.contains(product.id) }
            ?? everyOtherGroup
    }

    /// The introductory offer of one product: ineligible also when it has none.
    ///
    /// - Parameter product: The product.
    public func introductory(for product: Product) -> OfferEligibility {
        guard product.offers.contains(where: { $0.type == .introductory }) else {
            return .ineligible(.productHasNoSuchOffer)
        }
        return group(of: product).introductory
    }

    /// One offer of a product: by its type, and for a win-back offer by the store's list, for a code by the customers it is
    /// for.
    ///
    /// - Parameters:
    ///   - offer: The offer.
    ///   - product: The product.
    public func eligibility(for offer: SubscriptionOffer, of product: Product) -> OfferEligibility {
        let group = group(of: product)
        switch offer.type {
        case .introductory: return group.introductory
        case .promotional: return group.promotional
        case .winBack:
            guard group.winBack == .eligible else { return group.winBack }
            return offer.id.map(group.winBackOfferIDs.contains) == true ? .eligible : .ineligible(.notListedByStore)
        case .code:
            guard group.offerCode == .eligible, let standing = group.standing else { return group.offerCode }
            return offer.customers.contains(standing) ? .eligible : .ineligible(.offerForOtherCustomers)
        case .retention, .unspecified: return .unknown(product.store.traits.reasonOfSeller)
        }
    }

    /// What may be claimed for a product when its paywall copy is made: the introductory offer or the win-back offers the
    /// store lists, best first; that this is not known; or that there is none. Promotional offers and codes are the caller's to
    /// add: a developer chooses them, a customer enters them.
    ///
    ///     let terms = OfferSelection.terms(for: pro, in: .unitedStates, claims: status.eligibility.claims(for: pro))
    ///
    /// - Parameter product: The product.
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
        // The store decides which customers they are for, and it has listed them.
        case .ineligible: return product.offers.contains { $0.type == .unspecified } ? [.unknown] : [.noOffer]
        }
    }

    /// The claims of many products at once, by `Product.qualifiedID`.
    ///
    /// - Parameter products: The products.
    public func claims(for products: [Product]) -> [String: [OfferClaim]] {
        Dictionary(products.map { ($0.qualifiedID, claims(for: $0)) }, uniquingKeysWith: { first, _ in first })
    }
}
