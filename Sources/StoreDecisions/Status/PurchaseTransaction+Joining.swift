internal import StoreModel

/// What a joined product adds to a transaction.
extension PurchaseTransaction {
    /// The product's offer that the transaction was bought with; nil where several fit, for the choice would be chance.
    func joinedOffer(_ products: [String: Product]) -> SubscriptionOffer? {
        // A product file of the App Store's says nothing about an offer of Google Play's.
        guard store != .googlePlay, let offer, let product = products[productID] else { return nil }
        let candidates = product.offers.filter { candidate in
            let isOfType = offer.type.map { $0.known == candidate.type } ?? (offer.id != nil)
            let hasID = candidate.type == .introductory || candidate.id == offer.id
            return isOfType && hasID && (offer.period == nil || candidate.period == offer.period)
        }
        return Set(candidates.map(\.paymentMode)).count == 1 ? candidates.first : nil
    }

    /// How its offer was paid: as stated, else by the joined product; nil: nobody says.
    func paymentMode(_ products: [String: Product]) -> PaymentMode? {
        guard let offer else { return nil }
        return offer.paymentMode == nil ? joinedOffer(products)?.paymentMode : offer.paymentMode?.known
    }

    /// The kind of product: as stated, else by the joined product, else a subscription if it ends; nil: nobody says.
    func kind(_ products: [String: Product]) -> ProductType? {
        productType?.known ?? products[productID]?.type
            ?? (productType == nil && (expiresDate != nil || store == .googlePlay) ? .autoRenewable : nil)
    }

    /// Whether it is a subscription that renews; nil: nobody says.
    func isSubscription(_ products: [String: Product]) -> Bool? {
        kind(products).map { $0 == .autoRenewable }
    }

    /// Whether a member of the family bought it.
    var isShared: Bool { ownership == .known(.familyShared) }
}
