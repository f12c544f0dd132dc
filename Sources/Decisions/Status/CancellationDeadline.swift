public import PaywrightModel
public import PaywrightValues

/// When a customer has to cancel to avoid an automatic charge, by the store's own rule, in the customer's time zone.
///
///     // A trial of the App Store that ends on 10 December 2026 at noon, seen from Berlin on 20 November:
///     StoreName.appStore.cancellationDeadline(before: end, now: now, calendar: berlin)
///     // .by(2026-12-08T23:59:59.999+01:00): 8 December is the last whole day that ends 24 hours before the charge
///
/// The App Store asks for 24 hours: it may charge a day before the period ends. In Google Play a customer can cancel at any time
/// and keeps access until the billing period ends (developer.android.com/google/play/billing/manage-purchases), and so with what an
/// app sells itself.
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
        let last = charge.adding(milliseconds: -traits.hoursToCancelBefore * 3_600_000)
        guard last > now else { return .late }
        guard let midnight = calendar.startOfDay(last), midnight > now else { return .now }
        return .by(midnight.adding(milliseconds: -1))
    }
}
