import Foundation
import PaywrightValues
import Testing
import TestSupport

@testable import PaywrightTimeZones

@Suite("Where the rules of a zone are looked for")
struct ZoneLookupTests {
    /// A folder with zone files, for one test.
    private func folder(_ files: [String: [UInt8]]) throws -> TimeZoneData {
        let root = try TemporaryFolder.make()
        for (name, bytes) in files {
            let file = root.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: file)
        }
        return .directory(root.path)
    }

    private static let tokyoIsAtSeven = ZoneFileBytes(rule: "XXX-7").bytes

    @Test("The files of a folder come first, ICU's data stand in, and the origin of each is named")
    func order() throws {
        let data = try folder(["Asia/Tokyo": Self.tokyoIsAtSeven, "tzdata.zi": Array("# version 2031c\nR x".utf8)])
        let tokyo = try #require(TimeZoneRules.named("Asia/Tokyo", in: data))
        #expect(tokyo.stretch(of: Instant(milliseconds: 0))?.offset == 25_200_000)
        #expect(tokyo.origin == TimeZoneOrigin(source: .directory, version: "2031c") && tokyo.diagnostics.isEmpty)
        let berlin = try #require(TimeZoneRules.named("Europe/Berlin", in: data))
        #expect(
            berlin.stretch(of: Instant(milliseconds: 0))?.offset == 3_600_000 && berlin.origin == .icu
                && berlin.diagnostics.isEmpty
        )
        // Older data of the same name are not mixed up with it.
        #expect(
            TimeZoneRules.named("Asia/Tokyo", in: .icu)?.stretch(of: Instant(milliseconds: 0))?.offset == 32_400_000
        )
        #expect(data.origin == TimeZoneOrigin(source: .directory, version: "2031c") && data.diagnostic == nil)
    }

    @Test("A zone under another of its names is the same zone")
    func aliases() throws {
        let data = try folder(["Asia/Tokyo": Self.tokyoIsAtSeven])
        let japan = try #require(TimeZoneRules.named("Japan", in: data))
        #expect(japan.stretch(of: Instant(milliseconds: 0))?.offset == 25_200_000 && japan.origin.source == .directory)
        #expect(japan.identifier == "Japan")
    }

    @Test("A zone that ICU does not know is known by its file")
    func newZones() throws {
        let data = try folder(["Mars/Olympus": Self.tokyoIsAtSeven])
        #expect(TimeZoneRules.named("Mars/Olympus", in: data)?.origin.source == .directory)
        #expect(TimeZoneRules.named("Mars/Olympus", in: .icu) == nil)
    }

    @Test("A folder that is not there is reported, and ICU's data are used")
    func missingFolder() throws {
        let data = TimeZoneData.directory("/nowhere/zoneinfo")
        #expect(
            data.diagnostic.flatMap { TimeZoneCode($0) } == .unreadableZoneData
                && data.diagnostic?.place.file == "/nowhere/zoneinfo"
        )
        #expect(data.origin == .icu && TimeZoneRules.named("Asia/Tokyo", in: data)?.origin == .icu)
        #expect(TimeZoneData.icu.diagnostic == nil && TimeZoneData.icu.origin == .icu)
    }

    @Test("A file that cannot be used is reported, and ICU's data are used")
    func brokenFiles() throws {
        let whole = ZoneFileBytes.berlin.bytes
        var leaping = ZoneFileBytes.berlin
        leaping.leapSeconds = [(78_796_800, 1)]
        let data = try folder([
            "Europe/Berlin": Array(whole.dropLast()), "Europe/Paris": leaping.bytes, "Europe/Rome": Array("text".utf8),
            "Mars/Olympus": Array(whole.dropLast()), "Mars/Tharsis": Array("text".utf8),
            "Europe/Madrid": [UInt8](repeating: 0x54, count: (1 << 20) + 1),
        ])
        for (name, found) in [
            ("Europe/Berlin", "end of the file"), ("Europe/Paris", "leap seconds"), ("Europe/Rome", "other bytes"),
            ("Europe/Madrid", "bytes"),
        ] {
            let zone = try #require(TimeZoneRules.named(name, in: data))
            let issue = try #require(zone.diagnostics.first)
            #expect(zone.origin == .icu && zone.stretch(of: Instant(milliseconds: 0))?.offset == 3_600_000)
            #expect(TimeZoneCode(issue) == .unreadableZoneData && issue.place.file?.hasSuffix(name) == true)
            #expect(issue.found?.contains(found) == true && issue.expected?.isEmpty == false, "\(issue)")
        }
        let unknown = #expect(throws: TimeZoneRules.Unknown.self) { try TimeZoneRules.find("Mars/Olympus", in: data) }
        #expect(unknown?.diagnostic?.place.file?.hasSuffix("Mars/Olympus") == true)
        // What is no zone file at all is as good as absent.
        let absent = #expect(throws: TimeZoneRules.Unknown.self) { try TimeZoneRules.find("Mars/Tharsis", in: data) }
        #expect(absent?.diagnostic == nil)
    }

    @Test(
        "No name leads out of the folder, to the machine's own zone or to what is no zone",
        arguments: [
            "", "/etc/localtime", "..", "../Tokyo", "Asia/../Tokyo", "Asia//Tokyo", "Asia/", "/Asia/Tokyo", "./Tokyo",
            "localtime", "posixrules", "posix/UTC", "right/UTC", "Asia", "tzdata.zi", "zone.tab", "leapseconds",
            "Asia/Tokyo\0", "Ásia/Tokyo", "Asia/Tokyo ", "Asia\\Tokyo", String(repeating: "A", count: 300),
            "Etc/Unknown",
        ]
    )
    func unsafeNames(name: String) {
        #expect(TimeZoneRules.named(name) == nil)
    }

    @Test(
        "What ICU understands is understood as before",
        arguments: [
            ("GMT+5", 18_000_000), ("GMT-3:30", -12_600_000), ("GMT+0100", 3_600_000), ("UTC", 0),
            ("Etc/GMT+5", -18_000_000),
            ("GMT", 0), ("PST", -28_800_000),
        ] as [(String, Int64)]
    )
    func customForms(name: String, offset: Int64) throws {
        #expect(try #require(TimeZoneRules.named(name)).stretch(of: instant("2026-01-01"))?.offset == offset)
    }

    @Test(
        "The release is read where the folder names it",
        arguments: [
            ("+VERSION", "2025b\n", "2025b"), ("tzdata.zi", "# version 2024a\n# ddeps", "2024a"),
            ("tzdata.zi", "# version 2026c-dirty\n", "2026c-dirty"), ("tzdata.zi", "# version unknown\n", nil),
            ("tzdata.zi", "# This zic input file", nil), ("+VERSION", "", nil), ("zone.tab", "# version 2024a", nil),
        ] as [(String, String, String?)]
    )
    func releases(file: String, text: String, version: String?) throws {
        let data = try folder([file: Array(text.utf8), "UTC": ZoneFileBytes(rule: "UTC0").bytes])
        #expect(data.origin == TimeZoneOrigin(source: .directory, version: version))
        #expect(TimeZoneRules.named("UTC", in: data)?.origin.name == version ?? "unknown")
    }

    /// A folder that names no release, with the clocks of Almaty before 2024.
    @Test("Data of an unknown release are old where they themselves lack a change")
    func unknownRelease() throws {
        let data = try folder([
            "Asia/Almaty": ZoneFileBytes(rule: "<+06>-6").bytes, "Asia/Qostanay": ZoneFileBytes(rule: "<+05>-5").bytes,
        ])
        let issue = try #require(TimeZoneRules.named("Asia/Almaty", in: data)?.diagnostics.first)
        #expect(
            TimeZoneCode(issue) == .oldZoneData && issue.expected?.contains("2024a") == true
                && issue.found?.contains("unknown") == true
        )
        #expect(try #require(TimeZoneRules.named("Asia/Qostanay", in: data)).diagnostics.isEmpty)
    }

    @Test("A zone is read once, whatever becomes of its file")
    func once() throws {
        let data = try folder(["Asia/Tokyo": Self.tokyoIsAtSeven])
        let first = try #require(TimeZoneRules.named("Asia/Tokyo", in: data))
        try FileManager.default.removeItem(atPath: try #require(data.directory))
        #expect(TimeZoneRules.named("Asia/Tokyo", in: data) === first)
    }
}
