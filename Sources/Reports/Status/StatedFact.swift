internal import Paywright
internal import PaywrightJSON

/// One fact of a result as it is written.
struct StatedFact {
    /// Where it stands in the result: "timeline.moments[0].charge".
    let path: String
    let content: Content

    enum Content: Hashable {
        case date(Instant)
        /// A last day, before the instant that stands beside it.
        case lastDay(String, before: Instant)
        case price(Price)
        /// How many there are.
        case count(Int)
        /// How much of something: 0.35.
        case fraction(DecimalAmount)
        /// A word or a truth, and what decides it.
        case decided(FactSet)
        /// What a product file alone states.
        case listed

        /// What an amount is of, where one may be that of two things; nil of anything else.
        func role(at path: String) -> AmountRole? {
            guard case .price = self else { return nil }
            return path.hasSuffix("oldPrice") ? .paid : path.hasSuffix("newPrice") ? .new : .next
        }

        var isCount: Bool { if case .count = self { true } else { false } }
        var date: Instant? { if case .date(let date) = self { date } else { nil } }
    }

    /// The facts of what is written of a purchase, in their order.
    static func all(in written: JSONValue) -> [StatedFact] {
        var facts: [StatedFact] = []
        collect(written, at: "", named: "", beside: nil, into: &facts)
        return facts
    }

    /// What only names what the facts are about, or tells what is not known.
    private static let names: Set<String> = [
        "store", "product", "listedProduct", "group", "transaction", "withheld", "zoneSource", "item", "reason", "id",
    ]

    private static func collect(
        _ value: JSONValue,
        at path: String,
        named name: String,
        beside object: JSONObject?,
        into facts: inout [StatedFact]
    ) {
        switch value.content {
        case .object(let object):
            if let price = Price(object) { return facts.append(StatedFact(path: path, content: .price(price))) }
            for member in object.members where !names.contains(member.name) {
                let inner = path.isEmpty ? member.name : path + "." + member.name
                collect(member.value, at: inner, named: member.name, beside: object, into: &facts)
            }
            // A charge has its amount beside its kind.
            if let price = Price(amountIn: object) {
                facts.append(StatedFact(path: "\(path).amount", content: .price(price)))
            }
        case .array(let elements):
            for (index, element) in elements.enumerated() {
                collect(element, at: "\(path)[\(index)]", named: name, beside: object, into: &facts)
            }
        case .string(let text):
            if let date = Instant(rfc3339: text) {
                facts.append(StatedFact(path: path, content: .date(date)))
            } else if name == "lastDay" {
                let limit = ["before", "by"].compactMap { object?[$0]?.stringValue }.first
                guard let limit = limit.flatMap({ Instant(rfc3339: $0) }) else { return }
                facts.append(StatedFact(path: path, content: .lastDay(text, before: limit)))
            } else if name == "fraction", let fraction = DecimalAmount(text) {
                facts.append(StatedFact(path: path, content: .fraction(fraction)))
            } else if name == "every" {
                facts.append(StatedFact(path: path, content: .listed))
            } else if name != "amount", name != "currency" {
                facts.append(StatedFact(path: path, content: .decided(deciding(name, at: path))))
            }
        case .number(let text):
            if let count = Int(text) { facts.append(StatedFact(path: path, content: .count(count))) }
        case .bool: facts.append(StatedFact(path: path, content: .decided(deciding(name, at: path))))
        case .null: break
        }
    }

    /// What decides a word.
    private static func deciding(_ name: String, at path: String) -> FactSet {
        switch name {
        case "converts", "goesOn", "cancelled", "isLastPeriod", "direction", "newProduct", "beginsCommitment":
            return .renewal
        case "collected", "invoiced", "trouble": return .payment
        case "type", "mode", "modeSource", "paying", "offers": return .offer
        case "change": return [.renewal, .amount]
        case "cause": return .cause
        case "payments", "paymentsLeft", "renewalTax", "tax": return .amount
        case "kind" where path.hasSuffix(".charge.kind"): return .amount
        case "kind" where path.hasPrefix("timeline.moments"): return .renewal
        case "kind" where path.hasPrefix("situation"): return FactSet.access.withDependents
        default: return path.hasPrefix("offer") ? .offer : .access
        }
    }
}

extension Price {
    /// An object that is a price and nothing else.
    fileprivate init?(_ object: JSONObject) {
        guard object.members.count == 2 else { return nil }
        self.init(amountIn: object)
    }

    /// The amount that an object states beside other members.
    fileprivate init?(amountIn object: JSONObject) {
        guard let amount = object["amount"]?.stringValue.flatMap({ DecimalAmount($0) }),
            let currency = object["currency"]?.stringValue.flatMap({ CurrencyCode($0) })
        else { return nil }
        self.init(amount: amount, currency: currency)
    }
}
