internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads what Stripe states about a customer, in whatever it stands: an event, the `data` of one, a list, a customer with
/// subscriptions, a schedule, or a subscription itself.
struct StripeHistoryReader: HistoryFormReader {
    let session: HistorySession
    /// When what is being read was stated: an event is dated, an answer of the API is not.
    private var statedDate: Instant?
    /// What the event is about that is being read.
    private var eventType: JSONNode?
    /// The customer that the subscriptions stand in.
    private var customer: JSONNode?

    init(session: HistorySession) { self.session = session }

    mutating func read(_ node: JSONNode) {
        reportDuplicateKeys(in: node, notBelow: ["previous_attributes"])
        readObject(node)
    }

    private mutating func readObject(_ node: JSONNode) {
        if let inner = StripeSubject.enclosed(in: node) {
            // What stands beside the object is what it was before.
            if StripeObject(of: node) == .event {
                statedDate = seconds(of: node["created"])
                eventType = node["type"]
                noteStatedDate(statedDate)
            }
            return readObject(inner)
        }
        switch StripeObject(of: node) {
        case .list?, .searchResult?: readList(node)
        case .customer?: readCustomer(node)
        case .subscriptionSchedule?: readSchedule(node)
        case .subscription?: readSubscription(node, schedule: node[StripeFields.Subscription.schedule])
        case .invoice?:
            var reader = StripeInvoiceReader(session: session)
            reader.statedDate = statedDate
            reader.read(node)
        case .price?, .plan?, .product?, .coupon?, .promotionCode?, .discount?, .event?, nil:
            refuse(node, found: nil, expected: "a subscription, a customer or a schedule of Stripe’s")
        }
    }

    private mutating func readList(_ node: JSONNode) {
        let elements = elements(of: node["data"], losing: "the list is left out")
        for element in elements { readObject(element) }
        if flag(node["has_more"], default: false) {
            warn(
                .morePages,
                at: node["has_more"],
                found: "a page with another after it",
                expected: "the last page",
                consequence: "what stands on other pages is not known"
            )
        }
        // A list leaves out what has ended unless it is asked for: an empty one does not mean that nothing was bought.
        if elements.isEmpty { noteAnswer() }
    }

    private mutating func readCustomer(_ node: JSONNode) {
        let list = node["subscriptions"]
        guard StripeObject(of: list) == .list else {
            refuse(
                node,
                found: "a customer without subscriptions",
                expected: "a customer whose subscriptions are expanded, or a subscription"
            )
            return
        }
        customer = node
        readList(list)
        customer = nil
    }

    /// A schedule says what becomes of a subscription, which has the state: it is read with it.
    private mutating func readSchedule(_ node: JSONNode) {
        let subscription = node[StripeFields.Schedule.subscription]
        if subscription.isObject { return readSubscription(subscription, schedule: node) }
        let id = subscription.string
        if let id, session.lookup(StripeDocument.init).subscriptionIDs.contains(id) { return }
        refuse(
            node,
            found: id == nil ? "a schedule without a subscription" : "a schedule whose subscription is an id",
            expected: "the subscription, expanded or in the same input"
        )
    }

    private mutating func readSubscription(_ node: JSONNode, schedule: JSONNode) {
        var schedule = schedule
        if !schedule.isObject, schedule.isAbsent || schedule.text != nil, let id = node["id"].string {
            // Of several none is known to be the one that counts.
            let found = session.lookup(StripeDocument.init).schedules[id] ?? []
            if let only = found.first, found.count == 1 { schedule = only }
        }
        let customer = customer ?? node[StripeFields.Subscription.customer]
        let place = customer.isObject ? customer[StripeFields.Customer.id] : customer
        let losing = "the subscription is left out"
        guard isOfCustomer(names(of: [place], in: .stripe), at: place, losing: losing) else { return }
        StripeSubscriptionReader.read(
            node,
            schedule: schedule,
            customer: customer,
            statedDate: statedDate,
            eventType: eventType,
            in: session
        )
    }

    private mutating func refuse(_ node: JSONNode, found: String?, expected: String) {
        fail(.notAHistory, at: node, found: found, expected: expected, consequence: "it is left out")
    }

    private func noteAnswer() {
        session.history.coverage[.stripe] = session.history.coverage[.stripe] ?? .partial
        session.hasAnswer = true
    }
}
