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
    ]

    /// `type` of an event that is about no purchase of one customer.
    static let otherEvents: Set<String> = [
        "TEST", "TRANSFER", "SUBSCRIBER_ALIAS", "EXPERIMENT_ENROLLMENT", "VIRTUAL_CURRENCY_TRANSACTION",
        "INVOICE_ISSUANCE", "TEMPORARY_ENTITLEMENT_GRANT", "PURCHASE_REDEEMED",
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
        ("paused", .stopped(.paused)), ("incomplete", .stopped(.pending)),
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
    /// Another product was chosen; the event does not tell when it takes this one's place.
    case productChange
    /// It will pause at the end of the period.
    case pausePlanned
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

/// The fields that RevenueCat documents.
enum RevenueCatFields {
    // MARK: Version 1

    static let answer: FieldNames = ["request_date", "request_date_ms", "subscriber"]
    static let subscriber: FieldNames = [
        "entitlements", "first_seen", "last_seen", "management_url", "non_subscriptions", "original_app_user_id",
        "original_application_version", "original_purchase_date", "other_purchases", "subscriptions",
        "subscriber_attributes", "virtual_currencies",
    ]
    static let subscription: FieldNames = [
        "auto_resume_date", "billing_issues_detected_at", "display_name", "expires_date", "grace_period_expires_date",
        "is_sandbox", "management_url", "original_purchase_date", "ownership_type", "period_type", "price",
        "product_plan_identifier", "purchase_date", "refunded_at", "store", "store_transaction_id",
        "unsubscribe_detected_at",
    ]
    static let oneTimePurchase: FieldNames = [
        "display_name", "id", "is_sandbox", "original_purchase_date", "price", "purchase_date", "store",
        "store_transaction_id",
    ]
    static let entitlement: FieldNames = [
        "expires_date", "grace_period_expires_date", "product_identifier", "product_plan_identifier", "purchase_date",
    ]

    // MARK: Webhooks

    static let webhook: FieldNames = ["api_version", "event"]
    static let event: FieldNames = [
        "aliases", "app_id", "app_user_id", "auto_resume_at_ms", "cancel_reason", "commission_percentage",
        "country_code", "currency", "entitlement_id", "entitlement_ids", "environment", "event_timestamp_ms",
        "expiration_at_ms", "expiration_reason", "experiments", "grace_period_expiration_at_ms", "id",
        "is_family_share", "is_trial_conversion", "metadata", "new_product_id", "offer_code", "original_app_user_id",
        "original_transaction_id", "period_type", "presented_offering_id", "price", "price_in_purchased_currency",
        "product_display_name", "product_id", "purchased_at_ms", "renewal_number", "store",
        "subscriber_attributes", "takehome_percentage", "tax_percentage", "transaction_id", "transferred_from",
        "transferred_to", "type",
    ]

    // MARK: Version 2

    static let subscriptionObject: FieldNames = [
        "auto_renewal_status", "country", "current_period_ends_at", "current_period_starts_at", "customer_id",
        "ends_at", "entitlements", "environment", "gives_access", "id", "management_url", "object",
        "original_customer_id", "ownership", "pending_changes", "pending_payment", "presented_offering_id",
        "product", "product_id", "starts_at", "status", "store", "store_subscription_identifier",
        "total_revenue_in_usd",
    ]
    static let purchaseObject: FieldNames = [
        "country", "customer_id", "entitlements", "environment", "id", "object", "original_customer_id", "ownership",
        "presented_offering_id", "product", "product_id", "purchased_at", "quantity", "revenue_in_usd", "status",
        "store", "store_purchase_identifier",
    ]
    static let customerObject: FieldNames = [
        "active_entitlements", "attributes", "experiment", "first_seen_at", "id", "last_seen_app_version",
        "last_seen_at", "last_seen_country", "last_seen_platform", "last_seen_platform_version", "object",
        "project_id", "purchases", "subscriptions",
    ]
    static let list: FieldNames = ["items", "next_page", "object", "url"]
}
