internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a subscription: for each of its items a transaction, renewal information and a statement. Items can differ in
/// interval and end, so each has its own date; those of one day are charged at once, and one of them has the total.
struct StripeSubscriptionReader: HistoryFormReader {
    let session: HistorySession
    private var schedule: JSONNode?
    private var customer: JSONNode?
    private var statedDate: Instant?
    /// The type of the event that it stands in.
    private var eventType: JSONNode?

    init(session: HistorySession) { self.session = session }

    /// Reads a subscription with its schedule and its customer, as it was stated at an instant.
    static func read(
        _ node: JSONNode,
        schedule: JSONNode,
        customer: JSONNode,
        statedDate: Instant?,
        eventType: JSONNode? = nil,
        in session: HistorySession
    ) {
        var reader = StripeSubscriptionReader(session: session)
        reader.schedule = schedule
        reader.customer = customer
        reader.statedDate = statedDate
        reader.eventType = eventType
        reader.read(node)
    }

    mutating func read(_ node: JSONNode) {
        // Of one subscription nothing follows for another.
        let outer = session.doubts
        session.doubts = []
        defer { (productID, session.doubts) = (nil, outer) }
        noteFields(of: node, StripeFields.Subscription.table)
        guard let id = text(of: node[StripeFields.Subscription.id]) else {
            let expected = "the id of a subscription"
            let place = node[StripeFields.Subscription.id]
            fail(.notAHistory, at: place, expected: expected, consequence: "the subscription is left out")
            return
        }
        let subscription = subscription(node, id: id)
        if let eventType, eventType.text == "customer.subscription.deleted", !subscription.hasEnded {
            withhold(
                .access,
                .undecided,
                .contradictoryFields,
                at: eventType,
                expected: "a type that the status of the subscription states too"
            )
        }
        if subscription.runs, let customer = subscription.customer {
            noteFields(of: customer, StripeFields.Customer.table)
        }
        if let environment = subscription.environment {
            // The object never names its app: a caller that has it asked for that merchant’s.
            let origin = StatedOrigin(bundleID: expectation.bundleID, environment: environment)
            let place = node[StripeFields.Subscription.livemode]
            guard isExpected(origin, at: (place, place), losing: "the subscription is left out") else { return }
        }
        var items = items(of: subscription)
        let counts = Dictionary(items.map { ($0.productID, 1) }, uniquingKeysWith: +)
        for index in items.indices {
            items[index].sharesPrice = (counts[items[index].productID] ?? 1) > 1
            items[index].originalID =
                items.count == 1 ? id : "\(id)/\(items[index].node[StripeFields.Item.id].string ?? "\(index)")"
        }
        reportSeveralRenewals(of: items, in: subscription)
        let shared = session.doubts
        let first = (session.history.transactions.endIndex, session.history.renewals.endIndex)
        for item in items {
            productID = item.productID
            session.doubts = shared.merging(item.doubts)
            add(item, of: subscription, among: items)
        }
        if items.count > 1 {
            let ends = (session.history.transactions.endIndex, session.history.renewals.endIndex)
            chargeAtOnce(items, first.0..<ends.0, first.1..<ends.1)
        }
        if items.isEmpty { addStatement(of: subscription, originalID: id, productID: nil, periodEnd: nil) }
        session.history.coverage[.stripe] = session.history.coverage[.stripe] ?? .partial
        session.hasAnswer = true
    }

    // MARK: The subscription

