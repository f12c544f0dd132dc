import Foundation
import Paywright
import PaywrightReports
import TestSupport
import Testing

/// What the test needs of an answer.
private struct SituatedAnswer: Decodable {
    struct Purchase: Decodable {
        let situation: TimelineMoment.Kind
        let timeline: Timeline
    }
    struct Timeline: Decodable {
        struct Trouble: Decodable {
            let kind: String
            let stage: String?
        }
        let holds, payer, access, paying: String
        let trouble: Trouble?
        let over: String?
        let goesOn: Bool?
        let moments: [TimelineMoment]
    }
    let results: [Purchase]
}

@Suite("The name of a situation follows from the timeline, in every case")
struct SituationTableCaseTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    @Test("A situation is one that the frozen table has for its timeline", arguments: ["Tills", "Moments", "Access"])
    func follows(folder: String) async throws {
        let table = try SituationTable()
        let handler = try RequestHandler()
        let now = try #require(Instant(rfc3339: "2026-11-20T12:00:00Z"))
        let files = try FileManager.default.contentsOfDirectory(
            at: Self.tests.appending(path: folder),
            includingPropertiesForKeys: nil
        )
        var count = 0
        for file in files {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let answer = await handler.answer(to: Array(line.utf8), at: now)
                guard !answer.isRefused else { continue }
                let told = try JSONDecoder().decode(SituatedAnswer.self, from: Data(answer.utf8))
                for purchase in told.results {
                    count += 1
                    let fault = table.fault(of: purchase.situation.kind, beside: purchase.timeline.tableFacts)
                    #expect(fault == nil, "\(file.lastPathComponent): \(fault ?? ""): \(line.prefix(80))")
                }
            }
        }
        #expect(count > 70)
    }
}

extension SituatedAnswer.Timeline {
    fileprivate var tableFacts: SituationTable.Facts {
        var facts = SituationTable.Facts(holds: holds, payer: payer, access: access, paying: paying)
        if let trouble { facts.trouble = [trouble.kind, trouble.stage].compactMap { $0 }.joined(separator: ".") }
        if let over { facts.over = over }
        if let goesOn { facts.goesOn = goesOn ? "yes" : "no" }
        for (index, moment) in moments.enumerated() {
            facts.add(
                (moment.changes ?? []).map(\.kind),
                charge: moment.charge.kind,
                certainty: moment.certainty.kind,
                isFirst: index == 0
            )
        }
        return facts
    }
}
