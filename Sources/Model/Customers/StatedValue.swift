/// A value of a store's enumeration, which stores extend without notice: a new value is kept as the store wrote it.
///
///     StatedValue<OfferType>.known(.winBack).known       // .winBack
///     StatedValue<OfferType>.unrecognized("7").known     // nil: nothing is guessed from it
public enum StatedValue<Known: Hashable & Sendable>: Hashable, Sendable {
    /// A value this package knows.
    case known(Known)
    /// Anything else, as the store wrote it.
    case unrecognized(String)

    /// The known value; nil for any other.
    public var known: Known? {
        if case .known(let value) = self { value } else { nil }
    }

    /// Whether both are the same known value, or were written alike.
    @inlinable
    public static func == (left: StatedValue, right: StatedValue) -> Bool {
        switch (left, right) {
        case (.known(let left), .known(let right)): left == right
        case (.unrecognized(let left), .unrecognized(let right)): left == right
        case (.known, .unrecognized), (.unrecognized, .known): false
        }
    }
}
