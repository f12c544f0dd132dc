internal import PaywrightJSON

/// The forms in which Paddle Billing states a customer's subscriptions.
enum PaddleForm {
    case subscription
    /// A transaction, which may be the next charge of a subscription.
    case transaction
    /// An answer of the API: one of these or a list of them as `data`.
    case answer
    /// A webhook: an event with its type, and the object that it is about as `data`.
    case event

    /// nil for an object of no form of Paddle's.
    init?(of node: JSONNode) {
        let data = node["data"]
        if Self.eventMarks.match(node) || (node.states("event_type") && Self.isSubscription(data)) {
            self = .event
        } else if Self.isSubscription(node) {
            self = .subscription
        } else if Self.isTransaction(node) {
            self = .transaction
        } else if [data].filter(\.isObject).contains(where: Self.isObject)
            || data.elements?.contains(where: Self.isObject) == true
        {
            self = .answer
        } else {
            return nil
        }
    }

    /// Other services have events with a type and data too: Paddle's states when it occurred, or an identifier of its own.
    private static let eventMarks = FormMarks(
        all: ["event_type", "data"],
        any: [["occurred_at", "event_id", "notification_id"]]
    )

    private static let subscriptionMarks = [
        "current_billing_period", "next_billed_at", "scheduled_change", "first_billed_at", "collection_mode",
    ]

    private static let transactionMarks = ["billing_period", "billed_at", "origin", "payments", "checkout"]

    /// Members of which an object of one of these forms states one.
    static let keys = ["event_type", "data"] + subscriptionMarks + transactionMarks

    private static func isObject(_ node: JSONNode) -> Bool { isSubscription(node) || isTransaction(node) }

    /// Whether it is a transaction: its identifier tells, and the fields show whose it is.
    static func isTransaction(_ node: JSONNode) -> Bool {
        guard let object = node.value?.objectValue, object["object"] == nil else { return false }
        return node["id"].text?.hasPrefix("txn_") == true && transactionMarks.contains { object[$0] != nil }
    }

    /// Another service's subscription has its identifier too: the fields show whose it is.
    private static func isSubscription(_ node: JSONNode) -> Bool {
        guard let object = node.value?.objectValue, object["object"] == nil else { return false }
        return node["id"].text?.hasPrefix("sub_") == true && subscriptionMarks.contains { object[$0] != nil }
    }

    /// Reads an object of this form.
    func read(_ node: JSONNode, in session: HistorySession) {
        var reader = PaddleSubscriptionReader(session: session)
        switch self {
        case .subscription: reader.read(node)
        case .transaction: PaddleTransactionReader.read(node, in: session)
        case .answer: reader.readAnswer(node)
        case .event: reader.readEvent(node)
        }
    }
}
