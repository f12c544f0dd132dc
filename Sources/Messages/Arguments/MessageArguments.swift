/// The values given to a message, by name.
public struct MessageArguments: Hashable, Sendable {
    struct Entry: Sendable {
        let name: ArgumentName
        var value: ArgumentValue
    }

    /// In the order they were given, each name once.
    private(set) var values: [Entry]

    /// No values.
    public init() { values = [] }

    /// One value, and room for more.
    package init(_ name: ArgumentName, _ value: ArgumentValue, reserving count: Int) {
        values = []
        values.reserveCapacity(count)
        values.append(Entry(name: name, value: value))
    }

    /// The value of a name; nil when there is none.
    ///
    /// - Parameter name: The name of the value.
    public subscript(name: ArgumentName) -> ArgumentValue? {
        get {
            place(of: name).map { values[$0].value }
        }
        set {
            guard let newValue else {
                if let place = place(of: name) { values.remove(at: place) }
                return
            }
            guard let place = place(of: name) else { return values.append(Entry(name: name, value: newValue)) }
            // It moves to the end: what was given last stands last.
            for index in place..<values.count - 1 { values.swapAt(index, index + 1) }
            values[values.count - 1].value = newValue
        }
    }

    /// Where among the values a name's is; nil when there is none.
    func place(of name: ArgumentName) -> Int? {
        for index in values.indices where values[index].name == name { return index }
        return nil
    }

    /// The same values, with room for more.
    package func reserving(_ count: Int) -> MessageArguments {
        var arguments = MessageArguments()
        arguments.values.reserveCapacity(values.count + count)
        arguments.values += values
        return arguments
    }

    /// The names that have a value, in the order they were given.
    public var names: [ArgumentName] { values.map(\.name) }

    /// Whether the same values are given in the same order, byte for byte: equal texts may have others.
    package func says(_ other: MessageArguments) -> Bool {
        values.elementsEqual(other.values) { $0.name == $1.name && $0.value.says($1.value) }
    }

    /// Equal when the same names have the same values, in whatever order.
    public static func == (left: MessageArguments, right: MessageArguments) -> Bool {
        left.values.count == right.values.count && left.values.allSatisfy { right[$0.name] == $0.value }
    }

    /// Hashes names and values, in whatever order.
    public func hash(into hasher: inout Hasher) {
        var combined = 0
        for entry in values {
            var single = Hasher()
            single.combine(entry.name)
            single.combine(entry.value)
            combined ^= single.finalize()
        }
        hasher.combine(combined)
    }
}

extension MessageArguments: ExpressibleByDictionaryLiteral {
    /// Values by name; of several for one name the last one counts.
    ///
    /// - Parameter elements: The names with their values.
    public init(dictionaryLiteral elements: (ArgumentName, ArgumentValue)...) {
        self.init()
        values.reserveCapacity(elements.count + 1)
        for (name, value) in elements { self[name] = value }
    }
}