    private mutating func subscription(_ node: JSONNode, id: String) -> StripeSubscription {
        typealias Fields = StripeFields.Subscription
        let status = status(node[Fields.status])
        let endDate = seconds(of: node[Fields.endedAt])
        let isOver = [.canceled, .incompleteExpired].contains(status.known)
        if endDate != nil, status.known != nil, !isOver {
            warn(
                .contradictoryFields,
                at: node[Fields.status],
                expected: "canceled, as the subscription has an ended_at",
                consequence: "it ends at that time"
            )
        }
        let cancels = node[Fields.cancelAtPeriodEnd]
        let customer = expanded(customer ?? node[Fields.customer])
        let currency = node[Fields.currency]
        let presentment = presentment(node[Fields.presentmentDetails])
        return StripeSubscription(
            node: node,
            id: id,
            status: status,
            startDate: seconds(
                of: node[node[Fields.startDate].isUnstated ? Fields.created : Fields.startDate].deciding([]),
                isBackdated: true
            ),
            endDate: endDate,
            trialStart: seconds(of: node[Fields.trialStart].deciding([]), isBackdated: true),
            trialEnd: seconds(of: node[Fields.trialEnd]),
            cancelDate: seconds(of: node[Fields.cancelAt]),
            cancelledDate: seconds(of: node[Fields.canceledAt]),
            cancelsAtPeriodEnd: flag(cancels) ?? (cancels.isAbsent ? false : nil),
            isInvoiced: isInvoiced(
                by: node[Fields.collectionMethod].isAbsent ? node[Fields.billing] : node[Fields.collectionMethod]
            ),
            pauseCause: status.known == .paused ? pauseCause(node, customer) : nil,
            isCollectionPaused: isCollectionPaused(node[Fields.pauseCollection]),
            needsPaymentMethod: status.known == .trialing && mayEndUnpaid(node, customer),
            orderID: stripeID(of: node[Fields.latestInvoice]),
            expirationReason: expirationReason(node, isOver: endDate != nil || isOver),
            environment: flag(node[Fields.livemode]) == false ? "Test" : nil,
            statedDate: statedDate,
            currency: currency.isAbsent ? nil : stripeCurrency(of: currency, losing: "what is charged is not known"),
            presentment: presentment,
            customer: customer,
            country: customer.flatMap { country(of: $0) },
            schedule: schedule ?? node[Fields.schedule]
        )
    }

    /// Where the customer is, as Stripe has found for tax, else by the address; nil where the two disagree.
    private mutating func country(of customer: JSONNode) -> String? {
        let location = customer[StripeFields.Customer.tax][StripeFields.CustomerTax.location]
        let address = customer[StripeFields.Customer.address]
        let places = [location[StripeFields.TaxLocation.country], address[StripeFields.CustomerAddress.country]]
        let countries = places.compactMap { storefront(of: $0) }
        return Set(countries).count == 1 ? countries.first : nil
    }

    /// The currency that the customer pays in, where it is another one, at the rate of the day: what that comes to is not known.
    private mutating func presentment(_ node: JSONNode) -> CurrencyCode? {
        guard let details = object(of: node), details.value?.isNothing == false else { return nil }
        let expected = "none, as the customer pays in another currency, at the rate of the day"
        withhold(.amount, .undecided, .undecidedField, at: node, expected: expected)
        let currency = details[StripeFields.PresentmentDetails.presentmentCurrency]
        return currency.isAbsent ? nil : stripeCurrency(of: currency, losing: "what is charged is not known")
    }

    /// Whether the customer is sent invoices, by a method of collection; nil where that is not stated.
    mutating func isInvoiced(by method: JSONNode) -> StatedValue<Bool>? {
        stated(method, as: StripeNames.collectionMethods)
    }

    private mutating func isCollectionPaused(_ node: JSONNode) -> Bool {
        guard let pause = object(of: node) else { return false }
        noteFields(of: pause, StripeFields.PauseCollection.table, isStated: true)
        return true
    }

    /// Whether a trial may end without a payment: for want of a payment method it is to end, or nothing can be charged, as the customer,
    /// who is expanded, has none.
    private mutating func mayEndUnpaid(_ node: JSONNode, _ customer: JSONNode?) -> Bool {
        typealias Fields = StripeFields.Subscription
        if needsPaymentMethod(node, customer) { return true }
        let method = node[Fields.collectionMethod].isAbsent ? node[Fields.billing] : node[Fields.collectionMethod]
        guard method.isAbsent || method.string == "charge_automatically" else { return false }
        return hasPaymentMethod(node, customer) == false
    }

