import Foundation
import PaywrightValues
import Subprocess
import SystemPackage
import Testing
import TestSupport

@testable import PaywrightTimeZones

/// GNU `date` asks `localtime_r` for each line of a file, in a process of its own for each zone: TZ belongs to the process.
@Suite("Offsets are the C library's", .enabled(if: CLibrary.isThere, "there is no GNU date here, or no zone files"))
struct CLibraryTests {
    /// PAYWRIGHT_ALL_ZONES=1 tries every zone of the machine at 10,000 instants, which takes some minutes.
    private static let triesAll = ProcessInfo.processInfo.environment["PAYWRIGHT_ALL_ZONES"] != nil

    /// Zones whose clocks were changed in unusual ways are in every run.
    private static let unusual = [
        "Africa/Casablanca", "Africa/Monrovia", "America/Coyhaique", "America/Nuuk", "America/Scoresbysund",
        "America/St_Johns", "America/Toronto", "Antarctica/Troll", "Asia/Almaty", "Asia/Gaza", "Asia/Jerusalem",
        "Asia/Kolkata", "Asia/Tehran", "Australia/Lord_Howe", "Europe/Dublin", "Europe/Lisbon", "Pacific/Apia",
        "Pacific/Chatham", "Pacific/Kiritimati",
    ]

    @Test("At random instants from 1850 to 2600, and at the changes of a century")
    func offsets() async throws {
        var generator = SplitMix64(seed: 2_026)
        let all = CLibrary.zones()
        let some = Set(Self.unusual).intersection(all).union(all.shuffled(using: &generator).prefix(24))
        let zones = Self.triesAll ? all : some.sorted()
        try #require(zones.count > 30)
        var compared = 0
        for name in zones {
            let zone = try #require(TimeZoneRules.named(name), "\(name)")
            #expect(zone.origin.source == .system, "\(name)")
            let seconds = instants(of: zone, count: Self.triesAll ? 10_000 : 500, using: &generator)
            let expected = try await CLibrary.offsets(at: seconds, in: name)
            try #require(expected.count == seconds.count, "\(name)")
            let wrong = zip(seconds, expected).first {
                zone.stretch(of: Instant(milliseconds: $0 * 1_000))?.offset != $1 * 1_000
            }
            #expect(wrong == nil, "\(name) at \(wrong?.0 ?? 0): \(wrong?.1 ?? 0) s")
            compared += seconds.count
        }
        print("offsets compared with the C library's: \(zones.count) zones, \(compared) instants")
    }

    private func instants(of zone: TimeZoneRules, count: Int, using generator: inout SplitMix64) -> [Int64] {
        let (first, last) = (localTime("1850-01-01") / 1_000, localTime("2600-01-01") / 1_000)
        let (near, far) = (localTime("1970-01-01") / 1_000, localTime("2060-01-01") / 1_000)
        var seconds = (0..<count).map { index in
            Int64.random(in: index % 2 == 0 ? first...last : near...far, using: &generator)
        }
        // Where clocks change, and the second before; also where the changes that were written out once end.
        for (from, to) in [("1970-01-01", "2060-01-01"), ("2097-06-01", "2104-01-01")] {
            var place = instant(from)
            while place < instant(to), let stretch = zone.stretch(of: place), stretch.end < .distantFuture {
                let second = stretch.end.milliseconds / 1_000
                seconds += [second - 1, second]
                place = stretch.end
            }
        }
        return seconds
    }
}

/// The C library, asked through GNU `date`.
enum CLibrary {
    static let isThere: Bool = {
        #if os(Linux)
            FileManager.default.isExecutableFile(atPath: "/bin/date") && MachineData.version != nil
        #else
            false
        #endif
    }()

    /// The names of the machine's zone files.
    static func zones() -> [String] {
        let root = TimeZoneData.systemDirectory
        let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return paths.filter { ZoneName.isSafe($0) && isZone("\(root)/\($0)") }.sorted()
    }

    private static func isZone(_ path: String) -> Bool {
        FileManager.default.contents(atPath: path).map { TimeZoneFile.hasMagic(Array($0)) } ?? false
    }

    /// Seconds ahead of GMT at some instants.
    static func offsets(at seconds: [Int64], in zone: String) async throws -> [Int64] {
        let file = FileManager.default.temporaryDirectory.appending(path: "instants-\(UUID().uuidString)")
        try seconds.map { "@\($0)\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let result = try await Subprocess.run(
            .path("/bin/date"),
            arguments: ["--file", file.path, "+%::z"],
            environment: .custom(["TZ": zone, "LC_ALL": "C"]),
            output: .string(limit: 1 << 20)
        )
        return result.standardOutput.split(separator: "\n").compactMap { line in
            let numbers = line.dropFirst().split(separator: ":").compactMap { Int64($0) }
            guard numbers.count == 3 else { return nil }
            let magnitude = numbers[0] * 3_600 + numbers[1] * 60 + numbers[2]
            return line.first == "-" ? -magnitude : magnitude
        }
    }
}
