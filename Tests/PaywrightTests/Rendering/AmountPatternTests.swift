import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

@Suite("Amounts written by a pattern are ICU's, byte for byte")
struct AmountPatternTests {
    /// Nothing, small amounts, every edge of a group, millions, more than any price, both signs.
    private static let amounts = [
        "0", "0.5", "0.05", "1", "7", "9.99", "12", "99.9", "100", "999", "999.99", "1000", "1234.5", "9999", "9999.99",
        "10000", "12345.67", "99999", "100000", "123456.78", "999999.99", "1000000", "1234567.89", "12345678",
        "100000000",
        "1234567890.12", "123456789012345", "-1", "-0.5", "-999", "-1000", "-12345.6", "-1234567.89",
    ]

    /// Every currency that a storefront bills in, and those whose decimals are none or three.
    private static var currencies: [String] {
        let billed = Storefront.all.compactMap { $0.currency?.code }
        return Set(billed + ["JPY", "KRW", "CLP", "ISK", "KWD", "BHD", "OMR", "JOD", "TND"]).sorted()
    }

    @Test(
        "In every language, every currency, with and without decimals",
        arguments: Sweep.languages(3, of: try SnapshotTests.locales)
    )
    func everyCurrency(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        var (compared, without) = (0, 0)
        for currency in Self.currencies {
            for width in [CurrencyWidth.short, .narrow, .isoCode] {
                for digits in Set([0, CurrencyCode(currency)?.fractionDigits ?? 2]) {
                    for amount in Self.amounts {
                        let money = messagePrice(amount, currency, fractionDigits: digits, width: width)
                        let texts = bundle.texts(of: money)
                        guard let pattern = texts.pattern else {
                            without += 1
                            continue
                        }
                        compared += 1
                        #expect(pattern == texts.icu, "\(currency) \(amount)")
                    }
                }
            }
        }
        // What a pattern cannot say is left to ICU; it must be the exception.
        #expect(compared > 20 * without, "\(without) of \(compared + without) without a pattern")
    }

    @Test("Digits asked for, and names of currencies, are left to ICU")
    func others() throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("ar-u-nu-arab"))
        for amount in Self.amounts {
            let texts = bundle.texts(
                of: messagePrice(amount, "EGP")
            )
            #expect(texts.pattern == nil || texts.pattern == texts.icu)
        }
        let named = messagePrice("9.99", width: .fullName)
        #expect(bundle.texts(of: named).pattern == nil)
    }

    @Test(
        "Any ten digits",
        arguments: [
            "ar-u-nu-arab", "de-u-nu-deva", "fa-u-nu-arabext", "th-u-nu-thai", "ja-u-nu-fullwide",
            "zh-Hans-u-nu-hanidec",
            "en-u-nu-mathsanb", "ar-u-nu-latn",
        ]
    )
    func digits(locale: String) throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        for currency in ["EUR", "JPY", "KWD"] {
            for amount in Self.amounts where currency != "JPY" || !amount.contains(".") {
                let digits = CurrencyCode(currency)?.fractionDigits ?? 2
                let money = messagePrice(amount, currency, fractionDigits: digits)
                let texts = bundle.texts(of: money)
                #expect(texts.pattern == texts.icu, "\(currency) \(amount)")
            }
        }
    }

    @Test("A language whose groups are known asks ICU for one amount of a currency and its sign")
    func known() throws {
        let bundle = try CatalogLibrary.builtin().messages(for: LocaleTag("de"))
        func text(_ amount: String, _ currency: String) -> String? {
            bundle.texts(of: messagePrice(amount, currency)).pattern
        }
        #expect(text("1234.5", "EUR") == "1.234,50\u{A0}€")
        // Minimum grouping and groups come from the euro's; four digits are never asked for in pounds.
        #expect(text("1234.5", "GBP") == "1.234,50\u{A0}£" && text("-1234567", "GBP") == "-1.234.567,00\u{A0}£")
        let spanish = try CatalogLibrary.builtin().messages(for: LocaleTag("es"))
        for currency in ["EUR", "USD", "MXN"] {
            let money = messagePrice("1234.5", currency)
            #expect(spanish.texts(of: money).pattern?.hasPrefix("1234,50") == true)
        }
    }
}
