internal import PaywrightModel
package import PaywrightValues

/// How many of one period unit another one holds, as an exact fraction for each pair of units.
///
/// Calendars do not answer this: a month has 28 to 31 days. Each of the six factors is a convention of its own, so that
/// the ones people check by hand come out even (a year is 12 months, a week 7 days).
public struct PeriodBasis: Hashable, Sendable {
    /// An exact fraction.
    public struct Ratio: Hashable, Sendable {
        /// Above the line.
        public let numerator: Int64
        /// Below the line.
        public let denominator: Int64

        /// `numerator / denominator`, both above 0.
        ///
        /// - Parameters:
        ///   - numerator: Above the line.
        ///   - denominator: Below the line.
        public init(_ numerator: Int64, _ denominator: Int64 = 1) {
            self.numerator = max(1, numerator)
            self.denominator = max(1, denominator)
        }
    }

    let daysPerWeek: Ratio
    let daysPerMonth: Ratio
    let daysPerYear: Ratio
    let weeksPerMonth: Ratio
    let weeksPerYear: Ratio
    let monthsPerYear: Ratio

    /// A basis of one's own, from its six factors.
    ///
    /// - Parameters:
    ///   - daysPerWeek: The days of a week.
    ///   - daysPerMonth: The days of a month.
    ///   - daysPerYear: The days of a year.
    ///   - weeksPerMonth: The weeks of a month.
    ///   - weeksPerYear: The weeks of a year.
    ///   - monthsPerYear: The months of a year.
    public init(
        daysPerWeek: Ratio,
        daysPerMonth: Ratio,
        daysPerYear: Ratio,
        weeksPerMonth: Ratio,
        weeksPerYear: Ratio,
        monthsPerYear: Ratio
    ) {
        self.daysPerWeek = daysPerWeek
        self.daysPerMonth = daysPerMonth
        self.daysPerYear = daysPerYear
        self.weeksPerMonth = weeksPerMonth
        self.weeksPerYear = weeksPerYear
        self.monthsPerYear = monthsPerYear
    }

    /// The default, as in RevenueCat's SDKs: week 7 days, month 30 days, year 365 days, 12 months and 365/7 weeks,
    /// month 365/84 weeks.
    public static let standard = PeriodBasis(
        daysPerWeek: Ratio(7),
        daysPerMonth: Ratio(30),
        daysPerYear: Ratio(365),
        weeksPerMonth: Ratio(365, 84),
        weeksPerYear: Ratio(365, 7),
        monthsPerYear: Ratio(12)
    )

    /// As Adapty's iOS SDK and Qonversion count: a month is 4 weeks, a year 52.
    public static let fourWeekMonth = PeriodBasis(
        daysPerWeek: Ratio(7),
        daysPerMonth: Ratio(30),
        daysPerYear: Ratio(365),
        weeksPerMonth: Ratio(4),
        weeksPerYear: Ratio(52),
        monthsPerYear: Ratio(12)
    )

    /// As Adapty's Android SDK counts: a month is 30/7 weeks, a year 52.
    public static let thirtyDayMonth = PeriodBasis(
        daysPerWeek: Ratio(7),
        daysPerMonth: Ratio(30),
        daysPerYear: Ratio(365),
        weeksPerMonth: Ratio(30, 7),
        weeksPerYear: Ratio(52),
        monthsPerYear: Ratio(12)
    )

    /// As Superwall counts: a month is a twelfth of 365 days or of 52 weeks.
    public static let twelfthOfYear = PeriodBasis(
        daysPerWeek: Ratio(7),
        daysPerMonth: Ratio(365, 12),
        daysPerYear: Ratio(365),
        weeksPerMonth: Ratio(52, 12),
        weeksPerYear: Ratio(52),
        monthsPerYear: Ratio(12)
    )

    /// How many `part` units one `whole` unit holds: 12 for months in a year, 1/12 for years in a month.
    package func ratio(of part: PeriodUnit, in whole: PeriodUnit) -> Ratio {
        switch (part, whole) {
        case (.day, .week): daysPerWeek
        case (.day, .month): daysPerMonth
        case (.day, .year): daysPerYear
        case (.week, .month): weeksPerMonth
        case (.week, .year): weeksPerYear
        case (.month, .year): monthsPerYear
        case (.day, .day), (.week, .week), (.month, .month), (.year, .year): Ratio(1)
        case (.week, .day), (.month, .day), (.month, .week), (.year, .day), (.year, .week), (.year, .month):
            ratio(of: whole, in: part).inverse
        }
    }
}

extension PeriodBasis {
    /// The smaller of the basis's own factor and the one that follows from how many of each unit a year holds: by 30-day
    /// months twelve of them are 360 days, and a year has 365.
    package func smallestRatio(of part: PeriodUnit, in whole: PeriodUnit) -> Ratio {
        let direct = ratio(of: part, in: whole)
        let (parts, wholes) = (ratio(of: part, in: .year), ratio(of: whole, in: .year))
        let (above, isTooLarge) = parts.numerator.multipliedReportingOverflow(by: wholes.denominator)
        let (below, isTooSmall) = parts.denominator.multipliedReportingOverflow(by: wholes.numerator)
        guard !isTooLarge, !isTooSmall else { return direct }
        let isSmaller = Int128(above) * Int128(direct.denominator) < Int128(direct.numerator) * Int128(below)
        return isSmaller ? Ratio(above, below) : direct
    }
}

extension PeriodBasis.Ratio {
    var inverse: Self { Self(denominator, numerator) }
}
