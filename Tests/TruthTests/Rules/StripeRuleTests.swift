import Testing

/// What is true of a subscription by each of the fields that mislead, at 12:00 on 20 November 2026.
@Suite("Stripe: what a subscription's fields mean, and what they do not")
struct StripeRuleTests {
    typealias Sample = StripeSample

    private static let yearly = Sample.price("price_1Year", amount: "9900", interval: "year")
    private static let twoItems = Sample.list(
        Sample.item(),
        Sample.item("si_2", price: yearly, period: Sample.period(Sample.start, Sample.end + 86_400 * 335))
    )
    private static let older = Sample.subscription(items: Sample.list(Sample.item(period: "")), more: Sample.period())
    private static let planAlone = """
        {"id": "sub_1Old", "object": "subscription", "status": "active", "livemode": true, "cancel_at_period_end": false,
         "created": 1500000000, "current_period_start": \(Sample.start), "current_period_end": \(Sample.end),
         "quantity": 3, "plan": {"id": "gold", "object": "plan", "amount": 500, "currency": "usd", "interval": "month",
         "interval_count": 1, "product": "prod_Old", "usage_type": "licensed", "billing_scheme": "per_unit"}}
        """
    private static let percent = Sample.coupon(#""percent_off": 25, "amount_off": null"#)
    static let wrongDates = Sample.item(period: Sample.period(1, 2))

    static let cases: [RuleCase] = [
        // MARK: Where the dates stand
        RuleCase("the period on the items", [Sample.subscription()], is: ["active"], says: ["Dec 2", "€9.99"]),
        RuleCase("the period on the subscription", [older], is: ["active"], says: ["Dec 2", "€9.99"]),
        RuleCase(
            "the period on both",
            [Sample.subscription(more: Sample.period())],
            is: ["active"],
            says: ["Dec 2", "€9.99"]
        ),
        RuleCase("a plan and a quantity alone", [planAlone], is: ["active"], says: ["Dec 2", "$15.00"]),
        RuleCase(
            "items that differ in interval and end",
            [Sample.subscription(items: twoItems)],
            is: ["active", "active"],
            says: ["Dec 2, 2026", "Nov 2, 2027", "€9.99"],
            // The one that renews each month renews on that day too, on the same invoice.
            neverSays: ["108.99", "€99.00"]
        ),
        // MARK: How it ends
        RuleCase(
            "ended at once, with a period that goes on",
            [Sample.subscription("canceled", endedAt: "1794800000")],
            is: ["expired"],
            says: ["November 16"],
            neverSays: ["Dec 2", "You canceled"]
        ),
        RuleCase(
            "an end beside a status that goes on",
            [Sample.subscription("active", endedAt: "1794800000")],
            is: ["expired"],
            neverSays: ["Dec 2"]
        ),
        RuleCase(
            "cancelled at the end of the period",
            [Sample.subscription(cancelAt: "\(Sample.end)", cancelsAtPeriodEnd: true)],
            is: ["cancelled"],
            says: ["Dec 2"],
            neverSays: ["€"]
        ),
        RuleCase(
            "cancelled by the day alone",
            [Sample.subscription(cancelAt: "\(Sample.end)")],
            is: ["cancelled"],
            says: ["Dec 2"]
        ),
        RuleCase(
            "to be cancelled on a day of a later period",
            [Sample.subscription(cancelAt: "\(Sample.end + 86_400 * 90)")],
            is: ["active"],
            says: ["Dec 2"]
        ),
        RuleCase(
            "a trial that was cancelled",
            [Sample.subscription("trialing", cancelsAtPeriodEnd: true, trialEnd: "\(Sample.end)")],
            is: ["freeTrialCancelled"],
            says: ["Dec 2"]
        ),
        RuleCase(
            "ended for a failed payment",
            [
                Sample.subscription(
                    "canceled",
                    endedAt: "1794800000",
                    more: #", "cancellation_details": {"comment": null, "feedback": null, "reason": "payment_failed"}"#
                )
            ],
            is: ["expired"],
            says: ["payment"]
        ),
        RuleCase(
            "ended by the customer, who left feedback",
            [
                Sample.subscription(
                    "canceled",
                    endedAt: "1794800000",
                    more: #"""
                        , "cancellation_details":
                          {"comment": null, "feedback": "too_expensive", "reason": "cancellation_requested"}
                        """#
                )
            ],
            is: ["expired"],
            says: ["cancel"]
        ),
        RuleCase(
            "ended because that was asked for, which is a reason, and not by whom",
            [
                Sample.subscription(
                    "canceled",
                    endedAt: "1794800000",
                    more: #"""
                        , "cancellation_details":
                          {"comment": null, "feedback": null, "reason": "cancellation_requested"}
                        """#
                )
            ],
            is: ["expired"],
            says: ["Expired: another reason."],
            neverSays: ["gives no reason", "customer canceled", "It was canceled"]
        ),
        // MARK: Payments that failed
        RuleCase(
            "past due",
            [Sample.subscription("past_due")],
            is: ["paymentFailed"],
            neverSays: ["Dec 2", "renews", "have access"]
        ),
        RuleCase(
            "unpaid",
            [Sample.subscription("unpaid")],
            is: ["paymentFailed"],
            neverSays: ["Dec 2", "renews", "have access"]
        ),
        RuleCase("incomplete", [Sample.incomplete], is: ["pendingPurchase"], neverSays: ["Dec 2"]),
        RuleCase(
            "never paid",
            [Sample.subscription("incomplete_expired", endedAt: "1794800000")],
            is: ["pendingPurchaseCancelled"],
            neverSays: ["Dec 2"]
        ),
        // MARK: Pauses
        RuleCase(
            "invoices that are not collected",
            [Sample.subscription(pause: #"{"behavior": "void", "resumes_at": null}"#)],
            is: ["running"],
            neverSays: ["renews automatically", "€"]
        ),
        RuleCase(
            "a trial that ended without a payment method",
            [Sample.subscription("paused")],
            is: ["paused"],
            neverSays: ["Dec 2"]
        ),
        // MARK: Trials
        RuleCase(
            "a trial, whose end is not that of the period",
            [Sample.subscription("trialing", trialEnd: "\(Sample.end - 86_400)")],
            is: ["freeTrial"],
            says: ["Dec 1", "€9.99"],
            neverSays: ["Dec 2"]
        ),
        RuleCase(
            "a trial that may end for want of a payment method",
            [
                Sample.subscription(
                    "trialing",
                    trialEnd: "\(Sample.end)",
                    more: #", "trial_settings": {"end_behavior": {"missing_payment_method": "pause"}}"#
                ).replacing(#""pm_1""#, with: "null")
            ],
            is: ["freeTrial"],
            neverSays: ["€9.99"]
        ),
        // MARK: Amounts
        RuleCase(
            "a currency without decimals, three of it",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(price: Sample.price(amount: "6000", currency: "jpy"), quantity: 3)),
                    currency: "jpy"
                )
            ],
            is: ["active"],
            says: ["¥18,000"]
        ),
        RuleCase(
            "parts of the smallest unit, 3000 of them",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(price: Sample.price(amount: "null", decimal: "0.02"), quantity: 3_000)
                    )
                )
            ],
            is: ["active"],
            says: ["€0.60"]
        ),
        RuleCase(
            "a price in tiers, which is not free",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(
                            price: Sample.price(amount: "null", decimal: "0")
                                .replacing(#""per_unit""#, with: #""tiered""#)
                        )
                    )
                )
            ],
            is: ["active"],
            neverSays: ["€", "free"]
        ),
        RuleCase(
            "a metered price, which is of one use",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(price: Sample.price().replacing(#""licensed""#, with: #""metered""#))
                    )
                )
            ],
            is: ["active"],
            neverSays: ["€"]
        ),
        RuleCase(
            "a price of packages",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(
                            price: Sample.price().replacing(
                                #""transform_quantity": null"#,
                                with: #""transform_quantity": {"divide_by": 10, "round": "up"}"#
                            )
                        )
                    )
                )
            ],
            is: ["active"],
            neverSays: ["€"]
        ),
        // MARK: Discounts
        RuleCase(
            "a discount for good",
            [Sample.subscription(discounts: "[\(Sample.discount(percent))]")],
            is: ["offerPrice"],
            says: ["€7.49"],
            neverSays: ["€9.99"]
        ),
        RuleCase(
            "a discount that ends at the instant of the renewal",
            [
                Sample.subscription(
                    discounts:
                        "[\(Sample.discount(Sample.coupon(#""percent_off": 25"#, duration: "repeating"), end: "\(Sample.end)"))]"
                )
            ],
            is: ["offerPrice"],
            says: ["€9.99"],
            neverSays: ["€7.49"]
        ),
        RuleCase(
            "a discount without its size",
            [Sample.subscription(discounts: #"["di_1"]"#)],
            is: ["active"],
            says: ["Dec 2"],
            neverSays: ["€"]
        ),
        RuleCase(
            "a discount of the time before lists of them",
            [Sample.subscription(more: #", "discount": \#(Sample.discount(percent))"#)],
            is: ["offerPrice"],
            says: ["€7.49"]
        ),
        RuleCase(
            "a discount of one item",
            [Sample.subscription(items: Sample.list(Sample.item(discounts: "[\(Sample.discount(percent))]")))],
            is: ["offerPrice"],
            says: ["€7.49"]
        ),
        RuleCase(
            "a discount of the customer, whose coupon stands in its source",
            [
                Sample.subscription().replacing(
                    #""cus_1""#,
                    with: #"""
                        {"id": "cus_1", "object": "customer", "discount": {"id": "di_9", "object": "discount",
                         "start": 1780000000, "end": null, "source": {"type": "coupon", "coupon": \#(percent)}}}
                        """#
                )
            ],
            is: ["offerPrice"],
            says: ["€7.49"]
        ),
        RuleCase(
            "a discount that counts once, and may have been used",
            [
                Sample.subscription(
                    discounts:
                        "[\(Sample.discount(Sample.coupon(#""amount_off": 200, "currency": "eur""#, duration: "once")))]"
                )
            ],
            is: ["active"],
            neverSays: ["€"]
        ),
        // MARK: Taxes
        RuleCase(
            "tax on top of the price",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(price: Sample.price(more: #", "tax_behavior": "exclusive""#)))
                )
            ],
            is: ["active"],
            says: ["Dec 2", "€9.99", "Any tax that applies is added to the price."]
        ),
        RuleCase(
            "automatic tax on a price that does not say",
            [Sample.subscription(tax: "true")],
            is: ["active"],
            neverSays: ["€"]
        ),
        RuleCase(
            "automatic tax in the price",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(price: Sample.price(more: #", "tax_behavior": "inclusive""#))),
                    tax: "true"
                )
            ],
            is: ["active"],
            says: ["€9.99"],
            neverSays: ["tax"]
        ),
        // MARK: Schedules
        RuleCase(
            "a schedule that is an identifier, and may end it",
            [Sample.subscription(schedule: #""sub_sched_1""#)],
            is: ["running"],
            says: ["December 2"],
            neverSays: ["€", "renews automatically"]
        ),
        RuleCase(
            "a schedule with another plan next",
            [
                Sample.subscription(
                    schedule: Sample.schedule(
                        Sample.phase(Sample.start, Sample.end, price: #""price_1Ocean""#) + ","
                            + Sample.phase(Sample.end, Sample.end + 86_400 * 365, price: yearly)
                    )
                )
            ],
            is: ["planChange"],
            says: ["Dec 2", "€99.00"],
            neverSays: ["€9.99"]
        ),
        RuleCase(
            "a schedule beside its subscription, which ends with it",
            [
                "[\(Sample.subscription(schedule: #""sub_sched_1""#)), "
                    + Sample.schedule(
                        Sample.phase(Sample.start, Sample.end, price: #""price_1Ocean""#),
                        behavior: "cancel"
                    ) + "]"
            ],
            is: ["cancelled"],
            says: ["Dec 2"]
        ),
    ]

    @Test("Each field", arguments: cases + wrapped)
    func holds(_ rule: RuleCase) async throws { try await rule.check() }
}
