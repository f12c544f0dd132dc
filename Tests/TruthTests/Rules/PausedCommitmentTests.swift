import PaywrightDecisions
import PaywrightModel
import Testing

/// Pauses, commitments, plans and prices that stand beside each other in one subscription of a merchant's own, at noon of
/// 20 November 2026: the text has what the timeline has, and what is in neither is withheld.
@Suite("Pauses and commitments beside each other")
struct PausedCommitmentTests {
    /// A monthly subscription at €6.99, of which the period that runs ends on 15 December 2026.
    private static func plain(_ more: String, renewal: String = "2026-12-15", price: String = "6.99") -> [String] {
        [
            """
            {"schema": "paywright/customer/1", "store": "other", "asOf": "2026-11-20T09:00:00Z", "complete": true,
             "purchases": [{"id": "1", "originalID": "1", "productID": "pro", "productType": "autoRenewable",
              "purchaseDate": "2026-11-15T12:00:00Z", "expiresDate": "2026-12-15T12:00:00Z",
              "price": {"amount": "6.99", "currency": "EUR"}}],
             "subscriptions": [{"originalID": "1", "productID": "pro", "renewsAutomatically": true,
              "renewalDate": "\(renewal)T12:00:00Z", "renewalPrice": {"amount": "\(price)", "currency": "EUR"}\(more)}]}
            """
        ]
    }

    /// The same, paused until 20 January 2027 or with a failed payment: its period ended on 15 November.
    private static func stopped(_ more: String, renewal: String = "2027-01-20", price: String = "6.99") -> [String] {
        plain(more, renewal: renewal, price: price).map {
            $0.replacing("2026-12-15T12:00:00Z\"", with: "2026-11-15T12:00:00Z\"", maxReplacements: 1)
                .replacing("2026-11-15T12:00:00Z\", \"expiresDate", with: "2026-10-15T12:00:00Z\", \"expiresDate")
        }
    }

