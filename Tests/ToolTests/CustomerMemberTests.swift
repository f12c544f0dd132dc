import Foundation
import Testing

/// Where each line of a run states its customer's language, time zone and rules: absent, stated and unreadable are three things.
@Suite("A customer’s own language, time zone and rules, from the customer’s line")
struct CustomerMemberTests {
    private static let now = ["--now", "2026-11-20T12:00:00Z"]

    private struct Record: Decodable {
        struct Finding: Decodable {
            let code: String
            let severity: String
            let line: Int?
            let path: String?
            let found: String?
        }
        struct Result: Decodable { let lines: [String: Text] }
        struct Text: Decodable { let text: String }
        struct Notice: Decodable {
            let rule: Rule?
            struct Rule: Decodable { let id: String }
        }
        let line: Int?
        let timeZone: String
        let zoneSource: String
        let locales: [String]
        let results: [Result]?
        let rules: [String]?
        let notices: [Notice]?
        let diagnostics: [Finding]

        var own: [Finding] { diagnostics.filter { $0.code == "unreadable-member" } }
    }

    /// A trial that ends at 07:00 of December 10 in UTC, which is December 9 in Los Angeles.
    private static func customer(_ member: String) -> String {
        """
        {"schema": "paywright/customer/1", "customer": "c", "store": "stripe", "asOf": "2026-11-20T09:00:00Z", "complete": true, \
        "purchases": [{"id": "1", "originalID": "s1", "productID": "pro", "productType": "autoRenewable", \
        "purchaseDate": "2026-11-10T07:00:00Z", "expiresDate": "2026-12-10T07:00:00Z", \
        "offer": {"type": "introductory", "paymentMode": "freeTrial", "period": "P30D"}}], \
        "subscriptions": [{"originalID": "s1", "productID": "pro", "renewsAutomatically": true, \
        "renewalDate": "2026-12-10T07:00:00Z", "renewalPrice": {"amount": "9.99", "currency": "USD"}}]\(member)}
        """
    }

    private static func records(_ arguments: [String], _ lines: [String]) async throws -> [Record] {
        let outcome = try await Tool.run(arguments + now, input: lines.joined(separator: "\n"))
        return try outcome.output.split(separator: "\n").map { line in
            try JSONDecoder().decode(Record.self, from: Data(line.utf8))
        }
    }

    private static let status = ["status", "-", "--format", "ndjson", "--locale", "fr", "--time-zone", "Europe/Berlin"]

    // MARK: Languages

