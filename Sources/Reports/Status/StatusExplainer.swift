internal import Paywright
internal import PaywrightJSON

/// Explains the answer about one customer.
struct StatusExplainer {
    /// All that was read.
    private let all: ReadFields
    private let scopes: TraceScopes
    private let purchases: [CustomerStatus.Purchase]
    /// The places of the purchases of each group, where there are several purchases.
    private let groups: [Group: [Int]]

    private struct Group: Hashable {
        let store: StoreName
        let id: String?
    }

    /// - Parameters:
    ///   - traces: What was read, of every input.
    ///   - status: What is told of it.
    init(_ traces: [InputTrace], _ status: CustomerStatus) {
        let trace = InputTrace(joining: traces)
        all = ReadFields(trace)
        purchases = status.purchases
        // The only purchase is all that was read.
        let several = purchases.count > 1 ? purchases.indices : 0..<0
        groups = Dictionary(grouping: several) { [purchases] index in
            Group(store: purchases[index].store, id: purchases[index].groupID)
        }
        scopes = TraceScopes(trace, purchases.map(\.origin))
    }

    /// Facts as members on one line, and what they stand on.
    typealias Facts = (written: [UInt8], evidence: [Evidence])

    /// Those of a purchase, by its number in the status.
    func facts(of result: StatusReport.Result, number: Int, in context: StatusContext) -> Facts {
        let purchase = result.lines.purchase
        let calendar = result.calendar(in: context)
        let finder = EvidenceFinder(
            purchases.count == 1 ? all : ReadFields(scopes.traces[number]),
            hours: purchase.store.hoursToCancelBefore,
            zones: calendar.zonesOfLastDays,
            storefront: calendar.country == nil ? nil : purchase.storefront,
            isByPolicy: context.policy.decides(purchase.store)
        )
        return finder.facts { object in result.writePurchase(in: context, to: &object) }
    }

    /// What is told of access stands on everything that was read.
    func facts(of write: (inout JSONWriter) -> Void, by policy: StatusPolicy) -> Facts {
        let isByPolicy = purchases.contains { policy.decides($0.store) }
        return EvidenceFinder(all, isByPolicy: isByPolicy).facts(of: write)
    }

    /// What the offers in a group stand on: what was read of its purchases, and where there are none everything.
    func evidence(of group: GroupEligibility, by policy: StatusPolicy) -> Evidence {
        let own = groups[Group(store: group.store, id: group.groupID)] ?? []
        let deciding = own.isEmpty ? all.deciding : DecidingFields(InputTrace(joining: own.map { scopes.traces[$0] }))
        var evidence = deciding.decision(by: [.access, .offer])
        evidence.facts = EligibilityLine.allCases.map(\.rawValue) + ["purchaseScreen"]
        if policy.afterRefund != StatusPolicy.careful.afterRefund { evidence.rules.append(.policy) }
        return evidence
    }
}

extension InputTrace {
    /// All that was read, each object once.
    fileprivate init(joining traces: [InputTrace]) {
        // A trace has each of its objects once.
        if traces.count == 1 {
            self = traces[0]
            return
        }
        self.init()
        var seen: Set<RecordOrigin.Place> = []
        for object in traces.flatMap(\.objects) where seen.insert(object.place).inserted { objects.append(object) }
        values = traces.flatMap(\.values)
    }
}

extension EvidenceFinder {
    /// The facts of an object whose members are written, and what each stands on.
    fileprivate func facts(of write: (inout JSONWriter) -> Void) -> StatusExplainer.Facts {
        let bytes = JSONWriter.onOneLine { writer in writer.object { write(&$0) } }
        let members = Array(bytes.dropFirst().dropLast())
        guard let document = try? JSONDocument(parsing: bytes) else { return (members, []) }
        return (members, evidence(of: document.root))
    }
}

