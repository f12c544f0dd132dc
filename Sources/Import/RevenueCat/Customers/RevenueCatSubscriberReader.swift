internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads RevenueCat's `GET /v1/subscribers/{id}`: the latest purchase of each product, as of `request_date`.
///
/// A field whose name ends in `_detected_at` is when RevenueCat learned of something, which may be long after it happened
/// and after the end: what it says counts, and the date is none that a customer reads. An entitlement repeats what a
/// purchase states; where the two disagree, the purchase counts.
struct RevenueCatSubscriberReader: RevenueCatFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        defer { productID = nil }
        reportDuplicateKeys(in: node)
        let isWrapped = node.states("subscriber")
        let subscriber = isWrapped ? node["subscriber"] : node
        if isWrapped { noteMisspelledFields(of: node, known: RevenueCatFields.answer) }
        guard subscriber.isObject else {
            fail(.wrongType, at: subscriber, expected: "an object", consequence: "the subscriber is left out")
            return
        }
        noteMisspelledFields(of: subscriber, known: RevenueCatFields.subscriber)
        session.hasAnswer = true
        let clock = instant(milliseconds: node["request_date_ms"]) ?? timestamp(of: node["request_date"])
        noteStatedDate(clock)
        readCustomer(subscriber["original_app_user_id"])
        var ends: [String: Instant?] = [:]
        for entry in entries(of: subscriber["subscriptions"]) {
            productID = entry.id
            guard let purchase = subscription(entry.node, productID: entry.id, clock: clock) else { continue }
            ends[entry.id] = purchase.expiresDate
            keep(purchase, environmentAt: entry.node["is_sandbox"])
        }
        for entry in entries(of: subscriber["non_subscriptions"]) {
            productID = entry.id
            ends[entry.id] = .some(nil)
            for element in elements(of: entry.node, losing: "the purchases of the product are left out") {
                guard let purchase = oneTimePurchase(element, productID: entry.id, clock: clock) else { continue }
                keep(purchase, environmentAt: element["is_sandbox"])
            }
        }
        for entry in entries(of: subscriber["entitlements"]) {
            productID = nil
            compare(entry.node, with: ends)
        }
    }

    /// The members of an object that holds something by product or by entitlement.
    private mutating func entries(of node: JSONNode) -> [(id: String, node: JSONNode)] {
        guard let object = object(of: node) else { return [] }
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

    private mutating func subscription(_ node: JSONNode, productID: String, clock: Instant?) -> RevenueCatPurchase? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: "the subscription is left out")
            return nil
        }
        noteMisspelledFields(of: node, known: RevenueCatFields.subscription)
        var purchase = purchase(node, productID: productID, clock: clock)
        purchase.basePlanID = text(of: node["product_plan_identifier"])
        purchase.expiresDate = timestamp(of: node["expires_date"])
        purchase.period = stated(node["period_type"], as: RevenueCatNames.periods)
        purchase.ownership = stated(node["ownership_type"], as: RevenueCatNames.ownerships)
        let refund = timestamp(of: node["refunded_at"])
        purchase.isRefunded = refund != nil
        readRenewal(node, into: &purchase)
        return purchase
    }

    private mutating func readRenewal(_ node: JSONNode, into purchase: inout RevenueCatPurchase) {
        let end = purchase.expiresDate
        let cancelled = timestamp(of: node["unsubscribe_detected_at"])
        let failed = timestamp(of: node["billing_issues_detected_at"])
        let grace = timestamp(of: node["grace_period_expires_date"])
        let resumes = timestamp(of: node["auto_resume_date"])
        if cancelled != nil {
            purchase.renews = false
        } else if node["unsubscribe_detected_at"].value?.isNull == true, let end, let clock = purchase.statedDate,
            end > clock
        {
            // Without such a moment the subscription is said to renew.
            purchase.renews = true
        }
        if failed != nil {
            purchase.noteBillingIssue(grace: grace)
            if cancelled == nil {
                purchase.expirationReason = .known(.billingError)
            } else {
                // A failed payment may turn renewal off as well: the end has two possible causes, and perhaps the store
                // does not try again.
                purchase.renews = false
                purchase.hasBillingIssue = purchase.state != nil
            }
        } else if let cancelled, let end, cancelled <= end {
            purchase.expirationReason = .known(.customerCancelled)
        }
        guard let resumes else { return }
        // A pause that begins at the end of the period takes nothing away before.
        if let end, let clock = purchase.statedDate, end > clock {
            purchase.renews = cancelled == nil ? nil : false
        } else {
            purchase.resumesDate = resumes
        }
    }

    // MARK: What both kinds of purchase have

    private mutating func purchase(_ node: JSONNode, productID: String, clock: Instant?) -> RevenueCatPurchase {
        var purchase = RevenueCatPurchase(store: store(node["store"]), productID: productID)
        purchase.neverRenews = isGranted(node["store"])
        purchase.transactionID = text(of: node["store_transaction_id"])
        purchase.originalID = purchase.transactionID.flatMap { subscriptionID($0, in: purchase.store) }
        purchase.purchaseDate = timestamp(of: node["purchase_date"])
        purchase.originalPurchaseDate = timestamp(of: node["original_purchase_date"])
        if let price = object(of: node["price"]) {
            purchase.price = self.price(amount: price["amount"], currency: price["currency"])
        }
        purchase.environment = flag(node["is_sandbox"]).map { $0 ? "Sandbox" : "Production" }
        purchase.statedDate = clock
        return purchase
    }

    /// The identifier of a whole subscription that one of its latest transaction shows; the App Store’s shows none.
    private func subscriptionID(_ transactionID: String, in store: StoreName) -> String? {
        if store == .googlePlay { return GooglePlayLineItem.firstOrder(of: transactionID) }
        return store == .amazon || transactionID.hasPrefix("sub_") ? transactionID : nil
    }

    private mutating func oneTimePurchase(_ node: JSONNode, productID: String, clock: Instant?) -> RevenueCatPurchase? {
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: "the purchase is left out")
            return nil
        }
        noteMisspelledFields(of: node, known: RevenueCatFields.oneTimePurchase)
        var purchase = purchase(node, productID: productID, clock: clock)
        purchase.isSubscription = false
        purchase.originalID = nil
        purchase.transactionID = purchase.transactionID ?? text(of: node["id"])
        return purchase
    }

    // MARK: Entitlements

    /// An entitlement states nothing that its purchase does not: it shows what is missing, and what does not fit.
    private mutating func compare(_ node: JSONNode, with ends: [String: Instant?]) {
        guard let entitlement = object(of: node) else {
            session.hasLost = true
            return
        }
        noteMisspelledFields(of: entitlement, known: RevenueCatFields.entitlement)
        let end = timestamp(of: entitlement["expires_date"])
        guard let id = text(of: entitlement["product_identifier"]) else { return }
        productID = id
        guard let bought = ends[id] else {
            session.hasLost = true
            warn(
                .contradictoryFields,
                at: entitlement["product_identifier"],
                expected: "a product among the purchases",
                consequence: "what was bought is not known"
            )
            return
        }
        guard let bought, let end, end != bought else { return }
        warn(
            .contradictoryFields,
            at: entitlement["expires_date"],
            expected: "the end of the subscription, \(bought)",
            consequence: "the subscription’s own date counts"
        )
    }
}
