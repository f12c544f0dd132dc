import CPaywrightICU
import Testing

@Suite("Number")
struct NumberTests {
    @Test(arguments: [
        ("en", "", "1234.5", "1,234.5"), ("de", "", "1234.5", "1.234,5"), ("en-IN", "", "1234567", "12,34,567"),
        ("en", ".00", "-1234.5", "-1,234.50"), ("en", "percent scale/100", "0.25", "25%"),
        ("ar-EG", "", "12", "١٢"), ("ar-EG-u-nu-latn", "", "12", "12"), ("en", "", "+7", "7"), ("en", "", "007", "7"),
        // More digits than any binary number holds.
        ("en", ".00", "123456789012345678901234567890.12", "123,456,789,012,345,678,901,234,567,890.12"),
    ])
    func decimalsAreFormatted(locale: String, skeleton: String, decimal: String, expected: String) throws {
        #expect(try format(decimal, with: makeNumber(locale, skeleton)).text == expected)
    }

    @Test(arguments: [
        ("en", "currency/USD", "$"), ("en", "currency/EUR", "€"), ("de", "currency/EUR", "€"),
        ("fr", "currency/EUR", "€"), ("hi", "currency/INR", "₹"), ("de-CH", "currency/CHF", "CHF"),
        ("en", "currency/USD unit-width-iso-code", "USD"), ("en", "currency/USD unit-width-full-name", "US dollars"),
        ("de", "currency/EUR unit-width-full-name", "Euro"), ("en", "", nil), ("en", "percent", nil),
    ])
    func theCurrencyIsFoundInTheText(locale: String, skeleton: String, symbol: String?) throws {
        #expect(try format("1234.5", with: makeNumber(locale, skeleton)).currency == symbol)
    }

    @Test func currencyTextIsWhole() throws {
        #expect(try format("1234.5", with: makeNumber("en", "currency/USD")).text == "$1,234.50")
        #expect(try format("1234.5", with: makeNumber("de", "currency/EUR")).text == "1.234,50\u{A0}€")
        // The digits before the symbol take two bytes each.
        #expect(try format("12", with: makeNumber("fa", "currency/EUR precision-integer")).currency == "€")
    }

    @Test(arguments: [
        ("de", "day", "dative", "3", "3 Tagen"), ("de", "week", "dative", "3", "3 Wochen"),
        ("de", "month", "dative", "3", "3 Monaten"), ("de", "month", "dative", "1", "1 Monat"),
        ("de", "month", "genitive", "1", "1 Monats"), ("de", "month", "nominative", "3", "3 Monate"),
        ("de", "month", "", "3", "3 Monate"), ("de-AT", "year", "dative", "2", "2 Jahren"),
        ("ru", "month", "genitive", "1", "1 месяца"), ("ru", "month", "", "1", "1 месяц"),
        ("fi", "month", "genitive", "3", "3 kuukauden"), ("pl", "month", "instrumental", "2", "2 miesiącami"),
        // English has no cases: the nominative is printed.
        ("en", "month", "dative", "3", "3 months"),
    ])
    func unitsAreDeclined(
        locale: String,
        unit: String,
        grammaticalCase: String,
        decimal: String,
        expected: String
    ) throws {
        let number = try makeNumber(locale, "unit/\(unit) unit-width-full-name", case: grammaticalCase)
        #expect(try format(decimal, with: number).text == expected)
    }

    @Test(arguments: [
        "", "-", "+", ".", ".5", "5.", "1e5", "1E5", "NaN", "Infinity", "1,5", " 1", "1 ", "1.2.3", "--1",
    ])
    func otherThanDecimalsFail(text: String) throws {
        let number = try makeNumber("en", "")
        #expect(throws: StatusError(name: "U_DECIMAL_NUMBER_SYNTAX_ERROR")) { try format(text, with: number) }
    }

    @Test func whatICUDoesNotKnowFails() {
        #expect(throws: StatusError(name: "U_NUMBER_SKELETON_SYNTAX_ERROR")) { try makeNumber("en", "bogus") }
        #expect(throws: StatusError.illegalArgument) { try makeNumber("en", "", case: "bogus") }
        #expect(throws: StatusError.illegalArgument) { try makeNumber("a b", "") }
    }
}
