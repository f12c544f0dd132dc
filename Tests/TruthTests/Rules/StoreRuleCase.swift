import PaywrightDecisions
import Testing

/// One case of “a store’s rule is its own”: what a store’s own documentation has for it, written before the code.
struct StoreRuleCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    private let rule: RuleCase
    /// Whether the customer has access, of each situation; nil where nothing states it.
    private let access: [Bool?]

    init(
        _ name: String,
        _ input: String,
        now: String = "2026-11-20T12:00:00Z",
        is situations: [String],
        access: [Bool?],
        says: [String] = [],
        neverSays: [String] = []
    ) {
        testDescription = name
        self.access = access
        let isOpen = access.allSatisfy { $0 == nil }
        rule = RuleCase(
            name,
            [input],
            now: now,
            is: situations,
            says: says,
            neverSays: isOpen ? neverSays + Self.claims : neverSays
        )
    }

    /// What is said of access where it is known.
    private static let claims = [
        "have access", "access ended", "access has ended", "access is interrupted", "access back", "access ends",
        "; access continues",
    ]

    func check() async throws {
        try await rule.check()
        #expect(try await rule.answer().status.purchases.map(\.situation.hasAccess) == access)
    }
}

@Suite("A store’s rule is its own")
struct StoreRuleTests {
    @Test("a failed payment and a pause at Stripe’s", arguments: StoreRuleCases.stripe)
    func stripe(sample: StoreRuleCase) async throws { try await sample.check() }

    @Test("a failed payment and a pause at Paddle’s", arguments: StoreRuleCases.paddle)
    func paddle(sample: StoreRuleCase) async throws { try await sample.check() }

    @Test("what RevenueCat states of other stores", arguments: StoreRuleCases.revenueCat)
    func revenueCat(sample: StoreRuleCase) async throws { try await sample.check() }

    @Test("what Amazon cancels, and what a merchant states of its own", arguments: StoreRuleCases.others)
    func others(sample: StoreRuleCase) async throws { try await sample.check() }
}
