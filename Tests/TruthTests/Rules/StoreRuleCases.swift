/// From the documentation of the stores: Stripe, “How subscriptions work”, “Pause subscriptions”, “Pause payment collection” and
/// the changelogs of 2026-05-27 and 2026-09-30; Paddle, “Subscriptions” and “Pause a subscription”; RevenueCat, API v2, webhooks
/// and “Granted entitlements”; Amazon, “Receipt Verification Service”.
enum StoreRuleCases {
    private typealias Stripe = StripeSample

    private static func paused(_ type: String) -> String {
        let details =
            #"{"paused": {"type": "subscription", "transitioned_at": 1794700000, "subscription": {"type": "\#(type)"}}}"#
        return Stripe.subscription("paused", more: #", "status_details": \#(details)"#)
    }

    private static let cardless = #", "trial_settings": {"end_behavior": {"missing_payment_method": "pause"}}"#

    private static func trialPaused(trialEnd: Int, card: String = "null") -> String {
        Stripe.subscription("paused", trialEnd: "\(trialEnd)", more: cardless).replacing(#""pm_1""#, with: card)
    }

    static let stripe: [StoreRuleCase] = [
        StoreRuleCase(
            "past_due",
            Stripe.subscription("past_due"),
            is: ["paymentFailed"],
            access: [nil],
            says: ["Your latest payment didn’t go through. Update your payment method to pay.", "Payment problem"],
            neverSays: ["December", "renews", "won’t renew"]
        ),
        StoreRuleCase(
            "unpaid",
            Stripe.subscription("unpaid"),
            is: ["paymentFailed"],
            access: [nil],
            says: ["Your latest payment didn’t go through."],
            neverSays: ["on hold", "December"]
        ),
        StoreRuleCase(
            "past_due, to be cancelled at the end of the period",
            Stripe.subscription("past_due", cancelsAtPeriodEnd: true),
            is: ["paymentFailed"],
            access: [nil],
            says: ["didn’t go through", "won’t renew", "Your subscription ends on December 2, 2026."],
            neverSays: ["renews automatically"]
        ),
        StoreRuleCase(
            "past_due, to be cancelled on a day",
            Stripe.subscription("past_due", cancelAt: "\(Stripe.end)"),
            is: ["paymentFailed"],
            access: [nil],
            says: ["Your subscription ends on December 2, 2026."]
        ),
        StoreRuleCase(
            "unpaid, to be cancelled",
            Stripe.subscription("unpaid", cancelsAtPeriodEnd: true),
            is: ["paymentFailed"],
            access: [nil],
            says: ["Your subscription ends on December 2, 2026."]
        ),
        StoreRuleCase(
            "an invoice that is past due",
            Stripe.subscription("past_due", collection: "send_invoice"),
            is: ["paymentFailed"],
            access: [nil],
            says: ["Your latest invoice hasn’t been paid."],
            neverSays: ["payment method", "go through"]
        ),
        StoreRuleCase(
            "an invoice that was given up",
            Stripe.subscription("unpaid", collection: "send_invoice"),
            is: ["paymentFailed"],
            access: [nil],
            says: ["Your latest invoice hasn’t been paid."],
            neverSays: ["on hold"]
        ),
        StoreRuleCase(
            "past_due for half a year: how long a merchant goes on is the merchant’s",
            Stripe.subscription("past_due"),
            now: "2027-05-20T12:00:00Z",
            is: ["paymentFailed"],
            access: [nil],
            says: ["didn’t go through"]
        ),
        StoreRuleCase(
            "an event about past_due",
            Stripe.event(Stripe.subscription("past_due")),
            is: ["paymentFailed"],
            access: [nil]
        ),
        StoreRuleCase(
            "past_due, and ended",
            Stripe.subscription("past_due", endedAt: "1794800000"),
            is: ["expired"],
            access: [false]
        ),
        StoreRuleCase("active", Stripe.subscription(), is: ["active"], access: [true], says: ["€9.99"]),
        StoreRuleCase("incomplete", Stripe.incomplete, is: ["pendingPurchase"], access: [false]),
        StoreRuleCase(
            "payment collection is paused: the customer keeps access",
            Stripe.subscription(pause: #"{"behavior": "void", "resumes_at": null}"#),
            is: ["running"],
            access: [true],
            neverSays: ["don’t have access", "Paused by", "renews automatically"]
        ),
        StoreRuleCase(
            "paused, why is not stated",
            Stripe.subscription("paused"),
            is: ["paused"],
            access: [nil],
            says: ["Your subscription is paused.", "the store doesn’t say by whom"],
            neverSays: ["customer", "charged", "trial", "resume now"]
        ),
        StoreRuleCase(
            "paused when a trial ended without a payment method",
            paused("trial_end_without_payment_method"),
            is: ["paused"],
            access: [nil],
            says: ["Your free trial ended without a payment method. Add one to continue."],
            neverSays: ["customer", "charged", "resume now"]
        ),
        StoreRuleCase(
            "paused by a request",
            paused("pause_requested"),
            is: ["paused"],
            access: [nil],
            says: ["Your subscription is paused."],
            neverSays: ["customer", "trial", "didn’t go through"]
        ),
        StoreRuleCase(
            "paused by Stripe",
            paused("system"),
            is: ["paused"],
            access: [nil],
            neverSays: ["customer", "trial", "didn’t go through"]
        ),
        StoreRuleCase(
            "paused at the first payment that failed",
            paused("first_payment_failure"),
            is: ["paused"],
            access: [nil],
            says: ["Your subscription is paused.", "Your latest payment didn’t go through."],
            neverSays: ["customer", "trial"]
        ),
        StoreRuleCase(
            "paused after the last attempt",
            paused("final_payment_failure"),
            is: ["paused"],
            access: [nil],
            says: ["Your latest payment didn’t go through."]
        ),
        StoreRuleCase(
            "paused for a reason that is not known",
            paused("moon_phase"),
            is: ["paused"],
            access: [nil],
            neverSays: ["customer", "trial", "didn’t go through"]
        ),
        StoreRuleCase(
            "an older version: a trial without a payment method, in whose period it still is",
            trialPaused(trialEnd: Stripe.start + 86_400),
            is: ["paused"],
            access: [nil],
            says: ["Your free trial ended without a payment method."]
        ),
        StoreRuleCase(
            "an older version: there is a payment method",
            trialPaused(trialEnd: Stripe.start + 86_400, card: #""pm_1""#),
            is: ["paused"],
            access: [nil],
            neverSays: ["trial"]
        ),
        StoreRuleCase(
            "an older version: a period began after the trial",
            trialPaused(trialEnd: Stripe.start - 86_400),
            is: ["paused"],
            access: [nil],
            neverSays: ["trial"]
        ),
    ]

    static let paddle: [StoreRuleCase] = [
        StoreRuleCase(
            "past_due",
            PaddleText.subscription(["status": #""past_due""#]),
            is: ["paymentFailed"],
            access: [nil],
            says: ["didn’t go through"],
            neverSays: ["December", "renews"]
        ),
        StoreRuleCase(
            "an invoice that is past due",
            PaddleText.subscription(["status": #""past_due""#, "collection_mode": #""manual""#]),
            is: ["paymentFailed"],
            access: [nil],
            says: ["Your latest invoice hasn’t been paid."]
        ),
        StoreRuleCase(
            "past_due, to be cancelled",
            PaddleText.subscription(["status": #""past_due""#, "scheduled_change": PaddleText.change("cancel")]),
            is: ["paymentFailed"],
            access: [nil],
            says: ["Your subscription ends on December 2, 2026."]
        ),
        StoreRuleCase(
            "paused without an end",
            PaddleText.subscription([
                "status": #""paused""#, "paused_at": #""2026-11-15T08:00:00Z""#, "next_billed_at": "null",
                "current_billing_period": "null",
            ]),
            is: ["paused"],
            access: [nil],
            says: ["Your subscription is paused."],
            neverSays: ["customer", "charged", "resumes"]
        ),
        StoreRuleCase(
            "paused until a day: whether it is charged then is not stated",
            PaddleText.subscription([
                "status": #""paused""#, "paused_at": #""2026-11-15T08:00:00Z""#, "next_billed_at": "null",
                "current_billing_period": "null", "scheduled_change": PaddleText.change("resume"),
            ]),
            is: ["paused"],
            access: [nil],
            says: ["It resumes automatically on December 2, 2026."],
            neverSays: ["customer", "charged"]
        ),
        StoreRuleCase(
            "a pause that is planned",
            PaddleText.subscription(["scheduled_change": PaddleText.change("pause"), "next_billed_at": "null"]),
            is: ["pausePlanned"],
            access: [true],
            says: ["Your subscription will pause on December 2, 2026."],
            neverSays: ["is paused", "doesn’t say whether it renews", "renews"]
        ),
        StoreRuleCase(
            "a pause that is planned, with its end",
            PaddleText.subscription([
                "scheduled_change": PaddleText.change("pause", resume: #""2027-01-02T08:00:00Z""#),
                "next_billed_at": "null",
            ]),
            is: ["pausePlanned"],
            access: [true],
            says: ["will pause on December 2, 2026", "It resumes automatically on January 2, 2027."],
            neverSays: ["charged"]
        ),
        StoreRuleCase(
            "over",
            PaddleText.subscription([
                "status": #""canceled""#, "canceled_at": #""2026-11-10T08:00:00Z""#, "next_billed_at": "null",
                "current_billing_period": "null",
            ]),
            is: ["expired"],
            access: [false]
        ),
        StoreRuleCase("active", PaddleText.subscription(), is: ["active"], access: [true], says: ["€30.00"]),
    ]
}
