internal import PaywrightModel
internal import PaywrightValues

/// Decides what is to be said of a subscription that gives access now.
struct RunningDecision {
    let record: SubscriptionRecord
    /// The transaction that tells the present; its period may be over where the store says that it goes on.
    let current: PurchaseTransaction?
    /// What is said of the future of what `current` tells.
    let renewal: RenewalInfo?
    let products: JoinedProducts
    let now: Instant
    /// The offer of the period that runs; nil where that of the transaction is over.
    let offer: RunningOffer?
    /// The next renewal; the price of a renewal that has passed is not that of the next one.
    private(set) var next = NextRenewal()

    init(
        record: SubscriptionRecord,
        current: PurchaseTransaction?,
        renewal: RenewalInfo?,
        products: JoinedProducts,
        now: Instant
    ) {
        self.record = record
        self.current = current
        self.renewal = renewal
        self.products = products
        self.now = now
        let isOver = current?.expiresDate.map { $0 <= now } ?? false
        offer = isOver ? nil : current?.runningOffer(products)
        next = current?.isTemporary == true ? NextRenewal() : stated()
    }

    /// Until when access is paid for, and no longer than the subscription lasts; nil where not stated.
    var end: Instant? {
        let end = future(current?.expiresDate) ?? future(renewal?.renewalDate)
        return end.map { end in future(renewal?.endDate).map { min($0, end) } ?? end }
    }

    /// Until when free time runs: what is charged before its stated end ends it.
    private var freeEnd: Instant? {
        guard saysWhetherItRenews, renews, let end, let charge = next.date else { return end }
        return min(end, charge)
    }

    /// The free time that runs, which another situation may tell of beside something else; nil where none runs, or its end
    /// is not known.
    var freeTime: FreeTime? {
        guard isFree, let end = freeEnd else { return nil }
        return FreeTime(until: end, isTrial: offer?.isTrial == true)
    }

    func situation() -> SubscriptionSituation {
        if let prepaid = renewal?.prepaid {
            return .prepaid(
                until: end,
                extendableFrom: future(prepaid.extendableAfter),
                canBeExtended: hasPassed(prepaid.extendableAfter)
            )
        }
        if current?.isShared == true { return .familyShared(until: end) }
        if let commitment = cancelledCommitment() { return commitment }
        if !renews { return cancelled }
        if hasPassed(renewal?.pauseDate) { return .unknown(.outdated) }
        // Another plan may run already.
        if endsBeforeRenewal || renewal?.chosenPlan != nil { return .running(until: nil) }
        switch consent() {
        case .asked(let change): return .priceChange(delayed(change))
        case .unclear: return unstatedRenewal
        case .notNeeded: break
        }
        let plan = planChange()
        // Before a later pause it renews, or another plan takes over.
        if isPausedBeforeCharge, let date = renewal?.pauseDate, plan?.renewal.isBefore(date) != true {
            return .pausePlanned(PlannedPause(date: date, until: renewal?.resumesDate.flatMap { $0 > date ? $0 : nil }))
        }
        // A plan that comes after the pause has no day that is known: it is told beside what renews before.
        if let plan {
            return toldCommitment.map { .commitment($0) } ?? (isDelayed(plan.renewal) ? unchanged : .planChange(plan))
        }
        if let change = announcedPriceChange() { return .priceChange(delayed(change)) }
        return unchanged
    }

    /// What is true where no change is announced, or until it comes.
    var unchanged: SubscriptionSituation {
        if let commitment = toldCommitment { return .commitment(commitment) }
        guard saysWhetherItRenews else { return unstatedRenewal }
        if isFree, !staysFree {
            // Where nothing paid follows a trial, and the currency in which it costs nothing is not stated, nothing is told of it.
            return free(renewal: isNextOfferFree && next.price == nil ? nil : next)
        }
        if let offer, offer.isFree == false {
            return offer.type == .introductory
                ? .introductoryPrice(next, isLastPeriod: isLastPeriod) : .offerPrice(next, isLastPeriod: isLastPeriod)
        }
        return offerOfRenewal == nil ? .active(next) : .discountedRenewal(next)
    }

    private var cancelled: SubscriptionSituation {
        // Nothing was cancelled where only a change takes the product out: there is no renewal to turn on again.
        if renewal?.endsAtRenewal == true, !isCancelled { return .removed(until: end) }
        guard isFree else { return .cancelled(until: end) }
        return offer?.isTrial == true ? .freeTrialCancelled(until: end) : .freePeriodCancelled(until: end)
    }

    /// It runs, and what comes next is not known.
    var unstatedRenewal: SubscriptionSituation { isFree ? free(renewal: nil) : .running(until: end) }

