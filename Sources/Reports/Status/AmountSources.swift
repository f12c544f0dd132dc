internal import Paywright

/// What an amount is of, where equal ones may be of two things.
enum AmountRole: Hashable {
    /// What is paid now, or was.
    case paid
    /// What is charged next.
    case next
    /// What a charge costs after a change.
    case new
}

/// Which fields state the values that readers took, and how amounts follow from them.
struct AmountSources {
    /// How an amount follows from fields.
    struct Source {
        /// "9990 / 1000"
        let calculation: String
        let fields: [TracedField]
        /// Whether it is calculated from several numbers.
        var isCalculated: Bool { calculation.utf8.contains { "*{,".utf8.contains($0) } }

        /// Of several sources of one amount: a charge that the store has calculated counts first, then what is calculated here, then
        /// what an amount to come depends on, then what stands nearest to the root of its input.
        func counts(before other: Source) -> Bool { order.lexicographicallyPrecedes(other.order) }

        private var order: [Int] {
            let isCharge = fields.contains { field in Self.charges.contains { field.name.hasPrefix($0) } }
            let isOfCharge = fields.contains { $0.facts.contains(.amount) }
            let depth = fields.map { $0.path.utf8.count { ".[".utf8.contains($0) } }.min() ?? 0
            return [isCharge ? 0 : 1, isCalculated ? 0 : 1, isOfCharge ? 0 : 1, depth]
        }

        private static let charges = ["stripe.invoice.", "paddle.totals."]

        /// What the fields are of, by the names on the way to them: "renewalPrice", "priceChangeDetails".
        var role: AmountRole {
            let paths = fields.map { $0.path.lowercased() }
            func has(_ words: [String]) -> Bool { paths.contains { path in words.contains { path.contains($0) } } }
            if has(["newprice", "pricechange", "priceincrease"]) { return .new }
            return has(["renewal", "recurring"]) ? .next : .paid
        }

        /// Whether it is one amount as a field states it, and none that the store or a reader has calculated.
        var isPlain: Bool { !isCalculated && order[0] == 1 }
    }

    private let stated: [TracedValue.Content: [TracedField]]
    /// The fields that state a number, in their order.
    private let numbers: [TracedField]
    private var sources: [Price: Source] = [:]
    /// All fields that state an amount as it is.
    private var plain: [Price: [Source]] = [:]

    init(_ trace: InputTrace) {
        var stated: [TracedValue.Content: [TracedField]] = [:]
        var numbers: [TracedField] = []
        let named = Self.named(trace)
        for (value, named) in zip(trace.values, named) {
            stated[value.content, default: []].append(each: named)
            if case .number = value.content { numbers += named }
        }
        (self.stated, self.numbers) = (stated, numbers)
        // What was calculated of others was so after they were read.
        for (value, named) in zip(trace.values, named) {
            guard case .price(let price) = value.content, let source = source(value, of: named) else { continue }
            if source.isPlain { plain[price, default: []].append(source) }
            if let other = sources[price], !source.counts(before: other) { continue }
            sources[price] = source
        }
    }

    /// The fields of each value, by the names of their objects.
    private static func named(_ trace: InputTrace) -> [[TracedField]] {
        let unnamed = trace.values.lazy.flatMap(\.fields).filter { !$0.isNamed }
        // A field of a path that is as long as that of none of them is none of them.
        let lengths = unnamed.reduce(into: UInt64(0)) { $0 |= $1.lengthOfPath }
        if lengths == 0 { return trace.values.map(\.fields) }
        let fields = trace.objects.lazy.flatMap(\.fields).filter { $0.lengthOfPath & lengths != 0 }
        let known = Dictionary(fields.map { ($0.place, $0) }) { first, _ in first }
        return trace.values.map { $0.fields.map { $0.isNamed ? $0 : known[$0.place] ?? $0 } }
    }

    /// The fields that state a value, those that decide something before all others.
    func fields(stating content: TracedValue.Content) -> [TracedField] {
        let all = stated[content] ?? []
        let deciding = all.filter { !$0.facts.isEmpty }
        return deciding.isEmpty ? all : deciding
    }

    /// How an amount follows from fields; nil where none state it. Of equal ones as fields state them that of what is asked for.
    func source(of price: Price, as role: AmountRole) -> Source? {
        guard let source = sources[price], source.isPlain else { return sources[price] }
        // What one field alone states is what it is, whatever is asked for.
        guard let equals = plain[price], equals.count > 1 else { return source }
        return equals.first { $0.role == role } ?? source
    }

    /// How an amount is so many payments of one that fields state, and how many; nil where it is not.
    func multiple(as price: Price) -> Source? {
        // Of equally good ones the largest amount counts: the fewest payments.
        let largestFirst = sources.sorted { $0.key.amount > $1.key.amount }
        let all = largestFirst.compactMap { one, source -> Source? in
            guard one.currency == price.currency, !one.isFree,
                price.amount.billionths % one.amount.billionths == 0
            else { return nil }
            let count = price.amount.billionths / one.amount.billionths
            let counted = fields(stating: .number(DecimalAmount(billionths: count * 1_000_000_000)))
            guard !counted.isEmpty else { return nil }
            let calculation = "(\(source.calculation)) * \(count)"
            return Source(calculation: calculation, fields: (source.fields + counted).uniqued)
        }
        return all.min { left, right in left.counts(before: right) }
    }

    /// How so many payments are left of all of a commitment.
    func paymentsLeft(as count: Int) -> Source? {
        let made = numbers(named: "billingPeriodNumber")
        for (total, all) in numbers(named: "totalBillingPeriods") {
            for (number, field) in made where total - number == count {
                return Source(calculation: "\(total) - \(number)", fields: [all, field])
            }
        }
        return nil
    }

    private func numbers(named name: String) -> [(Int, TracedField)] {
        numbers.filter { $0.name.hasSuffix(".\(name)") }
            .compactMap { field in field.value.flatMap { Int($0) }.map { ($0, field) } }
    }

    private func source(_ value: TracedValue, of named: [TracedField]) -> Source? {
        guard let calculation = value.calculation else { return nil }
        var fields = named
        var terms: [String] = []
        for part in value.parts {
            if case .price(let inner) = part {
                guard let source = sources[inner] else { return nil }
                terms.append("(\(source.calculation))")
                fields += source.fields
            } else {
                let stating = self.fields(stating: part)
                guard !stating.isEmpty else { return nil }
                // Numbers stand in a calculation as they are.
                terms.append("")
                fields += stating
            }
        }
        return Source(calculation: calculation.filled(with: terms), fields: fields.uniqued)
    }
}

extension TracedField {
    /// One bit for how long its path is.
    fileprivate var lengthOfPath: UInt64 { 1 << UInt64(path.utf8.count & 63) }
}

extension [TracedField] {
    /// Adds those that it has not.
    fileprivate mutating func append(each fields: [TracedField]) {
        for field in fields where !contains(field) { append(field) }
    }
}

extension String {
    /// The same with each term in place of its number in braces: "{0} * 2 + {1}".
    fileprivate func filled(with terms: [String]) -> String {
        if terms.isEmpty { return self }
        var filled: [UInt8] = []
        for (place, text) in utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false).enumerated() {
            let pieces = text.split(separator: UInt8(ascii: "}"), maxSplits: 1, omittingEmptySubsequences: false)
            guard place > 0, pieces.count == 2, let number = Int(String(decoding: pieces[0], as: UTF8.self)),
                terms.indices.contains(number)
            else {
                filled += text
                continue
            }
            filled += Array(terms[number].utf8) + pieces[1]
        }
        return String(decoding: filled, as: UTF8.self)
    }
}
