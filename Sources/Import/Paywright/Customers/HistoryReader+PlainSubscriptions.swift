internal import PaywrightJSON
internal import PaywrightModel

extension HistoryReader {
    /// Reads what is said of a subscription's future and state, or reports why it is left out.
    mutating func plainSubscription(_ node: JSONNode, store: StoreName) -> PlainSubscription? {
        defer { productID = nil }
        let consequence = "the subscription is left out"
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        productID = text(of: node["productID"])
        reportPlainFields(of: node, known: PlainFields.subscription)
        let originalID = text(of: node["originalID"])
        let groupID = text(of: node["groupID"])
        guard productID != nil || originalID != nil || groupID != nil else {
            let expected = "a productID, an originalID or a groupID"
            fail(.missingProductID, at: node["productID"], expected: expected, consequence: consequence)
            return nil
        }
        var renewal = RenewalInfo(store: plainStore(node["store"]) ?? store, originalID: originalID)
        renewal.productID = productID
        renewal.renewalProductID = text(of: node["renewalProductID"])
        renewal.renewsAutomatically = flag(node["renewsAutomatically"])
        renewal.renewalDate = plainDate(of: node["renewalDate"])
        renewal.renewalPrice = plainPrice(of: node["renewalPrice"])
        renewal.basePrice = plainPrice(of: node["basePrice"])
        renewal.offer = plainOffer(of: node["offer"])
        renewal.expirationReason = plainValue(of: node["expirationReason"])
        renewal.isInBillingRetry = flag(node["isInBillingRetry"])
        renewal.gracePeriodExpiresDate = plainDate(of: node["gracePeriodExpiresDate"])
        renewal.priceChange = plainPriceChange(of: node["priceChange"])
        renewal.eligibleWinBackOfferIDs = texts(of: node["eligibleWinBackOfferIDs"])
        renewal.commitment = plainCommitment(of: node["commitment"])
        renewal.resumesDate = plainDate(of: node["resumesDate"])
        renewal.prepaid = plainObject(of: node["prepaid"], known: PlainFields.prepaid)
            .map { PrepaidPlan(extendableAfter: plainDate(of: $0["extendableAfter"])) }
        renewal.endsAtRenewal = flag(node["endsAtRenewal"], default: false)
        renewal.answer.periodEnd = renewal.renewalDate
        return PlainSubscription(
            node: node,
            renewal: renewal,
            groupID: groupID,
            state: plainValue(of: node["state"])
        )
    }

    private mutating func plainPriceChange(of node: JSONNode) -> PriceChange? {
        guard let node = plainObject(of: node, known: PlainFields.priceChange) else { return nil }
        guard let state: StatedValue<PriceChange.State> = plainValue(of: node["state"]) else {
            if node["state"].isAbsent {
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
            kind: plainValue(of: node["kind"]),
            state: state,
            newPrice: plainPrice(of: node["newPrice"]),
            date: plainDate(of: node["date"]),
            consentDeadline: plainDate(of: node["consentDeadline"])
        )
    }

    private mutating func plainCommitment(of node: JSONNode) -> CommitmentRenewal? {
        guard let node = plainObject(of: node, known: PlainFields.commitment) else { return nil }
        return CommitmentRenewal(
            renewsAutomatically: flag(node["renewsAutomatically"]),
            productID: text(of: node["productID"]),
            renewalDate: plainDate(of: node["renewalDate"]),
            renewalPrice: plainPrice(of: node["renewalPrice"]),
            paymentsLeft: plainCount(of: node["paymentsLeft"], from: 0),
            isCancellationPending: flag(node["isCancellationPending"], default: false)
        )
    }
}
