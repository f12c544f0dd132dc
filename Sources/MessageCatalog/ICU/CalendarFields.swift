internal import CICU

/// Year, month and day of an instant in a locale's calendar.
struct CalendarFields: Hashable {
    let year: Int
    let month: Int
    let day: Int

    /// `calendar` is a BCP 47 calendar type such as "gregory" or "buddhist".
    init(of milliseconds: Int64, calendar: String, timeZone: String) throws(ICUError) {
        let context = "calendar \(calendar), time zone \(timeZone)"
        let handle = try checked(context) { cicu_calendar_create(calendar, timeZone, &$0) }
        defer { cicu_calendar_destroy(handle) }
        let fields = try checked(context) { cicu_calendar_get(handle, milliseconds, &$0) }
        year = Int(fields.year)
        month = Int(fields.month)
        day = Int(fields.day)
    }
}
