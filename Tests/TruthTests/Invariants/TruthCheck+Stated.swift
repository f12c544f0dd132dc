import PaywrightDecisions
import PaywrightModel
import PaywrightValues

/// Each charge that a record states is told with its amount, or what leaves it open is named: by a moment of that day, or in
/// `withheld`.
extension TruthCheck {
    mutating func checkStated(_ purchase: CustomerStatus.Purchase, _ facts: StatedFacts) {
        guard let record = StatedRecord(facts, purchase, at: status.now) else { return }
        let named = purchase.withheld.facts
        func tell(_ moment: StatedMoment, _ needs: FactSet) {
            if !named.isDisjoint(with: needs.union([.access, .renewal])) { return }
            let isTold = purchase.timeline.moments.contains { moment.isTold(by: $0) }
            expect(
                isTold,
                "STATED \(moment) beside \(purchase.situation.name) is neither told nor withheld (\(named.names)): \(purchase.timeline.moments.words)"
            )
        }
        // The charge that failed is none to come.
        for charge in record.charges where !record.isInGrace || charge.date != record.next {
            tell(charge, [.nextCharge, .amount, .later])
        }
        for change in record.changes {
            tell(change, change.price == nil ? [.nextCharge, .later] : [.nextCharge, .amount])
        }
        if record.renewal.isInvoiced == true, named.isDisjoint(with: .payment) {
            let collected = purchase.timeline.moments.allSatisfy { $0.collection != .automatic }
            expect(collected, "STATED an invoice, and a charge comes by itself: \(purchase.timeline.moments.words)")
        }
    }
}

/// Something that comes on a day that a field states.
private struct StatedMoment: CustomStringConvertible {
    let name: String
    let date: Instant
    /// What is charged; nil where only the change counts.
    var price: Price?
    var change: (@Sendable (Moment.Change) -> Bool)?

    var description: String { "\(name)\(price.map { " \($0)" } ?? "") on \(date)" }

    /// Whether a moment tells it, or names what leaves it open.
    func isTold(by moment: Moment) -> Bool {
        guard let change else { return isDay(moment) && isCharge(moment) }
        // Another plan comes first, or with it.
        if isDay(moment), moment.charge == .notStated(.plan) { return true }
        return moment.changes.contains(where: change) && (isDay(moment) || moment.at.date == nil && isOpen(moment))
    }

    private func isDay(_ moment: Moment) -> Bool { moment.at.date?.isNear(date, within: 86_400_000) == true }

    private func isOpen(_ moment: Moment) -> Bool { if case .open = moment.certainty { true } else { false } }

    private func isCharge(_ moment: Moment) -> Bool {
        guard let price else { return true }
        switch moment.charge {
        case .exactly(let told, _, _): return told == price
        case .free: return price.isFree
        case .notStated(let reason): return reason != .store
        case .none, .atMost: return false
        }
    }
}

/// The one record that states something of a purchase that goes on. Where several do, which of them counts is not asked here.
private struct StatedRecord {
    let bought: PurchaseTransaction
    let renewal: RenewalInfo
    private let now: Instant
    /// Whether a payment has failed: readers keep no later phases beside that.
    let isInGrace: Bool

    /// nil where more than one record states something of it, or where what they state does not go on.
    init?(_ facts: StatedFacts, _ purchase: CustomerStatus.Purchase, at now: Instant) {
        guard facts.transactions.count == 1, facts.renewals.count == 1, facts.statements.count <= 1,
            purchase.productID == facts.transactions[0].productID, purchase.transactionID != nil,
            purchase.situation.hasAccess == true, purchase.timeline.holds == .subscription
        else { return nil }
        (bought, renewal, self.now) = (facts.transactions[0], facts.renewals[0], now)
        isInGrace = purchase.situation.hasPaymentProblem
        // What was stated earlier, by somebody else, or of a period before may not count.
        guard bought.statedDate == renewal.statedDate, bought.source == renewal.source,
            facts.statements.allSatisfy({ $0.statedDate == renewal.statedDate && $0.source == renewal.source }),
            renewal.renewalDate.map({ $0 > now }) ?? true, bought.purchaseDate.map({ $0 <= now }) == true,
            bought.expiresDate.map({ $0 > now }) == true
        else { return nil }
        guard facts.statements.allSatisfy({ $0.originalID == renewal.originalID }), bought.originalID != nil,
            bought.productID == renewal.productID, bought.originalID == renewal.originalID, !bought.isTemporary,
            bought.ownership != .known(.familyShared), bought.revocation == nil, !bought.isUpgraded,
            renewal.prepaid == nil, renewal.chosenPlan == nil, !renewal.endsAtRenewal,
            renewal.renewsAutomatically == true,
            facts.statements.first?.state != .known(.cancelled),
            renewal.commitment?.isCancellationPending != true, renewal.commitment?.renewsAutomatically != false
        else { return nil }
        // What is asked first decides about the rest.
        switch renewal.priceChange?.state {
        case nil, .known(.confirmed)?, .known(.applied)?, .known(.cancelled)?: break
        case .known(.awaitingConsent)?, .unrecognized?: return nil
        }
    }

