internal import PaywrightModel
internal import PaywrightValues

/// What is paid now, and where a new price leads.
extension RunningDecision {
    /// Whether what is charged is the price of one, without an offer and with nothing beside it.
    var isChargedAsPriced: Bool {
        renewal?.offer == nil && renewal?.isWholeCharge != true && current?.quantity ?? 1 == 1
    }

    /// What is known of a consent to a price.
    enum Consent {
        case notNeeded
        case asked(AnnouncedPriceChange)
        /// It may be missing: whether the subscription renews is not known.
        case unclear
    }

    /// The price paid now, in the currency of the new one; nothing paid is no price.
    func oldPrice(than newPrice: Price?) -> Price? {
        paidPrice.flatMap { $0.currency == newPrice?.currency && !$0.isFree ? $0 : nil }
    }

    /// What one period costs now; not an offer's price.
    private var paidPrice: Price? { current?.offer == nil && current?.quantity == 1 ? current?.price : nil }

    /// Whether a new price lies where the change is said to lead. One that is paid already, or that lies the other way,
    /// is none: the store contradicts itself, and nothing is said.
    func leads(_ kind: PriceChange.Kind, to newPrice: Price?) -> Bool {
        if renewal?.priceChange?.contradicts(renewal?.regularPrice) == true { return false }
        // No price goes up to nothing.
        if newPrice?.isFree == true, kind != .decrease { return false }
        if let leads = leadsForEach(kind, to: newPrice) { return leads }
        let old =
            paidPrice ?? (record.store.traits.statesRecurringPrice ? renewal?.basePrice ?? renewal?.renewalPrice : nil)
        guard let old, let newPrice, old.currency == newPrice.currency else { return true }
        return kind == .decrease ? newPrice.amount < old.amount : newPrice.amount > old.amount
    }

    /// Whether the price of one of several goes where the change is said to lead; nil where not all of it is known.
    private func leadsForEach(_ kind: PriceChange.Kind, to newPrice: Price?) -> Bool? {
        guard let current, current.quantity > 1, current.offer == nil, let old = current.price, let newPrice,
            old.currency == newPrice.currency, let count = renewal?.quantity, count > 0,
            let before = old.amount.times(count), let after = newPrice.amount.times(current.quantity)
        else { return nil }
        return kind == .decrease ? after < before : after > before
    }

    /// The customer's consent has its own path, which no price and no date leads back to a plain renewal: only the store
    /// says that it was given.
    func consent() -> Consent {
        guard let change = renewal?.priceChange else { return .notNeeded }
        switch change.state {
        case .known(.awaitingConsent): if !change.mayNeedConsent { return .unclear }
        // A state that is not known may be that of a consent.
        case .unrecognized: return .unclear
        case .known: return .notNeeded
        }
        // Of the answer after these dates nothing is known.
        if hasPassed(change.date) || hasPassed(change.consentDeadline) { return .unclear }
        // Nor whether a price that is dated after another plan is that plan's.
        if let plan = planChange(), plan.renewal.isBefore(change.date) { return .unclear }
        let date = date(of: change).map { firstCharge(from: $0) }
        // What has ended by then needs no consent.
        if let date, let last = renewal?.endDate, last <= date { return .notNeeded }
        let isUp = leads(.increase, to: change.newPrice)
        // A payment that the customer is committed to waits for no answer.
        let commitment = runningCommitment()
        let isCommitted = commitment.map { $0.paymentsLeft != 0 } ?? false
        let isDueBeforeCharge =
            !isCommitted && commitment?.isFollowed(on: date) != true
            && (NextRenewal(date: change.date).isBefore(firstCharge)
                || change.consentDeadline.map { due in firstCharge.map { due < $0 } ?? true } ?? false)
        return .asked(
            AnnouncedPriceChange(
                kind: .awaitingConsent,
                oldPrice: isUp ? oldPrice(than: change.newPrice) : nil,
                newPrice: change.newPrice,
                period: change.newPrice == nil ? nil : fullPricePeriod,
                date: date,
                consentDeadline: change.consentDeadline,
                isIncrease: isUp && !mayBeOfConversion
                    && (change.kind?.known == .increase || change.kind?.known == .optOutIncrease),
                planChange: planChange().map(withoutPrice),
                // An answer that is due before that charge decides about it too.
                before: isDueBeforeCharge ? nil : unchangedUntilConsent(until: date ?? change.consentDeadline),
                periodEnd: isCommitted ? nil : end
            )
        )
    }

