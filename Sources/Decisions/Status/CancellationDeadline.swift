public import PaywrightModel
internal import PaywrightTimeZones
public import PaywrightValues

/// When a customer has to cancel to avoid an automatic charge, by the store's own rule, in the customer's time zone.
///
///     // A trial of the App Store that ends on 10 December 2026 at noon, seen from Berlin on 20 November:
///     StoreName.appStore.cancellationDeadline(before: end, now: now, calendar: berlin)
///     // .by(2026-12-08T23:59:59.999+01:00): 8 December is the last whole day that ends 24 hours before the charge
///
/// The App Store asks for 24 hours: it may charge a day before the period ends. In Google Play a customer can cancel at any time
/// before the billing period ends, and the cancellation counts for the next one (Google Play Terms of Service, “Subscriptions”), even
/// where a charge is prepared up to 24 hours before; and so with what an app sells itself.
@nonexhaustive
public enum CancellationDeadline: Hashable, Sendable {
    /// On that day at the latest: its last millisecond in the customer's time zone. The day is today or later.
    case by(Instant)
    /// Now: no whole day is left, and a cancellation still counts.
    case now
    /// Too late to be sure: a cancellation may come after the charge.
    case late
}

extension StoreName {
    /// When a customer has to cancel to avoid a charge; nil for a charge that has passed, and where a calendar has no such day.
    ///
    /// - Parameters:
    ///   - charge: When the store charges at the latest: the end of the period before.
    ///   - now: The instant it is said at.
    ///   - calendar: Tells the days in the customer's time zone.
    public func cancellationDeadline(
        before charge: Instant,
        now: Instant,
        calendar: StoreCalendar
    ) -> CancellationDeadline? {
        guard charge > now else { return nil }
        let last = firstInstantTooLate(before: charge)
        guard last > now else { return .late }
        return calendar.lastDay(before: last, now: now).map { .by($0) } ?? .now
    }

    /// How many hours before a charge a customer has to cancel at the latest.
    package var hoursToCancelBefore: Int64 { traits.hoursToCancelBefore }

    /// The first instant at which a cancellation is too late for a charge to be sure to stay out.
    func firstInstantTooLate(before charge: Instant) -> Instant {
        charge.adding(milliseconds: -hoursToCancelBefore * 3_600_000)
    }
}

extension StoreCalendar {
    /// The time zones in each of which a last day has ended before its limit: the customer's, or those of the country. Where neither
    /// is known the one that is 12 hours behind UTC, in which days end last.
    package var zonesOfLastDays: [String] {
        if isTimeZoneAssumed, country == nil { return ["Etc/GMT+12"] }
        return (country?.zones ?? [zone]).map(\.identifier)
    }

    /// The last whole day that ends before a limit, or with it: its last millisecond. A day that is named with "on or before" is
    /// right to its end. nil where it is over.
    ///
    /// Where the customer's time zone is not known, the day ends before the limit in every time zone of the country where the customer
    /// buys, and is over in none. Where that is not known either, in every time zone of the world: the last one is 12 hours behind UTC,
    /// the first one 14 hours ahead.
    ///
    ///     // The first instant that is too late is 10 December 2026 at 03:00 in UTC.
    ///     try StoreCalendar(timeZone: "UTC").lastDay(before: limit, now: now)    // 2026-12-09T23:59:59.999Z
    ///     try StoreCalendar(timeZone: nil).lastDay(before: limit, now: now)      // 2026-12-08T23:59:59.999Z
    ///
    /// - Parameters:
    ///   - limit: The first instant that is too late.
    ///   - now: The instant it is told at.
    /// - Returns: The last millisecond of the day, where it ends first.
    public func lastDay(before limit: Instant, now: Instant) -> Instant? {
        if isTimeZoneAssumed, country == nil { return lastDayAnywhere(before: limit, now: now) }
        let end = country.map { $0.endOfLastDay(before: limit) } ?? [zone].endOfLastDay(before: limit)
        guard let end, end >= now else { return nil }
        return end
    }

    private func lastDayAnywhere(before limit: Instant, now: Instant) -> Instant? {
        guard let midnight = startOfDay(limit.adding(milliseconds: -12 * 3_600_000)) else { return nil }
        return midnight.adding(milliseconds: -14 * 3_600_000) <= now ? nil : midnight.adding(milliseconds: -1)
    }
}
