import PaywrightJSON
import PaywrightModel
import Testing
import TestSupport

@testable import PaywrightImport

@Suite("Signed data inside signed data is read to the depth that a store has")
struct SignedDataDepthTests {
    private static let deepest = 4

    /// So many payloads inside each other.
    private func nested(_ depth: Int) -> Tree {
        (1..<depth).reduce(HistoryFixture.signed(["level": 0])) { inner, level in
            HistoryFixture.signed(["level": .source("\(level)"), "inner": inner])
        }
    }

    @Test("Each is read once, and none beyond the limit", arguments: [1, 2, deepest, deepest + 1, 8])
    func depth(_ depth: Int) async throws {
        let text = Tree.array([nested(depth), nested(depth)]).description
        let document = try JSONDocument(parsing: Array(text.utf8))
        let reader = SignedDataReader(policy: .unverified, limits: JSONLimits())
        let outcomes = await reader.read(document)
        #expect(outcomes.count == min(depth, Self.deepest))
    }
}
