/// Stripe's objects as its API states them, in small parts for a case to change.
enum StripeSample {
    /// 2 November and 2 December 2026, 8:00 UTC.
    static let start = 1_793_606_400
    static let end = 1_796_198_400

    static func price(
        _ id: String = "price_1Ocean",
        amount: String = "999",
        decimal: String? = nil,
        currency: String = "eur",
        interval: String = "month",
        more: String = ""
    ) -> String {
        """
        {"id": "\(id)", "object": "price", "active": true, "billing_scheme": "per_unit", "currency": "\(currency)",
         "product": "prod_Ocean", "type": "recurring", "livemode": true, "nickname": null, "tiers_mode": null,
         "transform_quantity": null, "custom_unit_amount": null, "unit_amount": \(amount),
         "unit_amount_decimal": "\(decimal ?? amount)",
         "recurring": {"interval": "\(interval)", "interval_count": 1, "meter": null, "trial_period_days": null,
           "usage_type": "licensed"}\(more)}
        """
    }

    /// The dates of a period; none where a version of the API has them elsewhere.
    static func period(_ start: Int = start, _ end: Int = end) -> String {
        #", "current_period_start": \#(start), "current_period_end": \#(end)"#
    }

    static func item(
        _ id: String = "si_1",
        price: String = price(),
        quantity: Int = 1,
        period: String = period(),
        discounts: String = "[]"
    ) -> String {
        """
        {"id": "\(id)", "object": "subscription_item", "created": 1790000000, "metadata": {}, "quantity": \(quantity),
         "subscription": "sub_1Ocean", "discounts": \(discounts), "tax_rates": [], "price": \(price)\(period)}
        """
    }

    static func list(_ elements: String...) -> String {
        #"{"object": "list", "has_more": false, "url": "/v1/subscription_items", "data": [\#(elements.joined(separator: ", "))]}"#
    }

    /// A subscription of the API since 2025-03-31, whose items have the dates of the period.
    static func subscription(
        _ status: String = "active",
        items: String = list(item()),
        cancelAt: String = "null",
        cancelsAtPeriodEnd: Bool = false,
        endedAt: String = "null",
        trialEnd: String = "null",
        discounts: String = "[]",
        schedule: String = "null",
        pause: String = "null",
        tax: String = "false",
        taxRates: String = "[]",
        collection: String = "charge_automatically",
        currency: String = "eur",
        more: String = ""
    ) -> String {
        """
        {"id": "sub_1Ocean", "object": "subscription", "livemode": true, "status": "\(status)",
         "automatic_tax": {"enabled": \(tax), "liability": null}, "billing_cycle_anchor": 1780000000,
         "cancel_at": \(cancelAt), "cancel_at_period_end": \(cancelsAtPeriodEnd), "canceled_at": null,
         "collection_method": "\(collection)", "created": 1780000000, "currency": "\(currency)",
         "customer": "cus_1", "default_payment_method": "pm_1", "default_tax_rates": \(taxRates), "discounts": \(discounts),
         "ended_at": \(endedAt), "latest_invoice": "in_1Ocean", "metadata": {}, "pause_collection": \(pause),
         "schedule": \(schedule), "start_date": 1780000000, "trial_end": \(trialEnd), "trial_start": null,
         "items": \(items)\(more)}
        """
    }

    /// One that was made an hour before the cases are read.
    static let incomplete = subscription("incomplete")
        .replacing(#""created": 1780000000"#, with: #""created": 1795172400"#)

    static func discount(
        _ coupon: String,
        id: String = "di_1",
        start: Int = 1_780_000_000,
        end: String = "null"
    ) -> String {
        #"{"id": "\#(id)", "object": "discount", "start": \#(start), "end": \#(end), "coupon": \#(coupon)}"#
    }

    static func coupon(_ terms: String, duration: String = "forever") -> String {
        #"{"id": "FALL", "object": "coupon", "duration": "\#(duration)", "valid": true, \#(terms)}"#
    }

    static func event(_ object: String, previous: String = "{}", created: Int = 1_795_168_800) -> String {
        """
        {"id": "evt_1", "object": "event", "api_version": "2025-03-31.basil", "created": \(created),
         "type": "customer.subscription.updated", "livemode": true,
         "data": {"object": \(object), "previous_attributes": \(previous)}}
        """
    }

    static func schedule(_ phases: String, subscription: String = #""sub_1Ocean""#, behavior: String = "release")
        -> String
    {
        """
        {"id": "sub_sched_1", "object": "subscription_schedule", "status": "active", "livemode": true,
         "current_phase": {"start_date": \(start), "end_date": \(end)}, "end_behavior": "\(behavior)",
         "subscription": \(subscription), "phases": [\(phases)]}
        """
    }

    static func phase(_ start: Int, _ end: Int, price: String, quantity: Int = 1, more: String = "") -> String {
        """
        {"start_date": \(start), "end_date": \(end), "items": [{"price": \(price), "quantity": \(quantity),
         "discounts": []}]\(more)}
        """
    }
}
