internal import StoreModel

/// What a joined product adds to a transaction.
extension PurchaseTransaction {
    /// The product's offer that the transaction was bought with; nil where several fit, for the choice would be chance.
    func joinedOffer(_ products: [String: Product]) -> SubscriptionOffer? {
        guard let offer, let product = product(products) else { return nil }
        let candidates = product.offers.filter { candidate in
            // Google Play names every offer, and states the type of none.
            if store == .googlePlay { return candidate.id != nil && candidate.id == offer.id }
            let isOfType = offer.type.map { $0.known == candidate.type } ?? (offer.id != nil)
            let hasID = candidate.type == .introductory || candidate.id == offer.id
            return isOfType && hasID && (offer.period == nil || candidate.period == offer.period)
        }
        return Set(candidates.map(\.paymentMode)).count == 1 ? candidates.first : nil
    }

    /// The joined product, and of a Google Play purchase its base plan: one store's file says nothing about another's.
    private func product(_ products: [String: Product]) -> Product? {
        let name = store == .googlePlay ? basePlanID.map { "\(productID):\($0)" } : productID
        let product = name.flatMap { products[$0] }
        return product.flatMap { ($0.store == .googlePlay) == (store == .googlePlay) ? $0 : nil }
    }

    /// How its offer was paid: as stated, else by the joined product; nil: nobody says.
    func paymentMode(_ products: [String: Product]) -> PaymentMode? {
        guard let offer else { return nil }
        if let stated = offer.paymentMode { return stated.known }
        // Which phase of several runs is not stated.
        guard let joined = joinedOffer(products) else { return nil }
        return joined.phases.allSatisfy { $0.paymentMode == joined.paymentMode } ? joined.paymentMode : nil
    }

    /// The kind of product: as stated, else by the joined product, else a subscription if it ends; nil: nobody says.
    func kind(_ products: [String: Product]) -> ProductType? {
        productType?.known ?? (store == .googlePlay ? nil : product(products)?.type)
            ?? (productType == nil && (expiresDate != nil || store == .googlePlay) ? .autoRenewable : nil)
    }

    /// Whether it is a subscription that renews; nil: nobody says.
    func isSubscription(_ products: [String: Product]) -> Bool? {
        kind(products).map { $0 == .autoRenewable }
    }

    /// Whether a member of the family bought it.
    var isShared: Bool { ownership == .known(.familyShared) }
}
