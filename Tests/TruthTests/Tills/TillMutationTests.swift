import PaywrightDecisions
import PaywrightImport
import PaywrightModel
import PaywrightValues
import Testing
import TestSupport

@Suite("No change to what a till states makes reading or deciding trap, or promises more")
struct TillMutationTests {
    private static let inputs =
        (RevenueCatSubscriberTests.samples + RevenueCatEventTests.samples + RevenueCatObjectTests.samples
        + AmazonReceiptTests.samples + PaddleSubscriptionTests.samples).flatMap(\.inputs)

    private static func promises(_ bytes: [UInt8]) async -> Promises {
        Promises(await HistoryText.history(of: [bytes]), products: [])
    }

    @Test(
        "neither a byte that is changed, gone or doubled, nor an end that is missing",
        arguments: Sweep.some(4, of: 0..<40)
    )
    func bytes(seed: UInt64) async {
        var random = SplitMix64(seed: seed ^ 0x7111)
        for input in Self.inputs {
            var bytes = Array(input.utf8)
            let intact = await Self.promises(bytes)
            for _ in 0...random.below(3) {
                let index = random.below(bytes.count)
                switch random.below(4) {
                case 0: bytes[index] = UInt8(random.below(256))
                case 1: bytes.remove(at: index)
                case 2: bytes.insert(bytes[index], at: index)
                default: bytes = Array(bytes.prefix(max(1, index)))
                }
            }
            let more = await Self.promises(bytes).beyond(intact)
            #expect(more.isEmpty, "\(more): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test("the inputs of several tills say the same in every order", arguments: Sweep.some(8, of: 0..<80))
    func orders(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed ^ 0x0DE2)
        let chosen = (0..<3).map { _ in random.pick(Self.inputs) }
        let now = RandomCustomer.now
        var seen: CustomerStatus?
        for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
            var merged = CustomerHistory()
            for index in order {
                guard let history = await HistoryText.history(of: Array(chosen[index].utf8)) else { continue }
                merged = merged.merging(history)
            }
            let status = CustomerStatus(of: merged, now: now)
            if let seen { #expect(status == seen, "\(order): \(chosen)") }
            seen = status
        }
    }
}
