/// Subscriptions of Google Play's in which nothing is broken: one for each situation that its documentation names.
enum GooglePlaySeed {
    private typealias Sample = GooglePlaySample

    static let all = states + ends + phases + changes + commitments + items

    private static let offer = #"{"basePlanId": "monthly", "offerId": "try", "offerTags": ["a"]}"#
    private static let declined = #"{"renewalDeclined": {"pendingOrderId": "GPA.1-2-3..3"}}"#

    private static func seed(_ name: String, _ text: String) -> DamageSeed {
        DamageSeed(name, text, of: "subscription")
    }

    private static func seed(_ name: String, plan more: String) -> DamageSeed {
        seed(name, Sample.subscription(items: Sample.item(plan: Sample.plan(more: more))))
    }

    private static func seed(_ name: String, item more: String) -> DamageSeed {
        seed(name, Sample.subscription(items: Sample.item(more: more)))
    }

    private static func ended(_ name: String, _ state: String, by who: String, _ content: String = "{}") -> DamageSeed {
        let end = state == "EXPIRED" ? Sample.past : Sample.end
        let item = Sample.item(end: end, plan: Sample.plan(renews: false))
        return seed(name, Sample.subscription(state, items: item, more: Sample.cancelled(by: who, content)))
    }

    // MARK: States

