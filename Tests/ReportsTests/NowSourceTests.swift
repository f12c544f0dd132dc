import Foundation
import Paywright
import PaywrightReports
import Testing

@Suite("The moment of an answer, and where it comes from")
struct NowSourceTests {
    /// A subscription that the store dated at noon of November 20, and that ends on December 1.
    private static let customer = #"""
        {"schema": "paywright/customer/1", "asOf": "2026-11-20T12:00:00Z", "store": "appStore", "complete": true,
        "purchases": [{"productID": "pro", "productType": "autoRenewable", "id": "1", "originalID": "1",
        "purchaseDate": "2026-11-01T00:00:00Z", "expiresDate": "2026-12-01T00:00:00Z"}],
        "subscriptions": [{"originalID": "1", "productID": "pro", "renewsAutomatically": true}]}
        """#

    private struct Answer: Equatable {
        let now: String
        let source: String
        let situation: String
        let codes: [String]
    }

    private func answer(at now: String, from source: NowSource, isVerified: Bool) async throws -> Answer {
        let context = StatusContext(
            products: [],
            now: try #require(Instant(rfc3339: now)),
            nowSource: source,
            calendar: try StoreCalendar(timeZone: "UTC", data: .system),
            policy: .careful,
            locales: [try Language("en").match.requested],
            formatters: [try Language("en").statusFormatter(timeZone: "UTC")]
        )
        var input = CustomerInput()
        let importer = HistoryImporter(signatures: .unverified)
        await input.read(Array(Self.customer.utf8), file: "c", line: 1, isVerified: isVerified, by: importer)
        let report = StatusReport(input, in: context)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
        return Answer(
            now: try #require(json["now"] as? String),
            source: try #require(json["nowSource"] as? String),
            situation: try #require(report.status.purchases.first).situation.name,
            codes: report.diagnostics.map(\.code)
        )
    }

    @Test(
        "a clock that is behind gives way to a verified date, and a stated moment to nothing",
        arguments: [
            // The clock of the machine, and what is verified.
            ("2026-11-20T12:00:01Z", .clock, true, "2026-11-20T12:00:01Z", "clock", "active", []),
            ("2026-11-20T11:59:59Z", .clock, true, "2026-11-20T12:00:00Z", "store", "active", ["clock-behind-store"]),
            ("2026-11-18T12:00:00Z", .clock, true, "2026-11-20T12:00:00Z", "store", "active", ["clock-behind-store"]),
            ("2026-11-18T11:59:59Z", .clock, true, "2026-11-18T11:59:59Z", "clock", "unknown", ["clock-behind-store"]),
            // What nobody has verified moves no clock.
            ("2026-11-20T11:50:00Z", .clock, false, "2026-11-20T11:50:00Z", "clock", "active", []),
            ("2026-11-20T11:49:59Z", .clock, false, "2026-11-20T11:49:59Z", "clock", "unknown", ["clock-behind-store"]),
            // A stated moment stays.
            ("2026-11-18T12:00:00Z", .given, true, "2026-11-18T12:00:00Z", "given", "active", ["clock-behind-store"]),
            ("2026-11-18T12:00:00Z", .given, false, "2026-11-18T12:00:00Z", "given", "active", ["clock-behind-store"]),
            ("2026-11-18T11:59:59Z", .given, true, "2026-11-18T11:59:59Z", "given", "unknown", ["clock-behind-store"]),
        ] as [(String, NowSource, Bool, String, String, String, [String])]
    )
    func sources(
        now: String,
        source: NowSource,
        isVerified: Bool,
        answered: String,
        from: String,
        situation: String,
        codes: [String]
    ) async throws {
        let expected = Answer(now: answered, source: from, situation: situation, codes: codes)
        #expect(try await answer(at: now, from: source, isVerified: isVerified) == expected)
    }
}