    private static func commitment(_ left: Int?, on date: String?, price: String = "6.99", renews: Bool = true)
        -> String
    {
        let left = left.map { #""paymentsLeft": \#($0), "# } ?? ""
        let date = date.map { #""renewalDate": "\#($0)T12:00:00Z", "# } ?? ""
        return """
            , "commitment": {\(left)\(date)"renewsAutomatically": \(renews), "isCommitted": \(renews), "payments": 12,
             "renewalPrice": {"amount": "\(price)", "currency": "EUR"}}
            """
    }

    private static func pause(_ beginning: String, _ end: String) -> String {
        #", "pauseDate": "\#(beginning)T12:00:00Z", "resumesDate": "\#(end)T12:00:00Z""#
    }

    private static let untilJanuary = #", "state": "paused", "resumesDate": "2027-01-20T12:00:00Z""#
    private static let inGrace = #", "state": "gracePeriod", "gracePeriodExpiresDate": "2026-12-01T12:00:00Z""#

    private static func price(_ state: String, _ kind: String, _ price: String, on date: String) -> String {
        """
        , "priceChange": {"state": "\(state)", "kind": "\(kind)", "date": "\(date)T12:00:00Z",
         "newPrice": {"amount": "\(price)", "currency": "EUR"}}
        """
    }

    static let cases: [RuleCase] = [
        RuleCase(
            "a pause that begins with a payment",
            plain(commitment(3, on: "2027-03-15") + pause("2026-12-15", "2027-01-15")),
            is: ["pausePlanned"],
            says: [
                "will pause on December 15, 2026", "Your next payment is €6.99 on January 15, 2027.",
                "You have 3 payments left in your commitment. Canceling doesn’t stop the remaining payments.",
                "After the last payment, a new commitment of 12 payments begins.",
            ],
            neverSays: ["March", "cancel on or before"]
        ),
        RuleCase(
            "a pause between two payments leaves open when the commitment ends",
            plain(commitment(3, on: "2027-03-15") + pause("2027-01-15", "2027-02-15")),
            is: ["commitment"],
            says: [
                "Your next payment is €6.99 on December 15, 2026.", "will pause on January 15, 2027",
                "renews automatically for €6.99 on February 15, 2027.",
            ],
            neverSays: ["March", "cancel on or before"]
        ),
        RuleCase(
            "a pause that runs: the payments that are left, and what follows them",
            stopped(commitment(4, on: "2027-05-20") + untilJanuary),
            is: ["paused"],
            says: [
                "Your next payment is €6.99 on January 20, 2027. You have 4 payments left in your commitment.",
                "Your commitment ends on May 20, 2027, and your subscription then renews automatically for €6.99.",
                "A new commitment of 12 payments (€83.88 in total) begins at the same time. To avoid this, cancel on or before May 19, 2027.",
            ],
            neverSays: ["January 19"]
        ),
        RuleCase(
            "a payment of a commitment on a later day than the end of a pause has no way out",
            stopped(
                commitment(3, on: "2027-04-20") + #", "state": "paused", "resumesDate": "2027-01-05T12:00:00Z""#
            ),
            is: ["paused"],
            says: ["resumes automatically on January 5, 2027. Your next payment is €6.99 on January 20, 2027."],
            neverSays: ["January 19"]
        ),
        RuleCase(
            "a consent to a price of the day on which a pause begins",
            plain(pause("2027-01-15", "2027-02-15") + price("awaitingConsent", "increase", "8.99", on: "2027-01-15")),
            is: ["priceChange"],
            says: ["Starting February 15, 2027, your subscription will cost €8.99 instead of €6.99. Unless you agree"],
            neverSays: ["Starting January", "It resumes automatically"]
        ),
        RuleCase(
            "a price of a day within a pause whose end has no charge that is stated",
            plain(pause("2026-12-10", "2027-02-15") + price("confirmed", "increase", "8.99", on: "2027-01-20")),
            is: ["pausePlanned"],
            says: ["Starting February 15, 2027, your subscription will cost €8.99 instead of €6.99."],
            neverSays: ["January 20", "cancel on or before"]
        ),
        RuleCase(
            "a new price after a pause beside a commitment that begins: neither is certain of that day",
            plain(
                commitment(3, on: "2027-03-15") + pause("2027-01-15", "2027-02-15")
                    + price("confirmed", "increase", "8.99", on: "2027-03-15")
            ),
            is: ["priceChange"],
            says: [
                "After the last payment, a new commitment of 12 payments begins. "
                    + "Your subscription will cost €8.99 instead of €6.99."
            ],
            neverSays: ["at the same time", "March"]
        ),
        RuleCase(
            "a consent decides about a commitment that begins when a pause ends",
            stopped(
                commitment(0, on: "2027-01-20", price: "8.99") + untilJanuary
                    + price("awaitingConsent", "increase", "8.99", on: "2027-01-20")
            ),
            is: ["paused"],
            says: ["A new commitment of 12 payments (€107.88 in total) begins at the same time. Unless you agree"],
            neverSays: ["cancel on or before"]
        ),
        RuleCase(
            "another plan comes when a pause ends",
            stopped(untilJanuary + #", "renewalProductID": "pro.yearly""#, price: "79.99"),
            is: ["paused"],
            says: [
                "You’ll switch to another plan on January 20, 2027. You’ll be charged €79.99 then. "
                    + "To avoid this, cancel on or before January 19, 2027."
            ],
            neverSays: ["next payment"]
        ),
        RuleCase(
            "another plan with a commitment of its own comes when a pause ends",
            stopped(
                #", "commitment": {"paymentsLeft": 0, "renewalDate": "2027-01-20T12:00:00Z", "isCommitted": true, "#
                    + #""payments": 12, "productID": "pro.yearly", "renewsAutomatically": true, "#
                    + #""renewalPrice": {"amount": "7.99", "currency": "EUR"}}, "#
                    + #""state": "paused", "resumesDate": "2027-01-20T12:00:00Z", "renewalProductID": "pro.yearly""#,
                price: "7.99"
            ),
            is: ["paused"],
            says: [
                "You’ll switch to another plan on January 20, 2027. You’ll be charged €7.99 then. "
                    + "A new commitment of 12 payments (€95.88 in total) begins at the same time. "
                    + "To avoid this, cancel on or before January 19, 2027."
            ],
            neverSays: ["next payment"]
        ),
        RuleCase(
            "another plan after a pause that is planned has no day",
            plain(pause("2026-12-15", "2027-01-15") + #", "renewalProductID": "pro.yearly""#, price: "79.99"),
            is: ["pausePlanned"],
            says: ["It resumes automatically on January 15, 2027. You’ll switch to another plan at the next renewal."],
            neverSays: ["79.99", "cancel on or before"]
        ),
        RuleCase(
            "a price of the day on which a pause begins",
            plain(pause("2027-01-15", "2027-02-15") + price("confirmed", "increase", "8.99", on: "2027-01-15")),
            is: ["priceChange"],
            says: [
                "Starting February 15, 2027, your subscription will cost €8.99 instead of €6.99. "
                    + "To avoid this, cancel on or before February 14, 2027."
            ],
            neverSays: ["Starting January", "January 14"]
        ),
        RuleCase(
            "in a grace period a commitment follows the payments at a new price",
            stopped(
                commitment(3, on: "2027-03-15") + inGrace + price("confirmed", "increase", "8.99", on: "2027-03-15"),
                renewal: "2026-11-15"
            ),
            is: ["gracePeriod"],
            says: [
                "You have 3 payments left in your commitment. Canceling doesn’t stop the remaining payments.",
                "Starting March 15, 2027, your subscription will cost €8.99 instead of €6.99. "
                    + "A new commitment of 12 payments begins at the same time. "
                    + "To avoid this, cancel on or before March 14, 2027.",
            ]
        ),
        RuleCase(
            "in a grace period in which everything is paid the payment that failed is the first of the next commitment",
            stopped(commitment(0, on: nil) + inGrace, renewal: "2026-11-15"),
            is: ["gracePeriod"],
            says: ["A new commitment of 12 payments begins with the next renewal."],
            neverSays: ["payments left"]
        ),
        RuleCase(
            "a new price with which a commitment begins",
            plain(commitment(nil, on: "2026-12-15") + price("confirmed", "increase", "8.99", on: "2026-12-15")),
            is: ["priceChange"],
            says: [
                "Starting December 15, 2026, your subscription will cost €8.99 instead of €6.99. "
                    + "A new commitment of 12 payments (€107.88 in total) begins at the same time. "
                    + "To avoid this, cancel on or before December 14, 2026."
            ]
        ),
        RuleCase(
            "a consent beside a commitment that begins",
            plain(commitment(nil, on: "2026-12-15") + price("awaitingConsent", "increase", "8.99", on: "2026-12-15")),
            is: ["priceChange"],
            says: [
                "€8.99 instead of €6.99. A new commitment of 12 payments (€107.88 in total) begins at the same time. Unless you agree"
            ],
            neverSays: ["cancel on or before"]
        ),
        RuleCase(
            "a commitment that begins with a later renewal",
            plain(commitment(nil, on: "2027-01-15", price: "5.99")),
            is: ["active"],
            says: [
                "renews automatically for €6.99 on December 15, 2026.",
                "Your subscription renews automatically for €5.99 on January 15, 2027. "
                    + "A new commitment of 12 payments (€71.88 in total) begins at the same time. "
                    + "To avoid this, cancel on or before January 14, 2027.",
            ]
        ),
        RuleCase(
            "a commitment without a day: no way out is promised after the charge with which it may begin",
            plain(
                #", "commitment": {"isCommitted": true, "payments": 12}"#
                    + price("confirmed", "increase", "8.99", on: "2027-01-15")
            ),
            is: ["priceChange"],
            says: ["cancel on or before December 14, 2026", "Starting January 15, 2027"],
            neverSays: ["cancel on or before January 14"]
        ),
        RuleCase(
            "payments of a cancelled commitment that a pause delays",
            plain(commitment(3, on: nil, renews: false) + pause("2026-12-10", "2027-01-10")),
            is: ["commitment"],
            says: ["You have 3 payments left in your commitment."],
            neverSays: ["2026", "2027"]
        ),
    ]

    @Test("A case", arguments: cases)
    func states(_ rule: RuleCase) async throws { try await rule.check() }

    /// What is planned and is not told: the input, and what is withheld of it.
    static let untold: [(name: String, input: [String], withheld: [String])] = [
        (
            "a pause before an end",
            plain(pause("2026-12-10", "2027-01-10")).map {
                $0.replacing(#""renewsAutomatically": true"#, with: #""renewsAutomatically": false"#)
            }, ["later undecided $.subscriptions[0].pauseDate"]
        ),
        (
            "a pause before the payments that are left of a cancelled commitment",
            plain(commitment(3, on: nil, renews: false) + pause("2026-12-10", "2027-01-10")),
            ["nextCharge later undecided $.subscriptions[0].pauseDate"]
        ),
        (
            "a pause after the payment of a cancelled commitment",
            plain(commitment(3, on: nil, renews: false) + pause("2027-01-10", "2027-02-10")),
            ["later undecided $.subscriptions[0].pauseDate"]
        ),
        (
            "a commitment without a day", plain(#", "commitment": {"isCommitted": true, "payments": 12}"#),
            ["later undecided $.subscriptions[0].commitment.isCommitted"]
        ),
        ("a commitment with a day", plain(commitment(nil, on: "2027-01-15")), []),
        ("a pause that is told", plain(pause("2026-12-10", "2027-01-10")), []),
    ]

    @Test("What is not told is withheld by its field", arguments: untold.indices)
    func withheld(_ index: Int) async throws {
        let row = Self.untold[index]
        let answer = try await RuleAnswer(row.input, products: [], now: "2026-11-20T12:00:00Z")
        let doubts = answer.status.purchases.flatMap(\.withheld)
        let words = doubts.map { "\($0.facts.names.joined(separator: " ")) \($0.reason.rawValue) \($0.field)" }
        #expect(words == row.withheld, "\(row.name): \(answer.text)")
    }
}
