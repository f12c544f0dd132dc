internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a subscription: for each of its items a transaction, renewal information and a statement. Items can differ in
/// interval and end, so each has its own date and its own price, and there is no total.
struct StripeSubscriptionReader: HistoryFormReader {
    let session: HistorySession
    private var schedule: JSONNode?
    private var statedDate: Instant?

    init(session: HistorySession) { self.session = session }

    /// Reads a subscription with its schedule, as it was stated at an instant.
    static func read(_ node: JSONNode, schedule: JSONNode, statedDate: Instant?, in session: HistorySession) {
        var reader = StripeSubscriptionReader(session: session)
        reader.schedule = schedule
        reader.statedDate = statedDate
        reader.read(node)
    }

    mutating func read(_ node: JSONNode) {
        defer { productID = nil }
        noteMisspelledFields(of: node, known: StripeNames.subscription)
        guard let id = text(of: node["id"]) else {
            let expected = "the id of a subscription"
            fail(.notAHistory, at: node["id"], expected: expected, consequence: "the subscription is left out")
            return
        }
        let subscription = subscription(node, id: id)
        if let environment = subscription.environment {
            // The object never names its app: a caller that has it asked for that merchant’s.
            let origin = StatedOrigin(bundleID: expectation.bundleID, environment: environment)
            let place = node["livemode"]
            guard isExpected(origin, at: (place, place), losing: "the subscription is left out") else { return }
        }
        var items = items(of: subscription)
        for index in items.indices {
            items[index].originalID = items.count == 1 ? id : "\(id)/\(items[index].node["id"].string ?? "\(index)")"
        }
        reportSeveralRenewals(of: items, in: subscription)
        for item in items {
            productID = item.productID
            add(item, of: subscription, among: items)
        }
        if items.isEmpty { addStatement(of: subscription, originalID: id, productID: nil, periodEnd: nil) }
        session.history.coverage[.stripe] = .partial
        session.hasAnswer = true
    }

    // MARK: The subscription

    private mutating func subscription(_ node: JSONNode, id: String) -> StripeSubscription {
        let status = status(node["status"])
        let endDate = seconds(of: node["ended_at"])
        let isOver = [.canceled, .incompleteExpired].contains(status.known)
        if endDate != nil, status.known != nil, !isOver {
            warn(
                .contradictoryFields,
                at: node["status"],
                expected: "canceled, as the subscription has an ended_at",
                consequence: "it has ended"
            )
        }
        let behavior = text(of: node["trial_settings"]["end_behavior"]["missing_payment_method"])
        let hasMethod = node.states("default_payment_method") || node.states("default_source")
        return StripeSubscription(
            node: node,
            id: id,
            status: status,
            startDate: seconds(of: node["start_date"]) ?? seconds(of: node["created"]),
            endDate: endDate,
            trialEnd: seconds(of: node["trial_end"]),
            cancelDate: seconds(of: node["cancel_at"]),
            cancelsAtPeriodEnd: flag(node["cancel_at_period_end"], default: false),
            isInvoiced: isInvoiced(node),
            isCollectionPaused: object(of: node["pause_collection"]) != nil,
            needsPaymentMethod: (behavior == "cancel" || behavior == "pause") && !hasMethod,
            orderID: stripeID(of: node["latest_invoice"]),
            expirationReason: endDate != nil || isOver ? expirationReason(node["cancellation_details"]) : nil,
            environment: flag(node["livemode"]) == false ? "Test" : nil,
            statedDate: statedDate,
            schedule: schedule ?? node["schedule"]
        )
    }

    /// Whether the customer is sent invoices; nil where that is not stated.
    mutating func isInvoiced(_ node: JSONNode) -> StatedValue<Bool>? {
        let method = node["collection_method"]
        return stated(method.isAbsent ? node["billing"] : method, as: StripeNames.collectionMethods)
    }

    private mutating func status(_ node: JSONNode) -> StatedValue<StripeStatus> {
        if let status = stated(node, as: StripeNames.statuses) { return status }
        if node.isAbsent {
            warn(.unknownValue, at: node, expected: "a status", consequence: "the state is not known")
        }
        return .unrecognized("")
    }

    /// Why it ended. A cancellation may be the merchant’s; only the customer leaves feedback.
    private mutating func expirationReason(_ node: JSONNode) -> StatedValue<ExpirationReason>? {
        guard let details = object(of: node) else { return nil }
        let reason = stated(details["reason"], as: StripeNames.cancellationReasons)
        let isCustomers = details.states("feedback") || details.states("comment")
        return reason == .known(.storeCancelled) && isCustomers ? .known(.customerCancelled) : reason
    }

    // MARK: What is said of an item

    private mutating func add(_ item: StripeItem, of subscription: StripeSubscription, among items: [StripeItem]) {
        let end = end(of: item, in: subscription, among: items)
        let discounts = discounts(of: item, in: subscription)
        var transaction = PurchaseTransaction(store: .stripe, productID: item.productID)
        transaction.id = subscription.orderID
        transaction.originalID = item.originalID
        transaction.productType = .known(.autoRenewable)
        transaction.groupID = item.price?.productID
        transaction.purchaseDate = item.periodStart
        transaction.originalPurchaseDate = subscription.startDate
        transaction.expiresDate = paidUntil(item, end: end, in: subscription)
        transaction.quantity = item.quantity
        transaction.offer = runningOffer(of: item, in: subscription, discounts: discounts)
        transaction.environment = subscription.environment
        transaction.statedDate = subscription.statedDate
        session.history.transactions.append(transaction)

        var renewal = RenewalInfo(store: .stripe, originalID: item.originalID)
        renewal.productID = item.productID
        renewal.renewsAutomatically = end.renews
        if subscription.runs, end.renews == true {
            renewal.renewalProductID = end.productID
            renewal.renewalDate = end.end
            let charge = charge(for: end, item: item, in: subscription, among: items, discounts: discounts)
            renewal.renewalPrice = charge.price
            renewal.renewalTax = charge.price == nil ? nil : charge.tax
            renewal.offer = charge.offer
        }
        renewal.isInvoiced = end.isInvoiced
        renewal.expirationReason = subscription.expirationReason
        if subscription.status == .known(.pastDue), !subscription.hasEnded { renewal.isInBillingRetry = true }
        renewal.statedDate = subscription.statedDate
        renewal.answer = AnswerOrder(periodEnd: item.periodEnd)
        session.history.renewals.append(renewal)
        addStatement(
            of: subscription,
            originalID: item.originalID,
            productID: item.productID,
            periodEnd: item.periodEnd
        )
    }

    private func addStatement(
        of subscription: StripeSubscription,
        originalID: String,
        productID: String?,
        periodEnd: Instant?
    ) {
        session.history.statements.append(
            SubscriptionStatement(
                store: .stripe,
                originalID: originalID,
                productID: productID,
                state: subscription.state,
                statedDate: subscription.statedDate,
                answer: AnswerOrder(periodEnd: periodEnd)
            )
        )
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
            at: subscription.node["items"],
            found: "\(items.count) items with different intervals or ends",
            expected: "one interval, and one end of the period",
            consequence: "each item has its own date and price, and there is no total"
        )
    }
}
