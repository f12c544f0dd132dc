internal import PaywrightJSON

/// The objects of Stripe's API that something is read from. Every object states which it is, in its field `object`.
enum StripeObject: String {
    // MARK: What is sold
    case price
    /// What prices were called before 2020.
    case plan
    case product
    case coupon
    case promotionCode = "promotion_code"
    case discount

    // MARK: What was bought
    case subscription
    case subscriptionSchedule = "subscription_schedule"
    case customer
    /// A preview of the next invoice: an invoice that is made has an identifier of its own, and is no preview.
    case invoice

    // MARK: What holds others
    case event
    case list
    case searchResult = "search_result"

    /// nil for what is no object of these. RevenueCat names its objects alike, with fields that Stripe does not have.
    init?(of node: JSONNode) {
        guard let object = node["object"].string.flatMap(StripeObject.init),
            Self.othersFields.allSatisfy({ !node.states($0) })
        else { return nil }
        if object == .list || object == .searchResult, !node.states("data") { return nil }
        if object == .invoice, !Self.isPreview(node) { return nil }
        self = object
    }

    private static let othersFields = ["project_id", "store_identifier", "gives_access", "auto_renewal_status"]

    private static func isPreview(_ node: JSONNode) -> Bool {
        node.states("lines") && node["id"].string?.hasPrefix("upcoming_in") ?? true
    }

    /// Whether it states what is sold.
    var statesProducts: Bool {
        switch self {
        case .price, .plan, .product, .coupon, .promotionCode: true
        case .discount, .subscription, .subscriptionSchedule, .customer, .invoice, .event, .list, .searchResult: false
        }
    }

    /// Whether it states what a customer bought, or is charged.
    var statesPurchases: Bool {
        switch self {
        case .subscription, .subscriptionSchedule, .customer, .invoice: true
        case .price, .plan, .product, .coupon, .promotionCode, .discount, .event, .list, .searchResult: false
        }
    }
}

/// What an input of Stripe's is about, whatever it stands in: an event, a list, the `data` of an event.
enum StripeSubject {
    case products
    case customer
    /// Something else of Stripe's, by its name.
    case other(String)

    /// nil for what is none of Stripe's.
    init?(of node: JSONNode) {
        guard node.isObject, !node.states("schema") else { return nil }
        if let inner = Self.enclosed(in: node) {
            let isEvent = StripeObject(of: node) == .event
            guard let subject = StripeSubject(of: inner) ?? (isEvent ? .other("an event about something else") : nil)
            else { return nil }
            self = subject
            return
        }
        switch StripeObject(of: node) {
        case .event?: self = .other("an event without an object")
        case .list?, .searchResult?: self = Self.subject(ofList: node)
        case let object? where object.statesProducts: self = .products
        case let object? where object.statesPurchases: self = .customer
        case .some: self = .other("a discount")
        case nil:
            guard let name = node["object"].string, Self.isIdentifier(node["id"].string) else { return nil }
            self = .other("Stripe's object \(Excerpt.quoted(name))")
        }
    }

    /// What an event, or the `data` of one, is about.
    static func enclosed(in node: JSONNode) -> JSONNode? {
        if StripeObject(of: node) == .event {
            let object = node["data"]["object"]
            return object.isObject ? object : nil
        }
        let object = node["object"]
        return object.isObject ? object : nil
    }

    /// The elements of an empty list can only be told by where they were asked for.
    private static func subject(ofList node: JSONNode) -> StripeSubject {
        let subjects = (node["data"].elements ?? []).lazy.compactMap { StripeSubject(of: $0) }
        if let first = subjects.first(where: { if case .other = $0 { false } else { true } }) { return first }
        let path = node["url"].string ?? ""
        if ["prices", "products", "plans", "coupons"].contains(where: path.contains) { return .products }
        return path.contains("subscription") ? .customer : .other("a list of something else")
    }

    /// Whether a text is made as Stripe makes its identifiers: letters, "_", and letters or digits.
    private static func isIdentifier(_ text: String?) -> Bool {
        guard let parts = text?.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false) else {
            return false
        }
        return parts.count == 2 && (2...6).contains(parts[0].utf8.count) && parts[1].utf8.count > 3
    }
}
