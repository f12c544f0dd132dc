import Testing

@Suite("Google Play: a broken field adds nothing to what is told, and takes away what its row names")
struct GooglePlayDamageTests {
    @Test("Every field of the table")
    func damaged() async throws {
        let ledger = try FieldLedger(of: "GooglePlay/googlePlay")
        let failures = try await DamageRun(store: "Google Play", ledger: ledger, seeds: GooglePlaySeed.all).failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }
}
