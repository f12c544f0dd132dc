internal import PaywrightModel

/// The enumerations and fields of Paddle Billing's subscriptions.
enum PaddleNames {
    /// `status` of a subscription.
    static let states: NameTable<PaddleState> = [
        ("active", .active), ("trialing", .trialing), ("past_due", .pastDue), ("paused", .paused),
        ("canceled", .cancelled),
    ]

    /// `status` of an item.
    static let itemStates: NameTable<PaddleItemState> = [
        ("active", .active), ("trialing", .trialing), ("inactive", .inactive),
    ]

    /// `action` of a scheduled change.
    static let changes: NameTable<PaddleChange> = [("cancel", .cancel), ("pause", .pause), ("resume", .resume)]

    /// `collection_mode`.
    static let collections: NameTable<PaddleCollection> = [("automatic", .automatic), ("manual", .invoice)]

    /// `tax_mode` of a price.
    static let taxModes: NameTable<PaddleTax> = [
        ("account_setting", .asUsual), ("location", .asUsual), ("internal", .included), ("external", .added),
    ]

    static let subscription: FieldNames = [
        "address", "address_id", "billing_cycle", "billing_details", "business_id", "canceled_at", "collection_mode",
        "consent_requirements", "created_at", "currency_code", "current_billing_period", "custom_data", "customer_id",
        "discount", "first_billed_at", "id", "import_meta", "items", "management_urls", "next_billed_at",
        "next_transaction", "paused_at", "recurring_transaction_details", "scheduled_change", "started_at", "status",
        "transaction_id", "updated_at",
    ]
    static let item: FieldNames = [
        "created_at", "next_billed_at", "previously_billed_at", "price", "product", "quantity", "recurring", "status",
        "trial_dates", "updated_at",
    ]
    static let event: FieldNames = ["data", "event_id", "event_type", "notification_id", "occurred_at"]
    static let price: FieldNames = [
        "billing_cycle", "created_at", "custom_data", "description", "id", "import_meta", "name", "product",
        "product_id", "quantity", "status", "tax_mode", "trial_period", "type", "unit_price", "unit_price_overrides",
        "updated_at",
    ]
}

enum PaddleState: Hashable {
    case active
    case trialing
    /// A payment failed. The dates are already those of the period that is not paid.
    case pastDue
    case paused
    case cancelled
}

enum PaddleItemState: Hashable {
    case active
    case trialing
    case inactive
}

enum PaddleChange: Hashable {
    case cancel
    case pause
    case resume
}

enum PaddleCollection: Hashable {
    case automatic
    /// The customer pays an invoice.
    case invoice
}

/// Whether a price has the tax in it.
enum PaddleTax: Hashable {
    /// As the seller's account sells, or as the country does.
    case asUsual
    case included
    case added

    /// What is stated of the price; nil where something else decides.
    var treatment: TaxTreatment? {
        switch self {
        case .asUsual: nil
        case .included: .included
        case .added: .added
        }
    }
}
