/// An ISO 4217 currency code in use today, such as `USD`.
///
///     CurrencyCode("EUR")?.fractionDigits    // 2
///     CurrencyCode("JPY")?.fractionDigits    // 0
///     CurrencyCode("eur")                    // nil: three capital letters, as stores write them
public struct CurrencyCode: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The three letters.
    public let code: String
    /// How many decimals amounts are shown and rounded with: ISO 4217's digits (2, but 0 for JPY or KRW and 3 for KWD), and 0 where
    /// nothing smaller than the unit is in use (LBP).
    public let fractionDigits: Int

    /// nil for anything that is not a code of `CurrencyCode.all`.
    ///
    /// - Parameter code: The code by ISO 4217: "EUR".
    public init?(_ code: some StringProtocol) {
        let code = String(code)
        guard let digits = Self.digitsByCode[code] else { return nil }
        self.code = code
        self.fractionDigits = digits
    }

    /// A code that is known to be in the tables, with its digits there.
    init(code: String, fractionDigits: Int) {
        self.code = code
        self.fractionDigits = fractionDigits
    }

    /// Every known code, in alphabetical order.
    public static var all: [CurrencyCode] { digitsByCode.keys.sorted().compactMap { CurrencyCode($0) } }

    /// The three letters.
    public var description: String { code }

    /// In alphabetical order.
    public static func < (left: CurrencyCode, right: CurrencyCode) -> Bool { left.code < right.code }

    private static let digitsByCode: [String: Int] = {
        var digits: [String: Int] = [:]
        for (count, codes) in [(0, zeroDigitCodes), (2, twoDigitCodes), (3, threeDigitCodes)] {
            for code in codes.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
                digits[String(Substring(code))] = count
            }
        }
        return digits
    }()

    // ISO 4217 codes in use. Their digits do not depend on the machine's CLDR, which has changed those of COP, HUF, IDR, PKR and RSD.
    // Afghan, Albanian, Iraqi, Iranian, North Korean, Lao, Lebanese, Malagasy, Burmese, old Sierra Leonean, Somali, Syrian and Yemeni
    // amounts have none, as in every CLDR: their fractions are out of use.
    private static let zeroDigitCodes = """
        AFN ALL BIF CLP DJF GNF IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PYG RWF SLL SOS SYP UGX VND VUV XAF
        XOF XPF YER
        """
    private static let twoDigitCodes = """
        AED AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC
        CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS
        INR JMD KES KGS KHR KYD KZT LKR LRD LSL MAD MDL MKD MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR
        NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SRD SSP STN SZL THB TJS TMT TOP TRY
        TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG ZAR ZMW ZWG
        """
    private static let threeDigitCodes = "BHD JOD KWD LYD OMR TND"
}
