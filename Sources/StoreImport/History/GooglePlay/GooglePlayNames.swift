internal import StoreModel

// The Google Play Developer API's names for what the model knows.

extension SubscriptionStatement.State {
    /// `SubscriptionState` of `purchases.subscriptionsv2`.
    static let googlePlayNames: [(name: String, value: Self)] = [
        ("SUBSCRIPTION_STATE_PENDING", .pending),
        ("SUBSCRIPTION_STATE_ACTIVE", .active),
        ("SUBSCRIPTION_STATE_PAUSED", .paused),
        ("SUBSCRIPTION_STATE_IN_GRACE_PERIOD", .gracePeriod),
        ("SUBSCRIPTION_STATE_ON_HOLD", .onHold),
        ("SUBSCRIPTION_STATE_CANCELED", .cancelled),
        ("SUBSCRIPTION_STATE_EXPIRED", .expired),
        ("SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED", .pendingCancelled),
    ]

    /// What a state that is left out means: Google leaves out what has the first value of an enumeration.
    static let unstatedGooglePlayName = "SUBSCRIPTION_STATE_UNSPECIFIED"

    /// Whether only a plan that renews by itself can be in this state.
    var impliesRenewingPlan: Bool {
        switch self {
        case .gracePeriod, .onHold, .paused: true
        default: false
        }
    }
}

extension ExpirationReason {
    /// The members of `canceledStateContext`, of which one is there.
    static let googlePlayNames: [(name: String, value: Self)] = [
        ("userInitiatedCancellation", .customerCancelled),
        ("systemInitiatedCancellation", .billingError),
        ("developerInitiatedCancellation", .developerCancelled),
        ("replacementCancellation", .replaced),
    ]
}

extension PriceChange.Kind {
    /// `PriceChangeMode`.
    static let googlePlayNames: [(name: String, value: Self)] = [
        ("PRICE_INCREASE", .increase),
        ("OPT_OUT_PRICE_INCREASE", .optOutIncrease),
        ("PRICE_DECREASE", .decrease),
    ]
}

/// `PriceChangeState`; who must agree to an outstanding change depends on its mode.
enum GooglePlayPriceChangeState {
    case outstanding
    case confirmed
    case applied
    case cancelled

    static let names: [(name: String, value: Self)] = [
        ("OUTSTANDING", .outstanding), ("CONFIRMED", .confirmed), ("APPLIED", .applied), ("CANCELED", .cancelled),
    ]
}

extension PriceChange.State {
    /// `ConsentState` of `priceStepUpConsentDetails`.
    static let googlePlayConsentNames: [(name: String, value: Self)] = [
        ("PENDING", .awaitingConsent), ("CONFIRMED", .confirmed), ("COMPLETED", .applied),
    ]
}

/// The members of `offerPhase`, of which one is there.
enum GooglePlayOfferPhase: Hashable {
    case freeTrial
    case introductoryPrice
    case basePrice
    /// Google recalculates when a plan is changed; no offer.
    case prorationPeriod

    static let names: [(name: String, value: Self)] = [
        ("freeTrial", .freeTrial), ("introductoryPrice", .introductoryPrice), ("basePrice", .basePrice),
        ("prorationPeriod", .prorationPeriod),
    ]
}
