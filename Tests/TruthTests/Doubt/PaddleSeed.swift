/// Subscriptions of Paddle's in which nothing is broken.
enum PaddleSeed {
    private typealias Text = PaddleText

    private static let start = #""2026-11-02T08:00:00Z""#
    private static let end = #""2026-12-02T08:00:00Z""#
    private static let period = #"{"starts_at": \#(start), "ends_at": \#(end)}"#

    private static func seed(_ name: String, _ text: String, at path: [String] = []) -> DamageSeed {
        DamageSeed(name, text, of: "subscription", at: path)
    }

    private static func seed(
        _ name: String,
        _ fields: [String: String] = [:],
        price: [String: String] = [:],
        item: [String: String] = [:]
    ) -> DamageSeed {
        seed(name, Text.subscription(fields, items: [Text.item(Text.price(price), item)]))
    }

    /// A subscription in trial, by what its price states of trials.
    private static func trial(_ name: String, _ more: String = "", _ fields: [String: String] = [:]) -> DamageSeed {
        seed(
            name,
            fields.merging(["status": #""trialing""#, "first_billed_at": "null"]) { given, _ in given },
            price: ["trial_period": #"{"interval": "month", "frequency": 1\#(more)}"#],
            item: ["status": #""trialing""#, "trial_dates": period]
        )
    }

    private static let seat = Text.price([
        "id": #""pri_02seat""#, "unit_price": #"{"amount": "1250", "currency_code": "EUR"}"#,
    ])
    private static let overrides =
        #"[{"country_codes": ["CH", "NO"], "unit_price": {"amount": "4500", "currency_code": "EUR"}}]"#

    private static func discount(_ end: String) -> [String: String] {
        ["discount": #"{"id": "dsc_01hv", "starts_at": "2026-09-02T08:00:00Z", "ends_at": \#(end)}"#]
    }

    private static func consent(_ status: String) -> [String: String] {
        let granted = status == "granted" ? #""2026-11-12T08:00:00Z""# : "null"
        return [
            "consent_requirements":
                #"""
            [{"id": "subconreq_01", "requirement": "introductory_discount_ending", "status": "\#(status)",
              "created_at": \#(start), "consent_period": \#(period), "granted_at": \#(granted), "voided_at": null}]
            """#
        ]
    }

    private static func details(_ total: String) -> String {
        #"""
        {"tax_rates_used": [{"tax_rate": "0.19", "totals": {"total": "\#(total)"}}], "line_items": [],
         "totals": {"subtotal": "3000", "tax": "570", "discount": "0", "total": "\#(total)", "credit": "0",
         "balance": "\#(total)", "grand_total": "\#(total)", "fee": null, "earnings": null, "currency_code": "EUR"}}
        """#
    }

    private static let preview =
        #"""
        {"billing_period": {"starts_at": \#(end), "ends_at": "2027-01-02T08:00:00Z"}, "adjustments": [],
         "details": \#(details("3570"))}
        """#

    static let all = running + trials + stopped + charges + forms

    private static let running = [
        seed("active"), seed("by invoice", ["collection_mode": #""manual""#]),
        seed("cancelled", ["scheduled_change": Text.change("cancel"), "next_billed_at": "null"]),
        seed("cancelled, with a day of billing", ["scheduled_change": Text.change("cancel")]),
        seed(
            "pause to come",
            [
                "scheduled_change": Text.change("pause", resume: #""2027-01-02T08:00:00Z""#),
                "next_billed_at": "null",
            ]
        ),
        seed("pause without an end", ["scheduled_change": Text.change("pause"), "next_billed_at": "null"]),
        seed("consent pending", consent("pending")), seed("consent granted", consent("granted")),
        seed("consent voided", consent("voided")),
    ]

    private static let trials = [
        trial("trialing"),
        trial("trial with a payment method", #", "requires_payment_method": true, "unit_price": null"#),
        trial("cardless trial", #", "requires_payment_method": false"#, ["next_billed_at": "null"]),
        trial("cardless trial with a payment method since", #", "requires_payment_method": false"#),
        trial("paid trial", #", "unit_price": {"amount": "100", "currency_code": "EUR"}, "unit_price_overrides": []"#),
        trial(
            "paid trial with overrides",
            #"""
            , "unit_price": {"amount": "100", "currency_code": "EUR"}, "unit_price_overrides":
            [{"country_codes": ["GB"], "unit_price": {"amount": "90", "currency_code": "GBP"}}]
            """#
        ),
        trial("cancelled trial", "", ["scheduled_change": Text.change("cancel"), "next_billed_at": "null"]),
        trial("trial by invoice", "", ["collection_mode": #""manual""#]),
    ]

    private static let stopped = [
        seed("past due", ["status": #""past_due""#]),
        seed("past due, by invoice", ["status": #""past_due""#, "collection_mode": #""manual""#]),
        seed(
            "paused until a day",
            [
                "status": #""paused""#, "paused_at": #""2026-11-15T08:00:00Z""#, "next_billed_at": "null",
                "current_billing_period": "null", "scheduled_change": Text.change("resume"),
            ]
        ),
        seed(
            "paused",
            [
                "status": #""paused""#, "paused_at": #""2026-11-15T08:00:00Z""#, "next_billed_at": "null",
                "current_billing_period": "null",
            ]
        ),
        seed(
            "canceled",
            [
                "status": #""canceled""#, "canceled_at": #""2026-11-10T08:00:00Z""#, "next_billed_at": "null",
                "current_billing_period": "null",
            ]
        ),
    ]

    private static let charges = [
        seed("several items", Text.subscription(items: [Text.item(quantity: 2), Text.item(seat, quantity: 3)])),
        seed("several items of one price", Text.subscription(items: [Text.item(), Text.item(quantity: 2)])),
        seed(
            "an item that is charged once",
            Text.subscription(items: [Text.item(), Text.item(seat, ["recurring": "false", "next_billed_at": "null"])])
        ),
        seed(
            "an inactive item",
            Text.subscription(items: [Text.item(), Text.item(seat, ["status": #""inactive""#])])
        ),
        seed(
            "an item of another day",
            Text.subscription(items: [Text.item(), Text.item(seat, ["next_billed_at": #""2027-12-02T08:00:00Z""#])])
        ),
        seed("discounted for good", discount("null")),
        seed("discounted beyond the renewal", discount(#""2027-03-02T08:00:00Z""#)),
        seed("discounted until before the renewal", discount(#""2026-11-15T08:00:00Z""#)),
        seed("a preview", ["next_transaction": preview]),
        seed(
            "a preview with a discount",
            discount("null").merging(["next_transaction": preview]) { given, _ in given }
        ),
        seed("recurring details", ["recurring_transaction_details": details("3549")]),
        seed(
            "both",
            ["next_transaction": preview, "recurring_transaction_details": details("3549")]
        ),
        seed("tax on top", price: ["tax_mode": #""external""#]),
        seed("tax as usual", price: ["tax_mode": #""account_setting""#]),
        seed("tax by the country", price: ["tax_mode": #""location""#]),
        seed(
            "an override",
            ["address": #"{"id": "add_01hv", "country_code": "CH", "postal_code": "8001"}"#],
            price: ["unit_price_overrides": overrides]
        ),
        seed("an override without a country", price: ["unit_price_overrides": overrides]),
        seed("another currency", ["currency_code": #""GBP""#]),
        seed(
            "yen",
            ["currency_code": #""JPY""#],
            price: ["unit_price": #"{"amount": "3000", "currency_code": "JPY"}"#]
        ),
    ]

    private static let forms = [
        DamageSeed(
            "event",
            Text.event("subscription.updated", Text.subscription()),
            of: "event"
        ),
        seed("answer", #"{"data": \#(Text.subscription()), "meta": {"request_id": "x"}}"#, at: ["data"]),
        seed(
            "list",
            #"{"data": [\#(Text.subscription())], "meta": {"pagination": {"per_page": 50, "has_more": false}}}"#,
            at: ["data", "0"]
        ),
    ]
}
