internal import PaywrightJSON
internal import PaywrightModel

extension ReceiptReader {
    /// Reads one purchase of a receipt, or reports why it is left out. A receipt states no price.
    mutating func receiptTransaction(_ node: JSONNode, from origin: ReceiptOrigin) -> PurchaseTransaction? {
        let outerProductID = productID
        defer { productID = outerProductID }
        guard let id = productID(ofTransaction: node, named: "product_id") else { return nil }
        productID = id
        noteMisspelledFields(of: node, known: StoreFields.receiptItem)
        noteImpossibleIdentifiers(of: node, in: StoreFields.receiptIdentifiers)
        var transaction = PurchaseTransaction(store: .appStore, productID: id)
        transaction.id = text(of: node["transaction_id"])
        transaction.originalID = text(of: node["original_transaction_id"]) ?? transaction.id
        transaction.groupID = text(of: node["subscription_group_identifier"])
        transaction.purchaseDate = receiptDate(of: node, named: "purchase_date")
        transaction.originalPurchaseDate = receiptDate(of: node, named: "original_purchase_date")
        transaction.expiresDate = receiptDate(of: node, named: "expires_date")
        // Only auto-renewable subscriptions have the field; other products cannot be distinguished.
        let expires = ["expires_date", "expires_date_ms"].contains { !node[$0].isUnstated }
        transaction.productType = expires ? .known(.autoRenewable) : nil
        transaction.quantity = quantity(node["quantity"])
        transaction.ownership = stated(node["in_app_ownership_type"], as: AppStoreNames.ownerships)
        transaction.offer = receiptOffer(node)
        transaction.isUpgraded = flag(node["is_upgraded"]) ?? false
        // The plan that an upgrade ended has a cancellation date too, and nothing was taken back.
        if !transaction.isUpgraded {
            transaction.revocation = receiptRevocation(node, ownership: transaction.ownership)
        }
        transaction.bundleID = origin.bundleID
        transaction.environment = origin.environment
        transaction.statedDate = origin.statedDate
        return transaction
    }

    /// The offer of a purchase, from the field that names one.
    ///
    /// Of an offer that is paid, a receipt does not say whether it was paid period by period or up front: only that it
    /// is no free trial.
    private mutating func receiptOffer(_ node: JSONNode) -> AppliedOffer? {
        let isTrial = flag(node["is_trial_period"])
        let isIntroductory = flag(node["is_in_intro_offer_period"]) ?? false
        let codeName = text(of: node["offer_code_ref_name"])
        let promotionalID = text(of: node["promotional_offer_id"])
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
            isFree: isTrial,
            id: codeName ?? promotionalID
        )
    }

    /// That a purchase was taken back, even where the date cannot be read. A receipt does not tell a full refund from a
    /// part, but a family member can lose a purchase only with the sharing.
    private mutating func receiptRevocation(_ node: JSONNode, ownership: StatedValue<Ownership>?) -> Revocation? {
        let reason = stated(node["cancellation_reason"], as: AppStoreNames.revocationReasons)
        guard ["cancellation_date", "cancellation_date_ms"].contains(where: { !node[$0].isUnstated }) else {
            return nil
        }
        return Revocation(
            date: receiptDate(of: node, named: "cancellation_date"),
            kind: ownership == .known(.familyShared) ? .known(.familySharingEnded) : nil,
            reason: reason
        )
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
        var renewal = RenewalInfo(store: .appStore)
        renewal.productID = text(of: node["product_id"])
        productID = renewal.productID ?? outerProductID
        noteMisspelledFields(of: node, known: StoreFields.receiptRenewal)
        noteImpossibleIdentifiers(of: node, in: StoreFields.receiptIdentifiers)
        renewal.originalID = text(of: node["original_transaction_id"])
        renewal.renewalProductID = text(of: node["auto_renew_product_id"])
        renewal.renewsAutomatically = flag(node["auto_renew_status"])
        renewal.expirationReason = stated(node["expiration_intent"], as: AppStoreNames.expirationReasons)
        renewal.isInBillingRetry = flag(node["is_in_billing_retry_period"])
        renewal.gracePeriodExpiresDate = receiptDate(of: node, named: "grace_period_expires_date")
        renewal.priceChange =
            priceIncrease(node["price_increase_status"]) ?? priceIncrease(node["price_consent_status"])
        guard isSaying(renewal, at: node) else { return nil }
        renewal.statedDate = origin.statedDate
        return renewal
    }
}
