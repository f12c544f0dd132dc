internal import PaywrightJSON
internal import PaywrightModel

extension PlainCustomerReader {
    /// Reads what is said of a subscription's future and state, or reports why it is left out.
    mutating func subscription(_ node: JSONNode, store: StoreName) -> PlainSubscription? {
        defer { productID = nil }
        let consequence = "the subscription is left out"
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        productID = text(of: node["productID"])
        reportFields(of: node, known: PlainFields.subscription)
        let originalID = text(of: node["originalID"])
        let groupID = text(of: node["groupID"])
        guard productID != nil || originalID != nil || groupID != nil else {
            let expected = "a productID, an originalID or a groupID"
            fail(.missingProductID, at: node["productID"], expected: expected, consequence: consequence)
            return nil
        }
        var renewal = RenewalInfo(store: storeName(of: node["store"]) ?? store, originalID: originalID)
        renewal.productID = productID
        renewal.renewalProductID = text(of: node["renewalProductID"])
        renewal.renewsAutomatically = flag(node["renewsAutomatically"])
        renewal.renewalDate = date(of: node["renewalDate"])
        renewal.renewalPrice = price(of: node["renewalPrice"])
        renewal.basePrice = price(of: node["basePrice"])
        renewal.offer = offer(of: node["offer"])
        renewal.expirationReason = value(of: node["expirationReason"])
        renewal.isInBillingRetry = flag(node["isInBillingRetry"])
        renewal.gracePeriodExpiresDate = date(of: node["gracePeriodExpiresDate"])
        renewal.priceChange = priceChange(of: node["priceChange"])
        renewal.eligibleWinBackOfferIDs = texts(of: node["eligibleWinBackOfferIDs"])
        renewal.commitment = commitment(of: node["commitment"])
        renewal.resumesDate = date(of: node["resumesDate"])
        renewal.prepaid = object(of: node["prepaid"], known: PlainFields.prepaid)
            .map { PrepaidPlan(extendableAfter: date(of: $0["extendableAfter"])) }
        renewal.endsAtRenewal = flag(node["endsAtRenewal"], default: false)
        renewal.answer.periodEnd = renewal.renewalDate
        return PlainSubscription(
            node: node,
            renewal: renewal,
            groupID: groupID,
            state: value(of: node["state"])
        )
    }

    private mutating func priceChange(of node: JSONNode) -> PriceChange? {
        guard let node = object(of: node, known: PlainFields.priceChange) else { return nil }
        guard let state: StatedValue<PriceChange.State> = value(of: node["state"]) else {
            if !node.states("state") {
                warn(
                    .unknownValue,
                    at: node["state"],
                    expected: "one of " + PriceChange.State.allCases.map(\.rawValue).joined(separator: ", "),
                    consequence: "the change of price is ignored"
                )
            }
            return nil
        }
        return PriceChange(
            kind: value(of: node["kind"]),
            state: state,
            newPrice: price(of: node["newPrice"]),
            date: date(of: node["date"]),
            consentDeadline: date(of: node["consentDeadline"])
        )
    }

    private mutating func commitment(of node: JSONNode) -> CommitmentRenewal? {
        guard let node = object(of: node, known: PlainFields.commitment) else { return nil }
        return CommitmentRenewal(
            renewsAutomatically: flag(node["renewsAutomatically"]),
            productID: text(of: node["productID"]),
            renewalDate: date(of: node["renewalDate"]),
            renewalPrice: price(of: node["renewalPrice"]),
            paymentsLeft: count(of: node["paymentsLeft"], from: 0),
            isCancellationPending: flag(node["isCancellationPending"], default: false)
        )
    }
}
