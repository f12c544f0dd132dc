import PaywrightDecisions
import PaywrightModel
import PaywrightValues

/// Each fact that a status tells of a purchase, by name; what is not told is missing.
struct ToldFacts: Equatable {
    struct Told: Equatable {
        let fact: FactSet
        let value: String
    }

    /// The product that it is told of; nil where none is known.
    let productID: String?
    private(set) var facts: [String: Told] = [:]

    init(_ purchase: CustomerStatus.Purchase) {
        productID = purchase.productID
        let situation = purchase.situation
        tell("access", .access, situation.hasAccess)
        tell("failed payment", .payment, situation.hasPaymentProblem ? true : nil)
        tell("invoice", .payment, purchase.isInvoiced && situation.hasAccess != nil ? true : nil)
        tell(
            "offer",
            .offer,
            purchase.offer.map { "\($0.type?.rawValue ?? "-") \($0.paymentMode?.rawValue ?? "-") \($0.isTrial)" }
        )
        tell("renews", .renewal, Self.renews(situation))
        for fact in situation.facts {
            switch fact {
            case .until(let date):
                // What runs and may go on runs until the day of a charge.
                switch situation {
                case .running: tell("until", .nextCharge, date)
                // What was not paid ends where it was cancelled.
                case .paymentFailed: tell("until", .renewal, date)
                default: tell("until", .access, date)
                }
            case .endedOn(let date): tell("ended", .access, date)
            case .conversion(let next): tell(next)
            // What renews on a day is paid until that day.
            case .renewal(let next):
                tell("until", .nextCharge, next.date)
                tell(next)
            case .planChange(let change):
                tell("next plan", .renewal, change.productID)
                tell("until", .nextCharge, change.renewal.date)
                tell(change.renewal)
            case .expiration(let end):
                tell("ended", .access, end.date)
                // A cause that is not known is none that is told.
                tell("cause", .cause, [.unstated, .other].contains(end.cause) ? nil : end.cause)
            case .isLastPeriod(let isLast): tell("last period", [.amount, .offer], isLast ? true : nil)
            // So is what is charged next of a commitment, or at a new price.
            case .commitment(let commitment):
                tell("until", .nextCharge, commitment.nextPayment?.date ?? commitment.following?.date)
                tell(commitment.nextPayment)
            case .priceChange(let change):
                // The period that runs ends before a price of a later one.
                tell("until", .nextCharge, Self.end(of: purchase) ?? change.periodEnd ?? change.date)
                if change.kind != .awaitingConsent { tell("next charge", .nextCharge, change.date) }
                tell("new price", .amount, change.newPrice)
                tell("old price", .amount, change.oldPrice)
                tell("day of the price", .nextCharge, change.date)
            case .quantity(let quantity): tell("quantity", .access, quantity)
            // A refund that ends access is an end; whether the money came back may be left open beside it.
            case .refund(let refund): if refund.endsAccess { tell("ended", .access, refund.date) }
            case .isCancelled(let isCancelled): tell("renews", .renewal, isCancelled ? false : nil)
            case .pause(let pause):
                tell("cause", .cause, pause.cause)
                tell("resumes", .renewal, pause.until)
                tell("amount", .amount, pause.charge?.price.map { "\($0)" })
            case .plannedPause(let pause):
                tell("until", .nextCharge, pause.date)
                tell("pauses", .renewal, pause.date)
            case .cancelledOn(let date): tell("cancelled", .access, date)
            case .extendableFrom, .canBeExtended, .offers, .cause: break
            }
        }
        // What follows free time is told as a charge at its end.
        switch situation {
        case .freeTrial(let end, let next?), .freePeriod(let end, let next?):
            tell("next charge", .nextCharge, [next.date, end].compactMap { $0 }.min())
        default: break
        }
        for moment in purchase.timeline.moments { tell(moment) }
        // What is charged first is told beside whatever else the situation is about; a pause that ends, and a new price alone, have a day
        // of their own.
        let first = purchase.timeline.moments.first { moment in
            moment.at.date != nil && moment.certainty == .certain && moment.charge != Moment.Charge.none
                && !moment.changes.contains(.ends) && !moment.changes.contains(.resumes)
                && moment.changes.map(\.name) != ["price"]
        }
        if facts["next charge"] == nil { tell("next charge", .nextCharge, first?.at.date) }
        // What kind of situation it is, where the facts above do not tell.
        switch situation {
        case .pendingPurchase, .pendingPurchaseCancelled, .paused, .expired:
            tell("state", .access, situation.name)
        // It has ended, whatever is offered.
        case .winBackAvailable, .revoked: tell("state", .access, "expired")
        case .refunded(let refund) where refund.endsAccess: tell("state", .access, "expired")
        default: break
        }
    }

