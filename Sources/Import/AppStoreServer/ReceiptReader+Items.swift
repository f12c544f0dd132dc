internal import PaywrightJSON
internal import PaywrightModel

extension ReceiptReader {
    private typealias Item = ReceiptFields.Item
    private typealias Renewal = ReceiptFields.Renewal

    private static let identifiers = [
        Item.productId, Item.transactionId, Item.originalTransactionId, Item.subscriptionGroupIdentifier,
    ]
    private static let renewalIdentifiers = [
        Renewal.productId, Renewal.autoRenewProductId, Renewal.originalTransactionId,
    ]

    /// Reads one purchase of a receipt, or reports why it is left out. A receipt states no price.
    mutating func receiptTransaction(_ node: JSONNode, from origin: ReceiptOrigin) -> PurchaseTransaction? {
        let outerProductID = productID
        defer { productID = outerProductID }
        guard let id = productID(ofTransaction: node, named: Item.productId) else { return nil }
        productID = id
        noteImpossibleIdentifiers(of: node, in: Self.identifiers)
        var transaction = PurchaseTransaction(store: .appStore, productID: id)
        transaction.id = text(of: node[Item.transactionId])
        let original = node[Item.originalTransactionId]
        transaction.originalID = text(of: original) ?? (original.isUnstated ? transaction.id : nil)
        transaction.groupID = text(of: node[Item.subscriptionGroupIdentifier])
        transaction.purchaseDate = receiptDate(.purchase, of: node)
        // Either date shows that it was bought before now.
        let certain = session.doubts
        transaction.originalPurchaseDate = receiptDate(.originalPurchase, of: node)
        if transaction.purchaseDate != nil { session.doubts = certain }
        transaction.expiresDate = receiptDate(.expiration, of: node)
        if transaction.purchaseDate == nil, transaction.expiresDate == nil { noteCutItem(node) }
        // Only auto-renewable subscriptions have the field; other products cannot be distinguished.
        transaction.productType = ReceiptDate.expiration.isStated(in: node) ? .known(.autoRenewable) : nil
        transaction.quantity = quantity(node[Item.quantity])
        let isCancelled = ReceiptDate.cancellation.isStated(in: node)
        transaction.ownership = ownership(node[Item.inAppOwnershipType], isRevoked: isCancelled)
        transaction.offer = receiptOffer(node)
        transaction.isUpgraded = flag(node[Item.isUpgraded]) ?? false
        // The plan that an upgrade ended has a cancellation date too, and nothing was taken back.
        if !transaction.isUpgraded {
            transaction.revocation = receiptRevocation(node, isDated: isCancelled, ownership: transaction.ownership)
        }
        transaction.bundleID = origin.bundleID
        transaction.environment = origin.environment
        transaction.statedDate = origin.statedDate
        transaction.lacksStatedDate = origin.statedDate == nil
        (transaction.doubts, transaction.origin) = (session.doubts, session.origin(node))
        return transaction
    }

    /// Every purchase of a receipt has a date: of one without it, what else is missing is no fact.
    private mutating func noteCutItem(_ node: JSONNode) {
        guard !ReceiptDate.purchase.isStated(in: node), !ReceiptDate.expiration.isStated(in: node) else { return }
        withhold(
            [.access, .offer],
            .undecided,
            .undecidedField,
            at: node[Item.purchaseDateMs],
            found: "a purchase without a date",
            expected: "purchase_date_ms, which every purchase of a receipt has"
        )
    }

    /// The offer of a purchase, from the field that names one.
    ///
    /// Of an introductory offer that is paid, a receipt does not state whether it was paid period by period or up front: only that
    /// it is no free trial. Of a code or a promotional offer it does not state whether it is free: a free trial is an introductory offer.
    private mutating func receiptOffer(_ node: JSONNode) -> AppliedOffer? {
        let isTrial = flag(node[Item.isTrialPeriod])
        let isIntroductory = flag(node[Item.isInIntroOfferPeriod]) ?? false
        let codeName = text(of: node[Item.offerCodeRefName])
        let promotionalID = text(of: node[Item.promotionalOfferId])
        let type: OfferType
        if codeName != nil {
            type = .code
        } else if promotionalID != nil {
            type = .promotional
        } else if isTrial == true || isIntroductory {
            type = .introductory
        } else {
            return nil
        }
        return AppliedOffer(
            type: .known(type),
            paymentMode: isTrial == true ? .known(.freeTrial) : nil,
            isFree: type == .introductory || isTrial == true ? isTrial : nil,
            id: codeName ?? promotionalID
        )
    }

