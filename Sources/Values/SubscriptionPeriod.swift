/// The unit of a subscription period, as StoreKit names them.
public enum PeriodUnit: String, Hashable, Sendable, CaseIterable {
    /// A calendar day.
    case day
    /// Seven days.
    case week
    /// A calendar month.
    case month
    /// A calendar year.
    case year
}

/// How often a subscription is charged: a number of one unit, such as every 3 months.
///
///     SubscriptionPeriod(iso8601: "P3M")?.description                // "P3M"
///     SubscriptionPeriod(iso8601: "P7D")?.normalized().description   // "P1W"
public struct SubscriptionPeriod: Hashable, Sendable, CustomStringConvertible {
    /// How many units, from 1 to 9,999.
    public let value: Int
    /// The unit counted.
    public let unit: PeriodUnit

    /// nil unless `value` is from 1 to 9,999.
    ///
    /// - Parameters:
    ///   - value: How many units, from 1 to 9,999.
    ///   - unit: The unit counted.
    public init?(_ value: Int, _ unit: PeriodUnit) {
        guard (1...CalendarDuration.largestCount).contains(value) else { return nil }
        self.value = value
        self.unit = unit
    }

    /// Reads an ISO 8601 duration of one unit: "P1W", "P3M", "P1Y".
    ///
    /// nil for anything else: "P0M", "P1H", "month", "P1M3D" (a `CalendarDuration`), "p1m", "P1.5M".
    ///
    /// - Parameter text: The duration: "P1M".
    public init?(iso8601 text: some StringProtocol) {
        guard let period = CalendarDuration(iso8601: text)?.singlePeriod else { return nil }
        self = period
    }

    /// The same length with 7 days as a week and 12 months as a year: P7D → P1W, P14D → P2W, P12M → P1Y; P30D stays.
    public func normalized() -> SubscriptionPeriod {
        switch unit {
        case .day where value % 7 == 0: SubscriptionPeriod(value / 7, .week) ?? self
        case .month where value % 12 == 0: SubscriptionPeriod(value / 12, .year) ?? self
        case .day, .week, .month, .year: self
        }
    }

    /// The period in ISO 8601: "P3M".
    public var description: String { CalendarDuration(self).description }
}

extension SubscriptionPeriod {
    /// So many days: `.days(3)`. A count outside 1 to 9,999 becomes the nearest one inside, here and below.
    ///
    /// - Parameter count: How many.
    public static func days(_ count: Int) -> SubscriptionPeriod { SubscriptionPeriod(clamping: count, .day) }

    /// So many weeks: `.weeks(1)` is what a store calls P1W.
    ///
    /// - Parameter count: How many.
    public static func weeks(_ count: Int) -> SubscriptionPeriod { SubscriptionPeriod(clamping: count, .week) }

    /// So many months: `.months(1)` is P1M.
    ///
    /// - Parameter count: How many.
    public static func months(_ count: Int) -> SubscriptionPeriod { SubscriptionPeriod(clamping: count, .month) }

    /// So many years: `.years(1)` is P1Y.
    ///
    /// - Parameter count: How many.
    public static func years(_ count: Int) -> SubscriptionPeriod { SubscriptionPeriod(clamping: count, .year) }

    init(clamping count: Int, _ unit: PeriodUnit) {
        value = min(max(count, 1), CalendarDuration.largestCount)
        self.unit = unit
    }
}
