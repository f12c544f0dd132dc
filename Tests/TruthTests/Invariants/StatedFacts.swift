import PaywrightDecisions
import PaywrightModel
import PaywrightValues

/// Everything in a history that can be about one purchase, found by identifiers alone, and what it states. It is no
/// decision: it says what some field states, and nothing that no field states may be said.
struct StatedFacts {
    var transactions: [PurchaseTransaction] = []
    var renewals: [RenewalInfo] = []
    var statements: [SubscriptionStatement] = []
    let products: [Product]

    init(of purchase: CustomerStatus.Purchase, in history: CustomerHistory, products: [Product]) {
        self.products = products.filter { ($0.store == .googlePlay) == (purchase.store == .googlePlay) }
        // Without an identifier it may be about anything of its store.
        guard purchase.productID != nil, purchase.transactionID != nil else {
            transactions = history.transactions.filter { $0.store == purchase.store }
            renewals = history.renewals.filter { $0.store == purchase.store }
            statements = history.statements.filter { $0.store == purchase.store }
            return
        }
        var originalIDs = Set([purchase.transactionID].compactMap { $0 })
        var productIDs = Set([purchase.productID].compactMap { $0 })
        let all = history.transactions.filter { $0.store == purchase.store }
        // A second round finds what the first one's identifiers lead to.
        for _ in 0..<2 {
            for transaction in all where isNamed(transaction, originalIDs, productIDs) {
                productIDs.insert(transaction.productID)
                originalIDs.formUnion([transaction.originalID, transaction.id].compactMap { $0 })
            }
            for renewal in history.renewals where renewal.store == purchase.store {
                guard renewal.originalID.map(originalIDs.contains) ?? false else { continue }
                productIDs.formUnion([renewal.productID].compactMap { $0 })
            }
        }
        transactions = all.filter { isNamed($0, originalIDs, productIDs) }
        let groupIDs = Set(transactions.compactMap(\.groupID) + [purchase.groupID].compactMap { $0 })
        renewals = history.renewals.filter { renewal in
            guard renewal.store == purchase.store else { return false }
            let ids = [renewal.productID, renewal.renewalProductID].compactMap { $0 }
            return renewal.originalID.map(originalIDs.contains) ?? false || ids.contains(where: productIDs.contains)
        }
        statements = history.statements.filter { statement in
            guard statement.store == purchase.store else { return false }
            return statement.originalID.map(originalIDs.contains) ?? false
                || statement.productID.map(productIDs.contains) ?? false
                || statement.groupID.map(groupIDs.contains) ?? false
        }
    }

    private func isNamed(_ transaction: PurchaseTransaction, _ ids: Set<String>, _ productIDs: Set<String>) -> Bool {
        productIDs.contains(transaction.productID)
            || [transaction.id, transaction.originalID].compactMap { $0 }.contains(where: ids.contains)
    }

    // MARK: What is stated

    /// What is planned after the next renewal.
    var phases: [PlannedPhase] { renewals.flatMap(\.laterPhases) }

    /// The other plans that a field names.
    var otherPlans: Set<String> {
        let named = renewals.flatMap { [$0.renewalProductID, $0.commitment?.productID, $0.chosenPlan?.productID] }
        return Set((named + phases.map(\.productID)).compactMap { $0 })
    }

    var isPreordered: Bool { transactions.contains { $0.sale?.preorder != nil } }

    /// Every instant that a field states.
    var dates: Set<Instant> {
        let bought = transactions.flatMap { transaction in
            [
                transaction.purchaseDate, transaction.expiresDate, transaction.revocation?.date,
                transaction.commitment?.expiresDate, transaction.sale?.preorder?.release,
            ]
        }
        let ahead = renewals.flatMap { renewal in
            [
                renewal.renewalDate, renewal.gracePeriodExpiresDate, renewal.priceChange?.date,
                renewal.priceChange?.consentDeadline, renewal.resumesDate, renewal.pauseDate, renewal.endDate,
                renewal.prepaid?.extendableAfter,
                renewal.commitment?.renewalDate, renewal.answer.periodEnd,
            ]
        }
        return Set((bought + ahead + statements.map(\.answer.periodEnd)).compactMap { $0 } + phases.map(\.date))
    }

    func isStated(_ state: SubscriptionStatement.State) -> Bool { statements.contains { $0.state == .known(state) } }

    func isPauseStated(_ cause: PauseCause) -> Bool { renewals.contains { $0.pauseCause == cause } }

    func isStated(_ reason: ExpirationReason) -> Bool { renewals.contains { $0.expirationReason == .known(reason) } }

