/// A subscription of Stripe's in which nothing is broken.
struct StripeSeed {
    private typealias Sample = StripeSample

    let name: String
    let document: JSONText
    /// Where the subscription stands.
    let path: [String]

    private init(_ name: String, _ text: String, at path: [String] = []) {
        self.name = name
        document = JSONText(parsing: text)
        self.path = path
    }

    private static let yearly = Sample.price("price_1Year", amount: "9900", interval: "year")
    private static let percent = Sample.coupon(#""percent_off": 25, "amount_off": null"#)
    private static let phases = [
        Sample.phase(Sample.start, Sample.end, price: #""price_1Ocean""#),
        Sample.phase(Sample.end, Sample.end + 86_400 * 365, price: yearly),
    ]
    private static let customer = #"""
        {"id": "cus_1", "object": "customer", "balance": 0, "tax_exempt": "none",
         "invoice_settings": {"default_payment_method": null}, "default_source": null,
         "discount": {"id": "di_9", "object": "discount", "start": 1780000000, "end": null,
         "source": {"type": "coupon", "coupon": \#(percent)}}}
        """#
    private static let trialSettings =
        #", "trial_settings": {"end_behavior": {"missing_payment_method": "pause"}}"#
    private static let pauseDetails = #"""
        , "status_details": {"paused": {"type": "subscription", "transitioned_at": 1794700000,
          "subscription": {"type": "first_payment_failure"}}}
        """#
    private static let feedback = #"""
        , "cancellation_details":
          {"comment": null, "feedback": "too_expensive", "reason": "cancellation_requested"}
        """#

    static let all: [StripeSeed] = [
        StripeSeed("active", Sample.subscription()),
        StripeSeed("trialing", Sample.subscription("trialing", trialEnd: "\(Sample.end)")),
        StripeSeed(
            "trial without a payment method",
            Sample.subscription("trialing", trialEnd: "\(Sample.end - 86_400)", more: trialSettings)
                .replacing(#""pm_1""#, with: "null")
        ),
        StripeSeed(
            "trial with a payment method",
            Sample.subscription("trialing", trialEnd: "\(Sample.end)", more: trialSettings)
        ),
        StripeSeed("past due", Sample.subscription("past_due")),
        StripeSeed("past due, by invoice", Sample.subscription("past_due", collection: "send_invoice")),
        StripeSeed("by invoice", Sample.subscription(collection: "send_invoice")),
        StripeSeed("unpaid", Sample.subscription("unpaid")),
        StripeSeed("incomplete", Sample.subscription("incomplete")),
        StripeSeed("never paid", Sample.subscription("incomplete_expired", endedAt: "1794800000")),
        StripeSeed("paused trial", Sample.subscription("paused")),
        StripeSeed("paused, with its cause", Sample.subscription("paused", more: pauseDetails)),
        StripeSeed(
            "paused trial of an older version",
            Sample.subscription("paused", trialEnd: "\(Sample.start + 86_400)", more: trialSettings)
                .replacing(#""pm_1""#, with: "null")
        ),
        StripeSeed("past due, cancelled", Sample.subscription("past_due", cancelsAtPeriodEnd: true)),
        StripeSeed("ended", Sample.subscription("canceled", endedAt: "1794800000", more: feedback)),
        StripeSeed("ended beside a status", Sample.subscription("active", endedAt: "1794800000")),
        StripeSeed("cancelled", Sample.subscription(cancelsAtPeriodEnd: true)),
        StripeSeed("cancelled on a day", Sample.subscription(cancelAt: "\(Sample.end - 86_400 * 3)")),
        StripeSeed("cancelled later", Sample.subscription(cancelAt: "\(Sample.end + 86_400 * 90)")),
        StripeSeed(
            "cancelled trial",
            Sample.subscription("trialing", cancelsAtPeriodEnd: true, trialEnd: "\(Sample.end)")
        ),
        StripeSeed("not collected", Sample.subscription(pause: #"{"behavior": "void", "resumes_at": null}"#)),
        StripeSeed("discounted", Sample.subscription(discounts: "[\(Sample.discount(percent))]")),
        StripeSeed(
            "discounted for one product",
            Sample.subscription(
                discounts:
                    "[\(Sample.discount(Sample.coupon(#""percent_off": 25, "applies_to": {"products": ["prod_Ocean"]}"#)))]"
            )
        ),
        StripeSeed(
            "discounted until the renewal",
            Sample.subscription(
                discounts:
                    "[\(Sample.discount(Sample.coupon(#""percent_off": 25"#, duration: "repeating"), end: "\(Sample.end)"))]"
            )
        ),
        StripeSeed(
            "discounted by an amount, of one item",
            Sample.subscription(
                items: Sample.list(
                    Sample.item(
                        discounts: "[\(Sample.discount(Sample.coupon(#""amount_off": 200, "currency": "eur""#)))]"
                    )
                )
            )
        ),
        StripeSeed("discounted customer", Sample.subscription().replacing(#""cus_1""#, with: customer)),
        StripeSeed(
            "trial of a customer",
            Sample.subscription("trialing", trialEnd: "\(Sample.end)", more: trialSettings)
                .replacing(#""pm_1""#, with: "null").replacing(#""cus_1""#, with: customer)
        ),
        StripeSeed("older discount", Sample.subscription(more: #", "discount": \#(Sample.discount(percent))"#)),
        StripeSeed("scheduled", Sample.subscription(schedule: Sample.schedule(phases.joined(separator: ",")))),
        StripeSeed("ending", Sample.subscription(schedule: Sample.schedule(phases[0], behavior: "cancel"))),
        StripeSeed("released", Sample.subscription(schedule: Sample.schedule(phases[0]))),
        StripeSeed(
            "tax on top",
            Sample.subscription(
                items: Sample.list(Sample.item(price: Sample.price(more: #", "tax_behavior": "exclusive""#)))
            )
        ),
        StripeSeed(
            "tax in the price",
            Sample.subscription(
                items: Sample.list(Sample.item(price: Sample.price(more: #", "tax_behavior": "inclusive""#))),
                tax: "true"
            )
        ),
        StripeSeed(
            "a rate of tax",
            Sample.subscription(
                taxRates: #"[{"id": "txr_1", "object": "tax_rate", "inclusive": false, "percentage": 19}]"#
            )
        ),
        StripeSeed(
            "two items",
            Sample.subscription(
                items: Sample.list(
                    Sample.item(),
                    Sample.item(
                        "si_2",
                        price: yearly,
                        period: Sample.period(Sample.start - 86_400 * 5, Sample.end + 86_400 * 330)
                    )
                )
            )
        ),
        StripeSeed(
            "tiers",
            Sample.subscription(
                items: Sample.list(
                    Sample.item(
                        price: Sample.price(amount: "null", decimal: "0").replacing(#""per_unit""#, with: #""tiered""#)
                    )
                )
            )
        ),
        StripeSeed(
            "metered",
            Sample.subscription(
                items: Sample.list(Sample.item(price: Sample.price().replacing(#""licensed""#, with: #""metered""#)))
            )
        ),
        StripeSeed(
            "period on the subscription",
            Sample.subscription(items: Sample.list(Sample.item(period: "")), more: Sample.period())
        ),
        StripeSeed(
            "plan alone",
            """
            {"id": "sub_1Old", "object": "subscription", "status": "active", "livemode": true,
             "cancel_at_period_end": false, "created": 1500000000, "current_period_start": \(Sample.start),
             "current_period_end": \(Sample.end), "quantity": 3, "tax_percent": 20, "billing": "charge_automatically",
             "plan": {"id": "gold", "object": "plan", "amount": 500, "currency": "usd", "interval": "month",
             "interval_count": 1, "product": "prod_Old", "usage_type": "licensed", "billing_scheme": "per_unit"}}
            """
        ),
        StripeSeed("event", Sample.event(Sample.subscription()), at: ["data", "object"]),
        StripeSeed(
            "customer with subscriptions",
            #"{"id": "cus_1", "object": "customer", "subscriptions": \#(Sample.list(Sample.subscription()))}"#,
            at: ["subscriptions", "data", "0"]
        ),
        StripeSeed(
            "billed ahead",
            Sample.subscription(
                more: #", "billing_schedules": [{"key": "a", "bill_until": {"computed_timestamp": 1812000000}}]"#
            )
        ),
        StripeSeed(
            "another currency",
            Sample.subscription(currency: "usd")
        ),
    ]
}
