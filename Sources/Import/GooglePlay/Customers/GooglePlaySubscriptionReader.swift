internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a `purchases.subscriptionsv2` resource: for each line item a transaction, of which Google states only the latest,
/// renewal information and a statement, joined by the first order's identifier.
struct GooglePlaySubscriptionReader: HistoryFormReader {
    /// `pendingCancellation` and `deferredItemRemoval` have no members.
    static let readsEmptyObjects = true

    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        typealias Fields = GooglePlayFields.Subscription
        // Of one subscription nothing follows for another.
        let outer = session.doubts
        session.doubts = []
        defer { (productID, session.doubts) = (nil, outer) }
        reportDuplicateKeys(in: node)
        noteFields(of: node, Fields.table, isStated: true)
        let subscription = subscription(node)
        if let environment = subscription.environment {
            // The resource never names its app: a caller that has it asked for that app.
            let origin = StatedOrigin(bundleID: expectation.bundleID, environment: environment)
            let node = node[Fields.testPurchase]
            guard isExpected(origin, at: (node, node), losing: "the subscription is left out") else { return }
        }
        let latestOrderID = text(of: node[Fields.latestOrderId])
        let items = items(of: node, in: subscription, latestOrderID: latestOrderID)
        let shared = session.doubts
        var plans: [GooglePlayItemPlan] = []
        for item in items {
            productID = item.productID
            session.doubts = shared.merging(item.doubts)
            let plan = plan(of: item, in: subscription)
            plans.append(GooglePlayItemPlan(item: item, plan: plan, doubts: session.doubts))
        }
        for plan in GooglePlayItemPlan.priced(plans) {
            productID = plan.item.productID
            session.doubts = plan.doubts
            add(plan.item, plan.plan, of: subscription)
        }
        if items.isEmpty {
            guard subscription.state.known != nil else {
                fail(
                    .notAHistory,
                    at: node,
                    found: "a subscription without a known state or a line item",
                    expected: "a purchases.subscriptionsv2 resource",
                    consequence: "it is left out"
                )
                return
            }
            let start = subscription.startDate.map { "@\($0)" } ?? ""
            let originalID = latestOrderID.map(GooglePlayLineItem.firstOrder) ?? "subscription\(start)#0"
            let order = latestOrderID.map(GooglePlayLineItem.orderNumber)
            addStatement(
                subscription.state,
                originalID: originalID,
                productID: nil,
                answer: AnswerOrder(orderNumber: order),
                isReplacement: subscription.isReplacement
            )
        }
        session.history.coverage[.googlePlay] = session.history.coverage[.googlePlay] ?? .partial
        session.hasAnswer = true
    }

    // MARK: What is said of an item

    private mutating func add(
        _ item: GooglePlayLineItem,
        _ plan: GooglePlayPlan,
        of subscription: GooglePlaySubscription
    ) {
        var transaction = transaction(of: item, plan: plan, in: subscription)
        let end = transaction.expiresDate
        // A prepaid plan is cancelled by nobody: it has run out.
        transaction.lacksStatedDate =
            subscription.state.known == .cancelled && plan.kind != .prepaid && !subscription.isCancelled(after: end)
        var renewal = renewal(of: item, plan: plan, expiresDate: end, in: subscription)
        renewal.planned = planned(for: item)
        (transaction.doubts, renewal.doubts) = (session.doubts, session.doubts)
        (transaction.origin, renewal.origin) = (session.origin(item.node), session.origin(item.node))
        session.history.transactions.append(transaction)
        session.history.renewals.append(renewal)
        // The state of one item among several is its own: it is over on its day where it does not renew.
        let isCancelled = subscription.state.known == .active && plan.renewsAutomatically == false
        addStatement(
            isCancelled && plan.kind == .autoRenewing ? .known(.cancelled) : subscription.state,
            originalID: item.originalID,
            productID: item.productID,
            answer: AnswerOrder(orderNumber: item.orderNumber, periodEnd: end),
            isReplacement: subscription.isReplacement
        )
    }

    private func addStatement(
        _ state: StatedValue<SubscriptionStatement.State>,
        originalID: String,
        productID: String?,
        answer: AnswerOrder,
        isReplacement: Bool
    ) {
        var statement = SubscriptionStatement(
            store: .googlePlay,
            originalID: originalID,
            productID: productID,
            state: state,
            answer: answer
        )
        statement.takesPlaceOfAnother = isReplacement
        statement.doubts = session.doubts
        session.history.statements.append(statement)
    }

    // MARK: The subscription

    private mutating func subscription(_ node: JSONNode) -> GooglePlaySubscription {
        typealias Fields = GooglePlayFields.Subscription
        let state = state(node[Fields.subscriptionState])
        let isOver = state.known == .cancelled || state.known == .expired
        let resumes = !withholdsRenewal(of: node, in: state) && state.known == .paused
        let context = isOver ? object(of: node[Fields.canceledStateContext]) : nil
        return GooglePlaySubscription(
            state: state,
            startDate: timestamp(of: node[Fields.startTime]),
            storefront: storefront(of: node[Fields.regionCode]),
            expirationReason: context.map { expirationReason($0) },
            cancelDate: context.flatMap { cancelDate($0) },
            resumesDate: resumes ? resumesDate(node[Fields.pausedStateContext]) : nil,
            environment: environment(node[Fields.testPurchase]),
            hasItemThatGoesOn: (node[Fields.lineItems].elements ?? []).contains(where: goesOn),
            // What that one gives until then, its own object states.
            isReplacement: text(of: node[Fields.linkedPurchaseToken]) != nil
        )
    }

    /// Whether an item renews, is of a plan that is paid in advance, or goes on as another one.
    private func goesOn(_ item: JSONNode) -> Bool {
        typealias Fields = GooglePlayFields.Item
        let renews = item[Fields.autoRenewingPlan][GooglePlayFields.Plan.autoRenewEnabled]
        return renews.value?.boolValue != false && !renews.isAbsent || item.states(Fields.prepaidPlan)
            || item.states(Fields.deferredItemReplacement)
    }

    private mutating func state(_ node: JSONNode) -> StatedValue<SubscriptionStatement.State> {
        if let state = stated(node, as: GooglePlayNames.states) { return state }
        if node.isAbsent {
            warn(.unknownValue, at: node, expected: "a state", consequence: "only the dates tell the state")
            return .unrecognized("")
        }
        return .unrecognized(GooglePlayNames.unstatedState)
    }

    private mutating func expirationReason(_ context: JSONNode) -> StatedValue<ExpirationReason> {
        let table = GooglePlayFields.CanceledStateContext.table
        return member(of: context, in: table, as: GooglePlayNames.expirationReasons, unknown: .cause)
    }

    private mutating func cancelDate(_ context: JSONNode) -> Instant? {
        typealias Fields = GooglePlayFields.UserInitiatedCancellation
        let cancellation = context[GooglePlayFields.CanceledStateContext.userInitiatedCancellation]
        guard cancellation.isObject else { return nil }
        noteFields(of: cancellation, Fields.table, isStated: true)
        return timestamp(of: cancellation[Fields.cancelTime])
    }

    private mutating func resumesDate(_ node: JSONNode) -> Instant? {
        typealias Fields = GooglePlayFields.PausedStateContext
        guard let pause = object(of: node) else { return nil }
        noteFields(of: pause, Fields.table, isStated: true)
        return timestamp(of: pause[Fields.autoResumeTime])
    }

    /// The presence of the object alone says that it is a test, for it has no fields. Where an environment is expected, a
    /// purchase of which that cannot be read may be none of it.
    private mutating func environment(_ node: JSONNode) -> String? {
        if object(of: node) != nil { return "Test" }
        if !node.isAbsent, expectation.environment != nil {
            add(Doubt(facts: .access, reason: .unreadable, field: path(of: node)))
        }
        return nil
    }
}
