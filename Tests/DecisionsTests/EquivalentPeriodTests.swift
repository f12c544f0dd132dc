import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("The same length gives the same figures, however it is written")
struct EquivalentPeriodTests {
    private static let policies: [DerivedPricePolicy] = [
        .standard, .adaptyIOS, .adaptyAndroid, .superwall, .qonversion,
    ]

    private static func lengths(_ months: Int, _ days: Int) -> [CalendarDuration] {
        let pairs = (0...(months / 12)).flatMap { years in
            (0...(days / 7)).compactMap { weeks in
                CalendarDuration(years: years, months: months - years * 12, weeks: weeks, days: days - weeks * 7)
            }
        }
        return pairs
    }

    @Test("Years are twelve months and weeks seven days, in one unit where that can be; months are never days")
    func normalized() {
        let table = [
            "P12M": "P1Y", "P7D": "P1W", "P24M": "P2Y", "P14D": "P2W", "P1Y6M": "P18M", "P1Y12M": "P2Y",
            "P8W4D": "P60D", "P1W7D": "P2W", "P30D": "P30D", "P3M": "P3M", "P1M3D": "P1M3D", "P12M7D": "P1Y1W",
            "P9999Y9999M": "P9999Y9999M",
        ]
        for (stated, expected) in table {
            #expect(CalendarDuration(iso8601: stated)?.normalized().description == expected)
        }
    }

    @Test("Calculated prices of every length written in every way, by every policy", arguments: policies)
    func prices(policy: DerivedPricePolicy) throws {
        let price = try #require(Price("59.99", "USD"))
        for (months, days) in (1...36).map({ ($0, 0) }) + (1...70).map({ (0, $0) }) + [(1, 3), (13, 8)] {
            for unit in PeriodUnit.allCases {
                let answers = Self.lengths(months, days).map { policy.price(price, every: $0, per: unit) }
                #expect(Set(answers).count == 1, "\(months) months \(days) days per \(unit): \(answers)")
            }
        }
    }

    @Test("A year is a year: twelve months are no 360 days")
    func examples() throws {
        let price = try #require(Price("365", "USD"))
        for text in ["P1Y", "P12M"] {
            let period = try #require(SubscriptionPeriod(iso8601: text))
            #expect(DerivedPricePolicy.standard.price(price, every: period, per: .day)?.price.amount.description == "1")
            #expect(
                DerivedPricePolicy.standard.price(price, every: period, per: .week)?.price.amount.description == "7"
            )
        }
        for text in ["P1W", "P7D"] {
            let period = try #require(SubscriptionPeriod(iso8601: text))
            // 365/84 weeks, and not 30/7.
            #expect(
                DerivedPricePolicy.standard.price(price, every: period, per: .month)?.price.amount.description
                    == "1586.01"
            )
        }
    }

    @Test("Savings of every pair of lengths written in every way, by every policy", arguments: policies)
    func savings(policy: DerivedPricePolicy) throws {
        let (paid, full) = (try #require(Price("29.99", "USD")), try #require(Price("9.99", "USD")))
        func periods(_ length: String) -> [SubscriptionPeriod] {
            let equal: [String: [String]] = [
                "year": ["P1Y", "P12M"], "week": ["P1W", "P7D"], "2 years": ["P2Y", "P24M"],
                "4 weeks": ["P4W", "P28D"], "month": ["P1M"], "30 days": ["P30D"],
            ]
            return (equal[length] ?? []).compactMap { SubscriptionPeriod(iso8601: $0) }
        }
        let all = ["year", "week", "2 years", "4 weeks", "month", "30 days"]
        for duration in all {
            for reference in all {
                let savings = periods(duration).flatMap { length in
                    periods(reference).map { interval in
                        PriceSaving(paying: paid, for: length, insteadOf: full, every: interval, policy: policy)
                    }
                }
                #expect(Set(savings.map { $0?.percent }).count == 1)
                #expect(Set(savings.map { $0?.amount }).count == 1)
                let times = savings.map { $0?.savedTime.map { CalendarDuration($0).normalized() } }
                #expect(Set(times).count == 1)
            }
        }
    }
}
