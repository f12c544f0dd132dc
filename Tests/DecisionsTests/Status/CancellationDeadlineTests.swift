import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

@Suite("The last day to cancel is a whole day that ends before the store may charge")
struct CancellationDeadlineTests {
    private func instant(_ text: String) throws -> Instant { try #require(Instant(rfc3339: text)) }

    private func deadline(
        _ store: StoreName,
        charge: String,
        now: String,
        in timeZone: String = "UTC"
    ) throws -> CancellationDeadline? {
        let calendar = try StoreCalendar(timeZone: timeZone)
        return store.cancellationDeadline(before: try instant(charge), now: try instant(now), calendar: calendar)
    }

    /// A case: the store, the charge, now, the zone, and the first instant after the last day.
    struct Day: CustomTestStringConvertible {
        let store: StoreName
        let charge: String
        let zone: String
        let end: String

        init(_ store: StoreName, _ charge: String, _ zone: String, _ end: String) {
            (self.store, self.charge, self.zone, self.end) = (store, charge, zone, end)
        }

        var testDescription: String { "\(store) \(charge) \(zone)" }
    }

    @Test(
        "24 hours of the App Store, none of the others; the day is the customer's own",
        arguments: [
            // At noon: 9 December is not over 24 hours before, 8 December is.
            Day(.appStore, "2026-12-10T12:00:00Z", "UTC", "2026-12-09T00:00:00Z"),
            Day(.googlePlay, "2026-12-10T12:00:00Z", "UTC", "2026-12-10T00:00:00Z"),
            Day(.other, "2026-12-10T12:00:00Z", "UTC", "2026-12-10T00:00:00Z"),
            // At midnight the day before ends at that very instant.
            Day(.appStore, "2026-12-10T00:00:00Z", "UTC", "2026-12-09T00:00:00Z"),
            Day(.googlePlay, "2026-12-10T00:00:00Z", "UTC", "2026-12-10T00:00:00Z"),
            Day(.appStore, "2026-12-10T00:00:00.001Z", "UTC", "2026-12-09T00:00:00Z"),
            Day(.appStore, "2026-12-09T23:59:59.999Z", "UTC", "2026-12-08T00:00:00Z"),
            // The same instant on two days.
            Day(.appStore, "2026-12-10T05:00:00Z", "America/Los_Angeles", "2026-12-08T00:00:00-08:00"),
            Day(.appStore, "2026-12-10T05:00:00Z", "Asia/Tokyo", "2026-12-09T00:00:00+09:00"),
            Day(.googlePlay, "2026-12-10T11:00:00Z", "Pacific/Kiritimati", "2026-12-11T00:00:00+14:00"),
            // Ends of months and years, and a leap day.
            Day(.appStore, "2027-03-01T12:00:00Z", "UTC", "2027-02-28T00:00:00Z"),
            Day(.appStore, "2028-03-01T12:00:00Z", "UTC", "2028-02-29T00:00:00Z"),
            Day(.googlePlay, "2028-03-01T12:00:00Z", "UTC", "2028-03-01T00:00:00Z"),
            Day(.appStore, "2027-01-01T12:00:00Z", "UTC", "2026-12-31T00:00:00Z"),
            // A day of 23 hours (28 March 2027) and one of 25 (31 October 2027): 24 hours are hours, not a day.
            Day(.appStore, "2027-03-29T00:30:00+02:00", "Europe/Berlin", "2027-03-27T00:00:00+01:00"),
            Day(.appStore, "2027-11-01T00:30:00+01:00", "Europe/Berlin", "2027-10-31T00:00:00+02:00"),
            // Clocks that skipped midnight on 15 October 2017: that day began at one.
            Day(.googlePlay, "2017-10-15T12:00:00-02:00", "America/Sao_Paulo", "2017-10-15T01:00:00-02:00"),
        ]
    )
    func day(_ day: Day) throws {
        let charge = try instant(day.charge)
        let found = day.store.cancellationDeadline(
            before: charge,
            now: charge.adding(milliseconds: -20 * 86_400_000),
            calendar: try StoreCalendar(timeZone: day.zone)
        )
        #expect(found == .by(try instant(day.end).adding(milliseconds: -1)))
    }

    @Test(
        "As the charge comes near: a day, now, too late to be sure, nothing",
        arguments: [
            (StoreName.appStore, "2026-12-08T23:59:59Z", CancellationDeadline?.some(.by(.distantPast))),
            (.appStore, "2026-12-09T00:00:00Z", .now), (.appStore, "2026-12-09T11:59:59Z", .now),
            (.appStore, "2026-12-09T12:00:00Z", .late), (.appStore, "2026-12-10T11:59:59Z", .late),
            (.appStore, "2026-12-10T12:00:00Z", nil), (.appStore, "2026-12-11T00:00:00Z", nil),
            (.googlePlay, "2026-12-09T23:59:59Z", .by(.distantPast)), (.googlePlay, "2026-12-10T00:00:00Z", .now),
            (.googlePlay, "2026-12-10T11:59:59Z", .now), (.googlePlay, "2026-12-10T12:00:00Z", nil),
            (.other, "2026-12-10T11:59:59Z", .now),
        ]
    )
    func near(_ store: StoreName, _ now: String, _ expected: CancellationDeadline?) throws {
        let found = try deadline(store, charge: "2026-12-10T12:00:00Z", now: now)
        switch (found, expected) {
        case (.by?, .by?): break
        default: #expect(found == expected)
        }
    }

    @Test("Whatever the zone and the charge: the named day is today or later, and its last minute is early enough")
    func property() throws {
        var random = SplitMix64(seed: 26)
        let zones = [
            "UTC", "Asia/Kathmandu", "America/St_Johns", "Pacific/Apia", "Africa/Casablanca", "America/Santiago",
        ]
        let calendars = try zones.map { try StoreCalendar(timeZone: $0) }
        let day: Int64 = 86_400_000
        for _ in 0..<20_000 {
            let calendar = try #require(calendars.randomElement(using: &random))
            let now = Instant(milliseconds: Int64.random(in: 0..<(20_000 * day), using: &random))
            let charge = now.adding(milliseconds: Int64.random(in: 1..<(70 * day), using: &random))
            for (store, notice) in [(StoreName.appStore, day), (.googlePlay, 0), (.other, 0)] {
                let left = charge.milliseconds(since: now)
                switch store.cancellationDeadline(before: charge, now: now, calendar: calendar) {
                case .by(let last)?:
                    let end = last.adding(milliseconds: 1)
                    #expect(last >= now && charge.milliseconds(since: end) >= notice)
                    // The day after it is not whole.
                    #expect(charge.milliseconds(since: end) < notice + 26 * 3_600_000)
                    #expect(calendar.startOfDay(end) == end)
                case .now?: #expect(left > notice)
                case .late?: #expect(left <= notice)
                default: Issue.record("a charge ahead has a deadline")
                }
            }
        }
    }

    @Test(
        "Without a time zone the day is right in all of them: 12 hours behind UTC to 14 ahead",
        arguments: [
            // The limit, now, and the day; nil where it would be over for somebody, or too late for somebody.
            ("2026-12-10T03:00:00Z", "2026-11-20T12:00:00Z", "2026-12-08"),
            ("2026-12-10T12:00:00Z", "2026-11-20T12:00:00Z", "2026-12-09"),
            ("2026-12-10T11:59:59.999Z", "2026-11-20T12:00:00Z", "2026-12-08"),
            // 9 December is over on Kiritimati at 10:00 in UTC.
            ("2026-12-10T12:00:00Z", "2026-12-09T09:59:59.999Z", "2026-12-09"),
            ("2026-12-10T12:00:00Z", "2026-12-09T10:00:00Z", nil),
            ("2026-12-10T12:00:00Z", "2026-12-10T11:00:00Z", nil),
            ("2027-03-01T12:00:00Z", "2027-02-20T12:00:00Z", "2027-02-28"),
            ("2028-03-01T12:00:00Z", "2028-02-20T12:00:00Z", "2028-02-29"),
        ]
    )
    func anywhere(_ limit: String, _ now: String, _ day: String?) throws {
        let calendar = try StoreCalendar(timeZone: nil)
        #expect(calendar.isTimeZoneAssumed && calendar.timeZone == "UTC")
        let found = calendar.lastDay(before: try instant(limit), now: try instant(now))
        #expect(found == (try day.map { try instant("\($0)T23:59:59.999Z") }))
    }

    @Test("Without a time zone: never too late anywhere, over nowhere, and no later day is")
    func anywhereProperty() throws {
        var random = SplitMix64(seed: 27)
        let calendar = try StoreCalendar(timeZone: nil)
        let (hour, day): (Int64, Int64) = (3_600_000, 86_400_000)
        for _ in 0..<20_000 {
            let now = Instant(milliseconds: Int64.random(in: 0..<(20_000 * day), using: &random))
            let limit = now.adding(milliseconds: Int64.random(in: 1..<(70 * day), using: &random))
            /// Whether a day, by its end on the clocks of UTC, is right for everybody.
            func isRight(_ end: Instant) -> Bool {
                (Int64(-12)...14).allSatisfy { offset in
                    let here = end.adding(milliseconds: -offset * hour)
                    return here > now && here <= limit
                }
            }
            if let last = calendar.lastDay(before: limit, now: now) {
                let end = last.adding(milliseconds: 1)
                #expect(end.milliseconds % day == 0 && isRight(end) && !isRight(end.adding(milliseconds: day)))
            } else {
                let today = now.milliseconds / day * day
                #expect(!(-1...2).contains { isRight(Instant(milliseconds: today + $0 * day)) })
            }
        }
    }
}
