/// A typed value for a message.
@nonexhaustive
public enum ArgumentValue: Hashable, Sendable {
    /// A price.
    case money(Money)
    /// A length of time.
    case length(Length)
    /// A whole number.
    case count(Int)
    /// A date.
    case date(MessageDate)
    /// A fraction as an exact decimal: "0.4" is 40 %.
    case percent(String)
    /// Words that come from the store or the caller: a product's name.
    case text(String)
    /// Words that a catalog made: how often, a month's name.
    case phrase(String)
    /// One of a few words, for `select`.
    case selection(String)
}

/// The values given to a message, by name.
public struct MessageArguments: Hashable, Sendable {
    private var values: [(name: ArgumentName, value: ArgumentValue)]

    /// No values.
    public init() { values = [] }

    /// Values by name; of several for one name the last one counts.
    public init(_ values: KeyValuePairs<ArgumentName, ArgumentValue>) {
        self.init()
        for (name, value) in values { self[name] = value }
    }

    /// The value of a name; nil when there is none.
    public subscript(name: ArgumentName) -> ArgumentValue? {
        get { values.first { $0.name == name }?.value }
        set {
            values.removeAll { $0.name == name }
            if let newValue { values.append((name, newValue)) }
        }
    }

    /// The names that have a value, in the order they were given.
    public var names: [ArgumentName] { values.map(\.name) }

    /// Equal when the same names have the same values, in whatever order.
    public static func == (left: MessageArguments, right: MessageArguments) -> Bool {
        left.values.count == right.values.count && left.values.allSatisfy { right[$0.name] == $0.value }
    }

    /// Hashes names and values, in whatever order.
    public func hash(into hasher: inout Hasher) {
        var combined = 0
        for (name, value) in values {
            var single = Hasher()
            single.combine(name)
            single.combine(value)
            combined ^= single.finalize()
        }
        hasher.combine(combined)
    }
}
