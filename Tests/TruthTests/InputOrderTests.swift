import Paywright
import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

/// One customer's inputs, of which nobody knows the order.
@Suite("Inputs have no order")
struct InputOrderTests {
    /// Every order of up to four values.
    private func orders<Value>(of values: [Value]) -> [[Value]] {
        guard values.count > 1 else { return [values] }
        return values.indices.flatMap { index in
            var rest = values
            let first = rest.remove(at: index)
            return orders(of: rest).map { [first] + $0 }
        }
    }

    /// What every order of some inputs says; fails where two orders say different things.
    private func status(of inputs: [JSONText], products: [Product], _ name: String) async throws -> CustomerStatus? {
        var histories: [CustomerHistory] = []
        for input in inputs {
            if let history = await HistoryText.history(of: input.bytes) { histories.append(history) }
        }
        var seen: (status: CustomerStatus, lines: [[String]])?
        for order in orders(of: histories) {
            let merged = order.reduce(CustomerHistory()) { $0.merging($1) }
            let status = CustomerStatus(of: merged, products: products, now: RandomCustomer.now)
            let lines = status.purchases.map { (SpokenPurchase($0, status, products).texts ?? []).map(\.text) }
            if let seen {
                let isSame = seen.status == status
                #expect(isSame, "\(name): another order: \(status.difference(from: seen.status))")
                let saysTheSame = seen.lines == lines
                #expect(saysTheSame, "\(name): another order, other words")
                guard isSame else { return nil }
            }
            seen = (status, lines)
        }
        return seen?.status
    }

    /// Several answers about one customer's subscriptions, at several moments, in the forms of its stores.
    private func inputs(_ number: Int) -> (inputs: [JSONText], products: [Product]) {
        var random = SplitMix64(seed: UInt64(number) ^ 0x09DE)
        let customer = RandomCustomer(number: UInt64(number))
        var inputs: [JSONText] = []
        // The same purchases once more, as they were or will be told another time.
        let second = customer.history.retold(&random)
        for history in [customer.history, second] {
            let forms = HistoryText.Form.allCases.shuffled(using: &random).prefix(2)
            for form in forms {
                inputs += HistoryText(history.withoutCoverage(&random), as: form, &random)?.inputs ?? []
            }
        }
        return (Array(inputs.shuffled(using: &random).prefix(4)), customer.products)
    }

    @Test(
        "Answers of stores, receipts and plain records, each its own input, say the same in every order",
        arguments: 0..<10
    )
    func everyOrder(batch: Int) async throws {
        let size = RandomHistoryTests.inputCount / 10
        for number in Sweep.some(6, of: (batch * size)..<(batch * size + size)) {
            let (inputs, products) = inputs(number)
            _ = try await status(of: inputs, products: products, "customer \(number)")
        }
    }

    @Test("The elements of an input say the same in every order", arguments: HistoryText.Form.allCases)
    func elements(form: HistoryText.Form) async throws {
        for number in Sweep.some(40, of: 0..<(RandomHistoryTests.inputCount / 2)) {
            var random = SplitMix64(seed: UInt64(number) ^ 0xE1E)
            let customer = RandomCustomer(number: UInt64(number))
            for input in HistoryText(customer.history, as: form, &random)?.inputs ?? [] {
                guard let stated = await HistoryText.history(of: input.bytes)?.withoutIndices,
                    let shuffled = await HistoryText.history(of: input.shuffled(&random).bytes)?.withoutIndices
                else { continue }
                let now = RandomCustomer.now
                let status = CustomerStatus(of: stated, products: customer.products, now: now)
                let again = CustomerStatus(of: shuffled, products: customer.products, now: now)
                // Only the places of what is withheld depend on the order.
                let isSame = again == status || again.difference(from: status, besides: "field: ").isEmpty
                #expect(isSame, "\(form) \(number): \(again.difference(from: status)) of \(input)")
            }
        }
    }

    // MARK: Pairs that nothing orders

    /// A Google Play subscription that runs or has expired, with one order number, one end and no date of the answer.
    private func play(_ state: String, order: String = "GPA.1..3", ends: String, price: String = "5") -> JSONText {
        .members([
            "kind": .text("androidpublisher#subscriptionPurchaseV2"), "subscriptionState": .text(state),
            "latestOrderId": .text(order),
            "lineItems": .array([
                .members([
                    "productId": .text("pro"), "expiryTime": .text(ends),
                    "autoRenewingPlan": .members([
                        "autoRenewEnabled": .flag(state == "SUBSCRIPTION_STATE_ACTIVE"),
                        "recurringPrice": .members(["currencyCode": .text("EUR"), "units": .text(price)]),
                    ]),
                    "offerDetails": .members(["basePlanId": .text("monthly")]),
                ])
            ]),
        ])
    }

