internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads an event of RevenueCat's webhooks: what happened to one purchase, as of `event_timestamp_ms`.
///
/// `price` is in US dollars and no price that the customer paid; `price_in_purchased_currency` is. That a subscription
/// renews only the event says that turns renewal on again.
struct RevenueCatEventReader: RevenueCatFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        defer { productID = nil }
        reportDuplicateKeys(in: node)
        let isWrapped = node["event"].isObject
        let event = isWrapped ? node["event"] : node
        if isWrapped { noteMisspelledFields(of: node, known: RevenueCatFields.webhook) }
        noteMisspelledFields(of: event, known: RevenueCatFields.event)
        let type = text(of: event["type"])
        if let type, RevenueCatNames.otherEvents.contains(type) {
            fail(
                .notAboutOneCustomer,
                at: event["type"],
                found: "an event \(Excerpt.quoted(type))",
                expected: "an event about one customer’s purchase",
                consequence: "the event is left out"
            )
            return
        }
        guard let id = text(of: event["product_id"]) else {
            fail(
                .missingProductID,
                at: event["product_id"],
                expected: "a product id",
                consequence: "the event is left out"
            )
            return
        }
        productID = id
        let clock = instant(milliseconds: event["event_timestamp_ms"])
        noteStatedDate(clock)
        readCustomer(event["app_user_id"])
        var purchase = purchase(event, productID: id, clock: clock)
        readNews(event, into: &purchase)
        keep(purchase, environmentAt: event["environment"])
    }

    private mutating func purchase(_ event: JSONNode, productID: String, clock: Instant?) -> RevenueCatPurchase {
        let store = store(event["store"])
        // Google Play's products are named with their base plan since there are any.
        let parts = productID.split(separator: ":", maxSplits: 1)
        let hasPlan = store == .googlePlay && parts.count == 2
        var purchase = RevenueCatPurchase(store: store, productID: hasPlan ? String(parts[0]) : productID)
        purchase.basePlanID = hasPlan ? String(parts[1]) : nil
        purchase.neverRenews = isGranted(event["store"])
        purchase.transactionID = text(of: event["transaction_id"])
        purchase.originalID = text(of: event["original_transaction_id"])
        if store == .googlePlay {
            purchase.originalID = (purchase.originalID ?? purchase.transactionID).map(GooglePlayLineItem.firstOrder)
        }
        purchase.purchaseDate = instant(milliseconds: event["purchased_at_ms"])
        purchase.expiresDate = instant(milliseconds: event["expiration_at_ms"])
        purchase.period = stated(event["period_type"], as: RevenueCatNames.periods)
        purchase.ownership = flag(event["is_family_share"]).map { .known($0 ? .familyShared : .purchased) }
        purchase.price = price(amount: event["price_in_purchased_currency"], currency: event["currency"])
        purchase.offerCode = text(of: event["offer_code"])
        purchase.storefront = storefront(event["country_code"])
        purchase.environment = stated(event["environment"], as: RevenueCatNames.environments)?.known
        purchase.statedDate = clock
        return purchase
    }

    // MARK: What happened

    private mutating func readNews(_ event: JSONNode, into purchase: inout RevenueCatPurchase) {
        let grace = instant(milliseconds: event["grace_period_expiration_at_ms"])
        let resumes = instant(milliseconds: event["auto_resume_at_ms"])
        guard case .known(let news)? = stated(event["type"], as: RevenueCatNames.events) else {
            purchase.state = .unrecognized(event["type"].string ?? "")
            return
        }
        switch news {
        case .purchase, .productChange, .pausePlanned: break
        case .oneTimePurchase:
            purchase.isSubscription = false
            purchase.originalID = nil
            if purchase.expiresDate != nil { purchase.neverRenews = true }
        case .renewalTurnedOn: purchase.renews = true
        case .billingIssue:
            purchase.noteBillingIssue(grace: grace)
            if purchase.state == nil { purchase.state = .known(.billingRetry) }
        case .cancellation: readCancellation(event["cancel_reason"], grace: grace, into: &purchase)
        case .expiration: readExpiration(event["expiration_reason"], resumes: resumes, into: &purchase)
        }
    }

    private mutating func readCancellation(_ node: JSONNode, grace: Instant?, into purchase: inout RevenueCatPurchase) {
        switch stated(node, as: RevenueCatNames.reasons) {
        case .known(.cause(.billingError))?:
            purchase.noteBillingIssue(grace: grace)
            purchase.expirationReason = .known(.billingError)
        case .known(.cause(let cause))?:
            purchase.renews = false
            purchase.expirationReason = .known(cause)
        case .known(.refund)?: purchase.isRefunded = true
        case .known(.pause)?: break
        // It was cancelled or refunded: which of the two is not stated.
        case .known(.unknown)?, nil: purchase.state = .unrecognized("CANCELLATION")
        case .unrecognized(let reason)?: purchase.state = .unrecognized(reason)
        }
    }

    private mutating func readExpiration(
        _ node: JSONNode,
        resumes: Instant?,
        into purchase: inout RevenueCatPurchase
    ) {
        purchase.renews = false
        purchase.state = .known(.expired)
        switch stated(node, as: RevenueCatNames.reasons) {
        case .known(.cause(let cause))?: purchase.expirationReason = .known(cause)
        case .known(.refund)?: purchase.isRefunded = true
        case .known(.pause)?:
            purchase.renews = nil
            purchase.resumesDate = resumes
            purchase.state = .known(.paused)
        case .known(.unknown)?, nil: break
        case .unrecognized(let reason)?: purchase.expirationReason = .unrecognized(reason)
        }
    }
}
