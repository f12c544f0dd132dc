internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

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
        var collector = FactCollector()
        collector.collect(written)
        return collector.facts
    }
}

/// Collects the facts of what is written, with the path to each.
private struct FactCollector: ~Copyable {
    /// What the name of a member tells of it.
    private enum Kind {
        /// It only names what the facts are about, or tells what is not known.
        case name
        /// A word or a truth is decided by some facts.
        case decided(FactSet)
        /// The path to it tells more.
        case other
    }

    private static let kinds: [String: Kind] = {
        let names = [
            "store", "product", "listedProduct", "group", "transaction", "withheld", "zoneSource", "item", "reason",
            "id",
        ]
        let renewal = [
            "converts", "goesOn", "cancelled", "isLastPeriod", "direction", "newProduct", "beginsCommitment",
        ]
        let decided: [(FactSet, [String])] = [
            (.renewal, renewal),
            (.payment, ["collected", "invoiced", "trouble"]),
            (.offer, ["type", "mode", "modeSource", "paying", "offers"]),
            ([.renewal, .amount], ["change"]),
            (.cause, ["cause"]),
            (.amount, ["payments", "paymentsLeft", "renewalTax", "tax"]),
        ]
        var kinds = Dictionary(uniqueKeysWithValues: names.map { ($0, Kind.name) })
        for (facts, names) in decided { for name in names { kinds[name] = .decided(facts) } }
        return kinds
    }()

    /// What decides a word or a truth whose name does not tell it.
    private static func deciding(_ name: String, at path: String) -> FactSet {
        if name == "kind" {
            if path.hasSuffix(".charge.kind") { return .amount }
            if path.hasPrefix("timeline.moments") { return .renewal }
            if path.hasPrefix("situation") { return FactSet.access.withDependents }
        }
        return path.hasPrefix("offer") ? .offer : .access
    }

    private(set) var facts: [StatedFact] = []
    /// The path to what is looked at; one text for all steps.
    private var bytes = ByteBuffer()

    mutating func collect(_ root: JSONValue) { collect(root, named: "", .other, beside: nil) }

    private mutating func collect(
        _ value: JSONValue,
        named name: String,
        _ kind: Kind,
        beside object: JSONObject?
    ) {
        switch value.content {
        case .object(let object):
            if let price = Price(object) { return add(.price(price)) }
            let outer = bytes.count
            for member in object.members {
                let kind = Self.kinds[member.name] ?? .other
                if case .name = kind { continue }
                if outer > 0 { bytes.append(UInt8(ascii: ".")) }
                bytes.append(member.name)
                collect(member.value, named: member.name, kind, beside: object)
                bytes.goBack(to: outer)
            }
            // A charge has its amount beside its kind.
            if let price = Price(amountIn: object) {
                bytes.append(literal: ".amount")
                add(.price(price))
                bytes.goBack(to: outer)
            }
        case .array(let elements):
            let outer = bytes.count
            for (index, element) in elements.enumerated() {
                bytes.append("[\(index)]")
                collect(element, named: name, kind, beside: object)
                bytes.goBack(to: outer)
            }
        case .string(let text): collect(text, named: name, kind, beside: object)
        case .number(let text): if let count = Int(text) { add(.count(count)) }
        case .bool: addDecided(name, kind)
        case .null: break
        }
    }

    private mutating func collect(_ text: String, named name: String, _ kind: Kind, beside object: JSONObject?) {
        if let date = Instant(rfc3339: text) {
            add(.date(date))
        } else if name == "lastDay" {
            let limit = ["before", "by"].compactMap { object?[$0]?.stringValue }.first
            guard let limit = limit.flatMap({ Instant(rfc3339: $0) }) else { return }
            add(.lastDay(text, before: limit))
        } else if name == "fraction", let fraction = DecimalAmount(text) {
            add(.fraction(fraction))
        } else if name == "every" {
            add(.listed)
        } else if name != "amount", name != "currency" {
            addDecided(name, kind)
        }
    }

    private mutating func add(_ content: StatedFact.Content) {
        facts.append(StatedFact(path: bytes.string, content: content))
    }

    private mutating func addDecided(_ name: String, _ kind: Kind) {
        let path = bytes.string
        let deciding = if case .decided(let facts) = kind { facts } else { Self.deciding(name, at: path) }
        facts.append(StatedFact(path: path, content: .decided(deciding)))
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
