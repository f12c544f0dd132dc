/// Where a renewal states what comes later, as paths in its input: what is not told of it is withheld with its field.
///
/// It is no part of what the renewal states: two that state the same are equal, wherever they stand.
package struct FutureFields: Sendable {
    /// A planned pause; nil where a store states none beside a renewal that is off.
    package var pause: String?
    /// The payments of a commitment, or that one follows.
    package var commitment: String?
    /// Another plan that takes over.
    package var plan: String?
    /// Another price than the one that is paid.
    package var price: String?

    package init() {}

    /// The fields of two statements of the same; of two of one kind the first in alphabetical order.
    package func joined(with other: FutureFields) -> FutureFields {
        var joined = self
        for field in [\FutureFields.pause, \.commitment, \.plan, \.price] {
            joined[keyPath: field] = [self[keyPath: field], other[keyPath: field]].compactMap { $0 }.min()
        }
        return joined
    }
}

extension FutureFields: Hashable {
    package static func == (left: FutureFields, right: FutureFields) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
