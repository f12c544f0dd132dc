internal import PaywrightJSON
internal import PaywrightModel
internal import PaywrightValues

/// How Stripe counts a currency's smallest unit, in which it states every amount (docs.stripe.com/currencies).
enum StripeCurrency {
    /// How many decimals the smallest unit has in Stripe's own count. ISK and UGX have no decimals in use and are stated with
    /// two all the same, which Stripe keeps for older programs; HUF and TWD have two in charges, and none in payouts alone.
    static func decimals(of currency: CurrencyCode) -> Int {
        if withoutDecimals.contains(currency.code) { return 0 }
        return withThreeDecimals.contains(currency.code) ? 3 : 2
    }

    /// Whether Stripe charges an amount: not what is less than the least of its currency, which is added to the customer’s balance and so to
    /// a later invoice. Of a currency that the table lacks, the least depends on what the merchant is paid out in.
    static func charges(_ price: Price) -> Bool {
        price.isFree || least(of: price.currency).map { price.amount >= $0.amount } ?? true
    }

    /// The least that is charged in a currency (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts).
    static func least(of currency: CurrencyCode) -> Price? {
        leastCharges[currency.code].flatMap { Price($0, currency.code) }
    }

    private static let leastCharges: [String: String] = [
        "AED": "2", "AUD": "0.5", "BGN": "1", "BRL": "0.5", "CAD": "0.5", "CHF": "0.5", "CZK": "15", "DKK": "2.5",
        "EUR": "0.5",
        "GBP": "0.3", "HKD": "4", "HUF": "175", "INR": "0.5", "JPY": "50", "MXN": "10", "MYR": "2", "NOK": "3",
        "NZD": "0.5", "PLN": "2",
        "RON": "2", "SEK": "3", "SGD": "0.5", "THB": "10", "USD": "0.5",
    ]

    private static let withoutDecimals: Set<String> = [
        "BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF", "XOF", "XPF",
    ]
    private static let withThreeDecimals: Set<String> = ["BHD", "JOD", "KWD", "OMR", "TND"]
}

extension HistoryFormReader {
    /// Whether an amount is charged; one that is less than the least of its currency is not, which leaves open what is.
    mutating func isCharged(_ price: Price?, at node: JSONNode) -> Bool {
        guard let price, !StripeCurrency.charges(price), let least = StripeCurrency.least(of: price.currency) else {
            return true
        }
        withhold(
            .amount,
            .undecided,
            .undecidedField,
            at: node,
            found: "\(price) in all",
            expected: "\(least) or more, as less is not charged but added to a later invoice"
        )
        return false
    }
}

/// An amount in the smallest unit of its currency, as Stripe counts it; a price of one use may be a part of a unit.
struct StripeAmount: Hashable {
    /// The number of smallest units: 2.5 is two and a half cents.
    let units: DecimalAmount
    let currency: CurrencyCode

    /// The price; nil for one with more decimals than an amount holds.
    var price: Price? {
        var billionths = units.billionths
        for _ in 0..<StripeCurrency.decimals(of: currency) {
            guard billionths % 10 == 0 else { return nil }
            billionths /= 10
        }
        return Price(amount: DecimalAmount(billionths: billionths), currency: currency)
    }

    /// What is charged for so many; nil where that is no whole number of smallest units, which Stripe rounds.
    func times(_ quantity: Int) -> StripeAmount? {
        guard let all = units.times(quantity), all.billionths % Self.unit == 0 else { return nil }
        return StripeAmount(units: all, currency: currency)
    }

    /// What is left of a whole amount after a discount; nil where Stripe could round it either way, and for a discount that
    /// is none.
    func reduced(by discount: StripeReduction) -> StripeAmount? {
        guard units.billionths % Self.unit == 0 else { return nil }
        switch discount {
        case .percent(let percent):
            let whole: Int128 = 100 * Self.unit * Self.unit
            let (product, overflows) = units.billionths.multipliedReportingOverflow(by: percent.billionths)
            guard !overflows else { return nil }
            let (quotient, rest) = product.quotientAndRemainder(dividingBy: whole)
            guard rest * 2 != whole else { return nil }
            let off = quotient + (rest * 2 > whole ? 1 : 0)
            return StripeAmount(
                units: DecimalAmount(billionths: units.billionths - off * Self.unit),
                currency: currency
            )
        case .amount(let amount):
            guard amount.currency == currency else { return nil }
            let rest = max(0, units.billionths - amount.units.billionths)
            return StripeAmount(units: DecimalAmount(billionths: rest), currency: currency)
        }
    }

    private static let unit: Int128 = 1_000_000_000
}

/// How much a coupon takes off.
enum StripeReduction: Hashable {
    /// Above 0, at most 100.
    case percent(DecimalAmount)
    case amount(StripeAmount)

    /// Whether nothing is left to pay.
    var isWhole: Bool { self == .percent(DecimalAmount(billionths: 100_000_000_000)) }
}