    @Test("Two answers that nothing orders contradict each other, with both dates")
    func contradiction() async throws {
        let end = "2026-12-05T12:00:00Z"
        let undated = try await status(
            of: [play("SUBSCRIPTION_STATE_ACTIVE", ends: end), play("SUBSCRIPTION_STATE_EXPIRED", ends: end)],
            products: [],
            "the same order and end"
        )
        guard case .unknown(.contradictory(let contradiction))? = undated?.purchases.first?.situation else {
            Issue.record("\(String(describing: undated?.purchases.first?.situation))")
            return
        }
        let date = Instant(rfc3339: end)
        #expect(contradiction == Contradiction(earlierDate: date, laterDate: date))
    }

    @Test("The later order, or the later end, counts in both orders")
    func ordered() async throws {
        let pairs: [[JSONText]] = [
            [
                play("SUBSCRIPTION_STATE_EXPIRED", order: "GPA.1..3", ends: "2026-12-09T12:00:00Z"),
                play("SUBSCRIPTION_STATE_ACTIVE", order: "GPA.1..4", ends: "2026-12-05T12:00:00Z"),
            ],
            [
                play("SUBSCRIPTION_STATE_EXPIRED", ends: "2026-11-05T12:00:00Z"),
                play("SUBSCRIPTION_STATE_ACTIVE", ends: "2026-12-05T12:00:00Z"),
            ],
        ]
        for pair in pairs {
            let status = try await status(of: pair, products: [], "a pair in order")
            #expect(status?.purchases.map(\.situation.name) == ["active"])
        }
    }
}

extension CustomerHistory {
    /// The same purchases as they are told at another time: some fields say something else.
    fileprivate func retold(_ random: inout SplitMix64) -> CustomerHistory {
        var history = self
        for index in history.transactions.indices {
            if random.once(in: 2) { history.transactions[index].statedDate = random.date() }
            if random.once(in: 4) { history.transactions[index].expiresDate = random.date() }
            if random.once(in: 6) { history.transactions[index].revocation = random.revocation() }
            if random.once(in: 4) { history.transactions[index].orderNumber = random.below(4) }
        }
        for index in history.renewals.indices {
            if random.once(in: 2) { history.renewals[index].statedDate = random.date() }
            if random.once(in: 3) { history.renewals[index].renewsAutomatically = random.pick([true, false, nil]) }
            if random.once(in: 4) { history.renewals[index].renewalDate = random.date() }
            if random.once(in: 6) { history.renewals[index].priceChange = random.priceChange() }
        }
        for index in history.statements.indices where random.once(in: 2) {
            history.statements[index].state = .known(random.pick(SubscriptionStatement.State.allCases))
        }
        history.statedDate = random.maybe { $0.date() }
        return history
    }

    fileprivate func withoutCoverage(_ random: inout SplitMix64) -> CustomerHistory {
        var history = self
        if random.once(in: 2) { history.coverage = history.coverage.mapValues { _ in .partial } }
        return history
    }
}

extension JSONText {
    /// The value with the elements of every array of objects in another order.
    func shuffled(_ random: inout SplitMix64) -> JSONText {
        switch self {
        case .array(let elements):
            // A list of texts is one of offers, the best first.
            if case .text? = elements.first { return self }
            return .array(elements.map { $0.shuffled(&random) }.shuffled(using: &random))
        case .object(let members):
            return .object(members.map { (name: $0.name, value: $0.value.shuffled(&random)) })
        default: return self
        }
    }
}

extension CustomerHistory {
    /// The history with each doubt at its field, whichever element of a list has the field: that is the order of the input.
    fileprivate var withoutIndices: CustomerHistory {
        var history = self
        for index in history.transactions.indices { history.transactions[index].doubts.removeIndices() }
        for index in history.renewals.indices {
            history.renewals[index].doubts.removeIndices()
            history.renewals[index].otherEndField = history.renewals[index].otherEndField.map { _ in "" }
            history.renewals[index].future = FutureFields()
        }
        for index in history.statements.indices { history.statements[index].doubts.removeIndices() }
        return history
    }
}

extension [Doubt] {
    fileprivate mutating func removeIndices() {
        self = reduce(into: []) { doubts, doubt in
            let field = doubt.field.replacing(/\[[0-9]+\]/, with: "[]")
            doubts.add(Doubt(facts: doubt.facts, reason: doubt.reason, field: field))
        }
    }
}
