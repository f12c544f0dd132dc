import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A saving is exact, rounded down, and never more than it is")
struct PriceSavingTests {
    private func period(_ text: String) throws -> SubscriptionPeriod {
        try #require(SubscriptionPeriod(iso8601: text))
    }

    private func saving(
        _ price: String,
        for duration: String,
        insteadOf reference: String,
        every period: String,
        _ currency: String = "USD"
    ) throws -> PriceSaving? {
        let paid = try #require(Price(price, currency))
        let compared = try #require(Price(reference, currency))
        let (duration, period) = (try self.period(duration), try self.period(period))
        return PriceSaving(paying: paid, for: duration, insteadOf: compared, every: period)
    }

    @Test(
        "Percent, amount and saved time follow from both prices for the same time",
        arguments: [
            // 12 × 9.99 = 119.88; 119.88 − 59.99 = 59.89, which is 49.95 % and 5.99 months.
            ("59.99", "P1Y", "9.99", "P1M", 49, "59.89", "P5M"),
            // 12 × 9.99 − 99.90 = 19.98: two months to the cent; one cent more and it is only one whole month.
            ("99.90", "P1Y", "9.99", "P1M", 16, "19.98", "P2M"),
            ("99.91", "P1Y", "9.99", "P1M", 16, "19.97", "P1M"),
            // 365/7 weeks: 4.99 × 365/7 = 260.192…; minus 59.99 is 200.202…, but no year has 365/7 weeks.
            ("59.99", "P1Y", "4.99", "P1W", 76, nil, nil),
            // 3 × 9.99 − 24.99 = 4.98.
            ("24.99", "P3M", "9.99", "P1M", 16, "4.98", nil),
            // Two months of six: months are told of a year only.
            ("39.96", "P6M", "9.99", "P1M", 33, "19.98", nil),
            // Both in days: 4 × 4.99 − 9.99 = 9.97.
            ("9.99", "P28D", "4.99", "P1W", 49, "9.97", nil),
            // A longer reference: half of 59.99 for 6 months is 29.995.
            ("20", "P6M", "59.99", "P1Y", 33, "9.99", nil),
            // The same period written otherwise.
            ("50", "P1Y", "100", "P12M", 50, "50", nil),
            // 1 % exactly, and one that would round up to it.
            ("99", "P1M", "100", "P1M", 1, "1", nil),
        ] as [(String, String, String, String, Int, String?, String?)]
    )
    func exact(
        paying price: String,
        for duration: String,
        insteadOf reference: String,
        every period: String,
        percent: Int,
        amount: String?,
        time: String?
    ) throws {
        let saving = try #require(try saving(price, for: duration, insteadOf: reference, every: period))
        #expect(saving.percent == percent)
        #expect(saving.amount?.amount == amount.flatMap { DecimalAmount($0) })
        #expect(saving.savedTime?.description == time)
    }

    @Test(
        "Nothing saved, under 1 %, free, or another currency is no saving",
        arguments: [
            ("9.99", "USD", "9.99", "USD"), ("10", "USD", "9.99", "USD"), ("99.01", "USD", "100", "USD"),
            ("0", "USD", "9.99", "USD"), ("1", "USD", "0", "USD"), ("1", "USD", "9.99", "EUR"),
        ]
    )
    func none(price: String, currency: String, reference: String, other: String) throws {
        let month = try period("P1M")
        let paid = try #require(Price(price, currency))
        let compared = try #require(Price(reference, other))
        #expect(PriceSaving(paying: paid, for: month, insteadOf: compared, every: month) == nil)
    }

    @Test(
        "Days and months are compared by the year too: what is dearer in a year saves nothing",
        arguments: [
            // 365/30 × 9.90 = 120.45 a year, against 120.
            ("9.90", "P30D", "10", "P1M", nil),
            // 365/28 × 9 = 117.32 a year: 2.23 %, though 28/30 of 10 is 9.33.
            ("9", "P28D", "10", "P1M", 2), ("2.30", "P7D", "10", "P1M", nil), ("2.30", "P1W", "10", "P1M", nil),
            // The other way round 30 days are the shorter month.
            ("10", "P1M", "0.34", "P1D", 1),
        ] as [(String, String, String, String, Int?)]
    )
    func acrossUnits(price: String, duration: String, reference: String, every: String, percent: Int?) throws {
        #expect(try saving(price, for: duration, insteadOf: reference, every: every)?.percent == percent)
    }

    @Test("Amounts round down at the currency's own digits: none in yen, three in dinars")
    func digits() throws {
        // Half of 9801 is 4900.5; minus 4000 is 900.5.
        let yen = try #require(try saving("4000", for: "P6M", insteadOf: "9801", every: "P1Y", "JPY"))
        #expect(yen.amount?.description == "JPY 900")
        // A twelfth of 10 is 0.8333…; minus 0.5 is 0.3333…
        let dinar = try #require(try saving("0.5", for: "P1M", insteadOf: "10", every: "P1Y", "KWD"))
        #expect(dinar.amount?.description == "KWD 0.333")
    }

    @Test("Whatever the prices, no saving exceeds the truth, and no more would still be true")
    func honest() throws {
        let month = try period("P1M")
        for _ in 0..<2_000 {
            let months = Int.random(in: 1...36)
            let (paid, full) = (Int64.random(in: 1...99_999), Int64.random(in: 1...9_999))
            let duration = try #require(SubscriptionPeriod(months, .month))
            let price = try #require(Price(milliunits: paid * 10, "USD"))
            let reference = try #require(Price(milliunits: full * 10, "USD"))
            let saving = PriceSaving(paying: price, for: duration, insteadOf: reference, every: month)
            let saved = full * Int64(months) - paid
            let percent = saved > 0 ? Int(saved * 100 / (full * Int64(months))) : 0
            #expect(saving?.percent == (percent >= 1 ? percent : nil))
            guard let saving else { continue }
            #expect(saving.amount == Price(milliunits: saved * 10, "USD"))
            let isYears = months.isMultiple(of: 12)
            #expect(saving.savedTime?.value ?? 0 == (isYears ? Int(saved / full) : 0))
        }
    }
}
