internal import PaywrightJSON
internal import PaywrightModel

/// Reads a `purchases.subscriptionsv2` resource: for each line item a transaction, of which Google states only the latest,
/// renewal information and a statement, joined by the first order's identifier.
struct GooglePlaySubscriptionReader: HistoryFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        defer { productID = nil }
        reportDuplicateKeys(in: node)
        noteMisspelledFields(of: node, known: StoreFields.googlePlaySubscription)
        let subscription = subscription(node)
        if let environment = subscription.environment {
            // The resource never names its app: a caller that has it asked for that app.
            let origin = StatedOrigin(bundleID: expectation.bundleID, environment: environment)
            let node = node["testPurchase"]
            guard isExpected(origin, at: (node, node), losing: "the subscription is left out") else { return }
        }
        let latestOrderID = text(of: node["latestOrderId"])
        var items: [GooglePlayLineItem] = []
        for element in elements(of: node["lineItems"], losing: "what is sold in the subscription is left out") {
            if let item = lineItem(element, latestOrderID: latestOrderID) { items.append(item) }
        }
        items = GooglePlayLineItem.identified(GooglePlayLineItem.begun(items), startDate: subscription.startDate)
        for item in items {
            productID = item.productID
            let plan = plan(of: item, in: subscription)
            let transaction = transaction(of: item, plan: plan, in: subscription)
            let end = transaction.expiresDate
            session.history.transactions.append(transaction)
            session.history.renewals.append(renewal(of: item, plan: plan, expiresDate: end, in: subscription))
            addStatement(
                subscription.state,
                originalID: item.originalID,
                productID: item.productID,
                answer: AnswerOrder(orderNumber: item.orderNumber, periodEnd: end)
            )
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
                answer: AnswerOrder(orderNumber: order)
            )
        }
        session.history.coverage[.googlePlay] = session.history.coverage[.googlePlay] ?? .partial
        session.hasAnswer = true
    }

    private mutating func addStatement(
        _ state: StatedValue<SubscriptionStatement.State>,
        originalID: String,
        productID: String?,
        answer: AnswerOrder
    ) {
        session.history.statements.append(
            SubscriptionStatement(
                store: .googlePlay,
                originalID: originalID,
                productID: productID,
                state: state,
                answer: answer
            )
        )
    }

    private mutating func subscription(_ node: JSONNode) -> GooglePlaySubscription {
        let state = state(node["subscriptionState"])
        let isOver = state.known == .cancelled || state.known == .expired
        let isPaused = state.known == .paused
        let context = isOver ? object(of: node["canceledStateContext"]) : nil
        let pause = isPaused ? object(of: node["pausedStateContext"]) : nil
        let region = text(of: node["regionCode"])
        return GooglePlaySubscription(
            state: state,
            startDate: timestamp(of: node["startTime"]),
            storefront: region.map { Storefront(exactly: $0)?.alpha3 ?? $0 },
            expirationReason: context.map { member(of: $0, as: GooglePlayNames.expirationReasons) },
            cancelDate: context.flatMap { timestamp(of: $0["userInitiatedCancellation"]["cancelTime"]) },
            resumesDate: pause.flatMap { timestamp(of: $0["autoResumeTime"]) },
            // Its presence alone says so: the object has no fields.
            environment: object(of: node["testPurchase"]).map { _ in "Test" }
        )
    }

    private mutating func state(_ node: JSONNode) -> StatedValue<SubscriptionStatement.State> {
        if let state = stated(node, as: GooglePlayNames.states) { return state }
        if node.isAbsent {
            warn(.unknownValue, at: node, expected: "a state", consequence: "only the dates tell the state")
        }
        return .unrecognized(GooglePlayNames.unstatedState)
    }

    private mutating func lineItem(_ node: JSONNode, latestOrderID: String?) -> GooglePlayLineItem? {
        defer { productID = nil }
        let consequence = "the line item is left out"
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        guard let id = node["productId"].string, !id.trimmed.isEmpty else {
            fail(.missingProductID, at: node["productId"], expected: "a product id", consequence: consequence)
            return nil
        }
        productID = id
        noteMisspelledFields(of: node, known: StoreFields.googlePlayLineItem)
        let orderID = text(of: node["latestSuccessfulOrderId"]) ?? latestOrderID
        return GooglePlayLineItem(node: node, productID: id, orderID: orderID)
    }

    /// Reads an object in which one member, by its name, says which of several things is the case. Without one that is
    /// known, Google has said something that this package does not know.
    mutating func member<Known: Hashable & Sendable>(
        of node: JSONNode,
        as names: NameTable<Known>
    ) -> StatedValue<Known> {
        let stated = (node.value?.objectValue?.members ?? []).filter { !$0.value.isNull }.map(\.name)
        let known = names.filter { stated.contains($0.name) }
        if known.count == 1, let only = known.first { return .known(only.value) }
        warn(
            known.isEmpty ? .unknownValue : .contradictoryFields,
            at: node,
            found: stated.isEmpty
                ? "an empty object" : stated.map { Excerpt.quoted($0) }.prefix(4).joined(separator: " and "),
            expected: "one of " + names.map(\.name).joined(separator: ", "),
            consequence: "nothing follows from it"
        )
        return .unrecognized(stated.joined(separator: " "))
    }
}
