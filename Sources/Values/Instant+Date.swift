#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Instant {
    /// The instant of a date, rounded down to milliseconds; the first or the last instant for a date that lies beyond, and
    /// the first for one that is not a number.
    ///
    /// A `Date` counts seconds in binary and holds few milliseconds exactly. One that is a millionth of a second before a
    /// millisecond is taken as that millisecond, so that ``date`` leads back to the same instant in the years 1 to 9999.
    ///
    ///     Instant(Date(timeIntervalSince1970: 1_758_720_566.306))    // 2025-09-24T13:29:26.306Z
    ///
    /// - Parameter date: The date of Foundation.
    public init(_ date: Date) {
        let seconds = date.timeIntervalSince1970
        let milliseconds = ((seconds + max(0.000_001, 2 * seconds.ulp)) * 1_000).rounded(.down)
        if let exact = Int64(exactly: milliseconds) {
            self.init(milliseconds: exact)
        } else {
            self = milliseconds > 0 ? .distantFuture : .distantPast
        }
    }

    /// The instant as a date, to the millisecond in the years 1 to 9999.
    public var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1_000) }

    /// What the clock of the machine says, for callers that have no moment of their own. The library never reads it.
    public static var now: Instant { Instant(Date()) }
}
