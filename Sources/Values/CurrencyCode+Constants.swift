/// The currencies that the App Store bills in.
///
///     CurrencyCode.eur == CurrencyCode("EUR")    // true
extension CurrencyCode {
    /// The United Arab Emirates dirham.
    public static var aed: CurrencyCode { CurrencyCode(code: "AED", fractionDigits: 2) }
    /// The Australian dollar.
    public static var aud: CurrencyCode { CurrencyCode(code: "AUD", fractionDigits: 2) }
    /// The Brazilian real.
    public static var brl: CurrencyCode { CurrencyCode(code: "BRL", fractionDigits: 2) }
    /// The Canadian dollar.
    public static var cad: CurrencyCode { CurrencyCode(code: "CAD", fractionDigits: 2) }
    /// The Swiss franc.
    public static var chf: CurrencyCode { CurrencyCode(code: "CHF", fractionDigits: 2) }
    /// The Chilean peso.
    public static var clp: CurrencyCode { CurrencyCode(code: "CLP", fractionDigits: 0) }
    /// The Chinese yuan.
    public static var cny: CurrencyCode { CurrencyCode(code: "CNY", fractionDigits: 2) }
    /// The Colombian peso.
    public static var cop: CurrencyCode { CurrencyCode(code: "COP", fractionDigits: 2) }
    /// The Czech koruna.
    public static var czk: CurrencyCode { CurrencyCode(code: "CZK", fractionDigits: 2) }
    /// The Danish krone.
    public static var dkk: CurrencyCode { CurrencyCode(code: "DKK", fractionDigits: 2) }
    /// The Egyptian pound.
    public static var egp: CurrencyCode { CurrencyCode(code: "EGP", fractionDigits: 2) }
    /// The euro.
    public static var eur: CurrencyCode { CurrencyCode(code: "EUR", fractionDigits: 2) }
    /// The British pound.
    public static var gbp: CurrencyCode { CurrencyCode(code: "GBP", fractionDigits: 2) }
    /// The Hong Kong dollar.
    public static var hkd: CurrencyCode { CurrencyCode(code: "HKD", fractionDigits: 2) }
    /// The Hungarian forint.
    public static var huf: CurrencyCode { CurrencyCode(code: "HUF", fractionDigits: 2) }
    /// The Indonesian rupiah.
    public static var idr: CurrencyCode { CurrencyCode(code: "IDR", fractionDigits: 2) }
    /// The Israeli new shekel.
    public static var ils: CurrencyCode { CurrencyCode(code: "ILS", fractionDigits: 2) }
    /// The Indian rupee.
    public static var inr: CurrencyCode { CurrencyCode(code: "INR", fractionDigits: 2) }
    /// The Japanese yen.
    public static var jpy: CurrencyCode { CurrencyCode(code: "JPY", fractionDigits: 0) }
    /// The South Korean won.
    public static var krw: CurrencyCode { CurrencyCode(code: "KRW", fractionDigits: 0) }
    /// The Kazakhstani tenge.
    public static var kzt: CurrencyCode { CurrencyCode(code: "KZT", fractionDigits: 2) }
    /// The Mexican peso.
    public static var mxn: CurrencyCode { CurrencyCode(code: "MXN", fractionDigits: 2) }
    /// The Malaysian ringgit.
    public static var myr: CurrencyCode { CurrencyCode(code: "MYR", fractionDigits: 2) }
    /// The Nigerian naira.
    public static var ngn: CurrencyCode { CurrencyCode(code: "NGN", fractionDigits: 2) }
    /// The Norwegian krone.
    public static var nok: CurrencyCode { CurrencyCode(code: "NOK", fractionDigits: 2) }
    /// The New Zealand dollar.
    public static var nzd: CurrencyCode { CurrencyCode(code: "NZD", fractionDigits: 2) }
    /// The Peruvian sol.
    public static var pen: CurrencyCode { CurrencyCode(code: "PEN", fractionDigits: 2) }
    /// The Philippine peso.
    public static var php: CurrencyCode { CurrencyCode(code: "PHP", fractionDigits: 2) }
    /// The Pakistani rupee.
    public static var pkr: CurrencyCode { CurrencyCode(code: "PKR", fractionDigits: 2) }
    /// The Polish zloty.
    public static var pln: CurrencyCode { CurrencyCode(code: "PLN", fractionDigits: 2) }
    /// The Qatari riyal.
    public static var qar: CurrencyCode { CurrencyCode(code: "QAR", fractionDigits: 2) }
    /// The Romanian leu.
    public static var ron: CurrencyCode { CurrencyCode(code: "RON", fractionDigits: 2) }
    /// The Russian ruble.
    public static var rub: CurrencyCode { CurrencyCode(code: "RUB", fractionDigits: 2) }
    /// The Saudi riyal.
    public static var sar: CurrencyCode { CurrencyCode(code: "SAR", fractionDigits: 2) }
    /// The Swedish krona.
    public static var sek: CurrencyCode { CurrencyCode(code: "SEK", fractionDigits: 2) }
    /// The Singapore dollar.
    public static var sgd: CurrencyCode { CurrencyCode(code: "SGD", fractionDigits: 2) }
    /// The Thai baht.
    public static var thb: CurrencyCode { CurrencyCode(code: "THB", fractionDigits: 2) }
    /// The Turkish lira.
    public static var `try`: CurrencyCode { CurrencyCode(code: "TRY", fractionDigits: 2) }
    /// The New Taiwan dollar.
    public static var twd: CurrencyCode { CurrencyCode(code: "TWD", fractionDigits: 2) }
    /// The Tanzanian shilling.
    public static var tzs: CurrencyCode { CurrencyCode(code: "TZS", fractionDigits: 2) }
    /// The US dollar.
    public static var usd: CurrencyCode { CurrencyCode(code: "USD", fractionDigits: 2) }
    /// The Vietnamese dong.
    public static var vnd: CurrencyCode { CurrencyCode(code: "VND", fractionDigits: 0) }
    /// The South African rand.
    public static var zar: CurrencyCode { CurrencyCode(code: "ZAR", fractionDigits: 2) }
}
