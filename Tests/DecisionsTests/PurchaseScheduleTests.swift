import Foundation
import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("Phases end on calendar dates in a named time zone")
struct PurchaseScheduleTests {
    private func terms(_ offer: SubscriptionOffer?) throws -> PurchaseTerms {
        let product = Product(
            id: "pro",
            type: .autoRenewable,
            prices: StorefrontPrices(try #require(Price("9.99", "USD")), in: .unitedStates),
            period: SubscriptionPeriod(1, .month),
            offers: [offer].compactMap { $0 }
        )
        return try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.introductory]))
    }

    private func trial(_ period: String) -> SubscriptionOffer {
        SubscriptionOffer(type: .introductory, paymentMode: .freeTrial, period: CalendarDuration(iso8601: period))
    }

    /// Noon in Berlin: 11:00 in UTC, and 10:00 in summer.
    @Test(
        "The day is clamped to the month's end; local time stays across a change of the clocks",
        arguments: [
            ("P1M", "2024-01-31T11:00:00Z", "2024-02-29T11:00:00Z"),
            ("P1Y", "2024-02-29T11:00:00Z", "2025-02-28T11:00:00Z"),
            ("P1W", "2024-03-27T11:00:00Z", "2024-04-03T10:00:00Z"),
            ("P1M3D", "2024-01-31T11:00:00Z", "2024-03-03T11:00:00Z"),
        ]
    )
    func trialEnds(period: String, start: String, end: String) throws {
        let (start, end) = (try instant(start), try instant(end))
        let calendar = try StoreCalendar(timeZone: "Europe/Berlin")
        let terms = try terms(trial(period))
        let schedule = try #require(PurchaseSchedule(of: terms, startingAt: start, in: calendar))
        #expect(schedule.entries.map(\.start) == [start, end])
        #expect(schedule.entries.map(\.end) == [end, nil])
    }

    @Test(
        "Months in a row are counted from the first of them, days and weeks from where they begin",
        arguments: [
            // 31 January 2027: the trial ends on 28 February, two paid months on 30 April.
            ("P1M", "P1M", 2, "2027-01-31", ["2027-02-28", "2027-04-30"]),
            // 25 January 2027: a week to 1 February, a month to 1 March.
            ("P1W", "P1M", 1, "2027-01-25", ["2027-02-01", "2027-03-01"]),
            // 31 January 2027: a month to 28 February, two weeks to 14 March.
            ("P1M", "P1W", 2, "2027-01-31", ["2027-02-28", "2027-03-14"]),
        ]
    )
    func chains(first: String, next: String, cycles: Int, bought: String, ends: [String]) throws {
        let price = try #require(Price("0.99", "USD"))
        let free = try #require(Price("0", "USD"))
        let product = Product(
            id: "pro",
            type: .autoRenewable,
            prices: StorefrontPrices(price, in: .unitedStates),
            period: SubscriptionPeriod(1, .month)
        )
        let terms = PurchaseTerms(
            product: product,
            storefront: .unitedStates,
            offerPhases: [
                PricingPhase(price: free, period: CalendarDuration(iso8601: first), cycles: 1),
                PricingPhase(price: price, period: CalendarDuration(iso8601: next), cycles: cycles),
            ],
            regularPhase: PricingPhase(price: price, period: CalendarDuration(iso8601: "P1M"), cycles: nil),
            eligibility: .eligible
        )
        let utc = try StoreCalendar(timeZone: "UTC")
        let start = try noon(bought)
        let schedule = try #require(PurchaseSchedule(of: terms, startingAt: start, in: utc))
        #expect(try schedule.entries.compactMap(\.end) == ends.map(noon))
        #expect(schedule.entries.last?.end == nil)
    }

    /// Noon in UTC of an ISO 8601 date.
    private func noon(_ date: String) throws -> Instant { try instant(date + "T12:00:00Z") }

    @Test("Days are counted between local midnights")
    func days() throws {
        let berlin = try StoreCalendar(timeZone: "Europe/Berlin")
        let utc = try StoreCalendar(timeZone: "UTC")
        // 2024-03-30T23:30Z is 31 March 00:30 in Berlin; 2024-03-31T22:30Z is 1 April 00:30 there (23 hours of the day).
        #expect(try berlin.days(from: instant("2024-03-30T23:30:00Z"), to: instant("2024-03-31T22:30:00Z")) == 1)
        #expect(try utc.days(from: instant("2024-03-30T23:30:00Z"), to: instant("2024-03-31T22:30:00Z")) == 1)
        #expect(try utc.days(from: instant("2024-03-31T00:00:00Z"), to: instant("2024-03-31T22:30:00Z")) == 0)
        #expect(try berlin.startOfDay(instant("2024-03-30T23:30:00Z")) == instant("2024-03-30T23:00:00Z"))
    }

    @Test("An unknown time zone is an error that says so", arguments: ["", "Berlin", "Europe/Atlantis", "GMT+99:99"])
    func unknownTimeZone(name: String) {
        let error = #expect(throws: StoreCalendar.UnknownTimeZone.self) { try StoreCalendar(timeZone: name) }
        #expect(error?.identifier == name)
    }
}
