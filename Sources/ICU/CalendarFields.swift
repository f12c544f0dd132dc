internal import CPaywrightICU

/// Year, month and day of a local time in a locale's calendar.
package struct CalendarFields: Hashable {
    package let year: Int
    package let month: Int
    package let day: Int

    /// `localTime` is in milliseconds since 1970-01-01T00:00:00, `calendar` a BCP 47 calendar type such as "gregory" or
    /// "buddhist".
    package init(of localTime: Int64, calendar: String) throws(ICUError) {
        let context = "calendar \(calendar)"
        let handle = try checked(context) { cicu_calendar_create(calendar, &$0) }
        defer { cicu_calendar_destroy(handle) }
        let fields = try checked(context) { cicu_calendar_get(handle, localTime, &$0) }
        year = Int(fields.year)
        month = Int(fields.month)
        day = Int(fields.day)
    }
}
