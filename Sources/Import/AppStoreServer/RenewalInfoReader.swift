internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a decoded `JWSRenewalInfo`.
struct RenewalInfoReader: AppStoreFormReader {
    private typealias Fields = AppStoreFields.RenewalInfo

    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        reportDuplicateKeys(ofDecoded: node)
        reading { reader in
            let renewal = reader.renewal(node.lenient)
            reader.keep(renewal)
            if renewal != nil { reader.answer(.partial) }
        }
    }

    /// Renewal information that stands in an object of another form, or a report why it is left out: then its doubts stay.
    ///
    /// - Parameters:
    ///   - originalID: What the object around it calls the subscription, should it not say so itself.
    ///   - transaction: The transaction beside it.
    static func renewal(
        _ node: JSONNode,
        originalID: String? = nil,
        beside transaction: PurchaseTransaction? = nil,
        in session: HistorySession
    ) -> RenewalInfo? {
        var reader = RenewalInfoReader(session: session)
        return reader.renewal(node, originalID: originalID, beside: transaction)
    }

    private static let identifiers = [Fields.productId, Fields.autoRenewProductId, Fields.originalTransactionId]

    private mutating func renewal(
        _ node: JSONNode,
        originalID: String? = nil,
        beside transaction: PurchaseTransaction? = nil
    ) -> RenewalInfo? {
        let outer = (productID, session.doubts)
        defer { productID = outer.0 }
        guard node.isObject else {
            fail(.wrongType, at: node, expected: "renewal information", consequence: "it is left out")
            return nil
        }
        var renewal = RenewalInfo(store: .appStore)
        renewal.productID = text(of: node[Fields.productId])
        productID = renewal.productID ?? outer.0
        let seats = node[Fields.multiSeatInfo]
        // The sum of tiers is calculated here, and what is new may change it.
        noteFields(of: node, Fields.table, isStated: !seats.statesSomething)
        noteImpossibleIdentifiers(of: node, in: Self.identifiers)
        renewal.originalID = text(of: node[Fields.originalTransactionId])
        guard isExpectedRenewal(node, originalID: renewal.originalID) else {
            session.doubts = outer.1
            return nil
        }
        renewal.renewalProductID = text(of: node[Fields.autoRenewProductId])
        renewal.renewsAutomatically = flag(node[Fields.autoRenewStatus])
        renewal.renewalDate = instant(milliseconds: node[Fields.renewalDate])
        renewal.offer = appliedOffer(
            type: node[Fields.offerType],
            paymentMode: node[Fields.offerDiscountType],
            id: node[Fields.offerIdentifier],
            period: node[Fields.offerPeriod]
        )
        renewal.expirationReason = stated(node[Fields.expirationIntent], as: AppStoreNames.expirationReasons)
        renewal.isInBillingRetry = flag(node[Fields.isInBillingRetryPeriod])
        renewal.gracePeriodExpiresDate = instant(millisecondsOrZero: node[Fields.gracePeriodExpiresDate])
        renewal.priceChange = priceIncrease(node[Fields.priceIncreaseStatus])
        renewal.eligibleWinBackOfferIDs = texts(of: node[Fields.eligibleWinBackOfferIds])
        let commitment = node[Fields.commitmentInfo]
        let price = node[Fields.renewalPrice]
        let currency = currency(
            node[Fields.currency],
            of: price,
            commitment[AppStoreFields.RenewalCommitment.commitmentRenewalPrice],
            seats
        )
        renewal.renewalPrice = self.price(milliunits: price, in: currency)
        renewal.commitment = commitmentRenewal(commitment, in: currency)
        guard isSaying(renewal, at: node) else { return nil }
        noteFuture(of: &renewal, at: node, beside: transaction)
        noteIncrease(of: renewal, at: node[Fields.priceIncreaseStatus])
        noteFreeOffer(of: renewal, at: price)
        noteConversion(of: renewal, at: node, beside: transaction)
        noteCommitmentPrice(of: &renewal, at: commitment, beside: transaction)
        noteCommitmentEnd(of: renewal, at: commitment)
        readSeats(of: &renewal, at: node, in: currency)
        noteCommitment(of: &renewal, at: node, beside: transaction)
        noteCommerce(node[Fields.advancedCommerceInfo], price: price)
        renewal.originalID = renewal.originalID ?? originalID
        renewal.statedDate = noteSignedDate(node[Fields.signedDate])
        renewal.answer.periodEnd = renewal.renewalDate
        (renewal.doubts, session.doubts) = (session.doubts, outer.1)
        renewal.origin = session.origin(node)
        return renewal
    }

    /// Renewal information states an environment, but an app only by what belongs to it.
    private mutating func isExpectedRenewal(_ node: JSONNode, originalID: String?) -> Bool {
        guard !expectation.isAny else { return true }
        let fields = (bundleID: node[Fields.bundleId], environment: node[Fields.environment])
        var origin = StatedOrigin(
            bundleID: text(of: fields.bundleID) ?? session.surrounding.bundleID,
            environment: text(of: fields.environment)
        )
        if let originalID, session.expectedSubscriptions.contains(originalID) {
            origin.bundleID = origin.bundleID ?? expectation.bundleID
        }
        return isExpected(origin, at: fields, losing: "the renewal information is left out")
    }

    private mutating func commitmentRenewal(_ node: JSONNode, in currency: CurrencyCode?) -> CommitmentRenewal? {
        typealias Fields = AppStoreFields.RenewalCommitment
        guard let node = object(of: node) else { return nil }
        noteFields(of: node, Fields.table, isStated: true)
        let plan = node[Fields.commitmentRenewalBillingPlanType]
        return CommitmentRenewal(
            renewsAutomatically: flag(node[Fields.commitmentAutoRenewStatus]),
            productID: text(of: node[Fields.commitmentAutoRenewProductId]),
            renewalDate: instant(milliseconds: node[Fields.commitmentRenewalDate]),
            renewalPrice: price(milliunits: node[Fields.commitmentRenewalPrice], in: currency),
            isCommitted: AppStoreNames.billingPlans.first { $0.name == plan.name }?.value
        )
    }

    /// Where the renewal states what comes later.
    private func noteFuture(
        of renewal: inout RenewalInfo,
        at node: JSONNode,
        beside transaction: PurchaseTransaction?
    ) {
        if renewal.commitment != nil || transaction?.commitment != nil {
            renewal.future.commitment = session.path(of: node[Fields.commitmentInfo])
        }
        if renewal.priceChange != nil { renewal.future.price = session.path(of: node[Fields.priceIncreaseStatus]) }
        if let next = renewal.renewalProductID, let old = renewal.productID, next != old {
            renewal.future.plan = session.path(of: node[Fields.autoRenewProductId])
        }
    }

    // MARK: What is not calculated

    /// A free offer of a renewal that costs something contradicts itself.
    private mutating func noteFreeOffer(of renewal: RenewalInfo, at price: JSONNode) {
        guard renewal.offer?.paymentMode == .known(.freeTrial), renewal.renewalPrice?.isFree == false else { return }
        withhold(
            [.amount, .offer],
            .undecided,
            .contradictoryFields,
            at: price,
            expected: "0, as the offer of the next renewal is free"
        )
    }

    /// Of several seats the price is that of all, by their tiers.
    private mutating func readSeats(of renewal: inout RenewalInfo, at node: JSONNode, in currency: CurrencyCode?) {
        let quantity = node[Fields.renewalQuantity]
        let count = wholeNumber(of: quantity, in: 0...Int(Int32.max))
        let info = node[Fields.multiSeatInfo]
        guard info.statesSomething else {
            guard let count, count > 1 else { return }
            return withhold(.amount, .undecided, .undecidedField, at: quantity, expected: "the prices of the seats")
        }
        let average = renewal.renewalPrice
        renewal.renewalPrice = nil
        guard let seats = object(of: info) else { return }
        typealias SeatFields = AppStoreFields.RenewalSeats
        noteFields(of: seats, SeatFields.table)
        let tiers = seats[SeatFields.renewalPriceTiers]
        guard renewal.commitment == nil else {
            return withhold(.amount, .undecided, .undecidedField, at: info, expected: "seats without a commitment")
        }
        guard let total = total(of: tiers, seats: count, average: average, in: currency) else { return }
        (renewal.renewalPrice, renewal.quantity) = (total, count)
    }

    /// A renewal that begins a commitment binds to more payments than the next; while payments of the present one are left, the
    /// next is one of them. How many are left no transaction of another period states.
    private mutating func noteCommitment(
        of renewal: inout RenewalInfo,
        at node: JSONNode,
        beside transaction: PurchaseTransaction?
    ) {
        let plan = node[Fields.renewalBillingPlanType]
        renewal.isNextCommitted = AppStoreNames.billingPlans.first { $0.name == plan.name }?.value
        let following = node[Fields.commitmentInfo][AppStoreFields.RenewalCommitment.commitmentRenewalBillingPlanType]
        let plans = [(plan, renewal.renewsAutomatically), (following, renewal.commitment?.renewsAutomatically)]
        let begins = plans.filter { plan, renews in
            stated(plan, as: AppStoreNames.billingPlans)?.known == true && renews != false
        }
        guard let (first, _) = begins.first else { return }
        if let transaction, transaction.isOfPeriod(before: renewal), renewal.settlesCommitment(beside: transaction) {
            return
        }
        // A transaction of another input may state it.
        let doubt = Doubt(facts: .renewal, reason: .undecided, field: place(of: first).path)
        renewal.commitmentDoubt = doubt
        guard transaction != nil else {
            add(doubt)
            return
        }
        withhold(
            .renewal,
            .undecided,
            .undecidedField,
            at: first,
            expected: "a renewal without a commitment, or a transaction with payments that are left"
        )
    }

    /// In South Korea the paid time after an offer comes only with a consent (Apple, “Handling subscription price changes”). Without a
    /// status of it no field states whether it was asked for, or given.
    private mutating func noteConversion(
        of renewal: RenewalInfo,
        at node: JSONNode,
        beside transaction: PurchaseTransaction?
    ) {
        guard let transaction, transaction.storefront == "KOR", transaction.offer != nil,
            renewal.renewsAutomatically == true, renewal.offer == nil, node[Fields.priceIncreaseStatus].isUnstated
        else { return }
        withhold(
            .renewal,
            .undecided,
            .undecidedField,
            at: node[Fields.autoRenewStatus],
            found: "a renewal after an offer in South Korea",
            expected: "priceIncreaseStatus"
        )
    }

    /// No document states whether the price of a commitment that follows is that of one payment or of all: one that no payment has is not
    /// told.
    private mutating func noteCommitmentPrice(
        of renewal: inout RenewalInfo,
        at node: JSONNode,
        beside transaction: PurchaseTransaction?
    ) {
        guard let following = renewal.commitment, let price = following.renewalPrice, !price.isFree,
            following.isCommitted != false, following.renewsAutomatically != false,
            price != renewal.renewalPrice, price != transaction?.price
        else { return }
        renewal.commitment?.renewalPrice = nil
        withhold(
            .later,
            .undecided,
            .undecidedField,
            at: node[AppStoreFields.RenewalCommitment.commitmentRenewalPrice],
            expected: "what a payment costs that is stated beside it"
        )
    }

    /// The end of a commitment whose payment has failed moves by the time until that is made, and what follows with it.
    private mutating func noteCommitmentEnd(of renewal: RenewalInfo, at node: JSONNode) {
        guard renewal.isInBillingRetry == true, renewal.commitmentEnd != nil else { return }
        withhold(
            .later,
            .undecided,
            .undecidedField,
            at: node[AppStoreFields.RenewalCommitment.commitmentRenewalDate],
            expected: "a commitment of which no payment has failed"
        )
    }

    /// A price of an item that the customer has not agreed to, which ends that item and not all of them, and a price that is not
    /// the sum of the items.
    private mutating func noteCommerce(_ node: JSONNode, price: JSONNode) {
        guard let node = object(of: node) else { return }
        noteFields(of: node, AppStoreFields.RenewalCommerce.table, isStated: true)
        let items = commerceItems(node[AppStoreFields.RenewalCommerce.items])
        noteOffers(of: items, price: price)
        for item in items {
            noteFields(of: item, AppStoreFields.RenewalItem.table, isStated: true)
            guard let increase = object(of: item[AppStoreFields.RenewalItem.priceIncreaseInfo]) else { continue }
            noteFields(of: increase, AppStoreFields.PriceIncrease.table, isStated: true)
            let status = increase[AppStoreFields.PriceIncrease.status]
            guard stated(status, as: AppStoreNames.consents)?.known != true else { continue }
            withhold(
                .renewal,
                .undecided,
                .undecidedField,
                at: status,
                expected: "a price that the customer has agreed to"
            )
        }
    }
}

