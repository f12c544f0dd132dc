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

    /// By the case: the hash of a raw value would be that of its text.
    public func hash(into hasher: inout Hasher) { hasher.combine(place) }

    private var place: UInt8 {
        switch self {
        case .appStore: 0
        case .googlePlay: 1
        case .stripe: 2
        case .amazon: 3
        case .paddle: 4
        case .other: 5
        }
    }
}
