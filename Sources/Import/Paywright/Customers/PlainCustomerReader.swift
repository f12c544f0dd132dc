internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads the package's own form, for records of Stripe or in-house ones, which a person can write:
///
///     {"schema": "paywright/customer/1", "customer": "u-1001", "complete": true,
///      "purchases": [{"productID": "pro.monthly", "purchaseDate": "2026-10-01T08:00:00Z",
///                     "expiresDate": "2026-11-01T08:00:00Z", "price": {"amount": "9.99", "currency": "EUR"}}],
///      "subscriptions": [{"productID": "pro.monthly", "renewsAutomatically": true}]}
///
/// Fields are named like the properties of `PurchaseTransaction`, `RenewalInfo` and `SubscriptionStatement`, the
/// values of enumerations like their cases. `inputs` takes what stores say of the same customer, in any other form.
/// `Examples/customer-1.schema.json` describes all of it, and `Examples/customers` has customers to start from.
struct PlainCustomerReader: HistoryFormReader {
    private static let schema = "paywright/customer/1"

    let session: HistorySession
    /// What is stated once for all records.
    var header = PlainHeader()
    /// The records of which it is not known what they belong to.
    var unclear: [PlainRecords.Unclear] = []

    init(session: HistorySession) { self.session = session }

    mutating func read(_ node: JSONNode) {
        // Of one customer nothing follows for another input.
        let outer = session.doubts
        session.doubts = []
        defer { session.doubts = outer }
        typealias Fields = CustomerFields.Customer
        guard node[Fields.schema].string == Self.schema else {
            fail(
                .unknownSchema,
                at: node[Fields.schema],
                expected: "\"\(Self.schema)\"",
                consequence: "the customer is left out"
            )
            return
        }
        reportFields(of: node, known: Fields.table)
        reportDuplicateKeys(in: node, notBelow: ["inputs"])
        let customer = node[Fields.customer].deciding([])
        let losing = "the customer is left out"
        guard isOfCustomer(names(of: [customer], in: .caller), at: customer, losing: losing) else { return }
        if let name = text(of: customer) { session.history.customer = session.history.customer ?? name }
        readHeader(node)
        // A list that is lost leaves in doubt only what may belong to what is in it.
        let list = node[Fields.inputs].deciding([])
        let isStated = readRecords(node)
        let inputs = elements(of: list, losing: "the inputs are left out")
        readInputs(inputs, of: list)
        guard !isStated, inputs.isEmpty else { return }
        fail(
            .notAHistory,
            at: node,
            found: "a customer without purchases, subscriptions or inputs that can be read",
            expected: "at least one, or \"complete\": true for a customer who has bought nothing",
            consequence: "the customer is left out"
        )
    }

    /// Reads what is stated once for all records, and what it leaves open of them.
    private mutating func readHeader(_ node: JSONNode) {
        header.statedDate = date(of: node[CustomerFields.Customer.asOf])
        noteStatedDate(header.statedDate)
        header.doubts = session.doubts
        session.doubts = []
        header.store = storeName(of: node[CustomerFields.Customer.store])
        header.doubtsOfStore = session.doubts
        session.doubts = []
    }

    /// Reads what the form itself says of purchases; false if it says nothing that can be read.
    private mutating func readRecords(_ node: JSONNode) -> Bool {
        typealias Fields = CustomerFields.Customer
        let isComplete = flag(node[Fields.complete].deciding([]), default: false)
        let losing = "what is in it is left out"
        let lists = [node[Fields.purchases].deciding([]), node[Fields.subscriptions].deciding([])]
        let purchaseNodes = elements(of: lists[0], losing: losing)
        let subscriptionNodes = elements(of: lists[1], losing: losing)
        var records = PlainRecords()
        for element in purchaseNodes {
            if let purchase = purchase(element) {
                records.purchases.append(purchase)
                if purchase.id == nil, element.states(CustomerFields.Purchase.id) {
                    let place = place(of: element[CustomerFields.Purchase.id])
                    records.unidentified[purchase.productID] =
                        Doubt(facts: .access, reason: .unreadable, field: place.path)
                }
            } else {
                noteLost(element, isPurchase: true)
            }
        }
        header.isAlone =
            subscriptionNodes.count <= 1 && !session.isInsideInputs && node[Fields.inputs].isAbsentOrEmpty
            && records.purchases.allSatisfy { $0.productID == records.purchases.first?.productID }
        for element in subscriptionNodes {
            if let subscription = subscription(element, among: &records) {
                records.subscriptions.append(subscription)
            } else {
                noteLost(element, isPurchase: false)
            }
        }
        for (list, isPurchase) in zip(lists, [true, false]) where !list.isAbsent && list.elements == nil {
            noteLost(list, isPurchase: isPurchase)
        }
        records.spread(unclear)
        reportAmbiguities(records.join())
        records.stampPeriods()
        for index in records.subscriptions.indices where records.hasOtherEnd(records.subscriptions[index].renewal) {
            noteOtherEnd(of: &records.subscriptions[index])
        }
        for index in records.subscriptions.indices { noteOtherKind(of: index, in: &records) }
        leaveOutUnexpected(of: &records)
        var stores = records.stores
        if let store = header.store { stores.insert(store) }
        if stores.isEmpty { stores = [.other] }
        let isAnythingStated = isComplete || !purchaseNodes.isEmpty || !subscriptionNodes.isEmpty
        if isAnythingStated, refusesUnsigned(node, of: stores) { return false }
        session.history.transactions += records.purchases
        for subscription in records.subscriptions {
            if subscription.saysWhatComes { session.history.renewals.append(subscription.renewal) }
            if let statement = subscription.statement { session.history.statements.append(statement) }
        }
        let isWhole =
            records.purchases.count == purchaseNodes.count && records.subscriptions.count == subscriptionNodes.count
            && lists.allSatisfy { $0.isAbsent || $0.elements != nil }
        let isEmpty = records.purchases.isEmpty && records.subscriptions.isEmpty
        guard !isEmpty || isWhole && (isComplete || lists.contains { !$0.isAbsent }) else { return false }
        // With a record lost, it is not known any more what the customer has never bought.
        if isComplete, !isWhole { reportLoss(at: node[Fields.complete].deciding([])) }
        for store in stores {
            if isComplete, isWhole { session.history.coverage[store] = .full }
            session.history.coverage[store] = session.history.coverage[store] ?? .partial
        }
        session.hasAnswer = true
        return true
    }

