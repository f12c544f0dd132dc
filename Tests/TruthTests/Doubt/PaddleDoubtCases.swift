/// What must and must not be told of a subscription of Paddle's with one changed field. Written from Paddle's documentation of
/// its subscriptions (API version 1, changelog up to 11 June 2026) alone.
///
/// Without other words it is a plain subscription: €30.00 a month with the tax in it, from 2 November to 2 December 2026.
enum PaddleDoubtCases {
    private typealias Case = StoreDoubtCase

    private static let item = "items.0"
    private static let price = "items.0.price"
    private static let whole = ["December 2, 2026", "€30.00", "renews automatically"]
    private static let renewal = ["renews automatically", "renews on", "€"]
    private static let day = ["December 2"]

    static let all = unreadable + changed + harmless

    // MARK: Values that Paddle does not write there

    static let unreadable: [StoreDoubtCase] = [
        // "Change that's scheduled to be applied to a subscription": it may be a cancellation.
        Case("active", "scheduled_change", #""cancel""#, access: true, never: renewal),
        Case("active", "scheduled_change", "true", access: true, never: renewal),
        Case("active", "scheduled_change", #"["cancel"]"#, access: true, never: renewal),
        Case("trialing", "scheduled_change", #""cancel""#, never: ["€", "charged"]),
        Case("cancelled", "scheduled_change.action", "true", never: renewal),
        Case("cancelled", "scheduled_change.action", #""terminate""#, never: renewal),
        Case("cancelled", "scheduled_change.effective_at", #""soon""#, never: renewal + ["December"]),
        Case("pause to come", "scheduled_change.action", "7", never: renewal),
        Case("paused until a day", "scheduled_change.effective_at", "true", never: ["December"]),
        Case("paused until a day", "scheduled_change", #""resume""#, never: ["December"]),
        Case("active", "status", #""frozen""#, never: renewal + ["December"]),
        Case("active", "status", "7", never: renewal + ["December"]),
        Case("canceled", "status", "true", never: ["November 10"]),
        // What was bought after now was not bought yet: of a period that is paid for its beginning shows that too.
        Case("active", "started_at", #""x""#, access: true, says: ["December 2"]),
        Case("past due", "started_at", #""x""#, never: ["payment"]),
        Case("canceled", "canceled_at", #""x""#, never: ["November"]),
        Case("canceled", "canceled_at", #""0001-01-01T00:00:00Z""#, never: ["November"]),
        Case("active", "canceled_at", "true", never: renewal),
        // When.
        Case("active", "next_billed_at", #""x""#, access: true, never: renewal),
        Case("active", "next_billed_at", "1796198400", access: true, never: renewal),
        Case("trialing", "next_billed_at", "{}", access: true, says: day, never: ["€", "charged"]),
        Case("active", "current_billing_period", #""x""#, never: ["December 2", "€"]),
        Case("active", "current_billing_period.ends_at", "7", never: ["December 2", "€"]),
        Case("past due", "current_billing_period.starts_at", "true", never: ["November"]),
        Case("active", "\(item).next_billed_at", "true", access: true, never: ["€", "on December 2"]),
        Case("trialing", "\(item).trial_dates", "true", never: ["December 2", "€"]),
        Case("trialing", "\(item).trial_dates.ends_at", #""x""#, never: ["December 2", "€"]),
        // How much.
        Case("discounted for good", "discount", #""dsc_01""#, access: true, says: day, never: ["€"]),
        Case("active", "discount", #""dsc_01""#, access: true, says: day, never: ["€"]),
        Case("active", "discount", "7", access: true, says: day, never: ["€"]),
        Case("discounted until before the renewal", "discount.ends_at", "true", says: day, never: ["€"]),
        Case("active", "\(item).quantity", #""ten""#, access: true, says: day, never: ["€"]),
        Case("active", "\(item).quantity", "{}", access: true, says: day, never: ["€"]),
        Case("active", "\(item).quantity", "-3", access: true, says: day, never: ["€"]),
        Case("active", "\(price).unit_price", #""30.00""#, access: true, says: day, never: ["€", "30"]),
        Case("active", "\(price).unit_price.amount", #""30.00""#, access: true, says: day, never: ["€", "30"]),
        Case("active", "\(price).unit_price.currency_code", "978", access: true, says: day, never: ["€", "30"]),
        Case("active", "\(price).unit_price_overrides", #""none""#, access: true, says: day, never: ["€"]),
        Case("active", "\(price).unit_price_overrides", "[7]", access: true, says: day, never: ["€"]),
        Case("active", "\(price).unit_price_overrides", "[null]", access: true, says: day, never: ["€"]),
        Case("an override", "\(price).unit_price_overrides.0.country_codes", "7", says: day, never: ["€"]),
        Case("an override", "\(price).unit_price_overrides.0.unit_price", "7", says: day, never: ["€"]),
        Case("an override", "address.country_code", "41", says: day, never: ["€"]),
        Case("an override", "address", #""CH""#, says: day, never: ["€"]),
        Case("active", "\(price).tax_mode", #""mixed""#, access: true, says: day, never: ["€"]),
        Case("active", "\(price).tax_mode", "true", access: true, says: day, never: ["€"]),
        Case("active", "currency_code", "978", access: true, says: day, never: ["€"]),
        Case("several items", "items.1.quantity", #""three""#, access: true, says: day, never: ["€"]),
        Case("several items", "items.1.price.unit_price.amount", "[]", access: true, says: day, never: ["€"]),
        Case("several items", "items.1.recurring", #""no""#, never: ["€"]),
        Case("several items", "items.1.status", #""waiting""#, never: ["€"]),
        Case("active", "\(item).status", #""waiting""#, access: true, says: day, never: ["€"]),
        Case("a preview", "next_transaction", "true", access: true, says: day, never: ["€"]),
        Case("a preview", "next_transaction.details", #""x""#, access: true, says: day, never: ["€"]),
        Case("a preview", "next_transaction.details.totals", "7", access: true, says: day, never: ["€"]),
        Case("a preview", "next_transaction.details.totals.grand_total", #""35,70""#, says: day, never: ["€"]),
        Case("a preview", "next_transaction.billing_period.starts_at", "7", says: day, never: ["€"]),
        Case("recurring details", "recurring_transaction_details", "[]", access: true, says: day, never: ["€"]),
        Case("recurring details", "recurring_transaction_details.totals.grand_total", "{}", says: day, never: ["€"]),
        // How it is paid, and whether it goes on.
        Case("active", "collection_mode", #""on_delivery""#, access: true, never: renewal + ["invoice"]),
        Case("by invoice", "collection_mode", "7", access: true, never: renewal + ["invoice"]),
        Case("past due", "collection_mode", #""on_delivery""#, never: ["didn’t go through", "invoice"]),
        Case("active", "consent_requirements", "true", access: true, never: renewal),
        Case("active", "consent_requirements", #""pending""#, access: true, never: renewal),
        Case("active", "consent_requirements", "[null]", access: true, never: renewal),
        Case("consent granted", "consent_requirements.0.status", #""asked""#, access: true, never: renewal),
        Case("consent granted", "consent_requirements.0", "7", access: true, never: renewal),
        Case("trialing", "\(price).trial_period", #""14 days""#, access: true, never: ["€", "charged"]),
        Case(
            "trialing",
            "\(price).trial_period.requires_payment_method",
            #""no""#,
            access: true,
            never: ["€", "charged"]
        ),
        Case("paid trial", "\(price).trial_period.unit_price", "7", access: true, never: ["free"]),
        Case("paid trial", "\(price).trial_period.unit_price.amount", "{}", access: true, never: ["free"]),
        Case("active", "items", #""x""#, never: renewal),
    ]

    // MARK: What changes the charge, or whether it comes

    static let changed: [StoreDoubtCase] = [
        // "Customers in South Korea must explicitly consent to continued subscription charges when free trials or
        // introductory discounts end."
        Case(
            "active",
            "consent_requirements",
            #"[{"id": "subconreq_1", "requirement": "introductory_discount_ending", "status": "pending"}]"#,
            access: true,
            says: day,
            never: ["renews automatically", "€"]
        ),
        Case(
            "trialing",
            "consent_requirements",
            #"[{"id": "subconreq_1", "requirement": "trial_ending", "status": "pending", "granted_at": null}]"#,
            access: true,
            says: ["free trial", "December 2"],
            never: ["€", "charged"]
        ),
        // "If customers don't enter payment details before the trial ends, Paddle automatically cancels the subscription."
        // Until they do, nothing is billed next.
        Case(
            "cardless trial",
            "\(price).trial_period.requires_payment_method",
            "false",
            access: true,
            says: ["free trial", "December 2"],
            never: ["€", "charged"]
        ),
        Case("active", "currency_code", #""GBP""#, access: true, says: day, never: ["€", "£"]),
        Case("active", "\(item).quantity", "10", access: true, says: ["€300.00"]),
        // "This is what the customer can expect to be billed when there are no prorated or one-time charges."
        Case(
            "active",
            "recurring_transaction_details",
            #"{"totals": {"subtotal": "3000", "tax": "549", "grand_total": "3549", "currency_code": "EUR"}}"#,
            access: true,
            says: day + ["€35.49"],
            never: ["€30.00"]
        ),
        Case("a preview", "next_transaction.details.totals.grand_total", #""4000""#, says: ["€40.00"]),
        // A preview of a period that does not begin with the next charge is of another charge.
        Case(
            "a preview",
            "next_transaction.billing_period.starts_at",
            #""2026-11-02T08:00:00Z""#,
            access: true,
            says: day,
            never: ["€"]
        ),
        Case("active", "\(item).next_billed_at", #""2027-12-02T08:00:00Z""#, access: true, says: day, never: ["€"]),
        Case(
            "active",
            "\(item).next_billed_at",
            #""2026-11-25T08:00:00Z""#,
            access: true,
            never: ["€", "on December 2"]
        ),
        Case("trialing", "\(item).trial_dates.ends_at", #""2026-11-25T08:00:00Z""#, never: ["December 2", "€"]),
        Case("active", "scheduled_change", PaddleText.change("cancel"), access: true, says: day, never: renewal),
        Case("active", "collection_mode", #""manual""#, access: true, says: ["invoice"], never: ["charged"]),
        Case("active", "\(price).tax_mode", #""external""#, access: true, says: ["€30.00", "tax"]),
        Case("an override", "address.country_code", #""DE""#, access: true, says: ["€30.00"]),
        // A field that no documentation had when this was written.
        Case("active", "surcharge", #"{"amount": "100"}"#, access: true, says: day, never: ["€"]),
        Case("active", "\(item).surcharge", #"{"amount": "100"}"#, access: true, says: day, never: ["€"]),
    ]

    // MARK: What changes nothing

    static let harmless: [StoreDoubtCase] = [
        Case("active", "scheduled_change", "null", access: true, says: whole),
        Case("active", "consent_requirements", "[]", access: true, says: whole),
        Case("active", "consent_requirements", "null", access: true, says: whole),
        Case("consent granted", "consent_requirements.0.status", #""voided""#, access: true, says: whole),
        Case("active", "custom_data", #"{"discount": "7", "scheduled_change": "cancel"}"#, access: true, says: whole),
        Case("active", "discount", "null", access: true, says: whole),
        Case("active", "next_transaction", "null", access: true, says: whole),
        Case("active", "\(price).quantity", #"{"minimum": 5, "maximum": 9}"#, access: true, says: whole),
        Case("active", "\(price).status", #""archived""#, access: true, says: whole),
        Case("active", "\(price).custom_data", "7", access: true, says: whole),
        Case("active", "\(item).product", #""pro_01""#, access: true, says: whole),
        Case("active", "billing_details", #"{"payment_terms": {"interval": "day"}}"#, access: true, says: whole),
        // The dates of a trial that is over.
        Case(
            "active",
            "\(item).trial_dates",
            #"{"starts_at": "2026-08-02T08:00:00Z", "ends_at": "2026-09-02T08:00:00Z"}"#,
            access: true,
            says: whole
        ),
        Case(
            "trialing",
            "\(price).trial_period.requires_payment_method",
            "false",
            access: true,
            says: ["free trial", "December 2", "€30.00"]
        ),
        // A payment method was asked for: the trial is followed by a charge.
        Case(
            "trialing",
            "\(price).trial_period.requires_payment_method",
            "null",
            access: true,
            says: ["free trial", "December 2", "€30.00"]
        ),
        // Paddle does not stamp all dates at once.
        Case("active", "\(item).next_billed_at", #""2026-12-02T08:00:00.25Z""#, access: true, says: whole),
        Case("active", "surcharge", "null", access: true, says: whole),
        Case("active", "surcharge", "{}", access: true, says: whole),
        Case("canceled", "scheduled_change", "null", access: false, says: ["November 10"]),
    ]
}
