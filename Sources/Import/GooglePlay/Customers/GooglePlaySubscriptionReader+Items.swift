internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

extension GooglePlaySubscriptionReader {
    // MARK: What is sold

    /// The line items, each with what cannot be told of it alone.
    mutating func items(
        of node: JSONNode,
        in subscription: GooglePlaySubscription,
        latestOrderID: String?
    ) -> [GooglePlayLineItem] {
        let list = node[GooglePlayFields.Subscription.lineItems]
        let shared = session.doubts
        var (items, lost): ([GooglePlayLineItem], [Doubt]) = ([], [])
        session.doubts = []
        let elements = elements(of: list, losing: "what is sold in the subscription is left out")
        let ofList = session.doubts
        var ofBase: [Doubt] = []
        for (index, element) in elements.enumerated() {
            session.doubts = []
            if var item = lineItem(element, latestOrderID: latestOrderID) {
                item.doubts = session.doubts
                items.append(item)
            } else {
                lost = lost.merging(session.doubts)
                if index == 0 { ofBase = session.doubts }
            }
        }
        session.doubts = shared.merging(ofList)
        if items.isEmpty { session.doubts = session.doubts.merging(lost) }
        items = GooglePlayLineItem.begun(items)
        // What has no end may be what takes the place of one that is left out.
        for index in items.indices where !items[index].hasNotBegun && !items[index].node.states(Fields.expiryTime) {
            items[index].doubts = items[index].doubts.merging(lost)
        }
        noteMissingEnds(of: &items)
        noteReplacements(among: &items)
        noteProrations(of: &items)
        for index in items.indices {
            for doubt in ofBase {
                items[index].doubts.add(Doubt(facts: .amount, reason: doubt.reason, field: doubt.field))
            }
        }
        return GooglePlayLineItem.identified(items, startDate: subscription.startDate)
    }

    private typealias Fields = GooglePlayFields.Item

    /// Takes note of items without an end beside others that have one, and that no replacement introduces: whether they have begun, nothing
    /// shows.
    private mutating func noteMissingEnds(of items: inout [GooglePlayLineItem]) {
        guard items.contains(where: { $0.node.states(Fields.expiryTime) }) else { return }
        let outer = session.doubts
        defer { session.doubts = outer }
        for index in items.indices where !items[index].hasNotBegun {
            let end = items[index].node[Fields.expiryTime]
            guard end.isAbsent else { continue }
            session.doubts = []
            productID = items[index].productID
            let expected = "an end, as an item has that has begun"
            withhold(.access, .undecided, .undecidedField, at: end, expected: expected)
            items[index].doubts = items[index].doubts.merging(session.doubts)
        }
        productID = nil
    }

    /// Takes note of add-ons whose period does not end with that of the base item, which is the first one: the charge that brings both
    /// together may be a part of the price (“Subscription with add-ons”).
    private mutating func noteProrations(of items: inout [GooglePlayLineItem]) {
        guard let base = items.first, !base.hasNotBegun, !base.hasStopped else { return }
        let outer = session.doubts
        defer { (productID, session.doubts) = (nil, outer) }
        for index in items.indices.dropFirst() where !items[index].hasNotBegun && !items[index].hasStopped {
            let end = items[index].end
            if let end, base.end.map({ $0.isNear(end, within: Self.day) }) == true { continue }
            session.doubts = []
            productID = items[index].productID
            let expected = "the end of the item \(Excerpt.quoted(base.productID)), with which it is charged"
            withhold(.amount, .undecided, .undecidedField, at: items[index].node[Fields.expiryTime], expected: expected)
            items[index].doubts = items[index].doubts.merging(session.doubts)
        }
    }

    /// In milliseconds.
    private static let day: Int64 = 86_400_000

    /// Takes note of items whose place another one has taken: a deferred replacement leaves the old one in the answer, with an end that has
    /// passed.
    private func noteReplacements(among items: inout [GooglePlayLineItem]) {
        for (place, replacing) in items.enumerated() where replacing.node.states(Fields.itemReplacement) {
            let product = replacing.node[Fields.itemReplacement][GooglePlayFields.ItemReplacement.productId]
            for index in items.indices where index != place && items[index].hasStopped {
                guard let name = product.string else {
                    items[index].doubts.add(Doubt(facts: .access, reason: .unreadable, field: path(of: product)))
                    continue
                }
                if name == items[index].productID { items[index].isReplaced = true }
            }
        }
    }