    /// Whether it tells what a fault is of, and nothing else, at another time of the same day:
    /// "plan date(2026-12-10T12:00:00Z): plan for nothing".
    func tellsOnSameDay(_ fault: String) -> Bool {
        guard fault.contains(" date("), fault.hasSuffix(" for nothing"), let time = fault.firstRange(of: "T"),
            let end = fault.firstRange(of: "): ")
        else { return false }
        let value = fault[end.upperBound...].dropLast(" for nothing".count)
        return facts.contains { name, told in
            name.hasPrefix(fault[..<time.lowerBound]) && told.value == value
        }
    }

    /// What all that a moment tells depends on.
    static let ofMoment: FactSet = [.renewal, .nextCharge, .amount, .offer, .payment, .later]

    /// What comes on a day, and what it costs: all of it depends on what comes before.
    private mutating func tell(_ moment: Moment) {
        let all = Self.ofMoment
        if case .exactly(let price, let tax, _) = moment.charge {
            tell("charge \(moment.at)", all, "\(price) \(String(describing: tax))")
        }
        if case .open = moment.certainty { return }
        if case .notStated = moment.at { return }
        for change in moment.changes {
            tell("\(change.name) \(moment.at)", all, change.name)
            switch change {
            case .price(let old, let new, _):
                tell("old price \(moment.at)", all, old)
                tell("new price \(moment.at)", all, new)
            case .plan(let product, _): tell("plan to \(moment.at)", all, product)
            case .commitmentBegins(let payments, let total, _):
                tell("payments \(moment.at)", all, payments)
                tell("total \(moment.at)", all, total)
            case .paymentsLeft(let left): tell("left \(moment.at)", all, left)
            case .trialEnds, .offerBegins, .offerEnds, .commitmentEnds, .pauses, .resumes, .releases, .itemEnds,
                .ends:
                break
            }
        }
    }

    private mutating func tell(_ next: NextRenewal?) {
        tell("next charge", .nextCharge, next?.date)
        tell("amount", .amount, next?.price.map { "\($0) \(String(describing: next?.tax))" })
    }

    private mutating func tell<Value>(_ name: String, _ fact: FactSet, _ value: Value?) {
        if let value { facts[name] = Told(fact: fact, value: "\(value)") }
    }

    private static func end(of purchase: CustomerStatus.Purchase) -> Instant? {
        if case .given(let end) = purchase.timeline.access { end } else { nil }
    }

    private static func renews(_ situation: SubscriptionSituation) -> Bool? {
        switch situation {
        case .active, .discountedRenewal, .introductoryPrice, .offerPrice, .planChange: true
        case .priceChange(let change): change.kind == .awaitingConsent ? nil : true
        case .cancelled, .removed, .freeTrialCancelled, .freePeriodCancelled: false
        case .freeTrial(_, let next), .freePeriod(_, let next): next == nil ? nil : true
        default: nil
        }
    }

    /// What these tell that others do not, or tell otherwise.
    func beyond(_ others: ToldFacts) -> [String] {
        facts.compactMap { name, told in
            others.facts[name]?.value == told.value
                ? nil : "\(name): \(told.value) for \(others.facts[name]?.value ?? "nothing")"
        }
    }

    /// What others tell, is not one of some facts, and is missing here.
    func missing(of others: ToldFacts, besides facts: FactSet) -> [String] {
        // Of a payment that failed, or an invoice that is open, nothing is told where it is not known which.
        // Nor of what is over and may have gone on, where it is not known whether it renewed.
        let isOpen =
            facts.contains(.payment) && others.facts["failed payment"] != nil
            || facts.contains(.renewal) && others.facts["ended"] != nil
        let open = isOpen ? FactSet.access.withDependents : facts
        return others.facts.compactMap { name, told in
            // The day of a price that is not known is only that of a charge.
            if name == "day of the price", open.contains(.amount) { return nil }
            let isGone = told.fact.isDisjoint(with: open) && self.facts[name] == nil
            return isGone ? "\(name): nothing for \(told.value)" : nil
        }
    }

    /// What is wrong where a field cannot be read: more is told than before, or what it does not decide is not told any more.
    ///
    /// - Parameters:
    ///   - open: What the field decides.
    ///   - mayVanish: Whether nothing may be left.
    static func problems(_ before: [ToldFacts], _ after: [ToldFacts], open: FactSet, mayVanish: Bool) -> [String] {
        var open = open.withDependents
        // What follows free time is told as a charge at its end.
        if open.contains(.nextCharge) { open.insert(.renewal) }
        let added = after.flatMap { told in
            let same = before.filter { $0.productID == told.productID }
            return (same.isEmpty ? before : same).map { told.beyond($0) }.min { $0.count < $1.count } ?? []
        }
        if mayVanish { return added }
        return added
            + before.flatMap { told in
                let same = after.filter { $0.productID == told.productID }
                return same.map { $0.missing(of: told, besides: open) }.min { $0.count < $1.count }
                    ?? ["nothing for \(told.productID ?? "it")"]
            }
            // The day of a charge that is open is no end of paid time either.
            .filter { !(open.contains(.nextCharge) && $0.hasPrefix("until:")) }
    }
}
