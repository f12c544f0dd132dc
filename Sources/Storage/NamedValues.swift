/// Values by their names, in the order in which they came. A few names are compared, which costs less than to hash them, and
/// more are hashed. It is public and inlinable for the same reason as `BoundedCache`.
public struct NamedValues<Name: Hashable, Value> {
    /// A value and its name.
    public typealias Element = (name: Name, value: Value)

    /// All of them, in their order.
    @inlinable public var all: [Element] { elements }

    @usableFromInline var elements: [Element] = []
    /// Where each name is; empty as long as there are few.
    @usableFromInline var places: [Name: Int] = [:]

    /// So many are compared with each other.
    @inlinable static var few: Int { 8 }

    /// No values.
    @inlinable
    public init() {}

    /// Where the value of a name is; nil where it has none.
    @inlinable
    public func place(of name: Name) -> Int? {
        elements.count <= Self.few ? elements.firstIndex { $0.name == name } : places[name]
    }

    /// Where the value of a name is, which is added where it has none.
    @inlinable
    public mutating func place(of name: Name, adding value: @autoclosure () -> Value) -> Int {
        if let place = place(of: name) { return place }
        elements.append((name, value()))
        let last = elements.count - 1
        if last == Self.few {
            for place in elements.indices { places[elements[place].name] = place }
        } else if last > Self.few {
            places[name] = last
        }
        return last
    }

    /// The value at a place.
    @inlinable public subscript(place: Int) -> Value {
        _read { yield elements[place].value }
        _modify { yield &elements[place].value }
    }

    /// The value of a name; one that has none gets the default.
    @inlinable public subscript(name: Name, default value: @autoclosure () -> Value) -> Value {
        mutating get { self[place(of: name, adding: value())] }
        _modify {
            let place = place(of: name, adding: value())
            yield &elements[place].value
        }
    }
}

extension NamedValues: Sendable where Name: Sendable, Value: Sendable {}
