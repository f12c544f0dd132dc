/// The time between two changes of the clocks in a time zone.
public struct OffsetStretch: Hashable, Sendable {
    /// Its first instant, in milliseconds since 1970-01-01T00:00:00Z; `Int64.min` where the clocks were never changed before.
    public let start: Int64
    /// The instant after its last; `Int64.max` where the clocks are never changed after.
    public let end: Int64
    /// What the clocks are ahead of GMT by, in milliseconds.
    public let offset: Int64

    @usableFromInline
    init(start: Int64, end: Int64, offset: Int64) {
        self.start = start
        self.end = end
        self.offset = offset
    }

    /// Whether an instant lies in it.
    @inlinable
    public func contains(_ milliseconds: Int64) -> Bool { start <= milliseconds && milliseconds < end }
}
