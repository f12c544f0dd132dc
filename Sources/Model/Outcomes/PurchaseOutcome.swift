/// What a purchase or a restore came to.
@nonexhaustive
public enum PurchaseOutcome: String, Hashable, Sendable, CaseIterable {
    /// Nothing that a customer is told: a flow began, and what comes of it is not known yet.
    case silent
    /// It was bought.
    case bought
    /// The purchase waits for approval or for an action at the bank.
    case pending
    /// What was bought before is there again.
    case restored
    /// Nothing was bought that could be restored: only where everything that was ever bought is known.
    case nothingToRestore
    /// The customer cancelled it, and is told nothing.
    case cancelled
    /// It failed, and the store says no more.
    case failed
    /// Purchases are not allowed on this device.
    case purchasesDisabled
    /// The product cannot be bought now; the store does not say why.
    case notAvailable
    /// The product is not sold in the customer's storefront.
    case notAvailableInStorefront
    /// There is no connection to the store.
    case network
    /// The store's service does not answer.
    case storeUnavailable
    /// The offer was refused, and nothing was bought.
    case offerNotUsable
    /// Bought before: restore it.
    case alreadyOwned
    /// The store knows of no such purchase.
    case notOwned
    /// The store asks the customer to sign in again.
    case signInNeeded
    /// The store cannot sell to this account or device.
    case accountUnavailable
    /// The device or system cannot make this kind of purchase.
    case unsupported

    /// Whether it can be stated without a store's code: "restored". What a code alone means cannot.
    package var isStated: Bool {
        switch self {
        case .bought, .pending, .restored, .nothingToRestore, .cancelled: true
        case .silent, .failed, .purchasesDisabled, .notAvailable, .notAvailableInStorefront, .network,
            .storeUnavailable,
            .offerNotUsable, .alreadyOwned, .notOwned, .signInNeeded, .accountUnavailable, .unsupported:
            false
        }
    }
}
