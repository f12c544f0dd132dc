import Foundation
import Paywright
import PaywrightReports
import Testing

/// What a till states of a customer, as its API sends it, and what its documentation lets a customer read of it then.
///
/// Each line of `Tests/Tills` is a request for a status with one member more, `expect`, which the answer is held against.
/// It was written from the documentation that its `source` names, by a reader who did not know what is printed.
private struct TillCase: Decodable {
    let id: String
    let expect: Expectation

    struct Expectation: Decodable {
        let source: String
        let why: String
        /// What may be true; any one of them of each purchase.
        let situations: [String]?
        /// What of access is true of one purchase at least; nil in it where the till does not state it.
        let access: Bool??
        /// What is charged, and what is not: "9.99 EUR".
        let amounts, notAmounts: [String]?
        /// Days that are told, and days that are not: "2026-12-10".
        let days, notDays: [String]?
        /// Facts that are withheld of one purchase at least: "later".
        let withheld: [String]?
        /// English words that would be false, in small letters.
        let neverSays: [String]?
        /// What comes, in order; nil where it is not tested.
        let moments: [MomentExpectation]?

        private enum Key: String, CodingKey {
            case source, why, situations, access, amounts, notAmounts, days, notDays, withheld, neverSays, moments
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: Key.self)
            func texts(_ key: Key) throws -> [String]? { try members.decodeIfPresent([String].self, forKey: key) }
            source = try members.decode(String.self, forKey: .source)
            why = try members.decode(String.self, forKey: .why)
            situations = try texts(.situations)
            access = members.contains(.access) ? .some(try members.decode(Bool?.self, forKey: .access)) : nil
            (amounts, notAmounts) = (try texts(.amounts), try texts(.notAmounts))
            (days, notDays) = (try texts(.days), try texts(.notDays))
            (withheld, neverSays) = (try texts(.withheld), try texts(.neverSays))
            moments = try members.decodeIfPresent([MomentExpectation].self, forKey: .moments)
        }
    }
}

/// What the test needs of an answer.
private struct TillAnswer: Decodable {
    struct Purchase: Decodable {
        struct Situation: Decodable {
            let kind: String
            let access: Bool?
        }
        struct Line: Decodable { let text: String }
        let situation: Situation
        let timeline: Timeline?
        let withheld: [Withheld]?
        let lines: [String: Line]
    }
    struct Timeline: Decodable { let moments: [TimelineMoment]? }
    struct Withheld: Decodable { let fact: String }
    let results: [Purchase]

    /// What the customer reads, with spaces for the spaces that do not break.
    var text: String {
        results.flatMap { purchase in ["headline", "detail", "action"].compactMap { purchase.lines[$0]?.text } }
            .joined(separator: "\n").replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
    }
}

@Suite("Cases of each till, from its documentation")
struct TillCaseTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    @Test(
        "What a till states is told, and nothing that it does not state",
        arguments: ["amazon", "appstore", "googleplay", "paddle", "plain", "revenuecat", "stripe"]
    )
    func holds(till: String) async throws {
        try await check("Tills/\(till).ndjson", atLeast: till == "plain" ? 13 : 46)
    }

    @Test(
        "Each moment that comes is told, with its charge, its changes and its way out",
        arguments: [
            "commitment", "consent", "end", "pause", "plan", "price", "renewal", "schedule", "trial", "trouble",
        ]
    )
    func comes(kind: String) async throws { try await check("Moments/\(kind).ndjson", atLeast: 50) }

    private func check(_ name: String, atLeast count: Int) async throws {
        let handler = try RequestHandler()
        let now = try #require(Instant(rfc3339: "2026-11-20T12:00:00Z"))
        let file = try String(contentsOf: Self.tests.appending(path: name), encoding: .utf8)
        let lines = file.split(separator: "\n")
        #expect(lines.count >= count)
        for line in lines {
            let rule = try JSONDecoder().decode(TillCase.self, from: Data(line.utf8))
            let answer = await handler.answer(to: Array(line.utf8), at: now)
            // What is refused tells nothing.
            let told =
                try answer.isRefused
                ? TillAnswer(results: []) : JSONDecoder().decode(TillAnswer.self, from: Data(answer.utf8))
            let faults = Self.faults(of: told, by: rule.expect)
            #expect(faults.isEmpty, "\(rule.id): \(rule.expect.why) (\(rule.expect.source))\n\(told.text)")
        }
    }

    private static func faults(of told: TillAnswer, by rule: TillCase.Expectation) -> [String] {
        let text = told.text
        let kinds = told.results.map(\.situation.kind)
        var faults: [String] = []
        if let allowed = rule.situations, kinds.isEmpty || !kinds.allSatisfy(allowed.contains) {
            faults.append("is \(kinds), not \(allowed)")
        }
        if let access = rule.access, !told.results.contains(where: { $0.situation.access == access }) {
            faults.append("access is not \(access.map(String.init) ?? "open")")
        }
        faults += (rule.amounts ?? []).filter { !tells($0, amountIn: text) }.map { "lacks \($0)" }
        faults += (rule.notAmounts ?? []).filter { tells($0, amountIn: text) }.map { "names \($0)" }
        faults += (rule.days ?? []).filter { !tells($0, dayIn: text) }.map { "lacks \($0)" }
        faults += (rule.notDays ?? []).filter { tells($0, dayIn: text) }.map { "names \($0)" }
        let withheld = told.results.flatMap { $0.withheld ?? [] }.map(\.fact)
        faults += (rule.withheld ?? []).filter { !withheld.contains($0) }.map { "does not withhold \($0)" }
        faults += rule.moments.map { Self.faults(of: told.results, by: $0) } ?? []
        faults += (rule.neverSays ?? []).filter(text.lowercased().contains).map { "“\($0)”" }
        return faults
    }

    private static func faults(of purchases: [TillAnswer.Purchase], by rules: [MomentExpectation]) -> [String] {
        let told = purchases.first?.timeline?.moments ?? []
        guard told.count == rules.count else { return ["\(told.count) moments, not \(rules.count)"] }
        return zip(told, rules).flatMap { moment, rule in
            rule.faults(of: moment).map { "\(moment.at ?? "a moment"): \($0)" }
        }
    }

    /// Whether a text names an amount: "9.99 EUR" as "€9.99", and not as a part of "€19.99" or "€9.990".
    private static func tells(_ amount: String, amountIn text: String) -> Bool {
        let parts = amount.split(separator: " ").map(String.init)
        guard parts.count == 2, let price = Price(parts[0], parts[1]) else { return false }
        if price.isFree { return text.contains("0.00") }
        return [WholeAmounts.auto, .keep, .drop].contains { style in
            let written = price.formatted(.price(locale: "en", wholeAmounts: style)).replacing("\u{A0}", with: " ")
            return text.ranges(of: written).contains { range in
                let before = text[..<range.lowerBound].last
                let after = text[range.upperBound...].prefix(2)
                let goesOn =
                    after.first?.isNumber == true
                    || (after.count == 2 && ",.".contains(after.first ?? " ") && after.last?.isNumber == true)
                return !goesOn && before?.isNumber != true && before?.isLetter != true
            }
        }
    }

    /// Whether a text names a day: "2026-12-01" as "December 1, 2026" or "Dec 1, 2026".
    private static func tells(_ day: String, dayIn text: String) -> Bool {
        let parts = day.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return false }
        let month = months[parts[1] - 1]
        return [month, String(month.prefix(3))].contains { text.contains("\($0) \(parts[2]), \(parts[0])") }
    }
}