    private static let states = [
        seed("active", Sample.subscription()),
        seed("grace", Sample.subscription("IN_GRACE_PERIOD", more: #", "inGracePeriodStateContext": \#(declined)"#)),
        seed(
            "hold",
            Sample.subscription(
                "ON_HOLD",
                items: Sample.item(end: Sample.past),
                more: #", "onHoldStateContext": \#(declined)"#
            )
        ),
        seed("paused", Sample.subscription("PAUSED", items: Sample.item(end: Sample.past), more: Sample.pause)),
        seed("pending", Sample.subscription("PENDING", items: Sample.item(end: nil, phase: nil, order: nil))),
        seed(
            "pending, of a change",
            Sample.subscription(
                "PENDING",
                items: Sample.item(end: nil, phase: nil, order: nil),
                more: #", "linkedPurchaseToken": "a""#
            )
        ),
        seed(
            "pending purchase canceled",
            Sample.subscription("PENDING_PURCHASE_CANCELED", items: Sample.item(end: nil, phase: nil, order: nil))
        ),
        seed("test", Sample.subscription(more: #", "testPurchase": {}"#)),
        seed("changed", Sample.subscription(more: #", "linkedPurchaseToken": "a""#)),
        seed(
            "prepaid",
            Sample.subscription(
                items: Sample.item(
                    kind: "prepaidPlan",
                    plan: #"{"allowExtendAfterTime": "2026-11-25T10:00:00Z"}"#,
                    phase: nil
                )
            )
        ),
        seed(
            "prepaid, ended",
            Sample.subscription(
                "EXPIRED",
                items: Sample.item(end: Sample.past, kind: "prepaidPlan", plan: "{}", phase: nil)
            )
        ),
    ]

    private static let ends = [
        ended("canceled by the customer", "CANCELED", by: "userInitiatedCancellation", Sample.cancelTime),
        ended("canceled by the store", "CANCELED", by: "systemInitiatedCancellation"),
        ended("canceled by the developer", "CANCELED", by: "developerInitiatedCancellation"),
        ended("replaced before its end", "CANCELED", by: "replacementCancellation"),
        ended("ended by the customer", "EXPIRED", by: "userInitiatedCancellation", Sample.cancelTime),
        ended("ended by the store", "EXPIRED", by: "systemInitiatedCancellation"),
        ended("ended by the developer", "EXPIRED", by: "developerInitiatedCancellation"),
        ended("replaced", "EXPIRED", by: "replacementCancellation"),
        seed("ended without a cause", Sample.subscription("EXPIRED", items: Sample.item(end: Sample.past, plan: "{}"))),
    ]

    // MARK: Phases

    private static let phases = [
        seed("trial", Sample.subscription(items: Sample.item(details: offer, phase: "freeTrial"))),
        seed(
            "trial by a code",
            Sample.subscription(
                items: Sample.item(
                    details: offer,
                    phase: "freeTrial",
                    more: #", "signupPromotion": {"vanityCode": {"promotionCode": "SPRING"}}"#
                )
            )
        ),
        seed(
            "trial canceled",
            Sample.subscription(
                "CANCELED",
                items: Sample.item(plan: Sample.plan(renews: false), details: offer, phase: "freeTrial"),
                more: Sample.cancelled(by: "userInitiatedCancellation", Sample.cancelTime)
            )
        ),
        seed("introductory", Sample.subscription(items: Sample.item(details: offer, phase: "introductoryPrice"))),
        seed("after an offer", Sample.subscription(items: Sample.item(details: offer))),
        seed("recalculated", Sample.subscription(items: Sample.item(phase: "prorationPeriod"))),
        seed("without a phase", Sample.subscription(items: Sample.item(phase: nil))),
        seed("offer without a phase", Sample.subscription(items: Sample.item(details: offer, phase: nil))),
        seed(
            "by a code, without a phase",
            Sample.subscription(items: Sample.item(phase: nil, more: #", "signupPromotion": {"oneTimeCode": {}}"#))
        ),
    ]

    // MARK: Changes

    private static let changes = [
        seed("increase to agree to", plan: Sample.priceChange()),
        seed("increase agreed to", plan: Sample.priceChange(state: "CONFIRMED", at: Sample.end)),
        seed("increase agreed to, later", plan: Sample.priceChange(state: "CONFIRMED")),
        seed("increase without consent", plan: Sample.priceChange("OPT_OUT_PRICE_INCREASE")),
        seed("decrease", plan: Sample.priceChange("PRICE_DECREASE", to: Sample.money("7"), at: Sample.end)),
        seed("increase applied", plan: Sample.priceChange(state: "APPLIED", to: Sample.money(), at: nil)),
        seed("increase canceled", plan: Sample.priceChange(state: "CANCELED", at: nil)),
        seed("step-up to agree to", plan: Sample.stepUp()),
        seed("step-up agreed to", plan: Sample.stepUp("CONFIRMED")),
        seed("step-up completed", plan: Sample.stepUp("COMPLETED")),
        seed("replacement", item: Sample.replacement),
        seed(
            "replacement pair",
            Sample.subscription(items: "\(Sample.item(more: Sample.replacement)), \(Sample.replacing)")
        ),
        seed("removal", item: #", "deferredItemRemoval": {}"#),
        seed(
            "replaced another",
            item: #", "itemReplacement": {"productId": "lake", "replacementMode": "CHARGE_FULL_PRICE"}"#
        ),
    ]

    private static let commitments = [
        seed("installments", plan: Sample.installments(left: 7)),
        seed(
            "installments, followed by others",
            plan: Sample.installments(left: 7, more: #", "subsequentCommittedPaymentsCount": 12"#)
        ),
        seed("last installment", plan: Sample.installments(left: 0)),
        seed("last installment, left out", plan: Sample.installments(left: nil)),
        seed(
            "last installment, followed by others",
            plan: Sample.installments(left: 0, more: #", "subsequentCommittedPaymentsCount": 12"#)
        ),
        seed("installments canceled", plan: Sample.installments(left: 7, more: #", "pendingCancellation": {}"#)),
        seed("last installment canceled", plan: Sample.installments(left: 0, more: #", "pendingCancellation": {}"#)),
    ]

    // MARK: Items

    private static let reef = Sample.item("reef", plan: Sample.plan(Sample.money("2")))
    private static let items = [
        seed("add-on", Sample.subscription(items: "\(Sample.item()), \(reef)")),
        seed("add-on in a grace period", Sample.subscription("IN_GRACE_PERIOD", items: "\(Sample.item()), \(reef)")),
        seed(
            "add-on on hold",
            Sample.subscription("ON_HOLD", items: "\(Sample.item(end: Sample.past)), \(reef)")
        ),
        seed(
            "add-on that is removed",
            Sample.subscription(items: #"\#(Sample.item(more: #", "deferredItemRemoval": {}"#)), \#(reef)"#)
        ),
        seed("state alone", Sample.subscription("PENDING", items: "")),
    ]
}
