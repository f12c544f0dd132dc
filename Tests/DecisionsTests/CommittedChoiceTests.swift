import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightDecisions

/// Apple, “Supporting monthly subscriptions with a 12-month commitment”: billing continues through all 12 periods even if the customer
/// cancels.
@Suite("Beside the payments of a commitment a change has no time, and the next charge no way out")
struct CommittedChoiceTests {
    typealias Change = @Sendable (inout Customer) throws -> Void

    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let change: Change
        let isCommitted: Bool

        init(_ testDescription: String, isCommitted: Bool, _ change: @escaping Change) {
            (self.testDescription, self.isCommitted, self.change) = (testDescription, isCommitted, change)
        }
    }

    /// The seventh of twelve payments, and another commitment after them.
    private static func commit(_ customer: inout Customer) throws {
        let end = try instant("2027-05-01T12:00:00Z")
        customer.transaction.isCommitted = true
        customer.transaction.commitment = CommitmentProgress(
            billingPeriodNumber: 7,
            totalBillingPeriods: 12,
            expiresDate: end
        )
        customer.renewal?.commitment = CommitmentRenewal(
            renewsAutomatically: true,
            renewalDate: end,
            isCommitted: true
        )
    }

    static let cases: [Case] = [
        Case("no commitment", isCommitted: false) { _ in },
        Case("a commitment", isCommitted: true, commit),
        Case("a new price beside it that awaits a consent", isCommitted: true) {
            try commit(&$0)
            $0.renewal?.priceChange = PriceChange(
                kind: .known(.increase),
                state: .known(.awaitingConsent),
                newPrice: Price("6.49", "USD"),
                date: try instant("2027-05-01T12:00:00Z")
            )
        },
        Case("a new price beside it", isCommitted: true) {
            try commit(&$0)
            $0.renewal?.priceChange = PriceChange(
                kind: .known(.increase),
                state: .known(.confirmed),
                newPrice: Price("6.49", "USD"),
                date: try instant("2027-05-01T12:00:00Z")
            )
        },
        Case("a pause before the next payment", isCommitted: true) {
            try commit(&$0)
            $0.renewal?.pauseDate = try instant("2026-11-25T12:00:00Z")
            $0.renewal?.resumesDate = try instant("2027-01-01T12:00:00Z")
        },
        Case("cancelled", isCommitted: true) {
            try commit(&$0)
            $0.renewal?.commitment?.renewsAutomatically = false
        },
        Case("how many payments are left is not stated", isCommitted: true) { $0.transaction.isCommitted = true },
        Case("the renewal alone states how many are left", isCommitted: true) {
            $0.renewal?.commitment = CommitmentRenewal(paymentsLeft: 5)
        },
        Case("a new price without a commitment", isCommitted: false) {
            $0.renewal?.priceChange = PriceChange(
                kind: .known(.increase),
                state: .known(.confirmed),
                newPrice: Price("6.49", "USD"),
                date: try instant("2026-12-01T12:00:00Z")
            )
        },
        Case("all payments are made, and nothing is stated to follow", isCommitted: false) {
            $0.transaction.isCommitted = true
            $0.transaction.commitment = CommitmentProgress(
                billingPeriodNumber: 12,
                totalBillingPeriods: 12,
                expiresDate: try instant("2026-12-01T12:00:00Z")
            )
        },
    ]

    private func choices(_ row: Case, _ product: Product) throws -> PlanChoice {
        let own = try Shelf.product(Customer.monthly, level: 2)
        let customer = try Customer().with(row.change)
        let choices = PlanChoices(
            for: customer.history,
            products: [own, product],
            now: try instant("2026-11-20T12:00:00Z")
        )
        return choices.choice(of: product)
    }

    private func scope(_ choice: PlanChoice, _ product: Product) throws -> TermsScope {
        let terms = try #require(OfferSelection.terms(for: product, in: .unitedStates, claims: [.noOffer]))
        return terms.scope(for: choice, isDated: false)
    }

    @Test("A higher plan takes effect now, unless a commitment runs", arguments: cases)
    func higher(row: Case) throws {
        let product = try Shelf.product("pro.max", level: 1)
        let choice = try choices(row, product)
        #expect(choice.choice == .upgrade && choice.isButtonOn == true)
        #expect(choice.takesEffect == (row.isCommitted ? nil : .now))
        #expect(try scope(choice, product) == (row.isCommitted ? .withoutWayOut : .purchase))
    }

    @Test("A lower plan takes effect at the renewal, unless a commitment runs", arguments: cases)
    func lower(row: Case) throws {
        let product = try Shelf.product("pro.week", level: 3, period: "P1W")
        let choice = try choices(row, product)
        #expect(choice.choice == .downgrade && choice.isButtonOn == true)
        #expect(choice.takesEffect == (row.isCommitted ? nil : .atRenewal))
        #expect(try scope(choice, product) == (row.isCommitted ? .withoutWayOut : .untimed))
    }

    @Test("A plan of which it is not known how it ranks has no way out beside a commitment either", arguments: cases)
    func unranked(row: Case) throws {
        let product = try Shelf.product("pro.other", level: nil)
        let choice = try choices(row, product)
        #expect(choice.choice == .notStated(.levelUnknown))
        #expect(try scope(choice, product) == (row.isCommitted ? .withoutWayOut : .untimed))
    }

    @Test("The plan that follows a commitment starts after it, and not with the next payment")
    func nextPlan() throws {
        let product = try Shelf.product("pro.max", level: 3)
        let after = Case("another plan after the commitment", isCommitted: true) {
            try Self.commit(&$0)
            $0.renewal?.commitment?.productID = "pro.max"
        }
        let choice = try choices(after, product)
        #expect(choice.choice == .unavailable(.nextPlan) && choice.takesEffect == nil)
        let next = Case("another plan at the renewal", isCommitted: false) {
            $0.renewal?.renewalProductID = "pro.max"
        }
        #expect(try choices(next, product).takesEffect == .atRenewal)
    }
}
