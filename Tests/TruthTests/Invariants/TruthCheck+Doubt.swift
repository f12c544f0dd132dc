import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightValues

/// What `withheld` names is told nowhere: not by the situation, not by a moment, not by a sentence.
extension TruthCheck {
    mutating func checkWithheld(_ spoken: SpokenPurchase) {
        let purchase = spoken.purchase
        var open = purchase.withheld.facts
        if open.contains(.access) {
            expect(purchase.situation.hasAccess == nil, "WITHHELD access of \(purchase.situation.name)")
            // Where the merchant decides about access, the rest is known.
            open.remove(.access)
        }
        open = open.withDependents
        if open.isEmpty { return }
        let place = "\(purchase.situation.name) without \(open.names): "
        let told = ToldFacts(purchase).facts.filter { name, told in
            // Until when time is paid is known without the charge; what a moment tells stands below.
            name != "until" && told.fact != ToldFacts.ofMoment && !told.fact.isDisjoint(with: open)
        }
        expect(told.isEmpty, "WITHHELD \(place)\(told)")
        for moment in purchase.timeline.moments {
            for fault in moment.faults(without: open) {
                expect(false, "WITHHELD \(place)\(fault) in \([moment].words)")
            }
        }
        if open.contains(.offer) {
            expect(purchase.freeTime == nil, "WITHHELD \(place)free time")
            let paying = purchase.timeline.paying
            expect(![.trial, .freeOffer, .offer].contains(paying), "WITHHELD \(place)\(paying) is paid")
        }
        for message in spoken.messages {
            for name in message.arguments.names {
                if case .money? = message.arguments[name], open.contains(.amount) {
                    expect(false, "WITHHELD \(place)\(message.key) has an amount")
                }
            }
            if open.contains(.payment) { expect(!message.key.contains("invoice"), "WITHHELD \(place)\(message.key)") }
        }
    }

    private static let ofFailedPayment = ["failed payment: true for nothing", "access: false for nothing"]

    /// Less is told of a history of which a field cannot be read, nothing else, and what is not told any more is withheld by the name of
    /// that field.
    static func faults(of damaged: CustomerStatus, beside whole: CustomerStatus, _ doubt: Doubt) -> [String] {
        // Where fields contradict each other, one that cannot be read may be the one that did. What another purchase hid stands by itself
        // where that is not known any more.
        let contradicted = whole.purchases.filter(\.isContradicted).compactMap(\.productID)
        let twice = [whole, damaged].flatMap { status in
            Dictionary(grouping: status.purchases.compactMap(\.productID)) { $0 }.filter { $1.count > 1 }.keys
        }
        let shown = Set(whole.purchases.compactMap(\.productID)).subtracting(contradicted).subtracting(twice)
        func told(_ status: CustomerStatus) -> [ToldFacts] {
            status.purchases.filter { $0.productID.map(shown.contains) ?? true }.map(ToldFacts.init)
        }
        let (before, after) = (told(whole), told(damaged))
        // Where it decides more than by itself, the answer has that by its name.
        let named = damaged.purchases.flatMap { $0.withheld.filter { $0.field == doubt.field } }.map(\.facts)
        let open = named.reduce(doubt.facts) { $0.union($1) }.withDependents
        // A renewal that cannot be read may leave open whether what was paid for has ended.
        let mayVanish = damaged.purchases.contains { purchase in
            purchase.withheld.contains { $0.field == doubt.field && $0.facts.contains(.access) }
        }
        let problems = ToldFacts.problems(before, after, open: open, mayVanish: mayVanish || open.contains(.access))
        var faults = problems.filter { fault in
            // Until when time is paid has another field than a charge, a payment is one of a commitment whatever offer runs, and a price
            // that contradicted another one does not any more.
            !(open.contains(.nextCharge) && fault.hasPrefix("until:"))
                && !(open.contains(.offer) && ["paymentsLeft", "left ", "renews"].contains(where: fault.hasPrefix))
                && !(open.contains(.amount) && fault.contains("for nothing") && fault.contains("rice"))
                && !(open == .amount && ["next charge", "renews"].contains(where: fault.hasPrefix))
                // A price that comes with a charge has the day of both.
                && !(open.contains(.amount) && fault.hasPrefix("next charge: 2") && !fault.hasSuffix("nothing"))
                && !(open.contains(.amount) && fault.hasPrefix("until:"))
                && !(open.contains(.amount) && before.contains { $0.tellsOnSameDay(fault) })
                // Free time has the day of its own end.
                && !(open.contains(.offer) && fault.hasPrefix("until:"))
                // A payment that failed is told of what may go on, and with it that there is no access.
                && !(open.contains(.renewal) && Self.ofFailedPayment.contains(fault))
        }
        // A status that is not known has its own cause, and tells nothing.
        let isUnknown = damaged.purchases.contains { $0.situation.name == "unknown" }
        if isUnknown { faults.removeAll { $0.contains(": nothing for ") || $0.hasPrefix("nothing for ") } }
        let isNamed = isUnknown || damaged.purchases.contains { $0.withheld.contains { $0.field == doubt.field } }
        var gone = before.flatMap { told in
            let same = after.filter { $0.productID == told.productID }
            return same.map { $0.missing(of: told, besides: []) }.min { $0.count < $1.count } ?? ["all"]
        }
        // Of what does not renew an invoice and an offer tell nothing.
        let isPass = whole.purchases.contains { $0.timeline.holds != .subscription }
        gone.removeAll { $0.hasPrefix("invoice") || isPass && $0.hasPrefix("offer") }
        // What is not known any more is not shown beside what outlives it.
        let isHidden = damaged.purchases.count < whole.purchases.count
        if !isNamed, !isHidden, !gone.isEmpty { faults.append("no name of what is not told: \(gone)") }
        return faults.map { "DOUBT of \(doubt.facts.names) in \(doubt.field): \($0)" }
    }
}

extension CustomerStatus.Purchase {
    /// Whether nothing is told of it because what is stated contradicts itself.
    fileprivate var isContradicted: Bool {
        switch situation {
        case .unknown(.contradictory), .unknown(.implausibleDate): true
        default: false
        }
    }
}

extension Moment {
    /// What it tells although it is not known.
    fileprivate func faults(without open: FactSet) -> [String] {
        var faults: [String] = []
        let costs =
            switch charge {
            case .none, .free: false
            case .exactly, .atMost, .notStated: true
            }
        // The end of a pause is no charge, and neither is an end.
        let isCharge = costs && !changes.contains(.resumes) && !changes.contains(.ends)
        if open.contains(.nextCharge), isCharge, certainty == .certain, at.date != nil { faults.append("a day") }
        if open.contains(.renewal), isCharge, certainty == .certain { faults.append("a charge") }
        if open.contains(.payment), collection != nil { faults.append("how it is collected") }
        if open.contains(.amount) {
            switch charge {
            case .exactly, .atMost: faults.append("an amount")
            case .none, .free, .notStated: break
            }
        }
        for change in changes {
            switch change {
            case .price(let old, let new, _):
                if open.contains(.amount), old != nil || new != nil { faults.append("a price") }
            case .commitmentBegins(_, let total?, _): if open.contains(.amount) { faults.append("a total of \(total)") }
            case .trialEnds, .offerBegins, .offerEnds: if open.contains(.offer) { faults.append(change.name) }
            case .plan: if open.contains(.renewal), certainty == .certain { faults.append("a plan") }
            case .paymentsLeft, .commitmentBegins, .commitmentEnds, .pauses, .resumes, .releases, .itemEnds, .ends:
                break
            }
        }
        return faults
    }
}
