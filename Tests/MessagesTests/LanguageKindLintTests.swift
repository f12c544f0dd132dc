import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightValues
import Testing

@Suite("Lint finds faults that cross languages: counts, cases after short lengths, styles of dates")
struct LanguageKindLintTests {
    private static let source = #"""
        "key": "{seats, plural, one {# seat} other {# seats}} for {offerDuration} from {date}",
        "@key": {"placeholders": {"seats": {}, "quantity": {}, "offerDuration": {}, "date": {}}}
        """#

    private func codes(_ check: TextCheck) throws -> [CatalogCode] {
        let members = #""key": \#(quoted(check.pattern))"# + (check.more.isEmpty ? "" : ", " + check.more)
        let library = try library(["en": Self.source, check.locale: members])
        let catalog = try #require(try library.catalog(for: LocaleTag(check.locale)))
        return try CatalogLint(catalog, in: library).diagnostics().compactMap { CatalogCode($0) }
    }

    @Test(
        "A count that the source has in a plural stands in one, unless the language has no plurals",
        arguments: [
            TextCheck("ar", "لجميع التراخيص ({seats}) {date}", .countOutsidePlural),
            TextCheck("de", "für alle Plätze: {seats}", .countOutsidePlural),
            TextCheck("de", "{seats, plural, one {ein Platz} other {Plätze}} · {seats}", nil),
            TextCheck("de", "{quantity, plural, one {# Mal} other {# Male}}, {seats}", .countOutsidePlural),
            TextCheck("de", "{seats, plural, one {# Platz} other {# Plätze}}", nil),
            TextCheck("hu", "{seats, plural, one {# hely} other {# hely}}", nil),
            TextCheck("ja", "{seats}席", nil), TextCheck("th", "{seats} ที่", nil), TextCheck("vi", "{seats} chỗ", nil),
            // The source has no plural of it.
            TextCheck("de", "Anzahl: {quantity}", nil),
        ]
    )
    func counts(check: TextCheck) throws { #expect(try codes(check) == [check.code].compactMap { $0 }) }

    @Test(
        "No word governs a short length in a language with cases; a form that has the word in it does",
        arguments: [
            TextCheck("cs", "po dobu {offerDuration_short}", .shortAfterWord),
            TextCheck("sk", "počas\u{A0}{offerDuration_short}", .shortAfterWord),
            TextCheck("hr", "{date} tijekom {offerDuration_short}", .shortAfterWord),
            TextCheck("cs", "{offerDuration_during}", nil, #""duration.during": "po dobu {duration_short}""#),
            TextCheck("cs", "{date}/{offerDuration_short}", nil), TextCheck("cs", "celkem: {offerDuration_short}", nil),
            TextCheck("cs", "{offerDuration_short} zdarma", nil),
            TextCheck("cs", "po dobu {offerDuration_genitive}", nil),
            // Neither has cases.
            TextCheck("fr", "pendant {offerDuration_short}", nil), TextCheck("en-GB", "for {offerDuration_short}", nil),
        ]
    )
    func shortLengths(check: TextCheck) throws { #expect(try codes(check) == [check.code].compactMap { $0 }) }

    private static func formats(_ date: String) -> String { #""@@x-formats": {"short-date": "\#(date)"}"# }

    @Test(
        "In digits the day or the year comes first, but in the United States and the Philippines",
        arguments: [
            TextCheck("or", "x", .monthFirst, formats("M/d/yy")), TextCheck("de", "x", .monthFirst, formats("MM.dd.y")),
            TextCheck("or", "x", nil, formats("d/M/yy")), TextCheck("sv", "x", nil, formats("y-MM-dd")),
            TextCheck("fil", "x", nil, formats("M/d/yy")), TextCheck("es-US", "x", nil, formats("M/d/y")),
            TextCheck("ar", "x", nil, formats("d\u{200F}/M\u{200F}/y")),
        ]
    )
    func monthFirst(check: TextCheck) throws {
        #expect(try codes(check).filter { $0 == .monthFirst } == [check.code].compactMap { $0 })
    }

    private static let first = #""date": "{day, plural, =1 {1er} other {#}} {monthName} {year}""#

    @Test(
        "Own words for the first of a month stand in full and medium dates too",
        arguments: [
            TextCheck("fr", "le {date}", .dateStyleMissing, first),
            TextCheck("fr", "le {date}", .dateStyleMissing, first + #", "date.full": "{weekday} {date}""#),
            TextCheck("fr", "le {date}", nil, first + #", "date.full": "{weekday} {date}", "date.medium": "{date}""#),
            TextCheck("vi", "vào {date}", nil, #""date": "ngày {day} tháng {month} năm {year}""#),
        ]
    )
    func styles(check: TextCheck) throws { #expect(try codes(check) == [check.code].compactMap { $0 }) }
}