extension RenewalInfoReader {
    /// An offer of an item is in the price of all, or it comes with the next renewal and is not: the sum tells which.
    private mutating func noteOffers(of items: [JSONNode], price: JSONNode) {
        typealias Fields = AppStoreFields.RenewalItem
        let offers = items.map { object(of: $0[Fields.offer]) }
        guard let first = offers.compactMap({ $0 }).first else { return }
        let amounts = 0...Int(Int32.max)
        var sum: Int? = 0
        for (item, offer) in zip(items, offers) {
            if let offer { noteFields(of: offer, AppStoreFields.RenewalOffer.table, isStated: true) }
            let part = wholeNumber(of: offer?[AppStoreFields.RenewalOffer.price] ?? item[Fields.price], in: amounts)
            sum = part.flatMap { part in sum.map { $0 + part } }
        }
        let isSum = sum != nil && sum == wholeNumber(of: price, in: amounts)
        let expected = isSum ? "an offer of the subscription" : "a price that is the sum of the items’ prices"
        withhold(
            isSum ? .offer : [.amount, .offer],
            .undecided,
            .undecidedField,
            at: first,
            found: "an offer of an item",
            expected: expected
        )
    }
}

extension PurchaseTransaction {
    /// Whether it is of the period that a renewal comes after, as far as is stated: none that was taken back is, none of another product,
    /// and none that ends a day or more before.
    fileprivate func isOfPeriod(before renewal: RenewalInfo) -> Bool {
        guard revocation == nil, !isUpgraded, renewal.productID.map({ $0 == productID }) ?? true else { return false }
        guard let end = expiresDate, let date = renewal.renewalDate else { return true }
        return end >= date || end.isNear(date, within: 86_399_999)
    }
}

extension AppStoreFormReader {
    /// Keeps renewal information. Where it is left out, or of no known subscription, nothing is certain of the others.
    func keep(_ renewal: RenewalInfo?) {
        guard let renewal else { return noteStray(session.doubts) }
        if renewal.originalID == nil { noteStray(renewal.doubts) }
        session.history.renewals.append(renewal)
    }
}
