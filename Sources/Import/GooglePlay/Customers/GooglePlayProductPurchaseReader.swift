internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a `purchases.products` resource: one product that was bought once.
///
/// The answer may lack the product, which only the request names then: a caller adds it as `productId`.
struct GooglePlayProductPurchaseReader: GooglePlayPurchaseReader {
    private typealias Fields = GooglePlayFields.ProductPurchase

    let session: HistorySession

    mutating func readPurchase(_ node: JSONNode) {
        noteFields(of: node, Fields.table, isStated: true)
        let expected =
            "the product, which the request of purchases.products names: add it to the answer as \"productId\""
        guard let id = soldProduct(node[Fields.productId], expected: expected) else { return }
        let environment = environment(node[Fields.purchaseType])
        guard isExpected(testAt: node[Fields.purchaseType], environment) else { return }
        let token = text(of: node[Fields.purchaseToken])
        let date = instant(milliseconds: node[Fields.purchaseTimeMillis])
        var purchase = GooglePlayPurchase(
            productID: id,
            state: state(node[Fields.purchaseState].lenient, as: GooglePlayNames.numberedPurchaseStates),
            originalID: ""
        )
        let order = node[Fields.orderId]
        purchase.orderID = text(of: purchase.state == .known(.cancelled) ? order : order.deciding([]))
        purchase.isOrderUnreadable = !order.isAbsent && order.string == nil
        purchase.originalID = purchase.orderID ?? token ?? "\(id)@\(date.map { "\($0.milliseconds)" } ?? "")"
        purchase.purchaseDate = date
        purchase.isConsumed =
            stated(node[Fields.consumptionState].lenient, as: GooglePlayNames.numberedConsumptionStates) == .known(true)
        readQuantities(of: node[Fields.quantity], refundable: node[Fields.refundableQuantity], into: &purchase)
        purchase.storefront = storefront(of: node[Fields.regionCode])
        purchase.environment = environment
        noteOpen(purchase, stateAt: node[Fields.purchaseState])
        keep(purchase, at: node)
    }

    /// "Test" for a purchase by a license tester; nothing is stated of any other.
    private mutating func environment(_ node: JSONNode) -> String? {
        stated(node.lenient, as: GooglePlayNames.purchaseTypes)?.known.flatMap { $0 == .test ? "Test" : nil }
    }

    /// An optional instant in milliseconds since 1970, in a string as Google writes long numbers.
    private mutating func instant(milliseconds node: JSONNode) -> Instant? {
        guard !node.isAbsent else { return nil }
        let expected = "milliseconds since 1970"
        guard let number = node.wholeNumber, Instant.rfc3339Range.contains(Instant(milliseconds: number)) else {
            warn(.invalidDate, at: node, expected: expected, consequence: "the date is not known")
            return nil
        }
        return stated(Instant(milliseconds: number), at: node, expected: expected)
    }
}
