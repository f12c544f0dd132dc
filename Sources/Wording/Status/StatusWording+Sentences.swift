internal import PaywrightDecisions
internal import PaywrightMessages
internal import PaywrightModel
internal import PaywrightValues

/// The sentences that rows are made of.
extension StatusWording {
    /// That the status cannot be shown, and where it can be seen, where that page has it.
    var unknown: Message {
        let isListed =
            !purchase.store.listsOnlySubscriptions || [.subscription, .prepaid].contains(purchase.timeline.holds)
        return .status(.unknownDetail, isListed ? store : [.store: .selection(StoreName.other.rawValue)])
    }

    var whetherItRenews: Message { .status(.runningDetail, store) }

    // MARK: Dates

    func dated(_ sentence: DatedSentence, _ date: Instant?, _ arguments: MessageArguments = [:]) -> Message {
        var arguments = arguments
        arguments[.date] = date.map { dates.sentence($0, sentence.meaning) }
        return .status(date == nil ? sentence.undated : sentence.date, arguments)
    }

    func accessEnds(_ end: Instant?) -> [Message] {
        end.map { [.status(.accessEnds, [.date: dates.sentence($0, .end)])] } ?? []
    }

    /// When the period ends, and where it is stated whether it renews; of a grant until the store can be asked, the end of access.
    func running(until end: Instant?) -> [Message] {
        if let chosenPlan { return [chosenPlan] + cancelBeforeEnd }
        guard let end else { return [whetherItRenews] }
        if purchase.isTemporary { return accessEnds(end) }
        return [.status(.periodEnds, [.date: dates.sentence(end, .charge)]), whetherItRenews]
    }

    /// What was taken back: in the App Store by a refund, or by the end of sharing; in other stores for any reason.
    var revoked: [Message] {
        if purchase.store == .appStore { return [.status(.revokedCause)] + accessEnded }
        return purchase.hasAccessByAnother ? [dated(.expired, nil)] : accessEnded
    }

    /// That access has ended; nothing where another purchase gives it.
    var accessEnded: [Message] { purchase.hasAccessByAnother ? [] : [.status(.revokedDetail)] }

    /// What is said of a payment that failed, and of access that is lost with it; of the payment alone where another purchase gives access.
    func lostAccess(_ key: SituationKey) -> Message {
        .status(purchase.hasAccessByAnother ? .paymentFailedDetail : key)
    }

    /// Access after a payment that failed; that a payment keeps it only where renewal is not off.
    func gracePeriod(_ end: Instant?) -> [Message] {
        guard isCancelled else { return [dated(.gracePeriod, end)] }
        return [.status(.paymentFailedDetail), .status(.cancelledDetail)] + accessEnds(end)
    }

    /// Whether a subscription whose payment failed is stated not to renew, so that a payment does not keep it.
    var isCancelled: Bool { purchase.timeline.goesOn == false }

    /// That a subscription ends, of which it is not stated whether it gives access until then.
    func ends(_ end: Instant?) -> [Message] {
        end.map { [.status(.subscriptionEnds, [.date: dates.sentence($0, .end)])] } ?? []
    }

    /// The end of a subscription that renews before it.
    var scheduledEnd: [Message] {
        // Whoever does not agree to a new price has no access until then.
        if case .priceChange(let change) = situation, change.kind == .awaitingConsent { return [] }
        return accessEnds(purchase.endDate.flatMap { $0 > dates.now ? $0 : nil })
    }

    /// Free time that runs beside the rest.
    var freeTime: [Message] {
        guard let free = purchase.freeTime, free.until > dates.now else { return [] }
        return [dated(free.isTrial ? .freeTrial : .freePeriod, free.until)]
    }

    // MARK: Ways out

    /// How an automatic charge is avoided, by the store's own rule; nothing where its date is not known.
    ///
    /// - Parameter lowersPrice: Whether it comes with a lower price, which is nothing to avoid.
    func cancelBy(_ charge: Instant?, lowersPrice: Bool = false) -> [Message] {
        guard let charge,
            let deadline = purchase.store.cancellationDeadline(before: charge, now: dates.now, calendar: dates.calendar)
        else { return [] }
        switch deadline {
        case .by(let day):
            let key: StatusKey = lowersPrice ? .cancelByLowerPrice : .cancelBy
            return [.status(key, [.cancelBy: dates.sentence(day)])] + whereToCancel
        case .now where lowersPrice && !purchase.isInvoiced: return cancelBeforeEnd
        case .now: return [.status(.cancelByNow)] + whereToCancel
        case .late: return [.status(.cancelByLate)] + whereToCancel
        }
    }

