internal import PaywrightJSON

/// What stands in one input, where an object names another by its identifier alone.
struct StripeDocument {
    /// The schedules, by the identifier of their subscription.
    private(set) var schedules: [String: [JSONNode]] = [:]
    /// The identifiers of the subscriptions.
    private(set) var subscriptionIDs: Set<String> = []

    init(_ root: JSONNode) { add(root) }

    private mutating func add(_ node: JSONNode) {
        if let elements = node.elements { return elements.forEach { add($0) } }
        if let inner = StripeSubject.enclosed(in: node) { return add(inner) }
        switch StripeObject(of: node) {
        case .list?, .searchResult?: add(node["data"])
        case .customer?: add(node["subscriptions"])
        case .subscriptionSchedule?:
            if let id = node["subscription"].string { schedules[id, default: []].append(node) }
        case .subscription?:
            if let id = node["id"].string { subscriptionIDs.insert(id) }
        case .price?, .plan?, .product?, .coupon?, .promotionCode?, .discount?, .invoice?, .event?, nil: break
        }
    }
}
