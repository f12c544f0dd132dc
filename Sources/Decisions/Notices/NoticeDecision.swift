internal import PaywrightModel
internal import PaywrightTimeZones
internal import PaywrightValues

/// Decides which rules are for a customer, and in which days.
struct NoticeDecision {
    let purchase: CustomerStatus.Purchase
    let terms: NoticeTerms?
    let question: NoticeQuestion
    /// Where the customer is, as far as anything states it.
    let region: CustomerRegion?
    let now: Instant
    let calendar: StoreCalendar

    /// The notice of an event without a rule; nil where the customer can no longer act.
    func notice(of event: NoticeEvent) -> Notice? {
        if let limit = event.limit, limit <= now { return nil }
        return notice(event, nil, state: nil, due: nil, missing: missing(event.usualFacts, of: event))
    }

    /// The notice of an event by a rule; nil where the rule is not for this customer, or the customer can no longer act.
    func notice(of event: NoticeEvent, by rule: NoticeRule) -> Notice? {
        guard rule.kind == event.kind, rule.scope.stores.isEmpty || rule.scope.stores.contains(purchase.store),
            let open = unknownScope(of: rule, event)
        else { return nil }
        let missing = missing(rule.facts ?? event.usualFacts, of: event)
        func unknown(_ facts: [NoticeFact]) -> Notice {
            let all = facts + missing.filter { !facts.contains($0) }
            return notice(event, rule, state: .unknown, due: nil, missing: all)
        }
        if event.kind.isOfPast {
            return open.isEmpty ? notice(event, rule, state: .due, due: nil, missing: missing) : unknown(open)
        }
        if let limit = event.limit, limit <= now { return nil }
        guard let window = rule.window else { return unknown(open) }
        guard let date = event.date else { return unknown(open + [.chargeDate]) }
        let day: Instant
        switch rule.anchor {
        case .charge: day = date
        case .lastDay:
            guard let limit = event.limit, let last = calendar.lastDay(before: limit, now: .distantPast) else {
                return unknown(open + [.lastDay])
            }
            day = last
        }
        let due = calendar.due(window, before: day, noLaterThan: min(date, event.limit ?? date))
        guard open.isEmpty, let due else { return unknown(due == nil ? open + [.timeZone] : open) }
        let state: Notice.State = due.earliest.map { now < $0 } == true ? .upcoming : now <= due.latest ? .due : .late
        // Where no cancellation helps, what is over is over.
        if state == .late, event.limit == nil { return nil }
        return notice(event, rule, state: state, due: due, missing: missing)
    }

    private func notice(
        _ event: NoticeEvent,
        _ rule: NoticeRule?,
        state: Notice.State?,
        due: Notice.Due?,
        missing: [NoticeFact]
    ) -> Notice {
        let subscription =
            terms?.subscriptionID
            ?? question.customer.flatMap { name in purchase.productID.map { "\(name)/\($0)" } }
        let names = [purchase.store.rawValue, subscription, event.kind.rawValue, instant(of: event), rule?.id]
        return Notice(
            event: event,
            rule: rule,
            id: subscription.map { _ in names.compactMap { $0 }.joined(separator: ":") },
            sender: purchase.store.isSoldByMerchant ? .you : .store,
            state: state,
            due: due,
            missing: missing
        )
    }

    /// What tells an event from others of its kind, and is the same as long as it lies ahead: its instant, the period of which the
    /// payment failed, when a cancellation was asked for, or the new price.
    private func instant(of event: NoticeEvent) -> String {
        if event.kind == .paymentFailed { return terms?.failedPayment ?? "undated" }
        if event.kind == .cancelled, let date = terms?.cancelledDate { return date.description }
        if let date = event.date { return date.description }
        for case .price(_, let price?, _) in event.moment?.changes ?? [] where event.kind == .priceChange {
            return "\(price)".replacing(" ", with: "-")
        }
        return "undated"
    }

    // MARK: Scopes

    /// What it takes to know whether a rule is for the customer; nil where it is not.
    private func unknownScope(of rule: NoticeRule, _ event: NoticeEvent) -> [NoticeFact]? {
        var open: [NoticeFact] = []
        switch isInRegion(rule.scope.regions) {
        case true?: break
        case false?: return nil
        case nil: open.append(.region)
        }
        if let wanted = rule.scope.offerLength {
            switch terms?.offer?.meets(wanted, by: calendar) {
            case true?: break
            case false?: return nil
            case nil: open.append(.offerLength)
            }
        }
        if let wanted = rule.scope.period {
            switch (event.moment.map { terms?.period(from: $0) } ?? terms?.period)?.meets(wanted, by: calendar) {
            case true?: break
            case false?: return nil
            case nil: open.append(.period)
            }
        }
        return open
    }

