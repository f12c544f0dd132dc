import PaywrightModel
import PaywrightValues
import Testing

@testable import PaywrightDecisions

@Suite("Of a product’s two billing plans only the one that runs is the customer’s")
struct BillingPlanChoiceTests {
    /// What runs, by what the transaction states: nothing, a plan without a commitment, one with.
    enum Running: CaseIterable, Sendable {
        case absent, upFront, monthly
    }

    private func product(_ kinds: [BillingPlan.Kind]) throws -> Product {
        let prices = StorefrontPrices(try #require(Price("59.99", "USD")), in: .unitedStates)
        return Product(
            id: Customer.monthly,
            type: .autoRenewable,
            prices: prices,
            period: SubscriptionPeriod(1, .year),
            group: SubscriptionGroup(id: Customer.group, name: "Pro", level: 1),
            billingPlans: kinds.map { kind in
                BillingPlan(
                    kind: kind,
                    prices: prices,
                    commitmentPrices: StorefrontPrices(),
                    billingPeriod: SubscriptionPeriod(1, kind == .billedUpFront ? .year : .month),
                    paymentCount: kind == .billedUpFront ? 1 : 12,
                    renewal: nil,
                    isEnabled: true
                )
            }
        )
    }

    private func names(
        _ running: Running,
        _ kinds: [BillingPlan.Kind],
        _ change: (inout Customer) throws -> Void = { _ in }
    ) throws -> [String] {
        let customer = try Customer().with { customer in
            customer.state(.active)
            customer.transaction.isCommitted =
                switch running {
                case .absent: nil
                case .upFront: false
                case .monthly: true
                }
            try change(&customer)
        }
        let product = try product(kinds)
        let other = try Shelf.product("pro.other", level: 2)
        let choices = PlanChoices(
            for: customer.history,
            products: [product, other],
            now: try instant("2026-11-20T12:00:00Z")
        )
        return kinds.map { kind in
            let choice = choices.choice(of: product, billed: kind)
            let name = choice.choice.name + (choice.choice.why.map { ".\($0)" } ?? "")
            return name + (choice.takesEffect.map { " \($0)" } ?? "")
        }
    }

    @Test("Both plans sold: the other one is not the customer’s, and how the two rank no store states")
    func both() throws {
        let both: [BillingPlan.Kind] = [.billedUpFront, .monthlyWithCommitment]
        #expect(try names(.absent, both) == ["current", "notStated.levelUnknown"])
        #expect(try names(.upFront, both) == ["current", "notStated.levelUnknown"])
        #expect(try names(.monthly, both) == ["notStated.levelUnknown", "current"])
    }

    @Test("One plan sold: it is the customer’s", arguments: Running.allCases)
    func one(running: Running) throws {
        #expect(try names(running, [.monthlyWithCommitment]) == ["current"])
    }

    private static let both: [BillingPlan.Kind] = [.billedUpFront, .monthlyWithCommitment]
    private static let open = ["notStated.planUnknown", "notStated.planUnknown"]

    @Test("Payments that are left are those of the plan that runs, whichever object states them")
    func paymentsLeft() throws {
        let left = CommitmentRenewal(renewsAutomatically: true, isCommitted: true, paymentsLeft: 5)
        #expect(
            try names(.absent, Self.both) { $0.renewal?.commitment = left } == ["notStated.levelUnknown", "current"]
        )
        let cancelled = CommitmentRenewal(renewsAutomatically: false, paymentsLeft: 5)
        #expect(
            try names(.absent, Self.both) { $0.renewal?.commitment = cancelled } == [
                "notStated.levelUnknown", "current",
            ]
        )
        // A plan that is paid at once, with payments that are left.
        #expect(try names(.upFront, Self.both) { $0.renewal?.commitment = left } == Self.open)
    }

    @Test("The trial of a plan that is to be paid monthly may be that of the other one")
    func trial() throws {
        let after = CommitmentRenewal(renewsAutomatically: true, isCommitted: true, payments: 12)
        let told = try names(.absent, Self.both) { customer in
            customer.transaction.offer = AppliedOffer(type: .known(.introductory), paymentMode: .known(.freeTrial))
            customer.renewal?.commitment = after
        }
        #expect(told == Self.open)
    }

    @Test("The other plan of the product is the next one where a field states that it comes")
    func otherNext() throws {
        #expect(
            try names(.upFront, Self.both) { $0.renewal?.isNextCommitted = true }
                == ["current", "unavailable.nextPlan atRenewal"]
        )
        #expect(
            try names(.upFront, Self.both) { $0.renewal?.isNextCommitted = false }
                == ["current", "notStated.levelUnknown"]
        )
        // After a commitment, and not with its next payment.
        let after = CommitmentRenewal(
            renewsAutomatically: true,
            renewalDate: try instant("2027-05-01T12:00:00Z"),
            isCommitted: false,
            paymentsLeft: 5
        )
        #expect(
            try names(.monthly, Self.both) { $0.renewal?.commitment = after } == ["unavailable.nextPlan", "current"]
        )
        // Renewal is off: nothing comes.
        let off = try names(.upFront, Self.both) { customer in
            customer.renewal?.isNextCommitted = true
            customer.renewal?.renewsAutomatically = false
        }
        #expect(off == ["current", "notStated.levelUnknown"])
    }

    @Test("Of another product’s plans the one that is stated takes over, and neither where none is")
    func nextProduct() throws {
        func names(_ change: (inout RenewalInfo) -> Void) throws -> [String] {
            try self.names(.absent, Self.both) { customer in
                customer.transaction.productID = "pro.other"
                customer.renewal?.productID = "pro.other"
                if var renewal = customer.renewal {
                    change(&renewal)
                    customer.renewal = renewal
                }
            }
        }
        let open = try names { _ in }
        #expect(open == Self.open)
        let upFront = try names { $0.isNextCommitted = false }
        #expect(upFront == ["unavailable.nextPlan atRenewal", "notStated.levelUnknown"])
        let monthly = try names { $0.isNextCommitted = true }
        #expect(monthly == ["notStated.levelUnknown", "unavailable.nextPlan atRenewal"])
        let contradictory = try names { renewal in
            renewal.isNextCommitted = false
            renewal.commitment = CommitmentRenewal(
                renewsAutomatically: true,
                productID: Customer.monthly,
                isCommitted: true
            )
        }
        #expect(contradictory == Self.open)
        // Whether it takes over is not known: it may have been chosen already.
        let doubted = try names { renewal in
            renewal.isNextCommitted = true
            renewal.doubts = [Doubt(facts: .renewal, reason: .undecided, field: "$.autoRenewStatus")]
        }
        #expect(doubted == Self.open)
    }
}
