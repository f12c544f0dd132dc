import Testing

/// A subscription that renews, and then ends on a day that the store has already, at 12:00 on 20 November 2026.
@Suite("A planned end after a renewal")
struct PlannedEndTests {
    typealias Sample = StripeSample

    /// 10 March 2027, 8:00 UTC, between two ends of periods, and 2 March 2027.
    private static let between = 1_804_665_600
    private static let atPeriodEnd = 1_803_974_400
    /// Five days before the end of the period.
    private static let early = Sample.end - 86_400 * 5

    private static func schedule(end: Int, behavior: String, more: String = "") -> String {
        """
        {"id": "sub_sched_1", "object": "subscription_schedule", "status": "active", "end_behavior": "\(behavior)",
         "current_phase": {"start_date": \(Sample.start), "end_date": \(end)},
         "phases": [{"start_date": \(Sample.start), "end_date": \(end),
           "items": [{"price": "price_1Ocean", "quantity": 1}]}\(more)]}
        """
    }

    private static let following =
        #", {"start_date": \#(atPeriodEnd), "end_date": 1835596800, "items": [{"price": "price_1Ocean", "quantity": 1}]}"#

    /// A phase with another item beside the first.
    private static func adding(from start: Int) -> String {
        #", {"start_date": \#(start), "items": [{"price": "price_1Ocean"}, {"price": "price_2"}]}"#
    }

    private static func plain(_ more: String) -> String {
        """
        {"schema": "paywright/customer/1", "store": "other", "purchases": [{"productID": "pro", "id": "1", "originalID": "1",
         "productType": "autoRenewable", "purchaseDate": "2026-11-02T08:00:00Z", "expiresDate": "2026-12-02T08:00:00Z"}],
         "subscriptions": [{"productID": "pro", "originalID": "1", "state": "active", "renewsAutomatically": true\(more)}]}
        """
    }

