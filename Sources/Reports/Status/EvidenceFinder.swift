internal import Paywright
internal import PaywrightJSON

/// Finds what the facts of an answer stand on, in what the readers took note of.
struct EvidenceFinder {
    private let objects: [TracedObject]
    private let amounts: AmountSources
    private let hours: Int64
    private let zones: [String]
    private let isByPolicy: Bool

    /// - Parameters:
    ///   - trace: What was read of what the facts are about.
    ///   - hours: How long before a charge a customer has to cancel, by the store's rule.
    ///   - zones: The time zones whose days count.
    ///   - isByPolicy: Whether a policy decides about access.
    init(_ trace: InputTrace, hours: Int64 = 0, zones: [String] = [], isByPolicy: Bool = false) {
        objects = trace.objects
        amounts = AmountSources(trace)
        (self.hours, self.zones, self.isByPolicy) = (hours, zones, isByPolicy)
    }

    /// What each fact of something that is written stands on; what several facts stand on is there once.
    func evidence(of written: JSONValue) -> [Evidence] {
        var all: [Evidence] = []
        var (byValue, byFacts): ([Evidence.Value: Int], [FactSet: Int]) = ([:], [:])
        for fact in StatedFact.all(in: written) {
            if case .decided(let facts) = fact.content {
                if let index = byFacts[facts] {
                    all[index].facts.append(fact.path)
                } else {
                    byFacts[facts] = all.count
                    all.append(decision(fact.path, by: facts))
                }
                continue
            }
            guard let value = fact.content.value else {
                all.append(Evidence(facts: [fact.path], value: nil, rules: [.productFile], fields: []))
                continue
            }
            // Two equal numbers count two things.
            if case .count = value {
                all.append(evidence(of: fact, value))
                continue
            }
            if let index = byValue[value] {
                all[index].facts.append(fact.path)
            } else {
                byValue[value] = all.count
                all.append(evidence(of: fact, value))
            }
        }
        return all
    }

    private func evidence(of fact: StatedFact, _ value: Evidence.Value) -> Evidence {
        switch fact.content {
        case .date(let date): self.date(date, at: fact.path)
        case .lastDay(_, let limit):
            lastDay(before: limit, value, at: fact.path)
        case .price(let price): self.price(price, at: fact.path)
        case .count(let count): self.count(count, at: fact.path)
        case .decided(let facts): decision(fact.path, by: facts)
        case .listed: Evidence(facts: [fact.path], value: nil, rules: [.productFile], fields: [])
        }
    }

    // MARK: Words

    /// What is decided by some facts of the purchase.
    func decision(_ path: String = "", by facts: FactSet) -> Evidence {
        // What decides a fact decides those that mean nothing without it.
        func decides(_ row: FactSet) -> Bool { !row.withDependents.isDisjoint(with: facts) }
        let fields = objects.flatMap(\.fields).filter { decides($0.facts) }
        let absent = objects.flatMap(\.absent).filter { decides($0.facts) }.map(\.name)
        var rules: [Evidence.Rule] = [.decision]
        if !absent.isEmpty { rules.append(.documentedAbsence) }
        if fields.isEmpty, absent.isEmpty { rules = [.storeRule] }
        if isByPolicy, !facts.isDisjoint(with: [.access, .cause]) { rules.append(.policy) }
        return Evidence(facts: [path], value: nil, rules: rules, fields: fields, absent: absent.uniqued)
    }

    // MARK: Dates

    private func date(_ date: Instant, at path: String) -> Evidence {
        let stated = amounts.fields(stating: .date(date))
        if !stated.isEmpty { return Evidence(facts: [path], value: .date(date), rules: [.stated], fields: stated) }
        let charge = date.adding(milliseconds: hours * 3_600_000)
        let fields = hours == 0 ? [] : amounts.fields(stating: .date(charge))
        return Evidence(
            facts: [path],
            value: .date(date),
            rules: [fields.isEmpty ? .decision : .storeRule],
            calculation: fields.isEmpty ? nil : "\(charge) - \(hours) h",
            fields: fields
        )
    }

    private func lastDay(before limit: Instant, _ value: Evidence.Value, at path: String) -> Evidence {
        let limit = date(limit, at: path)
        let calculation = limit.calculation ?? limit.value?.date?.description
        return Evidence(
            facts: [path],
            value: value,
            rules: limit.rules.filter { $0 != .stated } + [.zone],
            calculation: calculation.map { "lastDay(\($0))" },
            zones: zones,
            fields: limit.fields
        )
    }

    // MARK: Numbers and amounts

    private func count(_ count: Int, at path: String) -> Evidence {
        let number = DecimalAmount(billionths: Int128(count) * 1_000_000_000)
        let stated = amounts.fields(stating: .number(number))
        guard stated.isEmpty else {
            return Evidence(facts: [path], value: .count(count), rules: [.stated], fields: stated)
        }
        if let left = amounts.paymentsLeft(as: count) {
            return Evidence(
                facts: [path],
                value: .count(count),
                rules: [.calculation],
                calculation: left.calculation,
                fields: left.fields
            )
        }
        var evidence = decision(path, by: .amount)
        evidence.value = .count(count)
        return evidence
    }

    private func price(_ price: Price, at path: String) -> Evidence {
        if let source = amounts.source(of: price) ?? amounts.multiple(as: price) {
            return Evidence(
                facts: [path],
                value: .price(price),
                rules: [source.isCalculated ? .calculation : .stated],
                calculation: source.calculation,
                fields: source.fields
            )
        }
        if price.isFree { return decision(path, by: [.offer, .amount]) }
        return Evidence(facts: [path], value: .price(price), rules: [.productFile], fields: [])
    }
}

extension StatedFact.Content {
    fileprivate var value: Evidence.Value? {
        switch self {
        case .date(let date): .date(date)
        case .lastDay(let day, let limit): .day(day, before: limit)
        case .price(let price): .price(price)
        case .count(let count): .count(count)
        case .decided, .listed: nil
        }
    }
}

extension Array where Element: Hashable {
    /// Each once, where it stands first.
    var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
