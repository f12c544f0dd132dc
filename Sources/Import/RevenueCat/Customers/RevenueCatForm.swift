internal import PaywrightJSON

/// The forms in which RevenueCat states a customer's purchases.
enum RevenueCatForm {
    /// REST, version 1: `GET /v1/subscribers/{id}`, with or without what stands around the subscriber.
    case subscriber
    /// REST, version 2: a customer, a subscription, a purchase or a list of them.
    case object
    /// An event of a webhook, with or without what stands around it.
    case event

    /// nil for an object of no form of RevenueCat's.
    init?(of node: JSONNode) {
        if Self.isSubscriber(node["subscriber"]) || Self.isSubscriber(node) || Self.answerMarks.match(node) {
            self = .subscriber
        } else if Self.isEvent(node["event"]) || Self.isEvent(node) {
            self = .event
        } else if Self.isObject(node) {
            self = .object
        } else {
            return nil
        }
    }

    /// Members of which an object of one of these forms states one.
    static let keys = [
        "subscriber", "subscriptions", "request_date", "request_date_ms", "event", "app_user_id", "event_timestamp_ms",
        "object",
    ]

    /// The answer around a subscriber.
    private static let answerMarks = FormMarks(any: [["request_date", "request_date_ms"]], containers: ["subscriber"])

    /// Other services list subscriptions by name too: RevenueCat's subscriber has what it calls the customer or what is not a
    /// subscription, or its entitlements name products as it does.
    private static let subscriberMarks = FormMarks(
        any: [["original_app_user_id", "non_subscriptions", "first_seen"]],
        none: ["profile_id", "paid_access_levels"],
        containers: ["subscriptions"]
    )

    private static func isSubscriber(_ node: JSONNode) -> Bool {
        guard node["subscriptions"].isObject else { return false }
        let entitlements = node["entitlements"]
        return subscriberMarks.match(node)
            || (entitlements.isObject && entitlements.members.allSatisfy { $0.states("product_identifier") })
    }

    private static let eventMarks = FormMarks(any: [["app_user_id", "event_timestamp_ms"]], beginnings: ["type": ""])

    /// Other services send events too: RevenueCat's has the customer's name in the app, or its own clock, beside the type.
    private static func isEvent(_ node: JSONNode) -> Bool {
        eventMarks.match(node)
    }

    /// Other services name their objects so too: the fields beside the name show whose it is.
    private static func isObject(_ node: JSONNode) -> Bool {
        func has(_ name: String) -> Bool { node.states(name) }
        return switch node["object"].string {
        case "subscription": has("gives_access") || has("auto_renewal_status")
        case "purchase": has("purchased_at") && has("store")
        case "customer": has("project_id") || has("active_entitlements")
        case "customer.active_entitlement": true
        case "list": node["items"].elements.map { $0.isEmpty || $0.contains(where: isObject) } ?? false
        default: false
        }
    }

    /// Reads an object of this form.
    func read(_ node: JSONNode, in session: HistorySession) {
        switch self {
        case .subscriber: RevenueCatSubscriberReader.read(node, in: session)
        case .object: RevenueCatObjectReader.read(node, in: session)
        case .event: RevenueCatEventReader.read(node, in: session)
        }
    }
}
