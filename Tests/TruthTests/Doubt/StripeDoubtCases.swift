import Testing

/// What must and must not be told of a subscription of Stripe's with one field that cannot be read, or that changes what is
/// charged in a way that is not calculated here. Written from Stripe's documentation of its objects (API 2026-07-29) alone.
///
/// Every case is one change of a plain subscription: €9.99 a month, from 2 November to 2 December 2026, read at 12:00 on
/// 20 November.
struct StripeDoubtCase: Sendable, CustomTestStringConvertible {
    /// What is changed.
    enum Base: Sendable {
        case active
        /// Its trial ends when the period does.
        case trialing
        /// The same, without a payment method.
        case trialingWithoutMethod
        case pastDue
        /// It ended on 16 November, for a payment that failed.
        case canceled
        /// 25 % off for good.
        case discounted
        /// A schedule that ends with the period, and goes on with another plan for €99.00 a year.
        case scheduled
        /// A schedule whose last phase ends with the period, and the subscription with it.
        case ending
        /// Tax comes on top of the price.
        case taxed
    }

    let base: Base
    /// Where the changed value stands: "items.data.0.quantity".
    let path: String
    /// What stands there, as JSON.
    let value: String
    /// Whether the customer has access; nil where either may be told, or nothing.
    let access: Bool?
    let says: [String]
    let neverSays: [String]

    var testDescription: String { "\(base): \(path) = \(value)" }

    init(
        _ base: Base,
        _ path: String,
        _ value: String,
        access: Bool? = nil,
        says: [String] = [],
        never neverSays: [String] = []
    ) {
        (self.base, self.path, self.value, self.access) = (base, path, value, access)
        (self.says, self.neverSays) = (says, neverSays)
    }

    /// A change of the plain subscription.
    init(
        _ path: String,
        _ value: String,
        access: Bool? = nil,
        says: [String] = [],
        never neverSays: [String] = []
    ) {
        self.init(.active, path, value, access: access, says: says, never: neverSays)
    }
}

extension StripeDoubtCase {
    private static let item = "items.data.0"
    private static let price = "items.data.0.price"
    private static let discount = "discounts.0"
    private static let whole = ["December 2, 2026", "€9.99", "renews automatically"]
    private static let renewal = ["renews automatically", "renews on", "€"]

    static let all = unreadable + changed + harmless

    // MARK: Values that Stripe does not write there

