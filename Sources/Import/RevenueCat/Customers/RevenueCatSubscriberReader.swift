internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads RevenueCat's `GET /v1/subscribers/{id}`: the latest purchase of each product, as of `request_date`.
///
/// A field whose name ends in `_detected_at` is when RevenueCat learned of something, which may be long after it happened
/// and after the end: what it says counts, and the date is none that a customer reads. An entitlement repeats what a
/// purchase states; where the two disagree, the purchase counts. Until when something gives access that was bought once, and that
/// access has no end, the entitlement alone states.
struct RevenueCatSubscriberReader: RevenueCatFormReader {
    let session: HistorySession
    private var clock: Instant?
    private var entitlements: [RevenueCatEntitlement] = []

    init(session: HistorySession) { self.session = session }

    mutating func read(_ node: JSONNode) {
        defer { productID = nil }
        reportDuplicateKeys(in: node)
        typealias Fields = RevenueCatFields.Subscriber
        let isWrapped = node.states(RevenueCatFields.Answer.subscriber)
        let subscriber = isWrapped ? node[RevenueCatFields.Answer.subscriber] : node
        if isWrapped { noteFields(of: node, RevenueCatFields.Answer.table, unknown: []) }
        guard subscriber.isObject else {
            fail(.wrongType, at: subscriber, expected: "an object", consequence: "the subscriber is left out")
            return
        }
        noteFields(of: subscriber, RevenueCatFields.Subscriber.table, unknown: [])
        session.hasAnswer = true
        let outer = session.doubts
        session.doubts = []
        defer { session.doubts = outer }
        clock = clock(of: node)
        noteStatedDate(clock)
        let losing = "the subscriber is left out"
        guard readCustomer(subscriber[Fields.originalAppUserId], losing: losing) else { return }
        entitlements = readOne { $0.entitlements(of: subscriber[Fields.entitlements]) }
        var ends: [String: Instant?] = [:]
        for entry in entries(of: subscriber[Fields.subscriptions]) {
            if let purchase = readOne({ $0.readSubscription(entry.node, productID: entry.id) }) {
                ends[entry.id] = purchase.expiresDate
            }
        }
        for entry in entries(of: subscriber[Fields.nonSubscriptions]) {
            productID = entry.id
            ends[entry.id] = .some(nil)
            for element in elements(of: entry.node, losing: "the purchases of the product are left out") {
                readOne { $0.readOneTimePurchase(element, productID: entry.id) }
            }
        }
        // The older place has the latest purchase of each product, and the newer one all of them.
        for entry in entries(of: subscriber[Fields.otherPurchases]) where ends[entry.id] == nil {
            productID = entry.id
            ends[entry.id] = .some(nil)
            readOne { $0.readOneTimePurchase(entry.node, productID: entry.id) }
        }
        for entitlement in entitlements { compare(entitlement, with: ends) }
    }

    /// As of when everything is stated: twice, of which one is enough.
    private mutating func clock(of node: JSONNode) -> Instant? {
        typealias Fields = RevenueCatFields.Answer
        let hasDate = node[Fields.requestDate].string.flatMap { Instant(rfc3339: $0) } != nil
        let milliseconds = node[Fields.requestDateMs].settled(hasDate ? FactSet.access.withDependents : [])
        return instant(milliseconds: milliseconds) ?? timestamp(of: node[Fields.requestDate])
    }

