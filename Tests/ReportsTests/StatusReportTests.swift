import Foundation
import Paywright
import PaywrightReports
import Testing

@Suite("A status report is what the command prints, as a value")
struct StatusReportTests {
    private static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func report(of customer: String, in tags: [String]) async throws -> StatusReport {
        let file = root.appending(path: "Examples/customers/\(customer)").path
        return try StatusReport(
            of: try await StoreFile.customer(at: file, signatures: .unverified),
            in: try tags.map { try Language($0) },
            products: try StoreFile.products(at: root.appending(path: "Examples/aurora.storekit").path).products,
            at: try #require(Instant(rfc3339: "2026-11-20T12:00:00Z")),
            timeZone: "Europe/Berlin"
        )
    }

    private static let customers =
        (try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Examples/customers").path)) ?? []

    @Test("It encodes to the members of its JSON", arguments: customers)
    func encoding(customer: String) async throws {
        let report = try await Self.report(of: customer, in: ["en", "de", "ar", "xx"])
        let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(report))
        let printed = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
        #expect(try #require(encoded as? NSDictionary) == #require(printed as? NSDictionary))
        #expect((encoded as? [String: Any])?["schema"] as? String == "paywright/status/1")
    }

    @Test("There are customers to report on")
    func examples() { #expect(Self.customers.count > 3) }

    @Test("It says what is true, in every language, and in text")
    func words() async throws {
        let report = try await Self.report(of: "trial-running.json", in: ["en", "de"])
        #expect(report.status.purchases.count == 1)
        let json = report.json.replacing("\u{A0}", with: " ")
        #expect(json.contains("Probeabo endet in 4 Tagen") && json.contains(#""timeZone": "Europe/Berlin""#))
        let text = report.text.replacing("\u{A0}", with: " ")
        #expect(text.hasPrefix("customer u-1002\n") && text.contains("Free trial ends in 4 days"))
    }

    @Test("Names that are equal and written otherwise stand in each language as its own")
    func equalNames() throws {
        let (composed, decomposed) = ("Caf\u{E9}", "Cafe\u{301}")
        var transaction = PurchaseTransaction(store: .appStore, productID: "pro")
        transaction.expiresDate = Instant(rfc3339: "2026-12-20T12:00:00Z")
        let product = Product(
            id: "pro",
            type: .autoRenewable,
            names: [
                LocalizedName(locale: "en", name: composed), LocalizedName(locale: "de", name: decomposed),
                LocalizedName(locale: "fr", name: composed),
            ],
            prices: StorefrontPrices()
        )
        let report = try StatusReport(
            of: HistoryImport(history: CustomerHistory(transactions: [transaction]), diagnostics: []),
            in: ["en", "de", "fr"].map { try Language($0) },
            products: [product],
            at: try #require(Instant(rfc3339: "2026-11-20T12:00:00Z")),
            timeZone: "UTC"
        )
        let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
        let results = try #require(json?["results"] as? [[String: Any]])
        let names = results.map { (($0["lines"] as? [String: Any])?["name"] as? [String: Any])?["text"] as? String }
        #expect(names.map { Array(($0 ?? "").utf8) } == [composed, decomposed, composed].map { Array($0.utf8) })
    }

    @Test("An unknown time zone is refused")
    func zone() throws {
        #expect(throws: StoreCalendar.UnknownTimeZone.self) {
            try StatusReport(
                of: HistoryImport(history: CustomerHistory(), diagnostics: []),
                in: [Language("en")],
                at: .now,
                timeZone: "Nowhere/Land"
            )
        }
    }
}