    /// Whether a consent, asked for or given, may be to the paid time after the offer that runs, and to no increase.
    private var mayBeOfConversion: Bool { offer != nil && current?.needsConsentToConversion == true }

    /// Whether it is the step from the price of an offer that runs up to the recurring one, of which no day is stated.
    func isStepUp(_ change: PriceChange) -> Bool {
        record.store.traits.statesRecurringPrice && offer != nil && change.kind == .known(.increase)
            && change.date == nil && change.newPrice != nil && change.newPrice == renewal?.basePrice
    }

    /// Whether it is what the time after the free one costs, to which the customer has agreed: no price goes up then.
    func isStepAfterFreeTime(_ change: PriceChange) -> Bool {
        isFree && isStepUp(change) && change.state == .known(.confirmed)
    }

    /// A change that will happen without the customer.
    func announcedPriceChange() -> AnnouncedPriceChange? {
        guard let change = renewal?.priceChange, change.state == .known(.confirmed), !hasBeenCharged(change),
            let kind = change.kind?.known, !mayBeOfConversion, !isStepAfterFreeTime(change)
        else { return nil }
        let stated = date(of: change).map { firstCharge(from: $0) }
        // What has ended by then has no new price.
        if let date = stated, let last = renewal?.endDate, last <= date { return nil }
        let before = unchanged(until: stated)
        // An offer's price is not the new one, and a whole commitment's is none of a period, nor that of a charge before it.
        // Neither is all that is charged on a day.
        let isOfPeriod =
            before == nil && renewal?.offer == nil && renewal?.isWholeCharge != true && next != nextCommitment
        let newPrice = change.newPrice ?? (isOfPeriod ? next.price : nil)
        guard leads(kind, to: newPrice) || isStepUp(change) else { return nil }
        let isWithNext = change.newPrice == nil && newPrice != nil
        let date = isPricedBesideOffer ? nil : stated ?? (isWithNext ? next.date : nil)
        // The customer has agreed, and neither price nor date is known: nothing is left to tell.
        guard newPrice != nil || date != nil else { return nil }
        return AnnouncedPriceChange(
            kind: kind == .decrease ? .decrease : .increase,
            oldPrice: oldPrice(than: newPrice),
            newPrice: newPrice,
            period: newPrice == nil ? nil : fullPricePeriod,
            date: date,
            consentDeadline: future(change.consentDeadline),
            before: before
        )
    }

    /// Whether a new price is stated from the day of the next renewal on, or before it, and an offer of that renewal too: which of the two
    /// is charged then no field states.
    var isPricedBesideOffer: Bool {
        guard renewal?.offer != nil, next.date != nil, let date = renewal?.priceChange?.date else { return false }
        return !next.isBefore(date)
    }

    /// When a new price comes: one that is dated before the next charge, which would be the first at that price, has no day that is known.
    private func date(of change: PriceChange) -> Instant? {
        guard let date = change.date, let next = next.date else { return change.date }
        if NextRenewal(date: date).isBefore(next) { return nil }
        return hasPassed(date) ? next : date
    }

