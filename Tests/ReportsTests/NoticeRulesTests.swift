import Paywright
import PaywrightReports
import Testing

@Suite("Rules about notices: the first fault refuses the file")
struct NoticeRulesTests {
    @Test(
        "A fault in the rules is refused with its place, what was found and what was expected",
        arguments: [
            (#"{"rules": []}"#, "$.schema", "nothing"),
            (#"{"schema": "paywright/rules/1"}"#, "$.rules", "nothing"),
            (#"{"schema": "paywright/rules/1", "rules": {}}"#, "$.rules", "an object"),
            (rule(#""kind": "trialEnding", "window": {"to": "P3D"}"#), "$.rules[0].id", "nothing"),
            (rule(#""id": "a:b", "kind": "cancelled""#), "$.rules[0].id", #""a:b""#),
            (rule(#""id": "a", "kind": "trialEnds""#), "$.rules[0].kind", #""trialEnds""#),
            (rule(#""id": "a", "kind": "renewal""#), "$.rules[0].window", "nothing"),
            (rule(#""id": "a", "kind": "cancelled", "window": {"to": "P1D"}"#), "$.rules[0].window", "an object"),
            (
                rule(#""id": "a", "kind": "renewal", "window": {"from": "P3D", "to": "P21D"}"#),
                "$.rules[0].window.from", #""P3D""#
            ),
            (
                rule(#""id": "a", "kind": "renewal", "window": {"from": "P30D", "to": "P1M"}"#),
                "$.rules[0].window.from", #""P30D""#
            ),
            (rule(#""id": "a", "kind": "renewal", "window": {"to": "P11Y"}"#), "$.rules[0].window.to", #""P11Y""#),
            (rule(#""id": "a", "kind": "renewal", "window": {"to": "3 days"}"#), "$.rules[0].window.to", #""3 days""#),
            (
                rule(#""id": "a", "kind": "cancelled", "scope": {"regions": ["California"]}"#),
                "$.rules[0].scope.regions[0]", #""California""#
            ),
            (
                rule(#""id": "a", "kind": "cancelled", "scope": {"state": "CA"}"#), "$.rules[0].scope",
                #"member "state""#
            ),
            (
                rule(#""id": "a", "kind": "cancelled", "scope": {"period": {"atLeast": "P1Y", "atMost": "P2Y"}}"#),
                "$.rules[0].scope.period", "an object"
            ),
            (rule(#""id": "a", "kind": "cancelled", "facts": ["price"]"#), "$.rules[0].facts[0]", #""price""#),
            (
                rule(#""id": "a", "kind": "cancelled", "reviewBy": "2026-02-30""#), "$.rules[0].reviewBy",
                #""2026-02-30""#
            ),
        ]
    )
    func refused(_ text: String, path: String, found: String) throws {
        do throws(ProductFiles.Unusable) {
            _ = try NoticeRulesReader.read(Array(text.utf8), file: "rules.json")
            Issue.record("it was read: \(text)")
        } catch {
            let fault = try #require(error.diagnostics.first)
            #expect(fault.place.path == path && fault.place.file == "rules.json" && fault.place.line == 1)
            #expect(fault.message.hasPrefix("found \(found), expected "), "\(fault.message)")
        }
    }

    private static func rule(_ members: String) -> String {
        #"{"schema": "paywright/rules/1", "rules": [{"# + members + "}]}"
    }

    @Test(
        "Days of a calendar",
        arguments: [
            ("2026-12-01", true), ("2026-12-01/2026-12-07", true), ("2026-12-07/2026-12-01", false), ("2026-12", false),
            ("", false),
            ("2026-12-01/2026-12-02/2026-12-03", false),
        ]
    )
    func days(_ text: String, isRead: Bool) { #expect((DayRange(text) != nil) == isRead) }
}
