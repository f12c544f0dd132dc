import Paywright
import PaywrightMessages
import PaywrightValues
import Testing

@Suite("A length is printed in the form asked for")
struct LengthFormTests {
    private func render(_ locale: String, _ pattern: String, _ length: CalendarDuration, _ more: String) throws
        -> FormattedText
    {
        try bundle(locale, #""key": \#(quoted(pattern)), \#(more)"#).format("key", [.offerDuration: .length(length)])
    }

    @Test("The catalog's words for form and unit, then for the form, then CLDR's case")
    func order() throws {
        let more = #""duration.dative.week": "WEEK", "duration.first": "FIRST {duration}""#
        #expect(try render("de", "{offerDuration_dative}", CalendarDuration(3, .week), more).string == "WEEK")
        #expect(
            try render("de", "x {offerDuration_dative}", CalendarDuration(3, .month), more).string == "X 3\u{A0}Monaten"
        )
        #expect(
            try render("de", "x {offerDuration_first}", CalendarDuration(3, .week), more).string
                == "X FIRST 3\u{A0}Wochen"
        )
        #expect(try render("de", "x {offerDuration}", CalendarDuration(3, .month), more).string == "X 3\u{A0}Monate")
    }

    @Test("The plain form is the catalog's where it has one, for one unit or for all")
    func plain() throws {
        let more = #""duration.day": "{count, plural, one {# dag} other {# dagar}}""#
        #expect(try render("sv", "{offerDuration}", CalendarDuration(3, .day), more).string == "3\u{A0}dagar")
        #expect(try render("sv", "{offerDuration}", CalendarDuration(3, .week), more).string == "3\u{A0}veckor")
        let all = #""duration": "{count}{unit, select, month {か月} other {}}""#
        #expect(try render("ja", "{offerDuration}", CalendarDuration(3, .month), all).string == "3か月")
    }

    @Test("short falls back to CLDR's short words, spoken to the plain form; any other missing form is an issue")
    func fallbacks() throws {
        #expect(
            try render("de", "{offerDuration_short}", CalendarDuration(3, .month), #""a": """#).string == "3\u{A0}Mon."
        )
        #expect(
            try render("de", "{offerDuration_spoken}", CalendarDuration(3, .month), #""a": """#).string
                == "3\u{A0}Monate"
        )
        let line = try render("de", "{offerDuration_first}", CalendarDuration(3, .month), #""a": """#)
        #expect(line.string == "3\u{A0}Monate" && line.diagnostics.map { FormattingCode($0) } == [.missingForm])
    }

    @Test("Forms may use forms; a circle ends in the plain words, with an issue")
    func nesting() throws {
        let more = #""duration.a": "<{duration_b}>", "duration.b": "[{duration_c}]", "duration.c": "{duration_a}""#
        let line = try render("en", "{offerDuration_a}", CalendarDuration(2, .day), more)
        #expect(line.diagnostics.contains { FormattingCode($0) == .formCycle })
        #expect(line.string.contains("2\u{A0}days"))
        let fine = #""duration.a": "<{duration_b}>", "duration.b": "[{duration}]""#
        #expect(try render("en", "{offerDuration_a}", CalendarDuration(2, .day), fine).string == "<[2\u{A0}days]>")
    }

    @Test("Of several units, each stands in the form, joined by the language's list")
    func composite() throws {
        let length = try #require(CalendarDuration(months: 1, days: 3))
        let line = try render("de", "in {offerDuration_dative}", length, #""a": """#)
        #expect(line.string == "In 1\u{A0}Monat, 3\u{A0}Tagen")
        #expect(line.parts.map(\.kind) == [.length])
        let own = try render("de", "in {offerDuration_dative}", length, #""@@x-length-list": "{0} und {1}""#)
        #expect(own.string == "In 1\u{A0}Monat und 3\u{A0}Tagen")
    }

    @Test("Where a form cannot be put into each part, its composite key words the whole length")
    func compositeForm() throws {
        let length = try #require(CalendarDuration(months: 1, days: 3))
        let more =
            #""duration.first": "the first {duration}", "duration.first.composite": "the first {duration} of all""#
        #expect(
            try render("en", "{offerDuration_first}", length, more).string
                == "The first 1\u{A0}month, 3\u{A0}days of all"
        )
        #expect(
            try render("en", "{offerDuration_first}", CalendarDuration(2, .day), more).string == "The first 2\u{A0}days"
        )
    }
}
