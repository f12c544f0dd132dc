internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// What a `purchases.subscriptionsv2` resource says about all of its line items.
struct GooglePlaySubscription {
    let state: StatedValue<SubscriptionStatement.State>
    let startDate: Instant?
    let storefront: String?
    /// Why it was cancelled.
    let expirationReason: StatedValue<ExpirationReason>?
    /// When the customer cancelled, where that is stated.
    let cancelDate: Instant?
    /// When a pause ends.
    let resumesDate: Instant?
    /// "Test" for a purchase by a license tester; nothing is stated of any other.
    let environment: String?
    /// Whether an item renews, or is of a plan that is paid in advance: one at least does in a subscription that is active.
    let hasItemThatGoesOn: Bool
    /// Whether another purchase is named whose place this one takes.
    let isReplacement: Bool

    /// Why an item ended: a cancellation at the very instant of its end is a revocation, for a customer who turns renewal
    /// off keeps the rest of the period. Its cause is not stated.
    func expirationReason(ofItemEnding end: Instant?) -> StatedValue<ExpirationReason>? {
        guard expirationReason == .known(.customerCancelled), let cancelDate, let end else { return expirationReason }
        return end.isNear(cancelDate, within: Self.sameInstant) ? nil : expirationReason
    }

    /// Whether it was stated after an item's end that it was cancelled, so that nobody has turned its renewal on again since. What has run out
    /// is EXPIRED, and CANCELED only where its end had passed when it was cancelled: in an account hold.
    func isCancelled(after end: Instant?) -> Bool {
        guard let end, expirationReason != .known(.storeCancelled) else { return true }
        return cancelDate.map { $0.milliseconds(since: end) >= -Self.sameInstant } ?? false
    }

    /// Google does not stamp both at once: a minute, in milliseconds.
    private static let sameInstant: Int64 = 60_000
}

/// One thing sold in a subscription, and what its records are joined by.
struct GooglePlayLineItem {
    let node: JSONNode
    let productID: String
    var orderID: String?
    /// Whether it takes another item's place only later.
    var hasNotBegun = false
    /// Whether another item of the subscription has taken its place.
    var isReplaced = false
    /// `PurchaseTransaction.originalID` of all that is said about it.
    var originalID = ""
    /// What cannot be told of it alone.
    var doubts: [Doubt] = []
    /// Which order its latest one is: 0 for the first purchase.
    var orderNumber: Int? { orderID.map(Self.orderNumber) }

    /// Its end, where that can be read.
    var end: Instant? { node[GooglePlayFields.Item.expiryTime].string.flatMap { Instant(rfc3339: $0) } }

    /// Whether it has an end, does not renew, and is to be replaced by nothing.
    var hasStopped: Bool {
        typealias Fields = GooglePlayFields.Item
        let renews = node[Fields.autoRenewingPlan][GooglePlayFields.Plan.autoRenewEnabled]
        return node.states(Fields.expiryTime) && !node.states(Fields.deferredItemReplacement)
            && (renews.isAbsent || renews.value?.boolValue == false)
    }
}

extension GooglePlayLineItem {
    /// The order of the first purchase: a renewal's has ".." and its number after it.
    ///
    ///     GooglePlayLineItem.firstOrder(of: "GPA.3331-7311-8633-87504..58")    // "GPA.3331-7311-8633-87504"
    static func firstOrder(of orderID: String) -> String { renewal(in: orderID).map { String($0.first) } ?? orderID }

    /// Which order of its subscription an identifier is of: 0 for the first purchase, and Google counts renewals from 0.
    ///
    ///     GooglePlayLineItem.orderNumber(of: "GPA.3331-7311-8633-87504..58")    // 59
    static func orderNumber(of orderID: String) -> Int {
        renewal(in: orderID).map { min($0.number, .max - 1) + 1 } ?? 0
    }

    /// The first order's identifier and the number of a renewal; nil for a first order.
    private static func renewal(in orderID: String) -> (first: Substring, number: Int)? {
        let digits = orderID.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        let rest = orderID.dropLast(digits)
        guard digits > 0, rest.hasSuffix(".."), rest.utf8.count > 2 else { return nil }
        return (rest.dropLast(2), Int(orderID.suffix(digits)) ?? .max)
    }

    /// The items with those marked that have not begun: beside an item with a deferred replacement, one without an end.
    /// The order that the resource names is not theirs.
    static func begun(_ items: [GooglePlayLineItem]) -> [GooglePlayLineItem] {
        typealias Fields = GooglePlayFields.Item
        // What cannot be read may be the replacement by another item; it is none that the item itself is known to have.
        let replaced = items.count { $0.node.states(Fields.deferredItemReplacement) }
        guard replaced > 0 else { return items }
        return items.map { item in
            var item = item
            let replacement = item.node[Fields.deferredItemReplacement]
            let isBeside = replaced > (replacement.isAbsent ? 0 : 1)
            item.hasNotBegun = isBeside && !replacement.isObject && !item.node.states(Fields.expiryTime)
            if item.hasNotBegun { item.orderID = nil }
            return item
        }
    }

    /// The items with their original identifiers: the first order's, with the product where one order has several items.
    ///
    /// An item without an order (a purchase that is pending) gets a name that stays the same from one answer to the
    /// next: its product and the start of the subscription.
    static func identified(_ items: [GooglePlayLineItem], startDate: Instant?) -> [GooglePlayLineItem] {
        let orders = items.map { $0.orderID.map(firstOrder) }
        let uses = Dictionary(orders.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        let start = startDate.map { "@\($0.milliseconds)" } ?? ""
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
