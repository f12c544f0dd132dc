import Foundation
import PaywrightValues
import Testing
import TestSupport

@testable import PaywrightTimeZones

@Suite("Zone files")
struct TimeZoneFileTests {
    private func offsets(_ file: ZoneFileBytes, at dates: [String]) throws -> [Int64] {
        let table = OffsetTable(try TimeZoneFile(file.bytes))
        return dates.map { table.stretch(of: localTime($0)).offset / 1_000 }
    }

    @Test("Versions 2, 3 and 4: the first kind of time before the first change, then the changes, then the rule")
    func versions() throws {
        for version in "234".utf8 {
            var file = ZoneFileBytes.berlin
            file.version = version
            let dates = ["1800-01-01", "1893-03-31", "1893-04-02", "1996-03-31T00:59:59", "1996-03-31T01:00:00"]
            #expect(try offsets(file, at: dates) == [3_208, 3_208, 3_600, 3_600, 7_200])
            let later = ["1996-12-01", "2026-07-01", "2026-12-01", "2500-07-01", "2500-12-01"]
            #expect(try offsets(file, at: later) == [3_600, 7_200, 3_600, 7_200, 3_600])
        }
    }

    @Test("Version 1 has no rule: the last offset stays, as it does behind an empty rule")
    func withoutRule() throws {
        var file = ZoneFileBytes.berlin
        file.rule = ""
        #expect(try offsets(file, at: ["1996-12-01", "2500-01-01"]) == [7_200, 7_200])
        file.version = 0
        file.times[0] = -2_000_000_000
        #expect(try offsets(file, at: ["1900-01-01", "1950-01-01", "2026-01-01"]) == [3_208, 3_600, 7_200])
    }

