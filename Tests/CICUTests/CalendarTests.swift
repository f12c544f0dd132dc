import CICU
import Testing

@Suite("Calendar")
struct CalendarTests {
    @Test(arguments: [
        ("UTC", true), ("Etc/GMT", true), ("Europe/Berlin", true), ("America/Sao_Paulo", true), ("GMT+5", true),
        ("", false), ("Mars/Olympus", false), ("europe/berlin", false), ("Etc/Unknown", false), ("GMT+99", false),
        ("Ünicode", false),
    ])
    func timeZonesAreKnownByTheirIdentifier(zone: String, isValid: Bool) {
        #expect(cicu_time_zone_is_valid(zone) == isValid)
        #expect((try? makeCalendar(zone)) != nil || !isValid)
    }

    @Test(arguments: [("gregory", "Mars/Olympus"), ("", "UTC"), ("martian", "UTC"), ("gregorian", "UTC")])
    func anUnknownZoneOrTypeFails(type: String, zone: String) {
        #expect(throws: StatusError.illegalArgument) { try makeCalendar(zone, type: type) }
    }

    /// The month's end clamps once, after years and months are added together; then come weeks and days.
    @Test(arguments: [
        ("2023-01-31", [0, 1, 0, 0], "2023-02-28"), ("2024-01-31", [0, 1, 0, 0], "2024-02-29"),
        ("2024-01-31", [0, 2, 0, 0], "2024-03-31"), ("2024-03-31", [0, -1, 0, 0], "2024-02-29"),
        ("2023-01-31", [0, 1, 0, 1], "2023-03-01"), ("2024-02-29", [1, 0, 0, 0], "2025-02-28"),
        ("2024-02-29", [4, 0, 0, 0], "2028-02-29"), ("2024-02-29", [-1, 12, 0, 0], "2024-02-29"),
        ("2096-02-29", [4, 0, 0, 0], "2100-02-28"), ("2024-12-31", [0, 2, 1, 1], "2025-03-08"),
        ("2024-02-28", [0, 0, 0, 1], "2024-02-29"), ("2024-03-01", [0, 0, -1, 0], "2024-02-23"),
        ("0001-01-01", [-1, 0, 0, 0], "0-01-01"), ("1582-10-04", [0, 0, 0, 1], "1582-10-05"),
    ])
    func addsMonthsThenDays(start: String, amounts: [Int32], expected: String) throws {
        let calendar = try makeCalendar("UTC")
        let from = try instant(start, in: calendar)
        let sum = try checked(calendar) {
            cicu_calendar_add($0, from, amounts[0], amounts[1], amounts[2], amounts[3], $1)
        }
        #expect(try local(sum, in: calendar) == expected + "T00:00")
    }

    /// In New York the clocks skip 2:00–3:00 on 2024-03-10 and repeat 1:00–2:00 on 2024-11-03.
    @Test(arguments: [
        ("2024-03-09T12:00", [0, 0, 0, 1], "2024-03-10T12:00"), ("2024-03-09T02:30", [0, 0, 0, 1], "2024-03-10T03:30"),
        ("2024-03-09T02:30", [0, 0, 0, 2], "2024-03-11T02:30"), ("2024-02-10T02:30", [0, 1, 0, 1], "2024-03-11T02:30"),
        ("2024-11-02T12:00", [0, 0, 0, 1], "2024-11-03T12:00"), ("2024-10-03T01:30", [0, 1, 0, 0], "2024-11-03T01:30"),
    ])
    func addingKeepsTheTimeOfDay(start: String, amounts: [Int32], expected: String) throws {
        let calendar = try makeCalendar("America/New_York")
        let from = try instant(start, in: calendar)
        let sum = try checked(calendar) {
            cicu_calendar_add($0, from, amounts[0], amounts[1], amounts[2], amounts[3], $1)
        }
        #expect(try local(sum, in: calendar) == expected)
    }

    @Test func addingNothingChangesNothing() throws {
        let calendar = try makeCalendar("America/New_York")
        let first = try instant("2024-11-03T01:30", in: calendar)
        for milliseconds in [first, first + 3_600_000, -1, 0] {
            #expect(try checked(calendar) { cicu_calendar_add($0, milliseconds, 0, 0, 0, 0, $1) } == milliseconds)
        }
    }

