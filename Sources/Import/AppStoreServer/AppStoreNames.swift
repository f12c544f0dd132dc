internal import PaywrightModel

/// The App Store Server API's enumerations, each value as the store writes it. A legacy receipt has the same numbers.
enum AppStoreNames {
    static let states: NameTable<SubscriptionStatement.State> = [
        ("1", .active), ("2", .expired), ("3", .billingRetry), ("4", .gracePeriod), ("5", .revoked),
    ]

    static let productTypes: NameTable<ProductType> = [
        ("Auto-Renewable Subscription", .autoRenewable), ("Non-Consumable", .nonConsumable),
        ("Consumable", .consumable), ("Non-Renewing Subscription", .nonRenewable),
    ]

    static let ownerships: NameTable<Ownership> = [("PURCHASED", .purchased), ("FAMILY_SHARED", .familyShared)]

    /// An ownership since iOS 27: "The user has access to this transaction through an organization."
    static let assigned = "ASSIGNED"

    static let offerTypes: NameTable<OfferType> = [
        ("1", .introductory), ("2", .promotional), ("3", .code), ("4", .winBack),
        ("5", .retention),
    ]

    static let paymentModes: NameTable<PaymentMode> = [
        ("FREE_TRIAL", .freeTrial), ("PAY_AS_YOU_GO", .payAsYouGo), ("PAY_UP_FRONT", .payUpFront),
        ("ONE_TIME", .oneTime),
    ]

    static let revocationKinds: NameTable<Revocation.Kind> = [
        ("REFUND_FULL", .fullRefund), ("REFUND_PRORATED", .proratedRefund), ("FAMILY_REVOKE", .familySharingEnded),
    ]

    static let revocationReasons: NameTable<Revocation.Reason> = [("0", .other), ("1", .appIssue)]

    static let expirationReasons: NameTable<ExpirationReason> = [
        ("1", .customerCancelled), ("2", .billingError), ("3", .priceIncreaseNotAccepted),
        ("4", .productUnavailable), ("5", .other),
    ]

    /// 1 is also the status of an increase that needs no consent.
    static let priceIncreaseStates: NameTable<PriceChange.State> = [("0", .awaitingConsent), ("1", .confirmed)]

    /// Whether a billing plan is one of monthly payments, with a commitment.
    static let billingPlans: NameTable<Bool> = [("BILLED_UPFRONT", false), ("MONTHLY", true)]

    /// Whether the customer has agreed to a higher price of an item of the Advanced Commerce API.
    static let consents: NameTable<Bool> = [("ACCEPTED", true), ("PENDING", false), ("SCHEDULED", false)]
}
