#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Times in milliseconds since 1970.
enum Instant {
    /// The whole second in which a time lies.
    static func second(_ milliseconds: Int64) -> Int64 {
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        return rest < 0 ? seconds - 1 : seconds
    }

    /// A time for a person: 2023-10-19T01:45:36Z; the number itself where a calendar has no year for it.
    static func text(_ milliseconds: Int64) -> String {
        let second = second(milliseconds)
        guard (-62_135_596_800...253_402_300_799).contains(second) else { return "\(milliseconds) ms since 1970" }
        return Date(timeIntervalSince1970: Double(second)).formatted(.iso8601)
    }
}
