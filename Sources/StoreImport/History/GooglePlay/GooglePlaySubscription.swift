internal import StoreModel

/// What a `purchases.subscriptionsv2` resource says about all of its line items.
struct GooglePlaySubscription {
    let state: StatedValue<SubscriptionStatement.State>
    let startDate: Int64?
    let storefront: String?
    /// Why it was cancelled.
    let expirationReason: StatedValue<ExpirationReason>?
    /// When a pause ends.
    let resumesDate: Int64?
    /// "Test" for a purchase by a license tester; nothing is stated of any other.
    let environment: String?
}

/// One thing sold in a subscription, and what its records are joined by.
struct GooglePlayLineItem {
    let node: JSONNode
    let productID: String
    let orderID: String?
    /// `PurchaseTransaction.originalID` of all that is said about it.
    var originalID = ""
}

extension GooglePlayLineItem {
    /// The order of the first purchase: a renewal's has ".." and its number behind it.
    ///
    ///     GooglePlayLineItem.firstOrder(of: "GPA.3331-7311-8633-87504..58")    // "GPA.3331-7311-8633-87504"
    static func firstOrder(of orderID: String) -> String {
        let digits = orderID.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        let rest = orderID.dropLast(digits)
        guard digits > 0, rest.hasSuffix(".."), rest.utf8.count > 2 else { return orderID }
        return String(rest.dropLast(2))
    }

    /// The items with their original identifiers: the first order's, with the product where one order has several items.
    ///
    /// An item without an order (a purchase that is pending) gets a name that stays the same from one answer to the
    /// next: its product and the start of the subscription.
    static func identified(_ items: [GooglePlayLineItem], startDate: Int64?) -> [GooglePlayLineItem] {
        let orders = items.map { $0.orderID.map(firstOrder) }
        let uses = Dictionary(orders.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        let start = startDate.map { "@\($0)" } ?? ""
        var taken: Set<String> = []
        return zip(items, orders).enumerated().map { index, entry in
            var (item, order) = entry
            var name = "\(item.productID)\(start)#\(index)"
            if let order { name = uses[order] == 1 ? order : "\(order)/\(item.productID)" }
            if !taken.insert(name).inserted {
                name += "#\(index)"
                taken.insert(name)
            }
            item.originalID = name
            return item
        }
    }
}
