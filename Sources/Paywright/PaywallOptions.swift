public import MessageCatalog
public import StoreDecisions

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

/// The store whose buttons and settings the lines name; raw values are the words messages select by.
@nonexhaustive
public enum StoreName: String, Hashable, Sendable, CaseIterable {
    /// Apple's App Store.
    case appStore
    /// Google Play.
    case googlePlay
    /// Any other.
    case other
}

/// How prices are shown and which store the lines speak of.
public struct PaywallOptions: Hashable, Sendable {
    /// Whether whole prices show their decimals.
    public var wholeAmounts: WholeAmounts
    /// Whether the store's own display string is printed where the store gave one.
    public var prefersStoreDisplayPrice: Bool
    /// How the currency is written.
    public var currencyWidth: CurrencyWidth
    /// How prices that no store bills are calculated.
    public var derivedPrices: DerivedPricePolicy
    /// The store the lines speak of.
    public var store: StoreName

    /// The defaults: decimals as the storefront does, ICU's text, the locale's usual symbol, the App Store.
    public init(
        wholeAmounts: WholeAmounts = .auto,
        prefersStoreDisplayPrice: Bool = false,
        currencyWidth: CurrencyWidth = .short,
        derivedPrices: DerivedPricePolicy = .standard,
        store: StoreName = .appStore
    ) {
        self.wholeAmounts = wholeAmounts
        self.prefersStoreDisplayPrice = prefersStoreDisplayPrice
        self.currencyWidth = currencyWidth
        self.derivedPrices = derivedPrices
        self.store = store
    }
}
