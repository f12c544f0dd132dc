package import PaywrightValues
internal import Synchronization

/// The time zones of a country, for what must be true of everyone there: a store states where a customer buys, and not by which clocks.
///
///     let spain = CountryZones.find("ES", in: .system)
///     spain?.zones.map(\.identifier)    // ["Africa/Ceuta", "Atlantic/Canary", "Europe/Madrid"]
package final class CountryZones: Sendable {
    /// The zones; at least one.
    package let zones: [TimeZoneRules]

    private init(_ zones: [TimeZoneRules]) { self.zones = zones }

    /// The zones of a country by its two-letter code, as CLDR has them; nil where it has none, or one of them has no rules.
    ///
    /// - Parameters:
    ///   - alpha2: The code, in capitals: "ES".
    ///   - data: Where the rules of the zones are looked for.
    package static func find(_ alpha2: String, in data: TimeZoneData) -> CountryZones? {
        let key = Key(alpha2: alpha2, data: data)
        if let known = known.withLock({ $0[key] }) { return known.country }
        let names = ICUZones.names(inCountry: alpha2)
        let zones = names.compactMap { TimeZoneRules.named($0, in: data) }
        let found = zones.isEmpty || zones.count < names.count ? nil : CountryZones(zones)
        known.withLock { $0[key] = Known(country: found) }
        return found
    }

    /// How far ahead of GMT the clocks of the country are at least and at most, in milliseconds, during a time in which none of them
    /// changes; nil where one does, and beyond what calendars count to.
    package func offsets(during time: ClosedRange<Instant>) -> ClosedRange<Int64>? {
        recent.withLock { recent in
            if let known = recent.first(where: { $0.contains(time.lowerBound) }) { return known.offsets(during: time) }
            let stretches = zones.compactMap { $0.stretch(of: time.lowerBound) }
            guard stretches.count == zones.count, let found = CountryStretch(stretches) else { return nil }
            if recent.count == Self.kept { recent.removeFirst() }
            recent.append(found)
            return found.offsets(during: time)
        }
    }

    /// What was found last: what is told of a customer lies within a year or two.
    private let recent = Mutex<[CountryStretch]>([])
    private static let kept = 16

    /// A zone by whose clocks an instant lies in the day in which it lies for everyone in the country; nil where the day is not one.
    package func zone(ofDay instant: Instant) -> TimeZoneRules? {
        if let offsets = offsets(during: instant...instant) {
            let days = [offsets.lowerBound, offsets.upperBound].map {
                DayNumber.of(localTime: instant.milliseconds + $0)
            }
            return days[0] == days[1] ? zones[0] : nil
        }
        let first = zones[0].dayNumber(of: instant)
        return zones.dropFirst().allSatisfy { $0.dayNumber(of: instant) == first } ? zones[0] : nil
    }

    /// The last millisecond of the last whole day that ends before a limit, or with it, everywhere in the country: where it ends first.
    package func endOfLastDay(before limit: Instant) -> Instant? {
        // What a day of one zone and one of another span together.
        let near = limit.adding(milliseconds: -3 * DayNumber.length)...limit.adding(milliseconds: 3 * DayNumber.length)
        guard let offsets = offsets(during: near) else { return zones.endOfLastDay(before: limit) }
        let midnight = DayNumber.of(localTime: limit.milliseconds + offsets.lowerBound) * DayNumber.length
        return Instant(milliseconds: midnight - offsets.upperBound - 1)
    }

    private struct Key: Hashable {
        let alpha2: String
        let data: TimeZoneData
    }

    private struct Known {
        let country: CountryZones?
    }

    /// Each country that was asked for: there are no more than codes of two letters.
    private static let known = Mutex<[Key: Known]>([:])
}

extension [TimeZoneRules] {
    /// The last millisecond of the last whole day that ends before a limit, or with it, in each of the zones: where it ends first. nil
    /// beyond what calendars count to.
    package func endOfLastDay(before limit: Instant) -> Instant? {
        let days = compactMap { zone in
            zone.startOfDay(limit).flatMap { zone.dayNumber(of: $0.adding(milliseconds: -1)) }
        }
        guard days.count == count, let last = days.min() else { return nil }
        let ends = compactMap { $0.start(ofDay: last + 1)?.adding(milliseconds: -1) }
        return ends.count == count ? ends.min() : nil
    }
}

/// The time between two changes of any clocks in a country.
private struct CountryStretch {
    private let start: Instant
    private let end: Instant
    private let offsets: ClosedRange<Int64>

    /// The time that stretches of all zones have in common; nil where there is none.
    init?(_ stretches: [OffsetStretch]) {
        let offsets = stretches.map(\.offset)
        guard let start = stretches.map(\.start).max(), let end = stretches.map(\.end).min(),
            let least = offsets.min(), let most = offsets.max()
        else { return nil }
        let limit = TimeZoneRules.timeLimit
        self.start = max(start, Instant(milliseconds: -limit))
        self.end = min(end, Instant(milliseconds: limit))
        self.offsets = least...most
    }

    func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }

    func offsets(during time: ClosedRange<Instant>) -> ClosedRange<Int64>? { time.upperBound < end ? offsets : nil }
}
