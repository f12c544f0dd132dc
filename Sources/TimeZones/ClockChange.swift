internal import PaywrightValues

/// A change of the law about a zone's clocks since 2022, and the release of the time zone database that has it.
///
/// Each names an instant at which the data from before show another offset, so that the data themselves answer whether they
/// have it. Changes that were over within weeks are left out. Source: the database's own NEWS file.
struct ClockChange: Hashable, Sendable {
    /// The zones, by their names of today.
    let zones: [String]
    /// The first release with it.
    let release: String
    /// What the law says.
    let law: String
    /// Seconds since 1970-01-01T00:00:00Z.
    let instant: Int64
    /// Seconds ahead of GMT at that instant.
    let offset: Int64

    init(_ zones: String..., release: String, law: String, at instant: Int64, offset: Int64) {
        self.zones = zones
        self.release = release
        self.law = law
        self.instant = instant
        self.offset = offset
    }

    /// Beginnings of days in GMT.
    private enum Day {
        static let january2023: Int64 = 1_672_531_200
        static let july2023: Int64 = 1_688_169_600
        static let january2024: Int64 = 1_704_067_200
        static let mid2024April: Int64 = 1_713_139_200
        static let july2024: Int64 = 1_719_792_000
        static let july2025: Int64 = 1_751_328_000
        static let october2026: Int64 = 1_790_812_800
        static let december2026: Int64 = 1_796_083_200
    }
    /// Half past midnight on 29 March 2026.
    private static let spring2026: Int64 = 1_774_744_200

    private static let hour: Int64 = 3_600

    static let all: [ClockChange] = [
        ClockChange(
            "Asia/Tehran",
            release: "2022b",
            law: "no daylight time in Iran since 2022",
            at: Day.july2023,
            offset: 12_600
        ),
        ClockChange(
            "Asia/Amman",
            "Asia/Damascus",
            release: "2022e",
            law: "UTC+3 all year in Jordan and Syria since October 2022",
            at: Day.january2023,
            offset: 3 * hour
        ),
        ClockChange(
            "America/Mexico_City",
            "America/Merida",
            "America/Monterrey",
            "America/Bahia_Banderas",
            release: "2022f",
            law: "no daylight time in Mexico since October 2022",
            at: Day.july2023,
            offset: -6 * hour
        ),
        ClockChange(
            "America/Mazatlan",
            release: "2022f",
            law: "no daylight time in Mexico since October 2022",
            at: Day.july2023,
            offset: -7 * hour
        ),
        ClockChange(
            "America/Chihuahua",
            release: "2022f",
            law: "UTC-6 all year in Chihuahua since October 2022",
            at: Day.january2023,
            offset: -6 * hour
        ),
        ClockChange(
            "Pacific/Fiji",
            release: "2022f",
            law: "no daylight time in Fiji since 2022",
            at: Day.january2023,
            offset: 12 * hour
        ),
        ClockChange(
            "America/Ciudad_Juarez",
            release: "2022g",
            law: "the time of El Paso since November 2022",
            at: Day.january2023,
            offset: -7 * hour
        ),
        ClockChange(
            "America/Ojinaga",
            release: "2022g",
            law: "the time of Presidio since November 2022",
            at: Day.july2023,
            offset: -5 * hour
        ),
        ClockChange(
            "Africa/Cairo",
            release: "2023a",
            law: "daylight time in Egypt again since April 2023",
            at: Day.july2023,
            offset: 3 * hour
        ),
        ClockChange(
            "America/Nuuk",
            release: "2023a",
            law: "UTC-2, and UTC-1 in summer, in Greenland since 2023",
            at: Day.july2024,
            offset: -hour
        ),
        ClockChange(
            "America/Scoresbysund",
            release: "2023d",
            law: "UTC-2, and UTC-1 in summer, since March 2024",
            at: Day.july2024,
            offset: -hour
        ),
        ClockChange(
            "Antarctica/Vostok",
            release: "2023d",
            law: "UTC+5 since December 2023",
            at: Day.january2024,
            offset: 5 * hour
        ),
        ClockChange(
            "Antarctica/Casey",
            release: "2023d",
            law: "UTC+8 since 2023",
            at: Day.january2024,
            offset: 8 * hour
        ),
        ClockChange(
            "Asia/Almaty",
            "Asia/Qostanay",
            release: "2024a",
            law: "UTC+5 in all Kazakhstan since March 2024",
            at: Day.july2024,
            offset: 5 * hour
        ),
        ClockChange(
            "Asia/Gaza",
            "Asia/Hebron",
            release: "2024a",
            law: "daylight time a week later after Ramadan since 2024",
            at: Day.mid2024April,
            offset: 2 * hour
        ),
        ClockChange(
            "America/Asuncion",
            release: "2025a",
            law: "UTC-3 all year in Paraguay since October 2024",
            at: Day.july2025,
            offset: -3 * hour
        ),
        ClockChange(
            "America/Coyhaique",
            release: "2025b",
            law: "UTC-3 all year in Aysén since March 2025",
            at: Day.july2025,
            offset: -3 * hour
        ),
        ClockChange(
            "Europe/Chisinau",
            release: "2026a",
            law: "clocks changed with the European Union's in Moldova since 2022",
            at: spring2026,
            offset: 2 * hour
        ),
        ClockChange(
            "America/Vancouver",
            release: "2026b",
            law: "UTC-7 all year in British Columbia since March 2026",
            at: Day.december2026,
            offset: -7 * hour
        ),
        ClockChange(
            "America/Edmonton",
            release: "2026c",
            law: "UTC-6 all year in Alberta since June 2026",
            at: Day.december2026,
            offset: -6 * hour
        ),
        ClockChange(
            "Africa/Casablanca",
            "Africa/El_Aaiun",
            release: "2026c",
            law: "UTC all year in Morocco since September 2026",
            at: Day.october2026,
            offset: 0
        ),
    ]

    /// The changes by the one name that all names of their zone have.
    private static let byName = Dictionary(
        all.flatMap { change in change.zones.map { (ICUZones.canonicalName(of: $0), change) } },
        uniquingKeysWith: { _, last in last }
    )

    /// The change that the offsets of a zone do not have; nil where they have it, and where there was none.
    static func missing(in offsets: TimeZoneRules.Offsets, of identifier: String) -> ClockChange? {
        guard let change = byName[ICUZones.canonicalName(of: identifier)],
            let stretch = offsets.stretch(of: change.instant * 1_000), stretch.offset != change.offset * 1_000
        else { return nil }
        return change
    }

    /// What to say of data that do not have it.
    func diagnostic(zone: String, origin: TimeZoneOrigin, file: String?) -> Diagnostic {
        let owner = origin.source == .icu ? "ICU's data" : "a zone file"
        return Diagnostic(
            .warning,
            TimeZoneCode.oldZoneData,
            at: Diagnostic.Place(file: file),
            found: "\(owner) of \(origin.name) for \(zone)",
            expected: "release \(release) of the time zone database or a later one: \(law)",
            consequence: "days near midnight may be told wrong"
        )
    }
}
