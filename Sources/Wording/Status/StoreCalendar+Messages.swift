package import PaywrightICU
package import PaywrightMessages
internal import PaywrightDecisions

extension StoreCalendar {
    /// An instant as a message argument, told by the clocks of this calendar.
    package func date(_ instant: Int64, style: DateStyle) -> MessageDate {
        MessageDate(milliseconds: instant, timeZone: timeZone, zoneData: zone.data, style: style)
    }
}
