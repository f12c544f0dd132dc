internal import PaywrightICU
internal import PaywrightStorage
internal import PaywrightValues
internal import Synchronization

/// A line taken apart before any language says it: what its words depend on, and the amounts and dates that only fill them.
///
/// For a line that is written often: in every language, or with other amounts. A `LineWriter` writes it without looking at its
/// words again.
///
///     var line = PreparedLine([Message("offer.freeTrial", [.trialDuration: .length(.weeks(1)), .price: .money(price)])])
///     line.replaceAmount(at: 0, by: anotherPrice)
///     writer.append(line, to: &buffer)    // de: "1 Woche kostenlos, danach 1.234,50 € pro Monat"
package struct PreparedLine: Sendable {
    /// What the words depend on.
    let shape: LineShape
    private let template: [Message]
    /// The amounts of the messages, in their order. A store's own text of a price is part of the words.
    package private(set) var amounts: [MessagePrice] = []
    /// The dates of the messages, in their order.
    package private(set) var dates: [MessageDate] = []
    /// The amounts as patterns write them.
    private(set) var digits: [AmountDigits?] = []
    private var isChanged = false

    /// A line of one message or of several whole sentences.
    ///
    /// - Parameter shapes: where lines of the same words find each other, if there are many.
    package init(_ sentences: [Message], in shapes: LineShapes? = nil) {
        self.init(LineShape(sentences, isNumbered: true), in: shapes)
    }

    /// A line that is a value alone: a price, a name.
    ///
    ///     bundle.format(PreparedLine(.money(price), as: .price))    // de: "9,99 €"
    ///
    /// - Parameter shapes: where lines of the same words find each other, if there are many.
    package init(_ value: ArgumentValue, as name: ArgumentName, in shapes: LineShapes? = nil) {
        let message = Message(name.rawValue, [name: value])
        self.init(LineShape([message], valueName: name, isNumbered: true), in: shapes)
    }

    /// A line that is written once needs no number.
    init(once sentences: [Message]) { self.init(LineShape(sentences, isNumbered: false), in: nil) }

    private init(_ own: LineShape, in shapes: LineShapes?) {
        shape = shapes?.known(own) ?? own
        template = own.sentences
        for sentence in template {
            sentence.arguments.forEach { value in
                switch value.place {
                case .amount(let money)?:
                    amounts.append(money)
                    digits.append(money.digits)
                case .date(let date)?: dates.append(date)
                case nil: break
                }
            }
        }
    }

    /// Another amount for the same words.
    ///
    /// - Returns: false, and nothing is changed, where the words could be others: where the amount's role, period or width
    ///   differs, where it is a store's own text, and for an index that is none.
    @discardableResult
    package mutating func replaceAmount(at index: Int, by amount: MessagePrice) -> Bool {
        guard amounts.indices.contains(index) else { return false }
        let new = amount.digits
        if let new, let old = digits[index] {
            guard new.terms == old.terms, !amount.hasDisplayString else { return false }
        } else {
            guard amount.hasSameWords(as: amounts[index]) else { return false }
        }
        amounts[index] = amount
        digits[index] = new
        isChanged = true
        return true
    }

    /// Another date for the same words; false, and nothing is changed, where its style differs, and for an index that is none.
    @discardableResult
    package mutating func replaceDate(at index: Int, by date: MessageDate) -> Bool {
        guard dates.indices.contains(index), date.style == dates[index].style else { return false }
        dates[index] = date
        isChanged = true
        return true
    }

    /// The messages as they are to be said now; none for a value alone.
    package var sentences: [Message] { shape.valueName == nil ? current : [] }

    /// The value that the line is alone, as it is now; nil for sentences.
    var value: (name: ArgumentName, value: ArgumentValue)? {
        shape.valueName.flatMap { name in current.first?.arguments[name].map { (name, $0) } }
    }

    /// Whether two lines have the same words with the same amounts and dates: in every language the same text.
    package func saysTheSame(as other: PreparedLine) -> Bool {
        shape == other.shape && amounts == other.amounts && dates == other.dates
    }

    /// Distinguishes most lines with other words, not all.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(shape)
        hasher.combine(amounts)
    }

    private var current: [Message] {
        guard isChanged else { return template }
        var (amounts, dates) = (amounts[...], dates[...])
        return template.map { sentence in
            var arguments = MessageArguments()
            for name in sentence.arguments.names {
                let value = sentence.arguments[name]
                switch value?.place {
                case .amount(let money)?: arguments[name] = .money(amounts.popFirst() ?? money)
                case .date(let date)?: arguments[name] = .date(dates.popFirst() ?? date)
                case nil: arguments[name] = value
                }
            }
            return Message(sentence.key, arguments)
        }
    }
}

