/// Who states something of a purchase. Where both do, the store counts: a service learns later what the store decides.
///
///     StatementSource.billingService.isDirect    // false
@nonexhaustive
public enum StatementSource: String, Hashable, Sendable, CaseIterable {
    /// The store that sold it, or the seller’s own records.
    case store
    /// A service that passes on what stores state, such as RevenueCat.
    case billingService

    /// Whether it comes from the place where the purchase was made.
    public var isDirect: Bool { self == .store }
}
