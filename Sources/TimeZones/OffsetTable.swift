internal import PaywrightValues

/// The offsets of a zone file at every instant: the changes it lists, and from the last one on its rule.
struct OffsetTable: Sendable {
    /// Seconds ahead of GMT before the first change.
    private let firstOffset: Int64
    private let changes: [PosixTimeZone.Moment]
    private let rule: PosixTimeZone?
    /// The second from which on the rule holds; nil where there is none.
    private let ruleStart: Int64
    /// What the rule changes in the years up to `lastListedYear`, so that it is worked out once.
    private let ruled: [PosixTimeZone.Moment]

    private static let firstListedYear: Int64 = 1_970
    private static let lastListedYear: Int64 = 2_100

    init(_ file: TimeZoneFile) {
        changes = Self.merged(file.changes, after: file.firstOffset)
        rule = file.rule
        // Without a change the rule holds for all time.
        ruleStart = file.changes.last?.second ?? .min
        firstOffset = file.changes.isEmpty ? file.rule?.offset ?? file.firstOffset : file.firstOffset
        ruled = file.rule?.moments(of: Self.firstListedYear...Self.lastListedYear) ?? []
    }

    /// Without changes that change nothing.
    private static func merged(_ changes: [PosixTimeZone.Moment], after first: Int64) -> [PosixTimeZone.Moment] {
        var last = first
        return changes.filter { change in
            defer { last = change.offset }
            return change.offset != last
        }
    }

    /// The stretch of an instant that ICU's calendars count to: up to 100 million days from 1970.
    func stretch(of milliseconds: Int64) -> OffsetStretch {
        let second = DayNumber.floorDivide(milliseconds, 1_000)
        guard let rule, second >= ruleStart else {
            return Self.stretch(of: second, in: changes, before: firstOffset, until: rule == nil ? .max : ruleStart)
        }
        guard rule.daylight != nil else {
            return Self.stretch(since: ruleStart, until: .max, offset: rule.offset)
        }
        if let first = ruled.first, let last = ruled.last, first.second <= second, second < last.second {
            return Self.stretch(of: second, in: ruled, before: rule.offset, since: ruleStart)
        }
        let year = DayNumber.year(of: DayNumber.floorDivide(second, 86_400))
        let near = rule.moments(of: year - 2...year + 2)
        return Self.stretch(of: second, in: near, before: rule.offset, since: ruleStart)
    }

    /// The stretch between two of some changes; it lies within two bounds.
    private static func stretch(
        of second: Int64,
        in changes: [PosixTimeZone.Moment],
        before first: Int64,
        since start: Int64 = .min,
        until end: Int64 = .max
    ) -> OffsetStretch {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].second <= second { low = middle + 1 } else { high = middle }
        }
        let previous = low > 0 ? changes[low - 1] : nil
        return stretch(
            since: max(start, previous?.second ?? .min),
            until: min(end, low < changes.count ? changes[low].second : .max),
            offset: previous?.offset ?? first
        )
    }

    private static func stretch(since start: Int64, until end: Int64, offset: Int64) -> OffsetStretch {
        OffsetStretch(start: instant(start), end: instant(end), offset: offset * 1_000)
    }

    /// Seconds beyond what milliseconds count to lie before or after all time.
    private static func instant(_ second: Int64) -> Instant {
        let (product, overflows) = second.multipliedReportingOverflow(by: 1_000)
        guard overflows else { return Instant(milliseconds: product) }
        return second < 0 ? .distantPast : .distantFuture
    }
}