    /// That a purchase was taken back, even where the date cannot be read. A receipt does not tell a full refund from a
    /// part, but a family member can lose a purchase only with the sharing.
    private mutating func receiptRevocation(
        _ node: JSONNode,
        isDated: Bool,
        ownership: StatedValue<Ownership>?
    ) -> Revocation? {
        let certain = session.doubts
        let reason = unlessAbsent(node[Item.cancellationReason], as: AppStoreNames.revocationReasons)
        guard isDated else {
            if reason == .known(.appIssue) {
                withhold(
                    .access,
                    .undecided,
                    .undecidedField,
                    at: node[Item.cancellationReason],
                    expected: "the date of the cancellation beside its reason"
                )
            }
            return nil
        }
        let date = receiptDate(.cancellation, of: node)
        let revocation = Revocation(
            date: clock(date, at: node[Item.cancellationDateMs]),
            kind: ownership == .known(.familyShared) ? .known(.familySharingEnded) : nil,
            reason: reason
        )
        if revocation.date != nil || reason?.known != nil { session.doubts = certain }
        return revocation
    }

    /// Reads one element of `pending_renewal_info`.
    ///
    /// The offers it names are those redeemed before, not those of the next renewal, so they are not read.
    mutating func receiptRenewal(_ node: JSONNode, from origin: ReceiptOrigin) -> RenewalInfo? {
        let outerProductID = productID
        defer { productID = outerProductID }
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "renewal information", consequence: "it is left out")
            return nil
        }
        productID = node[Renewal.productId].identifier ?? outerProductID
        noteFields(of: node, Renewal.table, isStated: true)
        noteImpossibleIdentifiers(of: node, in: Self.renewalIdentifiers)
        var renewal = renewalFacts(node)
        renewal.productID = text(of: node[Renewal.productId])
        renewal.originalID = text(of: node[Renewal.originalTransactionId])
        renewal.gracePeriodExpiresDate = receiptDate(.gracePeriod, of: node)
        let increase = node[Renewal.priceIncreaseStatus]
        renewal.priceChange = priceIncrease(increase) ?? priceIncrease(node[Renewal.priceConsentStatus])
        guard isSaying(renewal, at: node) else { return nil }
        noteIncrease(of: renewal, at: increase.isUnstated ? node[Renewal.priceConsentStatus] : increase)
        (renewal.statedDate, renewal.doubts) = (origin.statedDate, session.doubts)
        renewal.origin = session.origin(node)
        return renewal
    }

    /// Reads what a response in the style of iOS 6 states of the renewal of its one purchase.
    mutating func readOldRenewal(_ node: JSONNode, of bought: PurchaseTransaction, from origin: ReceiptOrigin) {
        let outer = session.doubts
        var renewal = renewalFacts(node)
        guard renewal != RenewalInfo(store: .appStore) || session.doubts != outer else { return }
        (renewal.productID, renewal.originalID) = (bought.productID, bought.originalID)
        (renewal.statedDate, renewal.doubts) = (origin.statedDate, session.doubts)
        renewal.origin = session.origin(node)
        session.history.renewals.append(renewal)
    }

    /// What stands in an element of a list, and in the style of iOS 6 in the response itself.
    private mutating func renewalFacts(_ node: JSONNode) -> RenewalInfo {
        var renewal = RenewalInfo(store: .appStore)
        renewal.renewalProductID = text(of: node[Renewal.autoRenewProductId])
        renewal.renewsAutomatically = flag(node[Renewal.autoRenewStatus])
        renewal.expirationReason = stated(node[Renewal.expirationIntent], as: AppStoreNames.expirationReasons)
        renewal.isInBillingRetry = flag(node[Renewal.isInBillingRetryPeriod])
        return renewal
    }
}
