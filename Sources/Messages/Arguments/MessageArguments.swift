/// The values given to a message, by name.
public struct MessageArguments: Hashable, Sendable {
    private var values: [(name: ArgumentName, value: ArgumentValue)]

    /// No values.
    public init() { values = [] }

    /// The value of a name; nil when there is none.
    public subscript(name: ArgumentName) -> ArgumentValue? {
        get {
            for index in values.indices where values[index].name == name { return values[index].value }
            return nil
        }
        set {
            values.removeAll { $0.name == name }
            if let newValue { values.append((name, newValue)) }
        }
    }

    /// The names that have a value, in the order they were given.
    public var names: [ArgumentName] { values.map(\.name) }

    /// Whether the values differ in the digits of amounts and in the days of dates at most, given in the same order.
    func hasSameShape(as other: MessageArguments) -> Bool {
        guard values.count == other.values.count else { return false }
        for index in values.indices {
            guard values[index].name == other.values[index].name,
                values[index].value.hasSameShape(as: other.values[index].value)
            else { return false }
        }
        return true
    }

    /// Calls a closure with each value, in the order given.
    func forEach(_ body: (ArgumentValue) -> Void) {
        for index in values.indices { body(values[index].value) }
    }

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

extension MessageArguments: ExpressibleByDictionaryLiteral {
    /// Values by name; of several for one name the last one counts.
    public init(dictionaryLiteral elements: (ArgumentName, ArgumentValue)...) {
        self.init()
        for (name, value) in elements { self[name] = value }
    }
}
