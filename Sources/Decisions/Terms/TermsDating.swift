internal import PaywrightModel
internal import PaywrightValues

/// Dates the phases of some terms by every rule that the store's documentation allows.
struct TermsDating {
    /// The same moment by each rule.
    private typealias Instants = [Instant]

    private let purchase: PurchaseTerms
    private let now: Instant
    private let calendar: StoreCalendar
    private let rules: [PeriodRule]
    private let phases: [PricingPhase]

    /// nil where the machine has no rules of time zones.
    init?(_ purchase: PurchaseTerms, at now: Instant, in calendar: StoreCalendar) {
        self.purchase = purchase
        self.now = now
        self.calendar = calendar
        phases = purchase.phases
        let counted = purchase.offerPhases.isEmpty ? phases : purchase.offerPhases
        let hasYears = counted.contains { ($0.period?.years ?? 0) > 0 }
        let isMixed = counted.contains { $0.period?.mixesMonthsAndDays == true }
        rules = PeriodRule.rules(of: purchase.product.store, in: calendar, hasYears: hasYears, isMixed: isMixed)
        if rules.isEmpty { return nil }
    }

    /// nil when a date leaves the calendar's range.
    func terms() -> DatedTerms? {
        guard let first = phases.first else { return nil }
        guard let starts = starts(), let renewal = firstRenewal(first) else { return nil }
        guard arePricesCertain(starts + [renewal].compactMap { $0 }) else { return nil }
        var moments: [DatedTerms.Moment] = []
        if let renewal, !first.price.isFree, (first.cycles ?? 2) > 1 {
            moments.append(self.renewal(of: first, at: renewal))
        }
        for (index, start) in starts.enumerated() {
            moments.append(moment(from: phases[index], to: phases[index + 1], at: start))
        }
        if purchase.offerPhases.isEmpty, let commitment = purchase.commitment {
            guard let end = commitmentEnd(commitment), arePricesCertain([end]) else { return nil }
            moments = commitmentMoments(moments, commitment, end: end)
        }
        if let end = passEnd() { moments.append(end) }
        return DatedTerms(dueToday: first.price, moments: moments, goesOn: purchase.regularPhase.isOpenEnded)
    }

    /// Whether every charge comes before the day from which on another price may count, wherever on earth that day begins first.
    private func arePricesCertain(_ charges: [Instants]) -> Bool {
        guard let day = purchase.product.pricesUntil[purchase.storefront] else { return true }
        guard let midnight = Instant(rfc3339: "\(day)T00:00:00Z") else { return false }
        let limit = midnight.adding(milliseconds: -14 * 3_600_000)
        return charges.joined().allSatisfy { $0 < limit }
    }

    /// When a phase that has an end is over; nil where the rules give different days.
    func end(ofPhase index: Int) -> Instant? {
        guard let starts = starts(), starts.indices.contains(index) else { return nil }
        return Set(starts[index].map { calendar.day(of: $0) }).count == 1 ? starts[index].first : nil
    }

    // MARK: When

    /// Where each phase but the first begins.
    private func starts() -> [Instants]? {
        var points = rules.map { _ in PeriodRule.Point(now) }
        var starts: [Instants] = []
        for phase in phases.dropLast() {
            guard let period = phase.period, let cycles = phase.cycles else { return nil }
            guard let next = each({ rule, point in rule.end(of: cycles, period, from: point) }, points) else {
                return nil
            }
            points = next
            starts.append(next.map(\.instant))
        }
        return starts
    }

    /// Where the second period of the first phase begins; nil in it where there is none.
    private func firstRenewal(_ phase: PricingPhase) -> Instants?? {
        guard let period = phase.period, purchase.regularPhase.isOpenEnded else { return .some(nil) }
        return ends(of: 1, period).map { .some($0) }
    }

    private func commitmentEnd(_ commitment: Commitment) -> Instants? {
        purchase.regularPhase.period.flatMap { ends(of: commitment.paymentCount, $0) }
    }

    private func ends(of count: Int, _ period: CalendarDuration) -> Instants? {
        each({ rule, point in rule.end(of: count, period, from: point) }, rules.map { _ in PeriodRule.Point(now) })?
            .map(\.instant)
    }

    private func each(
        _ end: (PeriodRule, PeriodRule.Point) -> PeriodRule.Point?,
        _ points: [PeriodRule.Point]
    ) -> [PeriodRule.Point]? {
        let ends = zip(rules, points).compactMap { end($0, $1) }
        return ends.count == rules.count ? ends : nil
    }

