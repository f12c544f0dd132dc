internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads the objects of RevenueCat's version 2: a customer, a subscription, a purchase, and lists of them. They have no
/// date of their own.
///
/// A subscription's status, what becomes of it and whether it gives access are stated apart; where they do not fit
/// together, nothing is said.
struct RevenueCatObjectReader: RevenueCatFormReader {
    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        reportDuplicateKeys(in: node)
        readObject(node)
    }

    private mutating func readObject(_ node: JSONNode) {
        defer { productID = nil }
        switch node["object"].string {
        case "list": readList(node)
        case "customer": readCustomerObject(node)
        case "subscription": readSubscription(node)
        case "purchase": readPurchase(node)
        case "customer.active_entitlement": session.hasAnswer = true
        default:
            fail(
                .notAHistory,
                at: node["object"],
                expected: "a customer, a subscription, a purchase or a list of them",
                consequence: "the object is left out"
            )
        }
    }

    // MARK: Lists and customers

    private mutating func readList(_ node: JSONNode) {
        noteMisspelledFields(of: node, known: RevenueCatFields.list)
        let items = elements(of: node["items"], losing: "what is in the list is left out")
        if node["items"].elements != nil { session.hasAnswer = true }
        for item in items {
            if item.isObject {
                readObject(item)
            } else {
                fail(.wrongType, at: item, expected: "an object", consequence: "the object is left out")
            }
        }
        guard node.states("next_page") else { return }
        warn(
            .morePages,
            at: node["next_page"],
            expected: "the last page",
            consequence: "what the other pages state is not known"
        )
    }

    /// A customer holds purchases where the caller asked for them; entitlements alone state no product.
    private mutating func readCustomerObject(_ node: JSONNode) {
        noteMisspelledFields(of: node, known: RevenueCatFields.customerObject)
        readCustomer(node["id"])
        session.hasAnswer = true
        for list in [node["subscriptions"], node["purchases"]] {
            if let list = object(of: list) { readList(list) }
        }
        let entitlements = elements(of: node["active_entitlements"]["items"])
        guard !entitlements.isEmpty, !node.states("subscriptions"), !node.states("purchases") else { return }
        session.hasLost = true
        note(
            .contradictoryFields,
            at: node["active_entitlements"],
            found: "entitlements without their purchases",
            expected: "the customer’s subscriptions and purchases beside it",
            consequence: "what was bought is not known"
        )
    }

    // MARK: Subscriptions

    private mutating func readSubscription(_ node: JSONNode) {
        noteMisspelledFields(of: node, known: RevenueCatFields.subscriptionObject)
        guard var purchase = purchase(node) else { return }
        purchase.originalID = text(of: node["store_subscription_identifier"]) ?? text(of: node["id"])
        if purchase.store == .googlePlay {
            purchase.transactionID = purchase.originalID
            purchase.originalID = purchase.originalID.map(GooglePlayLineItem.firstOrder)
        }
        purchase.purchaseDate = instant(milliseconds: node["current_period_starts_at"])
        purchase.originalPurchaseDate = instant(milliseconds: node["starts_at"])
        purchase.expiresDate = instant(milliseconds: node["current_period_ends_at"])
        let paidUntil = instant(milliseconds: node["ends_at"])
        let renewal = stated(node["auto_renewal_status"], as: RevenueCatNames.renewals)
        readState(node, into: &purchase)
        readRenewal(renewal, of: node, paidUntil: paidUntil, into: &purchase)
        keep(purchase, environmentAt: node["environment"])
    }

    private mutating func readState(_ node: JSONNode, into purchase: inout RevenueCatPurchase) {
        let status = stated(node["status"], as: RevenueCatNames.states)
        let givesAccess = flag(node["gives_access"])
        let isPending = flag(node["pending_payment"], default: false)
        switch status {
        case .known(.trial)?:
            purchase.period = .known(.trial)
            purchase.state = .known(.active)
        case .known(.runs(let state))?: purchase.state = .known(state)
        case .known(.stopped(let state))?: purchase.state = .known(state)
        case .unrecognized(let name)?: purchase.state = .unrecognized(name)
        case nil: break
        }
        if isPending, givesAccess == false { purchase.state = .known(.pending) }
        guard let givesAccess, case .known(let known)? = status else { return }
        let shouldGive = if case .stopped = known { false } else { true }
        guard shouldGive != givesAccess, purchase.state != .known(.pending) else { return }
        warn(
            .contradictoryFields,
            at: node["gives_access"],
            expected: "\(shouldGive), as the status \(Excerpt.quoted(node["status"].string ?? "")) means",
            consequence: "nothing follows from either"
        )
        purchase.state = .unrecognized(node["status"].string ?? "")
    }

    private mutating func readRenewal(
        _ renewal: StatedValue<RevenueCatRenewal>?,
        of node: JSONNode,
        paidUntil: Instant?,
        into purchase: inout RevenueCatPurchase
    ) {
        let hasPaymentProblem = [.known(.gracePeriod), .known(.billingRetry)].contains(purchase.state)
        switch renewal {
        case .known(.renews)?: purchase.renews = hasPaymentProblem ? nil : true
        case .known(.ends)?: purchase.renews = false
        case .known(.changesProduct)?:
            let product = node["pending_changes"]["product"]
            purchase.renewalProductID = text(of: product["store_identifier"]) ?? text(of: product["id"])
            purchase.renews = purchase.renewalProductID == nil ? nil : true
        case .known(.hasRenewed)?:
            purchase.expiresDate = paidUntil ?? purchase.expiresDate
            purchase.renews = true
        case .known(.awaitsConsent)?:
            purchase.renews = true
            purchase.priceChange = PriceChange(kind: .known(.increase), state: .known(.awaitingConsent))
        case .known(.pauses)?, .unrecognized?, nil: purchase.renews = nil
        }
        if hasPaymentProblem { purchase.hasBillingIssue = true }
        if purchase.state == .known(.expired) { purchase.renews = false }
    }

    // MARK: Purchases

    private mutating func readPurchase(_ node: JSONNode) {
        noteMisspelledFields(of: node, known: RevenueCatFields.purchaseObject)
        guard var purchase = purchase(node) else { return }
        purchase.isSubscription = false
        purchase.transactionID = text(of: node["store_purchase_identifier"]) ?? text(of: node["id"])
        purchase.purchaseDate = instant(milliseconds: node["purchased_at"])
        purchase.quantity = wholeNumber(of: node["quantity"], in: 1...Int(Int32.max)) ?? 1
        switch stated(node["status"], as: RevenueCatNames.purchaseStates) {
        case .known(.refunded)?: purchase.isRefunded = true
        case .unrecognized?:
            fail(
                .unknownValue,
                at: node["status"],
                expected: "owned or refunded",
                consequence: "the purchase is left out"
            )
            return
        case .known(.owned)?, nil: break
        }
        keep(purchase, environmentAt: node["environment"])
    }

    /// What both have in common; nil without a product, which a grant may lack.
    private mutating func purchase(_ node: JSONNode) -> RevenueCatPurchase? {
        let isGranted = isGranted(node["store"])
        let product = object(of: node["product"])
        let id =
            product.flatMap { text(of: $0["store_identifier"]) } ?? text(of: node["product_id"])
            ?? (isGranted ? text(of: node["id"]) : nil)
        guard let id else {
            fail(
                .missingProductID,
                at: node["product_id"],
                expected: "a product id",
                consequence: "the purchase is left out"
            )
            return nil
        }
        productID = id
        var purchase = RevenueCatPurchase(store: store(node["store"]), productID: id)
        purchase.neverRenews = isGranted
        purchase.ownership = stated(node["ownership"], as: RevenueCatNames.ownerships)
        purchase.storefront = storefront(node["country"])
        purchase.environment = stated(node["environment"], as: RevenueCatNames.environments)?.known
        return purchase
    }
}
