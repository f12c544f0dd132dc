/// A store’s own text for a price, such as "US$9.99" or "9,99 zł": what stands in it beside the digits.
struct PriceText {
    /// The runs of letters, a point between two letters with them: "US", "ر.س".
    private var words: [Word] = []
    private var signs: [Unicode.Scalar] = []
    private var hasOtherScalars = false

    private struct Word {
        var text: String
        /// Whether it touches a currency’s sign.
        var touchesSign = false
    }

    init(_ text: String) {
        var isInWord = false
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .currencySymbol:
                if isInWord { words[words.count - 1].touchesSign = true }
                signs.append(scalar)
                isInWord = false
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark:
                if !isInWord {
                    let isAfterSign = previous?.properties.generalCategory == .currencySymbol
                    words.append(Word(text: "", touchesSign: isAfterSign))
                }
                words[words.count - 1].text.unicodeScalars.append(scalar)
                isInWord = true
            case .decimalNumber, .spaceSeparator: isInWord = false
            // "S/ 9.90" in Peru.
            case _ where scalar == "/" && isInWord: isInWord = false
            // Marks of direction stand inside of Arabic words too.
            case .format: break
            case _ where Self.separators.contains(scalar): isInWord = isInWord && scalar == "."
            default: hasOtherScalars = true
            }
            if scalar.properties.generalCategory != .format { previous = scalar }
        }
    }

    /// Whether everything that stands beside the digits can name a currency: its sign, its code or its short name, and no other word.
    func names(_ currency: CurrencyCode) -> Bool {
        guard !hasOtherScalars, words.count <= 1, signs.count <= 1,
            signs.allSatisfy({ Self.currencies[$0]?.contains(currency.code) == true })
        else { return false }
        guard let word = words.first else { return true }
        if word.text == currency.code { return true }
        guard signs.isEmpty else {
            // "9,99 $ US" in Canadian French.
            let isCountry = word.text.utf8.count == 2 && currency.code.hasPrefix(word.text)
            return isCountry
                || word.touchesSign
                    && (currency.code.hasPrefix(word.text) || Self.prefixes[currency.code] == word.text)
        }
        let isLettered = word.text.unicodeScalars.contains { $0.value < 0x530 }
        return isLettered ? Self.shortNames.contains(word.text) : word.text.unicodeScalars.count <= 4
    }

    private static let separators: Set<Unicode.Scalar> = [".", ",", "'", "’", "٫", "٬", "،"]

    /// What stands before the sign where it is not the beginning of the code.
    private static let prefixes = ["BRL": "R", "DOP": "RD", "TWD": "NT", "NIO": "C", "FJD": "F", "GBP": "UK"]

    /// The currencies of each sign.
    private static let currencies: [Unicode.Scalar: Set<String>] = {
        let rows: [(signs: String, codes: String)] = [
            (
                "$＄",
                """
                ARS AUD BBD BMD BND BRL BSD BZD CAD CLP COP CUP CVE DOP FJD GYD HKD JMD KYD LRD MOP MXN NAD NIO NZD SBD SGD \
                SRD TOP TTD TWD USD UYU WST XCD
                """
            ),
            ("€", "EUR"), ("£", "EGP FKP GBP GIP LBP SDG SHP SSP SYP"), ("¥￥", "CNY JPY"), ("₹", "INR"),
            ("₨", "INR LKR MUR NPR PKR SCR"), ("₽", "RUB"), ("₩￦", "KPW KRW"), ("₪", "ILS"), ("₫", "VND"), ("₺", "TRY"),
            ("₴", "UAH"), ("₸", "KZT"), ("₦", "NGN"), ("₱", "PHP"), ("฿", "THB"), ("₡", "CRC"), ("₲", "PYG"),
            ("₵", "GHS"), ("₾", "GEL"), ("₼", "AZN"), ("₮", "MNT"), ("₭", "LAK"), ("৳", "BDT"), ("៛", "KHR"),
            ("؋", "AFN"), ("﷼", "IRR OMR QAR SAR YER"),
        ]
        var currencies: [Unicode.Scalar: Set<String>] = [:]
        for (signs, codes) in rows {
            for sign in signs.unicodeScalars { currencies[sign] = Set(codes.split(separator: " ").map(String.init)) }
        }
        return currencies
    }()

    /// Short names in Latin and Cyrillic letters, as CLDR has them; "ab" and "from" are none.
    private static let shortNames = Set(
        """
        B Bs Br DA Db Dh Dkr DT E F FCFA FCFP CFA FC Fdj FG Fr Ft G K Kč kr Kr KM Kz Ksh L Le Lekë lei Lei lej leu MDL MK MT Nfk NIS Nkr NKr Nu P Q R \
        RF Rf RM RON Rp Rs S SM TL TSh TMT UM USh Vt zł đ ден дин КМ лв р руб сом сўм сум тг грн
        """.split(separator: " ").map(String.init)
    )
}
