import Testing

@Suite("The package's own form: a broken field adds nothing to what is told, and takes away what its row names")
struct CustomerDamageTests {
    @Test("Every field of the table")
    func damaged() async throws {
        let seeds = CustomerSeed.all.map { DamageSeed($0.name, $0.document, objects: [("customer", [])]) }
        let ledger = try FieldLedger(of: "Paywright/customer")
        let failures = try await DamageRun(store: "paywright/customer/1", ledger: ledger, seeds: seeds).failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }
}
