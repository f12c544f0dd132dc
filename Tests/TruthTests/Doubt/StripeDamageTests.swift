import Testing

@Suite("Stripe: a broken field adds nothing to what is told, and takes away what its row names")
struct StripeDamageTests {
    @Test("Every field of the table")
    func damaged() async throws {
        let seeds = StripeSeed.all.map { DamageSeed($0.name, $0.document, objects: [("subscription", $0.path)]) }
        let run = DamageRun(store: "Stripe", ledger: try FieldLedger.stripe(), seeds: seeds)
        let failures = try await run.failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }
}
