public import PaywrightValues

/// The clocks of one time zone: what they are ahead of GMT by at any instant, and what follows for the days there.
///
/// A value to look up once and share between threads: a zone file is read when its zone is first asked for, and never again.
///
///     let zone = TimeZoneRules.named("Asia/Almaty", in: .system)
///     zone?.stretch(of: .now)?.offset  // 18_000_000: five hours, since 1 March 2024
public final class TimeZoneRules: Sendable {
    /// The name that was asked for.
    public let identifier: String
    /// The data that were asked for.
    public let data: TimeZoneData
    /// The data that the rules are from.
    public let origin: TimeZoneOrigin
    /// What is wrong with the data: rules that have changed since, a file that cannot be used.
    public let diagnostics: [Diagnostic]
    private let offsets: Offsets

    /// Where offsets are looked up.
    enum Offsets: Sendable {
        case file(OffsetTable)
        case icu(ICUOffsets)

        func stretch(of milliseconds: Int64) -> OffsetStretch? {
            switch self {
            case .file(let table): table.stretch(of: milliseconds)
            case .icu(let offsets): offsets.stretch(of: milliseconds)
            }
        }
    }

    init(
        _ identifier: String,
        in data: TimeZoneData,
        offsets: Offsets,
        origin: TimeZoneOrigin,
        file: String? = nil,
        refused: Diagnostic? = nil
    ) {
        self.identifier = identifier
        self.data = data
        self.offsets = offsets
        self.origin = origin
        let change = ClockChange.missing(in: offsets, of: identifier)
        diagnostics = [refused, change?.diagnostic(zone: identifier, origin: origin, file: file)].compactMap { $0 }
    }

    /// The rules of one zone file; nil where it is malformed.
    package convenience init?(_ identifier: String, file bytes: [UInt8]) {
        guard let file = try? TimeZoneFile(bytes) else { return nil }
        let origin = TimeZoneOrigin(source: .directory, version: nil)
        self.init(identifier, in: .system, offsets: .file(OffsetTable(file)), origin: origin)
    }

    /// What lies 100 million days from 1970 on either side: no calendar counts further.
    static let timeLimit: Int64 = 8_640_000_000_000_000
    /// Clocks are never further from GMT.
    private static let largestOffset: Int64 = 26 * 3_600_000

    /// The time between two changes of the clocks that an instant lies in; nil for an instant that no calendar counts to.
    package func stretch(of instant: Instant) -> OffsetStretch? {
        guard (-Self.timeLimit...Self.timeLimit).contains(instant.milliseconds) else { return nil }
        return offsets.stretch(of: instant.milliseconds)
    }

    /// What the clocks show at an instant, in milliseconds since 1970-01-01T00:00:00 there: a local time, which is no
    /// instant. nil beyond what calendars count to.
    ///
    /// - Parameter instant: The instant.
    public func localTime(of instant: Instant) -> Int64? {
        stretch(of: instant).map { instant.milliseconds + $0.offset }
    }

    /// The instant at which the clocks show a local time: where they repeat it the first one, where they skip it as far after
    /// the gap; nil beyond what calendars count to.
    ///
    /// - Parameter local: Milliseconds since 1970-01-01T00:00:00 there.
    public func instant(ofLocalTime local: Int64) -> Instant? {
        let limit = Self.timeLimit + Self.largestOffset
        guard (-limit...limit).contains(local) else { return nil }
        let earliest = max(-Self.timeLimit, min(local - Self.largestOffset, Self.timeLimit))
        guard var stretch = stretch(of: Instant(milliseconds: earliest)) else { return nil }
        var found = Instant(milliseconds: local - stretch.offset)
        var afterGap: Instant?
        while found < stretch.start || found >= stretch.end {
            let mayShowIt = afterGap == nil || stretch.start.milliseconds <= local + Self.largestOffset
            guard mayShowIt, let next = self.stretch(of: stretch.end) else {
                guard let afterGap else { return nil }
                found = afterGap
                break
            }
            let shown = Instant(milliseconds: local - next.offset)
            // The clocks go over it, and the rules before go on as if they had not been changed, unless the clocks are set back to it.
            if shown < next.start, afterGap == nil { afterGap = found }
            (found, stretch) = (shown, next)
        }
        return (-Self.timeLimit...Self.timeLimit).contains(found.milliseconds) ? found : nil
    }

    /// The first instant of the local day that an instant lies in: not 00:00 where the clocks skip midnight. nil beyond what
    /// calendars count to.
    ///
    /// - Parameter instant: The instant.
    public func startOfDay(_ instant: Instant) -> Instant? { dayNumber(of: instant).flatMap(start) }

    /// The first instant of a local day that is counted from 1970-01-01; nil beyond what calendars count to.
    package func start(ofDay number: Int64) -> Instant? {
        let midnight = number * DayNumber.length
        guard let start = instant(ofLocalTime: midnight), let stretch = stretch(of: start) else { return nil }
        // The clocks skip midnight, perhaps from before it: the day starts where they change.
        return start.milliseconds + stretch.offset == midnight ? start : stretch.start
    }

    /// How many local midnights lie between two instants; negative where `end` is earlier, nil beyond what calendars count to.
    ///
    /// - Parameters:
    ///   - start: The earlier instant.
    ///   - end: The later instant.
    public func days(from start: Instant, to end: Instant) -> Int? {
        guard let first = dayNumber(of: start), let last = dayNumber(of: end) else { return nil }
        return Int(last - first)
    }

    /// The local day that an instant lies in, counted from 1970-01-01; nil beyond what calendars count to.
    package func dayNumber(of instant: Instant) -> Int64? {
        localTime(of: instant).map { DayNumber.of(localTime: $0) }
    }
}
