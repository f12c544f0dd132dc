import CPaywrightICU
import Testing

@Suite("Date")
struct DateTests {
    /// 2026-01-01T00:00:00Z, a Thursday.
    let newYear: Int64 = 1_767_225_600_000

    private func format(_ date: Handle, _ milliseconds: Int64) throws -> String {
        try text(date) { cicu_date_format($0, milliseconds, $1, $2, $3) }
    }

    private func skeleton(_ skeleton: String, _ locale: String) throws -> Handle {
        try Handle(destroy: cicu_date_destroy) { cicu_date_create_skeleton(locale, skeleton, nil, $0) }
    }

    private func pattern(_ pattern: String, _ locale: String) throws -> Handle {
        try Handle(destroy: cicu_date_destroy) { cicu_date_create_pattern(locale, pattern, nil, $0) }
    }

    private func style(_ date: cicu_date_style, _ time: cicu_date_style, _ locale: String) throws -> Handle {
        try Handle(destroy: cicu_date_destroy) { cicu_date_create_style(locale, date, time, nil, $0) }
    }

    @Test(arguments: [
        ("en", "January 1, 2026"), ("en-GB", "1 January 2026"), ("de", "1. Januar 2026"), ("ja", "2026年1月1日"),
    ])
    func skeletonsTakeTheLocalesPattern(locale: String, expected: String) throws {
        #expect(try format(skeleton("yMMMMd", locale), newYear) == expected)
    }

    /// Thai dates count Buddhist years by themselves; keywords choose another calendar or other digits.
    @Test(arguments: [
        ("th", "2569"), ("th-u-ca-gregory", "2026"), ("th-u-nu-thai", "๒๕๖๙"), ("en-u-ca-buddhist", "2569"),
        ("ar-EG", "٢٠٢٦"), ("ar-EG-u-nu-latn", "2026"), ("ja-u-ca-japanese", "令和8年"),
    ])
    func keywordsChooseCalendarAndDigits(locale: String, expected: String) throws {
        #expect(try format(skeleton("yMMMMd", locale), newYear).contains(expected))
    }

    @Test func thePatternInUseIsTold() throws {
        let date = try skeleton("yMMMMd", "de")
        #expect(try text(date) { cicu_date_pattern($0, $1, $2, $3) } == "d. MMMM y")
    }

    /// A Russian month is in the genitive beside a day and in the nominative alone.
    @Test(arguments: [("ru", "MMMM", "января"), ("ru", "LLLL", "январь"), ("en", "'MMMM' y", "MMMM 2026")])
    func patternsAreTakenAsTheyAre(locale: String, pattern: String, expected: String) throws {
        #expect(try format(self.pattern(pattern, locale), newYear) == expected)
    }

    @Test(arguments: [
        ("en", CICU_DATE_SHORT, "1/1/26"), ("en", CICU_DATE_MEDIUM, "Jan 1, 2026"),
        ("en", CICU_DATE_LONG, "January 1, 2026"), ("en", CICU_DATE_FULL, "Thursday, January 1, 2026"),
        ("de", CICU_DATE_SHORT, "01.01.26"), ("de", CICU_DATE_FULL, "Donnerstag, 1. Januar 2026"),
    ])
    func stylesAreCLDRsLengths(locale: String, length: cicu_date_style, expected: String) throws {
        #expect(try format(style(length, CICU_DATE_NONE, locale), newYear) == expected)
    }

    @Test func aTimeMayStandAloneOrWithADate() throws {
        #expect(try format(style(CICU_DATE_NONE, CICU_DATE_SHORT, "de"), newYear) == "00:00")
        let both = try format(style(CICU_DATE_LONG, CICU_DATE_SHORT, "de"), newYear)
        #expect(both.hasPrefix("1. Januar 2026") && both.hasSuffix("00:00"))
    }

    @Test func whatCannotFormatIsNotMade() {
        #expect(throws: StatusError.illegalArgument) { try skeleton("yMd", "de_DE") }
        #expect(throws: StatusError.illegalArgument) { try skeleton("", "de") }
        #expect(throws: StatusError.illegalArgument) { try style(CICU_DATE_NONE, CICU_DATE_NONE, "de") }
        #expect(throws: StatusError.illegalArgument) { try style(cicu_date_style(rawValue: 9), CICU_DATE_NONE, "de") }
        #expect(throws: StatusError.self) { try pattern("nnn", "de") }  // No pattern letter of CLDR's.
    }

    /// Whatever zone the machine is in.
    @Test func formatsPrintInGMT() throws {
        let midnight = try style(CICU_DATE_SHORT, CICU_DATE_SHORT, "en-GB")
        #expect(try format(midnight, newYear) == "01/01/2026, 00:00")
        #expect(try format(midnight, newYear - 1) == "31/12/2025, 23:59")
    }

    @Test func instantsBeyondTheLimitsFail() throws {
        let date = try skeleton("y", "en")
        for milliseconds in [Int64.max, .min, 8_640_000_000_000_001] {
            #expect(throws: StatusError.illegalArgument) { try format(date, milliseconds) }
        }
    }
}
