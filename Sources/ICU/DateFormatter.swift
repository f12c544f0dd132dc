package import CPaywrightICU

/// A shared ICU date format, cloned by the bridge for each call. It prints local times, and knows no time zone.
package final class DateFormatter: Sendable {
    // The bridge never changes the prototype behind the handle.
    private nonisolated(unsafe) let handle: OpaquePointer

    /// What the format prints.
    package enum Shape: Hashable, Sendable {
        case skeleton(String)
        case pattern(String)
        case style(date: DateStyle, time: DateStyle)
    }

    /// - Parameter formats: names that are stated in place of ICU's own.
    package init(locale: String, shape: Shape, formats: StatedFormats? = nil) throws(ICUError) {
        var status: cicu_status = 0
        let handle = withExtendedLifetime(formats) {
            switch shape {
            case .skeleton(let skeleton): cicu_date_create_skeleton(locale, skeleton, formats?.handle, &status)
            case .pattern(let pattern): cicu_date_create_pattern(locale, pattern, formats?.handle, &status)
            case .style(let date, let time):
                cicu_date_create_style(locale, date.bridged, time.bridged, formats?.handle, &status)
            }
        }
        guard let handle, status <= 0 else {
            throw ICUError(status, context: "date format \(shape), locale \(locale)")
        }
        self.handle = handle
    }

    deinit { cicu_date_destroy(handle) }

    /// The text of a local time, in milliseconds since 1970-01-01T00:00:00 there.
    package func format(_ localTime: Int64) throws(ICUError) -> [UInt8] {
        try checked("date \(localTime)") { status in
            withExtendedLifetime(self) {
                readBytes { cicu_date_format(handle, localTime, $0, $1, &status) }
            }
        }
    }
}

/// How long a date or time is written: CLDR's lengths.
public enum DateStyle: String, Hashable, Sendable, CaseIterable {
    /// Left out.
    case none
    /// Digits only: "5/3/26" in en.
    case short
    /// "May 3, 2026" in en.
    case medium
    /// "May 3, 2026" in en, "3 мая 2026 г." in ru.
    case long
    /// With the weekday.
    case full

    package var bridged: cicu_date_style {
        switch self {
        case .none: CICU_DATE_NONE
        case .short: CICU_DATE_SHORT
        case .medium: CICU_DATE_MEDIUM
        case .long: CICU_DATE_LONG
        case .full: CICU_DATE_FULL
        }
    }
}
