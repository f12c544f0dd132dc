public import PaywrightDecisions
public import PaywrightMessages

/// Whether whole prices show their decimals.
@nonexhaustive
public enum WholeAmounts: String, Hashable, Sendable, CaseIterable {
    /// As the store itself writes them in the storefront: "$10.00" in the United States, "₹499" in India.
    case auto
    /// Always: "$10.00".
    case keep
    /// Never: "$10".
    case drop
}

/// How a period is worded.
@nonexhaustive
public enum PeriodWording: String, Hashable, Sendable, CaseIterable {
    /// As the store states it: P7D is "7 days", P1W "1 week", P12M "12 months".
    case asStated
    /// With 7 days as a week and 12 months as a year: P7D is "1 week", P12M "1 year".
    case normalized
    /// With a week as 7 days: P1W is "7 days", P2W "14 days". Months and years stay.
    case days
}

/// What the button does that `ProductLine.callToAction` is for.
@nonexhaustive
public enum PaywallButton: String, Hashable, Sendable, CaseIterable {
    /// It places the order. What a merchant sells then has the words that the law of the country fixes (`FixedWords`), and no
    /// words where it has none in the language; elsewhere it names what is charged, also where free time comes first. In the app
    /// stores the store has that button.
    case order
    /// It leads on, and the order is placed with another button.
    case `continue`
}

/// How prices and periods are shown.
public struct PaywallOptions: Hashable, Sendable {
    /// Whether whole prices show their decimals.
    public var wholeAmounts: WholeAmounts
    /// Whether the store's own display string is printed where the store gave one.
    public var prefersStoreDisplayPrice: Bool
    /// How the currency is written.
    public var currencyWidth: CurrencyWidth
    /// How periods and the lengths of offers are worded.
    public var periods: PeriodWording
    /// How prices that no store bills are calculated; nil by `DerivedPricePolicy.standard`, and in a template of another
    /// product as that product does.
    public var derivedPrices: DerivedPricePolicy?
    /// Who sells what is sold in no app store, named where a customer reads how to cancel; nil where no name is to stand there.
    public var merchant: Merchant?
    /// What the button does.
    public var button: PaywallButton

    /// The defaults: decimals as the storefront does, ICU's text, the locale's usual symbol, periods as the store states
    /// them.
    ///
    /// - Parameters:
    ///   - wholeAmounts: Whether whole prices show their decimals.
    ///   - prefersStoreDisplayPrice: Whether the store's own display string is printed where the store gave one.
    ///   - currencyWidth: How the currency is written.
    ///   - periods: How periods and the lengths of offers are worded.
    ///   - derivedPrices: How prices that no store bills are calculated; nil by `DerivedPricePolicy.standard`, and in a
    ///     template of another product as that product does.
    ///   - merchant: Who sells what is sold in no app store, named where a customer reads how to cancel.
    ///   - button: What the button does.
    public init(
        wholeAmounts: WholeAmounts = .auto,
        prefersStoreDisplayPrice: Bool = false,
        currencyWidth: CurrencyWidth = .short,
        periods: PeriodWording = .asStated,
        derivedPrices: DerivedPricePolicy? = nil,
        merchant: Merchant? = nil,
        button: PaywallButton = .order
    ) {
        self.wholeAmounts = wholeAmounts
        self.prefersStoreDisplayPrice = prefersStoreDisplayPrice
        self.currencyWidth = currencyWidth
        self.periods = periods
        self.derivedPrices = derivedPrices
        self.merchant = merchant
        self.button = button
    }

    /// How prices that no store bills are calculated in a product's lines.
    var calculation: DerivedPricePolicy { derivedPrices ?? .standard }
}
