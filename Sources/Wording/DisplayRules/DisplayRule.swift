public import PaywrightModel
public import PaywrightValues

/// What a store wants to see on a paywall; raw values are stable codes.
@nonexhaustive
public enum DisplayRule: String, DiagnosticCode, CaseIterable {
    /// A subscription says its name.
    case noName = "no-name"
    /// A subscription says how long one period is.
    case noPeriod = "no-period"
    /// The amount that is charged stands there.
    case noBilledPrice = "no-billed-price"
    /// The amount that is charged stands together with how often.
    case priceWithoutPeriod = "price-without-period"
    /// A calculated price never stands without the billed one.
    case calculatedPriceAlone = "calculated-price-alone"
    /// A calculated price never stands before the billed one.
    case calculatedPriceFirst = "calculated-price-first"
    /// An offer says what is charged after it.
    case offerWithoutSequel = "offer-without-sequel"
    /// Free time says how long it is.
    case trialWithoutDuration = "trial-without-duration"
    /// A subscription says that it renews by itself.
    case noAutoRenewal = "no-auto-renewal"
    /// A free trial says how to cancel before it is charged.
    case noCancellation = "no-cancellation"
    /// A saving stands together with the price that it is compared with.
    case savingWithoutReference = "saving-without-reference"
    /// Access that ends by itself says how long it lasts.
    case accessWithoutDuration = "access-without-duration"
    /// A commitment says what all its payments amount to.
    case commitmentWithoutTotal = "commitment-without-total"
    /// The terms of use can be opened.
    case noTermsOfUse = "no-terms-of-use"
    /// The privacy policy can be opened.
    case noPrivacyPolicy = "no-privacy-policy"
    /// Price and terms are in the language asked for.
    case otherLanguage = "other-language"

    /// The document that the rule comes from, for what a store sells; nil where the store has no such rule.
    ///
    /// Apple: App Review Guideline 3.1.2, the Developer Program License Agreement's Schedule 2 §3.8(b), the Human
    /// Interface Guidelines on in-app purchase. Google Play: the Subscriptions policy,
    /// support.google.com/googleplay/android-developer/answer/9900533. Two rules are the law of the European Union, in both
    /// stores: what is compared with belongs to a saving, and how long it lasts to a contract. No legal advice: law may ask for more.
    ///
    /// - Parameter store: The store.
    public func source(of store: StoreName) -> String? { sources.first { $0.key == store }?.value }

    private static let unfairPractices = "Directive 2005/29/EC, Article 6(1)(d)"
    private static let consumerRights = "Directive 2011/83/EU, Article 6(1)(o)"
    private static let schedule = "Schedule 2 §3.8(b)"
    private static let guideline = "App Review Guideline 3.1.2"
    private static let interfaceGuidelines = "Human Interface Guidelines, In-app purchase"
    private static let subscriptions = "Google Play Subscriptions policy (support page 9900533)"

    /// The documents of the stores that have the rule.
    private var sources: KeyValuePairs<StoreName, String> {
        switch self {
        case .noName, .noPeriod, .noTermsOfUse, .noPrivacyPolicy: [.appStore: Self.schedule]
        case .noBilledPrice: [.appStore: Self.interfaceGuidelines, .googlePlay: Self.subscriptions]
        case .calculatedPriceAlone, .calculatedPriceFirst, .offerWithoutSequel, .trialWithoutDuration, .noAutoRenewal:
            [.appStore: Self.guideline, .googlePlay: Self.subscriptions]
        case .commitmentWithoutTotal: [.appStore: Self.guideline]
        case .savingWithoutReference: [.appStore: Self.unfairPractices, .googlePlay: Self.unfairPractices]
        case .accessWithoutDuration: [.appStore: Self.consumerRights, .googlePlay: Self.consumerRights]
        case .priceWithoutPeriod, .noCancellation, .otherLanguage: [.googlePlay: Self.subscriptions]
        }
    }

    /// What the paywall has, in words for a person: "found …".
    public var found: String {
        switch self {
        case .noName: "no name of the subscription"
        case .noPeriod: "no length of the subscription"
        case .noBilledPrice: "no amount that is charged"
        case .priceWithoutPeriod: "the amount charged, but not together with how often it is charged"
        case .calculatedPriceAlone: "a calculated price without the amount that is charged"
        case .calculatedPriceFirst: "a calculated price before the amount that is charged"
        case .offerWithoutSequel: "an offer without what follows it and its price"
        case .trialWithoutDuration: "free time without how long it is"
        case .noAutoRenewal: "nothing that says that the subscription renews automatically"
        case .noCancellation: "nothing that says how to cancel the trial"
        case .savingWithoutReference: "a saving without the price that it is compared with"
        case .accessWithoutDuration: "access for a time that is not stated"
        case .commitmentWithoutTotal: "a commitment without the total of its payments"
        case .noTermsOfUse: "no link to the terms of use"
        case .noPrivacyPolicy: "no link to the privacy policy"
        case .otherLanguage: "text in another language than asked for"
        }
    }

    /// What to add, in words for a person: "expected …".
    public var expected: String {
        switch self {
        case .noName: "the line name"
        case .noPeriod: "the line period, frequency or pricePerPeriod"
        case .noBilledPrice: "the line price or pricePerPeriod; with an offer on what is paid once, the line offer"
        case .priceWithoutPeriod: "the line pricePerPeriod"
        case .calculatedPriceAlone: "the line price or pricePerPeriod before it"
        case .calculatedPriceFirst: "the line price or pricePerPeriod before it"
        case .offerWithoutSequel: "the line offer or disclosure"
        case .trialWithoutDuration: "the line offer, offerBadge or disclosure"
        case .noAutoRenewal, .noCancellation: "the line disclosure"
        case .savingWithoutReference: "the line savings.comparison beside it"
        case .accessWithoutDuration: "a period of the product, which a list of products can state"
        case .commitmentWithoutTotal: "the line commitment"
        case .noTermsOfUse: "the label label.termsOfUse"
        case .noPrivacyPolicy: "the label label.privacyPolicy"
        case .otherLanguage: "a catalog of the language that has every message"
        }
    }
}
