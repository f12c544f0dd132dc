internal import CICU
public import StoreModel

/// Calendar arithmetic in one named time zone, by ICU: the proleptic Gregorian calendar the stores bill in.
///
/// Instants are milliseconds since 1970-01-01T00:00:00Z.
public final class StoreCalendar: Sendable {
    /// The time zone's identifier, such as "Europe/Berlin".
    public let timeZone: String

    /// Why a calendar cannot be made.
    public struct UnknownTimeZone: Error, Hashable, Sendable, CustomStringConvertible {
        /// What was given.
        public let identifier: String
        /// One line for a person.
        public var description: String {
            "unknown time zone \"\(identifier)\"; expected a name of the IANA database such as \"Europe/Berlin\""
        }
    }

    // The handle is an immutable ICU prototype that the bridge clones for each call, so threads may share it. Users of it
    // keep this object alive: Swift may otherwise release it as soon as the handle is read.
    private nonisolated(unsafe) let calendar: OpaquePointer

    /// Throws for a time zone that ICU does not know.
    public init(timeZone: String) throws(UnknownTimeZone) {
        var status: cicu_status = 0
        guard cicu_time_zone_is_valid(timeZone), let calendar = cicu_calendar_create("gregory", timeZone, &status)
        else {
            throw UnknownTimeZone(identifier: timeZone)
        }
        self.calendar = calendar
        self.timeZone = timeZone
    }

    deinit { cicu_calendar_destroy(calendar) }

    /// The instant a calendar duration later, at the same local time of day, the day clamped to the month's end:
    /// 31 January plus P1M is 28 or 29 February. nil when the result is out of range.
    public func adding(_ duration: CalendarDuration, to instant: Int64) -> Int64? {
        var status: cicu_status = 0
        let result = withExtendedLifetime(self) {
            cicu_calendar_add(
                calendar,
                instant,
                Int32(duration.years),
                Int32(duration.months),
                Int32(duration.weeks),
                Int32(duration.days),
                &status
            )
        }
        return status > 0 ? nil : result
    }

    /// How many local midnights lie between two instants; negative when `end` is earlier, nil when out of range.
    public func days(from start: Int64, to end: Int64) -> Int? {
        var status: cicu_status = 0
        let days = withExtendedLifetime(self) { cicu_calendar_days_between(calendar, start, end, &status) }
        return status > 0 ? nil : Int(days)
    }

    /// The first instant of the local day that holds an instant; nil when out of range.
    public func startOfDay(_ instant: Int64) -> Int64? {
        var status: cicu_status = 0
        let start = withExtendedLifetime(self) { cicu_calendar_start_of_day(calendar, instant, &status) }
        return status > 0 ? nil : start
    }
}