    /// Whether a new price may have been charged already, or been left behind. What a merchant states from a day on has not as long as
    /// the period runs that began before that day: the first charge at it is the next one.
    private func hasBeenCharged(_ change: PriceChange) -> Bool {
        guard hasPassed(change.date) else { return false }
        guard record.store.isSoldByMerchant, (nextDate ?? future(renewal?.resumesDate)) != nil else { return true }
        return current?.purchaseDate.map { !NextRenewal(date: $0).isBefore(change.date) } ?? false
    }

    /// When a price that is stated from a day on is charged first: nothing is while a planned pause lasts.
    private func firstCharge(from date: Instant) -> Instant {
        guard let pause = future(renewal?.pauseDate), let resumption = renewal?.resumesDate, date < resumption,
            pause < resumption, !NextRenewal(date: date).isBefore(pause),
            !record.store.traits.leavesAccessToMerchant
        else { return date }
        return resumption
    }

    /// A new price that a planned pause comes before: nothing states which charge is the first at that price.
    func delayed(_ change: AnnouncedPriceChange) -> AnnouncedPriceChange {
        guard let date = change.date, date != renewal?.resumesDate, isDelayed(NextRenewal(date: date)) else {
            return change
        }
        var change = change
        change.date = nil
        return change
    }

    /// What is true until the answer to a price. Of payments that a planned pause delays no day is known.
    private func unchangedUntilConsent(until date: Instant?) -> SubscriptionSituation? {
        guard isPausedBeforeCharge else { return unchanged(until: date, awaitsConsent: true) }
        guard let left = runningCommitment()?.paymentsLeft, left > 0 else { return nil }
        return .commitment(CommitmentState(paymentsLeft: left, nextPayment: nil, endDate: nil, isCancelled: false))
    }

    /// What is true until a new price comes, where a charge at today's price is stated that comes a day or more before it, or
    /// payments of a commitment are left.
    private func unchanged(until date: Instant?, awaitsConsent: Bool = false) -> SubscriptionSituation? {
        let isLater = NextRenewal(date: firstCharge).isBefore(date)
        if var commitment = runningCommitment(), commitment.paymentsLeft != 0 || commitment.isFollowed(on: date) {
            let isUndated = renewal?.priceChange.map { self.date(of: $0) == nil } ?? true
            let isOwn = awaitsConsent && isUndated && record.store.traits.statesOfferOfNextRenewal
            if !isLater, !isOwn {
                commitment.nextPayment = commitment.nextPayment.map { NextRenewal(date: $0.date) }
            }
            commitment.planChange = nil
            commitment.following = commitment.following?.beside(renewal?.priceChange?.newPrice, from: date)
            // Beside a price that changes with it, and is not stated, its own may be the one of before.
            if commitment.isFollowed(on: date), renewal?.priceChange?.newPrice == nil {
                commitment.following?.price = nil
            }
            // What follows later waits for the consent.
            if awaitsConsent, commitment.following?.isBefore(date) != true, !commitment.isFollowed(on: date) {
                commitment.following = nil
            }
            return .commitment(told(commitment))
        }
        // Another plan that comes later changes nothing of a charge before it.
        if let plan = planChange(), !NextRenewal(date: firstCharge).isBefore(plan.renewal.date) { return nil }
        guard saysWhetherItRenews else {
            // That a charge follows free time is not stated.
            let isFreeBefore = isFree && (end.map { end in date.map { $0 > end } ?? true } ?? false)
            return isFreeBefore ? unstatedRenewal : nil
        }
        return isLater ? unchanged : nil
    }

    /// The change without what is charged: no charge comes before a consent.
    private func withoutPrice(_ change: PlanChange) -> PlanChange {
        PlanChange(
            direction: change.direction,
            productID: change.productID,
            renewal: NextRenewal(date: change.renewal.date)
        )
    }
}

extension PurchaseTransaction {
    /// Whether it was bought with an offer where the store asks for a consent to the paid time after it.
    var needsConsentToConversion: Bool {
        guard offer != nil, let storefront else { return false }
        return storefront == store.traits.storefrontOfConversionConsents
    }
}