    /// Whether it ends or is paused where a trial is over without a payment method, and none is known.
    private mutating func needsPaymentMethod(_ node: JSONNode, _ customer: JSONNode?) -> Bool {
        typealias Fields = StripeFields.Subscription
        noteFields(of: node[Fields.trialSettings], StripeFields.TrialSettings.table)
        let ending = node[Fields.trialSettings][StripeFields.TrialSettings.endBehavior]
        noteFields(of: ending, StripeFields.EndBehavior.table)
        let missing = ending[StripeFields.EndBehavior.missingPaymentMethod]
        guard stated(missing, as: StripeNames.missingPaymentMethods)?.known == true else { return false }
        return hasPaymentMethod(node, customer) != true
    }

    /// Whether there is a payment method; nil where the customer, who may have one, does not state that.
    private mutating func hasPaymentMethod(_ node: JSONNode, _ customer: JSONNode?) -> Bool? {
        typealias Fields = StripeFields.Subscription
        if hasReference(node[Fields.defaultPaymentMethod]) || hasReference(node[Fields.defaultSource]) { return true }
        guard let customer else { return nil }
        let settings = object(of: customer[StripeFields.Customer.invoiceSettings])
        if hasReference(customer[StripeFields.Customer.defaultSource]) { return true }
        return settings.map { hasReference($0[StripeFields.CustomerInvoiceSettings.defaultPaymentMethod]) }
    }

    /// Why it is paused. Versions before 2026 do not state it: there a trial without a payment method, in whose period it still
    /// is, tells it.
    private mutating func pauseCause(_ node: JSONNode, _ customer: JSONNode?) -> PauseCause? {
        typealias Fields = StripeFields.Subscription
        if let details = object(of: node[Fields.statusDetails]) {
            noteFields(of: details, StripeFields.StatusDetails.table, unknown: .cause)
            guard let paused = object(of: details[StripeFields.StatusDetails.paused]) else { return nil }
            noteFields(of: paused, StripeFields.PausedDetails.table, unknown: .cause)
            let pause = object(of: paused[StripeFields.PausedDetails.subscription])
            if let pause { noteFields(of: pause, StripeFields.Pause.table, unknown: .cause) }
            return pause.flatMap { stated($0[StripeFields.Pause.type], as: StripeNames.pauses) }?.known ?? nil
        }
        guard !node.states(Fields.statusDetails), needsPaymentMethod(node, customer) else { return nil }
        let first = node[Fields.items][StripeFields.List.data].elements?.first?[StripeFields.Item.currentPeriodStart]
        let place = node.states(Fields.currentPeriodStart) ? node[Fields.currentPeriodStart] : first
        guard let trialEnd = seconds(of: node[Fields.trialEnd]), let start = place.flatMap({ seconds(of: $0) }),
            start <= trialEnd
        else { return nil }
        return .freeTrialEnded
    }

    private mutating func status(_ node: JSONNode) -> StatedValue<StripeStatus> {
        if let status = stated(node, as: StripeNames.statuses) { return status }
        if node.isAbsent {
            warn(.unknownValue, at: node, expected: "a status", consequence: "the state is not known")
        }
        return .unrecognized("")
    }

    /// Why it ended, or will end. A cancellation may be the merchant’s; only the customer leaves feedback.
    private mutating func expirationReason(_ node: JSONNode, isOver: Bool) -> StatedValue<ExpirationReason>? {
        let place = node[StripeFields.Subscription.cancellationDetails]
        let cancels = node[StripeFields.Subscription.cancelAtPeriodEnd].truth == true
        let isCancelled = cancels || node.states(StripeFields.Subscription.cancelAt)
        guard isOver || isCancelled, let details = object(of: place) else { return nil }
        typealias Fields = StripeFields.CancellationDetails
        noteFields(of: details, Fields.table, unknown: .cause)
        let reason = stated(details[Fields.reason], as: StripeNames.cancellationReasons)
        let isCustomers = text(of: details[Fields.feedback]) != nil || text(of: details[Fields.comment]) != nil
        guard reason == .known(.storeCancelled) else { return reason }
        if isCustomers { return .known(.customerCancelled) }
        // That it was asked for is a reason of an end, and tells nothing of a subscription that runs: nobody is named.
        return isOver ? .known(.other) : nil
    }

