internal import PaywrightModel
internal import PaywrightTimeZones
internal import PaywrightValues

/// One way in which a store may count periods.
struct PeriodRule {
    let calendar: StoreCalendar
    /// Whether later periods are counted from the first one, so that the day of a month comes back after a short month; else each
    /// from the one before.
    let isAnchored: Bool
    /// Whether a day that a month lacks becomes the day after the month, and not its last one.
    let overflows: Bool
    /// Whether the weeks and days of a length come before its years and months.
    var isDaysFirst = false

    /// A point in time, and from where it was counted.
    struct Point {
        let instant: Instant
        private let anchor: Instant
        private let sinceAnchor: CalendarDuration?

        init(_ instant: Instant) { self.init(instant, anchor: instant, sinceAnchor: nil) }

        fileprivate init(_ instant: Instant, anchor: Instant, sinceAnchor: CalendarDuration?) {
            self.instant = instant
            self.anchor = anchor
            self.sinceAnchor = sinceAnchor
        }

        /// Months and years in a row are counted from where the first of them begins, days and weeks from where they do.
        fileprivate func counted(_ length: CalendarDuration) -> (from: Instant, CalendarDuration)? {
            guard length.isWholeMonths, let sinceAnchor, sinceAnchor.isWholeMonths else { return (instant, length) }
            return sinceAnchor.adding(length).map { (anchor, $0) }
        }
    }

    /// The end of so many periods from a point; nil when a date leaves the calendar's range.
    func end(of count: Int, _ period: CalendarDuration, from start: Point) -> Point? {
        if isAnchored {
            guard let length = period.times(count), let (from, total) = start.counted(length),
                let end = adding(total, to: from)
            else { return nil }
            return Point(end, anchor: from, sinceAnchor: total)
        }
        var instant = start.instant
        for _ in 0..<count {
            guard let next = adding(period, to: instant) else { return nil }
            instant = next
        }
        return Point(instant)
    }

    private func adding(_ duration: CalendarDuration, to instant: Instant) -> Instant? {
        guard isDaysFirst, duration.mixesMonthsAndDays,
            let days = CalendarDuration(weeks: duration.weeks, days: duration.days),
            let months = CalendarDuration(years: duration.years, months: duration.months)
        else { return addingWhole(duration, to: instant) }
        return addingWhole(days, to: instant).flatMap { addingWhole(months, to: $0) }
    }

    private func addingWhole(_ duration: CalendarDuration, to instant: Instant) -> Instant? {
        guard let end = calendar.adding(duration, to: instant), overflows, duration.isWholeMonths,
            let before = calendar.day(of: instant), let after = calendar.day(of: end),
            before.description.suffix(2) != after.description.suffix(2)
        else { return calendar.adding(duration, to: instant) }
        return CalendarDuration(days: 1).flatMap { calendar.adding($0, to: end) }
    }
}

extension CalendarDuration {
    var isWholeMonths: Bool { weeks == 0 && days == 0 }

    /// Whether it has months or years, and weeks or days.
    var mixesMonthsAndDays: Bool { !isWholeMonths && (years > 0 || months > 0) }

    func adding(_ other: CalendarDuration) -> CalendarDuration? {
        CalendarDuration(
            years: years + other.years,
            months: months + other.months,
            weeks: weeks + other.weeks,
            days: days + other.days
        )
    }
}

extension StoreCalendar {
    /// The local day of an instant; nil when out of range.
    func day(of instant: Instant) -> CalendarDay? {
        zone.localTime(of: instant).flatMap { CalendarDay(Instant(milliseconds: $0)) }
    }
}

extension PeriodRule {
    /// Every way in which a store may count, by its documentation.
    ///
    /// - Parameters:
    ///   - calendar: The days in the customer’s time zone.
    ///   - hasYears: Whether a length of years is counted.
    ///   - isMixed: Whether a length of months and days is counted: no source tells which of them come first.
    static func rules(
        of store: StoreName,
        in calendar: StoreCalendar,
        hasYears: Bool,
        isMixed: Bool
    ) -> [PeriodRule] {
        let traits = store.traits
        func named(_ zone: String) -> StoreCalendar? { try? StoreCalendar(timeZone: zone, data: calendar.zone.data) }
        if traits.countsPeriodsInUTC {
            return named("UTC").map { [PeriodRule(calendar: $0, isAnchored: true, overflows: false)] } ?? []
        }
        let own = calendar.isTimeZoneAssumed ? [] : [calendar]
        let calendars = own + [named("UTC"), named("America/Los_Angeles")].compactMap { $0 }
        // No source tells what becomes of a year from February 29.
        let overflows = traits.endsAtEndOfMonth && !hasYears ? [false] : [false, true]
        let orders = isMixed ? [false, true] : [false]
        return calendars.flatMap { calendar in
            [true, false].flatMap { isAnchored in
                overflows.flatMap { overflows in
                    orders.map { isDaysFirst in
                        PeriodRule(
                            calendar: calendar,
                            isAnchored: isAnchored,
                            overflows: overflows,
                            isDaysFirst: isDaysFirst
                        )
                    }
                }
            }
        }
    }
}
