internal import PaywrightModel
internal import PaywrightValues

/// A purchase as any of RevenueCat's interfaces states it, and what follows from that.
struct RevenueCatPurchase {
    let store: StoreName
    let productID: String
    /// Whether no product is stated of what is granted: then `productID` is the name of the grant.
    var lacksProduct = false
    /// What the customer who has it is called; nil where that is not stated.
    var appUserID: String?
    /// Whether RevenueCat grants it until the store can be asked.
    var isTemporary = false
    /// Google Play's base plan.
    var basePlanID: String?
    /// The store's identifier of the latest transaction.
    var transactionID: String?
    /// The store's identifier of the first one.
    var originalID: String?
    /// When renewal was found to be off.
    var cancelledDate: Instant?
    var purchaseDate: Instant?
    var originalPurchaseDate: Instant?
    var expiresDate: Instant?
    /// nil where none is stated; what is not known stays as written.
    var period: StatedValue<RevenueCatPeriod>?
    /// Whether it is listed as a subscription. Of anything else the kind of product is not stated.
    var isSubscription = true
    /// Whether the access that it grants is stated to have no end.
    var isKept = false
    /// Whether it ends without renewing: a grant of the seller’s, or time bought once.
    var neverRenews = false
    /// Whether the seller granted it, and nothing was bought.
    var isGranted = false
    var quantity = 1
    var ownership: StatedValue<Ownership>?
    var price: Price?
    var offerCode: String?
    var storefront: String?
    var environment: String?
    /// Whether it was refunded: RevenueCat states when it learned of that, not when it happened.
    var isRefunded = false
    /// When it learned of that, or that it is over.
    var learnedOfEnd: LearnedFact?
    /// When it learned that renewal was turned on or off.
    var learnedOfRenewal: LearnedFact?

    /// Whether the store renews it; nil where that is not stated.
    var renews: Bool?
    /// Whether a payment failed and no later one is known.
    var hasBillingIssue = false
    var gracePeriodExpiresDate: Instant?
    /// The field that states a failed payment, of an object that does not state whether there is a grace period.
    var openAccessField: String?
    var resumesDate: Instant?
    /// When a pause begins that is planned.
    var pauseDate: Instant?
    var renewalProductID: String?
    /// A product that was chosen, of which it is not stated when it takes this one's place.
    var chosenPlan: ChosenPlan?
    /// The end of the next period, where that is paid already; nil elsewhere.
    var nextPeriodEnd: Instant?
    /// Whether it is one thing that happened, which states no failed payment before it.
    var isEvent = false
    var priceChange: PriceChange?
    /// What is planned, and that nothing is, of what has no date.
    var planned: [PlannedField] = []
    var expirationReason: StatedValue<ExpirationReason>?
    var state: StatedValue<SubscriptionStatement.State>?
    /// Until when a pause lasts, or what is not complete can be; nil where no end is stated.
    var expectedUntil: Instant?
    /// When RevenueCat stated this.
    var statedDate: Instant?
}

extension RevenueCatPurchase {
    /// Access for longer than a life: RevenueCat writes a grant without an end as two hundred years.
    private static let lifetime: Int64 = 100 * 365 * 86_400_000

    private var isPrepaid: Bool { period == .known(.prepaid) }
    private var hasFixedEnd: Bool { neverRenews || period == .known(.promotional) }
    private var isShared: Bool { ownership == .known(.familyShared) }
    /// Whether the seller granted it, by its store or by its kind of period: then no member of a family pays.
    private var isOfSeller: Bool { isGranted || period == .known(.promotional) }

    /// Whether it can renew by itself, for the one who pays.
    private var isRenewable: Bool { isSubscription && !hasFixedEnd && !isPrepaid }
    /// Whether it can renew at all for this customer.
    private var canRenew: Bool { isSubscription && !hasFixedEnd && !isShared }

    /// The end of what was bought; none of a grant for life.
    private var end: Instant? {
        expiresDate.flatMap { isForLife($0) ? nil : $0 }
    }

    private func isForLife(_ date: Instant) -> Bool {
        let start = purchaseDate ?? originalPurchaseDate ?? statedDate ?? .firstSale
        return date.milliseconds(since: start) > Self.lifetime
    }

    /// Whether a subscription that is no grant has an end that nothing bought has.
    var hasDistantEnd: Bool { isSubscription && !hasFixedEnd && expiresDate != nil && end == nil }

    private var orderNumber: Int? {
        store == .googlePlay ? transactionID.map(GooglePlayLineItem.orderNumber) : nil
    }

    /// What was bought: the latest period, and before it the one that runs, where the next one is paid already.
    var transactions: [PurchaseTransaction] {
        guard let end, let nextPeriodEnd else { return [transaction] }
        var (running, next) = (transaction, transaction)
        (running.id, running.orderNumber) = (nil, nil)
        (next.purchaseDate, next.expiresDate, next.offer) = (end, nextPeriodEnd, nil)
        return [running, next]
    }

