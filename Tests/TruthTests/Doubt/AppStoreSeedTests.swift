import Testing

/// The counterpart: to tell nothing would break no rule. What each intact answer states is told.
@Suite("App Store: what is intact is told")
struct AppStoreSeedTests {
    /// By the name of a seed, what its English lines must hold at 12:00 on 20 November 2026.
    private static let told: [String: [String]] = [
        "active": ["December 2, 2026", "€9.99", "renews automatically"],
        "active, by its dates": ["December 2, 2026", "€9.99", "renews automatically"],
        "transaction alone": ["December 2"],
        "renewal information alone": ["December 2, 2026", "€9.99", "renews automatically"],
        "status alone": ["subscription"],
        "trial": ["free trial", "December 2", "€9.99"], "trial, cancelled": ["free trial", "December 2"],
        "introductory price": ["December 2", "€9.99"], "promotional offer": ["December 2", "€9.99"],
        "offer code": ["December 2", "€9.99"], "win-back offer that runs": ["December 2", "€9.99"],
        "offer of the next period": ["December 2", "€4.99"],
        "free time before free time": ["December 2, 2026", "is free"],
        "cancelled": ["December 2"], "cancelled, by its dates": ["December 2"],
        "grace period": ["payment", "December 2"], "billing retry": ["payment"],
        "billing retry, by its dates": ["payment"],
        "ended: customer": ["November 16", "cancel"], "ended: billing": ["November 16", "payment"],
        "ended: price": ["November 16", "price"], "ended: product": ["November 16"], "ended: other": ["November 16"],
        "win-back offers": ["November 16"],
        "refunded": ["November 10", "refund"], "refunded, by its dates": ["November 10", "refund"],
        "refunded in part": ["November 10", "refund"], "refunded before there were kinds": ["November 10", "refund"],
        "revoked": ["refunded or is no longer shared"], "upgraded": ["plan"],
        "family": ["Family Sharing", "December 2"], "family, grace period": ["Family Sharing"],
        "family, ended": ["November 10"],
        "price increase to agree to": ["agree"], "price increase": ["€12.99"],
        "another plan": ["December 2", "€99.99"],
        "seats": ["December 2, 2026", "€73.92"], "seats that were added": ["December 2, 2026", "€73.92"],
        "commitment": ["9 payments", "December 2", "€9.99"], "commitment, cancelled": ["9 payments", "cancel"],
        "commitment, all paid": ["December 2", "€9.99"], "billed up front": ["December 2, 2026", "€9.99"],
        "advanced commerce": ["December 2, 2026", "€9.99", "renews automatically"],
        "lifetime": ["Lifetime"], "lifetime, of the family": ["Family Sharing"], "consumable": ["3"],
        "consumable, refunded": ["November 10", "refund"], "not renewing": ["December 2"],
        "status response": ["December 2, 2026", "€9.99", "renews automatically"],
        "status response of a trial that is cancelled": ["free trial", "December 2"],
        "history": ["December 2"], "history with a refund": ["November 10", "refund"],
        "history with more pages": ["December 2", "Lifetime"],
        "notification": ["December 2, 2026", "€9.99", "renews automatically"],
        "notification with its payload": ["free trial", "December 2", "€9.99"],
        "notification of a refund": ["November 10", "refund"], "notification of a cancellation": ["December 2"],
        "notification of a price to agree to": ["agree"], "notification of an end": ["November 16", "cancel"],
        "receipt": ["December 2, 2026", "renews automatically"],
        "receipt with what the device had": ["December 2, 2026", "renews automatically"],
        "receipt of a trial": ["free trial", "December 2"],
        "receipt of an introductory price": ["December 2"], "receipt of an offer code": ["free", "December 2"],
        "receipt, cancelled": ["December 2"], "receipt, refunded": ["November 10", "refund"],
        "receipt, upgraded": ["plan"], "receipt of the family": ["Family Sharing", "December 2"],
        "receipt, billing retry": ["payment"], "receipt, grace period": ["payment", "December 2"],
        "receipt, ended": ["November 16", "cancel"], "receipt, price increase": ["agree"],
        "receipt, another plan": ["December 2"], "receipt of a lifetime product": ["purchase"],
        "receipt of two periods": ["December 2, 2026", "renews automatically"],
        "receipt in the style of iOS 6": ["December 2, 2026", "renews automatically"],
        "receipt in the style of iOS 6, cancelled": ["December 2"],
    ]

    @Test("Each seed", arguments: AppStoreSeed.all)
    func tells(seed: DamageSeed) async throws {
        let answer = try await RuleAnswer(["\(seed.document)"])
        let told = try #require(Self.told[seed.name], "\(seed.name)")
        for words in told { #expect(answer.text.contains(words), "\(seed.name): \(answer.text)") }
    }

    @Test("Every name is that of a seed")
    func names() { #expect(Set(Self.told.keys) == Set(AppStoreSeed.all.map(\.name))) }
}