    @Test(arguments: [
        [Int32.max, 0, 0, 0], [0, .min, 0, 0], [0, 0, .max, .max], [0, 0, .min, .min], [275_000, 0, 0, 0],
        [0, 0, 0, 100_000_001],
    ])
    func resultsBeyondTheLimitsFail(amounts: [Int32]) throws {
        let calendar = try makeCalendar("UTC")
        #expect(throws: StatusError.illegalArgument) {
            try checked(calendar) { cicu_calendar_add($0, 0, amounts[0], amounts[1], amounts[2], amounts[3], $1) }
        }
        #expect(throws: StatusError.illegalArgument) {
            try checked(calendar) { cicu_calendar_get($0, .max, $1) }
        }
    }

    /// 100 million days either side of 1970.
    @Test func theLimitsThemselvesAreReached() throws {
        let calendar = try makeCalendar("UTC")
        let last = try checked(calendar) { cicu_calendar_add($0, 0, 0, 0, 0, 100_000_000, $1) }
        #expect(last == 8_640_000_000_000_000)
        #expect(try local(last, in: calendar) == "275760-09-13T00:00")
        #expect(try local(-last, in: calendar) == "-271821-04-20T00:00")
    }

    /// The clocks skip midnight in São Paulo and Beirut, skip 23:30–0:30 in Toronto, repeat 0:00–1:00 in Havana and
    /// go from one day to the next but one in Apia.
    @Test(arguments: [
        ("America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00", "2018-11-04T01:00"),
        ("Asia/Beirut", "2021-03-28", "2021-03-27T22:00", "2021-03-28T01:00"),
        ("America/Toronto", "1919-03-31", "1919-03-31T04:30", "1919-03-31T00:30"),
        ("America/Havana", "2024-11-03", "2024-11-03T04:00", "2024-11-03T00:00"),
        ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00", "2011-12-31T00:00"),
        ("Europe/Berlin", "2024-03-31", "2024-03-30T23:00", "2024-03-31T00:00"),
        ("Europe/Berlin", "2024-10-27", "2024-10-26T22:00", "2024-10-27T00:00"),
        ("UTC", "1969-12-31", "1969-12-31T00:00", "1969-12-31T00:00"),
    ])
    func aDayStartsWithItsFirstInstant(zone: String, day: String, expected: String, localTime: String) throws {
        let calendar = try makeCalendar(zone)
        let utc = try makeCalendar("UTC")
        for time in ["T01:00", "T12:00", "T23:59:59.999"] {
            let from = try instant(day + time, in: calendar)
            let start = try checked(calendar) { cicu_calendar_start_of_day($0, from, $1) }
            #expect(try local(start, in: utc) == expected)
            #expect(try local(start, in: calendar) == localTime)
            #expect(try checked(calendar) { cicu_calendar_start_of_day($0, start, $1) } == start)
            // The instant before is of another day.
            let before = try local(start - 1, in: calendar)
            #expect(!before.hasPrefix(day))
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
    func daysBetweenCountsMidnights(zone: String, from: String, to: String, days: Int32) throws {
        let calendar = try makeCalendar(zone)
        let (first, last) = (try instant(from, in: calendar), try instant(to, in: calendar))
        #expect(try checked(calendar) { cicu_calendar_days_between($0, first, last, $1) } == days)
        #expect(try checked(calendar) { cicu_calendar_days_between($0, last, first, $1) } == -days)
    }

    @Test func fieldsAndInstantsAgree() throws {
        let calendar = try makeCalendar("Asia/Kolkata")  // UTC+5:30
        #expect(try instant("1970-01-01T05:30", in: calendar) == 0)
        let fields = try checked(calendar) { cicu_calendar_get($0, -1, $1) }
        #expect([fields.year, fields.month, fields.day] == [1970, 1, 1])
        #expect([fields.hour, fields.minute, fields.second, fields.millisecond] == [5, 29, 59, 999])
    }

    /// A skipped time lies as far after the gap, a repeated one is the first.
    @Test func timesTheClocksSkipOrRepeatHaveAnInstant() throws {
        let calendar = try makeCalendar("America/New_York")
        let utc = try makeCalendar("UTC")
        #expect(try local(instant("2024-03-10T02:30", in: calendar), in: utc) == "2024-03-10T07:30")
        #expect(try local(instant("2024-11-03T01:30", in: calendar), in: utc) == "2024-11-03T05:30")
    }

    @Test(arguments: [
        "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-01", "2024-01-00", "2024-01-32", "2024-04-31",
        "2024-01-01T24:00", "2024-01-01T00:60", "2024-01-01T00:00:60", "2024-01-01T00:00:00.1000", "300001-01-01",
        "275760-09-14",
    ])
    func fieldsOutOfRangeFail(date: String) throws {
        let calendar = try makeCalendar("UTC")
        #expect(throws: StatusError.illegalArgument) { try instant(date, in: calendar) }
    }

    /// ICU's own Gregorian calendar turns Julian before 1582-10-15; 1500 is a leap year only there.
    @Test func gregoryIsProleptic() throws {
        let calendar = try makeCalendar("UTC")
        #expect(try local(instant("1582-10-10", in: calendar), in: calendar) == "1582-10-10T00:00")
        #expect(throws: StatusError.illegalArgument) { try instant("1500-02-29", in: calendar) }
        #expect(try instant("0001-01-01", in: calendar) == -62_135_596_800_000)
        #expect(try instant("0000-12-31", in: calendar) == -62_135_596_800_000 - 86_400_000)
    }

    /// Thai years are 543 ahead; the Islamic year 1447 began on 2025-06-26 by Umm al-Qura; Rosh Hashanah of 5785 was
    /// 2024-10-03.
    @Test(arguments: [
        ("buddhist", "2026-01-01", "2569-01-01"), ("roc", "2026-01-01", "115-01-01"),
        ("islamic-umalqura", "2025-06-26", "1447-01-01"), ("hebrew", "2024-10-03", "5785-01-01"),
        ("iso8601", "1500-03-01", "1500-03-01"),
    ])
    func otherCalendarsCountTheirOwnYears(type: String, gregorian: String, expected: String) throws {
        let calendar = try makeCalendar("UTC", type: type)
        let milliseconds = try instant(gregorian, in: makeCalendar("UTC"))
        #expect(try local(milliseconds, in: calendar) == expected + "T00:00")
        #expect(try instant(expected, in: calendar) == milliseconds)
    }

    /// A Hebrew leap year has 13 months, yet a year later it is the same day of the next year.
    @Test func aYearIsAYearInAnyCalendar() throws {
        let calendar = try makeCalendar("UTC", type: "hebrew")
        let from = try instant("5784-01-01", in: calendar)
        let sum = try checked(calendar) { cicu_calendar_add($0, from, 1, 0, 0, 0, $1) }
        #expect(try local(sum, in: calendar) == "5785-01-01T00:00")
    }
}
