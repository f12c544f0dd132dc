import Testing

/// Taxes and invoices, by the fields that state them: an amount is told only where it is known how it stands to tax, and
/// nothing is said to be charged where an invoice is sent.
@Suite("Stripe: taxes and invoices")
struct StripeTaxTests {
    private typealias Sample = StripeSample
    private static let added = "Any tax that applies is added to the price."

    private static func taxed(_ behavior: String) -> String {
        Sample.list(Sample.item(price: Sample.price(more: #", "tax_behavior": "\#(behavior)""#)))
    }

    static let taxes: [RuleCase] = [
        RuleCase(
            "tax on top of the price, which Stripe adds",
            [Sample.subscription(items: taxed("exclusive"), tax: "true")],
            is: ["active"],
            says: ["€9.99", added]
        ),
        RuleCase(
            "tax in the price",
            [Sample.subscription(items: taxed("inclusive"))],
            is: ["active"],
            says: ["€9.99"],
            neverSays: ["tax"]
        ),
        RuleCase("nothing of tax", [Sample.subscription()], is: ["active"], says: ["€9.99"], neverSays: ["tax"]),
        RuleCase(
            "a price that does not say, beside automatic tax",
            [Sample.subscription(items: taxed("unspecified"), tax: "true")],
            is: ["active"],
            says: ["Dec 2"],
            neverSays: ["€", "tax"]
        ),
        RuleCase(
            "a tax rate that is an identifier",
            [Sample.subscription(taxRates: #"["txr_1"]"#)],
            is: ["active"],
            says: ["Dec 2"],
            neverSays: ["€", "tax"]
        ),
        RuleCase(
            "a tax rate on top of the price",
            [Sample.subscription(taxRates: #"[{"id": "txr_1", "inclusive": false}]"#)],
            is: ["active"],
            says: ["€9.99", added]
        ),
        RuleCase(
            "a tax rate in the price",
            [Sample.subscription(taxRates: #"[{"id": "txr_1", "inclusive": true}]"#)],
            is: ["active"],
            says: ["€9.99"],
            neverSays: ["tax"]
        ),
        RuleCase(
            "a percentage of tax, as older versions have it",
            [Sample.subscription(more: #", "tax_percent": 19.0"#)],
            is: ["active"],
            says: ["€9.99", added]
        ),
        RuleCase(
            "a trial, and a price without tax after it",
            [Sample.subscription("trialing", items: taxed("exclusive"), trialEnd: "\(Sample.end)")],
            is: ["freeTrial"],
            says: ["€9.99", added]
        ),
        RuleCase(
            "no amount, and so nothing of tax",
            [Sample.subscription(items: taxed("exclusive"), cancelsAtPeriodEnd: true)],
            is: ["cancelled"],
            neverSays: ["€", "tax"]
        ),
        RuleCase(
            "another plan next, which states its own tax",
            [
                Sample.subscription(
                    items: taxed("inclusive"),
                    schedule: Sample.schedule(
                        Sample.phase(Sample.start, Sample.end, price: #""price_1Ocean""#) + ","
                            + Sample.phase(
                                Sample.end,
                                Sample.end + 86_400 * 365,
                                price: Sample.price(
                                    "price_1Year",
                                    amount: "9900",
                                    interval: "year",
                                    more: #", "tax_behavior": "exclusive""#
                                )
                            )
                    )
                )
            ],
            is: ["planChange"],
            says: ["€99.00", added]
        ),
    ]

    static let invoices: [RuleCase] = [
        RuleCase(
            "an invoice in place of a charge",
            [Sample.subscription(collection: "send_invoice")],
            is: ["active"],
            says: ["renews automatically for €9.99 on December 2, 2026", "You’ll then receive an invoice."],
            neverSays: ["charge"]
        ),
        RuleCase(
            "an invoice without tax",
            [Sample.subscription(items: taxed("exclusive"), collection: "send_invoice")],
            is: ["active"],
            says: ["€9.99", "You’ll then receive an invoice.", added],
            neverSays: ["charge"]
        ),
        RuleCase(
            "an invoice after a trial",
            [Sample.subscription("trialing", trialEnd: "\(Sample.end)", collection: "send_invoice")],
            is: ["freeTrial"],
            says: ["You’ll then receive an invoice for €9.99."],
            neverSays: ["charge"]
        ),
        RuleCase(
            "an invoice whose amount is not known",
            [Sample.subscription(tax: "true", collection: "send_invoice")],
            is: ["active"],
            says: ["renews automatically on December 2, 2026", "You’ll then receive an invoice."],
            neverSays: ["€", "charge"]
        ),
        RuleCase(
            "an invoice that is not paid in time: no payment has failed",
            [Sample.subscription("past_due", collection: "send_invoice")],
            is: ["paymentFailed"],
            says: ["Your latest invoice hasn’t been paid"],
            neverSays: ["payment method", "go through", "failed", "€"]
        ),
        RuleCase(
            "an invoice that was given up",
            [Sample.subscription("unpaid", collection: "send_invoice")],
            is: ["paymentFailed"],
            says: ["Your latest invoice hasn’t been paid"],
            neverSays: ["payment method", "go through", "failed"]
        ),
        RuleCase(
            "ended for an invoice",
            [
                Sample.subscription(
                    "canceled",
                    endedAt: "1794800000",
                    collection: "send_invoice",
                    more: #", "cancellation_details": {"comment": null, "feedback": null, "reason": "payment_failed"}"#
                )
            ],
            is: ["expired"],
            neverSays: ["go through"]
        ),
        RuleCase(
            "a method of collection that is not known",
            [Sample.subscription(collection: "pigeon")],
            is: ["running"],
            neverSays: ["€", "charge", "invoice"]
        ),
    ]

    @Test("Taxes", arguments: taxes)
    func holdsOfTaxes(_ rule: RuleCase) async throws { try await rule.check() }

    @Test("Invoices", arguments: invoices)
    func holdsOfInvoices(_ rule: RuleCase) async throws { try await rule.check() }
}
