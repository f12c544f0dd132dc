internal import PaywrightModel

/// What a joined product adds to a transaction.
extension PurchaseTransaction {
    /// The product's offer that the transaction was bought with; nil where several fit, for the choice would be chance.
    func joinedOffer(_ products: JoinedProducts) -> SubscriptionOffer? {
        guard let offer, let product = product(products) else { return nil }
        let candidates = product.offers.filter { candidate in
            if store.traits.namesOffersWithoutKind {
                // A kind that is stated all the same is that of the offer.
                let isOfKind =
                    offer.type == nil || offer.type == .known(.unspecified) || offer.type == .known(candidate.type)
                return candidate.id != nil && candidate.id == offer.id && isOfKind
            }
            let isOfType = offer.type.map { $0.known == candidate.type } ?? (offer.id != nil)
            // An introductory offer has no identifier, so that one without a kind but with an identifier is another.
            let hasID = (candidate.type == .introductory && offer.type != nil) || candidate.id == offer.id
            return isOfType && hasID && (offer.period == nil || candidate.period == offer.period)
        }
        return Set(candidates.map(\.paymentMode)).count == 1 ? candidates.first : nil
    }

    /// The joined product; where products have base plans the plan bought, without which it is not known which of several it
    /// is.
    private func product(_ products: JoinedProducts) -> Product? {
        guard store.traits.hasBasePlans else { return products.product(productID, of: store) }
        return basePlanID.flatMap { products.product(productID, of: store, basePlanID: $0) }
    }

    /// The kind of product: as stated, else by the joined product, else a subscription if it ends or is in a subscription
    /// group; nil: not stated.
    func kind(_ products: JoinedProducts) -> ProductType? {
        productType?.known ?? (store.traits.hasBasePlans ? nil : product(products)?.type)
            ?? (productType == nil && isLikeSubscription ? .autoRenewable : nil)
    }

    private var isLikeSubscription: Bool { expiresDate != nil || groupID != nil || store.traits.hasOnlySubscriptions }

    /// Whether it is a subscription that renews; nil: not stated.
    func isSubscription(_ products: JoinedProducts) -> Bool? {
        kind(products).map { $0 == .autoRenewable }
    }

    /// Whether its kind is not known, and a field of it that decides what it is cannot be read.
    var isOfUnreadKind: Bool { productType?.known == nil && doubts.contains { $0.facts.contains(.access) } }

    /// Whether the store states an owner in a word that is not known.
    var isOfUnknownOwner: Bool { if case .unrecognized? = ownership { true } else { false } }

    /// Whether a member of the family bought it.
    var isShared: Bool { ownership == .known(.familyShared) }
}
