import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

/// Answers of several sources about one customer: how often each purchase is told, whose statement of it counts, and what is noted.
struct JoinCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The inputs as text, each a file of its own, to be read in every order.
    let inputs: [String]
    var products: [Product] = []
    var now = "2026-11-20T12:00:00Z"
    /// The situations that are told, in any order: one for each purchase.
    let situations: [String]
    /// What the English lines must hold.
    var says: [String] = []
    /// What no English line may hold.
    var neverSays: [String] = []
    /// The codes of what is noted of the join.
    var codes: Set<String> = []

    init(
        _ name: String,
        _ inputs: [String],
        products: [Product] = [],
        now: String = "2026-11-20T12:00:00Z",
        is situations: [String],
        says: [String] = [],
        never neverSays: [String] = [],
        notes codes: Set<String> = []
    ) {
        (testDescription, self.inputs, self.products, self.now) = (name, inputs, products, now)
        (self.situations, self.says, self.neverSays, self.codes) = (situations.sorted(), says, neverSays, codes)
    }

    func check() async throws {
        let answer = try await RuleAnswer(inputs, products: products, now: now)
        #expect(answer.status.purchases.map(\.situation.name).sorted() == situations, "\(answer.text)")
        #expect(Set(answer.status.sourceDiagnostics.map(\.code)) == codes)
        for words in says { #expect(answer.text.contains(words), "\(answer.text)") }
        for words in neverSays { #expect(!answer.text.contains(words), "\(answer.text)") }
        for order in Self.orders(of: inputs).dropFirst() {
            let other = try await RuleAnswer(order, products: products, now: now)
            #expect(other.status == answer.status)
        }
    }

    /// Every order of some inputs, theirs first.
    private static func orders(of inputs: [String]) -> [[String]] {
        guard inputs.count > 1 else { return [inputs] }
        return inputs.indices.flatMap { index in
            var rest = inputs
            let first = rest.remove(at: index)
            return orders(of: rest).map { [first] + $0 }
        }
    }
}

@Suite("Rule 29: one subscription is one card, whatever states it, in every order")
struct JoinTableTests {
    @Test(arguments: JoinCase.appStore + JoinCase.googlePlay + JoinCase.merchants + JoinCase.amazon + JoinCase.several)
    func joins(_ joinCase: JoinCase) async throws { try await joinCase.check() }
}
