import PaywrightModel
import PaywrightValues
import Testing

@Suite("Periods and durations are ISO 8601, exact, never converted unasked")
struct PeriodTests {
    @Test(
        "A period has one unit",
        arguments: ["P1D", "P3D", "P1W", "P2W", "P1M", "P2M", "P3M", "P6M", "P1Y", "P9999D"]
    )
    func periods(text: String) throws {
        #expect(try #require(SubscriptionPeriod(iso8601: text)).description == text)
    }

    @Test(
        "Everything else is no period",
        arguments: [
            "", "P", "P0M", "P1H", "PT1H", "month", "1M", "p1m", "P1m", "P-1M", "P1.5M", "P1M3D", "P1MT1H", "P10000D",
            "P99999999999999999999Y", " P1M", "P1M ", "P1M1M", "P٣M",
        ]
    )
    func notPeriods(text: String) {
        #expect(SubscriptionPeriod(iso8601: text) == nil)
    }

    @Test("A duration keeps its parts", arguments: ["P4W2D", "P1M3D", "P1Y6M", "P1Y2M3W4D", "P30D"])
    func durations(text: String) throws {
        #expect(try #require(CalendarDuration(iso8601: text)).description == text)
    }

    @Test("Parts stand in order and once", arguments: ["P3D1M", "P1D1D", "P1W1Y", "P0D", "P0Y0M"])
    func notDurations(text: String) {
        #expect(CalendarDuration(iso8601: text) == nil)
    }

    @Test(
        "Normalizing makes 7 days a week and 12 months a year, nothing else",
        arguments: [
            ("P7D", "P1W"), ("P14D", "P2W"), ("P12M", "P1Y"), ("P24M", "P2Y"), ("P30D", "P30D"), ("P4W", "P4W"),
            ("P52W", "P52W"), ("P1M", "P1M"),
        ]
    )
    func normalized(text: String, expected: String) throws {
        #expect(try #require(SubscriptionPeriod(iso8601: text)).normalized().description == expected)
    }

    @Test("An offer's length is its period times its count")
    func offerLength() throws {
        let offer = SubscriptionOffer(
            type: .introductory,
            paymentMode: .payAsYouGo,
            period: CalendarDuration(iso8601: "P3M"),
            periodCount: 2
        )
        #expect(offer.duration?.description == "P6M")
        #expect(try #require(CalendarDuration(iso8601: "P9999D")).times(2) == nil)
        #expect(try #require(CalendarDuration(iso8601: "P1D")).times(0) == nil)
    }

    @Test("Values out of range are no period")
    func range() {
        #expect(SubscriptionPeriod(0, .month) == nil)
        #expect(SubscriptionPeriod(-1, .day) == nil)
        #expect(SubscriptionPeriod(10_000, .day) == nil)
        #expect(CalendarDuration() == nil)
        #expect(CalendarDuration(days: -1) == nil)
    }
}
