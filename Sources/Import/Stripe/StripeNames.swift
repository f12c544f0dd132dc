internal import PaywrightModel
internal import PaywrightValues

/// Stripe's enumerations, each value as Stripe writes it.
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

    /// The `billing_scheme` of a price: whether it is in tiers.
    static let billingSchemes: NameTable<Bool> = [("per_unit", false), ("tiered", true)]

    /// The `usage_type` of a price: whether it is of what is used.
    static let usageTypes: NameTable<Bool> = [("licensed", false), ("metered", true)]

    /// The `missing_payment_method` of a trial: whether it may end without a payment for want of a payment method.
    static let missingPaymentMethods: NameTable<Bool> = [
        ("create_invoice", false), ("cancel", true), ("pause", true),
    ]

    /// The `tax_exempt` of a customer: whether no tax is added.
    static let taxExemptions: NameTable<Bool> = [("none", false), ("exempt", true), ("reverse", true)]

    /// The `status` of the automatic tax of an invoice: whether tax is calculated.
    static let taxStatuses: NameTable<Bool> = [
        ("complete", true), ("failed", false), ("requires_location_inputs", false),
    ]

    /// The `type` of a line of an invoice, in versions before 2025: whether it is of an item of a subscription.
    static let lineTypes: NameTable<Bool> = [("subscription", true), ("invoiceitem", false)]

    /// The `status` of a schedule: whether it still tells what comes.
    static let scheduleStatuses: NameTable<Bool> = [
        ("not_started", true), ("active", true), ("completed", false), ("released", false), ("canceled", false),
    ]

    /// The `end_behavior` of a schedule; the last two are of versions before 2020.
    static let endBehaviors: NameTable<StripeEndBehavior> = [
        ("release", .release), ("cancel", .cancel), ("none", .former), ("renew", .former),
    ]

    /// The `billing_cycle_anchor` of a phase: whether a new cycle begins with it.
    static let phaseAnchors: NameTable<Bool> = [("automatic", false), ("phase_start", true)]

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

    /// The `type` of a pause in the `status_details`. That a pause was requested, or that Stripe paused it by itself, does not
    /// say for whom, nor why.
    static let pauses: NameTable<PauseCause?> = [
        ("pause_requested", nil), ("system", nil), ("trial_end_without_payment_method", .freeTrialEnded),
        ("first_payment_failure", .paymentFailed), ("final_payment_failure", .paymentFailed),
    ]

    /// The `reason` in the `cancellation_details` of a subscription. That a cancellation was requested does not say by whom.
    static let cancellationReasons: NameTable<ExpirationReason> = [
        ("cancellation_requested", .storeCancelled), ("payment_failed", .billingError), ("payment_disputed", .other),
    ]
}

/// What becomes of a subscription when its schedule ends.
enum StripeEndBehavior: Hashable {
    /// It goes on.
    case release
    case cancel
    /// What Stripe no longer writes.
    case former
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
    /// Stripe has given up collecting; whether access goes on, the merchant decides.
    case unpaid
    /// The first payment is due.
    case incomplete
    /// The first payment never came.
    case incompleteExpired
    case canceled
    /// Paused: by a request, by Stripe, or when a trial ended without a payment method.
    case paused
}
