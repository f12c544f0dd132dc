/// Why a subscription ended: App Store Server API's `expirationIntent`, Google Play's cancelled-state contexts.
@nonexhaustive
public enum ExpirationReason: String, Hashable, Sendable, CaseIterable {
    /// The customer cancelled.
    case customerCancelled
    /// A payment could not be collected.
    case billingError
    /// The customer did not agree to a higher price.
    case priceIncreaseNotAccepted
    /// The product was no longer sold.
    case productUnavailable
    /// The developer cancelled it.
    case developerCancelled
    /// The store cancelled it and does not state why: Google Play's `systemInitiatedCancellation` may be a failed
    /// payment, a refund, a consent that did not come, or the last renewal of a license tester.
    case storeCancelled
    /// Another subscription took its place.
    case replaced
    /// The store says: something else.
    case other
}
