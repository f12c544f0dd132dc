internal import Paywright

extension ArgumentValue {
    /// The value for a person who reviews, in no language: "9.99 USD, billed, every 1 month", "1 month 3 days".
    var reviewText: String {
        switch self {
        case .money(let money):
            let period = money.period.map { "every \($0.reviewText)" }
            return ["\(money.price.amount) \(money.price.currency)", money.role.rawValue, period].compactMap { $0 }
                .joined(separator: ", ")
        case .length(let length): return length.reviewText
        case .count(let count): return String(count)
        case .date(let date):
            let time = date.time == .none ? "" : ", \(date.time.rawValue)"
            return "\(date.instant), \(date.timeZone), \(date.style.rawValue)" + time
        case .percent(let fraction): return fraction.description
        case .text(let text), .phrase(let text), .selection(let text): return text
        case .message(let keys): return keys.joined(separator: ", ")
        case .names(let names): return names.joined(separator: ", ")
        }
    }
}

extension CalendarDuration {
    /// "1 month", "1 month 3 days"
    var reviewText: String {
        parts.map { "\($0.count) \($0.unit.rawValue)" + ($0.count == 1 ? "" : "s") }.joined(separator: " ")
    }
}
