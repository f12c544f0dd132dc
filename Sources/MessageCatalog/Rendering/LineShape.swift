/// What the words of a line depend on: everything but the digits of its amounts and the days of its dates.
struct LineShape: Hashable, Sendable {
    let sentences: [Message]
    /// How the amounts' texts begin and end, in order, a byte each: that decides about the spaces and marks around them.
    let edges: UInt64

    /// nil where an amount has no pattern, or where there are more of them than any line has. `amounts` become their patterns.
    init?(_ sentences: [Message], _ context: LanguageContext, amounts: inout LineAmounts) {
        var edges: UInt64 = 0
        var hasPatterns = true
        for sentence in sentences {
            sentence.arguments.forEachAmount { money in
                guard hasPatterns, !money.hasDisplayString else { return }
                guard let amount = context.pattern(of: money), amounts.append(amount) else {
                    hasPatterns = false
                    return
                }
                edges = edges << 8 | UInt64(amount.edges(of: money).rawValue) | 0x80
            }
        }
        guard hasPatterns else { return nil }
        self.sentences = sentences
        self.edges = edges
    }

    static func == (left: LineShape, right: LineShape) -> Bool {
        guard left.edges == right.edges, left.sentences.count == right.sentences.count else { return false }
        for index in left.sentences.indices {
            guard left.sentences[index].hasSameShape(as: right.sentences[index]) else { return false }
        }
        return true
    }

    /// A few of the fields tell most shapes apart; equality looks at all of them.
    func hash(into hasher: inout Hasher) {
        for sentence in sentences {
            hasher.combine(sentence.key)
            sentence.arguments.hashShape(into: &hasher)
        }
        hasher.combine(edges)
    }
}

/// How an amount's text meets its neighbors.
struct AmountEdges: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// It is isolated from its surroundings' direction.
    static let isolated = AmountEdges(rawValue: 1)
    /// It ends in a full stop, which the sentence's own then is not written after.
    static let endsInStop = AmountEdges(rawValue: 2)
    static let startsUnspaced = AmountEdges(rawValue: 4)
    static let startsLatin = AmountEdges(rawValue: 8)
    static let endsUnspaced = AmountEdges(rawValue: 16)
    static let endsLatin = AmountEdges(rawValue: 32)
}

extension Message {
    /// Whether two messages differ in the digits of amounts and in the days of dates at most.
    fileprivate func hasSameShape(as other: Message) -> Bool {
        key == other.key && arguments.hasSameShape(as: other.arguments)
    }
}

extension ArgumentValue {
    /// The same for a value.
    func hasSameShape(as other: ArgumentValue) -> Bool {
        switch (self, other) {
        case (.money(let left), .money(let right)): left.hasSameShape(as: right)
        case (.date(let left), .date(let right)): left.style == right.style
        default: self == other
        }
    }

    /// Tells shapes apart that many lines have; what few have is left to equality.
    func hashShape(into hasher: inout Hasher) {
        switch self {
        case .length(let length):
            hasher.combine(length.parts[0].count)
            hasher.combine(length.parts[0].unit)
        case .count(let count): hasher.combine(count)
        case .percent(let text), .text(let text), .phrase(let text), .selection(let text): hasher.combine(text)
        case .money, .date, .names: break
        }
    }
}

extension Money {
    fileprivate func hasSameShape(as other: Money) -> Bool {
        guard !hasDisplayString, !other.hasDisplayString else { return self == other }
        return role == other.role && width == other.width && isNegative == other.isNegative
            && period == other.period
    }

    var isNegative: Bool { amount.utf8.first == UInt8(ascii: "-") }
}

/// The patterns of a line's amounts, in order, without an array for each line: no line has more than eight.
struct LineAmounts {
    private var amounts:
        (
            CompiledAmount?, CompiledAmount?, CompiledAmount?, CompiledAmount?, CompiledAmount?, CompiledAmount?,
            CompiledAmount?, CompiledAmount?
        )
    private var count = 0

    /// Adds one; false where there are too many.
    mutating func append(_ amount: CompiledAmount) -> Bool {
        switch count {
        case 0: amounts.0 = amount
        case 1: amounts.1 = amount
        case 2: amounts.2 = amount
        case 3: amounts.3 = amount
        case 4: amounts.4 = amount
        case 5: amounts.5 = amount
        case 6: amounts.6 = amount
        case 7: amounts.7 = amount
        default: return false
        }
        count += 1
        return true
    }

    subscript(index: Int) -> CompiledAmount? {
        switch index {
        case 0: amounts.0
        case 1: amounts.1
        case 2: amounts.2
        case 3: amounts.3
        case 4: amounts.4
        case 5: amounts.5
        case 6: amounts.6
        default: amounts.7
        }
    }
}
