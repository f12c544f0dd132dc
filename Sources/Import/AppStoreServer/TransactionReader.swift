internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a decoded `JWSTransaction`.
struct TransactionReader: AppStoreFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        reportDuplicateKeys(ofDecoded: node)
        guard let transaction = transaction(node.lenient) else { return }
        session.history.transactions.append(transaction)
        answer(.partial)
    }

    /// A transaction that stands in an object of another form, or a report why it is left out.
    ///
    /// - Parameter originalID: What the object around it calls the subscription, should it not say so itself.
    static func transaction(
        _ node: JSONNode,
        originalID: String? = nil,
        in session: HistorySession
    ) -> PurchaseTransaction? {
        var reader = TransactionReader(session: session)
        return reader.transaction(node, originalID: originalID)
    }

    private mutating func transaction(_ node: JSONNode, originalID: String? = nil) -> PurchaseTransaction? {
        let outerProductID = productID
        defer { productID = outerProductID }
        guard let id = productID(ofTransaction: node, named: "productId") else { return nil }
        productID = id
        noteMisspelledFields(of: node, known: StoreFields.transaction)
        noteImpossibleIdentifiers(of: node, in: StoreFields.identifiers)
        let fields = originFields(of: node)
        let origin = StatedOrigin(
            bundleID: text(of: fields.bundleID),
            environment: text(of: fields.environment)
        )
        guard isExpected(origin, at: fields, losing: "the transaction is left out") else { return nil }
        var transaction = PurchaseTransaction(store: .appStore, productID: id)
        transaction.id = text(of: node["transactionId"])
        let statedID = text(of: node["originalTransactionId"])
        if let statedID, expectation.bundleID != nil { session.expectedSubscriptions.insert(statedID) }
        transaction.originalID = statedID ?? originalID ?? transaction.id
        transaction.productType = stated(node["type"], as: AppStoreNames.productTypes)
        transaction.groupID = text(of: node["subscriptionGroupIdentifier"])
        transaction.purchaseDate = instant(milliseconds: node["purchaseDate"])
        transaction.originalPurchaseDate = instant(milliseconds: node["originalPurchaseDate"])
        transaction.expiresDate = instant(milliseconds: node["expiresDate"])
        transaction.quantity = quantity(node["quantity"])
        transaction.ownership = stated(node["inAppOwnershipType"], as: AppStoreNames.ownerships)
        transaction.offer = appliedOffer(node)
        transaction.revocation = revocation(node)
        transaction.isUpgraded = flag(node["isUpgraded"]) ?? false
        transaction.storefront = text(of: node["storefront"])
        transaction.bundleID = origin.bundleID
        transaction.environment = origin.environment
        let commitment = node["commitmentInfo"]
        let currency = currency(node["currency"], of: node["price"], commitment["commitmentPrice"])
        transaction.price = price(milliunits: node["price"], in: currency)
        transaction.commitment = commitmentProgress(commitment, in: currency)
        transaction.statedDate = noteSignedDate(of: node)
        return transaction
    }

    /// That a purchase was taken back, even where it cannot be read when or why: access must not come from a fault.
    private mutating func revocation(_ node: JSONNode) -> Revocation? {
        let revocation = Revocation(
            date: instant(milliseconds: node["revocationDate"]),
            kind: stated(node["revocationType"], as: AppStoreNames.revocationKinds),
            reason: stated(node["revocationReason"], as: AppStoreNames.revocationReasons),
            fraction: refundedFraction(node["revocationPercentage"])
        )
        // A reason of 0 beside a date of 0 is how encoders of other languages write that there was no revocation.
        let date = node["revocationDate"]
        let isZero = date.scalarText.flatMap(ExactNumber.init).map { $0.isWhole && $0.floor == 0 } ?? false
        guard !isZero || revocation.kind != nil else { return nil }
        return date.isUnstated && revocation == Revocation() ? nil : revocation
    }

    /// Thousandths of a percent as a fraction of 1.
    private mutating func refundedFraction(_ node: JSONNode) -> DecimalAmount? {
        wholeNumber(of: node, in: 0...100_000).map { DecimalAmount(billionths: Int128($0) * 10_000) }
    }

    private mutating func commitmentProgress(_ node: JSONNode, in currency: CurrencyCode?) -> CommitmentProgress? {
        guard let node = object(of: node) else { return nil }
        let bounds = 1...9_999
        return CommitmentProgress(
            billingPeriodNumber: wholeNumber(of: node["billingPeriodNumber"], in: bounds),
            totalBillingPeriods: wholeNumber(of: node["totalBillingPeriods"], in: bounds),
            expiresDate: instant(milliseconds: node["commitmentExpiresDate"]),
            price: price(milliunits: node["commitmentPrice"], in: currency)
        )
    }
}
