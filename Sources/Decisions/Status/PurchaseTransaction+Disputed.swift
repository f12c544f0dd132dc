internal import PaywrightModel
internal import PaywrightValues

extension PurchaseTransaction {
    /// One transaction about which answers disagree and nothing shows which is the later one: what all that state it state
    /// alike, and of the rest what promises least, whatever their order. nil for no answers.
    init?(undisputedIn answers: [PurchaseTransaction]) {
        guard let first = answers.first else { return nil }
        self.init(store: first.store, productID: first.productID)
        func undisputed<Field: Hashable>(_ field: KeyPath<PurchaseTransaction, Field?>) -> Field? {
            let stated = Set(answers.compactMap { $0[keyPath: field] })
            return stated.count == 1 ? stated.first : nil
        }
        id = first.id
        originalID = answers.compactMap(\.originalID).min()
        // What may be a subscription counts as one, and what may be shared was not offered to this customer.
        let isSubscription = answers.contains { $0.productType == .known(.autoRenewable) }
        let isOfOneType = answers.allSatisfy { $0.productType == first.productType }
        productType = isSubscription ? .known(.autoRenewable) : isOfOneType ? first.productType : nil
        ownership = answers.contains(where: \.isShared) ? .known(.familyShared) : undisputed(\.ownership)
        groupID = undisputed(\.groupID)
        basePlanID = undisputed(\.basePlanID)
        purchaseDate = answers.compactMap(\.purchaseDate).min()
        originalPurchaseDate = answers.compactMap(\.originalPurchaseDate).min()
        expiresDate = answers.compactMap(\.expiresDate).max()
        quantity = answers.map(\.quantity).max() ?? 1
        seatsField = answers.compactMap(\.seatsField).min()
        // What may have been paid was no trial.
        price = answers.compactMap(\.price).max { ($0.amount, $0.currency.code) < ($1.amount, $1.currency.code) }
        offer = undisputed(\.offer) ?? Self.disputed(answers.compactMap(\.offer))
        revocation = undisputed(\.revocation) ?? Self.disputed(answers.compactMap(\.revocation))
        isUpgraded = answers.contains(where: \.isUpgraded)
        hasNotBegun = answers.allSatisfy(\.hasNotBegun)
        isGranted = answers.allSatisfy(\.isGranted)
        lacksStatedDate = answers.allSatisfy(\.lacksStatedDate)
        isCommitted = undisputed(\.isCommitted)
        commitment = undisputed(\.commitment)
        storefront = undisputed(\.storefront)
        bundleID = undisputed(\.bundleID)
        environment = undisputed(\.environment)
        statedDate = answers.compactMap(\.statedDate).max()
        orderNumber = answers.compactMap(\.orderNumber).max()
        doubts = answers.map(\.doubts).reduce([]) { $0.merging($1) }
    }

    /// That there was an offer, introductory if one of them is, and paid if one of them may be; nil for none.
    private static func disputed(_ offers: [AppliedOffer]) -> AppliedOffer? {
        guard !offers.isEmpty else { return nil }
        let isIntroductory = offers.contains { $0.type == .known(.introductory) }
        let isFree = offers.allSatisfy { $0.paymentMode == .known(.freeTrial) && $0.isFree != false }
        return AppliedOffer(type: isIntroductory ? .known(.introductory) : nil, isFree: isFree ? nil : false)
    }

    /// That it was taken back, of a kind if all state that, and by a refund if all state one; nil for none.
    private static func disputed(_ revocations: [Revocation]) -> Revocation? {
        guard let first = revocations.first else { return nil }
        if revocations.allSatisfy({ $0.kind == first.kind }) { return Revocation(kind: first.kind) }
        return Revocation(kind: revocations.allSatisfy(\.isRefund) ? nil : .unrecognized(""))
    }
}
