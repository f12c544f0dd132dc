import PaywrightDecisions
import PaywrightModel
import Testing

/// A preview of the next invoice beside the subscription. Written from Stripe's documentation of `invoices.createPreview`, the
/// upcoming invoice and the event `invoice.upcoming` alone: the subscription has a price of €9.99, the invoice comes to €11.89.
@Suite("Stripe: the preview of the next invoice counts")
struct StripePreviewTests {
    private typealias Sample = StripeSample
    private typealias Invoice = StripeInvoiceText

    private static let month = 2_678_400

    private static let unknownTax = Sample.subscription(tax: "true")

    private static func seat(quantity: Int = 1) -> String {
        Sample.item("si_2", price: Sample.price("price_1Seat", amount: "500"), quantity: quantity)
    }

    static let stated: [AmountCase] = [
        AmountCase("a preview", [Sample.subscription(), Invoice.preview()], amounts: ["€11.89"], never: ["tax"]),
        AmountCase(
            "a preview without an identifier, as versions before 2025 have it",
            [
                Sample.subscription(),
                Invoice.preview(parent: Invoice.older, id: "null", lines: [Invoice.olderLine()]),
            ],
            amounts: ["€11.89"]
        ),
        AmountCase(
            "the event that comes before the renewal",
            [Sample.subscription(), Invoice.event(Invoice.preview(id: "null"))],
            amounts: ["€11.89"]
        ),
        AmountCase(
            "tax that Stripe calculates, of a price that does not state it",
            [unknownTax, Invoice.preview(tax: "true")],
            amounts: ["€11.89"]
        ),
        AmountCase(
            "a customer with credit",
            [
                Sample.subscription().replacing(#""cus_1""#, with: #"{"id": "cus_1", "balance": -500}"#),
                Invoice.preview(due: 499, total: 999),
            ],
            amounts: ["€4.99"]
        ),
        AmountCase(
            "credit that is not stated beside the subscription",
            [Sample.subscription(), Invoice.preview(due: 499, total: 999)],
            amounts: ["€4.99"]
        ),
        AmountCase(
            "a coupon that counts once",
            [
                Sample.subscription(
                    discounts: "[\(Sample.discount(Sample.coupon(#""percent_off": 50"#, duration: "once")))]"
                ), Invoice.preview(due: 500),
            ],
            amounts: ["€5.00"]
        ),
        AmountCase(
            "a discount that is an identifier",
            [Sample.subscription(discounts: #"["di_1"]"#), Invoice.preview(due: 749)],
            amounts: ["€7.49"]
        ),
        AmountCase(
            "a tax rate that is an identifier",
            [Sample.subscription(taxRates: #"["txr_1"]"#), Invoice.preview()],
            amounts: ["€11.89"]
        ),
        AmountCase(
            "what is charged once with it",
            [Sample.subscription(), Invoice.preview(due: 1_499, lines: [Invoice.line(), Invoice.once])],
            amounts: ["€14.99"]
        ),
        AmountCase(
            "a proration that was made already",
            [
                Sample.subscription(),
                Invoice.preview(
                    due: 1_250,
                    lines: [
                        Invoice.line(from: Sample.start + 86_400, until: Sample.end, proration: true), Invoice.line(),
                    ]
                ),
            ],
            amounts: ["€12.50"]
        ),
        AmountCase(
            "an end that cuts the next period",
            [Sample.subscription(cancelAt: "1797062400"), Invoice.preview(due: 322)],
            amounts: ["€3.22"]
        ),
        AmountCase(
            "a trial, and the first invoice after it",
            [
                Sample.subscription("trialing", tax: "true").replacing(
                    #""trial_end": null"#,
                    with: #""trial_end": \#(Sample.end)"#
                ), Invoice.preview(),
            ],
            amounts: ["€11.89"],
            says: ["free trial", "December 2"]
        ),
        AmountCase(
            "three of it",
            [
                Sample.subscription(items: Sample.list(Sample.item(quantity: 3)), tax: "true"),
                Invoice.preview(due: 3_567, lines: [Invoice.line(quantity: 3)]),
            ],
            amounts: ["€35.67"]
        ),
        AmountCase(
            "a price in tiers",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(
                            price: Sample.price(amount: "null", decimal: "0")
                                .replacing(#""per_unit""#, with: #""tiered""#)
                        )
                    )
                ), Invoice.preview(),
            ],
            amounts: ["€11.89"]
        ),
        AmountCase(
            "two items: one total",
            [
                Sample.subscription(items: Sample.list(Sample.item(), seat()), tax: "true"),
                Invoice.preview(due: 1_784, lines: [Invoice.line(), Invoice.line("price_1Seat")]),
            ],
            amounts: ["€17.84"]
        ),
        AmountCase(
            "two items of one price",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(), Sample.item("si_2", quantity: 3)),
                    tax: "true"
                ),
                Invoice.preview(due: 4_755, lines: [Invoice.line(), Invoice.line(quantity: 3)]),
            ],
            amounts: ["€47.55"]
        ),
        AmountCase(
            "another plan next",
            [
                Sample.subscription(
                    schedule: Sample.schedule(
                        Sample.phase(Sample.start, Sample.end, price: #""price_1Ocean""#) + ","
                            + Sample.phase(Sample.end, Sample.end + month, price: #""price_1Year""#)
                    )
                ), Invoice.preview(due: 11_781, lines: [Invoice.line("price_1Year")]),
            ],
            amounts: ["€117.81"]
        ),
        AmountCase(
            "by invoice",
            [Sample.subscription(tax: "true", collection: "send_invoice"), Invoice.preview()],
            amounts: ["€11.89"],
            says: ["invoice"],
            never: ["charged"]
        ),
        AmountCase(
            "yen",
            [
                Sample.subscription(
                    items: Sample.list(Sample.item(price: Sample.price(amount: "1000", currency: "jpy"))),
                    currency: "jpy"
                ), Invoice.preview(due: 1_100, currency: "jpy"),
            ],
            amounts: ["¥1,100"]
        ),
        AmountCase(
            "two previews of the same amount",
            [Sample.subscription(), Invoice.preview(), Invoice.event(Invoice.preview(id: "null"))],
            amounts: ["€11.89"]
        ),
        AmountCase(
            "two events, of which the later counts",
            [
                Sample.subscription(), Invoice.event(Invoice.preview(id: "null")),
                Invoice.event(Invoice.preview(due: 1_000, id: "null"), created: 1_795_268_800),
            ],
            amounts: ["€10.00"]
        ),
        AmountCase(
            "a period that costs nothing",
            [Sample.subscription(), Invoice.preview(due: 0)],
            says: ["free", "December 2"]
        ),
        AmountCase(
            "the customer’s own currency",
            [
                Sample.subscription(more: #", "presentment_details": {"presentment_currency": "usd"}"#),
                Invoice.preview(due: 1_301, currency: "usd"),
            ],
            amounts: ["$13.01"]
        ),
    ]

    static let left: [AmountCase] = [
        AmountCase(
            "of another subscription",
            [Sample.subscription(), Invoice.preview().replacing("sub_1Ocean", with: "sub_2Ocean")],
            amounts: ["€9.99"]
        ),
        AmountCase(
            "of the period before",
            [
                Sample.subscription(),
                Invoice.preview(end: Sample.start, lines: [Invoice.line(from: Sample.start)]),
            ],
            amounts: ["€9.99"]
        ),
        AmountCase(
            "of the period after the next",
            [
                Sample.subscription(),
                Invoice.preview(end: Sample.end + month, lines: [Invoice.line(from: Sample.end + month)]),
            ],
            amounts: ["€9.99"]
        ),
        AmountCase(
            "of another plan, which was only asked about",
            [Sample.subscription(), Invoice.preview(due: 3_627, lines: [Invoice.line("price_Other")])],
            amounts: ["€9.99"]
        ),
        AmountCase(
            "of more seats, which were only asked about",
            [Sample.subscription(), Invoice.preview(due: 3_627, lines: [Invoice.line(quantity: 4)])],
            amounts: ["€9.99"]
        ),
        AmountCase(
            "of one more item, which was only asked about",
            [
                Sample.subscription(),
                Invoice.preview(due: 3_627, lines: [Invoice.line(), Invoice.line("price_1Seat")]),
            ],
            amounts: ["€9.99"]
        ),
        AmountCase(
            "a subscription that is cancelled",
            [Sample.subscription(cancelsAtPeriodEnd: true), Invoice.preview()]
        ),
        AmountCase(
            "credit that pays for all of it: the period is not free",
            [Sample.subscription(), Invoice.preview(due: 0, total: 999)],
            never: ["free"]
        ),
        AmountCase(
            "nothing due, and no total: credit may pay for it",
            [Sample.subscription(), Invoice.preview(due: 0).replacing(#""total": 0, "#, with: "")],
            never: ["free"]
        ),
        AmountCase(
            "tax that could not be calculated",
            [
                unknownTax,
                Invoice.preview(tax: "true").replacing(#""complete""#, with: #""requires_location_inputs""#),
            ]
        ),
        AmountCase(
            "what is used, which is charged when the period is over",
            [
                Sample.subscription(
                    items: Sample.list(
                        Sample.item(price: Sample.price().replacing(#""licensed""#, with: #""metered""#))
                    )
                ), Invoice.preview(lines: [Invoice.line(from: Sample.start, until: Sample.end)]),
            ]
        ),
        AmountCase("more lines than are there", [Sample.subscription(), Invoice.preview(hasMore: true)]),
        AmountCase(
            "two previews that differ",
            [Sample.subscription(), Invoice.preview(), Invoice.preview(due: 1_000, id: #""upcoming_in_2""#)]
        ),
        AmountCase(
            "the rate of the day: the customer pays in another currency than the preview’s",
            [
                Sample.subscription(more: #", "presentment_details": {"presentment_currency": "usd"}"#),
                Invoice.preview(),
            ]
        ),
        AmountCase(
            "an invoice that comes earlier: no day, and no amount",
            [Sample.subscription(more: #", "billing_thresholds": {"amount_gte": 5000}"#), Invoice.preview()],
            says: []
        ),
        AmountCase(
            "a new field that may change it",
            [Sample.subscription(), Invoice.preview(more: #", "surcharge": {"amount": 100}"#)]
        ),
        AmountCase(
            "an amount that cannot be read",
            [Sample.subscription(), Invoice.preview().replacing(#""amount_due": 1189"#, with: #""amount_due": "x""#)]
        ),
        AmountCase(
            "a subscription that cannot be read",
            [Sample.subscription(), Invoice.preview(parent: #""parent": 7"#)]
        ),
        AmountCase(
            "an invoice that is made is no preview",
            [Sample.subscription(), Invoice.preview(id: #""in_1Ocean""#)],
            amounts: ["€9.99"]
        ),
    ]

    @Test("What it states", arguments: stated)
    func tells(preview: AmountCase) async throws { try await preview.check() }

    @Test("What it does not", arguments: left)
    func leaves(preview: AmountCase) async throws { try await preview.check() }

    @Test("An amount that is contradicted is withheld by name, in every order of the inputs")
    func contradicted() async throws {
        let other = Invoice.preview(due: 1_000, id: #""upcoming_in_2""#)
        let dollars = Invoice.preview(currency: "usd")
        for inputs in [[Sample.subscription(), Invoice.preview(), other], [Sample.subscription(), dollars]] {
            for order in [inputs, inputs.reversed()] {
                let withheld = try await RuleAnswer(order).status.purchases.flatMap(\.withheld)
                #expect(withheld == [Doubt(facts: .amount, reason: .undecided, field: "$.amount_due")])
            }
        }
    }
}
