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

    private func names(_ running: Running, _ kinds: [BillingPlan.Kind]) throws -> [String] {
        let customer = try Customer().with { customer in
            customer.state(.active)
            customer.transaction.isCommitted =
                switch running {
                case .absent: nil
                case .upFront: false
                case .monthly: true
                }
        }
        let product = try product(kinds)
        let choices = PlanChoices(for: customer.history, products: [product], now: try instant("2026-11-20T12:00:00Z"))
        return kinds.map { kind in
            let choice = choices.choice(of: product, billed: kind)
            return choice.choice.name + (choice.choice.why.map { ".\($0)" } ?? "")
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
}
