internal import PaywrightModel
internal import PaywrightTimeZones
internal import PaywrightValues

/// Decides which rules are for a customer, and in which days.
struct NoticeDecision {
    let purchase: CustomerStatus.Purchase
    let terms: NoticeTerms
    let question: NoticeQuestion
    /// Where the customer is, as far as anything states it.
    let region: CustomerRegion?
    let now: Instant
    let calendar: StoreCalendar

    /// The notice of an event without a rule.
    func notice(of event: NoticeEvent) -> Notice {
        notice(event, nil, state: nil, due: nil, missing: missing(event.usualFacts, of: event))
    }

    /// The notice of an event by a rule; nil where the rule is not for this customer, or the customer can no longer act.
    func notice(of event: NoticeEvent, by rule: NoticeRule) -> Notice? {
        guard rule.kind == event.kind, rule.scope.stores.isEmpty || rule.scope.stores.contains(purchase.store),
            let open = unknownScope(of: rule, event)
        else { return nil }
        let missing = missing(rule.facts, of: event)
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
        guard calendar.knowsDay(of: day) else { return unknown(open + [.timeZone]) }
        guard open.isEmpty, let due = calendar.due(window, before: day, noLaterThan: date) else { return unknown(open) }
        let isEarly = due.earliest.map { now < $0 } ?? false
        return notice(
            event,
            rule,
            state: isEarly ? .upcoming : now <= due.latest ? .due : .late,
            due: due,
            missing: missing
        )
    }

    private func notice(
        _ event: NoticeEvent,
        _ rule: NoticeRule?,
        state: Notice.State?,
        due: Notice.Due?,
        missing: [NoticeFact]
    ) -> Notice {
        let named = terms.subscriptionID ?? purchase.transactionID
        let subscription = named ?? question.customer.flatMap { name in purchase.productID.map { "\(name)/\($0)" } }
        // A payment that fails in a later period is another one.
        let date = event.date ?? terms.periodEnd
        let names = [
            purchase.store.rawValue, subscription, event.kind.rawValue, date?.description ?? "undated", rule?.id,
        ]
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
            switch terms.offer?.meets(wanted, by: calendar) {
            case true?: break
            case false?: return nil
            case nil: open.append(.offerLength)
            }
        }
        if let wanted = rule.scope.period {
            switch (commitment(of: event) ?? terms.period)?.meets(wanted, by: calendar) {
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

    /// How long the commitment is that begins.
    private func commitment(of event: NoticeEvent) -> NoticeTerms.Length? {
        guard let date = event.date else { return nil }
        for case .commitmentBegins(_, _, let end?) in event.moment?.changes ?? [] where end > date {
            return .dates(date, end)
        }
        return nil
    }

    // MARK: Facts

    private func missing(_ facts: [NoticeFact], of event: NoticeEvent) -> [NoticeFact] {
        facts.filter { !states($0, of: event) }
    }

    private func states(_ fact: NoticeFact, of event: NoticeEvent) -> Bool {
        switch fact {
        case .product: question.namesProduct
        case .amount: event.moment?.statesAmount ?? false
        case .chargeDate: event.moment?.at.date != nil
        case .lastDay: event.limit.flatMap { calendar.lastDay(before: $0, now: now) } != nil
        case .frequency: event.moment?.statesFrequency ?? false
        case .howToCancel, .seller: !purchase.store.isSoldByMerchant || question.namesSeller
        case .cancelLink: question.hasLink
        case .region: region != nil
        case .timeZone: !calendar.isTimeZoneAssumed
        case .offerLength: terms.offer != nil
        case .period: terms.period != nil
        }
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
    fileprivate var statesAmount: Bool {
        switch charge {
        case .exactly, .atMost: true
        case .none, .free, .notStated: false
        }
    }

    fileprivate var statesFrequency: Bool {
        guard case .exactly(_, _, let period) = charge else { return false }
        return period != nil
    }
}

extension StoreCalendar {
    /// Whether an instant lies in the same day for the customer, whatever the time zone is.
    fileprivate func knowsDay(of instant: Instant) -> Bool {
        !isTimeZoneAssumed || country?.zone(ofDay: instant) != nil
    }

    /// The days of a window before the day of an anchor; nil beyond what calendars count to.
    fileprivate func due(
        _ window: NoticeRule.Window,
        before anchor: Instant,
        noLaterThan limit: Instant
    ) -> Notice.Due? {
        var earliest: Instant?
        if let from = window.from {
            guard let first = day(from, before: anchor) else { return nil }
            earliest = first.lowerBound
        }
        guard let to = window.to else { return Notice.Due(earliest: earliest, latest: min(anchor, limit)) }
        guard let last = day(to, before: anchor) else { return nil }
        return Notice.Due(earliest: earliest, latest: last.upperBound.adding(milliseconds: -1))
    }
}
