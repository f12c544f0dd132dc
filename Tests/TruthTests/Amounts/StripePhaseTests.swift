import Testing

/// What the phases of a schedule, discounts that end and several items come to. Written from Stripe’s documentation of subscription
/// schedules, discounts and invoices alone: €9.99 a month, from 2 November to 2 December 2026, read on 20 November.
@Suite("Stripe: what comes after the next charge, and beside it")
struct StripePhaseTests {
    private typealias Sample = StripeSample
    private typealias Invoice = StripeInvoiceText

    /// January 2 and February 2, 2027, 8:00 UTC.
    private static let january = Sample.end + 2_678_400
    private static let february = january + 2_678_400
    private static let april = february + 2_419_200 + 2_678_400

    /// A subscription whose cycle is that of its period.
    private static func subscription(
        _ items: String...,
        discounts: String = "[]",
        phases: String? = nil,
        cancelAt: String = "null"
    ) -> String {
        let list = items.isEmpty ? Sample.item() : items.joined(separator: ", ")
        return Sample.subscription(
            items: Sample.list(list),
            cancelAt: cancelAt,
            discounts: discounts,
            schedule: phases.map { Sample.schedule(now + "," + $0) } ?? "null"
        )
        .replacing(#""billing_cycle_anchor": 1780000000"#, with: #""billing_cycle_anchor": \#(Sample.start)"#)
    }

    private static let now = Sample.phase(Sample.start, Sample.end, price: #""price_1Ocean""#)
    private static let ocean = #""price_1Ocean""#

    private static func seat(_ amount: String = "500", discounts: String = "[]") -> String {
        Sample.item("si_2", price: other("price_1Seat", amount, of: "prod_Seat"), discounts: discounts)
    }

    private static func other(_ id: String, _ amount: String, of product: String = "prod_Ocean") -> String {
        Sample.price(id, amount: amount).replacing("prod_Ocean", with: product)
    }

    private static func off(_ percent: String, until end: String = "null") -> String {
        let coupon = Sample.coupon(#""percent_off": \#(percent)"#, duration: end == "null" ? "forever" : "repeating")
        return "[\(Sample.discount(coupon, end: end))]"
    }

    private static func phase(_ items: String, _ start: Int = Sample.end, _ end: Int = january, more: String = "")
        -> String
    {
        #"{"start_date": \#(start), "end_date": \#(end), "items": [\#(items)]\#(more)}"#
    }

    private static func sold(_ price: String, _ quantity: Int = 1) -> String {
        #"{"price": \#(price), "quantity": \#(quantity), "discounts": []}"#
    }

    // MARK: Phases

    static let phases: [ChargeCase] = [
        ChargeCase(
            "more of the same at the same price is no new price",
            [subscription(phases: phase(sold(ocean)) + "," + phase(sold(ocean, 4), january, february))],
            is: "active",
            moments: [["2026-12-02 EUR 9.99", "2027-01-02 EUR 39.96"]],
            says: ["Starting January 2, 2027, your subscription will cost €39.96 (total, quantity: 4). To avoid this"],
            never: ["instead of"]
        ),
        ChargeCase(
            "fewer at a higher price are no lower price",
            [
                subscription(
                    Sample.item(quantity: 3),
                    phases: phase(sold(ocean, 3)) + "," + phase(sold(other("price_2", "1299")), january, february)
                )
            ],
            is: "active",
            moments: [["2026-12-02 EUR 29.97", "2027-01-02 EUR 12.99"]],
            says: ["Starting January 2, 2027, your subscription will cost €12.99. To avoid this"],
            never: ["instead of"]
        ),
        ChargeCase(
            "as many at a higher price",
            [
                subscription(
                    Sample.item(quantity: 3),
                    phases: phase(sold(ocean, 3)) + "," + phase(sold(other("price_2", "1299"), 3), january, february)
                )
            ],
            is: "active",
            moments: [["2026-12-02 EUR 29.97", "2027-01-02 EUR 38.97 price from EUR 29.97 to EUR 38.97"]],
            says: ["€38.97 (total, quantity: 3) instead of €29.97"]
        ),
        ChargeCase(
            "a phase that is a trial costs nothing, and the one after it does",
            [
                subscription(
                    phases: phase(sold(ocean), more: #", "trial_end": \#(january)"#) + ","
                        + phase(sold(ocean), january, april)
                )
            ],
            is: "discountedRenewal",
            moments: [["2026-12-02 free", "2027-01-02 EUR 9.99 offerEnds"]],
            says: [
                "is free",
                "Starting January 2, 2027, your subscription will cost €9.99. To avoid this, cancel on or before January 1, 2027.",
            ]
        ),
        ChargeCase(
            "a trial phase by its flag",
            [
                subscription(
                    phases: phase(sold(ocean), more: #", "trial": true"#) + "," + phase(sold(ocean), january, april)
                )
            ],
            is: "discountedRenewal",
            moments: [["2026-12-02 free", "2027-01-02 EUR 9.99 offerEnds"]]
        ),
        ChargeCase(
            "a trial within a phase: its end is a charge too",
            [subscription(phases: phase(sold(ocean), Sample.end, april, more: #", "trial_end": \#(january)"#))],
            is: "discountedRenewal",
            moments: [["2026-12-02 free", "2027-01-02 EUR 9.99 offerEnds"]]
        ),
        ChargeCase(
            "a trial within a phase that ends within a period: what is charged then is not stated",
            [
                subscription(
                    phases: phase(sold(ocean), Sample.end, april, more: #", "trial_end": \#(january - 864_000)"#)
                )
            ],
            is: "discountedRenewal",
            moments: [["2026-12-02 free", "2026-12-23 not stated offerEnds"]]
        ),
        ChargeCase(
            "a higher price within a period: what is charged on that day is not stated, and the price is",
            [
                subscription(
                    phases: phase(sold(ocean), Sample.end, january - 864_000) + ","
                        + phase(sold(other("price_2", "1299")), january - 864_000, april)
                )
            ],
            is: "active",
            moments: [["2026-12-02 EUR 9.99", "2026-12-23 not stated price from EUR 9.99 to EUR 12.99"]],
            says: ["Starting December 23, 2026, your subscription will cost €12.99 instead of €9.99."],
            never: ["December 22"]
        ),
        ChargeCase(
            "a trial of another plan: what it would have cost was never paid",
            [
                subscription(
                    phases: phase(sold(other("price_2", "2900", of: "prod_Max")), more: #", "trial": true"#) + ","
                        + phase(sold(other("price_3", "3500", of: "prod_Max")), january, april)
                )
            ],
            is: "planChange",
            moments: [["2026-12-02 free plan price_2", "2027-01-02 EUR 35.00 offerEnds"]],
            says: ["Starting January 2, 2027, your subscription will cost €35.00. To avoid this"],
            never: ["instead of"]
        ),
        ChargeCase(
            "a later phase that is a trial, and a higher price after it",
            [
                subscription(
                    phases: phase(sold(ocean)) + ","
                        + phase(sold(ocean), january, february, more: #", "trial_end": \#(february)"#) + ","
                        + phase(sold(other("price_2", "1299")), february, april)
                )
            ],
            is: "active",
            moments: [
                [
                    "2026-12-02 EUR 9.99", "2027-01-02 free",
                    "2027-02-02 EUR 12.99 price from EUR 9.99 to EUR 12.99 offerEnds",
                ]
            ],
            says: ["€12.99 instead of €9.99"]
        ),
        ChargeCase(
            "a phase in another currency than the subscription’s",
            [
                subscription(
                    phases: phase(
                        sold(Sample.price("price_2", amount: "2500", currency: "usd")),
                        more: #", "currency": "usd""#
                    )
                )
            ],
            is: "active",
            moments: [["2026-12-02 not stated"]],
            never: ["25.00"]
        ),
    ]

    // MARK: Discounts

    static let discounts: [ChargeCase] = [
        ChargeCase(
            "a discount that ends with the second renewal",
            [subscription(discounts: off("25", until: "\(january)"))],
            is: "offerPrice",
            moments: [["2026-12-02 EUR 7.49", "2027-01-02 EUR 9.99 offerEnds"]],
            says: [
                "€7.49",
                "Starting January 2, 2027, your subscription will cost €9.99. To avoid this, cancel on or before January 1, 2027.",
            ]
        ),
        ChargeCase(
            "a free period, and the first charge after it",
            [subscription(discounts: off("100", until: "\(january)"))],
            is: "discountedRenewal",
            moments: [["2026-12-02 free", "2027-01-02 EUR 9.99 offerEnds"]],
            says: ["is free", "Starting January 2, 2027, your subscription will cost €9.99."]
        ),
        ChargeCase(
            "a discount for ever",
            [subscription(discounts: off("25"))],
            is: "offerPrice",
            moments: [["2026-12-02 EUR 7.49"]],
            never: ["9.99"]
        ),
        ChargeCase(
            "a discount that ends within a period: of the first renewal after it no field states the day",
            [subscription(discounts: off("25", until: "\(january + 864_000)"))],
            is: "offerPrice",
            moments: [["2026-12-02 EUR 7.49"]],
            never: ["9.99"]
        ),
        ChargeCase(
            "a discount that lasts as long as the subscription",
            [subscription(discounts: off("25", until: "\(january)"), cancelAt: "\(january)")],
            is: "offerPrice",
            moments: [["2026-12-02 EUR 7.49", "2027-01-02 none ends"]],
            never: ["9.99"]
        ),
    ]

    // MARK: Several items

    static let items: [ChargeCase] = [
        ChargeCase(
            "an item that a discount makes free beside one that costs: it renews, and no offer of it ends",
            [subscription(Sample.item(), seat(discounts: off("100")))],
            is: "active",
            "active",
            moments: [["2026-12-02 EUR 9.99"], ["2026-12-02 not stated"]],
            never: ["free", "whether your subscription renews"]
        ),
        ChargeCase(
            "two items that cost nothing",
            [subscription(Sample.item(price: other("price_1Ocean", "0")), seat("0"))],
            is: "active",
            "active",
            moments: [["2026-12-02 free"], ["2026-12-02 free"]],
            says: ["is free"],
            never: ["To avoid this"]
        ),
        ChargeCase(
            "an item that the next phase does not sell is taken out",
            [subscription(Sample.item(), seat(), phases: phase(sold(ocean)))],
            is: "active",
            "removed",
            moments: [["2026-12-02 EUR 9.99"], ["2026-12-02 none itemEnds"]],
            says: ["Your access ends on December 2, 2026."]
        ),
        ChargeCase(
            "another price of one item’s product takes its place",
            [
                subscription(
                    Sample.item(),
                    seat(),
                    phases: phase(sold(other("price_2", "1299")) + "," + sold(#""price_1Seat""#))
                )
            ],
            is: "priceChange",
            "active",
            moments: [["2026-12-02 EUR 17.99 price"], ["2026-12-02 not stated"]]
        ),
        ChargeCase(
            "what comes in beside the items is charged with them",
            [
                subscription(
                    Sample.item(),
                    seat(),
                    phases: phase(
                        sold(ocean) + "," + sold(#""price_1Seat""#) + ","
                            + sold(other("price_3", "300", of: "prod_Map"))
                    )
                )
            ],
            is: "active",
            "active",
            moments: [["2026-12-02 not stated"], ["2026-12-02 not stated"]],
            never: ["€"]
        ),
        ChargeCase(
            "two prices of one product and one after: which goes is not stated",
            [
                subscription(
                    Sample.item(),
                    Sample.item("si_2", price: other("price_1Pro", "1999")),
                    phases: phase(sold(other("price_2", "1299")))
                )
            ],
            is: "running",
            "running",
            moments: [["2026-12-02 not stated"], ["2026-12-02 not stated"]],
            never: ["€"]
        ),
    ]

    @Test("Phases", arguments: phases)
    func comes(phase: ChargeCase) async throws { try await phase.check() }

    @Test("Discounts", arguments: discounts)
    func ends(discount: ChargeCase) async throws { try await discount.check() }

    @Test("Items", arguments: items)
    func comes(items: ChargeCase) async throws { try await items.check() }

    // MARK: The preview of an invoice

    private static func raised(_ more: String = "") -> String {
        subscription(
            Sample.item(price: Sample.price(more: more)),
            phases: phase(sold(Sample.price("price_2", amount: "1299", more: more)))
        )
    }

    static let previews: [ChargeCase] = [
        ChargeCase(
            "a new price, and a proration in the invoice of its day",
            [
                raised(),
                Invoice.preview(
                    due: 1_699,
                    lines: [
                        Invoice.line(from: Sample.start + 864_000, until: Sample.end, proration: true),
                        Invoice.line("price_2"),
                    ]
                ),
            ],
            is: "priceChange",
            moments: [["2026-12-02 EUR 16.99 price to EUR 12.99"]],
            says: ["€16.99", "will cost €12.99"]
        ),
        ChargeCase(
            "a new price that is all that is charged",
            [raised(), Invoice.preview(due: 1_299, lines: [Invoice.line("price_2")])],
            is: "priceChange",
            moments: [["2026-12-02 EUR 12.99 price to EUR 12.99"]],
            says: ["will cost €12.99"],
            never: ["next payment"]
        ),
        ChargeCase(
            "a new price without its tax beside an amount with it: the amount alone",
            [
                raised(#", "tax_behavior": "exclusive""#),
                Invoice.preview(due: 1_546, tax: "true", lines: [Invoice.line("price_2")]),
            ],
            is: "priceChange",
            moments: [["2026-12-02 EUR 15.46 price"]],
            says: ["€15.46"],
            never: ["12.99"]
        ),
        ChargeCase(
            "the last invoice of a subscription that ends",
            [
                subscription(cancelAt: "\(Sample.end)"),
                Invoice.preview(
                    due: 800,
                    lines: [Invoice.line(from: Sample.start + 864_000, until: Sample.end, proration: true)]
                ),
            ],
            is: "cancelled",
            moments: [["2026-12-02 not stated ends"]]
        ),
        ChargeCase(
            "the invoice of a renewal that was only asked about",
            [subscription(cancelAt: "\(Sample.end)"), Invoice.preview()],
            is: "cancelled",
            moments: [["2026-12-02 none ends"]]
        ),
    ]

    @Test("Previews", arguments: previews)
    func comes(preview: ChargeCase) async throws { try await preview.check() }
}
