import Foundation
import Paywright
import PaywrightReports
import Testing

/// What a product is for a customer, by the documentation of the store.
///
/// Each line of `Tests/Choices/cases.ndjson` is a request for a paywall, with two members more: `expect` has what each product
/// is, and `source` the documentation that it was written from, by a reader who did not know what is printed. `products` names a
/// line of `Tests/Choices/products.ndjson`.
private struct ChoiceCase: Decodable {
    struct Expectation: Decodable {
        let choice: String?
        /// What would be false.
        let not: [String]?
        let button: Bool??
        let takesEffect: String??
        let why: String?

        private enum Key: String, CodingKey { case choice, not, button, takesEffect, why }

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: Key.self)
            choice = try members.decodeIfPresent(String.self, forKey: .choice)
            not = try members.decodeIfPresent([String].self, forKey: .not)
            why = try members.decodeIfPresent(String.self, forKey: .why)
            button = members.contains(.button) ? .some(try members.decode(Bool?.self, forKey: .button)) : nil
            takesEffect =
                members.contains(.takesEffect) ? .some(try members.decode(String?.self, forKey: .takesEffect)) : nil
        }
    }

    let id: String
    let source: String
    let expect: [String: Expectation]
}

/// What the test needs of an answer.
private struct ChoiceAnswer: Decodable {
    struct Result: Decodable {
        let product: String
        let basePlan: String?
        let choice: Choice

        var qualifiedID: String { basePlan.map { "\(product):\($0)" } ?? product }
    }
    struct Choice: Decodable {
        let kind: String
        let why: String?
        let button: Bool?
        let takesEffect: String?

        func faults(by rule: ChoiceCase.Expectation) -> [String] {
            var faults: [String] = []
            if let choice = rule.choice, choice != kind { faults.append("is \(kind), not \(choice)") }
            if rule.not?.contains(kind) == true { faults.append("is \(kind)") }
            if let expected = rule.button, button != expected { faults.append("button \(button as Any)") }
            if let expected = rule.takesEffect, takesEffect != expected { faults.append("\(takesEffect as Any)") }
            if let expected = rule.why, why != expected { faults.append("\(why as Any), not \(expected)") }
            return faults
        }
    }
    let results: [Result]
}

@Suite("What each product is for a customer, from the documentation of the stores")
struct PlanChoiceCaseTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Choices")

    private static func lines(_ name: String) throws -> [Substring] {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8).split(separator: "\n")
    }

    @Test("Each case")
    func holds() async throws {
        let handler = try RequestHandler()
        var products: [String: String] = [:]
        for line in try Self.lines("products.ndjson") {
            let set = try JSONDecoder().decode(ProductSetLine.self, from: Data(line.utf8))
            // The line is {"name": …, "products": …}, and what stands in it goes into requests as it is.
            let start = try #require(line.range(of: #""products": "#)).upperBound
            products[set.name] = String(line[start...].dropLast())
        }
        let cases = try Self.lines("cases.ndjson")
        #expect(cases.count >= 130)
        for line in cases {
            let rule = try JSONDecoder().decode(ChoiceCase.self, from: Data(line.utf8))
            let named = try JSONDecoder().decode(NamedProducts.self, from: Data(line.utf8))
            let set = try #require(products[named.products])
            let request = line.replacing(#""products": "\#(named.products)""#, with: #""products": \#(set)"#)
            let answer = await handler.answer(to: Array(request.utf8))
            #expect(!answer.isRefused, "\(rule.id): \(answer.json.prefix(400))")
            guard !answer.isRefused else { continue }
            let told = try JSONDecoder().decode(ChoiceAnswer.self, from: Data(answer.utf8))
            for (product, expected) in rule.expect.sorted(by: { $0.key < $1.key }) {
                let choice = told.results.first { $0.qualifiedID == product }?.choice
                let faults = choice?.faults(by: expected) ?? ["has no result"]
                #expect(faults.isEmpty, "\(rule.id), \(product) (\(rule.source))")
            }
        }
    }

    private struct ProductSetLine: Decodable { let name: String }
    private struct NamedProducts: Decodable { let products: String }
}
