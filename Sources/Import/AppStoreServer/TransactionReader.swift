internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// Reads a decoded `JWSTransaction`.
struct TransactionReader: AppStoreFormReader {
    private typealias Fields = AppStoreFields.Transaction

    let session: HistorySession

    mutating func read(_ node: JSONNode) {
        reportDuplicateKeys(ofDecoded: node)
        reading { reader in
            let transaction = reader.transaction(node.lenient)
            reader.keep(transaction)
            if transaction != nil { reader.answer(.partial) }
        }
    }

    /// A transaction that stands in an object of another form, or a report why it is left out: then its doubts stay.
    ///
    /// - Parameter originalID: What the object around it calls the subscription, should it not say so itself.
    static func transaction(
        _ node: JSONNode,
        originalID: String? = nil,
        in session: HistorySession
    ) -> PurchaseTransaction? {
        var reader = TransactionReader(session: session)
        return reader.transaction(node, originalID: originalID)
    }

    private static let identifiers = [
        Fields.productId, Fields.transactionId, Fields.originalTransactionId, Fields.subscriptionGroupIdentifier,
    ]

    private mutating func transaction(_ node: JSONNode, originalID: String? = nil) -> PurchaseTransaction? {
        let outer = (productID, session.doubts)
        defer { productID = outer.0 }
        guard let id = productID(ofTransaction: node, named: Fields.productId) else { return nil }
        productID = id
        noteFields(of: node, Fields.table, isStated: true)
        noteImpossibleIdentifiers(of: node, in: Self.identifiers)
        let fields = (bundleID: node[Fields.bundleId], environment: node[Fields.environment])
        let origin = StatedOrigin(
            bundleID: text(of: fields.bundleID),
            environment: text(of: fields.environment)
        )
        guard isExpected(origin, at: fields, losing: "the transaction is left out") else {
            session.doubts = outer.1
            return nil
        }
        var transaction = PurchaseTransaction(store: .appStore, productID: id)
        transaction.id = text(of: node[Fields.transactionId])
        let original = node[Fields.originalTransactionId]
        let statedID = text(of: original)
        if let statedID, expectation.bundleID != nil { session.expectedSubscriptions.insert(statedID) }
        // The first transaction is its own; where another was stated and cannot be read, it is of no known one.
        transaction.originalID = statedID ?? originalID ?? (original.isUnstated ? transaction.id : nil)
        transaction.productType = stated(node[Fields.type], as: AppStoreNames.productTypes)
        transaction.groupID = text(of: node[Fields.subscriptionGroupIdentifier])
        transaction.purchaseDate = instant(milliseconds: node[Fields.purchaseDate])
        // Either date shows that it was bought before now.
        let first = node[Fields.originalPurchaseDate]
        transaction.originalPurchaseDate = instant(
            milliseconds: transaction.purchaseDate == nil ? first : first.deciding([])
        )
        let isEndless = [.consumable, .nonConsumable].contains(transaction.productType?.known)
        let end = node[Fields.expiresDate]
        transaction.expiresDate = isEndless ? instant(millisecondsOrZero: end) : instant(milliseconds: end)
        transaction.quantity = quantity(node[Fields.quantity])
        transaction.offer = appliedOffer(
            type: node[Fields.offerType],
            paymentMode: node[Fields.offerDiscountType],
            id: node[Fields.offerIdentifier],
            period: node[Fields.offerPeriod]
        )
        transaction.revocation = revocation(node)
        transaction.ownership = ownership(node[Fields.inAppOwnershipType], isRevoked: transaction.revocation != nil)
        transaction.isUpgraded = flag(node[Fields.isUpgraded]) ?? false
        transaction.storefront = storefront(of: node[Fields.storefront])
        transaction.bundleID = origin.bundleID
        transaction.environment = origin.environment
        let commitment = node[Fields.commitmentInfo]
        let price = node[Fields.price]
        let currency = currency(
            node[Fields.currency],
            of: price,
            commitment[AppStoreFields.TransactionCommitment.commitmentPrice],
            node[Fields.multiSeatInfo]
        )
        transaction.price = self.price(milliunits: price, in: currency)
        transaction.isCommitted = stated(node[Fields.billingPlanType], as: AppStoreNames.billingPlans)?.known
        // In free time no payment is made yet.
        let isFree = transaction.offer?.paymentMode == .known(.freeTrial)
        transaction.commitment = commitmentProgress(commitment, in: currency, isFree: isFree)
        readSeats(of: &transaction, at: node, in: currency)
        if transaction.isCommitted == true, transaction.commitment == nil, !isFree { noteCommitment(of: node) }
        noteCommerce(node[Fields.advancedCommerceInfo], isTakenBack: transaction.revocation?.isShown == true)
        transaction.statedDate = noteSignedDate(node[Fields.signedDate])
        transaction.lacksStatedDate = transaction.statedDate == nil
        (transaction.doubts, session.doubts) = (session.doubts, outer.1)
        transaction.origin = session.origin(node)
        return transaction
    }

    // MARK: What was taken back

