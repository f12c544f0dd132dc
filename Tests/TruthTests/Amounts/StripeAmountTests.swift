import Testing

/// What Stripe charges next. Written from Stripe's documentation of subscriptions and invoices (API 2026-07-29) alone: €9.99 a month,
/// from 2 November to 2 December 2026, read on 20 November.
@Suite("Stripe: the amount that is told is the amount that is charged")
struct StripeAmountTests {
    private typealias Sample = StripeSample
    private typealias Invoice = StripeInvoiceText

    private static let month = 2_678_400

    private static func discounted(_ terms: String, duration: String = "forever", end: String = "null") -> String {
        Sample.subscription(discounts: "[\(Sample.discount(Sample.coupon(terms, duration: duration), end: end))]")
    }

    private static func customer(_ fields: String) -> String {
        Sample.subscription().replacing(#""cus_1""#, with: #"{"id": "cus_1", "object": "customer", \#(fields)}"#)
    }

    /// A second item, of another product.
    private static func seat(_ amount: String = "500", quantity: Int = 1, more: String = "", discounts: String = "[]")
        -> String
    {
        Sample.item(
            "si_2",
            price: Sample.price("price_1Seat", amount: amount, more: more).replacing("prod_Ocean", with: "prod_Seat"),
            quantity: quantity,
            discounts: discounts
        )
    }

    private static func scheduled(_ next: String, current: String = Sample.subscription()) -> String {
        let phases = Sample.phase(Sample.start, Sample.end, price: #""price_1Ocean""#) + "," + next
        return current.replacing(
            #""schedule": null"#,
            with: #""schedule": \#(Sample.schedule(phases))"#
        )
    }

    // MARK: One item

    static let single: [AmountCase] = [
        AmountCase("a price", [Sample.subscription()], amounts: ["€9.99"]),
        AmountCase(
            "three of it",
            [Sample.subscription(items: Sample.list(Sample.item(quantity: 3)))],
            amounts: ["€29.97"]
        ),
        AmountCase("another currency than the price’s", [Sample.subscription(currency: "usd")]),
        AmountCase(
            "a customer who pays in another currency",
            [Sample.subscription(more: #", "presentment_details": {"presentment_currency": "usd"}"#)]
        ),
        AmountCase("a quarter off", [discounted(#""percent_off": 25"#)], amounts: ["€7.49"]),
        AmountCase(
            "two euros off",
            [discounted(#""amount_off": 200, "currency": "eur""#)],
            amounts: ["€7.99"]
        ),
        AmountCase(
            "a coupon for this product",
            [discounted(#""percent_off": 25, "applies_to": {"products": ["prod_Ocean"]}"#)],
            amounts: ["€7.49"]
        ),
        AmountCase(
            "a coupon for another product",
            [discounted(#""percent_off": 25, "applies_to": {"products": ["prod_Seat"]}"#)],
            amounts: ["€9.99"]
        ),
        AmountCase("a coupon that counts once", [discounted(#""percent_off": 25"#, duration: "once")]),
        AmountCase(
            "a coupon until the renewal",
            [discounted(#""percent_off": 25"#, duration: "repeating", end: "\(Sample.end)")],
            amounts: ["€9.99"]
        ),
        AmountCase(
            "a coupon beyond the renewal",
            [discounted(#""percent_off": 25"#, duration: "repeating", end: "\(Sample.end + month)")],
            amounts: ["€7.49"]
        ),
        AmountCase("credit", [customer(#""balance": -999"#)]),
        AmountCase("debt", [customer(#""balance": 500"#)]),
        AmountCase("no credit", [customer(#""balance": 0, "invoice_credit_balance": {}"#)], amounts: ["€9.99"]),
        AmountCase("credit of invoices", [customer(#""invoice_credit_balance": {"eur": 999}"#)]),
        AmountCase(
            "a trial until the renewal",
            [Sample.subscription("trialing", trialEnd: "\(Sample.end)")],
            amounts: ["€9.99"]
        ),
        AmountCase(
            "a trial that ends before the cycle begins",
            [
                Sample.subscription("trialing", trialEnd: "\(Sample.end)")
                    .replacing(#""billing_cycle_anchor": 1780000000"#, with: #""billing_cycle_anchor": 1797000000"#)
            ]
        ),
        AmountCase(
            "an end in the next period, which is charged in part",
            [Sample.subscription(cancelAt: "1797062400")]
        ),
        AmountCase(
            "an end after the next period",
            [Sample.subscription(cancelAt: "\(Sample.end + month * 3)")],
            amounts: ["€9.99"]
        ),
        AmountCase("an end with the period", [Sample.subscription(cancelAt: "\(Sample.end)")]),
        AmountCase(
            "time that is billed ahead",
            [
                Sample.subscription(
                    more: #", "billing_schedules": [{"key": "a", "bill_until": {"computed_timestamp": 1812000000}}]"#
                )
            ],
            says: []
        ),
        AmountCase(
            "a trial offer, which has a price of its own",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item().replacing(
                            #""metadata": {}, "quantity""#,
                            with:
                                #""metadata": {}, "current_trial": {"start_date": 1793606400, "end_date": 1796198400, "#
                                + #""trial_offer": "to_1"}, "quantity""#
                        )
                    )
                )
            ]
        ),
        AmountCase(
            "tax on top for a customer who is exempt",
            [
                customer(#""tax_exempt": "exempt""#).replacing(
                    #""tiers_mode": null"#,
                    with: #""tiers_mode": null, "tax_behavior": "exclusive""#
                )
            ]
        ),
        AmountCase(
            "another price next",
            [scheduled(Sample.phase(Sample.end, Sample.end + month, price: Sample.price("price_2", amount: "2500")))],
            amounts: ["€25.00"],
            says: ["December 2", "will cost €25.00"],
            never: ["plan"]
        ),
        AmountCase(
            "another price next, and what is charged once with it",
            [
                scheduled(
                    Sample.phase(
                        Sample.end,
                        Sample.end + month,
                        price: Sample.price("price_2", amount: "2500"),
                        more: #", "add_invoice_items": [{"price": "price_Setup", "quantity": 1}]"#
                    )
                )
            ]
        ),
        AmountCase(
            "invoice items that come earlier",
            [
                Sample.subscription(
                    more: #", "pending_invoice_item_interval": {"interval": "week", "interval_count": 1}"#
                )
            ],
            says: []
        ),
    ]

    // MARK: Several items, which are charged at once

    static let several: [AmountCase] = [
        AmountCase(
            "two items: one total",
            [Sample.subscription(items: Sample.list(Sample.item(), seat()))],
            amounts: ["€14.99"]
        ),
        AmountCase(
            "two items in the other order",
            [Sample.subscription(items: Sample.list(seat(), Sample.item()))],
            amounts: ["€14.99"]
        ),
        AmountCase(
            "two items of one price",
            [Sample.subscription(items: Sample.list(Sample.item(), Sample.item("si_2", quantity: 3)))],
            amounts: ["€39.96"]
        ),
        AmountCase(
            "three items",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(),
                        seat(quantity: 2),
                        Sample.item("si_3", price: Sample.price("price_3"))
                    )
                )
            ],
            amounts: ["€29.98"]
        ),
        AmountCase(
            "an item that is priced in tiers: no total",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(), seat("null").replacing(#""per_unit""#, with: #""tiered""#))
                )
            ]
        ),
        AmountCase(
            "an item by use: no total",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(), seat().replacing(#""licensed""#, with: #""metered""#))
                )
            ]
        ),
        AmountCase(
            "an item that costs nothing",
            [Sample.subscription(items: Sample.list(Sample.item(), seat("0")))],
            amounts: ["€9.99"],
            never: ["free"]
        ),
        AmountCase(
            "an item of another day has its own charge",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(),
                        Sample.item(
                            "si_2",
                            price: Sample.price("price_Year", amount: "9900", interval: "year"),
                            period: Sample.period(Sample.start - 86_400 * 5, Sample.end + 86_400 * 330)
                        )
                    )
                )
            ],
            amounts: ["€9.99", "€99.00"],
            says: ["December 2", "October 28, 2027"]
        ),
        AmountCase(
            "a coupon for one of the products",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(), seat()),
                    discounts:
                        "[\(Sample.discount(Sample.coupon(#""percent_off": 50, "applies_to": {"products": ["prod_Seat"]}"#)))]"
                )
            ],
            amounts: ["€12.49"]
        ),
        AmountCase(
            "a coupon of which it is not stated for which products",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(), seat()),
                    discounts: "[\(Sample.discount(Sample.coupon(#""percent_off": 50"#)))]"
                )
            ]
        ),
        AmountCase(
            "a coupon of one item",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(),
                        seat(discounts: "[\(Sample.discount(Sample.coupon(#""percent_off": 50"#)))]")
                    )
                )
            ],
            amounts: ["€12.49"]
        ),
        AmountCase(
            "an amount off all of it",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(), seat()),
                    discounts: "[\(Sample.discount(Sample.coupon(#""amount_off": 200, "currency": "eur""#)))]"
                )
            ]
        ),
        AmountCase(
            "tax on top of one of them: no total",
            [Sample.subscription(items: Sample.list(Sample.item(), seat(more: #", "tax_behavior": "exclusive""#)))]
        ),
        AmountCase(
            "tax on top of both",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(price: Sample.price(more: #", "tax_behavior": "exclusive""#)),
                        seat(more: #", "tax_behavior": "exclusive""#)
                    )
                )
            ],
            amounts: ["€14.99"],
            says: ["tax"]
        ),
        AmountCase(
            "two items that are cancelled",
            [Sample.subscription(items: Sample.list(Sample.item(), seat()), cancelsAtPeriodEnd: true)]
        ),
        AmountCase(
            "two items after a trial",
            [
                Sample.subscription(
                    "trialing",
                    items: Sample.list(Sample.item(), seat()),
                    trialEnd: "\(Sample.end)"
                )
            ],
            amounts: ["€14.99"]
        ),
    ]

    @Test("One item", arguments: single)
    func tells(single: AmountCase) async throws { try await single.check() }

    @Test("Several items", arguments: several)
    func tells(several: AmountCase) async throws { try await several.check() }
}
