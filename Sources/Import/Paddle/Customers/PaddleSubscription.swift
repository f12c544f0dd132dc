internal import PaywrightModel
internal import PaywrightValues

/// What a subscription of Paddle's states, and what follows from that.
struct PaddleSubscription {
    let id: String
    /// The price of its dearest item.
    let productID: String
    let statedDate: Instant?
    /// The transaction that it was made by, which services name it by.
    var transactionID: String?
    /// The products of its prices, which services name it by.
    var productIDs: [String] = []
    /// The prices of its other items, which are bought with it.
    var otherPriceIDs: [String] = []
    var state: StatedValue<PaddleState>?
    /// Whether the customer pays invoices: no charge comes by itself.
    var isInvoiced = false
    var startDate: Instant?
    var periodStart: Instant?
    var periodEnd: Instant?
    var nextBilledDate: Instant?
    var cancelDate: Instant?
    var change: StatedValue<PaddleChange>?
    var changeDate: Instant?
    var resumesDate: Instant?
    /// That a change is scheduled, or that none is.
    var planned: PlannedField?
    /// The country of the customer.
    var country: String?
    /// Whether the trial that every item is in costs nothing; nil where one of them is in none.
    var isTrialFree: Bool?
    /// What is charged next, where that is known.
    var nextPrice: Price?
    /// Whether that is of the one charge, which may have more in it than that of each period.
    var isWholeCharge = false
    /// How many the one item has; nil of several.
    var quantity: Int?
    /// How that stands to tax, where it is stated.
    var nextTax: TaxTreatment?
    /// The currency that is charged, where it is stated.
    var currency: CurrencyCode?

    /// The end of what is paid for, or of what was.
    private var end: Instant? {
        switch state {
        case .known(.active)?, .known(.trialing)?:
            !isChangeLater && (change == .known(.cancel) || change == .known(.pause))
                ? changeDate ?? periodEnd : periodEnd ?? nextBilledDate
        case .known(.pastDue)?: periodStart
        case .known(.cancelled)?: cancelDate
        case .known(.paused)?, .unrecognized?, nil: nil
        }
    }

    /// Whether its dates are those of time that is paid for, or free.
    var isRunning: Bool { state == .known(.active) || state == .known(.trialing) }

    /// Whether a change that is scheduled comes after the next charge.
    private var isChangeLater: Bool {
        guard let changeDate, let nextBilledDate else { return false }
        return changeDate > nextBilledDate && !changeDate.isSame(as: nextBilledDate)
    }

    /// Whether it renews: not with a cancellation ahead; not known with a pause ahead, or no date. What comes later hides no charge.
    private var renews: Bool? {
        switch change {
        case .known(.cancel)? where isRunning && isChangeLater, .known(.pause)? where isRunning && isChangeLater: break
        case .known(.cancel)?: return false
        case .known(.pause)?, .unrecognized?: return nil
        case .known(.resume)?, nil: break
        }
        switch state {
        case .known(.active)?, .known(.trialing)?: return nextBilledDate == nil ? nil : true
        case .known(.cancelled)?: return false
        case .known(.pastDue)?, .known(.paused)?, .unrecognized?, nil: return nil
        }
    }

    var transaction: PurchaseTransaction {
        var transaction = PurchaseTransaction(store: .paddle, productID: productID)
        transaction.id = id
        transaction.originalID = id
        transaction.otherIDs = transactionID.map { [$0] } ?? []
        transaction.otherProductIDs = productIDs
        transaction.besideProductIDs = otherPriceIDs
        transaction.productType = .known(.autoRenewable)
        transaction.originalPurchaseDate = startDate
        transaction.purchaseDate = isRunning ? periodStart : nil
        transaction.expiresDate = end
        transaction.storefront = country.map { Storefront(exactly: $0)?.alpha3 ?? $0 }
        transaction.statedDate = statedDate
        // Until its end a subscription has the status of one that runs, and then another one.
        transaction.lacksStatedDate = isRunning && statedDate == nil
        if state == .known(.trialing), let isTrialFree {
            // A trial that costs something is charged when it begins.
            transaction.offer = AppliedOffer(paymentMode: .known(isTrialFree ? .freeTrial : .payUpFront))
        }
        return transaction
    }

    var renewal: RenewalInfo {
        var renewal = RenewalInfo(store: .paddle, originalID: id)
        renewal.productID = productID
        renewal.renewsAutomatically = renews
        if renews == true {
            renewal.renewalProductID = productID
            renewal.renewalDate = nextBilledDate
            renewal.renewalPrice = nextPrice
            renewal.renewalTax = nextPrice == nil ? nil : nextTax
            renewal.isWholeCharge = isWholeCharge
            renewal.quantity = isWholeCharge || nextPrice == nil ? nil : quantity
            renewal.currency = currency
        }
        if state == .known(.paused) {
            renewal.resumesDate = change == .known(.resume) ? changeDate ?? resumesDate : resumesDate
        }
        let endsLater = isRunning && isChangeLater || state == .known(.paused)
        if endsLater, change == .known(.cancel) { renewal.endDate = changeDate }
        if isRunning, change == .known(.pause) {
            renewal.pauseDate = changeDate ?? periodEnd
            renewal.resumesDate = resumesDate
        }
        if state == .known(.pastDue), change == .known(.cancel) {
            renewal.renewsAutomatically = false
            renewal.renewalDate = changeDate ?? periodEnd
        }
        renewal.isInvoiced = isInvoiced
        if state == .known(.pastDue) { renewal.isInBillingRetry = true }
        renewal.statedDate = statedDate
        renewal.answer = AnswerOrder(periodEnd: end)
        return renewal
    }

    /// Whether the merchant decides about access: a payment failed, or it is paused.
    var leavesAccessOpen: Bool { state == .known(.pastDue) || state == .known(.paused) }

    var statement: SubscriptionStatement? {
        state.map { state in
            SubscriptionStatement(
                store: .paddle,
                originalID: id,
                productID: productID,
                state: named(state),
                statedDate: statedDate,
                answer: AnswerOrder(periodEnd: end)
            )
        }
    }

    private func named(_ state: StatedValue<PaddleState>) -> StatedValue<SubscriptionStatement.State> {
        switch state {
        case .known(.active), .known(.trialing):
            .known(change == .known(.cancel) && !isChangeLater ? .cancelled : .active)
        // The seller decides what a customer keeps meanwhile, whatever the items say.
        case .known(.pastDue): .known(.billingRetry)
        case .known(.paused): .known(.paused)
        case .known(.cancelled): .known(.expired)
        case .unrecognized(let name): .unrecognized(name)
        }
    }
}
