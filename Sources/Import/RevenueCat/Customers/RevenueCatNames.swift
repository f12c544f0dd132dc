internal import PaywrightModel

/// RevenueCat's enumerations, each value as its interfaces write it: version 1 and 2 in small letters, webhooks in
/// capitals.
enum RevenueCatNames {
    /// `store`. What a store of one's own sells is sold by the app.
    static let stores: NameTable<StoreName> =
        both([
            ("app_store", .appStore), ("mac_app_store", .appStore), ("play_store", .googlePlay), ("amazon", .amazon),
            ("paddle", .paddle), ("rc_billing", .other), ("promotional", .other), ("external", .other),
            ("roku", .other), ("test_store", .other),
            ("stripe", .stripe),
        ])

    /// `period_type`.
    static let periods: NameTable<RevenueCatPeriod> =
        both([
            ("normal", .normal), ("trial", .trial), ("intro", .introductory), ("promotional", .promotional),
            ("prepaid", .prepaid),
        ])

    /// `ownership_type` of version 1, `ownership` of version 2.
    static let ownerships: NameTable<Ownership> =
        both([("purchased", .purchased), ("family_shared", .familyShared)])

    /// `environment` of version 2 and of webhooks, as other stores name them.
    static let environments: NameTable<String> =
        both([("production", "Production"), ("sandbox", "Sandbox")])

    // MARK: Webhooks

    /// `type` of an event about one purchase.
    static let events: NameTable<RevenueCatEvent> = [
        ("INITIAL_PURCHASE", .purchase), ("RENEWAL", .purchase), ("SUBSCRIPTION_EXTENDED", .purchase),
        ("REFUND_REVERSED", .purchase), ("NON_RENEWING_PURCHASE", .oneTimePurchase),
        ("CANCELLATION", .cancellation), ("UNCANCELLATION", .renewalTurnedOn), ("EXPIRATION", .expiration),
        ("BILLING_ISSUE", .billingIssue), ("PRODUCT_CHANGE", .productChange), ("SUBSCRIPTION_PAUSED", .pausePlanned),
        ("TEMPORARY_ENTITLEMENT_GRANT", .temporaryGrant),
    ]

    /// `type` of an event about all that customers have bought.
    static let transfer = "TRANSFER"

    /// `type` of an event that is about no purchase of one customer.
    static let otherEvents: Set<String> = [
        "TEST", "SUBSCRIBER_ALIAS", "EXPERIMENT_ENROLLMENT", "VIRTUAL_CURRENCY_TRANSACTION", "INVOICE_ISSUANCE",
        "PURCHASE_REDEEMED",
    ]

    /// `cancel_reason` and `expiration_reason`. One that RevenueCat does not know is no reason.
    static let reasons: NameTable<RevenueCatReason> = [
        ("UNSUBSCRIBE", .cause(.customerCancelled)), ("BILLING_ERROR", .cause(.billingError)),
        ("DEVELOPER_INITIATED", .cause(.developerCancelled)), ("PRICE_INCREASE", .cause(.priceIncreaseNotAccepted)),
        ("CUSTOMER_SUPPORT", .refund), ("SUBSCRIPTION_PAUSED", .pause), ("UNKNOWN", .unknown),
    ]

    // MARK: Version 2

    /// `status` of a subscription.
    static let states: NameTable<RevenueCatState> = [
        ("trialing", .trial), ("active", .runs(.active)), ("expired", .stopped(.expired)),
        ("in_grace_period", .runs(.gracePeriod)), ("in_billing_retry", .stopped(.billingRetry)),
        ("paused", .stopped(.paused)), ("incomplete", .stopped(.pending)), ("unknown", .unknown),
    ]

    /// `auto_renewal_status`.
    static let renewals: NameTable<RevenueCatRenewal> = [
        ("will_renew", .renews), ("will_not_renew", .ends), ("will_change_product", .changesProduct),
        ("will_pause", .pauses), ("requires_price_increase_consent", .awaitsConsent),
        ("has_already_renewed", .hasRenewed),
    ]

    /// `status` of a purchase.
    static let purchaseStates: NameTable<RevenueCatPurchaseState> = [("owned", .owned), ("refunded", .refunded)]

    // MARK: Both spellings

    /// Each name as it stands and in capitals.
    private static func both<Known>(_ names: NameTable<Known>) -> NameTable<Known> {
        names + names.map { ($0.name.uppercased(), $0.value) }
    }

    /// What a grant of RevenueCat's own is sold in.
    static let promotionalStores: Set<String> = ["promotional", "PROMOTIONAL"]
}

/// What is paid in the period that runs.
enum RevenueCatPeriod: Hashable {
    case normal
    /// Free.
    case trial
    /// Paid, at an introductory price.
    case introductory
    /// Granted by the seller; never renews.
    case promotional
    /// Paid in advance; never renews.
    case prepaid
}

/// What an event of a webhook tells.
enum RevenueCatEvent: Hashable {
    /// A period was bought, renewed, extended or given back.
    case purchase
    case oneTimePurchase
    /// It will not renew, was refunded, or could not be paid for: the reason tells.
    case cancellation
    case renewalTurnedOn
    case expiration
    case billingIssue
    /// Another product was chosen. In Google Play one is stated that takes this one's place at the end of the period, in the App
    /// Store every one; beside one that takes it at once stands a purchase of it.
    case productChange
    /// It will pause at the end of the period.
    case pausePlanned
    /// The store could not be asked: access for a day at most, until it can be.
    case temporaryGrant

    /// Whether it has no field for a failed payment, and ends nothing: that takes an EXPIRATION.
    var statesNoFailure: Bool {
        switch self {
        case .purchase, .cancellation, .renewalTurnedOn, .productChange, .pausePlanned: true
        case .oneTimePurchase, .expiration, .billingIssue, .temporaryGrant: false
        }
    }
}

/// Why something was cancelled or ended.
enum RevenueCatReason: Hashable {
    case cause(ExpirationReason)
    /// Money was given back; whether it renews is not stated.
    case refund
    case pause
    /// RevenueCat does not know.
    case unknown
}

/// The status of a subscription in version 2, by whether it gives access.
enum RevenueCatState: Hashable {
    case trial
    case runs(SubscriptionStatement.State)
    case stopped(SubscriptionStatement.State)
    /// RevenueCat does not know: whether it gives access is stated beside it.
    case unknown
}

/// What becomes of a subscription in version 2 at the end of the period.
enum RevenueCatRenewal: Hashable {
    case renews
    case ends
    case changesProduct
    case pauses
    case awaitsConsent
    /// The next period is paid already.
    case hasRenewed
}

/// Whether a purchase of version 2 is kept.
enum RevenueCatPurchaseState: Hashable {
    case owned
    case refunded
}
