import Testing

@testable import PaywrightTimeZones

@Suite("The rule at the end of a zone file")
struct PosixTimeZoneTests {
    /// The first change of a year is given by its instant and the offset, in minutes, that then begins; so is the second.
    @Test(
        "Worked examples",
        arguments: [
            // The European Union: last Sundays of March and October, 01:00 GMT.
            ("CET-1CEST,M3.5.0,M10.5.0/3", 2_026, "2026-03-29T01:00:00", 120, "2026-10-25T01:00:00", 60),
            ("GMT0BST,M3.5.0/1,M10.5.0", 2_024, "2024-03-31T01:00:00", 60, "2024-10-27T01:00:00", 0),
            // Ireland’s winter time is the second one, an hour back.
            ("IST-1GMT0,M10.5.0,M3.5.0/1", 2_026, "2026-03-29T01:00:00", 60, "2026-10-25T01:00:00", 0),
            // The United States: second Sunday of March, first of November, 02:00 of the clocks.
            ("EST5EDT,M3.2.0,M11.1.0", 2_026, "2026-03-08T07:00:00", -240, "2026-11-01T06:00:00", -300),
            // Greenland: an hour before midnight, told as hour -1.
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2_026, "2026-03-29T01:00:00", -60, "2026-10-25T01:00:00", -120),
            // Israel: the Friday before the last Sunday of March, as hour 26 of the fourth Thursday.
            ("IST-2IDT,M3.4.4/26,M10.5.0", 2_026, "2026-03-27T00:00:00", 180, "2026-10-24T23:00:00", 120),
            // Egypt: the end of a Thursday is hour 24.
            ("EET-2EEST,M4.5.5/0,M10.5.4/24", 2_026, "2026-04-23T22:00:00", 180, "2026-10-29T21:00:00", 120),
            // The south has summer at the year’s end.
            ("AEST-10AEDT,M10.1.0,M4.1.0/3", 2_026, "2026-04-04T16:00:00", 600, "2026-10-03T16:00:00", 660),
            // Half an hour, and offsets of half hours.
            ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 2_026, "2026-04-04T15:00:00", 630, "2026-10-03T15:30:00", 660),
            // Day 60 without leap days is 1 March in every year; day 59 with them is 29 February in a leap year.
            ("AAA0BBB,J60/0,J300/0", 2_027, "2027-03-01T00:00:00", 60, "2027-10-26T23:00:00", 0),
            ("AAA0BBB,J60/0,J300/0", 2_028, "2028-03-01T00:00:00", 60, "2028-10-26T23:00:00", 0),
            ("AAA0BBB,59/0,300/0", 2_027, "2027-03-01T00:00:00", 60, "2027-10-27T23:00:00", 0),
            ("AAA0BBB,59/0,300/0", 2_028, "2028-02-29T00:00:00", 60, "2028-10-26T23:00:00", 0),
            // A week less an hour before, and after.
            ("AAA0BBB,M3.1.0/-167,M10.1.0/167", 2_026, "2026-02-22T01:00:00", 60, "2026-10-10T22:00:00", 0),
            ("AAA+0:30:15BBB0,M3.1.0/0:15,M10.1.0/1:2:3", 2_026, "2026-03-01T00:45:15", 0, "2026-10-04T01:02:03", -30),
        ] as [(String, Int64, String, Int64, String, Int64)]
    )
    func examples(rule: String, year: Int64, first: String, before: Int64, second: String, after: Int64) throws {
        let zone = try PosixTimeZone(rule.utf8)
        let bounds = localTime("\(year)-01-01") / 1_000..<localTime("\(year + 1)-01-01") / 1_000
        let changes = zone.moments(of: year - 1...year + 1).filter { bounds.contains($0.second) }
        #expect(changes.map(\.second) == [localTime(first) / 1_000, localTime(second) / 1_000])
        #expect(changes.map { $0.offset / 60 } == [before, after])
    }

    @Test(
        "An offset alone, and daylight time all year",
        arguments: [
            ("UTC0", 0), ("<+0545>-5:45", 20_700), ("<-00>0", 0), ("HST10", -36_000), ("AAA-0:0:1", 1),
            ("AAA24", -86_400),
            ("XXX3EDT4,0/0,J365/23", -14_400), ("EST5EDT,0/0,J365/25", -14_400),
        ] as [(String, Int64)]
    )
    func alwaysTheSame(rule: String, offset: Int64) throws {
        let table = OffsetTable(try TimeZoneFile(ZoneFileBytes(rule: rule).bytes))
        for date in ["1900-01-01", "1999-12-31T23:59:59", "2026-01-01", "2026-07-01", "2400-02-29", "9999-12-31"] {
            for second in [-1, 0, 18_000] as [Int64] {
                #expect(table.stretch(of: localTime(date) + second * 1_000).offset == offset * 1_000, "\(date)")
            }
        }
    }

    @Test(
        "What is no rule is refused",
        arguments: [
            "UTC", "0", "CE-1", "CET-25", "CET-1:60", "CET-1:", "CET--1", "CET-1CEST", "CET-1CEST,M3.5.0",
            "CET-1CEST-2",
            "CET-1CEST,M3.5.0,M10.5.0/3,", "CET-1CEST,M0.5.0,M10.5.0", "CET-1CEST,M13.5.0,M10.5.0",
            "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0",
            "CET-1CEST,M3.5,M10.5.0", "CET-1CEST,J0,J365", "CET-1CEST,J1,J366", "CET-1CEST,0,366", "<CET-1", "<>0",
            "<a>0",
            "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0/-168,M10.5.0", "CET-1 ", " CET-1", "C3T-1", "CET1CEST,,",
            "CET-1CEST,M3.5.0/,M10.5.0", ":Europe/Berlin", "CET-1CEST,M3.5.0,M10.5.0\0", "CÉT-1",
            "CET-99999999999999999999",
        ]
    )
    func malformed(rule: String) {
        #expect(throws: PosixTimeZone.Malformed.self) { try PosixTimeZone(rule.utf8) }
        #expect(throws: TimeZoneFile.Malformed.self) { try TimeZoneFile(ZoneFileBytes(rule: rule).bytes) }
    }

    @Test("Days and their numbers are those of the Gregorian calendar")
    func dayNumbers() {
        var number = DayNumber.of(year: 1_599, month: 12, day: 31)
        #expect(DayNumber.of(year: 1_970, month: 1, day: 1) == 0)
        for year in Int64(1_600)...2_400 {
            for month in Int64(1)...12 {
                let lengths: [Int64] = [31, DayNumber.isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
                #expect(DayNumber.of(year: year, month: month, day: 1) == number + 1)
                number += lengths[Int(month) - 1]
            }
            #expect(DayNumber.year(of: number) == year && DayNumber.year(of: number + 1) == year + 1)
        }
        // 1 January 2000 was a Saturday.
        #expect(DayNumber.weekday(of: DayNumber.of(year: 2_000, month: 1, day: 1)) == 6)
        #expect(DayNumber.weekday(of: -1) == 3)
    }
}