    private var whereToCancel: [Message] { values.whereToCancel(purchase.store) }

    /// How an automatic charge without a date is avoided; nothing is charged by itself where there are invoices.
    var cancelBeforeEnd: [Message] {
        let mayComeEarlier = purchase.withheld.mayComeEarlier(purchase.store)
        return purchase.isInvoiced || mayComeEarlier ? [] : [.product(.disclosureCancel, store)] + whereToCancel
    }

    // MARK: Renewals

    /// The next renewal, and how to avoid its charge.
    func renews(_ next: NextRenewal) -> [Message] {
        guard let date = next.date else {
            let price = next.price.flatMap { $0.isFree ? nil : $0 }
            let renews = price.map { Message.status(.renewsNoDatePrice, [.renewalPrice: money($0)]) }
            return [renews ?? .status(.renewsNoDate)] + beginsUndated(next) + invoice(nil) + cancelBeforeEnd
        }
        if next.price?.isFree == true { return free(on: date) }
        if next.beginsCommitment == true { return firstPayment(next, on: date) }
        return [priced(.renewsPrice, next, on: date, unpriced: .renews)] + invoice(nil) + cancelBy(date)
    }

    /// That the next period costs nothing, and where nothing stands in the way, that it renews after that.
    private func free(on date: Instant) -> [Message] {
        let timeline = purchase.timeline
        let isInterrupted = timeline.moments.contains { moment in
            if case .ifAgreed = moment.certainty { return true }
            return moment.changes.contains { $0 == .pauses || $0 == .ends }
        }
        if isInterrupted || timeline.goesOn == false { return freeOnce(date) }
        return [.status(.renewsFree, [.date: dates.sentence(date, .charge)])]
    }

    /// That the next period costs nothing; nothing where its day is not known.
    func freeOnce(_ date: Instant?) -> [Message] {
        date.map { [.status(.renewsFreeOnce, [.date: dates.sentence($0, .charge)])] } ?? []
    }

    /// The same where an offer applies to it.
    func renewsWithOffer(_ next: NextRenewal) -> [Message] {
        if next.price?.isFree == true { return renews(next) }
        // An offer is free all the same where nothing states in which currency it costs nothing.
        let moments = purchase.timeline.moments
        if let date = next.date, moments.contains(where: { $0.at == .date(date) && $0.charge == .free }) {
            return free(on: date)
        }
        guard let date = next.date else {
            return [.status(.renewsOfferNoDate)] + beginsUndated(next) + invoice(nil) + cancelBeforeEnd
        }
        return [priced(.renewsOffer, next, on: date, unpriced: .renewsOfferNoPrice)] + begins(next) + invoice(nil)
            + cancelBy(date)
    }

    /// A sentence with the price of a renewal; another without it. What costs nothing is never priced at zero.
    func priced(
        _ key: StatusKey,
        _ next: NextRenewal,
        on date: Instant,
        unpriced: StatusKey
    ) -> Message {
        var arguments: MessageArguments = [.date: dates.sentence(date, .charge)]
        guard let price = next.price, !price.isFree else { return .status(unpriced, arguments) }
        arguments[.renewalPrice] = money(price)
        return .status(key, arguments)
    }

    /// The charge that comes when free time ends on a date; without that date no charge is stated, for nothing says when.
    ///
    /// - Parameter key: How to avoid a charge whose date is not known.
    func thenCharged(_ next: NextRenewal, after end: Instant?, elsewise key: ProductKey) -> [Message] {
        if purchase.isInvoiced { return thenInvoiced(next, after: end) }
        guard let end else {
            guard next.date == nil else { return renews(next) }
            return [.status(.thenCharged)] + begins(next) + [.product(key, store)] + whereToCancel
        }
        // A renewal that is stated for an earlier date is charged then.
        let wayOut = cancelBy(min(end, next.date ?? end))
        guard let price = next.price else { return [.status(.thenCharged)] + begins(next) + wayOut }
        return price.isFree ? renews(next) : charged(price, every: next.period) + begins(next) + wayOut
    }

    /// The same where the customer is sent an invoice: nothing is charged by itself.
    private func thenInvoiced(_ next: NextRenewal, after end: Instant?) -> [Message] {
        if next.price?.isFree == true || (end == nil && next.date != nil) { return renews(next) }
        let wayOut = end.map { cancelBy(min($0, next.date ?? $0)) } ?? whereToCancel
        return [.status(.thenCharged)] + invoice(end == nil ? nil : next.price) + wayOut
    }

