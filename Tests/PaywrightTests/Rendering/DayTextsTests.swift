import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightValues
import Testing
import TestSupport

@Suite("Dates of days that were printed before are ICU's, byte for byte")
struct DayTextsTests {
    private static let zones = [
        "UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Asia/Tokyo", "Pacific/Apia", "Pacific/Kiritimati",
        "America/Sao_Paulo", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Tehran", "Asia/Pyongyang", "GMT+5:30",
    ]

    @Test(
        "Instants of a century in time zones around the world",
        arguments: Sweep.languages(4, of: try SnapshotTests.locales)
    )
    func everyDay(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        var generator = SplitMix64(seed: UInt64(locale.utf8.reduce(7) { $0 * 31 + Int($1) }))
        let instants = Sweep.isWhole ? 20_000 : 1_200
        let forms: [String?] = [nil] + bundle.dateForms
        var written = 0
        for index in 0..<instants {
            let date = MessageDate(
                Instant(milliseconds: .random(in: -2_000_000_000_000...4_000_000_000_000, using: &generator)),
                timeZone: Self.zones[index % Self.zones.count],
                style: index % 5 == 0 ? .medium : .long
            )
            let form = forms[index % forms.count]
            let texts = bundle.texts(of: date, form: date.style == .long ? form : nil)
            guard let table = texts.table else { continue }
            written += 1
            guard table != texts.icu else { continue }
            Issue.record("\(date.instant) in \(date.timeZone), \(form ?? "plain"): \(table), ICU \(texts.icu)")
            return
        }
        #expect(written > instants * 3 / 4, "\(written)")
    }

    @Test("Midnights, changes of the clocks and years' ends", arguments: ["de", "en", "ja", "ar", "sl", "hi"])
    func edges(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        // Around the changes of 2026 in Berlin and New York, the day Samoa skipped, and New Year.
        let instants: [Int64] = [
            1_774_746_000_000, 1_792_890_000_000, 1_772_953_200_000, 1_325_239_200_000, 1_798_761_600_000,
        ]
        for instant in instants {
            for offset in [-86_400_000, -3_600_000, -1, 0, 1, 3_600_000, 86_400_000] as [Int64] {
                let date = Instant(milliseconds: instant + offset)
                for zone in Self.zones {
                    let texts = bundle.texts(of: MessageDate(date, timeZone: zone), form: nil)
                    #expect(texts.table == nil || texts.table == texts.icu, "\(date) \(zone)")
                }
            }
        }
    }

    @Test(
        "Digits of any kind that a caller asks for, numerals that are no digits among them",
        arguments: ["roman", "hebr", "hans", "taml", "fullwide", "mathsans", "arab", "deva", "hanidec", "nosuch"]
    )
    func numberingSystems(name: String) throws {
        for locale in Sweep.some(2, of: ["de", "ja", "ar", "hi"]) {
            let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("\(locale)-u-nu-\(name)"))
            for day in Sweep.some(12, of: 0..<400) {
                let instant = Instant(milliseconds: 1_767_225_600_000 + Int64(day) * 86_400_000)
                let date = MessageDate(instant, timeZone: "UTC")
                let texts = bundle.texts(of: date, form: nil)
                #expect(texts.table == nil || texts.table == texts.icu)
            }
            let money = messagePrice("1234.5")
            let amounts = bundle.texts(of: money)
            #expect(amounts.pattern == nil || amounts.pattern == amounts.icu)
        }
    }

    @Test("Weekdays, short dates and other calendars too; unknown zones are left to ICU")
    func others() throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("de"))
        func table(_ milliseconds: Int64, _ zone: String = "UTC", _ style: DateStyle = .long) -> String? {
            let date = MessageDate(Instant(milliseconds: milliseconds), timeZone: zone, style: style)
            return bundle.texts(of: date, form: nil).table
        }
        #expect(table(0) == "1.\u{A0}Januar 1970" && table(0, "UTC", .medium) == "01.01.1970")
        #expect(table(0, "UTC", .full) == "Donnerstag, 1.\u{A0}Januar 1970" && table(0, "UTC", .short) == "01.01.70")
        #expect(table(-1) == "31.\u{A0}Dezember 1969" && table(-86_400_000) == "31.\u{A0}Dezember 1969")
        #expect(table(0, "Nowhere/Else") == nil && table(.max) == nil && table(.min) == nil)
        let buddhist = try CatalogLibrary.builtin().messages(for: LocaleTag("de-u-ca-buddhist"))
        let texts = buddhist.texts(of: MessageDate(Instant(milliseconds: 0), timeZone: "UTC"), form: nil)
        #expect(texts.table == texts.icu && texts.icu.contains("2513"))
    }
}
