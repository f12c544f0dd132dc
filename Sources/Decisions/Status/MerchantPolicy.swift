public import PaywrightModel

/// What a merchant decides where the store leaves it to the merchant: the rules of an app for what it sells by Stripe, by
/// Paddle or by itself. Each rule is nil where it is not known; then nothing is stated of what depends on it.
///
///     var policy = StatusPolicy.careful
///     policy.merchants[.stripe] = MerchantPolicy(hasAccessAfterFailedPayment: true)
///     // a subscription that is past_due: .gracePeriod(until: nil), and hasAccess is true
public struct MerchantPolicy: Hashable, Sendable {
    /// Whether a customer has access whose payment failed: Stripe’s `past_due` and `unpaid`, Paddle’s `past_due`.
    public var hasAccessAfterFailedPayment: Bool?
    /// Whether access ends with a refund.
    public var refundEndsAccess: Bool?
    /// Whether a customer has access while the subscription is paused.
    public var hasAccessWhilePaused: Bool?
    /// Who pauses subscriptions, where no field states it.
    public var pausedBy: PauseCause?

    /// A policy from its parts; each that is left out is not known.
    ///
    /// - Parameters:
    ///   - hasAccessAfterFailedPayment: Whether a customer has access whose payment failed.
    ///   - refundEndsAccess: Whether access ends with a refund.
    ///   - hasAccessWhilePaused: Whether a customer has access while the subscription is paused.
    ///   - pausedBy: Who pauses subscriptions, where no field states it.
    public init(
        hasAccessAfterFailedPayment: Bool? = nil,
        refundEndsAccess: Bool? = nil,
        hasAccessWhilePaused: Bool? = nil,
        pausedBy: PauseCause? = nil
    ) {
        self.hasAccessAfterFailedPayment = hasAccessAfterFailedPayment
        self.refundEndsAccess = refundEndsAccess
        self.hasAccessWhilePaused = hasAccessWhilePaused
        self.pausedBy = pausedBy
    }
}

extension StatusPolicy {
    /// Whether it states something of a store that the store leaves to the merchant.
    package func decides(_ store: StoreName) -> Bool {
        merchants[store] != nil || afterFailedPayment != .unstated && store.traits.leavesAccessToMerchant
    }

    /// Whether a customer has access whose payment failed, where the store leaves that to the merchant; nil: not stated.
    func hasAccessAfterFailedPayment(in store: StoreName) -> Bool? {
        guard store.traits.leavesAccessToMerchant else { return nil }
        if let hasAccess = merchants[store]?.hasAccessAfterFailedPayment { return hasAccess }
        switch afterFailedPayment {
        case .unstated: return nil
        case .retry: return false
        case .grace: return true
        }
    }

    /// Whether a refund is known to end access: by the rule of an app store, or by the merchant’s.
    func refundEndsAccess(in store: StoreName) -> Bool {
        let isKnown = !store.traits.leavesAccessToMerchant
        return (store.isSoldByMerchant ? merchants[store]?.refundEndsAccess : nil) ?? isKnown
    }

    /// Whether a customer has access while a merchant’s subscription is paused; nil: not stated.
    func hasAccessWhilePaused(in store: StoreName) -> Bool? { merchants[store]?.hasAccessWhilePaused }

    /// Who pauses what is sold in a store: by the store’s rule, else by the merchant’s; nil: not stated.
    func pauseCause(in store: StoreName) -> PauseCause? {
        store.traits.pausedBy ?? (store.isSoldByMerchant ? merchants[store]?.pausedBy : nil)
    }
}