    /// That it renews, with nothing that waits for the customer's consent, or may.
    var isSaidToRenew: Bool {
        renewals.contains { renewal in
            // A plan that was chosen for the end of the period renews.
            guard renewal.renewsAutomatically == true || renewal.chosenPlan != nil, !renewal.endsAtRenewal else {
                return false
            }
            switch renewal.priceChange?.state {
            case nil, .known(.confirmed)?, .known(.applied)?, .known(.cancelled)?: return true
            case .known(.awaitingConsent)?:
                // What is charged before the new price, and before the answer is due, needs none.
                // No store stated a day of 1970.
                let from = renewal.priceChange?.date.flatMap { $0.milliseconds > 0 ? $0 : nil }
                let due = renewal.priceChange?.consentDeadline
                return (from ?? due) != nil
                    && dates.contains { $0 < from ?? .distantFuture && $0 <= due ?? .distantFuture }
            default: return false
            }
        }
    }

    /// That another commitment follows.
    var isSaidToCommitAgain: Bool { renewals.contains { $0.commitment?.renewsAutomatically == true } }

    /// That it does not renew.
    var isSaidToEnd: Bool {
        isStated(.cancelled) || isCancellationStated
            || renewals.contains { renewal in
                renewal.renewsAutomatically == false || renewal.endsAtRenewal || renewal.prepaid != nil
                    || renewal.endDate != nil
                    || renewal.commitment?.renewsAutomatically == false
                    || renewal.commitment?.isCancellationPending == true
            }
    }

    var isPaymentSaidToHaveFailed: Bool {
        isStated(.gracePeriod) || isStated(.billingRetry) || isStated(.onHold)
            || renewals.contains { $0.isInBillingRetry == true || $0.gracePeriodExpiresDate != nil }
    }

    var isCancellationStated: Bool { transactions.contains { $0.revocation?.kind == .known(.cancelled) } }

    var isRefundStated: Bool {
        transactions.contains {
            $0.revocation != nil && $0.revocation?.kind != .known(.familySharingEnded)
                && $0.revocation?.kind != .known(.cancelled)
        }
    }

    var isSharingStated: Bool {
        transactions.contains {
            $0.ownership == .known(.familyShared) || $0.revocation?.kind == .known(.familySharingEnded)
        }
    }

    // MARK: Offers

    /// Whether a purchase states free time, or leaves its mode open where a product file has an offer of the same kind that
    /// is free.
    private func isFree(_ transaction: PurchaseTransaction) -> Bool {
        guard let offer = transaction.offer, offer.isFree != false else { return false }
        if offer.isFree == nil, transaction.price.map(\.isFree) == false { return false }
        if let mode = offer.paymentMode { return mode == .known(.freeTrial) }
        if offer.isFree == true { return true }
        return transaction.store != .googlePlay
            && products.contains { product in
                product.id == transaction.productID
                    && product.offers.contains { $0.type == offer.type?.known && $0.paymentMode == .freeTrial }
            }
    }

    /// A trial: the free introductory offer, or free time that a store without kinds of offers calls a trial.
    var isTrialStated: Bool {
        transactions.contains { transaction in
            guard let offer = transaction.offer, isFree(transaction) else { return false }
            if offer.type == .known(.introductory) { return true }
            return offer.type == nil && transaction.store != .appStore && offer.paymentMode == .known(.freeTrial)
        }
    }

    /// Free time of any kind.
    var isFreeTimeStated: Bool {
        transactions.contains { transaction in
            guard let offer = transaction.offer else { return false }
            if isFree(transaction) { return true }
            // An offer without a kind is found in a product file by its identifier, and so is one for which nothing was paid.
            let isFound = offer.type == nil || transaction.price?.isFree == true
            return isFound && offer.id != nil && offer.paymentMode == nil && offer.isFree != false
                && products.contains { $0.offers.contains { $0.id == offer.id && $0.paymentMode == .freeTrial } }
        }
    }

    // MARK: Prices

    /// The prices that some field states, for an argument that tells one.
    func prices(_ name: String) -> [Price] {
        switch name {
        case "renewalPrice":
            renewals.flatMap { renewal in
                let base = renewal.store == .googlePlay ? renewal.basePrice : nil
                return [renewal.renewalPrice, renewal.commitment?.renewalPrice, base, renewal.priceChange?.newPrice]
            }.compactMap { $0 } + phases.compactMap(\.price)
        case "newPrice":
            renewals.flatMap { [$0.priceChange?.newPrice, $0.renewalPrice] }.compactMap { $0 }
                + phases.flatMap { [$0.price, $0.newPrice] }.compactMap { $0 }
        case "oldPrice": transactions.compactMap(\.price) + phases.compactMap(\.oldPrice)
        case "total": totals
        default: []
        }
    }

    /// What all payments of a commitment come to: each price of one, so often as a field states.
    private var totals: [Price] {
        let left = transactions.compactMap(\.commitment).flatMap { progress in
            let (total, made) = (progress.totalBillingPeriods, progress.billingPeriodNumber)
            return [total, total.flatMap { total in made.map { total - $0 } }]
        }
        let counts = renewals.flatMap { [$0.commitment?.payments, $0.commitment?.paymentsLeft] } + left
        return Set(counts.compactMap { $0 }).filter { $0 > 0 }.flatMap { count in
            (prices("renewalPrice") + prices("newPrice")).compactMap { price in
                price.amount.times(count).map { Price(amount: $0, currency: price.currency) }
            }
        }
    }
}
