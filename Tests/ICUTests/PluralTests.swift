import CPaywrightICU
import Testing

@Suite("Plural")
struct PluralTests {
    private func makePlural(_ locale: String) throws -> Handle {
        try Handle(destroy: cicu_plural_destroy) { cicu_plural_create(locale, $0) }
    }

    private func select(_ decimal: String, _ skeleton: String, _ locale: String) throws -> cicu_plural_category {
        let number = try makeNumber(locale, skeleton)
        let plural = try makePlural(locale)
        return try number.lend { number in
            try checked(plural) { cicu_plural_select($0, number, decimal, Int32(decimal.utf8.count), $1) }
        }
    }

    @Test(arguments: [
        ("en", 0, CICU_PLURAL_OTHER), ("en", 1, CICU_PLURAL_ONE), ("en", -1, CICU_PLURAL_ONE),
        ("en", 2, CICU_PLURAL_OTHER), ("fr", 0, CICU_PLURAL_ONE), ("ja", 1, CICU_PLURAL_OTHER),
        ("ru", 1, CICU_PLURAL_ONE), ("ru", 21, CICU_PLURAL_ONE), ("ru", 2, CICU_PLURAL_FEW),
        ("ru", 5, CICU_PLURAL_MANY), ("ru", 11, CICU_PLURAL_MANY), ("pl", 21, CICU_PLURAL_MANY),
        ("ar", 0, CICU_PLURAL_ZERO), ("ar", 1, CICU_PLURAL_ONE), ("ar", 2, CICU_PLURAL_TWO),
        ("ar", 3, CICU_PLURAL_FEW), ("ar", 11, CICU_PLURAL_MANY), ("ar", 100, CICU_PLURAL_OTHER),
        ("ar-u-nu-latn", 2, CICU_PLURAL_TWO), ("de-AT", 1, CICU_PLURAL_ONE), ("und", 1, CICU_PLURAL_OTHER),
        // A French number is of many where the last six digits are 0; and one ends in 01 that no double holds.
        ("fr", 3_000_000, CICU_PLURAL_MANY), ("fr", 3_000_000_000_000_000_000, CICU_PLURAL_MANY),
        ("ru", 9_007_199_254_741_001, CICU_PLURAL_ONE), ("ru", Int64.max, CICU_PLURAL_MANY),
        ("en", Int64.min, CICU_PLURAL_OTHER),
    ])
    func integersHaveACategory(locale: String, value: Int64, expected: cicu_plural_category) throws {
        #expect(try makePlural(locale).lend { cicu_plural_select_integer($0, value) } == expected)
        // ICU itself counts what a formatter shows in doubles.
        if value.magnitude < 1 << 53 { #expect(try select("\(value)", "", locale) == expected) }
    }

    /// The digits shown decide, not the value.
    @Test(arguments: [
        ("en", "1", "", CICU_PLURAL_ONE), ("en", "1.0", "", CICU_PLURAL_ONE), ("en", "1", ".0", CICU_PLURAL_OTHER),
        ("en", "1.0", ".0", CICU_PLURAL_OTHER), ("en", "0.6", "precision-integer", CICU_PLURAL_ONE),
        ("ru", "21", "", CICU_PLURAL_ONE), ("ru", "21", ".00", CICU_PLURAL_OTHER), ("ru", "1.5", "", CICU_PLURAL_OTHER),
        ("fr", "1.5", "", CICU_PLURAL_ONE), ("en", "0.01", "percent scale/100", CICU_PLURAL_ONE),
    ])
    func displayedDigitsCount(
        locale: String,
        decimal: String,
        skeleton: String,
        expected: cicu_plural_category
    ) throws {
        #expect(try select(decimal, skeleton, locale) == expected)
    }

    @Test(arguments: [
        ("ja", [CICU_PLURAL_OTHER]), ("en", [CICU_PLURAL_ONE, CICU_PLURAL_OTHER]),
        ("ru", [CICU_PLURAL_ONE, CICU_PLURAL_FEW, CICU_PLURAL_MANY, CICU_PLURAL_OTHER]),
        (
            "ar",
            [
                CICU_PLURAL_ZERO, CICU_PLURAL_ONE, CICU_PLURAL_TWO, CICU_PLURAL_FEW, CICU_PLURAL_MANY,
                CICU_PLURAL_OTHER,
            ]
        ),
    ])
    func categoriesAreTheLocales(locale: String, expected: [cicu_plural_category]) throws {
        let plural = try makePlural(locale)
        let bits = expected.reduce(UInt32(0)) { $0 | 1 << $1.rawValue }
        #expect(try checked(plural) { cicu_plural_categories($0, $1) } == bits)
    }

    @Test func whatIsNoDecimalOrLocaleFails() {
        #expect(throws: StatusError(name: "U_DECIMAL_NUMBER_SYNTAX_ERROR")) { try select("one", "", "en") }
        #expect(throws: StatusError.illegalArgument) { try makePlural("a b") }
    }
}
