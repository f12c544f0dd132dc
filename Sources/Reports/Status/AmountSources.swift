internal import Paywright

/// Which fields state the values that readers took, and how amounts follow from them.
struct AmountSources {
    /// How an amount follows from fields.
    struct Source {
        /// "9990 / 1000"
        let calculation: String
        let fields: [TracedField]
        /// Whether one place states it.
        let isStated: Bool

        /// What is calculated counts before what is stated elsewhere, and what is an amount to come before what is not.
        func counts(before other: Source) -> Bool {
            guard isStated == other.isStated else { return !isStated }
            return !isStated || isOfCharge || !other.isOfCharge
        }

        private var isOfCharge: Bool { fields.contains { $0.facts.contains(.amount) } }
    }

    private let stated: [TracedValue.Content: [TracedField]]
    private var sources: [Price: Source] = [:]

    init(_ trace: InputTrace) {
        let fields = Dictionary(trace.objects.flatMap(\.fields).map { ($0.place, $0) }) { first, _ in first }
        var stated: [TracedValue.Content: [TracedField]] = [:]
        for value in trace.values {
            for field in value.fields { stated[value.content, default: []].append(fields[field.place] ?? field) }
        }
        self.stated = stated.mapValues(\.uniqued)
        // What was calculated of others was so after they were read.
        for value in trace.values {
            guard case .price(let price) = value.content, let source = source(value, naming: fields) else { continue }
            if let other = sources[price], !source.counts(before: other) { continue }
            sources[price] = source
        }
    }

    /// The fields that state a value, those that decide something before all others.
    func fields(stating content: TracedValue.Content) -> [TracedField] {
        let all = stated[content] ?? []
        let deciding = all.filter { !$0.facts.isEmpty }
        return deciding.isEmpty ? all : deciding
    }

    /// How an amount follows from fields; nil where none state it.
    func source(of price: Price) -> Source? { sources[price] }

    /// How an amount is so many payments of one that fields state, and how many; nil where it is not.
    func multiple(as price: Price) -> Source? {
        for (one, source) in sources {
            guard one.currency == price.currency, !one.isFree,
                price.amount.billionths % one.amount.billionths == 0
            else { continue }
            let count = price.amount.billionths / one.amount.billionths
            let counted = fields(stating: .number(DecimalAmount(billionths: count * 1_000_000_000)))
            guard !counted.isEmpty else { continue }
            let calculation = "(\(source.calculation)) * \(count)"
            return Source(calculation: calculation, fields: (source.fields + counted).uniqued, isStated: false)
        }
        return nil
    }

    private func source(_ value: TracedValue, naming names: [RecordOrigin.Place: TracedField]) -> Source? {
        guard var calculation = value.calculation else { return nil }
        var fields = value.fields.map { names[$0.place] ?? $0 }
        for (number, part) in value.parts.enumerated() {
            if case .price(let inner) = part {
                guard let source = sources[inner] else { return nil }
                calculation = calculation.replacing("{\(number)}", with: "(\(source.calculation))")
                fields += source.fields
            } else {
                let stating = self.fields(stating: part)
                guard !stating.isEmpty else { return nil }
                fields += stating
            }
        }
        let isStated = value.parts.allSatisfy(\.isCurrency)
        return Source(calculation: calculation, fields: fields.uniqued, isStated: isStated)
    }
}

extension TracedValue.Content {
    fileprivate var isCurrency: Bool { if case .currency = self { true } else { false } }
}
