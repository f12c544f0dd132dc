internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a decoded `JWSRenewalInfo`.
struct RenewalInfoReader: AppStoreFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        reportDuplicateKeys(ofDecoded: node)
        guard let renewal = renewal(node.lenient) else { return }
        session.history.renewals.append(renewal)
        answer(.partial)
    }

    /// Renewal information that stands in an object of another form, or a report why it is left out.
    ///
    /// - Parameter originalID: What the object around it calls the subscription, should it not say so itself.
    static func renewal(_ node: JSONNode, originalID: String? = nil, in session: HistorySession) -> RenewalInfo? {
        var reader = RenewalInfoReader(session: session)
        return reader.renewal(node, originalID: originalID)
    }

    private mutating func renewal(_ node: JSONNode, originalID: String? = nil) -> RenewalInfo? {
        let outerProductID = productID
        defer { productID = outerProductID }
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "renewal information", consequence: "it is left out")
            return nil
        }
        var renewal = RenewalInfo(store: .appStore)
        renewal.productID = text(of: node["productId"])
        productID = renewal.productID ?? outerProductID
        noteMisspelledFields(of: node, known: StoreFields.renewalInfo)
        noteImpossibleIdentifiers(of: node, in: StoreFields.identifiers)
        renewal.originalID = text(of: node["originalTransactionId"])
        guard isExpectedRenewal(node, originalID: renewal.originalID) else { return nil }
        renewal.renewalProductID = text(of: node["autoRenewProductId"])
        renewal.renewsAutomatically = flag(node["autoRenewStatus"])
        renewal.renewalDate = instant(milliseconds: node["renewalDate"])
        renewal.offer = appliedOffer(node)
        renewal.expirationReason = stated(node["expirationIntent"], as: AppStoreNames.expirationReasons)
        renewal.isInBillingRetry = flag(node["isInBillingRetryPeriod"])
        renewal.gracePeriodExpiresDate = instant(milliseconds: node["gracePeriodExpiresDate"])
        renewal.priceChange = priceIncrease(node["priceIncreaseStatus"])
        renewal.eligibleWinBackOfferIDs = texts(of: node["eligibleWinBackOfferIds"])
        let commitment = node["commitmentInfo"]
        let currency = currency(node["currency"], of: node["renewalPrice"], commitment["commitmentRenewalPrice"])
        renewal.renewalPrice = price(milliunits: node["renewalPrice"], in: currency)
        renewal.commitment = commitmentRenewal(commitment, in: currency)
        guard isSaying(renewal, at: node) else { return nil }
        renewal.originalID = renewal.originalID ?? originalID
        renewal.statedDate = noteSignedDate(of: node)
        renewal.answer.periodEnd = renewal.renewalDate
        return renewal
    }

    /// Renewal information states an environment, but an app only by what belongs to it.
    private mutating func isExpectedRenewal(_ node: JSONNode, originalID: String?) -> Bool {
        guard !expectation.isAny else { return true }
        let fields = originFields(of: node)
        var origin = StatedOrigin(
            bundleID: text(of: fields.bundleID) ?? session.surrounding.bundleID,
            environment: text(of: fields.environment)
        )
        if let originalID, session.expectedSubscriptions.contains(originalID) {
            origin.bundleID = origin.bundleID ?? expectation.bundleID
        }
        return isExpected(origin, at: fields, losing: "the renewal information is left out")
    }

    private mutating func commitmentRenewal(_ node: JSONNode, in currency: CurrencyCode?) -> CommitmentRenewal? {
        guard let node = object(of: node) else { return nil }
        return CommitmentRenewal(
            renewsAutomatically: flag(node["commitmentAutoRenewStatus"]),
            productID: text(of: node["commitmentAutoRenewProductId"]),
            renewalDate: instant(milliseconds: node["commitmentRenewalDate"]),
            renewalPrice: price(milliunits: node["commitmentRenewalPrice"], in: currency)
        )
    }
}
