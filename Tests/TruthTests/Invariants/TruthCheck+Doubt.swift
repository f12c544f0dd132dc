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

    /// Less is told of a history of which a field cannot be read, nothing else, and what is not told any more is withheld by the name of
    /// that field.
    static func faults(of damaged: CustomerStatus, beside whole: CustomerStatus, _ doubt: Doubt) -> [String] {
        let (before, after) = (whole.purchases.map(ToldFacts.init), damaged.purchases.map(ToldFacts.init))
        let open = doubt.facts.withDependents
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
                && !(open == .amount && fault.contains("for nothing") && fault.contains("rice"))
                && !(open == .amount && fault.hasPrefix("next charge"))
        }
        // A status that is not known has its own cause.
        let isNamed = damaged.purchases.contains { purchase in
            purchase.situation.name == "unknown" || purchase.withheld.contains { $0.field == doubt.field }
        }
        var gone = before.flatMap { told in
            let same = after.filter { $0.productID == told.productID }
            return same.map { $0.missing(of: told, besides: []) }.min { $0.count < $1.count } ?? ["all"]
        }
        // Of what does not renew an invoice and an offer tell nothing.
        let isPass = whole.purchases.contains { $0.timeline.holds != .subscription }
        gone.removeAll { $0.hasPrefix("invoice") || isPass && $0.hasPrefix("offer") }
        if !isNamed, !gone.isEmpty { faults.append("no name of what is not told: \(gone)") }
        return faults.map { "DOUBT of \(doubt.facts.names) in \(doubt.field): \($0)" }
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
