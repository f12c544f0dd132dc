internal import PaywrightDecisions
package import PaywrightICU
package import PaywrightMessages
package import PaywrightValues

extension StoreCalendar {
    /// An instant as a message argument, by the clocks of this calendar.
    package func date(_ instant: Instant, style: DateStyle) -> MessageDate {
        MessageDate(instant, timeZone: zone(ofDay: instant).identifier, zoneData: zone.data, style: style)
    }
}
