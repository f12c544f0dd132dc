/// A value of many parts that is copied as one reference: a copy counts one reference, not one for each part. A change
/// copies the parts first where something else holds them.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    private final class Box: @unchecked Sendable {
        // Only the one holder of a box changes it.
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    init(_ value: Value) { box = Box(value) }

    var value: Value {
        get { box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }

    static func == (left: Shared, right: Shared) -> Bool { left.box === right.box || left.box.value == right.box.value }

    func hash(into hasher: inout Hasher) { hasher.combine(box.value) }

    var description: String { "\(box.value)" }

    var debugDescription: String { String(reflecting: box.value) }
}