    /// Amounts with their days.
    var charges: [StatedMoment] {
        var charges: [StatedMoment] = []
        // A new price, or what follows a commitment, may come before it or with it.
        let days = [renewal.priceChange?.date, renewal.commitment?.renewalDate, bought.commitment?.expiresDate]
        let isFirst = days.allSatisfy { day in
            ahead(day).flatMap { day in next.map { day > $0.adding(milliseconds: 86_400_000) } } ?? true
        }
        // A commitment whose last payment is made lasts until its own end.
        if let own = bought.commitment {
            let made = own.billingPeriodNumber.map { $0 >= own.totalBillingPeriods ?? .max } ?? false
            if made || renewal.commitment?.paymentsLeft.map({ $0 <= 0 }) == true { return [] }
        }
        let isSettled = renewal.priceChange?.newPrice == nil || renewal.priceChange?.date != nil
        if let price = renewal.renewalPrice, let next, before(next), isFirst, isSettled {
            charges.append(StatedMoment(name: "the next charge of", date: next, price: price))
        }
        if let following = renewal.commitment, following.renewsAutomatically == true,
            let price = following.renewalPrice,
            let day = following.renewalDate, let next, day.milliseconds(since: next) > 86_400_000, before(day),
            plan == nil, following.isCommitted == true,
            // What the one that runs comes to in all is no price of a payment.
            price != bought.commitment?.price,
            renewal.priceChange == nil || renewal.priceChange?.newPrice != nil
        {
            charges.append(StatedMoment(name: "what follows a commitment,", date: day, price: price))
        }
        for phase in later where !isInGrace {
            guard phase.isRenewal, let price = phase.price else { continue }
            charges.append(StatedMoment(name: "a phase of", date: phase.date, price: price))
        }
        return charges
    }

    /// Changes with their days.
    var changes: [StatedMoment] {
        var changes: [StatedMoment] = []
        if let pause = ahead(renewal.pauseDate), renewal.endDate.map({ $0 > pause }) ?? true {
            changes.append(StatedMoment(name: "a pause", date: pause) { $0 == .pauses })
            if let end = ahead(renewal.resumesDate), end > pause, renewal.endDate.map({ $0 > end }) ?? true {
                changes.append(StatedMoment(name: "the end of a pause", date: end) { $0 == .resumes })
            }
        }
        if let end = ahead(renewal.endDate) { changes.append(StatedMoment(name: "the end", date: end) { $0 == .ends }) }
        if let change = renewal.priceChange, change.state == .known(.confirmed), let kind = change.kind?.known,
            let new = change.newPrice, let day = ahead(change.date), before(day), plan == nil, leads(kind, to: new),
            let next, next <= day,
            // Which of it and an offer of that day comes first is not stated.
            renewal.offer == nil || !next.isNear(day, within: 86_400_000)
        {
            changes.append(
                StatedMoment(name: "the new price", date: day, price: new) {
                    if case .price(_, new, _) = $0 { true } else { false }
                }
            )
        }
        if let plan, let next, before(next), renewal.commitment == nil, bought.commitment == nil {
            changes.append(
                StatedMoment(name: "the plan \(plan)", date: next) {
                    if case .plan(plan, _) = $0 { true } else { false }
                }
            )
        }
        for phase in later where !isInGrace {
            guard let product = phase.productID else { continue }
            changes.append(
                StatedMoment(name: "the phase of \(product)", date: phase.date) {
                    if case .plan(product, _) = $0 { true } else { false }
                }
            )
        }
        return changes
    }

    /// When it renews, where all fields that state it agree.
    var next: Instant? {
        guard let date = ahead(renewal.renewalDate), let end = bought.expiresDate else { return nil }
        return date == end ? date : nil
    }

    /// The phases that begin a day or more after the next charge.
    private var later: [PlannedPhase] {
        guard let next else { return [] }
        return renewal.laterPhases.filter { $0.date.milliseconds(since: next) >= 86_400_000 && before($0.date) }
    }

    private var plan: String? { renewal.renewalProductID.flatMap { $0 == renewal.productID ? nil : $0 } }

    private func ahead(_ date: Instant?) -> Instant? { date.flatMap { $0 > now && $0.isOfCalendar ? $0 : nil } }

    /// Whether nothing ends it by a day, or pauses it: no charge comes while a pause lasts, and which comes after it is not asked here.
    private func before(_ date: Instant) -> Bool {
        if let pause = ahead(renewal.pauseDate), date.adding(milliseconds: 86_400_000) > pause { return false }
        return date > now && date.isOfCalendar && renewal.endDate.map { $0 > date } ?? true
    }

    /// Whether a price lies where a change is stated to lead, from every price that is known: else the record contradicts itself.
    private func leads(_ kind: PriceChange.Kind, to new: Price) -> Bool {
        [bought.offer == nil ? bought.price : nil, renewal.renewalPrice, renewal.basePrice].compactMap { $0 }.allSatisfy
        {
            old in
            old.currency != new.currency || (kind == .decrease ? new.amount < old.amount : new.amount > old.amount)
        } && (kind == .decrease || !new.isFree)
    }
}

extension Instant {
    /// Whether it lies before the ends of what fits, which are no days of a calendar.
    fileprivate var isOfCalendar: Bool { milliseconds < 4_000_000_000_000 }
}
