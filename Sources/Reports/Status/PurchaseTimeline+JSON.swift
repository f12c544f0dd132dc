internal import Paywright
internal import PaywrightJSON

/// A timeline for programs: what is, then what comes. Dates in UTC by RFC 3339, last days in the customer's time zone.
struct TimelineWriter {
    let now: Instant
    let calendar: StoreCalendar
    /// How many the amounts are for, where a purchase states that.
    var counts: CountedAmounts?

    func write(_ timeline: PurchaseTimeline, to writer: inout JSONWriter) {
        writer.object { object in
            object.member("holds", timeline.holds.name)
            object.member("payer", timeline.payer.rawValue)
            object.member("access", timeline.access.name)
            switch timeline.access {
            case .given(let end): object.member("until", end)
            case .none(let start): object.member("since", start)
            case .notYet, .notStated: break
            }
            object.member("paying", timeline.paying.rawValue)
            if let trouble = timeline.trouble {
                object.key("trouble")
                object.object(isInline: true) { trouble.writeMembers(to: &$0) }
            }
            if let over = timeline.over { object.member("over", over.rawValue) }
            if let goesOn = timeline.goesOn { object.member("goesOn", goesOn) }
            object.key("moments")
            object.array { array in for moment in timeline.moments { write(moment, to: &array) } }
        }
    }

    /// - Parameter day: The day where it is decided otherwise than by the instant.
    func write(_ moment: Moment, on day: CalendarDay? = nil, to array: inout JSONWriter) {
        array.object(isInline: true) { object in
            switch moment.at {
            case .date(let date): object.member("at", date)
            case .endOfPeriod: object.member("undated", "endOfPeriod")
            case .notStated: object.member("undated", "notStated")
            }
            if let day { object.member("day", day.description) }
            if case .item(let product) = moment.scope { object.member("item", product) }
            object.key("charge")
            object.object { charge in
                moment.charge.writeMembers(to: &charge)
                guard case .exactly(let price, _, _) = moment.charge, let number = counts?.number(of: price) else {
                    return
                }
                charge.member("quantity", number)
            }
            if let collection = moment.collection { object.member("collected", collection.rawValue) }
            if !moment.changes.isEmpty {
                object.key("changes")
                object.array { changes in
                    for change in moment.changes { changes.object { change.writeMembers(to: &$0) } }
                }
            }
            object.key("certainty")
            object.object { write(moment.certainty, to: &$0) }
            object.key("wayOut")
            object.object { write(moment.wayOut, to: &$0) }
        }
    }

    private func write(_ certainty: Moment.Certainty, to object: inout JSONWriter) {
        switch certainty {
        case .certain: object.member("kind", "certain")
        case .ifAgreed(let due):
            object.member("kind", "ifAgreed")
            object.member("by", due)
            writeLastDay(before: due, to: &object)
        case .open(let reason):
            object.member("kind", "open")
            object.member("reason", reason.rawValue)
        }
    }

    private func write(_ wayOut: Moment.WayOut, to object: inout JSONWriter) {
        switch wayOut {
        case .cancel(let limit):
            object.member("kind", "cancel")
            object.member("before", limit)
            writeLastDay(before: limit, to: &object)
        case .cancelUndated: object.member("kind", "cancelUndated")
        case .noneUntil(let end):
            object.member("kind", "noneUntil")
            object.member("until", end)
        case .notNeeded: object.member("kind", "notNeeded")
        case .notStated: object.member("kind", "notStated")
        }
    }

    /// The last whole day; none where it is over.
    private func writeLastDay(before limit: Instant?, to object: inout JSONWriter) {
        guard let limit, limit > now, let day = calendar.lastDay(before: limit, now: now),
            let local = calendar.zone(ofDay: day).localTime(of: day),
            let written = CalendarDay(Instant(milliseconds: local))
        else { return }
        object.member("lastDay", written.description)
    }
}

extension PurchaseTimeline.Trouble {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        switch self {
        case .payment(let stage):
            object.member("kind", "payment")
            object.member("stage", stage.rawValue)
        case .pause(let cause):
            object.member("kind", "pause")
            if let cause { object.member("cause", cause.rawValue) }
        case .approval: object.member("kind", "approval")
        }
    }
}

extension Moment.Charge {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        switch self {
        case .none: object.member("kind", "none")
        case .free: object.member("kind", "free")
        case .exactly(let price, let tax, let period):
            object.member("kind", "exactly")
            object.member("amount", price.amount.description)
            object.member("currency", price.currency.code)
            if let tax { object.member("tax", tax.rawValue) }
            if let period { object.member("every", period.description) }
        case .atMost(let price):
            object.member("kind", "atMost")
            object.member("amount", price.amount.description)
            object.member("currency", price.currency.code)
        case .notStated(let reason):
            object.member("kind", "notStated")
            object.member("reason", reason.rawValue)
        }
    }
}

extension Moment.Change {
    fileprivate func writeMembers(to object: inout JSONWriter) {
        object.member("kind", name)
        switch self {
        case .trialEnds, .offerBegins, .offerEnds, .commitmentEnds, .pauses, .resumes, .releases, .itemEnds, .ends:
            break
        case .price(let old, let new, let isIncrease):
            object.member("oldPrice", old)
            object.member("newPrice", new)
            if let isIncrease { object.member("increase", isIncrease) }
        case .plan(let product, let direction):
            object.member("newProduct", product)
            object.member("direction", direction.rawValue)
        case .commitmentBegins(let payments, let total, let end):
            if let payments { object.member("payments", payments) }
            object.member("total", total)
            object.member("until", end)
        case .paymentsLeft(let left): if let left { object.member("paymentsLeft", left) }
        }
    }
}
