import CPaywrightICU
import PaywrightModel
import PaywrightValues
import Testing

@Suite("A price is an exact amount in a known currency")
struct PriceTests {
    @Test(
        "The store's own text is kept only with the amount's digits, and beside them what can name the currency",
        arguments: [
            ("9.99", "EUR", "9,99 €", true), ("9.99", "USD", "$9.99", true), ("10", "USD", "$10.00", true),
            ("10", "USD", "$10", true), ("0.5", "USD", "$0.50", true), ("1500", "JPY", "¥1,500", true),
            ("1700", "INR", "₹1,700.00", true), ("9.99", "SAR", "٩٫٩٩ ر.س.", true), ("469", "HKD", "HK$469.00", true),
            ("9.99", "USD", "Free", false), ("1500", "JPY", "¥150", false), ("10", "USD", "$1.00", false),
            ("9.99", "USD", "$9.98", false), ("9.99", "USD", "", false), ("10", "USD", "$100", false),
            // Another currency.
            ("9.99", "USD", "€9.99", false), ("9.99", "EUR", "$9.99", false), ("9.99", "USD", "CA$9.99", false),
            ("9.99", "USD", "9.99 CAD", false), ("9.99", "EGP", "£9.99", true), ("9.99", "CAD", "$9.99", true),
            // Words.
            ("9.99", "USD", "$9.99 per year", false), ("9.99", "USD", "from $9.99", false),
            ("9.99", "USD", "free, then 9.99", false), ("9.99", "USD", "US$9.99/mo", false),
            ("9.99", "EUR", "ab 9,99", false), ("9.99", "USD", "US$9.99!", false), ("9.99", "RUB", "от 9,99", false),
            // Codes, signs with letters, and short names.
            ("9.99", "CHF", "CHF 9.99", true), ("9.99", "USD", "9,99 $US", true), ("9.99", "BRL", "R$ 9,99", true),
            ("9.99", "PLN", "9,99 zł", true), ("99", "SEK", "99,00 kr", true), ("99", "DKK", "99,00 kr.", true),
            ("9.99", "RUB", "9,99 руб.", true), ("1500", "JPY", "1500円", true), ("15000", "IDR", "Rp 15.000", true),
            ("1234.5", "CHF", "CHF 1’234.50", true), ("9.99", "SAR", "\u{200F}٩٫٩٩\u{A0}ر.س.\u{200F}", true),
            ("490", "TWD", "NT$490", true), ("9.99", "USD", "9.99", true),
            // What CLDR writes in Peru, in Canadian French, and for neighbours.
            ("9.9", "PEN", "S/ 9.90", true), ("9.99", "USD", "9,99\u{A0}$\u{A0}US", true),
            ("9.99", "HKD", "9,99\u{A0}$\u{A0}HK", true), ("9.99", "GBP", "\u{200F}9.99\u{A0}UK£", true),
            ("99", "DKK", "99,00 Dkr", true), ("99", "NOK", "NKr 99.00", true), ("9.9", "ILS", "9,90 NIS", true),
            ("9.99", "USD", "9,99\u{A0}$\u{A0}CA", false), ("9.99", "USD", "USD/mo 9.99", false),
            ("9.9", "PEN", "S/ 9.90/mes", false),
        ]
    )
    func displayString(amount: String, currency: String, text: String, isKept: Bool) throws {
        let price = try #require(Price(amount, currency, displayString: text))
        #expect(price.displayString == (isKept ? text : nil))
    }

    @Test(
        "Without a locale a price is its code and its digits",
        arguments: [
            ("9.99", "EUR", "EUR 9.99"), ("10", "USD", "USD 10.00"), ("0.5", "USD", "USD 0.50"),
            ("500", "JPY", "JPY 500"),
            ("1.5", "KWD", "KWD 1.500"), ("1.2345", "USD", "USD 1.2345"), ("99.5", "JPY", "JPY 99.5"),
        ]
    )
    func description(amount: String, currency: String, shown: String) throws {
        #expect(try #require(Price(amount, currency)).description == shown)
    }

    @Test("Free is decided by the amount")
    func free() throws {
        #expect(try #require(Price("0.0", "USD")).isFree)
        #expect(try #require(Price(micros: 0, "UAH", displayString: "Безкоштовно")).isFree)
        #expect(!(try #require(Price("0.01", "USD")).isFree))
    }

    @Test("Digits beyond the currency's are noticed")
    func excessDigits() throws {
        #expect(try #require(Price("1.999", "USD")).hasExcessFractionDigits)
        #expect(try #require(Price("99.5", "JPY")).hasExcessFractionDigits)
        #expect(!(try #require(Price("1.999", "KWD")).hasExcessFractionDigits))
        #expect(!(try #require(Price("1.50", "USD")).hasExcessFractionDigits))
    }

    @Test("An unknown currency is no price", arguments: ["", "usd", "US", "USDX", "XXX", "ABC", "$"])
    func unknownCurrency(code: String) {
        #expect(Price("1", code) == nil)
        #expect(CurrencyCode(code) == nil)
    }

    /// Currencies whose fractions ISO 4217 counts, where no coin of a fraction is in use.
    private static let withoutFractions: Set<String> = [
        "AFN", "ALL", "IQD", "IRR", "KPW", "LAK", "LBP", "MGA", "MMK", "SLL", "SOS", "SYP", "YER",
    ]

    @Test("The currencies' digits are ISO 4217's, and none where no fraction is in use")
    func digitsOfISO4217() {
        let none: Set<String> = [
            "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF",
            "XPF",
        ]
        let three: Set<String> = ["BHD", "JOD", "KWD", "LYD", "OMR", "TND"]
        for currency in CurrencyCode.all {
            let isWhole = none.contains(currency.code) || Self.withoutFractions.contains(currency.code)
            let expected = isWhole ? 0 : three.contains(currency.code) ? 3 : 2
            #expect(currency.fractionDigits == expected, "\(currency)")
        }
    }

    @Test("ICU has the same digits, but for currencies of which CLDR has changed its mind")
    func digitsOfICU() {
        // None in CLDR 48 for the first four, which stores bill with two; none in CLDR 42 for the dinar.
        let changed: Set<String> = ["COP", "HUF", "IDR", "PKR", "RSD"]
        for currency in CurrencyCode.all where !changed.contains(currency.code) {
            var status: cicu_status = 0
            let digits = cicu_currency_fraction_digits(currency.code, &status)
            #expect(status <= 0 && Int(digits) == currency.fractionDigits, "\(currency)")
        }
        #expect(changed.allSatisfy { CurrencyCode($0)?.fractionDigits == 2 })
    }

    @Test("No currency that ICU has in use is forgotten")
    func currenciesOfICU() {
        var status: cicu_status = 0
        var buffer = [CChar](repeating: 0, count: 8_192)
        let length = Int(cicu_currency_codes(&buffer, Int32(buffer.count), &status))
        let codes = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // Withdrawn from ISO 4217, but still in use by some versions of CLDR.
        let withdrawn: Set<Substring> = ["VEF"]
        for code in codes.split(separator: "\n") where !withdrawn.contains(code) {
            #expect(CurrencyCode(code) != nil, "\(code)")
        }
    }
}
