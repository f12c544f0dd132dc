import Paywright
import PaywrightDecisions
import PaywrightModel
import Testing

/// What is charged next, and on which day, by the documentation of a store: the amounts that may be told, and no other.
struct AmountCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The inputs as text, in any order, each a file of its own.
    let inputs: [String]
    var products: [Product] = []
    var now = "2026-11-20T12:00:00Z"
    /// Every amount that English lines name; none where no field states what is charged.
    let amounts: Set<String>
    /// What the English lines must hold besides.
    let says: [String]
    let neverSays: [String]

    init(
        _ name: String,
        _ inputs: [String],
        products: [Product] = [],
        now: String = "2026-11-20T12:00:00Z",
        amounts: Set<String> = [],
        says: [String] = ["December 2"],
        never neverSays: [String] = []
    ) {
        testDescription = name
        self.inputs = inputs
        self.products = products
        self.now = now
        self.amounts = amounts
        self.says = says
        self.neverSays = neverSays
    }

    /// Reads, decides and words the inputs in two orders.
    func check(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let answer = try await RuleAnswer(inputs, products: products, now: now)
        let other = try await RuleAnswer(inputs.reversed(), products: products, now: now)
        #expect(answer.status == other.status, sourceLocation: sourceLocation)
        #expect(Self.amounts(in: answer.text) == amounts, "\(answer.text)", sourceLocation: sourceLocation)
        for words in says { #expect(answer.text.contains(words), "\(answer.text)", sourceLocation: sourceLocation) }
        for words in neverSays {
            #expect(!answer.text.contains(words), "\(answer.text)", sourceLocation: sourceLocation)
        }
    }

    /// The amounts that a text names, each with its sign: "€9.99".
    private static func amounts(in text: String) -> Set<String> {
        let signs = "(?:[A-Z]{0,2}[$€£¥₩]|HUF |KWD |DKK )"
        guard let pattern = try? Regex("\(signs)[0-9][0-9,.]*[0-9]|\(signs)[0-9]") else { return [] }
        return Set(text.matches(of: pattern).map { String(text[$0.range]) })
    }
}