    /// The invoice that the customer is sent, with its amount where no sentence before tells that; nothing where none is sent.
    private func invoice(_ price: Price?) -> [Message] {
        guard purchase.isInvoiced else { return [] }
        guard let price, !price.isFree else { return [.status(.invoice)] }
        return [.status(.invoicePrice, [.renewalPrice: money(price)])]
    }

    private func charged(_ price: Price, every period: CalendarDuration?) -> [Message] {
        [.status(.thenChargedPrice, [.renewalPrice: money(price, every: period)])]
    }

    func offerPrice(_ next: NextRenewal, _ isLastPeriod: Bool) -> [Message] {
        guard isLastPeriod, let date = next.date else { return [.status(.offerPriceDetail)] + renews(next) }
        let until = Message.status(.offerPriceUntil, [.date: dates.sentence(date, .charge)])
        guard let price = next.price, !price.isFree, !purchase.isInvoiced else { return [until] + renews(next) }
        return [until] + charged(price, every: next.period) + begins(next) + cancelBy(date)
    }

    func prepaid(_ extendableFrom: Instant?) -> [Message] {
        let extends = extendableFrom.map { [Message.status(.prepaidExtendFrom, [.startDate: dates.sentence($0)])] }
        return [.status(.prepaidDetail)] + (extends ?? [])
    }

    // MARK: Changes

    /// The change, what is charged with it, and how to avoid that.
    ///
    /// - Parameter isAvoided: Whether it is known that a cancellation avoids it.
    func planChange(_ change: PlanChange, isAvoided: Bool = true) -> [Message] {
        if change.renewal.price?.isFree == true { return [planSwitch(change)] + freeOnce(change.renewal.date) }
        // A plan of a merchant’s without its price may cost nothing, and one that begins with an offer.
        if change.renewal.price == nil, purchase.store.isSoldByMerchant || mayBeFree(change) {
            let way = isAvoided ? cancelBy(change.renewal.date) : []
            return [planSwitch(change)] + begins(change.renewal) + way
        }
        if purchase.isInvoiced {
            let price = change.renewal.date == nil ? nil : change.renewal.price
            return [planSwitch(change)] + invoice(price) + cancelBy(change.renewal.date)
        }
        // An amount without a date tells nothing of when.
        guard let price = change.renewal.price, change.renewal.date != nil else {
            let way = change.renewal.date == nil ? cancelBeforeEnd : cancelBy(change.renewal.date)
            return [planSwitch(change), .status(.planChangeCharged)] + begins(change.renewal) + (isAvoided ? way : [])
        }
        let once: [Message] = [.status(.planChangeChargedPrice, [.renewalPrice: money(price)])]
        let charge = change.renewal.period.map { charged(price, every: $0) } ?? once
        let way = isAvoided ? cancelBy(change.renewal.date) : []
        return [planSwitch(change)] + charge + begins(change.renewal) + way
    }

    /// The change alone.
    func planSwitch(_ change: PlanChange) -> Message {
        let name = names[change.productID]
        return dated(
            name == nil ? change.direction.sentence : .planChange,
            change.renewal.date,
            name.map { [.newProduct: .text($0)] } ?? [:]
        )
    }

    /// What comes before the new price with its own way out, the new price, and how to avoid that.
    func priceChange(_ change: AnnouncedPriceChange) -> [Message] {
        let before = unchanged(before: change)
        if change.kind == .awaitingConsent { return (before ?? freeTime) + consent(to: change) }
        let announced = announced(change) + begins(with: change)
        if let before { return before + announced + avoids(change) }
        let payment = change.date == nil || isChargedOtherwise(with: change) ? nextPayment : []
        if !payment.isEmpty { return payment + announced }
        // The charge at the end of free time and the new price have a way out each.
        guard let end = chargeAfterFreeTime(before: change) else {
            return freeTime + announced + avoids(change)
        }
        // A price without a date is not what the way out is of.
        if change.date == nil { return freeTime + [.status(.thenCharged)] + cancelBy(end) + announced }
        return freeTime + [.status(.thenCharged)] + cancelBy(end) + announced + avoids(change)
    }

    /// What is true until a new price comes. Whether a commitment goes on stands in another sentence where that waits for the
    /// consent, or where what follows it comes with the new price.
    private func unchanged(before change: AnnouncedPriceChange) -> [Message]? {
        guard case .commitment(var commitment)? = change.before else { return change.before.map { detail(of: $0) } }
        let isWithPrice = commitment.isFollowed(on: change.date)
        if isWithPrice { commitment.following = nil }
        return detail(of: commitment, isRenewalTold: isWithPrice || change.kind == .awaitingConsent)
    }

