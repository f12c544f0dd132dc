import CPaywrightICU
import Testing

@Suite("Formats, CLDR's and stated ones")
struct FormatTests {
    private func text(_ field: cicu_format_field, _ locale: String = "de") throws -> String {
        try ICUTests.text { cicu_format_text(locale, field, $0, $1, $2) }
    }

    private func formats(_ texts: [(cicu_format_field, String)]) throws -> Handle {
        let formats = try Handle(destroy: cicu_formats_destroy) { cicu_formats_create($0) }
        for (field, text) in texts {
            try formats.lend { pointer in try checked { cicu_formats_state(pointer, field, text, $0) } }
        }
        return formats
    }

    private func money(
        _ amount: String,
        _ symbol: String,
        digits: Int32,
        _ formats: Handle,
        currency: String = "EUR",
        in locale: String = "de"
    ) throws -> String {
        let money = try formats.lend { pointer in
            try Handle(destroy: cicu_money_destroy) { cicu_money_create(locale, pointer, $0) }
        }
        let number = try money.lend { pointer in
            try Handle(destroy: cicu_number_destroy) {
                cicu_number_create_money(pointer, currency, symbol, digits, $0)
            }
        }
        return try format(amount, with: number).text
    }

    @Test(arguments: [
        (CICU_FORMAT_DECIMAL, ","), (CICU_FORMAT_GROUP, "."), (CICU_FORMAT_MONEY_DECIMAL, ","),
        (CICU_FORMAT_MONEY_GROUP, "."),
        (CICU_FORMAT_MINUS, "-"), (CICU_FORMAT_PERCENT_SIGN, "%"), (CICU_FORMAT_MINIMUM_GROUPING, "1"),
        (CICU_FORMAT_MONEY, "#,##0.00\u{A0}¤"), (CICU_FORMAT_PERCENT, "#,##0\u{A0}%"),
        (CICU_FORMAT_LONG_DATE, "d. MMMM y"),
        (CICU_FORMAT_FULL_DATE, "EEEE, d. MMMM y"), (CICU_FORMAT_MEDIUM_DATE, "dd.MM.y"),
        (CICU_FORMAT_SHORT_DATE, "dd.MM.yy"),
        (CICU_FORMAT_TIME, "HH:mm"), (CICU_FORMAT_DAY_PERIODS, "AM, PM"), (CICU_FORMAT_TWO_NAMES, "{0} und {1}"),
        (CICU_FORMAT_FOUR_NAMES, "{0}, {1}, {2} und {3}"),
        (
            CICU_FORMAT_WEEKDAYS, "Sonntag, Montag, Dienstag, Mittwoch, Donnerstag, Freitag, Samstag"
        ),
    ])
    func germanFormats(field: cicu_format_field, expected: String) throws {
        #expect(try text(field) == expected)
    }

    @Test func namesInsideADate() throws {
        #expect(try text(CICU_FORMAT_MONTHS, "ru").hasPrefix("января, февраля, марта"))
        #expect(try text(CICU_FORMAT_MINIMUM_GROUPING, "pl") == "2")
    }

    @Test func whatIsNoLocaleOrFieldFails() {
        #expect(throws: StatusError.illegalArgument) { try text(CICU_FORMAT_MONEY, "a b") }
        #expect(throws: StatusError.illegalArgument) { try text(cicu_format_field(rawValue: 99)) }
    }

    @Test(arguments: [("USD", false, "$"), ("AUD", false, "AU$"), ("AUD", true, "$"), ("CHF", false, "CHF")])
    func symbols(currency: String, isNarrow: Bool, expected: String) throws {
        let text = try ICUTests.text { cicu_currency_symbol("de", currency, isNarrow, $0, $1, $2) }
        #expect(text == expected)
    }

    @Test func amountsByAStatedPattern() throws {
        let stated = try formats([
            (CICU_FORMAT_MONEY, "¤ #,##0.00;(¤ #,##0.00)"), (CICU_FORMAT_MINIMUM_GROUPING, "2"),
            (CICU_FORMAT_MONEY_GROUP, "'"),
        ])
        #expect(try money("1234.5", "E", digits: 2, stated) == "E 1234,50")
        #expect(try money("12345.5", "E", digits: 0, stated) == "E 12'346")
        #expect(try money("-0.125", "E", digits: 3, stated) == "(E 0,125)")
        // Without a space of its own, the pattern keeps letters and digits apart.
        #expect(try money("1", "EUR", digits: 0, formats([(CICU_FORMAT_MONEY, "¤0")])) == "EUR\u{A0}1")
    }

    @Test("A currency has separators of its own where none are stated: escudos have a dollar sign for their decimals")
    func separatorsOfCurrencies() throws {
        let pattern = [(CICU_FORMAT_MONEY, "#,##0.00\u{A0}¤")]
        let written = try money("1234.5", "E", digits: 2, formats(pattern), currency: "PTE", in: "pt-PT")
        #expect(written == "1,234$50\u{A0}E")
        #expect(try money("1234.5", "E", digits: 2, formats(pattern), in: "pt-PT") == "1\u{A0}234,50\u{A0}E")
        let stated = try formats(pattern + [(CICU_FORMAT_MONEY_DECIMAL, ";"), (CICU_FORMAT_MONEY_GROUP, "'")])
        #expect(try money("1234.5", "E", digits: 2, stated, currency: "PTE", in: "pt-PT") == "1'234;50\u{A0}E")
    }

    @Test func withoutAPatternThereIsNoFormatter() {
        #expect(throws: StatusError.illegalArgument) { try money("1", "E", digits: 2, formats([])) }
        #expect(throws: StatusError.illegalArgument) {
            try money("1", "E", digits: -1, formats([(CICU_FORMAT_MONEY, "¤0")]))
        }
    }

    @Test func namesOfAnotherNumberAreNotUsed() throws {
        let stated = try formats([(CICU_FORMAT_MONTHS, "a, b"), (CICU_FORMAT_WEEKDAYS, "1, 2, 3, 4, 5, 6, 7")])
        let date = try stated.lend { pointer in
            try Handle(destroy: cicu_date_destroy) { cicu_date_create_pattern("de", "EEEE MMMM", pointer, $0) }
        }
        // 1970 began on a Thursday.
        #expect(try ICUTests.text(date) { cicu_date_format($0, 0, $1, $2, $3) } == "5 Januar")
    }
}
