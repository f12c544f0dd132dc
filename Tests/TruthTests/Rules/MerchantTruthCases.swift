/// What merchants’ tills and stores state that one field alone would tell wrongly: an amount that is not all that is charged, an end
/// that is none, a cause that nobody states. From the documentation of the stores, written before the code.
enum MerchantTruthCases {
    private typealias Stripe = StripeSample

    // MARK: Stripe

    /// What is used is charged when the period is over.
    private static let used = Stripe.item("si_used", price: usedPrice)
    private static let usedPrice = Stripe.price("price_used").replacing("licensed", with: "metered")

    private static func trial(card: String, customer: String, collection: String = "charge_automatically") -> String {
        Stripe.subscription("trialing", trialEnd: "\(Stripe.end)", collection: collection)
            .replacing(#""pm_1""#, with: card).replacing(#""customer": "cus_1""#, with: #""customer": \#(customer)"#)
    }

    private static func customer(card: String) -> String {
        #"""
        {"id": "cus_1", "object": "customer", "default_source": null,
         "invoice_settings": {"default_payment_method": \#(card)}}
        """#
    }

    private static func coupon(off amount: Int) -> String {
        "[\(Stripe.discount(Stripe.coupon(#""amount_off": \#(amount), "currency": "eur""#)))]"
    }

    private static func cancelled(for reason: String) -> String {
        Stripe.subscription(
            cancelsAtPeriodEnd: true,
            more: #", "cancellation_details": {"comment": null, "feedback": null, "reason": "\#(reason)"}"#
        )
    }

    /// Stripe, “Usage-based billing”, “List objects”, “Cancel subscriptions”, “Trials”, “Invoicing”, and the objects of its API.
    static let stripe: [StoreRuleCase] = [
        StoreRuleCase(
            "what was used until then is charged with the price that takes its place",
            Stripe.subscription(
                items: Stripe.list(used),
                schedule: Stripe.schedule(
                    Stripe.phase(Stripe.start, Stripe.end, price: #""price_used""#) + ", "
                        + Stripe.phase(Stripe.end, Stripe.end + 90 * 86_400, price: Stripe.price("price_flat"))
                )
            ),
            is: ["active"],
            access: [true],
            says: ["renews automatically on December 2, 2026"],
            neverSays: ["9.99", "another plan"]
        ),
        StoreRuleCase(
            "items on another page: the total is not known",
            Stripe.subscription(items: Stripe.list(Stripe.item()).replacing("false", with: "true")),
            is: ["active"],
            access: [true],
            says: ["renews automatically on December 2, 2026"],
            neverSays: ["9.99"]
        ),
        StoreRuleCase(
            "fewer items than there are",
            Stripe.subscription(
                items: Stripe.list(Stripe.item()).replacing(#""has_more""#, with: #""total_count": 2, "has_more""#)
            ),
            is: ["active"],
            access: [true],
            neverSays: ["9.99"]
        ),
        StoreRuleCase(
            "as many items as there are",
            Stripe.subscription(
                items: Stripe.list(Stripe.item()).replacing(#""has_more""#, with: #""total_count": 1, "has_more""#)
            ),
            is: ["active"],
            access: [true],
            says: ["€9.99"]
        ),
        StoreRuleCase(
            "an end, and not the end of the period before it: a renewal may come",
            Stripe.subscription(items: Stripe.list(Stripe.item(period: "")), cancelAt: "1801382400"),
            is: ["running"],
            access: [true],
            says: ["January 31, 2027"],
            neverSays: ["won’t renew", "renews automatically"]
        ),
        StoreRuleCase(
            "a trial of a customer without a payment method: nothing can be charged",
            trial(card: "null", customer: customer(card: "null")),
            is: ["freeTrial"],
            access: [true],
            says: ["December 2, 2026"],
            neverSays: ["charged", "starts automatically"]
        ),
        StoreRuleCase(
            "a trial of a customer with one",
            trial(card: "null", customer: customer(card: #""pm_2""#)),
            is: ["freeTrial"],
            access: [true],
            says: ["automatically charged €9.99"]
        ),
        StoreRuleCase(
            "a trial of a customer who may have one",
            trial(card: "null", customer: #""cus_1""#),
            is: ["freeTrial"],
            access: [true],
            says: ["automatically charged €9.99"]
        ),
        StoreRuleCase(
            "a trial that is followed by an invoice needs none",
            trial(card: "null", customer: customer(card: "null"), collection: "send_invoice"),
            is: ["freeTrial"],
            access: [true],
            says: ["You’ll then receive an invoice for €9.99."]
        ),
        StoreRuleCase(
            "past_due, to be cancelled in a later period",
            Stripe.subscription("past_due", cancelAt: "1801382400"),
            is: ["paymentFailed"],
            access: [nil],
            says: ["Your subscription ends on January 31, 2027."],
            neverSays: ["won’t renew"]
        ),
        StoreRuleCase(
            "an amount off that is as large as the price makes time free",
            Stripe.subscription(discounts: coupon(off: 5_000)),
            is: ["discountedRenewal"],
            access: [true],
            says: ["is free"],
            neverSays: ["offer price"]
        ),
        StoreRuleCase(
            "a smaller one is a price",
            Stripe.subscription(discounts: coupon(off: 500)),
            is: ["offerPrice"],
            access: [true],
            says: ["You’re paying an offer price.", "€4.99"]
        ),
        StoreRuleCase(
            "the first payment is waited for 23 hours",
            Stripe.incomplete,
            is: ["pendingPurchase"],
            access: [false]
        ),
        StoreRuleCase(
            "and no longer: the answer is old",
            Stripe.subscription("incomplete").replacing(#""created": 1780000000"#, with: #""created": 1795090000"#),
            is: ["unknown"],
            access: [nil],
            neverSays: ["waiting for"]
        ),
        StoreRuleCase(
            "what a dispute ended is nothing to keep",
            cancelled(for: "payment_disputed"),
            is: ["cancelled"],
            access: [true],
            says: ["Manage subscription"],
            neverSays: ["Keep subscription"]
        ),
        StoreRuleCase(
            "what was asked for is",
            cancelled(for: "cancellation_requested"),
            is: ["cancelled"],
            access: [true],
            says: ["Keep subscription"]
        ),
        StoreRuleCase(
            "a new price is paid by an invoice",
            Stripe.subscription(
                schedule: Stripe.schedule(
                    Stripe.phase(Stripe.start, Stripe.end, price: #""price_1Ocean""#) + ", "
                        + Stripe.phase(
                            Stripe.end,
                            Stripe.end + 90 * 86_400,
                            price: Stripe.price("price_new", amount: "1299")
                        )
                ),
                collection: "send_invoice"
            ),
            is: ["priceChange"],
            access: [true],
            says: ["€12.99", "You’ll then receive an invoice."]
        ),
    ]

    // MARK: Google Play

    private typealias Play = GooglePlaySample

    private static func inTheUS(_ item: String = Play.item(plan: Play.plan(dollars()))) -> String {
        Play.subscription(items: item).replacing(#""DE""#, with: #""US""#)
    }

    private static func dollars(_ units: String = "9") -> String { Play.money(units, "990000000", "USD") }

    private static let developer = Play.cancelled(by: "developerInitiatedCancellation")
    private static let user = Play.cancelled(by: "userInitiatedCancellation", Play.cancelTime)
    private static let notRenewing = Play.item(plan: Play.plan(renews: false))

    private static func changing(_ mode: String, to units: String) -> String {
        let change = Play.priceChange(mode, to: Play.money(units), at: Play.end)
        return Play.subscription(items: Play.item(plan: Play.plan(more: change)))
    }

    /// The Google Play Developer API, `SubscriptionPurchaseV2`, and “Subscription lifecycle”; Play Console Help, “Tax rates and
    /// value-added tax”.
    static let googlePlay: [StoreRuleCase] = [
        StoreRuleCase(
            "where tax is added, the recurring price has none",
            inTheUS(),
            is: ["active"],
            access: [true],
            says: ["$9.99", "Any tax that applies is added to the price."]
        ),
        StoreRuleCase(
            "neither has a new price",
            inTheUS(
                Play.item(
                    plan: Play.plan(
                        dollars(),
                        more: Play.priceChange("OPT_OUT_PRICE_INCREASE", to: dollars("12"), at: Play.end)
                    )
                )
            ),
            is: ["priceChange"],
            access: [true],
            says: ["$12.99", "Any tax that applies is added to the price."]
        ),
        StoreRuleCase(
            "elsewhere it is not stated that tax is added",
            Play.subscription(),
            is: ["active"],
            access: [true],
            says: ["€9.99"],
            neverSays: ["tax"]
        ),
        StoreRuleCase(
            "a grace period is extended day by day: its end is not known",
            Play.subscription("IN_GRACE_PERIOD"),
            is: ["gracePeriod"],
            access: [true],
            says: ["You still have access for now."],
            neverSays: ["December 2"]
        ),
        StoreRuleCase(
            "payments of a commitment are left beside a failed one",
            Play.subscription(
                "IN_GRACE_PERIOD",
                items: Play.item(plan: Play.plan(more: Play.installments(left: 3)))
            ),
            is: ["gracePeriod"],
            access: [true],
            says: ["You have 3 payments left in your commitment."]
        ),
        StoreRuleCase(
            "a decrease to a higher price",
            changing("PRICE_DECREASE", to: "12"),
            is: ["active"],
            access: [true],
            says: ["December 2, 2026"],
            neverSays: ["9.99", "12.99", "going down", "lower price"]
        ),
        StoreRuleCase(
            "an increase to a lower price",
            changing("PRICE_INCREASE", to: "7"),
            is: ["priceChange"],
            access: [true],
            says: ["Unless you agree, your subscription won’t renew"],
            neverSays: ["7.99", "going up"]
        ),
        StoreRuleCase(
            "what a developer cancelled cannot be restored",
            Play.subscription("CANCELED", items: notRenewing, more: developer),
            is: ["cancelled"],
            access: [true],
            says: ["Manage subscription"],
            neverSays: ["Keep subscription"]
        ),
        StoreRuleCase(
            "what the customer cancelled can",
            Play.subscription("CANCELED", items: notRenewing, more: user),
            is: ["cancelled"],
            access: [true],
            says: ["Keep subscription"]
        ),
        StoreRuleCase(
            "a pending cancellation, of which nobody states who made it",
            Play.subscription(
                items: Play.item(
                    plan: Play.plan(more: Play.installments(left: 7, more: #", "pendingCancellation": {}"#))
                )
            ),
            is: ["commitment"],
            access: [true],
            says: ["Your subscription won’t renew. You have 7 payments left in your commitment."],
            neverSays: ["You’ve canceled"]
        ),
        StoreRuleCase(
            "a pause of what may not renew: no charge is known",
            Play.subscription(
                "PAUSED",
                items: Play.item(plan: Play.plan().replacing("true", with: #""no""#)),
                more: Play.pause
            ),
            is: ["paused"],
            access: [false],
            says: ["Your subscription is paused"],
            neverSays: ["resumes automatically", "charged", "cancel on or before"]
        ),
        StoreRuleCase(
            "a pause of what renews",
            Play.subscription("PAUSED", more: Play.pause),
            is: ["paused"],
            access: [false],
            says: ["Your next payment is €9.99 on December 20, 2026."]
        ),
    ]
}
