import Testing

@Suite("App Store: a broken field adds nothing to what is told, and takes away what its row names")
struct AppStoreDamageTests {
    @Test("Every field of the App Store Server API and its notifications")
    func api() async throws {
        try await check("App Store", "AppStoreServer/appStore", AppStoreSeed.api + AppStoreSeed.envelopes)
    }

    @Test("Every field of verifyReceipt")
    func receipts() async throws {
        try await check("verifyReceipt", "AppStoreServer/receipt", AppStoreSeed.receipts)
    }

    private func check(_ name: String, _ table: String, _ seeds: [DamageSeed]) async throws {
        let run = DamageRun(store: name, ledger: try FieldLedger(of: table), seeds: seeds, legal: Self.legal)
        let failures = try await run.failures()
        let isHonest = failures.isEmpty
        #expect(isHonest, "\(failures.prefix(60).joined(separator: "\n"))")
    }

    /// The App Store's forms are read leniently: decoders and encoders of other languages write identifiers as numbers, and flags
    /// as numbers and texts.
    private static let legal: [FieldType: Set<String>] = [.text: ["7"], .flag: [#""true""#, "1"]]
}