    private func isInRegion(_ regions: [CustomerRegion]) -> Bool? {
        if regions.isEmpty { return true }
        guard let region else { return nil }
        let answers = regions.map { region.isIn($0) }
        return answers.contains(true) ? true : answers.contains(nil) ? nil : false
    }

    // MARK: Facts

    private func missing(_ facts: [NoticeFact], of event: NoticeEvent) -> [NoticeFact] {
        facts.filter { !states($0, of: event) }
    }

    /// Whether fields state what is charged. What another plan costs may be stated of the renewal, where the price of the plan that runs
    /// changes too and the moment has neither.
    private func statesAmount(of event: NoticeEvent) -> Bool {
        guard let moment = event.moment else { return false }
        if event.kind == .priceChange || moment.statesAmount { return moment.statesAmount }
        guard let date = event.date, case .planChange(let change) = purchase.situation,
            change.productID == moment.newPlan
        else { return false }
        return change.renewal.price != nil && change.renewal.date == date
    }

    /// Whether the words may name where the customer cancels: of what an app store sells only beside a charge without a day.
    private func namesPlace(of event: NoticeEvent) -> Bool {
        if purchase.store.isSoldByMerchant { return namesMerchant }
        return purchase.store.isCancelledAtAmazon || event.moment?.wayOut == .cancelUndated
    }

    /// Whether the words name the merchant: of what an app store sells they name neither a seller nor its settings.
    private var namesMerchant: Bool { purchase.store.isSoldByMerchant && question.namesSeller }

    private func states(_ fact: NoticeFact, of event: NoticeEvent) -> Bool {
        switch fact {
        case .product: question.namesProduct
        case .amount: statesAmount(of: event)
        case .chargeDate: event.moment?.at.date != nil
        case .lastDay: event.limit.flatMap { calendar.lastDay(before: $0, now: now) } != nil
        case .frequency: event.moment?.statesFrequency ?? false
        case .howToCancel: namesPlace(of: event)
        case .seller: namesMerchant
        case .cancelLink: purchase.store.isSoldByMerchant && question.hasLink
        case .region: region != nil
        case .timeZone: !calendar.isTimeZoneAssumed
        case .offerLength: terms?.offer != nil
        case .period: terms?.period != nil
        }
    }
}

extension Notice {
    /// The same where the words leave out facts that fields state: those of them that it has to state are missing too.
    package func lacking(_ facts: [NoticeFact]) -> Notice {
        let asked = rule?.facts ?? event.usualFacts
        let lacking = asked.filter { missing.contains($0) || facts.contains($0) }
        return Notice(
            event: event,
            rule: rule,
            id: id,
            sender: sender,
            state: state,
            due: due,
            missing: missing.filter { !lacking.contains($0) } + lacking
        )
    }
}

extension NoticeEvent {
    /// What a reader needs, where no rule names it.
    fileprivate var usualFacts: [NoticeFact] {
        switch kind {
        case .trialEnding, .renewal, .priceChange: [.product, .amount, .chargeDate, .lastDay, .howToCancel]
        case .paymentFailed, .cancelled: [.product]
        }
    }
}

extension Moment {
    fileprivate var statesFrequency: Bool {
        guard case .exactly(_, _, let period) = charge else { return false }
        return period != nil
    }
}

extension StoreCalendar {
    /// The days of a window before the day of an anchor, and no longer than until a limit; nil where the anchor's day is not known, and
    /// beyond what calendars count to. Where only the country is known, the time is that in which the days are for everyone there.
    fileprivate func due(
        _ window: NoticeRule.Window,
        before anchor: Instant,
        noLaterThan limit: Instant
    ) -> Notice.Due? {
        let zones = isTimeZoneAssumed ? country?.zones ?? [] : [zone]
        let days = Set(zones.map { $0.dayNumber(of: anchor) })
        guard days.count == 1, let day = days.first ?? nil else { return nil }
        guard let last = window.to.map({ self.day($0, before: day) }) ?? day,
            let end = zones.compactMap({ $0.start(ofDay: last + 1) }).min()
        else { return nil }
        let latest = min(end, limit).adding(milliseconds: -1)
        guard let lastDay = zones.compactMap({ $0.dayNumber(of: latest) }).min().flatMap(CalendarDay.init(number:))
        else {
            return nil
        }
        guard let from = window.from else {
            return Notice.Due(earliest: nil, latest: latest, firstDay: nil, lastDay: lastDay)
        }
        guard let first = self.day(from, before: day), let firstDay = CalendarDay(number: first),
            let start = zones.compactMap({ $0.start(ofDay: first) }).max()
        else { return nil }
        return Notice.Due(earliest: start, latest: latest, firstDay: firstDay, lastDay: lastDay)
    }
}

extension CalendarDay {
    /// The day that is counted from 1970-01-01; nil outside the years 1 to 9999.
    fileprivate init?(number: Int64) { self.init(Instant(milliseconds: number * 86_400_000)) }
}