    // MARK: What is said of an item

    private mutating func add(_ item: StripeItem, of subscription: StripeSubscription, among items: [StripeItem]) {
        let end = end(of: item, in: subscription, among: items)
        let discounts = discounts(of: item, in: subscription)
        let offer = runningOffer(of: item, in: subscription, discounts: discounts, isOnly: items.count == 1)
        var transaction = PurchaseTransaction(store: .stripe, productID: item.productID)
        transaction.id = orderID(of: item, in: subscription)
        transaction.originalID = item.originalID
        transaction.otherIDs = item.node[StripeFields.Item.id].string.map { [$0] } ?? []
        transaction.otherProductIDs = item.price?.productID.map { [$0] } ?? []
        transaction.productType = .known(.autoRenewable)
        transaction.groupID = item.price?.productID
        transaction.purchaseDate = item.periodStart
        transaction.originalPurchaseDate = subscription.startDate
        transaction.expiresDate = paidUntil(item, end: end, in: subscription)
        transaction.quantity = item.quantity
        transaction.offer = offer
        transaction.storefront = subscription.country
        transaction.environment = subscription.environment
        transaction.statedDate = subscription.statedDate

        var renewal = RenewalInfo(store: .stripe, originalID: item.originalID)
        renewal.productID = item.productID
        renewal.renewsAutomatically = end.renews
        if subscription.runs, end.renews == true {
            renewal.renewalProductID = end.productID
            renewal.renewalDate = end.end
            renewal.statedPeriod = (end.productID == item.productID ? item.price : end.nextPrice)?.period
            let charge = charge(for: end, item: item, in: subscription, among: items, discounts: discounts)
            renewal.renewalPrice = charge.price
            // What several items come to is for none of their numbers.
            renewal.quantity = charge.price != nil && items.count == 1 ? end.quantity : nil
            renewal.renewalTax = charge.price?.isFree == false ? charge.tax : nil
            renewal.offer = charge.offer
            // Another price of the same product for the same period is no other plan.
            if item.isSamePlan(as: end.nextPrice) {
                renewal.renewalProductID = item.productID
                renewal.chargedProductID = end.productID
                let change = priceChange(of: item, to: end, price: charge.price)
                // What one of several items costs is charged with the others; where these change too, it is not known whether all of
                // them together cost more.
                renewal.priceChange = end.changesAlone ? change : nil
                if items.count > 1 { renewal.priceChange?.newPrice = nil }
                if change != nil, !end.changesAlone, let place = end.nextPrice?.node {
                    withhold(.later, .undecided, .undecidedField, at: place, expected: "items that go on beside it")
                }
            }
            renewal.laterPhases = plannedPhases(after: end, item: item, in: subscription, discounts: discounts)
            if items.count == 1, end.laterPhases.isEmpty, charge.price != nil {
                let regular = regularCharge(after: end, item: item, in: subscription, discounts, tax: charge.tax)
                renewal.laterPhases += [regular].compactMap { $0 }
            }
            renewal.endDate = end.laterEnd
            renewal.currency = subscription.presentment ?? end.currency ?? subscription.currency
        }
        renewal.endsAtRenewal = end.isRemoved
        renewal.cancelledDate = end.renews == false ? subscription.cancelledDate : nil
        let isLast = end.renews == false || end.laterEnd != nil
        renewal.isChargedAtEnd = isLast && subscription.usage(chargedWith: end, among: items) != nil
        renewal.isInvoiced = end.isInvoiced
        renewal.expirationReason = subscription.expirationReason
        if subscription.status == .known(.pastDue), !subscription.hasEnded { renewal.isInBillingRetry = true }
        if subscription.leavesAccessOpen, end.renews == false { renewal.renewalDate = end.end }
        // An end is stated, and not what comes before it.
        if end.renews == nil { renewal.endDate = end.laterEnd }
        renewal.pauseCause = subscription.pauseCause
        renewal.planned = planned(in: subscription, until: item.periodEnd)
        renewal.statedDate = subscription.statedDate
        renewal.answer = AnswerOrder(periodEnd: item.periodEnd)
        // That time is free is stated by the state itself, whatever becomes of discounts.
        if subscription.status == .known(.trialing) {
            for index in session.doubts.indices { session.doubts[index].facts.remove(.offer) }
        }
        (transaction.doubts, renewal.doubts) = (session.doubts, session.doubts)
        // The beginning of a period shows too that it was bought before now.
        let first = subscription.node[StripeFields.Subscription.startDate]
        if item.periodStart == nil, subscription.startDate == nil, !first.isUnstated {
            transaction.doubts.add(Doubt(facts: first.facts, reason: .unreadable, field: place(of: first).path))
        }
        (transaction.origin, renewal.origin) = (session.origin(item.node), session.origin(item.node))
        session.history.transactions.append(transaction)
        session.history.renewals.append(renewal)
        addStatement(
            of: subscription,
            originalID: item.originalID,
            productID: item.productID,
            periodEnd: item.periodEnd
        )
    }