extension StatusReport.Result {
    /// The days of the customer, or of the country where the customer buys.
    func calendar(in context: StatusContext) -> StoreCalendar {
        context.calendar.calendar(of: lines.purchase)
    }

    /// Which evidence the dates, amounts and numbers in the lines stand on: its place in the list, and where they stand in the
    /// text, in UTF-16 units.
    func writeSources(in context: StatusContext, to object: inout JSONWriter) {
        let sources = sources(in: context)
        object.key("sources")
        object.object { lines in
            for entry in self.lines.entries {
                lines.key(entry.line.rawValue)
                lines.array { parts in
                    for source in sources[entry.line] ?? [] {
                        parts.object(isInline: true) { part in
                            part.member("start", source.range.lowerBound)
                            part.member("end", source.range.upperBound)
                            part.member("evidence", source.evidence)
                        }
                    }
                }
            }
        }
    }

    /// The dates, amounts and numbers in each line, each with the place of its evidence.
    func sources(in context: StatusContext) -> [StatusLine: [(range: Range<Int>, evidence: Int)]] {
        let calendar = calendar(in: context)
        var sources: [StatusLine: [(range: Range<Int>, evidence: Int)]] = [:]
        for entry in lines.entries {
            guard !entry.text.parts.isEmpty else {
                sources[entry.line] = []
                continue
            }
            let content = messages.first { $0.line == entry.line }?.content
            var values = content.map(StatedValues.init) ?? StatedValues()
            sources[entry.line] = entry.text.parts.compactMap { part in
                guard let value = values.next(part.argument) else { return nil }
                return place(of: value, named: part.argument, by: calendar, now: context.now).map { (part.range, $0) }
            }
        }
        return sources
    }

    /// The place of the evidence of a value in a text: of two equal amounts each is that of its own fact.
    private func place(
        of value: ArgumentValue,
        named name: ArgumentName?,
        by calendar: StoreCalendar,
        now: Instant
    ) -> Int? {
        let name = name?.rawValue
        var first: Int?
        for (place, one) in evidence.enumerated() where isOf(value, one.content, by: calendar, now: now) {
            if let name, one.facts.contains(where: { $0.hasSuffix(name) }) { return place }
            first = first ?? place
        }
        return first
    }

    /// Whether a value in a text is the one that evidence is of.
    private func isOf(
        _ value: ArgumentValue,
        _ told: StatedFact.Content?,
        by calendar: StoreCalendar,
        now: Instant
    ) -> Bool {
        switch value {
        case .date(let date):
            guard case .lastDay(_, let limit)? = told else { return told == .date(date.instant) }
            return date.instant == calendar.lastDay(before: limit, now: now)
        case .money(let money): return told == .price(money.price)
        case .count(let count):
            guard let date = told?.date else { return told == .count(count) }
            return calendar.days(from: now, to: date).map { abs($0) == count } ?? false
        case .percent(let fraction): return told == .fraction(fraction)
        case .length, .text, .names, .phrase, .message, .selection: return false
        }
    }
}

/// The values of a line's messages, in their order.
private struct StatedValues {
    private var values: [ArgumentName: [ArgumentValue]] = [:]

    init() {}

    init(_ content: LineContent) {
        switch content {
        case .value(let name, let value): values[name] = [value]
        case .fixedWords: break
        case .sentences(let messages):
            for message in messages {
                for name in message.arguments.names {
                    guard let value = message.arguments[name] else { continue }
                    values[name, default: []].append(value)
                    // An amount for several names how many.
                    guard case .money(let money) = value, let count = money.count else { continue }
                    values[count.name, default: []].append(.count(count.number))
                }
            }
        }
    }

    /// The value that the next part of an argument shows: the first stays where others come later.
    mutating func next(_ name: ArgumentName?) -> ArgumentValue? {
        guard let name, let own = values[name] else { return nil }
        if own.count > 1 { values[name]?.removeFirst() }
        return own.first
    }
}
