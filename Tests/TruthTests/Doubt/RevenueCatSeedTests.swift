import Testing

/// The counterpart: to tell nothing would break no rule. What each intact purchase states is told.
@Suite("RevenueCat: what is intact is told")
struct RevenueCatSeedTests {
    private static let renewing = ["December 2, 2026", "renews automatically"]
    private static let running = ["December 2, 2026"]

    /// By the name of a seed, what its English lines must hold at 12:00 on 20 November 2026.
    private static let told: [String: [String]] = [
        "active": renewing, "active in Google Play": renewing, "active in Amazon": renewing,
        "active in Stripe": renewing, "active in Paddle": renewing, "active in Web Billing": renewing,
        "active in Roku": renewing, "active in the Mac App Store": renewing, "in the sandbox": renewing,
        "trial": ["free trial", "December 2"], "cancelled trial": ["trial", "December 2"],
        "introductory price": ["December 2"], "cancelled": running, "cancelled, and over": ["November 10", "cancel"],
        "over, and nothing states why": ["November 10"], "grace": ["payment", "November 26"], "retry": ["payment"],
        "payment failed before the end": ["payment", "December 2"],
        "payment failed, and renewal is off": ["November 10"], "an older grace period": renewing,
        "paused": ["aused", "December 24"], "a pause to come": running, "refunded": ["refund"], "granted": running,
        "prepaid": running, "shared": ["Family", "December 2"], "shared, and over": ["Family", "November 10"],
        "answer": renewing, "grace of the entitlement": ["payment", "November 26"], "bought once": ["complete"],
        "bought once, for life": ["Lifetime"],
        "bought once, in the old place": renewing + ["complete"],
        "object": renewing, "object: Google Play": renewing, "object: Stripe": renewing, "object: sandbox": renewing,
        "object: trial": ["free trial", "December 2"], "object: cancelled trial": ["trial", "December 2"],
        "object: cancelled": running, "object: another product": running, "object: pause to come": running,
        "object: consent": ["price"], "object: renewed early": ["January 2, 2027"], "object: grace": ["payment"],
        "object: retry": ["payment"], "object: over": ["November 10"], "object: paused": ["aused"],
        "object: incomplete": ["isn’t complete"], "object: shared": ["Family", "December 2"],
        "object: granted": running, "object: bought once": ["complete"],
        "object: bought once, and refunded": ["refund"], "list": renewing, "customer": renewing,
        "event: INITIAL_PURCHASE": running, "event: RENEWAL": running, "event: SUBSCRIPTION_EXTENDED": running,
        "event: REFUND_REVERSED": running, "event: UNCANCELLATION": renewing,
        "event: CANCELLATION for UNSUBSCRIBE": running, "event: CANCELLATION for DEVELOPER_INITIATED": running,
        "event: CANCELLATION for PRICE_INCREASE": running, "event: CANCELLATION for BILLING_ERROR": ["payment"],
        "event: CANCELLATION for CUSTOMER_SUPPORT": ["refund"],
        "event: EXPIRATION for UNSUBSCRIBE": ["November 19", "cancel"],
        "event: EXPIRATION for BILLING_ERROR": ["November 19", "payment"],
        "event: EXPIRATION for DEVELOPER_INITIATED": ["November 19"],
        "event: EXPIRATION for PRICE_INCREASE": ["November 19", "price"],
        "event: EXPIRATION for CUSTOMER_SUPPORT": ["refund"], "event: EXPIRATION for UNKNOWN": ["November 19"],
        "event: EXPIRATION for SUBSCRIPTION_PAUSED": ["aused", "December 24"],
        "event: trial": ["free trial", "December 2"], "event: introductory price": running, "event: code": running,
        "event: BILLING_ISSUE": ["payment", "December 5"], "event: BILLING_ISSUE without grace": ["payment"],
        "event: SUBSCRIPTION_PAUSED": running, "event: PRODUCT_CHANGE": ["switch", "December 2"],
        "event: NON_RENEWING_PURCHASE": ["complete"], "event: a time bought once": running,
        "event: shared": ["Family", "December 2"], "event: granted": running, "event: Google Play": renewing,
        "event: sandbox": renewing,
    ]

    @Test("Each seed", arguments: RevenueCatSeed.all)
    func tells(seed: RevenueCatSeed) async throws {
        let answer = try await RuleAnswer(["\(seed.document)"])
        for words in Self.told[seed.name] ?? [] {
            #expect(answer.text.contains(words), "\(seed.name): \(answer.text)")
        }
    }

    @Test("Every name is that of one seed")
    func names() {
        let names = RevenueCatSeed.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(Self.told.keys).isSubset(of: names))
    }
}