    private mutating func lineItem(_ node: JSONNode, latestOrderID: String?) -> GooglePlayLineItem? {
        defer { productID = nil }
        let consequence = "the line item is left out"
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "an object", consequence: consequence)
            return nil
        }
        let sold = node[Fields.productId]
        guard let id = sold.string, !id.trimmed.isEmpty else {
            add(Doubt(facts: sold.facts, reason: .unreadable, field: path(of: sold)))
            fail(.missingProductID, at: sold, expected: "a product id", consequence: consequence)
            return nil
        }
        productID = id
        noteFields(of: node, Fields.table, isStated: true)
        let orderID = text(of: node[Fields.latestSuccessfulOrderId]) ?? latestOrderID
        return GooglePlayLineItem(node: node, productID: id, orderID: orderID)
    }

    // MARK: What is said of it

    /// What was bought. Google states neither when the running period began nor what was charged for it.
    mutating func transaction(
        of item: GooglePlayLineItem,
        plan: GooglePlayPlan,
        in subscription: GooglePlaySubscription
    ) -> PurchaseTransaction {
        var transaction = PurchaseTransaction(store: .googlePlay, productID: item.productID)
        transaction.id = item.orderID
        transaction.originalID = item.originalID
        transaction.basePlanID = plan.basePlanID
        transaction.originalPurchaseDate = subscription.startDate
        transaction.expiresDate = timestamp(of: item.node[Fields.expiryTime])
        transaction.offer = plan.offer
        transaction.commitment = plan.progress
        transaction.storefront = subscription.storefront
        transaction.environment = subscription.environment
        transaction.orderNumber = item.orderNumber
        transaction.hasNotBegun = item.hasNotBegun
        switch plan.kind {
        case .autoRenewing: transaction.productType = .known(.autoRenewable)
        // A prepaid plan is a subscription that renews by hand: neither of the kinds of product.
        case .prepaid: break
        case nil:
            if subscription.state.known?.impliesRenewingPlan == true {
                transaction.productType = .known(.autoRenewable)
            }
        }
        return transaction
    }

    /// Whether another item takes its place, it is taken out, or its price changes.
    func planned(for item: GooglePlayLineItem) -> [PlannedField] {
        typealias Plan = GooglePlayFields.Plan
        let plan = item.node[Fields.autoRenewingPlan]
        return [Fields.deferredItemReplacement, Fields.deferredItemRemoval].map { planned(item.node[$0], $0) }
            + [Plan.priceChangeDetails, Plan.priceStepUpConsentDetails].map { planned(plan[$0], $0) }
    }

    /// What comes next.
    func renewal(
        of item: GooglePlayLineItem,
        plan: GooglePlayPlan,
        expiresDate: Instant?,
        in subscription: GooglePlaySubscription
    ) -> RenewalInfo {
        let state = subscription.state.known
        var renewal = RenewalInfo(store: .googlePlay, originalID: item.originalID)
        renewal.productID = item.productID
        renewal.renewsAutomatically = plan.renewsAutomatically
        if plan.renewsAutomatically == true {
            renewal.renewalProductID = plan.isRemoved ? nil : plan.replacementProductID ?? item.productID
            renewal.renewalDate = state == .active ? expiresDate : nil
        } else {
            renewal.renewalProductID = plan.replacementProductID
        }
        renewal.endsAtRenewal = plan.isRemoved
        renewal.cancelledDate = plan.renewsAutomatically == false ? subscription.cancelDate : nil
        renewal.basePrice = plan.basePrice
        renewal.renewalPrice = plan.nextCharge(on: renewal.renewalDate)
        renewal.renewalTax = GooglePlayTax.treatment(in: subscription.storefront)
        renewal.isWholeCharge = plan.isReplaced && renewal.renewalPrice != nil
        renewal.offer = plan.replacementOffer
        // A new price of an item that another one takes the place of is never charged.
        renewal.priceChange = plan.isReplaced ? nil : plan.priceChange
        renewal.future.plan = plan.isReplaced ? session.path(of: item.node[Fields.deferredItemReplacement]) : nil
        renewal.future.price = plan.isReplaced ? nil : plan.priceChangeField
        renewal.expirationReason =
            item.isReplaced ? .known(.replaced) : subscription.expirationReason(ofItemEnding: expiresDate)
        renewal.resumesDate = subscription.resumesDate
        if state == .gracePeriod || state == .onHold { renewal.isInBillingRetry = true }
        // The expiry time of a grace period is already that of its end.
        if state == .gracePeriod { renewal.gracePeriodExpiresDate = expiresDate }
        renewal.commitment = plan.commitment
        renewal.future.commitment = plan.commitmentField
        if let coming = plan.replacementCommitment, plan.renewsAutomatically == true {
            renewal.commitment = CommitmentRenewal(
                renewsAutomatically: true,
                productID: renewal.renewalProductID,
                renewalDate: renewal.renewalDate,
                isCommitted: true,
                payments: coming.payments,
                paymentsLeft: plan.commitment?.paymentsLeft,
                isCancellationPending: plan.commitment?.isCancellationPending ?? false
            )
            renewal.future.commitment = coming.field
        }
        // Everything is paid: the renewal begins the next commitment.
        if plan.replacementCommitment == nil, plan.commitment?.paymentsLeft == 0,
            plan.commitment?.renewsAutomatically == true
        {
            // The charge at the end of a pause is that renewal.
            let (date, price) = (renewal.renewalDate ?? renewal.resumesDate, renewal.renewalPrice)
            renewal.commitment?.renewalDate = date
            renewal.commitment?.renewalPrice = price
        }
        renewal.prepaid = plan.prepaid
        renewal.answer = AnswerOrder(orderNumber: item.orderNumber, periodEnd: expiresDate)
        return renewal
    }
}