    private func free(renewal: NextRenewal?) -> SubscriptionSituation {
        offer?.isTrial == true
            ? .freeTrial(until: freeEnd, renewal: renewal) : .freePeriod(until: freeEnd, renewal: renewal)
    }

    // MARK: Renewal

    var saysWhetherItRenews: Bool { renewal?.renewsAutomatically != nil }

    /// Whether it renews, as far as is known: not if cancelled, or if nothing takes the product's place.
    var renews: Bool { !isCancelled && renewal?.endsAtRenewal != true }

    /// Whether the store says that it was cancelled.
    var isCancelled: Bool {
        record.statement?.state.known == .cancelled || renewal?.renewsAutomatically == false
    }

    /// Whether an end is stated that no renewal comes before: one on the day of the end, or after it, is none.
    var endsBeforeRenewal: Bool {
        renewal?.endDate.map { last in next.date.map { $0 >= last } ?? hasPassed(last) } ?? false
    }

    /// Whether a pause is planned that begins before the next charge, or with it.
    var isPausedBeforeCharge: Bool { isDelayed(NextRenewal(date: firstCharge)) }

    /// When something is charged next: free time that runs ends with a charge, whatever day a renewal has.
    var firstCharge: Instant? { Instant.earliest(next.date, isFree ? end : nil) }

    private func stated() -> NextRenewal {
        if let following = commitmentAfterLastPayment { return following }
        let stated = hasPassed(renewal?.renewalDate) ? nil : renewal?.renewalPrice
        let begins = commitmentWithNext
        let price =
            (begins == nil ? nil : newPriceOfNext) ?? stated
            ?? (hasPassed(renewal?.renewalDate) ? nil : freeByOffer ?? chargeAfterFreePhase)
        return NextRenewal(
            date: nextDate,
            price: price ?? begins?.price,
            period: price != nil && isFullPrice ? fullPricePeriod : nil,
            tax: stated ?? renewal?.basePrice == nil ? nil : renewal?.tax(on: price ?? begins?.price),
            beginsCommitment: begins?.beginsCommitment,
            payments: begins?.payments
        )
    }

    /// A new price that is stated for the day of the next renewal.
    private var newPriceOfNext: Price? {
        guard let change = renewal?.priceChange, change.state == .known(.confirmed), let date = change.date,
            let next = nextDate, date.isSameCharge(as: next)
        else { return nil }
        return change.newPrice
    }

    /// Whether the price of the next renewal is known to be the full one: where the store names the offer of the next renewal,
    /// and where it states the price without offers alone.
    private var isFullPrice: Bool {
        let traits = record.store.traits
        return (traits.statesOfferOfNextRenewal || traits.statesRecurringPrice) && renewal?.offer == nil
            && renewal?.isWholeCharge != true
    }

    /// How often the full price is charged, by the joined product that renews, or by the store where the two differ; nil for one in
    /// several payments, whose price may be that of a payment or of them all.
    var fullPricePeriod: CalendarDuration? {
        guard renewal?.commitment == nil, current?.commitment == nil,
            let id = renewal?.renewalProductID ?? renewal?.productID ?? current?.productID
        else { return nil }
        let plan = id == current?.productID ? current?.basePlanID : nil
        let product = products.product(id, of: record.store, basePlanID: plan)
        // One of several base plans may have another period.
        guard let product, product.basePlanID == plan else { return nil }
        let period = product.period.map(CalendarDuration.init)
        guard let stated = renewal?.statedPeriod,
            stated.singlePeriod?.normalized() != period?.singlePeriod?.normalized()
        else { return period }
        return stated
    }

    /// Whether the store names an offer of the next renewal that is free.
    var isNextOfferFree: Bool {
        record.store.traits.statesOfferOfNextRenewal && renewal?.offer?.paymentMode == .known(.freeTrial)
    }

    /// Nothing, where the store names an offer of the next renewal that is free.
    private var freeByOffer: Price? {
        guard isNextOfferFree else { return nil }
        return (current?.price?.currency).map { Price(amount: .zero, currency: $0) }
    }

    /// Google Play states the price without offers: it is what comes next where the joined base plan shows that the free
    /// phase that runs is all that the offer has.
    private var chargeAfterFreePhase: Price? {
        guard record.store.traits.statesRecurringPrice, isFree else { return nil }
        if let change = renewal?.priceChange { return isStepAfterFreeTime(change) ? change.newPrice : nil }
        guard let offer = current?.joinedOffer(products), offer.phases.count == 1, offer.paymentMode == .freeTrial
        else { return nil }
        return renewal?.basePrice
    }

