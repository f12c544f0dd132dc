internal import PaywrightModel
internal import PaywrightValues

/// What of a purchase only its records and its product state: what scopes of rules ask for.
struct NoticeTerms {
    /// A length, as a product states it or as two dates do.
    enum Length {
        case stated(CalendarDuration)
        case dates(Instant, Instant)
        /// So many periods between two instants, of which each is as long as the first.
        case several(Int, Instant, Instant)
    }

    /// What names the subscription in every answer about it, from period to period.
    let subscriptionID: String?
    /// When the cancellation was asked for; nil where that is not stated.
    let cancelledDate: Instant?
    /// What tells a payment that failed from others: the first day of the period that was paid for last, or the order where the store
    /// moves its dates on meanwhile. nil where neither is known.
    let failedPayment: String?
    /// How long the free time or the offer that runs is in all; nil where that is not known.
    let offer: Length?
    /// How long what is paid for at once is; nil where that is not known.
    let period: Length?
    /// Whether a field states that the customer cancelled; nil where none states who or what did.
    let isCancelledByCustomer: Bool?
    /// Whether nothing states, or leaves open, that somebody else than the customer cancelled.
    let canBeKept: Bool
    private let products: JoinedProducts
    private let store: StoreName

    init(_ decision: SituationDecision, listed: Product?) {
        let record = decision.record
        let current = decision.current
        (products, store) = (decision.products, record.store)
        let original = record.originalID == record.productID ? nil : record.originalID
        subscriptionID =
            original.map { record.store.traits.subscriptionID($0, itemIDs: record.latest?.otherIDs ?? []) }
            ?? record.latest?.id.flatMap { record.store.traits.subscriptionID(ofOrder: $0) }
        cancelledDate = decision.renewal?.cancelledDate
        failedPayment =
            record.store.traits.isGraceInsideExpiry
            ? record.latest?.orderNumber.map { "order-\($0)" }
            : (current?.purchaseDate ?? current?.expiresDate)?.description
        let dates = current.flatMap { transaction -> Length? in
            guard let start = transaction.purchaseDate, let end = transaction.expiresDate, start < end else {
                return nil
            }
            return .dates(start, end)
        }
        let open = decision.doubts.facts.withDependents
        let running = decision.running.offer
        if let running, !open.contains(.offer) {
            let product = current?.joinedOffer(decision.products)?.duration.map { Length.stated($0) }
            // The period of an offer that is paid period by period is a part of it.
            let isOnePeriod = running.paymentMode == .freeTrial || running.paymentMode == .payUpFront
            offer =
                switch current?.offer?.span {
                case .dates(let start, let end)?: .dates(start, end)
                case .period? where isOnePeriod: dates ?? product
                case .period?, .notStated?, nil: product
                }
        } else {
            offer = nil
        }
        // A product with a commitment may be listed with the length of that.
        let isCommitted = current?.isCommitted == true || current?.commitment != nil
        let paid = isCommitted ? nil : listed?.period.map { Length.stated(CalendarDuration($0)) }
        period = paid ?? (running == nil ? dates : nil)
        // Renewal that is off was turned off by the customer, the seller or the store: only a cause that is stated tells by whom.
        let cause = decision.renewal?.expirationReason
        canBeKept = !open.contains(.cause) && (cause == nil || cause == .known(.customerCancelled))
        isCancelledByCustomer = open.contains(.cause) ? nil : cause?.known.map { $0 == .customerCancelled }
    }

    /// How long what is paid for at a moment is, or the commitment that begins; nil where that is not known.
    func period(from moment: Moment) -> Length? {
        for case .commitmentBegins(let payments, _, let end) in moment.changes {
            if let start = moment.at.date, let end, end > start { return .dates(start, end) }
            guard let payments else { return nil }
            if case .exactly(_, _, let every?) = moment.charge { return every.times(payments).map { .stated($0) } }
            switch period {
            case .stated(let one)?: return one.times(payments).map { .stated($0) }
            case .dates(let start, let end)?: return .several(payments, start, end)
            case .several?, nil: return nil
            }
        }
        if let plan = moment.newPlan {
            return products.product(plan, of: store)?.period.map { .stated(CalendarDuration($0)) }
        }
        if case .exactly(_, _, let every?) = moment.charge { return .stated(every) }
        return period
    }
}

extension CalendarDuration {
    /// So many of them; nil beyond what lengths hold.
    fileprivate func times(_ count: Int) -> CalendarDuration? {
        CalendarDuration(years: years * count, months: months * count, weeks: weeks * count, days: days * count)
    }
}

extension NoticeTerms.Length {
    /// Whether it is as long as a rule asks; nil beyond what calendars count to.
    func meets(_ wanted: NoticeRule.Length, by calendar: StoreCalendar) -> Bool? {
        guard let (start, end) = dates(by: calendar) else { return nil }
        switch wanted {
        case .atLeast(let length): return calendar.adding(length, to: start).map { end >= $0 }
        case .longerThan(let length): return calendar.adding(length, to: start).map { end > $0 }
        case .atMost(let length): return calendar.adding(length, to: start).map { end <= $0 }
        }
    }

    private func dates(by calendar: StoreCalendar) -> (Instant, Instant)? {
        switch self {
        case .dates(let start, let end): return (start, end)
        case .stated(let length):
            return calendar.adding(length, to: Self.anyStart).map { (Self.anyStart, $0) }
        case .several(let count, let start, let end):
            let one = Self.paid.first { calendar.adding($0, to: start).map { calendar.days(from: $0, to: end) } == 0 }
            return one?.times(count).flatMap { calendar.adding($0, to: start) }.map { (start, $0) }
        }
    }

    /// How often stores charge.
    private static let paid = [SubscriptionPeriod.weeks(1), .months(1), .months(2), .months(3), .months(6), .years(1)]
        .map { CalendarDuration($0) }

    /// A day from which months and years are counted: the first of a year without a leap day, after one without.
    private static let anyStart = Instant(rfc3339: "2027-01-01T00:00:00Z") ?? .distantPast
}

/// The record behind a purchase. It is no part of what a purchase states: two that state the same are equal.
struct PurchaseRecord: Hashable, Sendable, CustomReflectable {
    let decided: DecidedRecord?

    /// Nothing: it is no part of what a purchase states.
    var customMirror: Mirror { Mirror(self, children: []) }

    static func == (left: PurchaseRecord, right: PurchaseRecord) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
