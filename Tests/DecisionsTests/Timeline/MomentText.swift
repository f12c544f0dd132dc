import PaywrightModel
import PaywrightValues

@testable import PaywrightDecisions

/// A moment as a table of cases writes it: "2026-12-10 9.99 USD, price 9.99 USD to 12.99 USD, cancel before 2026-12-09".
extension Moment {
    var text: String {
        let what = [charge.text] + changes.map(\.text) + [certainty.text, wayOut.text].compactMap { $0 }
        return "\(at.text)\(scope.text) " + what.joined(separator: ", ")
    }
}

extension Moment.Time {
    fileprivate var text: String {
        switch self {
        case .date(let date): date.day
        case .endOfPeriod: "end of period"
        case .notStated: "undated"
        }
    }
}

extension Moment.Scope {
    fileprivate var text: String {
        switch self {
        case .purchase: ""
        case .item(let product): " of \(product)"
        }
    }
}

extension Moment.Charge {
    fileprivate var text: String {
        switch self {
        case .none: "nothing"
        case .free: "free"
        case .exactly(let price, _, _): price.text
        case .atMost(let price): "at most \(price.text)"
        case .notStated(let reason): "?\(reason.rawValue)"
        }
    }
}

extension Moment.Change {
    fileprivate var text: String {
        switch self {
        case .price(let old, let new, _): "price \(old?.text ?? "?") to \(new?.text ?? "?")"
        case .plan(let product, _): "plan \(product)"
        case .commitmentBegins(let payments, let total, _):
            "commitment of \(payments.map(String.init) ?? "?") for \(total?.text ?? "?")"
        case .paymentsLeft(let left): "\(left.map(String.init) ?? "?") left"
        case .trialEnds, .offerBegins, .offerEnds, .commitmentEnds, .pauses, .resumes, .releases, .itemEnds,
            .ends:
            name
        }
    }
}

extension Moment.Certainty {
    fileprivate var text: String? {
        switch self {
        case .certain: nil
        case .ifAgreed(let due): "if agreed before \(due?.day ?? "?")"
        case .open(let reason): "open: \(reason.rawValue)"
        }
    }
}

extension Moment.WayOut {
    fileprivate var text: String? {
        switch self {
        case .cancel(let limit): "cancel before \(limit.day)"
        case .cancelUndated: "cancel by the rule"
        case .noneUntil(let end): "no way out until \(end?.day ?? "?")"
        case .notNeeded: nil
        case .notStated: "way out not stated"
        }
    }
}

extension Price {
    fileprivate var text: String { "\(amount) \(currency.code)" }
}

extension Instant {
    fileprivate var day: String { String(description.prefix(10)) }
}
