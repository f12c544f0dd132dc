import Foundation
import Paywright
import PaywrightReports
import Testing

@Suite("A program that makes a report has what the command prints")
struct ReportContractTests {
    private let tags = ["en", "de", "ar"]
    private func languages() throws -> [Language] { try tags.map { try Language($0) } }

    private func members(_ text: some DataProtocol) throws -> NSDictionary {
        try #require(try JSONSerialization.jsonObject(with: Data(text)) as? NSDictionary)
    }

    @Test("A paywall report")
    func paywalls() async throws {
        let run = try await Tool.run(
            ["copy", Tool.example, "--format", "json", "--locale", tags.joined(separator: ",")]
                + ["--eligibility", "introductory", "--compare-with", "com.example.aurora.monthly"]
        )
        let report = PaywallReport(
            of: try StoreFile.products(at: Tool.example),
            in: try languages(),
            claims: [.introductory],
            buying: QuoteOptions(comparedWith: "com.example.aurora.monthly")
        )
        #expect(run.exitCode == 0 && run.output == report.json + "\n")
        #expect(try members(JSONEncoder().encode(report)) == members(Data(run.output.utf8)))
    }

    @Test("A paywall report for one customer, with dates")
    func customers() async throws {
        let file = StatusCommandTests.customer("lapsed-with-win-back")
        let run = try await Tool.run(
            ["copy", Tool.example, "--format", "json", "--locale", tags.joined(separator: ",")]
                + ["--customer", file, "--time-zone", "Asia/Tokyo"] + StatusCommandTests.now
        )
        let shop = try StoreFile.products(at: Tool.example)
        let now = try #require(Instant(rfc3339: StatusCommandTests.now[1]))
        let history = try await StoreFile.customer(at: file, signatures: .unverified).history
        let report = PaywallReport(
            of: shop,
            in: try languages(),
            for: PlanChoices(for: history, products: shop.products, now: now),
            calendar: try StoreCalendar(timeZone: "Asia/Tokyo")
        )
        #expect(run.exitCode == 0 && run.output == report.json + "\n", "\(run.errors)")
        #expect(try members(JSONEncoder().encode(report)) == members(Data(run.output.utf8)))
        #expect(report.results.contains { $0.choice?.choice == .buy && $0.label != nil && $0.dated != nil })
    }

    @Test("A status report")
    func status() async throws {
        let file = StatusCommandTests.customer("trial-running")
        let run = try await Tool.run(
            ["status", file, "--products", Tool.example, "--format", "json", "--locale", tags.joined(separator: ",")]
                + ["--time-zone", "Asia/Tokyo"] + StatusCommandTests.now
        )
        let report = try StatusReport(
            of: try await StoreFile.customer(at: file, signatures: .unverified),
            in: try languages(),
            products: try StoreFile.products(at: Tool.example).products,
            at: try #require(Instant(rfc3339: StatusCommandTests.now[1])),
            timeZone: "Asia/Tokyo"
        )
        #expect(run.exitCode == 0 && run.output == report.json + "\n")
        #expect(try members(JSONEncoder().encode(report)) == members(Data(run.output.utf8)))
    }
}
