import Testing

/// The counterpart: to tell nothing would break no rule. What each intact subscription states is told.
@Suite("Stripe: what is intact is told")
struct StripeSeedTests {
    /// By the name of a seed, what its English lines must hold at 12:00 on 20 November 2026. Where nothing is named, the amount is
    /// withheld (billed ahead, another currency), or there is none to tell.
    private static let told: [String: [String]] = [
        "active": ["December 2, 2026", "€9.99", "renews automatically"],
        "trialing": ["December 2", "€9.99"],
        "trial without a payment method": ["free trial", "December 1"],
        "trial with a payment method": ["free trial", "December 2", "€9.99"], "past due": ["payment"],
        "past due, by invoice": ["invoice"], "by invoice": ["December 2", "invoice"],
        "unpaid": ["payment"],
        "ended": ["November 16", "cancel"], "ended beside a status": ["November 16"],
        "cancelled": ["December 2"],
        "cancelled on a day": ["November 29"], "cancelled later": ["December 2", "€9.99"],
        "cancelled trial": ["December 2"], "not collected": ["December 2"],
        "discounted": ["December 2", "€7.49"],
        "discounted for one product": ["€7.49"], "discounted until the renewal": ["€9.99"],
        "discounted by an amount, of one item": ["€7.99"], "discounted customer": ["€7.49"],
        "trial of a customer": ["free trial", "December 2"], "older discount": ["€7.49"],
        "scheduled": ["December 2", "€99.00"], "ending": ["December 2"],
        "released": ["December 2", "€9.99"],
        "tax on top": ["€9.99", "tax"], "tax in the price": ["€9.99"],
        "a rate of tax": ["€9.99", "tax"],
        "two items": ["€9.99", "€99.00", "October 28, 2027"], "tiers": ["December 2"],
        "metered": ["December 2"],
        "period on the subscription": ["December 2", "€9.99"], "plan alone": ["December 2", "$15.00"],
        "event": ["December 2", "€9.99"], "customer with subscriptions": ["December 2", "€9.99"],
        "another currency": ["December 2", "renews automatically"],
    ]

    @Test("Each seed", arguments: StripeSeed.all)
    func tells(seed: StripeSeed) async throws {
        let answer = try await RuleAnswer(["\(seed.document)"])
        for words in Self.told[seed.name] ?? [] {
            #expect(answer.text.contains(words), "\(seed.name): \(answer.text)")
        }
    }

    @Test("Every name is that of a seed")
    func names() { #expect(Set(Self.told.keys).isSubset(of: StripeSeed.all.map(\.name))) }
}
