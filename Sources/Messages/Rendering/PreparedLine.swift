internal import PaywrightStorage
internal import PaywrightValues

/// A line taken apart before any language says it: what its words depend on, and the amounts and dates that only fill them.
///
///     let line = PreparedLine([Message("offer.freeTrial", [.trialDuration: .length(.weeks(1)), .price: .money(price)])])
///     bundle.format(line)    // de: "1 Woche kostenlos, danach 1.234,50 € pro Monat"
package final class PreparedLine: Sendable {
    let messages: [Message]
    /// What the words depend on.
    let shape: LineShape
    /// The amounts of the messages, in their order; nil where no pattern writes one of them, and for more than any line has. A
    /// store's own text of a price is part of the words.
    let amounts: [AmountDigits]?
    /// The dates of the messages, in their order.
    let dates: [MessageDate]

    /// A line of one message or of several whole sentences.
    ///
    /// - Parameter shapes: where lines of the same words find each other, if there are many.
    package convenience init(_ sentences: [Message], in shapes: LineShapes? = nil) {
        self.init(sentences, valueName: nil, shapes)
    }

    /// A line that is a value alone: a price, a name.
    ///
    ///     bundle.format(PreparedLine(.money(price), as: .price))    // de: "9,99 €"
    package convenience init(_ value: ArgumentValue, as name: ArgumentName, in shapes: LineShapes? = nil) {
        self.init([Message(name.rawValue, [name: value])], valueName: name, shapes)
    }

    private init(_ messages: [Message], valueName: ArgumentName?, _ shapes: LineShapes?) {
        self.messages = messages
        let own = LineShape(messages, valueName: valueName)
        shape = shapes?.known(own) ?? own
        var (amounts, dates, areAmountsWritten) = ([AmountDigits](), [MessageDate](), true)
        for message in messages {
            message.arguments.forEach { value in
                if let amount = value.amount {
                    if let digits = amount.digits { amounts.append(digits) } else { areAmountsWritten = false }
                }
                if let date = value.date { dates.append(date) }
            }
        }
        // The edges of eight have room in one number.
        self.amounts = areAmountsWritten && amounts.count <= 8 ? amounts : nil
        self.dates = dates
    }

    /// The value that the line is alone; nil for sentences.
    var value: (name: ArgumentName, value: ArgumentValue)? {
        shape.valueName.flatMap { name in messages.first?.arguments[name].map { (name, $0) } }
    }
}

extension PreparedLine: Hashable {
    /// Equal when they have the same words with the same amounts and dates: in every language the same text.
    package static func == (left: PreparedLine, right: PreparedLine) -> Bool {
        left.shape == right.shape && left.amounts == right.amounts && left.dates == right.dates
            && (left.amounts != nil || left.messages == right.messages)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(shape)
        hasher.combine(amounts)
    }
}

/// Which lines have the same words: their shapes then are one object, which is equal to itself at a glance.
package final class LineShapes: Sendable {
    private let shapes = BoundedCache<LineShape, LineShape>(capacity: 16_384)

    package init() {}

    /// The first shape that was equal to this one.
    func known(_ shape: LineShape) -> LineShape { shapes.value(for: shape) { shape } }
}

/// What the words of a line depend on: everything but the digits of its amounts and the days of its dates.
final class LineShape: Hashable, Sendable {
    /// Messages of the shape; their amounts and dates are any.
    private let messages: [Message]
    /// What the value is called that is the line alone; nil for sentences.
    let valueName: ArgumentName?
    let hash: Int

    init(_ messages: [Message], valueName: ArgumentName?) {
        self.messages = messages
        self.valueName = valueName
        // A few of the fields tell most shapes apart; equality looks at all of them.
        var hasher = Hasher()
        for message in messages {
            hasher.combine(message.key)
            message.arguments.forEach { $0.hashShape(into: &hasher) }
        }
        hash = hasher.finalize()
    }

    static func == (left: LineShape, right: LineShape) -> Bool {
        left === right
            || left.hash == right.hash && left.valueName == right.valueName
                && left.messages.elementsEqual(right.messages) {
                    $0.key == $1.key && $0.arguments.hasSameShape(as: $1.arguments)
                }
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// A shape in a language: what the words depend on there.
struct LineKey: Hashable, Sendable {
    let shape: LineShape
    /// How the amounts' texts begin and end, in order, a byte each.
    let edges: UInt64
}

extension ArgumentValue {
    /// An amount that only fills a line; nil for a store's own text of a price.
    var amount: MessagePrice? {
        if case .money(let money) = self, !money.hasDisplayString { money } else { nil }
    }

    /// A date, which only fills a line.
    var date: MessageDate? {
        if case .date(let date) = self { date } else { nil }
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
        case .length(let length): hasher.combine(length)
        case .count(let count): hasher.combine(count)
        case .percent(let fraction): hasher.combine(fraction)
        case .text(let text), .phrase(let text), .selection(let text): hasher.combine(text)
        case .message(let keys): hasher.combine(keys)
        case .money, .date, .names: break
        }
    }
}
