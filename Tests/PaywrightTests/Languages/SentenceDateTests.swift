import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightReviewCases
import PaywrightValues
import Testing

@Suite("A date in a sentence is the language's, in every style and on every day")
struct SentenceDateTests {
    /// Languages whose sentences take a weekday as the calendar has it: a reader found it right. In the others a weekday stands in a
    /// case ("во вторник"), after another preposition ("na terça-feira") or article, or the language has forms of its own.
    private static let withWeekdays: Set<String> = [
        "ar", "bn", "de", "en", "en-AU", "en-CA", "en-GB", "es", "es-MX", "fr", "fr-CA", "gu", "hi", "id", "ja",
        "kn",
        "ko", "mr", "ms", "nb", "nl", "or", "pa", "ro", "ta", "te", "tr", "ur", "vi", "zh-Hans", "zh-Hant",
    ]

    /// The sentences to a customer, in full dates, that have a weekday's name.
    private func weekdays(_ locale: String, in library: CatalogLibrary) throws -> [String] {
        let tag = try LocaleTag(locale)
        let options = StatusOptions(dateStyle: .full)
        let formatter = try StatusFormatter(locale: tag, timeZone: "UTC", catalogs: library, options: options)
        let catalogs = try library.speakers(for: tag)
        let names = try #require(catalogs.compactMap { $0.metadata.formats.texts[.weekdays] }.first)
        let days = names.lowercased().split(separator: ", ")
        // The day of a release stands behind a colon, and in no sentence.
        return StatusScenarioReport.messages(formatter)
            .filter { $0.name.hasSuffix(".detail") && !$0.name.contains(".preorder") }
            .map { formatter.format($0.content, of: $0.store).string.lowercased() }
            .filter { text in days.contains { text.contains($0) } }
    }

    @Test("A weekday stands only in languages whose sentences take it", arguments: try SnapshotTests.locales)
    func full(locale: String) throws {
        let found = try weekdays(locale, in: .builtin())
        #expect(found.isEmpty != Self.withWeekdays.contains(locale), "\(found.first ?? "none")")
    }

