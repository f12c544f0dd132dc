internal import PaywrightModel

/// The Google Play Developer API's enumerations of `purchases.subscriptionsv2`, `purchases.productsv2` and `purchases.products`,
/// each value as the store writes it.
enum GooglePlayNames {
    /// `SubscriptionState`.
    static let states: NameTable<SubscriptionStatement.State> = [
        ("SUBSCRIPTION_STATE_PENDING", .pending), ("SUBSCRIPTION_STATE_ACTIVE", .active),
        ("SUBSCRIPTION_STATE_PAUSED", .paused), ("SUBSCRIPTION_STATE_IN_GRACE_PERIOD", .gracePeriod),
        ("SUBSCRIPTION_STATE_ON_HOLD", .onHold), ("SUBSCRIPTION_STATE_CANCELED", .cancelled),
        ("SUBSCRIPTION_STATE_EXPIRED", .expired),
        ("SUBSCRIPTION_STATE_PENDING_PURCHASE_CANCELED", .pendingCancelled),
    ]

    /// What a state that is left out means: Google leaves out what has the first value of an enumeration.
    static let unstatedState = "SUBSCRIPTION_STATE_UNSPECIFIED"

    /// The members of `canceledStateContext`, of which one is there.
    static let expirationReasons: NameTable<ExpirationReason> = [
        ("userInitiatedCancellation", .customerCancelled), ("systemInitiatedCancellation", .storeCancelled),
        ("developerInitiatedCancellation", .developerCancelled), ("replacementCancellation", .replaced),
    ]

    /// `PriceChangeMode`.
    static let priceChangeKinds: NameTable<PriceChange.Kind> = [
        ("PRICE_INCREASE", .increase), ("OPT_OUT_PRICE_INCREASE", .optOutIncrease), ("PRICE_DECREASE", .decrease),
    ]

    /// `PriceChangeState`.
    static let priceChangeStates: NameTable<GooglePlayPriceChangeState> = [
        ("OUTSTANDING", .outstanding), ("CONFIRMED", .confirmed), ("APPLIED", .applied), ("CANCELED", .cancelled),
    ]

    /// `ConsentState` of `priceStepUpConsentDetails`.
    static let consentStates: NameTable<PriceChange.State> = [
        ("PENDING", .awaitingConsent), ("CONFIRMED", .confirmed), ("COMPLETED", .applied),
    ]

    /// The members of `offerPhase`, of which one is there.
    static let offerPhases: NameTable<GooglePlayOfferPhase> = [
        ("freeTrial", .freeTrial), ("introductoryPrice", .introductoryPrice), ("basePrice", .basePrice),
        ("prorationPeriod", .prorationPeriod),
    ]

    // MARK: What is bought once

    /// `PurchaseState` of `purchases.productsv2`.
    static let purchaseStates: NameTable<GooglePlayPurchase.State> = [
        ("PURCHASED", .purchased), ("CANCELLED", .cancelled), ("PENDING", .pending),
    ]

    /// `purchaseState` of `purchases.products`.
    static let numberedPurchaseStates: NameTable<GooglePlayPurchase.State> = [
        ("0", .purchased), ("1", .cancelled), ("2", .pending),
    ]

    /// `ConsumptionState` of `purchases.productsv2`: whether it was used up.
    static let consumptionStates: NameTable<Bool> = [
        ("CONSUMPTION_STATE_YET_TO_BE_CONSUMED", false), ("CONSUMPTION_STATE_CONSUMED", true),
    ]

    /// `consumptionState` of `purchases.products`.
    static let numberedConsumptionStates: NameTable<Bool> = [("0", false), ("1", true)]

    /// `purchaseType` of `purchases.products`, which only a purchase has that was not made in the usual way.
    static let purchaseTypes: NameTable<GooglePlayPurchaseType> = [("0", .test), ("1", .promotion), ("2", .rewarded)]
}

/// How something was bought once.
enum GooglePlayPurchaseType {
    /// By a license tester.
    case test
    /// With a code.
    case promotion
    /// By watching a video.
    case rewarded
}

/// Who must agree to an outstanding change depends on its mode.
enum GooglePlayPriceChangeState {
    case outstanding
    case confirmed
    case applied
    case cancelled
}

/// The phase of an offer, or of none.
enum GooglePlayOfferPhase: Hashable {
    case freeTrial
    case introductoryPrice
    case basePrice
    /// Google recalculates when a plan is changed; no offer.
    case prorationPeriod
}

extension SubscriptionStatement.State {
    /// Whether only a plan that renews by itself can be in this state.
    var impliesRenewingPlan: Bool {
        switch self {
        case .gracePeriod, .onHold, .paused: true
        case .active, .expired, .billingRetry, .revoked, .cancelled, .pending, .pendingCancelled: false
        }
    }
}
