internal import MessageCatalog
internal import StoreDecisions

extension StoreCalendar {
    /// An instant as a message argument, told by the clocks of this calendar.
    func date(_ instant: Int64, style: DateStyle) -> MessageDate {
        MessageDate(milliseconds: instant, timeZone: timeZone, zoneData: zone.data, style: style)
    }
}