    /// That a purchase was taken back, even where it cannot be read when or why: access must not come from a fault.
    private mutating func revocation(_ node: JSONNode) -> Revocation? {
        let certain = session.doubts
        let date = node[Fields.revocationDate]
        var revocation = Revocation(
            date: clock(instant(millisecondsOrZero: date), at: date),
            kind: unlessAbsent(node[Fields.revocationType], as: AppStoreNames.revocationKinds),
            reason: unlessAbsent(node[Fields.revocationReason], as: AppStoreNames.revocationReasons),
            fraction: refundedFraction(node[Fields.revocationPercentage])
        )
        // A reason of 0 beside a date of 0 is how encoders of other languages write that there was no revocation.
        guard !date.isZero || revocation.kind != nil else { return nil }
        if date.isUnstated, revocation == Revocation() { return nil }
        // No refund of a part is one of nothing: so libraries write a number that is not stated.
        if revocation.kind == .known(.proratedRefund), revocation.fraction == .zero { revocation.fraction = nil }
        // Where any of it shows that it was taken back, nothing else of it leaves that open.
        if revocation.isShown { session.doubts = certain }
        return revocation
    }

    /// Thousandths of a percent as a fraction of 1.
    private mutating func refundedFraction(_ node: JSONNode) -> DecimalAmount? {
        wholeNumber(of: node, in: 0...100_000).map { DecimalAmount(billionths: Int128($0) * 10_000) }
    }

    // MARK: Seats

    /// Of several seats what was paid is that of all, by their tiers, where one transaction has all of the period.
    private mutating func readSeats(
        of transaction: inout PurchaseTransaction,
        at node: JSONNode,
        in currency: CurrencyCode?
    ) {
        let (info, additional) = (node[Fields.multiSeatInfo], node[Fields.additionalTransactionReason])
        let reason = Fields.additionalTransactionReason
        transaction.sharesPeriod =
            text(of: node[transaction.revocation == nil ? reason.deciding(.amount) : reason]) != nil
        let isSubscription = transaction.productType?.known.map { $0 == .autoRenewable } ?? true
        let isSeveral = isSubscription && transaction.quantity > 1
        guard
            let field = [info, additional].first(where: \.statesSomething) ?? (isSeveral ? node[Fields.quantity] : nil)
        else { return }
        transaction.seatsField = place(of: field).path
        let average = transaction.price
        transaction.price = nil
        guard info.statesSomething, let seats = object(of: info) else { return }
        typealias SeatFields = AppStoreFields.TransactionSeats
        noteFields(of: seats, SeatFields.table)
        let tiers = seats[SeatFields.priceTiers]
        guard !tiers.isUnstated else { return }
        let total = total(of: tiers, seats: transaction.quantity, average: average, in: currency)
        if !additional.statesSomething { transaction.price = total }
    }

    // MARK: Commitments

    private mutating func commitmentProgress(
        _ node: JSONNode,
        in currency: CurrencyCode?,
        isFree: Bool
    ) -> CommitmentProgress? {
        typealias Fields = AppStoreFields.TransactionCommitment
        guard let node = object(of: node) else { return nil }
        noteFields(of: node, Fields.table, isStated: true)
        let bounds = 1...9_999
        let made = wholeNumber(of: node[Fields.billingPeriodNumber], in: isFree ? 0...9_999 : bounds)
        let total = wholeNumber(of: node[Fields.totalBillingPeriods], in: bounds)
        if let made, let total, made > total {
            withhold(
                .renewal,
                .undecided,
                .contradictoryFields,
                at: node[Fields.billingPeriodNumber],
                expected: "one of the \(total) periods of the commitment"
            )
        }
        return CommitmentProgress(
            billingPeriodNumber: made,
            totalBillingPeriods: total,
            expiresDate: instant(milliseconds: node[Fields.commitmentExpiresDate]),
            price: price(milliunits: node[Fields.commitmentPrice], in: currency)
        )
    }

    /// Of a plan with a commitment that does not state how many payments are left, it is not known whether a cancellation ends
    /// it.
    private mutating func noteCommitment(of node: JSONNode) {
        withhold(
            .renewal,
            .undecided,
            .undecidedField,
            at: node[Fields.billingPlanType],
            found: "a commitment without the number of its payments",
            expected: "billingPeriodNumber and totalBillingPeriods"
        )
    }

    // MARK: Advanced Commerce

    /// Takes note of what was taken back of an item, of which nothing is told by itself. Where all of it was, that leaves nothing open: what
    /// was refunded stands in the items alone.
    private mutating func noteCommerce(_ node: JSONNode, isTakenBack: Bool) {
        guard let node = object(of: node) else { return }
        noteFields(of: node, AppStoreFields.TransactionCommerce.table, isStated: true)
        for item in commerceItems(node[AppStoreFields.TransactionCommerce.items]) where !isTakenBack {
            noteFields(of: item, AppStoreFields.TransactionItem.table, isStated: true)
        }
    }
}

extension AppStoreFormReader {
    /// Keeps a transaction. Where it is left out, or of no known subscription, nothing is certain of the others.
    func keep(_ transaction: PurchaseTransaction?) {
        guard let transaction else { return noteStray(session.doubts) }
        if transaction.originalID == nil { noteStray(transaction.doubts) }
        session.history.transactions.append(transaction)
    }
}

extension CommitmentProgress {
    /// How many payments are left; nil where that is not stated.
    var paymentsLeft: Int? {
        guard let made = billingPeriodNumber, let total = totalBillingPeriods else { return nil }
        return max(0, total - made)
    }
}

extension Revocation {
    /// Whether anything shows for certain that it was taken back.
    var isShown: Bool {
        date != nil || kind?.known != nil || reason?.known != nil || fraction.map { $0 > .zero } ?? false
    }
}
