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
        case "subscription": readOne { $0.readSubscription(node) }
        case "purchase": readOne { $0.readPurchase(node) }
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
        typealias Fields = RevenueCatFields.List
        noteFields(of: node, Fields.table, unknown: [])
        let items = elements(of: node[Fields.items], losing: "what is in the list is left out")
        if node[Fields.items].elements != nil { session.hasAnswer = true }
        for item in items {
            if item.isObject {
                readObject(item)
            } else {
                fail(.wrongType, at: item, expected: "an object", consequence: "the object is left out")
            }
        }
        guard node.states(Fields.nextPage) else { return }
        warn(
            .morePages,
            at: node[Fields.nextPage],
            expected: "the last page",
            consequence: "what the other pages state is not known"
        )
    }

    /// A customer holds purchases where the caller asked for them; entitlements alone state no product.
    private mutating func readCustomerObject(_ node: JSONNode) {
        typealias Fields = RevenueCatFields.CustomerObject
        noteFields(of: node, Fields.table, unknown: [])
        guard readCustomer(node[Fields.id], in: .revenueCatObject, losing: "the customer is left out") else { return }
        session.hasAnswer = true
        for list in [node[Fields.subscriptions], node[Fields.purchases]] {
            if let list = object(of: list) { readList(list) }
        }
        let granted = node[Fields.activeEntitlements]
        let entitlements = elements(of: granted[RevenueCatFields.ActiveEntitlements.items])
        guard !entitlements.isEmpty, !node.states(Fields.subscriptions), !node.states(Fields.purchases) else { return }
        session.hasLost = true
        note(
            .contradictoryFields,
            at: granted,
            found: "entitlements without their purchases",
            expected: "the customer’s subscriptions and purchases beside it",
            consequence: "what was bought is not known"
        )
    }

    private mutating func isOfCustomer(_ node: JSONNode, losing consequence: String) -> Bool {
        isOfCustomer(names(of: [node], in: .revenueCatObject), at: node, losing: consequence)
    }

    // MARK: Subscriptions

    /// When it began. Either date shows that it was bought before now.
    private mutating func readBeginning(_ node: JSONNode, into purchase: inout RevenueCatPurchase) {
        typealias Fields = RevenueCatFields.SubscriptionObject
        let (period, first) = (node[Fields.currentPeriodStartsAt], node[Fields.startsAt])
        purchase.purchaseDate = instant(milliseconds: period.deciding([]))
        purchase.originalPurchaseDate = instant(milliseconds: first.deciding([]))
        guard purchase.purchaseDate == nil, purchase.originalPurchaseDate == nil,
            let lost = [first, period].first(where: { !$0.isAbsent })
        else { return }
        add(Doubt(facts: lost.facts, reason: .unreadable, field: place(of: lost).path))
    }

    private mutating func readSubscription(_ node: JSONNode) {
        session.doubts = []
        typealias Fields = RevenueCatFields.SubscriptionObject
        noteFields(of: node, Fields.table)
        guard isOfCustomer(node[Fields.customerId], losing: "the subscription is left out") else { return }
        let givesAccess = flag(node[Fields.givesAccess])
        // That it gives access is stated, whoever pays for it in which store.
        let settled: FactSet = givesAccess == true ? .access : []
        let subject = Subject(
            product: node[Fields.product],
            productID: node[Fields.productId],
            id: node[Fields.id],
            store: node[Fields.store].settled(settled),
            ownership: node[Fields.ownership].settled(settled)
        )
        guard var purchase = purchase(subject) else { return }
        purchase.storefront = storefront(of: node[Fields.country])
        purchase.environment = stated(node[Fields.environment], as: RevenueCatNames.environments)?.known
        purchase.originalID = text(of: node[Fields.storeSubscriptionIdentifier]) ?? text(of: node[Fields.id])
        if numbersPeriods(in: purchase.store) {
            purchase.transactionID = purchase.originalID
            purchase.originalID = purchase.originalID.map(GooglePlayLineItem.firstOrder)
        }
        readBeginning(node, into: &purchase)
        purchase.expiresDate = instant(milliseconds: node[Fields.currentPeriodEndsAt])
        readState(node, givesAccess: givesAccess, into: &purchase)
        readRenewal(node, into: &purchase)
        noteDistantEnd(node[Fields.currentPeriodEndsAt], of: purchase)
        // An object has no date of its own.
        purchase.planned = [Fields.autoRenewalStatus, Fields.pendingChanges].map { planned(node[$0], $0) }
        keep(purchase, environmentAt: node[Fields.environment], in: node)
    }

    private mutating func readState(_ node: JSONNode, givesAccess: Bool?, into purchase: inout RevenueCatPurchase) {
        typealias Fields = RevenueCatFields.SubscriptionObject
        let word = node[Fields.status]
        // “Refer to the gives_access field”: of a word that is not known only until when, and what comes next, is open then.
        let facts: FactSet = givesAccess == true && word.string != nil ? [.renewal, .nextCharge] : word.facts
        let status = stated(word.deciding(facts), as: RevenueCatNames.states)
        switch status {
        case .known(.trial)?:
            purchase.period = .known(.trial)
            purchase.state = .known(.active)
        case .known(.runs(let state))?: purchase.state = .known(state)
        case .known(.stopped(let state))?: purchase.state = .known(state)
        case .known(.unknown)?, .unrecognized?:
            if status?.known != nil { add(Doubt(facts: facts, reason: .undecided, field: place(of: word).path)) }
            purchase.state = givesAccess == true ? .known(.active) : .unrecognized(word.string ?? "")
        case nil: break
        }
        // A payment that is tried again is pending too, and no purchase waits for it.
        let isRetried = purchase.state == .known(.billingRetry)
        let settled = givesAccess == true || isRetried ? FactSet.access.withDependents : []
        let isPending = flag(node[Fields.pendingPayment].settled(settled)) == true
        if isPending, givesAccess == false, !isRetried { purchase.state = .known(.pending) }
        // Why it is not complete, only a payment that is awaited states: it may also be to begin later.
        if !isPending, purchase.state == .known(.pending) { purchase.state = .unrecognized("") }
        // A pause without an end has none here.
        let isAwaited = [.known(.paused), .known(.pending)].contains(purchase.state)
        purchase.expectedUntil = isAwaited ? purchase.expiresDate : nil
        guard let givesAccess, case .known(let known)? = status, known != .unknown else { return }
        let shouldGive = if case .stopped = known { false } else { true }
        // What waits for its payment gives no access, whatever runs when it is made.
        guard shouldGive != givesAccess, givesAccess || purchase.state != .known(.pending) else { return }
        let name = word.string ?? ""
        warn(
            .contradictoryFields,
            at: node[Fields.givesAccess],
            expected: "\(shouldGive), as the status \(Excerpt.quoted(name)) means",
            consequence: "nothing follows from either"
        )
        purchase.state = .unrecognized(name)
    }

    private mutating func readRenewal(_ node: JSONNode, into purchase: inout RevenueCatPurchase) {
        typealias Fields = RevenueCatFields.SubscriptionObject
        let paidUntil = instant(milliseconds: node[Fields.endsAt])
        // Where both ends are one, nothing of what comes changes until when it is paid.
        let settled: FactSet = paidUntil == purchase.expiresDate ? .access : []
        let renewal = stated(node[Fields.autoRenewalStatus].settled(settled), as: RevenueCatNames.renewals)
        let next = nextProduct(node[Fields.pendingChanges])
        let hasPaymentProblem = [.known(.gracePeriod), .known(.billingRetry)].contains(purchase.state)
        switch renewal {
        case .known(.renews)?: purchase.renews = hasPaymentProblem ? nil : true
        case .known(.ends)?: purchase.renews = false
        case .known(.changesProduct)?:
            purchase.renewalProductID = next
            purchase.renews = purchase.renewalProductID == nil ? nil : true
            if node[Fields.pendingChanges].isAbsent {
                let expected = "the product in pending_changes"
                withhold(.renewal, .undecided, .undecidedField, at: node[Fields.autoRenewalStatus], expected: expected)
            }
        case .known(.hasRenewed)?:
            // What comes after the next period, which is paid, no field states.
            purchase.renews = nil
            if let paidUntil, let end = purchase.expiresDate, paidUntil > end, !hasPaymentProblem {
                purchase.nextPeriodEnd = paidUntil
            }
        case .known(.awaitsConsent)?:
            purchase.renews = true
            purchase.priceChange = PriceChange(kind: .known(.increase), state: .known(.awaitingConsent))
        case .known(.pauses)?:
            purchase.renews = nil
            if !hasPaymentProblem { purchase.pauseDate = purchase.expiresDate }
        case .unrecognized?, nil: purchase.renews = nil
        }
        let end = purchase.nextPeriodEnd ?? purchase.expiresDate
        reportContradictions(node, renewal, next: next, paidUntil: paidUntil, end: end)
        if hasPaymentProblem { purchase.hasBillingIssue = true }
        if purchase.state == .known(.expired) { purchase.renews = false }
    }

    private mutating func nextProduct(_ node: JSONNode) -> String? {
        guard let changes = object(of: node) else { return nil }
        noteFields(of: changes, RevenueCatFields.PendingChanges.table, unknown: .renewal)
        guard let product = object(of: changes[RevenueCatFields.PendingChanges.product]) else { return nil }
        typealias Fields = RevenueCatFields.NextProduct
        noteFields(of: product, Fields.table, unknown: [])
        return text(of: product[Fields.storeIdentifier]) ?? text(of: product[Fields.id])
    }

    /// A change of the product, and an end that is not that of the period, are stated beside what becomes of the
    /// subscription, which names each.
    private mutating func reportContradictions(
        _ node: JSONNode,
        _ renewal: StatedValue<RevenueCatRenewal>?,
        next: String?,
        paidUntil: Instant?,
        end: Instant?
    ) {
        typealias Fields = RevenueCatFields.SubscriptionObject
        // What does not go on has no next product.
        if next != nil, renewal != .known(.changesProduct), renewal != .known(.ends) {
            withhold(
                .renewal,
                .undecided,
                .contradictoryFields,
                at: node[Fields.pendingChanges],
                expected: #""will_change_product" beside a change of the product"#
            )
        }
        if let paidUntil, let end, paidUntil != end {
            withhold(
                .access,
                .undecided,
                .contradictoryFields,
                at: node[Fields.endsAt],
                expected: "the end of the period, as it has not renewed already"
            )
        }
    }

    // MARK: Purchases

    private mutating func readPurchase(_ node: JSONNode) {
        session.doubts = []
        typealias Fields = RevenueCatFields.PurchaseObject
        noteFields(of: node, Fields.table)
        guard isOfCustomer(node[Fields.customerId], losing: "the purchase is left out") else { return }
        let subject = Subject(
            product: node[Fields.product],
            productID: node[Fields.productId],
            id: node[Fields.id],
            store: node[Fields.store],
            ownership: node[Fields.ownership]
        )
        guard var purchase = purchase(subject) else { return }
        purchase.storefront = storefront(of: node[Fields.country])
        purchase.environment = stated(node[Fields.environment], as: RevenueCatNames.environments)?.known
        purchase.isSubscription = false
        purchase.transactionID = text(of: node[Fields.storePurchaseIdentifier]) ?? text(of: node[Fields.id])
        purchase.purchaseDate = instant(milliseconds: node[Fields.purchasedAt])
        purchase.quantity = wholeNumber(of: node[Fields.quantity], in: 1...Int(Int32.max)) ?? 1
        switch stated(node[Fields.status], as: RevenueCatNames.purchaseStates) {
        case .known(.refunded)?: purchase.isRefunded = true
        case .unrecognized?:
            fail(
                .unknownValue,
                at: node[Fields.status],
                expected: "owned or refunded",
                consequence: "the purchase is left out"
            )
            return
        case .known(.owned)?, nil: break
        }
        keep(purchase, environmentAt: node[Fields.environment], in: node)
    }

    /// Where what both have in common stands.
    private struct Subject {
        let product: JSONNode
        let productID: JSONNode
        let id: JSONNode
        let store: JSONNode
        let ownership: JSONNode
    }

    /// What both have in common; nil without a product, which a grant may lack.
    private mutating func purchase(_ subject: Subject) -> RevenueCatPurchase? {
        let isGranted = isGranted(subject.store)
        let product = object(of: subject.product)
        if let product { noteFields(of: product, RevenueCatFields.Product.table, unknown: []) }
        let name =
            product.flatMap { text(of: $0[RevenueCatFields.Product.storeIdentifier]) } ?? text(of: subject.productID)
        guard let id = name ?? (isGranted ? text(of: subject.id) : nil) else {
            fail(
                .missingProductID,
                at: subject.productID,
                expected: "a product id",
                consequence: "the purchase is left out"
            )
            return nil
        }
        productID = name
        var purchase = RevenueCatPurchase(store: store(subject.store), productID: id)
        purchase.lacksProduct = name == nil
        (purchase.isGranted, purchase.neverRenews) = (isGranted, isGranted)
        purchase.ownership = stated(subject.ownership, as: RevenueCatNames.ownerships)
        return purchase
    }
}
