import Foundation
import Paywright
import PaywrightReports
import Testing

/// In which days a notice is sent, by rules for California and of Visa.
///
/// Each line of `Tests/Notices/rules.ndjson` is a customer at a moment, with the rules of `Examples/notices.rules.json` that are looked
/// at. A reader of the texts alone wrote what is expected, without knowing what is printed: `none` where nothing is to be sent.
private struct NoticeCase: Decodable {
    struct Expectation: Decodable {
        let kind: String
        let rule: String
        let state: String
        let earliest: String?
        let latest: String?
        let missing: [String]?
    }
    let name: String
    let rules: [String]
    let now: String
    let timeZone: String?
    let region: String?
    let expect: [Expectation]
}

private struct NoticesAnswer: Decodable {
    struct Rule: Decodable { let id: String }
    struct Due: Decodable {
        let firstDay: String?
        let lastDay: String
    }
    struct Notice: Decodable {
        let kind: String
        let rule: Rule
        let state: String
        let due: Due?
        let missing: [String]
    }
    let notices: [Notice]
}

@Suite("In which days a notice is sent, by the seller’s rules")
struct NoticeCaseTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private static let cases: [String] = {
        let text = try? String(contentsOf: folder.appending(path: "Notices/rules.ndjson"), encoding: .utf8)
        return text?.split(separator: "\n").map(String.init) ?? []
    }()

    private static func rules(_ ids: [String]) throws -> [[String: Any]] {
        let file = folder.deletingLastPathComponent().appending(path: "Examples/notices.rules.json")
        let document = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let all = try #require(document?["rules"] as? [[String: Any]])
        return ids.compactMap { id in all.first { $0["id"] as? String == id } }
    }

    @Test("There are at least forty cases, of each state")
    func count() throws {
        #expect(Self.cases.count >= 40)
        let states = try Self.cases.flatMap { line in
            try JSONDecoder().decode(NoticeCase.self, from: Data(line.utf8)).expect.map(\.state)
        }
        #expect(Set(states) == ["upcoming", "due", "late", "none", "unknown"])
    }

    @Test("Each case", arguments: cases)
    func holds(_ line: String) async throws {
        let rule = try JSONDecoder().decode(NoticeCase.self, from: Data(line.utf8))
        let members = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        var request: [String: Any] = ["op": "notices", "locale": "en", "texts": [String](), "now": rule.now]
        for name in ["input", "products", "timeZone", "region"] { request[name] = members[name] }
        request["rules"] = ["rules": try Self.rules(rule.rules)]
        let answer = await (try RequestHandler()).answer(to: Array(try JSONSerialization.data(withJSONObject: request)))
        #expect(!answer.isRefused, "\(rule.name): \(answer.json.prefix(400))")
        let notices = try JSONDecoder().decode(NoticesAnswer.self, from: Data(answer.utf8)).notices
        let expected = rule.expect.filter { $0.state != "none" }
        #expect(
            Set(notices.map { "\($0.kind) \($0.rule.id)" }) == Set(expected.map { "\($0.kind) \($0.rule)" }),
            "\(rule.name)"
        )
        for expectation in expected {
            let notice = try #require(notices.first { $0.kind == expectation.kind && $0.rule.id == expectation.rule })
            #expect(notice.state == expectation.state, "\(rule.name): \(expectation.rule)")
            if let earliest = expectation.earliest { #expect(notice.due?.firstDay == earliest, "\(rule.name)") }
            if let latest = expectation.latest { #expect(notice.due?.lastDay == latest, "\(rule.name)") }
            if let missing = expectation.missing { #expect(Set(missing).isSubset(of: notice.missing), "\(rule.name)") }
        }
    }
}
