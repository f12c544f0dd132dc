import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Calculated prices are exact fractions, rounded once")
struct DerivedPriceTests {
    /// Amount, period, unit, and what each published SDK prints; the standard column is the factor per pair of units
    /// (7, 30, 365, 12, 365/7, 365/84), rounded half up; RevenueCat's is the same rounded down.
    static let table: [(amount: String, period: String, unit: PeriodUnit, expected: [String])] = [
        ("4.99", "P1W", .day, ["0.71", "0.71", "0.71", "0.72", "0.71"]),
        ("4.99", "P1W", .month, ["21.68", "21.68", "19.96", "21.39", "21.62"]),
        ("4.99", "P1W", .year, ["260.19", "260.19", "259.48", "259.48", "259.48"]),
        ("9.99", "P1M", .day, ["0.33", "0.33", "0.33", "0.34", "0.32"]),
        ("9.99", "P1M", .week, ["2.3", "2.29", "2.5", "2.34", "2.3"]),
        ("9.99", "P1M", .year, ["119.88", "119.88", "119.88", "119.88", "119.88"]),
        ("59.99", "P1Y", .day, ["0.16", "0.16", "0.16", "0.17", "0.16"]),
        ("59.99", "P1Y", .week, ["1.15", "1.15", "1.15", "1.16", "1.15"]),
        ("59.99", "P1Y", .month, ["5", "4.99", "5", "5", "4.99"]),
        ("99.99", "P1Y", .day, ["0.27", "0.27", "0.27", "0.28", "0.27"]),
        ("99.99", "P1Y", .week, ["1.92", "1.91", "1.92", "1.93", "1.92"]),
        ("99.99", "P1Y", .month, ["8.33", "8.33", "8.33", "8.34", "8.33"]),
    ]

    @Test("One product, the answers of each policy", arguments: table)
    func policies(row: (amount: String, period: String, unit: PeriodUnit, expected: [String])) throws {
        let price = try #require(Price(row.amount, "USD"))
        let period = try #require(SubscriptionPeriod(iso8601: row.period))
        let policies: [DerivedPricePolicy] = [
            .standard, .revenueCat, .adaptyIOS, .adaptyAndroid, .superwall,
        ]
        let answers = policies.map { $0.price(price, every: period, per: row.unit)?.price.amount.description }
        #expect(answers == row.expected)
    }

    @Test(
        "Amounts round to the currency's own digits",
        arguments: [
            ("9800", "JPY", "P1Y", PeriodUnit.month, "817"), ("1.500", "KWD", "P1Y", .month, "0.125"),
            ("24.99", "USD", "P3M", .month, "8.33"), ("24.99", "USD", "P6M", .month, "4.17"),
            ("0.07", "USD", "P1W", .day, "0.01"),
        ]
    )
    func digits(amount: String, currency: String, period: String, unit: PeriodUnit, expected: String) throws {
        let price = try #require(Price(amount, currency))
        let period = try #require(SubscriptionPeriod(iso8601: period))
        #expect(
            DerivedPricePolicy.standard.price(price, every: period, per: unit)?.price.amount.description == expected
        )
    }

    @Test("The billed period itself, free prices and amounts that vanish have no calculated price")
    func none() throws {
        let month = try #require(SubscriptionPeriod(1, .month))
        let year = try #require(SubscriptionPeriod(1, .year))
        #expect(DerivedPricePolicy.standard.price(try #require(Price("9.99", "USD")), every: month, per: .month) == nil)
        #expect(DerivedPricePolicy.standard.price(try #require(Price("0", "USD")), every: year, per: .month) == nil)
        #expect(DerivedPricePolicy.standard.price(try #require(Price("1.49", "USD")), every: year, per: .day) == nil)
        // Seven days are a week, twelve months a year: the billed price again.
        for (period, unit) in [("P7D", PeriodUnit.week), ("P12M", .year)] {
            let period = try #require(SubscriptionPeriod(iso8601: period))
            #expect(
                DerivedPricePolicy.standard.price(try #require(Price("9.99", "USD")), every: period, per: unit) == nil
            )
        }
    }

    @Test("Twelve calculated months are the year's price but for what rounding takes or gives")
    func sums() throws {
        let year = try #require(SubscriptionPeriod(1, .year))
        for _ in 0..<500 {
            let cents = Int64.random(in: 1...100_000)
            let price = try #require(Price(milliunits: cents * 10, "USD"))
            if let monthly = DerivedPricePolicy.revenueCat.price(price, every: year, per: .month) {
                #expect(try #require(monthly.price.amount.times(12)) <= price.amount)
            }
            guard let monthly = DerivedPricePolicy.standard.price(price, every: year, per: .month) else { continue }
            let sum = try #require(monthly.price.amount.times(12))
            // Half a cent in each of twelve.
            #expect(abs(sum.billionths - price.amount.billionths) <= 60_000_000)
            #expect(monthly.isExact == (sum == price.amount))
        }
    }

    @Test(
        "Exact is what nothing was rounded in, and no convention of how long a month is",
        arguments: [
            ("60", "P1Y", PeriodUnit.month, true), ("59.99", "P1Y", .month, false), ("24.99", "P3M", .month, true),
            ("7", "P1W", .day, true), ("4.99", "P1W", .day, false), ("14", "P2W", .week, true),
            // 30 days or 31, 365 or 366: as even as the numbers come out.
            ("30", "P1M", .day, false), ("365", "P1Y", .day, false), ("84", "P1M", .week, false),
        ]
    )
    func exact(amount: String, period: String, unit: PeriodUnit, isExact: Bool) throws {
        let price = try #require(Price(amount, "USD"))
        let period = try #require(SubscriptionPeriod(iso8601: period))
        let calculated = try #require(DerivedPricePolicy.standard.price(price, every: period, per: unit))
        #expect(calculated.isExact == isExact)
    }
}
