/// An ISO 4217 code of money in use today, such as `USD`, or of money withdrawn in the last years, which purchases of then have (`HRK`).
/// Units of account, such as `CLF`, are none: nobody pays in them.
///
///     CurrencyCode("EUR")?.fractionDigits    // 2
///     CurrencyCode("JPY")?.fractionDigits    // 0
///     CurrencyCode("eur")                    // nil: three capital letters, as stores write them
public struct CurrencyCode: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The three letters.
    public var code: String { letters.text }
    /// How many decimals amounts are shown and rounded with: ISO 4217's digits (2, but 0 for JPY or KRW and 3 for KWD), and 0 where
    /// nothing smaller than the unit is in use (LBP).
    public var fractionDigits: Int { Int(digits) }

    /// The three letters in the lowest 24 bits, the first one highest.
    package var packedLetters: UInt32 { letters.packed >> 8 }

    private let letters: ShortCode
    private let digits: UInt8

    /// nil for anything that is not a code of `CurrencyCode.all`.
    ///
    /// - Parameter code: The code by ISO 4217: "EUR".
    public init?(_ code: some StringProtocol) {
        guard let letters = ShortCode(code), let digits = Self.digitsByCode[letters] else { return nil }
        self.init(letters, digits)
    }

    private init(_ letters: ShortCode, _ digits: UInt8) {
        self.letters = letters
        self.digits = digits
    }

    /// A code that is known to be in the tables.
    static func known(_ code: String) -> CurrencyCode { CurrencyCode(code) ?? all[0] }

    /// Every known code, in alphabetical order.
    public static let all: [CurrencyCode] = digitsByCode.map { CurrencyCode($0.key, $0.value) }.sorted()

    /// The three letters.
    public var description: String { code }

    /// In alphabetical order.
    public static func < (left: CurrencyCode, right: CurrencyCode) -> Bool { left.letters < right.letters }

    private static let digitsByCode: [ShortCode: UInt8] = {
        var digits: [ShortCode: UInt8] = [:]
        for (count, codes) in [(UInt8(0), zeroDigitCodes), (2, twoDigitCodes), (3, threeDigitCodes)] {
            for code in codes.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
                if let letters = ShortCode(Substring(code)) { digits[letters] = count }
            }
        }
        return digits
    }()

    // ISO 4217 codes of money in use, and of HRK, CUC, ANG, SLL and BGN, withdrawn since 2021. Their digits do not depend on the
    // machine's CLDR, which has changed those of COP, HUF, IDR, PKR and RSD.
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
