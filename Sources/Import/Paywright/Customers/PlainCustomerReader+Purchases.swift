internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension PlainCustomerReader {
    private typealias Fields = CustomerFields.Purchase

    /// Reads a purchase or a renewal, or reports why it is left out.
    mutating func purchase(_ node: JSONNode) -> PurchaseTransaction? {
        defer { productID = nil }
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: "the purchase is left out")
            return nil
        }
        session.doubts = header.doubts(ofRecordWithStore: node.states(Fields.store))
        defer { session.doubts = [] }
        productID = node[Fields.productID].text.flatMap { $0.isEmpty ? nil : $0 }
        let isMisspelled = reportFields(of: node, known: Fields.table)
        guard let id = productID else {
            let consequence = "the purchase is left out"
            fail(.missingProductID, at: node[Fields.productID], expected: "a product id", consequence: consequence)
            return nil
        }
        let origin = StatedOrigin(
            bundleID: text(of: node[Fields.bundleID]),
            environment: text(of: node[Fields.environment])
        )
        let fields = (bundleID: node[Fields.bundleID], environment: node[Fields.environment])
        guard isExpected(origin, at: fields, losing: "the purchase is left out") else {
            header.isOfOthers = [fields.bundleID, fields.environment].allSatisfy { $0.isAbsent || $0.text != nil }
            return nil
        }
        var purchase = PurchaseTransaction(
            store: storeName(of: node[Fields.store]) ?? header.store ?? .other,
            productID: id
        )
        // Which purchases an identifier ties together is judged when all are read.
        purchase.id = text(of: node[Fields.id].deciding([]))
        purchase.originalID = text(of: node[Fields.originalID])
        purchase.productType = value(of: node[Fields.productType])
        purchase.purchaseDate = date(of: node[Fields.purchaseDate])
        purchase.originalPurchaseDate = date(of: firstDate(of: node, purchase))
        purchase.expiresDate = date(of: node[Fields.expiresDate])
        let tellsKind = purchase.productType?.known != nil || purchase.expiresDate != nil
        purchase.groupID = text(of: tellsKind ? node[Fields.groupID].deciding([]) : node[Fields.groupID])
        purchase.basePlanID = text(of: node[Fields.basePlanID])
        purchase.quantity = count(of: quantity(of: node, purchase), from: 1) ?? 1
        purchase.ownership = value(of: node[Fields.ownership])
        purchase.sale = sale(of: node, purchase.productType)
        if purchase.sale?.rental != nil { purchase.productType = .known(.nonRenewable) }
        purchase.price = price(of: node[Fields.price])
        purchase.offer = offer(of: node[Fields.offer])
        purchase.revocation = revocation(of: node[Fields.revocation])
        purchase.isUpgraded = flag(node[Fields.isUpgraded], default: false)
        purchase.commitment = progress(of: node[Fields.commitment])
        purchase.storefront = storefront(of: node[Fields.storefront])
        purchase.bundleID = origin.bundleID
        purchase.environment = origin.environment
        purchase.statedDate = header.statedDate
        if !session.doubts.isEmpty { purchase.doubts = session.doubts }
        purchase.origin = session.origin(node)
        noteUnclear(
            node,
            (purchase.store, purchase.originalID, id),
            isMisspelled: isMisspelled,
            isPurchase: true
        )
        return purchase
    }

    /// When it was bought first shows whether it was bought at all; so does a purchase before all was written.
    private func firstDate(of node: JSONNode, _ purchase: PurchaseTransaction) -> JSONNode {
        let first = node[Fields.originalPurchaseDate]
        guard let date = purchase.purchaseDate, let stated = header.statedDate else { return first }
        return date <= stated ? first.deciding([]) : first
    }

    /// How many there are is what is told of consumables; of anything else it changes what one cost.
    private func quantity(of node: JSONNode, _ purchase: PurchaseTransaction) -> JSONNode {
        let quantity = node[Fields.quantity]
        let isConsumable =
            purchase.productType.map { $0.known == nil || $0 == .known(.consumable) } ?? (purchase.expiresDate == nil)
        return isConsumable ? quantity : quantity.deciding(.amount)
    }

    /// The rental, or the order before the release. What contradicts its kind, or the other, leaves open what was bought.
    private mutating func sale(of node: JSONNode, _ type: StatedValue<ProductType>?) -> OneTimeSale? {
        let (rental, preorder) = (object(of: node[Fields.rental]), object(of: node[Fields.preorder]))
        guard let sold = rental ?? preorder else { return nil }
        let kinds: [ProductType] = rental == nil ? [.nonConsumable, .consumable] : [.nonRenewable]
        if rental != nil && preorder != nil || type.map({ type in !kinds.contains { type == .known($0) } }) == true {
            let field = rental == nil ? Fields.preorder : Fields.rental
            add(Doubt(facts: node[field].facts, reason: .undecided, field: place(of: sold).path))
            let expected = "a rental of the productType nonRenewable, or a preorder of nonConsumable or consumable"
            warn(.contradictoryFields, at: sold, expected: expected, consequence: node[field].facts.consequence)
        }
        guard let rental else { return preorder.map { .preorder(self.preorder($0)) } }
        reportFields(of: rental, known: CustomerFields.Rental.table)
        let started = rental[CustomerFields.Rental.afterStart]
        let period = duration(of: rental[CustomerFields.Rental.period])
        guard !started.isUnstated else { return .rental(Rental(period: period)) }
        guard let time = started.string.flatMap({ Rental.StartedTime(iso8601: $0) }) else {
            let expected = #"a time by ISO 8601, such as "PT48H""#
            warn(.invalidPeriod, at: started, expected: expected, consequence: "the length of the rental is not said")
            return .rental(Rental(period: nil))
        }
        return .rental(Rental(period: period, afterStart: time))
    }

    private mutating func preorder(_ node: JSONNode) -> Preorder {
        reportFields(of: node, known: CustomerFields.Preorder.table)
        return Preorder(release: date(of: node[CustomerFields.Preorder.release]))
    }

    private mutating func revocation(of node: JSONNode) -> Revocation? {
        typealias Fields = CustomerFields.Revocation
        guard let node = object(of: node, known: Fields.table) else { return nil }
        let kind: StatedValue<Revocation.Kind>? = value(of: node[Fields.kind])
        // That it was taken back stays, without its day. Whether a part was refunded is told by the kind, where there is one.
        return Revocation(
            date: date(of: node[Fields.date].deciding([])),
            kind: kind,
            reason: value(of: node[Fields.reason]),
            fraction: fraction(of: kind == nil ? node[Fields.fraction] : node[Fields.fraction].deciding([]))
        )
    }

    private mutating func fraction(of node: JSONNode) -> DecimalAmount? {
        guard !node.isAbsent else { return nil }
        if let fraction = node.string.flatMap({ DecimalAmount($0) }), fraction.billionths <= 1_000_000_000 {
            trace(.number(fraction), from: [node])
            return fraction
        }
        let expected = #"a decimal from "0" to "1" in double quotes"#
        warn(.invalidNumber, at: node, expected: expected, consequence: "the part refunded is not known")
        return nil
    }

    private mutating func progress(of node: JSONNode) -> CommitmentProgress? {
        typealias Fields = CustomerFields.Progress
        guard let node = object(of: node, known: Fields.table) else { return nil }
        return CommitmentProgress(
            billingPeriodNumber: count(of: node[Fields.billingPeriodNumber], from: 1),
            totalBillingPeriods: count(of: node[Fields.totalBillingPeriods], from: 1),
            expiresDate: date(of: node[Fields.expiresDate]),
            price: price(of: node[Fields.price])
        )
    }
}
