import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightTimeZones
import PaywrightValues
import Testing
import TestSupport

@Suite("Written dates are those of the zone's clocks, from a table and printed by ICU")
struct ZoneDateTests {
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let zones = [
        "Asia/Almaty", "America/Mexico_City", "Africa/Cairo", "America/Nuuk", "America/Asuncion", "Europe/Dublin",
        "Pacific/Apia", "America/St_Johns", "Pacific/Kiritimati", "Asia/Kathmandu", "GMT-3:30",
    ]

    /// The date of a local time in English, counted in days.
    private func date(_ local: Int64) -> String {
        var day = local / 86_400_000 - (local % 86_400_000 < 0 ? 1 : 0)
        var year: Int64 = 1_970
        func isLeap(_ year: Int64) -> Bool { year % 4 == 0 && year % 100 != 0 || year % 400 == 0 }
        while day < 0 {
            year -= 1
            day += isLeap(year) ? 366 : 365
        }
        while day >= (isLeap(year) ? 366 : 365) {
            day -= isLeap(year) ? 366 : 365
            year += 1
        }
        let lengths: [Int64] = [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        var month = 0
        while day >= lengths[month] {
            day -= lengths[month]
            month += 1
        }
        return "\(Self.months[month]) \(day + 1), \(year)"
    }

    @Test("At random instants, by zone files and by ICU's data", arguments: [TimeZoneData.system, .icu])
    func dates(data: TimeZoneData) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("en"))
        var generator = SplitMix64(seed: 72)
        for name in Self.zones {
            let zone = try #require(TimeZoneRules.named(name, in: data))
            for _ in Sweep.some(150, of: 0..<500) {
                let milliseconds = Int64.random(in: -1_500_000_000_000...4_000_000_000_000, using: &generator)
                let instant = Instant(milliseconds: milliseconds)
                let texts = bundle.texts(
                    of: MessageDate(instant, timeZone: name, zoneData: data),
                    form: nil
                )
                let expected = date(try #require(zone.localTime(of: instant)))
                #expect(texts.icu == expected && texts.table == expected, "\(name) \(instant)")
            }
        }
    }

    @Test("Dates by one data and by others, in turn: each is told by its own")
    func changingData() throws {
        guard let almaty = TimeZoneRules.named("Asia/Almaty", in: .icu), almaty.origin.name < "2024a" else { return }
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("en"))
        // 18:30 in Greenwich: 23:30 in Almaty, and half past midnight by the rules of 2022.
        func date(_ data: TimeZoneData) -> MessageDate {
            MessageDate(Instant(milliseconds: 1_798_741_800_000), timeZone: "Asia/Almaty", zoneData: data)
        }
        let price = messagePrice("5")
        for data in [TimeZoneData.system, .icu, .system] {
            let message = Message("status.renews.price", [.date: .date(date(data)), .renewalPrice: .money(price)])
            let text = bundle.format([message])
            #expect(text.string.contains(data == .icu ? "January 1, 2027" : "December 31, 2026"), "\(text)")
            #expect(text == bundle.formatByEvaluating([message]))
        }
    }
}
