import Foundation
import Paywright
import PaywrightReports
import Testing

/// A customer with several purchases: which of them counts first, and what there is access to.
///
/// Each line of `Tests/Access` is a request for a status with one member more, `expect`, which the answer is held against. It
/// was written from the documentation that its `source` names, by a reader who did not know what is answered.
private struct AccessCase: Decodable {
    let id: String
    let expect: Expectation

    struct Expectation: Decodable {
        let source: String
        let why: String
        /// The products of the results, in their order.
        let order: [String]?
        /// How many purchases there are beside the first.
        let others: Int?
        let access: AccessExpectation?
    }
}

/// What is true of access: the kind of each target ("anything", "product:pro", "group:21"), kinds that none may have, and the
/// days until which, or on which, anything is granted or has ended; nil in `untilDay` where no end is stated.
private struct AccessExpectation: Decodable {
    let kinds: [String: String]
    let forbidden: [String: [String]]
    let untilDay: String??
    let endedDay: String?

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        func key(_ name: String) -> Key { Key(stringValue: name) }
        let special = ["untilDay", "endedDay", "not"]
        var kinds: [String: String] = [:]
        for member in members.allKeys where !special.contains(member.stringValue) {
            kinds[member.stringValue] = try members.decode(String.self, forKey: member)
        }
        self.kinds = kinds
        forbidden = try members.decodeIfPresent([String: [String]].self, forKey: key("not")) ?? [:]
        let until = key("untilDay")
        untilDay = members.contains(until) ? .some(try members.decode(String?.self, forKey: until)) : nil
        endedDay = try members.decodeIfPresent(String.self, forKey: key("endedDay"))
    }
}

/// What the test needs of an answer.
private struct AccessAnswer: Decodable {
    struct Purchase: Decodable { let product: String? }
    struct Stated: Decodable {
        let kind: String
        let until, on: String?
        let product, group: String?
    }
    struct Access: Decodable {
        let anything: Stated
        let products, groups: [Stated]
    }
    let results: [Purchase]
    let others: Int
    let access: Access

    /// The kind of a target: "product:pro"; nil where the answer does not name it.
    func kind(of target: String) -> String? {
        if target == "anything" { return access.anything.kind }
        let parts = target.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        let named = parts[0] == "product" ? access.products : access.groups
        return named.first { ($0.product ?? $0.group) == parts[1] }?.kind
    }
}

@Suite("What counts first among purchases, and what there is access to")
struct AccessCaseTests {
    @Test("the purchase that counts first is the first, and access is what all of them state")
    func holds() async throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = try String(contentsOf: tests.appending(path: "Access/order.ndjson"), encoding: .utf8)
        let handler = try RequestHandler()
        let now = try #require(Instant(rfc3339: "2026-11-28T12:00:00Z"))
        let lines = file.split(separator: "\n")
        #expect(lines.count >= 80)
        for line in lines {
            let rule = try JSONDecoder().decode(AccessCase.self, from: Data(line.utf8))
            let answer = await handler.answer(to: Array(line.utf8), at: now)
            try #require(!answer.isRefused, "\(rule.id): \(answer.utf8)")
            let told = try JSONDecoder().decode(AccessAnswer.self, from: Data(answer.utf8))
            let faults = Self.faults(of: told, by: rule.expect)
            #expect(faults.isEmpty, "\(rule.id): \(rule.expect.why) (\(rule.expect.source))")
        }
    }

    private static func faults(of told: AccessAnswer, by rule: AccessCase.Expectation) -> [String] {
        var faults: [String] = []
        let order = told.results.compactMap(\.product)
        if let expected = rule.order, order != expected { faults.append("order \(order), not \(expected)") }
        if let others = rule.others, told.others != others { faults.append("\(told.others) others, not \(others)") }
        guard let access = rule.access else { return faults }
        for (target, kind) in access.kinds {
            let found = told.kind(of: target)
            if found != kind { faults.append("\(target) is \(found ?? "not named"), not \(kind)") }
        }
        for (target, kinds) in access.forbidden {
            if let found = told.kind(of: target), kinds.contains(found) { faults.append("\(target) is \(found)") }
        }
        let anything = told.access.anything
        if let day = access.untilDay, anything.until.map({ String($0.prefix(10)) }) != day {
            faults.append("until \(anything.until ?? "no end"), not \(day ?? "no end")")
        }
        if let day = access.endedDay, anything.on.map({ String($0.prefix(10)) }) != day {
            faults.append("ended \(anything.on ?? "without a date"), not \(day)")
        }
        return faults
    }
}
