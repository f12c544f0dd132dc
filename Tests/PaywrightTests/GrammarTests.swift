import Paywright
import PaywrightMessages
import PaywrightReviewCases
import PaywrightValues
import Testing

/// Hard cases of each language, written from its grammar.
@Suite("Rules and forms give each language its grammar")
struct GrammarTests {
    private func line(_ locale: String, _ scenario: String, _ line: ProductLine) throws -> String {
        let found = try #require(ScenarioMatrix.all.first { $0.name == scenario })
        let text = try #require(try found.lines(PaywallFormatter(locale: locale))[line])
        return text.string.replacing("\u{A0}", with: " ").replacing("\u{2068}", with: "").replacing(
            "\u{2069}",
            with: ""
        )
    }

    @Test(
        "In the lines of an offer",
        arguments: [
            ("de", "introductory.payAsYouGo.3xP1M", ProductLine.offer, "3 Monaten"),
            ("de", "introductory.payUpFront.P6M", .offer, "6 Monate"),
            ("ru", "introductory.freeTrial.P1W", .callToAction, "1 неделю"),
            ("ru", "introductory.payAsYouGo.P1W", .callToAction, "первую неделю"),
            ("ar", "introductory.freeTrial.P2W", .callToAction, "لمدة أسبوعين"),
            ("ar", "introductory.freeTrial.P2M", .offer, "شهران مجانًا"),
            ("pl", "introductory.payAsYouGo.5xP1W", .offer, "pierwsze 5 tygodni"),
            ("pl", "introductory.freeTrial.P3D", .offer, "3 dni"),
            ("ja", "introductory.payAsYouGo.3xP1M", .offer, "3か月"),
            ("fi", "introductory.freeTrial.P2W", .callToAction, "2 viikon"),
            ("fi", "quarterly", .pricePerPeriod, "3 kuukauden välein"),
            ("fr", "introductory.payAsYouGo.3xP1M", .offer, "les 3 premiers mois"),
            ("fr", "introductory.freeTrial.P1W", .offer, "1 semaine gratuite"),
            ("es", "introductory.payAsYouGo.5xP1W", .offer, "primeras"),
            ("zh-Hans", "introductory.payAsYouGo.3xP1M", .offer, "3 个月"),
        ]
    )
    func lines(locale: String, scenario: String, line: ProductLine, expected: String) throws {
        #expect(try self.line(locale, scenario, line).contains(expected))
    }

    @Test(
        "In lengths alone",
        arguments: [
            ("ru", CalendarDuration(21, .day), "21 день"), ("ru", CalendarDuration(2, .year), "2 года"),
            ("ru", CalendarDuration(5, .year), "5 лет"),
            ("pl", CalendarDuration(5, .month), "5 miesięcy"), ("pl", CalendarDuration(22, .month), "22 miesiące"),
            ("pl", CalendarDuration(1, .day), "1 dzień"),
            ("ja", CalendarDuration(3, .month), "3か月"), ("fi", CalendarDuration(3, .month), "3 kuukautta"),
            ("ar", CalendarDuration(2, .day), "يومان"),
            ("ar", CalendarDuration(11, .month), "11 شهرًا"), ("zh-Hans", CalendarDuration(3, .month), "3 个月"),
            ("de", CalendarDuration(1, .week), "1 Woche"),
            ("fr", CalendarDuration(2, .year), "2 ans"), ("es", CalendarDuration(1, .month), "1 mes"),
        ]
    )
    func lengths(locale: String, length: CalendarDuration, expected: String) throws {
        let text = try PaywallFormatter(locale: locale).length(length).string
        #expect(text.replacing("\u{A0}", with: " ") == expected)
    }

    @Test("Polish never counts in doby")
    func dobas() throws {
        let report = ScenarioReport(try PaywallFormatter(locale: "pl"))
        #expect(!report.lines.contains { $0.contains("dob") && !$0.contains("dobrow") })
    }
}
