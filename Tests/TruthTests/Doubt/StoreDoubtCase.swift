import PaywrightDecisions
import Testing

/// What must and must not be told of a store's object with one field that cannot be read, or that changes what is told in a
/// way that is not calculated here: one change of an intact seed, read at 12:00 on 20 November 2026.
struct StoreDoubtCase: Sendable, CustomTestStringConvertible {
    /// The name of the seed.
    let base: String
    /// Where the changed value stands, from the object on: "items.0.quantity".
    let path: String
    /// What stands there, as JSON.
    let value: String
    /// Whether the customer has access; nil where either may be told, or nothing.
    let access: Bool?
    let says: [String]
    let neverSays: [String]

    var testDescription: String { "\(base): \(path) = \(value)" }

    init(
        _ base: String,
        _ path: String,
        _ value: String,
        access: Bool? = nil,
        says: [String] = [],
        never neverSays: [String] = []
    ) {
        (self.base, self.path, self.value, self.access) = (base, path, value, access)
        (self.says, self.neverSays) = (says, neverSays)
    }

    /// Checks it in an intact document.
    ///
    /// - Parameters:
    ///   - document: The seed.
    ///   - place: Where the object stands in it.
    func check(in document: JSONText, at place: [String]) async throws {
        let path = place + path.split(separator: ".").map(String.init)
        let answer = try await RuleAnswer(["\(document.replacing(path, with: JSONText(parsing: value)))"])
        if let access { #expect(answer.status.purchases.map(\.situation.hasAccess) == [access]) }
        for words in says { #expect(answer.text.contains(words), "\(answer.text)") }
        for words in neverSays { #expect(!answer.text.contains(words), "\(answer.text)") }
    }
}
