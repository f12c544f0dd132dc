/// The store a product is sold in, whose buttons and settings the lines name; raw values are the words messages select by.
@nonexhaustive
public enum StoreName: String, Hashable, Sendable, CaseIterable {
    /// Apple's App Store.
    case appStore
    /// Google Play.
    case googlePlay
    /// Stripe: what a merchant sells on the web.
    case stripe
    /// The Amazon Appstore.
    case amazon
    /// Paddle Billing.
    case paddle
    /// Any other.
    case other
}
