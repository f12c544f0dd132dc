public import PaywrightModel
public import PaywrightValues

/// When each phase of some terms begins and ends, for a purchase at a known instant.
public struct PurchaseSchedule: Hashable, Sendable {
    /// One phase in time.
    public struct Entry: Hashable, Sendable {
        /// What is charged.
        public let phase: PricingPhase
        /// When it begins.
        public let start: Instant
        /// When it ends; nil for a phase without an end.
        public let end: Instant?
    }

    /// The phases in order.
    public let entries: [Entry]

    /// The schedule of a purchase at `start`; nil when a date leaves the calendar's range.
    ///
    /// Phases of months and years in a row are counted from where the first of them begins, so a month-end date comes
    /// back after a short month: bought on 31 January with a 1-month trial and 2 paid months, the trial ends on 28
    /// February and the offer on 30 April. Days and weeks are counted from where the phase begins.
    ///
    /// - Parameters:
    ///   - terms: What is bought.
    ///   - start: The moment of the purchase.
    ///   - calendar: The calendar of the customer’s time zone.
    public init?(of terms: PurchaseTerms, startingAt start: Instant, in calendar: StoreCalendar) {
        var entries: [Entry] = []
        var begin = start
        var anchor = start
        var sinceAnchor: CalendarDuration?
        for phase in terms.phases {
            guard let duration = phase.duration else {
                entries.append(Entry(phase: phase, start: begin, end: nil))
                continue
            }
            if !duration.isWholeMonths || sinceAnchor?.isWholeMonths == false {
                anchor = begin
                sinceAnchor = nil
            }
            let total = sinceAnchor.map { $0.adding(duration) } ?? .some(duration)
            guard let total, let end = calendar.adding(total, to: anchor) else { return nil }
            entries.append(Entry(phase: phase, start: begin, end: end))
            begin = end
            sinceAnchor = total
        }
        self.entries = entries
    }
}

extension CalendarDuration {
    var isWholeMonths: Bool { weeks == 0 && days == 0 }

    func adding(_ other: CalendarDuration) -> CalendarDuration? {
        CalendarDuration(
            years: years + other.years,
            months: months + other.months,
            weeks: weeks + other.weeks,
            days: days + other.days
        )
    }
}
