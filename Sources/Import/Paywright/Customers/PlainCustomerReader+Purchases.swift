internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension PlainCustomerReader {
    /// Reads a purchase or a renewal, or reports why it is left out.
    mutating func purchase(_ node: JSONNode, store: StoreName) -> PurchaseTransaction? {
        defer { productID = nil }
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: "the purchase is left out")
            return nil
        }
        productID = node["productID"].text.flatMap { $0.isEmpty ? nil : $0 }
        reportFields(of: node, known: PlainFields.purchase)
        guard let id = productID else {
            let consequence = "the purchase is left out"
            fail(.missingProductID, at: node["productID"], expected: "a product id", consequence: consequence)
            return nil
        }
        let origin = StatedOrigin(
            bundleID: text(of: node["bundleID"]),
            environment: text(of: node["environment"])
        )
        let fields = (bundleID: node["bundleID"], environment: node["environment"])
        guard isExpected(origin, at: fields, losing: "the purchase is left out") else { return nil }
        var purchase = PurchaseTransaction(store: storeName(of: node["store"]) ?? store, productID: id)
        purchase.id = text(of: node["id"])
        purchase.originalID = text(of: node["originalID"])
        purchase.productType = value(of: node["productType"])
        purchase.groupID = text(of: node["groupID"])
        purchase.basePlanID = text(of: node["basePlanID"])
        purchase.purchaseDate = date(of: node["purchaseDate"])
        purchase.originalPurchaseDate = date(of: node["originalPurchaseDate"])
        purchase.expiresDate = date(of: node["expiresDate"])
        purchase.quantity = count(of: node["quantity"], from: 1) ?? 1
        purchase.ownership = value(of: node["ownership"])
        purchase.price = price(of: node["price"])
        purchase.offer = offer(of: node["offer"])
        purchase.revocation = revocation(of: node["revocation"])
        purchase.isUpgraded = flag(node["isUpgraded"], default: false)
        purchase.commitment = progress(of: node["commitment"])
        purchase.storefront = text(of: node["storefront"])
        purchase.bundleID = origin.bundleID
        purchase.environment = origin.environment
        return purchase
    }

    private mutating func revocation(of node: JSONNode) -> Revocation? {
        guard let node = object(of: node, known: PlainFields.revocation) else { return nil }
        return Revocation(
            date: date(of: node["date"]),
            kind: value(of: node["kind"]),
            reason: value(of: node["reason"]),
            fraction: fraction(of: node["fraction"])
        )
    }

    private mutating func fraction(of node: JSONNode) -> DecimalAmount? {
        guard !node.isAbsent else { return nil }
        if let fraction = node.string.flatMap({ DecimalAmount($0) }), fraction.billionths <= 1_000_000_000 {
            return fraction
        }
        let expected = #"a decimal from "0" to "1" in double quotes"#
        warn(.invalidNumber, at: node, expected: expected, consequence: "the part refunded is not known")
        return nil
    }

    private mutating func progress(of node: JSONNode) -> CommitmentProgress? {
        guard let node = object(of: node, known: PlainFields.progress) else { return nil }
        return CommitmentProgress(
            billingPeriodNumber: count(of: node["billingPeriodNumber"], from: 1),
            totalBillingPeriods: count(of: node["totalBillingPeriods"], from: 1),
            expiresDate: date(of: node["expiresDate"]),
            price: price(of: node["price"])
        )
    }
}