    /// When it renews, as it was stated last: an extended subscription renews at its new end.
    var nextDate: Instant? {
        let (renewal, end) = (future(renewal?.renewalDate), future(current?.expiresDate))
        guard let renewal, let end, renewal < end else { return renewal ?? end }
        let isEndNewer = (current?.statedDate ?? .distantPast) > (self.renewal?.statedDate ?? .distantFuture)
        return isEndNewer ? end : renewal
    }

    /// When the period ends with which a plan that was chosen takes over at the latest; nil where no field states it.
    var endBeforeChosenPlan: Instant? {
        guard let current, !current.doubts.facts.contains(.nextCharge) else { return nil }
        return future(current.expiresDate)
    }

    // MARK: Offers

    /// Whether the time that runs is free.
    var isFree: Bool { offer?.paymentMode == .freeTrial }

    /// Whether time that is free, and no trial, is followed by time that is free: nothing ends then.
    var staysFree: Bool { offer?.isTrial != true && (next.price?.isFree ?? isNextOfferFree) }

    /// The App Store names the offer of the next renewal: a stated price without an offer is the full one. So is that after an offer of a
    /// merchant’s that was paid at once for all of its time.
    var isLastPeriod: Bool {
        let isNextNamed = record.store.traits.statesOfferOfNextRenewal
        return (isNextNamed || isOfferPaidAtOnce) && next.price != nil && renewal?.offer == nil
            && renewal?.isWholeCharge != true
    }

    /// Whether one payment of a merchant’s offer was for all of its time, which ends with the period.
    private var isOfferPaidAtOnce: Bool {
        guard record.store.isSoldByMerchant, let current, let mode = offer?.paymentMode else { return false }
        switch mode {
        case .payUpFront, .oneTime: return current.offer?.period.map(current.lasts) ?? true
        case .freeTrial, .payAsYouGo: return false
        }
    }

    /// The offer of the next renewal. It is known to be one by its kind, or where none is stated by how it is paid: a word that is not
    /// known may be that of no offer.
    var offerOfRenewal: AppliedOffer? {
        guard let offer = renewal?.offer else { return nil }
        let isRecognized =
            offer.type == nil ? offer.paymentMode == nil || offer.paymentMode?.known != nil : offer.type?.known != nil
        return isRecognized ? offer : nil
    }

    // MARK: Plans

    /// The change that the renewal information itself shows, by its own product and the next one: a transaction beside it
    /// may be of an older period or of another product.
    func planChange() -> PlanChange? {
        guard let renewal, let old = renewal.productID else { return nil }
        if let new = renewal.renewalProductID, new != old {
            // A recurring price is that of the plan that runs, unless it is known to be what is charged then.
            let isRunning = record.store.traits.statesRecurringPrice && !renewal.isWholeCharge
            let price = isRunning ? nil : next.price
            // That it is charged again needs a field that states that it renews.
            let isRecurring = price != nil && renewal.renewsAutomatically == true
            let first = NextRenewal(
                date: next.date,
                price: price,
                period: isRecurring ? next.period : nil,
                tax: renewal.tax(on: price),
                beginsCommitment: next.beginsCommitment,
                payments: next.payments
            )
            return planChange(from: old, to: new, first)
        }
        guard let commitment = renewal.commitment, let new = commitment.productID, new != old,
            let date = future(commitment.renewalDate), renewal.endDate.map({ $0 > date }) ?? true
        else { return nil }
        // Of two prices of one day neither is known to be charged.
        let isOther =
            next.date.map(date.isSameCharge) == true
            && renewal.renewalPrice.map { $0 != commitment.renewalPrice } == true
        let first = NextRenewal(
            date: date,
            price: isOther ? nil : commitment.renewalPrice,
            beginsCommitment: commitment.isCommitted,
            payments: commitment.payments
        )
        return planChange(from: old, to: new, first)
    }

    private func planChange(from old: String, to new: String, _ next: NextRenewal) -> PlanChange {
        PlanChange(direction: renewal?.planDirection ?? direction(from: old, to: new), productID: new, renewal: next)
    }

    /// How two plans compare by their levels.
    func direction(from old: String?, to new: String) -> PlanDirection {
        PlanComparison.direction(
            from: old.flatMap { products.product($0, of: record.store) },
            to: products.product(new, of: record.store)
        )
    }

    func future(_ date: Instant?) -> Instant? { date.flatMap { $0 > now ? $0 : nil } }

    func hasPassed(_ date: Instant?) -> Bool { date.map { $0 <= now } ?? false }
}
