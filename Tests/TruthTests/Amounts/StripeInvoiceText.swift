/// Previews of Stripe's next invoice, as `POST /v1/invoices/create_preview` and the event `invoice.upcoming` state them.
enum StripeInvoiceText {
    /// A line of an item, as versions since 2025 state it.
    static func line(
        _ price: String = "price_1Ocean",
        quantity: Int = 1,
        from start: Int = StripeSample.end,
        until end: Int = StripeSample.end + 2_678_400,
        proration: Bool = false,
        amount: Int = 1_189
    ) -> String {
        """
        {"id": "il_tmp_1", "object": "line_item", "amount": \(amount), "currency": "eur", "description": "1 × Ocean",
         "discount_amounts": [], "discountable": true, "discounts": [], "invoice": "upcoming_in_1", "livemode": true,
         "metadata": {}, "parent": {"type": "subscription_item_details", "invoice_item_details": null,
          "subscription_item_details": {"invoice_item": null, "proration": \(proration), "proration_details": null,
           "subscription": "sub_1Ocean", "subscription_item": "si_1"}},
         "period": {"start": \(start), "end": \(end)}, "pretax_credit_amounts": [],
         "pricing": {"type": "price_details", "price_details": {"price": "\(price)", "product": "prod_Ocean"},
          "unit_amount_decimal": "999"}, "quantity": \(quantity), "taxes": []}
        """
    }

    /// A line of the same in versions before 2025.
    static func olderLine(
        _ price: String = "price_1Ocean",
        quantity: Int = 1,
        from start: Int = StripeSample.end,
        proration: Bool = false
    ) -> String {
        """
        {"id": "il_tmp_1", "object": "line_item", "amount": 1189, "currency": "eur", "type": "subscription",
         "period": {"start": \(start), "end": \(start + 2_678_400)}, "proration": \(proration),
         "price": \(StripeSample.price(price)), "quantity": \(quantity), "subscription": "sub_1Ocean",
         "subscription_item": "si_1", "tax_amounts": [], "tax_rates": []}
        """
    }

    /// What is charged once with the next invoice.
    static let once = """
        {"id": "il_tmp_2", "object": "line_item", "amount": 500, "currency": "eur", "description": "Setup",
         "parent": {"type": "invoice_item_details", "subscription_item_details": null,
          "invoice_item_details": {"invoice_item": "ii_1", "proration": false, "proration_details": null,
           "subscription": "sub_1Ocean"}},
         "period": {"start": 1794000000, "end": 1794000000},
         "pricing": {"type": "price_details", "price_details": {"price": "price_Setup", "product": "prod_Setup"}},
         "quantity": 1}
        """

    static let newer =
        #""parent": {"type": "subscription_details", "quote_details": null, "#
        + #""subscription_details": {"metadata": {}, "subscription": "sub_1Ocean"}}"#
    static let older = #""subscription": "sub_1Ocean", "subscription_details": {"metadata": {}}"#

    static func preview(
        due: Int = 1_189,
        total: Int? = nil,
        currency: String = "eur",
        end: Int = StripeSample.end,
        parent: String = newer,
        id: String = #""upcoming_in_1""#,
        tax: String = "false",
        hasMore: Bool = false,
        more: String = "",
        lines: [String] = [line()]
    ) -> String {
        """
        {"id": \(id), "object": "invoice", "account_country": "DE", "amount_due": \(due), "amount_paid": 0,
         "amount_remaining": \(due), "attempt_count": 0, "attempted": false, "auto_advance": false,
         "automatic_tax": {"enabled": \(tax), "liability": null, "status": \(tax == "true" ? #""complete""# : "null")},
         "billing_reason": "upcoming", "collection_method": "charge_automatically", "created": \(end),
         "currency": "\(currency)", "customer": "cus_1", "default_tax_rates": [], "discounts": [], "due_date": null,
         "ending_balance": 0, "livemode": true, "metadata": {}, "next_payment_attempt": \(end + 3_600), "number": null,
         "period_end": \(end), "period_start": \(StripeSample.start), "starting_balance": 0, "status": "draft",
         "subtotal": 999, "total": \(total ?? due), "total_discount_amounts": [], "total_taxes": [], \(parent),
         "lines": {"object": "list", "has_more": \(hasMore), "url": "/v1/invoices/upcoming_in_1/lines",
          "data": [\(lines.joined(separator: ", "))]}\(more)}
        """
    }

    /// The event that comes some days before the renewal: its invoice has no identifier.
    static func event(_ invoice: String, created: Int = 1_795_168_800) -> String {
        """
        {"id": "evt_2", "object": "event", "api_version": "2025-03-31.basil", "created": \(created),
         "type": "invoice.upcoming", "livemode": true, "data": {"object": \(invoice)}}
        """
    }
}
