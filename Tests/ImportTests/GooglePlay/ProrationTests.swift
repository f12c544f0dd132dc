import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightImport

@Suite("How much of a period a length of time is")
struct ProrationTests {
    @Test(
        "within months and years, and within days and weeks, fractions are exact",
        arguments: [
            ("P3M", "P1Y", 1, 4), ("P1Y", "P1M", 12, 1), ("P1Y3M", "P1Y", 5, 4), ("P1W", "P2W", 1, 2),
            ("P3D", "P1W", 3, 7), ("P4W2D", "P1W", 30, 7), ("P6M", "P3M", 2, 1), ("P2Y", "P2Y", 1, 1),
        ]
    )
    func exact(_ duration: String, period: String, numerator: Int64, denominator: Int64) throws {
        let proration = try proration(duration, period)
        #expect(proration.numerator == numerator && proration.denominator == denominator)
    }

    @Test(
        "across them no calendar tells how much of a period a length is",
        arguments: [
            ("P1D", "P1M"), ("P1D", "P1Y"), ("P1M", "P1W"), ("P1W", "P1Y"), ("P1M3D", "P1M"), ("P1M", "P1D"),
            ("P1M3D", "P1W"),
        ]
    )
    func acrossUnits(_ duration: String, period: String) throws {
        let duration = try #require(CalendarDuration(iso8601: duration))
        #expect(Proration(of: duration, in: try #require(SubscriptionPeriod(iso8601: period))) == nil)
    }

    @Test("the longest lengths there are do not trap")
    func extremes() throws {
        for unit in [PeriodUnit.day, .week, .month, .year] {
            let period = try #require(SubscriptionPeriod(9_999, unit))
            let isOfMonths = unit == .month || unit == .year
            let duration = try #require(
                isOfMonths
                    ? CalendarDuration(years: 9_999, months: 9_998) : CalendarDuration(weeks: 9_997, days: 9_995)
            )
            let price = try #require(Price("999999999999999.999999999", "USD"))
            let prorated = try #require(ProratedPrice(price, every: period, over: duration))
            _ = prorated.times(billionths: 999_999_999)
            _ = prorated.less(price)
        }
    }

    @Test(
        "a fraction is read to the nearest billionth, however a program writes it",
        arguments: [
            ("0.5", 500_000_000), ("5e-1", 500_000_000), ("0.33333333333333331", 333_333_333),
            ("6.6666666666666663E-1", 666_666_667), ("0.30000001192092896", 300_000_012), ("1", 1_000_000_000),
            ("0", 0), ("1e-400", 0), ("0.0000000005", 1), ("0.00000000049", 0),
        ]
    )
    func fraction(_ text: String, billionths: Int64) {
        #expect(DecimalFraction(text)?.billionths == billionths)
    }

    @Test(
        "what is no fraction is none",
        arguments: ["-0.5", "0,5", "", ".", "1e", "e5", "1e999", "9e9", "0x1", "½", "1."]
    )
    func noFraction(_ text: String) {
        #expect(DecimalFraction(text) == nil)
    }

    private func proration(_ duration: String, _ period: String) throws -> Proration {
        let duration = try #require(CalendarDuration(iso8601: duration))
        let period = try #require(SubscriptionPeriod(iso8601: period))
        return try #require(Proration(of: duration, in: period))
    }
}
