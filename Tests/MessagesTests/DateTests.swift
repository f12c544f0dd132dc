import PaywrightICU
import PaywrightMessages
import PaywrightValues
import Testing

@Suite("Dates are told in the named time zone, long in sentences, by the catalog's forms")
struct DateTests {
    // 2026-05-01T00:30:00Z: the first of May in Paris, the thirtieth of April in New York.
    private let firstOfMay = Instant(milliseconds: 1_777_595_400_000)

    private func date(_ zone: String = "Europe/Paris", style: DateStyle = .long) -> MessageArguments {
        [.date: .date(MessageDate(firstOfMay, timeZone: zone, style: style))]
    }

    @Test("Without words of the catalog the language's long date stands")
    func long() throws {
        #expect(try text("de", "am {date}", date()) == "Am 1.\u{A0}Mai 2026")
        #expect(try text("en", "on {date}", date("America/New_York")) == "On April 30, 2026")
        #expect(try text("en", "on {date}", date(style: .medium)) == "On May 1, 2026")
    }

    @Test("A catalog's date and its forms take day, month name, month and year")
    func forms() throws {
        let french = #""date": "{day, plural, =1 {1er} other {#}} {monthName} {year}""#
        #expect(try text("fr", "le {date}", date(), more: french) == "Le 1er mai 2026")
        let until = #""date.until": "до {date}", "date": "{day} {monthName} {year} г.""#
        #expect(try text("ru", "{date_until}.", date(), more: until) == "До 1\u{A0}мая 2026\u{A0}г.")
    }

    @Test("The calendar is the Gregorian one unless the catalog or the request says otherwise")
    func calendar() throws {
        #expect(try text("th", "{date}", date()).contains("2026"))
        #expect(try text("th", "{date}", date(), more: #""@@x-calendar": "buddhist""#).contains("2569"))
        let requested = try bundle("th", #""key": "{date}""#, requested: "th-u-ca-buddhist")
        #expect(requested.format("key", date()).string.contains("2569"))
    }

    @Test("Digits are the catalog's, a requested numbering system wins")
    func digits() throws {
        let arabic = #""key": "{date}", "@@x-numbering-system": "latn""#
        #expect(try bundle("ar", arabic).format("key", date()).string.contains("2026"))
        #expect(try bundle("ar", arabic, requested: "ar-u-nu-arab").format("key", date()).string.contains("٢٠٢٦"))
        let unknown = try bundle("ar", arabic, requested: "ar-u-nu-bogus")
        #expect(unknown.format("key", date()).string.contains("2026"))
        #expect(unknown.ignoredNumberingSystem == "bogus")
    }

    @Test("An unknown time zone is an issue, not a guess")
    func unknownZone() throws {
        let line = try bundle("en", #""key": "on {date}""#).format("key", date("Europe/Atlantis"))
        #expect(line.string == "On " && line.diagnostics.map { FormattingCode($0) } == [.formatterFailed])
    }
}
