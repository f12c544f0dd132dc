/// What a customer is to be told after an attempt to buy.
@nonexhaustive
public enum PurchaseNotice: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the purchase went through, or the customer cancelled it.
    case silent
    /// The purchase waits for approval or for an action at the bank.
    case pending
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
    /// The store cannot sell to this account or device.
    case accountUnavailable
    /// The device or system cannot make this kind of purchase.
    case unsupported
}
