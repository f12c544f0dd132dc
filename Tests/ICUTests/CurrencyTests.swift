import CPaywrightICU
import Testing

@Suite("Currency")
struct CurrencyTests {
    @Test(arguments: [("USD", 2), ("EUR", 2), ("JPY", 0), ("KRW", 0), ("KWD", 3), ("BHD", 3), ("jpy", 0)])
    func fractionDigitsAreCLDRs(code: String, digits: Int32) throws {
        #expect(try checked { cicu_currency_fraction_digits(code, $0) } == digits)
    }

    @Test(arguments: ["", "EU", "EURO", "E1R", "€€€"])
    func aCodeHasThreeLetters(code: String) {
        #expect(throws: StatusError.illegalArgument) { try checked { cicu_currency_fraction_digits(code, $0) } }
    }

    @Test func codesAreThoseInUse() throws {
        let codes = try text(cicu_currency_codes).split(separator: "\n").map(String.init)
        #expect(Set(codes).count == codes.count)
        #expect(codes.allSatisfy { $0.count == 3 && $0 == $0.uppercased() })
        #expect(Set(codes).isSuperset(of: ["USD", "EUR", "JPY", "GBP", "INR", "BRL", "PLN"]))
        // Replaced by the euro, and a metal.
        #expect(Set(codes).isDisjoint(with: ["DEM", "FRF", "XAU"]))
    }
}