    @Test("Without changes the rule holds for all time")
    func ruleAlone() throws {
        let file = ZoneFileBytes(rule: "EST5EDT,M3.2.0,M11.1.0")
        #expect(
            try offsets(file, at: ["1850-07-01", "1969-12-31", "2026-07-01", "3000-01-01"]) == [
                -14_400, -18_000, -14_400, -18_000,
            ]
        )
    }

    @Test("A stretch ends where the next begins, without a gap, over the years written out and those beyond")
    func stretchesMeet() throws {
        let table = OffsetTable(try TimeZoneFile(ZoneFileBytes.berlin.bytes))
        var place = instant("1890-01-01")
        var count = 0
        while place < instant("2200-01-01") {
            let stretch = table.stretch(of: place.milliseconds)
            #expect(stretch.contains(place))
            #expect(table.stretch(of: stretch.end.milliseconds - 1) == stretch)
            #expect(table.stretch(of: stretch.end.milliseconds).start == stretch.end)
            place = stretch.end
            count += 1
        }
        // Two a year since 1996.
        #expect(count == 2 + 2 * (2_200 - 1_996), "\(count)")
    }

    @Test("A time that the clocks go over, and are set back to at once, is that of the second change")
    func skippedAndShown() throws {
        // Two hours forward at 0:17:04, back from 3:00 to 2:00 in the same night.
        let file = ZoneFileBytes(times: [1_024], kinds: [0], rule: "CET-1CEST,M4.5.0,0/3")
        let zone = try #require(TimeZoneRules("Test/Zone", file: file.bytes))
        #expect(zone.instant(ofLocalTime: localTime("1970-01-01T02:00")) == instant("1970-01-01T01:00"))
        #expect(zone.instant(ofLocalTime: localTime("1970-01-01T02:16")) == instant("1970-01-01T01:16"))
        #expect(zone.instant(ofLocalTime: localTime("1970-01-01T02:18")) == instant("1970-01-01T00:18"))
        #expect(zone.instant(ofLocalTime: localTime("1970-01-01T01:00")) == instant("1970-01-01T01:00"))
        // As the last change of a file without a rule, it lies after the gap.
        let last = ZoneFileBytes(
            times: [1_024],
            kinds: [1],
            types: [(0, 0, 0), (7_200, 0, 0)],
            rule: ""
        )
        let open = try #require(TimeZoneRules("Test/Zone", file: last.bytes))
        #expect(open.instant(ofLocalTime: localTime("1970-01-01T01:00")) == instant("1970-01-01T01:00"))
    }

    @Test("Times beyond all calendars do no harm")
    func farTimes() throws {
        var file = ZoneFileBytes.berlin
        file.times = [.min, .max - 1]
        #expect(try offsets(file, at: ["1800-01-01", "2026-07-01"]) == [3_600, 3_600])
    }

    /// What is wrong in a file, one thing at a time.
    private static let faults: [(String, @Sendable (inout ZoneFileBytes) -> Void)] = [
        ("a version to come", { $0.version = UInt8(ascii: "5") }), ("a version of another kind", { $0.version = 1 }),
        (
            "no kinds of time",
            {
                $0.types = []; $0.times = []; $0.kinds = []; $0.standardIndicators = []; $0.universalIndicators = []
            }
        ),
        ("no abbreviations", { $0.abbreviations = [] }),
        ("an abbreviation without an end", { $0.abbreviations[12] = 0x41 }),
        ("an abbreviation that is not there", { $0.types[2].abbreviation = 13 }),
        ("a kind of time that is not there", { $0.kinds[1] = 3 }), ("times that go back", { $0.times.swapAt(0, 1) }),
        ("a time twice", { $0.times[0] = $0.times[1] }), ("an offset of 26 hours", { $0.types[1].offset = 93_600 }),
        ("an offset of -25 hours", { $0.types[1].offset = -90_000 }),
        ("the lowest number", { $0.types[0].offset = .min }),
        ("daylight time that is neither on nor off", { $0.types[2].isDaylight = 2 }),
        ("leap seconds", { $0.leapSeconds = [(78_796_800, 1)] }),
        ("too few indicators", { $0.standardIndicators = [0] }),
        ("an indicator over 1", { $0.universalIndicators[2] = 2 }),
        ("a broken rule", { $0.rule = "CET-1CEST" }), ("no line of a rule", { $0.rule = nil }),
        ("a rule on two lines", { $0.rule = "CET-1\nCEST" }),
    ]

    @Test("What RFC 9636 forbids, and leap seconds, are refused with their place")
    func faults() throws {
        _ = try TimeZoneFile(ZoneFileBytes.berlin.bytes)
        for (name, damage) in Self.faults where name != "a rule on two lines" {
            var file = ZoneFileBytes.berlin
            damage(&file)
            let error = #expect(throws: TimeZoneFile.Malformed.self, "\(name)") { try TimeZoneFile(file.bytes) }
            #expect(error.map { (0...file.bytes.count).contains($0.offset) && !$0.expected.isEmpty } == true, "\(name)")
        }
        // Versions to come may add to a file's end.
        #expect(try TimeZoneFile(ZoneFileBytes.berlin.bytes + [1, 2, 3]) == TimeZoneFile(ZoneFileBytes.berlin.bytes))
        #expect(throws: TimeZoneFile.Malformed.self) { try TimeZoneFile([]) }
        #expect(throws: TimeZoneFile.Malformed.self) { try TimeZoneFile(Array("# a text\n".utf8)) }
    }

    /// Files of the machine that show every form: long lists, rules of all kinds, no changes at all.
    private static let names = [
        "Europe/Berlin", "America/Nuuk", "Africa/Casablanca", "Asia/Gaza", "Etc/GMT+5", "Europe/Dublin",
    ]

    private static func examples() -> [[UInt8]] {
        let machine = names.compactMap { FileManager.default.contents(atPath: TimeZoneData.systemDirectory + "/" + $0) }
        var first = ZoneFileBytes.berlin
        first.version = 0
        first.times[0] = -2_000_000_000
        return [ZoneFileBytes.berlin.bytes, first.bytes, ZoneFileBytes(rule: "UTC0").bytes] + machine.map { Array($0) }
    }

    @Test("A file cut off anywhere is refused")
    func truncated() throws {
        for bytes in Self.examples() {
            _ = try TimeZoneFile(bytes)
            for length in Sweep.some(300, of: 0..<bytes.count) {
                #expect(throws: TimeZoneFile.Malformed.self) { try TimeZoneFile(Array(bytes[..<length])) }
            }
        }
    }

    @Test("Changed bytes are read or refused; what is read has an offset at every instant")
    func mutated() throws {
        var generator = SplitMix64(seed: 9_636)
        let times = [Int64.min, -8_640_000_000_000_000, -1, 0, localTime("2026-07-01"), localTime("2101-01-01"), .max]
        for bytes in Self.examples() {
            for _ in Sweep.some(600, of: 0..<2_000) {
                var changed = bytes
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let place =
                        Bool.random(using: &generator)
                        ? Int.random(in: 0..<min(changed.count, 100), using: &generator)
                        : Int.random(in: 0..<changed.count, using: &generator)
                    switch Int.random(in: 0...3, using: &generator) {
                    case 0: changed[place] = UInt8.random(in: 0...255, using: &generator)
                    case 1: changed[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
                    case 2: changed.insert(UInt8.random(in: 0...255, using: &generator), at: place)
                    default: changed.remove(at: place)
                    }
                }
                guard let file = try? TimeZoneFile(changed) else { continue }
                let table = OffsetTable(file)
                for time in times.dropFirst().dropLast() {
                    let stretch = table.stretch(of: time)
                    #expect(stretch.contains(Instant(milliseconds: time)) && abs(stretch.offset) < 26 * 3_600_000)
                }
                let zone = TimeZoneRules("X", in: .icu, offsets: .file(table), origin: .icu)
                for time in times {
                    let instant = Instant(milliseconds: time)
                    _ = (
                        zone.startOfDay(instant), zone.instant(ofLocalTime: time),
                        zone.days(from: instant, to: Instant(milliseconds: 0))
                    )
                }
            }
        }
    }
}
