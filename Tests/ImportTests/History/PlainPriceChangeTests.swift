import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing

@Suite("The package's own form: a change of price")
struct PlainPriceChangeTests {
    /// What a confirmed change without a kind is: the two prices show it, or the amount is open.
    private static let cases: [(new: Tree?, old: Tree?, kind: PriceChange.Kind?, isOpen: Bool)] = [
        (usd("12.99"), usd("9.99"), .increase, false),
        (usd("4.99"), usd("9.99"), .decrease, false),
        (usd("9.99"), usd("9.99"), nil, false),
        (usd("12.99"), nil, nil, true),
        (nil, usd("9.99"), nil, true),
        (["amount": "12.99", "currency": "EUR"], usd("9.99"), nil, true),
    ]

    private static func usd(_ amount: String) -> Tree { ["amount": .string(amount), "currency": "USD"] }

    @Test("A confirmed change without a kind goes where its two prices show", arguments: cases.indices)
    func completesKind(index: Int) async throws {
        let row = Self.cases[index]
        let dated: Tree = ["state": "confirmed", "date": "2026-12-10T00:00:00Z"]
        let change = row.new.map { dated.with(["newPrice": $0]) } ?? dated
        let changing = PlainFixture.subscription.with(["priceChange": change])
        let subscription = row.old.map { changing.with(["renewalPrice": $0]) } ?? changing
        let history = try await importedCustomer(PlainFixture.customer(subscriptions: [subscription])).history
        let renewal = try #require(history.renewals.first)
        #expect(renewal.priceChange?.kind == row.kind.map { .known($0) })
        #expect(renewal.doubts.contains { $0.facts.contains(.amount) } == row.isOpen)
    }

    @Test("A kind that is stated stays, and one that cannot be read is not taken from the prices")
    func keepsStatedKind() async throws {
        func kind(_ stated: Tree) async throws -> StatedValue<PriceChange.Kind>? {
            let change: Tree = ["state": "confirmed", "kind": stated, "newPrice": Self.usd("12.99")]
            let subscription = PlainFixture.subscription.with(["priceChange": change, "renewalPrice": Self.usd("9.99")])
            let history = try await importedCustomer(PlainFixture.customer(subscriptions: [subscription])).history
            return history.renewals.first?.priceChange?.kind
        }
        #expect(try await kind("optOutIncrease") == .known(.optOutIncrease))
        #expect(try await kind("sideways")?.known == nil)
    }
}
