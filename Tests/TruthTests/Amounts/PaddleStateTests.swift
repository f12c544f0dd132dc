import PaywrightDecisions
import PaywrightModel
import Testing

/// What Paddle’s fields state together: trials of some of the items, ends of what is paused, dates that contradict a status. Written from
/// Paddle’s documentation of subscriptions alone: €30.00 a month, from 2 November to 2 December 2026, read on 20 November.
@Suite("Paddle: what the fields of a subscription state together")
struct PaddleStateTests {
    private typealias Text = PaddleText

    private static let later = #"{"action": "cancel", "effective_at": "2027-01-02T08:00:00Z", "resume_at": null}"#
    private static let trial = [
        "status": #""trialing""#,
        "trial_dates": #"{"starts_at": "2026-11-02T08:00:00Z", "ends_at": "2026-12-02T08:00:00Z"}"#,
    ]
    private static let paidTrial = Text.price([
        "trial_period":
            #"{"interval": "month", "frequency": 1, "unit_price": {"amount": "100", "currency_code": "EUR"}}"#
    ])
    private static let seat = Text.price([
        "id": #""pri_02seat""#, "unit_price": #"{"amount": "1250", "currency_code": "EUR"}"#,
    ])

    private static func trialing(_ items: String...) -> String {
        Text.subscription(["status": #""trialing""#, "first_billed_at": "null"], items: items)
    }

    static let cases: [ChargeCase] = [
        ChargeCase(
            "a trial of all items",
            [trialing(Text.item(Text.price(), trial), Text.item(seat, trial))],
            is: "freeTrial",
            moments: [["2026-12-02 EUR 42.50 trialEnds"]]
        ),
        ChargeCase(
            "a trial that costs something ends with the charge of the full price",
            [trialing(Text.item(paidTrial, trial))],
            is: "offerPrice",
            moments: [["2026-12-02 EUR 30.00 offerEnds"]]
        ),
        ChargeCase(
            "a trial of one item beside one that is paid: no offer is stated",
            [trialing(Text.item(Text.price(), trial), Text.item(seat))],
            is: "active",
            moments: [["2026-12-02 EUR 42.50"]],
            never: ["offer", "free"]
        ),
        ChargeCase(
            "an end of what is paused",
            [
                Text.subscription(
                    [
                        "status": #""paused""#, "paused_at": #""2026-11-02T08:00:00Z""#, "next_billed_at": "null",
                        "current_billing_period": "null", "scheduled_change": later,
                    ],
                    items: [Text.item(Text.price(), ["status": #""inactive""#])]
                )
            ],
            is: "paused",
            moments: [["2027-01-02 none ends"]],
            says: ["Your subscription ends on January 2, 2027."]
        ),
        ChargeCase(
            "a pause in what runs: whether it renews is not stated",
            [Text.subscription(["paused_at": #""2026-11-15T08:00:00Z""#])],
            is: "running",
            moments: [["2026-12-02 not stated"]],
            never: ["€"]
        ),
    ]

    @Test("States", arguments: cases)
    func comes(case state: ChargeCase) async throws { try await state.check() }

    @Test("A date of an end in a subscription that is stated to run leaves open whether it does")
    func contradicted() async throws {
        let answer = try await RuleAnswer([Text.subscription(["canceled_at": #""2026-11-15T08:00:00Z""#])])
        #expect(answer.status.purchases.map(\.situation.name) == ["unknown"])
        let withheld = answer.status.purchases.flatMap(\.withheld)
        #expect(withheld.contains(Doubt(facts: .access, reason: .undecided, field: "$.canceled_at")))
    }
}