    private var transaction: PurchaseTransaction {
        var transaction = PurchaseTransaction(store: store, productID: productID)
        transaction.id = transactionID
        transaction.originalID = originalID
        transaction.productType = productType
        transaction.basePlanID = basePlanID
        transaction.purchaseDate = purchaseDate
        transaction.originalPurchaseDate = originalPurchaseDate
        transaction.expiresDate = end
        transaction.quantity = quantity
        transaction.ownership = isOfSeller && isShared ? nil : ownership
        transaction.price = price
        transaction.offer = offer
        transaction.revocation = isRefunded ? Revocation() : nil
        transaction.learned = isRefunded || state == .known(.expired) ? learnedOfEnd : nil
        transaction.storefront = storefront
        transaction.environment = environment
        transaction.statedDate = statedDate
        transaction.orderNumber = orderNumber
        transaction.isGranted = isOfSeller
        transaction.lacksProduct = lacksProduct
        transaction.source = .billingService
        transaction.appUserID = appUserID
        transaction.isTemporary = isTemporary
        return transaction
    }

    private var productType: StatedValue<ProductType>? {
        if isKept { return .known(.nonConsumable) }
        // A grant for life has no end.
        if hasFixedEnd { return .known(expiresDate != nil && end == nil ? .nonConsumable : .nonRenewable) }
        // Something sold once: what it is, no interface states.
        guard isSubscription else { return .unrecognized("non_subscription") }
        // A prepaid plan is a subscription that renews by hand: neither of the kinds of product.
        return isPrepaid ? nil : .known(.autoRenewable)
    }

    /// RevenueCat calls both kinds introductory, unless a code was redeemed.
    private var offer: AppliedOffer? {
        let type: OfferType = offerCode == nil ? .introductory : .code
        return switch period {
        case .known(.trial)?: AppliedOffer(type: .known(type), paymentMode: .known(.freeTrial), id: offerCode)
        // What cost nothing is no price that is paid.
        case .known(.introductory)?:
            AppliedOffer(type: .known(type), isFree: price?.isFree == true ? nil : false, id: offerCode)
        case .known(.normal)?, .known(.promotional)?, .known(.prepaid)?, .unrecognized?, nil: nil
        }
    }

    /// What comes next; nil for what never renews, and of what the store has not stated yet.
    var renewal: RenewalInfo? {
        guard !isTemporary else { return nil }
        guard canRenew else { return graceOfFamily }
        var renewal = RenewalInfo(store: store, originalID: originalID)
        renewal.productID = productID
        renewal.renewsAutomatically = isPrepaid ? false : renews
        if renews == true, !isPrepaid {
            renewal.renewalProductID = renewalProductID ?? productID
            renewal.renewalDate = hasBillingIssue ? nil : end
        }
        renewal.prepaid = isPrepaid ? PrepaidPlan() : nil
        renewal.chosenPlan = chosenPlan
        renewal.priceChange = priceChange
        renewal.expirationReason = expirationReason
        renewal.cancelledDate = cancelledDate
        renewal.isInBillingRetry = hasBillingIssue ? true : nil
        renewal.gracePeriodExpiresDate = gracePeriodExpiresDate
        renewal.openAccessField = openAccessField
        renewal.isEvent = isEvent && isRenewable
        renewal.learned = learnedOfRenewal
        renewal.resumesDate = resumesDate
        renewal.pauseDate = pauseDate
        renewal.planned = planned
        renewal.statedDate = statedDate
        renewal.answer = answer
        renewal.source = .billingService
        return renewal
    }

    /// Until when a member of the family has access although the payer’s payment failed, as far as that is stated.
    private var graceOfFamily: RenewalInfo? {
        guard isShared, isRenewable, gracePeriodExpiresDate != nil || isEvent else { return nil }
        var renewal = RenewalInfo(store: store, originalID: originalID)
        renewal.productID = productID
        renewal.gracePeriodExpiresDate = gracePeriodExpiresDate
        renewal.isEvent = isEvent
        renewal.statedDate = statedDate
        renewal.answer = answer
        renewal.source = .billingService
        return renewal
    }

    var statement: SubscriptionStatement? {
        guard isSubscription, !hasFixedEnd, let state else { return nil }
        var statement = SubscriptionStatement(
            store: store,
            originalID: originalID,
            productID: productID,
            state: state,
            statedDate: statedDate,
            answer: answer
        )
        statement.source = .billingService
        statement.expectedUntil = expectedUntil
        return statement
    }

    private var answer: AnswerOrder { AnswerOrder(orderNumber: orderNumber, periodEnd: nextPeriodEnd ?? end) }

    /// Takes note of a failed payment: the grace period counts if it is of this period and runs, and what is paid for is
    /// kept until it ends. One that ended before the period did is left from an earlier failure. A failed payment is no end: where
    /// neither end is known, nothing states that access is over.
    ///
    /// - Parameter field: The field that states the failure.
    mutating func noteBillingIssue(grace: Instant?, at field: String) {
        guard isRenewable else { return }
        hasBillingIssue = true
        renews = nil
        if let grace, let end, grace >= end {
            gracePeriodExpiresDate = grace
        } else if let end, let statedDate, end > statedDate {
            gracePeriodExpiresDate = end
        } else if end == nil {
            if let grace, let statedDate, grace > statedDate, !isForLife(grace) {
                gracePeriodExpiresDate = grace
            } else {
                openAccessField = field
            }
        }
        if let grace = gracePeriodExpiresDate, let statedDate, grace > statedDate { state = .known(.gracePeriod) }
    }
}
