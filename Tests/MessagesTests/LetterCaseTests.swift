import PaywrightICU
import PaywrightMessages
import Testing

@Suite("Letters change by the language's rules")
struct LetterCaseTests {
    @Test(arguments: [
        ("tr", "istanbul", LetterCase.upper, "İSTANBUL"), ("en", "istanbul", .upper, "ISTANBUL"),
        ("el", "δωρεάν", .upper, "ΔΩΡΕΑΝ"), ("tr", "ISI", .lower, "ısı"), ("de", "straße", .upper, "STRASSE"),
        ("en", "start 7-day PRO trial", .words, "Start 7-Day PRO Trial"), ("en", "free trial", .first, "Free trial"),
        ("tr", "izle", .first, "İzle"), ("en", "«free»", .first, "«Free»"), ("en", "7 days", .first, "7 days"),
        ("en", "", .first, ""), ("ja", "無料", .upper, "無料"),
    ])
    func text(locale: String, from: String, letterCase: LetterCase, expected: String) throws {
        #expect(try LocaleTag(locale).changingCase(of: from, to: letterCase) == expected)
    }
}
