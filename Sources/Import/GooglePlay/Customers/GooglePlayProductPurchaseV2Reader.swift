internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a `purchases.productsv2` resource: for each line item a purchase, all in one state.
struct GooglePlayProductPurchaseV2Reader: GooglePlayPurchaseReader {
    private typealias Fields = GooglePlayFields.ProductPurchaseV2

    let session: HistorySession

    mutating func readPurchase(_ node: JSONNode) {
        noteFields(of: node, Fields.table, isStated: true)
        let environment = environment(node[Fields.testPurchaseContext])
        guard isExpected(testAt: node[Fields.testPurchaseContext], environment) else { return }
        let state = state(of: node[Fields.purchaseStateContext])
        // Until it is paid for, the time is not there.
        let completed = node[Fields.purchaseCompletionTime]
        let date = timestamp(of: completed)
        let order = text(of: node[Fields.orderId])
        let storefront = storefront(of: node[Fields.regionCode])
        let shared = session.doubts
        let items = elements(of: node[Fields.productLineItem], losing: "what was bought is left out")
        var named: Set<String> = []
        for (index, item) in items.enumerated() {
            session.doubts = shared
            guard var purchase = purchase(item, state: state) else { continue }
            // An order names one purchase of a product.
            purchase.orderID = named.insert(purchase.productID).inserted ? order : nil
            purchase.isOrderUnreadable = !node[Fields.orderId].isAbsent && node[Fields.orderId].string == nil
            // A purchase without an order gets a name that stays the same from one answer to the next.
            let name = order ?? "\(purchase.productID)@\(date.map { "\($0.milliseconds)" } ?? "")"
            purchase.originalID = items.count == 1 ? name : "\(name)/\(purchase.productID)#\(index)"
            purchase.purchaseDate = date
            purchase.wasCompleted = completed.isAbsent ? false : date.map { _ in true }
            (purchase.storefront, purchase.environment) = (storefront, environment)
            noteOpen(purchase, stateAt: node[Fields.purchaseStateContext])
            keep(purchase, at: item)
        }
        if items.isEmpty {
            fail(
                .notAHistory,
                at: node[Fields.productLineItem],
                found: "a purchase without a line item",
                expected: "a purchases.productsv2 resource",
                consequence: "it is left out"
            )
        }
    }

    private mutating func state(of node: JSONNode) -> StatedValue<GooglePlayPurchase.State> {
        typealias Fields = GooglePlayFields.PurchaseStateContext
        let context = object(of: node)
        if let context { noteFields(of: context, Fields.table, isStated: true) }
        return state((context ?? node)[Fields.purchaseState], as: GooglePlayNames.purchaseStates)
    }

    /// The presence of the object alone says that it is a test.
    private mutating func environment(_ node: JSONNode) -> String? {
        guard let test = object(of: node) else { return nil }
        noteFields(of: test, GooglePlayFields.TestPurchaseContext.table, isStated: true)
        return "Test"
    }

    // MARK: A line item

    private mutating func purchase(
        _ node: JSONNode,
        state: StatedValue<GooglePlayPurchase.State>
    ) -> GooglePlayPurchase? {
        typealias Fields = GooglePlayFields.ProductLineItem
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: "the line item is left out")
            return nil
        }
        noteFields(of: node, Fields.table, isStated: true)
        guard let id = soldProduct(node[Fields.productId], expected: "a product id") else { return nil }
        var purchase = GooglePlayPurchase(productID: id, state: state, originalID: "")
        if let details = object(of: node[Fields.productOfferDetails]) { readDetails(details, into: &purchase) }
        return purchase
    }

    private mutating func readDetails(_ node: JSONNode, into purchase: inout GooglePlayPurchase) {
        typealias Fields = GooglePlayFields.ProductOfferDetails
        noteFields(of: node, Fields.table, isStated: true)
        let consumption = stated(node[Fields.consumptionState], as: GooglePlayNames.consumptionStates)
        purchase.isConsumed = consumption == .known(true)
        readQuantities(of: node[Fields.quantity], refundable: node[Fields.refundableQuantity], into: &purchase)
        // The presence of the object alone says that it is a rental, for it has no fields: its end is not stated.
        if object(of: node[Fields.rentOfferDetails]) != nil { purchase.sale = .rental(Rental(period: nil)) }
        purchase.purchaseOptionID = text(of: node[Fields.purchaseOptionId])
        if let preorder = object(of: node[Fields.preorderOfferDetails]) {
            typealias Fields = GooglePlayFields.PreorderOfferDetails
            noteFields(of: preorder, Fields.table, isStated: true)
            let release = preorder[Fields.preorderReleaseTime]
            purchase.sale = .preorder(Preorder(release: timestamp(of: release)))
            if release.isAbsent {
                let expected = "when what was ordered before its release is released"
                withhold(release.facts, .undecided, .undecidedField, at: preorder, expected: expected)
            }
        }
    }
}
