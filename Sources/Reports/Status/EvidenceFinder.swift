internal import Paywright
internal import PaywrightJSON
internal import PaywrightStorage

/// Finds what the facts of an answer stand on, in what the readers took note of.
struct EvidenceFinder {
    private let deciding: DecidingFields
    private let amounts: AmountSources
    private let hours: Int64
    private let zones: [String]
    private let storefront: String?
    private let isByPolicy: Bool

    /// - Parameters:
    ///   - read: What was read of what the facts are about.
    ///   - hours: How long before a charge a customer has to cancel, by the store's rule.
    ///   - zones: The time zones whose days count.
    ///   - storefront: The country whose time zones they are; nil where they are not by the country.
    ///   - isByPolicy: Whether a policy decides about access.
    init(
        _ read: ReadFields,
        hours: Int64 = 0,
        zones: [String] = [],
        storefront: String? = nil,
        isByPolicy: Bool = false
    ) {
        (deciding, amounts) = (read.deciding, read.amounts)
        (self.hours, self.zones, self.storefront, self.isByPolicy) = (hours, zones, storefront, isByPolicy)
    }

    /// What each fact of something that is written stands on; what several facts stand on is there once.
    func evidence(of written: JSONValue) -> [Evidence] {
        var all: [Evidence] = []
        var places: [Place: Int] = [:]
        let facts = StatedFact.all(in: written)
        all.reserveCapacity(facts.count)
        for fact in facts {
            let role = fact.content.role(at: fact.path)
            if let place = places[Place(content: fact.content, role: role)] {
                all[place].facts.append(fact.path)
                continue
            }
            // Two equal numbers count two things.
            if !fact.content.isCount { places[Place(content: fact.content, role: role)] = all.count }
            var evidence = evidence(of: fact.content, as: role)
            (evidence.facts, evidence.content) = ([fact.path], fact.content)
            all.append(evidence)
        }
        return all
    }

    /// What several facts may stand on: of two equal amounts each stands on its own fields.
    private struct Place: Hashable {
        let content: StatedFact.Content
        let role: AmountRole?
    }

    private func evidence(of content: StatedFact.Content, as role: AmountRole?) -> Evidence {
        switch content {
        case .date(let date): evidence(of: date)
        case .lastDay(_, let limit): evidence(ofLastDayBefore: limit)
        case .price(let price): evidence(of: price, as: role ?? .next)
        case .count(let count): evidence(of: count)
        case .fraction(let fraction): evidence(of: fraction)
        case .decided(let facts): decision(by: facts)
        case .listed: Evidence(rules: [.productFile])
        }
    }

    private func decision(by facts: FactSet) -> Evidence {
        var evidence = deciding.decision(by: facts)
        if isByPolicy, !facts.isDisjoint(with: [.access, .cause]) { evidence.rules.append(.policy) }
        return evidence
    }

    // MARK: Dates

    private func evidence(of date: Instant) -> Evidence {
        let stated = amounts.fields(stating: .date(date))
        if !stated.isEmpty { return Evidence(rules: [.stated], fields: stated) }
        let charge = date.adding(milliseconds: hours * 3_600_000)
        let fields = hours == 0 ? [] : amounts.fields(stating: .date(charge))
        if fields.isEmpty { return Evidence(rules: [.decision]) }
        return Evidence(rules: [.storeRule], calculation: "\(charge) - \(hours) h", fields: fields)
    }

    private func evidence(ofLastDayBefore limit: Instant) -> Evidence {
        var evidence = evidence(of: limit)
        evidence.calculation = "lastDay(\(evidence.calculation ?? limit.description))"
        evidence.rules.removeAll { $0 == .stated }
        evidence.rules.append(.zone)
        evidence.zones = zones
        if let storefront { evidence.fields += amounts.fields(stating: .storefront(storefront)) }
        return evidence
    }

    // MARK: Numbers and amounts

    private func evidence(of count: Int) -> Evidence {
        let number = DecimalAmount(billionths: Int128(count) * 1_000_000_000)
        let stated = amounts.fields(stating: .number(number))
        if !stated.isEmpty { return Evidence(rules: [.stated], fields: stated) }
        guard let left = amounts.paymentsLeft(as: count) else { return decision(by: .amount) }
        return Evidence(rules: [.calculation], calculation: left.calculation, fields: left.fields)
    }

    /// A part of a price, which stores state as a fraction, or in thousandths of a percent.
    private func evidence(of fraction: DecimalAmount) -> Evidence {
        let stated = amounts.fields(stating: .number(fraction))
        if !stated.isEmpty { return Evidence(rules: [.stated], fields: stated) }
        let thousandths = DecimalAmount(billionths: fraction.billionths * 100_000)
        let fields = amounts.fields(stating: .number(thousandths))
        if fields.isEmpty { return decision(by: .cause) }
        return Evidence(rules: [.calculation], calculation: "\(thousandths) / 100000", fields: fields)
    }

    private func evidence(of price: Price, as role: AmountRole) -> Evidence {
        guard let source = amounts.source(of: price, as: role) ?? amounts.multiple(as: price) else {
            guard price.isFree else { return decision(by: .amount) }
            // What an offer makes free costs nothing, whatever the price is.
            var evidence = decision(by: [.offer, .amount])
            evidence.calculation = "0"
            return evidence
        }
        return Evidence(
            rules: [source.isCalculated ? .calculation : .stated],
            calculation: source.calculation,
            fields: source.fields
        )
    }
}

/// What was read, as facts are looked up in it.
struct ReadFields {
    let deciding: DecidingFields
    /// The sources of the amounts in it.
    let amounts: AmountSources

    init(_ trace: InputTrace) {
        (deciding, amounts) = (DecidingFields(trace), AmountSources(trace))
    }
}

/// The fields of what was read that decide something, and those that do by being absent, each name once. What decides a fact decides
/// those that mean nothing without it.
struct DecidingFields {
    /// Of each object its fields, and the places in its table of those that are absent.
    private var objects: [(fields: [TracedField], absent: [Int], table: TracedTable)] = []
    /// How many fields, and names that are absent, there are.
    private var most = (fields: 0, absent: 0)

    init(_ trace: InputTrace) {
        objects.reserveCapacity(trace.objects.count)
        // A second object of one table has the names of the first.
        var seen = NamedValues<ObjectIdentifier, [Int]>()
        for object in trace.objects {
            let place = seen.place(of: ObjectIdentifier(object.table), adding: [])
            let known = seen[place]
            let new = known.isEmpty ? object.absent : object.absent.filter { !known.contains($0) }
            seen[place] += new
            objects.append((object.fields, new, object.table))
            most = (most.fields + object.fields.count, most.absent + new.count)
        }
    }

    /// What is decided by some facts of what was read.
    func decision(by facts: FactSet) -> Evidence {
        var (fields, absent) = ([TracedField](), [String]())
        fields.reserveCapacity(most.fields)
        absent.reserveCapacity(most.absent)
        for object in objects {
            for field in object.fields where !field.facts.withDependents.isDisjoint(with: facts) {
                fields.append(field)
            }
            let rows = object.table.fields
            for index in object.absent where !rows[index].facts.withDependents.isDisjoint(with: facts) {
                absent.append(rows[index].name)
            }
        }
        return Evidence(
            rules: absent.isEmpty ? [.decision] : [.decision, .documentedAbsence],
            fields: fields,
            absent: absent
        )
    }
}

extension Array where Element: Hashable {
    /// Each once, where it stands first.
    var uniqued: [Element] {
        if count < 2 { return self }
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
