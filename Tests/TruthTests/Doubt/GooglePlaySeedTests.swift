import Testing

/// The counterpart: to tell nothing would break no rule. What each intact subscription states is told.
@Suite("Google Play: what is intact is told")
struct GooglePlaySeedTests {
    private static let whole = ["renews automatically", "€9.99", "December 2, 2026"]

    /// By the name of a seed, what its English lines must hold at 12:00 on 20 November 2026.
    private static let told: [String: [String]] = [
        "active": whole, "test": whole, "changed": whole, "after an offer": whole, "without a phase": whole,
        "increase applied": whole, "increase canceled": whole, "step-up completed": whole, "replaced another": whole,
        "last installment": whole, "last installment, left out": whole,
        "grace": ["still have access for now"], "hold": ["on hold"],
        "paused": ["paused", "December 20, 2026"], "pending": ["isn’t complete yet"],
        "pending, of a change": ["isn’t complete yet"], "pending purchase canceled": ["wasn’t completed"],
        "prepaid": ["December 2, 2026", "doesn’t renew automatically", "November 25, 2026"],
        "prepaid, ended": ["November 16, 2026"],
        "canceled by the customer": ["December 2, 2026", "won’t renew"],
        "canceled by the store": ["December 2, 2026", "won’t renew"],
        "canceled by the developer": ["December 2, 2026", "won’t renew"],
        "replaced before its end": ["switched from this plan"],
        "ended by the customer": ["November 16, 2026", "It was canceled"],
        "ended by the store": ["November 16, 2026"], "ended by the developer": ["November 16, 2026"],
        "replaced": ["switched from this plan"], "ended without a cause": ["November 16, 2026"],
        "trial": ["free trial", "December 2, 2026"], "trial by a code": ["free trial", "December 2, 2026"],
        "trial canceled": ["free trial", "December 2, 2026", "won’t be charged"],
        "introductory": ["renews automatically", "December 2, 2026"], "recalculated": ["December 2, 2026"],
        "offer without a phase": ["December 2, 2026"], "by a code, without a phase": ["December 2, 2026"],
        "increase to agree to": ["€12.99", "agree"], "increase agreed to": ["€12.99", "December 2, 2026"],
        "increase agreed to, later": ["€12.99", "January 2, 2027"],
        "increase without consent": ["€12.99", "January 2, 2027"], "decrease": ["€7.99", "December 2, 2026"],
        "step-up to agree to": ["agree"], "step-up agreed to": ["€12.99"],
        "replacement": ["switch", "December 2, 2026"], "replacement pair": ["switch", "December 2, 2026"],
        "removal": ["December 2, 2026"],
        "installments": ["7 payments left", "€9.99", "December 2, 2026"],
        "installments, followed by others": ["7 payments left", "€9.99"],
        "last installment, followed by others": ["December 2, 2026"],
        "installments canceled": ["won’t renew", "7 payments left"],
        "last installment canceled": ["December 2, 2026", "won’t renew"],
        "add-on": ["€9.99", "€2.99", "December 2, 2026"],
        "add-on in a grace period": ["still have access for now"], "add-on on hold": ["on hold"],
        "add-on that is removed": ["December 2, 2026", "€2.99"], "state alone": ["isn’t complete yet"],
    ]

    @Test("Each seed", arguments: GooglePlaySeed.all)
    func tells(seed: DamageSeed) async throws {
        let answer = try await RuleAnswer(["\(seed.document)"])
        for words in try #require(Self.told[seed.name], "\(seed.name)") {
            #expect(answer.text.contains(words), "\(seed.name): \(answer.text)")
        }
    }

    @Test("Every name is that of a seed")
    func names() { #expect(Set(Self.told.keys) == Set(GooglePlaySeed.all.map(\.name))) }
}
