internal import CPaywrightICU

/// Arithmetic in the proleptic Gregorian calendar, on local times in milliseconds since 1970-01-01T00:00:00 there.
package final class GregorianCalendar: Sendable {
    // An immutable ICU prototype that the bridge clones for each call, so threads may share it.
    private nonisolated(unsafe) let handle: OpaquePointer

    /// nil where ICU cannot make one.
    package init?() {
        var status: cicu_status = 0
        guard let handle = cicu_calendar_create("gregory", &status) else { return nil }
        self.handle = handle
    }

    deinit { cicu_calendar_destroy(handle) }

    /// The local time so much later, the day clamped to the month's end; nil when it is out of range.
    package func adding(years: Int, months: Int, weeks: Int, days: Int, toLocalTime local: Int64) -> Int64? {
        var status: cicu_status = 0
        let sum = withExtendedLifetime(self) {
            cicu_calendar_add(
                handle,
                local,
                Int32(clamping: years),
                Int32(clamping: months),
                Int32(clamping: weeks),
                Int32(clamping: days),
                &status
            )
        }
        return status <= 0 ? sum : nil
    }
}
