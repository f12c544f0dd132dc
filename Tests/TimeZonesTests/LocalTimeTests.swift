import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@testable import PaywrightTimeZones

@Suite("Days and local times of a zone, by zone files and by ICU's data", .serialized)
struct LocalTimeTests {
    private static let bothData: [TimeZoneData] = [.system, .icu]

    private func zones(_ name: String) throws -> [TimeZoneRules] {
        try Self.bothData.map { try #require(TimeZoneRules.named(name, in: $0)) }
    }

    /// The clocks skip midnight in São Paulo and Beirut, skip 23:30–0:30 in Toronto, repeat 0:00–1:00 in Havana and
    /// go from one day to the next but one in Apia.
    @Test(arguments: [
        ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00", "2018-11-04T01:00:00"),
        ("Asia/Beirut", "2021-03-28", "2021-03-27T22:00", "2021-03-28T01:00:00"),
        ("America/Toronto", "1919-03-31", "1919-03-31T04:30", "1919-03-31T00:30:00"),
        ("America/Havana", "2024-11-03", "2024-11-03T04:00", "2024-11-03T00:00:00"),
        ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00", "2011-12-31T00:00:00"),
        ("Europe/Berlin", "2024-03-31", "2024-03-30T23:00", "2024-03-31T00:00:00"),
        ("Europe/Berlin", "2024-10-27", "2024-10-26T22:00", "2024-10-27T00:00:00"),
        ("UTC", "1969-12-31", "1969-12-31T00:00", "1969-12-31T00:00:00"),
    ])
    func aDayStartsWithItsFirstInstant(name: String, day: String, expected: String, shown: String) throws {
        for zone in try zones(name) {
            for time in ["T01:00:00", "T12:00:00", "T23:59:59"] {
                let from = try #require(zone.instant(ofLocalTime: localTime(day + time)))
                let start = try #require(zone.startOfDay(from))
                #expect(start == instant(expected))
                #expect(try local(start, in: zone) == shown)
                #expect(zone.startOfDay(start) == start)
                // The instant before is of another day.
                #expect(try !local(start - 1, in: zone).hasPrefix(day))
            }
        }
    }

    @Test(arguments: [
        ("Europe/Berlin", "2024-03-30T23:59", "2024-03-31T00:00", 1),
        ("Europe/Berlin", "2024-03-31T00:00", "2024-03-31T23:59", 0),
        ("Europe/Berlin", "2024-03-30T12:00", "2024-04-01T11:59", 2),
        ("Europe/Berlin", "2024-10-26T12:00", "2024-10-28T00:00", 2),
        ("America/Sao_Paulo", "2018-11-03T23:59", "2018-11-04T01:00", 1),
        ("Pacific/Apia", "2011-12-29T12:00", "2011-12-31T12:00", 2), ("UTC", "2024-01-01", "2025-01-01", 366),
        ("UTC", "1969-12-31T23:59", "1970-01-01", 1), ("UTC", "1582-10-04", "1582-10-15", 11),
    ])
    func daysBetweenCountMidnights(name: String, from: String, to: String, days: Int) throws {
        for zone in try zones(name) {
            let first = try #require(zone.instant(ofLocalTime: localTime(from)))
            let last = try #require(zone.instant(ofLocalTime: localTime(to)))
            #expect(zone.days(from: first, to: last) == days)
            #expect(zone.days(from: last, to: first) == -days)
        }
    }

    /// In New York the clocks skip 2:00–3:00 on 2024-03-10 and repeat 1:00–2:00 on 2024-11-03; in Apia a day was left out.
    @Test(
        "A skipped time lies as far after the gap, a repeated one is the first",
        arguments: [
            ("America/New_York", "2024-03-10T02:30", "2024-03-10T07:30"),
            ("America/New_York", "2024-03-10T01:59", "2024-03-10T06:59"),
            ("America/New_York", "2024-03-10T03:00", "2024-03-10T07:00"),
            ("America/New_York", "2024-11-03T01:30", "2024-11-03T05:30"),
            ("America/New_York", "2024-11-03T02:00", "2024-11-03T07:00"),
            ("Pacific/Apia", "2011-12-30T12:00", "2011-12-30T22:00"),
            ("Asia/Kolkata", "1970-01-01T05:30", "1970-01-01"),
            ("Europe/Berlin", "2099-07-01", "2099-06-30T22:00"), ("Europe/Berlin", "2500-07-01", "2500-06-30T22:00"),
        ]
    )
    func instantsOfLocalTimes(name: String, time: String, expected: String) throws {
        for zone in try zones(name) { #expect(zone.instant(ofLocalTime: localTime(time)) == instant(expected)) }
    }

    /// The same clocks as above.
    @Test(
        "Adding keeps the time of day",
        arguments: [
            ("2024-03-09T12:00", "P1D", "2024-03-10T12:00:00"),
            ("2024-03-09T02:30", "P1D", "2024-03-10T03:30:00"),
            ("2024-03-09T02:30", "P2D", "2024-03-11T02:30:00"),
            ("2024-02-10T02:30", "P1M1D", "2024-03-11T02:30:00"),
            ("2024-11-02T12:00", "P1D", "2024-11-03T12:00:00"),
            ("2024-10-03T01:30", "P1M", "2024-11-03T01:30:00"),
            ("2024-01-31T23:30", "P1M", "2024-02-29T23:30:00"),
        ]
    )
    func addingKeepsTheTimeOfDay(start: String, duration: String, expected: String) throws {
        let duration = try #require(CalendarDuration(iso8601: duration))
        for data in Self.bothData {
            let calendar = try StoreCalendar(timeZone: "America/New_York", data: data)
            let from = try #require(calendar.zone.instant(ofLocalTime: localTime(start)))
            #expect(try local(#require(calendar.adding(duration, to: from)), in: calendar.zone) == expected)
        }
    }

    @Test("Local times, days and months agree with the offsets at random instants")
    func agreement() throws {
        var generator = SplitMix64(seed: 11)
        let names = [
            "Asia/Almaty", "America/Mexico_City", "Africa/Cairo", "America/Nuuk", "America/Asuncion", "Europe/Dublin",
            "Pacific/Apia", "America/St_Johns", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Gaza", "GMT+5:30",
        ]
        for data in Self.bothData {
            for name in names {
                let calendar = try StoreCalendar(timeZone: name, data: data)
                let zone = calendar.zone
                for _ in Sweep.some(100, of: 0..<300) {
                    let range = localTime("1950-01-01") / 1_000...localTime("2150-01-01") / 1_000
                    let first = Instant(milliseconds: .random(in: range, using: &generator) * 1_000)
                    let second = Instant(milliseconds: .random(in: range, using: &generator) * 1_000)
                    let offset = try #require(zone.stretch(of: first)).offset
                    let time = try #require(zone.localTime(of: first))
                    #expect(time == first.milliseconds + offset)
                    // The same clocks show the time again: at that instant, or earlier where it occurs twice.
                    let again = try #require(zone.instant(ofLocalTime: time))
                    #expect(again == first || again < first && zone.localTime(of: again) == time, "\(name) \(first)")
                    let dates = try [local(first, in: zone).prefix(10), local(second, in: zone).prefix(10)]
                    let numbers = dates.map { localTime(String($0)) / 86_400_000 }
                    #expect(calendar.days(from: first, to: second).map(Int64.init) == numbers[1] - numbers[0])
                    let start = try #require(calendar.startOfDay(first))
                    #expect(start <= first && calendar.days(from: start, to: first) == 0)
                    #expect(calendar.days(from: start - 1, to: start) != 0, "\(name) \(first)")
                    try expectMonthLater(calendar, first)
                }
            }
        }
    }

    /// A month later it is the same day of the month, or the last one, at the same time unless the clocks skip it.
    private func expectMonthLater(_ calendar: StoreCalendar, _ start: Instant) throws {
        let month = try #require(CalendarDuration(months: 1))
        let later = try #require(calendar.adding(month, to: start))
        let (from, to) = (try local(start, in: calendar.zone), try local(later, in: calendar.zone))
        let (first, second) = (from.split { "-T".contains($0) }, to.split { "-T".contains($0) })
        let isSkipped = try #require(calendar.zone.localTime(of: later)) != expectedLocal(from)
        if isSkipped {
            #expect(calendar.zone.instant(ofLocalTime: expectedLocal(from)) == later, "\(calendar.timeZone) \(from)")
        } else {
            #expect(second[3] == first[3])
            #expect(second[2] == first[2] || Int(second[2]) ?? 0 >= 28)
        }
    }

    private func expectedLocal(_ time: String) -> Int64 {
        let parts = time.split { "-T".contains($0) }.prefix(3).compactMap { Int64($0) }
        let (year, month) = parts[1] == 12 ? (parts[0] + 1, 1) : (parts[0], parts[1] + 1)
        let next = month == 12 ? (year + 1, 1) : (year, month + 1)
        let length = DayNumber.of(year: next.0, month: next.1, day: 1) - DayNumber.of(year: year, month: month, day: 1)
        let day = DayNumber.of(year: year, month: month, day: min(parts[2], length))
        return day * 86_400_000 + localTime("1970-01-01T" + time.split(separator: "T")[1])
    }

    @Test("Beyond 100 million days from 1970 there is nothing")
    func limits() throws {
        let first = Instant(milliseconds: -8_640_000_000_000_000)
        let last = Instant(milliseconds: 8_640_000_000_000_000)
        for zone in try zones("Europe/Berlin") {
            #expect(zone.stretch(of: last) != nil && zone.stretch(of: first) != nil)
            for time in [last + 1, first - 1, .distantFuture, .distantPast] {
                #expect(
                    zone.stretch(of: time) == nil && zone.localTime(of: time) == nil && zone.startOfDay(time) == nil
                )
                #expect(zone.days(from: Instant(milliseconds: 0), to: time) == nil)
            }
            #expect(zone.instant(ofLocalTime: .max) == nil && zone.instant(ofLocalTime: .min) == nil)
        }
        let calendar = try StoreCalendar(timeZone: "Europe/Berlin")
        let day = try #require(CalendarDuration(days: 1))
        #expect(calendar.adding(day, to: last) == nil && calendar.adding(day, to: .distantFuture) == nil)
    }
}
