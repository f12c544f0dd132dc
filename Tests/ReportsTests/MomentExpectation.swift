import Paywright

/// What a case expects of a moment; what is nil is not tested.
struct MomentExpectation: Decodable {
    let at: String?
    /// An amount as "9.99 EUR", or "free", "none", "notStated".
    let charge: String?
    let changes: [String]?
    let ifAgreed: Bool?
    /// By a cancellation until a day, or now; by none until a commitment ends; not needed; not stated.
    let wayOut: String?
    let lastDay: String?

    /// What of a moment is otherwise.
    func faults(of moment: TimelineMoment) -> [String] {
        var faults: [String] = []
        if let at, Instant(rfc3339: at) != moment.at.flatMap({ Instant(rfc3339: $0) }) { faults.append("not at \(at)") }
        if let charge, !moment.charge.matches(charge) { faults.append("costs \(moment.charge), not \(charge)") }
        let kinds = (moment.changes ?? []).map(\.kind)
        if let changes, kinds.sorted() != changes.sorted() { faults.append("changes \(kinds), not \(changes)") }
        if let ifAgreed, (moment.certainty.kind == "ifAgreed") != ifAgreed { faults.append(moment.certainty.kind) }
        if let wayOut, moment.wayOut.name != wayOut { faults.append("\(moment.wayOut), not \(wayOut)") }
        if let lastDay, moment.wayOut.lastDay != lastDay { faults.append("\(moment.wayOut), not on \(lastDay)") }
        return faults
    }
}

/// A moment of an answer.
struct TimelineMoment: Decodable {
    struct Charge: Decodable {
        let kind: String
        let amount: String?
        let currency: String?

        func matches(_ expected: String) -> Bool {
            let parts = expected.split(separator: " ").map(String.init)
            guard parts.count == 2 else { return kind == expected }
            guard kind == "exactly", let amount, let currency else { return false }
            return Price(amount, currency) == Price(parts[0], parts[1])
        }
    }
    struct Kind: Decodable { let kind: String }
    struct WayOut: Decodable {
        let kind: String
        let lastDay: String?

        var name: String {
            switch kind {
            case "cancel": lastDay == nil ? "now" : "by"
            case "cancelUndated": "by"
            default: kind
            }
        }
    }

    let at: String?
    let charge: Charge
    let changes: [Kind]?
    let certainty: Kind
    let wayOut: WayOut
}
