import Testing

/// What Paddle charges next. Written from Paddle's documentation of its subscriptions, prices and transactions (API version 1)
/// alone: €30.00 a month, from 2 November to 2 December 2026, read on 20 November.
@Suite("Paddle: the amount that is told is the amount that is charged")
struct PaddleAmountTests {
    private typealias Text = PaddleText

    private static let end = "2026-12-02T08:00:00Z"

    private static func subscription(
        _ fields: [String: String] = [:],
        price: [String: String] = [:],
        item: [String: String] = [:],
        more: [String] = []
    ) -> String {
        Text.subscription(fields, items: [Text.item(Text.price(price), item)] + more)
    }

    private static func taxed(_ mode: String, _ fields: [String: String] = [:]) -> String {
        subscription(fields, price: ["tax_mode": "\"\(mode)\""])
    }

    private static func seat(_ mode: String = "internal", _ fields: [String: String] = [:]) -> String {
        Text.item(
            Text.price([
                "id": #""pri_02seat""#, "unit_price": #"{"amount": "1250", "currency_code": "EUR"}"#,
                "tax_mode": "\"\(mode)\"",
            ]),
            fields
        )
    }

    private static func details(_ total: String, tax: String = "570", currency: String = "EUR", paid: String? = nil)
        -> String
    {
        #"""
        {"tax_rates_used": [], "line_items": [],
         "totals": {"subtotal": "3000", "tax": "\#(tax)", "discount": "0", "total": "\#(total)",
         "credit": "\#(paid == nil ? "0" : total)",
         "balance": "\#(paid ?? total)", "grand_total": "\#(paid ?? total)", "currency_code": "\#(currency)"}}
        """#
    }

    private static func preview(_ total: String, from start: String = end, paid: String? = nil) -> String {
        #"""
        {"billing_period": {"starts_at": "\#(start)", "ends_at": "2027-01-02T08:00:00Z"}, "adjustments": [],
         "details": \#(details(total, paid: paid))}
        """#
    }

    private static let trial = [
        "status": #""trialing""#, "first_billed_at": "null",
    ]
    private static let trialItem = [
        "status": #""trialing""#,
        "trial_dates": #"{"starts_at": "2026-11-02T08:00:00Z", "ends_at": "2026-12-02T08:00:00Z"}"#,
    ]
    private static let trialPeriod = #"{"interval": "month", "frequency": 1}"#

    // MARK: Tax

    /// "account_setting: Prices use the setting from your account. location: Prices are inclusive or exclusive of tax,
    /// depending on the country of the transaction."
    static let tax: [AmountCase] = [
        AmountCase(
            "credit pays for all of it: what is charged is nothing, and it is not free",
            [subscription(["next_transaction": preview("3570", paid: "0")])],
            never: ["free"]
        ),
        AmountCase("tax in the price", [taxed("internal")], amounts: ["€30.00"], never: ["tax"]),
        AmountCase("tax on top", [taxed("external")], amounts: ["€30.00"], says: ["tax", "December 2"]),
        AmountCase("as the account has it", [taxed("account_setting")]),
        AmountCase("as the country has it", [taxed("location")]),
        AmountCase("not stated", [subscription(price: ["tax_mode": "null"])]),
        AmountCase(
            "as the account has it, by invoice",
            [taxed("account_setting", ["collection_mode": #""manual""#])],
            says: ["December 2", "invoice"]
        ),
        AmountCase(
            "as the account has it, after a free trial",
            [
                subscription(
                    trial,
                    price: ["tax_mode": #""account_setting""#, "trial_period": trialPeriod],
                    item: trialItem
                )
            ],
            says: ["free trial", "December 2", "December 1"]
        ),
        AmountCase(
            "in the price, after a free trial",
            [subscription(trial, price: ["trial_period": trialPeriod], item: trialItem)],
            amounts: ["€30.00"],
            says: ["free trial", "December 2"]
        ),
        AmountCase(
            "as the account has it: nothing has no tax",
            [
                subscription(price: [
                    "tax_mode": #""account_setting""#, "unit_price": #"{"amount": "0", "currency_code": "EUR"}"#,
                ])
            ],
            says: ["free", "December 2"],
            never: ["tax"]
        ),
        AmountCase(
            "as the account has it, in a subscription that is cancelled",
            [taxed("account_setting", ["scheduled_change": Text.change("cancel"), "next_billed_at": "null"])]
        ),
        AmountCase(
            "as the country has it, and where the customer is",
            [taxed("location", ["address": #"{"id": "add_01hv", "country_code": "DE"}"#])]
        ),
        AmountCase(
            "in one price, and on top of another",
            [subscription(more: [seat("external")])]
        ),
        AmountCase("in one price, and as the account has it", [subscription(more: [seat("account_setting")])]),
        AmountCase(
            "in one price, and as the account has it, inactive",
            [subscription(more: [seat("account_setting", ["status": #""inactive""#])])],
            amounts: ["€30.00"]
        ),
        AmountCase(
            "in one price, and as the account has it, charged once",
            [subscription(more: [seat("account_setting", ["recurring": "false", "next_billed_at": "null"])])],
            amounts: ["€30.00"]
        ),
        AmountCase(
            "on top of both",
            [subscription(price: ["tax_mode": #""external""#], more: [seat("external")])],
            amounts: ["€42.50"],
            says: ["tax"]
        ),
        AmountCase(
            "in both prices",
            [subscription(more: [seat("internal")])],
            amounts: ["€42.50"]
        ),
        AmountCase(
            "as the account has it, in an event",
            [Text.event("subscription.updated", taxed("account_setting"))]
        ),
    ]

    // MARK: Totals that stand in the subscription

    /// "next_transaction: Preview of the next transaction for this subscription. recurring_transaction_details: what the customer
    /// can expect to be billed when there are no prorated or one-time charges."
    static let totals: [AmountCase] = [
        AmountCase(
            "a preview, whatever the price states of tax",
            [taxed("account_setting", ["next_transaction": preview("3570")])],
            amounts: ["€35.70"],
            never: ["tax"]
        ),
        AmountCase(
            "a preview, by the country",
            [taxed("location", ["next_transaction": preview("3660")])],
            amounts: ["€36.60"]
        ),
        AmountCase(
            "a preview, and a discount without a size",
            [
                taxed(
                    "account_setting",
                    [
                        "next_transaction": preview("2856"),
                        "discount": #"{"id": "dsc_01", "starts_at": null, "ends_at": null}"#,
                    ]
                )
            ],
            amounts: ["€28.56"]
        ),
        AmountCase(
            "a preview of the period before",
            [taxed("account_setting", ["next_transaction": preview("3570", from: "2026-11-02T08:00:00Z")])]
        ),
        AmountCase(
            "a preview of the period before, and tax in the price",
            [taxed("internal", ["next_transaction": preview("3570", from: "2026-11-02T08:00:00Z")])]
        ),
        AmountCase(
            "a preview of the period after the next",
            [taxed("internal", ["next_transaction": preview("3570", from: "2027-01-02T08:00:00Z")])]
        ),
        AmountCase(
            "the sum of each period",
            [taxed("account_setting", ["recurring_transaction_details": details("3549")])],
            amounts: ["€35.49"]
        ),
        AmountCase(
            "the sum of each period, and the next with more in it",
            [
                taxed(
                    "account_setting",
                    ["recurring_transaction_details": details("3549"), "next_transaction": preview("9000")]
                )
            ],
            amounts: ["€90.00"]
        ),
        AmountCase(
            "the sum of each period in yen, which have no smaller unit",
            [taxed("account_setting", ["recurring_transaction_details": details("3300", currency: "JPY")])],
            amounts: ["¥3,300"]
        ),
        AmountCase(
            "a preview after a free trial",
            [
                subscription(
                    trial.merging(["next_transaction": preview("3570")]) { $1 },
                    price: ["tax_mode": #""account_setting""#, "trial_period": trialPeriod],
                    item: trialItem
                )
            ],
            amounts: ["€35.70"],
            says: ["free trial", "December 2"]
        ),
        AmountCase(
            "a preview of a subscription that is cancelled",
            [
                taxed(
                    "account_setting",
                    [
                        "next_transaction": preview("3570"), "scheduled_change": Text.change("cancel"),
                        "next_billed_at": "null",
                    ]
                )
            ]
        ),
        AmountCase(
            "a preview that costs nothing",
            [taxed("account_setting", ["recurring_transaction_details": details("0", tax: "0")])],
            says: ["free", "December 2"]
        ),
    ]

    // MARK: Transactions beside it

    /// "billing_period: Set automatically by Paddle for subscription renewals to describe the period that charges are for."
    static func transaction(
        _ total: String = "3570",
        from start: String? = end,
        status: String = "ready",
        _ fields: [String: String] = [:]
    ) -> String {
        let period = start.map { #"{"starts_at": "\#($0)", "ends_at": "2027-01-02T08:00:00Z"}"# } ?? "null"
        let stated = [
            "id": #""txn_02""#, "status": "\"\(status)\"", "customer_id": #""ctm_01hv""#, "address_id": #""add_01hv""#,
            "business_id": "null", "custom_data": "null", "currency_code": #""EUR""#,
            "origin": #""subscription_recurring""#, "subscription_id": #""sub_01hv8x29kz0t586xy6zn1a62ny""#,
            "invoice_id": "null", "invoice_number": "null", "collection_mode": #""automatic""#, "discount_id": "null",
            "billing_details": "null", "billing_period": period, "payments": "[]", "checkout": "null",
            "items": #"[{"price_id": "pri_01pro", "quantity": 1, "proration": null}]"#,
            "details": details(total), "created_at": #""2026-11-18T08:00:00Z""#,
            "updated_at": #""2026-11-18T08:00:00Z""#, "billed_at": "null",
        ]
        return Text.object(stated.merging(fields) { $1 })
    }

    static let transactions: [AmountCase] = [
        AmountCase(
            "of the next period",
            [taxed("account_setting"), transaction()],
            amounts: ["€35.70"],
            never: ["tax"]
        ),
        AmountCase(
            "of the next period, by the country",
            [taxed("location"), transaction("3630")],
            amounts: ["€36.30"]
        ),
        AmountCase(
            "of the next period, a draft",
            [taxed("location"), transaction(status: "draft")],
            amounts: ["€35.70"]
        ),
        AmountCase(
            "of the next period, billed",
            [taxed("location", ["collection_mode": #""manual""#]), transaction(status: "billed")],
            amounts: ["€35.70"],
            says: ["invoice"]
        ),
        AmountCase(
            "in an event",
            [taxed("account_setting"), Text.event("transaction.ready", transaction())],
            amounts: ["€35.70"]
        ),
        AmountCase(
            "in an answer of the API",
            [taxed("account_setting"), #"{"data": \#(transaction()), "meta": {"request_id": "x"}}"#],
            amounts: ["€35.70"]
        ),
        AmountCase(
            "in a list, beside those of other periods",
            [
                taxed("account_setting"),
                #"{"data": [\#(transaction("1000", from: "2026-11-02T08:00:00Z", status: "completed", ["id": #""txn_01""#])), "#
                    + "\(transaction())]}",
            ],
            amounts: ["€35.70"]
        ),
        AmountCase(
            "of another currency than its own total: no amount",
            [taxed("internal"), transaction("3000", ["currency_code": #""USD""#])]
        ),
        AmountCase(
            "in place of the sum over the items",
            [taxed("internal"), transaction("2000")],
            amounts: ["€20.00"]
        ),
        AmountCase(
            "and a discount without a size",
            [
                taxed("internal", ["discount": #"{"id": "dsc_01", "starts_at": null, "ends_at": null}"#]),
                transaction("2000"),
            ],
            amounts: ["€20.00"]
        ),
        AmountCase(
            "after a free trial",
            [
                subscription(
                    trial,
                    price: ["tax_mode": #""account_setting""#, "trial_period": trialPeriod],
                    item: trialItem
                ), transaction(),
            ],
            amounts: ["€35.70"],
            says: ["free trial"]
        ),
        AmountCase(
            "two, of which the later counts",
            [
                taxed("location"), transaction("1000", ["id": #""txn_01""#]),
                transaction("3570", ["updated_at": #""2026-11-19T08:00:00Z""#]),
            ],
            amounts: ["€35.70"]
        ),
        AmountCase(
            "of the period that runs",
            [taxed("account_setting"), transaction(from: "2026-11-02T08:00:00Z", status: "completed")]
        ),
        AmountCase(
            "of the period that runs, and tax in the price",
            [taxed("internal"), transaction(from: "2026-11-02T08:00:00Z", status: "ready")],
            amounts: ["€30.00"]
        ),
        AmountCase("that is paid", [taxed("account_setting"), transaction(status: "completed")]),
        AmountCase(
            "of another subscription",
            [taxed("internal"), transaction("2000", ["subscription_id": #""sub_02""#])],
            amounts: ["€30.00"]
        ),
        AmountCase(
            "of no subscription",
            [taxed("internal"), transaction("2000", ["subscription_id": "null", "origin": #""web""#])],
            amounts: ["€30.00"]
        ),
        AmountCase("of no period", [taxed("internal"), transaction("2000", from: nil)], amounts: ["€30.00"]),
        AmountCase(
            "in another currency: which of the two is charged is not stated",
            [taxed("internal"), transaction("2000", ["details": details("2000", currency: "USD")])]
        ),
        AmountCase("without a total", [taxed("internal"), transaction("2000", ["details": "null"])]),
        AmountCase("that cannot be read", [taxed("internal"), transaction("20,00")]),
        AmountCase("in a state that is not known", [taxed("internal"), transaction(status: "held")]),
        AmountCase(
            "beside a subscription that is cancelled",
            [
                taxed("internal", ["scheduled_change": Text.change("cancel"), "next_billed_at": "null"]),
                transaction(),
            ]
        ),
        AmountCase(
            "of two that do not say which is newer",
            [
                taxed("location"), transaction("1000", ["id": #""txn_01""#, "updated_at": "null"]),
                transaction("3570", ["updated_at": "null"]),
            ]
        ),
    ]

    @Test("Transactions", arguments: transactions)
    func tells(transaction: AmountCase) async throws { try await transaction.check() }

    @Test("Tax", arguments: tax)
    func tells(tax: AmountCase) async throws { try await tax.check() }

    @Test("Totals in the subscription", arguments: totals)
    func tells(total: AmountCase) async throws { try await total.check() }
}