/// Which lines have the same words: shapes that are looked up once, and then distinguished by a number.
package final class LineShapes: Sendable {
    private let shapes: BoundedCache<LineShape, LineShape>

    /// Room for as many shapes, the last ones used. A product with its offers has fewer than two hundred.
    package init(capacity: Int = 16_384) { shapes = BoundedCache(capacity: capacity) }

    /// The first shape that was equal to this one.
    func known(_ shape: LineShape) -> LineShape { shapes.value(for: shape) { shape } }
}

/// What the words of a line depend on: everything but the digits of its amounts and the days of its dates.
struct LineShape: Hashable, Sendable {
    /// Messages of the shape; their amounts and dates are any.
    let sentences: [Message]
    /// What the value is called that is the line alone; nil for sentences.
    let valueName: ArgumentName?
    private let hash: Int
    /// Shapes of one number are equal: no need to look at them. 0 for one without a number.
    let number: UInt64

    private static let lastNumber = Atomic<UInt64>(0)

    init(_ sentences: [Message], valueName: ArgumentName? = nil, isNumbered: Bool) {
        self.sentences = sentences
        self.valueName = valueName
        // A few of the fields tell most shapes apart; equality looks at all of them.
        var hasher = Hasher()
        for sentence in sentences {
            hasher.combine(sentence.key)
            sentence.arguments.forEach { $0.hashShape(into: &hasher) }
        }
        hash = hasher.finalize()
        number = isNumbered ? Self.lastNumber.wrappingAdd(1, ordering: .relaxed).newValue : 0
    }

    static func == (left: LineShape, right: LineShape) -> Bool {
        if left.number != 0, left.number == right.number { return true }
        guard left.hash == right.hash, left.valueName == right.valueName,
            left.sentences.count == right.sentences.count
        else { return false }
        for index in left.sentences.indices {
            guard left.sentences[index].hasSameShape(as: right.sentences[index]) else { return false }
        }
        return true
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A shape in a language: what the words depend on there.
struct LineKey: Hashable, Sendable {
    let shape: LineShape
    /// How the amounts' texts begin and end, in order, a byte each: that decides about the spaces and marks around them.
    let edges: UInt64
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
    /// It is below nothing: its sign may be written otherwise.
    static let isNegative = AmountEdges(rawValue: 64)
}

extension Message {
    /// Whether two messages differ in the digits of amounts and in the days of dates at most.
    fileprivate func hasSameShape(as other: Message) -> Bool {
        key == other.key && arguments.hasSameShape(as: other.arguments)
    }
}

extension ArgumentValue {
    /// What only fills a line.
    enum Place {
        case amount(MessagePrice)
        case date(MessageDate)
    }

    /// The amount or the date that fills a place of a line; nil for what chooses its words, a store's own text of a price too.
    var place: Place? {
        switch self {
        case .money(let money) where !money.hasDisplayString: .amount(money)
        case .date(let date): .date(date)
        default: nil
        }
    }

    /// Whether two values differ in digits or days at most. Texts are compared byte for byte, as they are written: equal
    /// strings may have others.
    func hasSameShape(as other: ArgumentValue) -> Bool {
        switch (self, other) {
        case (.money(let left), .money(let right)):
            left.hasSameWords(as: right)
                || (left == right && Self.isSame(left.price.displayString ?? "", right.price.displayString ?? ""))
        case (.date(let left), .date(let right)): left.style == right.style
        case (.text(let left), .text(let right)), (.phrase(let left), .phrase(let right)),
            (.selection(let left), .selection(let right)):
            Self.isSame(left, right)
        case (.names(let left), .names(let right)): left.elementsEqual(right, by: Self.isSame)
        default: self == other
        }
    }

    private static func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

    /// Tells shapes apart that many lines have; what few have is left to equality.
    fileprivate func hashShape(into hasher: inout Hasher) {
        switch self {
        case .length(let length):
            hasher.combine(length)
        case .count(let count): hasher.combine(count)
        case .percent(let fraction): hasher.combine(fraction)
        case .text(let text), .phrase(let text), .selection(let text): hasher.combine(text)
        case .money, .date, .names: break
        }
    }
}
