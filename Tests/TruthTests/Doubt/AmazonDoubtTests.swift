import Testing

@Suite("Amazon: what may be told beside a field that is broken or changes what is told")
struct AmazonDoubtTests {
    @Test("Each case", arguments: AmazonDoubtCases.all)
    func holds(_ rule: StoreDoubtCase) async throws {
        let seed = try #require(AmazonSeed.all.first { $0.name == rule.base })
        try await rule.check(in: seed.document, at: seed.objects[0].path)
    }

    /// What the English lines of each seed must hold at 12:00 on 20 November 2026. A receipt states no amount.
    private static let told: [String: [String]] = [
        "running": ["December 2, 2026", "renews automatically"], "does not renew": ["December 2"],
        "over": ["November 10"], "trial": ["free trial", "December 2"], "cancelled trial": ["December 2"],
        "after a trial": ["December 2", "renews automatically"], "cancelled": ["November 10"],
        "cancelled by the customer": ["November 10", "was canceled"], "cancelled by Amazon": ["November 10"],
        "another tier": ["switched from this plan"], "to be cancelled": ["December 2"], "grace period": ["November 25"],
        "no grace period": ["December 2", "renews automatically"], "introductory price": ["December 2", "offer price"],
        "a promotion to come": ["December 2", "renews automatically"],
        "a promotion that is over": ["December 2", "renews automatically"],
        "a promotion for those who come back": ["December 2"], "another plan": ["December 2"],
        "the same plan by its term": ["December 2", "renews automatically"],
        "sandbox": ["December 2", "renews automatically"], "consumable": ["complete"], "entitlement": ["ifetime"],
        "cancelled entitlement": ["November 10"],
    ]

    @Test("What each intact receipt states is told")
    func tells() async throws {
        #expect(Set(Self.told.keys) == Set(AmazonSeed.all.map(\.name)))
        for seed in AmazonSeed.all {
            let answer = try await RuleAnswer(["\(seed.document)"])
            for words in Self.told[seed.name] ?? [] {
                #expect(answer.text.contains(words), "\(seed.name): \(answer.text)")
            }
        }
    }

    @Test("Every field of the table: a damage adds nothing, and takes away what its row names")
    func damaged() async throws {
        let ledger = try FieldLedger(of: "Amazon/amazon")
        let failures = try await DamageRun(store: "Amazon", ledger: ledger, seeds: AmazonSeed.all).failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }

    @Test("Each field once; what changes nothing has no facts")
    func rows() throws {
        let rows = try FieldLedger(of: "Amazon/amazon").rows
        #expect(Set(rows.map(\.name)).count == rows.count)
        for row in rows where row.kind == "neutral" { #expect(row.facts.isEmpty, "\(row.name)") }
    }
}