    // MARK: What

    private func renewal(of phase: PricingPhase, at instants: Instants) -> DatedTerms.Moment {
        dated(instants, charge: charge(phase), wayOut: isCommitted(phase) ? .notStated : cancel(before: instants))
    }

    private func moment(from old: PricingPhase, to new: PricingPhase, at instants: Instants) -> DatedTerms.Moment {
        var changes: [Moment.Change] = []
        if old.offer != nil { changes.append(old.isTrial ? .trialEnds : .offerEnds) }
        if new.offer != nil { changes.append(.offerBegins) }
        if new.offer == nil, let commitment = purchase.commitment {
            changes.append(
                .commitmentBegins(payments: commitment.paymentCount, total: commitment.total, until: nil)
            )
        }
        let wayOut = isCommitted(old) ? Moment.WayOut.notStated : cancel(before: instants)
        return dated(instants, charge: charge(new), changes: changes, wayOut: wayOut)
    }

    /// Whether a phase may be one of those that a commitment holds the customer to: no store states whether the time of an
    /// offer counts.
    private func isCommitted(_ phase: PricingPhase) -> Bool { purchase.commitment != nil && !phase.price.isFree }

    private func commitmentMoments(
        _ moments: [DatedTerms.Moment],
        _ commitment: Commitment,
        end: Instants
    ) -> [DatedTerms.Moment] {
        var moments = moments
        if commitment.paymentCount <= 1 { moments = [] }
        for index in moments.indices {
            moments[index].moment.changes = [.paymentsLeft(commitment.paymentCount - 1)]
            moments[index].moment.wayOut = .noneUntil(Set(end).count == 1 ? end.first : nil)
        }
        var changes = [Moment.Change.commitmentEnds]
        if commitment.renewal == .newCommitment {
            changes.append(
                .commitmentBegins(payments: commitment.paymentCount, total: commitment.total, until: nil)
            )
        }
        let charge: Moment.Charge = commitment.renewal == nil ? .notStated(.store) : self.charge(purchase.regularPhase)
        return moments + [dated(end, charge: charge, changes: changes, wayOut: cancel(before: end))]
    }

    /// The end of what does not renew; nil where none is stated.
    private func passEnd() -> DatedTerms.Moment? {
        guard !purchase.regularPhase.isOpenEnded, let last = phases.last, let period = last.period,
            let end = ends(of: last.cycles ?? 1, period), phases.count == 1
        else { return nil }
        return dated(end, charge: .none, changes: [.ends], wayOut: .notNeeded)
    }

    private func charge(_ phase: PricingPhase) -> Moment.Charge {
        if phase.price.isFree { return .free }
        let every = phase.cycles == 1 ? nil : phase.period
        return .exactly(phase.price, tax: purchase.product.tax, every: every)
    }

    /// A cancellation that is right by every rule.
    private func cancel(before instants: Instants) -> Moment.WayOut {
        instants.min().map { .cancel(until: purchase.product.store.firstInstantTooLate(before: $0)) } ?? .notStated
    }

    private func dated(
        _ instants: Instants,
        charge: Moment.Charge,
        changes: [Moment.Change] = [],
        wayOut: Moment.WayOut
    ) -> DatedTerms.Moment {
        let late = purchase.product.store.traits.hoursOfCharge * 3_600_000
        var days = Set(instants.map { calendar.day(of: $0) })
        if charge != .none { days.formUnion(instants.map { calendar.day(of: $0.adding(milliseconds: late)) }) }
        var lastDay: CalendarDay?
        if case .cancel(let limit) = wayOut, limit > now, let day = calendar.lastDay(before: limit, now: now) {
            lastDay = calendar.day(of: day)
        }
        let isEarlier = charge != .none && purchase.product.store.traits.chargesBeforePeriods
        let isOneInstant = !isEarlier && Set(instants).count == 1
        return DatedTerms.Moment(
            day: calendar.isTimeZoneAssumed || days.count != 1 ? nil : days.first ?? nil,
            lastDay: lastDay,
            moment: Moment(
                at: isOneInstant ? instants.first.map { .date($0) } ?? .notStated : .notStated,
                charge: charge,
                collection: charge == .none ? nil : .automatic,
                changes: changes,
                wayOut: wayOut
            )
        )
    }
}

extension PricingPhase {
    /// Whether it is a free trial: free time for new customers.
    fileprivate var isTrial: Bool { price.isFree && offer?.type == .introductory }
}
