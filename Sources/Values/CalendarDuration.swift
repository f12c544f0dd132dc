/// An exact length of calendar time with any of years, months, weeks and days: Google Play's "P4W2D" and "P1M3D", an
/// offer's "3 times P1M".
///
/// Nothing is converted: 7 days are not a week and 12 months not a year unless `SubscriptionPeriod.normalized()` is asked.
///
///     CalendarDuration(iso8601: "P1M3D")?.description    // "P1M3D"
public struct CalendarDuration: Hashable, Sendable, CustomStringConvertible {
    /// Whole years.
    public let years: Int
    /// Whole months.
    public let months: Int
    /// Whole weeks.
    public let weeks: Int
    /// Whole days.
    public let days: Int

    static let largestCount = 9_999

    /// nil unless every count is from 0 to 9,999 and one is above 0.
    public init?(years: Int = 0, months: Int = 0, weeks: Int = 0, days: Int = 0) {
        let counts = [years, months, weeks, days]
        guard counts.allSatisfy({ (0...Self.largestCount).contains($0) }), counts.contains(where: { $0 > 0 }) else {
            return nil
        }
        self.years = years
        self.months = months
        self.weeks = weeks
        self.days = days
    }

    /// The length of one subscription period.
    public init(_ period: SubscriptionPeriod) {
        years = period.unit == .year ? period.value : 0
        months = period.unit == .month ? period.value : 0
        weeks = period.unit == .week ? period.value : 0
        days = period.unit == .day ? period.value : 0
    }

    /// Reads an ISO 8601 duration of years, months, weeks and days in that order, each at most once: `P(nY)(nM)(nW)(nD)`.
    ///
    /// nil for anything else, times of day ("PT1H", "P1H") and empty or zero lengths ("P", "P0M") among it.
    public init?(iso8601 text: some StringProtocol) {
        var counts: [UInt8: Int] = [:]
        let order = Array("YMWD".utf8)
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
                counts[byte] = value
                next = position + 1
                number = nil
            }
        }
        guard number == nil else { return nil }
        self.init(
            years: counts[UInt8(ascii: "Y")] ?? 0,
            months: counts[UInt8(ascii: "M")] ?? 0,
            weeks: counts[UInt8(ascii: "W")] ?? 0,
            days: counts[UInt8(ascii: "D")] ?? 0
        )
    }

    /// The length repeated `count` times; nil when a count leaves 1 to 9,999.
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
        let parts = parts
        guard parts.count == 1, let part = parts.first else { return nil }
        return SubscriptionPeriod(part.count, part.unit)
    }

    /// The length in ISO 8601: "P1M3D".
    public var description: String {
        let letters: [PeriodUnit: String] = [.year: "Y", .month: "M", .week: "W", .day: "D"]
        return "P" + parts.map { "\($0.count)\(letters[$0.unit] ?? "")" }.joined()
    }
}
