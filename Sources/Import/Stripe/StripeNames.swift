internal import PaywrightModel
internal import PaywrightValues

/// Stripe's enumerations, each value as Stripe writes it, and the fields of its objects.
enum StripeNames {
    /// The `interval` of a price.
    static let intervals: NameTable<PeriodUnit> = [("day", .day), ("week", .week), ("month", .month), ("year", .year)]

    /// The `tax_behavior` of a price.
    static let taxBehaviors: NameTable<TaxTreatment?> = [
        ("inclusive", .included), ("exclusive", .added), ("unspecified", nil),
    ]

    /// The `collection_method` of a subscription, of one of its phases, or in older versions its `billing`: whether the
    /// customer is sent invoices.
    static let collectionMethods: NameTable<Bool> = [("charge_automatically", false), ("send_invoice", true)]

    /// The `duration` of a coupon.
    static let durations: NameTable<StripeCouponDuration> = [
        ("once", .once), ("repeating", .repeating), ("forever", .forever),
    ]

    /// The `status` of a subscription.
    static let statuses: NameTable<StripeStatus> = [
        ("trialing", .trialing), ("active", .active), ("past_due", .pastDue), ("unpaid", .unpaid),
        ("incomplete", .incomplete), ("incomplete_expired", .incompleteExpired), ("canceled", .canceled),
        ("paused", .paused),
    ]

    /// The `reason` in the `cancellation_details` of a subscription. That a cancellation was requested does not say by whom.
    static let cancellationReasons: NameTable<ExpirationReason> = [
        ("cancellation_requested", .storeCancelled), ("payment_failed", .billingError), ("payment_disputed", .other),
    ]

    // MARK: Fields

    static let subscription: FieldNames = [
        "id", "object", "application", "application_fee_percent", "automatic_tax", "billing", "billing_cycle_anchor",
        "billing_cycle_anchor_config", "billing_mode", "billing_schedules", "billing_thresholds", "cancel_at",
        "cancel_at_period_end", "canceled_at", "cancellation_details", "collection_method", "created", "currency",
        "current_period_end", "current_period_start", "customer", "customer_account", "days_until_due",
        "default_payment_method", "default_source", "default_tax_rates", "description", "discount", "discounts",
        "ended_at", "invoice_customer_balance_settings", "invoice_settings", "items", "last_price_migration_error",
        "latest_invoice", "livemode", "metadata", "next_pending_invoice_item_invoice", "on_behalf_of",
        "pause_collection", "payment_settings", "pending_invoice_item_interval", "pending_setup_intent",
        "pending_update", "plan", "presentment_details", "quantity", "schedule", "start", "start_date", "status",
        "tax_percent", "test_clock", "transfer_data", "trial_end", "trial_settings", "trial_start",
        "managed_payments",
    ]
    static let item: FieldNames = [
        "id", "object", "billing_thresholds", "created", "current_period_end", "current_period_start",
        "current_trial", "deleted", "discounts", "metadata", "plan", "price", "quantity", "subscription", "tax_rates",
    ]
}

/// How long a coupon takes something off.
enum StripeCouponDuration: Hashable {
    case once
    case repeating
    case forever
}

/// The state of a subscription.
enum StripeStatus: Hashable {
    case trialing
    case active
    /// A payment failed; whether it is tried again, and whether access goes on, the merchant decides.
    case pastDue
    /// Stripe has given up collecting.
    case unpaid
    /// The first payment is due.
    case incomplete
    /// The first payment never came.
    case incompleteExpired
    case canceled
    /// A trial ended without a payment method.
    case paused
}
