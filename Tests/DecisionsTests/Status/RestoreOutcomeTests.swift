import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

@Suite("What a restore came to, by what the stores state after it")
struct RestoreOutcomeTests {
    private static let now = Instant(milliseconds: 1_795_176_000_000)

    private static func purchase(endsAfterDays days: Int64) -> PurchaseTransaction {
        var purchase = PurchaseTransaction(store: .appStore, productID: "plan")
        (purchase.id, purchase.originalID, purchase.productType) = ("1", "1", .known(.autoRenewable))
        purchase.purchaseDate = now.adding(milliseconds: 86_400_000 * (days - 30))
        purchase.expiresDate = now.adding(milliseconds: 86_400_000 * days)
        return purchase
    }

    private static func outcome(
        _ purchases: [PurchaseTransaction],
        _ coverage: CustomerHistory.Coverage,
        isWhole: Bool = true
    ) -> PurchaseOutcome? {
        let history = CustomerHistory(
            transactions: purchases,
            coverage: [.appStore: coverage],
            reading: HistoryReading(isWhole: isWhole)
        )
        return CustomerStatus(of: history, now: now).restoreOutcome
    }

    @Test("There is access to something, or there is none and everything is known; else nothing is stated")
    func restored() {
        let (running, over) = (Self.purchase(endsAfterDays: 10), Self.purchase(endsAfterDays: -60))
        #expect(Self.outcome([running], .partial) == .restored)
        #expect(Self.outcome([], .full) == .nothingToRestore)
        #expect(Self.outcome([over], .full) == .nothingToRestore)
        #expect(Self.outcome([over], .partial) == nil)
        // A grace period may run, which no transaction states.
        #expect(Self.outcome([Self.purchase(endsAfterDays: -5)], .full) == nil)
        #expect(Self.outcome([], .partial) == nil)
        #expect(Self.outcome([], .full, isWhole: false) == nil)
    }
}