    /// What stands at the member, the language of the answer, and whether it cannot be used.
    private static let locales: [(member: String, locale: String, isUnreadable: Bool)] = [
        ("", "fr", false),
        (#", "profile": null"#, "fr", false),
        (#", "profile": {}"#, "fr", false),
        (#", "profile": {"locale": null}"#, "fr", false),
        (#", "profile": {"locale": []}"#, "fr", false),
        (#", "profile": {"locale": "de"}"#, "de", false),
        (#", "profile": {"locale": "pt_BR.UTF-8"}"#, "pt-BR", false),
        (#", "profile": {"locale": ["ja"]}"#, "ja", false),
        (#", "profile": {"locale": ["cy", "de", "ja"]}"#, "de", false),
        (#", "profile": {"locale": ["?", 5, "ja"]}"#, "ja", false),
        (#", "profile": {"locale": ["cy"]}"#, "cy", false),
        (#", "profile": {"locale": "?"}"#, "fr", true),
        (#", "profile": {"locale": ""}"#, "fr", true),
        (#", "profile": {"locale": 5}"#, "fr", true),
        (#", "profile": {"locale": {"tag": "de"}}"#, "fr", true),
        (#", "profile": {"locale": ["", 5]}"#, "fr", true),
        (#", "profile": "p-1""#, "fr", true),
    ]

    @Test("The language of each line", arguments: ["profile.locale", "/profile/locale"])
    func language(path: String) async throws {
        let lines = Self.locales.map { Self.customer($0.member) }
        let records = try await Self.records(Self.status + ["--locale-member", path], lines)
        try #require(records.count == Self.locales.count)
        for (number, (record, expected)) in zip(records, Self.locales).enumerated() {
            #expect(record.line == number + 1 && record.locales == [expected.locale], "\(expected.member)")
            #expect(record.own.count == (expected.isUnreadable ? 1 : 0), "\(expected.member)")
            #expect(record.own.allSatisfy { $0.line == number + 1 && $0.severity == "warning" && $0.path != nil })
            // The others of the run are answered.
            #expect(record.results?.count == 1)
            #expect(!record.diagnostics.contains { $0.code == "unknown-field" }, "\(expected.member)")
        }
        #expect(records[5].results?.first?.lines["detail"]?.text.contains("kostenlose") == true)
    }

    // MARK: Time zones

    private static let zones: [(member: String, zone: String, source: String, isUnreadable: Bool)] = [
        ("", "Europe/Berlin", "given", false),
        (#", "zone": null"#, "Europe/Berlin", "given", false),
        (#", "zone": "America/Los_Angeles""#, "America/Los_Angeles", "given", false),
        (#", "zone": ["Mars/Base", "Asia/Tokyo"]"#, "Asia/Tokyo", "given", false),
        // The zone of the run is another customer’s: a last day in it may be false.
        (#", "zone": "Mars/Base""#, "UTC", "assumed", true),
        (#", "zone": 5"#, "UTC", "assumed", true),
    ]

    @Test("The time zone of each line; one that cannot be read is not known")
    func timeZone() async throws {
        let lines = Self.zones.map { Self.customer($0.member) }
        let records = try await Self.records(Self.status + ["--time-zone-member", "zone", "--locale", "en"], lines)
        try #require(records.count == Self.zones.count)
        for (record, expected) in zip(records, Self.zones) {
            #expect(record.timeZone == expected.zone && record.zoneSource == expected.source, "\(expected.member)")
            #expect(record.own.count == (expected.isUnreadable ? 1 : 0), "\(expected.member)")
        }
        let days = records.map { $0.results?.first?.lines["headline"]?.text ?? "" }
        #expect(days[0].contains("10") && days[2].contains("9"), "\(days)")
    }

    // MARK: Rules

    @Test(
        "The rules of each line: those that it names, all of the run where it names none, none where that cannot be read"
    )
    func rules() async throws {
        let file = try Tool.file(
            """
            {"schema": "paywright/rules/1", "rules": [
              {"id": "a", "kind": "trialEnding", "window": {"from": "P30D", "to": "P1D"}},
              {"id": "b", "kind": "trialEnding", "window": {"from": "P40D", "to": "P1D"}}]}
            """
        )
        let cases: [(member: String, rules: [String], faults: Int)] = [
            ("", ["a", "b"], 0),
            (#", "rules": "b""#, ["b"], 0),
            (#", "rules": ["b", "a"]"#, ["a", "b"], 0),
            (#", "rules": []"#, [], 0),
            (#", "rules": ["b", "c"]"#, ["b"], 1),
            (#", "rules": 5"#, [], 1),
        ]
        let arguments = ["notices", "-", "--format", "ndjson", "--rules", file, "--rules-member", "rules"]
        let records = try await Self.records(arguments, cases.map { Self.customer($0.member) })
        try #require(records.count == cases.count)
        for (record, expected) in zip(records, cases) {
            #expect(record.rules == expected.rules, "\(expected.member)")
            #expect(record.notices?.compactMap(\.rule?.id) == expected.rules, "\(expected.member)")
            #expect(record.own.count == expected.faults && record.own.allSatisfy { $0.severity == "error" })
        }
    }

    // MARK: One customer

    @Test("Of several inputs about one customer the first that states it counts, also for a paywall")
    func oneCustomer() async throws {
        let (first, second) = (
            try Tool.file(Self.customer("")),
            try Tool.file(#"{"schema": "paywright/customer/1", "customer": "c", "store": "appStore", "tag": "de"}"#)
        )
        let status = try await Tool.run(
            ["status", first, second, "--locale-member", "tag", "--format", "json"] + Self.now
        )
        let record = try JSONDecoder().decode(Record.self, from: Data(status.output.utf8))
        #expect(record.locales == ["de"])
        let shop = try Tool.file(
            """
            {"schema": "paywright/products/1", "products": [{"id": "pro", "store": "stripe", "type": "autoRenewable",
             "period": "P1M", "prices": {"USA": "USD 9.99"}}]}
            """
        )
        let copy = ["copy", shop, "--customer", first, "--customer", second, "--lines", "callToAction"] + Self.now
        let german = try await Tool.run(copy + ["--locale-member", "tag"])
        #expect(german.output.contains("Aktuelles Abo"), "\(german.output)")
        let other = try await Tool.run(copy + ["--locale-member", "none"])
        #expect(other.output.contains("Current plan"))
    }

    @Test("An identifier in place of an object states nothing, and is told as what it is")
    func notExpanded() async throws {
        let line =
            #"{"object": "subscription", "id": "sub_1", "status": "active", "customer": "cus_1", "items": {"data": []}}"#
        let member = ["--locale-member", "customer.preferred_locales"]
        let record = try #require(try await Self.records(Self.status + member, [line]).first)
        #expect(record.locales == ["fr"] && record.own.map(\.path) == ["$.customer"])
        #expect(record.own.first?.found?.contains("string") == true)
    }

    @Test(
        "What is no path is refused",
        arguments: [
            ["status", "-", "--locale-member", "a..b"], ["status", "-", "--time-zone-member", "/"],
            ["status", "-", "--locale-member", ""], ["notices", "-", "--rules-member", "rules"],
            ["copy", "-", "--locale-member", "locale"],
        ]
    )
    func usage(arguments: [String]) async throws {
        let outcome = try await Tool.run(arguments, input: "")
        #expect(outcome.exitCode == 64 && outcome.errors.contains("-member"), "\(outcome.errors)")
    }

    @Test("An object of the caller’s own is ignored only where all of it is named")
    func fields() async throws {
        let member = ["--locale-member", "profile.locale"]
        let named = Self.customer(#", "profile": {"locale": "de"}"#)
        let more = Self.customer(#", "profile": {"locale": "de", "price": 5}"#)
        let records = try await Self.records(Self.status + member, [named, more])
        #expect(records.map(\.locales) == [["de"], ["de"]])
        #expect(records.map { record in record.diagnostics.contains { $0.code == "unknown-field" } } == [false, true])
    }
}
