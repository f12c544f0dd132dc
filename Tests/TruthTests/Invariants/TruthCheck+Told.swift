import Paywright
import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightValues

/// No moment hides another: what a timeline states of the first charge, and of every moment with a change, is told.
extension TruthCheck {
    ///
    /// - Parameter isWhole: Whether a field states all that is charged on a day, which is not the price alone.
    mutating func checkTold(_ spoken: SpokenPurchase, isWhole: Bool) {
        let purchase = spoken.purchase
        let detail = spoken.messages.prefix { !$0.key.hasPrefix("support.") }
        let told = detail.reduce(into: Told()) { $0.add($1) }
        // What has no day is told by the store's rule, and what is paid by an invoice by its own words.
        let isAutomatic = { (moment: Moment) in moment.collection == .automatic && moment.at.date != nil }
        if purchase.isInvoiced { return }
        // Whether anything is charged after a pause of which the merchant decides all is not stated.
        if spoken.says("status.paused.unstated") { return }
        let charges = purchase.timeline.moments.filter { $0.price != nil && isAutomatic($0) }
        let name = purchase.situation.name
        let dates = purchase.plannedDates
        let planned = dates.count > 1 ? dates[1] : nil
        for moment in purchase.timeline.moments {
            // The day on which a commitment ends is not stated as that of the charge that follows.
            let isFirst =
                moment == charges.first && moment.certainty == .certain && moment.changes != [.commitmentEnds]
            let change = moment.changes.map(\.name).joined(separator: "+")
            let place = "\(name) \(change) \(moment.certainty.name) in \(detail.map(\.description)) of \(moment.at)"
            // Of what is planned after the next charge the text has three changes at most.
            if let date = moment.at.date, let last = planned, date > last { continue }
            // That an offer ends with a later phase has no words without an amount, and neither has a phase that costs nothing, or one
            // that a pause delays: no store has both.
            let isPlanned = dates.contains { .date($0) == moment.at }
            let isWordless =
                moment.changes == [.offerEnds] || moment.costsNothing || moment.certainty == .open(.pause)
            if isPlanned, isWordless, moment.price == nil { continue }
            // Of a price and a pause of one day it is not told which comes first.
            let isWithPause = purchase.timeline.moments.contains { other in
                guard other.changes.contains(.pauses), let pause = other.at.date, let date = moment.at.date else {
                    return false
                }
                return other != moment && pause.isNear(date, within: 86_400_000)
            }
            if isWithPause { continue }
            // What is charged beside what awaits a consent is told of the price alone.
            let isPriced = if case .ifAgreed = moment.certainty { !isWhole } else { true }
            if isPriced, let price = moment.price, isAutomatic(moment), isFirst || moment.isTurn {
                expect(told.prices.contains(price), "TOLD \(place): the charge")
            }
            if let date = moment.at.date, moment.hasDay, isFirst || moment.isTurn || moment.isBreak {
                // What comes together has one day or the other.
                let isTold =
                    told.dates.contains(date)
                    || moment.changes.count > 1 && told.dates.contains { $0.isNear(date, within: 86_400_000) }
                expect(isTold, "TOLD \(place): the day")
            }
            // What is open because a field is in doubt is withheld. A payment that failed may be the first of another plan.
            if case .open(let reason) = moment.certainty, reason != .doubt, name != "gracePeriod", name != "running" {
                // The end of free time that has no day is told with the charge, where one is.
                for word in moment.changes.compactMap(\.word) where word != "freeTrial" || moment.at.date != nil {
                    expect(told.keys.contains { $0.contains(word) }, "TOLD \(place): nothing of \(word)")
                }
            }
            if moment.changes.contains(.ends), moment.at.date != nil {
                expect(told.ends || moment.at.date.map(told.dates.contains) == true, "TOLD \(place): the end")
            }
        }
    }

    /// What the sentences for the customer name.
    private struct Told {
        var prices: [Price] = []
        var dates: Set<Instant> = []
        var keys: Set<String> = []
        var ends = false

        mutating func add(_ message: Message) {
            keys.insert(message.key)
            for name in message.arguments.names {
                switch message.arguments[name] {
                case .money(let money)?: prices.append(money.price)
                case .date(let date)?: dates.insert(date.instant)
                default: break
                }
            }
            if message.key.contains("end") || message.key.contains("until") || message.key.contains("cancelled") {
                ends = true
            }
        }
    }
}

extension Moment {
    /// What is charged, where exactly that is stated.
    fileprivate var price: Price? { if case .exactly(let price, _, _) = charge { price } else { nil } }

    /// Whether nothing is charged with it, or the price goes to nothing.
    fileprivate var costsNothing: Bool {
        charge == .free || changes.contains { if case .price(_, let new?, _) = $0 { new.isFree } else { false } }
    }

    /// Whether something changes that a customer must know beside the next charge, and of which it is known what.
    fileprivate var isTurn: Bool {
        if case .open = certainty { return false }
        return changes.contains { change in
            switch change {
            case .trialEnds, .offerEnds, .offerBegins, .plan, .commitmentBegins: true
            case .price(_, let new, let isIncrease): new != nil || isIncrease != nil
            default: false
            }
        }
    }

    /// Whether its day is told: that of a consent may be no more than the day of the next charge, and a charge that another change
    /// leaves open is told with that.
    fileprivate var hasDay: Bool {
        if changes.contains(.offerBegins), case .notStated = charge { return false }
        return certainty == .certain && charge != .notStated(.plan) && charge != .notStated(.price)
    }

    /// Whether nothing is paid from then on.
    fileprivate var isBreak: Bool {
        changes.contains(.pauses) || changes.contains(.ends) || changes.contains(.itemEnds)
    }
}

extension Moment.Change {
    /// What the key of a sentence about it holds, where that may come or not; nil for what is told with something else.
    fileprivate var word: String? {
        switch self {
        case .trialEnds: "freeTrial"
        case .plan: "lanChange"
        case .commitmentBegins, .paymentsLeft(.some): "commitment"
        // When a commitment ends that a pause delays is not known.
        case .paymentsLeft(nil), .commitmentEnds, .offerBegins, .offerEnds, .price, .pauses, .resumes, .releases,
            .itemEnds, .ends:
            nil
        }
    }
}

extension Moment.Certainty {
    fileprivate var name: String {
        switch self {
        case .certain: "certain"
        case .ifAgreed: "ifAgreed"
        case .open(let reason): "open(\(reason))"
        }
    }
}