    /// The members of an object that holds something by product or by entitlement.
    private mutating func entries(of node: JSONNode) -> [(id: String, node: JSONNode)] {
        guard let object = readOne({ $0.object(of: node) }) else { return [] }
        let members = object.value?.objectValue?.members ?? []
        let last = Dictionary(members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        return members.enumerated().compactMap { index, member in
            guard last[member.name] == index else { return nil }
            guard !member.name.trimmed.isEmpty else {
                fail(
                    .missingProductID,
                    at: object.name(of: member),
                    found: "an empty name",
                    expected: "the id of a product",
                    consequence: "what is bought of it is left out"
                )
                return nil
            }
            return (member.name, object.node(of: member))
        }
    }

    // MARK: Subscriptions

    private mutating func readSubscription(_ node: JSONNode, productID: String) -> RevenueCatPurchase? {
        self.productID = productID
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: "the subscription is left out")
            return nil
        }
        typealias Fields = RevenueCatFields.Subscription
        noteFields(of: node, Fields.table)
        let end = timestamp(of: node[Fields.expiresDate])
        // Access to a period that had not ended when it was stated depends on no payment and on no renewal.
        let runs = if let end, let clock { end > clock } else { false }
        let settled: FactSet = runs ? .access : []
        var purchase = RevenueCatPurchase(store: store(node[Fields.store].settled(settled)), productID: productID)
        purchase.expiresDate = end
        purchase.isGranted = isGranted(node[Fields.store])
        purchase.neverRenews = purchase.isGranted
        purchase.transactionID = storeIdentifier(of: node[Fields.storeTransactionId])
        purchase.originalID = purchase.transactionID.flatMap { subscriptionID($0, in: purchase.store) }
        purchase.purchaseDate = timestamp(of: node[Fields.purchaseDate])
        purchase.originalPurchaseDate = timestamp(of: node[Fields.originalPurchaseDate])
        purchase.price = price(node[Fields.price])
        purchase.environment = environment(node[Fields.isSandbox])
        purchase.statedDate = clock
        purchase.basePlanID = text(of: node[Fields.productPlanIdentifier])
        purchase.period = stated(node[Fields.periodType].settled(settled), as: RevenueCatNames.periods)
        purchase.ownership = stated(node[Fields.ownershipType].settled(settled), as: RevenueCatNames.ownerships)
        let refunded = timestamp(of: node[Fields.refundedAt])
        // A refund of a period before the one that was bought last ends nothing of that.
        purchase.isRefunded = refunded.map { date in purchase.purchaseDate.map { date >= $0 } ?? true } ?? false
        purchase.learnedOfEnd = LearnedFact(refunded, field: place(of: node[Fields.refundedAt]).path)
        readRenewal(node, runs: runs, settled: settled, into: &purchase)
        if node[Fields.expiresDate].isAbsent, !purchase.isRefunded, !purchase.hasBillingIssue, isKept(productID) {
            // What is listed as a subscription is no one-time purchase: it gives access, and no end of it is known.
            if purchase.isGranted { purchase.isKept = true } else { purchase.state = .known(.active) }
        }
        noteDistantEnd(node[Fields.expiresDate], of: purchase)
        keep(purchase, environmentAt: node[Fields.isSandbox], in: node)
        return purchase
    }

    private mutating func readRenewal(
        _ node: JSONNode,
        runs: Bool,
        settled: FactSet,
        into purchase: inout RevenueCatPurchase
    ) {
        typealias Fields = RevenueCatFields.Subscription
        let end = purchase.expiresDate
        let failure = node[Fields.billingIssuesDetectedAt]
        let cancelled = timestamp(of: node[Fields.unsubscribeDetectedAt].settled(settled))
        let failed = timestamp(of: failure.settled(settled))
        let resumes = timestamp(of: node[Fields.autoResumeDate].settled(settled))
        purchase.cancelledDate = cancelled
        purchase.learnedOfRenewal = LearnedFact(cancelled, field: place(of: node[Fields.unsubscribeDetectedAt]).path)
        if cancelled != nil {
            purchase.renews = false
        } else if node[Fields.unsubscribeDetectedAt].value?.isNull == true, runs {
            // Without such a moment the subscription is said to renew.
            purchase.renews = true
        }
        // What is stated of a grace period counts after a failed payment alone, which may be what cannot be read.
        let grace = grace(node, of: purchase, settled: failure.isAbsent ? FactSet.access.withDependents : settled)
        if failed != nil {
            purchase.noteBillingIssue(grace: grace, at: place(of: failure).path)
            if cancelled == nil {
                purchase.expirationReason = .known(.billingError)
            } else {
                // A failed payment may turn renewal off as well: the end has two possible causes, and perhaps the store
                // does not try again.
                purchase.renews = false
                purchase.hasBillingIssue = purchase.state != nil
            }
        } else if !failure.isAbsent {
            // A payment may have failed: then renewal is not off for good, nor on.
            purchase.renews = nil
        } else if let cancelled, let end, cancelled <= end {
            purchase.expirationReason = .known(.customerCancelled)
        }
        guard let resumes else { return }
        // A pause that begins at the end of the period takes nothing away before.
        if runs, cancelled != nil {
            purchase.renews = false
            return
        }
        purchase.resumesDate = resumes
        if runs { (purchase.renews, purchase.pauseDate) = (nil, end) }
    }

    /// Until when access goes on after a failed payment: as the subscription states it, or else what it grants.
    private mutating func grace(
        _ node: JSONNode,
        of purchase: RevenueCatPurchase,
        settled: FactSet
    ) -> Instant? {
        let own = node[RevenueCatFields.Subscription.gracePeriodExpiresDate]
        guard own.isAbsent else { return timestamp(of: own.settled(settled)) }
        let granted = entitlements.filter { $0.productID == nil || $0.productID == purchase.productID }
        for doubt in granted.flatMap(\.doubts) {
            var doubt = doubt
            doubt.facts.subtract(settled)
            if !doubt.facts.isEmpty { add(doubt) }
        }
        return granted.compactMap { $0.productID == nil ? nil : $0.graceEnd }.max()
    }

    // MARK: What both kinds of purchase have

    private mutating func price(_ node: JSONNode) -> Price? {
        guard let price = object(of: node) else { return nil }
        typealias Fields = RevenueCatFields.Price
        return self.price(amount: price[Fields.amount], currency: price[Fields.currency])
    }

    private mutating func environment(_ isSandbox: JSONNode) -> String? {
        flag(isSandbox).map { $0 ? "Sandbox" : "Production" }
    }

    /// The identifier of a whole subscription that one of its latest transaction shows; the App Store’s shows none.
    private func subscriptionID(_ transactionID: String, in store: StoreName) -> String? {
        if numbersPeriods(in: store) { return GooglePlayLineItem.firstOrder(of: transactionID) }
        return transactionID.hasPrefix("sub_") ? transactionID : nil
    }

    private mutating func readOneTimePurchase(_ node: JSONNode, productID: String) {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: "the purchase is left out")
            return
        }
        typealias Fields = RevenueCatFields.OneTimePurchase
        noteFields(of: node, Fields.table)
        var purchase = RevenueCatPurchase(store: store(node[Fields.store]), productID: productID)
        purchase.isSubscription = false
        purchase.isGranted = isGranted(node[Fields.store])
        purchase.neverRenews = purchase.isGranted
        purchase.transactionID = storeIdentifier(of: node[Fields.storeTransactionId]) ?? text(of: node[Fields.id])
        purchase.purchaseDate = timestamp(of: node[Fields.purchaseDate])
        purchase.originalPurchaseDate = timestamp(of: node[Fields.originalPurchaseDate])
        purchase.price = price(node[Fields.price])
        purchase.environment = environment(node[Fields.isSandbox])
        purchase.statedDate = clock
        purchase.isKept = isKept(productID)
        if !purchase.isKept, let end = end(grantedBy: productID) {
            (purchase.expiresDate, purchase.neverRenews) = (end, true)
        }
        keep(purchase, environmentAt: node[Fields.isSandbox], in: node)
    }

    // MARK: Entitlements

    /// Whether a product grants access that does not end.
    private func isKept(_ productID: String) -> Bool {
        entitlements.contains { $0.productID == productID && $0.isForLife }
    }

    /// Until when a product that states no end grants access; nil where entitlements of it have several ends.
    private func end(grantedBy productID: String) -> Instant? {
        let ends = Set(entitlements.filter { $0.productID == productID }.map(\.end))
        return ends.count == 1 ? ends.first ?? nil : nil
    }

    private mutating func entitlements(of node: JSONNode) -> [RevenueCatEntitlement] {
        guard node.isAbsent || node.isObject else {
            _ = object(of: node)
            return [RevenueCatEntitlement(doubts: session.doubts)]
        }
        return entries(of: node).compactMap { entry in readOne { $0.entitlement(entry.node, of: node) } }
    }

    private mutating func entitlement(_ node: JSONNode, of entitlements: JSONNode) -> RevenueCatEntitlement? {
        session.doubts = []
        guard let entitlement = object(of: node) else {
            session.hasLost = true
            if node.isAbsent { return nil }
            let facts = entitlements.facts
            return RevenueCatEntitlement(
                doubts: [Doubt(facts: facts, reason: .unreadable, field: place(of: node).path)]
            )
        }
        typealias Fields = RevenueCatFields.Entitlement
        noteFields(of: entitlement, Fields.table, unknown: [])
        let id = text(of: entitlement[Fields.productIdentifier])
        let grace = timestamp(of: entitlement[Fields.gracePeriodExpiresDate])
        return RevenueCatEntitlement(
            node: entitlement,
            productID: id,
            // Where it cannot be read, the purchase alone counts.
            end: timestamp(of: entitlement[Fields.expiresDate.deciding([])]),
            isForLife: entitlement[Fields.expiresDate].value?.isNull == true,
            graceEnd: grace,
            doubts: session.doubts
        )
    }

    /// Of a subscription's end an entitlement states nothing that its purchase does not: it shows what is missing, and what does not fit.
    private mutating func compare(_ entitlement: RevenueCatEntitlement, with ends: [String: Instant?]) {
        guard let id = entitlement.productID, let node = entitlement.node else { return }
        typealias Fields = RevenueCatFields.Entitlement
        productID = id
        guard let bought = ends[id] else {
            session.hasLost = true
            warn(
                .contradictoryFields,
                at: node[Fields.productIdentifier],
                expected: "a product among the purchases",
                consequence: "what was bought is not known"
            )
            return
        }
        guard let bought, let end = entitlement.end, end != bought else { return }
        warn(
            .contradictoryFields,
            at: node[Fields.expiresDate],
            expected: "the end of the subscription, \(bought)",
            consequence: "the subscription’s own date counts"
        )
    }
}

/// What an answer states of an entitlement.
private struct RevenueCatEntitlement {
    /// nil for what is no object.
    var node: JSONNode?
    /// The product that grants it; nil where that is not known.
    var productID: String?
    var end: Instant?
    /// Whether it is stated to have no end: “null if it is a lifetime entitlement”.
    var isForLife = false
    /// Until when access goes on after a failed payment.
    var graceEnd: Instant?
    /// What of that is not known.
    var doubts: [Doubt]
}
