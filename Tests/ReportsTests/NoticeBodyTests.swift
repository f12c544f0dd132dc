import Foundation
import Paywright
import PaywrightReports
import Testing

/// Whoever reads the subject of a notice alone reads a day that the body states too.
@Suite("What stands around the body of a notice stands in the body")
struct NoticeBodyTests {
    private struct Answer: Decodable {
        struct Notice: Decodable {
            let kind: String
            let consent: Bool?
            let at: String?
            let missing: [String]
            let texts: [Texts]
        }
        struct Texts: Decodable {
            let locale: String
            let subject: Text
            let push: Text
            let opening: Text
            let body: Text
        }
        struct Text: Decodable {
            struct Part: Decodable {
                let kind: String
                let start: Int
                let end: Int
            }
            let text: String
            let parts: [Part]

            /// The days and amounts in it, as they are written.
            func values(_ kind: String) -> [String] {
                let units = Array(text.utf16)
                return parts.filter { $0.kind == kind }
                    .map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) }
            }
        }
        let notices: [Notice]
    }

    /// Languages that write a date of the medium length in a sentence as in a subject, in three scripts and both directions.
    private static let languages = ["en", "de", "fr", "es", "pt-BR", "zh-Hans", "ko", "ar", "hi"]

    /// The inputs of a folder of cases, with their names and moments.
    private static func cases(in folder: String) throws -> [(name: String, request: [String: Any])] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = try FileManager.default.contentsOfDirectory(
            at: tests.appending(path: folder),
            includingPropertiesForKeys: nil
        )
        var cases: [(name: String, request: [String: Any])] = []
        for file in files where file.pathExtension == "ndjson" {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
                let members = try #require(object as? [String: Any])
                var request: [String: Any] = [
                    "op": "notices", "locales": languages, "timeZone": "UTC", "dateStyle": "medium",
                    "timeStyle": "none",
                ]
                for name in ["now", "input", "products"] { request[name] = members[name] }
                let name = members["id"] ?? members["name"]
                cases.append((name: name as? String ?? "", request: request))
            }
        }
        return cases
    }

    private static func notices(_ request: [String: Any]) async throws -> [Answer.Notice] {
        let bytes = Array(try JSONSerialization.data(withJSONObject: request))
        let answer = await (try RequestHandler()).answer(to: bytes)
        if answer.isRefused { return [] }
        return try JSONDecoder().decode(Answer.self, from: Data(answer.utf8)).notices
    }

    @Test(
        "Each day and each amount of subject, push and opening",
        arguments: [("Moments", 300), ("Notices", 40), ("Tills", 150)]
    )
    func values(folder: String, least: Int) async throws {
        var dated = 0
        for (name, request) in try Self.cases(in: folder) {
            for notice in try await Self.notices(request) {
                for text in notice.texts {
                    for kind in ["date", "money"] {
                        let stated = text.body.values(kind)
                        for line in [text.subject, text.push, text.opening] {
                            let values = line.values(kind)
                            #expect(
                                values.allSatisfy(stated.contains),
                                "\(name) \(text.locale) \(notice.kind): \(line.text) | \(text.body.text)"
                            )
                            if text.locale == "en", kind == "date" { dated += values.count }
                        }
                    }
                }
            }
        }
        #expect(dated >= least)
    }

    /// "2027-01-10T12:00:00Z" as English writes its day.
    private static func day(_ instant: String) -> String? {
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let numbers = instant.prefix(10).split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3, months.indices.contains(numbers[1] - 1) else { return nil }
        return "\(months[numbers[1] - 1]) \(numbers[2]), \(numbers[0])"
    }

    @Test("An event whose day the body does not state lacks its day, its charge and its last day")
    func missing() async throws {
        var leftOut = 0
        for (name, request) in try Self.cases(in: "Moments") {
            for notice in try await Self.notices(request) {
                guard ["trialEnding", "renewal", "priceChange"].contains(notice.kind),
                    let day = notice.at.flatMap(Self.day), let text = notice.texts.first(where: { $0.locale == "en" }),
                    !text.body.values("date").contains(day)
                else { continue }
                leftOut += 1
                let lacking = notice.consent == true ? ["chargeDate"] : ["amount", "chargeDate", "lastDay"]
                #expect(Set(notice.missing).isSuperset(of: lacking), "\(name) \(notice.kind): \(notice.missing)")
                #expect(text.subject.values("date").isEmpty, "\(name): \(text.subject.text)")
            }
        }
        #expect(leftOut > 5)
    }

    @Test("Of five changes the first three are told; a notice of the fourth names no day, and lacks it")
    func fiveChanges() async throws {
        let request = try #require(try Self.cases(in: "Moments").first { $0.name == "schedule-five-changes" }).request
        let notices = try await Self.notices(request).filter { $0.kind == "priceChange" }
        let subjects = notices.map { notice in notice.texts.first(where: { $0.locale == "en" })?.subject.text }
        #expect(
            subjects == [
                "The price of your subscription changes on Dec 10, 2026",
                "The price of your subscription changes on Jan 10, 2027",
                "The price of your subscription changes on Feb 10, 2027",
                "The price of your subscription is changing", "The price of your subscription is changing",
            ]
        )
        #expect(
            notices.map(\.missing) == Array(repeating: ["product", "howToCancel"], count: 3)
                + Array(repeating: ["product", "amount", "chargeDate", "lastDay", "howToCancel"], count: 2)
        )
    }
}
