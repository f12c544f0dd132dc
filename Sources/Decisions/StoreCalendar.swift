#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
internal import PaywrightICU
internal import Synchronization
package import PaywrightModel
public import PaywrightTimeZones
public import PaywrightValues

/// Calendar arithmetic in one named time zone, by ICU: the proleptic Gregorian calendar the stores bill in.
///
///     let calendar = try StoreCalendar(timeZone: "Asia/Almaty")
///     calendar.zone.origin.version  // "2025b"
public final class StoreCalendar: Sendable {
    /// The clocks of the time zone: where their rules are from, and whether those are known to be old.
    public let zone: TimeZoneRules
    /// The time zone's identifier, such as "Europe/Berlin".
    public var timeZone: String { zone.identifier }
    /// Whether the time zone is only assumed, because the customer's is not known: `lastDay(before:now:)` then gives a day that is
    /// right in every time zone.
    public let isTimeZoneAssumed: Bool
    /// The zones of the country where the customer buys, where the customer's own is not known.
    package let country: CountryZones?

    /// Why a calendar cannot be made.
    public struct UnknownTimeZone: Error, Hashable, Sendable, CustomStringConvertible {
        /// What was given.
        public let identifier: String
        /// The zone file of that name that cannot be used; nil where there is none.
        public let diagnostic: Diagnostic?
        /// One line for a person.
        public var description: String {
            "unknown time zone \"\(identifier)\"; expected a name of the IANA database such as \"Europe/Berlin\""
                + (diagnostic.map { " (\($0.place.file ?? ""): \($0.message))" }
                    ?? TimeZoneRules.Unknown.hint(for: identifier))
        }
    }

    private let calendar: GregorianCalendar

    /// Throws for a time zone that neither the zone files nor ICU know.
    ///
    /// - Parameters:
    ///   - timeZone: A name of the IANA database: "Europe/Berlin", "UTC". nil where the customer's is not known: the days of UTC
    ///     are assumed.
    ///   - data: Where the rules of the zone are looked for; by default the machine's zone files.
    /// - Throws: `StoreCalendar.UnknownTimeZone` for a time zone that neither the zone files nor ICU know.
    public init(timeZone: String?, data: TimeZoneData = .system) throws(UnknownTimeZone) {
        isTimeZoneAssumed = timeZone == nil
        country = nil
        let timeZone = timeZone ?? "UTC"
        do {
            zone = try TimeZoneRules.find(timeZone, in: data)
        } catch {
            throw UnknownTimeZone(identifier: timeZone, diagnostic: error.diagnostic)
        }
        guard let calendar = GregorianCalendar() else {
            throw UnknownTimeZone(identifier: timeZone, diagnostic: nil)
        }
        self.calendar = calendar
    }

    private init(_ assumed: StoreCalendar, in country: CountryZones) {
        (zone, isTimeZoneAssumed, calendar) = (assumed.zone, true, assumed.calendar)
        self.country = country
    }

    /// The calendar of a customer who buys in a storefront. Where the customer's time zone is not known, a day is the one that it is
    /// in all time zones of the country. An instant that lies in two days there has the day of UTC.
    ///
    ///     // 10 December 2026 at 20:00 in UTC is 11 December in all of Japan.
    ///     try StoreCalendar(timeZone: nil).calendar(in: Storefront("JPN"))
    ///
    /// - Parameter storefront: Where the customer buys; nil where that is not known.
    package func calendar(in storefront: @autoclosure () -> Storefront?) -> StoreCalendar {
        guard isTimeZoneAssumed, let storefront = storefront() else { return self }
        return countries.withLock { countries in
            if let known = countries[storefront] { return known.calendar ?? self }
            let country = CountryZones.find(storefront.alpha2, in: zone.data)
            let found = CountryCalendar(calendar: country.map { StoreCalendar(self, in: $0) })
            countries[storefront] = found
            return found.calendar ?? self
        }
    }

    /// The calendar of each country that was asked for; nil for one without zones.
    private let countries = Mutex<[Storefront: CountryCalendar]>([:])

    private struct CountryCalendar {
        let calendar: StoreCalendar?
    }

    /// The clocks by which an instant has its day: those of the time zone, or of the country where the customer buys.
    package func zone(ofDay instant: Instant) -> TimeZoneRules { country?.zone(ofDay: instant) ?? zone }

    /// The instant a calendar duration later, at the same local time of day, the day clamped to the month's end:
    /// 31 January plus P1M is 28 or 29 February. nil when the result is out of range.
    ///
    /// - Parameters:
    ///   - duration: The length.
    ///   - instant: The instant.
    public func adding(_ duration: CalendarDuration, to instant: Instant) -> Instant? {
        guard let stretch = zone.stretch(of: instant) else { return nil }
        let sum = calendar.adding(
            years: duration.years,
            months: duration.months,
            weeks: duration.weeks,
            days: duration.days,
            toLocalTime: instant.milliseconds + stretch.offset
        )
        guard let local = sum else { return nil }
        // A local time that occurs twice stays on the side of the change where the addition started.
        let unchanged = Instant(milliseconds: local - stretch.offset)
        if zone.stretch(of: unchanged)?.offset == stretch.offset { return unchanged }
        return zone.instant(ofLocalTime: local)
    }

    /// The day that lies so long before a day, both counted from 1970-01-01, clamped to the month's end; nil when out of range.
    func day(_ duration: CalendarDuration, before number: Int64) -> Int64? {
        calendar.adding(
            years: -duration.years,
            months: -duration.months,
            weeks: -duration.weeks,
            days: -duration.days,
            toLocalTime: number * 86_400_000
        ).map { $0 / 86_400_000 }
    }

    /// How many local midnights lie between two instants; negative when `end` is earlier, nil when out of range.
    ///
    /// - Parameters:
    ///   - start: The earlier instant.
    ///   - end: The later instant.
    public func days(from start: Instant, to end: Instant) -> Int? {
        guard let first = zone(ofDay: start).dayNumber(of: start), let last = zone(ofDay: end).dayNumber(of: end) else {
            return nil
        }
        return Int(last - first)
    }

    /// The first instant of the local day that holds an instant; nil when out of range.
    ///
    /// - Parameter instant: The instant.
    public func startOfDay(_ instant: Instant) -> Instant? { zone.startOfDay(instant) }
}

extension StoreCalendar.UnknownTimeZone: LocalizedError {
    /// What Foundation shows for the error: its description.
    public var errorDescription: String? { description }
}
