internal import StoreModel

/// The App Store Server API's enumerations, each value as the store writes it. A legacy receipt has the same numbers.
enum AppStoreNames {
    typealias Table<Known> = [(name: String, value: Known)]

    static let states: Table<SubscriptionStatement.State> = [
        ("1", .active), ("2", .expired), ("3", .billingRetry), ("4", .gracePeriod), ("5", .revoked),
    ]

    static let productTypes: Table<ProductType> = [
        ("Auto-Renewable Subscription", .autoRenewable), ("Non-Consumable", .nonConsumable),
        ("Consumable", .consumable), ("Non-Renewing Subscription", .nonRenewable),
    ]

    static let ownerships: Table<Ownership> = [("PURCHASED", .purchased), ("FAMILY_SHARED", .familyShared)]

    static let offerTypes: Table<OfferType> = [
        ("1", .introductory), ("2", .promotional), ("3", .code), ("4", .winBack),
    ]

    static let paymentModes: Table<PaymentMode> = [
        ("FREE_TRIAL", .freeTrial), ("PAY_AS_YOU_GO", .payAsYouGo), ("PAY_UP_FRONT", .payUpFront),
        ("ONE_TIME", .oneTime),
    ]

    static let revocationKinds: Table<Revocation.Kind> = [
        ("REFUND_FULL", .fullRefund), ("REFUND_PRORATED", .proratedRefund), ("FAMILY_REVOKE", .familySharingEnded),
    ]

    static let revocationReasons: Table<Revocation.Reason> = [("0", .other), ("1", .appIssue)]

    static let expirationReasons: Table<ExpirationReason> = [
        ("1", .customerCancelled), ("2", .billingError), ("3", .priceIncreaseNotAccepted),
        ("4", .productUnavailable), ("5", .other),
    ]

    /// 1 is also the status of an increase that needs no consent.
    static let priceIncreaseStates: Table<PriceChange.State> = [("0", .awaitingConsent), ("1", .confirmed)]
}
