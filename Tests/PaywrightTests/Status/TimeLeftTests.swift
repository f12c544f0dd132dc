import PaywrightDecisions
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import Testing

@testable import Paywright

@Suite("How much time is left until an end")
struct TimeLeftTests {
    private func instant(_ text: String) throws -> Instant { try #require(Instant(rfc3339: text)) }

    @Test(
        "Below 24 hours in whole hours, else in the midnights of the customer's time zone",
        arguments: [
            ("UTC", "2026-11-20T12:00:00Z", "2026-11-20T12:00:00Z", nil),
            ("UTC", "2026-11-20T12:00:00Z", "2026-11-20T11:59:59Z", nil),
            ("UTC", "2026-11-20T12:00:00Z", "2026-11-20T12:00:01Z", .lessThanAnHour),
            ("UTC", "2026-11-20T12:00:00Z", "2026-11-20T12:59:59.999Z", .lessThanAnHour),
            ("UTC", "2026-11-20T12:00:00Z", "2026-11-20T13:00:00Z", .hours(1)),
            ("UTC", "2026-11-20T12:00:00Z", "2026-11-20T17:59:59Z", .hours(5)),
            ("UTC", "2026-11-20T12:00:00Z", "2026-11-21T11:59:59Z", .hours(23)),
            ("UTC", "2026-11-20T12:00:00Z", "2026-11-21T12:00:00Z", .days(1)),
            ("UTC", "2026-11-20T12:00:00Z", "2026-11-22T00:00:00Z", .days(2)),
            ("UTC", "2026-11-20T23:30:00Z", "2026-11-22T00:30:00Z", .days(2)),
            ("UTC", "2026-11-20T12:00:00Z", "2027-11-20T12:00:00Z", .days(365)),
            // 12:00 in UTC is 21:00 in Tokyo, and 01:00 the next day in Auckland.
            ("Asia/Tokyo", "2026-11-20T12:00:00Z", "2026-11-21T16:00:00Z", .days(2)),
            ("Pacific/Auckland", "2026-11-20T12:00:00Z", "2026-11-21T16:00:00Z", .days(1)),
            // 25 October 2026 has 25 hours in Berlin: 24 hours and 30 minutes end on the same day.
            ("Europe/Berlin", "2026-10-24T22:10:00Z", "2026-10-25T22:40:00Z", .days(1)),
            // 29 March 2026 has 23 hours there: a day later by the clock is 23 hours.
            ("Europe/Berlin", "2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z", .hours(23)),
        ] as [(String, String, String, TimeLeft?)]
    )
    func counting(zone: String, now: String, end: String, left: TimeLeft?) throws {
        let calendar = try StoreCalendar(timeZone: zone)
        #expect(calendar.timeLeft(from: try instant(now), until: try instant(end)) == left)
    }

    @Test("What no calendar has is no end")
    func outOfRange() throws {
        let calendar = try StoreCalendar(timeZone: "UTC")
        let now = try instant("2026-11-20T12:00:00Z")
        #expect(calendar.timeLeft(from: now, until: .distantFuture) == nil)
        #expect(calendar.timeLeft(from: .distantFuture, until: now) == nil)
        #expect(calendar.timeLeft(from: .distantPast, until: .distantFuture) == nil)
    }

    private static let end = Instant(milliseconds: 1_795_521_600_000)  // 2026-11-24T12:00:00Z
    private static let next = NextRenewal(date: end)
    private static let cancelled = CommitmentState(
        paymentsLeft: 2,
        nextPayment: nil,
        endDate: end,
        isCancelled: true
    )

    @Test(
        "Free time and access that end are counted, and nothing that may go on",
        arguments: [
            (.freeTrial(until: end, renewal: next), .trial), (.freeTrial(until: end, renewal: nil), .trial),
            (.freeTrialCancelled(until: end), .trial), (.freePeriod(until: end, renewal: next), .freePeriod),
            (.freePeriodCancelled(until: end), .freePeriod), (.cancelled(until: end), .access),
            (.removed(until: end), .access), (.nonRenewing(until: end), .access),
            (.prepaid(until: end, extendableFrom: nil, canBeExtended: true), .access),
            (.commitment(cancelled), .access),
            (.freeTrial(until: nil, renewal: next), nil), (.cancelled(until: nil), nil), (.active(next), nil),
            (.running(until: end), nil), (.gracePeriod(until: end), nil), (.familyShared(until: end), nil),
            (.paymentFailed(until: end, isCancelled: true), nil), (.offerPrice(next, isLastPeriod: true), nil),
            (.nonRenewingEnded(on: end), nil), (.lifetime, nil),
        ] as [(SubscriptionSituation, ComingEnd.Subject?)]
    )
    func subjects(situation: SubscriptionSituation, subject: ComingEnd.Subject?) throws {
        #expect(situation.comingEnd == subject.map { ComingEnd($0, on: Self.end) })
        let purchase = CustomerStatus.Purchase(store: .appStore, productID: "pro", situation: situation)
        let formatter = try StatusFormatter(locale: "en", timeZone: "UTC")
        let now = try instant("2026-11-20T12:00:00Z")
        let calendar = try StoreCalendar(timeZone: "UTC")
        #expect(purchase.timeLeft(at: now, in: calendar) == subject.map { _ in .days(4) })
        let line = formatter.lines(for: purchase, now: now)[.timeLeft]?.string
        #expect(line?.replacing("\u{A0}", with: " ") == subject.map { _ in "4 days left" })
        // What has passed is not left.
        #expect(formatter.lines(for: purchase, now: Self.end)[.timeLeft] == nil)
    }

    @Test(
        "In words, by the plural rules of the language",
        arguments: [
            ("en", 24, "1 day left"), ("en", 48, "2 days left"), ("en", 1, "1 hour left"), ("en", 5, "5 hours left"),
            ("en", 0, "Less than an hour left"), ("ru", 21 * 24, "Остался 21 день"), ("ru", 3, "Осталось 3 часа"),
            ("ar", 48, "يتبقى يومان"), ("ar", 2, "تتبقى ساعتان"), ("pl", 5, "Pozostało 5 godzin"),
            ("sl", 48, "Preostaneta še 2 dneva"), ("ja", 72, "残り3日"), ("cs", 3, "Zbývají 3 hodiny"),
            ("de", 24, "Noch 1 Tag"), ("ro", 20 * 24, "20 de zile rămase"), ("he", 2, "נותרו שעתיים"),
        ]
    )
    func words(locale: String, hours: Int64, expected: String) throws {
        let now = try instant("2026-11-20T12:00:00Z")
        let end = now.adding(milliseconds: hours * 3_600_000 + 60_000)
        let purchase = CustomerStatus.Purchase(store: .appStore, productID: "pro", situation: .cancelled(until: end))
        let line = try StatusFormatter(locale: locale, timeZone: "UTC").lines(for: purchase, now: now)[.timeLeft]
        #expect(line?.string.replacing("\u{A0}", with: " ") == expected)
    }
}