    /// How many digits stand in the end of access at noon of a day.
    private func digits(_ locale: String, _ style: DateStyle, _ time: TimeStyle) throws -> Int {
        let options = StatusOptions(dateStyle: style, timeStyle: time)
        let formatter = try StatusFormatter(locale: locale, timeZone: "UTC", options: options)
        let message = try #require(
            StatusScenarioReport.messages(formatter, inEveryDateStyle: false).first {
                $0.name == "status.cancelled.detail"
            }
        )
        return formatter.format(message.content, of: message.store).string.filter(\.isNumber).count
    }

    @Test("The space before a date is the sentence's, and no part of the date", arguments: try SnapshotTests.locales)
    func parts(locale: String) throws {
        let formatter = try StatusFormatter(locale: locale, timeZone: "UTC")
        var dates = 0
        for message in StatusScenarioReport.messages(formatter) {
            let text = formatter.format(message.content, of: message.store)
            let units = Array(text.string.utf16)
            for part in text.parts where part.kind == .date {
                let date = String(decoding: units[part.range], as: UTF16.self)
                #expect(date.first != " " && date.last != " ", "\(message.name): \(text.string)")
                dates += 1
            }
        }
        #expect(dates > 50)
    }

    @Test("The time of day stands once beside a date, in every style", arguments: try SnapshotTests.locales)
    func timeOnce(locale: String) throws {
        for style in [DateStyle.short, .medium, .long, .full] {
            let more = try digits(locale, style, .short) - digits(locale, style, .none)
            #expect(more == "1200".count, "\(style)")
        }
    }

    @Test("A weekday in the nominative is found", arguments: ["cs", "ru", "pt-BR", "da", "sl"])
    func fullFault(locale: String) throws {
        let file = #"{"@@locale": "\#(locale)", "date.full": "{weekday} {date}"}"#
        let library = try CatalogLibrary.builtin().adding(messages: [
            Catalog(parsing: Array(file.utf8), file: "own.arb")
        ])
        #expect(try !weekdays(locale, in: library).isEmpty)
    }

    /// The longest words of the dates of a new price and of the last day to cancel, which lie in one month: one in a shape, and none
    /// where a month is a number.
    private func monthWords(_ locale: String, _ style: DateStyle) throws -> Set<String> {
        let formatter = try StatusFormatter(locale: locale, timeZone: "UTC", options: StatusOptions(dateStyle: style))
        let message = try #require(
            StatusScenarioReport.messages(formatter, inEveryDateStyle: false)
                .first { $0.name == "status.priceIncrease.noOldPrice.detail" }
        )
        let text = formatter.format(message.content, of: message.store)
        let units = Array(text.string.utf16)
        let dates = text.parts.filter { $0.kind == .date }.map { String(decoding: units[$0.range], as: UTF16.self) }
        try #require(dates.count == 2, "\(text.string)")
        return Set(
            dates.map { date in
                let words: [Substring] = date.split { !$0.isLetter }
                return words.max { $0.count < $1.count }.map(String.init) ?? ""
            }
        )
    }

    @Test(
        "The dates of one text have one shape, in medium and short too",
        arguments: try SnapshotTests.locales,
        [DateStyle.medium, .short]
    )
    func shapes(locale: String, style: DateStyle) throws {
        let months = try monthWords(locale, style)
        #expect(months.count == 1, "\(months)")
    }

    private func text(_ locale: String, _ day: String, _ style: DateStyle) throws -> String {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let instant = try #require(Instant(rfc3339: "\(day)T12:00:00Z"))
        return bundle.format(.date(MessageDate(instant, timeZone: "UTC", style: style)), as: .date).string
            .replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }

    @Test(
        "Full dates by each language's own rules",
        arguments: [
            ("fr", "2026-12-01", "mardi 1er décembre 2026"), ("fr-CA", "2026-12-01", "mardi 1er décembre 2026"),
            ("es", "2026-12-08", "martes 8 de diciembre de 2026"),
            ("vi", "2026-12-11", "Thứ Sáu, ngày 11 tháng 12 năm 2026"),
            ("zh-Hans", "2027-03-15", "2027 年 3 月 15 日（星期一）"), ("it", "2026-12-01", "martedì 1º dicembre 2026"),
            ("el", "2026-12-01", "Τρίτη 1η Δεκεμβρίου 2026"), ("ru", "2026-12-31", "31 декабря 2026 г."),
            ("sl", "2026-11-21", "21. novembra 2026"), ("da", "2026-11-21", "21. november 2026"),
            ("pt-BR", "2026-12-01", "1º de dezembro de 2026"), ("he", "2026-12-01", "1 בדצמבר 2026"),
        ]
    )
    func fullDates(locale: String, day: String, expected: String) throws {
        let written = try text(locale, day, .full).replacing("\u{2068}", with: "").replacing("\u{2069}", with: "")
        #expect(written == expected)
    }

    /// How the first of a month is written where it is no bare number.
    private static let first = [("fr", "1er"), ("fr-CA", "1er"), ("pt-BR", "1º"), ("it", "1º"), ("el", "1η")]

    @Test("The first of a month is written alike in every style with a month's name", arguments: first)
    func firstOfMonth(locale: String, word: String) throws {
        for style in [DateStyle.full, .long, .medium] {
            #expect(try text(locale, "2026-12-01", style).contains(word + " "), "\(style)")
            for day in ["08", "11", "21", "31"] {
                #expect(try !text(locale, "2026-12-\(day)", style).contains(word + " "), "\(style) \(day)")
            }
        }
    }

    @Test("Headlines on the first of a month, in the usual style and in a chosen one", arguments: first)
    func headlines(locale: String, word: String) throws {
        let instant = try #require(Instant(rfc3339: "2026-12-01T12:00:00Z"))
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let catalog = try #require(try CatalogLibrary.builtin().catalog(for: LocaleTag("en")))
        let keys = catalog.entries.map(\.key).filter { $0.hasPrefix("status.") && $0.hasSuffix(".headline") }
        var dated = 0
        for key in keys {
            for style in [DateStyle.medium, .full] {
                let date = MessageDate(instant, timeZone: "UTC", style: style)
                let line = bundle.format(key, [.date: .date(date)])
                guard line.parts.contains(where: { $0.kind == .date }) else { continue }
                dated += 1
                let written = line.string.replacing("\u{A0}", with: " ")
                #expect(written.contains(word + " ") || written.contains("01/12"), "\(key): \(written)")
            }
        }
        #expect(dated >= 16)
    }

    @Test(
        "No language but English of the United States writes a month before its day in digits",
        arguments: try SnapshotTests.locales
    )
    func digits(locale: String) throws {
        let latin = try CatalogLibrary.builtin().messages(for: LocaleTag(locale + "-u-nu-latn"))
        let instant = try #require(Instant(rfc3339: "2026-12-03T12:00:00Z"))
        let date = MessageDate(instant, timeZone: "UTC", style: .short)
        let numbers = latin.format(.date(date), as: .date).string.split { !$0.isNumber }.compactMap { Int($0) }
        // Hebrew and Swedish have the month's name in every style.
        guard !["he", "sv"].contains(locale) else { return #expect(numbers == [3, 2026]) }
        let month = try #require(numbers.firstIndex(of: 12))
        let day = try #require(numbers.firstIndex(of: 3))
        // The year first is a year, and then the month comes before the day.
        let isYearFirst = (numbers.first ?? 0) > 12
        #expect((month < day) == (locale == "en" || isYearFirst), "\(numbers)")
    }
}
