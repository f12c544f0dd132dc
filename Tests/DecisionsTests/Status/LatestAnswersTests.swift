import PaywrightModel
import PaywrightValues
import TestSupport
import Testing

@testable import PaywrightDecisions

@Suite("Of many answers those count that none is later than")
struct LatestAnswersTests {
    /// Answers that leave out much, and repeat the rest.
    private func answers(_ random: inout SplitMix64, count: Int, of values: Int) -> [RenewalInfo] {
        (0..<count).map { number in
            func value() -> Int? {
                let value = Int.random(in: 0...values, using: &random)
                return value == 0 ? nil : value
            }
            var answer = RenewalInfo(store: .stripe, originalID: "sub_\(number)")
            answer.statedDate = value().map { Instant(milliseconds: Int64($0)) }
            // Half days: two ends that lie less than a day apart are of one period.
            let end = value().map { Instant(milliseconds: Int64($0) * 43_200_000) }
            answer.answer = AnswerOrder(orderNumber: value(), periodEnd: end)
            return answer
        }
    }

    @Test("they are those that comparing each with each finds", arguments: Sweep.some(25, of: 0..<2_000))
    func equalsPairs(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for count in [0, 1, 2, 3, 5, 9, 17] {
            for values in 1...4 {
                let answers = answers(&random, count: count, of: values)
                #expect(LatestAnswers.indexed(answers) == LatestAnswers.compared(answers))
                #expect(LatestAnswers.among(answers) == LatestAnswers.compared(answers))
            }
        }
    }
}
