import PaywrightDecisions
import PaywrightModel
import PaywrightValues
import Testing

/// What comes of each purchase, moment by moment, by the documentation of a store.
struct ChargeCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let inputs: [String]
    let now: String
    /// The situation of each purchase, in the order in which they are told.
    let situations: [String]
    /// The moments of each purchase: "2026-12-02 EUR 9.99 price".
    let moments: [[String]]
    let says: [String]
    let neverSays: [String]

    init(
        _ name: String,
        _ inputs: [String],
        now: String = "2026-11-20T12:00:00Z",
        is situations: String...,
        moments: [[String]],
        says: [String] = [],
        never neverSays: [String] = []
    ) {
        testDescription = name
        self.inputs = inputs
        self.now = now
        self.situations = situations
        self.moments = moments
        self.says = says
        self.neverSays = neverSays
    }

    func check() async throws {
        let answer = try await RuleAnswer(inputs, now: now)
        #expect(answer.status.purchases.map(\.situation.name) == situations)
        #expect(answer.status.purchases.map { $0.timeline.moments.map(\.words) } == moments)
        for words in says { #expect(answer.text.contains(words), "\(answer.text)") }
        for words in neverSays { #expect(!answer.text.contains(words), "\(answer.text)") }
    }
}

extension Moment {
    /// Its day in UTC, its charge and what changes.
    fileprivate var words: String {
        let day = at.date.map { String($0.description.prefix(10)) } ?? "undated"
        let amount =
            switch charge {
            case .none: "none"
            case .free: "free"
            case .exactly(let price, let tax, _): "\(price)" + (tax == .added ? " and tax" : "")
            case .atMost(let price): "at most \(price)"
            case .notStated: "not stated"
            }
        return ([day, amount] + changes.map(\.word)).joined(separator: " ")
    }
}

extension Moment.Change {
    fileprivate var word: String {
        switch self {
        case .price(let old, let new, _):
            ["price", old.map { "from \($0)" }, new.map { "to \($0)" }].compactMap { $0 }.joined(separator: " ")
        case .plan(let product, _): "plan \(product)"
        case .trialEnds, .offerBegins, .offerEnds, .commitmentBegins, .paymentsLeft, .commitmentEnds, .pauses, .resumes,
            .releases, .itemEnds, .ends:
            name
        }
    }
}
