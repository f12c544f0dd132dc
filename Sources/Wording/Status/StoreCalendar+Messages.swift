package import PaywrightICU
package import PaywrightMessages
internal import PaywrightDecisions
package import PaywrightValues

extension StoreCalendar {
    /// An instant as a message argument, told by the clocks of this calendar.
    package func date(_ instant: Instant, style: DateStyle) -> MessageDate {
        MessageDate(instant, timeZone: timeZone, zoneData: zone.data, style: style)
    }
}