    static let unreadable: [StripeDoubtCase] = [
        // A cancellation ("will cancel at the end of the current billing period") may stand there.
        StripeDoubtCase("cancel_at_period_end", #""true""#, never: renewal),
        StripeDoubtCase("cancel_at_period_end", "1", never: renewal),
        StripeDoubtCase("cancel_at_period_end", "{}", never: renewal),
        StripeDoubtCase("cancel_at", #""1796198400""#, never: renewal),
        StripeDoubtCase("cancel_at", #""soon""#, never: renewal),
        StripeDoubtCase("cancel_at", "1796198400000", never: renewal),
        StripeDoubtCase("cancel_at", "12345", never: renewal),
        // Stripe writes null where there is no time.
        StripeDoubtCase("cancel_at", "0", never: renewal),
        StripeDoubtCase("ended_at", "-1", never: renewal),
        StripeDoubtCase("ended_at", #""x""#, never: renewal),
        StripeDoubtCase("status", "true", never: renewal),
        StripeDoubtCase("status", #""active_until_review""#, never: renewal),
        // "If specified, payment collection for this subscription will be paused."
        StripeDoubtCase("pause_collection", "true", access: true, never: renewal),
        StripeDoubtCase("pause_collection", #""void""#, access: true, never: renewal),
        StripeDoubtCase("collection_method", #""pull""#, access: true, never: renewal),
        StripeDoubtCase("collection_method", "5", access: true, never: renewal),
        StripeDoubtCase(.pastDue, "collection_method", "5", never: ["didn’t go through", "don’t have access"]),
        // What is taken off, and of what.
        StripeDoubtCase("discounts", #""di_1""#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("discounts", #"{"id": "di_1"}"#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("discounts", "[7]", access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("discounts", "[null]", access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase(.discounted, "\(discount).coupon", "true", access: true, never: ["€"]),
        StripeDoubtCase(.discounted, "\(discount).coupon.percent_off", "250", access: true, never: ["€"]),
        StripeDoubtCase(.discounted, "\(discount).coupon.duration", #""seasonal""#, access: true, never: ["€"]),
        StripeDoubtCase(.discounted, "\(discount).coupon.applies_to", "true", access: true, never: ["€"]),
        StripeDoubtCase(.discounted, "\(discount).end", #""never""#, access: true, never: ["€"]),
        StripeDoubtCase(.discounted, "\(discount).start", "[]", access: true, never: ["€"]),
        StripeDoubtCase("customer", "[]", access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("customer", #"{"id": "cus_1", "discount": "x"}"#, says: ["December 2"], never: ["€"]),
        // Tax.
        StripeDoubtCase("automatic_tax.enabled", #""true""#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("automatic_tax", "true", access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("default_tax_rates", #""txr_1""#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("\(item).tax_rates", "true", access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("tax_percent", #""x""#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("\(price).tax_behavior", "7", access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("\(price).tax_behavior", #""mixed""#, access: true, says: ["December 2"], never: ["€"]),
        // How many, and for how much.
        StripeDoubtCase("\(item).quantity", "[5]", access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("\(item).quantity", #""two""#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("\(item).quantity", "-1", access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("\(price).unit_amount", #""9,99""#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("\(price).currency", "978", access: true, says: ["December 2"], never: ["€", "9.99"]),
        StripeDoubtCase("\(price).currency", #""euro""#, access: true, says: ["December 2"], never: ["€", "9.99"]),
        StripeDoubtCase("\(price).billing_scheme", #""banded""#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("\(price).transform_quantity", #""x""#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("\(price).recurring", #""month""#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("\(price).recurring.usage_type", "true", access: true, says: ["December 2"], never: ["€"]),
        // When.
        StripeDoubtCase("\(item).current_period_end", #""2026-12-02""#, never: ["December", "€"]),
        StripeDoubtCase("\(item).current_period_end", "1793000000", never: ["December", "€", "renews"]),
        StripeDoubtCase("\(item).current_period_end", "0", never: ["December", "€", "renews"]),
        StripeDoubtCase("\(item).current_period_end", "-62135596800", never: ["December", "€", "renews"]),
        StripeDoubtCase(.trialing, "trial_end", #""x""#, never: ["December", "€", "charged"]),
        StripeDoubtCase(.trialing, "trial_end", "0", never: ["December", "€", "charged"]),
        StripeDoubtCase(
            .trialingWithoutMethod,
            "trial_settings.end_behavior.missing_payment_method",
            "7",
            access: true,
            says: ["December 2"],
            never: ["€", "charged"]
        ),
        // What comes next.
        StripeDoubtCase("schedule", "true", never: renewal),
        StripeDoubtCase(.ending, "schedule.end_behavior", "5", never: renewal),
        StripeDoubtCase(.ending, "schedule.end_behavior", #""renegotiate""#, never: renewal),
        StripeDoubtCase(.scheduled, "schedule.phases", #""x""#, never: renewal),
        StripeDoubtCase(.scheduled, "schedule.phases", "[null]", never: renewal),
        StripeDoubtCase(.scheduled, "schedule.phases.1.discounts", "[null]", access: true, never: ["€"]),
        StripeDoubtCase(.scheduled, "schedule.status", "7", never: renewal),
        StripeDoubtCase(.scheduled, "schedule.current_phase", "7", never: renewal),
        // Why it ended.
        StripeDoubtCase(.canceled, "cancellation_details", #""x""#, says: ["November 16"], never: ["payment"]),
        StripeDoubtCase(
            .canceled,
            "cancellation_details.reason",
            #""merger""#,
            says: ["November 16"],
            never: ["payment"]
        ),
    ]

    // MARK: What changes the charge, and is not calculated

    static let changed: [StripeDoubtCase] = [
        StripeDoubtCase("currency", #""usd""#, access: true, says: ["December 2"], never: ["€", "$", "9.99"]),
        StripeDoubtCase(
            "presentment_details",
            #"{"presentment_currency": "usd"}"#,
            access: true,
            says: ["December 2"],
            never: ["€", "9.99"]
        ),
        StripeDoubtCase(
            .discounted,
            "\(discount).coupon.applies_to",
            #"{"products": ["prod_Other"]}"#,
            access: true,
            says: whole,
            never: ["€7.49", "offer price"]
        ),
        StripeDoubtCase(
            .discounted,
            "\(discount).coupon.applies_to",
            #"{"products": ["prod_Other", "prod_Ocean"]}"#,
            access: true,
            says: ["€7.49"],
            never: ["€9.99"]
        ),
        // "If negative, the customer has credit to apply to their next invoice."
        StripeDoubtCase("customer", #"{"id": "cus_1", "balance": -999}"#, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("customer", #"{"id": "cus_1", "balance": 500}"#, says: ["December 2"], never: ["€"]),
        StripeDoubtCase(
            "customer",
            #"{"id": "cus_1", "invoice_credit_balance": {"eur": 999}}"#,
            says: ["December 2"],
            never: ["€"]
        ),
        StripeDoubtCase(.taxed, "customer", #"{"id": "cus_1", "tax_exempt": "exempt"}"#, never: ["€", "tax"]),
        StripeDoubtCase(
            "billing_schedules",
            #"[{"key": "a", "bill_until": {"computed_timestamp": 1812000000, "type": "timestamp"}}]"#,
            access: true,
            never: ["€", "on December 2"]
        ),
        StripeDoubtCase("\(item).billed_until", "1812000000", access: true, never: ["€", "on December 2"]),
        StripeDoubtCase(
            "\(item).current_trial",
            #"{"start_date": 1793606400, "end_date": 1796198400, "trial_offer": "to_1"}"#,
            access: true,
            says: ["December 2"],
            never: ["€"]
        ),
        StripeDoubtCase(
            .trialing,
            "billing_cycle_anchor",
            "1797000000",
            access: true,
            says: ["December 2"],
            never: ["€"]
        ),
        // "Setting cancel_at to a date inside a later period causes a proration."
        StripeDoubtCase("cancel_at", "1797062400", access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase(
            "pending_invoice_item_interval",
            #"{"interval": "week", "interval_count": 1}"#,
            access: true,
            never: ["€", "on December 2"]
        ),
        StripeDoubtCase("billing_thresholds", #"{"amount_gte": 5000}"#, access: true, never: ["€", "on December 2"]),
        StripeDoubtCase("managed_payments", #"{"enabled": true}"#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("schedule", #""sub_sched_1""#, access: true, says: ["December 2"], never: renewal),
        StripeDoubtCase(
            .scheduled,
            "schedule.phases.1.add_invoice_items",
            #"[{"price": "price_Setup", "quantity": 1}]"#,
            access: true,
            says: ["December 2"],
            never: ["€"]
        ),
        StripeDoubtCase(.scheduled, "schedule.phases.1.currency", #""usd""#, access: true, never: ["€"]),
        StripeDoubtCase("\(price).migrate_to", #"{"price": "price_2"}"#, access: true, never: ["€"]),
        StripeDoubtCase(.discounted, "\(discount).deleted", "true", access: true, never: ["€"]),
        // A field that no documentation had when this was written.
        StripeDoubtCase("surcharge", #"{"amount": 100}"#, access: true, says: ["December 2"], never: ["€"]),
        StripeDoubtCase("surcharge", "[null]", access: true, says: ["December 2"], never: ["€"]),
    ]

    // MARK: What changes nothing

    static let harmless: [StripeDoubtCase] = [
        StripeDoubtCase("pause_collection", "null", access: true, says: whole),
        StripeDoubtCase("metadata", #"{"price": "7", "cancel_at": "soon"}"#, access: true, says: whole),
        StripeDoubtCase("days_until_due", "30", access: true, says: whole),
        StripeDoubtCase("pending_update", #"{"expires_at": 1794000000, "trial_end": null}"#, access: true, says: whole),
        StripeDoubtCase(
            "default_payment_method",
            #"{"id": "pm_1", "object": "payment_method"}"#,
            access: true,
            says: whole
        ),
        StripeDoubtCase(
            "latest_invoice",
            #"{"id": "in_1", "object": "invoice", "total": 5}"#,
            access: true,
            says: whole
        ),
        StripeDoubtCase(
            "customer",
            #"{"id": "cus_1", "balance": 0, "invoice_credit_balance": {}}"#,
            access: true,
            says: whole
        ),
        StripeDoubtCase(
            "customer",
            #"{"id": "cus_1", "tax_exempt": "none", "discount": null}"#,
            access: true,
            says: whole
        ),
        StripeDoubtCase("managed_payments", #"{"enabled": false}"#, access: true, says: whole),
        StripeDoubtCase("billing_schedules", "[]", access: true, says: whole),
        StripeDoubtCase("presentment_details", "null", access: true, says: whole),
        StripeDoubtCase("\(item).billed_until", "1796198400", access: true, says: whole),
        StripeDoubtCase("\(item).billing_thresholds", "null", access: true, says: whole),
        StripeDoubtCase("cancel_at", "1803974400", access: true, says: whole),
        StripeDoubtCase(.trialing, "billing_cycle_anchor", "1796198400", access: true, says: ["December 2", "€9.99"]),
        StripeDoubtCase("surcharge", "null", access: true, says: whole),
        StripeDoubtCase("surcharge", "0", access: true, says: whole),
        StripeDoubtCase(.taxed, "customer", #"{"id": "cus_1", "tax_exempt": "none"}"#, says: ["€9.99", "tax"]),
        StripeDoubtCase(.canceled, "billing_thresholds", #"{"amount_gte": 1}"#, says: ["November 16", "payment"]),
    ]
}
