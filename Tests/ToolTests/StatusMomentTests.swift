import ArgumentParser
import Foundation
import Paywright
import PaywrightDecisions
import PaywrightICU
import PaywrightImport
import PaywrightJSON
import PaywrightMessages
import PaywrightModel
import PaywrightStorage
import PaywrightValues
import Synchronization
import Testing

import PaywrightReports
@testable import PaywrightTool

@Suite("The moment of each question of a stream")
struct StatusMomentTests {
    private static func customer(until date: String) -> String {
        #"""
        {"schema":"paywright/customer/1","store":"appStore","purchases":[{"productID":"pro","productType":"autoRenewable",\#
        "id":"1","originalID":"1","expiresDate":"\#(date)"}]}
        """#
    }

    private struct Answer {
        let now: Instant
        let situation: String?
        let isVerified: Bool?
        let text: String

        init(_ text: String) throws {
            let record = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            let moment = try #require(record["now"] as? String)
            now = try #require(Instant(rfc3339: moment))
            let result = (record["results"] as? [[String: Any]])?.first
            situation = (result?["situation"] as? [String: Any])?["kind"] as? String
            isVerified = record["verified"] as? Bool
            self.text = text
        }
    }

    @Test("A run that waits answers each line for the moment it comes, unless --now fixes it")
    func waiting() async throws {
        // The first line is answered once the tool has started: from then on little time passes.
        let script = """
            \(Tool.conversation("status - --format ndjson $1"))
            ask '{"schema":"paywright/customer/1","store":"appStore","complete":true}'
            end=$(($(date +%s) + 3))
            record='\(Self.customer(until: "DATE"))'
            record=${record/DATE/$(date -u -d "@$end" +%Y-%m-%dT%H:%M:%SZ)}
            ask "$record"
            while [ "$(date +%s)" -lt "$end" ]; do sleep 0.1; done
            ask "$record"
            echo "$end"
            """
        for now in ["", "--now 2026-11-20T12:00:00Z"] {
            let lines = try await Tool.shell(script, now).output.split(separator: "\n").map(String.init)
            try #require(lines.count == 4)
            let end = Instant(milliseconds: try #require(Int64(lines[3])) * 1_000)
            let answers = try lines[1...2].map { try Answer($0) }
            if now.isEmpty {
                #expect(answers[0].now < end && answers[1].now >= end)
                #expect(answers.map(\.situation) == ["running", "unknown"])
            } else {
                let fixed = try #require(Instant(rfc3339: "2026-11-20T12:00:00Z"))
                #expect(answers.map(\.now) == [fixed, fixed])
                #expect(answers[0].situation == answers[1].situation)
            }
        }
    }

    // MARK: With a clock of the test's own

    private static func stream(at moments: [String], _ signatures: String...) throws -> StatusStream {
        let instants = try moments.map { try #require(Instant(rfc3339: $0)) }
        let remaining = Mutex(instants[...])
        let locale = try LocaleTag("en")
        let formatter = try StatusFormatter(locale: locale, timeZone: "UTC", catalogs: .builtin())
        let reader = CustomerReader(verifier: try SignatureOptions.parse(signatures).verifier(), expectation: .any)
        let context = StatusContext(
            products: [],
            now: .distantPast,
            calendar: try StoreCalendar(timeZone: "UTC"),
            policy: .init(),
            locales: [locale],
            formatters: [formatter]
        )
        // A question more than there are moments would stop the test.
        return StatusStream(
            context: context,
            reader: reader,
            clock: { remaining.withLock { $0.removeFirst() } },
            strict: false
        )
    }

    private static func answers(_ text: String, count: Int, from stream: StatusStream) async throws -> [Answer] {
        let lines = (1...count).map { LineReader.Line(number: $0, bytes: Array(text.utf8), isTooLong: false) }
        return try await stream.records(of: lines, file: "customers.ndjson").map { record in
            var bytes = ByteBuffer()
            _ = record.write(namingFile: false, to: &bytes)
            return try Answer(bytes.string)
        }
    }

    @Test("The clock is read once for each line, and the answer is for that moment")
    func clock() async throws {
        // Clocks are set back too.
        let moments = [
            "2026-11-20T11:59:59.999Z", "2026-11-20T12:00:00Z", "2026-11-20T11:00:00Z", "2026-12-20T12:00:00Z",
        ]
        let stream = try Self.stream(at: moments)
        let text = Self.customer(until: "2026-11-20T12:00:00Z")
        let answers = try await Self.answers(text, count: moments.count, from: stream)
        #expect(answers.map(\.now.description) == moments)
        #expect(answers.map(\.situation) == ["running", "unknown", "running", "unknown"])
    }

    @Test("Signatures are judged at the moment of each line")
    func signatures() async throws {
        // Signed on 2023-10-19: a day before, its date is one that is not yet.
        let fixture = Tool.root.appending(path: "Tests/SignaturesTests/Fixtures/xcode-signed-transaction").path
        let jws = try String(contentsOfFile: fixture, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let moments = ["2023-10-17T00:00:00Z", "2023-10-20T00:00:00Z", "2023-10-17T00:00:00Z"]
        let root = try StatusSignatureTests.root(of: fixture)
        let stream = try Self.stream(at: moments, "--verify-jws", "--root", root, "--signer", "xcodeTesting")
        let answers = try await Self.answers(jws, count: moments.count, from: stream)
        #expect(answers.map(\.isVerified) == [nil, true, nil])
        #expect(answers[0].text.contains("badSignedDate") && answers[2].text.contains("badSignedDate"))
    }
}
