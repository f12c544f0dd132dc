/// A value of many parts that is copied as one reference: a copy counts one reference, not one for each part. A change
/// copies the parts first where something else holds them. It is public and inlinable for the same reason as `BoundedCache`.
public struct Shared<Value: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible,
    CustomDebugStringConvertible
{
    @usableFromInline
    final class Box: @unchecked Sendable {
        // Only the one holder of a box changes it: two accesses cannot overlap, and are not checked.
        @usableFromInline @exclusivity(unchecked) var value: Value

        @inlinable
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline var box: Box

    /// A value in a box of its own.
    @inlinable
    public init(_ value: Value) { box = Box(value) }

    /// The value.
    @inlinable public var value: Value {
        _read { yield box.value }
        _modify {
            if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
            yield &box.value
        }
    }

    /// Whether both are one box, or hold equal values.
    @inlinable
    public static func == (left: Shared, right: Shared) -> Bool {
        left.box === right.box || left.box.value == right.box.value
    }

    /// The hash of the value.
    @inlinable
    public func hash(into hasher: inout Hasher) { hasher.combine(box.value) }

    /// That of the value.
    public var description: String { "\(box.value)" }

    /// That of the value.
    public var debugDescription: String { String(reflecting: box.value) }
}
