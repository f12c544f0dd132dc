package import PaywrightValues

/// The time between two changes of the clocks in a time zone.
package struct OffsetStretch: Hashable, Sendable {
    /// Its first instant; `distantPast` where the clocks were never changed before.
    package let start: Instant
    /// The instant after its last; `distantFuture` where the clocks are never changed after.
    package let end: Instant
    /// What the clocks are ahead of GMT by, in milliseconds.
    package let offset: Int64

    @usableFromInline
    init(start: Instant, end: Instant, offset: Int64) {
        self.start = start
        self.end = end
        self.offset = offset
    }

    /// Whether an instant lies in it.
    @inlinable
    package func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }
}
