/// The currencies that the App Store bills in.
///
///     CurrencyCode.eur == CurrencyCode("EUR")    // true
extension CurrencyCode {
    /// The United Arab Emirates dirham.
    public static var aed: CurrencyCode { known("AED") }
    /// The Australian dollar.
    public static var aud: CurrencyCode { known("AUD") }
    /// The Brazilian real.
    public static var brl: CurrencyCode { known("BRL") }
    /// The Canadian dollar.
    public static var cad: CurrencyCode { known("CAD") }
    /// The Swiss franc.
    public static var chf: CurrencyCode { known("CHF") }
    /// The Chilean peso.
    public static var clp: CurrencyCode { known("CLP") }
    /// The Chinese yuan.
    public static var cny: CurrencyCode { known("CNY") }
    /// The Colombian peso.
    public static var cop: CurrencyCode { known("COP") }
    /// The Czech koruna.
    public static var czk: CurrencyCode { known("CZK") }
    /// The Danish krone.
    public static var dkk: CurrencyCode { known("DKK") }
    /// The Egyptian pound.
    public static var egp: CurrencyCode { known("EGP") }
    /// The euro.
    public static var eur: CurrencyCode { known("EUR") }
    /// The British pound.
    public static var gbp: CurrencyCode { known("GBP") }
    /// The Hong Kong dollar.
    public static var hkd: CurrencyCode { known("HKD") }
    /// The Hungarian forint.
    public static var huf: CurrencyCode { known("HUF") }
    /// The Indonesian rupiah.
    public static var idr: CurrencyCode { known("IDR") }
    /// The Israeli new shekel.
    public static var ils: CurrencyCode { known("ILS") }
    /// The Indian rupee.
    public static var inr: CurrencyCode { known("INR") }
    /// The Japanese yen.
    public static var jpy: CurrencyCode { known("JPY") }
    /// The South Korean won.
    public static var krw: CurrencyCode { known("KRW") }
    /// The Kazakhstani tenge.
    public static var kzt: CurrencyCode { known("KZT") }
    /// The Mexican peso.
    public static var mxn: CurrencyCode { known("MXN") }
    /// The Malaysian ringgit.
    public static var myr: CurrencyCode { known("MYR") }
    /// The Nigerian naira.
    public static var ngn: CurrencyCode { known("NGN") }
    /// The Norwegian krone.
    public static var nok: CurrencyCode { known("NOK") }
    /// The New Zealand dollar.
    public static var nzd: CurrencyCode { known("NZD") }
    /// The Peruvian sol.
    public static var pen: CurrencyCode { known("PEN") }
    /// The Philippine peso.
    public static var php: CurrencyCode { known("PHP") }
    /// The Pakistani rupee.
    public static var pkr: CurrencyCode { known("PKR") }
    /// The Polish zloty.
    public static var pln: CurrencyCode { known("PLN") }
    /// The Qatari riyal.
    public static var qar: CurrencyCode { known("QAR") }
    /// The Romanian leu.
    public static var ron: CurrencyCode { known("RON") }
    /// The Russian ruble.
    public static var rub: CurrencyCode { known("RUB") }
    /// The Saudi riyal.
    public static var sar: CurrencyCode { known("SAR") }
    /// The Swedish krona.
    public static var sek: CurrencyCode { known("SEK") }
    /// The Singapore dollar.
    public static var sgd: CurrencyCode { known("SGD") }
    /// The Thai baht.
    public static var thb: CurrencyCode { known("THB") }
    /// The Turkish lira.
    public static var `try`: CurrencyCode { known("TRY") }
    /// The New Taiwan dollar.
    public static var twd: CurrencyCode { known("TWD") }
    /// The Tanzanian shilling.
    public static var tzs: CurrencyCode { known("TZS") }
    /// The US dollar.
    public static var usd: CurrencyCode { known("USD") }
    /// The Vietnamese dong.
    public static var vnd: CurrencyCode { known("VND") }
    /// The South African rand.
    public static var zar: CurrencyCode { known("ZAR") }
}
