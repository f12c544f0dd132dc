import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import TestSupport

/// What must be true of every timeline, whatever a history holds.
extension TruthCheck {
    mutating func checkTimeline(_ purchase: CustomerStatus.Purchase, _ facts: StatedFacts) {
        let (timeline, situation) = (purchase.timeline, purchase.situation)
        checkOrder(timeline)
        for moment in timeline.moments {
            checkWayOut(moment)
            checkSource(moment, facts)
        }
        if situation.isOfNobody { expect(timeline.moments.isEmpty, "moments beside \(situation.name)") }
        if situation.endsWithoutCharge {
            // What was used until the end is charged with it, where a field states that.
            let mayCost = facts.renewals.contains(where: \.isChargedAtEnd)
            let charged = timeline.moments.filter { $0.charge != .none && !(mayCost && $0.changes.contains(.ends)) }
            expect(charged.isEmpty, "a charge of what does not renew: \(charged.words)")
        }
        if situation.hasAccess == true {
            expect(timeline.access.name == "given", "access is given, and \(timeline.access)")
        } else {
            expect(timeline.access.name != "given", "no access, and \(timeline.access)")
        }
        // Nothing is told of a price after the end, which the situation may ask to agree to.
        let end = timeline.moments.last { $0.changes.contains(.ends) }?.at.date ?? .distantFuture
        for (date, price) in situation.statedCharges(before: end) {
            expect(
                timeline.moments.contains { $0.states(price, on: date) },
                "\(price) of \(situation.name) on \(String(describing: date)) is in no moment: \(timeline.moments.words)"
            )
        }
        checkHidden(purchase, before: end)
        let fault = Self.table?.fault(of: situation.name, beside: timeline.tableFacts)
        expect(Self.table != nil && fault == nil, fault ?? "there is no table of situations")
    }

    private static let table = try? SituationTable()

    private mutating func checkOrder(_ timeline: PurchaseTimeline) {
        let dates = timeline.moments.map(\.at.date)
        let dated = dates.compactMap { $0 }
        expect(dates.prefix(dated.count).allSatisfy { $0 != nil }, "a moment without a date before one that has it")
        expect(dated == dated.sorted(), "moments out of order")
        expect(dated.allSatisfy { $0 > status.now }, "a moment that has passed")
        var seen: Set<Moment> = []
        for moment in timeline.moments {
            let place = Moment(at: moment.at, scope: moment.scope)
            expect(seen.insert(place).inserted, "two moments at \(moment.at)")
            expect(Set(moment.changes).count == moment.changes.count, "a change twice")
        }
    }

    /// A charge has one way out, and nothing else has any.
    private mutating func checkWayOut(_ moment: Moment) {
        switch moment.charge {
        case .none, .free:
            expect(moment.wayOut == .notNeeded, "a way out of nothing: \([moment].words)")
            expect(moment.collection == nil, "nothing is collected: \([moment].words)")
        case .exactly, .atMost, .notStated:
            if case .ifAgreed = moment.certainty {
                expect(moment.wayOut == .notNeeded, "who does not agree needs no way out: \([moment].words)")
            } else {
                expect(moment.wayOut != .notNeeded, "a charge without a way out: \([moment].words)")
            }
        }
        if case .open = moment.certainty {
            let isOpen: Bool
            if case .notStated = moment.charge { isOpen = true } else { isOpen = false }
            expect(isOpen, "a charge of what may not come: \([moment].words)")
        }
        if case .cancel(let limit) = moment.wayOut {
            expect(moment.at.date.map { limit <= $0 } == true, "a cancellation after its charge: \([moment].words)")
        }
    }

    /// Each date and each amount is one that a field states.
    private mutating func checkSource(_ moment: Moment, _ facts: StatedFacts) {
        if let date = moment.at.date {
            expect(facts.dates.contains(date), "no field states \(date): \([moment].words)")
        }
        if case .exactly(let price, _, _) = moment.charge {
            expect(facts.prices("renewalPrice").contains(price), "no field states \(price): \([moment].words)")
        }
        for change in moment.changes {
            switch change {
            case .price(let old, let new, _):
                if let old {
                    expect(facts.prices("oldPrice").contains(old), "no field states \(old): \([moment].words)")
                }
                if let new {
                    expect(facts.prices("newPrice").contains(new), "no field states \(new): \([moment].words)")
                }
            case .plan(let product, _):
                expect(facts.otherPlans.contains(product), "no field states \(product)")
            case .trialEnds: expect(facts.isTrialStated, "no field states a trial: \([moment].words)")
            case .pauses: expect(facts.renewals.contains { $0.pauseDate != nil }, "no field states a pause")
            case .resumes: expect(facts.renewals.contains { $0.resumesDate != nil } || moment.at.date == nil, "no end")
            case .releases, .itemEnds, .ends, .offerBegins, .offerEnds, .commitmentBegins, .paymentsLeft,
                .commitmentEnds:
                break
            }
        }
    }