    static let cases: [RuleCase] = [
        RuleCase(
            "Stripe: cancel_at in a later period",
            [Sample.subscription(cancelAt: "\(between)")],
            is: ["active"],
            says: ["renews automatically for €9.99 on December 2, 2026", "Your access ends on March 10, 2027."]
        ),
        RuleCase(
            "Stripe: cancel_at in the next period, of which a part alone is charged",
            [Sample.subscription(cancelAt: "\(Sample.end + 86_400 * 10)")],
            is: ["active"],
            says: ["December 2, 2026", "Your access ends on December 12, 2026."],
            neverSays: ["€"]
        ),
        RuleCase(
            "Stripe: cancel_at at the end of the period",
            [Sample.subscription(cancelAt: "\(Sample.end)")],
            is: ["cancelled"],
            says: ["Your access ends on December 2, 2026."],
            neverSays: ["renews automatically"]
        ),
        RuleCase(
            "Stripe: a schedule whose last phase ends later, and the subscription with it",
            [Sample.subscription(schedule: schedule(end: atPeriodEnd, behavior: "cancel"))],
            is: ["active"],
            says: ["for €9.99 on December 2, 2026", "Your access ends on March 2, 2027."]
        ),
        RuleCase(
            "Stripe: a schedule that lets the subscription go on",
            [Sample.subscription(schedule: schedule(end: atPeriodEnd, behavior: "release"))],
            is: ["active"],
            says: ["for €9.99 on December 2, 2026"],
            neverSays: ["access ends", "march"]
        ),
        RuleCase(
            "Stripe: another phase follows",
            [Sample.subscription(schedule: schedule(end: atPeriodEnd, behavior: "cancel", more: following))],
            is: ["active"],
            says: ["for €9.99 on December 2, 2026", "Your access ends on March 2, 2028."]
        ),
        RuleCase(
            "Stripe: a schedule that ends within the next period, of which a part alone is charged",
            [Sample.subscription(schedule: schedule(end: Sample.end + 86_400 * 10, behavior: "cancel"))],
            is: ["active"],
            says: ["December 2, 2026", "Your access ends on December 12, 2026."],
            neverSays: ["€"]
        ),
        RuleCase(
            "Stripe: cancel_at in a later period, while nothing is collected",
            [
                Sample.subscription(
                    cancelAt: "\(between)",
                    pause: #"{"behavior": "void", "resumes_at": 1800000000}"#
                )
            ],
            is: ["running"],
            neverSays: ["renews automatically", "€"]
        ),
        RuleCase(
            "Stripe: cancel_at in a later period, with a schedule of which only the identifier is stated",
            [Sample.subscription(cancelAt: "\(between)", schedule: #""sub_sched_1""#)],
            is: ["running"],
            neverSays: ["renews automatically", "€"]
        ),
        RuleCase(
            "Stripe: cancel_at in a later period, and a payment that failed",
            [Sample.subscription("past_due", cancelAt: "\(between)")],
            is: ["paymentFailed"],
            says: ["Your subscription ends on"],
            neverSays: ["won’t renew", "access ends"]
        ),
        RuleCase(
            "Stripe: the next phase has another item beside this one",
            [
                Sample.subscription(
                    schedule: schedule(end: Sample.end, behavior: "release", more: adding(from: Sample.end))
                )
            ],
            is: ["active"],
            says: ["December 2, 2026"],
            neverSays: ["€"]
        ),
        RuleCase(
            "Stripe: the next phase begins within the period",
            [Sample.subscription(schedule: schedule(end: early, behavior: "release", more: adding(from: early)))],
            is: ["running"],
            neverSays: ["renews automatically", "€"]
        ),
        RuleCase(
            "the plain form: an end in a later period",
            [plain(#", "endDate": "2027-03-10T08:00:00Z""#)],
            is: ["active"],
            says: ["December 2, 2026", "Your access ends on March 10, 2027."]
        ),
        RuleCase(
            "the plain form: an end that is not after the renewal contradicts it",
            [plain(#", "endDate": "2026-12-02T08:00:00Z""#)],
            is: ["running"],
            neverSays: ["access ends", "renews automatically"]
        ),
        RuleCase(
            "the plain form: an end that has passed",
            [plain(#", "endDate": "2026-11-19T08:00:00Z""#)],
            is: ["running"],
            neverSays: ["access ends", "renews automatically"]
        ),
        RuleCase(
            "the plain form: a new price after the end",
            [
                plain(
                    #"""
                    , "endDate": "2027-01-02T08:00:00Z", "priceChange": {"kind": "increase", "state": "confirmed",
                    "newPrice": {"amount": "12.99", "currency": "EUR"}, "date": "2027-02-02T08:00:00Z"}
                    """#
                )
            ],
            is: ["active"],
            says: ["December 2, 2026", "Your access ends on January 2, 2027."],
            neverSays: ["12.99"]
        ),
        RuleCase(
            "the plain form: a pause that was planned, and has begun since",
            [plain(#", "pauseDate": "2026-11-19T08:00:00Z""#)],
            is: ["unknown"],
            neverSays: ["renews automatically"]
        ),
        RuleCase(
            "the plain form: paused, and not to renew",
            [
                plain(#", "resumesDate": "2027-01-10T08:00:00Z""#)
                    .replacing(#""active""#, with: #""paused""#).replacing(": true", with: ": false")
            ],
            is: ["paused"],
            neverSays: ["january", "resumes", "charged", "payment"]
        ),
        RuleCase(
            "the plain form: paused, and over before it would resume",
            [
                plain(#", "resumesDate": "2027-01-10T08:00:00Z", "endDate": "2026-12-20T08:00:00Z""#)
                    .replacing(#""active""#, with: #""paused""#)
            ],
            is: ["paused"],
            neverSays: ["january", "charged", "payment"]
        ),
        RuleCase(
            "the plain form: paused, as a payment failed",
            [plain(#", "pauseCause": "paymentFailed""#).replacing(#""active""#, with: #""paused""#)],
            is: ["paused"],
            says: ["Your latest payment didn’t go through", "access is interrupted"],
            neverSays: ["whether access continues", "you’re charged"]
        ),
        RuleCase(
            "the plain form: a renewal comes before the pause",
            [plain(#", "pauseDate": "2027-01-02T08:00:00Z""#)],
            is: ["active"],
            says: ["renews automatically on December 2, 2026", "Your subscription will pause on January 2, 2027."]
        ),
        RuleCase(
            "the plain form: a pause that is planned, with its end",
            [plain(#", "pauseDate": "2026-12-02T08:00:00Z", "resumesDate": "2027-01-02T08:00:00Z""#)],
            is: ["pausePlanned"],
            says: ["December 2, 2026", "January 2, 2027"]
        ),
    ]

    @Test("The renewal is told, and the end after it", arguments: cases)
    func check(_ rule: RuleCase) async throws { try await rule.check() }
}
