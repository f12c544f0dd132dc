internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension HistoryReader {
    /// Reads a decoded `JWSRenewalInfo`, or reports that it says nothing.
    mutating func appStoreRenewal(_ node: JSONNode, originalID: String? = nil) -> RenewalInfo? {
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
            bundleID: text(of: fields.bundleID) ?? surrounding.bundleID,
            environment: text(of: fields.environment)
        )
        if let originalID, expectedSubscriptions.contains(originalID) {
            origin.bundleID = origin.bundleID ?? expectation.bundleID
        }
        return isExpected(origin, at: fields, losing: "the renewal information is left out")
    }

    /// A price increase by its status; no other change of price has one.
    mutating func priceIncrease(_ node: JSONNode) -> PriceChange? {
        stated(node, as: AppStoreNames.priceIncreaseStates).map { PriceChange(kind: .known(.increase), state: $0) }
    }

    /// Reports renewal information without any content.
    mutating func isSaying(_ renewal: RenewalInfo, at node: JSONNode) -> Bool {
        guard renewal == RenewalInfo(store: .appStore) else { return true }
        fail(
            .notAHistory,
            at: node,
            found: "an object without anything about a renewal",
            expected: "renewal information",
            consequence: "it is left out"
        )
        return false
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