    /// Nothing that is told of a situation's own change is missing, and what stands beside it is not either.
    private mutating func checkHidden(_ purchase: CustomerStatus.Purchase, before end: Instant) {
        let changes = Set(purchase.timeline.moments.flatMap(\.changes).map(\.name))
        let name = purchase.situation.name
        switch purchase.situation {
        case .planChange: expect(changes.contains("plan"), "no change of plan")
        case .priceChange(let change):
            expect(changes.contains("price") || change.date.map { $0 >= end } == true, "no new price")
            if change.planChange != nil { expect(changes.contains("plan"), "a plan that a price hides") }
        case .commitment(let commitment):
            let isTold = ["paymentsLeft", "commitmentBegins", "commitmentEnds", "ends"].contains(
                where: changes.contains
            )
            expect(isTold, "no commitment: \(commitment)")
            if commitment.planChange != nil { expect(changes.contains("plan"), "a plan that a commitment hides") }
        case .pausePlanned: expect(changes.contains("pauses"), "no pause")
        case .freeTrial(let end, _): expect(end == nil || changes.contains("trialEnds"), "no end of the trial")
        case .freeTrialCancelled, .cancelled: expect(changes.contains("ends"), "no end of \(name)")
        default: break
        }
        if let free = purchase.freeTime {
            expect(changes.contains(free.isTrial ? "trialEnds" : "offerEnds"), "free time that \(name) hides")
        }
        if let end = purchase.endDate {
            expect(purchase.timeline.moments.contains { $0.at == .date(end) && $0.changes.contains(.ends) }, "no end")
        }
    }
}

extension Moment {
    /// Whether it has a price as its charge, or as the price that a charge has from then on, on a day that is stated.
    fileprivate func states(_ price: Price, on date: Instant?) -> Bool {
        let isDay = at.date.map { at in date.map { at.isNear($0, within: 86_400_000) } ?? true } ?? (date == nil)
        let isCharge: Bool
        if case .exactly(price, _, _) = charge { isCharge = true } else { isCharge = price.isFree && charge == .free }
        let isNewPrice = changes.contains { if case .price(_, price, _) = $0 { true } else { false } }
        // What waits for a consent, or comes with another plan or a pause, has its price and no charge.
        return isDay && (isCharge || isNewPrice || isOvertaken)
    }

    /// Whether what changes with it leaves open what is charged.
    private var isOvertaken: Bool {
        switch charge {
        case .notStated(.plan), .notStated(.consent), .notStated(.price), .notStated(.pause): true
        case .none, .free, .exactly, .atMost, .notStated: false
        }
    }
}

extension SubscriptionSituation {
    /// Whether nothing can come of it.
    fileprivate var isOfNobody: Bool {
        switch self {
        case .unknown, .notPurchased, .familyShared, .familySharingEnded, .familySharingInterrupted, .expired,
            .refunded,
            .revoked, .upgraded, .replaced:
            true
        default: false
        }
    }

    fileprivate var endsWithoutCharge: Bool {
        switch self {
        case .cancelled, .removed, .freeTrialCancelled, .freePeriodCancelled, .prepaid, .nonRenewing: true
        default: false
        }
    }

    /// Each charge that it states, with its day.
    fileprivate func statedCharges(before end: Instant) -> [(Instant?, Price)] {
        facts.flatMap { fact -> [(Instant?, Price)] in
            switch fact {
            case .renewal(let next), .conversion(let next?): next.price.map { [(nil, $0)] } ?? []
            case .planChange(let change): change.renewal.price.map { [(change.renewal.date, $0)] } ?? []
            case .commitment(let commitment):
                [commitment.nextPayment, commitment.following].compactMap { next in
                    next?.price.map { (nil, $0) }
                }
            case .priceChange(let change):
                (change.date.map { $0 < end } ?? true ? change.newPrice.map { [(nil, $0)] } ?? [] : [])
                    + (change.before?.statedCharges(before: end) ?? [])
            case .pause(let pause): pause.charge?.price.map { [(pause.charge?.date ?? pause.until, $0)] } ?? []
            default: []
            }
        }
    }
}
