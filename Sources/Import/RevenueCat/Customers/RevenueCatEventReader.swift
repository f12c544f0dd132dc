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
        guard type != RevenueCatNames.transfer else { return readTransfer(event) }
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
        let others = [event[Fields.originalAppUserId], event[Fields.aliases]]
        guard readCustomer(event[Fields.appUserId], others, losing: "the event is left out") else { return }
        for node in [event[Fields.transferredFrom], event[Fields.transferredTo]] {
            leaveOpen(node, expected: "nothing, as in every event but a transfer")
        }
        var purchase = purchase(event, productID: id, clock: clock)
        readNews(event, into: &purchase)
        noteDistantEnd(event[Fields.expirationAtMs], of: purchase)
        keep(purchase, environmentAt: event[Fields.environment], in: event)
    }

    /// Takes note that what was bought in a store belongs to another customer from then on. Which purchases, is not stated.
    private mutating func readTransfer(_ event: JSONNode) {
        let store = store(event[Fields.store])
        guard !refusesUnsigned(event[Fields.type], of: [store]) else { return }
        let date = instant(milliseconds: event[Fields.eventTimestampMs])
        let environment = stated(event[Fields.environment], as: RevenueCatNames.environments)?.known
        let origin = StatedOrigin(bundleID: expectation.bundleID, environment: environment)
        let node = event[Fields.environment]
        guard isExpected(origin, at: (node, node), losing: "the event is left out") else { return }
        noteStatedDate(date)
        _ = texts(of: event[Fields.transferredFrom])
        session.hasAnswer = true
        session.history.coverage[store] = session.history.coverage[store] ?? .partial
        session.history.transfers.append(
            PurchaseTransfer(
                store: store,
                receivers: texts(of: event[Fields.transferredTo]) ?? [],
                date: date,
                field: place(of: event[Fields.type]).path
            )
        )
        note(
            .undecidedField,
            at: event[Fields.type],
            found: "a transfer of purchases to another customer",
            expected: "an event about one customer’s purchase",
            consequence: "what was bought in the store before is told of none but the customer who has it now"
        )
    }

    private mutating func purchase(_ event: JSONNode, productID: String, clock: Instant?) -> RevenueCatPurchase {
        let store = store(event[Fields.store])
        let product = product(productID, of: store)
        var purchase = RevenueCatPurchase(store: store, productID: product.id)
        purchase.basePlanID = product.basePlanID
        purchase.appUserID = text(of: event[Fields.appUserId])
        purchase.isGranted = isGranted(event[Fields.store])
        purchase.neverRenews = purchase.isGranted
        purchase.transactionID = text(of: event[Fields.transactionId])
        purchase.originalID = text(of: event[Fields.originalTransactionId])
        if numbersPeriods(in: store) {
            purchase.originalID = (purchase.originalID ?? purchase.transactionID).map(GooglePlayLineItem.firstOrder)
        }
        purchase.purchaseDate = instant(milliseconds: event[Fields.purchasedAtMs])
        purchase.expiresDate = instant(milliseconds: event[Fields.expirationAtMs])
        purchase.period = stated(event[Fields.periodType], as: RevenueCatNames.periods)
        purchase.ownership = flag(event[Fields.isFamilyShare]).map { .known($0 ? .familyShared : .purchased) }
        purchase.price = price(amount: event[Fields.priceInPurchasedCurrency], currency: event[Fields.currency])
        purchase.offerCode = text(of: event[Fields.offerCode])
        purchase.storefront = storefront(of: event[Fields.countryCode])
        purchase.environment = stated(event[Fields.environment], as: RevenueCatNames.environments)?.known
        purchase.statedDate = clock
        return purchase
    }

    /// Google Play's products are named with their base plan since there are any.
    private func product(_ name: String, of store: StoreName) -> (id: String, basePlanID: String?) {
        let parts = name.split(separator: ":", maxSplits: 1)
        guard store == .googlePlay, parts.count == 2 else { return (name, nil) }
        return (String(parts[0]), String(parts[1]))
    }

    // MARK: What happened

    private mutating func readNews(_ event: JSONNode, into purchase: inout RevenueCatPurchase) {
        let grace = instant(milliseconds: event[Fields.gracePeriodExpirationAtMs])
        let resumes = instant(milliseconds: event[Fields.autoResumeAtMs])
        guard case .known(let news)? = stated(event[Fields.type], as: RevenueCatNames.events) else {
            purchase.state = .unrecognized(event[Fields.type].string ?? "")
            return
        }
        if news != .productChange {
            leaveOpen(event[Fields.newProductId], expected: "nothing, as in every event but a change of product")
        }
        purchase.isEvent = news.statesNoFailure
        if [.cancellation, .renewalTurnedOn, .expiration].contains(news) {
            purchase.learnedOfRenewal = LearnedFact(purchase.statedDate, field: place(of: event[Fields.type]).path)
            purchase.learnedOfEnd = purchase.learnedOfRenewal
        }
        switch news {
        case .purchase: break
        case .productChange: readChange(to: event[Fields.newProductId], at: event[Fields.type], into: &purchase)
        case .temporaryGrant: purchase.isTemporary = true
        case .pausePlanned: (purchase.pauseDate, purchase.resumesDate) = (purchase.expiresDate, resumes)
        case .oneTimePurchase:
            purchase.isSubscription = false
            purchase.originalID = nil
            if purchase.expiresDate != nil { purchase.neverRenews = true }
        case .renewalTurnedOn: purchase.renews = true
        case .billingIssue:
            purchase.noteBillingIssue(grace: grace, at: place(of: event[Fields.type]).path)
            // That there is no grace period is stated by null, and not by a field that is left out.
            let isLeftOut = event[Fields.gracePeriodExpirationAtMs].value == nil
            if isLeftOut, purchase.hasBillingIssue, purchase.gracePeriodExpiresDate == nil {
                purchase.openAccessField = place(of: event[Fields.type]).path
            }
            if purchase.state == nil, purchase.openAccessField == nil { purchase.state = .known(.billingRetry) }
        case .cancellation:
            readCancellation(event[Fields.cancelReason], grace: grace, resumes: resumes, into: &purchase)
        case .expiration: readExpiration(event[Fields.expirationReason], resumes: resumes, into: &purchase)
        }
    }

    /// A field of other events leaves open what it decides there.
    private mutating func leaveOpen(_ node: JSONNode, expected: String) {
        guard node.value.map({ !$0.isNothing }) ?? false else { return }
        withhold(node.facts, .undecided, .undecidedField, at: node, expected: expected)
    }

    /// The product that takes this one's place: in Google Play at the end of the period; in the App Store then, or at once, by the
    /// levels and the lengths of both. Without one another product has taken it, or will: a change at once comes with a purchase of
    /// that product.
    private mutating func readChange(to node: JSONNode, at type: JSONNode, into purchase: inout RevenueCatPurchase) {
        guard let name = text(of: node) else {
            let isStated = !node.isAbsent && !node.isBlank
            // In Google Play a deferred change alone names it: any other has been made, with a purchase of the new product.
            if !isStated, purchase.store == .googlePlay {
                purchase.expirationReason = .known(.replaced)
                return
            }
            if !isStated {
                let found = "a change to a product that is not stated"
                withhold(node.facts, .undecided, .undecidedField, at: type, found: found, expected: "new_product_id")
            }
            if !isStated || purchase.store == .appStore {
                purchase.chosenPlan = ChosenPlan(productID: nil, field: place(of: isStated ? node : type).path)
            }
            return
        }
        let new = self.product(name, of: purchase.store)
        var product = new.id
        // Another base plan of the same product is a change of plan.
        if product == purchase.productID {
            guard let plan = new.basePlanID, let running = purchase.basePlanID, plan != running else { return }
            product = name
        }
        if purchase.store == .appStore {
            purchase.chosenPlan = ChosenPlan(productID: product, field: place(of: node).path)
        } else if purchase.store == .googlePlay {
            (purchase.renews, purchase.renewalProductID) = (true, product)
        } else {
            leaveOpen(node, expected: "nothing, as in every store but the App Store and Google Play")
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
            purchase.noteBillingIssue(grace: grace, at: place(of: node).path)
            purchase.expirationReason = .known(.billingError)
            // The end of a grace period is a field of BILLING_ISSUE.
            if grace == nil, purchase.hasBillingIssue { purchase.openAccessField = place(of: node).path }
            purchase.isEvent = false
        case .known(.cause(let cause))?:
            purchase.renews = false
            // What can be cancelled after its end goes on without a payment: that is no cause of an end before.
            let isOver = purchase.statedDate.map { date in purchase.expiresDate.map { $0 <= date } ?? false } ?? false
            if cause != .customerCancelled || !isOver { purchase.expirationReason = .known(cause) }
        case .known(.refund)?:
            purchase.isRefunded = true
            // What has no end was bought once: of a subscription each period has one.
            if purchase.expiresDate == nil { (purchase.isSubscription, purchase.originalID) = (false, nil) }
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
