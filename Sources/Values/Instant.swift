/// A moment in time: milliseconds since 1970-01-01T00:00:00Z, in no time zone.
///
///     let noon = Instant(rfc3339: "2026-11-20T13:00:00+01:00")
///     noon?.milliseconds     // 1795176000000
///     noon?.description      // "2026-11-20T12:00:00Z"
///
/// What the clocks of a time zone show is no instant but a local time: a number of its own, see `TimeZoneRules`.
public struct Instant: Hashable, Comparable, Sendable {
    /// Since 1970-01-01T00:00:00Z; negative before.
    public let milliseconds: Int64

    /// An instant by its milliseconds since 1970-01-01T00:00:00Z.
    ///
    /// - Parameter milliseconds: The milliseconds since 1970-01-01T00:00:00Z.
    @inlinable
    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    /// The first instant that can be counted, some 292 million years ago.
    public static let distantPast = Instant(milliseconds: .min)
    /// The last instant that can be counted.
    public static let distantFuture = Instant(milliseconds: .max)

    /// In the order of time.
    @inlinable
    public static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

    /// The earlier of two instants; the other where one is not stated.
    package static func earliest(_ one: Instant?, _ other: Instant?) -> Instant? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }

    /// The later of two instants; the other where one is not stated.
    package static func latest(_ one: Instant?, _ other: Instant?) -> Instant? {
        guard let one, let other else { return one ?? other }
        return max(one, other)
    }
}

/// Arithmetic that ends at the first and the last instant, and never traps.
extension Instant {
    /// The instant so many milliseconds later, or earlier by a negative number; the last or the first instant where no
    /// number counts further.
    ///
    ///     Instant(milliseconds: 1_000).adding(milliseconds: -1)          // 1970-01-01T00:00:00.999Z
    ///     Instant.distantFuture.adding(milliseconds: 1)                  // Instant.distantFuture
    ///
    /// - Parameter milliseconds: How many milliseconds later; negative for earlier.
    public func adding(milliseconds: Int64) -> Instant {
        let (sum, overflows) = self.milliseconds.addingReportingOverflow(milliseconds)
        guard overflows else { return Instant(milliseconds: sum) }
        return milliseconds < 0 ? .distantPast : .distantFuture
    }

    /// The milliseconds from another instant to this one, negative where this one is earlier; the largest or the smallest
    /// number where the distance is even greater.
    ///
    ///     Instant(milliseconds: 5_000).milliseconds(since: Instant(milliseconds: 2_000))    // 3000
    ///
    /// - Parameter other: The instant to count from.
    public func milliseconds(since other: Instant) -> Int64 {
        let (difference, overflows) = milliseconds.subtractingReportingOverflow(other.milliseconds)
        guard overflows else { return difference }
        return self < other ? .min : .max
    }

    /// Whether another instant is at most so many milliseconds earlier or later.
    ///
    /// - Parameters:
    ///   - other: The other instant.
    ///   - milliseconds: The largest difference.
    public func isNear(_ other: Instant, within milliseconds: Int64) -> Bool {
        self.milliseconds(since: other).magnitude <= max(0, milliseconds).magnitude
    }
}
