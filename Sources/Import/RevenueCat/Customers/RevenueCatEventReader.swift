internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads an event of RevenueCat's webhooks: what happened to one purchase, as of `event_timestamp_ms`.
///
/// `price` is in US dollars and no price that the customer paid; `price_in_purchased_currency` is. That a subscription
/// renews only the event says that turns renewal on again.
struct RevenueCatEventReader: RevenueCatFormReader {
    private typealias Fields = RevenueCatFields.Event

    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        defer { productID = nil }
        reportDuplicateKeys(in: node)
        let isWrapped = node[RevenueCatFields.Webhook.event].isObject
        if isWrapped { noteFields(of: node, RevenueCatFields.Webhook.table, unknown: []) }
        readOne { $0.readEvent(isWrapped ? node[RevenueCatFields.Webhook.event] : node) }
    }

    private mutating func readEvent(_ event: JSONNode) {
        session.doubts = []
        noteFields(of: event, Fields.table)
        let type = text(of: event[Fields.type])
        if let type, RevenueCatNames.otherEvents.contains(type) {
            fail(
                .notAboutOneCustomer,
                at: event[Fields.type],
                found: "an event \(Excerpt.quoted(type))",
                expected: "an event about one customer’s purchase",
                consequence: "the event is left out"
            )
            return
        }
        guard let id = text(of: event[Fields.productId]) else {
            fail(
                .missingProductID,
                at: event[Fields.productId],
                expected: "a product id",
                consequence: "the event is left out"
            )
            return
        }
        productID = id
        let clock = instant(milliseconds: event[Fields.eventTimestampMs])
        noteStatedDate(clock)
        readCustomer(event[Fields.appUserId])
        var purchase = purchase(event, productID: id, clock: clock)
        readNews(event, into: &purchase)
        keep(purchase, environmentAt: event[Fields.environment])
    }

    private mutating func purchase(_ event: JSONNode, productID: String, clock: Instant?) -> RevenueCatPurchase {
        let store = store(event[Fields.store])
        // Google Play's products are named with their base plan since there are any.
        let parts = productID.split(separator: ":", maxSplits: 1)
        let hasPlan = store == .googlePlay && parts.count == 2
        var purchase = RevenueCatPurchase(store: store, productID: hasPlan ? String(parts[0]) : productID)
        purchase.basePlanID = hasPlan ? String(parts[1]) : nil
        purchase.isGranted = isGranted(event[Fields.store])
        purchase.neverRenews = purchase.isGranted
        purchase.transactionID = text(of: event[Fields.transactionId])
        purchase.originalID = text(of: event[Fields.originalTransactionId])
        if store == .googlePlay {
            purchase.originalID = (purchase.originalID ?? purchase.transactionID).map(GooglePlayLineItem.firstOrder)
        }
        purchase.purchaseDate = instant(milliseconds: event[Fields.purchasedAtMs])
        purchase.expiresDate = instant(milliseconds: event[Fields.expirationAtMs])
        purchase.period = stated(event[Fields.periodType], as: RevenueCatNames.periods)
        purchase.ownership = flag(event[Fields.isFamilyShare]).map { .known($0 ? .familyShared : .purchased) }
        purchase.price = price(amount: event[Fields.priceInPurchasedCurrency], currency: event[Fields.currency])
        purchase.offerCode = text(of: event[Fields.offerCode])
        purchase.storefront = storefront(event[Fields.countryCode])
        purchase.environment = stated(event[Fields.environment], as: RevenueCatNames.environments)?.known
        purchase.statedDate = clock
        return purchase
    }

    // MARK: What happened

    private mutating func readNews(_ event: JSONNode, into purchase: inout RevenueCatPurchase) {
        let grace = instant(milliseconds: event[Fields.gracePeriodExpirationAtMs])
        let resumes = instant(milliseconds: event[Fields.autoResumeAtMs])
        guard case .known(let news)? = stated(event[Fields.type], as: RevenueCatNames.events) else {
            purchase.state = .unrecognized(event[Fields.type].string ?? "")
            return
        }
        switch news {
        case .purchase, .productChange: break
        case .pausePlanned: (purchase.pauseDate, purchase.resumesDate) = (purchase.expiresDate, resumes)
        case .oneTimePurchase:
            purchase.isSubscription = false
            purchase.originalID = nil
            if purchase.expiresDate != nil { purchase.neverRenews = true }
        case .renewalTurnedOn: purchase.renews = true
        case .billingIssue:
            purchase.noteBillingIssue(grace: grace)
            if purchase.state == nil { purchase.state = .known(.billingRetry) }
        case .cancellation:
            readCancellation(event[Fields.cancelReason], grace: grace, resumes: resumes, into: &purchase)
        case .expiration: readExpiration(event[Fields.expirationReason], resumes: resumes, into: &purchase)
        }
    }

    private mutating func readCancellation(
        _ node: JSONNode,
        grace: Instant?,
        resumes: Instant?,
        into purchase: inout RevenueCatPurchase
    ) {
        switch stated(node, as: RevenueCatNames.reasons) {
        case .known(.cause(.billingError))?:
            purchase.noteBillingIssue(grace: grace)
            purchase.expirationReason = .known(.billingError)
        case .known(.cause(let cause))?:
            purchase.renews = false
            purchase.expirationReason = .known(cause)
        case .known(.refund)?: purchase.isRefunded = true
        case .known(.pause)?: (purchase.pauseDate, purchase.resumesDate) = (purchase.expiresDate, resumes)
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