    /// The invoice of an item. Two items of one price are two purchases, which one invoice does not tell apart.
    private func orderID(of item: StripeItem, in subscription: StripeSubscription) -> String? {
        guard item.sharesPrice else { return subscription.orderID }
        return subscription.orderID.map { "\($0)/\(item.originalID)" }
    }

    private mutating func addStatement(
        of subscription: StripeSubscription,
        originalID: String,
        productID: String?,
        periodEnd: Instant?
    ) {
        var statement = SubscriptionStatement(
            store: .stripe,
            originalID: originalID,
            productID: productID,
            state: subscription.state,
            statedDate: subscription.statedDate,
            answer: AnswerOrder(periodEnd: periodEnd)
        )
        if subscription.leavesAccessOpen {
            statement.openAccessField = place(of: subscription.node[StripeFields.Subscription.status]).path
        }
        statement.expectedUntil = firstPaymentEnd(of: subscription)
        statement.doubts = session.doubts
        session.history.statements.append(statement)
    }

    /// Until when Stripe waits for the first payment: 23 hours, after which the subscription is `incomplete_expired`.
    private mutating func firstPaymentEnd(of subscription: StripeSubscription) -> Instant? {
        guard subscription.status == .known(.incomplete) else { return nil }
        let created = seconds(of: subscription.node[StripeFields.Subscription.created], isBackdated: true)
        return created?.adding(milliseconds: 23 * 3_600_000)
    }

    /// Until when something is paid for, or free. The period of a subscription whose payment failed is the one that is not
    /// paid: it begins where the paid one ended.
    private func paidUntil(_ item: StripeItem, end: StripeRenewal, in subscription: StripeSubscription) -> Instant? {
        if subscription.hasEnded { return subscription.endDate }
        switch subscription.status {
        case .known(.active), .known(.trialing): return end.end
        case .known(.pastDue): return item.periodStart
        case .known(.unpaid), .known(.incomplete), .known(.incompleteExpired), .known(.canceled), .known(.paused),
            .unrecognized:
            return nil
        }
    }

    // MARK: Items that differ

    private mutating func reportSeveralRenewals(of items: [StripeItem], in subscription: StripeSubscription) {
        guard subscription.runs, let first = items.first else { return }
        let differs = items.contains {
            $0.periodEnd != first.periodEnd || $0.price?.period != first.price?.period
        }
        guard differs else { return }
        warn(
            .severalRenewals,
            at: subscription.node[StripeFields.Subscription.items],
            found: "\(items.count) items with different intervals or ends",
            expected: "one interval, and one end of the period",
            consequence: "each item has its own date, and a total is that of one day"
        )
    }
}
