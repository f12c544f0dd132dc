import PaywrightDecisions
import PaywrightReviewCases
import Testing

/// The counterpart: to tell nothing would break no rule. What each intact customer states is told.
@Suite("The package's own form: what is intact is told")
struct CustomerSeedTests {
    /// By the name of a seed, what its English lines must hold at 12:00 on 20 November 2026.
    private static let told: [String: [String]] = [
        "lifetime": ["one-time purchase"], "consumable": ["Your purchase is complete"], "consumables": ["Quantity: 3"],
        "no kind": ["Your purchase is complete"], "pass": ["December 30"], "pass that ended": ["November 16"],
        "prepaid": ["December 2"], "pending": ["waiting for approval or payment"],
        "never completed": ["wasn’t completed"], "refunded for good": ["refunded", "November 10"],
        "shared for good": ["Family Sharing"], "active": ["December 2, 2026", "€9.99", "renews automatically"],
        "active without a state": ["December 2, 2026", "€9.99"],
        "active by its renewal": ["December 2, 2026", "€9.99"],
        "active in a store": ["December 2, 2026", "€9.99"], "purchase alone": ["December 2"],
        "subscription alone": ["December 2, 2026", "€9.99"], "trial": ["free trial", "December 2", "€9.99"],
        "cancelled trial": ["free trial", "December 2"], "free period": ["free period", "December 2", "€9.99"],
        "cancelled free period": ["free period", "December 2"], "introductory price": ["December 2", "€9.99"],
        "price of an offer": ["December 2", "€9.99"], "offer to come": ["December 2", "€9.99"],
        "cancelled": ["December 2", "won’t renew"], "cancelled by its state": ["December 2", "won’t renew"],
        "removed": ["December 2"], "shared": ["Family Sharing", "December 2"], "another plan": ["December 2", "€9.99"],
        "consent": ["€12.99", "November 30"], "higher price": ["€12.99", "December 2"],
        "higher price, by the renewal": ["€12.99", "December 2"], "lower price": ["€4.99", "December 2"],
        "price that has changed": ["€9.99", "December 2"], "commitment": ["9 payments left", "€9.99", "December 2"],
        "commitment of a purchase": ["9 payments left", "€9.99", "December 2"],
        "cancelled commitment": ["9 payments left"], "last payment made": ["commitment ends", "€9.99"],
        "grace period": ["didn’t go through", "November 24"], "grace period by its date": ["November 24"],
        "billing retry": ["didn’t go through"], "billing retry by a flag": ["didn’t go through"],
        "on hold": ["on hold"], "paused": ["December 24"], "ended": ["November 16"],
        "ended for a payment": ["November 16", "payment"], "ended by its dates": ["November 16"],
        "offer for coming back": ["An offer is available"], "refunded": ["refunded", "November 10"],
        "refunded in part": ["Part of your purchase", "November 10"],
        "refunded without a kind": ["Part of your purchase"], "no longer shared": ["Family Sharing", "November 10"],
        "revoked": ["Your access has ended"], "cancelled for good": ["Your purchase was canceled on November 10"],
        "shared, and not paid": ["You don’t have access through Family Sharing right now."],
        "upgraded": ["higher plan"], "replaced": ["switched from this plan"],
        "three periods": ["December 2, 2026", "€9.99"],
        "a period that was refunded": ["December 2, 2026", "€9.99", "refunded", "November 10"],
        "stated twice": ["refunded"], "without identifiers": ["December 2, 2026", "€9.99"],
        "everything stated": ["December 2, 2026", "€9.99"],
        "an answer of a store beside it": ["December 2, 2026", "€9.99", "one-time purchase"],
    ]

    @Test("Each seed", arguments: CustomerSeed.all)
    func tells(seed: CustomerSeed) async throws {
        let answer = try await RuleAnswer(["\(seed.document)"])
        let names = answer.status.purchases.map(\.situation.name)
        #expect(names.contains(seed.situation), "\(seed.name): \(names)")
        for words in Self.told[seed.name] ?? [] {
            #expect(answer.text.contains(words), "\(seed.name): \(answer.text)")
        }
    }

    @Test("Every name is that of a seed, and every situation of a reviewer has one")
    func names() {
        #expect(Set(Self.told.keys).isSubset(of: CustomerSeed.all.map(\.name)))
        let situations = Set(StatusScenarios.purchases.map(\.purchase.situation.name))
        // A merchant’s own form states whether there is access after a failed payment, and has no pause to come.
        let ofTills: Set<String> = ["paymentFailed", "pausePlanned"]
        #expect(situations.subtracting(CustomerSeed.all.map(\.situation)) == ofTills)
    }

    @Test("Each field once, with its facts")
    func rows() throws {
        let rows = try FieldLedger(of: "Paywright/customer").rows
        #expect(Set(rows.map(\.name)).count == rows.count)
        for row in rows { #expect(row.kind == "decides" || row.name == "customer.$schema", "\(row.name): \(row.kind)") }
    }
}
