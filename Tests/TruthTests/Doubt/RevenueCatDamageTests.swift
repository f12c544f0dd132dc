import Testing

@Suite("RevenueCat: a broken field adds nothing to what is told, and takes away what its row names")
struct RevenueCatDamageTests {
    @Test("Every field of the table")
    func damaged() async throws {
        let seeds = RevenueCatSeed.all.map { seed in
            DamageSeed(seed.name, seed.document, objects: [(seed.object, seed.path)] + seed.others)
        }
        let run = DamageRun(store: "RevenueCat", ledger: try FieldLedger(of: "RevenueCat/revenueCat"), seeds: seeds)
        let failures = try await run.failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }
}
