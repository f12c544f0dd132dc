import Testing

/// Products of Stripe, Paddle and RevenueCat in which nothing is broken.
enum MerchantProductSeed {
    /// A price with a coupon and a code.
    static let stripe = #"""
        [{"id": "price_1", "object": "price", "active": true, "billing_scheme": "per_unit", "created": 1,
        "currency": "usd", "livemode": false, "lookup_key": null, "metadata": {}, "nickname": null,
        "product": {"id": "prod_1", "object": "product", "active": true, "name": "Pro", "description": null,
        "created": 1, "metadata": {}}, "recurring": {"interval": "month", "interval_count": 1,
        "usage_type": "licensed", "trial_period_days": 14, "meter": null}, "tax_behavior": "inclusive",
        "tiers_mode": null, "transform_quantity": null, "type": "recurring", "unit_amount": 1000,
        "unit_amount_decimal": "1000", "currency_options": {"usd": {"unit_amount": 1000},
        "eur": {"unit_amount": 900, "tax_behavior": "inclusive"}}}, {"id": "C1", "object": "coupon",
        "amount_off": null, "percent_off": 50, "duration": "repeating", "duration_in_months": 3, "valid": true,
        "times_redeemed": 2, "max_redemptions": 10, "redeem_by": null, "currency": null, "created": 1,
        "name": "Half", "metadata": {}, "livemode": false}, {"id": "promo_1", "object": "promotion_code",
        "code": "SPRING", "active": true, "coupon": {"id": "C2", "object": "coupon", "amount_off": 300,
        "percent_off": null, "duration": "once", "duration_in_months": null, "valid": true, "times_redeemed": 2,
        "max_redemptions": 10, "redeem_by": null, "currency": "usd", "created": 1, "name": "Half",
        "metadata": {}, "livemode": false, "applies_to": {"products": ["prod_1"]}}, "customer": null,
        "expires_at": null, "max_redemptions": null, "times_redeemed": 0,
        "restrictions": {"first_time_transaction": true, "minimum_amount": 500,
        "minimum_amount_currency": "usd"}, "metadata": {}, "livemode": false, "created": 1}]
        """#

    /// A price with a free trial and prices of two countries.
    static let paddle = #"""
        {"id": "pri_01", "product_id": "pro_01", "description": "Monthly", "name": "Yearly", "type": "standard",
        "billing_cycle": {"interval": "month", "frequency": 1}, "trial_period": {"interval": "day",
        "frequency": 14, "requires_payment_method": true}, "tax_mode": "internal",
        "unit_price": {"amount": "3000", "currency_code": "USD"},
        "unit_price_overrides": [{"country_codes": ["CA", "DE"], "unit_price": {"amount": "2500",
        "currency_code": "EUR"}}], "quantity": {"minimum": 1, "maximum": 100}, "status": "active",
        "custom_data": null, "product": {"id": "pro_01", "name": "Pro", "status": "active",
        "tax_category": "saas"}}
        """#

    /// A price with a trial that is paid.
    static let paddlePaidTrial = #"""
        {"id": "pri_02", "product_id": "pro_01", "description": "Monthly", "name": "Yearly", "type": "standard",
        "billing_cycle": {"interval": "month", "frequency": 1}, "trial_period": {"interval": "week",
        "frequency": 1, "requires_payment_method": true, "unit_price": {"amount": "100",
        "currency_code": "USD"}}, "tax_mode": "internal", "unit_price": {"amount": "3000",
        "currency_code": "USD"}, "unit_price_overrides": [], "quantity": {"minimum": 1, "maximum": 100},
        "status": "active", "custom_data": null, "product": {"id": "pro_01", "name": "Pro", "status": "active",
        "tax_category": "saas"}}
        """#

    /// What a price comes to for a customer, with the tax in it.
    static let paddlePreview = #"""
        {"data": {"customer_id": null, "address_id": null, "business_id": null, "currency_code": "EUR",
        "address": {"country_code": "DE", "postal_code": "10115"}, "customer_ip_address": null, "discount_id": null,
        "details": {"line_items": [{"price": {"id": "pri_01", "product_id": "pro_01", "name": "Monthly",
        "type": "standard", "billing_cycle": {"interval": "month", "frequency": 1}, "trial_period": null,
        "tax_mode": "external", "unit_price": {"amount": "3000", "currency_code": "USD"},
        "unit_price_overrides": [], "quantity": {"minimum": 1, "maximum": 100}, "status": "active"},
        "quantity": 1, "tax_rate": "0.19", "unit_totals": {"subtotal": "2521", "discount": "0", "tax": "479",
        "total": "3000"}, "totals": {"subtotal": "2521", "discount": "0", "tax": "479", "total": "3000"},
        "formatted_unit_totals": {"total": "€30.00"}, "formatted_totals": {"total": "€30.00"},
        "product": {"id": "pro_01", "name": "Pro", "status": "active", "tax_category": "saas"}, "discounts": []}]},
        "available_payment_methods": ["card"]}, "meta": {"request_id": "x"}}
        """#

    /// A subscription with a trial, and what is used up.
    static let revenueCat = #"""
        {"object": "list", "items": [{"object": "product", "id": "prod1", "store_identifier": "pro_monthly",
        "type": "subscription", "subscription": {"duration": "P1M", "grace_period_duration": "P3D",
        "trial_duration": "P1W"}, "one_time": null, "created_at": 1658399423658, "app_id": "a",
        "display_name": "Pro", "prices": [{"amount_micros": 9990000, "currency": "EUR"}]}, {"object": "product",
        "id": "prod2", "store_identifier": "coins", "type": "consumable", "one_time": {"is_consumable": true},
        "display_name": "Coins", "prices": [{"amount_micros": 990000, "currency": "EUR"}]}], "next_page": null}
        """#
}

@Suite("Products of Stripe, Paddle and RevenueCat: a broken field adds nothing to what is told")
struct MerchantProductDamageTests {
    private static let stripe = DamageSeed(
        "stripe",
        JSONText(parsing: MerchantProductSeed.stripe),
        objects: [("price", ["0"]), ("coupon", ["1"]), ("promotionCode", ["2"])],
        units: ["1", "2"]
    )
    private static let paddle = [
        DamageSeed("paddle", MerchantProductSeed.paddle, of: "price"),
        DamageSeed("paddle, paid trial", MerchantProductSeed.paddlePaidTrial, of: "price"),
        DamageSeed("paddle, preview", MerchantProductSeed.paddlePreview, of: "preview", at: ["data"]),
    ]
    private static let revenueCat = DamageSeed(
        "revenueCat",
        JSONText(parsing: MerchantProductSeed.revenueCat),
        objects: [("product", ["items", "0"]), ("product", ["items", "1"])],
        units: ["items.0", "items.1"]
    )

    @Test(
        "Every field of the table, broken",
        arguments: [
            ("Stripe products", "Stripe/stripeProducts", [stripe]),
            ("Paddle products", "Paddle/paddleProducts", paddle),
            ("RevenueCat products", "RevenueCat/revenueCatProducts", [revenueCat]),
        ]
    )
    func damaged(store: String, table: String, seeds: [DamageSeed]) throws {
        let failures = try ProductDamageRun(store: store, ledger: FieldLedger(of: table), seeds: seeds).failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }
}