    /// A new price that comes without a consent, and the invoice for it where one is sent.
    private func announced(_ change: AnnouncedPriceChange) -> [Message] { newPrice(change) + invoice(nil) }

    /// How a new price is avoided; nothing where a commitment runs on past it.
    private func avoids(_ change: AnnouncedPriceChange) -> [Message] {
        guard change.newPrice?.isFree != true, isAvoidable(change) else { return [] }
        if case .commitment(let running)? = change.before {
            if running.isFollowed(on: change.date) { return cancelBy(change.date) }
            if running.paymentsLeft != 0 || running.following?.beginsCommitment == true { return [] }
        }
        // In a commitment that begins before it there is none.
        let begins = change.before?.facts.contains { $0.renewals.contains { $0.beginsCommitment == true } } == true
        if begins { return [] }
        return change.date == nil ? cancelBeforeEnd : cancelBy(change.date, lowersPrice: change.kind == .decrease)
    }

    /// A new price that needs a consent: no charge at that price comes before it, and what depends on it stands before it.
    private func consent(to change: AnnouncedPriceChange) -> [Message] {
        let plan = change.planChange.map { [planSwitch($0)] } ?? []
        let isDated = change.date != nil || change.consentDeadline != nil
        let end =
            isDated ? nil : change.periodEnd.map { Message.status(.periodEnds, [.date: dates.sentence($0, .charge)]) }
        return plan + newPrice(change) + begins(with: change) + (end.map { [$0] } ?? [])
            + [agree(by: change.consentDeadline)]
    }

    /// Until which day the customer can agree: the last whole day, as for a charge.
    func agree(by deadline: Instant?) -> Message {
        guard let deadline else { return .status(.consent) }
        guard let day = dates.calendar.lastDay(before: deadline, now: dates.now) else { return .status(.consentNow) }
        return .status(.consentDeadline, [.deadline: dates.sentence(day)])
    }

    /// When free time that runs ends with a charge before a new price comes; nil where no such charge is known.
    private func chargeAfterFreeTime(before change: AnnouncedPriceChange) -> Instant? {
        guard let end = purchase.freeTime?.until, end > dates.now else { return nil }
        return change.date.map { $0 > end } ?? true ? end : nil
    }

    /// The new price, which shows itself whether it goes up or down; where it is not known, that it does.
    func newPrice(_ change: AnnouncedPriceChange) -> [Message] {
        var arguments: MessageArguments = [:]
        arguments[.date] = change.date.map { dates.sentence($0) }
        guard let newPrice = change.newPrice, !newPrice.isFree else {
            if change.newPrice != nil, change.before == nil, change.date != nil { return freeOnce(change.date) }
            return (change.sentence.map { [.status($0)] } ?? [])
                + (change.date == nil ? [] : [.status(.newPriceDateOnly, arguments)])
        }
        arguments[.newPrice] = money(newPrice, every: change.period)
        // The new price beside it names how many both are for.
        arguments[.oldPrice] = change.oldPrice.map { .money(values.money($0, role: .billed)) }
        let key: StatusKey =
            switch (change.oldPrice != nil, change.date != nil) {
            case (true, true): .newPriceOldAndDate
            case (true, false): .newPriceOld
            case (false, true): .newPriceDate
            case (false, false): .newPrice
            }
        return [.status(key, arguments)]
    }
}

// MARK: Keys of facts

extension PlanDirection {
    /// What tells the change where the new plan has no name.
    fileprivate var sentence: DatedSentence {
        switch self {
        case .downgrade: .planChangeLower
        case .upgrade: .planChangeHigher
        case .crossgrade: .planChangeOther
        }
    }
}

extension AnnouncedPriceChange.Kind {
    var headline: StatusKey {
        switch self {
        case .increase: .priceIncreaseHeadline
        case .awaitingConsent: .priceConsentHeadline
        case .decrease: .priceDecreaseHeadline
        }
    }
}

extension AnnouncedPriceChange {
    /// What tells whether the price goes up or down; nil where neither is known.
    fileprivate var sentence: StatusKey? {
        switch kind {
        case .decrease: .priceDecreaseDetail
        case .increase, .awaitingConsent: isIncrease ? .priceIncreaseDetail : nil
        }
    }
}

extension ExpirationCause {
    /// What tells a customer the cause; nil for one that customers are not told.
    var sentence: StatusKey? {
        switch self {
        case .voluntary: .expiredVoluntary
        case .billing: .expiredBilling
        case .priceNotAccepted: .expiredPriceNotAccepted
        case .productUnavailable: .expiredProductUnavailable
        case .other, .unstated: nil
        }
    }
}
