import CPaywrightICU
import Testing

@Suite("Calendar")
struct CalendarTests {
    @Test(arguments: ["", "martian", "gregorian"])
    func anUnknownTypeFails(type: String) {
        #expect(throws: StatusError.illegalArgument) { try makeCalendar(type: type) }
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
        let calendar = try makeCalendar()
        let from = try instant(start, in: calendar)
        let sum = try checked(calendar) {
            cicu_calendar_add($0, from, amounts[0], amounts[1], amounts[2], amounts[3], $1)
        }
        #expect(try local(sum, in: calendar) == expected + "T00:00")
    }

    @Test func addingNothingChangesNothing() throws {
        let calendar = try makeCalendar()
        for milliseconds in [try instant("2024-11-03T01:30", in: calendar), -1, 0] {
            #expect(try checked(calendar) { cicu_calendar_add($0, milliseconds, 0, 0, 0, 0, $1) } == milliseconds)
        }
    }

    @Test(arguments: [
        [Int32.max, 0, 0, 0], [0, .min, 0, 0], [0, 0, .max, .max], [0, 0, .min, .min], [275_000, 0, 0, 0],
        [0, 0, 0, 100_000_001],
    ])
    func resultsBeyondTheLimitsFail(amounts: [Int32]) throws {
        let calendar = try makeCalendar()
        #expect(throws: StatusError.illegalArgument) {
            try checked(calendar) { cicu_calendar_add($0, 0, amounts[0], amounts[1], amounts[2], amounts[3], $1) }
        }
        #expect(throws: StatusError.illegalArgument) {
            try checked(calendar) { cicu_calendar_get($0, .max, $1) }
        }
    }

    /// 100 million days either side of 1970.
    @Test func theLimitsThemselvesAreReached() throws {
        let calendar = try makeCalendar()
        let last = try checked(calendar) { cicu_calendar_add($0, 0, 0, 0, 0, 100_000_000, $1) }
        #expect(last == 8_640_000_000_000_000)
        #expect(try local(last, in: calendar) == "275760-09-13T00:00")
        #expect(try local(-last, in: calendar) == "-271821-04-20T00:00")
    }

    @Test func fieldsAndInstantsAgree() throws {
        let calendar = try makeCalendar()
        #expect(try instant("1970-01-01T00:00", in: calendar) == 0)
        let fields = try checked(calendar) { cicu_calendar_get($0, -1, $1) }
        #expect([fields.year, fields.month, fields.day] == [1969, 12, 31])
        #expect([fields.hour, fields.minute, fields.second, fields.millisecond] == [23, 59, 59, 999])
    }

    @Test(arguments: [
        "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-01", "2024-01-00", "2024-01-32", "2024-04-31",
        "2024-01-01T24:00", "2024-01-01T00:60", "2024-01-01T00:00:60", "2024-01-01T00:00:00.1000", "300001-01-01",
        "275760-09-14",
    ])
    func fieldsOutOfRangeFail(date: String) throws {
        let calendar = try makeCalendar()
        #expect(throws: StatusError.illegalArgument) { try instant(date, in: calendar) }
    }

    /// ICU's own Gregorian calendar turns Julian before 1582-10-15; 1500 is a leap year only there.
    @Test func gregoryIsProleptic() throws {
        let calendar = try makeCalendar()
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
        let calendar = try makeCalendar(type: type)
        let milliseconds = try instant(gregorian, in: makeCalendar())
        #expect(try local(milliseconds, in: calendar) == expected + "T00:00")
        #expect(try instant(expected, in: calendar) == milliseconds)
    }

    /// A Hebrew leap year has 13 months, yet a year later it is the same day of the next year.
    @Test func aYearIsAYearInAnyCalendar() throws {
        let calendar = try makeCalendar(type: "hebrew")
        let from = try instant("5784-01-01", in: calendar)
        let sum = try checked(calendar) { cicu_calendar_add($0, from, 1, 0, 0, 0, $1) }
        #expect(try local(sum, in: calendar) == "5785-01-01T00:00")
    }
}
