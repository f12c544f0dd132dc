/// An exact length of calendar time with any of years, months, weeks and days: Google Play's "P4W2D" and "P1M3D", an
/// offer's "3 times P1M".
///
/// Nothing is converted: 7 days are not a week and 12 months not a year unless `SubscriptionPeriod.normalized()` is asked.
///
///     CalendarDuration(iso8601: "P1M3D")?.description    // "P1M3D"
public struct CalendarDuration: Hashable, Sendable, CustomStringConvertible {
    /// The four counts in one number, 14 bits each, which is never 0: lengths are copied and compared often.
    package let packed: UInt64

    static let largestCount = 9_999
    private static let bits: UInt64 = 14

    /// Whole years.
    public var years: Int { count(3) }
    /// Whole months.
    public var months: Int { count(2) }
    /// Whole weeks.
    public var weeks: Int { count(1) }
    /// Whole days.
    public var days: Int { count(0) }

    private func count(_ place: UInt64) -> Int { Int(packed >> (place * Self.bits) & (1 << Self.bits - 1)) }

    /// nil unless every count is from 0 to 9,999 and one is above 0.
    ///
    /// - Parameters:
    ///   - years: Whole years.
    ///   - months: Whole months.
    ///   - weeks: Whole weeks.
    ///   - days: Whole days.
    public init?(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) {
        let counts = [years, months, weeks, days]
        guard counts.allSatisfy({ (0...Self.largestCount).contains($0) }), counts.contains(where: { $0 > 0 }) else {
            return nil
        }
        packed = counts.reduce(0) { $0 << Self.bits | UInt64($1) }
    }

    /// The length of one subscription period.
    ///
    /// - Parameter period: The subscription period.
    public init(_ period: SubscriptionPeriod) {
        let place: UInt64 =
            switch period.unit {
            case .day: 0
            case .week: 1
            case .month: 2
            case .year: 3
            }
        packed = UInt64(period.value) << (place * Self.bits)
    }

    /// Reads an ISO 8601 duration of years, months, weeks and days in that order, each at most once: `P(nY)(nM)(nW)(nD)`.
    ///
    /// nil for anything else, times of day ("PT1H", "P1H") and empty or zero lengths ("P", "P0M") among it.
    ///
    /// - Parameter text: The duration: "P1M".
    public init?(iso8601 text: some StringProtocol) {
        let order = Array("YMWD".utf8)
        var counts = [0, 0, 0, 0]
        var next = 0
        var number: Int?
        var bytes = text.utf8.makeIterator()
        guard bytes.next() == UInt8(ascii: "P") else { return nil }
        while let byte = bytes.next() {
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                let value = (number ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
                guard value <= Self.largestCount else { return nil }
                number = value
            } else {
                guard let value = number, let position = order[next...].firstIndex(of: byte) else { return nil }
                counts[position] = value
                next = position + 1
                number = nil
            }
        }
        guard number == nil else { return nil }
        self.init(years: counts[0], months: counts[1], weeks: counts[2], days: counts[3])
    }

    /// The length repeated `count` times; nil when a count leaves 1 to 9,999.
    ///
    /// - Parameter count: How many times.
    public func times(_ count: Int) -> CalendarDuration? {
        guard (1...Self.largestCount).contains(count) else { return nil }
        return CalendarDuration(
            years: years * count,
            months: months * count,
            weeks: weeks * count,
            days: days * count
        )
    }

    /// The same length with 7 days as a week and 12 months as a year, in one unit where that can be: P12M → P1Y, P7D → P1W,
    /// P1Y6M → P18M, P8W4D → P60D. Months are not made days: P1M3D stays.
    public func normalized() -> CalendarDuration {
        let (wholeMonths, wholeDays) = (years * 12 + months, weeks * 7 + days)
        let (isYears, isWeeks) = (wholeMonths % 12 == 0, wholeDays % 7 == 0)
        return CalendarDuration(
            years: isYears ? wholeMonths / 12 : 0,
            months: isYears ? 0 : wholeMonths,
            weeks: isWeeks ? wholeDays / 7 : 0,
            days: isWeeks ? 0 : wholeDays
        ) ?? self
    }

    /// A length of weeks and days in days alone: P8W4D → P60D, which is how Google Play writes a length that a shop set as 60
    /// days. Whole weeks stay, and so does everything with months or years in it: P8W, P1M3D.
    public var inDaysIfWeeksAndDays: CalendarDuration {
        guard years == 0, months == 0, weeks > 0, days > 0 else { return self }
        return CalendarDuration(days: weeks * 7 + days) ?? self
    }

    /// The parts that are not 0, longest unit first.
    public var parts: [(count: Int, unit: PeriodUnit)] {
        [(years, .year), (months, .month), (weeks, .week), (days, .day)].filter { $0.0 > 0 }
    }

    /// The same length as a period, when it has one unit only.
    public var singlePeriod: SubscriptionPeriod? {
        switch (years, months, weeks, days) {
        case (let count, 0, 0, 0): SubscriptionPeriod(count, .year)
        case (0, let count, 0, 0): SubscriptionPeriod(count, .month)
        case (0, 0, let count, 0): SubscriptionPeriod(count, .week)
        case (0, 0, 0, let count): SubscriptionPeriod(count, .day)
        default: nil
        }
    }

    /// The length in ISO 8601: "P1M3D".
    public var description: String {
        var text = "P"
        for (count, letter) in [(years, "Y"), (months, "M"), (weeks, "W"), (days, "D")] where count > 0 {
            text += String(count) + letter
        }
        return text
    }
}

extension CalendarDuration {
    /// So many of a unit: `CalendarDuration(3, .month)` is P3M. A count outside 1 to 9,999 becomes the nearest one inside,
    /// here and below.
    ///
    /// - Parameters:
    ///   - count: How many.
    ///   - unit: The unit of time.
    public init(_ count: Int, _ unit: PeriodUnit) { self.init(SubscriptionPeriod(clamping: count, unit)) }

    /// So many days: `.days(3)` is P3D.
    ///
    /// - Parameter count: How many.
    public static func days(_ count: Int) -> CalendarDuration { CalendarDuration(count, .day) }

    /// So many weeks: `.weeks(1)` is P1W.
    ///
    /// - Parameter count: How many.
    public static func weeks(_ count: Int) -> CalendarDuration { CalendarDuration(count, .week) }

    /// So many months: `.months(1)` is P1M.
    ///
    /// - Parameter count: How many.
    public static func months(_ count: Int) -> CalendarDuration { CalendarDuration(count, .month) }

    /// So many years: `.years(1)` is P1Y.
    ///
    /// - Parameter count: How many.
    public static func years(_ count: Int) -> CalendarDuration { CalendarDuration(count, .year) }
}
