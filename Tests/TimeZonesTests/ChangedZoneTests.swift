import PaywrightValues
import Testing

@testable import PaywrightTimeZones

@Suite("Zones whose clocks follow other rules than in 2022")
struct ChangedZoneTests {
    /// A zone, an instant, and what its clocks show then by the law of today; the release that first had it.
    private static let table: [(zone: String, release: String, instant: String, local: String)] = [
        // No daylight time in Iran: UTC+3:30.
        ("Asia/Tehran", "2022b", "2026-06-30T20:15:00Z", "2026-06-30T23:45:00"),
        ("Iran", "2022b", "2026-06-30T20:30:00Z", "2026-07-01T00:00:00"),
        // UTC+3 in Jordan and Syria, in winter too.
        ("Asia/Amman", "2022e", "2026-12-31T21:30:00Z", "2027-01-01T00:30:00"),
        ("Asia/Damascus", "2022e", "2026-12-31T20:59:59Z", "2026-12-31T23:59:59"),
        // UTC-6 in most of Mexico, in summer too; UTC-7 on its Pacific coast; the border follows the United States.
        ("America/Mexico_City", "2022f", "2026-07-01T05:30:00Z", "2026-06-30T23:30:00"),
        ("Mexico/General", "2022f", "2026-07-01T06:00:00Z", "2026-07-01T00:00:00"),
        ("America/Monterrey", "2022f", "2026-07-01T05:30:00Z", "2026-06-30T23:30:00"),
        ("America/Mazatlan", "2022f", "2026-07-01T06:30:00Z", "2026-06-30T23:30:00"),
        ("America/Chihuahua", "2022f", "2026-01-01T06:30:00Z", "2026-01-01T00:30:00"),
        ("America/Ciudad_Juarez", "2022g", "2026-01-01T06:30:00Z", "2025-12-31T23:30:00"),
        ("America/Ojinaga", "2022g", "2026-07-01T05:30:00Z", "2026-07-01T00:30:00"),
        ("America/Tijuana", "2022f", "2026-07-01T06:30:00Z", "2026-06-30T23:30:00"),
        ("Pacific/Fiji", "2022f", "2026-12-31T11:30:00Z", "2026-12-31T23:30:00"),
        // Egypt has daylight time from April's last Friday to October's last Thursday, at 24:00.
        ("Africa/Cairo", "2023a", "2026-07-31T21:30:00Z", "2026-08-01T00:30:00"),
        ("Africa/Cairo", "2023a", "2026-04-23T21:59:59Z", "2026-04-23T23:59:59"),
        ("Africa/Cairo", "2023a", "2026-04-23T22:00:00Z", "2026-04-24T01:00:00"),
        ("Africa/Cairo", "2023a", "2026-10-29T20:59:59Z", "2026-10-29T23:59:59"),
        ("Africa/Cairo", "2023a", "2026-10-29T21:00:00Z", "2026-10-29T23:00:00"),
        ("Egypt", "2023a", "2026-07-31T20:59:59Z", "2026-07-31T23:59:59"),
        // Greenland: UTC-2 and with the European Union UTC-1; the east since 2024.
        ("America/Nuuk", "2023a", "2026-01-01T01:30:00Z", "2025-12-31T23:30:00"),
        ("America/Nuuk", "2023a", "2026-07-01T00:30:00Z", "2026-06-30T23:30:00"),
        ("America/Godthab", "2023a", "2026-07-01T01:00:00Z", "2026-07-01T00:00:00"),
        ("America/Scoresbysund", "2023d", "2026-07-01T00:30:00Z", "2026-06-30T23:30:00"),
        ("Antarctica/Vostok", "2023d", "2026-07-01T18:30:00Z", "2026-07-01T23:30:00"),
        ("Antarctica/Casey", "2023d", "2026-07-01T15:30:00Z", "2026-07-01T23:30:00"),
        // All Kazakhstan is at UTC+5 since 1 March 2024, 00:00.
        ("Asia/Almaty", "2024a", "2024-02-29T17:59:59Z", "2024-02-29T23:59:59"),
        ("Asia/Almaty", "2024a", "2024-02-29T18:00:00Z", "2024-02-29T23:00:00"),
        ("Asia/Almaty", "2024a", "2026-12-31T18:30:00Z", "2026-12-31T23:30:00"),
        ("Asia/Qostanay", "2024a", "2026-12-31T19:00:00Z", "2027-01-01T00:00:00"),
        // Paraguay stays at UTC-3.
        ("America/Asuncion", "2025a", "2026-07-01T02:30:00Z", "2026-06-30T23:30:00"),
        ("America/Asuncion", "2025a", "2026-07-01T03:00:00Z", "2026-07-01T00:00:00"),
        // So does the south of Chile; Santiago is at UTC-4 in winter.
        ("America/Coyhaique", "2025b", "2026-07-01T03:30:00Z", "2026-07-01T00:30:00"),
        ("America/Santiago", "2025b", "2026-07-01T03:30:00Z", "2026-06-30T23:30:00"),
        // Moldova changes its clocks at 01:00 GMT, as the European Union.
        ("Europe/Chisinau", "2026a", "2026-03-29T00:30:00Z", "2026-03-29T02:30:00"),
        // Permanent time in British Columbia, Alberta and Morocco.
        ("America/Vancouver", "2026b", "2026-12-01T07:30:00Z", "2026-12-01T00:30:00"),
        ("America/Edmonton", "2026c", "2026-12-01T06:30:00Z", "2026-12-01T00:30:00"),
        ("Africa/Casablanca", "2026c", "2026-12-01T23:30:00Z", "2026-12-01T23:30:00"),
    ]

    @Test(
        "Clocks near midnight show what the law says",
        .enabled(if: MachineData.version != nil, "this machine has no zone files that state a version")
    )
    func clocks() throws {
        for row in Self.table where MachineData.has(row.release) {
            let zone = try #require(TimeZoneRules.named(row.zone), "\(row.zone)")
            #expect(try local(instant(row.instant), in: zone) == row.local, "\(row.zone) at \(row.instant)")
            #expect(zone.origin == TimeZoneOrigin(source: .system, version: MachineData.version))
        }
    }

    @Test("Data older than a change are known by the change itself, and only they", arguments: ClockChange.all)
    func oldData(change: ClockChange) throws {
        for name in change.zones {
            for data in [TimeZoneData.system, .icu] {
                // A zone that was split off later is not known at all.
                guard let zone = TimeZoneRules.named(name, in: data), let version = zone.origin.version else {
                    continue
                }
                let old = zone.diagnostics.filter { TimeZoneCode($0) == .oldZoneData }
                #expect(old.isEmpty == (version >= change.release), "\(name) in \(zone.origin)")
                #expect(old.allSatisfy { $0.message.contains(change.release) && $0.message.contains(version) })
            }
        }
    }

    @Test("Other names of a zone are warned of too; zones without a change never are")
    func namesAndOtherZones() throws {
        for (alias, name) in [
            ("Mexico/General", "America/Mexico_City"), ("Egypt", "Africa/Cairo"), ("Iran", "Asia/Tehran"),
        ] {
            let issues = try #require(TimeZoneRules.named(alias, in: .icu)).diagnostics
            #expect(
                issues.map { TimeZoneCode($0) }
                    == (try #require(TimeZoneRules.named(name, in: .icu))).diagnostics.map { TimeZoneCode($0) }
            )
        }
        for name in ["UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney", "GMT+5"] {
            #expect(try #require(TimeZoneRules.named(name, in: .icu)).diagnostics.isEmpty)
        }
    }
}
