internal import PaywrightDecisions
public import PaywrightModel

/// The words around the products; raw values are message keys.
@nonexhaustive
public enum PaywallLabel: String, Hashable, Sendable, CaseIterable {
    /// The headline.
    case title = "label.title"
    /// Brings back earlier purchases: see `stands(besideProductsOf:)`.
    case restorePurchases = "label.restorePurchases"
    /// Opens the terms.
    case termsOfUse = "label.termsOfUse"
    /// Opens the privacy policy.
    case privacyPolicy = "label.privacyPolicy"
    /// Closes the paywall.
    case notNow = "label.notNow"
    /// Opens the store's subscriptions.
    case manageSubscription = "label.manageSubscription"
    /// Opens the field for an offer code.
    case redeemCode = "label.redeemCode"
    /// Stands on the plan the customer has.
    case currentPlan = "label.currentPlan"
    /// Stands where a price could not be loaded.
    case priceNotLoaded = "label.priceNotLoaded"
    /// In place of the button where purchases are off on the device; prices stay.
    case purchasesDisabled = "label.purchasesDisabled"
    /// In place of the button where there is no connection; prices stay.
    case noConnection = "label.noConnection"
    /// On the product that costs least for its time.
    case bestValue = "label.bestValue"
    /// On the product that most customers choose.
    case mostPopular = "label.mostPopular"

    /// Whether the label stands beside products of some stores: a button that restores purchases only where one of the stores can
    /// be asked for them. What a merchant has sold is in the customer’s account.
    ///
    ///     PaywallLabel.restorePurchases.stands(besideProductsOf: [.stripe])              // false
    ///     PaywallLabel.restorePurchases.stands(besideProductsOf: [.stripe, .appStore])   // true
    ///
    /// - Parameter stores: The stores of the products.
    public func stands(besideProductsOf stores: Set<StoreName>) -> Bool {
        self != .restorePurchases || stores.contains(where: \.restoresPurchases)
    }

    /// Where the label stands on a screen.
    package var place: ScreenPlace {
        switch self {
        case .title: .title
        case .restorePurchases, .termsOfUse, .privacyPolicy, .notNow, .redeemCode: .link
        case .manageSubscription, .currentPlan, .purchasesDisabled, .noConnection: .button
        case .bestValue, .mostPopular: .badge
        case .priceNotLoaded: .rate
        }
    }
}