    /// Takes note of a purchase or a subscription that is left out, or of a whole list of them.
    private mutating func noteLost(_ node: JSONNode, isPurchase: Bool) {
        // What is of another app was left out because it can be read.
        guard !header.isOfOthers else {
            header.isOfOthers = false
            return
        }
        unclear.append(
            PlainRecords.Unclear(
                isPurchase: isPurchase,
                id: isPurchase ? node[CustomerFields.Purchase.id].text : nil,
                originalID: node[CustomerFields.Purchase.originalID].text,
                productID: node[CustomerFields.Purchase.productID].text,
                doubt: Doubt(facts: .access, reason: .unreadable, field: place(of: node).path)
            )
        )
    }

    /// A subscription states neither app nor environment: where one is expected, a purchase that does must be its own.
    private mutating func leaveOutUnexpected(of records: inout PlainRecords) {
        guard !expectation.isAny else { return }
        for subscription in records.removeSubscriptionsWithoutPurchase() {
            productID = subscription.renewal.productID
            let node = subscription.node
            _ = isExpected(StatedOrigin(), at: (node, node), losing: "the subscription is left out")
        }
        productID = nil
    }

    /// Reads what stores say of the customer. The forms of stores hold no inputs, and ours inside it may not either.
    private mutating func readInputs(_ inputs: [JSONNode], of node: JSONNode) {
        guard !inputs.isEmpty else { return }
        guard !session.isInsideInputs else {
            fail(
                .nestedTooDeeply,
                at: node,
                found: "inputs inside of inputs",
                expected: "one list of inputs",
                consequence: "they are left out"
            )
            return
        }
        session.isInsideInputs = true
        for input in inputs { HistoryInputReader.read(input, in: session) }
        session.isInsideInputs = false
    }

    /// Takes note of a subscription that is stated to renew, of which something was bought that does not: which of them it is, is not known.
    private mutating func noteOtherKind(of index: Int, in records: inout PlainRecords) {
        let renewal = records.subscriptions[index].renewal
        let bought = records.purchasesThatDoNotRenew(of: renewal)
        guard renewal.renewsAutomatically == true, !bought.isEmpty else { return }
        productID = renewal.productID
        defer { productID = nil }
        let node = records.subscriptions[index].node[CustomerFields.Subscription.renewsAutomatically]
        warn(
            .contradictoryFields,
            at: node.deciding([]),
            expected: "false, as the kind of product that was bought does not renew",
            consequence: "the status is not known"
        )
        let doubt = Doubt(facts: .access, reason: .undecided, field: place(of: node).path)
        records.subscriptions[index].renewal.doubts.add(doubt)
        for index in bought { records.purchases[index].doubts.add(doubt) }
    }

    /// Takes note of a renewal on another day than the end of what was bought. Which of them lies ahead, depends on the moment; that both
    /// did when they were stated is reported.
    private mutating func noteOtherEnd(of subscription: inout PlainSubscription) {
        let node = subscription.node[CustomerFields.Subscription.renewalDate]
        subscription.renewal.otherEndField = place(of: node).path
        guard let end = subscription.renewal.answer.periodEnd, let date = subscription.renewal.renewalDate,
            let stated = header.statedDate, min(end, date) > stated
        else { return }
        productID = subscription.renewal.productID
        defer { productID = nil }
        let consequence = "neither the day nor the amount of the next charge is told"
        note(
            .contradictoryFields,
            at: node,
            expected: "the end that the purchase states, \(end)",
            consequence: consequence
        )
    }

    private mutating func reportLoss(at node: JSONNode) {
        warn(
            .contradictoryFields,
            at: node,
            found: "a complete history with records that cannot be read",
            expected: "records that can all be read",
            consequence: "the history is taken as incomplete"
        )
    }

    private mutating func reportAmbiguities(_ ambiguous: [PlainSubscription]) {
        for subscription in ambiguous {
            productID = subscription.renewal.productID
            warn(
                .contradictoryFields,
                at: subscription.node[CustomerFields.Subscription.originalID],
                found: "purchases of several subscriptions to the product",
                expected: "the originalID of one of them",
                consequence: "it belongs to none of the purchases"
            )
        }
        productID = nil
    }
}
