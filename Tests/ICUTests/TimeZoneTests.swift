import CPaywrightICU
import Testing

@Suite("Time zones of ICU")
struct TimeZoneTests {
    @Test(arguments: [
        ("UTC", true), ("Etc/GMT", true), ("Europe/Berlin", true), ("America/Sao_Paulo", true), ("GMT+5", true),
        ("", false), ("Mars/Olympus", false), ("europe/berlin", false), ("Etc/Unknown", false), ("GMT+99", false),
        ("Ünicode", false),
    ])
    func zonesAreKnownByTheirIdentifier(zone: String, isValid: Bool) {
        #expect(cicu_time_zone_is_valid(zone) == isValid)
        #expect((try? checked { cicu_time_zone_offset(zone, 0, $0) }) != nil || !isValid)
    }

    /// Berlin's summer of 2026, from 29 March to 25 October at 01:00 GMT.
    @Test func anOffsetHoldsBetweenTwoChanges() throws {
        let summer = try checked { cicu_time_zone_offset("Europe/Berlin", 1_782_864_000_000, $0) }
        #expect(summer.milliseconds == 7_200_000)
        #expect((summer.start, summer.end) == (1_774_746_000_000, 1_792_890_000_000))
        let always = try checked { cicu_time_zone_offset("GMT+5:30", 0, $0) }
        #expect((always.start, always.end, always.milliseconds) == (.min, .max, 19_800_000))
        #expect(throws: StatusError.illegalArgument) { try checked { cicu_time_zone_offset("UTC", .max, $0) } }
    }

    @Test func theReleaseOfTheDataIsNamed() throws {
        let version = try text { cicu_time_zone_data_version($0, $1, $2) }
        #expect(version.wholeMatch(of: /20\d\d[a-z]+/) != nil, "\(version)")
    }

    @Test func everyZoneHasALine() throws {
        let names = try text { cicu_time_zone_names($0, $1, $2) }.split(separator: "\n")
        #expect(names.contains("Europe/Berlin") && names.contains("UTC") && Set(names).count == names.count)
    }

    @Test func namesOfOneZone() throws {
        #expect(try text { cicu_time_zone_canonical("Mexico/General", $0, $1, $2) } == "America/Mexico_City")
        #expect(throws: StatusError.illegalArgument) {
            try text { cicu_time_zone_canonical("Mars/Olympus", $0, $1, $2) }
        }
        let count = cicu_time_zone_equivalent_count("US/Pacific")
        let names = try (0..<count).map { index in
            try text { cicu_time_zone_equivalent("US/Pacific", index, $0, $1, $2) }
        }
        #expect(names.contains("America/Los_Angeles") && names.contains("US/Pacific"))
        #expect(try text { cicu_time_zone_equivalent("US/Pacific", count, $0, $1, $2) }.isEmpty)
        #expect(cicu_time_zone_equivalent_count("Mars/Olympus") == 0)
    }
}
