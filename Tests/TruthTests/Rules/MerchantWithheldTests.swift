import PaywrightDecisions
import PaywrightModel
import Testing

/// What a field of a merchant’s tills states, and no sentence tells, written from the documentation of the fields: the field is named.
@Suite("Merchants: what is left out is withheld by its field")
struct MerchantWithheldTests {
    private typealias Stripe = StripeSample

    private static let access = "access decidedByMerchant $.status"
    /// A higher price from the end of the period on.
    private static let planned = Stripe.schedule(
        Stripe.phase(Stripe.start, Stripe.end, price: #""price_1Ocean""#) + ", "
            + Stripe.phase(Stripe.end, Stripe.end + 90 * 86_400, price: Stripe.price("price_2", amount: "1299"))
    )
    private static let pause =
        #"{"action": "pause", "effective_at": "2026-12-02T08:00:00Z", "resume_at": "2027-01-02T08:00:00Z"}"#

    /// A monthly subscription of a merchant’s own, whose payment failed.
    private static func plain(_ state: String, _ more: String) -> String {
        """
        {"schema": "paywright/customer/1", "store": "other", "asOf": "2026-11-20T09:00:00Z", "complete": true,
         "purchases": [{"id": "1", "originalID": "1", "productID": "pro", "productType": "autoRenewable",
          "purchaseDate": "2026-10-15T12:00:00Z", "expiresDate": "2026-11-15T12:00:00Z",
          "price": {"amount": "6.99", "currency": "EUR"}}],
         "subscriptions": [{"originalID": "1", "productID": "pro", "state": "\(state)", "renewsAutomatically": true\(more)}]}
        """
    }

    private static let quarter = #""percent_off": 25"#
    private static let two =
        "[" + ["di_1", "di_2"].map { Stripe.discount(Stripe.coupon(quarter), id: $0) }.joined(separator: ", ") + "]"
    /// The same price, with a discount that the next phase has.
    private static let discounted = Stripe.schedule(
        Stripe.phase(Stripe.start, Stripe.end, price: #""price_1Ocean""#) + ", "
            + Stripe.phase(
                Stripe.end,
                Stripe.end + 90 * 86_400,
                price: #""price_1Ocean""#,
                more: #", "discounts": [{"coupon": "FALL"}]"#
            )
    )

    private static func discounts(_ terms: String, duration: String = "forever") -> String {
        "[\(Stripe.discount(Stripe.coupon(terms, duration: duration)))]"
    }

    static let cases: [(name: String, input: String, withheld: [String])] = [
        (
            "a phase that begins after a payment that failed",
            Stripe.subscription("past_due", schedule: planned),
            ["later undecided $.schedule.phases[1]", access]
        ),
        (
            "a phase that begins after a pause",
            Stripe.subscription("paused", schedule: planned),
            ["later undecided $.schedule.phases[1]", access]
        ),
        (
            "a schedule that is only an identifier, after a payment that failed",
            Stripe.subscription("unpaid", schedule: #""sub_sched_1""#),
            ["later notExpanded $.schedule", access]
        ),
        (
            "a schedule that changes nothing, after a payment that failed",
            Stripe.subscription(
                "past_due",
                schedule: Stripe.schedule(Stripe.phase(Stripe.start, Stripe.end, price: #""price_1Ocean""#))
            ),
            [access]
        ),
        (
            "a pause after a payment that failed",
            PaddleText.subscription(["status": #""past_due""#, "scheduled_change": pause]),
            ["later undecided $.scheduled_change", access]
        ),
        (
            "a new price after a payment that failed",
            plain(
                "billingRetry",
                #"""
                , "priceChange": {"state": "confirmed", "kind": "increase", "date": "2026-12-15T12:00:00Z",
                 "newPrice": {"amount": "8.99", "currency": "EUR"}}
                """#
            ),
            ["later undecided $.subscriptions[0].priceChange"]
        ),
        (
            "another plan after a payment that failed",
            plain("billingRetry", #", "renewalProductID": "max""#),
            ["later undecided $.subscriptions[0].renewalProductID"]
        ),
        (
            "an end of what is on hold",
            plain("onHold", #", "endDate": "2027-03-15T12:00:00Z""#),
            ["later undecided $.subscriptions[0].endDate"]
        ),
        ("a payment that failed, and nothing planned", plain("onHold", ""), []),
        (
            "a pause of what does not renew",
            plain("paused", #", "resumesDate": "2026-12-20T12:00:00Z""#)
                .replacing(#""renewsAutomatically": true"#, with: #""renewsAutomatically": false"#),
            ["later undecided $.subscriptions[0].renewsAutomatically"]
        ),
        ("an amount that is stated", Stripe.subscription(), []),
        (
            "a coupon that counts once, and may have been used",
            Stripe.subscription(discounts: discounts(quarter, duration: "once")),
            ["amount undecided $.discounts[0].coupon"]
        ),
        (
            "a coupon in another currency",
            Stripe.subscription(discounts: discounts(#""amount_off": 100, "currency": "usd""#)),
            ["amount undecided $.discounts[0].coupon"]
        ),
        (
            "two discounts",
            Stripe.subscription(discounts: two),
            ["amount undecided $.discounts[0].coupon"]
        ),
        (
            "what is used",
            Stripe.subscription(
                items: Stripe.list(Stripe.item(price: Stripe.price().replacing("licensed", with: "metered")))
            ),
            ["amount undecided $.items.data[0].price"]
        ),
        (
            "half a cent",
            Stripe.subscription(
                items: Stripe.list(Stripe.item(price: Stripe.price(amount: "null", decimal: "999.5")))
            ),
            ["amount undecided $.items.data[0].price"]
        ),
        (
            "tax of which the price states nothing",
            Stripe.subscription(tax: "true"),
            ["amount undecided $.automatic_tax"]
        ),
        (
            "a discount of the next phase",
            Stripe.subscription(schedule: discounted),
            ["amount undecided $.schedule.phases[1].discounts"]
        ),
        ("a pause of what renews", plain("paused", #", "resumesDate": "2026-12-20T12:00:00Z""#), []),
    ]

    @Test("What is not told is withheld by its field", arguments: cases.indices)
    func withheld(_ index: Int) async throws {
        let row = Self.cases[index]
        let answer = try await RuleAnswer([row.input])
        let doubts = answer.status.purchases.flatMap(\.withheld)
        let words = doubts.map { "\($0.facts.names.joined(separator: " ")) \($0.reason.rawValue) \($0.field)" }
        #expect(words.sorted() == row.withheld.sorted(), "\(row.name): \(answer.text)")
    }
}
